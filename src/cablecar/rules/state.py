"""The state of a game as one record, and the records beside it.

Compiled code computes in 64 bits while NumPy without JIT wraps at a small field's width, so small
fields are widened on reading: `cars = int(state.cars[seat])`.
"""

from enum import Enum
from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.board.check import (
    MAX_CARDS,
    MAX_DEALT_TICKETS,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_ROUTES,
    MAX_SOUVENIRS,
    MAX_TICKETS,
)
from cablecar.board.model import CARDS, COLORS
from cablecar.kernel.parameters import Between, RecordsOf

MAX_PLAYERS = 4
MAX_DISPLAY = 8
MAX_PAYMENTS = MAX_ROUTES * (len(COLORS) * MAX_LENGTH + 1)
WORD = 64
"""How many bits a word has."""
HALF = WORD // 2
"""Half a word: vectors hold twice as many."""
MAX_WORDS = -(-MAX_ROUTES // WORD)
"""How many words have a bit for each route."""
SCAN_BLOCK = 16
"""Routes are scanned in blocks of this many, by vector instructions; MAX_ROUTES is a multiple."""
MAX_SWEEPS = 3
"""Sweeps in one settling at the most (D7)."""
MAX_RESHUFFLES = MAX_SWEEPS + 1
"""Reshuffles in one move: each empties the discard, which only a payment or a sweep refills."""
MAX_EVENTS = (MAX_SWEEPS + 1) * (MAX_DISPLAY + 1) + MAX_RESHUFFLES + 4
"""Events of one move: those of the dealer, a claim, a souvenir, the last round and the end."""
EVENT_NUMBERS = 2 + max(4, MAX_PLAYERS, MAX_DEALT_TICKETS)
"""The numbers of one event: its kind, its seat and what else there is to say."""
MAX_ACTIONS = (
    MAX_PAYMENTS + MAX_SOUVENIRS * MAX_LOCATIONS + MAX_LOCATIONS + 2**MAX_DEALT_TICKETS + MAX_DISPLAY + 3
)

FERRY = len(COLORS)
"""The ferry's number among the kinds of cards."""
CARD_KINDS = len(CARDS)
ANY_COLOR = -1
"""The colour of a grey route."""
NONE = -1
"""No card, no owner, no twin, no seat."""
STACK_WAITING = -1
"""The location of a stack of souvenirs that waits aside."""
STACK_GONE = -2
"""The location of a stack that is used up, in an observation."""
DRAWN_TICKETS = 2


class Phase(Enum):
    """What is expected next."""

    OPENING = 0
    """All choose their first tickets."""
    PLACING = 1
    """A seat places a waiting stack of souvenirs."""
    TURN = 2
    """A seat begins its turn."""
    SECOND_CARD = 3
    """It takes its second card."""
    KEEPING = 4
    """It chooses among the tickets that it has drawn."""
    SOUVENIR = 5
    """It chooses one of two souvenirs."""
    OVER = 6
    """Nothing: the game is over."""


PHASES = tuple(phase.name.lower() for phase in Phase)
"""The phases by their numbers, as messages name them."""
OPENING, PLACING, TURN, SECOND_CARD, KEEPING, SOUVENIR, OVER = range(len(PHASES))

STATE = np.dtype(
    (
        np.record,
        [
            ("random", "u8", (4,)),
            ("points", "i4", (MAX_PLAYERS,)),
            ("players", "i1"),
            ("phase", "i1"),
            ("current", "i1"),
            ("passes", "i1"),
            ("turns_left", "i1"),
            ("claimed", "u1"),
            ("deck_size", "u1"),
            ("ticket_deck_size", "u1"),
            ("ticket_top", "u1"),
            ("chosen", "u1", (MAX_PLAYERS,)),
            ("offered", "u1", (MAX_PLAYERS,)),
            ("offers", "i1", (MAX_PLAYERS, MAX_DEALT_TICKETS)),
            ("cars", "i1", (MAX_PLAYERS,)),
            ("hands", "u1", (MAX_PLAYERS, CARD_KINDS)),
            ("known", "u1", (MAX_PLAYERS, CARD_KINDS)),
            ("discard", "u1", (CARD_KINDS,)),
            ("display", "i1", (MAX_DISPLAY,)),
            ("deck", "i1", (MAX_CARDS,)),
            ("owners", "i1", (MAX_ROUTES,)),
            ("ticket_deck", "i1", (MAX_TICKETS,)),
            ("ticket_owners", "i1", (MAX_TICKETS,)),
            ("rejected_by", "i1", (MAX_TICKETS,)),
            ("stack_places", "i1", (MAX_SOUVENIRS,)),
            ("stack_sizes", "i1", (MAX_SOUVENIRS,)),
            ("souvenirs", "u1", (MAX_PLAYERS, MAX_SOUVENIRS)),
        ],
    )
)

BOARD = np.dtype(
    (
        np.record,
        [
            ("locations", "i8"),
            ("routes", "i8"),
            ("tickets", "i8"),
            ("souvenirs", "i8"),
            ("starts", "i8"),
            ("cars", "i8"),
            ("display", "i8"),
            ("sweep_at", "i8"),
            ("dealt_cards", "i8"),
            ("dealt_tickets", "i8"),
            ("last_round_at", "i8"),
            ("cards", "i8"),
            ("first_keep", "i8"),
            ("first_take_souvenir", "i8"),
            ("first_place", "i8"),
            ("first_claim", "i8"),
            ("actions", "i8"),
            ("card_counts", "i8", (CARD_KINDS,)),
            ("color_rank", "i8", (len(COLORS),)),
            ("route_words", "i8"),
            ("scanned_routes", "i8"),
            ("payable", "u8", (len(COLORS), MAX_LENGTH + 1, MAX_LENGTH + 1, MAX_WORDS)),
            ("coverable", "u8", (MAX_LENGTH + 1, MAX_WORDS)),
            ("closed_to_all", "u4", (MAX_PLAYERS + 1, 2 * MAX_WORDS, MAX_ROUTES)),
            ("closed_to_owner", "u4", (2 * MAX_WORDS, MAX_ROUTES)),
            ("by_color", "i2", (MAX_ROUTES,)),
            ("ticket_points", "i4", (MAX_TICKETS,)),
            ("route_points", "i4", (MAX_ROUTES,)),
            ("souvenir_points", "i4", (MAX_SOUVENIRS + 1,)),
            ("first_payment", "i2", (MAX_ROUTES + 1,)),
            ("payment_route", "i2", (MAX_PAYMENTS,)),
            ("payment_color", "i1", (MAX_PAYMENTS,)),
            ("payment_ferries", "i1", (MAX_PAYMENTS,)),
            ("route_a", "i1", (MAX_ROUTES,)),
            ("route_b", "i1", (MAX_ROUTES,)),
            ("route_length", "i1", (MAX_ROUTES,)),
            ("route_color", "i1", (MAX_ROUTES,)),
            ("route_ferries", "i1", (MAX_ROUTES,)),
            ("route_twin", "i2", (MAX_ROUTES,)),
            ("ticket_a", "i1", (MAX_TICKETS,)),
            ("ticket_b", "i1", (MAX_TICKETS,)),
            ("start_places", "i1", (MAX_SOUVENIRS,)),
        ],
    )
)

EVENTS = np.dtype(
    (
        np.record,
        [
            ("noting", "i4"),
            ("count", "i4"),
            ("shows", "i4"),
            ("rows", "i4", (MAX_EVENTS, EVENT_NUMBERS)),
        ],
    )
)

DEALER = np.dtype(
    (
        np.record,
        [
            ("events", EVENTS),
            ("prescribed", "i1"),
            ("prescribed_reshuffles", "i1"),
            ("mismatch", "i1"),
            ("reshuffles", "i1"),
            ("transport", "i1", (MAX_CARDS,)),
            ("tickets", "i1", (MAX_TICKETS,)),
            ("souvenirs", "i1", (MAX_SOUVENIRS,)),
            ("deck_sizes", "u1", (MAX_RESHUFFLES,)),
            ("decks", "i1", (MAX_RESHUFFLES, MAX_CARDS)),
            ("prescribed_transport", "i1", (MAX_CARDS,)),
            ("prescribed_tickets", "i1", (MAX_TICKETS,)),
            ("prescribed_souvenirs", "i1", (MAX_SOUVENIRS,)),
            ("prescribed_deck_sizes", "u1", (MAX_RESHUFFLES,)),
            ("prescribed_decks", "i1", (MAX_RESHUFFLES, MAX_CARDS)),
            ("groups", "i1", (MAX_LOCATIONS,)),
        ],
    )
)

CHOICES = np.dtype((np.record, [("count", "i8"), ("actions", "i2", (MAX_ACTIONS,))]))

RESULT = np.dtype(
    (
        np.record,
        [
            ("routes", "i4", (MAX_PLAYERS,)),
            ("tickets", "i4", (MAX_PLAYERS,)),
            ("souvenirs", "i4", (MAX_PLAYERS,)),
            ("total", "i4", (MAX_PLAYERS,)),
            ("completed", "i4", (MAX_PLAYERS,)),
            ("places", "i4", (MAX_PLAYERS,)),
        ],
    )
)

Bytes = NDArray[np.int8]
Ints = NDArray[np.int32]
Records = NDArray[np.void]
"""Arrays of records, mostly of length 1: what Python hands to compiled functions."""

# What the entries of the kernel take.
Boards = Annotated[Records, RecordsOf(BOARD, is_read_only=True)]
States = Annotated[Records, RecordsOf(STATE)]
TwoStates = Annotated[Records, RecordsOf(STATE, 2)]
Dealers = Annotated[Records, RecordsOf(DEALER)]
ChoiceLists = Annotated[Records, RecordsOf(CHOICES)]
Results = Annotated[Records, RecordsOf(RESULT)]
Seat = Annotated[int, Between(0, MAX_PLAYERS - 1)]
Observer = Annotated[int, Between(NONE, MAX_PLAYERS - 1)]
"""A seat, or NONE for a spectator."""
Players = Annotated[int, Between(1, MAX_PLAYERS)]
RouteNumber = Annotated[int, Between(0, MAX_ROUTES - 1)]
Card = Annotated[int, Between(0, CARD_KINDS - 1)]
"""A kind of transport card."""


class State(Protocol):
    """A game: everything that the rules know, its random stream included."""

    random: NDArray[np.uint64]
    """The random stream that shuffles."""
    points: Ints
    """Points for routes so far, by seat (C5)."""
    players: int
    """How many seats play."""
    phase: int
    """What is expected next, a number of `PHASES`."""
    current: int
    """The seat whose turn it is, or that places souvenirs; meaningless in the opening."""
    passes: int
    """Passes in a row (T2)."""
    turns_left: int
    """Turns until the end, or -1 before the last round (E1)."""
    claimed: int
    """The route whose souvenir is being chosen (C7)."""
    deck_size: int
    """How many cards the draw pile has."""
    ticket_deck_size: int
    """How many tickets can be drawn."""
    ticket_top: int
    """Where the ticket deck's top lies in its ring."""
    chosen: Bytes
    """The opening choice of each seat, a bit a ticket; 0 while it thinks."""
    offered: Bytes
    """How many tickets each seat looks at."""
    offers: Bytes
    """The tickets that each seat looks at, in the order drawn."""
    cars: Bytes
    """How many cars each seat has left."""
    hands: Bytes
    """How many cards of each kind each seat holds."""
    known: Bytes
    """Cards that everybody knows to be in a hand: taken face up and not paid since (D9)."""
    discard: Bytes
    """How many cards of each kind are discarded."""
    display: Bytes
    """The face-up card in each slot, -1 where it is empty."""
    deck: Bytes
    """The draw pile, its top last."""
    owners: Bytes
    """The seat that owns each route, or -1."""
    ticket_deck: Bytes
    """The tickets to draw, in a ring from `ticket_top` on."""
    ticket_owners: Bytes
    """The seat that holds each ticket, or -1."""
    rejected_by: Bytes
    """For a ticket in the deck, the seat that put it under, which knows where it lies (K5)."""
    stack_places: Bytes
    """The location of each stack of souvenirs, or -1 while it waits aside."""
    stack_sizes: Bytes
    """How many tokens are left in each stack."""
    souvenirs: Bytes
    """Whether each seat has each souvenir."""


class BoardTable(Protocol):
    """A board as numbers."""

    locations: int
    routes: int
    tickets: int
    souvenirs: int
    starts: int
    cars: int
    display: int
    sweep_at: int
    dealt_cards: int
    dealt_tickets: int
    last_round_at: int
    cards: int
    first_keep: int
    first_take_souvenir: int
    first_place: int
    first_claim: int
    actions: int
    card_counts: NDArray[np.int64]
    color_rank: NDArray[np.int64]
    """Where a colour stands among the board's own."""
    route_words: int
    """How many words have a bit for each route."""
    scanned_routes: int
    """How many routes there are, rounded up to a multiple of SCAN_BLOCK."""
    payable: NDArray[np.uint64]
    """Words of the routes that can be paid with cards of a colour and ferries: by colour and both numbers."""
    coverable: NDArray[np.uint64]
    """Words of the routes that a number of cars is enough for."""
    closed_to_all: NDArray[np.uint32]
    """What the owner of a route closes to everybody, by players, word and route: it, and with 2 its twin."""
    closed_to_owner: NDArray[np.uint32]
    """What a route closes to its owner, by word and route: its twin."""
    by_color: NDArray[np.int16]
    """The route of each bit, in the order of listing: by colour, grey last, the short ones first."""
    ticket_points: Ints
    route_points: Ints
    souvenir_points: Ints
    first_payment: NDArray[np.int16]
    payment_route: NDArray[np.int16]
    payment_color: Bytes
    payment_ferries: Bytes
    route_a: Bytes
    route_b: Bytes
    route_length: Bytes
    route_color: Bytes
    route_ferries: Bytes
    route_twin: NDArray[np.int16]
    ticket_a: Bytes
    ticket_b: Bytes
    start_places: Bytes


class Events(Protocol):
    """What the last move did, as numbers; `cablecar.rules.events` says what they mean."""

    noting: int
    """Whether anybody wants to know: 0 in search and simulation, which then don't pay for it."""
    count: int
    """How many rows the last move has filled."""
    shows: int
    """Whether one of them shows somebody something new, so that the move can't be taken back."""
    rows: Ints
    """An event a row, in the order of the rules."""


class Dealer(Protocol):
    """Who shuffles, turns up and sweeps, and notes what the last move did.

    The outcome of shuffles may be prescribed, as a replay does. The random stream moves on all the same, so
    that a game taken up from its record goes on as it would have.
    """

    events: Events
    prescribed: int
    """Whether the first shuffles are given instead of drawn."""
    prescribed_reshuffles: int
    """How many new decks are given, from the first."""
    mismatch: int
    """Whether a given deck was not made of the discarded cards."""
    reshuffles: int
    """New decks made in this move."""
    transport: Bytes
    tickets: Bytes
    souvenirs: Bytes
    deck_sizes: Bytes
    decks: Bytes
    prescribed_transport: Bytes
    prescribed_tickets: Bytes
    prescribed_souvenirs: Bytes
    prescribed_deck_sizes: Bytes
    prescribed_decks: Bytes
    groups: Bytes
    """Room for the recount of networks."""


class Choices(Protocol):
    """A list of actions. A record, because handing on a plain array counts references, which is slow."""

    count: int
    actions: NDArray[np.int16]


class Result(Protocol):
    """The final count."""

    routes: Ints
    tickets: Ints
    souvenirs: Ints
    total: Ints
    completed: Ints
    places: Ints
