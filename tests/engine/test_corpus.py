"""Every game of the corpus replays to the bytes that it was written as, and shows what its name says."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cablecar.board import Board
from cablecar.engine.game import Game
from cablecar.engine.record import dumps, loads
from tests.support.each import check_each
from tests.support.game.directed import TARGETS
from tests.support.game.make_corpus import EDGES, STYLES, name_of
from tests.support.game.positions import EDITIONS
from tests.support.game.referee import Referee
from tests.support.paths import CORPUS

FILES = sorted(CORPUS.rglob("*.json"))
NAMES = [name_of(path) for path in FILES]
TARGET = {target.name: target for target in TARGETS}
LATER = [board.id for board in EDITIONS[1:]]
"""The later editions of the shipped board, whose games stand in folders of their own."""
MANY_SCRIPTS = "edge-names-of-many-scripts"

each_edition = pytest.mark.parametrize("board", EDITIONS, ids=repr)


@cache
def record_of(path: Path) -> dict[str, Any]:
    """Return the record of a file."""
    return loads(path.read_bytes())


@cache
def game_of(path: Path) -> Game:
    """Return the game of a file. Not to be played on."""
    return Game.replay(record_of(path))


def named(prefix: str) -> list[str]:
    """Return the rest of the names that begin so."""
    return [name.removeprefix(prefix) for name in NAMES if name.startswith(prefix)]


def files_of(*kinds: str) -> list[Path]:
    """Return the files of some kinds, whatever their boards."""
    return [path for path in FILES if path.stem.startswith(kinds)]


def records_on(board: Board) -> list[dict[str, Any]]:
    """Return the records of all games on a shipped board."""
    every = map(record_of, FILES)
    return [record for record in every if record["board"] == {"id": board.id, "sha256": board.sha256}]


# --- the collection


def test_there_are_enough_games_of_every_kind() -> None:
    assert len(FILES) >= 100
    players = Counter(len(record_of(path)["players"]) for path in FILES)
    assert min(players[count] for count in (2, 3, 4)) >= 20
    boards = Counter(record_of(path)["board"]["id"] for path in FILES)
    assert boards["san-francisco"] >= 80
    assert boards["san-francisco-2"] >= 40
    assert boards["tiny"] >= 5
    assert {path.stem.split("-")[0] for path in FILES} == {"random", "style", "edge", "directed"}


def test_the_games_of_a_later_edition_stand_in_its_folder() -> None:
    folders = {path.parent.name: record_of(path)["board"]["id"] for path in FILES if path.parent != CORPUS}
    assert folders == {identity: identity for identity in LATER}
    assert not any(record_of(path)["board"]["id"] in LATER for path in CORPUS.glob("*.json"))


def test_the_files_are_small() -> None:
    sizes = [path.stat().st_size for path in FILES]
    assert max(sizes) < 60_000
    assert sum(sizes) < 3_000_000


def test_every_kind_of_move_is_in_the_corpus_often() -> None:
    moves = Counter(move["do"] for path in FILES for move in record_of(path)["moves"])
    expected = {
        "claim_route",
        "draw_tickets",
        "keep_tickets",
        "pass",
        "place_souvenir",
        "take_card",
        "take_souvenir",
    }
    assert set(moves) == expected
    assert min(moves.values()) > 50


@each_edition
def test_all_routes_and_all_tickets_of_a_shipped_board_are_in_its_games(board: Board) -> None:
    moves = [move for record in records_on(board) for move in record["moves"]]
    claimed = {move["route"] for move in moves if move["do"] == "claim_route"}
    kept = {ticket for move in moves if move["do"] == "keep_tickets" for ticket in move["tickets"]}
    assert claimed == board.route.keys()
    assert kept == board.ticket.keys()


def test_every_edge_case_and_every_target_has_its_game() -> None:
    assert {*EDGES, "names-of-many-scripts"} == set(named("edge-"))
    on_shipped = {name for name, edge in EDGES.items() if not edge.board}
    for identity in LATER:
        assert {*on_shipped, "names-of-many-scripts"} == set(named(f"{identity}/edge-"))
    targets = {f"{target.name}-{players}p" for target in TARGETS for players in target.seeds}
    assert targets == set(named("directed-"))


# --- each game


def test_every_game_replays_to_equal_bytes() -> None:
    def check(path: Path) -> None:
        record = {**game_of(path).record(), "engine": record_of(path)["engine"]}
        assert dumps(record).encode() == path.read_bytes()

    check_each(FILES, check, name_of)


def test_a_stranger_comes_to_the_same_results() -> None:
    def check(path: Path) -> None:
        record, board = record_of(path), game_of(path).board.to_json()
        referee = Referee(board, len(record["players"]), record["shuffles"])
        for move in record["moves"]:
            referee.play(move["seat"], move)
        assert referee.result() == record["result"]
        assert referee.reshuffles_used == len(record["shuffles"]["reshuffles"])
        assert tuple(referee.waiting_for()) == game_of(path).waiting_for

    check_each(FILES, check, name_of)


def test_only_games_named_so_are_broken_off() -> None:
    broken_off = [path for path in FILES if record_of(path)["result"] is None]
    assert broken_off == files_of("edge-broken-off")


def test_every_edge_case_shows_what_its_name_says() -> None:
    def check(path: Path) -> None:
        edge, game = EDGES[path.stem.removeprefix("edge-")], game_of(path)
        assert edge.condition(game)
        assert len(game.players) == edge.players

    check_each([path for path in files_of("edge-") if path.stem != MANY_SCRIPTS], check, name_of)


def test_names_of_many_scripts_are_kept() -> None:
    for path in files_of(MANY_SCRIPTS):
        names = [player.name for player in game_of(path).players]
        assert names == ["Zoë 🚋", "名前", '"\\\n\t', ""]


def test_every_directed_game_comes_by_its_target() -> None:
    check_each(named("directed-"), check_directed)


def check_directed(name: str) -> None:
    """Check that a game reaches the target that its name tells, with the number of players that it tells."""
    target = TARGET[name[:-3]]
    whole = game_of(CORPUS / f"directed-{name}.json")
    assert len(whole.players) == int(name[-2])
    game = Game(whole.board, whole.players, whole.seed)
    reached = False
    for one in whole.moves:
        before = len(game.events)
        game.play(one.seat, one.move)
        reached = reached or target.reached(game, game.events[before:])
    assert reached


def test_every_name_tells_the_number_of_players() -> None:
    def check(path: Path) -> None:
        told = re.search(r"(\d)-players", path.stem)
        assert told is not None
        assert len(record_of(path)["players"]) == int(told[1])

    check_each(files_of("random-", "style-"), check, name_of)


@pytest.mark.parametrize("folder", ["", *(f"{identity}/" for identity in LATER)])
def test_every_style_of_play_has_its_game(folder: str) -> None:
    styles = named(f"{folder}style-")
    assert sorted(re.sub(r"-\d-players", "", name) for name in styles) == sorted(STYLES)
