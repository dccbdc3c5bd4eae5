"""What can be said about bots after a number of blocks of games, and how surely.

Games of one block share their shuffles, so a block counts as one observation: the first bot's mean
share of the victories over all rotations, from 0 to 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, log, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

ALPHA = 0.05
"""How often an interval may miss the truth."""
Z = NormalDist().inv_cdf(1 - ALPHA / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate and its 95 % interval."""

    mean: float
    low: float
    high: float

    def to_json(self, digits: int = 4) -> dict[str, float | None]:
        """Return the three numbers by name, None for an end that the interval does not have."""
        values = {name: float(getattr(self, name)) for name in ("mean", "low", "high")}
        return {name: round(value, digits) if isfinite(value) else None for name, value in values.items()}

    @property
    def rest(self) -> "Interval":
        """The share that is left for the others."""
        return Interval(1 - self.mean, 1 - self.high, 1 - self.low)


def share_interval(blocks: Sequence[float]) -> Interval:
    """Return the mean share of blocks with a Wilson interval.

    Wilson's interval asks for a number of independent games. Here it is the number that would scatter as
    much as the blocks do; where they do not scatter at all, each block counts as one game.
    """
    values = np.asarray(blocks, float)
    mean = float(values.mean())
    scatter = float(values.var(ddof=1)) if len(values) > 1 else 0.0
    if scatter == 0 or mean in (0, 1):
        return _wilson(mean, len(values), Z)
    return _wilson(mean, mean * (1 - mean) * len(values) / scatter, student_quantile(len(values) - 1))


