"""Plots and maps as pieces of SVG, to stand inside a page whose style gives them their colours.

The colours are those of Okabe and Ito; places, widths and patterns say the same.
"""

import io
import math
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any
from xml.sax import saxutils

from cablecar.arena.balance import Sources, TicketFacts
from cablecar.arena.intervals import Interval
from cablecar.arena.pages.balance_pages import ends, figure, percent, route_name
from cablecar.board import Board
from cablecar.board.geometry import (
    Fit,
    Label,
    Lane,
    Point,
    bounded,
    fit,
    labels,
    lanes,
    location_points,
    radius,
)
from cablecar.common.catalogue import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, MUTED, PAPER = "#14313b", "#7a8a90", "#fffdf8"
BLUE, ORANGE, GREEN = "#0072b2", "#e69f00", "#009e73"
VARIABLES = {
    INK: "var(--ink)",
    MUTED: "var(--muted)",
    PAPER: "var(--card)",
    BLUE: "var(--blue)",
    ORANGE: "var(--orange)",
    GREEN: "var(--green)",
}
"""What stands in the page for the colours that plots are made with."""
STEPS = 5
"""How many shades the maps have."""

_WIDTH = 5.0
"""Inches; narrow, so that the text is still large on a phone."""
_SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "text.parse_math": False,
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": MUTED,
    "xtick.labelcolor": INK,
    "ytick.color": MUTED,
    "ytick.labelcolor": INK,
    "hatch.linewidth": 1.2,
    "legend.frameon": False,
}


def safe(text: str) -> str:
    """Return a text as a page may hold it: escaped, and blanks for what can't be printed."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return saxutils.escape(printable, {'"': "&quot;"})


def plot_intervals(
    name: str, title: str, found: Mapping[str, Interval], axis: str, even: float | None = None
) -> str:
    """Return a plot of a dot and a bar for each figure, the first on top, and a line at an even share."""
    with _settings(name):
        canvas, axes = _canvas(0.9 + 0.34 * len(found))
        for line, part in enumerate(found.values()):
            axes.plot([part.low, part.high], [line, line], color=BLUE, linewidth=3, solid_capstyle="butt")
            axes.plot([part.mean], [line], "o", color=BLUE, markeredgecolor=PAPER, markersize=8)
        if even is not None:
            axes.axvline(even, color=ORANGE, linewidth=1.5, linestyle="--")
        _name_lines(axes, list(found))
        axes.set_xlabel(axis)
        axes.grid(axis="x", color=MUTED, alpha=0.3, linewidth=0.7)
        return _svg(canvas, title)


def plot_sources(name: str, title: str, found: Mapping[str, Sources]) -> str:
    """Return a plot of each bot's points by source, as bars in a row; lost points stand left of zero."""
    with _settings(name):
        canvas, axes = _canvas(1.3 + 0.42 * len(found))
        above, below = [0.0] * len(found), [0.0] * len(found)
        for word, color, hatch, means in _layers(list(found.values())):
            starts = [low if mean < 0 else high for mean, low, high in zip(means, below, above, strict=True)]
            style: dict[str, Any] = {"color": color, "edgecolor": PAPER, "hatch": hatch}
            axes.barh(range(len(found)), means, left=starts, height=0.66, label=word, **style)
            above = [high + max(mean, 0) for mean, high in zip(means, above, strict=True)]
            below = [low + min(mean, 0) for mean, low in zip(means, below, strict=True)]
        axes.axvline(0, color=INK, linewidth=1)
        _name_lines(axes, list(found))
        axes.set_xlabel(say("report-points"))
        axes.legend(loc="lower center", bbox_to_anchor=(0.45, 1.0), ncols=3)
        return _svg(canvas, title)


def _layers(found: Sequence[Sources]) -> Iterator[tuple[str, str, str, list[float]]]:
    """Yield word, colour, pattern and means of each source of points."""
    yield say("report-routes"), BLUE, "", [sources.routes.mean for sources in found]
    yield say("report-tickets"), ORANGE, "//", [sources.tickets.mean for sources in found]
    yield say("report-souvenirs"), GREEN, "..", [sources.souvenirs.mean for sources in found]


