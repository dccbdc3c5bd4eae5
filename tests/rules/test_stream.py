"""The random stream: xoshiro256++ against a plain version of it, and the shuffles that it gives."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import SupportsInt

import numpy as np
import pytest

from cablecar.board import CARDS, shipped_board
from cablecar.engine.chance import Shuffles
from cablecar.engine.game import Game
from cablecar.engine.moves import TakeCard
from cablecar.rules import stream as rules_stream
from cablecar.rules.state import STATE, Records
from cablecar.rules.stream import seed_words
from tests.support.game.positions import deck, hand, lay_deck, lay_discard, named, table
from tests.support.kernel.as_written import as_written

TOP = 2**64 - 1
wrapping_add, rotate = as_written(rules_stream.wrapping_add), as_written(rules_stream.rotate)
next_word, below = as_written(rules_stream.next_word), as_written(rules_stream.below)
shuffle = as_written(rules_stream.shuffle)
"""Only compiled functions call these; here they are called as they are written."""


class PlainStream:
    """xoshiro256++ in Python's unbounded numbers, written from its publication and not from our code."""

    def __init__(self, words: Iterable[SupportsInt]) -> None:
        self.words = [int(word) for word in words]

    def next(self) -> int:
        a, b, c, d = self.words
        result = (_rotated((a + d) % 2**64, 23) + a) % 2**64
        shifted = (b << 17) % 2**64
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = _rotated(d, 45)
        self.words = [a, b, c, d]
        return result

    def below(self, limit: int) -> int:
        """Multiply and shift, without the products that would favour some numbers."""
        while True:
            product = (self.next() >> 32) * limit
            if product % 2**32 >= 2**32 % limit:
                return product >> 32

    def shuffled(self, items: Sequence[str]) -> tuple[str, ...]:
        """Fisher and Yates: from the last item down, each changes places with one of those up to it."""
        order = list(items)
        for last in reversed(range(1, len(order))):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _rotated(word: int, by: int) -> int:
    bits = format(word, "064b")
    return int(bits[by:] + bits[:by], 2)


def stream(*words: int) -> Records:
    """Return a state whose stream stands at these words."""
    states = np.zeros(1, STATE)
    states[0].random[:] = np.array(words, np.uint64)
    return states


def stream_before(word: int) -> Records:
    """Return a state whose stream gives this word next."""
    return stream(0, 0x0123456789ABCDEF, 0xFEDCBA9876543210, _rotated(word, 64 - 23))


def words_of(states: Records) -> list[int]:
    """Return where a state's stream stands."""
    return [int(word) for word in states[0].random]


def test_the_stream_gives_the_published_numbers() -> None:
    # The reference vector of the generator's authors, as the Rust crate rand_xoshiro tests it.
    states = stream(1, 2, 3, 4)
    assert [int(next_word(states[0])) for _ in range(10)] == [
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
        9228616714210784205,
        9973669472204895162,
        14011001112246962877,
        12406186145184390807,
        15849039046786891736,
        10450023813501588000,
    ]


@pytest.mark.parametrize("seed", ["0", "7", "f" * 32, "0123456789abcdef" * 4])
def test_the_stream_equals_a_plain_version_word_for_word(seed: str) -> None:
    words = seed_words(seed)
    states, plain = stream(*words), PlainStream(words)
    for _ in range(100):
        assert int(next_word(states[0])) == plain.next()
    assert words_of(states) == plain.words


@pytest.mark.parametrize(
    ("a", "b"), [(0, 0), (1, TOP), (TOP, TOP), (2**32 - 1, 1), (2**63, 2**63), (2**32 - 1, 2**64 - 2**32)]
)
def test_sums_go_round_at_64_bits(a: int, b: int) -> None:
    assert int(wrapping_add(np.uint64(a), np.uint64(b))) == (a + b) % 2**64


@pytest.mark.parametrize("by", [1, 17, 23, 45, 63])
def test_rotating_loses_no_bit(by: int) -> None:
    for word in (1, 2**63, 0x0123456789ABCDEF, TOP - 1):
        assert int(rotate(np.uint64(word), np.uint64(by))) == _rotated(word, by)


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 24, 44, 100, 128])
def test_bounded_draws_equal_a_plain_version(limit: int) -> None:
    words = seed_words("bounded")
    states, plain = stream(*words), PlainStream(words)
    for _ in range(50):
        assert int(below(states[0], limit)) == plain.below(limit)
    assert words_of(states) == plain.words


