"""Puzzles in the browser: chosen, solved at the table and kept; no answer before it is asked for."""

import json

from playwright.sync_api import Page, expect

from cablecar.analysis.judge import Judge
from cablecar.analysis.puzzles import Puzzle, judged_puzzle, position, puzzles
from cablecar.language.commands import command_of
from tests.support.browser.browser import PHONE, Visitors, axe
from tests.support.browser.playing import command_line
from tests.support.speech import ENGLISH, speech


def answers(puzzle: Puzzle) -> tuple[str, str]:
    """Return what solves a puzzle and what does worst, as they are typed."""
    game, seat = position(puzzle)
    judged = judged_puzzle(Judge(game.board, len(puzzle.bots)), game.observe(seat), str(puzzle.number))
    best, worst = (command_of(game.move(seat, judged[at].action), game.view(seat)) for at in (0, -1))
    return best, worst


def say_in(page: Page, typed: str) -> None:
    """Type a command."""
    line = command_line(page)
    line.fill(typed)
    line.press("Enter")


def test_a_puzzle_is_solved_at_the_table_kept_and_the_next_one_follows(visitors: Visitors) -> None:
    first = next(puzzle for puzzle in puzzles() if "route" in puzzle.ideas)
    best, worst = answers(first)
    page = visitors.new_page("/")
    page.get_by_role("link", name=ENGLISH.say("puzzles-title"), exact=True).click()
    page.get_by_label(ENGLISH.say("puzzles-idea")).select_option("route")
    assert axe(page) == []
    page.get_by_role("button", name=ENGLISH.say("puzzles-solve")).click()
    coach = page.get_by_role("region", name=f"Puzzle\N{NO-BREAK SPACE}{first.number}", exact=True)
    expect(coach).to_be_visible()
    assert page.url.endswith(f"/puzzles#{first.number}")
    say_in(page, worst)
    expect(coach).to_contain_text("Try again")
    assert best not in page.content()
    say_in(page, best)
    expect(coach).to_contain_text("that is the best move")
    kept = page.evaluate("localStorage.getItem('cablecar-puzzles')")
    assert json.loads(kept) == {str(first.number): "found"}
    assert axe(page) == []
    coach.get_by_role("button", name=ENGLISH.say("exercise-next")).click()
    other = page.get_by_role("region", name="Puzzle")
    expect(other).not_to_contain_text(f"\N{NO-BREAK SPACE}{first.number}")
    other.get_by_role("button", name=ENGLISH.say("puzzles-back")).click()
    expect(page.get_by_text(ENGLISH.saying("puzzles-solved"))).to_contain_text("1 of")


def test_a_phone_shows_what_was_tried_in_the_reader_s_language(visitors: Visitors) -> None:
    german = speech("de", ("page", "review"))
    page = visitors.new_page(f"/puzzles#{puzzles()[-1].number}", **PHONE, locale="de-DE")
    show = page.get_by_role("button", name=german.say("exercise-show"))
    show.click()
    expect(page.get_by_text(german.saying("exercise-solution"))).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
