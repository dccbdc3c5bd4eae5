"""Boards: the shipped ones' known facts, two boards of extremes, and every fault that a file can have.

A new board, or one that is not shipped yet and changed, gets its hash pinned by
`python -m tests.support.board_hashes`.
"""

import copy
import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cablecar.board import Board, board_from_json, find_board, load_board, shipped_board
from cablecar.board.load import SHIPPED
from cablecar.board.model import Drawing, Shape
from cablecar.common.catalogue import MINUS
from cablecar.common.errors import BoardError
from cablecar.engine.actions import board_actions
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.rules.state import MAX_ACTIONS
from tests.support.board_hashes import ALL_BOARDS, HASHES
from tests.support.game.positions import (
    EDITIONS,
    FIRST_EDITION,
    after_opening,
    biggest_board,
    board_named,
    give,
)
from tests.support.paths import BOARDS

TINY, LARGE = board_named("tiny"), board_named("large")
each_board = pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
each_edition = pytest.mark.parametrize("board", EDITIONS, ids=repr)

NO_FAULTS = {"board-valid", "board-drawn", "board-not-offered"}
"""What is said about a good board."""
PARTS = {"board-line", "board-guess"}
"""What is said with a fault: where it is, and what was meant."""


def pair(board: Board, a: str, b: str) -> set[str]:
    """Return the ids of all routes of a board between two places."""
    return {route.id for route in board.routes if {route.a, route.b} == {a, b}}


@each_edition
def test_a_shipped_board_has_the_places_of_the_rulebook_and_of_reviews(board: Board) -> None:
    assert {place.name for place in board.start_locations} == {
        "Alcatraz",
        "Golden Gate Bridge",
        "The Embarcadero",
        "Sunset",
        "Potrero Hill",
    }
    assert {place.name for place in board.locations} >= {
        "South Beach",
        "Mission",
        "Fort Mason",
        "Pier 39",
        "Lombard Street",
        "Pacific Heights",
        "Haight Ashbury",
        "Castro",
        "Japanese Tea Garden",
        "Painted Ladies",
    }


@each_edition
def test_a_shipped_board_has_the_routes_that_are_known(board: Board) -> None:
    around = {"south_beach", "mission", "potrero_hill"}
    black = [route for route in board.routes if route.color == "black" and {route.a, route.b} <= around]
    assert 3 in {route.length for route in black}
    (ferry,) = pair(board, "fort_mason", "golden_gate_bridge")
    assert (board.route[ferry].length, board.route[ferry].ferries) == (5, 1)
    assert max(route.length for route in board.routes if route.id != ferry) < 5
    (ferry,) = pair(board, "pier_39", "alcatraz")
    assert board.route[ferry].ferries == 1


@each_edition
def test_on_a_shipped_board_ferry_routes_are_grey_and_alcatraz_is_reached_by_no_other(board: Board) -> None:
    assert {route.ferries for route in board.routes if "alcatraz" in (route.a, route.b)} == {1}
    assert {(route.color, route.ferries) for route in board.routes if route.ferries} == {("grey", 1)}


@each_edition
def test_on_a_shipped_board_land_routes_have_one_to_three_spaces_and_mostly_two_or_three(
    board: Board,
) -> None:
    lengths = Counter(route.length for route in board.routes if not route.ferries)
    assert set(lengths) == {1, 2, 3}
    assert lengths[2] + lengths[3] > lengths.total() / 2


@each_edition
def test_a_shipped_board_has_the_tickets_that_are_known(board: Board) -> None:
    tickets = board.tickets
    assert len(tickets) == 24
    assert {"golden_gate_bridge", "potrero_hill"} in [{ticket.a, ticket.b} for ticket in tickets]
    assert len({frozenset((ticket.a, ticket.b)) for ticket in tickets}) == 24


def distance(board: Board, a: str, b: str) -> int:
    """Return how many spaces the shortest path between two places has."""
    reach = {a: 0}
    for _ in board.locations:
        for route in board.routes:
            for here, there in ((route.a, route.b), (route.b, route.a)):
                if here in reach:
                    reach[there] = min(reach.get(there, 99), reach[here] + route.length)
    return reach[b]


@each_edition
def test_on_a_shipped_board_a_ticket_is_worth_its_shortest_path(board: Board) -> None:
    worth = {ticket.id: ticket.points for ticket in board.tickets}
    assert worth == {ticket.id: distance(board, ticket.a, ticket.b) for ticket in board.tickets}


@each_edition
def test_a_shipped_board_has_the_series_points_and_the_rulebooks_pieces(board: Board) -> None:
    assert board.route_points == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10}
    assert (len(board.souvenirs), len(set(board.souvenirs))) == (7, 7)
    parts = board.components
    assert (parts.cars, parts.cards_per_color, len(parts.colors), parts.ferries) == (20, 6, 6, 8)
    assert (parts.cards, parts.display, parts.sweep_at) == (44, 5, 3)
    assert (parts.dealt_cards, parts.dealt_tickets, parts.last_round_at, parts.max_players) == (2, 2, 2, 4)
    assert parts.souvenir_points == (0, 0, 1, 2, 4, 6, 9, 12)


def test_the_large_board_is_as_large_as_a_board_can_be() -> None:
    sizes = (len(LARGE.locations), len(LARGE.routes), len(LARGE.tickets), len(LARGE.souvenirs))
    assert sizes == (64, 128, 64, 16)
    assert {route.length for route in LARGE.routes} == set(range(1, 9))
    assert sum(route.double is not None for route in LARGE.routes) == 32
    assert max(route.ferries for route in LARGE.routes) == 8
    parts = LARGE.components
    assert (parts.cars, parts.cards, parts.display, parts.dealt_tickets) == (127, 128, 8, 4)
    assert LARGE.route_points[8] == max(parts.souvenir_points) == LARGE.tickets[-1].points == 1000


def test_the_longest_list_of_actions_has_room() -> None:
    board = biggest_board()
    game = after_opening(2, board=board)
    give(game, 0, *(card for card in (*board.components.colors, "ferry") for _ in range(8)))
    legal = game.legal_moves(0)
    assert len({move for move in legal if isinstance(move, ClaimRoute)}) == 128 * (6 * 8 + 1)
    assert len(legal) == len(set(legal))
    assert len(legal) < board_actions(board).count <= MAX_ACTIONS


