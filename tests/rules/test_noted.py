"""What the rules note about a move, number by number."""

import random
from collections import Counter

import numpy as np
import pytest

from cablecar.board import CARDS, Board
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.rules import calls, events
from cablecar.rules.state import DEALER, EVENT_NUMBERS, FERRY, NONE
from tests.support.game.positions import (
    after_opening,
    board_with,
    empty_stacks,
    give,
    give_turn,
    lay_deck,
    lay_discard,
    lay_display,
    lay_stack,
    lay_tickets,
    set_cars,
)

DULL = ("blue", "green", "black", "pink", "red")
ROUTE = "fort_mason-lombard_street"


def row(kind: int, seat: int = NONE, *numbers: int) -> list[int]:
    """Return a row with what does not apply filled in."""
    return [kind, seat, *numbers, *[NONE] * (EVENT_NUMBERS - 2 - len(numbers))]


def noted(game: Game) -> list[list[int]]:
    """Return what was noted about the last move."""
    found = game._dealer[0].events
    rows: list[list[int]] = found.rows[: found.count].tolist()
    return rows


def after(game: Game, seat: int, move: Move) -> list[list[int]]:
    """Make a move, and return what was noted about it."""
    game._dealer[0].events.rows[:] = 77
    game.play(seat, move)
    return noted(game)


def quiet(players: int = 2, board: Board | None = None) -> Game:
    """Return a game at its first turn with a dull display, a deck and no souvenirs."""
    game = after_opening(players, board=board)
    lay_display(game, *DULL)
    lay_deck(game, "orange", "pink", "pink")
    empty_stacks(game)
    return game


def ticket_numbers(game: Game, *tickets: str) -> list[int]:
    """Return the numbers of tickets."""
    return [[ticket.id for ticket in game.board.tickets].index(ticket) for ticket in tickets]


def place(game: Game, location: str) -> int:
    """Return the number of a location."""
    return [candidate.id for candidate in game.board.locations].index(location)


def route_number(game: Game, route: str) -> int:
    """Return the number of a route."""
    return [candidate.id for candidate in game.board.routes].index(route)


def test_S6_opening_choices_and_their_end_with_every_count() -> None:
    game = Game.new(3, 1, board_with(dealt_tickets=4))
    offers = {seat: game.offer(seat) for seat in range(3)}
    kept = offers[2][1], offers[2][3]
    assert after(game, 2, KeepTickets(kept)) == [row(events.OPENING_CHOSEN, 2, *ticket_numbers(game, *kept))]
    assert after(game, 0, KeepTickets(offers[0])) == [
        row(events.OPENING_CHOSEN, 0, *ticket_numbers(game, *offers[0]))
    ]
    assert after(game, 1, KeepTickets(offers[1][:1])) == [
        row(events.OPENING_CHOSEN, 1, *ticket_numbers(game, offers[1][0])),
        row(events.OPENING_ENDED, NONE, 4, 1, 2),
    ]


def test_S8_a_souvenir_is_placed() -> None:
    game = Game.new(3, 1)
    for seat in range(3):
        game.play(seat, game.legal_moves(seat)[0])
    symbol = game.view(2).waiting_souvenirs[1]
    told = after(game, 2, PlaceSouvenir(symbol, "fort_mason"))
    assert told == [
        row(events.SOUVENIR_PLACED, 2, game.board.souvenirs.index(symbol), place(game, "fort_mason"))
    ]


def test_D1_a_card_is_taken_and_another_turned_up() -> None:
    game = quiet()
    assert after(game, 0, TakeCard(3)) == [
        row(events.CARD_TAKEN, 0, 3, CARDS.index("pink")),
        row(events.CARD_TURNED_UP, NONE, 3, CARDS.index("orange")),
    ]
    assert after(game, 0, TakeCard()) == [row(events.CARD_TAKEN, 0, NONE, CARDS.index("pink"))]


def test_D6_the_last_card_is_taken_before_the_new_deck_is_made() -> None:
    game = quiet()
    lay_deck(game, "orange")
    lay_discard(game, "red", "red", "blue")
    assert after(game, 0, TakeCard()) == [
        row(events.CARD_TAKEN, 0, NONE, CARDS.index("orange")),
        row(events.DECK_RESHUFFLED, NONE, 3),
    ]


def test_D7_a_sweep_stands_between_the_cards_before_and_after_it() -> None:
    game = quiet()
    lay_display(game, "ferry", "ferry", "red", "blue", "blue")
    lay_deck(game, "ferry", *["green"] * 6)
    assert after(game, 0, TakeCard(2)) == [
        row(events.CARD_TAKEN, 0, 2, CARDS.index("red")),
        row(events.CARD_TURNED_UP, NONE, 2, FERRY),
        row(events.DISPLAY_SWEPT),
        *(row(events.CARD_TURNED_UP, NONE, slot, CARDS.index("green")) for slot in range(5)),
    ]


@pytest.mark.parametrize(
    ("paid", "color", "ferries"), [(("red",), CARDS.index("red"), 0), (("ferry",), FERRY, 1)]
)
def test_C5_a_claim_is_noted_with_what_was_paid(paid: tuple[str, ...], color: int, ferries: int) -> None:
    game = quiet()
    give(game, 0, *paid)
    assert after(game, 0, ClaimRoute(ROUTE, paid)) == [
        row(events.ROUTE_CLAIMED, 0, route_number(game, ROUTE), color, ferries, 1)
    ]


