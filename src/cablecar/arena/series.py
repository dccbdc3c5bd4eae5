"""Playing a plan, and the figures that come of it."""

import sys
from collections.abc import Callable, Sequence
from contextlib import closing, redirect_stdout
from dataclasses import dataclass
from typing import Any

from cablecar.arena.games import Pairing
from cablecar.arena.intervals import (
    Interval,
    SequentialTest,
    elo_difference,
    rate,
    sequential_interval,
    share_interval,
)
from cablecar.arena.plan import Job, Plan
from cablecar.arena.results import Blocks, Results
from cablecar.arena.rows import SeatRow
from cablecar.arena.workers import play_jobs
from cablecar.common.files import make_empty_folder

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
    """Whether a sequential test has found the better side; None where there was no such test."""

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
    if plan.records is not None and results is None:
        make_empty_folder(plan.records)
    elif plan.records is not None and results is not None:
        results.open_records(plan.records)
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


@dataclass(frozen=True, slots=True)
class MatchFigures:
    """What a match came to, as seen by its first bot.

    bots: The two bots; the first sat in one seat, the second in all others.
    games: How many games were played.
    wins: How many the first bot won alone.
    draws: How many it won together with others.
    losses: How many it did not win.
    margin: By how many points it was ahead of the best of the others, on average; negative if behind.
    share: Its share of the victories, with a 95 % interval; a shared victory counts in part.
    elo: Its Elo above the second bot, with a 95 % interval.
    settled: Whether a sequential test has found the better side, None where there was no such test.
    """

    bots: Pairing
    games: int
    wins: int
    draws: int
    losses: int
    margin: float
    share: Interval
    elo: Interval
    settled: bool | None

    def to_json(self) -> dict[str, Any]:
        """Return the figures by name."""
        return {
            "games": self.games,
            "win_rate": {
                self.bots.first: self.share.to_json(),
                self.bots.second: self.share.rest.to_json(),
            },
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "margin": round(self.margin, 2),
            "elo_difference": self.elo.to_json(1),
        }


def match_figures(outcome: Outcome, number: int = 0) -> MatchFigures:
    """Return what the match of one pairing came to."""
    games = [game for job, rows in outcome.blocks.items() if job.pairing == number for game in _games(rows)]
    wins = [_own(game).win for game in games]
    shares = [share for share in outcome.shares(number) if share is not None]
    return MatchFigures(
        bots=outcome.plan.pairings[number],
        games=len(games),
        wins=sum(win == 1 for win in wins),
        draws=sum(0 < win < 1 for win in wins),
        losses=sum(win == 0 for win in wins),
        margin=sum(map(_margin, games)) / len(games),
        share=outcome.win_rate(number),
        elo=elo_difference(shares, outcome.plan.players, sequential=outcome.settled is not None),
        settled=outcome.settled,
    )


def _games(rows: Sequence[SeatRow]) -> list[list[SeatRow]]:
    """Return the rows of a block by game."""
    return [[row for row in rows if row.rotation == rotation] for rotation in {row.rotation for row in rows}]


def _own(game: Sequence[SeatRow]) -> SeatRow:
    """Return the row of the first bot."""
    return next(row for row in game if row.seat == row.rotation)


def _margin(game: Sequence[SeatRow]) -> int:
    return _own(game).total - max(row.total for row in game if row.seat != row.rotation)


def match_summary(outcome: Outcome) -> dict[str, Any]:
    """Return a match's figures; where it might stop early, also whether it is settled."""
    plan = outcome.plan
    settled = {} if outcome.settled is None else {"settled": outcome.settled}
    named = {"board": plan.board.id, "players": plan.players, "seed": plan.seed}
    return {**named, **match_figures(outcome).to_json(), **settled}


def ladder_summary(outcome: Outcome, made: str) -> dict[str, Any]:
    """Return a ladder's figures; `made` is the command that makes them."""
    plan = outcome.plan
    return {
        "players": plan.players,
        "games": outcome.games,
        "made": made,
        "board": plan.board.id,
        "seed": plan.seed,
        "anchor": anchor_of(plan),
        "ratings": {bot: rating.to_json(1) for bot, rating in ratings(outcome).items()},
        "matches": [
            {"bots": list(pairing), **match_figures(outcome, number).to_json()}
            for number, pairing in enumerate(plan.pairings)
        ],
    }


def ratings(outcome: Outcome) -> dict[str, Interval]:
    """Return the Elo of each bot of a ladder, that of the anchor being fixed."""
    return dict(zip(outcome.plan.bots, _elo(outcome), strict=True))


def anchor_of(plan: Plan) -> str:
    """Return the bot of a ladder whose rating is frozen."""
    return ANCHOR if ANCHOR in plan.bots else plan.bots[0]


def _elo(outcome: Outcome) -> list[Interval]:
    plan = outcome.plan
    anchor = plan.bots.index(anchor_of(plan))
    pairs = [(plan.bots.index(first), plan.bots.index(second)) for first, second in plan.pairings]
    shares = [outcome.shares(number) for number in range(len(pairs))]
    above = rate(shares, pairs, plan.players, anchor)
    return [Interval(*(ANCHOR_ELO + value for value in (r.mean, r.low, r.high))) for r in above]
