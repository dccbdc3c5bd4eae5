"""The arena's statistics, against known answers and on invented data whose truth is known."""

from collections.abc import Sequence
from itertools import combinations
from math import log, log10

import numpy as np
import pytest

from cablecar.arena.intervals import (
    Floats,
    Interval,
    SequentialTest,
    fit_strengths,
    rate,
    sequential_interval,
    share_interval,
    student_quantile,
)


def invented(chance: float, blocks: int, rng: np.random.Generator, luck: float = 20) -> Floats:
    """Return shares of blocks of two games; the shuffles favour one side, so that games go together."""
    chances = rng.beta(chance * luck, (1 - chance) * luck, size=(blocks, 1))
    shares: Floats = (rng.random((blocks, 2)) < chances).mean(axis=1)
    return shares


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, rel=1e-3)


def test_the_interval_of_an_even_match_is_wilsons() -> None:
    interval = share_interval([0, 1] * 50)
    games = 99.0  # a hundred blocks of one game each, less one for the unknown mean
    z = student_quantile(99)
    assert interval.mean == 0.5
    assert interval.high - 0.5 == pytest.approx(z / 2 / (games + z * z) ** 0.5)
    assert interval.low + interval.high == pytest.approx(1)


@pytest.mark.parametrize(
    ("share", "low", "high"), [(1.0, 0.9630, 1), (0.0, 0, 0.0370), (0.5, 0.4038, 0.5962)]
)
def test_blocks_that_are_all_equal_still_have_an_interval(share: float, low: float, high: float) -> None:
    interval = share_interval([share] * 100)
    assert interval.low == pytest.approx(low, abs=1e-4)
    assert interval.high == pytest.approx(high, abs=1e-4)


def test_one_block_says_little() -> None:
    assert share_interval([1.0]).low == pytest.approx(0.2065, abs=1e-4)


def test_the_share_of_the_others_is_what_is_left() -> None:
    assert Interval(0.25, 0.125, 0.5).rest == Interval(0.75, 0.5, 0.875)


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("blocks", [20, 200])
def test_the_interval_holds_the_truth_as_often_as_it_says(chance: float, blocks: int) -> None:
    rng = np.random.default_rng(1)
    intervals = [share_interval(invented(chance, blocks, rng).tolist()) for _ in range(600)]
    held = sum(interval.low <= chance <= interval.high for interval in intervals)
    assert 0.93 <= held / 600 <= 0.99


def settled_after(shares: Sequence[float] | Floats, even: float) -> int | None:
    """Return after how many blocks a match is settled."""
    test = SequentialTest(even)
    return next((number for number, share in enumerate(shares, 1) if test.add(share)), None)


def test_looking_after_every_block_raises_few_false_alarms() -> None:
    rng = np.random.default_rng(2)
    alarms = sum(settled_after(invented(0.5, 300, rng), 0.5) is not None for _ in range(300))
    assert alarms <= 0.05 * 300


def test_looking_after_every_block_with_the_usual_interval_would_raise_many() -> None:
    rng = np.random.default_rng(2)
    alarms = 0
    for _ in range(100):
        shares = invented(0.5, 300, rng).tolist()
        intervals = (share_interval(shares[:count]) for count in range(10, 301))
        alarms += any(not interval.low <= 0.5 <= interval.high for interval in intervals)
    assert alarms > 0.2 * 100


@pytest.mark.parametrize(("chance", "most"), [(0.9, 25), (0.75, 60), (0.6, 300)])
def test_a_clear_match_is_settled_soon(chance: float, most: int) -> None:
    rng = np.random.default_rng(3)
    counts = [settled_after(invented(chance, 2000, rng), 0.5) or 2000 for _ in range(20)]
    assert np.median(counts) <= most


def test_a_match_is_settled_when_its_interval_leaves_the_even_share() -> None:
    shares = invented(0.4, 500, np.random.default_rng(4)).tolist()
    count = settled_after(shares, 1 / 3)
    assert count is not None
    assert sequential_interval(shares[:count]).low >= 1 / 3 - 1e-6
    assert sequential_interval(shares[: count - 1]).low < 1 / 3


