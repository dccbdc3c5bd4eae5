"""At a server's table from the whole terminal: the chat, and another game with the same people."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.common.errors import CablecarError
from cablecar.terminal.sessions.links import Link, read_link, read_server, sit_down
from cablecar.terminal.sessions.links import make_table as make_own_table
from cablecar.terminal.sessions.remote import RemoteTable
from cablecar.terminal.tui.app import CableCarApp
from cablecar.terminal.tui.final_count import FinalCount
from cablecar.terminal.tui.side_panel import TITLES
from tests.support.server.serving import CreatedTable, RunningServer, make_table, sitting
from tests.support.terminal.tui_pilot import SMALL, Keyboard

pytestmark = pytest.mark.usefixtures("data_folder")


class Guest(Keyboard):
    """Ada, who has come to a table by its link; Bob is its host."""

    def __init__(self, pilot: Pilot[None], app: CableCarApp, table: RemoteTable, made: CreatedTable) -> None:
        super().__init__(pilot, app)
        self.table, self.made = table, made
        self.table_chat = table.table_chat

    async def host(self, method: str, path: str, **body: object) -> None:
        """Do something as the host, in a browser."""
        await self._ask(self.made.secrets[1], method, path, **body)

    async def _ask(self, secret: str, method: str, path: str, **body: object) -> None:
        headers = {"x-host-secret": self.made.host, "x-seat-secret": secret}
        async with httpx.AsyncClient(base_url=self.table.link.server, headers=headers) as http:
            answer = await http.request(method, f"{self.table.link.path}/{path}", json=body or None)
            answer.raise_for_status()

    async def hear(self, text: str, phrase: str | None = None) -> None:
        """Let Bob say something in a browser, perhaps by a phrase, and wait until it has come."""
        await asyncio.to_thread(self._say, {"phrase": phrase} if phrase else {"text": text})
        await self.until(lambda: text in [line.text for line in self.table_chat.said])

    def _say(self, said: dict[str, str]) -> None:
        link = self.table.link
        with sitting(link.server, link.table, 1, self.made.secrets[1]) as bob:
            assert bob.ask(type="chat", id=str(len(self.table_chat.said)), **said)["type"] == "ack"

    async def until_silent(self, why: str) -> None:
        """Wait until Ada can't talk for a reason, or with none until she can."""
        await self.until(lambda: self.table_chat.silence == why)

    async def let_bots_play(self) -> None:
        """Let bots play for both until the final count is shown."""
        assert self.table.seat is not None
        for chair, secret in enumerate((self.table.seat.secret, self.made.secrets[1])):
            await self._ask(secret, "POST", f"seats/{chair}/bot", bot="random")
        await self.until(lambda: isinstance(self.app.screen, FinalCount))


Stay = Callable[[Guest], Awaitable[None]]


def visit(server: RunningServer, stay: Stay, **settings: object) -> None:
    """Let Ada sit down at a table of Bob's, and stay there for a while."""
    with server.http() as http:
        made = make_table(http, "open", "Bob", **settings)
    asyncio.run(_visit(read_link(f"{server.address}/t/{made.table}"), made, stay))


async def _visit(link: Link, made: CreatedTable, stay: Stay) -> None:
    table = RemoteTable(link, sit_down(link, "Ada", "Visitor"))
    app = CableCarApp(table, table.board)
    async with app.run_test(size=SMALL) as pilot:
        guest = Guest(pilot, app, table, made)
        await guest.until(lambda: table.connected)
        await stay(guest)


def test_what_is_said_is_read_and_answered(server: RunningServer) -> None:
    async def stay(ada: Guest) -> None:
        await ada.press("tab")
        await ada.hear("Shall we begin?")
        assert ada.text("#tab-chat") == "Chat 1"
        await ada.press("c", *"Yes ", "1", "enter")
        await ada.until(lambda: len(ada.table_chat.said) == 2)
        await ada.pilot.pause()
        assert ada.text("#tab-chat") == "Chat"
        assert ada.text("#chat-text") == "– Bob  Shall we begin?\n– Ada  Yes 1"
        await ada.hear("Well played!", phrase="played")
        await ada.host("DELETE", "chat/2")
        await ada.until(lambda: "Ada  This message was deleted." in ada.text("#chat-text"))

    visit(server, stay)


