"""Secrecy on the wire: what a seat or a spectator gets does not depend on what it may not know.

A planned game is played over real sockets, and again as a twin in which everything that the watched seat has
not been shown by some moment lies elsewhere: cards in the decks and in other hands, tickets, the order of
offers, what was chosen in the opening and taken back. Until the first step that shows an exchanged thing both
must carry the same bytes, ids aside; the server's clock stands still.

`python -m tests.proofs.server.secrecy --games N` runs it alone.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, Never, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cablecar import Game, Move
from cablecar.board import Board
from cablecar.engine.chance import Shuffles
from cablecar.engine.moves import to_json
from cablecar.engine.players import Player
from cablecar.server.bot_workers import BotPool
from cablecar.server.tables.subscribers import PRESENCE_SECONDS
from tests.proofs.server.twins import Plan, Seat, Step, Twin, Watch, make_plan, make_twin, watches_of
from tests.support.server.serving import GENEROUS, Json, RunningServer, serving

GAMES = 300
CHUNK = 20
"""Games on one server."""
PATIENT = 60.0
AT_ONCE = 4
"""Games at the same time, with all their twins: the store's commits are shared."""
NOW = 1_800_000_000.0
NAMES = ("Ada", "Bob", "Cy", "Dee")

Result = TypeVar("Result")


# --- on the wire


class ToldGame(Game):
    """A game of which all later decks are told, too."""

    def __init__(self, board: Board, players: Sequence[Player], seed: str, told: Shuffles) -> None:
        self._decks = told.reshuffles
        super().__init__(board, players, seed, replace(told, reshuffles=()))

    def play(self, seat: int, move: Move) -> None:
        """Make a move on the told decks."""
        self.prescribe_reshuffles(self._decks[len(self._reshuffles) :])
        super().play(seat, move)
        assert not self.had_wrong_deck


class NoThought(BotPool):
    """Bots that never come to move."""

    def __init__(self) -> None:
        super().__init__(workers=0)

    async def choose(self, *_: Any) -> Never:
        """Think on."""
        await asyncio.get_running_loop().create_future()
        raise AssertionError


class Dealer:
    """Deals told shuffles to the table whose players' names end with a mark."""

    def __init__(self) -> None:
        self.told: dict[str, Shuffles] = {}
        self._marks = count()

    def mark(self, shuffles: Shuffles) -> str:
        """Return the mark of a new table."""
        mark = f"ab{next(self._marks):04x}"
        self.told[mark] = shuffles
        return mark

    def deal(self, board: Board, players: Sequence[Player]) -> Game:
        """Start a game; its seed, which decides nothing now, is another one each time."""
        mark = players[0].name[-6:]
        return ToldGame(board, players, format(int(mark, 16) ** 3, "x"), self.told.pop(mark))


@dataclass
class Place:
    """A server with told games."""

    server: RunningServer
    dealer: Dealer


@contextmanager
def told_server(folder: Path) -> Iterator[Place]:
    """Run a server whose clock stands still and whose chance is told."""
    dealer = Dealer()
    parts = {"deal": dealer.deal, "draw": turned, "now": lambda: NOW}
    limits = replace(GENEROUS, connections_of_one=1000)
    with serving(folder, limits, NoThought(), **parts) as server:
        yield Place(server, dealer)


def turned(chairs: Sequence[int]) -> list[int]:
    """Draw seats that are other numbers than the chairs."""
    return [*chairs[1:], chairs[0]]