def whole_game(board: Board, players: int, seed: int) -> Game:
    """Play a random game to its end."""
    game, random = Game.new(players, seed, board), Random(seed)
    while game.waiting_for:
        seat = random.choice(game.waiting_for)
        game.play(seat, random.choice(game.legal_moves(seat)))
        if board is not LARGE:
            assert_nothing_is_lost(game)
    assert_nothing_is_lost(game)
    return game


def assert_nothing_is_lost(game: Game) -> None:
    """Count all pieces."""
    board, view, players = game.board, game.view(None), range(len(game.players))
    views, parts = [game.view(seat) for seat in players], game.board.components
    hands = sum(sum(own.hand.values()) for own in views)
    up = sum(card is not None for card in view.display)
    assert hands + up + view.deck_size + sum(view.discard.values()) == parts.cards
    assert up == parts.display or view.deck_size == sum(view.discard.values()) == 0
    placed = [
        sum(board.route[r].length for r, owner in view.owners.items() if owner == seat) for seat in players
    ]
    assert [parts.cars - player.cars for player in view.players] == placed
    if view.ticket_deck_size is not None:
        held = [ticket for own in views for ticket in (*own.tickets, *own.offer)]
        assert len(set(held)) == len(held) == len(board.tickets) - view.ticket_deck_size


@pytest.mark.parametrize(
    ("board", "players"),
    [(board, players) for board in ALL_BOARDS for players in range(2, board.components.max_players + 1)],
    ids=repr,
)
def test_whole_games_are_played_and_replayed_on_every_board(board: Board, players: int) -> None:
    game = whole_game(board, players, seed=players)
    record = game.record()
    assert record["result"] is not None
    assert ("data" in record["board"]) == (board.id not in SHIPPED)
    assert Game.replay(json.loads(json.dumps(record))).record() == record


@pytest.mark.parametrize(("board", "count"), [(TINY, 4), (TINY, 1), (LARGE, 5)], ids=repr)
def test_a_board_says_how_many_may_play(board: Board, count: int) -> None:
    most = board.components.max_players
    with pytest.raises(Exception, match=f"^This board is for 2 to {most} players, not {count}.$"):
        Game.new(count, 1, board)


FIELDS = {
    "locations": ["id", "name", "souvenir_at_setup", "x", "y"],
    "routes": ["a", "b", "color", "double", "ferries", "id", "length"],
    "tickets": ["a", "b", "id", "points"],
}
COMPONENTS = [
    "cards_per_color",
    "cars",
    "colors",
    "dealt_cards",
    "dealt_tickets",
    "display",
    "ferries",
    "last_round_at",
    "max_players",
    "souvenir_points",
    "sweep_at",
]


@each_board
def test_the_canonical_json_has_sorted_keys_no_spaces_and_exactly_the_fields(board: Board) -> None:
    data = json.loads(board.canonical)
    assert board.canonical == json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert list(data) == ["components", "locations", "route_points", "routes", "souvenirs", "tickets"]
    for name, fields in FIELDS.items():
        assert all(list(entry) == fields for entry in data[name])
        assert [entry["id"] for entry in data[name]] == [entry.id for entry in getattr(board, name)]
    assert list(data["components"]) == COMPONENTS
    assert data["components"]["colors"] == list(board.components.colors)
    assert data["souvenirs"] == list(board.souvenirs)
    assert data["route_points"] == {str(length): value for length, value in board.route_points.items()}
    assert board.sha256 == hashlib.sha256(board.canonical.encode("utf-8")).hexdigest()


def test_the_canonical_json_of_an_entry_is_known_to_the_letter() -> None:
    assert (
        '{"a":"dock","b":"park","color":"red","double":"dock-park-2","ferries":0,"id":"dock-park-1","length":1}'
        in TINY.canonical
    )
    assert '{"id":"dock","name":"The Dock","souvenir_at_setup":true,"x":500,"y":100}' in TINY.canonical
    assert '"color":"grey","double":null,"ferries":2' in TINY.canonical
    assert TINY.canonical.startswith('{"components":{"cards_per_color":5,"cars":6,"colors":["red","blue"],')


def test_the_canonical_json_is_utf_8() -> None:
    place = replace(TINY.locations[0], name="Café")
    board = replace(TINY, locations=(place, *TINY.locations[1:]))
    assert '"name":"Café"' in board.canonical
    assert board.sha256 == hashlib.sha256(board.canonical.encode("utf-8")).hexdigest()
    assert board.sha256 != TINY.sha256


def test_looks_id_and_name_do_not_count_for_the_hash() -> None:
    drawing = replace(TINY.drawing, width=500, bends={"market-park": 40})
    assert replace(TINY, drawing=drawing, id="other", name="Other").sha256 == TINY.sha256


@each_board
def test_the_hash_of_a_board_never_changes(board: Board) -> None:
    assert json.loads(HASHES.read_text("utf-8"))[board.id] == board.sha256


@each_board
def test_a_board_written_as_json_is_the_same_board(board: Board, tmp_path: Path) -> None:
    path = tmp_path / f"{board.id}.json"
    path.write_text(board.canonical, "utf-8")
    again = load_board(path)
    assert (again.sha256, again.canonical, again.id) == (board.sha256, board.canonical, board.id)
    carried = board_from_json(json.loads(board.canonical), board.id, "game.json")
    assert (carried.sha256, carried.id, carried.name) == (board.sha256, board.id, board.id)
    for name in ("locations", "routes", "tickets", "souvenirs", "route_points", "components"):
        assert getattr(again, name) == getattr(carried, name) == getattr(board, name)


def test_a_board_is_found_by_default_by_its_id_or_by_its_file() -> None:
    assert find_board(None) is shipped_board()
    assert repr(find_board(None)) == "<Board san-francisco-2>"
    assert find_board("san-francisco-2") is shipped_board()
    assert find_board("san-francisco") is FIRST_EDITION
    assert find_board(str(BOARDS / "tiny.toml")).sha256 == TINY.sha256


def test_left_out_fields_have_the_rulebooks_values(tmp_path: Path) -> None:
    data = data_of("tiny")
    del data["components"], data["id"], data["name"]
    data["tickets"] *= 2
    for number, ticket in enumerate(data["tickets"]):
        data["tickets"][number] = {**ticket, "id": f"t{number}"}
    board = load(tmp_path / "mine.json", data)
    assert (board.id, board.name) == ("mine", "mine")
    assert board.components == shipped_board().components
    assert (board.route["market-park"].ferries, board.route["market-park"].double) == (0, None)
    assert not board.location["market"].souvenir_at_setup


