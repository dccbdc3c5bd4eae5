"""Tables: made, joined, left, hosted, listed, archived; who is who; peace."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Engine, event, text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cablecar.server.model.chat import Said
from cablecar.server.protocol.codec import UndoMessage
from cablecar.server.security.identity import Refused, SeatCredential, clean_name, clean_text
from cablecar.server.storage import queries
from cablecar.server.storage.queries import set_table
from cablecar.server.tables import lobby, seating
from cablecar.server.tables import registry as registries
from cablecar.server.tables.table import Table
from cablecar.server.tables.turn_scheduler import AHEAD_SECONDS
from tests.support.browser.states import is_over, play_until
from tests.support.server.serving import (
    GENEROUS,
    RunningServer,
    error_of,
    make_table,
    serving,
    sitting,
    start,
    wait_until,
)

JSON = {"content-type": "application/json"}
FEW = replace(GENEROUS, public_tables_of_one=2)
ELSEWHERE = httpx.HTTPTransport(local_address="127.0.0.2")


def seat_of(http: httpx.Client, table: str, chair: int) -> dict[str, object]:
    seat: dict[str, object] = http.get(f"/api/tables/{table}").json()["table"]["seats"][chair]
    return seat


def watch_to_the_end(server: RunningServer, table: str) -> None:
    """Watch a game of bots alone, which goes on only while somebody does."""
    with sitting(server.address, table) as spectator:
        spectator.hear_until(lambda message: message.get("table", {}).get("status") == "finished")


def test_a_friend_comes_by_the_link_and_sits_down(http: httpx.Client, friend: httpx.Client) -> None:
    made = make_table(http, "Ada", "open")
    answer = friend.post(f"/api/tables/{made.table}/join", json={"name": " Bob "})
    assert answer.json()["chair"] == 1
    assert seat_of(http, made.table, 1)["name"] == "Bob"
    assert friend.get(f"/api/tables/{made.table}").json()["you"] == {"chairs": [1], "host": False}
    assert http.get(f"/api/tables/{made.table}").json()["you"] == {"chairs": [0], "host": True}


def test_a_full_table_has_no_seat_left(http: httpx.Client, friend: httpx.Client) -> None:
    made = make_table(http, "Ada", "bot:casual")
    assert error_of(friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob"})) == (
        409,
        "table-full",
    )
    taken = friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob", "chair": 0})
    assert error_of(taken) == (409, "seat-taken")
    unknown = friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob", "chair": 3})
    assert error_of(unknown) == (404, "chair-unknown")


def test_one_browser_holds_several_seats(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob", "Cy")
    assert http.get(f"/api/tables/{made.table}").json()["you"]["chairs"] == [0, 1, 2]
    assert set(made.secrets) == {0, 1, 2}
    assert len(set(made.secrets.values())) == 3


def test_a_cookie_plays_a_seat_and_is_hidden_from_scripts(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json={"seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]})
    cookies = answer.headers.get_list("set-cookie")
    table = answer.json()["table"]["id"]
    assert len(cookies) == 1, "browsers keep only so many"
    assert "HttpOnly" in cookies[0]
    assert "SameSite=strict" in cookies[0]
    assert f"Path=/api/tables/{table}" in cookies[0]
    assert http.post(f"/api/tables/{table}/seats/0/leave").status_code == 204


def test_whoever_sits_down_again_holds_the_new_seat_with_the_old_ones(http: httpx.Client) -> None:
    made = make_table(http, "Ada", "open", "open")
    path = f"/api/tables/{made.table}"
    for name in ("Bob", "Cy"):
        answer = http.post(f"{path}/join", json={"name": name})
        assert len(answer.headers.get_list("set-cookie")) == 1
    assert http.get(path).json()["you"] == {"chairs": [0, 1, 2], "host": True}
    http.post(f"{path}/seats/0/leave").raise_for_status()
    assert http.get(path).json()["you"] == {"chairs": [1, 2], "host": True}
    http.post(f"{path}/join", json={"name": "Ada", "chair": 0}).raise_for_status()
    assert http.get(path).json()["you"] == {"chairs": [0, 1, 2], "host": True}


def test_two_who_sit_down_at_the_same_time_in_one_browser_both_keep_their_seats(http: httpx.Client) -> None:
    made = make_table(http, "Ada", "open", "open")
    path = f"/api/tables/{made.table}"
    asked = [http.build_request("POST", f"{path}/join", json={"name": name}) for name in ("Bob", "Cy")]
    with ThreadPoolExecutor(2) as threads:
        for answer in threads.map(http.send, asked):
            answer.raise_for_status()
    assert http.get(path).json()["you"] == {"chairs": [0, 1, 2], "host": True}


def test_cookies_of_the_first_version_still_hold_their_seats(
    http: httpx.Client, friend: httpx.Client
) -> None:
    made = make_table(http, "Ada", "open")
    path = f"/api/tables/{made.table}"
    friend.cookies.set("host", made.host, "127.0.0.1", path)
    friend.cookies.set("seat0", made.secrets[0], "127.0.0.1", path)
    assert friend.get(path).json()["you"] == {"chairs": [0], "host": True}
    friend.post(f"{path}/join", json={"name": "Bob"}).raise_for_status()
    assert friend.get(path).json()["you"] == {"chairs": [0, 1], "host": True}


def test_only_the_host_starts_and_only_a_full_table(http: httpx.Client, friend: httpx.Client) -> None:
    made = make_table(http, "Ada", "open")
    place = f"/api/tables/{made.table}/start"
    assert error_of(friend.post(place)) == (403, "host-secret-wrong")
    assert error_of(http.post(place)) == (409, "seats-still-open")
    friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob"})
    assert error_of(friend.post(place)) == (403, "host-secret-wrong")
    assert http.post(place).json()["status"] == "playing"
    assert error_of(http.post(place)) == (409, "table-playing")
    late = friend.post(f"/api/tables/{made.table}/join", json={"name": "Cy"})
    assert error_of(late) == (409, "table-playing")


def test_whoever_leaves_before_the_start_frees_the_seat(http: httpx.Client, friend: httpx.Client) -> None:
    made = make_table(http, "Ada", "open")
    friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob"})
    assert friend.post(f"/api/tables/{made.table}/seats/1/leave").status_code == 204
    assert seat_of(http, made.table, 1)["kind"] == "open"
    assert error_of(friend.post(f"/api/tables/{made.table}/seats/1/leave")) == (403, "secret-wrong")


def test_a_bot_goes_on_for_whoever_leaves_a_game(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    with sitting(server.address, made.table, 1, made.secrets[1]) as bob:
        bob.hear()
        assert http.post(f"/api/tables/{made.table}/seats/1/leave").status_code == 204
        closed = bob.hear_until(lambda message: message["type"] == "closed")
        assert closed["error"]["key"] == "seat-closed"
        with pytest.raises(ConnectionClosed):
            bob.hear()
    seat = seat_of(http, made.table, 1)
    assert (seat["kind"], seat["bot"]) == ("human", "casual")
    with pytest.raises(InvalidStatus), sitting(server.address, made.table, 1, made.secrets[1]):
        pass


def test_the_host_puts_bots_on_seats_opens_and_closes_them(http: httpx.Client, friend: httpx.Client) -> None:
    made = make_table(http, "Ada", "open", "open")
    place = f"/api/tables/{made.table}/seats"
    assert error_of(friend.put(f"{place}/1", json={"bot": "strong"})) == (403, "host-secret-wrong")
    assert http.put(f"{place}/1", json={"bot": "strong"}).status_code == 204
    assert seat_of(http, made.table, 1)["bot"] == "strong"
    assert http.put(f"{place}/1", json={"bot": None}).status_code == 204
    assert seat_of(http, made.table, 1)["kind"] == "open"
    assert error_of(http.put(f"{place}/0", json={"bot": "casual"})) == (409, "seat-taken")
    friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob", "chair": 1})
    assert error_of(friend.post(f"{place}/1/close")) == (403, "host-secret-wrong")
    assert http.post(f"{place}/1/close").status_code == 204
    assert http.post(f"{place}/2/close").status_code == 204
    assert seat_of(http, made.table, 1)["kind"] == "closed"
    assert error_of(http.post(f"/api/tables/{made.table}/start")) == (409, "too-few-players")


def test_a_closed_chair_is_not_played(http: httpx.Client) -> None:
    made = make_table(http, "Ada", "open", "bot:random")
    http.post(f"/api/tables/{made.table}/seats/1/close")
    start(http, made)
    seats = http.get(f"/api/tables/{made.table}").json()["table"]["seats"]
    assert [seat["seat"] is None for seat in seats] == [False, True, False]


def test_a_seat_moves_to_another_device_once(
    http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    seat = f"/api/tables/{made.table}/seats/0"
    code = http.post(f"{seat}/code").json()
    assert code["path"] == f"/t/{made.table}#seat=0&code={code['code']}"
    with sitting(server.address, made.table, 0, made.secrets[0]) as old:
        old.hear()
        answer = friend.post(f"{seat}/use-code", json={"code": code["code"]})
        assert old.hear_until(lambda message: message["type"] == "closed")["error"]["key"] == "seat-moved"
    assert friend.get(f"/api/tables/{made.table}").json()["you"]["chairs"] == [0]
    assert http.get(f"/api/tables/{made.table}").json()["you"]["chairs"] == [1]
    with sitting(server.address, made.table, 0, answer.json()["secret"]) as new:
        assert new.hear()["you"]["chair"] == 0
    assert error_of(friend.post(f"{seat}/use-code", json={"code": code["code"]})) == (403, "code-wrong")


def test_a_code_is_of_no_use_after_a_while(tmp_path: Path) -> None:
    ahead = [0.0]
    with serving(tmp_path, now=lambda: time.time() + ahead[0]) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob")
        code = http.post(f"/api/tables/{made.table}/seats/0/code").json()["code"]
        ahead[0] = 601.0
        late = http.post(f"/api/tables/{made.table}/seats/0/use-code", json={"code": code})
        assert error_of(late) == (403, "code-wrong")


def test_wrong_secrets_get_the_same_answer_whatever_is_wrong(
    http: httpx.Client, friend: httpx.Client
) -> None:
    made = make_table(http, "Ada", "open", "bot:random")
    answers = []
    for chair in range(4):
        for secret in ("", "x", made.host, made.secrets[0] + "x", "é" * 50, "a" * 5000):
            headers = {b"x-seat-secret": secret.encode()} if secret else {}
            answers.append(friend.post(f"/api/tables/{made.table}/seats/{chair}/leave", headers=headers))
    assert {(answer.status_code, answer.content) for answer in answers} == {
        (403, answers[0].content),
    }


def test_secrets_are_nowhere_in_the_store(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob")
    code = http.post(f"/api/tables/{made.table}/seats/0/code").json()["code"]
    tables = ("tables", "seats", "games", "moves", "chat", "results")

    def everything(connection: Connection) -> str:
        rows = (connection.execute(text(f"SELECT * FROM {name}")) for name in tables)
        return json.dumps([[str(value) for row in found for value in row] for found in rows])

    kept = server.run(server.services.store.run(everything))
    assert made.table in kept
    for secret in (made.host, *made.secrets.values(), code):
        assert secret not in kept


def test_public_tables_are_listed_and_others_are_not(http: httpx.Client, friend: httpx.Client) -> None:
    shown, hidden = make_table(http, "Ada", "open", public=True), make_table(http, "Ada", "open")
    listed = [table["id"] for table in friend.get("/api/tables").json()]
    assert shown.table in listed
    assert hidden.table not in listed


def test_one_address_has_only_so_many_public_tables_at_a_time(tmp_path: Path) -> None:
    with (
        serving(tmp_path, FEW) as server,
        server.http() as http,
        server.http(transport=ELSEWHERE) as other,
    ):
        made = [make_table(http, "Ada", "open", public=True) for _ in range(2)]
        seat_request = {"seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}], "public": True}
        refused = http.post("/api/tables", json=seat_request)
        assert (refused.status_code, refused.json()["error"]["key"]) == (429, "too-many-public-tables")
        assert http.post("/api/tables", json={**seat_request, "public": False}).status_code == 201
        assert other.post("/api/tables", json=seat_request).status_code == 201
        over = made[0].table
        server.run(server.services.store.run(lambda store: set_table(store, over, status="finished")))
        assert http.post("/api/tables", json=seat_request).status_code == 201


def test_a_rematch_of_a_public_table_counts_as_one_more(tmp_path: Path) -> None:
    with (
        serving(tmp_path, FEW) as server,
        server.http() as http,
        server.http(transport=ELSEWHERE) as other,
    ):
        ended = make_table(http, "Ada", "Bob", public=True)
        start(http, ended)
        play_until(server, ended.table, is_over)
        for _ in range(2):
            make_table(http, "Ada", "open", public=True)
        again = f"/api/tables/{ended.table}/rematch"
        assert error_of(http.post(again)) == (429, "too-many-public-tables")
        assert http.get(f"/api/tables/{ended.table}").json()["table"]["status"] == "finished"
        assert other.post(again, headers={"x-host-secret": ended.host}).status_code == 200


def test_who_makes_a_public_table_waits_for_nobody_elses(tmp_path: Path) -> None:
    async def main(found: lobby.Lobby) -> list[str]:
        async with found.listing("192.0.2.1"), asyncio.timeout(5), found.listing("192.0.2.2") as listed:
            return listed

    with serving(tmp_path) as server:
        assert server.run(main(server.registry.lobby)) == []


def test_the_list_is_made_once_for_all_who_ask_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LISTED_SECONDS", 1_000.0, raising=False)
    asked: list[str] = []
    with serving(tmp_path) as server, server.http() as http:
        made = [make_table(http, "Ada", "open", public=True).table for _ in range(5)]

        def note(*given: Any) -> None:
            asked.append(given[2])

        event.listen(Engine, "before_cursor_execute", note)
        try:
            answers = [http.get("/api/tables").json() for _ in range(3)]
        finally:
            event.remove(Engine, "before_cursor_execute", note)
        assert [[table["id"] for table in answer] for answer in answers] == [made[::-1]] * 3
        assert sum("FROM seats" in statement for statement in asked) == 1


def test_tables_where_somebody_is_are_listed_first_then_those_with_free_seats(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http:
        alone = make_table(http, "Ada", "open", public=True)
        full = make_table(http, "Ada", "Bob", public=True)
        free = make_table(http, "Ada", "open", public=True)
        newest = make_table(http, "Ada", "Bob", public=True)

        def listed() -> list[str]:
            return [table["id"] for table in http.get("/api/tables").json()]

        assert listed() == [free.table, alone.table, newest.table, full.table]
        with sitting(server.address, alone.table, 0, alone.secrets[0]) as ada:
            ada.hear()
            assert listed() == [alone.table, free.table, newest.table, full.table]


def test_a_crowd_of_newer_tables_hides_no_table_where_somebody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 2)
    with serving(tmp_path) as server, server.http() as http:
        honest = make_table(http, "Ada", "open", public=True)
        with sitting(server.address, honest.table, 0, honest.secrets[0]) as ada:
            ada.hear()
            newer = [make_table(http, "Eve", "open", public=True).table for _ in range(4)]
            listed = [table["id"] for table in http.get("/api/tables").json()]
            assert listed == [honest.table, newer[-1]]


def test_no_two_players_of_a_table_have_the_same_name(http: httpx.Client, friend: httpx.Client) -> None:
    made = make_table(http, "Robin", "open", "bot:casual")
    for name in ("robin", " Robin ", "rosa"):
        refused = friend.post(f"/api/tables/{made.table}/join", json={"name": name})
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "name-taken")
    assert friend.post(f"/api/tables/{made.table}/join", json={"name": "Robin B"}).status_code == 200
    seats = [{"kind": "human", "name": "Robin"}, {"kind": "human", "name": "robin"}]
    refused = http.post("/api/tables", json={"seats": seats})
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "name-taken")


def test_chat_reaches_everybody_once_and_can_be_deleted(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob")
    with (
        sitting(server.address, made.table, 0, made.secrets[0]) as ada,
        sitting(server.address, made.table, 1, made.secrets[1]) as bob,
        sitting(server.address, made.table) as subscriber,
    ):
        hello = {"type": "chat", "id": "c1", "text": "Hello <b>\u202eyou</b>\n there"}
        assert ada.ask(**hello) == ada.ask(**hello) == {"type": "ack", "id": "c1", "number": 1}
        assert ada.ask(type="chat", id="c2", text="Again")["number"] == 2
        for player in (bob, subscriber):
            player.hear_until(
                lambda message: message["type"] == "chat" and message["messages"][-1]["number"] == 2
            )
            assert [said["text"] for said in player.chat] == ["Hello <b>you</b> there", "Again"]
        refused = subscriber.ask(type="chat", id="c3", text="Me too")
        assert refused["error"]["key"] == "spectators-watch"
        assert http.delete(f"/api/tables/{made.table}/chat/1").status_code == 204
        deleted = bob.hear_until(lambda message: message["type"] == "chat")
        assert deleted["messages"][0]["text"] is None
    with sitting(server.address, made.table, chat_after=0) as late:
        late.hear_until(lambda message: message["type"] == "chat")
        assert [said["text"] for said in late.chat] == [None, "Again"]


def test_a_phrase_is_a_line_that_everybody_reads_in_their_own_language(
    http: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "Bob")
    with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
        played = {"type": "chat", "id": "p1", "phrase": "played"}
        assert ada.ask(**played) == ada.ask(**played) == {"type": "ack", "id": "p1", "number": 1}
        assert ada.ask(**{**played, "phrase": "hello"})["error"]["key"] == "message-id-used"
        assert ada.ask(type="chat", id="p2", phrase="rude")["error"]["key"] == "message-wrong-field"
        assert ada.ask(type="chat", id="p3")["error"]["key"] == "chat-empty"
        assert ada.ask(type="chat", id="p4", phrase="heart")["number"] == 2
    assert http.delete(f"/api/tables/{made.table}/chat/2").status_code == 204
    with sitting(server.address, made.table) as late:
        late.hear_until(lambda message: message["type"] == "chat")
        told = [(said["text"], said["phrase"]) for said in late.chat]
        assert told == [("", "played"), (None, None)]


def test_one_deletes_ones_own_lines_and_the_host_any(
    http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "open")
    secret = friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob"}).json()["secret"]
    with (
        sitting(server.address, made.table, 0, made.secrets[0]) as ada,
        sitting(server.address, made.table, 1, secret) as bob,
    ):
        ada.ask(type="chat", id="a", text="One")
        bob.ask(type="chat", id="b", text="Two")
    place = f"/api/tables/{made.table}/chat"
    assert error_of(friend.delete(f"{place}/1")) == (403, "secret-wrong")
    assert friend.delete(f"{place}/2").status_code == 204
    assert http.delete(f"{place}/2").status_code == 204
    assert error_of(http.delete(f"{place}/3")) == (404, "chat-unknown")


def test_the_host_mutes_and_switches_the_chat_off(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob")
    place = f"/api/tables/{made.table}"
    with sitting(server.address, made.table, 1, made.secrets[1]) as bob:
        http.post(f"{place}/seats/1/mute", json={"muted": True})
        assert bob.ask(type="chat", id="1", text="Hi")["error"]["key"] == "chat-muted"
        http.post(f"{place}/seats/1/mute", json={"muted": False})
        assert bob.ask(type="chat", id="2", text="Hi")["type"] == "ack"
        http.post(f"{place}/chat", json={"on": False})
        assert bob.ask(type="chat", id="3", text="Hi")["error"]["key"] == "chat-off"
        assert bob.table["table"]["chat"] is False


def test_a_name_is_deleted_wherever_it_stands(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Unforgettable", "Bob")
    start(http, made)
    with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
        ada.ask(type="chat", id="1", text="Hi")
        assert http.delete(f"/api/tables/{made.table}/seats/0/name").status_code == 204
    with sitting(server.address, made.table) as subscriber:
        subscriber.hear_until(lambda message: message["type"] == "chat")
    assert "Unforgettable" not in "".join(subscriber.heard)
    assert "Player 1" in subscriber.chat[0]["name"]


def test_presence_is_shown(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob")
    with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
        assert ada.hear()["table"]["seats"][0]["connected"] is True
        with sitting(server.address, made.table, 1, made.secrets[1]):
            ada.hear_until(lambda message: message["table"]["seats"][1]["connected"])
        ada.hear_until(lambda message: not message["table"]["seats"][1]["connected"])


def test_an_idle_table_is_archived_and_comes_back_by_its_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LISTED_SECONDS", 0.0)
    ahead = [0.0]
    with serving(tmp_path, now=lambda: time.time() + ahead[0]) as server, server.http() as http:
        made = make_table(http, "Ada", "open", public=True)
        ahead[0] = registries.ARCHIVE_SECONDS - 100
        server.run(server.registry.put_away_idle())
        assert server.registry.tables == {}
        assert [table["id"] for table in http.get("/api/tables").json()] == [made.table]
        ahead[0] = registries.ARCHIVE_SECONDS + registries.IDLE_SECONDS
        server.run(server.registry.archive())
        assert http.get("/api/tables").json() == []
        assert http.get(f"/api/tables/{made.table}").json()["table"]["seats"][0]["name"] == "Ada"
        assert [table["id"] for table in http.get("/api/tables").json()] == [made.table]


def test_many_idle_tables_are_archived_some_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "MOST_VALUES", 2)
    ahead = [0.0]
    with serving(tmp_path, now=lambda: time.time() + ahead[0]) as server, server.http() as http:
        for _ in range(5):
            make_table(http, "Ada", "open", public=True)
        ahead[0] = registries.ARCHIVE_SECONDS + registries.IDLE_SECONDS
        server.run(server.registry.put_away_idle())
        server.run(server.registry.archive())
        assert http.get("/api/tables").json() == []


def test_a_table_with_a_long_turn_is_in_memory_only_shortly_before_its_end(tmp_path: Path) -> None:
    ahead = [0.0]
    with serving(tmp_path, now=lambda: time.time() + ahead[0]) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob", clock=86_400)
        start(http, made)
        registry = server.registry
        ahead[0] = registries.IDLE_SECONDS + 1
        server.run(registry.put_away_idle())
        server.run(registry.resume())
        assert made.table not in {*registry.tables, *registry._loading, *registry._loader._requested}
        ahead[0] = 86_400 - AHEAD_SECONDS + 1
        server.run(registry.resume())
        wait_until(lambda: made.table in registry.tables)
        ahead[0] += AHEAD_SECONDS / 2
        server.run(registry.put_away_idle())
        assert made.table in registry.tables


def test_a_table_in_use_stays_in_memory(tmp_path: Path) -> None:
    ahead = [0.0]
    with serving(tmp_path, now=lambda: time.time() + ahead[0]) as server, server.http() as http:
        made = make_table(http, "Ada", "open")
        with sitting(server.address, made.table) as subscriber:
            subscriber.hear()
            ahead[0] = registries.IDLE_SECONDS + 1
            server.run(server.registry.put_away_idle())
            assert list(server.registry.tables) == [made.table]


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "x" * 31])
def test_a_name_that_cannot_be_shown_is_refused(http: httpx.Client, name: str) -> None:
    made = make_table(http, "Ada", "open")
    answer = http.post(f"/api/tables/{made.table}/join", json={"name": name})
    assert answer.status_code == 422


def test_names_and_lines_are_tidied() -> None:
    assert clean_name("  Ada\tLovelace \u202e") == "Ada Lovelace"
    assert clean_text("e\u0301\x00\x1b[31m") == "é[31m"


def test_what_a_stranger_asks_for_is_told_in_a_sentence(http: httpx.Client) -> None:
    assert error_of(http.get("/api/tables/nothing-like-it!")) == (404, "table-unknown")
    assert error_of(http.get("/nowhere")) == (404, "page-unknown")
    assert error_of(http.put("/api/tables")) == (405, "method-unknown")
    assert error_of(http.post("/api/tables", content=b"{", headers=JSON)) == (422, "message-not-json")
    missing = http.post("/api/tables", json={})
    assert error_of(missing) == (422, "message-wrong-field")
    assert "seats" in missing.json()["error"]["message"]


def test_the_same_table_is_loaded_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob")
        server.registry.tables.clear()

        async def load() -> int:
            import asyncio

            found = await asyncio.gather(*(server.registry.find(made.table) for _ in range(10)))
            return len(set(map(id, found)))

        assert server.run(load()) == 1


def test_who_was_removed_while_waiting_for_the_table_gets_nothing(
    http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    """A request that was right when it came is looked at again when its turn has come."""
    made = make_table(http, "Ada", "open")
    secret = friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob"}).json()["secret"]
    table = server.registry.tables[made.table]
    credential = table.credential(1, secret)
    assert credential is not None
    http.post(f"/api/tables/{made.table}/seats/1/close")
    http.put(f"/api/tables/{made.table}/seats/1", json={"bot": None})
    friend.post(f"/api/tables/{made.table}/join", json={"name": "Cy"})
    for act in (
        seating.leave(table, credential),
        seating.give_to_bot(table, credential, "random"),
        seating.take_back(table, credential),
        seating.new_code(table, credential),
        table.say(credential, "1", Said("Still here", None)),
        table.act(credential, UndoMessage(type="undo", id="1", number=1)),
    ):
        with pytest.raises(Refused, match="isn’t yours"):
            server.run(act)
    assert seat_of(http, made.table, 1)["name"] == "Cy"


CHANGES: list[Callable[[Table, SeatCredential], Awaitable[object]]] = [
    lambda table, ada: seating.join(table, "Bob", 1),
    lambda table, ada: seating.leave(table, ada),
    lambda table, ada: seating.close_seat(table, 1),
    lambda table, ada: seating.set_seat(table, 1, "random"),
    lambda table, ada: seating.new_code(table, ada),
    lambda table, ada: seating.forget_name(table, 0, None),
    lambda table, ada: table.say(ada, "1", Said("Hello", None)),
    lambda table, ada: table.mute(0, True),
    lambda table, ada: table.set_chat(False),
]
"""Changes of a table that waits for its start."""


@pytest.mark.parametrize("change", CHANGES)
def test_what_could_not_be_stored_is_not_changed_in_memory(
    change: Callable[[Table, SeatCredential], Awaitable[object]],
    http: httpx.Client,
    server: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = make_table(http, "Ada", "open")
    table = server.registry.tables[made.table]
    ada = table.credential(0, made.secrets[0])
    assert ada is not None

    def refuse(*_: Any, **__: Any) -> None:
        raise OSError

    before = [*table.seats], table.status, table.chat.is_on, [*table.chat.lines]
    monkeypatch.setattr(queries, "set_table", refuse)
    with pytest.raises(Refused) as refused:
        server.run(change(table, ada))
    assert refused.value.key == "table-reloads"
    assert ([*table.seats], table.status, table.chat.is_on, [*table.chat.lines]) == before
    monkeypatch.undo()
    assert http.get(f"/api/tables/{made.table}").json()["table"]["seats"][0]["name"] == "Ada"


def test_a_socket_that_was_too_late_is_closed(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob")
    table = server.registry.tables[made.table]

    async def hold() -> None:
        await table.lock.acquire()

    async def release() -> None:
        table.seats[1] = table.seats[1].without_holder
        table.lock.release()

    server.run(hold())
    with sitting(server.address, made.table, 1, made.secrets[1]) as bob:
        server.run(release())
        assert bob.hear()["error"]["key"] == "secret-wrong"
        with pytest.raises(ConnectionClosed):
            bob.hear()
    assert 1 not in table.subscribers.chairs


def test_a_name_deleted_by_its_holder_stays_with_those_before(
    http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "open")
    first = friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob"}).json()["secret"]
    with sitting(server.address, made.table, 1, first) as bob:
        bob.ask(type="chat", id="1", text="From Bob")
    friend.post(f"/api/tables/{made.table}/seats/1/leave")
    second = friend.post(f"/api/tables/{made.table}/join", json={"name": "Cy"}).json()["secret"]
    with sitting(server.address, made.table, 1, second) as cy:
        assert cy.ask(type="chat", id="1", text="From Cy")["number"] == 2
        assert error_of(friend.delete(f"/api/tables/{made.table}/chat/1")) == (403, "secret-wrong")
        assert friend.delete(f"/api/tables/{made.table}/seats/1/name").status_code == 204
        cy.hear_until(lambda message: message["type"] == "chat" and message["messages"][0]["name"] != "Cy")
    with sitting(server.address, made.table, chat_after=2) as late:
        late.hear_until(lambda message: message["type"] == "chat")
        assert [(said["number"], said["name"]) for said in late.chat] == [(2, "Player 2")]
    with sitting(server.address, made.table) as subscriber:
        subscriber.hear_until(lambda message: message["type"] == "chat")
        assert [said["name"] for said in subscriber.chat] == ["Bob", "Player 2"]


def test_an_id_means_one_thing_only(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
        ada.ask(type="chat", id="1", text="One")
        assert ada.ask(type="chat", id="1", text="Two")["error"]["key"] == "message-id-used"
        while not ada.game:
            ada.hear()
        offer = ada.view["offer"]
        ada.move({"do": "keep_tickets", "tickets": offer}, "k")
        again = ada.move({"do": "keep_tickets", "tickets": offer[:1]}, "k")
        assert again["error"]["key"] == "message-id-used"
        assert ada.ask(type="undo", id="k", number=2)["error"]["key"] == "message-id-used"


def test_a_table_with_too_few_players_waits_after_a_rematch(
    http: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "bot:random")
    start(http, made)
    http.post(f"/api/tables/{made.table}/seats/0/leave")
    host = {"x-host-secret": made.host}
    watch_to_the_end(server, made.table)
    assert http.post(f"/api/tables/{made.table}/seats/1/close", headers=host).status_code == 204
    assert http.post(f"/api/tables/{made.table}/rematch", headers=host).status_code == 200
    table = http.get(f"/api/tables/{made.table}").json()["table"]
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("waiting", ["open", "closed"])
    assert (
        http.put(f"/api/tables/{made.table}/seats/1", json={"bot": "random"}, headers=host).status_code == 204
    )


def test_whoever_left_a_game_gets_its_record_and_a_newcomer_does_not(
    http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "bot:random")
    start(http, made)
    http.post(f"/api/tables/{made.table}/seats/0/leave")
    watch_to_the_end(server, made.table)
    http.post(f"/api/tables/{made.table}/rematch", headers={"x-host-secret": made.host})
    secret = friend.post(f"/api/tables/{made.table}/join", json={"name": "Bob"}).json()["secret"]
    with sitting(server.address, made.table, 0, secret) as bob, sitting(server.address, made.table) as eve:
        while not (bob.game and eve.game):
            (eve if bob.game else bob).hear()
        assert bob.table["you"] == {"chair": 0, "seat": None}
        assert bob.game == eve.game
        assert bob.entries == eve.entries
    typed = friend.post(f"/api/tables/{made.table}/seats/0/command", json={"text": "hand"})
    assert error_of(typed) == (409, "table-waiting")
    listed = http.get(f"/api/tables/{made.table}/games").json()
    assert [game["yours"] for game in listed] == [True]
    assert not any(game["yours"] for game in friend.get(f"/api/tables/{made.table}/games").json())
    game = listed[0]["id"]
    place = f"/api/tables/{made.table}/games/{game}/record"
    assert http.get(place).status_code == 200
    assert error_of(friend.get(place)) == (403, "secret-wrong")


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.http() as http:
        bad, good = make_table(http, "Ada", "Bob", clock=100), make_table(http, "Ada", "Bob", clock=100)
        start(http, bad)
        start(http, good)

        def spoil(connection: Connection) -> None:
            connection.execute(
                text("UPDATE games SET seed = 'no seed' WHERE table_id = :id"), {"id": bad.table}
            )

        server.run(server.services.store.run(spoil))
    with serving(tmp_path) as server, server.http() as http:
        wait_until(lambda: list(server.registry.tables) == [good.table])
        assert error_of(http.get(f"/api/tables/{bad.table}"))[0] >= 400
        assert http.get(f"/api/tables/{good.table}").status_code == 200


def test_a_write_that_fails_is_refused_and_the_table_goes_on_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "RELOAD_SECONDS", 0.1)
    with serving(tmp_path) as server, server.http() as http:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            while not ada.game:
                ada.hear()
            offer = {"do": "keep_tickets", "tickets": ada.view["offer"]}
            with monkeypatch.context() as patch:
                patch.setattr("cablecar.server.storage.queries.add_entry", None)
                ada.send(type="move", id="m1", number=1, move=offer)
                closed = ada.hear_until(lambda message: message["type"] == "closed")
            assert closed["error"]["key"] == "table-reloads"
        with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
            while not ada.game:
                ada.hear()
            assert ada.game["number"] == 0
            assert ada.move(offer) == {"type": "ack", "id": "m1", "number": 1}


def test_whoever_has_left_can_delete_name_and_lines(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Unforgettable", "Max")
    start(http, made)
    place = f"/api/tables/{made.table}"
    with sitting(server.address, made.table, 0, made.secrets[0]) as lea:
        lea.ask(type="chat", id="1", text="One")
        lea.ask(type="chat", id="2", text="Two")
    assert http.post(f"{place}/seats/0/leave").status_code == 204
    former = {"x-seat-secret": made.secrets[0]}
    with server.http() as stranger:
        assert error_of(stranger.delete(f"{place}/seats/0/name")) == (403, "secret-wrong")
        assert error_of(stranger.delete(f"{place}/chat/1")) == (403, "secret-wrong")
        assert stranger.delete(f"{place}/chat/1", headers=former).status_code == 204
        assert stranger.delete(f"{place}/seats/0/name", headers=former).status_code == 204
        assert "Unforgettable" not in stranger.get(f"{place}/games").text
    with sitting(server.address, made.table) as subscriber:
        subscriber.hear_until(lambda message: message["type"] == "chat")
    assert [(said["name"], said["text"]) for said in subscriber.chat] == [
        ("Player 1", None),
        ("Player 1", "Two"),
    ]
    assert "Unforgettable" not in "".join(subscriber.heard)


def test_the_host_deletes_the_names_of_all_who_sat_on_a_chair(
    http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "open")
    for name in ("Unforgettable", "Memorable"):
        secret = friend.post(f"/api/tables/{made.table}/join", json={"name": name}).json()["secret"]
        with sitting(server.address, made.table, 1, secret) as player:
            player.ask(type="chat", id="1", text=f"I am {name[:2]}")
        friend.post(f"/api/tables/{made.table}/seats/1/leave")
    assert http.delete(f"/api/tables/{made.table}/seats/1/name").status_code == 204
    with sitting(server.address, made.table) as subscriber:
        subscriber.hear_until(lambda message: message["type"] == "chat")
    assert [said["name"] for said in subscriber.chat] == ["Player 2", "Player 2"]
    assert seat_of(http, made.table, 1)["kind"] == "open"
