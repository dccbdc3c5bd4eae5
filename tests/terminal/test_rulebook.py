"""The rules as they are told: every number and name in them comes from the board that is played."""

import re
from dataclasses import replace
from typing import Any

import pytest

from cablecar.board import Board, Components, shipped_board
from cablecar.common.catalogue import LANGUAGES, MINUS, speaking
from cablecar.terminal.rulebook import RULES, component_lines, rule_lines, rule_values
from tests.support.game.positions import board_named
from tests.support.paths import BOARDS
from tests.support.terminal.commanding import run

TINY, LARGE = board_named("tiny"), board_named("large")
FIRST_PLACES = ("Alcatraz", "Golden Gate Bridge", "The Embarcadero", "Sunset", "Potrero Hill")


def with_parts(board: Board, **parts: Any) -> Board:
    """Return a board with other numbers of pieces."""
    return replace(board, id="other", components=replace(board.components, **parts))


def text_of(rule: str, board: Board) -> str:
    """Return a rule's title and text as one line."""
    return " ".join(line.strip() for line in rule_lines(rule, board))


def everything(board: Board) -> str:
    """Return all that the rules say."""
    return "\n".join([*component_lines(board), *(text_of(rule, board) for rule in RULES)])


NUMBERS = {
    "S1": ("20", "6"),
    "S2": ("7", "3"),
    "S4": ("5", "3"),
    "S5": ("3", "2"),
    "D7": ("3", "2"),
    "D9": ("44", "14"),
    "K1": ("2", ""),
    "E1": ("2", "1"),
}
"""What some rules count on San Francisco and on the tiny board."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", NUMBERS)
def test_the_numbers_of_a_rule_are_the_boards(rule: str, language: str) -> None:
    with speaking(language):
        for board, number in zip((shipped_board(), TINY), NUMBERS[rule], strict=True):
            text = text_of(rule, board).removeprefix(rule)
            assert not number or re.search(rf"\b{number}\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_san_francisco_is_told_on_another_board(language: str) -> None:
    with speaking(language):
        home, tiny = everything(shipped_board()), everything(TINY)
    assert all(place in home for place in FIRST_PLACES)
    assert "The Dock" in tiny
    assert not any(place in tiny for place in (*FIRST_PLACES, "San Francisco"))
    assert not re.search(r"\b(20|24|21|44)\b", tiny)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_points_are_the_boards(language: str) -> None:
    with speaking(language):
        for board, routes, souvenirs in (
            (shipped_board(), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10)], [0, 0, 1, 2, 4, 6, 9, 12]),
            (TINY, [(1, 1), (2, 3), (3, 6), (4, 10)], [0, 1, 3, 6]),
        ):
            rows = [re.findall(r"\d+", line) for line in rule_lines("C5", board)[-len(routes) :]]
            assert rows == [[str(length), str(points)] for length, points in routes]
            rows = [re.findall(r"\d+", line)[-1:] for line in rule_lines("E3", board)[-len(souvenirs) :]]
            assert rows == [[str(points)] for points in souvenirs]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", [TINY, LARGE, shipped_board()], ids=repr)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 21, 101])
def test_every_number_has_a_sentence(board: Board, count: int, language: str) -> None:
    parts = Components(
        cars=count,
        cards_per_color=count,
        ferries=count,
        display=count,
        sweep_at=min(count, 1),
        dealt_cards=count,
        dealt_tickets=count,
        last_round_at=count,
        max_players=min(max(count, 2), 4),
        souvenir_points=(-1, 0, 1, 2),
    )
    changed = replace(
        board,
        id=f"other{count}",
        locations=tuple(replace(place, souvenir_at_setup=False) for place in board.locations[:count])
        + board.locations[count:],
        components=parts,
    )
    with speaking(language):
        told = everything(changed)
    assert "{" not in told
    assert "  " not in told.replace("  ", " ", len(RULES))


def test_one_is_not_told_as_many() -> None:
    one = with_parts(TINY, cars=1, display=1, dealt_cards=1, last_round_at=1, ferries=1, sweep_at=1)
    told = everything(one)
    assert "Take your cable car and" in told
    assert not re.search(r"\b1 (cable cars|cards|ferry cards|tickets|tokens|spaces|points|symbols)\b", told)
    assert "deal 1 to each player" in told


def test_what_can_not_happen_on_a_board_is_told_so() -> None:
    never = with_parts(TINY, sweep_at=4)
    assert "there can’t be enough face-up ferries" in text_of("S5", never)
    assert rule_values(never)["sweep"] == 0
    no_ferries = replace(TINY, id="dry", routes=tuple(replace(route, ferries=0) for route in TINY.routes))
    assert "This board has no ferry routes." in text_of("C3", no_ferries)
    assert "differs from route to route" in text_of("C3", TINY)
    assert "every ferry route has one symbol" in text_of("C3", shipped_board())


NO_CHOICE = with_parts(TINY, max_players=2, dealt_tickets=1)
NO_STACKS = replace(
    NO_CHOICE,
    id="bare",
    locations=tuple(replace(place, souvenir_at_setup=False) for place in TINY.locations),
    souvenirs=TINY.souvenirs[:2],
)


def test_no_rule_goes_on_about_what_its_board_does_not_have() -> None:
    assert text_of("S8", NO_CHOICE) == (
        "S8  Last stacks, not with 2 players This board is for two players, so rule S9 applies instead."
    )
    for rule in ("S6", "K1"):
        assert "you have to keep it" in text_of(rule, NO_CHOICE)
        assert "reject" not in text_of(rule, NO_CHOICE)
        assert "reject" in text_of(rule, shipped_board())
    assert "Draw lots" in text_of("S3", TINY)
    assert "Draw lots" not in text_of("S3", NO_STACKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_leaves_out_the_same_lines(language: str) -> None:
    with speaking(language):
        lengths = {rule: len(rule_lines(rule, NO_STACKS)) for rule in ("S3", "S6", "S8", "K1")}
    assert lengths == {"S3": 2, "S6": 4, "S8": 2, "K1": 2}


def test_negative_points_are_told_with_their_sign() -> None:
    parts = replace(TINY.components, souvenir_points=(-1, 1, -2, 6))
    rows = rule_lines("E3", replace(TINY, id="harsh", components=parts))[-4:]
    assert [row.strip() for row in rows] == [
        f"No symbol: {MINUS}1 points",
        "1 symbol: 1 point",
        f"2 symbols: {MINUS}2 points",
        "3 symbols: 6 points",
    ]


def test_a_recount_is_allowed_and_not_commanded() -> None:
    assert "anyone may recount" in text_of("E6", shipped_board())


def test_the_command_tells_the_rules_of_a_board() -> None:
    assert "Each has 6 cable cars" in run("rules", "--board", BOARDS / "tiny.toml")
    assert "4 spaces: 10 points" in run("rules", "C5", "--board", BOARDS / "tiny.toml")
    assert "5 spaces: 10 points" in run("rules", "C5")
