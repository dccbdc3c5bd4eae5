"""A small sample of the proof that hostile messages and requests harm nobody."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from cablecar.board import shipped_board
from cablecar.board.load import DEFAULT
from cablecar.server.security.limits import Limits
from tests.proofs.server.fuzz import FLOOD, besiege, check_sentence, flood, talk
from tests.proofs.server_clients.hostile import MAX_MESSAGE, TEXTS, WELCOME, Attacker, Scene, is_legal
from tests.proofs.server_clients.hostile_http import assault
from tests.proofs.server_clients.schema_fuzz import explore
from tests.support.server.serving import RunningServer, make_table, start

MESSAGES = 2000


def scene() -> Scene:
    """Return what a seat knows that may do two things."""
    moves = [{"do": "take_card", "from": "deck"}, {"do": "draw_tickets"}]
    return Scene(7, False, moves, True, shipped_board(DEFAULT).to_json(), acknowledged=[('{"id":"a"}', 3)])


def test_hostile_messages_are_refused_and_change_nothing_while_others_play_on(tmp_path: Path) -> None:
    figures = besiege(tmp_path, MESSAGES)
    assert figures.messages >= MESSAGES
    assert figures.closed >= 3
    assert figures.beats >= MESSAGES // 25
    assert len(figures.kinds) >= 18
    assert len(figures.answers) >= 18
    assert figures.slowest_beat < 10


def test_a_flood_is_held_back_by_the_usual_limits_and_the_others_play_on(tmp_path: Path) -> None:
    told = flood(tmp_path, FLOOD)
    assert told["too-many-messages"] >= 1
    assert told["pong"] >= 1


def test_texts_that_play_tricks_are_said_harmless(server: RunningServer) -> None:
    with server.http() as http, ExitStack() as stack:
        said = talk(server, http, stack)
    assert len(said) == len(TEXTS) - 1, "only the text without visible letters is refused"
    assert "<script>alert(1)</script><img src=x onerror=alert(1)>" in said


def test_hostile_requests_are_refused_with_a_sentence_and_change_nothing(server: RunningServer) -> None:
    with server.http() as http:
        made, other = make_table(http, "Ada", "Bob"), make_table(http, "Cy", "Dee")
        start(http, made)
        before = http.get(f"/api/tables/{made.table}").json()
        tables = len(server.registry.tables)
        statuses, errors = assault(server, made, other)
        assert http.get(f"/api/tables/{made.table}").json() == before
    assert len(server.registry.tables) == tables
    assert {400, 403, 404, 405, 413, 414, 422} <= set(statuses)
    for error in errors:
        check_sentence(error)


def test_requests_made_from_the_description_are_answered_as_described(server: RunningServer) -> None:
    with server.http() as http:
        figures = explore(server, http, 1, ("fuzzing",))
    assert figures.failures == []
    assert figures.requests >= figures.operations
    for error in figures.errors:
        check_sentence(error)


def test_the_description_names_all_messages_of_sockets(server: RunningServer) -> None:
    with server.http() as http:
        schemas = http.get("/openapi.json").json()["components"]["schemas"]
    assert len(schemas["ClientMessage"]["anyOf"]) == 5
    assert len(schemas["ServerMessage"]["anyOf"]) == 8
    assert schemas["MoveMessage"]["properties"]["move"] == {"$ref": "#/components/schemas/Move"}
    references = set(_references(schemas))
    assert references <= {f"#/components/schemas/{name}" for name in schemas}


def _references(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        value = list(value.values())
    for item in value if isinstance(value, list) else ():
        yield from _references(item)


def test_a_wrong_method_is_told_all_right_ones(server: RunningServer) -> None:
    with server.http() as http:
        answer = http.delete("/api/tables")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, POST")
    assert answer.json()["error"]["key"] == "method-unknown"


def test_a_whole_number_may_be_written_with_a_point_but_not_as_something_else(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "Bob", clock=60.0)
        shown = http.get(f"/api/tables/{made.table}").json()["table"]
        seats = [{"kind": "open"}, {"kind": "open"}]
        refused = [
            http.post("/api/tables", json={"seats": seats, "clock": clock}).json()["error"]["values"]
            for clock in (60.5, "60", True)
        ]
    assert shown["settings"]["clock"] == 60
    assert all(values == {"field": "clock", "reason": "wrong"} for values in refused)


def test_the_description_tells_the_seats_secret_from_the_hosts(server: RunningServer) -> None:
    with server.http() as http:
        description = http.get("/openapi.json").json()
    schemes = description["components"]["securitySchemes"]
    assert {scheme["name"] for scheme in schemes.values()} == {"x-seat-secret", "x-host-secret"}
    leave = description["paths"]["/api/tables/{table}/seats/{chair}/leave"]["post"]
    start_path = description["paths"]["/api/tables/{table}/start"]["post"]
    assert (leave["security"], start_path["security"]) == ([{"SeatSecret": []}], [{"HostSecret": []}])


def test_no_hostile_message_is_allowed_by_mistake() -> None:
    here = scene()
    for hostile in Attacker(3).batch(here, 3000):
        assert len(hostile.payload) <= MAX_MESSAGE
        try:
            message = json.loads(hostile.payload)
        except (ValueError, RecursionError):
            continue
        if isinstance(message, dict) and message.get("type") == "move" and message.get("number") == 8:
            assert not is_legal(message.get("move"), here.moves) or message["id"] == "a" or len(message) != 4


def test_the_same_seed_makes_the_same_messages() -> None:
    first, second = (Attacker(5).batch(scene(), 200) for _ in range(2))
    assert [hostile.payload for hostile in first] == [hostile.payload for hostile in second]
    assert any(hostile.answer == WELCOME for hostile in first)


def test_attackers_send_no_more_than_a_socket_takes() -> None:
    assert Limits().max_message == MAX_MESSAGE