# With a limit of 7 there are 2**32 % 7 = 4 products too many: those whose lower half is 0, 1, 2 or 3.
@pytest.mark.parametrize(
    ("limit", "rest", "is_taken"),
    [
        (7, 0, False),
        (7, 3, False),
        (7, 4, True),
        (7, 6, True),
        (7, 7, True),
        (7, 8, True),
        (3, 0, False),
        (3, 1, True),
        (3, 2**32 - 1, True),
        (125, 2**32 % 125 - 1, False),
        (125, 2**32 % 125, True),
    ],
)
def test_a_bounded_draw_rejects_exactly_the_surplus(limit: int, rest: int, is_taken: bool) -> None:
    upper_half = rest * pow(limit, -1, 2**32) % 2**32
    states = stream_before(upper_half << 32 | 0xABCDEF)
    plain = PlainStream(words_of(states))
    first, second = plain.next(), PlainStream(plain.words)
    number = int(below(states[0], limit))
    if is_taken:
        assert (number, words_of(states)) == ((first >> 32) * limit >> 32, plain.words)
    else:
        assert (number, words_of(states)) == (second.below(limit), second.words)


@pytest.mark.parametrize("limit", [1, 2, 64, 128])
def test_a_limit_that_divides_the_range_rejects_nothing(limit: int) -> None:
    states = stream_before(0)
    plain = PlainStream(words_of(states))
    plain.next()
    assert int(below(states[0], limit)) == 0
    assert words_of(states) == plain.words


def test_every_number_below_a_limit_can_come() -> None:
    for limit in range(1, 9):
        lows = [-(-(number << 32) // limit) + 1 for number in range(limit)]
        drawn = [int(below(stream_before(low << 32)[0], limit)) for low in lows]
        assert drawn == list(range(limit))


@pytest.mark.parametrize("size", [0, 1, 2, 3, 44, 128])
def test_a_shuffle_is_fisher_and_yates_from_the_top(size: int) -> None:
    words = seed_words("shuffle")
    states, plain = stream(*words), PlainStream(words)
    items = np.arange(-128, 0, dtype=np.int8)
    shuffle(states[0], items, size)
    expected = plain.shuffled([str(item) for item in range(-128, size - 128)])
    assert tuple(str(item) for item in items[:size]) == expected
    assert words_of(states) == plain.words
    assert items[size:].tolist() == list(range(size - 128, 0))


def test_a_seed_becomes_the_four_words_of_its_hash() -> None:
    digest = hashlib.sha256(b"0f").digest()
    words = [int.from_bytes(digest[start : start + 8], "little") for start in range(0, 32, 8)]
    assert seed_words("0f").tolist() == words


@pytest.mark.parametrize("bits", [128, 256])
def test_seeds_that_differ_in_one_bit_start_apart(bits: int) -> None:
    seeds = [format(1 << bit, f"0{bits // 4}x") for bit in range(bits)]
    starts = {tuple(seed_words(seed).tolist()) for seed in seeds}
    assert len(starts) == bits
    assert len({words[0] for words in starts}) == bits


def shuffled_by(plain: PlainStream) -> Shuffles:
    """Return how a stream shuffles the shipped board's pieces: cards, then tickets, then souvenirs."""
    board = shipped_board()
    cards = [card for card in CARDS for _ in range(8 if card == "ferry" else 6)]
    return Shuffles(
        plain.shuffled(cards),
        plain.shuffled([ticket.id for ticket in board.tickets]),
        plain.shuffled(board.souvenirs),
    )


@pytest.mark.parametrize("seed", ["1", "2", "c" * 32])
def test_S4_cards_tickets_and_souvenirs_are_shuffled_by_the_seed_alone(seed: str) -> None:
    game = Game(shipped_board(), named(3), seed)
    plain = PlainStream(seed_words(seed))
    shuffles = shuffled_by(plain)
    assert game.shuffles == shuffles
    assert words_of(game._state) == plain.words


def test_S4_told_shuffles_leave_the_stream_where_the_seed_would_have() -> None:
    drawn = Game(shipped_board(), named(2), "5")
    order = shuffled_by(PlainStream(seed_words("6")))
    followed = Game(shipped_board(), named(2), "5", order)
    assert followed.shuffles == order
    assert words_of(followed._state) == words_of(drawn._state)


def test_D6_a_new_deck_is_the_discard_shuffled_by_the_stream() -> None:
    game = table(["red"] * 5)
    cards = ["blue"] * 3 + ["black"] * 2 + ["orange"] + ["ferry"] * 2
    lay_deck(game, "pink")
    lay_discard(game, *cards)
    plain = PlainStream(words_of(game._state))
    new_deck = plain.shuffled(cards)
    game.play(0, TakeCard())
    assert hand(game, 0) == ("pink",)
    assert deck(game) == new_deck
    assert game.shuffles.reshuffles == (new_deck,)
    assert words_of(game._state) == plain.words


def test_D6_a_told_deck_leaves_the_stream_where_a_drawn_one_would_have() -> None:
    drawn, followed = (table(["red"] * 5, ["pink"], ["blue", "green", "black"]) for _ in range(2))
    followed.prescribe_reshuffles([["black", "blue", "green"]])
    drawn.play(0, TakeCard())
    followed.play(0, TakeCard())
    assert deck(followed) == ("black", "blue", "green")
    assert words_of(followed._state) == words_of(drawn._state)
