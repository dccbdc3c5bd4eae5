"""The parts of the proof about good conduct: no illegal move, no hang, no budget exceeded."""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from cablecar.arena.games import Pairing
from cablecar.arena.plan import all_pairings
from cablecar.arena.series import Outcome
from cablecar.board import Board, find_board, shipped_board
from cablecar.bots import BOTS, Budget
from cablecar.engine import view
from tests.proofs.bots import clock
from tests.proofs.bots.clock import Times, time_budget, time_games
from tests.proofs.bots.figures import Figure, Section, table
from tests.proofs.bots.plans import (
    BEST_FIRST,
    COUNTS,
    EXPERT,
    PATIENCE,
    SEARCHING,
    Kept,
    Run,
    Selection,
    origins,
    select,
)
from tests.support.paths import BOARDS

NAMES = (None, str(BOARDS / "tiny.toml"), str(BOARDS / "large.toml"))
CHEAP_GAMES, SEARCHED_GAMES = 2000, 200
"""Games per pairing that were promised."""
CHEAP_SHARE, SEARCHED_SHARE = 250, 38
"""Games per pairing on each board and with each number of players."""
LARGE, LARGE_BLOCKS = 60, 2
"""On a board with more routes the expert takes seconds a game and plays only this many blocks."""
HASTY = 20
"""The expert's simulations a move in these games."""


def prove_legality(run: Run) -> Section:
    """Let every bot play every other on three boards; an illegal move or a hang ends the proof."""
    games: Counter[Pairing] = Counter()
    lines = []
    for board, players in _tables():
        outcome = run.play(f"legality-{players}-{board.id}", _plan(run, board, players))
        for job in outcome.blocks:
            games[outcome.plan.pairings[job.pairing]] += players
        lines.append((f"{board.id}, {players} players", f"{outcome.games:,}", f"{_longest(outcome)}"))
    about = (
        "All games came to their end, and the rules allowed every move; an illegal one, or no game's end for "
        f"{PATIENCE} seconds, would have stopped the proof. The expert had {HASTY} simulations a move here, "
        "or as many as it needs to try every candidate; the other parts check its games in the same way."
    )
    figures = (
        _fewest("games a pairing of cheap bots", games, CHEAP_GAMES, cheap=True),
        _fewest("games a pairing with a bot that searches", games, SEARCHED_GAMES, cheap=False),
    )
    more = table(("where", "games", "turns of a seat in the longest"), lines)
    made = run.made("legality-")
    return Section("legality", "No illegal move, no hang", about, figures, "games", more, made)


def _tables() -> Iterator[tuple[Board, int]]:
    for board in map(find_board, NAMES):
        for players in range(2, board.components.max_players + 1):
            yield board, players


def _plan(run: Run, board: Board, players: int) -> Selection:
    pairings = all_pairings(BEST_FIRST, 2)
    cheap = run.some(-(-CHEAP_SHARE // players))
    usual = run.some(-(-SEARCHED_SHARE // players))
    searched = run.some(LARGE_BLOCKS, 0) if len(board.routes) > LARGE else usual
    counts = [cheap if SEARCHING.isdisjoint(pairing) else searched for pairing in pairings]
    return select(board, players, pairings, counts, HASTY)


def _longest(outcome: Outcome) -> int:
    return max(row.turns for rows in outcome.blocks.values() for row in rows)


def _fewest(what: str, games: Counter[Pairing], promised: int, *, cheap: bool) -> Figure:
    own = [count for pairing, count in games.items() if SEARCHING.isdisjoint(pairing) == cheap]
    least = min(own, default=0)
    found = f"no illegal move, no hang; {len(own)} pairings, at least {least:,} games each"
    return Figure(what, sum(own), found, f"≥ {promised:,}", least >= promised)


BUDGETS = ((0.005, 1000), (0.02, 1000), (0.1, 300))
"""Seconds a move, and how many moves to time on each board."""
PART, GRACE = 0.2, 0.005
"""A budget may be exceeded by a part of it or by some seconds, whatever is more."""
SLOWEST = {"strong": 0.02, EXPERT: 1.0}
"""The longest that a move may take, in seconds."""
TIMED_GAMES = 10


def prove_times(run: Run) -> Section:
    """Time the choices of all bots, and the expert's against a budget in seconds."""
    if run.again:
        kept_times(run).path.unlink(missing_ok=True)
    kept = kept_times(run)
    if "load" not in kept.values:
        run.note_origin(kept.path)
    load = kept.once("load", lambda: os.getloadavg()[0])
    about = (
        "Real time of `choose` wherever there is a choice, the reading of the view included; one game after "
        "another in one process, nothing else of the proof running (load average at "
        f"the beginning: {load:.1f}). A budget in seconds may be exceeded by "
        f"{100 * PART:.0f} % or by {_ms(GRACE)}, whatever is more (p99). Without one the expert has "
        f"{run.simulations} simulations a move. All rivals are strong. Compiled code is loaded before the "
        "first move that is timed, as every command does."
    )
    figures = (*_budgets(run, kept), *_speeds(run, kept))
    section = Section("times", "Time per move", about, figures, "moves", made=run.made("times-"))
    return replace(section, more=_attempts(kept.path, load, section.missed))


def _attempts(times: Path, load: float, missed: list[str]) -> str:
    """Note how this attempt ended, and tell of all attempts: only the last is shown in full."""
    count, kept = len(origins(times).values), Kept(Path(f"{times}.attempts"))
    found = "; ".join(missed)
    kept.once(str(count), lambda: f"load average {load:.1f}, {f'missed: {found}' if missed else 'all met'}")
    if count == 1:
        return "Measured once."
    earlier = [
        f"attempt {number}: {kept.values.get(str(number), 'broken off')}" for number in range(1, count)
    ]
    return f"Measured {count} times; the last attempt is shown. Before it, {'. '.join(earlier)}."


def kept_times(run: Run) -> Kept:
    """Return the times that were already taken."""
    return run.kept("times", Path(clock.__file__), Path(view.__file__))


def _budgets(run: Run, kept: Kept) -> Iterator[Figure]:
    for seconds, moves in BUDGETS:
        limit = seconds + max(PART * seconds, GRACE)
        for board in map(find_board, NAMES):
            least = run.some(moves, 5)
            work = partial(time_budget, board, seconds, least)
            times = Times(kept.once(f"{seconds} {board.id} {least}", work))
            found = f"p99 {_ms(times.high)}, longest {_ms(times.longest)}"
            what = f"expert with {_ms(seconds)} on {board.id}"
            yield Figure(what, len(times.seconds), found, f"p99 ≤ {_ms(limit)}", times.high <= limit)


def _speeds(run: Run, kept: Kept) -> Iterator[Figure]:
    for bot in BOTS:
        for players in COUNTS:
            times = move_times(run, kept, bot, players)
            found = f"mean {_ms(times.mean)}, longest {_ms(times.longest)}"
            limit = SLOWEST.get(bot)
            promise = f"longest ≤ {_ms(limit)}" if limit else ""
            met = times.longest <= limit if limit else None
            yield Figure(f"{bot}, {players} players", len(times.seconds), found, promise, met)


def move_times(run: Run, kept: Kept, bot: str, players: int) -> Times:
    """Return the times of a bot's choices on the default board."""
    games, budget = run.some(TIMED_GAMES), Budget(simulations=run.simulations)
    work = partial(time_games, shipped_board(), players, bot, budget, games)
    return Times(kept.once(f"{bot} {players} {run.simulations} {games}", work))


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:,.0f} ms" if seconds >= 0.1 else f"{1000 * seconds:.3g} ms"
