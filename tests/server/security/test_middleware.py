"""The guard lets in what is within the limits, and says no in a sentence."""

import asyncio
import itertools
import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.server.http import middleware as guarding
from cablecar.server.http.middleware import Guard
from cablecar.server.security.connections import MONITORS, ConnectionLimits
from cablecar.server.security.hosts import hosts_of
from cablecar.server.security.identity import Refused
from cablecar.server.security.limits import MOST_BUCKETS, Buckets, Limits, Rate, address_group
from cablecar.server.security.metrics import Metrics
from tests.support.server.guarded import (
    BROAD,
    ELSEWHERE,
    HOME,
    Clock,
    SocketClient,
    ask,
    echo,
    guard,
    request,
    scope_of,
    served,
    sized,
    texts_of,
)

# Buckets and addresses


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(Rate(20, 100), clock)
    assert [buckets.take("a") for _ in range(100)] == [0] * 100
    assert buckets.take("a") == pytest.approx(0.05)
    assert buckets.take("b") == 0
    clock.now += 1
    assert [buckets.take("a") > 0 for _ in range(21)] == [False] * 20 + [True]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    buckets = Buckets(Rate(20, 3), clock)
    clock.now += 1e6
    assert [buckets.take("a") > 0 for _ in range(4)] == [False] * 3 + [True]


def test_of_any_number_of_addresses_only_so_many_are_remembered_and_active_ones_first() -> None:
    buckets = Buckets(Rate(1, 1), Clock())
    buckets.take("active")
    for number in range(4 * MOST_BUCKETS):
        buckets.take(number)
        if number % 1000 == 0:
            assert buckets.take("active") > 0
    assert len(buckets) == MOST_BUCKETS


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("not an address", "not an address"),
    ],
)
def test_an_address_counts_as_itself_and_in_IPv6_as_its_64(address: str, group: str) -> None:
    assert address_group(address) == group


# Requests


def test_requests_of_one_address_are_limited_and_those_of_others_are_not() -> None:
    clock = Clock()
    guarded = guard(clock=clock, requests=Rate(2, 3))
    assert [ask(guarded).status for _ in range(4)] == [200, 200, 200, 429]
    assert ask(guarded, address=ELSEWHERE).status == 200
    refused = ask(guarded)
    assert refused.key == "too-many-requests"
    assert refused.headers["retry-after"] == "1"
    clock.now += 0.5
    assert ask(guarded).status == 200


def test_a_household_with_IPv6_counts_as_one() -> None:
    guarded = guard(requests=Rate(1, 2))
    answers = [ask(guarded, address=f"2001:db8::{number:x}") for number in range(3)]
    assert [answer.status for answer in answers] == [200, 200, 429]


def test_new_tables_of_one_address_are_limited() -> None:
    clock = Clock()
    guarded = guard(clock=clock, tables=Rate(0.5, 2))
    opened = [ask(guarded, "/api/tables", method="POST") for _ in range(3)]
    assert [answer.status for answer in opened] == [200, 200, 429]
    assert opened[2].key == "too-many-tables"
    assert opened[2].headers["retry-after"] == "2"
    assert ask(guarded, "/api/tables/", method="POST").status == 429
    assert ask(guarded, "/api/tables").status == 200
    assert ask(guarded, "/api/tables", method="POST", address=ELSEWHERE).status == 200


@pytest.mark.parametrize("headers", [{}, {"content-length": "101"}])
def test_a_body_over_the_limit_is_refused_with_and_without_a_declared_length(headers: dict[str, str]) -> None:
    answer = ask(guard(max_body=100), method="POST", body=[b"x" * 60, b"x" * 41], headers=headers)
    assert (answer.status, answer.key) == (413, "body-too-large")
    assert answer.headers["connection"] == "close"
    assert len(answer.messages) == 2