def test_who_types_is_not_disturbed_by_the_game(server: RunningServer) -> None:
    async def stay(ada: Guest) -> None:
        await ada.press("c", "1")
        await ada.host("POST", "start")
        await ada.until(lambda: ada.table.moves)
        await ada.press("2")
        assert ada.screen.query_one("#talk", Input).value == "12"
        assert not ada.asks
        await ada.press("enter")
        await ada.until(lambda: ada.table_chat.said)
        assert (ada.table_chat.said[0].text, ada.table.entries) == ("12", [])
        assert ada.asks
        await ada.press("slash", *"hand", "escape")
        assert ada.asks
        await ada.press("1")
        await ada.until(lambda: ada.table.entries)

    visit(server, stay)


def test_where_nothing_can_be_said_the_chat_tells_why(server: RunningServer) -> None:
    async def stay(ada: Guest) -> None:
        for path, body, why in (
            ("seats/0/mute", {"muted": True}, "The host has muted you."),
            ("chat", {"on": False}, "The host has turned the chat off."),
        ):
            await ada.host("POST", path, **body)
            await ada.until_silent(why)
            await ada.press("c", "d")
            assert ada.text("#chat-text").endswith(why)
            assert ada.screen.query_one("#talk", Input).value == ""
        await ada.host("POST", "chat", on=True)
        await ada.host("POST", "seats/0/mute", muted=False)
        await ada.until_silent("")
        await ada.press("c", *"Thanks", "enter")
        await ada.until(lambda: ada.table_chat.said)

    visit(server, stay)


def test_a_line_that_is_refused_can_be_said_again(server: RunningServer) -> None:
    async def stay(ada: Guest) -> None:
        await ada.press("c", *"Hello")
        await ada.host("POST", "seats/0/mute", muted=True)
        await ada.until_silent("The host has muted you.")
        await ada.press("enter")
        await ada.until(lambda: ada.screen.query_one("#talk", Input).value == "Hello")
        await ada.host("POST", "seats/0/mute", muted=False)
        await ada.until_silent("")
        await ada.press("c", "enter")
        await ada.until(lambda: ada.table_chat.said)
        assert ada.table_chat.said[0].text == "Hello"

    visit(server, stay)


def test_a_rematch_follows_at_the_same_table(server: RunningServer) -> None:
    async def stay(ada: Guest) -> None:
        await ada.host("POST", "start")
        await ada.let_bots_play()
        first, seat = ada.table.game, ada.table.view and ada.table.view.seat
        await ada.until(lambda: "n: play again" in ada.shown)
        await ada.press("n")
        await ada.until(lambda: ada.table.game != first)
        await ada.until(lambda: ada.app.screen is ada.screen and ada.asks)
        assert ada.table.view is not None
        assert ada.table.view.seat != seat
        await ada.let_bots_play()
        await ada.host("POST", "seats/1/leave")
        await ada.host("POST", "rematch")
        await ada.until(lambda: ada.app.screen is ada.screen)
        await ada.until(lambda: "The game begins when the last open seat is taken." in ada.text("#prompt"))

    visit(server, stay)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tabs_and_keys_fit_on_the_smallest_terminal(language: str) -> None:
    with speaking(language):
        assert sum(cell_len(say(title)) + len("  ") for title in TITLES.values()) + len(" 9+") <= SMALL[0]
        assert cell_len(say("tui-hint-again")) < SMALL[0]


def test_the_chat_fits_on_the_smallest_terminal(server: RunningServer) -> None:
    async def stay(ada: Guest) -> None:
        await ada.press("tab")
        for number in range(10):
            await ada.hear(f"{number}" + " word" * 40)
        await ada.until(lambda: ada.text("#tab-chat").endswith(" 9+"))
        await ada.pilot.pause()
        assert ada.overflowing == []
        await ada.press("c")
        assert ada.overflowing == []
        await ada.pilot.resize_terminal(120, 40)
        await ada.pilot.pause()
        assert ada.overflowing == []
        assert ada.screen.query_one("#log").size.height >= 3

    with speaking("fr"):
        visit(server, stay)


def test_the_time_of_a_turn_runs_on_the_screen(server: RunningServer) -> None:
    async def stay(ada: Guest) -> None:
        await ada.host("POST", "start")
        await ada.until(lambda: "Time left: 2 days, 3:04:" in ada.text("#prompt"))
        shown = ada.text("#prompt")
        await ada.until(lambda: ada.text("#prompt") != shown)
        assert "Time left: 2 days, 3:04:" in ada.text("#prompt")

    visit(server, stay, clock=2 * 86400 + 3 * 3600 + 4 * 60 + 30)


