"""How the page looks in every state: nothing overlaps, nothing is cut, and nobody needs to see colours."""

from itertools import combinations, cycle
from typing import Any, Literal

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from cablecar.board import CARDS, COLORS, FERRY, GREY
from cablecar.common.catalogue import LANGUAGES
from cablecar.engine.game import Game
from cablecar.engine.view import Phase
from tests.support.browser.browser import DESKTOP, MOVING, PHONE, STILL, axe
from tests.support.browser.looks import Grey, Shape, faults, picture, resize, see_no_colours, shape
from tests.support.browser.states import STATES, Stage, shown, stands, start
from tests.support.server.serving import RunningServer

NARROW: ViewportSize = {"width": 320, "height": 640}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""What a window of 1280 × 800 has at 200 %."""
REFLOWING = (
    "start-with-games",
    "making-a-table",
    "lobby-as-host",
    "own-turn-of-four",
    "statistics",
    "replay",
)
TOUCHED = 600
"""Narrower windows are touched with fingers."""
MOST_WAYS = 19
"""A grey route of three spaces: six colours, each with up to two ferries, or three ferries."""
SHARP = {**DESKTOP, "device_scale_factor": 3}
LEAST_DIFFERENCE = 0.15
"""What part of two signs laid on each other must not be common to both."""


# A sample of what `make screenshots` looks at: there every state is seen in every language and width, and by
# axe on phones and desktops, by day and by night. Here each comes in one language, mostly one of long words,
# on a phone and in one of the wider windows.
SAMPLE = list(
    zip(
        STATES,
        cycle(("de", "fr", "nl", "de", "da", "fr", "en")),
        cycle((1280, 768, 1920)),
        cycle(((360, "dark"), (1280, "light"), (360, "light"), (1280, "dark"))),
        strict=False,
    )
)


@pytest.fixture(scope="module")
def server(fixed_server: RunningServer) -> RunningServer:
    return fixed_server


@pytest.mark.parametrize(("name", "language", "wide", "axe_at"), SAMPLE)
def test_nothing_overlaps_or_is_cut_and_axe_finds_nothing(
    name: str, language: str, wide: int, axe_at: tuple[int, Literal["dark", "light"]], stage: Stage
) -> None:
    stage.options = {**PHONE, **STILL}
    page = stage.show(name, language)
    found: dict[int | str, list[str]] = {}
    for width in (360, wide):
        resize(page, width)
        found[width] = faults(page, touch=width < TOUCHED)
    width, scheme = axe_at
    resize(page, width)
    page.emulate_media(color_scheme=scheme)
    found["axe"] = axe(page)
    assert {where: faults for where, faults in found.items() if faults} == {}


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_all_ways_to_pay_a_route_are_seen_at_once(device: dict[str, Any], stage: Stage) -> None:
    page = stage.show_with("choosing-among-many-payments", **device)
    resize(page, 1280 if device is DESKTOP else 360)
    box = page.locator(".bar").bounding_box()
    ways = page.get_by_role("group", name="Pay with:").get_by_role("button").all()
    assert len(ways) == MOST_WAYS + 1, "The last button leaves the choice."
    feet = [way["y"] + way["height"] for way in (button.bounding_box() for button in ways) if way]
    assert box is not None
    assert max(feet) <= box["y"] + box["height"]


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_a_souvenir_is_placed_without_scrolling_on_a_phone(language: str, stage: Stage) -> None:
    stage.options = {**PHONE, **STILL}
    page = stage.show("placing-souvenirs", language)
    bar = page.locator(".bar").bounding_box()
    put = page.locator(".bar form .primary").bounding_box()
    assert bar is not None
    assert put is not None
    assert put["y"] + put["height"] <= bar["y"] + bar["height"]


@pytest.mark.parametrize(("name", "language"), list(zip(REFLOWING, cycle(LANGUAGES), strict=False)))
def test_it_reflows_at_320_px_and_at_200_percent(name: str, language: str, stage: Stage) -> None:
    stage.options = {"viewport": NARROW}
    page = stage.show(name, language)
    assert faults(page) == [], "at 320 px"
    resize(page, **ZOOMED)
    assert faults(page) == [], "at 200 %"


def test_the_search_for_faults_finds_them(stage: Stage) -> None:
    page = start(stage)
    page.evaluate("""() => {
      const add = (tag, text, style, into = document.body) => {
        const made = into.appendChild(document.createElement(tag));
        made.textContent = text;
        Object.assign(made.style, style);
        return made;
      };
      add("p", "cut in the middle of it", { width: "60px", overflow: "hidden", whiteSpace: "nowrap" });
      const short = { width: "60px", overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" };
      add("p", "short without a title", short);
      add("p", "short with its title", short).title = "short with its title";
      add("p", "far out", { position: "absolute", left: "-30px", top: "0" });
      add("p", "tiny", { fontSize: "9px" });
      add("p", "start-no-such-key", {});
      add("input", "", { width: "60px" }).placeholder = "a hint that is too long";
      const choice = add("select", "", { width: "60px" });
      choice.append(new Option("a choice that is too long"));
      const box = add("div", "", { position: "relative", height: "60px" });
      const place = { position: "absolute", width: "99px", height: "44px" };
      for (const name of ["one", "two"]) add("button", name, place, box);
      add("button", "x", { width: "20px", padding: "0" });
      add("div", "", { width: "200vw", height: "1px" });
    }""")
    found = "\n".join(faults(page))
    for told in (
        "cut: “cut in",
        "cut: “short without",
        "outside the window: “far out”",
        "text of 9.0 px",
        "not from the catalogue",
        "cut: the hint “a hint",
        "cut: the choice “a choice",
        "texts overlap: “one” and “two”",
        "controls overlap: “one” and “two”",
        "target of 20",
        "the page is",
    ):
        assert told in found
    assert "short with its title" not in found


# --- without colours


def alike(pictures: dict[str, Grey]) -> list[tuple[str, str, float]]:
    """Return the signs that can't be told apart by their shape."""
    shapes = {name: shape(grey) for name, grey in pictures.items()}
    pairs = [(one, other, difference(shapes[one], shapes[other])) for one, other in combinations(shapes, 2)]
    return [pair for pair in pairs if pair[2] < LEAST_DIFFERENCE]


def difference(one: Shape, other: Shape) -> float:
    """Return what part of two signs laid on each other is not common to both."""
    return float(np.sum(one != other) / np.sum(one | other))


def sign(drawn: Locator, size: float) -> Grey:
    """Return the picture around the middle of the first of these."""
    drawn.first.scroll_into_view_if_needed()
    box = drawn.first.bounding_box()
    assert box is not None
    return picture(drawn.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, size)


def has_all_cards(game: Game) -> bool:
    """Return True if the first seat sees every kind of card, in its hand or face up."""
    if not stands(Phase.TURN)(game):
        return False
    view = game.view(0)
    held = {card for card, count in view.hand.items() if count}
    return {*held, *view.display} >= set(CARDS)


def test_without_colours_each_card_is_told_by_the_shape_of_its_sign(stage: Stage) -> None:
    stage.options = SHARP
    page = shown(stage.playing(has_all_cards).open(), "Your turn:")
    see_no_colours(page)
    buttons = page.get_by_role("button")
    signs = {card: sign(buttons.locator(f"use[href='#glyph-{card}']"), 15) for card in CARDS}
    assert alike(signs) == []


def test_without_colours_each_space_of_the_board_is_told_by_the_shape_of_its_sign(stage: Stage) -> None:
    stage.options = SHARP
    page = shown(stage.playing(stands(Phase.TURN)).open(), "Your turn:")
    see_no_colours(page)
    looks = {color: f"space-{color}" for color in (*COLORS, GREY)} | {FERRY: "anchor-ferry"}
    signs = {color: sign(page.locator(f"use[href='#{look}']"), 9) for color, look in looks.items()}
    assert alike(signs) == []


def test_signs_of_one_shape_are_found_whatever_their_colours() -> None:
    square, other = np.full((64, 64), 250, np.uint8), np.full((64, 64), 200, np.uint8)
    square[20:44, 20:44], other[20:44, 20:44] = 30, 120
    assert [pair[:2] for pair in alike({"red": square, "blue": other})] == [("red", "blue")]


# --- motion, and colours that the system chooses


def moving(page: Page) -> int:
    """Return how many things of a page move."""
    count: int = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
    return count


@pytest.mark.parametrize("name", ["start", "own-turn", "game-over"])
def test_nothing_moves_for_who_wants_no_motion(name: str, stage: Stage) -> None:
    page = stage.show_with(name, **STILL)
    page.get_by_role("button").first.hover()
    assert moving(page) == 0


def test_without_such_a_wish_the_fog_drifts(stage: Stage) -> None:
    assert moving(stage.show_with("own-turn", **MOVING)) > 0


UNSEEN = """() => [...document.querySelectorAll("button, a.button, select, input")]
  .filter((control) => control.checkVisibility())
  .map((control) => (control.matches(".visually-hidden") ? control.closest("label") : control))
  .filter((control) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(control);
    return parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || borderTopColor === backgroundColor;
  })
  .map((control) => control.outerHTML.slice(0, 120))"""
RING = """() => {
  const style = getComputedStyle(document.activeElement);
  const isThick = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return isThick && style.outlineColor !== style.backgroundColor;
}"""


@pytest.mark.parametrize("name", ["start", "own-turn"])
def test_with_colours_of_the_system_controls_and_focus_are_seen(name: str, stage: Stage) -> None:
    page = stage.show_with(name, forced_colors="active")
    assert page.evaluate(UNSEEN) == []
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('svg') === null"):
            assert page.evaluate(RING)