@pytest.mark.parametrize("headers", [{}, {"content-length": "100"}])
def test_a_body_at_the_limit_is_read(headers: dict[str, str]) -> None:
    answer = ask(guard(max_body=100), method="POST", body=[b"x" * 60, b"x" * 40], headers=headers)
    assert (answer.status, answer.body) == (200, b"100")


def test_a_declared_length_is_believed_before_anything_is_read() -> None:
    reached: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        reached.append(scope)

    for length in ("101", "9" * 15, "9" * 5000):
        assert ask(guard(app, max_body=100), method="POST", headers={"content-length": length}).status == 413
    assert reached == []


@pytest.mark.parametrize("headers", [{}, {"content-length": "150"}])
def test_a_body_a_little_too_large_is_read_to_its_end_before_the_answer(headers: dict[str, str]) -> None:
    left = [b"x" * 50, b"x" * 50, b"x" * 50]

    async def run() -> None:
        async def receive() -> Message:
            return {"type": "http.request", "body": left.pop(), "more_body": bool(left)}

        async def send(message: Message) -> None:
            assert left == []

        await guard(max_body=80)(scope_of("http", "/", headers, HOME, method="POST"), receive, send)

    asyncio.run(run())


def test_an_endless_body_is_read_only_for_a_while() -> None:
    read = itertools.count()

    class Endless(list[bytes]):
        def pop(self, _: Any = 0) -> bytes:
            next(read)
            return b"x" * 65536

    async def run() -> list[Message]:
        parts, sent = Endless([b""]), []

        async def receive() -> Message:
            return {"type": "http.request", "body": parts.pop(), "more_body": True}

        async def send(message: Message) -> None:
            sent.append(message)

        await guard(max_body=100)(scope_of("http", "/", {}, HOME, method="POST"), receive, send)
        return sent

    assert asyncio.run(run())[0]["status"] == 413
    assert next(read) <= 18


@pytest.mark.parametrize("more", [{}, {"query_string": b"q" * 1025}])
def test_a_long_path_or_query_is_refused(more: dict[str, Any]) -> None:
    path = "/" if more else "/" + "p" * 1024
    assert ask(guard(), path, **more).key == "path-too-long"
    assert ask(guard(max_path=2000), path, **more).status == 200


def test_open_connections_are_limited_for_one_address_and_for_all() -> None:
    async def run() -> list[int]:
        leave = asyncio.Event()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            await leave.wait()
            await sized(scope, receive, send)

        guarded = guard(slow, connections_of_one=2, connections=3)
        homes = [HOME, HOME, HOME, ELSEWHERE, "192.0.2.1"]
        waiting = []
        for home in homes:
            waiting.append(asyncio.create_task(request(guarded, address=home)))
            await asyncio.sleep(0)
        leave.set()
        answers = [(await answer).status for answer in waiting]
        assert [(await waiting[at]).key for at in (2, 4)] == ["too-many-connections", "server-full"]
        return [*answers, (await request(guarded)).status]

    assert asyncio.run(run()) == [200, 200, 429, 200, 503, 200]


# Origins


@pytest.mark.parametrize(
    ("origin", "host", "scheme", "status"),
    [
        (None, "example.org", "http", 200),
        ("https://example.org", "example.org", "https", 200),
        ("https://EXAMPLE.org", "example.org:443", "https", 200),
        ("http://example.org:8000", "example.org:8000", "http", 200),
        ("http://[::1]:8000", "[::1]:8000", "http", 200),
        ("https://example.org", "example.org", "http", 200),
        ("http://example.org", "example.org", "https", 403),
        ("https://evil.org", "example.org", "https", 403),
        ("https://example.org.evil.org", "example.org", "https", 403),
        ("http://example.org:8001", "example.org:8000", "http", 403),
        ("http://example.org", "example.org:443", "http", 403),
        ("null", "example.org", "https", 403),
        ("", "example.org", "https", 403),
        ("https://", "", "https", 403),
        ("file://example.org", "example.org", "http", 403),
    ],
)
def test_only_a_page_of_this_server_may_change_something(
    origin: str | None, host: str, scheme: str, status: int
) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert ask(guard(), headers=headers, method=method, scheme=scheme).status == status
    assert ask(guard(), headers=headers, method="GET", scheme=scheme).status == 200
    socket = SocketClient(guard(echo), headers=headers, scheme=scheme.replace("http", "ws"))
    assert socket.run()[0]["type"] == ("websocket.accept" if status == 200 else "websocket.close")


