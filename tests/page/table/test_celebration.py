"""What is worth winning for: the end is celebrated, and opponents are persons."""

import base64
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cablecar.common.shared import PEOPLE
from cablecar.engine.view import Phase
from tests.support.browser.browser import MOVING, Visitors
from tests.support.browser.local_tables import HEARD, finish
from tests.support.browser.playing import Table, quick
from tests.support.browser.states import Seated, Stage, is_over, shown, stands
from tests.support.server.serving import RunningServer
from tests.support.speech import ENGLISH

PIXELS = """async (file) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const dots = pen.getImageData(0, 0, width, height).data;
  const hex = (part) => part.toString(16).padStart(2, "0");
  const color = (at) => [...dots.slice(at, at + 3)].map(hex).join("");
  const at = (x, y) => color(4 * (y * width + x));
  const colors = new Set();
  for (let dot = 0; dot < dots.length; dot += 404) colors.add(color(dot));
  return { width, height, paper: at(4, 4), winner: at(600, 990), colors: colors.size };
}"""
"""Reads a picture: its size, two of its colours, and how many it has."""
SHARES = """() => {
  navigator.canShare = () => true;
  navigator.share = async ({ files: [file] }) => void (window.given = `${file.name} ${file.type}`);
}"""
"""A device with something to share with."""
LOOK = """(isHidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Looks at the page, or away from it."""


@pytest.fixture(scope="module")
def server(fixed_server: RunningServer) -> RunningServer:
    return fixed_server


def test_the_count_is_seen_whatever_was_looked_at_before(visitors: Visitors) -> None:
    context = visitors.new_context(**quick(visitors), **MOVING)
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.wait()
    page.locator("summary").filter(has_text=ENGLISH.say("describe-title")).click()
    page.locator(".lower").evaluate("(lower) => lower.scrollTo(0, lower.scrollHeight)")
    assert page.locator(".lower").evaluate("(lower) => lower.scrollTop") > 100
    finish(table)
    expect(page.locator("#final-show")).to_be_in_viewport()


def last_turn(stage: Stage) -> tuple[Page, Seated]:
    """Open a table in its last round."""
    seated = stage.playing(lambda game: stands(Phase.TURN)(game) and game.view(0).turns_left is not None)
    return shown(seated.open(), "Your turn:"), seated


def ended(stage: Stage) -> Page:
    """Let a game end before somebody's eyes."""
    page, seated = last_turn(stage)
    seated.play_until(is_over)
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def buttons(page: Page) -> list[Locator]:
    """Return what comes after a game."""
    return [
        page.get_by_role("button", name="Play again", exact=True),
        page.get_by_role("link", name="Replay", exact=True),
        page.get_by_role("button", name="Share", exact=True),
    ]


