"""How records lie in memory, as tables: `python -m cablecar.rules.layout` writes docs/guide/observation.md.

A reader in another language needs nothing but this: names, offsets in bytes, types, shapes and meanings.
"""

import ast
import inspect
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, get_type_hints

import numpy as np

from cablecar.board.model import CARDS
from cablecar.rules.observation import OBSERVATION, OBSERVATION_VERSION, Observation
from cablecar.rules.state import PHASES


class Field(NamedTuple):
    """One field of a record; those of a record inside it are named with a dot."""

    name: str
    offset: int
    """In bytes, from the beginning of the outermost record."""
    type: str
    """As NumPy writes it, such as "i4", or "record"."""
    shape: tuple[int, ...]
    size: int
    """In bytes, all of its numbers together."""


def fields_of(record: np.dtype[Any], prefix: str = "", start: int = 0) -> Iterator[Field]:
    """Yield the fields of a record and of the records inside it, in their order."""
    for name, (kind, offset, *_) in (record.fields or {}).items():
        is_record = kind.names is not None
        word = "record" if is_record else f"{kind.base.kind}{kind.base.itemsize}"
        yield Field(prefix + name, start + offset, word, kind.shape, kind.itemsize)
        if is_record:
            yield from fields_of(kind, f"{prefix}{name}.", start + offset)


def meanings_of(protocol: type, prefix: str = "") -> dict[str, str]:
    """Return what the fields of a record mean: the docstrings of the protocol that describes it."""
    meanings, name = {}, ""
    (described,) = ast.parse(textwrap.dedent(inspect.getsource(protocol))).body
    assert isinstance(described, ast.ClassDef)
    for line in described.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            name = line.target.id
            meanings[prefix + name] = ""
        elif name and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            meanings[prefix + name] = " ".join(str(line.value.value).split())
    for name, kind in get_type_hints(protocol).items():
        if getattr(kind, "_is_protocol", False):
            meanings |= meanings_of(kind, f"{prefix}{name}.")
    return meanings


def table_of(record: np.dtype[Any], protocol: type) -> str:
    """Return the layout of a record as a table in Markdown."""
    meanings = meanings_of(protocol)
    lines = ["| offset | field | type | shape | meaning |", "|---:|---|---|---|---|"]
    for field in fields_of(record):
        shape = " × ".join(map(str, field.shape))
        lines.append(
            f"| {field.offset} | `{field.name}` | `{field.type}` | {shape} | {meanings[field.name]} |"
        )
    return "\n".join(lines)


def _numbered(names: Sequence[str]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def observation_page() -> str:
    """Return docs/guide/observation.md."""
    cards, phases = _numbered(CARDS), _numbered(PHASES)
    return f"""# The observation

What one seat, or a spectator, may know of a game, as one record of {OBSERVATION.itemsize} bytes.
`game.observe(seat)` returns it, and every view, page and bot is made from it. All that is hidden is blank: -1
where that means "none", else 0. Equal knowledge gives equal bytes. After the end of a game nothing is hidden
any more, because its file is open to all.

This is version {OBSERVATION_VERSION} of the layout.
The number changes with the layout, or with what a field means. Types: "i" is a signed number and "u" an
unsigned one of so many bytes, the low byte first. Seats, routes, tickets, locations and souvenirs are
numbered from 0 in the order of the board's file, cards so: {cards}; phases so: {phases}.

{table_of(OBSERVATION, Observation)}

`python -m cablecar.rules.layout > docs/guide/observation.md` writes this page; a test fails where it is old.
"""


if __name__ == "__main__":
    print(observation_page(), end="")
