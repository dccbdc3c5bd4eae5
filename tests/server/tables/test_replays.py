"""Finished games: shared by a link, withdrawn; and game files that strangers bring."""

import asyncio
import json
import time
from base64 import b64decode
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, text
from websockets.exceptions import InvalidStatus

from cablecar import Game
from cablecar.board import load_board, shipped_board
from cablecar.engine.record import dumps, loads
from cablecar.rules.board_table import board_table
from cablecar.server.http.replays import MOST_LETTERS, drawn
from cablecar.server.model.boards import board_key
from cablecar.server.model.live_game import Entry, GameHead, LiveGame
from cablecar.server.security.limits import Limits, Rate
from cablecar.server.storage.store import alembic_config, migrate
from cablecar.server.tables.heavy_work import FairQueue
from tests.support.paths import BOARDS, CORPUS
from tests.support.server.finished import CHECK, begin, finish
from tests.support.server.postgres import engine_of
from tests.support.server.serving import GENEROUS, RunningServer, error_of, make_table, serving, sitting

TWICE = Rate(1e-6, 2)


def test_a_shared_game_is_there_for_everybody_with_the_link_also_after_a_restart(database: str) -> None:
    with serving(database) as server, server.http() as http, server.http() as friend:
        finished = finish(server, http)
        share = finished.share()
        shown = friend.get(f"/api/replays/{share}").json()
        record = loads(http.get(f"{finished.place}/record").content)
        statistics = http.get(f"{finished.place}/statistics").json()
        assert shown == {"record": record, "statistics": statistics}
        assert finished.table not in json.dumps(shown)
    with serving(database) as server, server.http() as friend:
        assert friend.get(f"/api/replays/{share}").json() == shown


def test_a_game_has_one_link_until_it_is_withdrawn(
    server: RunningServer, http: httpx.Client, friend: httpx.Client
) -> None:
    finished = finish(server, http)
    share = finished.share(0)
    assert finished.share(1) == share
    assert len(share) >= 16
    assert http.delete(f"{finished.place}/share").status_code == 204
    assert http.delete(f"{finished.place}/share").status_code == 204
    assert error_of(friend.get(f"/api/replays/{share}")) == (404, "replay-unknown")
    assert finished.share() != share
    assert error_of(friend.get(f"/api/replays/{share}")) == (404, "replay-unknown")


def test_nobody_shares_a_game_before_its_end(http: httpx.Client) -> None:
    place = begin(http).place
    assert error_of(http.post(f"{place}/share")) == (409, "game-not-over")
    assert error_of(http.delete(f"{place}/share")) == (409, "game-not-over")


def test_only_the_players_of_a_game_share_or_withdraw_it(
    server: RunningServer, http: httpx.Client, friend: httpx.Client
) -> None:
    finished = finish(server, http)
    share = finished.share()
    assert error_of(friend.post(f"{finished.place}/share")) == (403, "secret-wrong")
    assert error_of(friend.delete(f"{finished.place}/share")) == (403, "secret-wrong")
    unknown = f"/api/tables/{finished.table}/games/{'0' * 16}/share"
    assert error_of(http.post(unknown)) == (404, "game-unknown")
    assert friend.get(f"/api/replays/{share}").status_code == 200


@pytest.mark.parametrize("share", ["x", "0" * 16, "a" * 900, "%00", "%E2%80%AE", "{share}"])
def test_every_wrong_link_gets_the_same_answer(share: str, friend: httpx.Client) -> None:
    answer = friend.get(f"/api/replays/{share}")
    assert error_of(answer) == (404, "replay-unknown")
    assert answer.content == friend.get("/api/replays/nothing").content


def test_a_name_that_was_deleted_is_not_in_the_shared_game(
    server: RunningServer, http: httpx.Client, friend: httpx.Client
) -> None:
    finished = finish(server, http)
    share = finished.share()
    assert http.delete(f"/api/tables/{finished.table}/seats/0/name").status_code == 204
    shown = friend.get(f"/api/replays/{share}").json()["record"]
    assert {player["name"] for player in shown["players"]} == {"Player 1", "Bob"}