@pytest.mark.parametrize(
    ("site", "status"), [("none", 200), ("same-origin", 200), ("same-site", 403), ("cross-site", 403)]
)
def test_a_browser_that_says_that_another_site_asks_is_believed(site: str, status: int) -> None:
    answer = ask(guard(), headers={"sec-fetch-site": site}, method="POST")
    assert answer.status == status
    assert status == 200 or answer.key == "wrong-origin"
    assert ask(guard(), headers={"sec-fetch-site": site}).status == 200


# Headers


def test_every_answer_keeps_the_browser_safe() -> None:
    for answer in (ask(guard()), ask(guard(requests=Rate(1e-9, 0))), ask(guard(failing))):
        headers = answer.headers
        assert headers["content-security-policy"] == (
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
            "style-src 'self'; img-src 'self' blob:; font-src 'self'; manifest-src 'self'; "
            "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        assert "camera=()" in headers["permissions-policy"]
        assert "strict-transport-security" not in headers


def test_a_secure_server_asks_to_stay_secure() -> None:
    assert "max-age" in ask(guard(), scheme="https").headers["strict-transport-security"]


def test_nothing_of_the_api_is_kept_by_a_cache() -> None:
    assert ask(guard(), "/api/tables").headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(guard(), "/app.js").headers


def test_an_app_may_say_itself_what_a_header_is() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"Cache-Control", b"max-age=60"), (b"content-security-policy", b"sandbox")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b""})

    names = [name.lower() for name, _ in ask(guard(app), "/api/board").messages[0]["headers"]]
    assert names.count(b"cache-control") == names.count(b"content-security-policy") == 1


# Metrics


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("::ffff:127.0.0.1", {}, 200),
        (HOME, {}, 403),
        ("", {}, 403),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 403),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}, 403),
    ],
)
def test_metrics_are_for_this_machine_alone(address: str, headers: dict[str, str], status: int) -> None:
    assert ask(guard(), "/metrics", address=address, headers=headers).status == status
    assert ask(guard(public_metrics=True), "/metrics", address=address, headers=headers).status == 200


def test_requests_are_counted_by_method_and_status() -> None:
    guarded = guard(requests=Rate(1e-9, 2))
    for method in ("GET", "INVENTED", "GET"):
        ask(guarded, method=method)
    page = guarded.metrics.page().decode()
    assert 'cablecar_http_requests_total{method="GET",status="200"} 1.0' in page
    assert 'cablecar_http_requests_total{method="other",status="200"} 1.0' in page
    assert 'cablecar_http_requests_total{method="GET",status="429"} 1.0' in page
    assert 'cablecar_refusals_total{reason="too-many-requests"} 1.0' in page
    assert "INVENTED" not in page


# Sockets


@pytest.fixture
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarding, "PAUSE", 0)


FOREIGN = {"origin": "https://evil.org", "host": "example.org"}


def test_a_refused_handshake_is_closed_or_answered_as_the_server_can() -> None:
    closed = SocketClient(guard(echo), headers=FOREIGN).run()
    assert closed == [{"type": "websocket.close", "code": 1008, "reason": "wrong-origin"}]
    start, body = SocketClient(guard(echo), headers=FOREIGN, denial=True).run()
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
    assert (b"x-frame-options", b"DENY") in start["headers"]
    assert body["type"] == "websocket.http.response.body"
    assert json.loads(body["body"])["error"]["key"] == "wrong-origin"


