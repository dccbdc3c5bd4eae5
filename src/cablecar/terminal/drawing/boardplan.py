"""Where everything on a board drawn with characters lies, for a board and a size."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from cablecar.board import Board, Location
from cablecar.board.geometry import Lane, Point, fit, lanes, lines_of, location_points, spaces

At = tuple[int, int]
"""A column and a row."""
ROOMY = (72, 27)
"""From this size on every space of a route is drawn; on a smaller board each route is one mark."""
SPACE = 3
"""How many characters a space takes."""
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a Braille character, by row and column."""
TOKENS = 3
"""How many characters tell of the souvenirs at a place, with a gap before them."""


@dataclass(frozen=True, slots=True)
class Name:
    """A place's name in lines, and where they begin."""

    lines: tuple[str, ...]
    column: int
    row: int

    @property
    def cells(self) -> set[At]:
        """What it covers, with room for souvenirs behind it."""
        wide = max(map(len, self.lines)) + TOKENS
        return set(
            product(range(self.column, self.column + wide), range(self.row, self.row + len(self.lines)))
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies."""

    places: Mapping[str, At]
    names: Mapping[str, Name]
    tracks: Mapping[str, Mapping[At, int]]
    """The Braille dots of each route's way, by cell."""
    spaces: Mapping[str, Sequence[At]]
    """Where each route's spaces begin; empty where there is no room for them."""
    marks: Mapping[str, At]
    """Where each route's one mark begins; empty where there is room for spaces."""
    water: Sequence[Sequence[bool]]

    @property
    def dots(self) -> bool:
        """Whether places are dots with names beside them, or codes alone."""
        return not self.marks


@dataclass(frozen=True, slots=True)
class _Grid:
    """How a drawing's points become cells."""

    width: int
    height: int
    left: float
    top: float
    across: float
    down: float

    def exact(self, point: Point) -> Point:
        """Return where a point lies, in cells, kept inside."""
        x, y = (point[0] - self.left) / self.across, (point[1] - self.top) / self.down
        return (
            2 + min(max(x, 0.0), 1.0) * (self.width - 5 - TOKENS),
            0.5 + min(max(y, 0.0), 1.0) * (self.height - 1),
        )

    def cell(self, point: Point) -> At:
        """Return the cell of a point."""
        x, y = self.exact(point)
        return int(x), min(int(y), self.height - 1)

    def point(self, x: float, y: float) -> Point:
        """Return the drawing's point in the middle of a cell."""
        across, down = (x - 1.5) / max(self.width - 5 - TOKENS, 1), y / max(self.height - 1, 1)
        return self.left + across * self.across, self.top + down * self.down


def plan_of(board: Board, width: int, height: int) -> Plan:
    """Plan a board of this size."""
    grid = _grid(board, width, height)
    at = {place: grid.cell(point) for place, point in location_points(board).items()}
    ways = lanes(board)
    roomy = width >= ROOMY[0] and height >= ROOMY[1]
    codes = codes_of(board.locations)
    drawn: dict[str, list[At]] = {}
    if roomy:
        taken = set(at.values())
        drawn = {
            key: [_space(grid.cell((s.x, s.y)), taken) for s in row] for key, row in spaces(board).items()
        }
        names, marks = _names(board, at, codes, taken, grid), {}
    else:
        names = {place: Name((codes[place],), at[place][0] - 1, at[place][1]) for place in at}
        marks = _marks(board, ways, names, grid)
    return Plan(
        places=at,
        names=names,
        tracks={route.id: _track(ways[route.id], grid) for route in board.routes},
        spaces=drawn,
        marks=marks,
        water=_water(board, grid),
    )


def _grid(board: Board, width: int, height: int) -> _Grid:
    points = list(location_points(board).values())
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return _Grid(width, height, left, top, max(right - left, 1.0), max(bottom - top, 1.0))


# Names


def codes_of(locations: Sequence[Location]) -> dict[str, str]:
    """Return a code of three letters for each place, none twice."""
    codes: dict[str, str] = {}
    for location in locations:
        code = next(code for code in _wishes(location.name) if code not in codes.values())
        codes[location.id] = code
    return codes


def _wishes(name: str) -> Iterator[str]:
    """Yield codes for a name, the likeliest first."""
    words = [word for word in re.findall(r"\w+", name.upper()) if len(word) > 1]
    words = [word for word in words if word != "THE"] or ["X"]
    if len(words) > 2:
        yield "".join(word[0] for word in words[:3])
    if len(words) == 2 and words[1].isdecimal():
        yield (words[0][0] + words[1])[:3].ljust(3, "0")
    yield words[0][:3].ljust(3, "-")
    yield (words[0][:1] + words[-1][:2]).ljust(3, "-")
    yield (words[0][:2] + words[-1][:1]).ljust(3, "-")
    for number in range(1000):
        yield f"{words[0][0]}{number:02}"[:3] if number < 100 else f"{number:03}"


def _names(
    board: Board, at: Mapping[str, At], codes: Mapping[str, str], taken: set[At], grid: _Grid
) -> dict[str, Name]:
    """Return each place's name beside its dot where there is room for it, or else its code."""
    found: dict[str, Name] = {}
    for location in sorted(board.locations, key=lambda location: -len(location.name)):
        place = at[location.id]
        blocks = ((location.name,), lines_of(location.name), (codes[location.id],))
        wanted = [name for lines in blocks for name in _around(lines, place)]
        fitting = [name for name in wanted if _fits(name, grid)] or wanted[-1:]
        best = min(fitting, key=lambda name: len(name.cells & taken))
        found[location.id] = best
        taken |= best.cells
    return found


def _around(lines: tuple[str, ...], place: At) -> Iterator[Name]:
    """Yield where a name can stand: beside its place, above or below it."""
    column, row = place
    wide, high = max(map(len, lines)), len(lines)
    yield Name(lines, column + 2, row)
    yield Name(lines, column - wide - TOKENS - 1, row)
    for shift in (wide // 2, 0, wide - 1, -1, wide, wide + TOKENS):
        yield Name(lines, column - shift, row - high)
        yield Name(lines, column - shift, row + 1)


def _fits(name: Name, grid: _Grid) -> bool:
    return all(0 <= column < grid.width and 0 <= row < grid.height for column, row in name.cells)


# Routes


def _points(lane: Lane, count: int) -> Iterator[Point]:
    """Yield points of a route's way from end to end; a half of a double route keeps beside the other."""
    length = lane.arc.length
    for number in range(count + 1):
        spot = lane.arc.at(length * number / count, lane.aside)
        yield spot.x, spot.y


def _track(lane: Lane, grid: _Grid) -> dict[At, int]:
    """Return the Braille dots of a route's way."""
    dots: dict[At, int] = {}
    (ax, ay), (bx, by) = grid.exact(lane.arc.start), grid.exact(lane.arc.end)
    for point in _points(lane, round(8 + 5 * (abs(bx - ax) + abs(by - ay)))):
        x, y = grid.exact(point)
        cell = int(x), min(int(y), grid.height - 1)
        bit = DOTS[min(int((y - cell[1]) * 4), 3)][int((x - cell[0]) * 2)]
        dots[cell] = dots.get(cell, 0) | bit
    return dots


def _space(at: At, taken: set[At]) -> At:
    """Return where a space stands, moved aside where another stands already, and take its room."""
    column, row = at
    stands = [(column + dx - 1, row + dy) for dy in (0, 1, -1) for dx in (0, 1, -1, 2, -2)]
    best = min(stands, key=lambda stand: len(_row(stand, SPACE) & taken))
    taken |= _row(best, SPACE)
    return best


def _marks(board: Board, ways: Mapping[str, Lane], names: Mapping[str, Name], grid: _Grid) -> dict[str, At]:
    """Return where each route's mark stands: near the middle of its way, and free of all others."""
    taken = {cell for name in names.values() for cell in name.cells}
    found: dict[str, At] = {}
    for route in sorted(board.routes, key=lambda route: ways[route.id].arc.chord):
        wide = 2 + route.ferries
        best = min(_stands(ways[route.id], wide, grid), key=lambda stand: _cost(stand, wide, taken))
        found[route.id] = best[1]
        taken |= _row(best[1], wide)
    return found


def _stands(lane: Lane, wide: int, grid: _Grid) -> Iterator[tuple[float, At]]:
    """Yield where a mark can stand, each with how far that is from the middle of the way."""
    points = list(_points(lane, 24))
    for number, point in enumerate(points):
        column, row = grid.cell(point)
        for dx, dy in product((0, -1, 1, -2, 2, -3, 3), (0, -1, 1)):
            at = column - wide // 2 + dx, row + dy
            if 0 <= at[0] <= grid.width - wide and 0 <= at[1] < grid.height:
                yield abs(number - 12) / 3 + 1.5 * abs(dx) + 3.5 * abs(dy), at


def _cost(stand: tuple[float, At], wide: int, taken: set[At]) -> float:
    """Return how bad a stand is: covering something is worst, touching something bad."""
    cost, (column, row) = stand
    covered = len(_row((column, row), wide) & taken)
    touched = len({(column - 1, row), (column + wide, row)} & taken)
    return cost + 100 * covered + 6 * touched


def _row(at: At, wide: int) -> set[At]:
    return {(column, at[1]) for column in range(at[0], at[0] + wide)}


# Land and water


def _water(board: Board, grid: _Grid) -> list[list[bool]]:
    """Return for each cell whether it lies on water: all that is no land, where the board has a drawn one."""
    shapes = [shape.path for shape in board.drawing.scenery if shape.kind in ("land", "island")]
    outlines = [_outline(path) for path in shapes]
    if not any(outlines):
        return [[False] * grid.width for _ in range(grid.height)]
    fitted = fit(board)
    scale, dx, dy = float(fitted.scale), float(fitted.dx), float(fitted.dy)
    moved = [[(x * scale + dx, y * scale + dy) for x, y in outline] for outline in outlines]
    return [_water_row(moved, grid, row) for row in range(grid.height)]


def _water_row(outlines: Iterable[Sequence[Point]], grid: _Grid, row: int) -> list[bool]:
    crossings = [sorted(_crossings(outline, grid.point(0, row)[1])) for outline in outlines]
    xs = [grid.point(column, row)[0] for column in range(grid.width)]
    return [not any(sum(cross < x for cross in found) % 2 for found in crossings) for x in xs]


def _crossings(outline: Sequence[Point], y: float) -> Iterator[float]:
    """Yield where an outline crosses a horizontal line."""
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], *outline[:1]], strict=True):
        if (ay > y) != (by > y):
            yield ax + (y - ay) / (by - ay) * (bx - ax)


