"""What another language needs to know of the kernel: its records and its entries, as JSON."""

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from cablecar.board.model import CARDS
from cablecar.common.version import __version__
from cablecar.kernel.parameters import Group, NumbersOf, Parameter, RecordsOf, parameters_of
from cablecar.kernel.sources import PACKAGES, is_for_browsers, sources_hash
from cablecar.rules.board_table import DRAW_TICKETS, FIRST_TAKE_FACE_UP, PASS, TAKE_FROM_DECK
from cablecar.rules.events import KINDS_OF_EVENTS, SECRETS
from cablecar.rules.layout import fields_of
from cablecar.rules.observation import OBSERVATION_VERSION
from cablecar.rules.refusals import REFUSALS
from cablecar.rules.state import ANY_COLOR, NONE, PHASES, STACK_GONE, STACK_WAITING

NUMBERS = {
    "none": NONE,
    "any_color": ANY_COLOR,
    "stack_waiting": STACK_WAITING,
    "stack_gone": STACK_GONE,
    "pass": PASS,
    "draw_tickets": DRAW_TICKETS,
    "take_from_deck": TAKE_FROM_DECK,
    "first_take_face_up": FIRST_TAKE_FACE_UP,
}
"""Numbers that mean something of their own in fields, or are actions of every board."""


def layout_json(entries: Iterable[Callable[..., object]]) -> str:
    """Return the layout of the kernel's records, the parameters of its entries and what its numbers mean."""
    records = record_types()
    layout = {
        "engine": __version__,
        "sources": sources_hash(),
        "observation_version": OBSERVATION_VERSION,
        "cards": CARDS,
        "phases": PHASES,
        "events": KINDS_OF_EVENTS,
        "secrets": SECRETS,
        "refusals": REFUSALS,
        "numbers": NUMBERS,
        "records": {name: _record(dtype) for name, dtype in sorted(records.items())},
        "entries": {
            entry.__name__: {
                "parameters": [_parameter(parameter, records) for parameter in parameters_of(entry)],
                "returns": "number" if entry.__annotations__["return"] is int else None,
            }
            for entry in entries
        },
    }
    return json.dumps(layout, indent=1) + "\n"


def record_types() -> dict[str, np.dtype[Any]]:
    """Return the records by name: the constants of the browsers' modules that are types of records."""
    prefixes = tuple(f"cablecar.{package}." for package in PACKAGES)
    names = [name for name in sys.modules if name.startswith(prefixes) and is_for_browsers(name)]
    return {
        name.lower(): value
        for module in [sys.modules[name] for name in names]
        for name, value in vars(module).items()
        if isinstance(value, np.dtype) and value.names
    }


def _record(dtype: np.dtype[Any]) -> dict[str, object]:
    fields = {
        field.name: {"offset": field.offset, "type": field.type, "shape": field.shape}
        for field in fields_of(dtype)
        if field.type != "record"
    }
    return {"size": dtype.itemsize, "fields": fields}


def _parameter(parameter: Parameter, records: dict[str, np.dtype[Any]]) -> dict[str, object]:
    told: dict[str, object] = {"name": parameter.name}
    kind = parameter.kind
    if isinstance(kind, RecordsOf):
        (record,) = [name for name, dtype in records.items() if dtype is kind.dtype]
        return told | {"records": record, "least": kind.least}
    if isinstance(kind, NumbersOf):
        return told | {"numbers": f"{kind.dtype.kind}{kind.dtype.itemsize}", "least": kind.least}
    if isinstance(kind, Group):
        return told | {"group": [_parameter(field, records) for field in kind.fields]}
    return told | {"number": kind.type.__name__, "limits": kind.limits}
