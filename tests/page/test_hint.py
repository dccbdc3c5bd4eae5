"""Hints at a table of this device: where to look, the best moves, and why; from what the seat knows."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.browser import Visitors, axe
from tests.support.browser.local_tables import begin
from tests.support.browser.seating import sit_down
from tests.support.speech import ENGLISH

PERCENT = re.compile(r"\d%$")


def hint_button(page: Page) -> Locator:
    """Return what asks for a hint."""
    return page.get_by_role("button", name=ENGLISH.say("table-hint"), exact=True)


def test_a_hint_tells_more_each_time_and_goes_with_the_position(visitors: Visitors) -> None:
    _, table = begin(visitors)
    page = table.page
    while not ENGLISH.saying("table-do-turn").match(table.wait()):
        table.act()
    panel = page.get_by_role("region", name=ENGLISH.say("table-hint"), exact=True)
    page.keyboard.press("i")
    expect(panel.get_by_text(ENGLISH.saying("hint-look", "hint-look-around"))).to_be_visible()
    panel.get_by_role("button", name=ENGLISH.say("hint-more")).click()
    moves = panel.get_by_role("button", name=PERCENT)
    expect(moves).to_have_count(3)
    assert axe(page) == []
    page.keyboard.press("i")
    expect(panel.locator("li li").first).to_be_visible()
    expect(panel.get_by_role("button", name=ENGLISH.say("hint-why"))).to_be_hidden()
    moves.first.click()
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    table.act()
    expect(panel).to_be_hidden()


def test_there_are_no_hints_at_a_table_with_others(visitors: Visitors) -> None:
    host, guest = visitors.new_context(), visitors.new_context()
    table, _ = sit_down(host, guest)
    table.wait()
    expect(hint_button(table.page)).to_have_count(0)
