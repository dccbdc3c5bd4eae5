"""Apps behind the guard: called directly with a clock that is moved by hand, or served to real clients."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, WebSocket
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cablecar.common.catalogue import say
from cablecar.server.http.middleware import Guard
from cablecar.server.security.connections import uvicorn_options
from cablecar.server.security.hosts import Hosts
from cablecar.server.security.limits import Limits, Rate

HOME = "203.0.113.7"


ELSEWHERE = "198.51.100.9"


BROAD = Limits(
    requests=Rate(1e6, 10**6), connections_of_one=10**6, connections=10**6, arrivals=Rate(1e6, 10**6)
)
"""Limits that nobody reaches who means another one."""


class Clock:
    """A clock that is moved by hand."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Answer:
    """What an app has sent to one request."""

    messages: list[Message] = field(default_factory=list)

    @property
    def status(self) -> int:
        return int(self.messages[0]["status"])

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.messages[0]["headers"]}

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.messages[1:])

    @property
    def key(self) -> str:
        error = json.loads(self.body)["error"]
        assert error["message"] == say(error["key"], **error["values"])
        return str(error["key"])


def scope_of(kind: str, path: str, headers: dict[str, str], address: str, **more: Any) -> Scope:
    """Return the scope that a server gives for this."""
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    scheme = "ws" if kind == "websocket" else "http"
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": raw,
        "client": (address, 4711),
        "scheme": scheme,
        "extensions": {},
    } | more


async def request(
    app: ASGIApp,
    path: str = "/",
    body: Iterable[bytes] = (b"",),
    headers: dict[str, str] | None = None,
    method: str = "GET",
    address: str = HOME,
    **more: Any,
) -> Answer:
    """Send one request to an app."""
    answer, parts = Answer(), list(body)

    async def receive() -> Message:
        if not parts:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    async def send(message: Message) -> None:
        answer.messages.append(message)

    await app(scope_of("http", path, headers or {}, address, method=method, **more), receive, send)
    return answer


def ask(app: ASGIApp, path: str = "/", **given: Any) -> Answer:
    """Send one request to an app and wait for the answer."""
    return asyncio.run(request(app, path, **given))


async def sized(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer how long the body is."""
    length, more = 0, True
    while more:
        message = await receive()
        length += len(message.get("body", b""))
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": str(length).encode()})


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a socket and send every message back."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def guard(app: ASGIApp = sized, clock: Clock | None = None, **limits: Any) -> Guard:
    """Return a guard with no limits but these."""
    return Guard(app, replace(BROAD, **limits), clock or Clock(), hosts=Hosts(frozenset({"example.org", ""})))


@dataclass
class SocketClient:
    """One socket: what the client sends, and at which times."""

    app: ASGIApp
    texts: Iterable[str] = ()
    headers: dict[str, str] = field(default_factory=dict)
    address: str = HOME
    scheme: str = "ws"
    denial: bool = False
    """Whether the server can answer a handshake like a request."""
    clock: Clock | None = None
    step: float = 0.0
    """Seconds between two messages."""

    async def _incoming(self) -> AsyncIterator[Message]:
        yield {"type": "websocket.connect"}
        for text in self.texts:
            if self.clock:
                self.clock.now += self.step
            yield {"type": "websocket.receive", "text": text}
        yield {"type": "websocket.disconnect", "code": 1001}

    def run(self) -> list[Message]:
        """Return all that the app has sent."""
        return asyncio.run(self.exchange())

    async def exchange(self) -> list[Message]:
        incoming, sent = self._incoming(), []

        async def receive() -> Message:
            return await anext(incoming)

        async def send(message: Message) -> None:
            sent.append(message)

        extensions: dict[str, Any] = {"websocket.http.response": {}} if self.denial else {}
        scope = scope_of(
            "websocket", "/ws", self.headers, self.address, scheme=self.scheme, extensions=extensions
        )
        await self.app(scope, receive, send)
        return sent


def texts_of(sent: list[Message]) -> list[str]:
    """Return the texts that were sent on a socket."""
    return [message["text"] for message in sent if message["type"] == "websocket.send"]


def real_app() -> FastAPI:
    """Return a small app of the kind that the guard stands before."""
    app = FastAPI()

    @app.post("/api/size")
    async def size(request: Request) -> int:
        return len(await request.body())

    @app.post("/api/json")
    async def read(values: list[int]) -> int:
        return len(values)

    @app.get("/api/who")
    async def who(request: Request) -> str | None:
        return request.client.host if request.client else None

    @app.get("/api/slow")
    async def slow(seconds: float) -> None:
        await asyncio.sleep(seconds)

    @app.get("/api/fail/{table}")
    async def fail(table: str) -> None:
        raise LookupError(table)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        while True:
            await websocket.send_text(await websocket.receive_text())

    return app


@contextmanager
def served(limits: Limits = BROAD, trusted_proxies: str = "") -> Iterator[str]:
    """Run a real server for a while; give its host and port."""
    options = uvicorn_options(limits, trusted_proxies)
    config = uvicorn.Config(Guard(real_app(), limits), host="127.0.0.1", port=0, **options)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.005)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
