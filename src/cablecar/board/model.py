"""A board as frozen values."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

COLORS = ("blue", "green", "black", "pink", "red", "orange")
FERRY = "ferry"
GREY = "grey"
CARDS = (*COLORS, FERRY)
"""The kinds of transport cards, in the engine's order."""


@dataclass(frozen=True, slots=True)
class Location:
    """A place on the board."""

    id: str
    name: str
    x: int
    y: int
    souvenir_at_setup: bool = False
    """Whether a stack of souvenir tokens lies here from the start (S3)."""


@dataclass(frozen=True, slots=True)
class Route:
    """A line of spaces between two neighbouring places."""

    id: str
    a: str
    b: str
    length: int
    color: str
    """One of the board's colours, or "grey" for any one colour."""
    ferries: int = 0
    """How many ferry cards the payment must hold at least (C3)."""
    double: str | None = None
    """The id of the other half of a double route (C6)."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A destination ticket: two places to join, and what that is worth."""

    id: str
    a: str
    b: str
    points: int


@dataclass(frozen=True, slots=True)
class Components:
    """How many pieces of each kind a game has."""

    cars: int = 20
    cards_per_color: int = 6
    colors: tuple[str, ...] = COLORS
    ferries: int = 8
    display: int = 5
    """Face-up transport cards."""
    sweep_at: int = 3
    """This many face-up ferries sweep the display (D7)."""
    dealt_cards: int = 2
    dealt_tickets: int = 2
    last_round_at: int = 2
    """A turn ended with this many cars or fewer starts the last round (E1)."""
    max_players: int = 4
    souvenir_points: tuple[int, ...] = (0, 0, 1, 2, 4, 6, 9, 12)
    """Points for 0, 1, 2 … different souvenirs (E3)."""

    @property
    def cards(self) -> int:
        """All transport cards of the game."""
        return self.cards_per_color * len(self.colors) + self.ferries


@dataclass(frozen=True, slots=True)
class Shape:
    """A piece of scenery: what it shows, and its SVG path."""

    kind: str
    path: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """What only matters for looks and counts for no rule and no hash."""

    width: int = 1000
    height: int = 760
    bends: Mapping[str, int] = field(default_factory=dict)
    """How far a route's curve leaves the straight line, by route id."""
    labels: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Where a place's name stands relative to the place, by location id."""
    scenery: tuple[Shape, ...] = ()


@dataclass(frozen=True, eq=False)
class Board:
    """One board: what is printed on it and which pieces it is played with."""

    id: str
    name: str
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    souvenirs: tuple[str, ...]
    route_points: Mapping[int, int]
    components: Components
    drawing: Drawing = field(default_factory=Drawing)

    def to_json(self) -> dict[str, Any]:
        """Return what counts for play, as the game file's `board.data`."""
        return {
            "locations": [asdict(location) for location in self.locations],
            "routes": [asdict(route) for route in self.routes],
            "tickets": [asdict(ticket) for ticket in self.tickets],
            "souvenirs": list(self.souvenirs),
            "route_points": {str(length): points for length, points in self.route_points.items()},
            "components": {
                key: list(value) if isinstance(value, tuple) else value
                for key, value in asdict(self.components).items()
            },
        }

    @cached_property
    def canonical(self) -> str:
        """The canonical JSON: sorted keys, no spaces."""
        return json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    @cached_property
    def sha256(self) -> str:
        """The hash that ties a game file to this board."""
        return hashlib.sha256(self.canonical.encode()).hexdigest()

    @cached_property
    def location(self) -> Mapping[str, Location]:
        """The places by id."""
        return {location.id: location for location in self.locations}

    @cached_property
    def route(self) -> Mapping[str, Route]:
        """The routes by id."""
        return {route.id: route for route in self.routes}

    @cached_property
    def ticket(self) -> Mapping[str, Ticket]:
        """The tickets by id."""
        return {ticket.id: ticket for ticket in self.tickets}

    @property
    def start_locations(self) -> tuple[Location, ...]:
        """The places with souvenirs from the start, in file order (S3)."""
        return tuple(location for location in self.locations if location.souvenir_at_setup)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and (self.id, self.sha256) == (other.id, other.sha256)

    def __hash__(self) -> int:
        return hash((self.id, self.sha256))

    def __repr__(self) -> str:
        return f"<Board {self.id}>"