def data_of(name: str) -> dict[str, Any]:
    """Return the plain data of a test board."""
    return tomllib.loads((BOARDS / f"{name}.toml").read_text("utf-8"))


def load(path: Path, data: object) -> Board:
    """Write data as a JSON file and read it as a board."""
    path.write_text(json.dumps(data), "utf-8")
    return load_board(path)


def shipped_data(board: Board) -> dict[str, Any]:
    """Return the plain data of a shipped board's file."""
    return tomllib.loads((files("cablecar.board") / SHIPPED[board.id]).read_text("utf-8"))


@each_edition
def test_a_copy_of_a_shipped_board_may_keep_its_id(board: Board, tmp_path: Path) -> None:
    data = shipped_data(board)
    assert load(tmp_path / "copy.json", data).sha256 == board.sha256
    data["drawing"] = {}
    assert load(tmp_path / "copy.json", data).id == board.id


@each_edition
@pytest.mark.parametrize("named", [True, False])
def test_the_id_of_a_shipped_board_is_refused_to_another(board: Board, tmp_path: Path, named: bool) -> None:
    data = shipped_data(board)
    data["tickets"][0]["points"] += 1
    if not named:
        del data["id"]
    path = tmp_path / f"{board.id}.json"
    with pytest.raises(BoardError) as caught:
        load(path, data)
    assert [fault.key for fault in caught.value.faults] == ["board-id-shipped"]
    assert str(caught.value) == (
        f"{path}: “{board.id}” is the id of a board that comes with Cable Car; give yours another."
    )


GONE = object()
"""What stands for an entry that is taken out."""


@dataclass(frozen=True)
class Case:
    """Changes of the tiny board by path, and the faults that they make."""

    edits: dict[str, Any]
    faults: list[tuple[str, str]]
    """Keys and sentences, these without the file's name."""


def edited(data: dict[str, Any], edits: dict[str, Any]) -> dict[str, Any]:
    """Return data with other values at some paths, such as `routes.0.length`."""
    data = copy.deepcopy(data)
    for path, value in edits.items():
        *way, last = path.split(".")
        entry: Any = data
        for step in way:
            entry = entry[int(step)] if isinstance(entry, list) else entry.setdefault(step, {})
        place: Any = int(last) if isinstance(entry, list) else last
        if value is GONE:
            del entry[place]
        elif isinstance(entry, list):
            entry[place : place + 1] = [value]
        else:
            entry[place] = value
    return data


def one(edits: dict[str, Any], key: str, sentence: str) -> Case:
    """Return a case with a single fault."""
    return Case(edits, [(key, sentence)])


def size(edits: dict[str, Any], entry: str, count: int, least: int, most: int) -> Case:
    """Return a case with a number that the game can't hold."""
    number = f"{count:,}".replace("-", MINUS)
    sentence = f"{entry}: {number} is outside what the game can hold, {least} to {most:,}."
    return one(edits, "board-size", sentence)


def unknown(path: str, entry: str) -> Case:
    """Return a case with a field that does not exist."""
    sentence = f"{entry}: there is no field “sparkle”; check its spelling."
    return one({f"{path}sparkle": 1}, "board-unknown-field", sentence)


def missing(path: str, entry: str) -> Case:
    """Return a case without a field."""
    field = path.rsplit(".", 1)[-1]
    return one({path: GONE}, "board-missing-field", f"{entry}: the field “{field}” is missing; add it.")


def wrong_type(path: str, value: object, entry: str, kind: str) -> Case:
    """Return a case with a value of another type."""
    field = path.rsplit(".", 1)[-1]
    return one({path: value}, "board-wrong-type", f"{entry}: “{field}” must be {kind}.")


def wrong_points(edits: dict[str, Any], entry: str) -> Case:
    """Return a case with something that is no row of the length table."""
    words = "route points need a length from 1 to 8 and a whole number of points."
    return one(edits, "board-wrong-points", f"route_points {entry}: {words}")


def points_range(edits: dict[str, Any], entry: str, points: str) -> Case:
    """Return a case with points out of range."""
    words = f"{points.replace('-', MINUS)} points are outside what the game can hold (at most 1,000)."
    return one(edits, "board-points-range", f"{entry}: {words}")


def twice(edits: dict[str, Any], entry: str, times: int = 2) -> Case:
    """Return a case with an id that stands twice."""
    words = f"this id is used {times} times; every id must be unique."
    return one(edits, "board-duplicate", f"{entry}: {words}")


def bad_id(edits: dict[str, Any], entry: str) -> Case:
    """Return a case with an id of other letters."""
    words = "an id is made of up to 64 letters, digits, “_”, “-” and “.”."
    return one(edits, "board-bad-id", f"{entry}: {words}")


TEXT, NUMBER, TRUTH, LIST, TABLE = (
    "a text in quotes, on one line",
    "a whole number of at most 9 digits",
    "true or false",
    "a list",
    "a table",
)
ITEM_TEXT, ITEM_NUMBER = (
    "every item must be a text in quotes, on one line.",
    "every item must be a whole number of at most 9 digits.",
)
THIRD_LINK = {"id": "short", "a": "tower", "b": "market", "length": 1, "color": "grey"}
FOUR_STARTS = {f"locations.{number}.souvenir_at_setup": True for number in range(4)}
MOON = {"id": "moon", "name": "Moon", "x": 0, "y": 0}
UNNAMED = "“dock-park-1” joins the same locations with the same length; they must name each other as double."
DIFFERS = "has other ends or another length; make them alike, or remove double from both."
NO_MOON = "“moon”; check its id, or add the location."
CHANGE = "; change one of them."
TOO_FEW = "transport cards are too few to deal every hand; add cards or deal fewer."
NO_COLOR = "is not one of the board\u2019s colours; use one of them, or add it to them."
MOVE_UP = (
    "so it is read as part of it; move it to the top of the file, above the first line in square brackets."
)
SIXTY_FIVE = "x" * 65


def no_place(name: str, guess: str) -> str:
    """Return what is said of an unknown location that resembles another."""
    return f"there is no location “{name}”; check its id, or add the location. Did you mean “{guess}”?"