def plot_lengths(name: str, title: str, games: Mapping[range, int]) -> str:
    """Return a plot of how many games had how many turns."""
    with _settings(name):
        canvas, axes = _canvas(2.6)
        starts, wide = [turns.start - 0.5 for turns in games], [len(turns) for turns in games]
        axes.bar(starts, list(games.values()), wide, align="edge", color=BLUE, edgecolor=PAPER)
        axes.locator_params(axis="x", integer=True)
        axes.set_xlabel(say("report-turns"))
        axes.set_ylabel(say("report-games"))
        return _svg(canvas, title)


def _settings(name: str) -> AbstractContextManager[None]:
    """Return the settings of a plot; its name makes its ids differ from those of others on the page."""
    import matplotlib

    return matplotlib.rc_context({**_SETTINGS, "svg.hashsalt": name})


def _canvas(height: float) -> tuple["Figure", "Axes"]:
    from matplotlib.figure import Figure

    canvas = Figure(figsize=(_WIDTH, height), layout="constrained")
    return canvas, canvas.add_subplot()


def _name_lines(axes: "Axes", names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)


def _svg(canvas: "Figure", title: str) -> str:
    """Return a figure as SVG without what does not suit a page: sizes, fonts, colours, ids, metadata."""
    file = io.StringIO()
    nameless = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # the reader's fonts set the text, not ours
        canvas.savefig(file, format="svg", transparent=True, metadata=nameless)
    text = file.getvalue()
    text = text[text.index("<svg") :]
    view = re.search(r'viewBox="[^"]*"', text)
    assert view is not None
    for pattern in (
        r"<svg[^>]*>",
        r"<metadata>.*?</metadata>",
        r"<style.*?</style>",
        r"</svg>\s*$",
        r"<!--.*?-->",
    ):
        text = re.sub(pattern, "", text, flags=re.DOTALL)
    text = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font-size: \1", text)
    used = set(re.findall(r"#([A-Za-z]\w*)[\")]", text))
    text = re.sub(r' id="([^"]*)"', lambda found: found[0] if found[1] in used else "", text)
    for color, variable in VARIABLES.items():
        text = text.replace(color, variable)
    return f"{_open('plot', view[0], title)}{text}</svg>"


def _open(kind: str, view: str, title: str) -> str:
    space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    words = safe(title)
    return f'<svg {space} class="{kind}" {view} role="img" aria-label="{words}"><title>{words}</title>'


def step_of(part: float) -> int:
    """Return the shade of a share on the maps, 0 the lightest."""
    return min(int(part * STEPS), STEPS - 1)


def width_of(part: float) -> float:
    """Return how wide a route with this share is drawn."""
    return 3 + 17 * part


def map_routes(board: Board, use: Mapping[str, Interval], title: str) -> str:
    """Return the board with each route as wide and dark as the share of games in which it is claimed."""
    parts = [_open_map(board, title), *_ground(board)]
    ways = lanes(board)
    for route in board.routes:
        part = use[route.id]
        words = say("name-count", name=route_name(board, route), count=percent(part))
        parts.append(f"<g><title>{safe(words)}</title>{_line(ways[route.id], part.mean)}</g>")
    parts += _marks(board)
    for route in board.routes:
        parts.append(_number(ways[route.id], _place_on_lane(board, route.id), use[route.id].mean))
    return "\n".join([*parts, "</svg>"])


def _open_map(board: Board, title: str) -> str:
    return _open("map", f'viewBox="0 0 {board.drawing.width} {board.drawing.height}"', title)


def _ground(board: Board) -> Iterator[str]:
    """Yield sea and land."""
    fitted, size = fit(board), f'width="{board.drawing.width}" height="{board.drawing.height}"'
    land = [safe(shape.path) for shape in board.drawing.scenery if shape.kind == "land"]
    yield f'<rect {size} class="{"sea" if land else "land"}"/>'
    scale, dx, dy = map(bounded, (fitted.scale, fitted.dx, fitted.dy))
    moved = "" if fitted == Fit() else f' transform="translate({dx:.1f} {dy:.1f}) scale({scale:.4g})"'
    yield f'<g class="land"{moved}>{"".join(f"<path d={chr(34)}{path}{chr(34)}/>" for path in land)}</g>'


