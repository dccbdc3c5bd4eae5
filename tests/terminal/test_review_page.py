"""`cablecar review --html`: one page for itself, whole in every language."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from cablecar.analysis.judge import MISTAKE
from cablecar.analysis.review import Review, Reviewing
from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.engine.game import Game
from cablecar.terminal.reports.review_page import review_page
from cablecar.terminal.reports.review_plot import NARROW, WIDE, courses, emblem, plot_chances
from cablecar.terminal.reports.review_words import mistakes, moments
from tests.support.game.observations import board_of, whole_game
from tests.support.paths import TINY
from tests.support.terminal.commanding import run

NAMES = ("<b>Ada</b>", "Bo & “Bea”", "novice")


@pytest.fixture(scope="module")
def reviewed() -> tuple[Review, Game]:
    """Return the review of a game of bots, with names that could harm a page."""
    *_, game = whole_game(board_of("tiny"), 3, "random", 5)
    record = game.record()
    record["players"] = [{"name": name, "kind": "human"} for name in NAMES]
    reviewing = Reviewing(Game.replay(record))
    assert [made.number for made in reviewing][-1] == len(game.moves)
    return reviewing.review, reviewing.game


def page_of(reviewed: tuple[Review, Game]) -> ET.Element:
    """Return the page as a tree, which only well-formed text becomes."""
    return ET.fromstring(review_page(*reviewed).removeprefix("<!DOCTYPE html>\n"))


def test_the_page_needs_nothing_but_itself(reviewed: tuple[Review, Game]) -> None:
    page = review_page(*reviewed)
    assert not re.search(r"<script|<link|<img|<a |@import|url\(|https?:| on\w+=| src=", page)
    assert "prefers-color-scheme:dark" in page
    assert 'name="viewport"' in page


def test_names_are_texts_and_no_part_of_the_page(reviewed: tuple[Review, Game]) -> None:
    page = page_of(reviewed)
    assert not page.findall(".//b")
    told = "".join(page.itertext())
    assert all(name in told for name in NAMES)


def test_the_page_is_whole_in_every_language(reviewed: tuple[Review, Game]) -> None:
    for language in LANGUAGES:
        with speaking(language):
            page = page_of(reviewed)
            told = "".join(page.itertext())
            assert page.get("lang") == language
            for key in ("chances", "about", "moments", "decided", "mistakes"):
                assert say(f"review-page-{key}") in told
            assert say("review-luck") in told
            assert say("review-uncalibrated", board=reviewed[1].board.name) in told


def test_every_mistake_stands_there_with_the_better_move(reviewed: tuple[Review, Game]) -> None:
    review, game = reviewed
    found, told = mistakes(review, game), "".join(page_of(reviewed).itertext())
    assert [made.number for made in found] == [made.number for made in review.moves if made.loss >= MISTAKE]
    assert found
    assert all(made.sentence in told for made in (*found, *moments(review, game)))


def test_who_made_no_mistake_is_told_so(reviewed: tuple[Review, Game]) -> None:
    review, game = reviewed
    calm = replace(review, moves=tuple(replace(made, decision=None) for made in review.moves))
    told = "".join(page_of((calm, game)).itertext())
    assert all(say("review-page-no-mistakes", name=name) in told for name in NAMES)


def test_where_nothing_turned_the_game_that_is_told(reviewed: tuple[Review, Game]) -> None:
    review, game = reviewed
    even = tuple(replace(made, decision=None, luck=(0.0,) * 3) for made in review.moves)
    told = "".join(page_of((replace(review, moves=even), game)).itertext())
    assert say("review-page-no-moments") in told


def test_each_seat_has_a_line_from_the_deal_to_its_result(reviewed: tuple[Review, Game]) -> None:
    review, game = reviewed
    for course, about in zip(courses(review), review.seats, strict=True):
        assert len(course) == len(game.moves) + 1
        assert course[-1] == about.result
    plots = [found for found in page_of(reviewed).iter("svg") if found.get("role") == "img"]
    assert [found.get("viewBox", "").split()[2] for found in plots] == [str(WIDE), str(NARROW)]
    for plot in plots:
        lines = [path for path in plot.iter("path") if path.get("class", "").startswith("line")]
        assert [path.get("d", "").count("L") for path in lines] == [len(game.moves)] * 3


def test_numbers_of_moments_never_cover_each_other(reviewed: tuple[Review, Game]) -> None:
    review, _ = reviewed
    for marked in ((), (1, 2, 3), (30, 31, 32), (1, 31, 32)):
        plot = ET.fromstring(f"<figure>{plot_chances(review, marked, 'chances')}</figure>")
        for drawn in plot:
            places = [float(disc.get("cx", "")) for disc in drawn.iter("circle")]
            assert len(places) == len(marked)
            assert all(one + 20 < other for one, other in pairwise(places))
            assert all(10 <= place <= float(drawn.get("viewBox", "").split()[2]) - 10 for place in places)


def test_seats_are_told_by_shapes_and_dashes_too() -> None:
    shapes = [re.findall(r'class="sign s\d" d="([^"]+)"', emblem(seat)) for seat in range(4)]
    assert len({shape for (shape,) in shapes}) == 4


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    run("simulate", "--bots", "novice", "--board", TINY, "--seed", 2, "--records", tmp_path / "games")
    (record,) = (tmp_path / "games").iterdir()
    page = tmp_path / "page.html"
    assert run("review", record, "--html", "-o", page).strip() == say("review-written", file=str(page))
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert "can’t be written" in run(
        "review", record, "--html", "-o", tmp_path / "no" / "page.html", status=1
    )
    for options in (("--html", "--json"), ("-o", page)):
        assert run("review", record, *options, status=1).strip() == say("review-options")
