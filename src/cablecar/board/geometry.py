"""Where everything on a drawn board lies, in the drawing's units."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from cablecar.board.model import Board, Location, Route

Point = tuple[float, float]
Polygon = tuple[Point, ...]
"""The corners of a convex shape."""

SPACE_LENGTH, SPACE_WIDTH = 62.0, 22.0
GAP = 6.0
"""What parts two spaces of a route, and the halves of a double route."""
CLEARANCE = 4.0
"""What parts a route's last space from the place."""
RADIUS, START_RADIUS = 13.0, 18.0
"""The markers of places, and of those with souvenirs from the start."""
FONT, LINE, CHARACTER = 19.0, 21.0, 0.58
"""The size of a name, its line height, and a character's width in em."""
ONE_LINE = 12
"""Longer names stand in two lines."""
LEAST_SIZE, MOST_SIZE = 300, 10000
"""How small and large a drawing may be."""
FAR = 1_000_000
"""Nothing that a board file says moves anything further than this."""
MARGIN = 70
"""What a fitted board leaves free at its edges."""
CORNERS = 16
"""How many corners a shape may have."""
UPRIGHT = np.array([(1.0, 0.0), (0.0, 1.0)])
"""The axes of boxes."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How the board's coordinates become the drawing's."""

    scale: Fraction = Fraction(1)
    dx: Fraction = Fraction(0)
    dy: Fraction = Fraction(0)

    def point(self, x: int, y: int) -> Point:
        """Return where a place lies."""
        return float(x * self.scale + self.dx), float(y * self.scale + self.dy)


@dataclass(frozen=True, slots=True)
class Spot:
    """A point on a curve and the direction in which the curve runs there, in degrees."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class Arc:
    """A circular arc between two points that leaves the straight line by `bend` in its middle."""

    start: Point
    end: Point
    bend: float

    @property
    def chord(self) -> float:
        """The length of the straight line."""
        return math.dist(self.start, self.end) or 1.0

    @property
    def radius(self) -> float:
        """The circle's radius, negative when the arc bends to the left."""
        most = self.chord * 0.45
        bend = float(max(-most, min(most, self.bend))) or 0.01
        return (self.chord**2 / 4 + bend**2) / (2 * bend)

    @property
    def length(self) -> float:
        """The length of the curve."""
        return 2 * abs(self.radius) * math.asin(self.chord / 2 / abs(self.radius))

    def at(self, along: float, aside: float = 0.0) -> Spot:
        """Return the spot this far along the curve and this far beside it."""
        (ax, ay), (bx, by) = self.start, self.end
        ux, uy = (bx - ax) / self.chord, (by - ay) / self.chord
        turn = (along - self.length / 2) / self.radius
        rise = self.radius * math.cos(self.length / 2 / self.radius)
        out, on = (self.radius + aside) * math.cos(turn) - rise, (self.radius + aside) * math.sin(turn)
        direction = math.degrees(math.atan2(uy, ux) - turn)
        return Spot((ax + bx) / 2 - uy * out + ux * on, (ay + by) / 2 + ux * out + uy * on, direction)


@dataclass(frozen=True, slots=True)
class Lane:
    """The way of one route: an arc, and how far beside it the route runs."""

    arc: Arc
    aside: float
    trim: tuple[float, float]
    """What the two markers take of it."""

    def spots(self, count: int) -> tuple[list[Spot], float]:
        """Return the middles of this many spaces, and how much smaller than usual they must be."""
        first, last = self.trim
        room = max(self.arc.length - first - last, 1.0)
        pitch = min(room / count, max(SPACE_LENGTH + GAP + 1, 0.7 * room / count))
        middle = first + room / 2
        spots = [self.arc.at(middle + (n - (count - 1) / 2) * pitch, self.aside) for n in range(count)]
        return spots, max(0.2, min(1.0, pitch / (SPACE_LENGTH + GAP / 2)))


@dataclass(frozen=True, slots=True)
class Space:
    """One space of a route."""

    x: float
    y: float
    angle: float
    scale: float = 1.0

    @property
    def corners(self) -> Polygon:
        """The corners of its rectangle."""
        turn = math.radians(self.angle)
        x, y = SPACE_LENGTH / 2 * self.scale, SPACE_WIDTH / 2 * self.scale
        cos, sin = math.cos(turn), math.sin(turn)
        box = ((-x, -y), (x, -y), (x, y), (-x, y))
        return tuple((self.x + a * cos - b * sin, self.y + a * sin + b * cos) for a, b in box)


