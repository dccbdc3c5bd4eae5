"""People together in real browsers: friends by a link, several at one device, and those who only watch."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from benchmarks.page import measure
from cablecar.board import Board, Ticket
from cablecar.engine.game import Game
from cablecar.engine.view import Phase
from tests.support.browser.browser import Visitors
from tests.support.browser.playing import MINE, Table, names_of, quick
from tests.support.browser.seating import ask, opened, share_browser, sit_down, table_of
from tests.support.browser.states import is_over, play_until, stands
from tests.support.server.serving import Json

OTHER = ["chinatown-painted_ladies"]
OTHER_SECRETS = {"hand": {"red": 9}, "tickets": OTHER, "offer": OTHER, "rejected": []}
OTHER_MOVES = [{"do": "keep_tickets", "tickets": OTHER}]
EVERYTHING = """body => [...body.querySelectorAll("*")].map((one) => {
  const names = one.getAttributeNames().filter((name) => name !== "tabindex").sort();
  const attributes = names.map((name) => `${name}=${one.getAttribute(name)}`);
  const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return [one.tagName, ...attributes, ...texts.map((node) => node.data.trim())].join(" ");
})"""
"""Returns all elements with attributes and texts; which route the Tab key comes to is no secret."""
WATCHED = stands(Phase.TURN, after=12)
MIDDLE = stands(Phase.TURN, after=40)


# --- who sits where


def two_browsers(visitors: Visitors, moment: Callable[[Game], bool] | None = None) -> tuple[Table, Table]:
    """Let Ada and Bob sit down in a browser each, with their game as it stands at a moment."""
    ada, bob = sit_down(visitors.new_context(**quick(visitors)), visitors.new_context(**quick(visitors)))
    if moment:
        play_until(visitors.server, table_of(ada.page), moment)
    return ada, bob


def game_of(visitors: Visitors, page: Page) -> Game:
    """Return the game that a page shows, as the server has it."""
    return visitors.server.live_game(table_of(page)).game


def take_turn(table: Table) -> None:
    """Do all that a player is asked for, until somebody else is asked."""
    table.wait()
    finish_turn(table)


def finish_turn(table: Table) -> None:
    """Do what is left of a turn, if anything is."""
    while MINE.match(table.prompt.inner_text()) and not table.is_over:
        table.act()


def take_two_cards(table: Table) -> None:
    """Take two cards from the draw pile."""
    table.wait()
    table.take_unseen()
    table.take_unseen()


def totals_of(game: Game) -> list[int]:
    """Return the points of a finished game, the winner's first."""
    result = game.result
    assert result is not None
    ranked = sorted(zip(result.places, result.scores, strict=True), key=lambda one: one[0])
    return [score.total for _, score in ranked]


def final_count(table: Table) -> str:
    """Return the table of the final count as it is read."""
    return table.page.get_by_role("table", name="Final scores in points").inner_text()


# --- by invite link


def invite(visitors: Visitors) -> tuple[Table, Table]:
    """Let Ada make a table for friends and send its link, Bob open it and sit down, and Ada begin."""
    ada = visitors.new_page(**quick(visitors))
    ada.get_by_role("button", name="Play with friends").click()
    ada.get_by_label("Name for seat 1").fill("Ada")
    ada.get_by_role("button", name="Create table").click()
    bob = visitors.new_page(ada.get_by_label("Link to this table").input_value(), **quick(visitors))
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    expect(ada.get_by_role("heading", name="All seats are taken")).to_be_visible()
    ada.get_by_role("button", name="Start game").click()
    return Table(ada), Table(bob)


@contextmanager
def without_network(table: Table) -> Iterator[None]:
    """Take a browser's network away for a while; it says so, and comes back by itself."""
    lost = table.page.get_by_text("Reconnecting…")
    table.page.context.set_offline(True)
    expect(lost).to_be_visible()
    yield
    table.page.context.set_offline(False)
    expect(lost).to_be_hidden()