class Host(Keyboard):
    """Somebody who has made a table from the terminal."""

    def __init__(self, pilot: Pilot[None], app: CableCarApp, table: RemoteTable) -> None:
        super().__init__(pilot, app)
        self.table = table

    @property
    def title(self) -> str:
        """What the host is asked."""
        return self.text("#choice-title")

    @property
    def answers(self) -> list[str]:
        """What the host can answer."""
        answers = self.screen.query_one("#choice-list", OptionList)
        return [str(option.prompt) for option in answers.options]


def host(server: RunningServer, seats: list[dict[str, str]], stay: Callable[[Host], Awaitable[None]]) -> Link:
    """Make a table from the terminal, let its host stay there for a while, and return the link."""
    link, seat = make_own_table(server.address, "Ada", seats, pace=0)

    async def run() -> None:
        table = RemoteTable(link, seat)
        app = CableCarApp(table, table.board)
        async with app.run_test(size=SMALL) as pilot:
            host = Host(pilot, app, table)
            await host.until(lambda: table.connected)
            await stay(host)

    asyncio.run(run())
    return link


def test_a_table_made_from_the_terminal_gathers_friends_and_bots(server: RunningServer) -> None:
    async def stay(ada: Host) -> None:
        link = ada.table.link
        await ada.until(lambda: ada.asks)
        assert ada.title == f"Send your friends this link: {link}"
        assert ada.text("#players-text") == "Ada\nfree seat\nfree seat"
        assert ada.overflowing == []
        await ada.press("d")
        assert ada.text("#refusal") == say("table-waiting")
        await asyncio.to_thread(sit_down, link, "Bob", "Visitor")
        await ada.until(lambda: ada.table.table_chat.open_seats == 1)
        await ada.press("escape", "enter", "1")
        await ada.until(lambda: ada.table.table_chat.open_seats == 0)
        assert [seat.kind for seat in ada.table.table.seats] == ["human", "human", "bot"]
        assert ada.table.table.seats[2].bot == "casual"
        await ada.until(lambda: ada.text("#players-text") == f"Ada\nBob\n{ada.table.table.seats[2].name}")
        await ada.until(lambda: ada.answers == ["1  Start the game"])
        await ada.press("enter")
        await ada.until(lambda: ada.table.view is not None and ada.table.moves)
        await ada.until(lambda: ada.title == say("table-offer"))

    host(server, [{"kind": "open"}, {"kind": "open"}], stay)


def test_a_table_calls_its_bots_by_names_of_the_hosts_language(server: RunningServer) -> None:
    async def stay(ada: Host) -> None:
        await ada.until(lambda: ada.asks)
        assert ada.text("#players-text") == "Ada\nPressé\nplace libre"
        assert ada.answers[0] == f"1  {say('tui-seat-bot', bot=say('bot-name-casual'))}"

    with speaking("fr"):
        host(server, [{"kind": "bot", "bot": "rusher"}, {"kind": "open"}], stay)


def test_a_host_who_comes_back_still_is_the_host(server: RunningServer) -> None:
    async def stay(ada: Host) -> None:
        await ada.until(lambda: ada.asks)

    link = host(server, [{"kind": "bot", "bot": "random"}], stay)
    seat = sit_down(link, None, "Visitor")
    assert seat.host
    table = RemoteTable(link, seat)
    asyncio.run(table.table_chat.start())
    assert server.registry.tables[link.table].live is not None


def test_a_table_is_made_on_servers_only(server: RunningServer) -> None:
    assert read_server(server.address.removeprefix("http://")) == server.address
    assert read_server(f"{server.address}/t/abc") == server.address
    for address in ("http://", "ftp://example.org", "http://[", ""):
        with pytest.raises(CablecarError, match="is not the address of a server"):
            read_server(address)
    with pytest.raises(CablecarError, match="There is no bot “nobody”; the bots are casual, random, "):
        make_own_table(server.address, "Ada", [{"kind": "bot", "bot": "nobody"}])
    with pytest.raises(CablecarError, match="This server has no board “moon”"):
        make_own_table(server.address, "Ada", [{"kind": "open"}], board="moon")
