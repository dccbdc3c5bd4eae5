"""Many clients that play many tables over a server's sockets, lean enough to leave the server its core."""

import asyncio
import json
import random
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle, islice
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

SEATS = (2, 3, 4)
"""How many seats the tables have, in turn."""
TICK = 0.005
"""Seconds between two looks at how many moves are due."""
LAST_ANSWERS = 5.0
"""Seconds that the last moves of a stretch may take to be acknowledged."""
TOGETHER = 16
"""Tables that are opened at the same time."""


@dataclass(slots=True)
class Tally:
    """What the clients saw over a stretch of time."""

    seconds: float = 0.0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from the sending of each move to its acknowledgement."""
    told: list[float] = field(default_factory=list)
    """Seconds from the sending of each move to its receipt by each other seat."""
    games: int = 0
    """Games that ended."""


@dataclass(slots=True, eq=False)
class Client:
    """One seat's socket."""

    table: "ClientTable"
    socket: ClientConnection
    seat: int = -1
    number: int = 0
    """The number of the newest entry that it knows."""
    moves: list[Json] = field(default_factory=list)
    is_moving: bool = False
    """Whether a move is on its way."""


@dataclass(slots=True, eq=False)
class ClientTable:
    """A table as its clients know it."""

    id: str
    secret: str
    address: str
    """The address of this machine that its clients come from."""
    clients: list[Client] = field(default_factory=list)
    sent: dict[tuple[int, int], float] = field(default_factory=dict)
    """When the newest moves were sent, by their moment."""

    def moment(self, seat: int, number: int) -> tuple[int, int]:
        """Tell moves apart; opening choices come in any order, and each seat makes one."""
        return seat, number if number > len(self.clients) else 0