def test_a_refusal_that_the_app_raises_is_told_before_and_after_the_handshake() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["headers"]:
            await send({"type": "websocket.accept"})
        raise Refused(404, "path-too-long")

    assert ask(guard(app)).status == 404
    assert SocketClient(guard(app), denial=True).run()[0]["status"] == 404
    closed = SocketClient(guard(app), denial=True, headers={"host": "example.org"}).run()[-1]
    assert closed == {"type": "websocket.close", "code": 1008, "reason": "path-too-long"}


def test_handshakes_count_as_requests() -> None:
    guarded = guard(echo, requests=Rate(1e-9, 1))
    assert SocketClient(guarded, denial=True).run()[0]["type"] == "websocket.accept"
    assert SocketClient(guarded, denial=True).run()[0]["status"] == 429


def test_open_sockets_are_limited() -> None:
    async def run() -> list[Message]:
        leave = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "websocket.accept"})
            await leave.wait()

        guarded = guard(app, connections_of_one=1)
        first = asyncio.create_task(SocketClient(guarded).exchange())
        await asyncio.sleep(0)
        assert b"cablecar_open_sockets 1.0" in guarded.metrics.page()
        second = await SocketClient(guarded, denial=True).exchange()
        leave.set()
        await first
        assert b"cablecar_open_sockets 0.0" in guarded.metrics.page()
        return second

    assert asyncio.run(run())[0]["status"] == 429


@pytest.mark.usefixtures("_no_pause")
def test_messages_beyond_the_rate_are_dropped_and_the_client_is_told_once_a_second() -> None:
    clock = Clock()
    guarded = guard(echo, clock, messages=Rate(20, 60))
    sent = texts_of(SocketClient(guarded, [str(n) for n in range(200)], clock=clock, step=0.005).run())
    told = [json.loads(text) for text in sent if text.startswith("{")]
    assert (told[0]["type"], told[0]["error"]["key"]) == ("error", "too-many-messages")
    assert told[0]["error"]["message"] == say("too-many-messages")
    assert len(told) == 1
    assert 60 + 20 - 1 <= len(sent) - 1 <= 60 + 20 + 1
    assert b"cablecar_messages_in_total 200.0" in guarded.metrics.page()
    assert f"cablecar_messages_out_total {len(sent)}.0" in guarded.metrics.page().decode()


@pytest.mark.usefixtures("_no_pause")
def test_whoever_goes_on_flooding_is_closed() -> None:
    clock = Clock()
    sent = SocketClient(guard(echo, clock, flood=10), ["x"] * 5000, clock=clock, step=0.01).run()
    assert sent[-1] == {"type": "websocket.close", "code": 1008, "reason": "too-many-messages"}
    told = [text for text in texts_of(sent) if text.startswith("{")]
    assert len(told) == 10
    assert clock.now == pytest.approx(Clock.now + 10.75, abs=0.1)


@pytest.mark.usefixtures("_no_pause")
def test_a_flood_that_stops_and_comes_again_later_is_a_new_one() -> None:
    clock = Clock()

    def bursts() -> Iterator[str]:
        for _ in range(10):
            yield from ["x"] * 100
            clock.now += 3

    sent = SocketClient(guard(echo, clock), bursts()).run()
    assert sent[-1]["type"] == "websocket.send"


def test_a_flooded_socket_rests_so_that_others_come_to_their_turn() -> None:
    begun = time.monotonic()
    SocketClient(guard(echo, messages=Rate(1, 1)), ["x"] * 6).run()
    assert time.monotonic() - begun >= 5 * guarding.PAUSE


