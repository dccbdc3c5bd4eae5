"""A board drawn with characters: where everything lies, and what it looks like as a game stands.

For any screen that can show coloured characters. Letters, those of the user's language, alone tell
everything; colours only help.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from string import ascii_lowercase
from typing import Any

from cablecar.board import FERRY, GREY, Board, Route
from cablecar.board.geometry import anchors
from cablecar.common.catalogue import has, say
from cablecar.engine.view import Stack
from cablecar.language.sentences import souvenir_word
from cablecar.terminal.drawing.boardplan import Plan, plan_of

ANY_COLOR = "·"
"""The sign of a grey route."""
SEATS = "⬢✚☾❯"
"""The sign of each seat, as on the page: owners are marked by shapes, not by colours alone."""
CLOSED = "×"
"""The sign of a route that nobody can claim any more, because its twin is claimed."""
WAVES = 23
"""One cell of water in this many shows a wave."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One character of a drawn board."""

    text: str = " "
    role: str = "land"
    """What it shows: "land", "water", a "track", a free "space", a "closed" one, a "car", "place", "name" or
    "souvenir"."""
    color: str = ""
    """The colour of a route, or the number of a seat."""
    lit: str = ""
    """Why it stands out: "chosen", "open" (can be chosen now), "wanted" (a ticket's end), or not at all."""
    water: bool = False
    """Whether it lies on water."""
    target: str = ""
    """The route or place that it belongs to."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What stands on a board, and what is to be pointed out."""

    owners: Mapping[str, int] = field(default_factory=dict)
    stacks: Mapping[str, Stack] = field(default_factory=dict)
    chosen: str = ""
    """The route or place under the cursor."""
    open: frozenset[str] = frozenset()
    """The routes or places that can be chosen now."""
    wanted: frozenset[str] = frozenset()
    """Places that tickets name."""
    closed: frozenset[str] = frozenset()
    """Free routes that can't be claimed any more."""

    def lit(self, target: str) -> str:
        """Return why a route or place stands out."""
        if target == self.chosen:
            return "chosen"
        return "open" if target in self.open else "wanted" if target in self.wanted else ""


Drawn = list[list[Cell]]
"""Rows of cells."""


def letter_of(color: str) -> str:
    """Return the letter of a colour in the user's language, the same on cards and routes."""
    return ANY_COLOR if color == GREY else say(f"letter-{color}")


def souvenir_letters(board: Board) -> dict[str, str]:
    """Return a small letter for each souvenir of a board in the user's language, none twice.

    Souvenirs of boards of one's own have no letter in the catalogue: they get one of their name that is left.
    """
    keys = {symbol: f"souvenir-letter-{symbol}" for symbol in board.souvenirs}
    letters = {symbol: say(key) for symbol, key in keys.items() if has(key)}
    for symbol in board.souvenirs:
        if symbol not in letters:
            every = (*filter(str.isalpha, souvenir_word(symbol).lower()), *ascii_lowercase, "*")
            letters[symbol] = next(letter for letter in every if letter not in letters.values())
    return letters


def draw_map(board: Board, width: int, height: int, marks: Marks) -> Drawn:
    """Return a board of this size in characters, as a game stands."""
    plan = _plan(board, width, height)
    rows = [list(row) for row in _ground(board, width, height)]
    for route in board.routes:
        _draw_track(rows, plan, route, marks)
    for route in board.routes:
        _draw_route(rows, plan, route, marks)
    letters = souvenir_letters(board)
    for place in plan.places:
        _draw_location(rows, plan, place, marks, letters)
    return rows


@lru_cache(maxsize=8)
def _plan(board: Board, width: int, height: int) -> Plan:
    return plan_of(board, width, height)


@lru_cache(maxsize=8)
def _ground(board: Board, width: int, height: int) -> Drawn:
    """Return land and water alone."""
    plan = _plan(board, width, height)
    return [
        [_bare(plan, column, row, water) for column, water in enumerate(line)]
        for row, line in enumerate(plan.water)
    ]


def _bare(plan: Plan, column: int, row: int, water: bool) -> Cell:
    if not water:
        return Cell()
    wave = (7 * column + 13 * row) % WAVES == 0
    return Cell("~" if wave else " ", "water", water=True)


def _put(rows: Drawn, column: int, row: int, text: str, **looks: Any) -> None:
    """Write a text over what is drawn; what falls over the edge is left out."""
    if not 0 <= row < len(rows):
        return
    line = rows[row]
    for number, letter in enumerate(text, column):
        if 0 <= number < len(line):
            line[number] = Cell(letter, water=line[number].water, **looks)


def _owner(route: Route, marks: Marks) -> str:
    """Return the seat that owns a route as its colour, or the route's own colour."""
    owner = marks.owners.get(route.id)
    return route.color if owner is None else str(owner)


def _draw_track(rows: Drawn, plan: Plan, route: Route, marks: Marks) -> None:
    color = _owner(route, marks)
    for (column, row), dots in plan.tracks[route.id].items():
        under = rows[row][column]
        old = ord(under.text) - 0x2800 if under.role == "track" else 0
        looks = {"role": "track", "color": color, "target": route.id, "lit": marks.lit(route.id)}
        _put(rows, column, row, chr(0x2800 + (old | dots)), **looks)


def _draw_route(rows: Drawn, plan: Plan, route: Route, marks: Marks) -> None:
    owner = marks.owners.get(route.id)
    looks = {"color": _owner(route, marks), "target": route.id, "lit": marks.lit(route.id)}
    sign, ferry = letter_of(route.color), letter_of(FERRY)
    looks["role"] = "space"
    if owner is not None:
        looks["role"], sign = "car", SEATS[owner]
    elif route.id in marks.closed:
        looks["role"], sign = "closed", CLOSED
    if plan.marks:
        ferries = ferry * route.ferries
        column, row = plan.marks[route.id]
        _put(rows, column, row, f"{route.length}{sign}{ferries}", **looks)
        return
    for number, (column, row) in enumerate(plan.spaces[route.id]):
        letter = ferry if owner is None and number in anchors(route) else sign
        text = f"▐{letter}▌" if looks["role"] == "space" else f"━{letter}━"
        _put(rows, column, row, text, **looks)


def _draw_location(rows: Drawn, plan: Plan, place: str, marks: Marks, letters: Mapping[str, str]) -> None:
    column, row = plan.places[place]
    looks = {"target": place, "lit": marks.lit(place)}
    if plan.dots:
        _put(rows, column, row, "◉", role="place", **looks)
    label = plan.names[place]
    for number, line in enumerate(label.lines):
        _put(rows, label.column, label.row + number, line, role="name", **looks)
    if place in marks.stacks:
        stack = marks.stacks[place]
        at = label.column + len(label.lines[-1])
        text = f" {letters[stack.symbol]}{stack.count}"
        _put(rows, at, label.row + len(label.lines) - 1, text, role="souvenir", **looks)
