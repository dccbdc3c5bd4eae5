"""What one seat, or a spectator, may know: the only thing that a bot or a browser ever gets."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from cablecar.board import CARDS, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.events import Event, all_seen_by
from cablecar.result import Result
from cablecar.rules.state import NONE, OPENING, OVER, WAITING

if TYPE_CHECKING:
    from cablecar.game import Game


class Phase(Enum):
    """What is expected next."""

    OPENING = 0
    PLACING = 1
    TURN = 2
    SECOND_CARD = 3
    KEEPING = 4
    SOUVENIR = 5
    OVER = 6


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody knows about a player."""

    name: str
    kind: str
    cars: int
    points: int
    """Points for routes so far (C5)."""
    hand_size: int
    known_cards: Mapping[str, int]
    """Cards surely in this hand: taken face up and not paid since."""
    tickets: int | None
    """How many tickets this player holds, None during the opening (S6, K4)."""
    has_chosen: bool
    """Whether the opening choice is made."""
    souvenirs: tuple[str, ...]
    revealed_tickets: tuple[str, ...] | None
    """The tickets, once the game is over."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Souvenir tokens on a place."""

    symbol: str
    count: int


@dataclass(frozen=True, slots=True)
class RejectedTicket:
    """A ticket that this seat put under the deck, and where it lies now (K5)."""

    ticket: str
    depth: int | None
    """How many tickets lie above it; None while the opening is on."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, and nothing else."""

    board: Board
    seat: int | None
    """Whose view this is, None for a spectator."""
    phase: Phase
    waiting_for: tuple[int, ...]
    players: tuple[PlayerView, ...]
    hand: Mapping[str, int]
    """This seat's transport cards by colour."""
    tickets: tuple[str, ...]
    """This seat's kept tickets."""
    offer: tuple[str, ...]
    """The tickets that this seat has to choose from now."""
    rejected: tuple[RejectedTicket, ...]
    display: tuple[str | None, ...]
    deck_size: int
    discard: Mapping[str, int]
    ticket_deck_size: int | None
    """None during the opening (S6)."""
    owners: Mapping[str, int]
    """The seat that owns a route, for each claimed route."""
    stacks: Mapping[str, Stack]
    """The souvenirs left on each place."""
    waiting_souvenirs: tuple[str, ...]
    """The symbols of the stacks that wait aside."""
    claimed: str | None
    """The route whose souvenir is being chosen (C7)."""
    turns_left: int | None
    """Turns until the end, None before the last round (E1)."""
    history: tuple[Event, ...]
    """All that happened, as this seat saw it."""
    result: Result | None


def view_of(game: "Game", seat: int | None) -> View:
    """Build the view of a seat from public facts and its own cards."""
    state, board = game._state[0], game.board
    return View(
        board=board,
        seat=seat,
        phase=Phase(int(state.phase)),
        waiting_for=game.waiting_for,
        players=tuple(_player(game, number) for number in range(len(game.players))),
        hand={} if seat is None else _cards(board, state.hands[seat]),
        tickets=_own_tickets(game, seat),
        offer=game.offer(seat) if seat is not None and seat in game.waiting_for else (),
        rejected=_rejected(game, seat),
        display=tuple(
            None if card == NONE else CARDS[card] for card in state.display[: board.components.display]
        ),
        deck_size=int(state.deck_size),
        discard=_cards(board, state.discard),
        ticket_deck_size=None if state.phase == OPENING else int(state.ticket_deck_size),
        owners={
            route.id: int(state.owners[number])
            for number, route in enumerate(board.routes)
            if state.owners[number] != NONE
        },
        stacks=_stacks(game),
        waiting_souvenirs=tuple(
            symbol for number, symbol in enumerate(board.souvenirs) if state.stack_places[number] == WAITING
        ),
        claimed=board.routes[state.claimed].id if Phase(int(state.phase)) is Phase.SOUVENIR else None,
        turns_left=int(state.turns_left) if state.turns_left >= 0 else None,
        history=tuple(all_seen_by(game.events, seat)),
        result=game.result,
    )


def _player(game: "Game", seat: int) -> PlayerView:
    state = game._state[0]
    tickets = _held_tickets(game, seat)
    return PlayerView(
        name=game.players[seat].name,
        kind=game.players[seat].kind,
        cars=int(state.cars[seat]),
        points=int(state.points[seat]),
        hand_size=int(state.hands[seat].sum()),
        known_cards=_cards(game.board, state.known[seat]),
        tickets=None if state.phase == OPENING else len(tickets),
        has_chosen=bool(state.phase != OPENING or state.chosen[seat]),
        souvenirs=tuple(
            symbol for number, symbol in enumerate(game.board.souvenirs) if state.souvenirs[seat, number]
        ),
        revealed_tickets=tickets if state.phase == OVER else None,
    )


def _cards(board: Board, counts: object) -> dict[str, int]:
    used = (*board.components.colors, CARDS[-1])
    return {card: int(counts[CARDS.index(card)]) for card in used}  # type: ignore[index]


def _held_tickets(game: "Game", seat: int) -> tuple[str, ...]:
    owners = game._state[0].ticket_owners
    return tuple(ticket.id for number, ticket in enumerate(game.board.tickets) if owners[number] == seat)


def _own_tickets(game: "Game", seat: int | None) -> tuple[str, ...]:
    if seat is None:
        return ()
    chosen = int(game._state[0].chosen[seat])
    if game._state[0].phase == OPENING:
        return tuple(ticket for bit, ticket in enumerate(game.offer(seat)) if chosen >> bit & 1)
    return _held_tickets(game, seat)


def _rejected(game: "Game", seat: int | None) -> tuple[RejectedTicket, ...]:
    state = game._state[0]
    if seat is None:
        return ()
    if state.phase == OPENING:
        chosen = int(state.chosen[seat])
        refused = (ticket for bit, ticket in enumerate(game.offer(seat)) if chosen and not chosen >> bit & 1)
        return tuple(RejectedTicket(ticket, None) for ticket in refused)
    lying = []
    for depth in range(state.ticket_deck_size):
        number = state.ticket_deck[(int(state.ticket_top) + depth) % MAX_TICKETS]
        if state.rejected_by[number] == seat:
            lying.append(RejectedTicket(game.board.tickets[number].id, depth))
    return tuple(lying)


def _stacks(game: "Game") -> dict[str, Stack]:
    state = game._state[0]
    stacks = {}
    for number, symbol in enumerate(game.board.souvenirs):
        place, count = int(state.stack_places[number]), int(state.stack_sizes[number])
        if place != WAITING and count > 0:
            stacks[game.board.locations[place].id] = Stack(symbol, count)
    return stacks
