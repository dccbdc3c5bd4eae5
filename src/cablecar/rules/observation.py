"""What one seat, or a spectator, may know of a game, as one record: the only way from a state to anybody.

Views, the page, the terminal and every bot are made from this record, and never see a game or a state. It
holds a state whose hidden parts are blank, so that legal moves, planners and the search work on it as on any
state, and beside it what public play tells about the blanks. Equal knowledge gives equal bytes. What a seat
may see of a single event stands in `cablecar.rules.events`.
"""

from typing import Annotated, Protocol

import numpy as np

from cablecar.board.check import MAX_CARDS, MAX_DEALT_TICKETS, MAX_ROUTES, MAX_TICKETS
from cablecar.kernel.decorators import compiled
from cablecar.kernel.parameters import RecordsOf
from cablecar.rules.bits import count_if
from cablecar.rules.legal import is_waited_for, twin_refusal
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import (
    CARD_KINDS,
    MAX_PLAYERS,
    NONE,
    OPENING,
    OVER,
    SOUVENIR,
    STACK_GONE,
    STATE,
    BoardTable,
    Bytes,
    Records,
    State,
)

OBSERVATION_VERSION = 3
"""Counts the changes of the layout, or of what a field means."""

OBSERVATION = np.dtype(
    (
        np.record,
        [
            ("version", "i4"),
            ("seat", "i4"),
            ("unseen_cards", "u1", (MAX_PLAYERS,)),
            ("tickets", "u1", (MAX_PLAYERS,)),
            ("waiting", "u1", (MAX_PLAYERS,)),
            ("closed", "u1", (MAX_ROUTES,)),
            ("state", STATE),
        ],
    )
)

Observations = Annotated[Records, RecordsOf(OBSERVATION)]


class Observation(Protocol):
    """What a seat, or a spectator, may know."""

    version: int
    """The version of this layout."""
    seat: int
    """Whose knowledge this is; -1 for a spectator."""
    unseen_cards: Bytes
    """How many cards each seat holds beyond those in `state.hands`."""
    tickets: Bytes
    """How many tickets each seat holds; 0 during the opening, when nobody knows (S6)."""
    waiting: Bytes
    """Whether each seat may act now."""
    closed: Bytes
    """Whether each route is free, and yet closed to this seat because of its twin (C6): 1 for those; for a
    spectator, those that are closed to everybody."""
    state: State
    """The game, with all that is hidden blank: the random stream, the draw pile, the rivals' offers, tickets
    and cards but for the known ones, and of the ticket deck all but the seat's own rejected tickets, by their
    depth. Of a rival's opening choice there is a 1 once it is made. A stack that is used up lies at -2."""


def new_observation(contents: bytes = bytes(OBSERVATION.itemsize)) -> Records:
    """Return a blank observation, or one of these bytes; NumPy takes five times as long to make zeros."""
    return np.frombuffer(bytearray(contents), OBSERVATION)


@compiled
def count_unseen(board: BoardTable, state: State, card: int) -> int:
    """Return how many cards of a kind lie in the deck or hidden in hands, in an observed state (D9)."""
    unseen = int(board.card_counts[card]) - int(state.discard[card])
    for slot in range(board.display):
        unseen -= int(int(state.display[slot]) == card)
    for seat in range(int(state.players)):
        unseen -= int(state.hands[seat, card])
    return unseen


@compiled
def hide_cards(observation: Observation, seat: int) -> None:
    """Leave of the rivals' hands what everybody knows, and of the deck its size (D9)."""
    state = observation.state
    for index in range(MAX_CARDS):
        state.deck[index] = NONE
    for rival in range(int(state.players)):
        if rival != seat:
            unseen = 0
            for card in range(CARD_KINDS):
                unseen += int(state.hands[rival, card]) - int(state.known[rival, card])
                state.hands[rival, card] = state.known[rival, card]
            observation.unseen_cards[rival] = unseen


