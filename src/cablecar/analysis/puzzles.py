"""Puzzles: positions of bots' games in which one move is clearly best.

`python -m benchmarks.puzzles` has found them. A puzzle is only where to look: a game's number, which is its
seed, and the moves before the position. What is best there is judged on the spot, from what the seat knows.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cablecar.analysis.judge import MISTAKE, Effort, Judge, JudgedMove, Step
from cablecar.arena.games import game_seed
from cablecar.board import Board, shipped_board
from cablecar.engine.game import Game
from cablecar.rules.state import MAX_ACTIONS, Records

FILE = "puzzles.json"
FORMAT = "cablecar-puzzles/1"
SERIES = 22
"""The series of games that puzzles are taken from."""
PUZZLE: Effort = (Step(MAX_ACTIONS, 400),)
"""What the judgement of a puzzle spends: every move is tried as often, so whichever is tried there, one
judgement answers."""
IDEAS = (
    "block",
    "race",
    "route",
    "wait",
    "ferry",
    "card",
    "tickets",
    "more-tickets",
    "souvenir",
    "last-round",
)
"""What puzzles are about."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Where a puzzle is found.

    number: The number of its game in the series.
    bots: The bot in each seat.
    actions: The moves before the position, each of the first seat that is to move.
    ideas: What it is about, the first before all.
    difficulty: How many of a hundred tries by bots did not find it.
    """

    number: int
    bots: tuple[str, ...]
    actions: tuple[int, ...]
    ideas: tuple[str, ...]
    difficulty: int

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Puzzle":
        """Return the puzzle that is written so."""
        lists = {name: tuple(data[name]) for name in ("bots", "actions", "ideas")}
        return cls(number=data["number"], difficulty=data["difficulty"], **lists)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles, the easiest first."""
    return tuple(map(Puzzle.from_json, json.loads(puzzles_file())["puzzles"]))


def puzzles_file() -> bytes:
    """Return the puzzles as a file."""
    return (files("cablecar.analysis") / FILE).read_bytes()


def puzzle_board() -> Board:
    """Return the board of all puzzles."""
    return shipped_board()


def start_game(number: int, bots: Sequence[str]) -> Game:
    """Deal the game of this number in the series."""
    return Game.new([f"bot:{bot}" for bot in bots], game_seed(SERIES, number), puzzle_board())


def position(puzzle: Puzzle) -> tuple[Game, int]:
    """Return the game at a puzzle's position, and the seat that is to move; the rules check every move."""
    game = start_game(puzzle.number, puzzle.bots)
    for action in puzzle.actions:
        seat = game.waiting_for[0]
        game.play(seat, game.move(seat, action))
    return game, game.waiting_for[0]


def judged_puzzle(judge: Judge, observation: Records, seed: str, effort: Effort = PUZZLE) -> list[JudgedMove]:
    """Return all moves of a position, judged as a puzzle, the best first."""
    judge.seed(f"puzzle {seed}")
    return judge.moves(observation, effort)


def accepted(judged: Iterable[JudgedMove]) -> list[int]:
    """Return the actions that solve a position: those that are no mistakes."""
    return [move.action for move in judged if move.loss < MISTAKE]
