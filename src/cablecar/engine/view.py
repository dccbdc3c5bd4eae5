"""What one seat, or a spectator, may know, as Python objects, decoded from an observation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NoReturn, TypeVar

from cablecar.board import CARDS, FERRY, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.common.catalogue import say
from cablecar.engine.events import Event
from cablecar.engine.players import Player
from cablecar.engine.result import Result, count_result
from cablecar.rules.board_table import board_table
from cablecar.rules.state import NONE, OPENING, OVER, STACK_WAITING, Records
from cablecar.rules.state import Phase as Phase  # what `View.phase` is compared with

Value = TypeVar("Value")


class FrozenDict(dict[str, Value]):
    """A dict that can't be changed, but compared, copied, pickled and written as JSON like any other."""

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        raise TypeError(say("view-frozen"))

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = _refuse
    __ior__ = _refuse

    def __reduce__(self) -> tuple[object, ...]:
        return FrozenDict, (dict(self),)


# The fields are described in the docstrings of the classes, because that is where `help` shows them.


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody knows about a player.

    name: How this player is called.
    kind: "human", or "bot:" and the bot's name.
    cars: How many cars are left.
    points: Points for routes so far (C5).
    hand_size: How many transport cards are in this hand.
    known_cards: Cards surely in this hand, by color: taken face up and not paid since.
    tickets: How many tickets this player holds, None during the opening (S6, K4).
    has_chosen: Whether the opening choice is made.
    souvenirs: The symbols of the souvenirs that this player has.
    revealed_tickets: The ids of the tickets, once the game is over.
    """

    name: str
    kind: str
    cars: int
    points: int
    hand_size: int
    known_cards: Mapping[str, int]
    tickets: int | None
    has_chosen: bool
    souvenirs: tuple[str, ...]
    revealed_tickets: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Stack:
    """Souvenir tokens on a place.

    symbol: Which souvenir.
    count: How many tokens of it are left.
    """

    symbol: str
    count: int


@dataclass(frozen=True, slots=True)
class RejectedTicket:
    """A ticket that this seat put under the deck, and where it lies now (K5).

    ticket: The ticket's id.
    depth: How many tickets lie above it; None during the opening.
    """

    ticket: str
    depth: int | None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know, and nothing else. Nothing in it can be changed.

    board: The board that is played on.
    seat: Whose view this is, None for a spectator.
    phase: What is expected next.
    waiting_for: All seats that may act now.
    players: What everybody knows about each player, in seat order.
    hand: This seat's transport cards, by color; empty for a spectator.
    tickets: The ids of the tickets that this seat has kept.
    offer: The ids of the tickets that this seat has to choose from now.
    rejected: The tickets that this seat put under the deck and that are still there.
    display: The face-up card in each slot, None where a slot is empty.
    deck_size: How many transport cards are in the draw pile.
    discard: The discarded transport cards, by color.
    ticket_deck_size: How many tickets can be drawn, None during the opening (S6).
    owners: The seat that owns a route, by route id, for each claimed route.
    closed: The ids of the free routes that are closed to this seat because of their twin (C6).
    stacks: The souvenirs left on a place, by location id.
    waiting_souvenirs: The symbols of the stacks that wait aside.
    claimed: The id of the route whose souvenir is being chosen (C7), otherwise None.
    turns_left: Turns until the end, None before the last round (E1).
    history: All events so far, as this seat saw them.
    result: The final count, None before the end.
    observation: The bytes of what it was decoded from (`Game.observe`), empty in a view from a server.
    """

    board: Board
    seat: int | None
    phase: Phase
    waiting_for: tuple[int, ...]
    players: tuple[PlayerView, ...]
    hand: Mapping[str, int]
    tickets: tuple[str, ...]
    offer: tuple[str, ...]
    rejected: tuple[RejectedTicket, ...]
    display: tuple[str | None, ...]
    deck_size: int
    discard: Mapping[str, int]
    ticket_deck_size: int | None
    owners: Mapping[str, int]
    closed: tuple[str, ...]
    stacks: Mapping[str, Stack]
    waiting_souvenirs: tuple[str, ...]
    claimed: str | None
    turns_left: int | None
    history: tuple[Event, ...]
    result: Result | None
    observation: bytes = field(default=b"", repr=False, compare=False)


Facts = Mapping[str, Any]
"""The fields of an observation as plain lists: one reading of each, because reading records is slow."""
STATE_FACTS = (
    "points",
    "phase",
    "turns_left",
    "claimed",
    "deck_size",
    "ticket_deck_size",
    "ticket_top",
    "chosen",
    "offered",
    "offers",
    "cars",
    "hands",
    "known",
    "discard",
    "display",
    "owners",
    "ticket_deck",
    "ticket_owners",
    "rejected_by",
    "stack_places",
    "stack_sizes",
    "souvenirs",
)
"""The fields of an observed state that views show."""


