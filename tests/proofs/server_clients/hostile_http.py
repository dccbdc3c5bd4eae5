"""Hostile requests over HTTP, written byte by byte: each is refused with a sentence and changes nothing."""

import json
import socket
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cablecar.common.shared import LONGEST_NAME
from tests.support.server.serving import PATIENT, CreatedTable, Json, RunningServer

REFUSED = frozenset((400, 403, 404, 405, 409, 413, 414, 421, 422, 426, 431))
JSON_TYPE = "application/json"


@dataclass(frozen=True)
class Raw:
    """A request as it goes over the wire."""

    what: str
    data: bytes
    is_http: bool = True
    """Whether it is HTTP at all; what is not is refused before it reaches the server's own code."""


def request(what: str, line: str, body: bytes = b"", **headers: str) -> Raw:
    """Write a request; an underscore in a header's name stands for a hyphen."""
    given = {"host": "localhost", "content-length": str(len(body)), "connection": "close"}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items() if value)
    return Raw(what, f"{line} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogateescape") + body)


def broken() -> Iterator[Raw]:
    """Return what only looks like HTTP, or does not."""
    host = b"Host: localhost\r\nConnection: close\r\n"
    post = b"POST /api/tables HTTP/1.1\r\n" + host
    for what, data in {
        "nonsense": b"\x00\xff\xfe nonsense\r\n\r\n",
        "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(64) + b"\r\n\r\n",
        "no colon": b"GET /healthz HTTP/1.1\r\n" + host + b"broken\r\n\r\n",
        "letter 0 in a header": b"GET /healthz HTTP/1.1\r\n" + host + b"x: \x00\r\n\r\n",
        "negative length": post + b"Content-Length: -1\r\n\r\n",
        "two lengths": post + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        "length that is none": post + b"Content-Length: ten\r\n\r\n",
        "length and chunks": post + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x",
        "wrong chunk": post + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
        "space in the path": b"GET /api tables HTTP/1.1\r\n" + host + b"\r\n",
        "huge header": b"GET /healthz HTTP/1.1\r\n" + host + b"x: " + b"y" * 200_000 + b"\r\n\r\n",
        "wrong version": b"GET /healthz HTTP/9.9\r\n" + host + b"\r\n",
    }.items():
        yield Raw(what, data, is_http=False)


def odd_paths(made: CreatedTable) -> Iterator[Raw]:
    """Return requests for places that there are not, and with methods that there are not."""
    table = f"/api/tables/{made.table}"
    for path in (
        "/../../../../etc/passwd",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00",
        "/api/tables/%ff%fe%ed%a0%80",
        "/api/tables/" + "x" * 2000,
        "/api/tables/%E2%80%AEevil",
        "/api/tables/'%20OR%201=1--",
        "/api/boards/../san-francisco.toml",
        "/api/players/%E2%80%8B",
        "/api/players/" + "a" * 200,
        "//evil.example/api/tables",
        "/openapi.json/../metrics%00",
        f"{table}/games/%00/record",
        f"{table}/games/..%2f/statistics",
        f"{table}/seats/0/socket",
        f"{table}/socket",
    ):
        yield request(f"GET {path[:60]}", f"GET {path}")
    for method in ("TRACE", "PROPFIND", "PATCH", "DELETE", "OPTIONS", "HEAD"):
        yield request(method, f"{method} {table}")
    for chair in ("-1", "4", "99999999999999999999", "0x0", "1e0", "%00", "null", "%D9%A0"):
        yield request(f"chair {chair}", f"POST {table}/seats/{chair}/leave", x_seat_secret=made.secrets[0])


def odd_bodies(made: CreatedTable) -> Iterator[Raw]:
    """Return bodies that are no JSON, no table, or too much."""
    seats = '[{"kind":"human","name":"Ada"},{"kind":"bot","bot":"casual"}]'
    bodies: dict[str, bytes] = {
        "nothing": b"",
        "half": b"{",
        "list": b"[]",
        "null": b"null",
        "deep": b"[" * 8000,
        "deep object": b'{"seats":' * 1700,
        "huge number": b'{"clock":' + b"9" * 6000 + b"}",
        "UTF-16": '{"seats":[]}'.encode("utf-16"),
        "half a letter": b'{"seats":"\xff"}',
        "16 kB": b'{"x":"' + b"x" * 16_400 + b'"}',
        "no clock": f'{{"seats":{seats},"clock":NaN}}'.encode(),
        "endless pace": f'{{"seats":{seats},"pace":1e999}}'.encode(),
        "unknown board": f'{{"seats":{seats},"board":"../../x"}}'.encode(),
        "unknown field": f'{{"seats":{seats},"__proto__":{{}}}}'.encode(),
    }
    for name in ("\\u200b\\u202e", "\\u0000", "", " ", "x" * (LONGEST_NAME + 1), "\\ud800", "ﷺ" * 31):
        seat_request = f'[{{"kind":"human","name":"{name}"}},{{"kind":"open"}}]'
        bodies[f"name {name[:12]}"] = f'{{"seats":{seat_request}}}'.encode()
    for what, body in bodies.items():
        yield request(what, "POST /api/tables", body, content_type=JSON_TYPE)
    good = f'{{"seats":{seats}}}'.encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        yield request(f"as {kind}", "POST /api/tables", good, content_type=kind)


