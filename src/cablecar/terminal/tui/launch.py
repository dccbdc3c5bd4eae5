"""Starting the game on the whole terminal, and what is said when it is left."""

from collections.abc import Sequence
from pathlib import Path

from cablecar.terminal.games import Seating, resuming
from cablecar.terminal.local import LocalTable
from cablecar.terminal.tui.app import show_game
from cablecar.words import say


def play_here(seating: Seating, path: Path, pace: float) -> None:
    """Play a game on this machine until it is over or left; its file is never behind."""
    table = LocalTable(seating, path, pace)
    show_game(table, table.game.board)
    print(say("plain-saved", file=str(path)))
    if table.game.waiting_for:
        print(say("plain-resume", command=resuming("cablecar tui", path.parent)))


def join_table(text: str, names: Sequence[str] | None) -> None:
    """Play at a table of a server, from the seat that this user holds there or a new one."""
    from cablecar.terminal.links import read_link, sit_down
    from cablecar.terminal.remote import RemoteTable  # what talks to servers is slow to load

    link = read_link(text)
    seat = sit_down(link, names[0] if names else None, say("your-name"))
    table = RemoteTable(link, seat)
    show_game(table, table.board)
    print(say("tui-come-back", link=str(link)))
