"""What is meant by a route that a seat names: told once more, from the view, and compared."""

import random
from collections import Counter
from itertools import cycle

import numpy as np
import pytest

from cablecar.board import CARDS, FERRY, GREY, Board, Route
from cablecar.engine.actions import board_actions
from cablecar.engine.claims import is_open, likeliest_claim, payable_claims, unseen_cards
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.view import View
from cablecar.rules import calls
from cablecar.rules.board_table import board_table, payments
from cablecar.rules.observation import OBSERVATION
from cablecar.rules.state import BOARD, CHOICES, Records
from tests.support.game.generated import generated_board
from tests.support.game.observations import TABLES, board_of
from tests.support.game.positions import after_opening, give, own, set_cars


def told_again(route: Route, view: View) -> ClaimRoute:
    """Return the claim with the colour held most of, and in ferries what lacks of it or the route wants."""
    colors = view.board.components.colors if route.color == GREY else (route.color,)
    color = max(colors, key=lambda color: view.hand.get(color, 0))
    lacking = route.length - view.hand.get(color, 0)
    ferries = max(route.ferries, min(lacking, view.hand.get(FERRY, 0)))
    return ClaimRoute(route.id, (color,) * (route.length - ferries) + (FERRY,) * ferries)


def asked(game: Game, seat: int | None) -> tuple[Records, Records]:
    """Return the records that the kernel is asked with, each followed by one that it must not read."""
    boards, observations = np.zeros(2, BOARD), np.zeros(2, OBSERVATION)
    boards[:1], observations[:1] = board_table(game.board), game.observe(seat)
    return boards, observations


def meant(board: Board, records: tuple[Records, Records], number: int) -> ClaimRoute:
    """Return what the kernel takes a seat to mean, with the records that it is asked with."""
    claim = board_actions(board).move(calls.likeliest_claim(*records, number), ())
    assert isinstance(claim, ClaimRoute)
    return claim


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
            view, records = game.view(viewer), asked(game, viewer)
            for number, route in enumerate(board.routes):
                claim = meant(board, records, number)
                assert claim == likeliest_claim(route, view) == told_again(route, view)
                legal += viewer == seat and claim in playable
    assert legal > 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_D9_unseen_cards_are_those_that_neither_the_table_nor_a_hand_shows(name: str, players: int) -> None:
    game, chance = Game.new(players, players, board_of(name)), random.Random(players)
    viewers = cycle((*range(players), None))
    while game.waiting_for:
        check_unseen(game, next(viewers))
        seat = game.waiting_for[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))


def check_unseen(game: Game, viewer: int | None) -> None:
    """Check which cards a seat, or a spectator, is told to be unseen."""
    view = game.view(viewer)
    shown = Counter(filter(None, view.display)) + Counter(view.discard) + Counter(view.hand)
    hidden = view.deck_size
    for rival in (player for other, player in enumerate(view.players) if other != viewer):
        shown += Counter(rival.known_cards)
        hidden += rival.hand_size - sum(rival.known_cards.values())
    unseen = Counter(unseen_cards(view))
    assert unseen + shown == cards_of(game.board)
    assert unseen.total() == hidden


def cards_of(board: Board) -> Counter[str]:
    """Return how many cards of each kind a board is played with."""
    parts = board.components
    return +Counter({FERRY: parts.ferries, **dict.fromkeys(parts.colors, parts.cards_per_color)})


def test_a_claim_that_can_be_paid_is_meant_so_that_it_can_be_played() -> None:
    game = after_opening(2)
    give(game, 0, "red", "red", "ferry", "ferry")
    claimable = {move.route for move in game.legal_moves(0) if isinstance(move, ClaimRoute)}
    playable, records = set(game.legal_moves(0)), asked(game, 0)
    for number, route in enumerate(game.board.routes):
        assert (meant(game.board, records, number) in playable) == (route.id in claimable)


def could_pay(route: Route, cards: tuple[str, ...], view: View) -> bool:
    """Return True if a seat has the cars and the cards for a payment of a route that is open to it."""
    assert view.seat is not None
    is_free = route.id not in view.owners and route.id not in view.closed
    is_held = all(count <= view.hand.get(card, 0) for card, count in Counter(cards).items())
    return is_free and is_held and view.players[view.seat].cars >= route.length