def _wilson(mean: float, games: float, z: float) -> Interval:
    shrunk = (mean + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(mean * (1 - mean) / games + (z / (2 * games)) ** 2)
    return Interval(mean, max(0.0, shrunk - half), min(1.0, shrunk + half))


def student_quantile(freedom: int) -> float:
    """Return Student's 97.5 % quantile, by Fisher's expansion: within 1 % from 4 degrees of freedom on."""
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


STAKES = np.geomspace(0.01, 0.9, 24)
"""The parts of its money that a bettor risks on each block."""
LIMIT = log(2 / ALPHA)
"""How rich (as a logarithm) a bettor that is wrong grows with a chance of ALPHA / 2 at most."""


def _gains(values: Floats, even: float) -> Floats:
    """Return by how much each stake on "more than even" grows with each block, as logarithms."""
    gains: Floats = np.log1p(np.multiply.outer(values / even - 1, STAKES))
    return gains


def _wealth(gains: Floats) -> float:
    """Return the money, as a logarithm, of a bettor that began with the same part on every stake."""
    return float(np.logaddexp.reduce(gains) - log(len(STAKES)))


class SequentialTest:
    """Decides as early as possible which side of a match is better, no matter how often one looks.

    Two bettors play a fair game if the shares of the blocks average to the even share: one bets that they
    are greater, one that they are smaller. By Ville's inequality, a bettor that is wrong becomes 40 times as
    rich at any time with a chance of 2.5 % at most, whatever the blocks' distribution.
    (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024.)
    """

    def __init__(self, even: float) -> None:
        self.even = even
        """The share of the first bot if both were equal."""
        self._more = np.zeros(len(STAKES))
        self._less = np.zeros(len(STAKES))

    def add(self, share: float) -> bool:
        """Look at the next block, and return whether it is settled which side is better."""
        value = np.asarray(share)
        self._more += _gains(value, self.even)
        self._less += _gains(1 - value, 1 - self.even)
        return max(_wealth(self._more), _wealth(self._less)) >= LIMIT


def sequential_interval(blocks: Sequence[float]) -> Interval:
    """Return the mean share with an interval that holds however the number of blocks was chosen."""
    values = np.asarray(blocks, float)
    low, high = _least_share(values), 1 - _least_share(1 - values)
    return Interval(float(values.mean()), low, high)


def _least_share(values: Floats) -> float:
    """Return the greatest share on which the bettor on "more" would be rich: lower ones are refuted."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if _wealth(_gains(values, middle).sum(axis=0)) >= LIMIT:
            low = middle
        else:
            high = middle
    return low


POINTS = 400 / log(10)
"""Elo points of one unit of log-strength: 400 points are odds of 10 to 1."""
REPLICATES = 1000


def fit_strengths(wins: Floats, losses: Floats, pairs: Sequence[tuple[int, int]], rivals: int) -> Floats:
    """Return the log-strengths of bots after Bradley and Terry, that of bot 0 being 0.

    Each row of `wins` and `losses` is fitted on its own and has a column for each pair: the first bot of
    it against rivals that are copies of the second. Its chance of winning is s1 / (s1 + rivals * s2).
    """
    bots = 1 + max(max(pair) for pair in pairs)
    design = np.zeros((len(pairs), bots))
    for row, (first, second) in enumerate(pairs):
        design[row, first], design[row, second] = 1, -1
    design = design[:, 1:]
    strengths = np.zeros((len(wins), bots - 1))
    for _ in range(200):
        chance = 0.5 + 0.5 * np.tanh((strengths @ design.T - log(rivals)) / 2)
        games = wins + losses
        slope = (wins - games * chance) @ design
        bend = np.einsum("rp,pi,pj->rij", games * chance * (1 - chance), design, design)
        step = np.linalg.solve(bend, slope[..., None])[..., 0].clip(-1, 1)
        strengths += step
        if np.abs(step).max() < 1e-9:
            break
    return np.hstack([np.zeros((len(wins), 1)), strengths])


def elo_difference(shares: Sequence[float], players: int, sequential: bool) -> Interval:
    """Return the Elo of a match's first bot above the second, from its share in each block.

    With a sequential test the interval is that of the share, so that it holds however the number of blocks
    was chosen; it has no end where the first bot won, or lost, everything.
    """
    found, _ = rate([shares], [(0, 1)], players, anchor=1)
    if not sequential:
        return found
    share = sequential_interval(shares)
    return Interval(found.mean, elo_of_share(share.low, players), elo_of_share(share.high, players))


def elo_of_share(share: float, players: int) -> float:
    """Return the Elo of a bot above its rivals, copies of one other, that wins this share of the games."""
    if share in (0, 1):
        return inf if share else -inf
    return POINTS * (log(share / (1 - share)) + log(players - 1))


def rate(
    shares: Sequence[Sequence[float | None]], pairs: Sequence[tuple[int, int]], players: int, anchor: int
) -> list[Interval]:
    """Return the Elo of each bot above the anchor, with intervals by a bootstrap over blocks.

    `shares` has a row for each pair and in it the first bot's share in each block, None where a block is
    missing. The bootstrap is Rubin's: blocks get random weights, the same for all pairs, since the shuffles
    are the same. Half a won and half a lost block are added to each pair, in the replicates with random
    weights too: a bot that never lost gets a finite rating, and Jeffreys' interval.
    """
    values = np.array([[np.nan if share is None else share for share in row] for row in shares])
    played = np.isfinite(values).astype(float)
    chance = np.random.default_rng(0)
    weights = np.vstack([np.ones(values.shape[1]), chance.exponential(size=(REPLICATES, values.shape[1]))])
    extra = chance.gamma(0.5, size=(2, REPLICATES + 1, len(pairs)))
    extra[:, 0] = 0.5
    wins = weights @ np.nan_to_num(values).T
    losses = weights @ played.T - wins
    strengths = fit_strengths(wins + extra[0], losses + extra[1], pairs, players - 1)
    elo = POINTS * (strengths - strengths[:, [anchor]])
    low, high = np.quantile(elo[1:], [ALPHA / 2, 1 - ALPHA / 2], axis=0)
    return [Interval(*map(float, numbers)) for numbers in zip(elo[0], low, high, strict=True)]