def test_friends_play_by_a_link_and_a_reload_and_a_lost_network_change_nothing(visitors: Visitors) -> None:
    visitors.forgiven.append("ERR_INTERNET_DISCONNECTED")
    ada, bob = invite(visitors)
    for _ in range(4):
        take_turn(ada)
        take_turn(bob)
    ada.page.reload()
    ada.wait()
    with without_network(bob):
        take_turn(ada)
        expect(bob.prompt).to_have_text("It’s Ada’s turn.")
    while not ada.is_over:
        take_turn(bob)
        take_turn(ada)
    bob.wait()
    assert final_count(ada) == final_count(bob)
    totals = ada.page.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    assert [int(total.replace("\N{MINUS SIGN}", "-")) for total in totals] == totals_of(
        game_of(visitors, ada.page)
    )


# --- at one device


class SharedTable(Table):
    """The page of a table with several persons at one device."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.curtain = page.get_by_role("region", name="Next player")
        self.done = self.bar.get_by_role("button", name="Done", exact=True)
        self.players = page.get_by_role("region", name="Players")

    def lift(self, name: str) -> None:
        """Say who one is, and see one's cards."""
        self.curtain.get_by_role("button", name=f"I’m {name}: show my cards").click()
        self.wait()

    def play_as(self, name: str) -> None:
        """Lift the curtain, do all that one is asked for, and let it fall again."""
        self.lift(name)
        while not self.done.is_visible():
            self.act()
            expect(self.done.or_(self.prompt.filter(has_text=MINE))).to_be_visible()
        self.done.click()
        expect(self.curtain).to_be_visible()


def share(visitors: Visitors) -> SharedTable:
    """Let Ada and Bob sit at one device, at a table of the server."""
    context, table = share_browser(visitors, lambda game: True)
    shared = SharedTable(opened(context, f"/t/{table}"))
    expect(shared.curtain).to_be_visible()
    return shared


