"""The review of a finished game in the browser: made there, stopped and gone on with, kept, and told."""

import json
import re
from itertools import islice

from playwright.sync_api import Locator, Page, expect

from cablecar.analysis.judge import MISTAKE
from cablecar.analysis.review import Reviewing
from cablecar.engine.game import Game
from cablecar.engine.moves import Move
from cablecar.language.commands import command_of
from tests.support.browser.browser import PHONE, Visitors, axe
from tests.support.browser.local_tables import begin, finish, stored
from tests.support.browser.playing import command_line, text_of
from tests.support.paths import CORPUS
from tests.support.speech import ENGLISH, speech

FILE = CORPUS / "random-2-players-001.json"
MOVES = len(json.loads(FILE.read_bytes())["moves"])
KERNEL = re.compile("^/engine/review-[0-9a-f]+.wasm$")


def panel(page: Page) -> Locator:
    """Return where a game is reviewed."""
    return page.get_by_role("region", name=ENGLISH.say("review-heading"), exact=True)


def brought(visitors: Visitors, page: Page | None = None) -> Page:
    """Open the replay page, in a browser of its own or on a page, and bring a file."""
    page = page or visitors.new_page("/replay")
    page.get_by_label("Choose a file").set_input_files(FILE)
    expect(page.locator(".first")).to_be_hidden()
    return page


def kernels(visitors: Visitors) -> int:
    """Return how often the kernel for reviews was asked for."""
    return sum(bool(KERNEL.match(path)) for path in visitors.requests)


def expect_told(page: Page) -> None:
    """Expect the whole review."""
    expect(panel(page).get_by_text(ENGLISH.say("review-aims"))).to_be_visible()
    expect(panel(page).get_by_role("row", name=ENGLISH.say("review-luck"))).to_be_visible()
    expect(panel(page).get_by_role("img", name=re.compile(ENGLISH.say("review-chances")))).to_be_visible()


def test_a_game_of_this_device_is_reviewed_from_its_end_and_the_review_is_kept_and_deleted_with_it(
    visitors: Visitors,
) -> None:
    _, table = begin(visitors)
    finish(table)
    page = table.page
    assert kernels(visitors) == 0
    page.get_by_role("link", name=ENGLISH.say("game-analyse")).first.click()
    expect_told(page)
    game = stored(page, "games")[0]["id"]
    (review,) = stored(page, "reviews")
    assert review["game"] == game
    asked = kernels(visitors)
    assert asked > 0
    page.reload()
    expect_told(page)
    assert kernels(visitors) == asked
    page.goto("/")
    page.get_by_text(ENGLISH.saying("start-finished")).click()
    page.get_by_role("link", name=ENGLISH.say("game-analyse")).click()
    expect_told(page)
    page.goto("/")
    page.get_by_text(ENGLISH.saying("start-finished")).click()
    page.get_by_role("button", name=ENGLISH.saying("my-games-delete")).click()
    page.get_by_role("button", name=ENGLISH.saying("my-games-delete-yes")).click()
    expect(page.get_by_text(ENGLISH.saying("start-finished"))).to_have_count(0)
    assert stored(page, "reviews") == []


def test_a_review_is_stopped_and_gone_on_with_later(visitors: Visitors) -> None:
    page = brought(visitors)
    page.get_by_role("button", name=ENGLISH.say("game-analyse")).click()
    expect(panel(page).get_by_text(re.compile(r"^[1-9]\d* of \d+\smoves$"))).to_be_visible()
    panel(page).get_by_role("button", name=ENGLISH.say("review-stop")).click()
    go_on = panel(page).get_by_role("button", name=ENGLISH.say("review-go-on"))
    expect(go_on).to_be_visible()
    done = int(panel(page).get_by_role("progressbar").get_attribute("value") or "")
    assert 0 < done < MOVES
    page.reload()
    brought(visitors, page)
    page.get_by_role("button", name=ENGLISH.say("game-analyse")).click()
    assert int(panel(page).get_by_role("progressbar").get_attribute("value") or "") >= done
    go_on.click()
    expect_told(page)


