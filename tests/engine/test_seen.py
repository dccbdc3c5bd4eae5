"""The record of what a seat has seen: two ways to it that agree, and nothing hidden in it."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import pytest

from cablecar.board import Board, shipped_board
from cablecar.bots import Budget, Seen
from cablecar.bots.planners import Strong
from cablecar.bots.seen import seen_of_view
from cablecar.engine.game import Game
from cablecar.engine.moves import Move
from cablecar.rules.state import STATE, Records
from cablecar.search.seen import NOTES, observe
from tests.engine.test_secrecy import CONTROLS, redistributed, retell_own_draw
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


def dealt_anew(game: Game, seat: int, chance: random.Random) -> Game:
    """Return a game with other hidden things, and nothing where no card of this board ever lies."""
    twin = redistributed(game, seat, chance)
    twin._state[0].deck[game.board.components.cards :] = 0
    return twin


def as_bytes(records: tuple[Records, Records]) -> bytes:
    """Return all bytes of a record and its notes."""
    return b"".join(record.tobytes() for record in records)


@pytest.mark.parametrize("bot", ["random", "strong"])
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_view_and_the_core_tell_the_same(board: str, players: int, bot: str) -> None:
    phases = Counter[int]()
    for game, seat in positions(board_of(board), players, bot, seed=players):
        phases[int(game._state[0].phase)] += 1
        for ours, theirs in zip(seen_of_view(game.view(seat)), observed(game, seat), strict=True):
            assert differences(ours, theirs) == []
            assert ours.tobytes() == theirs.tobytes()
    assert len(phases) >= 4
    assert phases.total() > 15


@pytest.mark.parametrize("bot", ["random", "strong"])
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_what_a_seat_can_not_know_is_not_in_its_record(board: str, players: int, bot: str) -> None:
    chance, otherwise = random.Random(players), 0
    every = 9 if board == "large" else 2
    for game, seat in positions(board_of(board), players, bot, seed=10 + players, every=every):
        twin = dealt_anew(game, seat, chance)
        otherwise += twin._state["hands"].tobytes() != game._state["hands"].tobytes()
        record = as_bytes(observed(game, seat))
        assert as_bytes(observed(twin, seat)) == record
        assert as_bytes(seen_of_view(twin.view(seat))) == record
    assert otherwise > 5


@pytest.mark.parametrize(
    "change",
    [change for change in CONTROLS if change is not retell_own_draw],
    ids=lambda change: change.__name__,
)
def test_what_a_seat_knows_is_in_its_record(change: Callable[[Game, int], bool]) -> None:
    tried = 0
    for game, seat in positions(shipped_board(), 3, "random", seed=1):
        twin = game.copy()
        if change(twin, seat):
            tried += 1
            assert as_bytes(observed(twin, seat)) != as_bytes(observed(game, seat))
    assert tried > 0


def test_the_record_lets_a_seat_do_what_the_game_does() -> None:
    for game, seat in positions(shipped_board(), 3, "random", seed=5):
        assert Seen(game._table, *observed(game, seat)).legal_actions() == game.legal_actions(seat)
