"""What a seat can do, as small frozen values.

Every move converts to and from the JSON of game files and messages (`to_json`, `from_json`), whose shape is
derived from its fields (`SHAPES`), and, on a board, to and from an action number (`cablecar.engine.actions`).
"""

import re
from collections import Counter
from dataclasses import dataclass, fields
from operator import index
from typing import Annotated, Any, Literal, get_args, get_origin

from cablecar.board.model import CARDS
from cablecar.common.errors import RecordError

Ids = tuple[str, ...]
Cards = Annotated[tuple[str, ...], "written as how many there are of each"]


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep these of the tickets on offer; the others go under the deck (S6, K1)."""

    tickets: Ids
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
    cards: Cards
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
    """Look at the top destination tickets (K1)."""


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


def wire_name(kind: type[Any]) -> str:
    """Return what a kind of move or event is called in files and messages: "claim_route"."""
    return "_".join(re.findall("[A-Z][a-z]+", kind.__name__)).lower()


@dataclass(frozen=True, slots=True)
class Shape:
    """One way to write a kind of move as JSON."""

    kind: type[Any]
    do: str
    """The value of the key "do"."""
    name: str
    description: str
    fields: dict[str, Any]
    """The type of each other key."""


_JSON_TYPES: dict[Any, Any] = {str: str, Ids: list[str], Cards: dict[str, int]}
"""How fields of moves are written."""
_TAKE_CARD = wire_name(TakeCard)
_BLIND = Shape(TakeCard, _TAKE_CARD, "TakeBlind", "Take the top card of the deck.", {"from": Literal["deck"]})
_FACE_UP = Shape(
    TakeCard,
    _TAKE_CARD,
    "TakeFaceUp",
    "Take a card of the display.",
    {"from": Literal["display"], "slot": int},
)


def _derived(kind: type[Any]) -> Shape:
    """Return the shape of a kind of move as its fields and its docstring have it, without ids of rules."""
    description = re.sub(r"(;.*)? \([^)]*\)\.$", ".", kind.__doc__ or "")
    types = {field.name: _JSON_TYPES[field.type] for field in fields(kind)}
    return Shape(kind, wire_name(kind), kind.__name__, description, types)


SHAPES = tuple(
    shape
    for kind in get_args(Move)
    for shape in ((_BLIND, _FACE_UP) if kind is TakeCard else (_derived(kind),))
)
"""All shapes of moves; only a taken card has two."""
_BY_KIND = {shape.kind: shape for shape in SHAPES}
_BY_NAME = {shape.do: shape for shape in SHAPES}


def to_json(move: Move) -> dict[str, Any]:
    """Return a move as the game file writes it, without its seat and without what it revealed."""
    if isinstance(move, TakeCard):
        slot = {"from": "deck"} if move.slot is None else {"from": "display", "slot": move.slot}
        return {"do": _TAKE_CARD, **slot}
    shape = _BY_KIND[type(move)]
    return {
        "do": shape.do,
        **{name: _written(getattr(move, name), kind) for name, kind in shape.fields.items()},
    }


def _written(value: Any, kind: Any) -> Any:
    if get_origin(kind) is dict:
        return dict(Counter(value))
    return list(value) if get_origin(kind) is list else value


MAX_ID = 64
"""No id of a board is longer; all are ASCII."""
MAX_SLOT = 99
"""No display is nearly as large."""

_REVEALED = {"take_card": ("card",), "draw_tickets": ("tickets",)}


def from_json(data: dict[str, Any]) -> Move:
    """Return the move that the game file writes so; `seat` and what it revealed are left aside."""
    name = data.get("do")
    if type(name) is not str:
        raise RecordError("record-wrong-type", where="move", field="do")
    if name not in _BY_NAME:
        raise RecordError("record-unknown-move", kind=shown(name))
    shape = _BY_NAME[name]
    if shape.kind is TakeCard:
        shape = _FACE_UP if data.get("from") == "display" else _BLIND
    _check_fields(data, name, shape.fields)
    return _build(shape, data)


def revealed_keys(data: dict[str, Any]) -> tuple[str, ...]:
    """Return the keys under which the game file tells what such a move revealed."""
    kind = data.get("do")
    return _REVEALED.get(kind, ()) if isinstance(kind, str) else ()


def shown(text: str) -> str:
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= 40 else text[:40] + "…"


def _check_fields(data: dict[str, Any], kind: str, expected: dict[str, Any]) -> None:
    allowed = {"do", "seat", *expected, *revealed_keys(data)}
    for name in data:
        if name not in allowed:
            raise RecordError("record-unknown-key", where=kind, field=shown(name))
    for name, kind_of_field in expected.items():
        if name not in data:
            raise RecordError("record-missing-key", where=kind, field=name)
        if not _fits(data[name], kind_of_field):
            raise RecordError("record-wrong-type", where=kind, field=name)


def _fits(value: Any, kind: Any) -> bool:
    """Return True if a value is of a kind, and small enough to be shown in a sentence that refuses it."""
    if kind is str or get_origin(kind) is Literal:
        return isinstance(value, str) and len(value) <= MAX_ID and value.isascii()
    if kind is int:
        return type(value) is int and abs(value) <= MAX_SLOT
    return type(value) is get_origin(kind)


def _build(shape: Shape, data: dict[str, Any]) -> Move:
    if shape.kind is TakeCard:
        if data["from"] not in ("deck", "display"):
            raise RecordError("record-wrong-type", where=shape.do, field="from")
        return TakeCard(data.get("slot"))
    values = {name: _read(data[name], kind, shape.do, name) for name, kind in shape.fields.items()}
    move: Move = shape.kind(**values)
    return move


def _read(value: Any, kind: Any, where: str, field: str) -> Any:
    if get_origin(kind) is dict:
        return _cards(value, where, field)
    return _texts(value, where, field) if get_origin(kind) is list else value


def _texts(items: list[Any], where: str, field: str) -> tuple[str, ...]:
    if not all(_fits(item, str) for item in items):
        raise RecordError("record-wrong-type", where=where, field=field)
    return tuple(items)


def _cards(counts: dict[str, Any], where: str, field: str) -> tuple[str, ...]:
    cards: list[str] = []
    for card, count in counts.items():
        if type(count) is not int or not 1 <= count <= 8 or card not in CARDS:
            raise RecordError("record-wrong-type", where=where, field=field)
        cards += [card] * count
    return tuple(cards)