def test_moments_and_mistakes_lead_to_their_steps_and_tickets_are_lit(visitors: Visitors) -> None:
    page = brought(visitors)
    page.get_by_role("button", name=ENGLISH.say("game-analyse")).click()
    expect_told(page)
    slider = page.get_by_role("slider", name="Step of the game")
    moments = panel(page).get_by_role("listitem").get_by_role("button", name=re.compile(r"^Move"))
    told = text_of(moments.first)
    moments.first.click()
    number = re.search(r"\d+", told)
    assert number
    expect(slider).to_have_value(number[0])
    plot = panel(page).get_by_role("img", name=re.compile(ENGLISH.say("review-chances")))
    box = plot.bounding_box()
    assert box
    plot.click(position={"x": box["width"] - 14, "y": 40})
    expect(slider).to_have_value(str(MOVES))
    ticket = panel(page).locator("button", has_text=ENGLISH.say("review-since-start")).first
    ticket.click()
    expect(ticket).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .lit").first).to_be_attached()
    assert axe(page) == []


def test_a_player_finds_better_moves_and_no_answer_is_anywhere_before_it_is_asked_for(
    visitors: Visitors,
) -> None:
    game = Game.replay(json.loads(FILE.read_bytes()))
    made_badly = (made for made in Reviewing(game) if made.seat == 0 and made.loss >= MISTAKE)
    first, second = islice(made_badly, 2)
    answers = [command_at(game, made.number, made.decision.best) for made in (first, second) if made.decision]
    page = brought(visitors)
    page.get_by_role("button", name=ENGLISH.say("game-analyse")).click()
    expect_told(page)
    assert not any(answer in text_of(panel(page)) for answer in answers)
    panel(page).get_by_role("button", name=re.compile("^Find better moves for")).first.click()
    coach = page.get_by_role("region", name=re.compile(r"^Mistake"))
    expect(coach).to_contain_text("Mistake\N{NO-BREAK SPACE}1 of")
    kept = json.dumps(stored(page, "reviews"))
    assert '"best"' not in kept
    assert answers[0] not in page.content()
    typed = command_line(page)
    typed.fill(command_at(game, first.number, first.move))
    typed.press("Enter")
    expect(coach).to_contain_text("Try again")
    assert answers[0] not in page.content()
    typed.fill("claim somewhere")
    typed.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    typed.fill(answers[0])
    typed.press("Enter")
    expect(coach).to_contain_text("that is the best move")
    assert axe(page) == []
    coach.get_by_role("button", name=ENGLISH.say("exercise-next")).click()
    expect(coach).to_contain_text("Mistake\N{NO-BREAK SPACE}2")
    coach.get_by_role("button", name=ENGLISH.say("exercise-show")).click()
    expect(coach).to_contain_text(answers[1])
    (kept_review,) = stored(page, "reviews")
    assert kept_review["learned"] == {str(first.number): "found", str(second.number): "shown"}
    coach.get_by_role("button", name=ENGLISH.say("exercise-back")).click()
    mistakes = panel(page).locator("details:has(li)").first
    mistakes.locator("summary").click()
    mistakes.get_by_role("button").first.click()
    panel(page).get_by_role("button", name=ENGLISH.say("review-show-better")).click()
    expect(panel(page)).to_contain_text(answers[0])


def command_at(game: Game, number: int, move: Move) -> str:
    """Return a move instead of the one of this number as it is typed."""
    before = next(stage for stage in Game.replaying(game.record()) if len(stage.moves) == number - 1)
    return command_of(move, before.view(game.moves[number - 1].seat))


def test_it_fits_on_a_phone_and_is_told_in_the_reader_s_language(visitors: Visitors) -> None:
    german = speech("de", ("page", "review"))
    page = visitors.new_page("/replay", **PHONE, locale="de-DE")
    page.locator("input[type=file]").set_input_files(FILE)
    page.get_by_role("button", name=german.say("game-analyse")).click()
    expect(page.get_by_text(german.say("review-aims"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
