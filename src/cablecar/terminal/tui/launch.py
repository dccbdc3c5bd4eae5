"""Starting the game on the whole terminal, and what is said when it is left."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cablecar.errors import CablecarError
from cablecar.terminal.games import Seating
from cablecar.terminal.links import read_link, sit_down
from cablecar.terminal.local import LocalTable
from cablecar.terminal.remote import RemoteTable
from cablecar.terminal.tui.app import show_game
from cablecar.words import say


def require_terminal() -> None:
    """Refuse to draw where nobody sees it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise CablecarError("tui-no-terminal")


def play_here(seating: Seating, path: Path, pace: float) -> None:
    """Play a game on this machine until it is over or left; its file is never behind."""
    table = LocalTable(seating, path, pace)
    show_game(table, table.game.board)
    print(say("plain-saved", file=str(path)))
    if table.game.waiting_for:
        print(say("tui-resume"))


def join_table(text: str, names: Sequence[str] | None) -> None:
    """Play at a table of a server, from the seat that this user holds there or a new one."""
    link = read_link(text)
    seat = sit_down(link, names[0] if names else None, say("your-name"))
    table = RemoteTable(link, seat)
    show_game(table, table.board)
    print(say("tui-come-back", link=str(link)))