class Client:
    """A seat or a spectator: a socket, HTTP, and all that came."""

    def __init__(self, run: "Run", seat: Seat) -> None:
        self.run = run
        self.chair = None if seat is None else turned(range(run.plan.players))[seat]
        self.heard: list[str] = []
        self.secret = ""
        self.last = ""
        """The last message that was accepted."""
        self._socket: ClientConnection | None = None

    async def join(self) -> None:
        """Sit down."""
        if self.chair is not None:
            name = f"{NAMES[self.chair]} {self.run.mark}"
            body = {"name": name, "chair": self.chair}
            answer = await self.ask("POST", "/api/tables/{table}/join", json=body)
            self.secret = answer.json()["secret"]
            self.run.masks[self.secret] = f"secret{self.chair}"

    async def come(self, **since: int) -> None:
        """Open the socket and hear the welcome."""
        place = "" if self.chair is None else f"/seats/{self.chair}"
        query = "&".join(f"{name}={value}" for name, value in since.items())
        address = self.run.address.replace("http", "ws", 1)
        self._socket = await connect(
            f"{address}/api/tables/{self.run.table}{place}/socket?{query}",
            additional_headers=self._headers(),
            max_queue=None,
            compression=None,
            ping_interval=None,
            proxy=None,
        )
        response = self._socket.response
        assert response is not None
        self._note_answer(response.status_code, response.headers.raw_items(), "")
        await self._hear("table")
        await asyncio.sleep(PRESENCE_SECONDS)  # now everybody has been shown
        await self.settle()

    async def go(self) -> None:
        """Close the socket, and wait until everybody has been shown."""
        assert self._socket is not None
        await self._socket.close()
        while await self._is_there():
            await asyncio.sleep(0.001)
        await asyncio.sleep(PRESENCE_SECONDS)

    async def _is_there(self) -> bool:
        table = (await self.run.http.get(f"/api/tables/{self.run.table}")).json()["table"]
        return bool(table["spectators"] if self.chair is None else table["seats"][self.chair]["connected"])

    async def settle(self) -> None:
        """Hear all that was sent so far."""
        await self.send('{"type":"ping"}')
        await self._hear("pong")

    async def send(self, text: str) -> None:
        """Send a message."""
        assert self._socket is not None
        await self._socket.send(text)

    async def say(self, message: Json) -> None:
        """Send a message that is accepted."""
        self.last = json.dumps(message)
        await self.repeat()

    async def try_wrong(self, message: Json) -> None:
        """Send a message that is refused."""
        await self.send(json.dumps(message))
        await self._hear("refused", "error")

    async def resume(self, since: Json) -> None:
        """Ask for what came since some numbers."""
        await self.send(json.dumps({"type": "resume", "game": self.run.game, **since}))
        await self.settle()

    async def repeat(self) -> None:
        """Send the last accepted message again."""
        await self.send(self.last)
        await self._hear("ack")

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask over HTTP."""
        other = next(chair for chair in range(self.run.plan.players) if chair != self.chair)
        name = f"{NAMES[other]} {self.run.mark}"
        url = path.format(table=self.run.table, game=self.run.game, name=name, other=other)
        answer = await self.run.http.request(method, url, headers=self._headers(), **more)
        self.run.http.cookies.clear()
        text, headers = answer.text, answer.headers
        if path == "/api/tables":  # other runs have their tables there, too
            text = json.dumps([table for table in answer.json() if table["id"] == self.run.table])
            del headers["content-length"]
        if path == "/t/{table}":  # its words are the same for all; sizes and tags hang on ids
            text = text.partition('<script type="application/json"')[0]
            del headers["content-length"], headers["etag"]
        self._note_answer(answer.status_code, headers.multi_items(), text)
        return answer

    def _headers(self) -> dict[str, str]:
        return {"x-seat-secret": self.secret} if self.secret else {}

    def _note_answer(self, status: int, headers: Any, text: str) -> None:
        fresh = ("date", "sec-websocket-accept")
        told = [f"{key}: {value}" for key, value in headers if key.lower() not in fresh]
        self.heard.append("\n".join([str(status), *told, text]))

    async def _hear(self, *expected: str) -> None:
        """Hear until a message of one of these kinds; another answer is a fault of the proof."""
        async with asyncio.timeout(PATIENT):
            while (kind := await self._hear_next()) not in expected:
                if kind in ("ack", "refused", "error", "closed"):
                    raise AssertionError(f"{kind} instead of {expected}: {self.heard[-1][:500]}")

    async def _hear_next(self) -> str:
        assert self._socket is not None
        text = await self._socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        return text.split('"', 4)[3]  # the type is the first value


Heard = dict[Seat, list[list[str]]]
"""What each of the watched got, before the first step and in each."""


class Run:
    """One table on the wire: a planned game, or its twin."""

    def __init__(self, place: Place, plan: Plan, watched: Sequence[Seat], twin: Twin | None = None) -> None:
        self.address = place.server.address
        self.plan, self.twin = plan, twin
        self.mark = place.dealer.mark(plan.shuffles if twin is None else twin.shuffles)
        self.masks = {self.mark: "mark"}
        self.table = self.game = ""
        self.http = self.new_http()
        self.clients: dict[Seat, Client] = {seat: Client(self, seat) for seat in (*range(plan.players), None)}
        self.watched = list(dict.fromkeys(watched))

    def new_http(self) -> httpx.AsyncClient:
        """Return a client for HTTP."""
        # The server closes connections that rest for 5 seconds: one must not be used again just then.
        fresh = httpx.Limits(keepalive_expiry=1.0)
        return httpx.AsyncClient(base_url=self.address, timeout=PATIENT, verify=False, limits=fresh)

    async def play(self) -> Heard:
        """Play to the end, or to where the twin shows what was exchanged."""
        steps = self.plan.steps[: None if self.twin is None else self.twin.end]
        heard: Heard = {seat: [] for seat in self.watched}
        async with self.http:
            await self._open()
            await self._note(heard)
            for number, step in enumerate(steps):
                await self._do(number, step)
                await self._note(heard)
            await asyncio.gather(*(client.go() for client in self.clients.values()))
        return heard

    async def _open(self) -> None:
        seat_requests = [{"kind": "open"}] * self.plan.players
        public = self.plan.seed % 10 == 0
        clock = 3600 if self.plan.seed % 4 == 0 else None
        settings = {"board": self.plan.board.id, "pace": 60, "clock": clock, "public": public}
        made = (await self.http.post("/api/tables", json={"seats": seat_requests, **settings})).json()
        self.http.cookies.clear()
        self.table = made["table"]["id"]
        self.masks[self.table] = "table"
        for client in self.clients.values():
            await client.join()
        for client in self.clients.values():
            await client.come()
        self.masks[made["host_secret"]] = "host"
        host = {"x-host-secret": made["host_secret"]}
        started = await self.http.post(f"/api/tables/{self.table}/start", headers=host)
        self.game = started.json()["game"]
        self.masks[self.game] = "game"

    async def _note(self, heard: Heard) -> None:
        """Take what the watched have got since the last time, without ids."""
        for seat in self.watched:
            client = self.clients[seat]
            await client.settle()
            heard[seat].append([self._masked(text) for text in client.heard])
            client.heard.clear()

    def _masked(self, text: str) -> str:
        for told, mask in self.masks.items():
            text = text.replace(told, mask)
        return text

    async def _do(self, number: int, step: Step) -> None:
        client = self.clients[step.seat]
        match step.kind:
            case "move":
                await client.say({**step.message, "move": to_json(self._move(number, step))})
            case "undo" | "chat":
                await client.say(step.message)
            case "wrong" if self.twin is None or step.seat == self.twin.seat:
                # Left out for the others of a twin, whose cards may allow it: it must not show anyway.
                await client.try_wrong(step.message)
            case "again":
                await client.repeat()
            case "resume":
                await client.resume(step.message)
            case "drop":
                await client.go()
                await client.come(**step.message)
            case "lend":
                await self._lend(client)
            case "ask":
                await self._ask(client, step)

    async def _ask(self, client: Client, step: Step) -> None:
        """Ask over HTTP, if anybody compares the answers."""
        if step.seat in self.watched:
            for method, path in step.message["requests"]:
                await client.ask(method, path)

    async def _lend(self, client: Client) -> None:
        seat = f"/api/tables/{self.table}/seats/{client.chair}"
        assert (await client.ask("POST", f"{seat}/bot", json={"bot": "casual"})).status_code == 204
        assert (await client.ask("POST", f"{seat}/back")).status_code == 204

    def _move(self, number: int, step: Step) -> Move:
        if self.twin is not None:
            return self.twin.move_of(number, step)
        assert step.move is not None
        return step.move


# --- comparing


class Leak(AssertionError):
    """Something came over the wire that the seat may not know."""


@dataclass(frozen=True)
class Compared:
    """What a comparison of a game and its twin went over."""

    seat: Seat
    players: int
    opening: bool
    messages: int
    bytes: int
    moves: int
    steps: int
    exchanged: int
    whole: bool
    """Whether it reached the end of the game."""


def compare(plan: Plan, watch: Watch, twin: Twin, ours: Heard, theirs: Heard) -> Compared:
    """Compare what a seat got in a game and in its twin, byte for byte."""
    told = theirs[watch.seat]
    for number, (one, other) in enumerate(zip(ours[watch.seat], told, strict=False)):
        if one != other:
            step = plan.steps[number - 1] if number else None
            raise Leak(f"game {plan.seed}, {watch}, step {number - 1} {step}: {difference(one, other)}")
    assert len(told) == twin.end + 1
    texts = [text for texts in told for text in texts]
    return Compared(
        watch.seat,
        plan.players,
        watch.opening,
        len(texts),
        sum(len(text.encode()) for text in texts),
        sum(step.kind == "move" for step in plan.steps[: twin.end]),
        twin.end,
        twin.exchanged,
        twin.end == len(plan.steps),
    )


def difference(one: Sequence[str], other: Sequence[str]) -> str:
    """Return where two lists of messages first differ."""
    if len(one) != len(other):
        return f"{len(one)} and {len(other)} messages"
    left, right = next((a, b) for a, b in zip(one, other, strict=True) if a != b)
    place = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), len(left))
    begin = max(0, place - 60)
    return f"…{left[begin : place + 60]!r} and …{right[begin : place + 60]!r}"


async def compare_game(place: Place, plan: Plan) -> list[Compared]:
    """Play a game and its twins over the wire and compare."""
    watches = watches_of(plan)
    twins = [make_twin(plan, watch) for watch in watches]
    game = Run(place, plan, [watch.seat for watch in watches])
    runs = [game, *(Run(place, plan, [twin.seat], twin) for twin in twins)]
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(run.play()) for run in runs]
    ours, *others = (task.result() for task in tasks)
    made = zip(watches, twins, others, strict=True)
    return [compare(plan, watch, twin, ours, theirs) for watch, twin, theirs in made]


async def compare_all(place: Place, plans: Sequence[Plan]) -> list[Compared]:
    """Compare some games, several at a time."""
    waiting, found = iter(plans), []

    async def work() -> None:
        for plan in waiting:
            found.extend(await compare_game(place, plan))

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work())
    return found


def run_inside(place: Place, work: Coroutine[Any, Any, Result]) -> Result:
    """Run clients in the server's own loop, and raise what went wrong first."""
    try:
        return asyncio.run_coroutine_threadsafe(work, place.server.loop).result()
    except BaseExceptionGroup as group:
        error: BaseException = group
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        raise error from None


