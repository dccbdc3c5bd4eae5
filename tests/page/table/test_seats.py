"""Seats in the browser: whose they are, what a link may do, and how a shared device keeps them apart."""

import re

import pytest
from playwright.sync_api import Page, expect

from cablecar.engine.view import Phase
from tests.support.browser.browser import Visitors
from tests.support.browser.playing import Table, quick
from tests.support.browser.seating import ask, opened, share_browser, sit_down, table_of
from tests.support.browser.states import play_until, stands

MIDDLE = stands(Phase.TURN, after=40)


def friends(visitors: Visitors) -> tuple[Table, Table, str]:
    """Return two browsers in the middle of a game, the first to move, and their table."""
    ada, bob = sit_down(visitors.new_context(**quick(visitors)), visitors.new_context(**quick(visitors)))
    table = table_of(ada.page)
    play_until(visitors.server, table, MIDDLE)
    ada.wait()
    return ada, bob, table


def share(visitors: Visitors) -> tuple[Page, str]:
    """Return a browser with two players in the middle of a game, Ada to move, and their table."""
    context, table = share_browser(visitors, MIDDLE)
    page = opened(context, f"/t/{table}")
    page.get_by_role("button", name="I’m Ada").click()
    return page, table


def test_a_crafted_link_does_nothing_to_the_one_who_opens_it(visitors: Visitors) -> None:
    ada, _, table = friends(visitors)
    visitors.requests.clear()
    for chair in ("0%2Fleave%3F", "1%2Fclose%3F", "..%2F..%2Frematch%3F"):
        page = ada.page.context.new_page()
        page.goto(f"/t/{table}#seat={chair}&code=x")
        Table(page).wait()
        page.close()
    assert not [path for path in visitors.requests if path.endswith(("leave", "close", "rematch"))]
    assert all(seat.secret_hash and not seat.bot for seat in visitors.server.registry.tables[table].seats)


def test_a_seat_that_moved_while_its_browser_was_away_says_so(visitors: Visitors) -> None:
    visitors.forgiven += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection", "403"]
    ada, _, table = friends(visitors)
    code = ask(ada.page.context, f"/api/tables/{table}/seats/0/code")["code"]
    ada.page.context.set_offline(True)
    expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
    ask(visitors.new_context(), f"/api/tables/{table}/seats/0/use-code", code=code)
    ada.page.context.set_offline(False)
    expect(ada.page.get_by_role("alert")).to_contain_text("This seat isn’t yours")
    expect(ada.page.get_by_role("region", name="Your cards")).to_be_hidden()


def test_a_move_made_without_a_network_is_played_once_when_it_is_back(visitors: Visitors) -> None:
    visitors.forgiven += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    ada, _, table = friends(visitors)
    live = visitors.server.live_game(table)
    before = len(live.entries)
    ada.page.context.set_offline(True)
    expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
    ada.cards.get_by_role("button", name=re.compile("draw pile", re.IGNORECASE)).click()
    ada.page.context.set_offline(False)
    expect(ada.prompt).to_have_text("Take your second card.")
    assert len(live.entries) == before + 1


def test_a_seat_of_a_shared_device_is_given_to_a_bot_and_taken_back(visitors: Visitors) -> None:
    page, table = share(visitors)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("dialog").get_by_role("button", name="Take over from the bot").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="I’m Bob").click()
    expect(Table(page).log).to_contain_text("The bot Casual is now playing for Ada.")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Ada takes over from the bot").click()
    expect(
        page.get_by_role("dialog").get_by_role("button", name="Ada takes over from the bot")
    ).to_have_count(0)
    assert visitors.server.registry.tables[table].seats[0].bot is None


def test_a_chosen_colour_never_pays_with_another_one_unasked(visitors: Visitors) -> None:
    ada, _, _ = friends(visitors)
    every = set(ada.claimable())
    card, other = next(
        (card, min(rest)) for card in ada.held() if (rest := every - claimable_with(ada, card))
    )
    choose(ada, card)
    before = ada.log.inner_text()
    ada.pick(other.removesuffix("can be claimed"))
    expect(ada.payments.get_by_role("button").first).to_be_visible()
    assert ada.log.inner_text() == before


def choose(table: Table, card: str) -> None:
    table.hand.get_by_role("button", name=re.compile(rf"\d+ {card} cards?:")).click()


def claimable_with(table: Table, card: str) -> set[str]:
    """Return the routes that are left when a colour is chosen, and choose none again."""
    choose(table, card)
    left = set(table.claimable())
    table.page.keyboard.press("Escape")
    return left


@pytest.mark.parametrize("status", [0, 503])
def test_a_page_without_its_words_says_one_sentence(visitors: Visitors, status: int) -> None:
    visitors.forgiven += ["Failed to load resource"]
    page = visitors.new_context(**quick(visitors, language="nl")).new_page()
    page.route("**/words/**", lambda route: route.fulfill(status=status) if status else route.abort())
    page.goto("/")
    expect(page.get_by_text("The page couldn’t be loaded")).to_be_visible()
    assert page.locator("body").inner_text().strip().startswith("The page couldn’t be loaded")
