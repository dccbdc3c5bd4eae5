"""The middleware around the app: limits, the check of origins, safe headers, errors without details."""

import asyncio
import json
import logging
import math
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from cablecar.common.catalogue import best_language, language, speak
from cablecar.server.protocol.codec import error_json
from cablecar.server.security.hosts import Hosts, without_port
from cablecar.server.security.identity import Refused
from cablecar.server.security.limits import (
    GAMES,
    HEALTH,
    LINES,
    MOVES,
    RECORD_CHECK,
    REPLAYS,
    RESUMES,
    TABLES,
    TAKE,
    Bucket,
    Buckets,
    Clock,
    Connections,
    Limits,
    Rate,
    address_group,
    costly_rate,
    is_loopback,
)
from cablecar.server.security.logs import ACCESS, SERVER, blurred, shown_path
from cablecar.server.security.metrics import Metrics

Headers = list[tuple[bytes, bytes]]

TOO_MANY = {
    TABLES: "too-many-tables",
    GAMES: "too-many-games",
    REPLAYS: "too-many-replays",
    RESUMES: "too-many-requests",
    MOVES: "too-many-messages",
    LINES: "too-many-messages",
}
"""Why something is refused that costs much."""
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
"""Methods that change something, which no other site's page may use."""
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded", b"x-real-ip", b"via")
"""Headers of requests that came through a proxy."""
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
CLOSING = (400, 413, 421, 429)
"""Statuses after which a connection is closed: no more of it is read, and the next one is counted."""
SWALLOWED = 1 << 20
"""Bytes of a body too large that are still read: a browser shows no answer before it has sent all."""
QUIET = 2.0
"""Seconds without a dropped message after which a flood is over."""
MOST_SHOWN = 100
"""The most letters of a wrong name that an error repeats."""
MAX_LANGUAGES = 500
"""The most bytes of a client's preferred languages that are read."""
PAUSE = 0.01
"""Seconds that a socket rests after a dropped message: a flood must not keep the server from the others."""

