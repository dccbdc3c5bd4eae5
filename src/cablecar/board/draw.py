"""A board as an SVG picture: scenery, routes, places, and a foot with title and legend; or a quick sketch."""

import math
from collections import defaultdict
from collections.abc import Iterator
from html import escape

from cablecar.board.geometry import (
    FONT,
    RADIUS,
    SPACE_LENGTH,
    SPACE_WIDTH,
    START_RADIUS,
    Fit,
    Label,
    Lane,
    Point,
    Space,
    anchors,
    bounded,
    fit,
    labels,
    lanes,
    location_points,
    spaces,
)
from cablecar.board.model import FERRY, GREY, Board, Location, Route
from cablecar.board.palette import CREAM, GLYPHS, GROUNDS, INK, MARKS, PATTERNS, SCENERY, TOKEN
from cablecar.common.catalogue import say

FACE = "Futura,'Avenir Next','Century Gothic',sans-serif"

_SCENERY = {
    "sky": f"fill:{SCENERY['sky']}",
    "sun": f"fill:{SCENERY['sun']}",
    "water": f"fill:{SCENERY['water']}",
    "deep": f"fill:{SCENERY['deep']}",
    "sun_path": f"fill:{SCENERY['sun_path']};opacity:.75",
    "foam": f"fill:none;stroke:{SCENERY['foam']};stroke-width:2.5;stroke-linecap:round;opacity:.7",
    "headland": f"fill:{SCENERY['headland']}",
    "headland_far": f"fill:{SCENERY['headland_far']}",
    "land": f"fill:{SCENERY['land']};stroke:{SCENERY['shore']};stroke-width:5;stroke-linejoin:round",
    "park": f"fill:{SCENERY['park']}",
    "hill": f"fill:{SCENERY['hill']}",
    "ridge": f"fill:{SCENERY['ridge']}",
    "slope": f"fill:{SCENERY['slope']}",
    "street": f"fill:none;stroke:{SCENERY['street']};stroke-width:2.5;stroke-linecap:round",
    "avenue": f"fill:none;stroke:{SCENERY['avenue']};stroke-width:7;stroke-linecap:round",
    "building": f"fill:{SCENERY['building']}",
    "shade": f"fill:{SCENERY['shade']}",
    "pier": f"fill:{SCENERY['pier']}",
    "mast": f"fill:{SCENERY['mast']};fill-rule:evenodd",
    "tree": f"fill:{SCENERY['tree']}",
    "island": f"fill:{SCENERY['island']}",
    "bridge": f"fill:{SCENERY['bridge']};fill-rule:evenodd",
    "cable": f"fill:none;stroke:{SCENERY['bridge']};stroke-width:2",
    "hanger": f"fill:none;stroke:{SCENERY['hanger']};stroke-width:1;opacity:.8",
    "boat": f"fill:{SCENERY['island']}",
    "sail": f"fill:{SCENERY['sail']}",
    "fog": "fill:#fff;opacity:.42",
}
"""How the kinds of scenery look."""
SCENERY_KINDS = tuple(_SCENERY)
"""The kinds of scenery that a board may have."""


def draw_board(board: Board) -> str:
    """Return the board as a complete SVG document."""
    width, height = board.drawing.width, board.drawing.height
    foot = _FOOT_HEIGHT * width / _FOOT_WIDTH
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {_n(height + foot)}" role="img" '
        f'class="board" aria-labelledby="board-title board-desc">',
        f'<title id="board-title">{_safe(board.name)}</title>',
        f'<desc id="board-desc">{_safe(_description(board))}</desc>',
        f"<style>{_style()}{_drift()}</style>",
        f"<defs>{''.join(_definitions())}</defs>",
        *_scenery(board),
        *_routes(board),
        *_locations(board),
        *_foot(board),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def sketch_board(board: Board) -> str:
    """Return the board as a picture that is quick to draw: no signs, all spaces of a look in one shape."""
    width, height = board.drawing.width, board.drawing.height
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="board">',
        f"<style>{_style()}</style>",
        f"<defs>{''.join(_markers())}</defs>",
        *_scenery(board),
        *_sketched_routes(board),
        *_sketched_locations(board),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _n(value: float) -> str:
    """Return a coordinate with one digit after the point at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _safe(text: str) -> str:
    """Return a text as XML may hold it: escaped, and blanks for what can't be printed."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return escape(printable, quote=False).replace('"', "&quot;")