@dataclass(frozen=True, slots=True)
class Label:
    """A place's name in lines around a middle."""

    x: float
    y: float
    lines: tuple[str, ...]
    side: int = 0
    """Whether it stands to the left (-1) or the right (1) of the place, or above or below it."""

    @property
    def size(self) -> Point:
        """Its width and height."""
        return label_size(self.lines)

    @property
    def corners(self) -> Polygon:
        """The corners of its box."""
        x, y = self.size[0] / 2, self.size[1] / 2
        return tuple((self.x + a, self.y + b) for a, b in ((-x, -y), (x, -y), (x, y), (-x, y)))

    @property
    def anchor(self) -> tuple[str, float]:
        """How its lines are set, and from where: towards the place."""
        return ("end", "middle", "start")[self.side + 1], self.x - self.side * self.size[0] / 2

    def baseline(self, line: int) -> float:
        """Return where a line of it stands."""
        return self.y + (line - (len(self.lines) - 1) / 2) * LINE + FONT * 0.36


def bounded(value: float | Fraction) -> float:
    """Return a number of a board file, but never one too large to draw."""
    return float(value) if -FAR < value < FAR else math.copysign(FAR, 1 if value > 0 else -1)


def fit(board: Board) -> Fit:
    """Return how the places get into the drawing: as they are, or scaled if they don't suit its size."""
    width, height = board.drawing.width, board.drawing.height
    left, right = _ends(location.x for location in board.locations)
    top, bottom = _ends(location.y for location in board.locations)
    inside = left >= 0 and top >= 0 and right <= width and bottom <= height
    if inside and (2 * (right - left) >= width or 2 * (bottom - top) >= height):
        return Fit()
    across, down = max(right - left, 1), max(bottom - top, 1)
    scale = min(Fraction(width - 2 * MARGIN, across), Fraction(height - 2 * MARGIN, down))
    return Fit(scale, (width - (left + right) * scale) / 2, (height - (top + bottom) * scale) / 2)


def _ends(values: Iterable[int]) -> tuple[int, int]:
    every = sorted(values)
    return every[0], every[-1]


def location_points(board: Board) -> dict[str, Point]:
    """Return where the places lie, by id."""
    fitted = fit(board)
    return {location.id: fitted.point(location.x, location.y) for location in board.locations}


def radius(location: Location) -> float:
    """Return the size of a place's marker."""
    return START_RADIUS if location.souvenir_at_setup else RADIUS


def marker(at: Point, size: float) -> Polygon:
    """Return a polygon around a place's marker."""
    turns = [math.tau * n / CORNERS for n in range(CORNERS)]
    reach = size / math.cos(math.pi / CORNERS)
    return tuple((at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn)) for turn in turns)


def lanes(board: Board) -> dict[str, Lane]:
    """Return the ways of all routes, by id; routes between the same places run side by side."""
    between: dict[frozenset[str], list[Route]] = {}
    for route in board.routes:
        between.setdefault(frozenset((route.a, route.b)), []).append(route)
    at = location_points(board)
    scale = bounded(fit(board).scale)
    return {key: lane for routes in between.values() for key, lane in _bundle(board, routes, at, scale)}


def _bundle(
    board: Board, routes: list[Route], at: Mapping[str, Point], scale: float
) -> Iterator[tuple[str, Lane]]:
    first = routes[0]
    bends = board.drawing.bends
    bend = next((bends[route.id] for route in routes if route.id in bends), 0)
    arc = Arc(at[first.a], at[first.b], bounded(bend) * scale)
    start, end = (radius(board.location[place]) + CLEARANCE for place in (first.a, first.b))
    for number, route in enumerate(routes):
        aside = (number - (len(routes) - 1) / 2) * (SPACE_WIDTH + GAP)
        yield route.id, Lane(arc, aside, (start, end))


def spaces(board: Board) -> dict[str, tuple[Space, ...]]:
    """Return the spaces of all routes, by route id; their angles keep signs upright."""
    every = lanes(board)
    return {route.id: tuple(_spaces(every[route.id], route.length)) for route in board.routes}


def _spaces(lane: Lane, count: int) -> Iterator[Space]:
    spots, scale = lane.spots(count)
    for spot in spots:
        yield Space(spot.x, spot.y, (spot.angle + 90) % 180 - 90, scale)