@pytest.mark.usefixtures("_no_pause")
def test_after_the_guard_has_closed_a_socket_the_app_sends_to_nobody() -> None:
    clock, raised = Clock(), []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await echo(scope, receive, send)
            await send({"type": "websocket.send", "text": "late"})
        except OSError as error:
            raised.append(error)
            raise

    sent = SocketClient(guard(app, clock, flood=1), ["x"] * 500, clock=clock, step=0.01).run()
    assert sent[-1]["type"] == "websocket.close"
    assert len(raised) == 1


def test_a_client_that_leaves_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async def receive() -> Message:
            return {"type": "websocket.receive", "text": "x"}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                raise OSError

        await guard(echo)(scope_of("websocket", "/ws", {}, HOME), receive, send)

    asyncio.run(run())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Errors


async def failing(scope: Scope, receive: Receive, send: Send) -> None:
    """Break off, after accepting if it is a socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    raise LookupError("a detail of the inside")


def test_an_error_of_the_app_is_told_to_the_log_and_only_its_id_to_the_client(
    caplog: pytest.LogCaptureFixture,
) -> None:
    answer = ask(guard(failing))
    assert (answer.status, answer.key) == (500, "internal")
    assert b"detail" not in answer.body
    assert b"Lookup" not in answer.body
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.__dict__["id"] == json.loads(answer.body)["error"]["values"]["id"]
    assert record.exc_info
    assert isinstance(record.exc_info[1], LookupError)


def test_an_error_on_a_socket_closes_it_with_the_id(caplog: pytest.LogCaptureFixture) -> None:
    guarded = guard(failing)
    sent = SocketClient(guarded).run()
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert sent[-1] == {"type": "websocket.close", "code": 1011, "reason": record.__dict__["id"]}
    assert b"cablecar_errors_total 1.0" in guarded.metrics.page()
    assert b"cablecar_open_sockets 0.0" in guarded.metrics.page()


def test_an_error_after_the_answer_has_begun_adds_nothing_to_it() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise LookupError

    assert len(ask(guard(app)).messages) == 1


def test_a_500_that_the_app_means_reaches_the_client() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 500, "headers": []})
        await send({"type": "http.response.body", "body": b"on purpose"})

    assert ask(guard(app)).body == b"on purpose"


def test_the_start_and_the_end_of_the_server_pass_through() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send(await receive())

    async def run() -> list[Message]:
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "lifespan.startup"}

        async def send(message: Message) -> None:
            sent.append(message)

        await guard(app)({"type": "lifespan"}, receive, send)
        return sent

    assert asyncio.run(run()) == [{"type": "lifespan.startup"}]


# A real server


@pytest.mark.parametrize(
    ("trusted", "address"), [("", "127.0.0.1"), ("192.0.2.1", "127.0.0.1"), ("127.0.0.1", "203.0.113.7")]
)
def test_an_address_from_a_header_counts_only_from_a_proxy_that_is_trusted(
    trusted: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    headers = {"X-Forwarded-For": "127.0.0.1, 203.0.113.7", "X-Forwarded-Proto": "https"}
    with served(trusted_proxies=trusted) as host:
        answer = httpx.get(f"http://{host}/api/who", headers=headers)
    assert answer.json() == address
    assert ("strict-transport-security" in answer.headers) == (address == "203.0.113.7")


def test_limits_behind_a_proxy_are_those_of_each_client_only_if_it_is_trusted() -> None:
    limits = Limits(requests=Rate(1e-9, 2))
    for trusted, statuses in (("", [200, 200, 429]), ("127.0.0.1", [200, 200, 200])):
        with served(limits, trusted) as host:
            answers = [
                httpx.get(f"http://{host}/api/who", headers={"X-Forwarded-For": f"203.0.113.{client}"})
                for client in range(3)
            ]
        assert [answer.status_code for answer in answers] == statuses


@pytest.mark.parametrize("path", ["/api/size", "/api/json", "/nowhere"])
@pytest.mark.parametrize("size", [20_000, 300_000, 3_000_000])
def test_a_real_client_learns_that_its_body_is_too_large(path: str, size: int) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(10):
            yield b"1" * (size // 10)

    with served() as host, httpx.Client(base_url=f"http://{host}") as client:
        whole = client.post(path, content=b"1" * size)
        assert (whole.status_code, whole.json()["error"]["key"]) == (413, "body-too-large")
        if path != "/nowhere":
            chunked = client.post(path, content=chunks())
            assert (chunked.status_code, chunked.json()["error"]["key"]) == (413, "body-too-large")
        assert client.post("/api/size", content=b"12345").text == "5"


def test_an_error_in_FastAPI_gives_no_trace_away(caplog: pytest.LogCaptureFixture) -> None:
    with served() as host:
        answer = httpx.get(f"http://{host}/api/fail/some-table-of-ours")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "internal"
    assert re.fullmatch(r"[0-9a-f]{12}", answer.json()["error"]["values"]["id"])
    assert "some-table" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"
    paths = {record.__dict__["path"] for record in caplog.records if hasattr(record, "path")}
    assert paths == {"/api/fail/some…"}
    assert server_errors(caplog) == ["cablecar.server"]


def server_errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return which loggers have told of an error."""
    return [record.name for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_real_socket_of_another_site_is_refused_and_nobody_calls_it_an_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with served() as host:
        address = f"ws://{host}/api/tables/abc/socket"
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin("https://evil.org"))
        assert refused.value.response.status_code == 403
        assert refused.value.response.body
        assert json.loads(refused.value.response.body)["error"]["key"] == "wrong-origin"
        with connect(address, origin=Origin(f"http://{host}")) as socket:
            socket.send("hello")
            assert socket.recv() == "hello"
    assert server_errors(caplog) == []


