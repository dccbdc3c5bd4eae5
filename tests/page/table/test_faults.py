"""What goes wrong between a browser and its server: the page says so, repairs it, and plays nothing twice."""

import json
import re
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from cablecar.common.catalogue import say
from cablecar.engine.view import Phase
from cablecar.server.protocol.codec import error_json
from cablecar.server.security.identity import Refused
from tests.support.browser.browser import PATIENT_MS, Visitors
from tests.support.browser.playing import Table, quick
from tests.support.browser.seating import ask, opened, share_browser, sit_down, table_of
from tests.support.browser.states import is_over, play_until, stands

MIDDLE = stands(Phase.TURN, after=40)
SILENCE = 20_000
"""Milliseconds after which a page asks for a sign of life."""
PATIENCE = 10_000
"""How long it waits for that sign."""
HEADINGS = """() => {
  window.headings = new Set();
  const note = () => document.querySelectorAll("h2").forEach((one) => headings.add(one.textContent));
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Notes all headings that a page ever shows."""


class Line:
    """A browser's connections, which a test can spoil."""

    def __init__(self, context: BrowserContext) -> None:
        self.made = 0
        """How many connections there were."""
        self.answers = 0
        """How many answers came through."""
        self.loses_answers = False
        """Whether the next answer is lost, and the connection with it."""
        self.is_dead = False
        """Whether nothing comes through any more."""
        self.is_full = False
        """Whether the server takes no more moves for now."""
        self.moves = 0
        """How many moves were sent."""
        context.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self.made, self.is_dead = self.made + 1, False
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            is_answer = json.loads(text)["type"] == "ack"
            if self.loses_answers and is_answer:
                self.loses_answers = False
                server.close()
                route.close()
            elif not self.is_dead:
                self.answers += is_answer
                route.send(text)

        def take(text: str | bytes) -> None:
            is_move = json.loads(text)["type"] == "move"
            self.moves += is_move
            if self.is_full and is_move:
                route.send(
                    json.dumps({"type": "error", "error": error_json(Refused(429, "too-many-messages"))})
                )
            else:
                server.send(text)

        route.on_message(take)
        server.on_message(pass_on)


def friends(visitors: Visitors) -> tuple[Table, Table, Line]:
    """Return two browsers in the middle of a game, the first to move, and the first one's line."""
    context = visitors.new_context(**quick(visitors))
    context.clock.install()
    line = Line(context)
    ada, bob = sit_down(context, visitors.new_context(**quick(visitors)))
    play_until(visitors.server, table_of(ada.page), MIDDLE)
    ada.wait()
    return ada, bob, line


def wait_for(page: Page, reached: Callable[[], bool]) -> None:
    """Let a page go on until something has happened."""
    end = time.monotonic() + PATIENT_MS / 1000
    while not reached():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def entries(visitors: Visitors, page: Page) -> int:
    """Return how many things were done in the game that a page shows."""
    return len(visitors.server.live_game(table_of(page)).entries)


# The connection


def test_a_move_whose_answer_is_lost_is_played_once(visitors: Visitors) -> None:
    ada, _, line = friends(visitors)
    before = entries(visitors, ada.page)
    line.loses_answers = True
    ada.take_unseen()
    wait_for(ada.page, lambda: line.answers == 1)
    ada.take_unseen()
    assert line.made == 2
    assert entries(visitors, ada.page) == before + 2


def test_a_move_that_the_server_does_not_even_read_is_told_and_can_be_made_again(visitors: Visitors) -> None:
    ada, _, line = friends(visitors)
    before = entries(visitors, ada.page)
    line.is_full = True
    ada.page.keyboard.press("d")
    expect(ada.bar.get_by_text(say("too-many-messages"))).to_be_visible()
    assert entries(visitors, ada.page) == before
    line.is_full = False
    ada.take_unseen()
    assert entries(visitors, ada.page) == before + 1


def test_a_key_that_is_held_down_is_pressed_once(visitors: Visitors) -> None:
    ada, bob, line = friends(visitors)
    for _ in range(5):
        ada.page.keyboard.down("d")
    expect(bob.log).to_contain_text("Ada takes")
    ada.page.keyboard.up("d")
    assert line.moves == 1


