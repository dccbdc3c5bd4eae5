"""Which claim is meant where no payment is named: told once more, from the view, and compared."""

import random

import pytest

from cablecar.board import FERRY, GREY, Board, Route
from cablecar.engine.actions import board_actions
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.view import View
from cablecar.language.commands import likeliest_claim
from cablecar.rules import calls
from cablecar.rules.tables import board_table
from tests.support.generated import generated_board
from tests.support.observations import TABLES, board_of
from tests.support.positions import after_opening, give


def told_again(route: Route, view: View) -> ClaimRoute:
    """Return the claim with the colour held most of, and in ferries what lacks of it or the route wants."""
    colors = view.board.components.colors if route.color == GREY else (route.color,)
    color = max(colors, key=lambda color: view.hand.get(color, 0))
    lacking = route.length - view.hand.get(color, 0)
    ferries = max(route.ferries, min(lacking, view.hand.get(FERRY, 0)))
    return ClaimRoute(route.id, (color,) * (route.length - ferries) + (FERRY,) * ferries)


def meant(board: Board, game: Game, seat: int | None, number: int) -> object:
    """Return what the kernel takes a seat to mean."""
    action = calls.likeliest_claim(board_table(board), game.observe(seat), number)
    return board_actions(board).move(action, ())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_likeliest_claim_is_the_one_told_from_the_view(name: str, players: int) -> None:
    board, chance, legal = board_of(name), random.Random(players), 0
    game = after_opening(players, board=board)
    kinds = (*board.components.colors, FERRY)
    for size in range(0, 12, 3):
        seat = game.waiting_for[0]
        give(game, seat, *chance.choices(kinds, k=size))
        playable = set(game.legal_moves(seat))
        for viewer in (seat, None):
            view = game.view(viewer)
            for number, route in enumerate(board.routes):
                claim = meant(board, game, viewer, number)
                assert claim == likeliest_claim(route, view) == told_again(route, view)
                legal += viewer == seat and claim in playable
    assert legal > 5


def test_a_claim_that_can_be_paid_is_meant_so_that_it_can_be_played() -> None:
    game = after_opening(2)
    give(game, 0, "red", "red", "ferry", "ferry")
    claimable = {move.route for move in game.legal_moves(0) if isinstance(move, ClaimRoute)}
    playable = set(game.legal_moves(0))
    for number, route in enumerate(game.board.routes):
        assert (meant(game.board, game, 0, number) in playable) == (route.id in claimable)


def test_a_claim_is_meant_even_where_no_card_has_a_color() -> None:
    board = generated_board(3)
    assert board.components.cards_per_color == 0
    game = Game.new(2, seed=1, board=board)
    for number, route in enumerate(board.routes):
        assert meant(board, game, None, number) == told_again(route, game.view(None))