def test_ten_victories_in_a_row_make_a_bettor_rich() -> None:
    stakes = np.geomspace(0.01, 0.9, 24)
    rich = [bool(np.mean((1 + stakes) ** count) >= 40) for count in range(1, 20)]
    assert settled_after([1.0] * 20, 0.5) == 1 + rich.index(True) == 10


def test_the_sequential_interval_holds_the_truth_wherever_it_stops() -> None:
    rng = np.random.default_rng(5)
    held = 0
    for _ in range(100):
        shares = invented(0.55, 400, rng).tolist()
        interval = sequential_interval(shares[: settled_after(shares, 0.5) or len(shares)])
        held += interval.low <= 0.55 <= interval.high
    assert held >= 95


def test_three_victories_to_one_are_odds_of_three_to_one() -> None:
    strengths = fit_strengths(np.array([[1.0]]), np.array([[3.0]]), [(0, 1)], rivals=1)
    assert strengths[0] == pytest.approx([0, log(3)])


def test_strengths_of_three_bots_are_found_again_from_their_exact_shares() -> None:
    strength, pairs = [1.0, 2.0, 6.0], list(combinations(range(3), 2))
    wins = np.array([[60 * strength[a] / (strength[a] + strength[b]) for a, b in pairs]])
    found = fit_strengths(wins, 60 - wins, pairs, rivals=1)
    assert found[0] == pytest.approx([0, log(2), log(6)])


def test_bradley_and_terrys_equations_hold_where_results_contradict_each_other() -> None:
    pairs = [(0, 1), (1, 2), (2, 0)]
    wins, losses = np.array([[7.0, 6.0, 2.0]]), np.array([[3.0, 4.0, 8.0]])
    s = np.exp(fit_strengths(wins, losses, pairs, rivals=1)[0])
    won = [7.0 + 8.0, 6.0 + 3.0, 2.0 + 4.0]
    expected = [sum(10 * s[a] / (s[a] + s[b]) for b in range(3) if b != a) for a in range(3)]
    assert expected == pytest.approx(won)


def test_one_of_four_equal_players_wins_a_quarter() -> None:
    strengths = fit_strengths(np.array([[25.0]]), np.array([[75.0]]), [(0, 1)], rivals=3)
    assert strengths[0] == pytest.approx([0, 0])


def test_elo_counts_from_the_anchor() -> None:
    ratings = rate([[0.75] * 200], [(0, 1)], players=2, anchor=1)
    assert ratings[0].mean == pytest.approx(400 * log10(150.5 / 50.5))
    assert ratings[1] == Interval(0, 0, 0)


def test_a_bot_that_never_lost_has_a_finite_rating_and_an_interval() -> None:
    winner, _ = rate([[1.0] * 100], [(0, 1)], players=2, anchor=1)
    assert winner.mean == pytest.approx(400 * log10(100.5 / 0.5))
    odds = 0.97527 / (1 - 0.97527)  # the 2.5 % quantile of a beta distribution with 100.5 and 0.5
    assert winner.low == pytest.approx(400 * log10(odds), abs=25)
    assert winner.low < winner.mean < winner.high


def test_blocks_that_were_not_played_do_not_count() -> None:
    whole = rate([[0.5, 1.0], [0.0, 0.5]], [(0, 1), (1, 2)], players=2, anchor=0)
    holes = rate([[0.5, 1.0, None], [0.0, 0.5, None]], [(0, 1), (1, 2)], players=2, anchor=0)
    assert [rating.mean for rating in holes] == pytest.approx([rating.mean for rating in whole])


def test_the_rating_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(6)
    truth, held = 400 * log10(3), 0
    for _ in range(200):
        _, rating = rate([(1 - invented(0.75, 60, rng)).tolist()], [(0, 1)], players=2, anchor=0)
        held += rating.low <= truth <= rating.high
    assert 0.91 <= held / 200 <= 0.99
