"""How cards, routes, seats and the drawn board look: the city at night, letters beside every colour."""

from collections.abc import Collection
from functools import lru_cache

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from cablecar.board import Board, palette
from cablecar.language.sentences import souvenir_word
from cablecar.terminal.drawing.boardmap import SEATS, Cell, letter_of, souvenir_letters

GOLD, NIGHT, CREAM, MUTED = "#ffd75e", "#0a1822", "#f4ead5", "#8fa7b3"
GOOD, BAD, SOUVENIR = "#84dba0", "#ffa59b", "#ffb38f"
THEME = Theme(
    name="cablecar-night",
    primary="#ff8a62",
    secondary="#7db4ea",
    accent=GOLD,
    foreground=CREAM,
    background=NIGHT,
    surface="#10222e",
    panel="#1d3749",
    success=GOOD,
    warning=GOLD,
    error=BAD,
    dark=True,
)
GAP = "   "
"""What stands between two entries of a legend."""
WATER, WAVE, LAND = "#0d3348", "#2f6f86", "#22282a"
FILLS, SEAT_COLORS = palette.NIGHT, palette.NIGHT_SEATS
EDGES = {**FILLS, "black": "#8b8f99"}
"""The colours of what stands on the ground: black alone would not be seen there."""


@lru_cache(maxsize=512)
def style_of(cell: Cell) -> Style:
    """Return how a cell of the drawn board looks."""
    ground = WATER if cell.water else LAND
    if cell.lit == "chosen" and cell.role != "track":
        return Style(color=GOLD, bgcolor=NIGHT, reverse=True, bold=True, underline=True)
    bold = bool(cell.lit)
    match cell.role:
        case "water":
            return Style(color=WAVE, bgcolor=WATER)
        case "space":
            return _space(cell, ground)
        case "closed":
            return Style(color=MUTED, bgcolor=ground, dim=True)
        case "car" | "track":
            color = GOLD if cell.lit == "chosen" else _line(cell.color)
            return Style(color=color, bgcolor=ground, bold=cell.role == "car")
        case "place" | "name":
            return Style(color=GOLD if cell.lit else CREAM, bgcolor=ground, bold=bold, underline=bold)
        case "souvenir":
            return Style(color=SOUVENIR, bgcolor=ground, bold=True, italic=True)
    return Style(color=CREAM, bgcolor=ground)


def _line(color: str) -> str:
    """Return the colour of a line: a route's, or that of the seat which owns it."""
    return SEAT_COLORS[int(color)] if color.isdecimal() else EDGES[color]


def _space(cell: Cell, ground: str) -> Style:
    """Return how a free space looks: its letter on its colour, its rims on the ground."""
    if cell.text in "▐▌":
        return Style(color=GOLD if cell.lit else EDGES[cell.color], bgcolor=ground, bold=bool(cell.lit))
    ink = CREAM if cell.color == "black" else NIGHT
    return Style(color=ink, bgcolor=FILLS[cell.color], bold=True, underline=bool(cell.lit))


def card_text(card: str | None) -> Text:
    """Return a card as its letter on its colour; None is an empty slot, "" the back of one."""
    if card is None:
        return Text("   ")
    if not card:
        return Text("▐▒▌", MUTED)
    ink = CREAM if card == "black" else NIGHT
    edge = Style(color=EDGES[card])
    middle = Style(color=ink, bgcolor=FILLS[card], bold=True)
    return Text.assemble(("▐", edge), (letter_of(card), middle), ("▌", edge))


def legend(board: Board, room: int, symbols: Collection[str] | None = None) -> Text:
    """Return the letter of each souvenir, or of these alone, with its name; lines of this much room."""
    style = Style(color=SOUVENIR, bold=True, italic=True)
    lines = [Text()]
    for symbol, letter in souvenir_letters(board).items():
        if symbols is None or symbol in symbols:
            named = Text.assemble((letter, style), f" {souvenir_word(symbol)}")
            if lines[-1] and lines[-1].cell_len + len(GAP) + named.cell_len > room:
                lines.append(Text())
            lines[-1] = Text.assemble(lines[-1], GAP if lines[-1] else "", named)
    return Text("\n").join(lines)


def seat_text(seat: int) -> Text:
    """Return the sign of a seat."""
    return Text(SEATS[seat], Style(color=SEAT_COLORS[seat], bold=True))
