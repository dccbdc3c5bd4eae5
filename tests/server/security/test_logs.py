"""The server's log is JSON, and no secret comes into it."""

import asyncio
import io
import json
import logging
import os
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from cablecar.server.security import logs
from cablecar.server.security.limits import Rate
from cablecar.server.security.logs import ACCESS, SERVER, blurred, configure, redacted, shown_path
from cablecar.server.security.metrics import METHODS, Metrics
from tests.support.server.guarded import Clock, SocketClient, echo, guard, request, served
from tests.support.server.server_logs import kept_loggers

SECRET = "hunter2"


def read(lines: io.StringIO) -> list[dict[str, Any]]:
    """Return the events of a log."""
    return [json.loads(line) for line in lines.getvalue().splitlines()]


def test_an_event_is_a_line_of_json_with_its_time_in_UTC(lines: io.StringIO) -> None:
    SERVER.info("first\nline", extra={"table": "abcd…", "count": 3})
    SERVER.warning("second")
    first, second = read(lines)
    assert first.pop("time").endswith("+00:00")
    assert first == {"level": "info", "event": "first\nline", "table": "abcd…", "count": 3}
    assert second["level"] == "warning"


def test_configuring_twice_writes_every_event_once(lines: io.StringIO) -> None:
    configure(logging.StreamHandler(lines))
    SERVER.info("once")
    assert len(read(lines)) == 1


def test_a_log_that_nobody_reads_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_WAITING", 100)
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with kept_loggers(), open(reading, "rb") as reader, open(writing, "w", encoding="ascii") as stream:
        with logs.writing(stream):
            for number in range(3000):
                SERVER.info("event", extra={"number": number, "long": "x" * 100})
            text = b""
            while b"log_lines_dropped" not in text:
                text += reader.read() or b""
        text += reader.read() or b""
    told = [json.loads(line) for line in text.splitlines()]
    written = [line["number"] for line in told if line["event"] == "event"]
    dropped = [line["count"] for line in told if line["event"] == "log_lines_dropped"]
    assert written == sorted(written)
    assert len(written) + sum(dropped) == 3000
    assert sum(dropped) > 1000


def test_the_last_lines_of_a_log_are_written_before_the_end(tmp_path: Path) -> None:
    file = tmp_path / "server.log"
    with kept_loggers(), file.open("a", encoding="utf-8") as stream, logs.writing(stream):
        for number in range(1000):
            SERVER.info("event", extra={"number": number})
    told = [json.loads(line)["number"] for line in file.read_text("utf-8").splitlines()]
    assert told == list(range(1000))


@pytest.mark.parametrize(
    "name", ["secret", "Set-Cookie", "authorization", "code", "seat_token", "seat_secret_hash"]
)
def test_a_value_whose_name_says_secret_never_comes_out(name: str, lines: io.StringIO) -> None:
    SERVER.info("event", extra={name: SECRET, "given": {"deep": [{name: SECRET}]}})
    SERVER.info("headers %s", {name: SECRET})
    SERVER.info("%s: %s", name, SECRET)
    SERVER.info("%s=%s; more=%s", name, SECRET, SECRET)
    assert len(read(lines)) == 4
    assert SECRET not in lines.getvalue()
    assert name in lines.getvalue()


def test_the_message_of_an_error_gives_no_secret_away(lines: io.StringIO) -> None:
    try:
        raise LookupError(f"no row [parameters: {{'secret': '{SECRET}'}}] for /api/tables?key={SECRET}")
    except LookupError:
        SERVER.exception("error")
    assert SECRET not in lines.getvalue()
    (line,) = read(lines)
    assert "LookupError" in line["traceback"]
    assert "test_logs.py" in line["traceback"]


def test_a_query_in_an_event_is_left_out(lines: io.StringIO) -> None:
    SERVER.info('"GET /api/tables?key=%s HTTP/1.1"', SECRET, extra={"page": f"https://example.org/?{SECRET}"})
    (line,) = read(lines)
    assert (line["event"], line["page"]) == ('"GET /api/tables?… HTTP/1.1"', "https://example.org/?…")


