"""What the arena keeps of each finished game: a row for each seat."""

from dataclasses import asdict, dataclass, fields
from typing import Any, get_type_hints

Ids = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """How one seat fared in one game."""

    match: str
    """The bots, such as "expert-strong"; the first sits in one seat, the second in the others."""
    board: str
    players: int
    block: int
    """Games of one block have the same shuffles; in each the seats are rotated by one."""
    rotation: int
    """The seat of the first bot."""
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


COLUMNS = tuple(field.name for field in fields(SeatRow))
_TYPES = get_type_hints(SeatRow)


def to_texts(row: SeatRow) -> dict[str, str]:
    """Return a row as texts for a CSV file; ids are parted by spaces."""
    values = asdict(row).items()
    return {name: " ".join(value) if isinstance(value, tuple) else str(value) for name, value in values}


def from_texts(texts: dict[str, str]) -> SeatRow:
    """Return the row that a CSV file writes so."""
    return SeatRow(**{name: _value(name, texts[name]) for name in COLUMNS})


def _value(name: str, text: str) -> Any:
    kind = _TYPES[name]
    return tuple(text.split()) if kind == Ids else kind(text)
