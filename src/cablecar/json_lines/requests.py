"""What a line may ask, checked before anything is done; docs/guide/engine.md describes every request."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cablecar.board.load import Kinds
from cablecar.common.errors import CablecarError, RecordError
from cablecar.engine.moves import shown
from cablecar.engine.record import MAX_BYTES, MAX_DIGITS, check_values, loads

PROTOCOL = 1
"""Counts the changes of what requests and answers mean."""
MAX_ID = 64
"""How many characters an id may have."""
MOST_CHANCES = 5_000
"""More simulations are not made for chances, because nothing cancels them: about a fifth of a second."""
MOST_JUDGED = 20_000
"""More are not made of a move that is judged, because each is kept."""

Id = int | str
Fields = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Request:
    """A request of a program.

    id: What the program calls it.
    do: What it asks.
    fields: All else that it says.
    """

    id: Id
    do: str
    fields: Fields


@dataclass(frozen=True, slots=True)
class Shape:
    """Which fields a request has.

    required: Those that it must have.
    optional: Those that it may have.
    of_position: Whether it also has those of a position.
    most: The greatest values of its numbers, where `LIMITS` has greater ones.
    """

    required: Kinds
    optional: Kinds
    of_position: bool = False
    most: Mapping[str, int] = field(default_factory=dict)


_SEED: Kinds = {"seed": int}
_BUDGET: Kinds = {"simulations": int, "milliseconds": int}
SHAPES: Mapping[str, Shape] = {
    "hello": Shape({}, {}),
    "cancel": Shape({"request": (int, str)}, {}),
    "deal": Shape({"players": int}, {"board": (str, dict), **_SEED}),
    "play": Shape({"record": dict, "seat": int, "move": dict}, {}),
    "look": Shape({}, {}, of_position=True),
    "choose": Shape({"bot": str}, {**_SEED, **_BUDGET}, of_position=True),
    "chances": Shape({}, {**_SEED, **_BUDGET}, True, {"simulations": MOST_CHANCES}),
    "judge": Shape({}, {**_SEED, **_BUDGET}, True, {"simulations": MOST_JUDGED}),
    "hint": Shape({}, _SEED, of_position=True),
    "review": Shape({"record": dict}, _SEED),
}
"""All requests."""
_OBSERVED = Shape({"board": (str, dict), "observation": str}, {})
_RECORDED = Shape({"record": dict, "seat": int}, {"moves": int})
LIMITS: Mapping[str, tuple[int, int]] = {
    "seat": (0, 3),
    "players": (2, 4),
    "moves": (0, 9_999),
    "seed": (0, 10**MAX_DIGITS - 1),
    "simulations": (1, 1_000_000),
    "milliseconds": (1, 600_000),
}
"""The least and the greatest value of numbers."""


def read_line(line: bytes) -> dict[str, Any]:
    """Return the object on a line."""
    if len(line) > MAX_BYTES:
        raise CablecarError("engine-line-too-long", most=MAX_BYTES // 1_000_000)
    try:
        data = loads(line)
        check_values(data)
    except RecordError:
        raise CablecarError("engine-line-unreadable") from None
    return data


def id_of(data: Mapping[str, Any]) -> Id:
    """Return the id of a request."""
    identity = data.get("id")
    if type(identity) is int or (type(identity) is str and _is_short(identity)):
        return identity
    raise CablecarError("engine-wrong-id", most=MAX_ID)


def _is_short(text: str) -> bool:
    return 1 <= len(text) <= MAX_ID and text.isascii() and text.isprintable()


def request_of(data: dict[str, Any]) -> Request:
    """Return a request, every field of the right type and every number within its limits."""
    do = data.get("do")
    if type(do) is not str or do not in SHAPES:
        raise CablecarError("engine-unknown-request", name=_told(do), known=", ".join(SHAPES))
    fields = {name: value for name, value in data.items() if name not in ("id", "do")}
    required, optional = _kinds(SHAPES[do], fields)
    for name in fields:
        if name not in required and name not in optional:
            raise CablecarError("engine-unknown-field", request=do, field=shown(name))
    for name in required:
        if name not in fields:
            raise CablecarError("engine-missing-field", request=do, field=name)
    for name, value in fields.items():
        _check_value(do, name, value, {**required, **optional}[name])
    if "simulations" in fields and "milliseconds" in fields:
        raise CablecarError("engine-two-budgets")
    return Request(id_of(data), do, fields)


def _kinds(shape: Shape, fields: Fields) -> tuple[Kinds, Kinds]:
    """Return the types of the fields that a request must have and of those that it may have."""
    if not shape.of_position:
        return shape.required, shape.optional
    position = _RECORDED if "record" in fields else _OBSERVED
    return {**shape.required, **position.required}, {**shape.optional, **position.optional}


def _check_value(do: str, name: str, value: Any, kinds: type | tuple[type, ...]) -> None:
    if type(value) not in (kinds if isinstance(kinds, tuple) else (kinds,)):
        raise CablecarError("engine-wrong-type", request=do, field=name)
    if name in LIMITS and type(value) is int:
        least, most = LIMITS[name][0], SHAPES[do].most.get(name, LIMITS[name][1])
        if not least <= value <= most:
            raise CablecarError("engine-wrong-number", request=do, field=name, least=least, most=most)


def _told(value: object) -> str:
    """Return a value as a sentence may tell it."""
    return shown(value if isinstance(value, str) else json.dumps(value))
