"""The table is calm: its parts keep their places for a whole game, none covers another, no room is empty."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.browser import PHONE, Visitors
from tests.support.browser.layout import COACH, PARTS, Layout, follow, measure, moved
from tests.support.browser.local_tables import HEARD, play_on
from tests.support.browser.looks import HEIGHTS
from tests.support.browser.playing import Table, quick

MOST_EMPTY = 0.08
LEAST_CARD = {360: 36, 768: 60, 1280: 76, 1920: 104}
"""How wide cards are at least, in pixels."""
ACTIONS = 9
"""How many are done by clicks: among them tickets are kept twice, souvenirs placed and a route paid."""
SCREENS = {360: 740, 390: 844}
"""Phones."""
LIT_UNDER_CONTROLS = """() => {
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const controls = boxes(".board button");
  const marks = boxes(".board .route use, .board [data-location] > g use");
  return marks.filter((mark) => controls.some((control) => meets(control, mark)));
}"""
"""Whatever on the board could be lit, and lies under a button."""


def open_table(visitors: Visitors, width: int, height: int, path: str = "/") -> Page:
    """Return a page of this size that knows what its worker says."""
    phone = PHONE if width < 600 else {}
    viewport = {"viewport": {"width": width, "height": height}}
    context = visitors.new_context(**quick(visitors), **{**phone, **viewport})
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.goto(path)
    return page


def begin_game(page: Page) -> Table:
    page.get_by_role("button", name="Play now").click()
    return Table(page)


def begin_lesson(page: Page) -> Table:
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name="Your first game")).to_be_visible()
    return Table(page)


def check(layout: Layout, width: int) -> None:
    """Fail where parts are covered, room is empty or cards are small."""
    assert layout.covered == []
    assert layout.empty <= MOST_EMPTY
    assert layout.card >= LEAST_CARD[width]


def drawn(table: Table) -> None:
    """Wait until all parts of a table are drawn."""
    table.wait()
    table.page.wait_for_selector("html:not([data-drawing])")
    for part in PARTS.values():
        expect(table.page.locator(part)).to_be_attached()
    expect(table.hand.get_by_role("button").first).to_be_attached()


@pytest.mark.parametrize(("width", "height"), HEIGHTS.items())
def test_the_parts_of_a_table_keep_their_places_for_a_whole_game(
    width: int, height: int, visitors: Visitors
) -> None:
    table = begin_game(open_table(visitors, width, height))
    drawn(table)
    follow(table.page)
    for _ in range(ACTIONS):
        table.act()
        check(measure_at_top(table.page), width)
    play_on(table)
    assert moved(table.page) == {}
    if width >= 900:
        assert measure(table.page).empty <= MOST_EMPTY


def measure_at_top(page: Page) -> Layout:
    """Return the layout of the first screen."""
    page.evaluate("scrollTo(0, 0)")
    return measure(page)


@pytest.mark.parametrize(("width", "height"), HEIGHTS.items())
def test_the_parts_of_a_lesson_keep_their_places(width: int, height: int, visitors: Visitors) -> None:
    table = begin_lesson(open_table(visitors, width, height, "/learn"))
    drawn(table)
    # On small screens the coach is a sheet over the page, which ends above it.
    parts = PARTS | COACH if width >= 900 else PARTS
    follow(table.page, parts)
    for _ in range(ACTIONS // 2):
        table.act()
        if width >= 900:
            check(measure(table.page, parts), width)
    expect(table.page.locator("#players")).to_be_in_viewport(ratio=1)
    assert moved(table.page) == {}


@pytest.mark.parametrize(("width", "height"), SCREENS.items())
@pytest.mark.parametrize("begin", [begin_game, begin_lesson])
def test_a_phone_shows_board_prompt_display_and_hand_at_once(
    width: int, height: int, begin: Callable[[Page], Table], visitors: Visitors
) -> None:
    table = begin(open_table(visitors, width, height, "/learn" if begin is begin_lesson else "/"))
    drawn(table)
    if begin is begin_lesson:
        expect(table.prompt).to_be_in_viewport(ratio=1)
        table.page.get_by_role("region", name="Your first game").get_by_role("button", name="Hide").click()
    for part in ("board", "players", "prompt", "display", "hand"):
        expect(table.page.locator(PARTS[part])).to_be_in_viewport(ratio=1)
    # Its buttons are not over anything of the board.
    expect(table.page.locator(".board button[aria-disabled=true]").first).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), HEIGHTS.items())
def test_nothing_that_can_be_lit_lies_under_a_control(width: int, height: int, visitors: Visitors) -> None:
    table = begin_game(open_table(visitors, width, height))
    drawn(table)
    assert table.page.evaluate(LIT_UNDER_CONTROLS) == []


def test_chat_is_there_only_where_somebody_reads_it(visitors: Visitors) -> None:
    table = begin_game(open_table(visitors, 1280, 800))
    drawn(table)
    expect(table.page.locator("#chat")).to_have_count(0)


# --- the measuring itself

JUMP = "() => document.querySelector('#tickets').style.setProperty('translate', '0 1px')"
COVER = """() => Object.assign(document.querySelector("#hand").style, { position: "fixed", inset: "0" })"""
EMPTY = """() => {
  document.querySelector(".lower").replaceChildren();
  for (const part of document.querySelectorAll("#tickets, .upper > *")) part.remove();
}"""


def test_a_jump_a_cover_and_an_empty_room_are_found(visitors: Visitors) -> None:
    table = begin_game(open_table(visitors, 1280, 800))
    drawn(table)
    follow(table.page)
    table.page.evaluate(JUMP)
    table.page.wait_for_timeout(100)
    assert set(moved(table.page)) == {"tickets"}
    assert measure(table.page).covered == []
    table.page.evaluate(COVER)
    assert "board is covered by hand" in measure(table.page).covered
    table.page.reload()
    drawn(table)
    assert measure(table.page).empty <= MOST_EMPTY
    table.page.evaluate(EMPTY)
    assert measure(table.page).empty > MOST_EMPTY
