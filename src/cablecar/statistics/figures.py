"""The figures of a finished game, as frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trigger:
    """Who began the last round (E1), and when."""

    seat: int
    turn: int
    """The number of the table's turn, from 1."""


@dataclass(frozen=True, slots=True)
class TableStatistics:
    """The figures of a whole table."""

    turns: int
    """Turns of all seats together; choosing the first tickets and placing souvenirs are none."""
    minutes: float
    """The slowest choice of first tickets, all being made at once, and the time of every later move."""
    sweeps: int
    """Sweeps of the display (D7), those of the setup included."""
    reshuffles: int
    """New decks made of the discard (D6)."""
    passes: int
    lead_changes: int
    """How often a seat led alone in points for routes, after a turn, where another seat had led before.

    Nobody leads while the best are level; the first to lead changes nothing, nor does one who leads again.
    """
    margin: int
    """The best total less the second best, 0 where they are equal."""
    last_round: Trigger | None
    """What began the last round, None where the game ended by passes (T2)."""


@dataclass(frozen=True, slots=True)
class PointFigures:
    """Where a seat's points came from: routes + tickets - lost_on_tickets + souvenirs is its total."""

    routes: int
    tickets: int
    """Points of the tickets completed."""
    lost_on_tickets: int
    """Points of the tickets failed, as a positive number."""
    souvenirs: int


@dataclass(frozen=True, slots=True)
class CardFigures:
    """The transport cards that a seat took; those dealt at the start are not counted."""

    blind: int
    """Cards from the deck, ferries included."""
    face_up: int
    """Cards from the display, ferries included."""
    blind_ferries: int
    face_up_ferries: int
    largest_hand: int
    """The most cards held at any moment, those dealt included."""


@dataclass(frozen=True, slots=True)
class TicketFigures:
    """The destination tickets of a seat."""

    draws: int
    """How often this seat drew tickets."""
    kept_at_start: int
    kept_later: int
    completed: int
    failed: int
    completed_at_turn: Mapping[str, int | None]
    """For each ticket kept, the seat's own turn, from 1, in which its path was finished; None if it failed.

    A ticket whose path stands already when it is drawn is completed in the turn of drawing.
    """


@dataclass(frozen=True, slots=True)
class RouteFigures:
    """The routes that a seat claimed."""

    claimed: int
    cars_placed: int
    average: float
    """Spaces of a route on average, 0 without routes."""
    longest: int
    """Spaces of the longest route, 0 without routes."""
    ferries_paid: int
    """Ferry cards in all payments."""
    by_length: Mapping[int, int]
    """How many routes of each length that the board has."""
    by_color: Mapping[str, int]
    """How many routes of each colour that the board has, grey included."""
    largest_network: int
    """Spaces of the largest connected group of the seat's routes."""


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """The figures of one seat."""

    turns: int
    turns_passed: int
    points: PointFigures
    cards: CardFigures
    tickets: TicketFigures
    routes: RouteFigures
    tokens_by_turn: Counts
    """Souvenirs owned after each turn of this seat."""
    points_by_table_turn: Counts
    """Points for routes after each turn of the table, whosever it was."""
    thinking_seconds: float
    """The time of all moves, first tickets and placing of souvenirs included."""
    longest_thinking_seconds: float
    """The time of the slowest single move."""


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """The figures of a finished game."""

    table: TableStatistics
    players: tuple[PlayerStatistics, ...]
    """By seat."""

    def to_json(self) -> dict[str, Any]:
        """Return all figures as JSON values."""
        data: dict[str, Any] = _plain(self)
        return data


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