POLICY = {
    "default-src": "'none'",
    # WebAssembly, and no other code made of data: the kernel of games on the visitor's own machine.
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "style-src": "'self'",
    # A finished game is drawn, and the page makes a picture of the drawing.
    "img-src": "'self' blob:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    # Covers WebSockets of the same host in all browsers since Safari 15.4 of 2022.
    "connect-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
"""What a page may load and run, and who may show it."""
SAFE: Headers = [
    (b"content-security-policy", "; ".join(f"{what} {who}" for what, who in POLICY.items()).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
"""Headers of every response."""
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")


class Limited(Refused):
    """Too much in too short a time."""

    def __init__(self, key: str, wait: float) -> None:
        super().__init__(429, key)
        self.wait = wait
        """Seconds after which it may be tried again."""


class Left(ConnectionError):
    """The client has left, or its connection was closed."""


GONE = (Left, ClientDisconnect, WebSocketDisconnect)
"""The exceptions of an app whose client has left."""


class Guard:
    """An ASGI app around another one that lets in what is within the limits."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        clock: Clock = time.monotonic,
        metrics: Metrics | None = None,
        hosts: Hosts | None = None,
    ) -> None:
        self.limits = limits
        self.hosts = hosts or Hosts()
        self.clock = clock
        self.metrics = metrics or Metrics()
        """Where refusals, errors and sockets are counted."""
        self._app = app
        self._requests = Buckets(limits.requests, clock)
        self._costly = {rate: Buckets(getattr(limits, rate), clock) for rate in TOO_MANY}
        self.messages = Buckets(limits.messages_of_one, clock)
        """Counts the messages of all sockets of an address."""
        self._lines = Buckets(Rate(1, 1), clock)
        self._connections = Connections(limits.connections_of_one, limits.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, one socket, or the server's start and end."""
        if scope["type"] == "http":
            await self._serve(_Request(self, scope, receive, send))
        elif scope["type"] == "websocket":
            await self._serve(_Socket(self, scope, receive, send))
        else:
            await self._app(scope, receive, send)

    async def _serve(self, exchange: "_Exchange") -> None:
        """Let the app answer if everything is in order, and answer if it fails."""
        group = exchange.address_group
        speak(preferred_language(exchange.scope))
        self._connections.open(group)
        try:
            self._check(exchange, group)
            await self._app(exchange.scope, exchange.receive, exchange.send)
            await exchange.finish()
        except Refused as refused:
            await self.refuse(exchange, refused)
        except GONE:
            pass
        except Exception as error:
            await self._fail(exchange, error)
        finally:
            self._connections.close(group)
            self._note(exchange, group)

    def _check(self, exchange: "_Exchange", group: str) -> None:
        """Refuse what is beyond the limits or comes from elsewhere."""
        headers = dict(exchange.scope["headers"])
        asks_health = exchange.scope["path"] == HEALTH
        is_monitor = asks_health and is_local(exchange.address, headers)
        if not is_monitor and (wait := self._requests.take(group)):
            raise Limited("too-many-requests", wait)
        if not asks_health and (key := self._connections.refused(group)):
            raise Refused(503 if key == "server-full" else 429, key)
        check_length(exchange.scope, self.limits)
        check_host(exchange.scope, headers, self.hosts)
        exchange.check(headers)
        is_private = exchange.scope["path"] == "/metrics" and not self.limits.public_metrics
        if is_private and not is_local(exchange.address, headers):
            raise Refused(403, "metrics-private")
        if rate := costly_rate(exchange.method, exchange.scope["path"].rstrip("/")):
            self.take(rate, group)

    def take(self, rate: str, group: str) -> None:
        """Count something that costs much, or refuse it."""
        if wait := self._costly[rate].take(group):
            raise Limited(TOO_MANY[rate], wait)

    async def refuse(self, exchange: "_Exchange", refused: Refused) -> None:
        """Answer with a refusal and count it."""
        self.metrics.refusals.labels(refused.key).inc()
        with suppress(Left):
            await exchange.refuse(refused)

    async def _fail(self, exchange: "_Exchange", error: Exception) -> None:
        """Log an error, and send the client only its id in the log."""
        error_id = secrets.token_hex(6)
        self.metrics.errors.inc()
        SERVER.error("error", exc_info=error, extra={"id": error_id, "path": shown_path(exchange.scope)})
        with suppress(Left):
            await exchange.fail(Refused(500, "internal", id=error_id))

    def _note(self, exchange: "_Exchange", group: str) -> None:
        """Log an exchange that is over; one line a second is enough for an address that is refused."""
        exchange.done()
        if ACCESS.isEnabledFor(logging.INFO) and (exchange.status != 429 or not self._lines.take(group)):
            ACCESS.info(exchange.scope["type"], extra=exchange.described())


class _Exchange(ABC):
    """A request or a socket on its way through the guard."""

    method = "SOCKET"

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self.guard = guard
        self.scope = scope
        self.status = 0
        self.address: str = (scope.get("client") or ("", 0))[0][:64]
        self.address_group = address_group(self.address)
        """What limits count it in."""
        self._receive = receive
        self._send = send
        self._begun = guard.clock()
        self._over = False

    @abstractmethod
    def check(self, headers: dict[bytes, bytes]) -> None:
        """Refuse what these headers forbid."""

    @abstractmethod
    async def receive(self) -> Message:
        """Return the client's next message to the app."""

    @abstractmethod
    async def send(self, message: Message) -> None:
        """Send the app's message to the client."""

    @abstractmethod
    async def refuse(self, refused: Refused) -> None:
        """Answer instead of the app, if it has not begun to."""

    @abstractmethod
    async def fail(self, refused: Refused) -> None:
        """End an exchange in which the app has failed."""

    @abstractmethod
    async def finish(self) -> None:
        """Send what was held back until the app has returned."""

    @abstractmethod
    def done(self) -> None:
        """Count what is over."""

    def described(self) -> dict[str, Any]:
        """Return the fields of its line in the access log."""
        return {
            "path": shown_path(self.scope),
            "status": self.status,
            "milliseconds": round(1000 * (self.guard.clock() - self._begun), 1),
            "address": blurred(self.address),
        }


class _Request(_Exchange):
    """A request over HTTP."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(guard, scope, receive, send)
        path = scope["path"].rstrip("/")
        self.method = scope["method"]
        self._most = guard.limits.max_record if path == RECORD_CHECK else guard.limits.max_body
        self._declared = 0
        self._taken = 0
        self._more = True
        self._held: list[Message] = []

    def check(self, headers: dict[bytes, bytes]) -> None:
        length = headers.get(b"content-length", b"")
        if length and b"transfer-encoding" in headers:
            raise Refused(400, "length-twice")
        self._declared = int(length[:15]) if length.isdigit() else 0
        if self._declared > self._most:
            raise self._too_large()
        if self.scope["method"] in CHANGING:
            check_origin(self.scope["scheme"], headers)
            if headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
                raise Refused(403, "wrong-origin")

    def _too_large(self) -> Refused:
        return Refused(413, "body-too-large", most=self._most)

    async def receive(self) -> Message:
        if self._over:
            return {"type": "http.disconnect"}
        message = await self._take()
        if self._taken <= self._most:
            return message
        await self.guard.refuse(self, self._too_large())
        # For the app it is as if the client had left: what it still sends is ignored.
        return {"type": "http.disconnect"}

    async def _take(self) -> Message:
        message = await self._receive()
        self._taken += len(message.get("body", b""))
        self._more = message.get("more_body", False)
        return message

    async def send(self, message: Message) -> None:
        if self._over:
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message = {**message, "headers": safe_headers(self.scope, message.get("headers", ()))}
        if self.status == 500:
            # Starlette answers first and raises then; which of both it is shows when the app has returned.
            self._held.append(message)
        else:
            await self._send(message)

    async def finish(self) -> None:
        for message in [] if self._over else self._held:
            await self._send(message)

    async def refuse(self, refused: Refused) -> None:
        if self.status in (0, 500):
            if refused.status == 413:
                await self._swallow()
            await self._answer(refused)
        self._over = True

    async def fail(self, refused: Refused) -> None:
        await self.refuse(refused)

    async def _answer(self, refused: Refused) -> None:
        self.status = refused.status
        for message in answer_of(self.scope, refused):
            await self._send(message)

    async def _swallow(self) -> None:
        """Read on for a while, so that the client gets as far as reading the answer."""
        while self._more and max(self._taken, self._declared) <= SWALLOWED:
            await self._take()

    def done(self) -> None:
        self.guard.metrics.count_request(self.scope["method"], self.status)

    def described(self) -> dict[str, Any]:
        return {"method": self.scope["method"][:16], **super().described()}


class _Socket(_Exchange):
    """A WebSocket."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(guard, scope, receive, send)
        scope[TAKE] = lambda rate: guard.take(rate, self.address_group)
        self._accepted = False
        self._messages = Bucket(guard.limits.messages, guard.clock)
        self._flooded_since = -math.inf
        self._dropped_at = -math.inf
        self._told_at = -math.inf
        self._in = guard.metrics.messages_in
        self._out = guard.metrics.messages_out

    def check(self, headers: dict[bytes, bytes]) -> None:
        check_origin(self.scope["scheme"], headers)

    async def receive(self) -> Message:
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return message
            self._in.inc()
            if not self._messages.take() and not self.guard.messages.take(self.address_group):
                return message
            try:
                await self._drop(self.guard.clock())
            except Left:
                return {"type": "websocket.disconnect", "code": 1008 if self._over else 1006}

    async def _drop(self, now: float) -> None:
        """Drop a message, and say so once a second; close the socket of a client that goes on sending."""
        if now - self._dropped_at > QUIET:
            self._flooded_since = now
        self._dropped_at = now
        self.guard.metrics.refusals.labels("too-many-messages").inc()
        if now - self._flooded_since >= self.guard.limits.flood:
            await self._close(1008, "too-many-messages")
            raise Left
        if now - self._told_at >= 1:
            self._told_at = now
            await self.send({"type": "websocket.send", "text": flood_message()})
        await asyncio.sleep(PAUSE)

    async def send(self, message: Message) -> None:
        if self._over:
            raise Left
        if message["type"] == "websocket.http.response.start":
            message = {**message, "headers": safe_headers(self.scope, message.get("headers", ()))}
        try:
            await self._send(message)
        except OSError as error:
            raise Left from error
        self._sent(message)

    def _sent(self, message: Message) -> None:
        match message["type"]:
            case "websocket.send":
                self._out.inc()
            case "websocket.accept":
                self._accepted = True
                self.status = 101
                self.guard.metrics.open_sockets.inc()
            case "websocket.close":
                self._over = True
                self.status = self.status or 403
            case "websocket.http.response.start":
                self.status = message["status"]

    async def refuse(self, refused: Refused) -> None:
        """Refuse the handshake, with a reason where the server can carry one, or close what is open."""
        if self._accepted or "websocket.http.response" not in self.scope.get("extensions", {}):
            await self._close(1008 if refused.status < 500 else 1011, refused.key)
            return
        for message in answer_of(self.scope, refused):
            await self.send({**message, "type": "websocket." + message["type"]})

    async def fail(self, refused: Refused) -> None:
        if self._accepted:
            await self._close(1011, str(refused.values["id"]))
        elif not self.status:
            await self.refuse(refused)

    async def finish(self) -> None:
        pass

    async def _close(self, code: int, reason: str) -> None:
        if not self._over:
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def done(self) -> None:
        if self._accepted:
            self.guard.metrics.open_sockets.dec()


def preferred_language(scope: Scope) -> str:
    """Return the language that a client prefers: by the query, as sockets of a page must, or by a header."""
    # As text: of bytes, parse_qs refuses what is no ASCII behind its percent signs.
    in_query = parse_qs(scope["query_string"][:MAX_LANGUAGES].decode("latin-1")).get("language", [])
    in_header = dict(scope["headers"]).get(b"accept-language", b"")[:MAX_LANGUAGES].decode("latin-1")
    return best_language((*in_query, *in_header.split(",")))


def check_length(scope: Scope, limits: Limits) -> None:
    """Refuse a path or a query that is too long."""
    path = scope.get("raw_path") or scope["path"].encode()
    if max(len(path), len(scope["query_string"])) > limits.max_path:
        raise Refused(414, "path-too-long")


def check_host(scope: Scope, headers: dict[bytes, bytes], hosts: Hosts) -> None:
    """Refuse a request for a name that is not the server's; browsers send the name that they were given."""
    host = headers.get(b"host")
    if host is not None and not hosts.allow(scope, host):
        raise Refused(421, "wrong-host", host=without_port(host.decode("latin-1"))[:MOST_SHOWN])


def is_local(address: str, headers: dict[bytes, bytes]) -> bool:
    """Return True if a request surely comes from this machine; an unknown proxy on it only looks so."""
    return is_loopback(address) and not any(name in headers for name in FORWARDED)


def check_origin(scheme: str, headers: dict[bytes, bytes]) -> None:
    """Refuse a browser that shows another site's page; a client without an origin is no browser."""
    origin = headers.get(b"origin")
    if origin is not None and not is_own(origin.decode("latin-1"), scheme, headers.get(b"host", b"")):
        raise Refused(403, "wrong-origin")


def is_own(origin: str, scheme: str, host: bytes) -> bool:
    """Return True if an origin is this server as the client calls it.

    A secure server has no insecure pages; a server that seems insecure may stand behind a secure proxy.
    """
    page_scheme, _, page_host = origin.lower().partition("://")
    if page_scheme not in DEFAULT_PORTS or (scheme in ("https", "wss") and page_scheme != "https"):
        return False
    port = DEFAULT_PORTS[page_scheme]
    return page_host != "" and page_host.removesuffix(port) == host.decode("latin-1").lower().removesuffix(
        port
    )


def safe_headers(scope: Scope, given: Iterable[tuple[bytes, bytes]]) -> Headers:
    """Return a response's headers with those that keep browsers safe; the app's own take precedence."""
    headers = list(given)
    names = {name.lower() for name, _ in headers}
    headers += [header for header in SAFE if header[0] not in names]
    if scope["scheme"] in ("https", "wss"):
        headers.append(HSTS)
    if scope["path"].startswith("/api") and NO_STORE[0] not in names:
        headers.append(NO_STORE)
    return headers


def answer_of(scope: Scope, refused: Refused) -> tuple[Message, Message]:
    """Return the messages that answer a request with a refusal."""
    body = json.dumps({"error": error_json(refused)}, ensure_ascii=False).encode()
    headers: Headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(refused, Limited):
        headers.append((b"retry-after", str(math.ceil(refused.wait)).encode()))
    if refused.status in CLOSING:
        headers.append((b"connection", b"close"))
    headers.append(NO_STORE)
    start = {"type": "http.response.start", "status": refused.status, "headers": safe_headers(scope, headers)}
    return start, {"type": "http.response.body", "body": body}


def flood_message() -> str:
    """Return the message to a socket that sends too much."""
    return _flood_message(language())


@lru_cache
def _flood_message(_: str) -> str:
    message = {"type": "error", "error": error_json(Limited("too-many-messages", 0))}
    return json.dumps(message, ensure_ascii=False)