def test_the_end_is_celebrated_with_board_count_best_moment_and_picture(stage: Stage, tmp_path: Path) -> None:
    stage.options = quick(stage.visitors)
    page = ended(stage)
    dialog = page.get_by_role("dialog", name=re.compile("wins? with|share the victory"))
    expect(dialog.get_by_role("heading", level=2)).to_be_focused()
    expect(
        dialog.get_by_role("img", name="The final board").locator("[href^='#piece-']").first
    ).to_be_visible()
    expect(dialog.get_by_role("table", name="Final scores in points")).to_be_visible()
    expect(dialog).to_contain_text(re.compile(r"Best moment: (Ada|Grace) claims .+\s–\s.+ for \d+"))
    tops = {box["y"] for box in (button.bounding_box() for button in buttons(page)) if box}
    assert len(tops) == 1, "They stand in one row."
    check_picture(page, tmp_path / "picture.png")
    page.evaluate(SHARES)
    buttons(page)[-1].click()
    page.wait_for_function("() => window.given")
    assert page.evaluate("given") == "cable-car.png image/png"
    dialog.get_by_role("button", name="Create link").click()
    expect(dialog.get_by_label("Link to this replay")).to_have_value(re.compile(r"/replay/[\w-]+$"))
    page.keyboard.press("Escape")
    expect(page.locator("#final-count")).to_be_focused()
    for button in buttons(page):
        expect(button).to_be_visible()
    page.reload()
    expect(page.locator("#final-count")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_who_looked_away_or_typed_at_the_last_move_celebrates_once_afterwards(stage: Stage) -> None:
    stage.options = quick(stage.visitors)
    page, seated = last_turn(stage)
    dialog, counted = page.get_by_role("dialog"), page.locator("#final-count")
    line = page.get_by_role("textbox", name="Write a message")
    line.fill("Good ga")
    page.evaluate(LOOK, True)
    seated.play_until(is_over)
    expect(counted).to_be_visible()
    page.evaluate(LOOK, False)
    line.press_sequentially("me")
    expect(line).to_have_value("Good game")
    expect(dialog).to_have_count(0)
    line.press("Tab")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(counted).to_be_focused()
    line.focus()
    page.evaluate(LOOK, True)
    page.evaluate(LOOK, False)
    line.press("Tab")
    page.evaluate("() => new Promise((done) => setTimeout(done, 500))")
    expect(dialog).to_have_count(0)


def check_picture(page: Page, path: Path) -> None:
    """Check that what is shared is a picture of the board on paper, and of the scores."""
    with page.expect_download() as download:
        buttons(page)[-1].click()
    download.value.save_as(path)
    read = page.evaluate(PIXELS, base64.b64encode(path.read_bytes()).decode())
    assert (read["width"], read["height"]) == (1200, 1200)
    assert (read["paper"], read["winner"]) == ("fff8e7", "f2b544")
    assert read["colors"] > 40, "The board is seen."


def test_opponents_have_faces_names_and_manners_and_two_of_one_level_are_two_persons(
    visitors: Visitors,
) -> None:
    page = visitors.new_page(**quick(visitors))
    page.get_by_label("Opponents").select_option("3 bots")
    faces: set[str] = set()
    for bot, people in PEOPLE.items():
        page.get_by_label("Opponent 1").select_option(bot)
        told = page.locator("#start-bot")
        expect(told.locator("b")).to_have_text(f"{people[0]}, {people[1]} and {people[2]}")
        expect(told.locator("q")).to_have_text(ENGLISH.say(f"manner-{bot}"))
        drawn = page.get_by_role("img", name=ENGLISH.say(f"bot-name-{bot}"))
        expect(drawn).to_have_count(3)
        faces |= {face.locator("g").inner_html() for face in drawn.all()}
    assert len(faces) == 3 * len(PEOPLE)


def test_opponents_of_several_levels_play_at_one_table_and_are_kept(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    page.get_by_label("Opponents").select_option("3 bots")
    for seat, bot in enumerate(mixed := ("novice", "expert", "novice")):
        page.get_by_label(f"Opponent {seat + 1}").select_option(bot)
    names = [PEOPLE["novice"][0], PEOPLE["expert"][0], PEOPLE["novice"][1]]
    expect(page.locator("#start-bot b")).to_have_text([f"{names[0]} and {names[2]}", names[1]])
    page.get_by_role("button", name="Play now").click()
    players = page.get_by_role("region", name="Players")
    for name in names:
        expect(players).to_contain_text(name)
    page.go_back()
    for seat, bot in enumerate(mixed):
        expect(page.get_by_label(f"Opponent {seat + 1}")).to_have_value(bot)


def test_bots_play_under_their_names_and_say_something_at_the_end(visitors: Visitors) -> None:
    page = visitors.new_context(**quick(visitors)).new_page()
    page.add_init_script(f"({HEARD})()")
    page.goto("/")
    page.get_by_label("Opponents").select_option("2 bots")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.act()
    players = page.get_by_role("region", name="Players")
    for name in ("Rosa", "Hank"):
        player = players.get_by_role("listitem").filter(has_text=name)
        expect(player.get_by_role("img", name="Casual")).to_be_visible()
    finish(table)
    words = ENGLISH.saying("manner-casual-won", "manner-casual-lost")
    expect(page.get_by_role("dialog").locator("q").filter(has_text=words)).to_have_count(2)
    page.evaluate(SHARES)
    buttons(page)[-1].click()
    page.wait_for_function("() => window.given")
    expect(page.get_by_role("button", name="Create link")).to_have_count(0)
