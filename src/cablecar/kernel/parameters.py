"""What an entry of the kernel takes, read off its annotations.

Adapters for Python, C signatures and the layout for other languages are all made from these.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np

# --- what annotations say, behind the type: `Annotated[Records, RecordsOf(STATE)]`


class RecordsOf(NamedTuple):
    """An array of records: its address is handed over."""

    dtype: np.dtype[Any]
    least: int = 1
    """How many records will do."""
    is_read_only: bool = False
    """Whether the kernel only reads it, so that it may lie in memory that can't be written."""


class NumbersOf(NamedTuple):
    """An array of plain numbers: its address and its extents are handed over."""

    dtype: np.dtype[Any]
    least: tuple[int, ...]
    """The smallest extents that will do, one a dimension."""
    is_read_only: bool = False

    @property
    def dimensions(self) -> int:
        """How many extents there are."""
        return len(self.least)


class Between(NamedTuple):
    """The least and the greatest value of a whole number: anything else would reach beyond an array."""

    least: int
    most: int


# --- parameters


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of an entry, or one field of a group of arrays."""

    name: str
    kind: "Kind"


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number that is handed over as it is."""

    type: type
    """int, bool or float."""
    limits: Between | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """A named tuple of arrays: the address of a table is handed over, of their addresses and then extents."""

    type: type
    fields: tuple[Parameter, ...]


Kind = RecordsOf | NumbersOf | Scalar | Group


def parameters_of(entry: Callable[..., object]) -> tuple[Parameter, ...]:
    """Return the parameters of an entry."""
    hints = get_type_hints(entry, include_extras=True)
    return tuple(Parameter(name, _kind(hints[name])) for name in inspect.signature(entry).parameters)


def _kind(hint: Any) -> Kind:
    base, *said = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    for word in said:
        if isinstance(word, RecordsOf | NumbersOf):
            return word
        if isinstance(word, Between):
            return Scalar(base, word)
    if base in (int, bool, float):
        return Scalar(base)
    if isinstance(base, type) and issubclass(base, tuple):
        hints = get_type_hints(base, include_extras=True)
        return Group(base, tuple(Parameter(name, _kind(field)) for name, field in hints.items()))
    raise TypeError(f"the kernel does not know how to take {hint}")