class Crowd:
    """All clients of all tables. Errors are collected, never raised."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.tables: list[ClientTable] = []
        self.errors: list[str] = []
        self.tally = Tally()
        self._port = port
        self._rng = random.Random(seed)
        self._ready: list[Client] = []
        self._pending: dict[str, float] = {}
        self._untold = 0
        self._count = 0
        self._paced = True
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, count: int) -> None:
        """Make tables, sit down at all their seats, and start their games."""
        free = asyncio.Semaphore(TOGETHER)

        async def one(address: str, seats: int) -> None:
            async with free:
                await self._open_table(address, seats)

        await asyncio.gather(*(one(*place) for place in islice(zip(_addresses(), cycle(SEATS)), count)))

    async def play(self, seconds: float, rate: float | None) -> Tally:
        """Play for a while, with this many moves a second or as fast as answers come."""
        self.tally = tally = Tally()
        self._paced = rate is not None
        start = perf_counter()
        if rate is None:
            while self._ready:
                await self._move(self._ready.pop())
            await asyncio.sleep(seconds)
            self._paced = True
        else:
            await self._play_paced(start, seconds, rate)
        tally.seconds = perf_counter() - start
        await self._settle()
        return tally

    async def close(self) -> None:
        """Leave all tables."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        sockets = [client.socket for table in self.tables for client in table.clients]
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)

    async def _play_paced(self, start: float, seconds: float, rate: float) -> None:
        sent = 0
        while (now := perf_counter()) < start + seconds:
            while sent < (now - start) * rate and self._ready:
                await self._move(self._take())
                sent += 1
            await asyncio.sleep(TICK)

    async def _settle(self) -> None:
        """Wait for the last answers; those that do not come are errors."""
        end = perf_counter() + LAST_ANSWERS
        while (self._pending or self._untold) and perf_counter() < end:
            await asyncio.sleep(TICK)
        self.errors += ["a move was not answered"] * len(self._pending)
        self.errors += ["a seat was not told of a move"] * self._untold
        self._pending.clear()
        self._untold = 0

    async def _open_table(self, address: str, seats: int) -> None:
        seat_requests = [{"kind": "human", "name": f"Client {chair + 1}"} for chair in range(seats)]
        made = await self._ask(address, "/api/tables", {"seats": seat_requests})
        table = ClientTable(made["table"]["id"], made["host_secret"], address)
        for seat in made["seats"]:
            path = f"/api/tables/{table.id}/seats/{seat['chair']}/socket"
            socket = await connect(
                f"ws://127.0.0.1:{self._port}{path}",
                additional_headers={"x-seat-secret": seat["secret"]},
                local_addr=(address, 0),
                compression=None,
                ping_interval=None,
            )
            table.clients.append(Client(table, socket))
            self._start(self._follow(table.clients[-1]))
        self.tables.append(table)
        await self._ask_host(table, "start")

    async def _ask_host(self, table: ClientTable, what: str) -> None:
        await self._ask(table.address, f"/api/tables/{table.id}/{what}", {}, table.secret)

    async def _ask(self, address: str, path: str, body: Json, secret: str = "") -> Json:
        """Send a POST from an address of this machine and return its answer."""
        text = json.dumps(body)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(text)}\r\n"
            f"x-host-secret: {secret}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0))
        writer.write((head + text).encode())
        answer = (await reader.read()).decode()
        writer.close()
        first, _, rest = answer.partition("\r\n")
        if first.split()[1] not in ("200", "201"):
            raise RuntimeError(f"{path.rsplit('/', 1)[1]}: {answer}")
        data: Json = json.loads(rest.partition("\r\n\r\n")[2])
        return data

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._caring(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _caring(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self.errors.append(f"{type(error).__name__}: {error}")

    async def _follow(self, client: Client) -> None:
        """Take in what a socket says."""
        with suppress(asyncio.CancelledError):
            async for text in client.socket:
                now = perf_counter()
                message = json.loads(text)
                match message["type"]:
                    case "ack":
                        self.tally.acknowledged.append(now - self._pending.pop(message["id"]))
                    case "game":
                        await self._see(client, message, now)
                    case "refused" | "error" | "closed":
                        self.errors.append(text if isinstance(text, str) else repr(text))
                        self._pending.pop(message.get("id", ""), None)
            self.errors.append("a socket was closed")

    async def _see(self, client: Client, message: Json, now: float) -> None:
        view, table = message["view"], client.table
        client.seat, client.number, client.moves = view["seat"], message["number"], message["moves"]
        for entry in message["entries"]:
            if entry["seat"] == client.seat:
                client.is_moving = False
            else:
                self._untold -= 1
                self.tally.told.append(now - table.sent[table.moment(entry["seat"], entry["number"])])
        if view["result"]:
            self._end(client)
        elif client.moves and not client.is_moving:
            await self._be_ready(client)

    def _end(self, client: Client) -> None:
        """Have one client of a table count the game and ask for another."""
        if client is client.table.clients[0]:
            self.tally.games += 1
            self._start(self._ask_host(client.table, "rematch"))

    async def _be_ready(self, client: Client) -> None:
        if self._paced:
            if client not in self._ready:
                self._ready.append(client)
        else:
            await self._move(client)

    def _take(self) -> Client:
        """Take a client that is to move, by chance."""
        place = self._rng.randrange(len(self._ready))
        self._ready[place], self._ready[-1] = self._ready[-1], self._ready[place]
        return self._ready.pop()

    async def _move(self, client: Client) -> None:
        """Send a move by chance."""
        self._count += 1
        self._untold += len(client.table.clients) - 1
        client.is_moving = True
        identity, number, table = f"m{self._count}", client.number + 1, client.table
        move = self._rng.choice(client.moves)
        text = json.dumps({"type": "move", "id": identity, "number": number, "move": move})
        now = perf_counter()
        table.sent[table.moment(client.seat, number)] = self._pending[identity] = now
        try:
            await client.socket.send(text)
        except ConnectionClosed:
            self.errors.append("a socket was closed before a move")


def _addresses() -> Iterator[str]:
    """Return addresses of this machine: the server's limits are those of one address."""
    return cycle(f"127.0.0.{number}" for number in range(2, 251))
