"""uvicorn's WebSocket connection with limits on frames: pings, pongs and fragments count like messages."""

import logging
import time
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from cablecar.server.security.limits import Bucket, Buckets, Limits, address_group
from cablecar.server.security.metrics import Metrics

MOST_QUEUED = 4
"""The messages of one client that may wait before no more are read."""
POLICY_VIOLATION = 1008
TOO_MANY = "too-many-messages"
"""Why a socket is closed whose client sends too many frames."""


class FrameLimits:
    """How many frames the sockets of one server may receive, on each of them and from each address."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.refusals = metrics.refusals
        self.of_address = Buckets(limits.frames_of_one, time.monotonic)


class LimitedServerProtocol(ServerProtocol):
    """The parser of one socket, which stops in the middle of its input when there are too many frames."""

    def __init__(self, may_receive: Callable[[Frame], bool], max_size: int) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self._may_receive = may_receive
        self.is_refused = False
        """Whether a frame was one too many."""

    def recv_frame(self, frame: Frame) -> None:
        """Take in a frame, or fail the connection and discard the rest of the input."""
        if self._may_receive(frame):
            super().recv_frame(frame)
        else:
            self.is_refused = True
            self.fail(POLICY_VIOLATION, TOO_MANY)


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's socket with limits; it stops reading while its client does not read."""

    conn: LimitedServerProtocol

    def __init__(self, frame_limits: FrameLimits, on_lost: Callable[[], None], **given: Any) -> None:
        super().__init__(**given)
        limits = frame_limits.limits
        self.conn = LimitedServerProtocol(self._may_receive, limits.max_message)
        self._frame_limits = frame_limits
        self._frames = Bucket(limits.frames)
        self._fragments = 0
        """How many frames of an unfinished message have come."""
        self._on_lost = on_lost
        self._is_failed = False
        """Whether the socket was closed for a fault of its client, which the app may not have heard yet."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a client."""
        super().connection_lost(exc)
        self._on_lost()

    def data_received(self, data: bytes) -> None:
        """Read on; close the socket of a client that sends too many frames."""
        if self.conn.is_refused:
            return
        super().data_received(data)
        if self.conn.is_refused:
            self._frame_limits.refusals.labels(TOO_MANY).inc()
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Close the socket after a fault of the client; before the handshake there is nobody to tell."""
        self._is_failed = True
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _may_receive(self, frame: Frame) -> bool:
        """Count a frame and return True if it is within the limits."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._fragments = 0 if frame.fin else self._fragments + 1
        limited = self._frame_limits
        return (
            self._fragments < limited.limits.max_fragments
            and not self._frames.take()
            and not limited.of_address.take(self._address_group())
        )

    def _address_group(self) -> str:
        """Return the client's address group; behind a trusted proxy it is in the app's scope."""
        client = self.scope["client"]
        return address_group(client[0]) if client else ""

    async def send(self, message: Any) -> None:
        """Send the app's message; uvicorn alone would take a refused handshake for an unfinished one."""
        await self.writable.wait()
        if self._is_failed:
            raise ClientDisconnected
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    async def receive(self) -> Any:
        """Give the app the next message, and read on only if the client reads too."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def pause_writing(self) -> None:
        """Stop reading while the client does not read: each ping would add a pong to what waits."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Read again, unless messages still wait for the app."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Take a message in; uvicorn alone would stop reading, and begin again, for every one."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_QUEUED:
            self.read_paused = True
            self.transport.pause_reading()