def anchors(route: Route) -> frozenset[int]:
    """Return which spaces of a route bear its ferry symbols."""
    return frozenset((2 * n + 1) * route.length // (2 * route.ferries) for n in range(route.ferries))


def lines_of(name: str) -> tuple[str, ...]:
    """Return a name in one line, or the even halves of a long one."""
    words = name.split()
    if len(name) <= ONE_LINE or len(words) < 2:
        return (name,)
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(halves, key=lambda half: max(map(len, half)))


def label_size(lines: tuple[str, ...]) -> Point:
    """Return the width and height of a label."""
    return max(map(len, lines)) * FONT * CHARACTER, (len(lines) - 1) * LINE + FONT


def labels(board: Board) -> dict[str, Label]:
    """Return the names of the places, where the board wants them or where they cover least."""
    at, offsets = location_points(board), board.drawing.labels
    taken = Shapes([space.corners for row in spaces(board).values() for space in row])
    taken.add(*(marker(at[location.id], radius(location)) for location in board.locations))
    made: dict[str, Label] = {}
    for location in sorted(board.locations, key=lambda location: location.id not in offsets):
        wanted = [offsets[location.id]] if location.id in offsets else _around(location)
        label = _best([_label(board, location, at[location.id], offset) for offset in wanted], taken)
        made[location.id] = label
        taken.add(label.corners)
    return made


def _best(labels: list[Label], taken: "Shapes") -> Label:
    """Return the first of the labels that cover the fewest shapes."""
    return labels[0] if len(labels) == 1 else min(labels, key=taken.covered)


class Shapes:
    """Convex shapes of at most 16 corners as arrays: a crowded board compares a million pairs."""

    def __init__(self, polygons: Iterable[Polygon]) -> None:
        self._axes = np.empty((0, len(UPRIGHT) + CORNERS, 2))
        self._spans = np.empty((0, len(UPRIGHT) + CORNERS, 2))
        """How far each shape reaches along each of its axes."""
        self.add(*polygons)

    def add(self, *polygons: Polygon) -> None:
        """Add shapes."""
        corners = np.array([(polygon * CORNERS)[:CORNERS] for polygon in polygons]).reshape(-1, CORNERS, 2)
        sides = np.roll(corners, -1, axis=1) - corners
        sizes = np.hypot(sides[..., 0], sides[..., 1])[..., None]
        normals = sides[..., ::-1] * (-1, 1) / np.where(sizes == 0, 1, sizes)
        axes = np.concatenate([np.broadcast_to(UPRIGHT, (len(polygons), *UPRIGHT.shape)), normals], axis=1)
        along = axes @ corners.transpose(0, 2, 1)
        spans = np.stack([along.min(axis=2), along.max(axis=2)], axis=2)
        self._axes = np.concatenate([self._axes, axes])
        self._spans = np.concatenate([self._spans, spans])

    def covered(self, label: Label) -> int:
        """Return how many shapes a label covers: those that none of their axes separates from its box."""
        middle = self._axes @ (label.x, label.y)
        reach = np.abs(self._axes) @ np.array(label.size) / 2
        apart = (middle + reach <= self._spans[..., 0]) | (self._spans[..., 1] <= middle - reach)
        return int(np.count_nonzero(~apart.any(axis=1)))


def _around(location: Location) -> list[tuple[float, float]]:
    width, height = label_size(lines_of(location.name))
    x, y = radius(location) + 5 + width / 2, radius(location) + 3 + height / 2
    turns = [math.tau * n / 16 for n in (4, 12, 0, 8, 2, 6, 10, 14, 3, 5, 11, 13, 1, 7, 9, 15)]
    return [(x * math.cos(turn), y * math.sin(turn)) for turn in turns]


def _label(board: Board, location: Location, at: Point, offset: tuple[float, float]) -> Label:
    """Return a label at this offset, kept inside the drawing."""
    lines = lines_of(location.name)
    width, height = label_size(lines)
    x, y = (start + bounded(shift) for start, shift in zip(at, offset, strict=True))
    x = max(width / 2, min(board.drawing.width - width / 2, x))
    y = max(height / 2, min(board.drawing.height - height / 2, y))
    return Label(x, y, lines, (x - width / 2 >= at[0]) - (x + width / 2 <= at[0]))
