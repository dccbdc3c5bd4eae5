"""Limits that hold against clients that are silent, slow or loud."""

import asyncio
import json
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from cablecar.server import serve
from cablecar.server.http.sockets import SeatSocket
from cablecar.server.security import connections
from cablecar.server.security.identity import SeatCredential
from cablecar.server.security.limits import TAKE, Limits, Rate
from cablecar.server.security.metrics import Metrics
from cablecar.server.tables.broadcast import Cursor
from tests.support.server.guarded import BROAD, served
from tests.support.server.serving import GENEROUS, PATIENT, make_table, serving, sitting

ELSEWHERE = ("127.0.0.2", 0)
"""Another address of this machine."""
SOON = 0.3
TWICE = Rate(1e-6, 2)
HEAD = b"GET /api/who HTTP/1.1\r\nhost: localhost\r\n\r\n"
BODY = b"POST /api/size HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nx"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Where connections are left open until the end of a test."""
    with ExitStack() as opened:
        yield opened


def dial(stack: ExitStack, host: str, source: tuple[str, int] | None = None) -> socket.socket:
    """Connect and say nothing."""
    address, _, port = host.partition(":")
    return stack.enter_context(socket.create_connection((address, int(port)), 10, source))


def is_cut(line: socket.socket, within: float = 5.0) -> bool:
    """Return True if the server ends a connection within some seconds, whatever it says before."""
    line.settimeout(within)
    try:
        while line.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


# Connections that say nothing


def test_silent_connections_of_one_address_are_limited_and_others_are_served(stack: ExitStack) -> None:
    with served(replace(BROAD, connections_of_one=2)) as host:
        silent = [dial(stack, host) for _ in range(4)]
        assert is_cut(dial(stack, host))
        assert not any(is_cut(line, 0.05) for line in silent)
        with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE[0])) as elsewhere:
            assert elsewhere.get(f"http://{host}/api/who").json() == ELSEWHERE[0]
        silent[0].close()
        assert not is_cut(dial(stack, host), SOON)


def test_silent_connections_of_everybody_are_limited(stack: ExitStack) -> None:
    with served(replace(BROAD, connections=1)) as host:
        assert not is_cut(dial(stack, host), 0.05)
        assert not is_cut(dial(stack, host, ELSEWHERE), 0.05)
        for _ in range(
            connections.MONITORS - 1
        ):  # all come from this machine, which may still ask how the server is
            assert not is_cut(dial(stack, host), 0.05)
        assert is_cut(dial(stack, host))


def test_a_socket_counts_as_a_connection_until_it_ends(stack: ExitStack) -> None:
    with served(replace(BROAD, connections_of_one=2)) as host:
        for _ in range(10):
            with connect(f"ws://{host}/api/tables/abc/socket") as opened:
                opened.send("hello")
                assert opened.recv() == "hello"
        for _ in range(2):
            stack.enter_context(connect(f"ws://{host}/api/tables/abc/socket"))
        for _ in range(2):
            dial(stack, host)
        assert is_cut(dial(stack, host))


def test_a_trusted_proxy_brings_the_connections_of_many(stack: ExitStack) -> None:
    with served(replace(BROAD, connections_of_one=1), "127.0.0.1") as host:
        silent = [dial(stack, host) for _ in range(10)]
        assert not any(is_cut(line, 0.02) for line in silent)
        from_elsewhere = [dial(stack, host, ELSEWHERE) for _ in range(3)]
        assert is_cut(from_elsewhere[2])


def test_refused_connections_are_counted() -> None:
    metrics = Metrics()
    limits = connections.ConnectionLimits(replace(BROAD, connections_of_one=1), metrics)
    assert [limits.open("home", is_proxy=False) for _ in range(3)] == [True, True, False]
    assert 'cablecar_refusals_total{reason="too-many-connections"} 1.0' in metrics.page().decode()


# Clients that take their time

HURRIED = replace(BROAD, head_seconds=SOON, body_seconds=SOON)


@pytest.mark.parametrize(
    "beginning", [b"", HEAD[:-2], HEAD + HEAD[:-2], BODY, HEAD + BODY, BODY + b"x" * 99 + BODY]
)
def test_whoever_does_not_finish_a_request_in_time_is_cut(beginning: bytes, stack: ExitStack) -> None:
    with served(HURRIED) as host:
        line = dial(stack, host)
        line.sendall(beginning)
        assert is_cut(line)


@pytest.mark.parametrize("beginning", [HEAD[:-2], BODY])
def test_sending_a_byte_now_and_then_gains_no_time(beginning: bytes, stack: ExitStack) -> None:
    with served(HURRIED) as host:
        line = dial(stack, host)
        line.sendall(beginning)
        with pytest.raises(ConnectionError):
            trickle(line)


def trickle(line: socket.socket) -> None:
    """Send a byte now and then for two seconds."""
    for _ in range(40):
        time.sleep(0.05)
        line.sendall(b"x")


def test_whoever_is_in_time_is_served_as_long_as_it_takes() -> None:
    with served(HURRIED) as host, httpx.Client(base_url=f"http://{host}") as client:
        assert client.get("/api/slow", params={"seconds": 3 * SOON}).status_code == 200
        for _ in range(4):
            time.sleep(SOON / 2)
            assert client.post("/api/size", content=b"12345").text == "5"
        with connect(f"ws://{host}/api/tables/abc/socket") as opened:
            time.sleep(3 * SOON)
            opened.send("still here")
            assert opened.recv() == "still here"


def test_a_client_in_the_middle_of_a_request_does_not_keep_the_server_from_ending(
    stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "LAST_SECONDS", 1)
    with served(replace(BROAD, body_seconds=2 * PATIENT)) as host:
        dial(stack, host).sendall(BODY)
        time.sleep(0.1)
        begun = time.monotonic()
    assert time.monotonic() - begun < PATIENT


def test_a_client_that_takes_nothing_is_given_up() -> None:
    with (
        serve._listen(serve.ServerOptions("127.0.0.1", 0, "")) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as line,
    ):
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000


@pytest.mark.parametrize(
    ("version", "status"), [("1.0", b"200"), ("1.1", b"200"), ("2.0", b"400"), ("9.9", b"400")]
)
def test_only_http_1_is_answered(stack: ExitStack, version: str, status: bytes) -> None:
    with served(BROAD) as host:
        line = dial(stack, host)
        line.sendall(f"GET /api/who HTTP/{version}\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert line.recv(64).split()[1] == status


# Sockets that do not read, or ask for much


class Silent:
    """A WebSocket whose client reads nothing until it is let to."""

    def __init__(self, limits: Limits) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(limits=limits))
        self.scope = {TAKE: lambda rate: None}
        self.client = None
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.sent: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def accept(self) -> None:
        """Accept the handshake."""

    async def receive(self) -> dict[str, Any]:
        """Return what the client sends."""
        return await self.incoming.get()

    async def send_text(self, text: str) -> None:
        """Send a message, once the client reads."""
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int, reason: str) -> None:
        """Close, as uvicorn does."""
        self.closed = code, reason
        self.incoming.put_nowait({"type": "websocket.disconnect"})

    def say(self, **message: Any) -> None:
        """Let the client send a message."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})


