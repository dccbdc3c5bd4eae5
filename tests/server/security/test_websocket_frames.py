"""Every frame of a WebSocket counts, and a client that does not read is not read either."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from itertools import islice

import pytest

from cablecar.server.security.limits import Limits, Rate
from tests.proofs.server_clients.raw_websocket import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    RawWebSocket,
    Received,
    frame,
)
from tests.support.server.guarded import BROAD, served

PATH = "/api/tables/abc/socket"
NEVER = 1e-6
"""Tokens a second that come back: none within a test."""
TEN = replace(BROAD, frames=Rate(NEVER, 10))
FLOODS = {
    "ping": frame(PING),
    "pong": frame(PONG),
    "long pong": frame(PONG, b"x" * 125),
    "message": frame(TEXT, b"x"),
    "empty message": frame(BINARY),
}


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Where sockets are left open until the end of a test."""
    with ExitStack() as opened:
        yield opened


def dial(stack: ExitStack, host: str, source: str = "127.0.0.1", buffer: int | None = None) -> RawWebSocket:
    """Open a socket."""
    opened = RawWebSocket(host, PATH, source, buffer)
    stack.callback(opened.close)
    return opened


def last(opened: RawWebSocket) -> Received:
    """Return the last frame before the server hangs up."""
    return list(opened.received())[-1]


@pytest.mark.parametrize("flood", FLOODS)
def test_every_frame_counts_and_too_many_close_the_socket(flood: str, stack: ExitStack) -> None:
    with served(TEN) as host:
        opened = dial(stack, host)
        opened.send(FLOODS[flood] * 50)
        closed = last(opened)
        assert (closed.opcode, closed.code) == (CLOSE, 1008)
        assert closed.payload[2:] == b"too-many-messages"


def test_answers_to_a_client_that_was_cut_off_are_no_fault_of_the_server(
    stack: ExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    with served(TEN) as host:
        opened = dial(stack, host)
        opened.send(FLOODS["message"] * 50)
        assert last(opened).code == 1008
    assert not [entry.getMessage() for entry in caplog.records if entry.exc_info]


def test_what_comes_after_the_last_frame_within_the_limit_is_not_even_parsed(stack: ExitStack) -> None:
    with served(TEN) as host:
        opened = dial(stack, host)
        opened.send(frame(PING) * 50, b"no frame at all")
        received = list(opened.received())
        assert [got.opcode for got in received] == [PONG] * 10 + [CLOSE]
        assert received[-1].code == 1008


def test_an_address_has_a_limit_for_all_its_sockets_and_others_have_their_own(stack: ExitStack) -> None:
    with served(replace(BROAD, frames_of_one=Rate(NEVER, 20))) as host:
        sockets = [dial(stack, host) for _ in range(5)]
        answers = []
        for opened in sockets:
            opened.send(frame(PING) * 5)
            answers.append(next(opened.received()).opcode)
        assert answers == [PONG] * 4 + [CLOSE]
        elsewhere = dial(stack, host, "127.0.0.2")
        elsewhere.send(frame(TEXT, b"hello"))
        assert next(elsewhere.received()).payload == b"hello"


def test_a_message_comes_in_a_few_fragments_or_not_at_all(stack: ExitStack) -> None:
    with served(replace(BROAD, max_fragments=4)) as host:
        opened = dial(stack, host)
        empty = frame(CONTINUATION, fin=False)
        opened.send(frame(TEXT, b"a", fin=False), empty, empty, frame(CONTINUATION, b"b"))
        assert next(opened.received()).payload == b"ab"
        opened.send(frame(TEXT, b"a", fin=False), empty, empty, empty, frame(CONTINUATION, b"b"))
        assert last(opened).code == 1008


def test_messages_of_one_address_are_limited_on_all_its_sockets_together(stack: ExitStack) -> None:
    with served(replace(BROAD, messages_of_one=Rate(NEVER, 2))) as host:
        sockets = [dial(stack, host) for _ in range(3)]
        answers = []
        for opened in sockets:
            opened.send(frame(TEXT, b"hello"))
            answers.append(next(opened.received()).payload)
        assert answers[:2] == [b"hello", b"hello"]
        assert b"too-many-messages" in answers[2]


ANY = Rate(1e6, 10**7)
MEGABYTES = 16
ENOUGH = 1000
"""So many pongs show that pings were answered."""


def test_pings_of_a_client_that_does_not_read_are_not_read_either(stack: ExitStack) -> None:
    with served(replace(BROAD, frames=ANY, frames_of_one=ANY)) as host:
        opened = dial(stack, host, buffer=4096)
        opened.line.settimeout(1)
        sent = pour(opened.line, frame(PING, b"x" * 125) * 100, MEGABYTES << 20)
        assert sent < MEGABYTES << 19
        opened.line.settimeout(20)
        pongs = (got for got in until_quiet(opened) if got.opcode == PONG)
        assert len(list(islice(pongs, ENOUGH))) == ENOUGH
        opened.close()  # the rest may be megabytes, which come slowly to who takes little at a time


def pour(line: socket.socket, data: bytes, most: int) -> int:
    """Send the same bytes again and again until nobody takes them, and return how many were taken."""
    sent = 0
    with suppress(TimeoutError):
        while sent < most:
            sent += line.send(data)
    return sent


def until_quiet(opened: RawWebSocket) -> Iterator[Received]:
    """Yield what comes until nothing comes for a second."""
    opened.line.settimeout(1)
    with suppress(TimeoutError):
        yield from opened.received()


@pytest.mark.parametrize("size", [1, 16])
def test_a_body_in_very_small_pieces_is_refused(size: int) -> None:
    with served() as host, socket.create_connection(("127.0.0.1", int(host.split(":")[1])), 20) as line:
        head = b"POST /api/size HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
        line.sendall(head + b"%x\r\n%s\r\n" % (size, b"x" * size) * 300)
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")


def test_new_connections_of_one_address_are_limited(stack: ExitStack) -> None:
    with served(replace(BROAD, arrivals=Rate(NEVER, 3))) as host:
        for _ in range(3):
            dial(stack, host).close()
        with pytest.raises(ConnectionError):
            dial(stack, host)
        dial(stack, host, "127.0.0.2")


def test_the_usual_limits_let_a_whole_household_play() -> None:
    limits = Limits()
    assert limits.frames_of_one.per_second >= 2 * limits.connections_of_one
    assert limits.frames_of_one.burst >= 10 * limits.connections_of_one
