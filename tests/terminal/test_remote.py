"""A table on a server, from the terminal: links, seats that are kept, and a connection that comes back."""

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.engine.events import seen_by
from cablecar.engine.moves import Pass
from cablecar.engine.view import Phase
from cablecar.terminal.sessions.links import Link, read_link, sit_down
from cablecar.terminal.sessions.remote import RemoteTable
from tests.support.server.serving import CreatedTable, RunningServer, make_table, start

PATIENCE = 60.0


pytestmark = pytest.mark.usefixtures("data_folder")


def table_of(server: RunningServer, *seats: str) -> tuple[CreatedTable, Link]:
    """Make a table, and return it with its link."""
    with server.http() as http:
        made = make_table(http, *seats)
    return made, read_link(f"{server.address}/t/{made.table}")


def begin(server: RunningServer, made: CreatedTable) -> None:
    with server.http() as http:
        start(http, made)


class Follower:
    """Somebody who follows a table, and waits for what is to come."""

    def __init__(self, table: RemoteTable) -> None:
        self.table = table
        self._news = asyncio.Event()

    async def __aenter__(self) -> "Follower":
        self._task = asyncio.create_task(self.table.follow(self._news.set))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])

    async def until_after(self, number: int) -> None:
        """Wait until more than this many things were done."""
        await self.until(lambda table: len(table.entries) > number)

    async def until(self, wanted: Callable[[RemoteTable], object]) -> None:
        """Wait until the table is as wanted."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(self.table):
                self._news.clear()
                await self._news.wait()


def test_a_whole_game_is_played_over_a_link_and_watched_by_a_stranger(server: RunningServer) -> None:
    made, link = table_of(server, "open", "bot:random")
    seat = sit_down(link, "Ada", "Visitor")
    begin(server, made)

    async def play() -> tuple[RemoteTable, RemoteTable]:
        player, stranger = RemoteTable(link, seat), RemoteTable(link)
        async with Follower(player) as playing, Follower(stranger) as watching:
            while True:
                await playing.until(lambda table: table.moves or (table.view and table.view.result))
                if not player.moves:
                    break
                number = len(player.entries)
                await player.play(player.moves[-1])
                await playing.until_after(number)
            await watching.until(lambda table: table.view and table.view.result)
            assert (await player.statistics()).players[0].turns > 5
        return player, stranger

    player, stranger = asyncio.run(play())
    assert player.view is not None
    assert stranger.view is not None
    live = server.live_game(link.table)
    own = live.seat_of(seat.chair)
    moved = [event for entry in live.entries for event in entry.events]
    assert player.view.history == tuple(seen_by(event, own) for event in moved)
    assert stranger.view.history == tuple(seen_by(event, None) for event in moved)
    assert player.view.result == live.game.result == stranger.view.result


def test_a_move_that_is_undone_leaves_the_history(server: RunningServer) -> None:
    made, link = table_of(server, "open", "Bob")
    seat = sit_down(link, "Ada", "Visitor")
    begin(server, made)

    async def play() -> None:
        table = RemoteTable(link, seat)
        async with Follower(table) as ada:
            await ada.until(lambda table: table.moves)
            await table.play(table.moves[0])
            await ada.until(lambda table: table.may_undo)
            assert table.view is not None
            assert len(table.view.history) == 1
            await table.undo()
            await ada.until(lambda table: table.moves)
            assert len(table.view.history) == 0
            with pytest.raises(IllegalMove) as refused:
                await table.play(Pass())
            assert refused.value.rule == "S6"

    asyncio.run(play())


def test_a_lost_connection_comes_back_and_nothing_is_played_twice(server: RunningServer) -> None:
    made, link = table_of(server, "open", "Bob")
    seat = sit_down(link, "Ada", "Visitor")
    begin(server, made)

    async def play() -> None:
        table = RemoteTable(link, seat)
        async with Follower(table) as ada:
            await ada.until(lambda table: table.moves)
            assert table._socket is not None
            await table._socket.close()
            await table.play(table.moves[0])
            await ada.until(lambda table: table.connected and table.may_undo)
            assert [entry.number for entry in table.entries] == [1]

    asyncio.run(play())


def test_the_seat_is_kept_for_its_user_alone(server: RunningServer, data_folder: Path) -> None:
    _, link = table_of(server, "open", "open")
    ada = sit_down(link, "Ada", "Visitor")
    bob = sit_down(link, "Bob", "Visitor")
    assert {ada.chair, bob.chair} == {0, 1}
    assert sit_down(link, None, "Visitor") == bob
    assert sit_down(link, "Ada", "Visitor") == ada
    (kept,) = (data_folder / "seats").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    with pytest.raises(CablecarError, match="All seats are taken"):
        sit_down(link, "Eve", "Visitor")


def test_a_seat_is_moved_to_the_terminal_by_its_code(server: RunningServer) -> None:
    made, link = table_of(server, "Ada", "bot:random")
    with server.http() as http:
        answer = http.post(f"{link.path}/seats/0/code", headers={"x-seat-secret": made.secrets[0]})
    moved = read_link(server.address + answer.json()["path"])
    seat = sit_down(moved, None, "Visitor")
    assert (seat.chair, seat.name) == (0, "Ada")
    assert sit_down(link, None, "Visitor") == seat


def test_a_table_that_waits_says_for_whom(server: RunningServer) -> None:
    made, link = table_of(server, "open", "open")
    seat = sit_down(link, "Ada", "Visitor")

    async def wait() -> None:
        table = RemoteTable(link, seat)
        assert table.notice == "Reconnecting…"
        async with Follower(table) as ada:
            await ada.until(lambda table: table.connected)
            assert table.notice == "The game begins when the last open seat is taken."
            await asyncio.to_thread(sit_down, link, "Bob", "Visitor")
            await ada.until(lambda table: table.notice.startswith("Everyone is here."))
            assert table.view is None
            await asyncio.to_thread(begin, server, made)
            await ada.until(lambda table: table.view and table.view.phase is Phase.OPENING)
            assert table.notice == ""

    asyncio.run(wait())


def test_a_seat_that_moved_away_is_not_tried_for_ever(server: RunningServer) -> None:
    made, link = table_of(server, "open", "Bob")
    seat = sit_down(link, "Ada", "Visitor")
    with server.http() as http:
        http.post(f"{link.path}/seats/{seat.chair}/close", headers={"x-host-secret": made.host})
    with pytest.raises(CablecarError, match="This seat isn’t yours"):
        asyncio.run(asyncio.wait_for(RemoteTable(link, seat).follow(lambda: None), PATIENCE))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://",
        "http://example.org",
        "ftp://example.org/t/abc",
        "http://[/t/x",
        "t/abc",
        "http://x/t/a b",
    ],
)
def test_what_is_no_link_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(CablecarError, match="isn’t a link to a table"):
        read_link(text)


def test_a_dead_link_is_told_in_a_sentence(server: RunningServer) -> None:
    with pytest.raises(CablecarError, match="This table doesn’t exist"):
        RemoteTable(read_link(f"{server.address}/t/nothing"))
    with pytest.raises(CablecarError, match=r"Can’t reach .*: Connection refused"):
        RemoteTable(read_link("http://127.0.0.1:1/t/nothing"))
