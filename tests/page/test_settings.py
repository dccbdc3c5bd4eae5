"""What a browser keeps as its user likes it: colours, texts, movement, patterns, sounds, the board's zoom."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.support.browser.browser import MOVING, PHONE, Visitors
from tests.support.browser.looks import faults
from tests.support.browser.playing import quick
from tests.support.browser.states import Stage
from tests.support.server.serving import RunningServer

MOST_MARKUP = 40_000
"""Bytes of a board in the middle of a game."""
LARGEST = 150
"""The size of texts, in percent."""
WINDOWS: list[ViewportSize] = [
    {"width": 320, "height": 640},
    {"width": 360, "height": 740},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
]
DEVICES = [{"reduced_motion": "no-preference"}, {"reduced_motion": "reduce"}]
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"
COVERED = """() => {
  const drawn = [...document.querySelectorAll(".route use, [data-location] > g:first-child > use")];
  const idOf = (one) => one.closest(".route, [data-location]").dataset;
  const boxes = drawn.map((one) => [idOf(one), one.getBoundingClientRect()]);
  const controls = [...document.querySelectorAll(".board button")].map((one) => one.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const isUnder = ([, box]) => controls.some((control) => meets(box, control));
  return boxes.filter(isUnder).map(([id]) => ({ ...id }));
}"""
"""Returns the routes and places that are under a control of the board."""

KEPT = "() => localStorage.getItem('cablecar-zoom')"
"""The zoom, once it is kept."""


@pytest.fixture(scope="module")
def server(fixed_server: RunningServer) -> RunningServer:
    return fixed_server


def open_settings(page: Page) -> Locator:
    """Open the settings on the start page."""
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def look_of(page: Page) -> tuple[str | None, str | None, str | None, str]:
    """Return what the style sheet is told: scheme, movement, patterns, and how large texts are."""
    root = page.locator("html")
    size: str = root.evaluate("(root) => getComputedStyle(root).fontSize")
    return (
        root.get_attribute("data-theme"),
        root.get_attribute("data-motion"),
        root.get_attribute("data-patterns"),
        size,
    )


def test_settings_are_seen_at_once_and_kept(visitors: Visitors) -> None:
    page = visitors.new_page(**MOVING)
    settings = open_settings(page)
    assert look_of(page) == ("auto", "full", "on", "16px")
    settings.get_by_label("Theme").select_option("Dark")
    settings.get_by_label("Text size").select_option("150%")
    settings.get_by_label("Animations").select_option("Never")
    settings.get_by_label("Patterns").uncheck()
    assert look_of(page) == ("dark", "reduced", "off", "24px")
    page.reload()
    assert look_of(page) == ("dark", "reduced", "off", "24px")
    settings = open_settings(page)
    expect(settings.get_by_label("Text size")).to_have_value("150")
    expect(settings.get_by_label("Patterns")).not_to_be_checked()


def test_sounds_are_off_until_somebody_wants_them_and_have_a_volume(visitors: Visitors) -> None:
    page = visitors.new_page()
    settings = open_settings(page)
    expect(settings.get_by_label("Play sounds")).not_to_be_checked()
    expect(settings.get_by_label("Volume")).to_have_count(0)
    settings.get_by_label("Play sounds").check()
    settings.get_by_label("Volume").focus()
    page.keyboard.press("End")
    page.reload()
    volume = open_settings(page).get_by_label("Volume")
    expect(volume).to_have_value("1")
    expect(volume).to_have_attribute("aria-valuetext", "100%")


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device["reduced_motion"])
@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_movement_is_as_it_was_chosen_whatever_the_device_wants(
    motion: str, device: dict[str, str], stage: Stage
) -> None:
    page = stage.show_with("own-turn", **quick(stage.visitors, motion=motion), **device)
    page.get_by_role("button", name="Zoom in").click()
    assert (page.evaluate(RUNNING) > 0) == (motion == "full")


def test_movement_follows_a_device_that_changes_its_mind(visitors: Visitors) -> None:
    page = visitors.new_page()
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator("html[data-motion=reduced]")).to_have_count(1)


def test_without_patterns_the_glyphs_stay(stage: Stage) -> None:
    page = stage.show_with("own-turn", **quick(stage.visitors, patterns=False))
    tiles = page.locator("pattern[id^=pattern-] > g")
    assert tiles.evaluate_all("(all) => all.map((one) => getComputedStyle(one).display)") == ["none"] * 8
    expect(page.get_by_role("button").locator("use[href^='#glyph-']").first).to_be_visible()


def test_the_zoom_of_the_board_is_kept_and_the_menu_leads_to_the_settings(stage: Stage) -> None:
    page = stage.show_with("own-turn")
    board = page.get_by_role("group", name="Board", exact=True)
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function(KEPT)
    near = board.get_attribute("viewBox") or ""
    assert near != whole
    page.reload()
    expect(board).to_have_attribute("viewBox", near)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


@pytest.mark.parametrize("name", ["start-with-games", "settings", "lobby-as-host", "own-turn-of-four"])
def test_large_texts_fit_a_phone(name: str, stage: Stage) -> None:
    page = stage.show_with(name, **PHONE, **quick(stage.visitors, text=LARGEST, motion="reduced"))
    assert faults(page, touch=True) == []


# The board


def test_no_control_of_the_board_lies_on_a_route_or_a_place_when_all_of_it_is_seen(stage: Stage) -> None:
    page = stage.show_with("own-turn", **quick(stage.visitors, motion="reduced"))
    for window in WINDOWS:
        page.set_viewport_size(window)
        page.get_by_role("button", name="Show the whole board", include_hidden=True).dispatch_event("click")
        expect(page.get_by_role("button", name=re.compile("^Move "))).to_have_count(0)
        assert page.evaluate(COVERED) == [], window


def test_a_board_that_is_seen_whole_stays_so_in_a_smaller_window(stage: Stage) -> None:
    page = stage.show_with("own-turn", **quick(stage.visitors, motion="reduced"))
    while not page.evaluate(KEPT):  # keys are heard once the page is ready
        page.keyboard.press("b")
        page.keyboard.press("ArrowRight")  # the board comes to what has the focus, and keeps its size
        page.wait_for_timeout(100)
    for window in WINDOWS:
        page.set_viewport_size(window)
        expect(page.get_by_role("button", name="Show the whole board", include_hidden=True)).to_be_disabled()
        expect(page.get_by_role("button", name=re.compile("^Move "))).to_have_count(0)


def test_the_log_stays_at_its_newest_line_when_letters_grow(stage: Stage) -> None:
    page = stage.show_with("own-turn")
    log = page.locator("#log .log-box").element_handle()
    rest = "(log.scrollHeight - log.scrollTop - log.clientHeight)"
    at_end = f"(log) => log.scrollHeight > log.clientHeight && {rest} < 2"
    page.wait_for_function(at_end, arg=log)
    page.evaluate("() => { document.documentElement.style.fontSize = '28px' }")
    page.wait_for_function(at_end, arg=log)


def test_a_board_is_small_in_the_middle_of_a_game(stage: Stage) -> None:
    board = stage.show_with("own-turn").get_by_role("group", name="Board", exact=True)
    markup = board.evaluate("(board) => board.outerHTML.replaceAll('&nbsp;', ' ')")  # one letter of its names
    assert len(markup.encode()) <= MOST_MARKUP


LIT_UNDER = """() => {
  const frame = document.querySelector(".board").getBoundingClientRect();
  const calls = document.querySelectorAll("[data-location].lit .call");
  const lit = [...calls].map((one) => one.getBoundingClientRect());
  const controls = [...document.querySelectorAll(".board button")].map((one) => one.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const isBeside = (a) => a.left >= frame.left && a.right <= frame.right;
  const isIn = (a) => isBeside(a) && a.top >= frame.top && a.bottom <= frame.bottom;
  return lit.filter((box) => !isIn(box) || controls.some((one) => meets(box, one))).length;
}"""
"""Returns how many lit places are outside of the board's window, or under a control."""


def test_nothing_that_is_lit_lies_under_a_control_on_a_phone(stage: Stage) -> None:
    page = stage.show_with("game-over-of-four", **PHONE, **quick(stage.visitors, motion="reduced"))
    tickets = page.locator("button:has(.ticket)").all()
    assert len(tickets) >= 4
    for ticket in tickets:
        ticket.click()
        expect(page.locator("[data-location].lit")).to_have_count(2)
        assert page.evaluate(LIT_UNDER) == 0, ticket.inner_text()
        ticket.click()


MET = """() => {
  const names = [...document.querySelectorAll("[data-location] > text > tspan[x]")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { name: one.textContent, left, right, top: top + 2, bottom: bottom - 2 };
  });
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const pairs = names.flatMap((a, at) => names.slice(0, at).filter((b) => meets(a, b)).map((b) => [a, b]));
  return pairs.map(([a, b]) => [a.name, b.name]);
}"""
"""Returns the names on the board that overprint each other."""
CUT = """() => {
  const { left, right } = document.querySelector(".board").getBoundingClientRect();
  const names = [...document.querySelectorAll("[data-location] > text")];
  const boxes = names.map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
  return boxes.filter(([, box]) => box.left < left || box.right > right).map(([name]) => name);
}"""
"""Returns the names that the board's edge cuts."""
BROKEN = """() => [...document.querySelectorAll(".ticket .places span")].flatMap(({ firstChild: text }) =>
  [...text.data.matchAll(/\\S+/g)].filter(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word))"""
"""Returns the words of tickets that are broken into two lines."""


@pytest.mark.parametrize("size", [100, LARGEST])
def test_no_names_on_the_board_overprint_each_other(size: int, stage: Stage) -> None:
    page = stage.show_with("own-turn", **quick(stage.visitors, motion="reduced", text=size))
    for window in WINDOWS:
        page.set_viewport_size(window)
        assert page.evaluate(MET) == [], window
    page.set_viewport_size(WINDOWS[-1])
    assert page.evaluate(CUT) == []


def test_names_on_the_board_grow_with_all_texts(stage: Stage) -> None:
    page = stage.show_with("own-turn", **quick(stage.visitors, motion="reduced", text=LARGEST))
    name = page.locator("[data-location] > text", has_text="Alcatraz")
    assert name.evaluate("(name) => parseFloat(getComputedStyle(name).fontSize)") > 19 * 1.4


def test_no_word_of_a_ticket_is_broken_by_large_texts(stage: Stage) -> None:
    page = stage.show_with("game-over-of-four", **PHONE, **quick(stage.visitors, text=LARGEST))
    assert page.evaluate(BROKEN) == []
