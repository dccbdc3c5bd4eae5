"""What a seat can do, as small frozen values.

Every move converts to and from the game file's JSON (`to_json`, `from_json`) and, on a board, to and
from an action number (`cablecar.engine.actions`).
"""

from collections import Counter
from dataclasses import dataclass
from operator import index
from typing import Any

from cablecar.board.model import CARDS
from cablecar.common.errors import RecordError


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep these of the tickets on offer; the others go under the deck (S6, K1)."""

    tickets: tuple[str, ...]
    """Ticket ids; their order does not matter."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tickets", tuple(sorted(self.tickets)))


@dataclass(frozen=True, slots=True)
class PlaceSouvenir:
    """Put a waiting stack of souvenirs on a place (S8, S9)."""

    symbol: str
    location: str


@dataclass(frozen=True, slots=True)
class TakeCard:
    """Take a transport card (D1)."""

    slot: int | None = None
    """The slot of a face-up card, or None for the top of the deck."""

    def __post_init__(self) -> None:
        if self.slot is not None:  # True or a NumPy number would pass for a slot, but not in a file
            object.__setattr__(self, "slot", index(self.slot))


@dataclass(frozen=True, slots=True)
class ClaimRoute:
    """Claim a route with these cards (C1-C5)."""

    route: str
    cards: tuple[str, ...]
    """The cards paid, such as ("black", "black", "ferry"); their order does not matter."""

    def __post_init__(self) -> None:
        rank = {card: number for number, card in enumerate(CARDS)}
        ordered = sorted(self.cards, key=lambda card: (rank.get(card, len(rank)), card))
        object.__setattr__(self, "cards", tuple(ordered))


@dataclass(frozen=True, slots=True)
class TakeSouvenir:
    """Choose the souvenir at this end of the route just claimed (C7)."""

    location: str


@dataclass(frozen=True, slots=True)
class DrawTickets:
    """Look at the top two destination tickets (K1)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, where nothing else is possible (T2)."""


Move = KeepTickets | PlaceSouvenir | TakeCard | ClaimRoute | TakeSouvenir | DrawTickets | Pass


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was made."""

    seat: int
    move: Move
    revealed: tuple[str, ...] = ()
    """The card taken, or the tickets drawn."""


def to_json(move: Move) -> dict[str, Any]:
    """Return a move as the game file writes it, without its seat and without what it revealed."""
    match move:
        case KeepTickets(tickets):
            return {"do": "keep_tickets", "tickets": list(tickets)}
        case PlaceSouvenir(symbol, location):
            return {"do": "place_souvenir", "symbol": symbol, "location": location}
        case TakeCard(None):
            return {"do": "take_card", "from": "deck"}
        case TakeCard(slot):
            return {"do": "take_card", "from": "display", "slot": slot}
        case ClaimRoute(route, cards):
            return {"do": "claim_route", "route": route, "cards": dict(Counter(cards))}
        case TakeSouvenir(location):
            return {"do": "take_souvenir", "location": location}
        case DrawTickets():
            return {"do": "draw_tickets"}
        case Pass():
            return {"do": "pass"}


MAX_ID = 64
"""No id of a board is longer; all are ASCII."""
MAX_SLOT = 99
"""No display is nearly as large."""

_REVEALED = {"take_card": ("card",), "draw_tickets": ("tickets",)}
_FIELDS: dict[str, dict[str, type]] = {
    "keep_tickets": {"tickets": list},
    "place_souvenir": {"symbol": str, "location": str},
    "take_card": {"from": str},
    "claim_route": {"route": str, "cards": dict},
    "take_souvenir": {"location": str},
    "draw_tickets": {},
    "pass": {},
}


def from_json(data: dict[str, Any]) -> Move:
    """Return the move that the game file writes so; `seat` and what it revealed are left aside."""
    kind = data.get("do")
    if type(kind) is not str:
        raise RecordError("record-wrong-type", where="move", field="do")
    if kind not in _FIELDS:
        raise RecordError("record-unknown-move", kind=shown(kind))
    fields = dict(_FIELDS[kind])
    if data.get("from") == "display" and kind == "take_card":
        fields["slot"] = int
    _check_fields(data, kind, fields)
    return _build(kind, data)


def revealed_keys(data: dict[str, Any]) -> tuple[str, ...]:
    """Return the keys under which the game file tells what such a move revealed."""
    kind = data.get("do")
    return _REVEALED.get(kind, ()) if isinstance(kind, str) else ()


def shown(text: str) -> str:
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= 40 else text[:40] + "…"


def _check_fields(data: dict[str, Any], kind: str, fields: dict[str, type]) -> None:
    allowed = {"do", "seat", *fields, *revealed_keys(data)}
    for name in data:
        if name not in allowed:
            raise RecordError("record-unknown-key", where=kind, field=shown(name))
    for name, kind_of_field in fields.items():
        if name not in data:
            raise RecordError("record-missing-key", where=kind, field=name)
        if not _fits(data[name], kind_of_field):
            raise RecordError("record-wrong-type", where=kind, field=name)


def _fits(value: Any, kind: type) -> bool:
    """Tell whether a value is of a kind, and small enough to be told in a sentence that refuses it."""
    if kind is str:
        return isinstance(value, str) and len(value) <= MAX_ID and value.isascii()
    if kind is int:
        return type(value) is int and abs(value) <= MAX_SLOT
    return type(value) is kind


def _build(kind: str, data: dict[str, Any]) -> Move:
    match kind:
        case "keep_tickets":
            return KeepTickets(_texts(data["tickets"], kind))
        case "place_souvenir":
            return PlaceSouvenir(data["symbol"], data["location"])
        case "take_card":
            if data["from"] not in ("deck", "display"):
                raise RecordError("record-wrong-type", where=kind, field="from")
            return TakeCard(data.get("slot"))
        case "claim_route":
            return ClaimRoute(data["route"], _cards(data["cards"], kind))
        case "take_souvenir":
            return TakeSouvenir(data["location"])
        case "draw_tickets":
            return DrawTickets()
        case _:
            return Pass()


def _texts(items: list[Any], where: str) -> tuple[str, ...]:
    if not all(_fits(item, str) for item in items):
        raise RecordError("record-wrong-type", where=where, field="tickets")
    return tuple(items)


def _cards(counts: dict[str, Any], where: str) -> tuple[str, ...]:
    cards: list[str] = []
    for card, count in counts.items():
        if type(count) is not int or not 1 <= count <= 8 or card not in CARDS:
            raise RecordError("record-wrong-type", where=where, field="cards")
        cards += [card] * count
    return tuple(cards)