def _line(lane: Lane, part: float) -> str:
    path = _path([_at(lane, along / 8) for along in range(9)])
    look = f'class="use q{step_of(part)}" stroke-width="{width_of(part):.1f}"'
    return f'<path class="way" d="{path}"/><path {look} d="{path}"/>'


def _at(lane: Lane, part: float) -> Point:
    """Return the point at this part of a route's way between its markers."""
    first, last = lane.trim
    spot = lane.arc.at(first + part * (lane.arc.length - first - last), lane.aside)
    return spot.x, spot.y


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _place_on_lane(board: Board, route: str) -> float:
    """Return where on its way a route's number stands: aside from that of its twin."""
    twin = board.route[route].double
    return 0.5 if twin is None else 0.36 if route < twin else 0.64


def _number(lane: Lane, part: float, value: float) -> str:
    x, y = _at(lane, part)
    return f'<text class="number" x="{x:.1f}" y="{y + 5:.1f}">{figure(100 * value, 0)}</text>'


def _marks(board: Board) -> Iterator[str]:
    """Yield the places with their names."""
    at, names = location_points(board), labels(board)
    for location in board.locations:
        x, y = at[location.id]
        yield f'<circle class="place" cx="{x:.1f}" cy="{y:.1f}" r="{radius(location) - 3:.1f}"/>'
        anchor, left = names[location.id].anchor
        for number, line in enumerate(names[location.id].lines):
            place = f'x="{left:.1f}" y="{names[location.id].baseline(number):.1f}" text-anchor="{anchor}"'
            yield f'<text class="name" {place}>{safe(line)}</text>'


def map_tickets(board: Board, facts: Sequence[TicketFacts], title: str) -> str:
    """Return the board with a numbered curve for each ticket, the darker the more often it is completed."""
    parts = [_open_map(board, title), *_ground(board)]
    parts += [
        f'<path class="way" d="{_path([_at(lane, n / 8) for n in range(9)])}"/>'
        for lane in lanes(board).values()
    ]
    curves = [_curve(board, fact, number) for number, fact in enumerate(facts)]
    for fact, curve in zip(facts, curves, strict=True):
        words = say("name-count", name=ends(board, fact.ticket), count=percent(fact.completed))
        seen = not math.isnan(fact.completed.mean)
        look = f"q{step_of(fact.completed.mean)}" if seen else "unseen"
        parts.append(f'<path class="ticket {look}" d="{_path(curve)}"><title>{safe(words)}</title></path>')
    parts += _marks(board)
    taken = [
        *location_points(board).values(),
        *(at for label in labels(board).values() for at in _points_of(label)),
    ]
    for number, (x, y) in enumerate(_apart(curves, taken), 1):
        badge = f'<circle r="14"/><text class="number" y="5">{number}</text>'
        parts.append(f'<g class="badge" transform="translate({x:.1f} {y:.1f})">{badge}</g>')
    return "\n".join([*parts, "</svg>"])


def _curve(board: Board, fact: TicketFacts, number: int) -> list[Point]:
    """Return points of a bow between the ends of a ticket; every other one bends the other way."""
    at = location_points(board)
    (ax, ay), (bx, by) = at[fact.ticket.a], at[fact.ticket.b]
    bend = 0.16 if number % 2 else -0.16
    x, y = (ax + bx) / 2 - bend * (by - ay), (ay + by) / 2 + bend * (bx - ax)
    parts = [n / 20 for n in range(21)]
    return [
        (
            (1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * bx,
            (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * by,
        )
        for t in parts
    ]


def _points_of(label: Label) -> list[Point]:
    """Return points along the middle of a label."""
    return [(label.x + part * label.size[0] / 2, label.y) for part in (-0.8, 0.0, 0.8)]


def _apart(curves: Sequence[Sequence[Point]], taken: list[Point]) -> list[Point]:
    """Return a point of each curve, as far from what is taken as the middle of the curve allows."""
    chosen: list[Point] = []
    for curve in curves:
        others = [*taken, *chosen]
        chosen.append(max(curve[4:17], key=lambda point: min(math.dist(point, other) for other in others)))
    return chosen