def test_a_connection_that_has_fallen_silent_is_made_anew(visitors: Visitors) -> None:
    ada, _, line = friends(visitors)
    line.is_dead = True
    play_until(visitors.server, table_of(ada.page), stands(Phase.TURN, seat=1))
    for pause in (SILENCE, PATIENCE):
        assert line.made == 1
        ada.page.clock.fast_forward(pause + 1)
    expect(ada.prompt).to_have_text("It’s Bob’s turn.")
    assert line.made == 2


def test_who_was_away_when_a_rematch_began_comes_back_to_its_offer(visitors: Visitors) -> None:
    visitors.forgiven += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    ada, bob = sit_down(visitors.new_context(**quick(visitors)), visitors.new_context(**quick(visitors)))
    play_until(visitors.server, table_of(ada.page), is_over)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    ada.page.context.set_offline(True)
    expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
    bob.page.get_by_role("button", name="Play again").click()
    expect(bob.prompt).to_have_text(re.compile("^Choose your first tickets"))
    ada.page.context.set_offline(False)
    ada.page.get_by_role("button", name="Join the next game").last.click()
    expect(ada.prompt).to_have_text(re.compile("^Choose your first tickets"))
    expect(ada.log).to_have_text("Nothing has happened yet.")


def test_the_clock_is_right_in_a_browser_whose_own_clock_is_wrong(visitors: Visitors) -> None:
    context = visitors.new_context()
    context.clock.install(time=datetime.now() + timedelta(hours=1))
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    table = ask(context, "/api/tables", seats=seat_requests, clock=120)["table"]["id"]
    ask(context, f"/api/tables/{table}/start")
    timer = opened(context, f"/t/{table}").get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"1:[2-5]\d|2:00"))


# What can't be loaded


def test_a_part_of_the_page_that_can_not_be_loaded_says_so(visitors: Visitors) -> None:
    visitors.forgiven += ["Failed to load resource", "ERR_FAILED"]
    page = visitors.new_page()
    page.evaluate("localStorage.setItem('cablecar-reloaded', Date.now())")
    page.route("**/SettingsDialog*.js", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("alert")).to_have_text(
        "The page couldn’t be loaded: check your connection and try again."
    )


def test_without_a_network_a_button_says_why_it_does_nothing(visitors: Visitors) -> None:
    visitors.forgiven += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    ada, _, _ = friends(visitors)
    ada.page.get_by_role("button", name="Menu").click()
    menu = ada.page.get_by_role("dialog")
    expect(menu).to_be_visible()
    ada.page.context.set_offline(True)
    menu.get_by_role("button", name="Let a bot play for me").click()
    expect(menu.get_by_role("alert")).to_have_text(
        "Can’t reach the server: check your connection and try again."
    )


# What is read next


def test_the_final_count_has_the_focus_when_a_game_ends(visitors: Visitors) -> None:
    ada, _, _ = friends(visitors)
    play_until(visitors.server, table_of(ada.page), is_over)
    expect(ada.page.get_by_role("heading", name=re.compile("wins? with|share"))).to_be_focused()


def test_who_types_when_a_game_ends_goes_on_typing(visitors: Visitors) -> None:
    ada, _, _ = friends(visitors)
    line = ada.page.get_by_placeholder("Write a message")
    line.fill("Well pl")
    play_until(visitors.server, table_of(ada.page), is_over)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(line).to_be_focused()


def test_a_shared_device_never_shows_another_players_curtain_first(visitors: Visitors) -> None:
    context, table = share_browser(visitors, MIDDLE)
    play_until(visitors.server, table, stands(Phase.TURN, seat=1))
    context.add_init_script(f"({HEADINGS})()")
    page = opened(context, f"/t/{table}")
    expect(page.get_by_role("heading", name="Pass the device to Bob.")).to_be_focused()
    shown = page.evaluate("[...headings]")
    assert [heading for heading in shown if heading.startswith("Pass")] == ["Pass the device to Bob."]


def test_another_name_on_the_curtain_is_read(visitors: Visitors) -> None:
    context, table = share_browser(visitors, MIDDLE)
    page = opened(context, f"/t/{table}")
    expect(page.get_by_role("heading", name="Pass the device to Ada.")).to_be_focused()
    play_until(visitors.server, table, stands(Phase.TURN, seat=1))
    expect(page.get_by_role("heading", name="Pass the device to Bob.")).to_be_focused()
