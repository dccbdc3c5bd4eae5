"""What a seat has seen, read off its view."""

from typing import Any

import numpy as np

from cablecar.board.model import CARDS
from cablecar.engine.events import TurnPassed
from cablecar.engine.view import Phase, View
from cablecar.rules.state import NONE, STATE, WAITING, Records
from cablecar.search.seen import GONE, NOTES


def seen_of_view(view: View) -> tuple[Records, Records]:
    """Return what a seat that is to move has seen, from its view."""
    assert view.seat is not None
    states, notes = np.zeros(1, STATE), np.zeros(1, NOTES)
    state: Any = states[0]
    note: Any = notes[0]
    note.seat = view.seat
    _fill_table(state, view)
    _fill_souvenirs(state, view)
    for seat, player in enumerate(view.players):
        known = player.known_cards if seat != view.seat else view.hand
        state.cars[seat], state.points[seat] = player.cars, player.points
        state.hands[seat] = [known.get(card, 0) for card in CARDS]
        state.known[seat] = [player.known_cards.get(card, 0) for card in CARDS]
        if seat != view.seat:
            note.unseen_cards[seat] = player.hand_size - sum(player.known_cards.values())
        note.tickets[seat] = player.tickets or 0
    _fill_tickets(state, view)
    return states, notes


def _fill_table(state: Any, view: View) -> None:
    parts = view.board.components
    state.players, state.phase = len(view.players), view.phase.value
    state.current = 0 if view.phase is Phase.OPENING else view.seat
    state.passes = _passes(view)
    state.turns_left = -1 if view.turns_left is None else view.turns_left
    state.deck_size = view.deck_size
    state.deck[: parts.cards] = NONE
    state.display[:] = NONE
    state.display[: parts.display] = [NONE if card is None else CARDS.index(card) for card in view.display]
    state.discard[:] = [view.discard.get(card, 0) for card in CARDS]
    state.cars[len(view.players) :] = parts.cars
    state.owners[:] = NONE
    for number, route in enumerate(view.board.routes):
        state.owners[number] = view.owners.get(route.id, NONE)
        if route.id == view.claimed:
            state.claimed = number


def _passes(view: View) -> int:
    """Return how many seats have passed in a row."""
    passes = 0
    for event in reversed(view.history):
        if not isinstance(event, TurnPassed):
            return passes
        passes += 1
    return passes


def _fill_souvenirs(state: Any, view: View) -> None:
    place = {location.id: number for number, location in enumerate(view.board.locations)}
    number_of = {symbol: number for number, symbol in enumerate(view.board.souvenirs)}
    state.stack_places[: len(number_of)] = GONE
    for location, stack in view.stacks.items():
        state.stack_places[number_of[stack.symbol]] = place[location]
        state.stack_sizes[number_of[stack.symbol]] = stack.count
    for symbol in view.waiting_souvenirs:
        state.stack_places[number_of[symbol]] = WAITING
        state.stack_sizes[number_of[symbol]] = 3 if len(view.players) == 4 else 2
    for seat, player in enumerate(view.players):
        for symbol in player.souvenirs:
            state.souvenirs[seat, number_of[symbol]] = 1


def _fill_tickets(state: Any, view: View) -> None:
    number_of = {ticket.id: number for number, ticket in enumerate(view.board.tickets)}
    opening = view.phase is Phase.OPENING
    state.offers[: len(view.players)] = NONE
    for field in (state.ticket_owners, state.rejected_by, state.ticket_deck):
        field[:] = NONE
    for seat, player in enumerate(view.players):
        state.chosen[seat] = opening and player.has_chosen
        state.offered[seat] = view.board.components.dealt_tickets if opening else 0
    state.offered[view.seat] = len(view.offer)
    state.offers[view.seat, : len(view.offer)] = [number_of[ticket] for ticket in view.offer]
    if opening:
        dealt = view.board.components.dealt_tickets * len(view.players)
        state.ticket_deck_size = len(view.board.tickets) - dealt
    else:
        state.ticket_deck_size = view.ticket_deck_size
    for ticket in view.tickets:
        state.ticket_owners[number_of[ticket]] = view.seat
    for rejected in view.rejected:
        state.ticket_deck[rejected.depth] = number_of[rejected.ticket]
        state.rejected_by[number_of[rejected.ticket]] = view.seat
