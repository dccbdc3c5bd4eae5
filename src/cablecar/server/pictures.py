"""A board for a page that draws it: where everything on it lies, and a picture until it is drawn."""

import re

from cablecar.board import Board
from cablecar.board.draw import draw_board
from cablecar.board.geometry import Label, Lane, Space, anchors, bounded, fit, labels, lanes, places, spaces
from cablecar.server.wire import JsonObject


def drawing_json(board: Board) -> JsonObject:
    """Return a board's scenery, and where its routes, places and names lie."""
    rows, ways, spots, names = spaces(board), lanes(board), places(board), labels(board)
    fitted = fit(board)
    return {
        "width": board.drawing.width,
        "height": board.drawing.height,
        "fit": [bounded(fitted.scale), bounded(fitted.dx), bounded(fitted.dy)],
        "scenery": [{"kind": shape.kind, "path": shape.path} for shape in board.drawing.scenery],
        "routes": {
            route.id: {
                "spaces": [_space(space) for space in rows[route.id]],
                "track": _track(ways[route.id]),
                "anchors": sorted(anchors(route)),
            }
            for route in board.routes
        },
        "places": {
            location.id: {
                "x": _n(spots[location.id][0]),
                "y": _n(spots[location.id][1]),
                **_label(names[location.id]),
            }
            for location in board.locations
        },
    }


def picture_of(board: Board) -> str:
    """Return a board as SVG, without the foot that a printed one has."""
    seen = f'viewBox="0 0 {board.drawing.width} {board.drawing.height}"'
    return re.sub(r'viewBox="[^"]*"', seen, draw_board(board), count=1)


def _n(value: float) -> float:
    return round(value, 1)


def _space(space: Space) -> JsonObject:
    return {"x": _n(space.x), "y": _n(space.y), "angle": _n(space.angle), "scale": round(space.scale, 2)}


def _track(lane: Lane) -> str:
    """Return the SVG path under a route's spaces, from place to place."""
    arc, (first, last) = lane.arc, lane.trim
    start, end = arc.at(first * 2, lane.aside), arc.at(arc.length - last * 2, lane.aside)
    size, bow = _n(abs(arc.radius + lane.aside)), int(arc.radius < 0)
    (ax, ay), (bx, by) = arc.start, arc.end
    curve = f"A{size} {size} 0 0 {bow} {_n(end.x)} {_n(end.y)}"
    return f"M{_n(ax)} {_n(ay)}L{_n(start.x)} {_n(start.y)}{curve}L{_n(bx)} {_n(by)}"


def _label(label: Label) -> JsonObject:
    anchor, x = label.anchor
    baselines = [_n(label.baseline(number)) for number in range(len(label.lines))]
    return {"anchor": anchor, "label_x": _n(x), "baselines": baselines, "lines": list(label.lines)}
