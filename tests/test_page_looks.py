"""How the page looks in every state: nothing overlaps, nothing is cut, and nobody needs to see colours."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations, cycle
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from browser import DARK, DESKTOP, MOVING, PHONE, STILL, House, axe, browser, house
from cablecar.board import CARDS, COLORS, FERRY, GREY
from cablecar.game import Game
from cablecar.server.page import is_built
from cablecar.view import Phase
from looks import Grey, Shape, faults, picture, see_no_colours, shape
from serving import RunningServer, serving
from states import FIXED, STATES, Stage, shown, stands, start

__all__ = ["browser", "house"]

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
SHARP = {**DESKTOP, "device_scale_factor": 3}
LEAST_DIFFERENCE = 0.15
"""What part of two signs laid on each other must not be common to both."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose games are always the same."""
    assert is_built(), "The page is not built: run make play."
    with serving(tmp_path_factory.mktemp("data"), **FIXED) as running:
        yield running


@pytest.fixture
def stage(house: House) -> Iterator[Stage]:
    """Where states are brought about."""
    with ExitStack() as rest:
        yield Stage(house, rest)


def set_up(stage: Stage, name: str, **options: Any) -> Page:
    """Bring a state about in a browser of this kind."""
    stage.options = options
    return STATES[name](stage)


# Axe takes its time: here it looks at every second state on a phone in the dark, at the others on a desktop;
# `make screenshots` lets it look at all of them in every size and scheme.
@pytest.mark.parametrize(("name", "in_hand"), list(zip(STATES, cycle((True, False)), strict=False)))
def test_nothing_overlaps_or_is_cut_and_axe_finds_nothing(name: str, in_hand: bool, stage: Stage) -> None:
    page = set_up(stage, name, **PHONE, **DARK, **STILL)
    assert faults(page, touch=True) == [], "on a phone"
    if in_hand:
        assert axe(page) == [], "on a phone in the dark"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(color_scheme="light")
    assert faults(page) == [], "on a desktop"
    if not in_hand:
        assert axe(page) == [], "on a desktop"


@pytest.mark.parametrize("name", REFLOWING)
def test_it_reflows_at_320_px_and_at_200_percent(name: str, stage: Stage) -> None:
    page = set_up(stage, name, viewport=NARROW)
    assert faults(page) == [], "at 320 px"
    page.set_viewport_size(ZOOMED)
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
      add("p", "far out", { position: "absolute", left: "-30px", top: "0" });
      add("p", "tiny", { fontSize: "9px" });
      add("p", "start-no-such-key", {});
      const box = add("div", "", { position: "relative", height: "60px" });
      const place = { position: "absolute", width: "99px", height: "44px" };
      for (const name of ["one", "two"]) add("button", name, place, box);
      add("button", "x", { width: "20px", padding: "0" });
      add("div", "", { width: "200vw", height: "1px" });
    }""")
    found = "\n".join(faults(page))
    for told in (
        "cut: “cut in",
        "outside the window: “far out”",
        "text of 9.0 px",
        "not from the catalogue",
        "texts overlap: “one” and “two”",
        "controls overlap: “one” and “two”",
        "target of 20",
        "the page is",
    ):
        assert told in found


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
    """Tell whether the first seat sees every kind of card, in its hand or face up."""
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
    page = set_up(stage, name, **STILL)
    page.get_by_role("button").first.hover()
    assert moving(page) == 0


def test_without_such_a_wish_the_fog_drifts(stage: Stage) -> None:
    assert moving(set_up(stage, "own-turn", **MOVING)) > 0


UNSEEN = """() => [...document.querySelectorAll("button, a.button, select, input")]
  .filter((control) => control.checkVisibility())
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
    page = set_up(stage, name, forced_colors="active")
    assert page.evaluate(UNSEEN) == []
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('svg') === null"):
            assert page.evaluate(RING)
