"""The random stream inside the state: xoshiro256++, written so that nothing overflows.

The generator is due to David Blackman and Sebastiano Vigna, who gave it to the public domain. Sums are
made of 32-bit halves: compiled code and NumPy without JIT then give the same numbers without warnings.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

from cablecar.kernel.decorators import compiled
from cablecar.rules.state import Bytes, State

LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
SPAN = 1 << 32


def seed_words(seed: str) -> NDArray[np.uint64]:
    """Return the stream's first state for a seed, 256 bits by SHA-256."""
    digest = hashlib.sha256(seed.encode()).digest()
    return np.frombuffer(digest, dtype="<u8").astype(np.uint64)


@compiled
def wrapping_add(a: np.uint64, b: np.uint64) -> np.uint64:
    """Return a + b modulo 2**64."""
    low = (a & LOW) + (b & LOW)
    high = (a >> HALF) + (b >> HALF) + (low >> HALF)
    return (high << HALF) | (low & LOW)


@compiled
def rotate(word: np.uint64, by: np.uint64) -> np.uint64:
    """Return a word rotated to the left."""
    return (word << by) | (word >> (np.uint64(64) - by))


@compiled
def next_word(state: State) -> np.uint64:
    """Return the next 64 random bits."""
    s0, s1, s2, s3 = state.random[0], state.random[1], state.random[2], state.random[3]
    word = wrapping_add(rotate(wrapping_add(s0, s3), np.uint64(23)), s0)
    s2 ^= s0
    s3 ^= s1
    state.random[0] = s0 ^ s3
    state.random[1] = s1 ^ s2
    state.random[2] = s2 ^ (s1 << np.uint64(17))
    state.random[3] = rotate(s3, np.uint64(45))
    return word


@compiled
def below(state: State, limit: int) -> int:
    """Return a whole number from 0 to limit - 1, each equally likely."""
    while True:
        product = np.int64(next_word(state) >> HALF) * limit
        rest = product & (SPAN - 1)
        if rest >= limit or rest >= SPAN % limit:
            return int(product >> 32)


@compiled
def shuffle(state: State, items: Bytes, size: int) -> None:
    """Shuffle the first `size` items in place."""
    for last in range(size - 1, 0, -1):
        other = below(state, last + 1)
        items[last], items[other] = items[other], items[last]
