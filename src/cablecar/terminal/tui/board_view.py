"""The board on the screen, with a cursor."""

from collections.abc import Sequence
from itertools import groupby

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from cablecar.board import Board
from cablecar.terminal.drawing.boardmap import Drawn, Marks, draw_map
from cablecar.terminal.tui.arrow_keys import next_spot, spots_of
from cablecar.terminal.tui.styles import style_of

ROUTES, PLACES = frozenset({"space", "closed", "car"}), frozenset({"place", "name"})
"""What the cursor goes over: routes in a turn, places when a souvenir is put down."""


class BoardView(Widget, can_focus=True):
    """The drawn board: arrows move the cursor, Enter or a second click chooses what is under it."""

    marks = reactive(Marks(), init=False)
    roles = reactive(ROUTES, init=False)

    class Moved(Message):
        """The cursor stands on another route or place."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    class Chosen(Message):
        """The player chooses what is under the cursor."""

        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, board: Board) -> None:
        super().__init__(id="board")
        self.board = board
        self._drawn: tuple[tuple[int, int, Marks], Drawn] | None = None

    @property
    def drawn(self) -> Drawn:
        """The board as it is shown now."""
        key = (self.size.width, self.size.height, self.marks)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, draw_map(self.board, *key)
        return self._drawn[1]

    def render_line(self, y: int) -> Strip:
        """Return one row of the board."""
        rows = self.drawn
        if y >= len(rows):
            return Strip.blank(self.size.width)
        runs = groupby(rows[y], key=style_of)
        return Strip([Segment("".join(cell.text for cell in run), style) for style, run in runs])

    def rove(self, way: str) -> None:
        """Move the cursor to the nearest route or place in a direction."""
        self._move(next_spot(spots_of(self.drawn, self.roles), self.marks.chosen, way))

    def step(self, targets: Sequence[str], by: int) -> None:
        """Move the cursor to the next of these, in their order."""
        here = targets.index(self.marks.chosen) + by if self.marks.chosen in targets else 0
        self._move(targets[here % len(targets)])

    def _move(self, target: str) -> None:
        if target:
            self.post_message(self.Moved(target))

    def on_click(self, event: events.Click) -> None:
        """Move the cursor there; what is under it already is chosen."""
        target = self.target_at(event.x, event.y)
        if target and target == self.marks.chosen:
            self.post_message(self.Chosen(target))
        else:
            self._move(target)

    def target_at(self, x: int, y: int) -> str:
        """Return the route or place nearest to a cell, if one is near."""
        spots = {
            (column, row): cell.target
            for row, line in enumerate(self.drawn)
            for column, cell in enumerate(line)
            if cell.role in self.roles and abs(column - x) <= 2 and abs(row - y) <= 1
        }
        nearest = min(spots, key=lambda at: abs(at[0] - x) + 3 * abs(at[1] - y), default=None)
        return "" if nearest is None else spots[nearest]