class Asked:
    """A table that only notes what it is asked."""

    live = None

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:
        async def ask(*_: Any) -> int:
            self.asked.append(name)
            return 1

        return ask

    def unsubscribe(self, _: Any) -> None:
        """Note that a socket follows no longer."""
        self.asked.append("unsubscribe")


async def settle() -> None:
    """Let everybody do what can be done now."""
    for _ in range(20):
        await asyncio.sleep(0)


def seat_at(wire: Silent, table: Asked) -> SeatSocket:
    """Return the server's end of a socket."""
    return SeatSocket(wire, table, SeatCredential(0, "hash"), Metrics())  # type: ignore[arg-type]


@pytest.mark.parametrize(("count", "size"), [(3, 600_000), (20_000, 10), (1, 10_000_000)])
def test_a_client_that_does_not_read_is_closed_by_the_bytes_that_wait(count: int, size: int) -> None:
    async def main() -> Silent:
        wire = Silent(Limits())
        seat = seat_at(wire, Asked())
        following = asyncio.create_task(seat.serve(Cursor()))
        for _ in range(count + 1):
            seat.send("x" * size)
        assert seat._out.qsize() == 2
        wire.reads.set()
        await following
        return wire

    wire = asyncio.run(main())
    assert json.loads(wire.sent[-1])["error"]["key"] == "client-too-slow"
    assert wire.closed == (4000, "client-too-slow")


def test_a_client_that_reads_may_get_as_much_as_there_is() -> None:
    async def main() -> Silent:
        wire = Silent(Limits(unread=1000))
        wire.reads.set()
        seat = seat_at(wire, Asked())
        following = asyncio.create_task(seat.serve(Cursor()))
        for _ in range(100):
            seat.send("x" * 600)
            await settle()
        wire.incoming.put_nowait({"type": "websocket.disconnect"})
        await following
        return wire

    assert len(asyncio.run(main()).sent) == 100


def test_nothing_is_done_for_a_socket_that_is_closed() -> None:
    async def main() -> list[str]:
        wire, table = Silent(Limits()), Asked()
        seat = seat_at(wire, table)
        following = asyncio.create_task(seat.serve(Cursor()))
        wire.say(type="move", id="a", number=1, move={})
        await settle()
        seat.close("seat-closed")
        for message in ({"type": "undo", "id": "b", "number": 2}, {"type": "resume"}):
            wire.say(**message)
        wire.say(type="chat", id="c", text="still here")
        await settle()
        wire.reads.set()
        await following
        return table.asked

    assert asyncio.run(main()) == ["subscribe", "act", "unsubscribe"]


def test_asking_for_everything_again_and_talking_are_limited_on_a_socket(tmp_path: Path) -> None:
    limits = replace(GENEROUS, resumes=TWICE, lines=TWICE)
    with serving(tmp_path, limits) as server, server.http() as http:
        made = make_table(http, "Ada", "Bea")
        with sitting(server.address, made.table, 0, made.secrets[0]) as player:
            for _ in range(3):
                player.send(type="resume")
            told = player.hear_until(lambda message: message["type"] == "error")
            assert told["error"]["key"] == "too-many-messages"
            said = [player.ask(type="chat", id=f"c{number}", text="hello") for number in range(3)]
            assert [answer["type"] for answer in said] == ["ack", "ack", "refused"]
            assert said[2]["error"]["key"] == "too-many-messages"
            player.send(type="ping")
            player.hear_until(lambda message: message["type"] == "pong")
            assert len(player.chat) == 2


# Bots


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (4, 3)])
def test_bots_think_on_all_cores_but_one(cores: int, workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)))
    assert serve._workers() == workers