def compare_plans(folder: Path, plans: Sequence[Plan]) -> list[Compared]:
    """Compare some games on a server of their own."""
    with told_server(folder) as place:
        return run_inside(place, compare_all(place, plans))


@dataclass(frozen=True)
class Figures:
    """What was compared in how many games."""

    games: int
    seats: int
    spectators: int
    messages: int
    bytes: int
    moves: int
    median_moves: float
    """Of the comparisons that go beyond the opening."""
    median_exchanged: float
    whole_games: int
    seconds: float

    def lines(self) -> list[tuple[str, str]]:
        """Return the figures as a report has them."""
        return [
            ("games", f"{self.games:,}"),
            ("streams of seats compared", f"{self.seats:,}"),
            ("streams of spectators compared", f"{self.spectators:,}"),
            ("messages and answers compared", f"{self.messages:,}"),
            ("megabytes compared", f"{self.bytes / 1e6:,.1f}"),
            ("moves compared", f"{self.moves:,}"),
            ("moves to the first that reveals, median beyond the opening", f"{self.median_moves:g}"),
            ("cards and tickets that lay elsewhere, median", f"{self.median_exchanged:g}"),
            ("streams compared to the end of the game", f"{self.whole_games:,}"),
            ("differences", "0"),
            ("seconds", f"{self.seconds:,.0f}"),
        ]