def decode_view(
    board: Board, players: Sequence[Player], observation: Records, history: Sequence[Event] = ()
) -> View:
    """Return the view of the seat that has made an observation; the history is what it has seen happen."""
    state = observation["state"]
    facts = {name: state[name].tolist()[0] for name in STATE_FACTS}
    facts |= {
        name: observation[name].tolist()[0] for name in ("unseen_cards", "tickets", "waiting", "closed")
    }
    seat = None if observation["seat"][0] == NONE else int(observation["seat"][0])
    phase = Phase(facts["phase"])
    waiting_for = tuple(number for number, waits in enumerate(facts["waiting"]) if waits)
    return View(
        board=board,
        seat=seat,
        phase=phase,
        waiting_for=waiting_for,
        players=tuple(_player(board, player, facts, number) for number, player in enumerate(players)),
        hand=FrozenDict() if seat is None else _cards(board, facts["hands"][seat]),
        tickets=() if seat is None else _own_tickets(board, facts, seat),
        offer=() if seat is None or seat not in waiting_for else _offer(board, facts, seat),
        rejected=() if seat is None else _rejected(board, facts, seat),
        display=tuple(
            None if card == NONE else CARDS[card] for card in facts["display"][: board.components.display]
        ),
        deck_size=facts["deck_size"],
        discard=_cards(board, facts["discard"]),
        ticket_deck_size=None if phase is Phase.OPENING else facts["ticket_deck_size"],
        owners=FrozenDict(
            {
                route.id: owner
                for route, owner in zip(board.routes, facts["owners"], strict=False)
                if owner != NONE
            }
        ),
        closed=tuple(
            route.id for route, closed in zip(board.routes, facts["closed"], strict=False) if closed
        ),
        stacks=_stacks(board, facts),
        waiting_souvenirs=tuple(
            symbol
            for symbol, place in zip(board.souvenirs, facts["stack_places"], strict=False)
            if place == STACK_WAITING
        ),
        claimed=board.routes[facts["claimed"]].id if phase is Phase.SOUVENIR else None,
        turns_left=facts["turns_left"] if facts["turns_left"] >= 0 else None,
        history=tuple(history),
        result=count_result(board_table(board), state) if phase is Phase.OVER else None,
        observation=observation.tobytes(),
    )


def _player(board: Board, player: Player, facts: Facts, seat: int) -> PlayerView:
    opening, over = facts["phase"] == OPENING, facts["phase"] == OVER
    return PlayerView(
        name=player.name,
        kind=player.kind,
        cars=facts["cars"][seat],
        points=facts["points"][seat],
        hand_size=sum(facts["hands"][seat]) + facts["unseen_cards"][seat],
        known_cards=_cards(board, facts["known"][seat]),
        tickets=None if opening else facts["tickets"][seat],
        has_chosen=not opening or facts["chosen"][seat] != 0,
        souvenirs=tuple(
            symbol for symbol, owned in zip(board.souvenirs, facts["souvenirs"][seat], strict=False) if owned
        ),
        revealed_tickets=_held_tickets(board, facts, seat) if over else None,
    )


def _cards(board: Board, counts: Sequence[int]) -> Mapping[str, int]:
    return FrozenDict({card: counts[number] for card, number in _card_numbers(board)})


@lru_cache(maxsize=64)
def _card_numbers(board: Board) -> tuple[tuple[str, int], ...]:
    return tuple((card, CARDS.index(card)) for card in (*board.components.colors, FERRY))


def _held_tickets(board: Board, facts: Facts, seat: int) -> tuple[str, ...]:
    owners = zip(board.tickets, facts["ticket_owners"], strict=False)
    return tuple(ticket.id for ticket, owner in owners if owner == seat)


def _offer(board: Board, facts: Facts, seat: int) -> tuple[str, ...]:
    return tuple(board.tickets[number].id for number in facts["offers"][seat][: facts["offered"][seat]])


def _own_tickets(board: Board, facts: Facts, seat: int) -> tuple[str, ...]:
    if facts["phase"] != OPENING:
        return _held_tickets(board, facts, seat)
    chosen = facts["chosen"][seat]
    return tuple(ticket for bit, ticket in enumerate(_offer(board, facts, seat)) if chosen >> bit & 1)


def _rejected(board: Board, facts: Facts, seat: int) -> tuple[RejectedTicket, ...]:
    """Return where the tickets lie that a seat put under the deck."""
    chosen = facts["chosen"][seat]
    if facts["phase"] == OPENING:
        offer = enumerate(_offer(board, facts, seat))
        refused = (ticket for bit, ticket in offer if chosen and not chosen >> bit & 1)
        return tuple(RejectedTicket(ticket, None) for ticket in refused)
    top, deck = facts["ticket_top"], facts["ticket_deck"]
    lying = ((depth, deck[(top + depth) % MAX_TICKETS]) for depth in range(facts["ticket_deck_size"]))
    return tuple(
        RejectedTicket(board.tickets[number].id, depth)
        for depth, number in lying
        if number != NONE and facts["rejected_by"][number] == seat
    )


def _stacks(board: Board, facts: Facts) -> Mapping[str, Stack]:
    lying = zip(board.souvenirs, facts["stack_places"], facts["stack_sizes"], strict=False)
    return FrozenDict(
        {
            board.locations[place].id: Stack(symbol, count)
            for symbol, place, count in lying
            if place != STACK_WAITING and count > 0
        }
    )