@compiled
def hide_offers(state: State, seat: int) -> None:
    """Leave of the rivals' offers their size, and of opening choices whether they are made (S6, K1)."""
    opening = int(state.phase) == OPENING
    for other in range(int(state.players)):
        if other != seat or not opening:
            state.chosen[other] = int(opening and int(state.chosen[other]) != 0)
        for number in range(MAX_DEALT_TICKETS):
            if other != seat or number >= int(state.offered[other]):
                state.offers[other, number] = NONE


@compiled
def hide_ticket_deck(truth: State, state: State, seat: int) -> None:
    """Leave of the ticket deck its size and where the seat's own rejected tickets lie, the top first (K5)."""
    state.ticket_top = 0
    for index in range(MAX_TICKETS):
        state.ticket_deck[index] = NONE
        state.rejected_by[index] = NONE
    if seat == NONE:
        return
    own, this = np.int8(0), np.int8(seat)
    for ticket in range(MAX_TICKETS):
        own = count_if(own, truth.rejected_by[ticket] == this)
    left = int(own)
    depth = int(truth.ticket_deck_size)
    while left > 0 and depth > 0:  # from the bottom, where they were put
        depth -= 1
        ticket = int(truth.ticket_deck[(int(truth.ticket_top) + depth) % MAX_TICKETS])
        if int(truth.rejected_by[ticket]) == seat:
            state.ticket_deck[depth] = ticket
            state.rejected_by[ticket] = seat
            left -= 1


@compiled
def hide_tickets(state: State, seat: int) -> None:
    """Leave of the tickets those that the seat holds (K4)."""
    this, nobody = np.int8(seat), np.int8(NONE)
    for ticket in range(MAX_TICKETS):
        state.ticket_owners[ticket] = this if state.ticket_owners[ticket] == this else nobody


@compiled
def blank_irrelevant(board: BoardTable, state: State) -> None:
    """Blank what no longer matters, so that equal knowledge gives equal records."""
    for word in range(4):
        state.random[word] = np.uint64(0)
    for symbol in range(board.souvenirs):
        location = int(state.stack_places[symbol])
        state.stack_places[symbol] = STACK_GONE if int(state.stack_sizes[symbol]) == 0 else location
    if int(state.phase) != SOUVENIR:
        state.claimed = 0


@compiled
def mark_waiting(truth: State, observation: Observation) -> None:
    """Mark the seats that may act now."""
    for seat in range(MAX_PLAYERS):
        observation.waiting[seat] = int(seat < int(truth.players) and is_waited_for(truth, seat))


@compiled
def count_tickets_held(truth: State, observation: Observation) -> None:
    """Count the tickets of every seat, which are public (K4)."""
    for seat in range(MAX_PLAYERS):
        count, this = np.int8(0), np.int8(seat)
        for ticket in range(MAX_TICKETS):
            count = count_if(count, truth.ticket_owners[ticket] == this)
        observation.unseen_cards[seat] = 0
        observation.tickets[seat] = count


@compiled
def mark_closed(board: BoardTable, truth: State, seat: int, observation: Observation) -> None:
    """Mark the free routes that a seat, or with NONE everybody, can't claim because of their twin (C6)."""
    for route in range(MAX_ROUTES):
        observation.closed[route] = 0
    for route in range(board.routes):
        if int(board.route_twin[route]) != NONE:
            is_free = int(truth.owners[route]) == NONE
            observation.closed[route] = int(is_free and twin_refusal(board, truth, seat, route) != LEGAL)


@compiled
def observe(board: BoardTable, truth: State, seat: int, observation: Observation) -> None:
    """Write down what a seat, or with NONE a spectator, may know of a game.

    After the end that is everything, shuffles and deck included: the game's file is open to all then.
    """
    observation.version = OBSERVATION_VERSION
    observation.seat = seat
    observation.state = truth
    mark_waiting(truth, observation)
    count_tickets_held(truth, observation)
    mark_closed(board, truth, seat, observation)
    state = observation.state
    if int(truth.phase) == OVER:
        return
    hide_cards(observation, seat)
    hide_offers(state, seat)
    hide_ticket_deck(truth, state, seat)
    hide_tickets(state, seat)
    blank_irrelevant(board, state)