def prove_secrecy(games: int = GAMES, first: int = 0) -> Figures:
    """Compare this many games with their twins; a difference raises Leak."""
    begun, found = time.monotonic(), []
    for start in range(first, first + games, CHUNK):
        with tempfile.TemporaryDirectory() as folder:
            seeds = range(start, min(start + CHUNK, first + games))
            found += compare_plans(Path(folder), [make_plan(seed) for seed in seeds])
        print(f"{seeds.stop - first}/{games} after {time.monotonic() - begun:.0f} s", flush=True)
    return summed(games, found, time.monotonic() - begun)


def summed(games: int, found: Sequence[Compared], seconds: float) -> Figures:
    """Add comparisons up."""
    sums: Counter[str] = Counter()
    for one in found:
        sums.update(messages=one.messages, bytes=one.bytes, moves=one.moves, whole=one.whole)
        sums["spectators" if one.seat is None else "seats"] += 1
    return Figures(
        games,
        sums["seats"],
        sums["spectators"],
        sums["messages"],
        sums["bytes"],
        sums["moves"],
        median(one.moves for one in found if not one.opening),
        median(one.exchanged for one in found),
        sums["whole"],
        seconds,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Secrecy on the wire.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=0, help="the first game's seed")
    options = parser.parse_args()
    for what, figure in prove_secrecy(options.games, options.first).lines():
        print(f"{what}: {figure}")
