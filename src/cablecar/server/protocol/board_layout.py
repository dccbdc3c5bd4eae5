"""A board for a page that draws it: where everything on it lies."""

from cablecar.board import Board
from cablecar.board.draw import track
from cablecar.board.geometry import (
    Label,
    Space,
    anchors,
    bounded,
    fit,
    labels,
    lanes,
    location_points,
    spaces,
)
from cablecar.server.protocol.codec import JsonObject


def drawing_json(board: Board) -> JsonObject:
    """Return a board's scenery, and where its routes, places and names lie."""
    rows, ways, spots, names = spaces(board), lanes(board), location_points(board), labels(board)
    fitted = fit(board)
    return {
        "width": board.drawing.width,
        "height": board.drawing.height,
        "fit": [bounded(fitted.scale), bounded(fitted.dx), bounded(fitted.dy)],
        "scenery": [{"kind": shape.kind, "path": shape.path} for shape in board.drawing.scenery],
        "routes": {
            route.id: {
                "spaces": [_space(space) for space in rows[route.id]],
                "track": track(ways[route.id]),
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


def _n(value: float) -> float:
    return round(value, 1)


def _space(space: Space) -> JsonObject:
    return {"x": _n(space.x), "y": _n(space.y), "angle": _n(space.angle), "scale": round(space.scale, 2)}


def _label(label: Label) -> JsonObject:
    anchor, x = label.anchor
    baselines = [_n(label.baseline(number)) for number in range(len(label.lines))]
    return {"anchor": anchor, "label_x": _n(x), "baselines": baselines, "lines": list(label.lines)}