def _xy(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _description(board: Board) -> str:
    return say("draw-description", places=len(board.locations), routes=len(board.routes))


def _style() -> str:
    rules = [f".s-{kind}{{{look}}}" for kind, look in _SCENERY.items()]
    rules += [
        f"{{font-family:{FACE};fill:{INK}}}",
        f".track{{fill:none;stroke:{INK};stroke-width:2.5;opacity:.35}}",
        f".ferry .track{{stroke:{CREAM};stroke-dasharray:1 6;stroke-linecap:round;opacity:.9}}",
        f".name{{font-size:{_n(FONT)}px;font-weight:500;paint-order:stroke;"
        f"stroke:{CREAM};stroke-width:5;stroke-linejoin:round}}",
        f".foot{{font-size:14px}}.board .foot text{{fill:{CREAM}}}",
        ".foot .head{font-weight:700;letter-spacing:.05em}",
        ".foot .number{font-variant-numeric:tabular-nums;text-anchor:middle;font-weight:500}",
    ]
    return "".join(f".board {rule}" for rule in rules)


def _drift() -> str:
    """Return how the fog moves."""
    drift = ".board .s-fog{animation:board-drift 40s ease-in-out infinite alternate}"
    return (
        "@keyframes board-drift{to{transform:translateX(24px)}}"
        f"@media (prefers-reduced-motion:no-preference){{{drift}}}"
    )


def _definitions() -> Iterator[str]:
    """Yield what every space, sign and marker is made of."""
    for name, (width, height, turn, strokes) in PATTERNS.items():
        size = f'width="{width}" height="{height}" patternUnits="userSpaceOnUse"'
        turned = f' patternTransform="rotate({turn})"' if turn else ""
        content = f'<g fill="none" stroke="{MARKS[name]}">{strokes}</g>'
        yield f'<pattern id="pattern-{name}" {size}{turned}>{content}</pattern>'
    for name, ground in GROUNDS.items():
        fill = f'{_rect(2)} fill="url(#pattern-{name})"/>' if name in PATTERNS else ""
        edge = f'{_rect(1.6)} fill="{ground}" stroke="{INK}" stroke-width="1.6"/>'
        yield f'<g id="space-{name}">{_rect(0)} fill="{CREAM}"/>{edge}{fill}</g>'
    for name, glyph in GLYPHS.items():
        yield f'<g id="glyph-{name}"><circle r="9" fill="{CREAM}"/>{glyph}</g>'
    yield from _markers()


def _markers() -> Iterator[str]:
    """Yield the signs of places."""
    yield f'<circle id="marker" r="{_n(RADIUS - 2)}" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
    middle = f'<circle r="8" fill="{CREAM}" stroke="{INK}" stroke-width="2.5"/>'
    yield f'<g id="marker-start">{_rosette()}{middle}</g>'


def _rect(inset: float) -> str:
    x, y = SPACE_LENGTH / 2 - inset, SPACE_WIDTH / 2 - inset
    return f'<rect x="{_n(-x)}" y="{_n(-y)}" width="{_n(2 * x)}" height="{_n(2 * y)}" rx="{_n(6 - inset)}"'


def _rosette() -> str:
    """Return the scalloped seal that marks a place with souvenirs from the start."""
    inner = START_RADIUS * 0.755
    points = [(inner * math.cos(n * math.tau / 10), inner * math.sin(n * math.tau / 10)) for n in range(11)]
    bulge = _n(inner * math.sin(math.pi / 10))
    steps = "".join(f"A{bulge} {bulge} 0 0 1 {_n(x)} {_n(y)}" for x, y in points[1:])
    return f'<path d="M{_n(inner)} 0{steps}z" fill="{TOKEN}" stroke="{INK}" stroke-width="2"/>'


def _scenery(board: Board) -> Iterator[str]:
    width, height, fitted = board.drawing.width, board.drawing.height, fit(board)
    land = SCENERY["land"]
    yield f'<rect width="{width}" height="{height}" fill="{land}"/>'
    if board.drawing.scenery:
        scale, dx, dy = map(bounded, (fitted.scale, fitted.dx, fitted.dy))
        moved = "" if fitted == Fit() else f' transform="translate({_n(dx)} {_n(dy)}) scale({scale:.4g})"'
        yield f'<g class="scenery" aria-hidden="true"{moved}>'
        for shape in board.drawing.scenery:
            yield f'<path class="s-{shape.kind}" d="{_safe(shape.path)}"/>'
        yield "</g>"


def _routes(board: Board) -> Iterator[str]:
    rows, ways = spaces(board), lanes(board)
    for route in board.routes:
        ferry = " ferry" if route.ferries else ""
        yield f'<g class="route {route.color}{ferry}" data-route="{route.id}">'
        yield f"<title>{_safe(_route_words(board, route))}</title>"
        yield f'<path class="track" d="{track(ways[route.id])}"/>'
        yield "".join(_space(route, number, space) for number, space in enumerate(rows[route.id]))
        yield "</g>"


def _sketched_routes(board: Board) -> Iterator[str]:
    """Yield the lines under all routes, then all spaces of each look."""
    rows, ways = spaces(board), lanes(board)
    tracks: defaultdict[str, str] = defaultdict(str)
    grounds: defaultdict[str, str] = defaultdict(str)
    for route in board.routes:
        tracks["ferry" if route.ferries else "route"] += track(ways[route.id])
        grounds[_look(route)] += "".join(f"M{'L'.join(map(_xy, space.corners))}z" for space in rows[route.id])
    for kind, path in tracks.items():
        yield f'<g class="{kind}"><path class="track" d="{path}"/></g>'
    edge = f'stroke="{CREAM}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
    for look, path in grounds.items():
        yield f'<path d="{path}" fill="{GROUNDS[look]}" {edge}/>'


def _sketched_locations(board: Board) -> Iterator[str]:
    names, at = labels(board), location_points(board)
    for location in board.locations:
        yield _marker(location, at[location.id]) + _name(names[location.id])


def _route_words(board: Board, route: Route) -> str:
    ends = say("two-places", a=board.location[route.a].name, b=board.location[route.b].name)
    color = say(f"color-{route.color}")
    return say("route-phrase", ends=ends, length=route.length, color=color, ferries=route.ferries)


def track(lane: Lane) -> str:
    """Return the SVG path under a route's spaces, from place to place."""
    arc, (first, last) = lane.arc, lane.trim
    start, end = arc.at(first * 2, lane.aside), arc.at(arc.length - last * 2, lane.aside)
    size = _n(abs(arc.radius + lane.aside))
    curve = f"A{size} {size} 0 0 {int(arc.radius < 0)} {_n(end.x)} {_n(end.y)}"
    return f"M{_xy(arc.start)}L{_n(start.x)} {_n(start.y)}{curve}L{_xy(arc.end)}"


def _look(route: Route) -> str:
    """Return what the spaces of a route look like."""
    return FERRY if route.ferries and route.color == GREY else route.color


def _space(route: Route, number: int, space: Space) -> str:
    sign = FERRY if number in anchors(route) else route.color
    at = f"translate({_n(space.x)} {_n(space.y)})"
    size = "" if space.scale == 1 else f" scale({space.scale:.2f})"
    turned = f'<use href="#space-{_look(route)}" transform="{at} rotate({_n(space.angle)}){size}"/>'
    return f'{turned}<use href="#glyph-{sign}" transform="{at}{size}"/>'


def _locations(board: Board) -> Iterator[str]:
    names, at = labels(board), location_points(board)
    for location in board.locations:
        yield f'<g class="place" data-place="{location.id}">'
        yield f"<title>{_safe(_location_words(location))}</title>{_marker(location, at[location.id])}"
        yield f"{_name(names[location.id])}</g>"


def _location_words(location: Location) -> str:
    return say("draw-start", place=location.name) if location.souvenir_at_setup else location.name


def _marker(location: Location, at: Point) -> str:
    kind = "marker-start" if location.souvenir_at_setup else "marker"
    return f'<use href="#{kind}" x="{_n(at[0])}" y="{_n(at[1])}"/>'


def _name(label: Label) -> str:
    anchor, x = label.anchor
    lines = "".join(
        f'<tspan x="{_n(x)}" y="{_n(label.baseline(number))}">{_safe(line)}</tspan>'
        for number, line in enumerate(label.lines)
    )
    return f'<text class="name" text-anchor="{anchor}">{lines}</text>'


_FOOT_WIDTH, _FOOT_HEIGHT = 1200, 92
_LEGEND, _COLUMN, _ROW = 460, 104, 32


def _foot(board: Board) -> Iterator[str]:
    """Yield the band below the map with title, legend and points."""
    scale = board.drawing.width / _FOOT_WIDTH
    yield f'<g class="foot" transform="translate(0 {board.drawing.height}) scale({scale:.4g})">'
    yield f'<path d="M0 0h{_FOOT_WIDTH}v{_FOOT_HEIGHT}h-{_FOOT_WIDTH}z" fill="{INK}"/>'
    yield f'<path d="M0 0h{_FOOT_WIDTH}v5h-{_FOOT_WIDTH}z" fill="#c0362c"/>'
    yield _heading(board.name)
    yield from _legend(board)
    yield from _points(board)
    yield "</g>"


def _heading(name: str) -> str:
    """Return the title, squeezed or stretched to the width that is kept for it."""
    size = min(42.0, 545 / max(len(name), 1))
    width = f'textLength="{_n(size * len(name) * 0.7)}" lengthAdjust="spacingAndGlyphs"'
    place = f'x="36" y="{_n(49 + size * 0.36)}"'
    return f'<text class="head" {place} {width} style="font-size:{_n(size)}px">{_safe(name.upper())}</text>'


def _legend(board: Board) -> Iterator[str]:
    entries = [(color, color, say(f"color-{color}")) for color in board.components.colors]
    if any(route.color == GREY for route in board.routes):
        entries.append((GREY, GREY, say("draw-any")))
    if any(route.ferries for route in board.routes):
        entries.append((FERRY, FERRY, say("color-ferry")))
    for number, (look, sign, word) in enumerate(entries):
        x, y = _LEGEND + number // 2 * _COLUMN, 34 + number % 2 * _ROW
        sample = f'<use href="#space-{look}"/><use href="#glyph-{sign}"/>'
        yield f'<g transform="translate({x + 22} {y}) scale(.72)">{sample}</g>{_text(x + 50, y + 5, word)}'
    x = _LEGEND + (len(entries) + 1) // 2 * _COLUMN
    if board.start_locations:
        yield f'<use href="#marker-start" x="{x + 18}" y="50"/>{_text(x + 42, 55, say("draw-souvenirs"))}'


def _points(board: Board) -> Iterator[str]:
    """Yield the table of what routes are worth."""
    used = sorted({route.length for route in board.routes})
    yield _text(1004, 39, say("draw-spaces"))
    yield _text(1004, 71, say("draw-points"))
    step = 118 / max(len(used), 5)
    widest = max(len(str(board.route_points[length])) for length in used)
    yield f'<g style="font-size:{_n(min(14, 1.5 * step / widest))}px">'
    for number, length in enumerate(used):
        x = 1076 + number * step
        yield _text(x, 39, str(length), "number")
        yield _text(x, 71, str(board.route_points[length]), "number")
    yield "</g>"


def _text(x: float, y: float, text: str, kind: str = "word") -> str:
    return f'<text class="{kind}" x="{_n(x)}" y="{_n(y)}">{_safe(text)}</text>'