def wrong_secrets(made: CreatedTable, other: CreatedTable) -> Iterator[Raw]:
    """Return requests of people who hold nothing at the table, or who come from another site."""
    table = f"/api/tables/{made.table}"
    for secret in (
        "",
        "x" * 900,
        other.secrets[0],
        other.host,
        made.secrets[1],
        made.secrets[0][:-1],
        made.secrets[0] + "A",
        "\udcff\udcfe",
        "é",
        "' OR ''='",
    ):
        yield request("seat's secret", f"POST {table}/seats/0/leave", x_seat_secret=secret)
        yield request("seat's cookie", f"POST {table}/seats/0/leave", cookie=f"seat0={secret}")
        yield request("table's cookie", f"POST {table}/seats/0/leave", cookie=f"cablecar=seat0:{secret}")
        yield request(
            "code", f"POST {table}/seats/0/use-code", json.dumps({"code": secret[:90] or "x"}).encode()
        )
        if secret:
            yield request("host's secret", f"POST {table}/seats/0/close", x_host_secret=secret)
    close = f"POST {table}/seats/0/close"
    yield request("other site", close, x_host_secret=made.host, origin="https://evil.example")
    yield request("other site", close, x_host_secret=made.host, sec_fetch_site="cross-site")
    for host in (
        "evil.example",
        f"{made.table}.evil.example:80",
        "localhost.evil.example",
        "127.0.0.1.x",
        "é",
    ):
        yield request("other name", close, x_host_secret=made.host, host=host)
        yield request("other name", "GET /api/tables", host=host)
        yield request("other name", "GET /metrics", host=host)
    both = b"0\r\n\r\n"
    yield request("length and chunks", close, both, x_host_secret=made.host, transfer_encoding="chunked")
    yield from _handshakes(made, other)


def _handshakes(made: CreatedTable, other: CreatedTable) -> Iterator[Raw]:
    good: dict[str, Any] = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ==",
        "sec_websocket_version": "13",
        "x_seat_secret": made.secrets[0],
        "content_length": "",
    }
    for what, change in {
        "wrong secret": {"x_seat_secret": other.secrets[0]},
        "no secret": {"x_seat_secret": ""},
        "other site": {"origin": "https://evil.example"},
        "other name": {"host": "evil.example"},
        "old version": {"sec_websocket_version": "8"},
        "no key": {"sec_websocket_key": ""},
        "wrong key": {"sec_websocket_key": "x"},
    }.items():
        line = f"GET /api/tables/{made.table}/seats/0/socket"
        yield request(f"handshake, {what}", line, **(good | change))
    for query in ("after=-1", "after=x", "chat_after=99999999999", f"game={'x' * 65}"):
        yield request(query, f"GET /api/tables/{made.table}/seats/0/socket?{query}", **good)


def exchange(server: RunningServer, raw: Raw) -> tuple[int, dict[str, str], bytes]:
    """Send a request and return the answer's status, headers and body; 0 where nobody answers."""
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), PATIENT) as connection:
        try:
            connection.sendall(raw.data)
            connection.shutdown(socket.SHUT_WR)
            data = b"".join(iter(lambda: connection.recv(65_536), b""))
        except ConnectionError:
            data = b""
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]) if first else 0, headers, body


def judge(raw: Raw, status: int, headers: dict[str, str], body: bytes) -> Json | None:
    """See that an answer refuses, and return its error; what is no HTTP may just be hung up on."""
    if not raw.is_http:
        assert status in REFUSED | {0}, (raw.what, status)
        return None
    assert status in REFUSED, (raw.what, status, body[:300])
    if raw.data.startswith(b"HEAD") or JSON_TYPE not in headers.get("content-type", ""):
        assert raw.what.startswith(("HEAD", "handshake")), (raw.what, body[:300])
        return None
    error: Json = json.loads(body)["error"]
    return error


def attacks(made: CreatedTable, other: CreatedTable) -> list[Raw]:
    """Return all requests; each is hostile to the first table."""
    return [*broken(), *odd_paths(made), *odd_bodies(made), *wrong_secrets(made, other)]


def assault(
    server: RunningServer, made: CreatedTable, other: CreatedTable
) -> tuple[Counter[int], list[Json]]:
    """Send all requests; return how many answers of each status there were, and the errors."""
    statuses: Counter[int] = Counter()
    errors = []
    for raw in attacks(made, other):
        answer = exchange(server, raw)
        statuses[answer[0]] += 1
        if error := judge(raw, *answer):
            errors.append(error)
    return statuses, errors
