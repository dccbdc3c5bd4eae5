"""The observation tensor: what a seat knows as a row of bytes, written from its observation and nothing else.

Seats are counted from the observing one on: it is 0, the next in turn order 1. `FIELDS` lists what a row
holds: offsets, the documented table and the compiled writer follow it. Offsets are read before a loop: the
compiler must expect that a written byte changes them.
"""

from collections.abc import Callable
from typing import Annotated, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.board.check import MAX_TICKETS
from cablecar.kernel.decorators import compiled, entry
from cablecar.kernel.parameters import NumbersOf, RecordsOf
from cablecar.rules.bits import count_if
from cablecar.rules.observation import Observation, Observations
from cablecar.rules.state import (
    CARD_KINDS,
    DRAWN_TICKETS,
    OPENING,
    PHASES,
    SOUVENIR,
    Boards,
    BoardTable,
    Records,
)

TENSOR_VERSION = 1
"""Counts the changes of the layout, or of what a field means."""
MOST = 255
"""The greatest number that a byte holds; what could be more is cut off there."""


class Sizes(NamedTuple):
    """What the sizes of fields depend on."""

    players: int
    locations: int
    routes: int
    tickets: int
    souvenirs: int
    display: int
    offered: int
    """How many tickets a seat looks at, at the most."""


class Field(NamedTuple):
    """One field of the tensor."""

    name: str
    shape: Callable[[Sizes], tuple[int, ...]]
    most: int
    """Its numbers lie from 0 to this."""
    meaning: str


FIELDS = (
    Field("phase", lambda size: (len(PHASES),), 1, f"1 for the phase: {', '.join(PHASES)}."),
    Field("turns_left", lambda size: (1,), 5, "Turns until the end and 1, or 0 before the last round (E1)."),
    Field("deck_size", lambda size: (1,), 128, "How many cards the draw pile has."),
    Field("ticket_deck_size", lambda size: (1,), 64, "How many tickets can be drawn."),
    Field("passes", lambda size: (1,), 4, "Passes in a row (T2)."),
    Field("seat", lambda size: (size.players,), 1, "1 for the number of the observing seat; seat 0 starts."),
    Field("waiting", lambda size: (size.players,), 1, "Whether each seat may act now."),
    Field("cars", lambda size: (size.players,), 127, "How many cars each seat has left."),
    Field("points", lambda size: (size.players,), MOST, "Points for routes, by seat (C5), cut off at 255."),
    Field("cards", lambda size: (size.players,), 128, "How many cards each seat holds."),
    Field("ticket_counts", lambda size: (size.players,), 64, "How many tickets each seat holds (K4)."),
    Field("chosen", lambda size: (size.players,), 1, "Whether each seat has made its opening choice (S6)."),
    Field(
        "known",
        lambda size: (size.players, CARD_KINDS),
        128,
        "Cards known to be in a hand, by seat and kind (D9).",
    ),
    Field("souvenirs", lambda size: (size.players, size.souvenirs), 1, "Whether a seat has a souvenir."),
    Field("hand", lambda size: (CARD_KINDS,), 128, "The seat's own cards, by kind."),
    Field("discard", lambda size: (CARD_KINDS,), 128, "Discarded cards, by kind."),
    Field("display", lambda size: (size.display, CARD_KINDS), 1, "1 for the face-up card in each slot."),
    Field("owners", lambda size: (size.players, size.routes), 1, "1 for the routes of each seat."),
    Field(
        "closed", lambda size: (size.routes,), 1, "1 for free routes closed to the seat by their twin (C6)."
    ),
    Field("tickets", lambda size: (size.tickets,), 1, "1 for the seat's own tickets."),
    Field(
        "offer", lambda size: (size.offered, size.tickets), 1, "1 for each ticket to choose from, in order."
    ),
    Field(
        "rejected",
        lambda size: (size.tickets,),
        64,
        "The seat's own rejected tickets: depth in the deck and 1 (K5).",
    ),
    Field("stacks", lambda size: (size.souvenirs, size.locations), 1, "1 where a stack of souvenirs lies."),
    Field("stack_sizes", lambda size: (size.souvenirs,), 4, "Tokens left in each stack, a waiting one too."),
    Field("claimed", lambda size: (size.routes,), 1, "1 for the route whose souvenir is being chosen (C7)."),
)

TENSOR = np.dtype((np.record, [(field.name, "i8") for field in FIELDS] + [("size", "i8")]))

TensorLayouts = Annotated[Records, RecordsOf(TENSOR, is_read_only=True)]
Rows = Annotated[NDArray[np.uint8], NumbersOf(np.dtype("u1"), (0, 0))]
"""A row of bytes for each game."""


class TensorLayout(Protocol):
    """Where each field of a row begins, and how long a row is."""

    phase: int
    turns_left: int
    deck_size: int
    ticket_deck_size: int
    passes: int
    seat: int
    waiting: int
    cars: int
    points: int
    cards: int
    ticket_counts: int
    chosen: int
    known: int
    souvenirs: int
    hand: int
    discard: int
    display: int
    owners: int
    closed: int
    tickets: int
    offer: int
    rejected: int
    stacks: int
    stack_sizes: int
    claimed: int
    size: int


def sizes_of(board: Records, players: int) -> Sizes:
    """Return what the sizes of fields depend on, on a board."""
    table = board[0]
    names = ("locations", "routes", "tickets", "souvenirs", "display")
    offered = max(DRAWN_TICKETS, int(table["dealt_tickets"]))
    return Sizes(players=players, offered=offered, **{name: int(table[name]) for name in names})