def listed(records: tuple[Records, Records], number: int) -> list[int]:
    """Return what the kernel, asked with these records, lists as the claims that a seat could make."""
    choices = np.zeros(2, CHOICES)
    choices["count"] = 99
    calls.list_payable(*records, number, choices)
    assert choices["count"][1] == 99
    actions: list[int] = choices["actions"][0, : choices["count"][0]].tolist()
    return actions


def check_payable(game: Game, seat: int) -> int:
    """Check which claims a seat could make, route by route; return how many there are."""
    board, view, records, found = game.board, game.view(seat), asked(game, seat), 0
    for number, route in enumerate(board.routes):
        claims = [
            ClaimRoute(route.id, (CARDS[color],) * (route.length - ferries) + (FERRY,) * ferries)
            for color, ferries in payments(route, board.components.colors)
        ]
        could = [claim for claim in claims if could_pay(route, claim.cards, view)]
        actions = listed(records, number)
        assert actions == sorted(actions)
        assert [board_actions(board).move(action, ()) for action in actions] == could
        assert payable_claims(route, view) == could
        found += len(could)
    return found


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_claims_that_a_seat_could_make_are_told_from_the_view_whoevers_turn_it_is(
    name: str, players: int
) -> None:
    board, chance, found = board_of(name), random.Random(players), 0
    game = after_opening(players, board=board)
    kinds = (*board.components.colors, FERRY)
    for route in board.routes[::3]:
        own(game, chance.randrange(players), route.id)
    for size in (0, 4, 12):
        for seat in range(players):
            give(game, seat, *chance.choices(kinds, k=size))
            set_cars(game, seat, chance.choice((1, 2, 3, 20)))
            found += check_payable(game, seat)
    assert found > 3


def test_in_its_turn_a_seat_could_make_the_claims_that_are_legal() -> None:
    game = after_opening(3)
    give(game, 0, *["red"] * 4, *["pink"] * 3, *["ferry"] * 3)
    legal = [move for move in game.legal_moves(0) if isinstance(move, ClaimRoute)]
    could = [claim for route in game.board.routes for claim in payable_claims(route, game.view(0))]
    assert could == legal
    assert len(could) > 30


def test_a_spectator_could_claim_nothing() -> None:
    game = after_opening(2)
    records = asked(game, None)
    for number, route in enumerate(game.board.routes):
        assert listed(records, number) == []
        assert calls.is_open(*records, number) == 0
        assert not is_open(route, game.view(None))


@pytest.mark.parametrize("players", [2, 3])
def test_C1_C4_C6_a_route_is_open_that_is_free_not_closed_and_not_too_long(players: int) -> None:
    game = after_opening(players)
    own(game, 1, "presidio-pacific_heights-1")
    own(game, 0, "lombard_street-pier_39")
    set_cars(game, 0, 2)
    for seat in range(players):
        view, records = game.view(seat), asked(game, seat)
        barred = {*view.owners, *view.closed}
        cars = view.players[seat].cars
        for number, route in enumerate(game.board.routes):
            expected = route.id not in barred and route.length <= cars
            assert calls.is_open(*records, number) == int(expected)
            assert is_open(route, view) == expected
    assert game.view(0).closed == (("presidio-pacific_heights-2",) if players == 2 else ())


def test_a_claim_is_meant_even_where_no_card_has_a_color() -> None:
    board = generated_board(3)
    assert board.components.cards_per_color == 0
    game = Game.new(2, seed=1, board=board)
    records = asked(game, None)
    for number, route in enumerate(board.routes):
        assert meant(board, records, number) == told_again(route, game.view(None))


def test_of_colors_held_alike_the_board_s_first_is_meant_even_where_there_is_one_card_of_each() -> None:
    board = generated_board(8)
    assert board.components.colors == ("green", "orange", "blue", "pink", "black")
    assert board.components.cards_per_color == 1
    game = Game.new(2, seed=1, board=board)
    give(game, 0, *board.components.colors[1:])
    view = game.view(0)
    grey = [number for number, route in enumerate(board.routes) if route.color == GREY and not route.ferries]
    assert grey
    records = asked(game, 0)
    for number in grey:
        claim = meant(board, records, number)
        assert claim == told_again(board.routes[number], view)
        assert "orange" in claim.cards