def test_C5_a_long_claim_has_its_points_and_its_ferries() -> None:
    game, route = quiet(3), "golden_gate_bridge-lands_end"
    give_turn(game, 1)
    give(game, 1, "red", "red", "ferry")
    assert after(game, 1, ClaimRoute(route, ("red", "red", "ferry"))) == [
        row(events.ROUTE_CLAIMED, 1, route_number(game, route), CARDS.index("red"), 1, 4)
    ]


def test_C7_a_souvenir_is_taken_where_it_lay_after_the_new_deck() -> None:
    game = quiet()
    give(game, 0, "red")
    lay_deck(game)
    lay_stack(game, "lombard_street", "bell", 1)
    bell = game.board.souvenirs.index("bell")
    assert after(game, 0, ClaimRoute(ROUTE, ("red",)))[1:] == [
        row(events.DECK_RESHUFFLED, NONE, int(game._state[0].deck_size)),
        row(events.SOUVENIR_TAKEN, 0, bell, place(game, "lombard_street")),
    ]


def test_C7_a_souvenir_is_chosen() -> None:
    game = quiet()
    give(game, 0, "red")
    lay_stack(game, "lombard_street", "bell", 1)
    lay_stack(game, "fort_mason", "crab", 2)
    assert len(after(game, 0, ClaimRoute(ROUTE, ("red",)))) == 1
    crab = game.board.souvenirs.index("crab")
    assert after(game, 0, TakeSouvenir("fort_mason")) == [
        row(events.SOUVENIR_TAKEN, 0, crab, place(game, "fort_mason"))
    ]


@pytest.mark.parametrize("left", [1, 2, 3])
def test_K1_tickets_are_drawn_and_kept(left: int) -> None:
    game = quiet()
    tickets = [ticket.id for ticket in game.board.tickets][5 : 5 + left]
    lay_tickets(game, *tickets)
    drawn = ticket_numbers(game, *tickets[:2])
    assert after(game, 0, DrawTickets()) == [row(events.TICKETS_DRAWN, 0, *drawn)]
    last = tickets[:2][-1]
    assert after(game, 0, KeepTickets((last,))) == [row(events.TICKETS_KEPT, 0, *ticket_numbers(game, last))]


def stuck(players: int) -> Game:
    """Return a game in which nobody can do anything but pass."""
    game = quiet(players)
    lay_display(game, *[None] * 5)
    lay_deck(game)
    lay_discard(game)
    lay_tickets(game)
    for seat in range(players):
        give(game, seat)
    return game


def test_T2_passes_end_the_game_once() -> None:
    game = stuck(3)
    assert after(game, 0, Pass()) == [row(events.TURN_PASSED, 0)]
    assert after(game, 1, Pass()) == [row(events.TURN_PASSED, 1)]
    assert after(game, 2, Pass()) == [row(events.TURN_PASSED, 2), row(events.GAME_ENDED)]


def test_T2_E1_a_last_pass_in_the_last_turn_ends_the_game_once() -> None:
    game = stuck(2)
    game._state[0].turns_left = 2
    assert after(game, 0, Pass()) == [row(events.TURN_PASSED, 0)]
    assert after(game, 1, Pass()) == [row(events.TURN_PASSED, 1), row(events.GAME_ENDED)]


def test_E1_the_last_round_begins_once_and_ends() -> None:
    game = quiet()
    give(game, 0, "red")
    set_cars(game, 0, 3)
    assert after(game, 0, ClaimRoute(ROUTE, ("red",)))[1:] == [row(events.LAST_ROUND_BEGUN, 0)]
    give(game, 1, "red")
    set_cars(game, 1, 3)
    assert len(after(game, 1, ClaimRoute("lombard_street-pier_39", ("red",)))) == 1
    lay_tickets(game, game.board.tickets[0].id)
    game.play(0, DrawTickets())
    assert after(game, 0, KeepTickets((game.board.tickets[0].id,)))[1:] == [row(events.GAME_ENDED)]


# --- what shows somebody something new


SHOWING = {
    *(events.OPENING_CHOSEN, events.CARD_TAKEN, events.CARD_TURNED_UP, events.DISPLAY_SWEPT),
    *(events.DECK_RESHUFFLED, events.TICKETS_DRAWN, events.GAME_ENDED),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_move_shows_something_where_one_of_its_events_does(players: int) -> None:
    game, told = Game.new(players, 1), Counter[bool]()
    assert game._dealer[0].events.shows == 1
    chance = random.Random(players)
    while game.waiting_for:
        seat = game.waiting_for[0]
        rows = after(game, seat, chance.choice(game.legal_moves(seat)))
        shows = any(kind in SHOWING for kind, *_ in rows)
        assert game._dealer[0].events.shows == int(shows)
        told[shows] += 1
    assert min(told[True], told[False]) > players


def test_every_kind_of_event_shows_something_or_does_not() -> None:
    kinds = range(len(events.KINDS_OF_EVENTS))
    assert [events.SHOWING >> kind & 1 for kind in kinds] == [int(kind in SHOWING) for kind in kinds]


def test_a_silent_move_after_one_that_showed_something_shows_nothing() -> None:
    game = quiet()
    give(game, 1, "red")
    game.play(0, TakeCard(0))
    game.play(0, TakeCard())
    assert game._dealer[0].events.shows == 1
    game.play(1, ClaimRoute(ROUTE, ("red",)))
    assert game._dealer[0].events.shows == 0


def test_nothing_is_noted_where_nobody_asks() -> None:
    game = Game.new(3, 1)
    dealer, state = np.zeros(1, DEALER), game._state.copy()
    while state[0].phase != 6:
        seat = calls.next_seat(state)
        game._state = state
        calls.play_action(game._table, state, dealer, seat, game.legal_actions(seat)[-1])
    assert not dealer["events"].tobytes().strip(b"\0")
