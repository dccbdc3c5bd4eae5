"""What a seat has seen, as a record: a state whose hidden parts are blank, and notes beside it.

Compiled bots think about this record and nothing else. It is made in two ways that agree: from a view
(`cablecar.bots.seen`), and here, inside the core, where whole matches are played.
"""

from typing import Protocol

import numpy as np

from cablecar.board.check import MAX_TICKETS
from cablecar.rules.compiled import compiled, entry
from cablecar.rules.state import (
    KINDS,
    MAX_PLAYERS,
    NONE,
    OPENING,
    SOUVENIR,
    BoardTable,
    Bytes,
    Records,
    State,
)

GONE = -2
"""The place of a stack that is used up."""

NOTES = np.dtype(
    (
        np.record,
        [("seat", "i8"), ("unseen_cards", "u1", (MAX_PLAYERS,)), ("tickets", "u1", (MAX_PLAYERS,))],
    )
)


class Notes(Protocol):
    """What a seat knows beside the open table."""

    seat: int
    """Whose notes these are."""
    unseen_cards: Bytes
    """How many cards each rival holds beyond those that everybody knows."""
    tickets: Bytes
    """How many tickets each seat holds; 0 during the opening."""


@compiled
def hide_cards(board: BoardTable, state: State, seat: int, notes: Notes) -> None:
    """Leave of the rivals' hands what everybody knows, and of the deck its size (D9)."""
    for place in range(board.cards):
        state.deck[place] = NONE
    for rival in range(int(state.players)):
        notes.unseen_cards[rival] = 0
        if rival != seat:
            size, known = 0, 0
            for card in range(KINDS):
                size += int(state.hands[rival, card])
                known += int(state.known[rival, card])
                state.hands[rival, card] = state.known[rival, card]
            notes.unseen_cards[rival] = size - known


@compiled
def hide_offers(board: BoardTable, state: State, seat: int) -> None:
    """Leave of the rivals' offers and opening choices what everybody knows (S6)."""
    opening = int(state.phase) == OPENING
    for rival in range(int(state.players)):
        if rival != seat:
            state.offered[rival] = board.dealt_tickets if opening else 0
            state.chosen[rival] = int(opening and int(state.chosen[rival]) != 0)
            for number in range(int(state.offers.shape[1])):
                state.offers[rival, number] = NONE
    if not opening:
        state.chosen[seat] = 0
    for number in range(int(state.offered[seat]), int(state.offers.shape[1])):
        state.offers[seat, number] = NONE


@compiled
def hide_ticket_deck(truth: State, state: State, seat: int) -> None:
    """Leave of the ticket deck its size and where the own rejected tickets lie (K5)."""
    state.ticket_top = 0
    for place in range(MAX_TICKETS):
        state.ticket_deck[place] = NONE
        if int(state.rejected_by[place]) != seat:
            state.rejected_by[place] = NONE
    for depth in range(int(truth.ticket_deck_size)):
        ticket = int(truth.ticket_deck[(int(truth.ticket_top) + depth) % MAX_TICKETS])
        if int(truth.rejected_by[ticket]) == seat:
            state.ticket_deck[depth] = ticket


@compiled
def hide_tickets(board: BoardTable, state: State, seat: int, notes: Notes) -> None:
    """Leave of the rivals' tickets their number (K4)."""
    for rival in range(int(state.players)):
        notes.tickets[rival] = 0
    for ticket in range(board.tickets):
        owner = int(state.ticket_owners[ticket])
        if owner != NONE:
            notes.tickets[owner] += 1
            if owner != seat:
                state.ticket_owners[ticket] = NONE


@compiled
def tidy(board: BoardTable, state: State) -> None:
    """Blank what no longer matters, so that equal knowledge gives equal records."""
    for word in range(4):
        state.random[word] = np.uint64(0)
    for symbol in range(board.souvenirs):
        if int(state.stack_sizes[symbol]) == 0:
            state.stack_places[symbol] = GONE
    if int(state.phase) != SOUVENIR:
        state.claimed = 0


@entry
def observe(boards: Records, states: Records, seat: int, seen: Records, notes: Records) -> None:
    """Write down what a seat that is to move has seen of a game."""
    board, truth, state = boards[0], states[0], seen[0]
    seen[0] = states[0]
    notes[0].seat = seat
    hide_cards(board, state, seat, notes[0])
    hide_offers(board, state, seat)
    hide_ticket_deck(truth, state, seat)
    hide_tickets(board, state, seat, notes[0])
    tidy(board, state)
