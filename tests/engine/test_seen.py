"""The record of what a seat has seen: two ways to it that agree, and nothing hidden in it."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from cablecar.board import shipped_board
from cablecar.bots import Seen
from cablecar.bots.seen import seen_of_view
from cablecar.engine.game import Game
from cablecar.rules.state import Records
from tests.support.observations import (
    TABLES,
    board_of,
    differences,
    observed,
    positions,
)
from tests.support.secrecy import CONTROLS, redistributed, retell_own_draw


def dealt_again(game: Game, seat: int, chance: random.Random) -> Game:
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
        twin = dealt_again(game, seat, chance)
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
