"""What another language needs to know of the kernel: its records and its entries, as JSON."""

import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from cablecar.kernel.parameters import Group, NumbersOf, Parameter, RecordsOf, parameters_of
from cablecar.kernel.sources import PACKAGES, sources_hash
from cablecar.rules.layout import fields_of
from cablecar.rules.observation import OBSERVATION_VERSION


def layout_json(entries: Iterable[Callable[..., object]]) -> str:
    """Return the layout of the kernel's records and the parameters of its entries."""
    records = record_types()
    layout = {
        "sources": sources_hash(),
        "observation_version": OBSERVATION_VERSION,
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
    """Return the records by name: the constants of the compiled packages that are types of records."""
    prefixes = tuple(f"cablecar.{package}." for package in PACKAGES)
    return {
        name.lower(): value
        for module in [module for key, module in sys.modules.items() if key.startswith(prefixes)]
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