def test_a_real_message_over_the_limit_closes_the_socket() -> None:
    with served() as host, connect(f"ws://{host}/api/tables/abc/socket") as socket:
        socket.send("x" * 8192)
        assert socket.recv() == "x" * 8192
        socket.send("x" * 8193)
        with pytest.raises(ConnectionClosedError) as closed:
            socket.recv()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009


def test_a_real_flood_is_told_and_then_closed(caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits(messages=Rate(1, 2), flood=0.1)
    with served(limits) as host, connect(f"ws://{host}/api/tables/abc/socket") as socket:
        for _ in range(60):
            socket.send("x")
        received = [socket.recv(), socket.recv(), socket.recv()]
        assert received[:2] == ["x", "x"]
        assert json.loads(received[2])["error"]["key"] == "too-many-messages"
        with pytest.raises(ConnectionClosedError) as closed:
            socket.recv()
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-many-messages")
    assert server_errors(caplog) == []


def test_a_real_server_does_not_say_what_it_is_and_compresses_no_messages() -> None:
    with served() as host:
        assert "server" not in httpx.get(f"http://{host}/api/who").headers
        with connect(f"ws://{host}/api/tables/abc/socket", compression="deflate") as socket:
            assert socket.response
            assert "sec-websocket-extensions" not in socket.response.headers


# Names that are not the server's, and lengths told twice


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8042", "192.168.1.5", "[::1]:8042", "[fe80::1]", "localhost", "LOCALHOST:80", "a.localhost"],
)
def test_addresses_and_this_machines_own_names_are_always_answered(host: str) -> None:
    assert ask(Guard(sized, BROAD), headers={"host": host}).status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8042", "localhost.evil.example", "127.0.0.1.evil.example", ""]
)
def test_another_name_is_refused_for_pages_metrics_and_sockets(host: str) -> None:
    guard = Guard(sized, BROAD)
    for path in ("/", "/metrics", "/api/tables"):
        answer = ask(guard, path, headers={"host": host}, address="127.0.0.1")
        assert (answer.status, answer.key) == (421, "wrong-host")
    assert SocketClient(guard, headers={"host": host}).run()[0]["type"] == "websocket.close"


