"""Connections: how many may be open, and how long a client may take to send its request."""

import asyncio
import time
from functools import partial
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from cablecar.server.security.limits import Buckets, Connections, Limits, address_group, is_loopback
from cablecar.server.security.metrics import Metrics
from cablecar.server.security.websocket_protocol import FrameLimits, SocketProtocol

SPARE = 2
"""How many connections may be open for each that the middleware serves: some are idle or being refused."""
MONITORS = 4
"""How many connections from this machine itself are accepted though the server is full: a monitor's."""
FREE_CHUNKS, SMALLEST_CHUNK = 100, 64
"""After how many pieces of a body they must have how many bytes on average: each costs the same to read."""
MAX_HEAD = 16_384
"""Bytes that the head of a request may have."""
LAST_SECONDS = 10
"""How long a server that ends waits for its clients."""


class ConnectionLimits:
    """Counts the connections of one server, silent ones too."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.seconds = {h11.IDLE: limits.head_seconds, h11.SEND_BODY: limits.body_seconds}
        """How many seconds a client may take to send a head or a body."""
        self._connections = Connections(SPARE * limits.connections_of_one, SPARE * limits.connections)
        self._arrivals = Buckets(limits.arrivals, time.monotonic)
        self._refusals = metrics.refusals
        self.frames = FrameLimits(limits, metrics)
        """Counts the frames of all sockets."""

    def open(self, group: str, is_proxy: bool, is_local: bool = False) -> bool:
        """Count a connection and return True if it may stay; a proxy brings the connections of many."""
        self._connections.open(group)
        key = self._connections.refused(group)
        if is_proxy:
            key = None if key == "too-many-connections" else key
        elif key == "server-full" and is_local and self._connections.of(group) <= MONITORS:
            key = None
        elif key is None and self._arrivals.take(group):
            key = "too-many-connections"
        if key is not None:
            self._refusals.labels(key).inc()
        return key is None

    def close(self, group: str) -> None:
        """Count one connection less."""
        self._connections.close(group)


class LimitedConnection(h11.Connection):
    """The parser of a client's requests, which refuses other versions and bodies in many tiny pieces."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MAX_HEAD)
        self._chunks = 0
        self._bytes = 0

    def next_event(self) -> Any:
        """Return what comes next."""
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._chunks += 1
            self._bytes += len(event.data)
            if self._chunks > FREE_CHUNKS and self._bytes < SMALLEST_CHUNK * self._chunks:
                raise h11.RemoteProtocolError("body-in-pieces")
        elif isinstance(event, h11.Request):
            if not event.http_version.startswith(b"1."):
                raise h11.RemoteProtocolError("http-version")
            self._chunks = self._bytes = 0
        return event


class HttpProtocol(H11Protocol):
    """uvicorn's connection, which waits for no client forever."""

    def __init__(self, connection_limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        self.conn = LimitedConnection()
        self._connection_limits = connection_limits
        self._address_group = ""
        self._upgraded = False
        self._waiting_for: Any = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a client, or close its connection at once."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._address_group = address_group(address)
        trusted = self.app.trusted_hosts if isinstance(self.app, ProxyHeadersMiddleware) else ()
        if self._connection_limits.open(self._address_group, address in trusted, is_loopback(address)):
            self._set_deadline()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a client."""
        super().connection_lost(exc)
        self._stop_deadline()
        self._connection_limits.close(self._address_group)

    def handle_events(self) -> None:
        """Read on, and see what the client has to send next."""
        super().handle_events()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket."""
        self._upgraded = True
        self.ws_protocol_class = partial(
            SocketProtocol,
            self._connection_limits.frames,
            partial(self._connection_limits.close, self._address_group),
        )  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP; in the middle of a response there is no room for another."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def _set_deadline(self) -> None:
        """Start the client's time again whenever something else is expected of it."""
        expected = None if self._upgraded else self.conn.their_state
        if expected is not self._waiting_for:
            self._waiting_for = expected
            self._stop_deadline()
            if expected in self._connection_limits.seconds:
                self._deadline = self.loop.call_later(
                    self._connection_limits.seconds[expected], self.transport.abort
                )

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def uvicorn_options(
    limits: Limits, trusted_proxies: str = "", metrics: Metrics | None = None
) -> dict[str, Any]:
    """Return how uvicorn must be started for the limits to hold.

    Without trusted proxies no header decides where a request comes from; by default uvicorn would believe
    every client on this machine.
    """
    return {
        "http": partial(HttpProtocol, ConnectionLimits(limits, metrics or Metrics())),
        "ws_max_size": limits.max_message,
        # What compresses secrets together with what others write gives them away by its length.
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": LAST_SECONDS,
        "proxy_headers": bool(trusted_proxies),
        "forwarded_allow_ips": trusted_proxies,
        "server_header": False,
        "access_log": False,
        "log_config": None,
    }