def assistive_names(page: Page) -> set[str]:
    """Return all that assistive technology is told on a page, as Chromium itself tells it."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return {node["name"]["value"] for node in tree["nodes"] if not node["ignored"] and node.get("name")}


def everything_on(page: Page) -> list[str]:
    """Return all elements of a page with their attributes and texts."""
    found: list[str] = page.locator("body").evaluate(EVERYTHING)
    return found


def with_other_secrets(shared: SharedTable) -> SharedTable:
    """Open a shared table once more, with other hands, tickets and offers."""
    page = shared.page.context.new_page()
    page.route_web_socket(re.compile("/socket"), swap_secrets)
    page.goto(shared.page.url)
    other = SharedTable(page)
    expect(other.curtain).to_have_text(shared.curtain.inner_text(), use_inner_text=True)
    expect(other.players).to_have_text(shared.players.inner_text(), use_inner_text=True)
    return other


def assert_equal_with_other_secrets(shared: SharedTable) -> None:
    """Prove that nothing on a page hangs on hands, tickets or offers."""
    other = with_other_secrets(shared)
    assert everything_on(shared.page) == everything_on(other.page)
    other.page.close()


def swap_secrets(route: WebSocketRoute) -> None:
    """Let through all that the server says, but with other secrets."""

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "game":
            message["view"] |= OTHER_SECRETS
            message["moves"] = OTHER_MOVES if message["moves"] else []
        route.send(json.dumps(message))

    route.connect_to_server().on_message(pass_on)


def test_nothing_of_a_hand_or_a_ticket_is_behind_the_curtain(visitors: Visitors) -> None:
    shared = share(visitors)
    for name, other in [("Ada", "Bob"), ("Bob", "Ada")] * 4:
        shared.play_as(name)
        news = shared.curtain.get_by_role("region", name="Since your last turn").all_text_contents()
        assert "(" not in "".join(news), "A ticket is told with its points."
        told = assistive_names(shared.page) - {f"Undo {name}’s last move", "Since your last turn"}
        assert {words for words in told if not words.strip() or words.strip() not in "".join(news)} == {
            "● Your turn – Cable Car",
            "Next player",
            f"Pass the device to {other}.",
            f"I’m {other}: show my cards",
            "",
        }
        assert_equal_with_other_secrets(shared)


def test_secrets_that_differ_are_seen_to_differ_where_there_is_no_curtain(visitors: Visitors) -> None:
    shared = share(visitors)
    other = with_other_secrets(shared)
    shared.lift("Ada")
    other.lift("Ada")
    assert everything_on(shared.page) != everything_on(other.page)


def test_a_player_who_has_just_moved_takes_it_back_from_the_curtain(visitors: Visitors) -> None:
    shared = share(visitors)
    play_until(visitors.server, table_of(shared.page), MIDDLE)
    shared.lift("Ada")
    route = shared.claimable()[-1]
    shared.claim(route)
    shared.done.click()
    expect(shared.curtain.get_by_role("heading")).to_have_text("Pass the device to Bob.")
    shared.curtain.get_by_role("button", name="Undo Ada’s last move").click()
    expect(shared.curtain.get_by_role("heading")).to_have_text("Pass the device to Ada.")
    expect(shared.page.get_by_role("region", name="Your cards")).to_have_count(0)
    shared.lift("Ada")
    assert route in shared.claimable()
    expect(shared.page.get_by_role("region", name="Your cards")).to_be_visible()
    shared.take_unseen()
    shared.take_unseen()
    shared.done.click()
    expect(shared.curtain.get_by_role("button")).to_have_text(["I’m Bob: show my cards"])


def test_what_happened_is_seen_at_one_device_until_its_player_is_done(visitors: Visitors) -> None:
    shared = share(visitors)
    play_until(visitors.server, table_of(shared.page), MIDDLE)
    shared.lift("Ada")
    held = sum(map(int, re.findall(r"\d+", " ".join(names_of(shared.hand, "button")))))
    shared.take_unseen()
    shared.take_unseen()
    over = "Your turn is over: look at what happened, then press “Done”."
    expect(shared.bar.get_by_role("status").filter(has_text=over)).to_be_visible()
    expect(shared.bar.get_by_text("Ada takes a card from the draw pile:")).to_have_count(2)
    expect(shared.curtain).to_have_count(0)
    assert sum(map(int, re.findall(r"\d+", " ".join(names_of(shared.hand, "button"))))) == held + 2
    shared.prompt.focus()
    shared.page.keyboard.press("Tab")
    expect(shared.done).to_be_focused()
    shared.page.keyboard.press("Enter")
    heading = shared.curtain.get_by_role("heading")
    expect(heading).to_have_text("Pass the device to Bob.")
    expect(heading).to_be_focused()
    news = shared.curtain.get_by_role("region", name="Since your last turn")
    expect(news).to_contain_text("Ada takes 2 cards from the draw pile.")
    assert_equal_with_other_secrets(shared)


def test_a_move_can_be_taken_back_before_the_curtain_falls(visitors: Visitors) -> None:
    shared = share(visitors)
    play_until(visitors.server, table_of(shared.page), MIDDLE)
    shared.lift("Ada")
    route = shared.claimable()[-1]
    shared.claim(route)
    expect(shared.done).to_be_visible()
    shared.undo()
    expect(shared.done).to_have_count(0)
    assert route in shared.claimable()


def test_a_ticket_that_one_player_looks_at_is_dark_for_the_next(visitors: Visitors) -> None:
    context = visitors.new_context(**quick(visitors))
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "human", "name": "Bob"}]
    table = ask(context, "/api/tables", seats=seat_requests)["table"]["id"]
    ask(visitors.new_context(), f"/api/tables/{table}/join", name="Cleo")
    ask(context, f"/api/tables/{table}/start")
    play_until(visitors.server, table, MIDDLE)
    shared = SharedTable(opened(context, f"/t/{table}"))
    shared.lift("Ada")
    finish_turn(shared)
    expect(shared.prompt).to_have_text("It’s Cleo’s turn.")
    shared.page.get_by_role("region", name="Your tickets").get_by_role("button").first.hover()
    play_until(visitors.server, table, stands(Phase.TURN, seat=2))
    shared.done.click()
    expect(shared.curtain).to_be_visible()
    assert_equal_with_other_secrets(shared)


def test_a_rematch_at_one_device_begins_behind_the_curtain(visitors: Visitors) -> None:
    shared = share(visitors)
    shared.lift("Ada")
    play_until(visitors.server, table_of(shared.page), is_over)
    shared.page.get_by_role("button", name="Play again").click()
    expect(shared.curtain).to_be_visible()
    shared.play_as("Ada")
    shared.play_as("Bob")


# --- who only watches


@dataclass
class Heard:
    """All that comes to a page over its sockets."""

    page: Page
    texts: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._note))

    def _note(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.texts.append(text)

    def of_type(self, kind: str) -> list[Json]:
        """Return all messages of a type."""
        messages = [json.loads(text) for text in self.texts]
        return [message for message in messages if message["type"] == kind]

    def wait_for(self, number: int) -> None:
        """Wait until this many entries of the game have come."""
        while not (games := self.of_type("game")) or games[-1]["number"] < number:
            self.page.wait_for_timeout(20)


def listen(context: BrowserContext, path: str) -> Heard:
    """Open a path and note all that comes over sockets."""
    heard = Heard(context.new_page())
    heard.page.goto(path)
    return heard


def called(board: Board, ticket: Ticket) -> tuple[str, str]:
    """Return what a ticket is called on the wire, and in words."""
    a, b = (board.location[place].name for place in (ticket.a, ticket.b))
    return ticket.id, f"{a} – {b} ({ticket.points})"


def tickets_told(board: Board, heard: Heard) -> set[str]:
    """Return the tickets that are named in what a page received, or in its document."""
    told = "\n".join([*heard.texts, heard.page.content()])
    return {ticket.id for ticket in board.tickets if any(name in told for name in called(board, ticket))}


def assert_public(message: Json) -> None:
    """Prove of how a game stands, and of what was done, that it tells only what everybody may know."""
    view = message["view"]
    assert view["seat"] is None
    assert not any(view[name] for name in ("hand", "tickets", "offer", "rejected"))
    assert not message["moves"]
    assert not message["undo"]
    for event in (event for entry in message["entries"] for event in entry["events"]):
        assert event.get("tickets") is None
        if event["event"] == "card_taken":
            assert (event["card"] is None) == (event["slot"] is None)


def test_a_spectator_never_receives_a_hand_a_ticket_or_an_offer(visitors: Visitors) -> None:
    ada, _ = two_browsers(visitors, WATCHED)
    spectator = listen(visitors.new_context(), ada.page.url)
    player = listen(ada.page.context, ada.page.url)
    expect(spectator.page.get_by_text("You’re watching")).to_be_visible()
    play_until(visitors.server, table_of(ada.page), MIDDLE)
    game = game_of(visitors, ada.page)
    for heard in (spectator, player):
        heard.wait_for(len(game.moves))
    expect(Table(spectator.page).prompt).to_have_text("It’s Ada’s turn.")
    for message in spectator.of_type("game"):
        assert_public(message)
    assert tickets_told(game.board, spectator) == set()
    assert tickets_told(game.board, player) >= set(game.view(0).tickets)
    for hidden in ("Your cards", "Your tickets", "Tickets to choose from"):
        expect(spectator.page.get_by_label(hidden)).to_have_count(0)


# --- taking back


def test_a_claim_is_taken_back_for_both_until_the_other_has_acted(visitors: Visitors) -> None:
    ada, bob = two_browsers(visitors, MIDDLE)
    ada.wait()
    name = ada.claimable()[-1]
    route = name.removesuffix("can be claimed")
    ada.claim(name)
    expect(bob.route(f"{route}claimed by Ada")).to_be_visible()
    ada.undo()
    expect(bob.route(f"{route}free")).to_be_visible()
    expect(bob.log).to_contain_text("(undone)")
    ada.claim(name)
    finish_turn(ada)
    expect(ada.undo_button).to_be_visible()
    bob.wait()
    bob.take_unseen()
    expect(ada.prompt).to_have_text("Bob is taking a second card.")
    expect(ada.undo_button).to_be_hidden()


def test_a_card_from_the_draw_pile_is_not_taken_back(visitors: Visitors) -> None:
    ada, _ = two_browsers(visitors, MIDDLE)
    ada.wait()
    ada.take_unseen()
    expect(ada.undo_button).to_be_hidden()
    ada.page.keyboard.press("u")
    expect(ada.bar).to_contain_text("You can’t undo this")
    expect(ada.prompt).to_have_text("Take your second card.")


# --- seats that change hands


def menu(table: Table, choice: str) -> None:
    """Choose something in the menu."""
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("dialog").get_by_role("button", name=choice).click()


def test_a_seat_moves_to_another_device_and_the_old_one_says_so(visitors: Visitors) -> None:
    ada, bob = two_browsers(visitors, MIDDLE)
    ada.wait()
    menu(ada, "Move my seat to another device")
    link = ada.page.get_by_label("Open this link on the other device").input_value()
    phone = Table(visitors.new_page(link, **quick(visitors)))
    phone.wait()
    expect(ada.page.get_by_role("alert")).to_contain_text("This seat has been moved to another device.")
    expect(ada.page.get_by_role("region", name="Your cards")).to_be_hidden()
    take_turn(phone)
    bob.wait()
    ada.page.get_by_role("button", name="Reopen the table").click()
    expect(ada.page.get_by_text("You’re watching")).to_be_visible()


def test_a_bot_plays_for_a_while_and_gives_the_seat_back(visitors: Visitors) -> None:
    ada, bob = two_browsers(visitors, MIDDLE)
    panel = ada.page.get_by_role("region", name="Players").get_by_role("listitem").filter(has_text="Bob")
    menu(bob, "Let a bot play for me")
    bob.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(panel).to_contain_text("played by a bot")
    take_two_cards(ada)
    ada.wait()
    bob.bar.get_by_role("button", name="Take over from the bot").click()
    expect(panel).not_to_contain_text("played by a bot")
    take_two_cards(ada)
    take_turn(bob)
    expect(bob.prompt).to_have_text("It’s Ada’s turn.")


def test_a_rematch_begins_for_each_when_they_like_with_the_next_player_first(visitors: Visitors) -> None:
    ada, bob = two_browsers(visitors, is_over)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    bob.page.get_by_role("button", name="Play again").click()
    expect(bob.prompt).to_have_text("Choose your first tickets: keep one or both.")
    expect(ada.page.get_by_text("Bob plays again.")).to_be_visible()
    ada.page.get_by_role("button", name="Stay here").click()
    bob.keep_all()
    bob.page.get_by_label("Write a message").fill("Coming?")
    bob.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Coming?")
    expect(ada.prompt).to_have_text("The game is over.")
    ada.page.get_by_role("button", name="Join the next game").click()
    expect(ada.prompt).to_have_text("Choose your first tickets: keep one or both.")
    for table in (ada, bob):
        expect(
            table.page.get_by_role("region", name="Players").get_by_role("listitem").first
        ).to_contain_text("Bob")
    take_turn(ada)
    take_turn(bob)


# --- talking


def test_what_is_said_is_text_and_nothing_else(visitors: Visitors) -> None:
    ada, bob = two_browsers(visitors)
    said = "<b>hello</b> &amp; <img src=x onerror=alert(1)>"
    bob.page.get_by_label("Write a message").fill(said)
    bob.page.get_by_role("button", name="Send").click()
    for table in (ada, bob):
        expect(table.page.get_by_role("log", name="Chat")).to_contain_text(said)
        expect(table.page.get_by_role("log", name="Chat").get_by_role("img", name="x")).to_have_count(0)


# --- how fast


def test_a_move_in_one_browser_is_drawn_in_another_in_a_time_that_is_told(
    visitors: Visitors,
    record_property: Callable[[str, object], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    ada, bob = two_browsers(visitors)
    times = measure(ada, bob, 20)
    assert len(times) == 20
    record_property("median_ms", median(times))
    with capsys.disabled():
        print(
            f"\nFrom a click to the other browser: median {median(times):.0f} ms of {len(times)} moves.",
            file=sys.stderr,
        )
