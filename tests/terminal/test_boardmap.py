"""The board drawn with characters: nothing is missing, nothing covered, and letters alone tell it all."""

import re
from collections import Counter

import pytest

from cablecar.board import Board, shipped_board
from cablecar.board.load import SHIPPED
from cablecar.board.model import FERRY
from cablecar.common.catalogue import LANGUAGES, speaking
from cablecar.engine.view import Stack
from cablecar.language.sentences import souvenir_word
from cablecar.terminal.drawing.boardmap import (
    CLOSED,
    SEATS,
    Drawn,
    Marks,
    draw_map,
    letter_of,
    souvenir_letters,
)
from cablecar.terminal.drawing.boardplan import codes_of, plan_of
from cablecar.terminal.tui.arrow_keys import next_spot, spots_of
from tests.support.game.generated import generated_board

SMALL, LARGE = (80, 15), (78, 36)
SIZES = [SMALL, (80, 17), (100, 20), (132, 24), (72, 27), LARGE, (116, 46), (200, 60)]


@pytest.fixture(scope="module")
def board() -> Board:
    return shipped_board()


def text_of(rows: Drawn, target: str, *roles: str) -> str:
    """Return what is drawn of a route or place, row by row."""
    return "".join(cell.text for row in rows for cell in row if cell.target == target and cell.role in roles)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SHIPPED)
def test_every_route_tells_its_colour_length_and_ferries(name: str, size: tuple[int, int]) -> None:
    board = shipped_board(name)
    rows, roomy = draw_map(board, *size, Marks()), plan_of(board, *size).dots
    assert [len(row) for row in rows] == [size[0]] * size[1]
    for route in board.routes:
        letter, ferries = letter_of(route.color), letter_of(FERRY) * route.ferries
        drawn = text_of(rows, route.id, "space")
        if not roomy:
            assert drawn == f"{route.length}{letter}{ferries}"
        else:
            expected = Counter(letter * (route.length - route.ferries) + ferries)
            assert Counter(drawn.replace("▐", "").replace("▌", "")) == expected, route.id


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_place_is_named_by_its_name_or_its_code(board: Board, size: tuple[int, int]) -> None:
    rows, codes = draw_map(board, *size, Marks()), codes_of(board.locations)
    for place in board.locations:
        drawn = text_of(rows, place.id, "name").replace(" ", "")  # a name may stand in two lines
        assert drawn in (place.name.replace(" ", ""), codes[place.id])


def test_codes_are_three_letters_that_one_can_guess(board: Board) -> None:
    codes = codes_of(board.locations)
    assert codes["golden_gate_bridge"] == "GGB"
    assert codes["embarcadero"] == "EMB"
    assert codes["pier_39"] == "P39"
    assert all(re.fullmatch("[A-Z0-9]{3}", code) for code in codes.values())
    assert len(set(codes.values())) == len(codes)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_an_owner_is_told_by_a_sign_and_a_closed_route_by_a_cross(
    board: Board, size: tuple[int, int]
) -> None:
    owners = {"presidio-fort_mason": 2, "mission-castro-1": 0}
    rows = draw_map(board, *size, Marks(owners, closed=frozenset({"mission-castro-2"})))
    assert SEATS[2] in text_of(rows, "presidio-fort_mason", "car")
    assert letter_of("green") not in text_of(rows, "presidio-fort_mason", "car")
    assert CLOSED in text_of(rows, "mission-castro-2", "closed")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_souvenirs_lie_beside_their_places(board: Board, size: tuple[int, int]) -> None:
    stacks = {
        place.id: Stack(symbol, 3)
        for place, symbol in zip(board.start_locations, board.souvenirs, strict=False)
    }
    rows = draw_map(board, *size, Marks(stacks=stacks))
    shown = [text_of(rows, place, "souvenir").strip() for place in stacks]
    assert len(set(shown)) == len(stacks)
    assert all(re.fullmatch("[a-z]3", text) for text in shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_the_letters_of_souvenirs_come_from_the_language(name: str, language: str) -> None:
    board = shipped_board(name)
    with speaking(language):
        letters = souvenir_letters(board)
        assert list(letters) == list(board.souvenirs)
        assert len(set(letters.values())) == len(letters)
        assert all(letter in souvenir_word(symbol).lower() for symbol, letter in letters.items())


def test_souvenirs_of_a_board_of_ones_own_have_letters_too() -> None:
    board = generated_board(1)
    letters = souvenir_letters(board)
    assert list(letters) == list(board.souvenirs)
    assert len(set(letters.values())) == len(letters)


def test_what_is_pointed_out_differs_in_more_than_its_place(board: Board) -> None:
    marks = Marks(
        chosen="castro-haight_ashbury", open=frozenset({"mission-potrero_hill"}), wanted=frozenset({"sunset"})
    )
    rows = draw_map(board, *SMALL, marks)
    lit = {cell.target: cell.lit for row in rows for cell in row if cell.lit}
    assert lit == {"castro-haight_ashbury": "chosen", "mission-potrero_hill": "open", "sunset": "wanted"}


def test_the_bay_is_water_and_the_mission_is_land(board: Board) -> None:
    plan = plan_of(board, *LARGE)
    column, row = plan.places["mission"]
    assert not plan.water[row][column]
    assert plan.water[0][0]


@pytest.mark.parametrize("seed", range(5))
def test_a_board_without_scenery_is_drawn_too(seed: int) -> None:
    board = generated_board(seed)
    rows = draw_map(board, *SMALL, Marks())
    assert all(text_of(rows, route.id, "space") for route in board.routes)
    assert not any(cell.water for row in rows for cell in row)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_arrow_keys_reach_every_route(board: Board, size: tuple[int, int]) -> None:
    spots = spots_of(draw_map(board, *size, Marks()), frozenset({"space"}))
    reached, new = set(), {board.routes[0].id}
    while new:
        reached |= new
        new = {
            next_spot(spots, here, way) for here in new for way in ("left", "right", "up", "down")
        } - reached
    assert reached == {route.id for route in board.routes}
