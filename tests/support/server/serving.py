"""A real server for tests, and a client that plays a seat."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from cablecar.server.bot_workers import BotPool
from cablecar.server.model.live_game import LiveGame
from cablecar.server.security.connections import uvicorn_options
from cablecar.server.security.limits import Limits, Rate
from cablecar.server.security.metrics import Metrics
from cablecar.server.serve import database_in, make_server
from cablecar.server.storage.store import Store
from cablecar.server.tables.registry import TableRegistry
from cablecar.server.tables.services import Services
from cablecar.server.tables.steady_clock import SteadyClock

Json = dict[str, Any]
PATIENT = 120.0
"""Seconds after which something counts as hanging: no test may fail because the machine is busy."""
ANY = Rate(10_000, 100_000)
GENEROUS = Limits(
    requests=ANY,
    tables=ANY,
    games=ANY,
    replays=ANY,
    messages=ANY,
    messages_of_one=ANY,
    moves_of_one=ANY,
    lines_of_one=ANY,
    frames=ANY,
    frames_of_one=ANY,
    resumes=ANY,
    resumes_of_one=ANY,
    lines=ANY,
    arrivals=ANY,
)
"""Limits for tests of other things: all requests come from one address."""


@dataclass
class RunningServer:
    """A server that runs in a thread of its own."""

    address: str
    services: Services
    registry: TableRegistry
    loop: asyncio.AbstractEventLoop

    def run(self, work: Any) -> Any:
        """Run a coroutine inside the server and return its result.

        It may play a whole game, with a commit for each move, so only the time limit of the test ends it.
        """
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def live_game(self, table: str) -> LiveGame:
        """Return the game of a table, which must have begun one."""
        live = self.registry.tables[table].live
        assert live is not None
        return live

    def http(self, **options: Any) -> httpx.Client:
        """Return a client as a browser of its own."""
        return httpx.Client(base_url=self.address, timeout=PATIENT, **options)


def random_bots() -> BotPool:
    """Return bots that need no worker and move at random, as often as they like."""
    return BotPool(workers=0, last_resort="random", moves=ANY)


@contextmanager
def serving(
    where: Path | str, limits: Limits = GENEROUS, bot_pool: BotPool | None = None, **parts: Any
) -> Iterator[RunningServer]:
    """Run a server on a database, or on an embedded one in a folder. Without thinkers bots move at random."""
    store = Store(database_in(where) if isinstance(where, Path) else where)
    if now := parts.pop("now", None):
        parts["clock"] = SteadyClock(now, now)
    services = Services(store, bot_pool or random_bots(), limits=limits, **parts)
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    registry = TableRegistry(services)
    app = make_server(registry, Metrics(), limits)
    config = uvicorn.Config(app, lifespan="on", **uvicorn_options(limits))
    server = uvicorn.Server(config)
    loops: list[asyncio.AbstractEventLoop] = []

    async def main() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve([listening])

    thread = threading.Thread(target=asyncio.run, args=(main(),))
    thread.start()
    try:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        httpx.get(f"{address}/healthz", timeout=PATIENT).raise_for_status()
        yield RunningServer(address, services, registry, loops[0])
    finally:
        server.should_exit = True
        thread.join()
        store.close()
        listening.close()


@dataclass
class Player:
    """A client at a socket: a seat's, or a spectator's."""

    socket: ClientConnection
    table: Json = field(default_factory=dict)
    game: Json = field(default_factory=dict)
    entries: list[Json] = field(default_factory=list)
    chat: list[Json] = field(default_factory=list)
    answers: list[Json] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """Everything that came, as text."""

    def hear(self, timeout: float = PATIENT) -> Json:
        """Take the next message in and return it."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        match message["type"]:
            case "table":
                self.table = message
            case "game":
                self.game = message
                self.entries += message["entries"]
            case "chat":
                self.chat += message["messages"]
            case _:
                self.answers.append(message)
        return message

    def hear_until(self, wanted: Any, timeout: float = PATIENT) -> Json:
        """Take messages in until one is as wanted, and return it."""
        while not wanted(message := self.hear(timeout)):
            pass
        return message

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Json:
        """Send a message with an id and return its answer."""
        self.send(**message)
        return self.hear_until(
            lambda heard: heard["type"] in ("ack", "refused") and heard["id"] == message["id"]
        )

    def move(self, move: Json, identity: str | None = None, number: int | None = None) -> Json:
        """Make a move and return the answer."""
        number = self.game["number"] + 1 if number is None else number
        return self.ask(type="move", id=identity or f"m{number}", number=number, move=move)

    @property
    def view(self) -> Json:
        """What this seat sees of the game."""
        view: Json = self.game["view"]
        return view


@contextmanager
def sitting(
    address: str,
    table: str,
    chair: int | None = None,
    secret: str | None = None,
    source: str = "127.0.0.1",
    **since: Any,
) -> Iterator[Player]:
    """Sit down at a socket, or watch as a spectator, from an address of this machine."""
    place = f"/api/tables/{table}/socket" if chair is None else f"/api/tables/{table}/seats/{chair}/socket"
    query = "&".join(f"{name}={value}" for name, value in since.items())
    headers = {} if secret is None else {"x-seat-secret": secret}
    address = f"{address.replace('http', 'ws', 1)}{place}?{query}"
    # Without a limit to what is waiting to be read: a full queue makes closing wait ten seconds.
    with connect(
        address, additional_headers=headers, open_timeout=PATIENT, source_address=(source, 0), max_queue=None
    ) as socket:
        yield Player(socket)


@dataclass(frozen=True)
class CreatedTable:
    """A table made over HTTP, with all its secrets."""

    table: str
    host: str
    secrets: dict[int, str]


def make_table(http: httpx.Client, *seats: str, **settings: Any) -> CreatedTable:
    """Make a table: each seat is "open", "bot:" and a bot, or the name of a person of this browser."""
    seat_requests = [_wish(seat) for seat in seats]
    answer = http.post("/api/tables", json={"seats": seat_requests, "pace": 0, **settings})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    secrets = {seat["chair"]: seat["secret"] for seat in made["seats"]}
    return CreatedTable(made["table"]["id"], made["host_secret"], secrets)


def _wish(seat: str) -> Json:
    if seat == "open":
        return {"kind": "open"}
    if seat.startswith("bot:"):
        return {"kind": "bot", "bot": seat.removeprefix("bot:")}
    return {"kind": "human", "name": seat}


def start(http: httpx.Client, made: CreatedTable) -> None:
    """Start a table's game as its host."""
    answer = http.post(f"/api/tables/{made.table}/start", headers={"x-host-secret": made.host})
    assert answer.status_code == 200, answer.text


def wait_until(is_so: Callable[[], object], seconds: float = PATIENT) -> None:
    """Wait until something is so."""
    limit = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < limit, "it never came to be so"
        time.sleep(0.01)


def error_of(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the key of an answer that is an error; its message is a sentence."""
    error = answer.json()["error"]
    assert error["message"].endswith(".")
    return answer.status_code, error["key"]
