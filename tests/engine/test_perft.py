"""Perft: a start has as many sequences of moves as were counted once, by the engine and by the referee."""

import pytest

from tests.support.game.perft import PLANS, check_counts, check_counts_by_both, starts


@pytest.mark.parametrize("name", [plan[0] for plan in PLANS])
def test_the_number_of_sequences_of_three_moves_is_as_counted_before(name: str) -> None:
    check_counts(starts()[name], 3)


@pytest.mark.parametrize("name", ["deal", "tiny"])
def test_the_number_of_sequences_of_four_moves_is_as_counted_before(name: str) -> None:
    check_counts(starts()[name], 4)


@pytest.mark.parametrize("name", ["deal", "first-turn", "first-edition-first-turn", "tiny"])
def test_the_referee_counts_the_same_sequences(name: str) -> None:
    check_counts_by_both(starts()[name], 3)