CASES = [
    unknown("", "board"),
    unknown("locations.0.", "location market"),
    unknown("routes.1.", "route dock-island"),
    unknown("tickets.3.", "ticket dock-tower"),
    unknown("components.", "components"),
    unknown("drawing.", "drawing"),
    one(
        {"drawing.scenery": [{"kind": "water", "path": "M0 0", "sparkle": 1}]},
        "board-unknown-field",
        "scenery 1: there is no field “sparkle”; check its spelling.",
    ),
    *(missing(name, "board") for name in ("locations", "routes", "tickets", "souvenirs", "route_points")),
    *(missing(f"locations.0.{name}", "location market") for name in ("name", "x", "y")),
    missing("locations.1.id", "location 2"),
    *(missing(f"routes.0.{name}", "route market-park") for name in ("a", "b", "length", "color")),
    missing("routes.7.id", "route 8"),
    *(missing(f"tickets.0.{name}", "ticket market-dock") for name in ("a", "b", "points")),
    missing("tickets.2.id", "ticket 3"),
    wrong_type("id", 1, "board", TEXT),
    wrong_type("name", ["Tiny"], "board", TEXT),
    wrong_type("locations", {}, "board", LIST),
    wrong_type("routes", "none", "board", LIST),
    wrong_type("tickets", 4, "board", LIST),
    wrong_type("souvenirs", "bell", "board", LIST),
    wrong_type("route_points", [1, 2], "board", TABLE),
    wrong_type("components", [], "board", TABLE),
    wrong_type("drawing", "nice", "board", TABLE),
    wrong_type("locations.0.id", 7, "location 1", TEXT),
    wrong_type("locations.0.name", 7, "location market", TEXT),
    wrong_type("locations.0.x", 1.5, "location market", NUMBER),
    wrong_type("locations.0.x", 10**25, "location market", NUMBER),
    wrong_type("components.cars", -(10**9), "components", NUMBER),
    wrong_type("locations.0.name", "lone \ud800", "location market", TEXT),
    wrong_type("locations.0.y", "low", "location market", NUMBER),
    wrong_type("locations.0.souvenir_at_setup", 1, "location market", TRUTH),
    wrong_type("routes.0.a", None, "route market-park", TEXT),
    wrong_type("routes.0.length", True, "route market-park", NUMBER),
    wrong_type("routes.0.color", 3, "route market-park", TEXT),
    wrong_type("routes.0.ferries", "one", "route market-park", NUMBER),
    wrong_type("routes.0.double", 3, "route market-park", TEXT),
    wrong_type("tickets.0.points", "3", "ticket market-dock", NUMBER),
    wrong_type("components.cars", 6.0, "components", NUMBER),
    wrong_type("components.colors", "red", "components", LIST),
    wrong_type("components.souvenir_points", 3, "components", LIST),
    wrong_type("drawing.width", "wide", "drawing", NUMBER),
    wrong_type("drawing.bends", [], "drawing", TABLE),
    wrong_type("drawing.labels", [], "drawing", TABLE),
    wrong_type("drawing.scenery", {}, "drawing", LIST),
    one({"locations.2": "park"}, "board-wrong-type", "location 3: “location 3” must be a table."),
    one({"routes.0": ["a"]}, "board-wrong-type", "route 1: “route 1” must be a table."),
    one({"tickets.0": 5}, "board-wrong-type", "ticket 1: “ticket 1” must be a table."),
    one({"souvenirs.1": 5}, "board-wrong-list", f"souvenirs: {ITEM_TEXT}"),
    one({"components.colors": ["red", None]}, "board-wrong-list", f"colors: {ITEM_TEXT}"),
    one({"components.souvenir_points.2": "3"}, "board-wrong-list", f"souvenir_points: {ITEM_NUMBER}"),
    one({"components.souvenir_points.2": True}, "board-wrong-list", f"souvenir_points: {ITEM_NUMBER}"),
    one({"drawing.bends.market-park": 1.5}, "board-wrong-list", f"bends: {ITEM_NUMBER}"),
    one({"drawing.labels.market": [1, "up"]}, "board-wrong-list", f"labels market: {ITEM_NUMBER}"),
    one({"drawing.labels.market": [1]}, "board-wrong-list", f"labels market: {ITEM_NUMBER}"),
    one({"drawing.labels.market": "up"}, "board-wrong-list", f"labels market: {ITEM_NUMBER}"),
    wrong_points({"route_points.9": 20}, "9"),
    wrong_points({"route_points.0": 0}, "0"),
    wrong_points({"route_points.one": 1}, "one"),
    wrong_points({"route_points.2": "three"}, "2"),
    wrong_points({"route_points.2": True}, "2"),
    one(
        {"drawing.scenery": [{"kind": "dragon", "path": "M0 0"}]},
        "board-unknown-scenery",
        "scenery 1: there is no scenery of the kind “dragon”; use a kind that the shipped boards use.",
    ),
    size({"drawing.width": 299}, "drawing width", 299, 300, 10000),
    size({"drawing.height": 10001}, "drawing height", 10001, 300, 10000),
    size({"locations": [MOON]}, "locations", 1, 2, 64),
    size({"routes": []}, "routes", 0, 1, 128),
    size({"tickets": []}, "tickets", 0, 1, 64),
    size({"souvenirs": []}, "souvenirs", 0, 1, 16),
    size(
        {"components.cards_per_color": 0, "components.ferries": 0, "components.dealt_cards": 0},
        "cards",
        0,
        1,
        128,
    ),
    size({"components.cards_per_color": 63}, "cards", 130, 1, 128),
    size({"components.cards_per_color": -1, "components.dealt_cards": 0}, "cards_per_color", -1, 0, 128),
    size({"components.cards_per_color": 0, "components.ferries": 9}, "cards_per_color", 0, 1, 128),
    size({"components.ferries": -1}, "ferries", -1, 0, 128),
    size({"components.cars": 0}, "cars", 0, 1, 127),
    size({"components.cars": 128}, "cars", 128, 1, 127),
    size({"components.display": 0}, "display", 0, 1, 8),
    size({"components.display": 9}, "display", 9, 1, 8),
    size({"components.sweep_at": 0}, "sweep_at", 0, 1, 127),
    size({"components.sweep_at": 128}, "sweep_at", 128, 1, 127),
    size({"components.dealt_cards": -1}, "dealt_cards", -1, 0, 128),
    size({"components.dealt_tickets": 0}, "dealt_tickets", 0, 1, 4),
    size({"components.dealt_tickets": 5}, "dealt_tickets", 5, 1, 4),
    size({"components.last_round_at": -1}, "last_round_at", -1, 0, 127),
    size({"components.last_round_at": 128}, "last_round_at", 128, 0, 127),
    size({"components.max_players": 1}, "max_players", 1, 2, 4),
    size({"components.max_players": 5}, "max_players", 5, 2, 4),
    twice({"locations.1.id": "market"}, "location market"),
    twice({"routes.1.id": "market-park"}, "route market-park"),
    twice({"tickets.1.id": "market-dock", "tickets.2.id": "market-dock"}, "ticket market-dock", 3),
    twice({"souvenirs.2": "shell"}, "souvenir shell"),
    twice({"components.colors": ["red", "blue", "red"]}, "color red"),
    bad_id({"id": "my board"}, "board my board"),
    bad_id({"id": ""}, "board "),
    bad_id({"locations.0.id": "-market"}, "location -market"),
    bad_id({"routes.0.id": SIXTY_FIVE}, f"route {SIXTY_FIVE}"),
    bad_id({"tickets.0.id": "café"}, "ticket café"),
    one({"souvenirs.0": "shell\n"}, "board-wrong-list", f"souvenirs: {ITEM_TEXT}"),
    one(
        {"components.colors": ["red", "gold"]},
        "board-unknown-color",
        f"color gold: “gold” {NO_COLOR}",
    ),
    one(
        {"routes.0.color": "green"},
        "board-unknown-color",
        f"route market-park: “green” {NO_COLOR} Did you mean “grey”?",
    ),
    one({"components.colors": []}, "board-no-colors", "colors: the board needs at least one colour."),
    one(
        {"components.dealt_cards": 5},
        "board-too-few-cards",
        f"dealt_cards: 14 {TOO_FEW}",
    ),
    points_range({"components.souvenir_points.1": 1001}, "souvenir_points", "1,001"),
    points_range({"components.souvenir_points.3": -1001}, "souvenir_points", "-1,001"),
    points_range({"route_points.2": -1}, "route_points 2", "-1"),
    points_range({"route_points.8": 1001}, "route_points 8", "1,001"),
    points_range({"tickets.1.points": -1}, "ticket park-island", "-1"),
    points_range({"tickets.1.points": 1001}, "ticket park-island", "1,001"),
    one(
        {
            **FOUR_STARTS,
            "souvenirs": ["a", "b", "c", "d", "e", "f"],
            "components.souvenir_points": [0, 1, 2, 3, 4, 5, 6],
        },
        "board-too-few-free-places",
        "locations: besides the 4 locations with souvenirs at setup, at least two more are needed.",
    ),
    one(
        {"souvenirs": ["shell", "stamp"]},
        "board-souvenir-count",
        "souvenirs: there must be 3 souvenirs, two more than locations with souvenirs at setup, "
        "or just as many as those, not 2.",
    ),
    one(
        {"souvenirs.3": "spice", "components.souvenir_points.4": 9},
        "board-souvenir-count",
        "souvenirs: there must be 3 souvenirs, two more than locations with souvenirs at setup, "
        "or just as many as those, not 4.",
    ),
    one(
        {"components.souvenir_points": [0, 1, 3]},
        "board-souvenir-points",
        "souvenir_points: points are needed for every number of souvenirs, 4 values.",
    ),
    one(
        {"routes.4.a": "moon"},
        "board-unknown-place",
        f"route park-tower: there is no location {NO_MOON}",
    ),
    one(
        {"routes.4.b": "moon"},
        "board-unknown-place",
        f"route park-tower: there is no location {NO_MOON}",
    ),
    one(
        {"tickets.0.a": "moon"},
        "board-unknown-place",
        f"ticket market-dock: there is no location {NO_MOON}",
    ),
    one(
        {"tickets.0.b": "moon"},
        "board-unknown-place",
        f"ticket market-dock: there is no location {NO_MOON}",
    ),
    one(
        {"routes.4.a": "tower"},
        "board-same-ends",
        f"route park-tower: both ends are the same location{CHANGE}",
    ),
    one(
        {"tickets.0.a": "dock"},
        "board-same-ends",
        f"ticket market-dock: both ends are the same location{CHANGE}",
    ),
    one({"routes.0.length": 0}, "board-route-length", "route market-park: a route has 1 to 8 spaces, not 0."),
    one({"routes.0.length": 9}, "board-route-length", "route market-park: a route has 1 to 8 spaces, not 9."),
    one(
        {"route_points.4": GONE},
        "board-no-points",
        "route market-tower-long: route_points says nothing about length 4; add it there.",
    ),
    one(
        {"routes.4.ferries": -1},
        "board-route-ferries",
        f"route park-tower: {MINUS}1 ferry symbols don\u2019t fit on 2 spaces; use 0 to 2.",
    ),
    one(
        {"routes.4.ferries": 3},
        "board-route-ferries",
        "route park-tower: 3 ferry symbols don\u2019t fit on 2 spaces; use 0 to 2.",
    ),
    one(
        {"routes.0.double": "moon"},
        "board-unknown-twin",
        "route market-park: its double “moon” is not another route; name the route beside it.",
    ),
    one(
        {"routes.0.double": "market-park"},
        "board-unknown-twin",
        "route market-park: its double “market-park” is not another route; name the route beside it.",
    ),
    one(
        {"routes.0.double": "dock-park-1"},
        "board-twin-one-sided",
        "route market-park: its double “dock-park-1” does not name it back; "
        "add double to that route, or remove it here.",
    ),
    Case(
        {"routes.3.length": 2},
        [
            ("board-twin-differs", f"route dock-park-1: its double “dock-park-2” {DIFFERS}"),
            ("board-twin-differs", f"route dock-park-2: its double “dock-park-1” {DIFFERS}"),
        ],
    ),
    Case(
        {"routes.3.a": "market"},
        [
            ("board-twin-differs", f"route dock-park-1: its double “dock-park-2” {DIFFERS}"),
            ("board-twin-differs", f"route dock-park-2: its double “dock-park-1” {DIFFERS}"),
        ],
    ),
    one(
        {"routes.2.double": GONE, "routes.3.double": GONE},
        "board-twins-unnamed",
        f"route dock-park-2: {UNNAMED}",
    ),
    one(
        {"routes.8": THIRD_LINK},
        "board-too-many-between",
        "route short: at most two routes may join two locations (see “market-tower”); remove one.",
    ),
    one(
        {"tickets.3": GONE, "tickets.2": GONE},
        "board-too-few-tickets",
        "tickets: 2 tickets are too few to deal; at least 3 are needed.",
    ),
    one(
        {"locations.5": MOON, "tickets.0.b": "moon"},
        "board-unjoined",
        "ticket market-dock: no routes join market and moon; add routes between them, or change the ticket.",
    ),
    one({"routes.0.a": "prak"}, "board-unknown-place", f"route market-park: {no_place('prak', 'park')}"),
    one({"tickets.1.a": "prak"}, "board-unknown-place", f"ticket park-island: {no_place('prak', 'park')}"),
    one({"drawing.labels.prak": [0, 9]}, "board-unknown-place", f"labels prak: {no_place('prak', 'park')}"),
    one(
        {"drawing.bends.moon": 40},
        "board-unknown-route",
        "bends moon: there is no route “moon”; check its id, or remove this entry.",
    ),
    one(
        {"drawing.bends.market-prak": 40},
        "board-unknown-route",
        "bends market-prak: there is no route “market-prak”; check its id, or remove this entry. "
        "Did you mean “market-park”?",
    ),
    one(
        {"routes.2.colour": "red"},
        "board-unknown-field",
        "route dock-park-1: there is no field “colour”; check its spelling. Did you mean “color”?",
    ),
    one(
        {"routes.0.color": "gray"},
        "board-unknown-color",
        f"route market-park: “gray” {NO_COLOR} Did you mean “grey”?",
    ),
    one(
        {"cars": 9},
        "board-misplaced",
        "board: “cars” belongs in the table “components”; move it there.",
    ),
    one(
        {"souvenirs": GONE, "drawing.souvenirs": ["shell", "stamp", "spoon"]},
        "board-below-table",
        f"drawing: “souvenirs” comes after the line that opens “drawing”, {MOVE_UP}",
    ),
    one(
        {"souvenirs": GONE, "tickets.3.souvenirs": ["shell", "stamp", "spoon"]},
        "board-below-table",
        f"ticket 4: “souvenirs” comes after the line that opens “tickets”, {MOVE_UP}",
    ),
    Case(
        {"routes.0.length": 9, "tickets.0.points": 1001, "routes.1.a": "moon"},
        [
            ("board-route-length", "route market-park: a route has 1 to 8 spaces, not 9."),
            (
                "board-unknown-place",
                f"route dock-island: there is no location {NO_MOON}",
            ),
            (
                "board-points-range",
                "ticket market-dock: 1,001 points are outside what the game can hold (at most 1,000).",
            ),
        ],
    ),
]