def tensor_layout(board: Records, players: int) -> Records:
    """Return where the fields of a row begin, in an array of one."""
    layout, sizes, offset = np.zeros(1, TENSOR), sizes_of(board, players), 0
    for field in FIELDS:
        layout[field.name] = offset
        offset += int(np.prod(field.shape(sizes)))
    layout["size"] = offset
    layout.flags.writeable = False
    return layout


@compiled
def write_public(layout: TensorLayout, observation: Observation, rows: Rows, row: int) -> None:
    """Write what is one number for the whole table."""
    state = observation.state
    rows[row, layout.phase + int(state.phase)] = 1
    rows[row, layout.turns_left] = int(state.turns_left) + 1
    rows[row, layout.deck_size] = int(state.deck_size)
    rows[row, layout.ticket_deck_size] = int(state.ticket_deck_size)
    rows[row, layout.passes] = int(state.passes)
    first = layout.discard
    for card in range(CARD_KINDS):
        rows[row, first + card] = int(state.discard[card])


@compiled
def write_seat(
    board: BoardTable,
    layout: TensorLayout,
    observation: Observation,
    rows: Rows,
    row: int,
    relative: int,
) -> None:
    """Write what is known of a seat, whose relative number is counted from the observing one."""
    seat = int(observation.seat) + relative
    if seat >= int(observation.state.players):
        seat -= int(observation.state.players)
    state, cards, first = (
        observation.state,
        int(observation.unseen_cards[seat]),
        layout.known + relative * CARD_KINDS,
    )
    for card in range(CARD_KINDS):
        cards += int(state.hands[seat, card])
    for card in range(CARD_KINDS):
        rows[row, first + card] = int(state.known[seat, card])
    rows[row, layout.waiting + relative] = int(observation.waiting[seat])
    rows[row, layout.cars + relative] = int(state.cars[seat])
    rows[row, layout.points + relative] = min(MOST, int(state.points[seat]))
    rows[row, layout.cards + relative] = cards
    rows[row, layout.ticket_counts + relative] = int(observation.tickets[seat])
    rows[row, layout.chosen + relative] = int(int(state.phase) != OPENING or int(state.chosen[seat]) != 0)
    first = layout.souvenirs + relative * board.souvenirs
    for symbol in range(board.souvenirs):
        rows[row, first + symbol] = int(state.souvenirs[seat, symbol])
    first, this = layout.owners + relative * board.routes, np.int8(seat)
    for route in range(board.routes):
        rows[row, first + route] = np.uint8(state.owners[route] == this)


@compiled
def write_tickets(
    board: BoardTable, layout: TensorLayout, observation: Observation, rows: Rows, row: int, seat: int
) -> None:
    """Write the seat's own tickets, those on offer, and where the rejected ones lie."""
    state, this, first = observation.state, np.int8(seat), layout.tickets
    own = np.int8(0)
    for ticket in range(MAX_TICKETS):
        own = count_if(own, state.rejected_by[ticket] == this)
    rejected = int(own)
    for ticket in range(board.tickets):
        rows[row, first + ticket] = np.uint8(state.ticket_owners[ticket] == this)
    for number in range(int(state.offered[seat])):
        rows[row, layout.offer + number * board.tickets + int(state.offers[seat, number])] = 1
    depth, top = int(state.ticket_deck_size) - 1, int(state.ticket_top)
    while rejected > 0 and depth >= 0:
        ticket = int(state.ticket_deck[(top + depth) % MAX_TICKETS])
        if ticket >= 0 and int(state.rejected_by[ticket]) == seat:
            rows[row, layout.rejected + ticket] = depth + 1
            rejected -= 1
        depth -= 1


@compiled
def write_table(
    board: BoardTable, layout: TensorLayout, observation: Observation, rows: Rows, row: int
) -> None:
    """Write the display, the closed routes, and the souvenirs on the board."""
    state = observation.state
    for slot in range(board.display):
        card = int(state.display[slot])
        if card >= 0:
            rows[row, layout.display + slot * CARD_KINDS + card] = 1
    first = layout.closed
    for route in range(board.routes):
        rows[row, first + route] = np.uint8(observation.closed[route])
    stacks, sizes = layout.stacks, layout.stack_sizes
    for symbol in range(board.souvenirs):
        location, size = int(state.stack_places[symbol]), int(state.stack_sizes[symbol])
        rows[row, sizes + symbol] = size
        # Nothing is branched on: which stacks are gone can't be predicted.
        rows[row, stacks + max(location, 0)] = np.uint8((location >= 0) & (size > 0))
        stacks += board.locations
    if int(state.phase) == SOUVENIR:
        rows[row, layout.claimed + int(state.claimed)] = 1


@compiled
def write_tensor(
    board: BoardTable, layout: TensorLayout, observation: Observation, rows: Rows, row: int
) -> None:
    """Write what a seat, not a spectator, has observed into a row."""
    seat = int(observation.seat)
    for index in range(layout.size):
        rows[row, index] = 0
    write_public(layout, observation, rows, row)
    rows[row, layout.seat + seat] = 1
    for relative in range(int(observation.state.players)):
        write_seat(board, layout, observation, rows, row, relative)
    first = layout.hand
    for card in range(CARD_KINDS):
        rows[row, first + card] = int(observation.state.hands[seat, card])
    write_tickets(board, layout, observation, rows, row, seat)
    write_table(board, layout, observation, rows, row)


@entry
def tensor_of(boards: Boards, layouts: TensorLayouts, observations: Observations, rows: Rows) -> None:
    """Write what a seat has observed into the first row."""
    write_tensor(boards[0], layouts[0], observations[0], rows, 0)
