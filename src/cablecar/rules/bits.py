"""Sets of numbers below 64 as the bits of a word."""

import numpy as np

from cablecar.kernel.decorators import inlined

EMPTY_WORD = np.uint64(0)
EMPTY_HALF = np.uint32(0)
ONE = np.uint64(1)


@inlined
def count_if(count: np.int8, is_so: bool) -> np.int8:
    """Return a count below 128, one more if that is so: kept in a byte, vectors add sixteen at once."""
    return np.int8(count + np.int8(is_so))


@inlined
def join_halves(low: np.uint32, high: np.uint32) -> np.uint64:
    """Return the word of two halves."""
    return np.uint64(np.uint64(high) << np.uint64(32) | np.uint64(low))


@inlined
def without_lowest(bits: np.uint64) -> np.uint64:
    """Return a set without its lowest number; it must not be empty."""
    return bits & (bits - ONE)


@inlined
def lowest(bits: np.uint64) -> int:
    """Return the lowest number of a set, which must not be empty.

    It is how many bits lie below the lowest one. The compiler knows this way of counting bits and
    makes one instruction of the loop.
    """
    below, count = (bits & (~bits + ONE)) - ONE, 0
    while below != EMPTY_WORD:
        below = without_lowest(below)
        count += 1
    return count