def faults_of(path: Path, action: Callable[[], object]) -> list[tuple[str, str]]:
    """Return the keys and sentences of the faults that an action reports, without the file's name."""
    with pytest.raises(BoardError) as caught:
        action()
    faults = caught.value.faults
    sentences = [str(fault) for fault in faults]
    assert str(caught.value) == "\n".join(sentences)
    assert caught.value.key == faults[0].key
    assert all(sentence.startswith(str(path)) for sentence in sentences)
    where = re.compile(re.escape(f"{path}, ") + r"(line \d+, )?")
    return [(fault.key, where.sub("", str(fault))) for fault in faults]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.faults[0][0]} {next(iter(case.edits))}")
def test_each_fault_of_a_board_is_told_in_a_sentence_with_the_file_and_the_entry(
    case: Case, tmp_path: Path
) -> None:
    path = tmp_path / "faulty.json"
    assert faults_of(path, lambda: load(path, edited(data_of("tiny"), case.edits))) == case.faults


@pytest.mark.parametrize(
    ("name", "extra", "entry", "count", "most"),
    [
        ("locations", {"id": "more", "name": "More", "x": 0, "y": 0}, "locations", 65, 64),
        ("routes", {"id": "more", "a": "p00", "b": "p77", "length": 1, "color": "red"}, "routes", 129, 128),
        ("tickets", {"id": "more", "a": "p00", "b": "p76", "points": 1}, "tickets", 65, 64),
        ("souvenirs", "more", "souvenirs", 17, 16),
    ],
)
def test_a_full_list_of_a_board_takes_no_more(
    name: str, extra: object, entry: str, count: int, most: int, tmp_path: Path
) -> None:
    path, data = tmp_path / "faulty.json", data_of("large")
    data[name].append(extra)
    least = {"locations": 2}.get(name, 1)
    sentence = f"{entry}: {count} is outside what the game can hold, {least} to {most}."
    assert faults_of(path, lambda: load(path, data)) == [("board-size", sentence)]


