"""A terminal and a browser at one table: they talk, finish a game, play again; a lost terminal comes back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser.browser import Visitors, chromium, visiting
from tests.support.browser.playing import Table, quick, steady_server
from tests.support.browser.seating import ask, opened
from tests.support.server.serving import RunningServer
from tests.support.terminal.tmux import TUI, Terminal, terminal


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that deals the same game at every table."""
    with steady_server(tmp_path_factory.mktemp("data"), 3) as running:
        yield running


@pytest.fixture
def visitors(server: RunningServer) -> Iterator[Visitors]:
    """Browsers at the same server; what their pages must not do fails the test."""
    with chromium() as browser, visiting(browser, server) as visitors:
        yield visitors


def test_a_terminal_and_a_browser_finish_a_game_together(visitors: Visitors, tmp_path: Path) -> None:
    host = visitors.new_context(**quick(visitors))
    table = ask(host, "/api/tables", seats=[{"kind": "human", "name": "Ada"}, {"kind": "open"}])["table"][
        "id"
    ]
    link = f"{visitors.server.address}/t/{table}"
    with terminal([*TUI, link, "--name", "Bob"], 80, 24, tmp_path) as window:
        window.until(lambda text: "The game begins when the host starts it." in text)
        ask(host, f"/api/tables/{table}/start")
        page = Table(opened(host, f"/t/{table}"))
        window.act()
        window.press("C-c")
        window.until(lambda text: f"cablecar tui {link}" in text.replace("\n", ""))
    with terminal([*TUI, link], 120, 40, tmp_path) as window:
        talk(page, window)
        live = visitors.server.live_game(table)
        while waiting := live.game.waiting_for:
            (page if live.chairs[waiting[0]] == 0 else window).act()
        window.until(lambda _: window.is_over)
        assert page.wait() == "The game is over."
        result = live.game.result
        assert result is not None
        shown = window.text()
        assert all(str(abs(score.total)) in shown for score in result.scores)
        window.press("n")
        page.page.get_by_role("button", name="Join the next game").last.click()
        expect(page.prompt).to_have_text(re.compile("^Choose your first tickets"))
        window.until(lambda text: "Choose your first tickets" in text)


def talk(page: Table, window: Terminal) -> None:
    """Let the terminal say something, and the browser answer."""
    window.until(lambda text: "No messages yet." in text)
    window.press("c")
    window.type("Good luck!")
    window.press("Enter")
    expect(page.page.get_by_role("log").get_by_text("Good luck!")).to_be_visible()
    field = page.page.get_by_placeholder("Write a message")
    field.fill("The same to you.")
    field.press("Enter")
    window.until(lambda text: "Ada  The same to you." in text)
