"""A picture of a game that fills the terminal: the board, the players, what happened last."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cablecar.common.catalogue import say
from cablecar.engine.view import View
from cablecar.language.sentences import player_word
from cablecar.terminal.drawing.boardmap import SEATS, Cell, Marks, draw_map

LEAST = (80, 24)
"""The smallest terminal that a board is drawn in."""
ENTER, LEAVE = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
"""Another page of the terminal without a cursor, and back to the one before."""
BEGIN, END = "\x1b[?2026h\x1b[H", "\x1b[J\x1b[?2026l"
"""Around what is to be seen at once."""
INKS = {"blue": 94, "green": 32, "pink": 95, "red": 91, "orange": 33, "grey": 90}
SEAT_INKS = (96, 93, 92, 95)
NEWS = 4
"""How many sentences stand under a board at least, where there is room."""


def is_large(width: int, height: int) -> bool:
    """Return True if a terminal of this size has room for a board."""
    return width >= LEAST[0] and height >= LEAST[1]


@contextmanager
def another_page() -> Iterator[None]:
    """Use a page of the terminal of its own, and give it back as it was."""
    print(ENTER, end="", flush=True)
    try:
        yield
    finally:
        print(LEAVE, end="", flush=True)


def show(view: View, title: str, news: Sequence[str], status: str) -> None:
    """Draw a picture over the one before."""
    width, height = shutil.get_terminal_size()
    rows = picture(view, title, news, status, width, height)
    sys.stdout.write(BEGIN + "\r\n".join(f"{row}\x1b[K" for row in rows) + END)
    sys.stdout.flush()


def picture(view: View, title: str, news: Sequence[str], status: str, width: int, height: int) -> list[str]:
    """Return a picture's rows; where there is no room for the board it is left out."""
    players = [cut(_player(view, seat), width) for seat in range(len(view.players))]
    room = height - len(players) - 2
    tall = room - NEWS if is_large(width, height) else 0
    board = _board(view, width, tall) if tall else []
    told = _last(news, width, room - tall)
    told += [""] * (room - tall - len(told))
    return [_inked(cut(title, width), "1"), *board, *players, *told, _inked(cut(status, width), "2")]


def _player(view: View, seat: int) -> str:
    player = view.players[seat]
    turn = "▶" if seat in view.waiting_for else " "
    line = say(
        "watch-player",
        sign=SEATS[seat],
        name=player_word(player),
        points=player.points,
        cars=player.cars,
        cards=player.hand_size,
        tickets=-1 if player.tickets is None else player.tickets,
        souvenirs=len(player.souvenirs),
    )
    return f"{turn} {line}"


def _board(view: View, width: int, height: int) -> list[str]:
    drawn = draw_map(view.board, width, height, Marks(view.owners, view.stacks))
    return ["".join(_run(row)) for row in drawn]


def _run(row: Sequence[Cell]) -> Iterator[str]:
    """Yield a row's characters, those of one ink together."""
    text, ink = "", ""
    for cell in row:
        wanted = _ink(cell)
        if wanted != ink:
            yield _inked(text, ink)
            text, ink = "", wanted
        text += cell.text
    yield _inked(text, ink)


def _ink(cell: Cell) -> str:
    if cell.color.isdecimal():
        return f"1;{SEAT_INKS[int(cell.color)]}"
    if cell.role in ("track", "space"):
        return str(INKS.get(cell.color, 39))
    return {"water": "2;36", "name": "1", "place": "1", "souvenir": "33"}.get(cell.role, "")


def _inked(text: str, ink: str) -> str:
    """Return a text in an ink, unless the user wants none."""
    return f"\x1b[{ink}m{text}\x1b[0m" if ink and text and not os.environ.get("NO_COLOR") else text


def cut(text: str, width: int) -> str:
    """Return as much of a text as a line holds."""
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _last(news: Sequence[str], width: int, count: int) -> list[str]:
    """Return the end of these sentences in this many lines."""
    rows = [row for line in news[-count:] for row in textwrap.wrap(line, width, subsequent_indent="  ")]
    return rows[max(len(rows) - count, 0) :]