def test_too_many_pieces_of_a_kind_are_too_many_cards_as_well(tmp_path: Path) -> None:
    path = tmp_path / "faulty.json"
    data = edited(data_of("tiny"), {"components.ferries": 129, "components.dealt_cards": 129})
    assert faults_of(path, lambda: load(path, data)) == [
        ("board-size", "cards: 139 is outside what the game can hold, 1 to 128."),
        ("board-size", "ferries: 129 is outside what the game can hold, 0 to 128."),
        ("board-size", "dealt_cards: 129 is outside what the game can hold, 0 to 128."),
        (
            "board-too-few-cards",
            f"dealt_cards: 139 {TOO_FEW}",
        ),
    ]


@pytest.mark.parametrize(
    "edits",
    [
        {"components.cars": 1, "components.last_round_at": 0, "components.sweep_at": 1},
        {"components.cars": 127, "components.last_round_at": 127, "components.sweep_at": 127},
        {"components.cards_per_color": 1, "components.ferries": 126},
        {"components.cards_per_color": 1, "components.ferries": 0, "components.dealt_cards": 0},
        {"components.cards_per_color": 62, "components.ferries": 4},
        {"components.dealt_cards": 7, "components.max_players": 2},
        {"components.display": 1, "components.max_players": 4},
        {"components.display": 8, "components.dealt_tickets": 2, "components.max_players": 2},
        {"components.souvenir_points": [-1000, 1000, 0, 1]},
        {"components.souvenir_points": [0, 1, 2, 3, 4, 5]},
        {"tickets.0.points": 0, "tickets.1.points": 1000, "route_points.1": 0, "route_points.2": 1000},
        {"routes.7.length": 8, "routes.7.ferries": 8, "route_points.8": 21},
        {"id": "x" * 64, "locations.4.name": "", "souvenirs.0": "A-b_c.9", "souvenirs.1": "0"},
        {"drawing.width": 300, "drawing.height": 300},
        {"drawing.width": 10000, "drawing.height": 10000, "drawing.labels.park": [-10, 20]},
        {"drawing.bends.market-park": -40, "drawing.scenery": []},
        {"routes.0.double": None},
        {"tickets.3": GONE},
    ],
    ids=lambda edits: next(iter(edits)),
)
def test_what_just_fits_is_a_board(edits: dict[str, Any], tmp_path: Path) -> None:
    data = edited(data_of("tiny"), edits)
    board = load(tmp_path / "tiny.json", data)
    assert (board.id, board.name) == (data["id"], "Tiny")
    for name in ("components", "route_points", "souvenirs", "tickets"):
        assert board.to_json()[name] == data[name]


