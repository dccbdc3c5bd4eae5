"""A seat is shown only what it may know: when hidden things are dealt again, its view stays the same."""

from collections import Counter
from collections.abc import Callable

import pytest

from cablecar import Game
from cablecar.board import find_board
from tests.support.game.generated import generated_board
from tests.support.game.secrecy import CONTROLS, controlled, keep_secrets


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D9_K4_K5_S6_a_seat_is_shown_only_what_it_may_know(players: int) -> None:
    figures = sum((keep_secrets(find_board(None), players, seed, 5) for seed in range(2)), Counter[str]())
    assert figures["positions"] > 30
    assert figures["dealt otherwise"] > figures["views"] // 2


@pytest.mark.parametrize("seed", range(12))
def test_secrecy_holds_on_generated_boards(seed: int) -> None:
    board = generated_board(seed)
    assert keep_secrets(board, board.components.max_players, seed, 4)["positions"] > 3


# --- and what must: the same test with something that the seat does know


@pytest.mark.parametrize("change", CONTROLS, ids=lambda change: change.__name__)
def test_a_change_of_what_a_seat_knows_is_seen(change: Callable[[Game, int], bool]) -> None:
    assert controlled(change, find_board(None), 3, 1) > 0