def test_what_is_no_secret_stays_as_it_is() -> None:
    value = {"status": 200, "path": "/api/tables", "why": "no?", "none": None, "list": [1, 2.5, True]}
    assert redacted(value) == value


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("203.0.113.7", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.0/24"),
        ("2001:db8:1:2::1", "2001:db8:1::/48"),
        ("somebody", "…"),
    ],
)
def test_an_address_is_shown_as_its_neighbourhood(address: str, shown: str) -> None:
    assert blurred(address) == shown


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables", "/api/tables"),
        ("/healthz", "/healthz"),
        ("/api/tables/Zk3_9aBcD-eFgHiJ/socket", "/api/tables/Zk3_…/socket"),
        ("/join/abcdefghijklmnop", "/join/abcd…"),
        ("/t/aB", "/t/aB…"),
    ],
)
def test_ids_in_a_path_are_cut_short(path: str, shown: str) -> None:
    assert shown_path({"path": path}) == shown


def test_the_access_log_has_one_line_for_each_request_and_socket(lines: io.StringIO) -> None:
    asyncio.run(request(guard(), "/api/tables/Zk3_9aBcD-eFgHiJ", method="POST", query_string=b"key=hunter2"))
    SocketClient(guard(echo)).run()
    first, second = read(lines)
    for line in (first, second):
        del line["time"]
    common = {"level": "info", "milliseconds": 0.0, "address": "203.0.113.0/24"}
    path = "/api/tables/Zk3_…"
    assert first == common | {"event": "http", "method": "POST", "path": path, "status": 200}
    assert second == common | {"event": "websocket", "path": "/ws", "status": 101}


def test_the_access_log_of_a_refused_flood_has_one_line_a_second(lines: io.StringIO) -> None:
    clock = Clock()
    guarded = guard(clock=clock, requests=Rate(1e-9, 1))
    for _ in range(30):
        asyncio.run(request(guarded))
        clock.now += 0.1
    assert [line["status"] for line in read(lines)] == [200, 429, 429, 429]


def test_a_real_server_logs_templates_and_no_queries(
    lines: io.StringIO, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "uvicorn.access")
    with served() as host:
        httpx.get(f"http://{host}/api/who?token={SECRET}", headers={"Cookie": f"seat={SECRET}"})
        httpx.get(f"http://{host}/api/fail/tableid?{SECRET}")
        with connect(f"ws://{host}/api/tables/tableid/socket?secret={SECRET}") as socket:
            socket.send(SECRET)
            socket.recv()
        httpx.get(f"http://{host}/%0A{SECRET}")
    assert SECRET not in lines.getvalue()
    assert "tableid" not in lines.getvalue().replace("LookupError: tableid", "")
    written = [(line["event"], line["path"], line["status"]) for line in read(lines) if "status" in line]
    assert written == [
        ("http", "/api/who", 200),
        ("http", "/api/fail/tabl…", 500),
        ("websocket", "/api/tables/tabl…/socket", 101),
        ("http", "/\nhun…", 404),
    ]
    assert any(line["event"].startswith("Started server process") for line in read(lines))
    assert "uvicorn.access" not in {record.name for record in caplog.records}


def test_the_access_log_costs_nothing_where_it_is_not_wanted(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, ACCESS.name)
    asyncio.run(request(guard()))
    assert caplog.records == []


def test_metrics_of_two_servers_are_counted_apart() -> None:
    first, second = Metrics(), Metrics()
    first.moves.labels("claim").inc()
    first.bot_seconds.labels("strong").observe(0.01)
    first.store_batch.observe(3)
    assert 'cablecar_moves_total{kind="claim"} 1.0' in first.page().decode()
    assert 'cablecar_bot_seconds_count{bot="strong"} 1.0' in first.page().decode()
    assert "cablecar_store_batch_sum 3.0" in first.page().decode()
    assert 'kind="claim"' not in second.page().decode()


def test_a_client_can_not_make_up_labels() -> None:
    metrics = Metrics()
    for number in range(1000):
        metrics.count_request(f"METHOD{number}", 405)
    for method in METHODS:
        metrics.count_request(method, 200)
    assert metrics.page().count(b"cablecar_http_requests_total{") == 1 + len(METHODS)