def test_what_is_only_drawn_is_read_too(tmp_path: Path) -> None:
    data = edited(
        data_of("tiny"),
        {
            "drawing.width": 640,
            "drawing.bends.market-park": -40,
            "drawing.labels.park": [-10, 20],
            "drawing.labels.dock": [0, 5],
            "drawing.scenery": [{"kind": "water", "path": "M0 0L9 9"}],
        },
    )
    assert load(tmp_path / "tiny.json", data).drawing == Drawing(
        width=640,
        height=760,
        bends={"market-park": -40},
        labels={"park": (-10, 20), "dock": (0, 5)},
        scenery=(Shape("water", "M0 0L9 9"),),
    )


def test_reading_a_board_leaves_the_data_as_it_was() -> None:
    data = TINY.to_json()
    board_from_json(data, "tiny", "game.json")
    assert data == TINY.to_json()


def test_a_board_may_have_only_two_places_and_one_route(tmp_path: Path) -> None:
    data = data_of("tiny")
    data["locations"] = [{"id": "a", "name": "A", "x": 0, "y": 0}, {"id": "b", "name": "B", "x": 9, "y": 9}]
    data["routes"] = [{"id": "a-b", "a": "a", "b": "b", "length": 1, "color": "grey"}]
    data["tickets"] = [{"id": f"t{number}", "a": "a", "b": "b", "points": 1} for number in range(3)]
    data["souvenirs"] = ["shell", "stamp"]
    board = load(tmp_path / "two.json", data)
    assert (len(board.locations), len(board.routes), board.start_locations) == (2, 1, ())
    game = whole_game(board, 2, seed=1)
    assert game.result is not None


def test_a_file_that_is_nested_too_deeply_is_no_board(tmp_path: Path) -> None:
    path = tmp_path / "faulty.json"
    path.write_bytes(b"[" * 100_000)
    sentence = (
        f"{path} is not a board: its tables and lists are nested too deeply. "
        "Start again from a copy of a board that works."
    )
    assert faults_of(path, lambda: load_board(path)) == [("board-not-readable", sentence)]


