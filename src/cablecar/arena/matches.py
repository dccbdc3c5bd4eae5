"""Matches and ladders for Python programs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import SupportsIndex

from cablecar.arena.entrants import enter, make_budget, refuse_missing_nets
from cablecar.arena.games import Pairing, game_of, play_contest
from cablecar.arena.intervals import Interval
from cablecar.arena.plan import Plan, all_pairings
from cablecar.arena.series import MatchFigures, Outcome, match_figures, play_plan, ratings
from cablecar.board import Board, as_board
from cablecar.bots import find_bot, known_bots
from cablecar.common.errors import CablecarError
from cablecar.engine.chance import seed_text
from cablecar.engine.game import Game
from cablecar.engine.moves import shown


@dataclass(frozen=True, slots=True)
class LadderFigures:
    """What a ladder came to.

    ratings: The Elo of each bot, with a 95 % interval.
    matches: What each match came to.
    """

    ratings: dict[str, Interval]
    matches: tuple[MatchFigures, ...]


def match(
    first: str,
    second: str,
    *,
    players: int = 2,
    blocks: int = 100,
    seed: int = 0,
    simulations: int | None = None,
    seconds: float | None = None,
    stop: bool = False,
    board: Board | Path | str | None = None,
    code: Path | str | None = None,
    net: Path | str | None = None,
    records: Path | str | None = None,
) -> MatchFigures:
    """Let two bots play a match, and return what it came to.

    first, second: The bots by name, such as "expert" or "expert@100"; the second sits in all other seats.
    players: How many players sit at the table.
    blocks: How many blocks; a block is the same shuffles once for each seat of the first bot.
    seed: The same seed gives the same games.
    simulations, seconds: How long a bot may think about a move; 400 simulations if neither is given.
    stop: Stop as soon as it is settled which side is better.
    board: A board, its id or its file.
    code: A Python file with bots of one's own.
    net: A file of nets for the expert.
    records: An empty folder for the files of the games.
    """
    _refuse_fractions(players=players, blocks=blocks)
    budget = make_budget(simulations, seconds)
    pairings = (Pairing(*_names((first, second))),)
    plan = Plan(
        as_board(board), pairings, players, blocks, seed, budget, _path(code), _path(net), _path(records)
    )
    return match_figures(_played(plan, stop))


def ladder(
    bots: Sequence[str] = (),
    *,
    players: int = 2,
    blocks: int = 100,
    seed: int = 0,
    simulations: int | None = None,
    seconds: float | None = None,
    board: Board | Path | str | None = None,
    code: Path | str | None = None,
    net: Path | str | None = None,
    records: Path | str | None = None,
) -> LadderFigures:
    """Let every bot play a match against every other, and return what they came to.

    bots: The bots by name; all of them if left out. The other arguments are those of `match`.
    """
    _refuse_fractions(players=players, blocks=blocks)
    names = _names(bots) or tuple(known_bots(_path(code), _path(net)))
    pairings, budget = all_pairings(names, players), make_budget(simulations, seconds)
    if not pairings:
        raise CablecarError("ladder-needs-two")
    plan = Plan(
        as_board(board), pairings, players, blocks, seed, budget, _path(code), _path(net), _path(records)
    )
    outcome = _played(plan)
    figures = (match_figures(outcome, number) for number in range(len(pairings)))
    return LadderFigures(ratings(outcome), tuple(figures))


def play_bots(
    bots: Sequence[str],
    seed: int | str,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    board: Board | Path | str | None = None,
    code: Path | str | None = None,
    net: Path | str | None = None,
) -> Game:
    """Let bots play one game, and return it: that of a match again, if the seed is the game's own.

    bots: The bots by name, one for each seat.
    seed: The game's own seed, as rows and messages name it. The other arguments are those of `match`.
    """
    known = known_bots(_path(code), _path(net))
    entrants = enter(_names(bots), known, make_budget(simulations, seconds))
    refuse_missing_nets(entrants, len(entrants))
    found = as_board(board)
    return game_of(found, entrants, play_contest(found, entrants, seed_text(seed)))


def _names(bots: Iterable[str]) -> tuple[str, ...]:
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        raise CablecarError("not-bots", given=shown(str(bots)))
    names = tuple(bots)
    for name in names:
        if not isinstance(name, str):
            find_bot(name)
    return names


def _path(file: Path | str | None) -> Path | None:
    if file is None:
        return None
    if not isinstance(file, str | PathLike):
        raise CablecarError("not-a-path", given=shown(str(file)))
    return Path(file)


def _refuse_fractions(**counts: int) -> None:
    """Refuse a count that is not a whole number."""
    for name, count in counts.items():
        if not isinstance(count, SupportsIndex):
            raise CablecarError("not-a-whole-number", name=name, given=shown(str(count)))


def _played(plan: Plan, stop: bool = False) -> Outcome:
    outcome = play_plan(plan, None, lambda: None, stop)
    if outcome.interrupted:
        raise KeyboardInterrupt
    return outcome
