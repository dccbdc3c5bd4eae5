"""Hints: good moves, what comes of them, and nothing that the seat can't know."""

import random

import pytest

from cablecar.analysis.hint import OFTEN, hint
from cablecar.common.errors import CablecarError
from tests.support.game.observations import board_of, whole_game
from tests.support.game.positions import after_opening
from tests.support.game.secrecy import redistributed


def test_a_hint_names_legal_moves_the_best_first() -> None:
    game = after_opening(seed=3)
    found = hint(game.view(0))
    legal = game.legal_moves(0)
    assert all(told.move in legal for told in found.moves)
    chances = [told.chance for told in found.moves]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)
    assert found.moves[0].loss == 0
    assert found.calibrated


def test_what_comes_of_a_move_are_own_tickets_and_free_routes() -> None:
    helped = 0
    for game in whole_game(board_of("default"), 2, "strong", 4, every=12):
        for seat in game.waiting_for[:1]:
            view, found = game.view(seat), hint(game.view(seat))
            for told in found.moves:
                for shares in (told.completes, told.claims, told.yields):
                    assert list(shares.values()) == sorted(shares.values(), reverse=True)
                    assert all(OFTEN <= share <= 1 for share in shares.values())
                assert set(told.completes) <= set(view.board.ticket)
                assert not {*told.claims, *told.yields} & set(view.owners)
            helped += found.ticket is not None
    assert helped > 0


def test_a_hint_keeps_to_what_the_seat_knows() -> None:
    chance = random.Random(2)
    for game in whole_game(board_of("default"), 3, "strong", 6, every=15):
        for seat in game.waiting_for[:1]:
            twin = redistributed(game, seat, chance)
            assert repr(hint(game.view(seat), 5)) == repr(hint(twin.view(seat), 5))


def test_who_is_not_to_move_gets_no_hint() -> None:
    game = after_opening()
    for seat in (1, None):
        with pytest.raises(CablecarError):
            hint(game.view(seat))
