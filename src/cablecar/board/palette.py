"""Colours, glyphs and patterns, from the one file that the page is built with too (`palette.json`)."""

import json
from importlib.resources import files
from typing import Any

_PALETTE: dict[str, Any] = json.loads(files(__package__).joinpath("palette.json").read_text("utf-8"))

INK: str = _PALETTE["ink"]
CREAM: str = _PALETTE["cream"]
TOKEN: str = _PALETTE["token"]


def _colors(part: str) -> dict[str, str]:
    return {name: look[part] for name, look in _PALETTE["colors"].items()}


GROUNDS = _colors("ground")
"""The colour of a card and of a route's spaces, grey and ferries among them."""
MARKS = _colors("mark")
"""The colour of the pattern on it."""
NIGHT = _colors("night")
"""The same colours, bright enough for a dark screen."""
SEATS: tuple[tuple[str, str], ...] = tuple((seat["color"], seat["on"]) for seat in _PALETTE["seats"])
"""The players' colours, each with the colour of what stands on it."""
NIGHT_SEATS: tuple[str, ...] = tuple(seat["night"] for seat in _PALETTE["seats"])
"""The players' colours on a dark screen."""
SCENERY: dict[str, str] = {name: day[:7] for name, (day, _) in _PALETTE["scenery"].items()}
"""The colours of the scenery by day, opaque; the page has those of the night too."""
GLYPHS = {name: shape.replace("INK", INK) for name, shape in _PALETTE["glyphs"].items()}
"""The sign of each colour as SVG around 0, 0, to be laid on a cream disc; grey stands for any colour."""
PATTERNS: dict[str, tuple[int, int, int, str]] = {
    name: tuple(tile) for name, tile in _PALETTE["patterns"].items() if tile[-1]
}
"""Width, height and turn of the patterns' tiles, and the strokes in them; black has none."""
