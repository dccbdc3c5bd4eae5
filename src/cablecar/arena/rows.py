"""What the arena keeps of each finished game: a row for each seat."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_type_hints

from cablecar.common.errors import CablecarError
from cablecar.common.files import reason_of

Ids = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """How one seat fared in one game."""

    board: str
    players: int
    seed: str
    """The game's own seed: the same bots in the same seats play the same game with it."""
    seat: int
    bot: str
    place: int
    win: float
    """1 for the winner; a shared victory counts for each in part."""
    total: int
    route_points: int
    ticket_points: int
    souvenir_points: int
    souvenirs: int
    """How many different souvenirs this seat gathered."""
    cars_left: int
    turns: int
    """How many turns this seat had."""
    claimed: Ids
    """The routes that this seat claimed."""
    held: Ids
    """The tickets that this seat held at the end."""
    completed: Ids
    """Those of them that it completed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow(SeatResult):
    """A row of a match or a ladder."""

    match: str
    """The bots, such as "expert-strong"; the first sits in one seat, the second in the others."""
    block: int
    """Games of one block have the same shuffles; in each the seats are rotated by one."""
    rotation: int
    """The seat of the first bot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SimulationRow(SeatResult):
    """A row of a simulation."""

    game: int
    """The number of the game, from 1."""


def _columns(kind: type[SeatResult]) -> tuple[str, ...]:
    """Return the names of a row's fields, those that say which game it is first."""
    shared = [field.name for field in fields(SeatResult)]
    own = [field.name for field in fields(kind) if field.name not in shared]
    return (*own, *shared)


COLUMNS = _columns(SeatRow)
_TYPES = get_type_hints(SeatRow)


def to_texts(row: SeatRow) -> dict[str, str]:
    """Return a row as texts for a CSV file; ids are separated by spaces."""
    values = asdict(row).items()
    return {name: " ".join(value) if isinstance(value, tuple) else str(value) for name, value in values}


def from_texts(texts: dict[str, str]) -> SeatRow:
    """Return the row that a CSV file writes so."""
    return SeatRow(**{name: _value(name, texts[name]) for name in COLUMNS})


def _value(name: str, text: str) -> Any:
    kind = _TYPES[name]
    return tuple(text.split()) if kind == Ids else kind(text)


def has_parquet() -> bool:
    """Return True if the package that writes Parquet files is installed."""
    return find_spec("pyarrow") is not None


def refuse_without_parquet() -> None:
    """Say what to install where the package that writes Parquet files is missing."""
    if not has_parquet():
        raise CablecarError("parquet-extra-missing")


def write_parquet(path: Path, rows: Iterable[SeatResult]) -> None:
    """Write rows as a Parquet file."""
    import pyarrow
    from pyarrow import parquet

    records = [_record(row) for row in rows]
    try:
        parquet.write_table(pyarrow.Table.from_pylist(records), path)
    except OSError as error:
        raise CablecarError("file-unwritable", file=str(path), reason=reason_of(error)) from None


def _record(row: SeatResult) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in _columns(type(row))}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