def test_a_database_of_the_first_schema_keeps_its_games_up_and_down(database: str) -> None:
    with serving(database) as server, server.http() as http:
        finished = finish(server, http)
        share = finished.share()
    engine = create_engine(engine_of(database))
    with engine.connect() as connection:
        command.downgrade(alembic_config(connection), "0001")
        connection.commit()
        assert columns_of(connection) >= {"statistics", "keepers"}
        assert "share" not in columns_of(connection)
        migrate(connection, "head")
    engine.dispose()
    with serving(database) as server, server.http() as http:
        assert error_of(http.get(f"/api/replays/{share}")) == (404, "replay-unknown")
        kept = replace(finished, http=http)
        assert http.get(f"/api/replays/{kept.share()}").status_code == 200


def columns_of(connection: Connection) -> set[str]:
    return set(connection.execute(text("SELECT * FROM games")).keys())


# Files


@pytest.mark.parametrize("name", ["random-2-players-001", "edge-broken-off-between-turns"])
def test_of_a_game_on_a_shipped_board_only_its_name_comes_back(name: str, friend: httpx.Client) -> None:
    told = friend.post(CHECK, content=(CORPUS / f"{name}.json").read_bytes()).json()
    assert told == {"board": "san-francisco", "data": None, "drawing": None, "table": None}


def test_a_board_that_a_file_carries_comes_back_drawn(friend: httpx.Client) -> None:
    content = (CORPUS / "random-tiny-2-players-001.json").read_bytes()
    told, board = friend.post(CHECK, content=content).json(), Game.replay(loads(content)).board
    assert told["board"] == board_key(board)
    assert told["data"] == loads(content)["board"]["data"]
    assert set(told["drawing"]["routes"]) == {route["id"] for route in told["data"]["routes"]}
    assert b64decode(told["table"]) == board_table(board).tobytes()


def test_of_a_game_on_a_research_board_the_page_gets_the_board(friend: httpx.Client) -> None:
    content = dumps(Game.new(2, 1, "mini").record()).encode()
    told = friend.post(CHECK, content=content).json()
    assert (told["board"], told["data"]) == ("mini", shipped_board("mini").to_json())


@pytest.mark.parametrize("name", ["x y " * 20_000, " " * 80 + "x", "x" * 50_000])
def test_a_place_may_be_named_as_its_board_likes_and_is_drawn_at_once(name: str) -> None:
    board = load_board(BOARDS / "tiny.toml")
    first, *others = board.locations
    begun = time.thread_time()
    drawing = drawn(replace(board, locations=(replace(first, name=name), *others)))
    assert time.thread_time() - begun < 3
    assert len("".join(drawing["places"][first.id]["lines"])) <= MOST_LETTERS


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda record: record["moves"].pop(), "record-wrong-result"),
        (lambda record: record["moves"].pop(9), "record-move"),
        (lambda record: record.update(format="cablecar-game/9"), "record-format"),
        (lambda record: record.update(note="mine"), "record-unknown-key"),
        (lambda record: record["result"]["scores"][0].update(total=99), "record-wrong-result"),
    ],
)
def test_a_file_that_does_not_hold_is_refused_in_a_sentence(
    change: object, key: str, friend: httpx.Client
) -> None:
    record = json.loads((CORPUS / "random-2-players-001.json").read_bytes())
    assert callable(change)
    change(record)
    assert error_of(friend.post(CHECK, content=dumps(record))) == (409, key)


@pytest.mark.parametrize("content", [b"", b"\xff\xd8\xff\xe0", b"[1]", b'{"format": ', b"<!doctype html>"])
def test_a_file_that_is_no_game_is_refused_in_a_sentence(content: bytes, friend: httpx.Client) -> None:
    assert error_of(friend.post(CHECK, content=content)) == (409, "record-not-json")


def test_a_file_is_refused_in_the_language_of_whoever_brings_it(friend: httpx.Client) -> None:
    record = json.loads((CORPUS / "random-2-players-001.json").read_bytes())
    record["moves"].pop(9)
    answer = friend.post(CHECK, content=dumps(record), headers={"accept-language": "de"})
    assert answer.json()["error"]["message"].startswith("Zug 11: ")


def test_a_file_may_be_longer_than_other_requests_but_not_of_any_length(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, max_record=30_000)) as server, server.http() as http:
        assert error_of(http.post(CHECK, content=b" " * 29_000)) == (409, "record-not-json")
        assert error_of(http.post(CHECK, content=b" " * 31_000)) == (413, "body-too-large")
        assert error_of(http.post("/api/tables", content=b" " * 29_000)) == (413, "body-too-large")