def test_the_names_of_a_server_are_those_of_its_machine_and_those_given() -> None:
    hosts = hosts_of("0.0.0.0", ["Games.example.org"], behind_proxy=False)
    own = socket.gethostname().lower().partition(".")[0]
    for name in ("games.example.org", "games.example.org.", own, f"{own}.local:8042", "localhost"):
        assert hosts.allow({}, name.encode()), name
    assert not hosts.allow({}, b"example.org")
    assert not hosts.allow({}, f"{own}.example.org".encode())


@pytest.mark.parametrize(
    "name", ["example.org:8443", "https://example.org", "example.org/", "", "a b", "a..b"]
)
def test_what_is_no_name_of_a_server_is_refused(name: str) -> None:
    with pytest.raises(CablecarError, match="--public-name"):
        hosts_of("0.0.0.0", [name], behind_proxy=False)


@pytest.mark.parametrize(
    ("given", "host"),
    [("Example.org.", "example.org"), ("bücher.example", "xn--bcher-kva.example"), ("::1", "[::1]")],
)
def test_a_public_name_is_known_as_browsers_write_it(given: str, host: str) -> None:
    assert hosts_of("0.0.0.0", [given], behind_proxy=False).allow({}, host.encode())


def test_a_monitor_on_this_machine_may_ask_for_health_as_often_as_it_likes() -> None:
    app = guard(requests=Rate(1e-9, 1))
    assert [ask(app, "/healthz", address="127.0.0.1").status for _ in range(3)] == [200] * 3
    forwarded = {"x-forwarded-for": "203.0.113.7"}
    answers = [ask(app, "/healthz", address="127.0.0.1", headers=forwarded) for _ in range(2)]
    assert [answer.status for answer in answers] == [200, 429]
    assert [ask(app, "/healthz", address="203.0.113.7").status for _ in range(2)] == [200, 429]


def test_a_monitor_on_this_machine_is_let_in_though_the_server_is_full() -> None:
    limits = ConnectionLimits(replace(BROAD, connections=1), Metrics())
    assert [limits.open("elsewhere", is_proxy=False) for _ in range(3)] == [True, True, False]
    accepted = [limits.open("here", is_proxy=False, is_local=True) for _ in range(MONITORS + 1)]
    assert accepted == [True] * MONITORS + [False]


@pytest.mark.parametrize(("public", "status"), [((), 200), (("games.example.org",), 421)])
def test_a_trusted_proxy_brings_any_name_unless_the_names_are_told(
    public: tuple[str, ...], status: int
) -> None:
    hosts = hosts_of("127.0.0.1", public, behind_proxy=True)
    behind: Any = Guard(sized, BROAD, hosts=hosts)
    guard: Any = ProxyHeadersMiddleware(behind, "127.0.0.1")
    headers = {"host": "other.example.org", "x-forwarded-for": "203.0.113.7"}
    assert ask(guard, headers=headers, address="127.0.0.1").status == status
    assert ask(guard, headers=headers, address="203.0.113.7").status == 421
    assert ask(guard, headers={"host": "other.example.org"}, address="127.0.0.1").status == 421


def test_a_length_told_in_two_ways_is_refused_and_ends_the_connection() -> None:
    with served() as host, socket.create_connection(("127.0.0.1", int(host.split(":")[1])), 20) as line:
        line.sendall(
            b"POST /api/size HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n"
            b"transfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/who HTTP/1.1\r\nhost: localhost\r\n\r\n"
        )
        told = b""
        while more := line.recv(4096):
            told += more
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b"length-twice" in told
    assert told.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    ("query", "language"),
    [(b"language=nl", "nl"), (b"language=%F3%B4", "en"), (b"x=%E2%82%AC&language=da", "da")],
)
def test_the_language_of_a_query_may_be_any_bytes(query: bytes, language: str) -> None:
    scope = {"query_string": query, "headers": []}
    assert guarding.preferred_language(scope) == language