@pytest.mark.parametrize(
    ("name", "content", "line", "reason"),
    [
        ("faulty.toml", b'{"locations": []}', 1, "TOML (Invalid statement)"),
        ("faulty.toml", b'id = "a"\nname = \n', 2, "TOML (Invalid value)"),
        ("faulty.toml", b'id = "a"\nlocations = [\n', 2, "TOML (Invalid value)"),
        ("faulty.toml", b'id = "a"\nid = "b"', 2, "TOML (Cannot overwrite a value)"),
        ("faulty.json", b"locations = []", 1, "JSON (Expecting value)"),
        ("faulty.json", b'{\n"id": 1,\n}', 3, "JSON (Expecting property name enclosed in double quotes)"),
    ],
)
def test_a_syntax_error_is_told_with_its_line_and_the_parsers_reason(
    name: str, content: bytes, line: int, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(BoardError) as caught:
        load_board(path)
    words = f"this is not valid {reason}. Correct it here, or just before."
    assert str(caught.value) == f"{path}, line {line}: {words}"


def test_a_file_that_is_not_utf_8_is_told_how_to_save_it(tmp_path: Path) -> None:
    path = tmp_path / "latin-1.toml"
    path.write_bytes('id = "caf"\nname = "Café"'.encode("latin-1"))
    with pytest.raises(BoardError) as caught:
        load_board(path)
    assert str(caught.value) == (
        f"{path}, line 2: there is a character here that is not UTF-8. "
        "Open the file in your editor and save it as UTF-8."
    )


def test_a_byte_order_mark_and_the_line_ends_of_windows_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_bytes((BOARDS / "tiny.toml").read_text("utf-8").replace("\n", "\r\n").encode("utf-8-sig"))
    assert load_board(path) == TINY


def test_a_key_that_stands_twice_is_told(tmp_path: Path) -> None:
    path = tmp_path / "twice.json"
    path.write_text('{"drawing": {"id": 1,\n"width": 2},\n"id": "one",\n\n"id": "two"}')
    sentence = "line 5: the key “id” is written twice in the same object; remove one of them."
    assert faults_of(path, lambda: load_board(path)) == [("board-key-twice", sentence)]


@pytest.mark.parametrize("key", [r'"\U0001F600"', r'"a\tb"', '"a\tb"', r"'\U'", '""', "''", '"a.b"'])
def test_an_odd_key_of_a_board_file_is_told_with_its_line(key: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(f"{key} = 1\n" + (BOARDS / "tiny.toml").read_text("utf-8"), "utf-8")
    with pytest.raises(BoardError, match=r"odd\.toml, line 1, board: "):
        load_board(path)


@pytest.mark.parametrize("key", [r'"\ud83d\ude00"', r'"\/"'])
def test_an_odd_key_of_a_json_file_is_told_with_its_line(key: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(data_of("tiny")).replace("{", f"{{\n{key}: 1, ", 1))
    with pytest.raises(BoardError, match=r"odd\.json, line 2, board: "):
        load_board(path)


MINE = '''# A board with several faults.
id = "mine"
souvenirs = ["shell", "stamp", """
a
spoon"""]
[[locations]]
id = "market"
name = 'The "Market" # one'
x = 1
y = 2
souvenir_at_setup = true
[[locations]]
id = "dock"
name = "Dock"
x = "west"
y = 3
[drawing]
bends = { "market-dock" = 1.5 }
[[drawing.scenery]]
kind = "water"
path = "M0 0"
[[drawing.scenery]]
kind = "wader"
path = "M0 0"
[components]
cars = true
[tickets]
'''


def lines_of(path: Path) -> list[tuple[str, str | None]]:
    """Return the faults of a file by their keys, each with the text of its line."""
    with pytest.raises(BoardError) as caught:
        load_board(path)
    written = [None, *path.read_text("utf-8").splitlines()]
    return [(fault.key, written[getattr(fault, "line", None) or 0]) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "",
            "",
            [
                ("board-missing-field", None),
                ("board-wrong-type", "[tickets]"),
                ("board-missing-field", None),
            ],
        ),
        (
            "[tickets]",
            "[route_points]\n7 = 'x'\ntickets = []\nroutes = []",
            [("board-below-table", "routes = []"), ("board-below-table", "tickets = []")],
        ),
        (
            'id = "mine"',
            "routes = []\nroute_points = { 1 = 1, 9 = 2 }",
            [
                ("board-wrong-type", 'x = "west"'),
                ("board-wrong-list", 'souvenirs = ["shell", "stamp", """'),
                ("board-wrong-points", "route_points = { 1 = 1, 9 = 2 }"),
                ("board-wrong-type", "cars = true"),
                ("board-wrong-list", 'bends = { "market-dock" = 1.5 }'),
                ("board-unknown-scenery", "[[drawing.scenery]]"),
            ],
        ),
    ],
)
def test_faults_of_form_are_told_with_their_lines(
    old: str, new: str, expected: list[tuple[str, str | None]], tmp_path: Path
) -> None:
    path, text = tmp_path / "mine.toml", MINE.replace(old, new, 1)
    path.write_text(text.replace("[tickets]", "[[tickets]]") if "route_points" in new else text, "utf-8")
    found = [fault for fault in lines_of(path) if fault != ("board-missing-field", "[[tickets]]")]
    assert found == expected


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('a = "park", b = "tower"', 'a = "prak", b = "tower"', "board-unknown-place"),
        ("cards_per_color = 5", "cards_per_color = 0", "board-size"),
        ('{ id = "dock-tower"', '{ id = "park-island"', "board-duplicate"),
        ('color = "red" }', 'color = "pink" }', "board-unknown-color"),
        ("1 = 1\n", "1 = -1\n", "board-points-range"),
        ('"spoon"]', '"stamp"]', "board-duplicate"),
        ('"blue"]', '"bleu"]', "board-unknown-color"),
        ("[components]", "drawing.bends = { moon = 4 }\n[components]", "board-wrong-points"),
        ('id = "tiny"', 'drawing.bends.moon = 4 # unknown\nid = "tiny"', "board-unknown-route"),
        ('id = "tiny"', 'id = "my tiny"', "board-bad-id"),
    ],
)
def test_faults_of_sense_are_told_with_their_lines(old: str, new: str, key: str, tmp_path: Path) -> None:
    path, text = tmp_path / "mine.toml", (BOARDS / "tiny.toml").read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    ((found, line),) = lines_of(path)
    assert found == key
    assert line is not None
    assert new.splitlines()[0] in line


def test_the_lines_of_a_json_file_are_told_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    data = edited(data_of("tiny"), {"routes.0.a": "prak"})
    path.write_text(json.dumps(data, indent=1), "utf-8")
    assert lines_of(path) == [("board-unknown-place", "  {")]


def test_a_game_file_may_carry_what_a_board_file_may_not() -> None:
    data = edited(TINY.to_json(), {"components.cards_per_color": 0, "components.ferries": 9})
    assert board_from_json(data, "tiny", "game.json").components.cards_per_color == 0


@pytest.mark.parametrize("data", [[], "board", 7, None])
def test_a_file_that_is_no_table_is_told_so(data: object, tmp_path: Path) -> None:
    path = tmp_path / "faulty.json"
    expected = [("board-wrong-type", "board: “board” must be a table.")]
    assert faults_of(path, lambda: load(path, data)) == expected


def test_a_file_that_can_not_be_read_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    missing = f"{path} can\u2019t be read: No such file or directory."
    assert faults_of(path, lambda: load_board(path)) == [("file-unreadable", missing)]
    folder = f"{tmp_path} can\u2019t be read: Is a directory."
    assert faults_of(tmp_path, lambda: load_board(tmp_path)) == [("file-unreadable", folder)]


@pytest.mark.parametrize("field", ["id", "name", "drawing"])
def test_a_game_file_carries_a_board_without_id_name_and_drawing(field: str) -> None:
    data = {**TINY.to_json(), field: {} if field == "drawing" else "tiny"}
    sentence = "game.json holds id, name or drawing, which don\u2019t belong in the board\u2019s data."
    expected = [("board-not-canonical", sentence)]
    assert faults_of(Path("game.json"), lambda: board_from_json(data, "tiny", "game.json")) == expected


def test_a_board_carried_by_a_game_file_is_checked_like_any_other() -> None:
    data = edited(TINY.to_json(), {"routes.0.length": 9})
    expected = [("board-route-length", "route market-park: a route has 1 to 8 spaces, not 9.")]
    assert faults_of(Path("game.json"), lambda: board_from_json(data, "tiny", "game.json")) == expected


def test_every_fault_that_the_catalogue_knows_has_a_case() -> None:
    catalogue = (files("cablecar") / "locales" / "en.terminal.ftl").read_text("utf-8")
    known = set(re.findall(r"^(board-[a-z0-9-]+) =", catalogue, re.MULTILINE)) - NO_FAULTS
    tested = {key for case in CASES for key, _ in case.faults}
    elsewhere = {
        "board-syntax",
        "board-not-readable",
        "board-not-utf-8",
        "board-key-twice",
        "board-not-canonical",
        "board-id-shipped",
    }
    assert known == tested | elsewhere | PARTS


def test_the_cases_start_from_a_board_without_faults(tmp_path: Path) -> None:
    assert load(tmp_path / "tiny.json", data_of("tiny")).sha256 == TINY.sha256
