"""What a seat may know, field by field: D9, S6, K1, K4, K5."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cablecar.board import CARDS, shipped_board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, TakeCard
from cablecar.rules import calls
from cablecar.rules.observation import OBSERVATION, OBSERVATION_VERSION
from cablecar.rules.state import BOARD, FERRY, KEEPING, NONE, SOUVENIR, STACK_GONE, STATE
from tests.support.game.positions import (
    after_opening,
    board_with,
    finish,
    give,
    hold_tickets,
    lay_deck,
    lay_display,
    lay_stack,
    lay_tickets,
    own,
)

PUBLIC = (
    *("points", "players", "phase", "current", "passes", "turns_left", "deck_size", "ticket_deck_size"),
    *("offered", "cars", "known", "discard", "display", "owners", "stack_sizes", "souvenirs"),
)
HALF, OTHER_HALF = "presidio-pacific_heights-1", "presidio-pacific_heights-2"
ONE_SPACE = ClaimRoute("fort_mason-lombard_street", ("red",))


def observed(game: Game, seat: int | None) -> Any:
    """Return the record of what a seat knows."""
    return game.observe(seat)[0]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_whose_knowledge_it_is_and_in_which_version(seat: int | None) -> None:
    known = observed(Game.new(3, 1), seat)
    assert (known.version, known.seat) == (OBSERVATION_VERSION, NONE if seat is None else seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_public_is_there_for_everybody(players: int) -> None:
    game = after_opening(players)
    state = game._state[0]
    state.passes, state.turns_left, state.points[:] = 1, 2, [1, 200, 3, 40_000]
    state.known[:] = 3
    state.hands[:] = 4
    state.owners[3] = 1
    for seat in (*range(players), None):
        for name in PUBLIC:
            assert game.observe(seat)["state"][name].tobytes() == game._state[name].tobytes(), name


# --- cards


def test_D9_of_other_hands_the_known_cards_and_the_number_of_the_others_are_seen() -> None:
    game = after_opening(3)
    give(game, 0, "red", "red", "blue")
    give(game, 1, "red", "ferry", "ferry", "black")
    give(game, 2)
    game._state[0].known[0, CARDS.index("red")] = 1
    game._state[0].known[1, FERRY] = 2
    known = observed(game, 0)
    assert known.state.hands[0].tolist() == game._state[0].hands[0].tolist()
    assert known.state.hands[1].tolist() == [0, 0, 0, 0, 0, 0, 2]
    assert known.unseen_cards.tolist() == [0, 2, 0, 0]
    assert observed(game, 1).unseen_cards.tolist() == [2, 0, 0, 0]
    assert observed(game, 1).state.hands[0].sum() == 1
    assert observed(game, None).unseen_cards.tolist() == [2, 2, 0, 0]
    assert observed(game, None).state.hands.sum() == 3


def test_D9_large_hands_are_counted() -> None:
    game = after_opening(2)
    game._state[0].hands[1] = 30
    assert observed(game, 0).unseen_cards.tolist() == [0, 210, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_D9_nobody_sees_the_deck_or_what_shuffles_it(seat: int | None) -> None:
    game = after_opening(2)
    game._state[0].deck[:] = 3
    known = observed(game, seat).state
    assert set(known.deck.tolist()) == {NONE}
    assert not known.random.any()
    assert game._state[0].random.any()


# --- tickets


def test_S6_first_tickets_and_the_own_choice_are_seen_by_their_seat_alone() -> None:
    game = Game.new(3, 1)
    game.play(1, KeepTickets(game.offer(1)[1:]))
    game.play(2, KeepTickets(game.offer(2)))
    dealt = game._state[0].offers.tolist()
    nothing = [NONE] * len(dealt[0])
    own = observed(game, 1)
    assert own.state.offers.tolist()[:3] == [nothing, dealt[1][:2] + nothing[2:], nothing]
    assert own.state.chosen.tolist() == [0, 2, 1, 0]
    other = observed(game, 0)
    assert other.state.offers.tolist()[:3] == [dealt[0][:2] + nothing[2:], nothing, nothing]
    assert other.state.chosen.tolist() == [0, 1, 1, 0]
    for seat in (0, 1, 2, None):
        assert observed(game, seat).tickets.tolist() == [0, 0, 0, 0]
    assert (observed(game, None).state.offers[:3] == NONE).all()
    assert observed(game, None).state.chosen.tolist() == [0, 1, 1, 0]


def test_S6_an_offer_ends_where_it_ends() -> None:
    game = Game.new(2, 1, board_with(dealt_tickets=4))
    assert (observed(game, 1).state.offers[1] == game._state[0].offers[1]).all()
    game._state[0].offered[1] = 3
    assert observed(game, 1).state.offers[1].tolist() == [*game._state[0].offers[1, :3].tolist(), NONE]


def test_S6_opening_choices_are_nothing_any_more_after_the_opening() -> None:
    game = after_opening(3)
    assert game._state[0].chosen.any()
    for seat in (0, 2, None):
        assert not observed(game, seat).state.chosen.any()


def test_K1_drawn_tickets_are_seen_by_their_seat_and_counted_by_all() -> None:
    game = after_opening(2)
    game.play(0, DrawTickets())
    drawn = game._state[0].offers[0, :2].tolist()
    assert game._state[0].phase == KEEPING
    assert observed(game, 0).state.offers[0].tolist() == [*drawn, NONE, NONE]
    assert set(observed(game, 1).state.offers.ravel()[:8].tolist()) == {NONE}
    for seat in (0, 1, None):
        assert observed(game, seat).state.offered.tolist() == [2, 0, 0, 0]


def test_K4_of_other_seats_tickets_their_number_is_seen() -> None:
    game = after_opening(3)
    tickets = [ticket.id for ticket in game.board.tickets]
    hold_tickets(game, 0, tickets[0])
    hold_tickets(game, 1, *tickets[1:4])
    hold_tickets(game, 2, tickets[-1], tickets[-2])
    for seat in (0, 1, 2, None):
        known = observed(game, seat)
        assert known.tickets.tolist() == [1, 3, 2, 0]
        own = game._state[0].ticket_owners == (9 if seat is None else seat)
        assert known.state.ticket_owners.tolist() == np.where(own, seat or 0, NONE).tolist()


def test_K5_rejected_tickets_are_known_by_their_depth_to_those_who_put_them_there() -> None:
    game = after_opening(3)
    tickets = [ticket.id for ticket in game.board.tickets]
    lay_tickets(game, *tickets[:5])
    state = game._state[0]
    state.ticket_top = MAX_TICKETS - 2
    state.ticket_deck[:] = 9
    state.ticket_deck[[MAX_TICKETS - 2, MAX_TICKETS - 1, 0, 1, 2]] = [4, 3, 2, 1, 0]
    state.rejected_by[[3, 1]] = 1
    state.rejected_by[2] = 2
    state.rejected_by[9] = 1  # lies where no ticket of the deck is
    nothing = [NONE] * MAX_TICKETS
    for seat, deck in {
        0: nothing,
        1: [NONE, 3, NONE, 1, *nothing[4:]],
        2: [NONE, NONE, 2, *nothing[3:]],
        None: nothing,
    }.items():
        known = observed(game, seat).state
        assert known.ticket_deck.tolist() == deck
        assert known.ticket_top == 0
        own = [NONE if ticket not in deck else seat for ticket in range(MAX_TICKETS)]
        assert known.rejected_by.tolist() == own


# --- who may act


def test_S6_in_the_opening_all_wait_that_have_not_chosen_and_everybody_knows_who() -> None:
    game = Game.new(3, 1)
    told = [[1, 1, 1, 0], [1, 0, 1, 0], [1, 0, 0, 0]]
    for waiting, seat in zip(told, (1, 2, 0), strict=True):
        assert [observed(game, viewer).waiting.tolist() for viewer in (0, 1, 2, None)] == [waiting] * 4
        game.play(seat, game.legal_moves(seat)[0])
    assert [observed(game, viewer).waiting.tolist() for viewer in (0, 1, 2, None)] == [[0, 0, 1, 0]] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T1_after_the_opening_the_current_seat_waits_and_after_the_end_nobody(players: int) -> None:
    game = after_opening(players)
    for seat in range(players):
        game._state[0].current = seat
        for viewer in (*range(players), None):
            assert observed(game, viewer).waiting.tolist() == [int(other == seat) for other in range(4)]
            assert game.view(viewer).waiting_for == (seat,)
    finish(game)
    assert observed(game, 1).waiting.tolist() == [0, 0, 0, 0]
    assert game.view(1).waiting_for == ()


# --- what no longer matters


def test_C7_the_claimed_route_is_told_while_its_souvenir_is_chosen() -> None:
    game = after_opening(2)
    give(game, 0, "red", "red")
    lay_stack(game, "fort_mason", "crab", 2)
    lay_stack(game, "lombard_street", "bell", 2)
    game.play(0, ONE_SPACE)
    assert game._state[0].phase == SOUVENIR
    assert observed(game, 1).state.claimed == game._state[0].claimed > 0
    game.play(0, game.legal_moves(0)[0])
    assert observed(game, 1).state.claimed == 0 < game._state[0].claimed


@pytest.mark.parametrize("symbol", [0, 2, 6])
def test_C7_where_a_used_up_stack_lay_is_forgotten(symbol: int) -> None:
    game = after_opening(2)
    places = game._state[0].stack_places.tolist()
    game._state[0].stack_sizes[symbol] = 0
    for seat in (0, None):
        known = observed(game, seat).state.stack_places.tolist()
        assert known == [*places[:symbol], STACK_GONE, *places[symbol + 1 :]]


# --- routes


def closed_to(game: Game, seat: int | None) -> set[str]:
    """Return the routes that are marked as closed by their double."""
    marks = observed(game, seat).closed.tolist()
    assert not any(marks[len(game.board.routes) :])
    return {route.id for route, mark in zip(game.board.routes, marks, strict=False) if mark}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C6_the_other_half_of_a_double_route_is_closed_to_its_owner_and_with_two_to_all(players: int) -> None:
    game = after_opening(players)
    for seat in (*range(players), None):
        assert closed_to(game, seat) == set()
    own(game, 1, HALF)
    for seat in (*range(players), None):
        assert closed_to(game, seat) == ({OTHER_HALF} if seat == 1 or players == 2 else set())
        assert game.view(seat).closed == tuple(closed_to(game, seat))


def test_C6_the_last_route_of_a_board_can_be_closed_too() -> None:
    routes = sorted(shipped_board().routes, key=lambda route: route.id == OTHER_HALF)
    game = after_opening(2, board=replace(shipped_board(), id="other", routes=tuple(routes)))
    own(game, 1, HALF)
    assert closed_to(game, 0) == {routes[-1].id} == {OTHER_HALF}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_C1_a_route_with_an_owner_is_not_called_closed(seat: int | None) -> None:
    game = after_opening(3)
    own(game, 0, HALF)
    own(game, 1, OTHER_HALF)
    assert closed_to(game, seat) == set()


def test_C6_after_the_end_what_is_closed_is_still_told() -> None:
    game = after_opening(2)
    own(game, 0, HALF)
    finish(game)
    assert closed_to(game, 1) == {OTHER_HALF}


# --- the end


@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_end_all_is_open(seat: int | None) -> None:
    game = after_opening(2)
    lay_deck(game, "red", "blue")
    finish(game)
    known = observed(game, seat)
    assert game.observe(seat)["state"].tobytes() == game._state.tobytes()
    assert known.unseen_cards.tolist() == [0, 0, 0, 0]
    assert known.tickets.tolist() == [2, 2, 0, 0]


@pytest.mark.parametrize("seat", [0, None])
def test_a_record_is_written_whole_whatever_it_held(seat: int | None) -> None:
    game = after_opening(3)
    used = np.zeros(1, OBSERVATION)
    used.view(np.uint8)[:] = 0x55
    calls.observe(game._table, game._state, NONE if seat is None else seat, used)
    assert used.tobytes() == game.observe(seat).tobytes()


def test_of_several_records_the_first_is_observed() -> None:
    game = after_opening(2)
    own(game, 0, HALF)
    boards, states, observations = np.zeros(2, BOARD), np.zeros(2, STATE), np.zeros(2, OBSERVATION)
    boards[0], states[0] = game._table[0], game._state[0]
    calls.observe(boards, states, 1, observations)
    assert observations[0].closed.sum() == 1, "the board tells which route is closed with its twin"
    assert observations[:1].tobytes() == game.observe(1).tobytes()
    assert not observations[1:].tobytes().strip(b"\0")


def test_unseen_cards_are_all_but_the_discard_the_display_and_the_own_hand_of_the_first_records() -> None:
    game = after_opening(2)
    give(game, 0, "red", "red")
    lay_display(game, "red", "blue", "green", "red", "black")
    boards, observations = np.zeros(2, BOARD), np.zeros(2, OBSERVATION)
    boards[0], observations[0] = game._table[0], game.observe(0)[0]
    red = CARDS.index("red")
    hand, discarded = int(game._state[0].hands[0, red]), int(game._state[0].discard[red])
    assert hand >= 2
    assert (
        calls.count_unseen(boards, observations, red)
        == game.board.components.cards_per_color - hand - 2 - discarded
    )


def test_the_last_ticket_that_a_board_may_have_is_counted_and_hidden_like_all_others() -> None:
    game, last = after_opening(2), MAX_TICKETS - 1
    state = game._state[0]
    known = int(observed(game, 0).tickets[1])
    state.ticket_owners[last] = 1
    assert observed(game, 0).tickets[1] == known + 1
    assert observed(game, 0).state.ticket_owners[last] == NONE
    assert observed(game, 1).state.ticket_owners[last] == 1
    state.ticket_owners[last] = NONE
    state.rejected_by[:] = NONE
    state.rejected_by[last] = 0
    state.ticket_deck[(int(state.ticket_top) + int(state.ticket_deck_size) - 1) % MAX_TICKETS] = last
    assert observed(game, 0).state.rejected_by[last] == 0
    assert observed(game, 1).state.rejected_by[last] == NONE


def test_observing_changes_nothing_in_the_game() -> None:
    game = after_opening(3)
    lay_display(game, "red", "blue", "green", "pink", "black")
    game.play(0, TakeCard())
    before = game._state.tobytes()
    for seat in (0, 1, 2, None):
        game.observe(seat)
    assert game._state.tobytes() == before
    assert len(before) == STATE.itemsize