def test_the_longest_games_are_far_below_the_limit() -> None:
    longest = max(path.stat().st_size for path in CORPUS.rglob("*.json"))
    assert longest * 5 < Limits().max_record


def test_whoever_asks_for_many_games_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, replays=TWICE)) as server, server.http() as http:
        assert error_of(http.post(CHECK, content=b"")) == (409, "record-not-json")
        assert error_of(http.get("/api/replays/nothing")) == (404, "replay-unknown")
        for answer in (http.post(CHECK, content=b""), http.get("/api/replays/nothing")):
            assert error_of(answer) == (429, "too-many-replays")
            assert int(answer.headers["retry-after"]) > 1
        assert http.get("/api/tables").status_code == 200


# What costs much


def test_addresses_take_turns_however_much_one_of_them_wants() -> None:
    async def main() -> list[str]:
        queue, done = FairQueue(), []

        async def work(place: str) -> None:
            async with queue.turn(place):
                await asyncio.sleep(0)
                done.append(place)

        await asyncio.gather(*(work(place) for place in ["greedy"] * 5 + ["honest"]))
        assert not queue._locks
        return done

    assert asyncio.run(main()) == ["greedy", "honest", *["greedy"] * 4]


@pytest.fixture
def rebuilt(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the games that were played through again."""
    ids = []
    rebuild = LiveGame.rebuild

    def count(head: GameHead, entries: Sequence[Entry]) -> LiveGame:
        ids.append(head.id)
        return rebuild(head, entries)

    monkeypatch.setattr(LiveGame, "rebuild", count)
    return ids


def test_a_finished_game_is_played_through_once_for_all_who_ask(
    server: RunningServer, http: httpx.Client, rebuilt: list[str]
) -> None:
    finished = finish(server, http)
    texts = {http.get(f"{finished.place}/record").text for _ in range(3)}
    http.get(f"/api/replays/{finished.share()}").raise_for_status()
    assert (len(texts), len(rebuilt)) == (1, 1)


def test_a_name_that_was_deleted_is_in_no_kept_record(server: RunningServer, http: httpx.Client) -> None:
    finished = finish(server, http)
    assert "Ada" in http.get(f"{finished.place}/record").text
    http.delete(f"/api/tables/{finished.table}/seats/0/name").raise_for_status()
    assert "Ada" not in http.get(f"{finished.place}/record").text


def test_records_count_as_games_to_replay(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, replays=TWICE)) as server, server.http() as http:
        finished = finish(server, http)
        answers = [http.get(f"{finished.place}/record") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert error_of(answers[2]) == (429, "too-many-replays")


def test_asking_for_an_earlier_game_on_a_socket_counts_as_a_replay(
    tmp_path: Path, rebuilt: list[str]
) -> None:
    with serving(tmp_path, replace(GENEROUS, replays=TWICE)) as server, server.http() as http:
        finished = finish(server, http)
        earlier = finished.place.rsplit("/", 1)[1]
        http.post(f"/api/tables/{finished.table}/rematch").raise_for_status()
        with sitting(server.address, finished.table, game=earlier) as subscriber:
            for _ in range(2):
                subscriber.send(type="resume", game=earlier)
            refused = subscriber.hear_until(lambda message: message["type"] == "error")
            assert refused["error"]["key"] == "too-many-replays"
        with pytest.raises(InvalidStatus) as cut, sitting(server.address, finished.table, game=earlier):
            pass
        assert cut.value.response.status_code == 429
        assert rebuilt == [earlier]
        with sitting(server.address, finished.table) as subscriber:
            subscriber.hear()


def test_new_sockets_and_resumes_of_one_address_are_limited(tmp_path: Path) -> None:
    limits = replace(GENEROUS, resumes_of_one=TWICE)
    with serving(tmp_path, limits) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob")
        with sitting(server.address, made.table) as subscriber:
            for _ in range(2):
                subscriber.send(type="resume")
            refused = subscriber.hear_until(lambda message: message["type"] == "error")
            assert refused["error"]["key"] == "too-many-requests"
        with pytest.raises(InvalidStatus), sitting(server.address, made.table):
            pass
