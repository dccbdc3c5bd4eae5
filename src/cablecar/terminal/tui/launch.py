"""Starting the game on the whole terminal, and what is said when it is left."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.terminal.sessions.games import Seating, resuming
from cablecar.terminal.sessions.local import LocalTable
from cablecar.terminal.tui.app import show_game

if TYPE_CHECKING:
    from cablecar.terminal.sessions.links import HeldSeat, Link

SERVER = re.compile(r"https?://[^/]+/?")
"""What names a server, but no table on it."""


def play_here(seating: Seating, path: Path, pace: float) -> None:
    """Play a game on this machine until it is over or left; its file is never behind."""
    table = LocalTable(seating, path, pace)
    show_game(table, table.game.board)
    print(say("plain-saved", file=str(table.path)))
    if table.game.waiting_for:
        print(say("plain-resume", command=resuming("cablecar tui", path.parent)))


def join_table(text: str, names: Sequence[str] | None) -> None:
    """Play at a table of a server, from the seat that this user holds there or a new one."""
    from cablecar.terminal.sessions.links import read_link, sit_down  # what talks to servers is slow to load

    if SERVER.fullmatch(text):
        raise CablecarError("tui-no-table", server=text)
    link = read_link(text)
    _play_there(link, sit_down(link, names[0] if names else None, say("your-name")))


def make_table(
    server: str, names: Sequence[str] | None, players: int, bots: str, settings: dict[str, Any]
) -> None:
    """Make a table on a server and play there: named bots take seats, the others are open to friends."""
    from cablecar.terminal.sessions import links

    rivals = [{"kind": "bot", "bot": bot.strip()} for bot in bots.split(",") if bot.strip()]
    if len(rivals) >= players:
        raise CablecarError("too-many-bots", seats=players - 1, bots=len(rivals))
    wishes = [*rivals, *[{"kind": "open"}] * (players - 1 - len(rivals))]
    link, seat = links.make_table(server, names[0] if names else say("your-name"), wishes, **settings)
    print(say("tui-invite", link=str(link)), flush=True)
    _play_there(link, seat)


def _play_there(link: "Link", seat: "HeldSeat") -> None:
    from cablecar.terminal.sessions.remote import RemoteTable

    table = RemoteTable(link, seat)
    show_game(table, table.board)
    print(say("tui-come-back", link=str(link)))
