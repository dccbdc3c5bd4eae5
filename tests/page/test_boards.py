"""Boards and bots of the host's own on the page: chosen, drawn, explained, played on, and missed."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cablecar.bots import known_bots
from cablecar.engine.moves import TakeCard
from cablecar.engine.view import Phase
from cablecar.server.model.boards import Boards, board_key
from tests.support.browser.browser import Visitors
from tests.support.browser.seating import sit_down, table_of
from tests.support.browser.states import play_until, stands
from tests.support.game.positions import board_named
from tests.support.server.serving import RunningServer, serving, wait_until
from tests.support.speech import ENGLISH

TINY = board_named("tiny")
WIDE = replace(TINY, id="wide", name="Wide", components=replace(TINY.components, display=7))
SAY = ENGLISH.say
CODE = '''
class Hasty:
    """Takes the first move that it finds."""

    def choose(self, view, legal_moves, rng, budget):
        return legal_moves[0]
'''


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that offers a board and a bot of its host's."""
    folder = tmp_path_factory.mktemp("data")
    code: Path = folder / "mine.py"
    code.write_text(CODE)
    with serving(folder, boards=Boards((TINY, WIDE)), bots=known_bots(code), draw=list) as running:
        yield running


def test_a_board_and_a_bot_are_chosen_and_played_with(visitors: Visitors) -> None:
    page = visitors.new_page("/")
    board = page.get_by_role("combobox", name=SAY("make-board"))
    expect(board).to_have_value(board_key(TINY))
    assert board.locator("option").all_inner_texts()[0] == "Tiny"
    assert page.get_by_role("combobox", name=SAY("start-bots")).locator("option").count() == 2
    level = page.get_by_role("combobox", name=SAY("start-level"))
    expect(level.locator("option[value=hasty]")).to_have_text("Hasty")
    level.select_option("hasty")
    expect(page.get_by_text("Takes the first move that it finds.")).to_be_visible()
    page.get_by_role("button", name=SAY("start-play")).click()
    expect(page.locator("#board").get_by_text("Market")).to_be_visible()
    expect(page.get_by_text("Hasty").first).to_be_visible()
    expect(page.locator("#prompt")).to_have_text("This is your first ticket: you have to keep it.")
    live = visitors.server.live_game(table_of(page))
    assert live.game.board == TINY
    assert page.locator("[id^='souvenir-s']").count() >= len(TINY.souvenirs)
    page.get_by_role("button", name=SAY("table-keys")).click()
    expect(page.get_by_role("dialog").locator("kbd").first).to_have_text("1–3")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=SAY("table-menu")).click()
    rules = page.get_by_role("dialog").locator("a[href*='/rules']")
    assert (rules.get_attribute("href") or "").endswith(f"/rules?board={board_key(TINY)}")


def test_examples_of_commands_name_places_of_the_board(visitors: Visitors) -> None:
    ada, _ = sit_down(visitors.new_context(), visitors.new_context(), board=board_key(TINY))
    names = {place.name for place in TINY.locations}
    ada.wait()
    ada.page.keyboard.press("c")
    expect(ada.page.locator("#command")).to_be_focused()
    example = ada.page.locator("#command-example").inner_text()
    assert len([name for name in names if name in example]) == 2
    answer = ada.page.locator(".answer")

    def is_answered() -> bool:
        ada.page.locator("#command").fill("help")
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_timeout(200)  # a question asked again too soon takes the answer away
        return "You can ask for" in answer.inner_text()

    wait_until(is_answered)  # a busy page may not hear the first key
    told = answer.inner_text()
    assert len([name for name in names if name in told]) == 2, told


def test_every_face_up_card_has_its_key(visitors: Visitors) -> None:
    ada, _ = sit_down(visitors.new_context(), visitors.new_context(), board=board_key(WIDE))
    table = table_of(ada.page)
    play_until(visitors.server, table, stands(Phase.TURN))
    ada.wait()
    ada.page.get_by_role("button", name=SAY("table-keys")).click()
    expect(ada.page.get_by_role("dialog").locator("kbd").first).to_have_text("1–7")
    ada.page.keyboard.press("Escape")
    with ada.happening():
        ada.page.keyboard.press("7")
    live = visitors.server.live_game(table)
    assert live.game.moves[-1].move == TakeCard(6)


def test_the_form_for_a_table_knows_how_many_may_play(visitors: Visitors) -> None:
    page = visitors.new_page("/")
    page.get_by_role("button", name=SAY("start-friends")).click()
    form = page.get_by_role("form", name=SAY("start-friends"))
    players = form.get_by_role("combobox", name=SAY("make-count"))
    expect(form.get_by_role("combobox", name=SAY("make-board"))).to_have_value(board_key(TINY))
    assert players.locator("option").count() == 2
    form.get_by_role("combobox", name=SAY("make-board")).select_option("san-francisco-2")
    expect(players.locator("option")).to_have_count(3)


def test_the_rules_are_those_of_the_board(visitors: Visitors) -> None:
    page = visitors.new_page(f"/rules?board={board_key(TINY)}")
    expect(page.locator("article#S1")).to_contain_text("6 cable cars")
    expect(page.locator("article#S3")).to_contain_text("The Dock")
    table = page.get_by_role("table", name="Points for a route")
    assert [row.inner_text().split() for row in table.get_by_role("row").all()[1:]] == [
        ["1", "1"],
        ["2", "3"],
        ["3", "6"],
        ["4", "10"],
    ]
    expect(page.get_by_role("table", name="Points for souvenirs").get_by_role("row")).to_have_count(5)
    assert "San Francisco" not in page.locator("main").inner_text()
    assert page.locator("figure").count() == 7


def test_a_board_that_is_not_offered_is_missed_kindly(visitors: Visitors) -> None:
    visitors.forgiven.append("404")
    page = visitors.new_page("/rules?board=moon@12345678")
    expect(page.get_by_role("alert")).to_contain_text("This server doesn’t offer the board “moon”")
