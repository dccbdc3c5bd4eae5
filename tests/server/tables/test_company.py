"""Those who stay: colours, pace and opponents that change, and seats of people who are away."""

import socket

import httpx
import pytest

from cablecar.server.security.hosts import network_address
from tests.support.browser.states import is_over, play_until
from tests.support.server.serving import RunningServer, error_of, make_table, sitting, start, wait_until


def shown(http: httpx.Client, table: str) -> dict[str, object]:
    state: dict[str, object] = http.get(f"/api/tables/{table}").json()
    return state


def test_a_table_tells_whose_turn_it_is_and_when_something_was_done(http: httpx.Client) -> None:
    made = make_table(http, "Ada", "Bob")
    assert shown(http, made.table)["waiting"] == []
    start(http, made)
    assert sorted(shown(http, made.table)["waiting"]) == [0, 1]  # type: ignore[call-overload]
    assert shown(http, made.table)["last_at"] > 0  # type: ignore[operator]


def test_a_colour_is_swapped_with_a_bot_but_not_taken_from_a_person(
    http: httpx.Client, friend: httpx.Client
) -> None:
    made = make_table(http, "Ada", "open", "bot:casual", colors=[3, 1, 2, 0])
    path = f"/api/tables/{made.table}"

    def colors() -> object:
        return http.get(path).json()["table"]["settings"]["colors"]

    assert colors() == [3, 1, 2, 0]
    http.put(f"{path}/seats/0/color", json={"color": 2}).raise_for_status()
    assert colors() == [2, 1, 3, 0]
    friend.post(f"{path}/join", json={"name": "Bob"})
    assert error_of(friend.put(f"{path}/seats/1/color", json={"color": 2})) == (409, "color-taken")
    assert error_of(friend.put(f"{path}/seats/0/color", json={"color": 0})) == (403, "secret-wrong")
    assert colors() == [2, 1, 3, 0]
    twice = {"seats": [{"kind": "open"}, {"kind": "open"}], "colors": [0, 0, 1, 2]}
    assert http.post("/api/tables", json=twice).status_code == 422


def test_the_host_changes_the_pace_of_bots_in_a_game(http: httpx.Client, friend: httpx.Client) -> None:
    made = make_table(http, "Ada", "bot:casual", pace=6)
    start(http, made)
    path = f"/api/tables/{made.table}"
    assert error_of(friend.put(f"{path}/pace", json={"pace": 0})) == (403, "host-secret-wrong")
    http.put(f"{path}/pace", json={"pace": 0.5}).raise_for_status()
    assert http.get(path).json()["table"]["settings"]["pace"] == 0.5
    assert http.put(f"{path}/pace", json={"pace": -1}).status_code == 422


def test_other_bots_play_in_the_next_game_and_colours_stay(http: httpx.Client, server: RunningServer) -> None:
    made = make_table(http, "Ada", "bot:casual", "bot:casual", colors=[3, 1, 2, 0])
    start(http, made)
    play_until(server, made.table, is_over)
    path = f"/api/tables/{made.table}"
    assert error_of(http.post(f"{path}/rematch", json={"bot": "nobody"})) == (422, "unknown-bot")
    http.post(f"{path}/rematch", json={"bot": "novice"}).raise_for_status()
    table = http.get(path).json()["table"]
    assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("Ada", None),
        ("Poppy", "novice"),
        ("Wendell", "novice"),
    ]
    assert table["settings"]["colors"] == [3, 1, 2, 0]


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(
    http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "open")
    path = f"/api/tables/{made.table}"
    secret = friend.post(f"{path}/join", json={"name": "Bob"}).json()["secret"]
    start(http, made)
    with sitting(server.address, made.table, 1, secret):
        assert error_of(http.post(f"{path}/seats/1/stand-in")) == (409, "seat-present")
    wait_until(lambda: not http.get(path).json()["table"]["seats"][1]["connected"])
    assert error_of(httpx.post(f"{server.address}{path}/seats/1/stand-in")) == (403, "secret-wrong")
    http.post(f"{path}/seats/1/stand-in").raise_for_status()
    assert http.get(path).json()["table"]["seats"][1]["bot"] is not None
    friend.post(f"{path}/seats/1/back").raise_for_status()
    assert http.get(path).json()["table"]["seats"][1]["bot"] is None


@pytest.mark.parametrize("leaves", [False, True])
def test_somebody_else_takes_the_seat_of_a_person_who_is_away_or_has_left(
    leaves: bool, http: httpx.Client, friend: httpx.Client, server: RunningServer
) -> None:
    made = make_table(http, "Ada", "open")
    path = f"/api/tables/{made.table}"
    friend.post(f"{path}/join", json={"name": "Bob"})
    start(http, made)
    if leaves:
        friend.post(f"{path}/seats/1/leave").raise_for_status()
    assert error_of(friend.post(f"{path}/seats/1/offer")) == (403, "host-secret-wrong")
    code = http.post(f"{path}/seats/1/offer").json()["code"]
    with httpx.Client(base_url=server.address) as cy:
        wrong = cy.post(f"{path}/seats/1/take-over", json={"code": "wrong", "name": "Cy"})
        assert error_of(wrong) == (403, "code-wrong")
        taken = cy.post(f"{path}/seats/1/take-over", json={"code": code, "name": "ada"})
        assert error_of(taken) == (409, "name-taken")
        secret = cy.post(f"{path}/seats/1/take-over", json={"code": code, "name": "Cy"}).json()["secret"]
        assert cy.get(path).json()["you"]["chairs"] == [1]
    seat = http.get(path).json()["table"]["seats"][1]
    assert (seat["name"], seat["held"], seat["bot"]) == ("Cy", True, None)
    assert friend.get(path).json()["you"]["chairs"] == []
    with sitting(server.address, made.table, 1, secret) as player:
        view = player.hear_until(lambda message: message["type"] == "game")["view"]
        assert view["players"][view["seat"]]["name"] == "Cy"
    assert error_of(
        httpx.post(f"{server.address}{path}/seats/1/take-over", json={"code": code, "name": "Dan"})
    ) == (
        403,
        "code-wrong",
    )


def test_a_server_that_listens_on_its_network_tells_its_address_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert network_address("127.0.0.1", 8042) is None
    assert network_address("::1", 8042) is None
    assert network_address("192.168.1.7", 8042) == "http://192.168.1.7:8042"
    assert network_address("fd00::7", 8042) == "http://[fd00::7]:8042"
    monkeypatch.setattr(socket.socket, "connect", lambda *_: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _: ("192.168.1.9", 5))
    assert network_address("0.0.0.0", 8042) == "http://192.168.1.9:8042"


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert network_address("0.0.0.0", 8042) is None


def test_the_server_tells_where_others_reach_it(http: httpx.Client, server: RunningServer) -> None:
    assert http.get("/api/server").json()["network_address"] is None
    server.registry.services.listens_on = ("192.168.1.7", 8042)
    try:
        assert http.get("/api/server").json()["network_address"] == "http://192.168.1.7:8042"
    finally:
        server.registry.services.listens_on = None