def _outline(path: str) -> list[Point]:
    """Return the corners of an SVG path of absolute lines and curves; of another nothing."""
    if re.search("[^MLHVCSZz0-9 .,-]", path):
        return []
    points: list[Point] = []
    control: Point = (0.0, 0.0)
    for command, text in re.findall("([MLHVCS])([^A-Za-z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", text)]
        for step in _steps(command, numbers, points):
            control = _follow(points, control, command, step)
    return points


def _steps(command: str, numbers: Sequence[float], points: Sequence[Point]) -> Iterator[list[Point]]:
    """Yield the points of each step of a command."""
    if command in "HV":
        for number in numbers:
            yield [(number, points[-1][1]) if command == "H" else (points[-1][0], number)]
        return
    pairs = list(zip(numbers[::2], numbers[1::2], strict=False))
    size = {"C": 3, "S": 2}.get(command, 1)
    for start in range(0, len(pairs) - size + 1, size):
        yield pairs[start : start + size]


def _follow(points: list[Point], control: Point, command: str, step: list[Point]) -> Point:
    """Add a line, or points of a curve, and return the curve's last control point."""
    if command not in "CS":
        points.append(step[0])
        return step[0]
    (x, y) = points[-1]
    first = step[0] if command == "C" else (2 * x - control[0], 2 * y - control[1])
    second, end = step[-2], step[-1]
    for number in range(1, 9):
        t = number / 8
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        curve = ((x, y), first, second, end)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, curve, strict=True)),
                sum(w * p[1] for w, p in zip(weights, curve, strict=True)),
            )
        )
    return second
