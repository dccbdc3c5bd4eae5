"""What happened, as frozen values; each knows what of it a seat may see."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, get_args

from cablecar.engine.moves import wire_name
from cablecar.rules.events import SECRETS

Ids = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpeningChosen:
    """A seat has chosen its first tickets; how many is secret until all have (S6)."""

    seat: int
    tickets: Ids | None
    """The tickets kept, None to other seats."""


@dataclass(frozen=True, slots=True)
class OpeningEnded:
    """All seats have chosen their first tickets."""

    kept: tuple[int, ...]
    """How many tickets each seat keeps."""


@dataclass(frozen=True, slots=True)
class SouvenirPlaced:
    """A seat has put a waiting stack on a place (S8, S9)."""

    seat: int
    symbol: str
    location: str


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A seat has taken a transport card (D1)."""

    seat: int
    slot: int | None
    """Where the card lay face up, or None for the deck."""
    card: str | None
    """The card, None to other seats where it came from the deck (D9)."""


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    """A card was laid in an empty slot of the display (D2)."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class DisplaySwept:
    """Too many ferries: the whole display was discarded (D7)."""


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """The discard became the new deck (D6)."""

    size: int


@dataclass(frozen=True, slots=True)
class RouteClaimed:
    """A seat has claimed a route (C5)."""

    seat: int
    route: str
    cards: Ids
    points: int


@dataclass(frozen=True, slots=True)
class SouvenirTaken:
    """A seat has taken a souvenir (C7)."""

    seat: int
    symbol: str
    location: str


@dataclass(frozen=True, slots=True)
class TicketsDrawn:
    """A seat looks at the top tickets (K1)."""

    seat: int
    count: int
    tickets: Ids | None
    """The tickets, None to other seats."""


@dataclass(frozen=True, slots=True)
class TicketsKept:
    """A seat has kept tickets and put the others under (K1)."""

    seat: int
    count: int
    tickets: Ids | None
    """The tickets kept, None to other seats."""


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat could do nothing (T2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRoundBegun:
    """A seat has few cars left: everybody has one more turn (E1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over and all tickets are open."""


Event = (
    OpeningChosen
    | OpeningEnded
    | SouvenirPlaced
    | CardTaken
    | CardTurnedUp
    | DisplaySwept
    | DeckReshuffled
    | RouteClaimed
    | SouvenirTaken
    | TicketsDrawn
    | TicketsKept
    | TurnPassed
    | LastRoundBegun
    | GameEnded
)


def revealed_by(events: Iterable[Event]) -> Ids:
    """Return the card that a move has taken, or the tickets that it has drawn."""
    for event in events:
        match event:
            case CardTaken(_, _, str(card)):
                return (card,)
            case TicketsDrawn(_, _, tuple(tickets)):
                return tickets
    return ()


_SECRETS = {kind: SECRETS[name] for kind in get_args(Event) if (name := wire_name(kind)) in SECRETS}


def seen_by(event: Event, seat: int | None) -> Event:
    """Return what a seat, or a spectator, may see of an event."""
    secret = _SECRETS.get(type(event))
    if secret is None or getattr(event, "seat", None) == seat:
        return event
    if secret.unless is not None and getattr(event, secret.unless) is not None:
        return event
    blank: dict[str, Any] = {secret.field: None}
    return replace(event, **blank)


def all_seen_by(events: list[Event], seat: int | None) -> Iterator[Event]:
    """Yield a whole history as one seat, or a spectator, saw it."""
    return (seen_by(event, seat) for event in events)
