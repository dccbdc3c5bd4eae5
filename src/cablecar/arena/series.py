"""Playing a plan, and the figures that come of it."""

import sys
from collections.abc import Callable, Sequence
from contextlib import closing, redirect_stdout
from dataclasses import dataclass
from typing import Any

from cablecar.arena.contest import Pairing
from cablecar.arena.plan import Job, Plan
from cablecar.arena.results import Blocks, Results
from cablecar.arena.rows import SeatRow
from cablecar.arena.statistics import Interval, SequentialTest, rate, sequential_interval, share_interval
from cablecar.arena.workers import play_jobs

ANCHOR = "casual"
"""The bot whose rating is frozen, where it takes part; otherwise it is the first."""
ANCHOR_ELO = 1000


def block_share(rows: Sequence[SeatRow]) -> float:
    """Return the first bot's mean share of the victories in a block."""
    wins = [row.win for row in rows if row.seat == row.rotation]
    return sum(wins) / len(wins)


class Watch:
    """Looks at a match's blocks in their order, in whatever order they arrive, until it is settled."""

    def __init__(self, players: int) -> None:
        self.blocks = 0
        """How many blocks have been looked at."""
        self.settled = False
        """Whether it is settled which side is better."""
        self._test = SequentialTest(1 / players)
        self._waiting: dict[int, float] = {}

    def look(self, block: int, share: float) -> bool:
        """Take note of a block and return whether the match is settled."""
        self._waiting[block] = share
        while not self.settled and self.blocks in self._waiting:
            self.settled = self._test.add(self._waiting.pop(self.blocks))
            self.blocks += 1
        return self.settled


@dataclass(frozen=True, slots=True)
class Outcome:
    """The blocks of a plan that count."""

    plan: Plan
    blocks: Blocks
    interrupted: bool
    settled: bool | None
    """Whether a sequential test has told the better side; None where there was no such test."""

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.blocks) * self.plan.players

    def shares(self, pairing: int) -> list[float | None]:
        """Return the first bot's share in each block, None where it was not played."""
        jobs = [Job(pairing, block) for block in range(self.plan.blocks)]
        return [block_share(self.blocks[job]) if job in self.blocks else None for job in jobs]

    def win_rate(self, pairing: int) -> Interval:
        """Return the first bot's share of the victories."""
        shares = [share for share in self.shares(pairing) if share is not None]
        return share_interval(shares) if self.settled is None else sequential_interval(shares)

    @property
    def is_whole(self) -> bool:
        """Whether every pairing has at least one block."""
        return len({job.pairing for job in self.blocks}) == len(self.plan.pairings)


def play_plan(
    plan: Plan, results: Results | None, advance: Callable[[], None], stop: bool = False
) -> Outcome:
    """Play what is left of a plan; an interruption keeps the finished blocks."""
    blocks: Blocks = {}
    watch = Watch(plan.players) if stop else None
    interrupted = False
    try:
        with redirect_stdout(sys.stderr):  # what a bot prints is not a result
            _play(plan, results, blocks, watch, advance)
    except KeyboardInterrupt:
        interrupted = True
    if results is not None:
        results.tidy(blocks)
    if watch is not None:
        blocks = {job: rows for job, rows in blocks.items() if job.block < watch.blocks}
    return Outcome(plan, blocks, interrupted, watch.settled if watch else None)


def _play(
    plan: Plan, results: Results | None, blocks: Blocks, watch: Watch | None, advance: Callable[[], None]
) -> None:
    known = results.blocks if results else {}
    for job, rows in sorted(known.items()):
        blocks[job] = rows
        advance()
        if watch and watch.look(job.block, block_share(rows)):
            return
    with closing(play_jobs(plan, [job for job in plan.jobs() if job not in known])) as played:
        for job, rows in played:
            if results:
                results.add(rows)
            blocks[job] = rows
            advance()
            if watch and watch.look(job.block, block_share(rows)):
                return


def win_rates(pairing: Pairing, share: Interval) -> dict[str, dict[str, float]]:
    """Return the shares of both camps by name."""
    return {pairing.first: share.to_json(), pairing.second: share.rest.to_json()}


def match_summary(outcome: Outcome) -> dict[str, Any]:
    """Return a match's figures; where it might stop early, also whether it is settled."""
    (pairing,) = outcome.plan.pairings
    settled = {} if outcome.settled is None else {"settled": outcome.settled}
    return {
        "players": outcome.plan.players,
        "games": outcome.games,
        "win_rate": win_rates(pairing, outcome.win_rate(0)),
        **settled,
    }


def ladder_summary(outcome: Outcome, made: str) -> dict[str, Any]:
    """Return a ladder's figures; `made` is the command that makes them."""
    plan, bots = outcome.plan, outcome.plan.bots
    anchor = bots.index(ANCHOR) if ANCHOR in bots else 0
    return {
        "players": plan.players,
        "games": outcome.games,
        "made": made,
        "board": plan.board.id,
        "anchor": bots[anchor],
        "ratings": {bot: rating.to_json(1) for bot, rating in zip(bots, _elo(outcome, anchor), strict=True)},
        "matches": [_match(outcome, number, pairing) for number, pairing in enumerate(plan.pairings)],
    }


def _elo(outcome: Outcome, anchor: int) -> list[Interval]:
    plan = outcome.plan
    pairs = [(plan.bots.index(first), plan.bots.index(second)) for first, second in plan.pairings]
    shares = [outcome.shares(number) for number in range(len(pairs))]
    ratings = rate(shares, pairs, plan.players, anchor)
    return [Interval(*(ANCHOR_ELO + value for value in (r.mean, r.low, r.high))) for r in ratings]


def _match(outcome: Outcome, number: int, pairing: Pairing) -> dict[str, Any]:
    blocks = sum(job.pairing == number for job in outcome.blocks)
    return {
        "bots": list(pairing),
        "games": blocks * outcome.plan.players,
        "win_rate": win_rates(pairing, outcome.win_rate(number)),
    }
