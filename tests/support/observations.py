"""Positions of games on three boards, and what a seat has seen of each."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import numpy as np

from cablecar.board import Board, shipped_board
from cablecar.bots import Budget, Seen
from cablecar.bots.planners import Strong
from cablecar.engine.game import Game
from cablecar.engine.moves import Move
from cablecar.rules.state import STATE, Records
from cablecar.search.seen import NOTES, observe
from tests.support.directed import ordered_moves
from tests.support.positions import board_named

BUDGET = Budget(simulations=1)


BOARDS: dict[str, Callable[[], Board]] = {
    "default": shipped_board,
    "tiny": lambda: board_named("tiny"),
    "large": lambda: board_named("large"),
}


TABLES = [(board, players) for board in BOARDS for players in (2, 3, 4) if (board, players) != ("tiny", 4)]
"""Three boards, each with as many players as it has room for."""


@cache
def board_of(name: str) -> Board:
    """Return one of the three boards."""
    return BOARDS[name]()


def move_of(game: Game, seat: int, bot: str, rng: random.Random) -> Move:
    """Return any move, or that of the strong bot."""
    if bot == "random":
        return rng.choice(ordered_moves(game, seat))
    return game.move(seat, Strong().decide(Seen(game._table, *observed(game, seat)), rng, BUDGET))


def positions(board: Board, players: int, bot: str, seed: int, every: int = 1) -> Iterator[tuple[Game, int]]:
    """Yield the positions of a game, all or every so many, with every seat that is to move."""
    rng = random.Random(seed)
    game = Game.new(players, seed, board)
    while game.waiting_for:
        if len(game.moves) <= players or len(game.moves) % every == 0:
            for seat in game.waiting_for:
                yield game, seat
        seat = rng.choice(game.waiting_for)
        game.play(seat, move_of(game, seat, bot, rng))


def observed(game: Game, seat: int) -> tuple[Records, Records]:
    """Return what the core writes down for a seat."""
    seen, notes = np.zeros(1, STATE), np.zeros(1, NOTES)
    observe(game._table, game._state, seat, seen, notes)
    return seen, notes


def differences(ours: Records, theirs: Records) -> list[str]:
    """Return the fields in which two records differ."""
    return [name for name in ours.dtype.names or () if ours[name].tobytes() != theirs[name].tobytes()]
