"""The proof that no address gets more of the processor than a quarter of a core by one kind of request.

Every operation of the OpenAPI document and every message of a socket is sent to a real server in an expensive
variant, each time from another address, so that no limit stops it. What the server's process needs for one,
times how often one address may send it, is what one address can take.

`python -m tests.proofs.server costs` prints the table.
"""

import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, insert, select
from websockets.sync.client import connect

from cablecar.server.security.limits import Limits, Rate, costly_rate
from cablecar.server.serve import database_in
from cablecar.server.storage.schema import GAMES
from tests.proofs.server_clients.hostile_board import crowded_file
from tests.proofs.server_clients.processes import cpu_seconds, listening, serving_process
from tests.proofs.server_clients.raw_websocket import RawWebSocket
from tests.support.server.serving import PATIENT, Json, Player

MOST_CORES = 0.25
"""What one address may take of the processor with one kind of request."""
REPEATS = 40
"""How often each request is sent at full size: a process's clock counts in hundredths of a second."""
WATCHERS = 60
"""Sockets that are told whatever changes: one address may have this many."""
LISTED = 100
"""Public tables: as many as the lobby lists."""
MANY_GAMES = 5_000
"""Finished games of the table whose list is asked for: a year of play all day long."""
LONG_GAME = 60
"""Moves of the game that is asked for again and again."""
HEAD = {f"x-{number}": "y" for number in range(1000)}
"""Nearly as many headers as fit into a head."""
TWO = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bob"}]
OPEN = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]

Act = Callable[[int], object]


@dataclass(frozen=True)
class Cost:
    """What one kind of request costs."""

    what: str
    seconds: float
    """Processor time of one."""
    per_second: float
    """How often one address may send it."""

    @property
    def cores(self) -> float:
        """What one address can take of the processor."""
        return self.seconds * self.per_second


def addresses() -> Iterator[str]:
    """Yield addresses of this machine, each once."""
    return (f"127.{1 + n // 62500}.{n // 250 % 250 + 1}.{n % 250 + 1}" for n in count(1))


@dataclass(frozen=True)
class Table:
    """A table with its secrets."""

    id: str
    host: str
    secrets: dict[int, str]

    @property
    def path(self) -> str:
        """Where its addresses begin."""
        return f"/api/tables/{self.id}"

    def seat(self, chair: int) -> dict[str, Any]:
        """Return what a request shows to act for a chair."""
        return {"headers": {"x-seat-secret": self.secrets[chair]}}

    @property
    def hosting(self) -> dict[str, Any]:
        """What a request shows to act as the host."""
        return {"headers": {"x-host-secret": self.host}}


@dataclass
class Stage:
    """A real server, and clients that each come from an address of their own."""

    host: str
    process: int
    repeats: int
    sources: Iterator[str] = field(default_factory=addresses)

    def send(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Send a request from a new address."""
        transport = httpx.HTTPTransport(local_address=next(self.sources))
        with httpx.Client(base_url=f"http://{self.host}", transport=transport, timeout=6 * PATIENT) as client:
            answer = client.request(method, path, **given)
        assert answer.status_code not in (429, 500, 503), (method, path, answer.text)
        return answer

    def table(self, seats: list[Json] = TWO, **settings: Any) -> Table:
        """Make a table."""
        made = self.send("POST", "/api/tables", json={"seats": seats, "pace": 0, **settings}).json()
        secrets = {seat["chair"]: seat["secret"] for seat in made["seats"]}
        return Table(made["table"]["id"], made["host_secret"], secrets)

    def begun(self) -> Table:
        """Make a table and begin its game."""
        table = self.table()
        self.send("POST", f"{table.path}/start", **table.hosting).raise_for_status()
        return table

    def finished(self) -> Table:
        """Let bots play a table's game to its end."""
        table = self.begun()
        with self.sitting(table, None) as subscriber:
            subscriber.hear_until(lambda message: message["type"] == "game")
            for chair in (0, 1):
                self.send("POST", f"{table.path}/seats/{chair}/bot", json={}, **table.seat(chair))
            while subscriber.view["phase"] != "over":
                subscriber.hear(6 * PATIENT)
        return table

    def long(self) -> Table:
        """Play a table's game for a while."""
        table = self.begun()
        with self.players(table) as players:
            for number in range(LONG_GAME):
                paced(Messages(players, random.Random(number)).acts()["move"], "move")(number)
        return table

    @contextmanager
    def players(self, table: Table) -> Iterator[tuple[Player, Player]]:
        """Sit on both chairs of a table, each from a new address."""
        with self.sitting(table, 0) as ada, self.sitting(table, 1) as bob:
            for player in (ada, bob):
                player.hear_until(lambda message: message["type"] == "game")
            yield ada, bob

    @contextmanager
    def sitting(self, table: Table, chair: int | None, **since: Any) -> Iterator[Player]:
        """Open a socket from a new address."""
        place = "socket" if chair is None else f"seats/{chair}/socket"
        query = "&".join(f"{name}={value}" for name, value in since.items())
        headers = {} if chair is None else {"x-seat-secret": table.secrets[chair]}
        url = f"ws://{self.host}{table.path}/{place}?{query}"
        source = (next(self.sources), 0)
        with connect(url, additional_headers=headers, source_address=source, open_timeout=60) as socket:
            yield Player(socket)

    @contextmanager
    def watched(self, table: Table) -> Iterator[None]:
        """Let many clients watch a table."""
        path = f"{table.path}/socket"
        with listening([RawWebSocket(self.host, path, next(self.sources)) for _ in range(WATCHERS)]):
            yield

    def measured(self, what: str, per_second: float, act: Act, times: int | None = None) -> Cost:
        """Do something again and again, and return what it costs the server."""
        times = times or self.repeats
        act(0)
        begun = self._settled()
        for number in range(1, times + 1):
            act(number)
        return Cost(what, (self._settled() - begun) / times, per_second)

    def _settled(self) -> float:
        """Return the server's processor time once it has done all that it was asked."""
        before, now = -1.0, cpu_seconds(self.process)
        while now - before > 0.01:
            time.sleep(0.3)
            before, now = now, cpu_seconds(self.process)
        return now


# --- operations of the OpenAPI document


class Operations:
    """An expensive variant of every operation, by how the document calls it."""

    def __init__(self, stage: Stage, stack: ExitStack, database: str) -> None:
        self.stage = stage
        self.long = stage.long()
        """A table in the middle of a long game."""
        stack.enter_context(stage.watched(self.long))
        self.finished = stage.finished()
        self.game = self.game_of(self.finished)
        shared = stage.send("POST", self.of_game("share"), **self.finished.seat(0))
        self.share = shared.json()["share"]
        self.played = stage.finished()
        """A table with very many finished games."""
        play_often(database, self.played.id)
        self.waiting = stage.table(OPEN, public=True)
        stack.enter_context(stage.watched(self.waiting))
        for _ in range(LISTED):
            stage.table(OPEN, public=True)

    def game_of(self, table: Table) -> str:
        """Return the newest game of a table."""
        return str(self.stage.send("GET", table.path).json()["table"]["game"])

    def of_game(self, what: str) -> str:
        """Return an address of the finished game."""
        return f"{self.finished.path}/games/{self.game}/{what}"

    def variants(self) -> dict[str, Act]:
        """Return what is sent for each operation; the number makes each request another one."""
        return {**self._lookups(), **self._of_hosts(), **self._of_seats(), **self._of_games()}

    def _lookups(self) -> dict[str, Act]:
        send = self.stage.send
        return {
            "GET /": lambda _: send("GET", "/"),
            "GET /t/{table}": lambda _: send("GET", f"/t/{self.long.id}"),
            "GET /api/server": lambda _: send("GET", "/api/server"),
            "GET /healthz": lambda _: send("GET", "/healthz"),
            "GET /api/bots": lambda _: send("GET", "/api/bots", headers=HEAD),
            "GET /api/boards": lambda _: send("GET", "/api/boards"),
            "GET /api/boards/{board}": lambda _: send("GET", "/api/boards/san-francisco"),
            "GET /api/boards/{board}/drawing": lambda _: send("GET", "/api/boards/san-francisco/drawing"),
            "GET /api/players/{name}": lambda _: send("GET", "/api/players/Ada"),
            "GET /api/tables": lambda _: send("GET", "/api/tables"),
            "POST /api/tables": lambda _: self.stage.table(OPEN, public=True),
            "GET /api/tables/{table}": lambda _: send("GET", self.long.path),
            "POST /api/records/check": lambda n: send(
                "POST", "/api/records/check", content=crowded_file(f"crowd-{n}")
            ).raise_for_status(),
        }

    def _of_hosts(self) -> dict[str, Act]:
        send, waiting, hosting = self.stage.send, self.waiting, self.waiting.hosting
        begun = iter([self.stage.table() for _ in range(self.stage.repeats + 1)])
        over = iter([self.stage.finished() for _ in range(FINISHED + 1)])

        def start(_: int) -> None:
            table = next(begun)
            send("POST", f"{table.path}/start", **table.hosting).raise_for_status()

        def rematch(_: int) -> None:
            table = next(over)
            send("POST", f"{table.path}/rematch", **table.seat(0)).raise_for_status()

        seat = f"{waiting.path}/seats/3"
        return {
            "POST /api/tables/{table}/start": start,
            "POST /api/tables/{table}/rematch": rematch,
            "PUT /api/tables/{table}/pace": lambda n: send(
                "PUT", f"{waiting.path}/pace", json={"pace": n % 2}, **hosting
            ),
            "POST /api/tables/{table}/seats/{chair}/offer": lambda _: send(
                "POST", f"{self.long.path}/seats/1/offer", **self.long.hosting
            ),
            "POST /api/tables/{table}/chat": lambda n: send(
                "POST", f"{waiting.path}/chat", json={"on": n % 2 == 0}, **hosting
            ),
            "PUT /api/tables/{table}/seats/{chair}": lambda n: send(
                "PUT", seat, json={"bot": "casual" if n % 2 else None}, **hosting
            ),
            "POST /api/tables/{table}/seats/{chair}/close": lambda _: send(
                "POST", f"{seat}/close", **hosting
            ),
            "POST /api/tables/{table}/seats/{chair}/mute": lambda n: send(
                "POST", f"{seat}/mute", json={"muted": n % 2 == 0}, **hosting
            ),
        }

    def _of_seats(self) -> dict[str, Act]:
        send, long, waiting = self.stage.send, self.long, self.waiting
        seat, own = f"{long.path}/seats/0", self.long.seat(0)

        def join(_: int) -> None:
            held = send("POST", f"{waiting.path}/join", json={"name": "Bea", "chair": 1}).json()
            secret = {"x-seat-secret": held["secret"]}
            send("POST", f"{waiting.path}/seats/1/leave", headers=secret).raise_for_status()

        def hand_over(_: int) -> None:
            send("POST", f"{seat}/bot", json={}, **own)
            send("POST", f"{seat}/back", **own)

        return {
            "POST /api/tables/{table}/join": join,
            "POST /api/tables/{table}/seats/{chair}/leave": join,
            "POST /api/tables/{table}/seats/{chair}/bot": hand_over,
            "POST /api/tables/{table}/seats/{chair}/back": hand_over,
            "POST /api/tables/{table}/seats/{chair}/stand-in": lambda _: send(
                "POST", f"{long.path}/seats/1/stand-in", **own
            ),
            "POST /api/tables/{table}/seats/{chair}/take-over": lambda _: send(
                "POST", f"{seat}/take-over", json={"code": "wrong", "name": "Bea"}
            ),
            "PUT /api/tables/{table}/seats/{chair}/color": lambda n: send(
                "PUT", f"{waiting.path}/seats/0/color", json={"color": n % 4}, **waiting.seat(0)
            ),
            "POST /api/tables/{table}/seats/{chair}/code": lambda _: send("POST", f"{seat}/code", **own),
            "POST /api/tables/{table}/seats/{chair}/use-code": lambda _: send(
                "POST", f"{seat}/use-code", json={"code": "wrong"}
            ),
            "POST /api/tables/{table}/seats/{chair}/command": lambda _: send(
                "POST", f"{seat}/command", json={"text": "what can i do"}, **own
            ),
            "GET /api/tables/{table}/seats/{chair}/likeliest-claim/{route}": lambda _: send(
                "GET", f"{seat}/likeliest-claim/golden_gate_bridge-presidio", **own
            ),
            "GET /api/tables/{table}/seats/{chair}/unseen-cards": lambda _: send(
                "GET", f"{seat}/unseen-cards", **own
            ),
            "DELETE /api/tables/{table}/seats/{chair}/name": lambda _: send(
                "DELETE", f"{waiting.path}/seats/0/name", **waiting.hosting
            ),
            "DELETE /api/tables/{table}/chat/{number}": lambda n: send(
                "DELETE", f"{long.path}/chat/{n + 1}", **long.hosting
            ),
        }

    def _of_games(self) -> dict[str, Act]:
        send, own, played = self.stage.send, self.finished.seat(0), self.played
        share = self.of_game("share")
        return {
            "GET /api/tables/{table}/games": lambda n: send(
                "GET", f"{played.path}/games?before={MANY_GAMES // 2 + n}", **played.seat(0)
            ),
            "GET /api/tables/{table}/games/{game}/record": lambda _: send(
                "GET", self.of_game("record"), **own
            ),
            "GET /api/tables/{table}/games/{game}/statistics": lambda _: send(
                "GET", self.of_game("statistics")
            ),
            "GET /api/replays/{share}": lambda _: send("GET", f"/api/replays/{self.share}"),
            "POST /api/tables/{table}/games/{game}/share": lambda _: send("POST", share, **own),
            "DELETE /api/tables/{table}/games/{game}/share": lambda _: send("DELETE", share, **own),
        }


def play_often(database: str, table: str) -> None:
    """Let a table have played its game very many times more."""
    engine = create_engine(database)
    with engine.begin() as connection:
        game = dict(connection.execute(select(GAMES).where(GAMES.c.table_id == table)).mappings().one())
        again = ({"id": f"{game['id']}-{n}", "round": game["round"] + n} for n in range(1, MANY_GAMES))
        connection.execute(insert(GAMES), [{**game, **other} for other in again])
    engine.dispose()


DOCUMENTS = {"GET /", "GET /t/{table}"}
"""What people's browsers open; the OpenAPI document has only what programs ask."""
FINISHED = 4
"""Games that are played to the end for their rematch."""
PAIRS = ("join", "leave", "bot", "back")
"""Operations that are sent in pairs, as one undoes the other."""
SELDOM = {"POST /api/tables/{table}/rematch": FINISHED, "POST /api/records/check": 5}
"""How often those are sent whose preparation takes long."""


def rate_of(operation: str, limits: Limits) -> float:
    """Return how often a second one address may send an operation in the long run."""
    method, _, path = operation.partition(" ")
    costly = costly_rate(method, path)
    rate: Rate = getattr(limits, costly) if costly else limits.requests
    return min(rate.per_second, limits.requests.per_second)


def described(stage: Stage) -> set[str]:
    """Return the operations of the OpenAPI document."""
    paths = stage.send("GET", "/openapi.json").json()["paths"]
    return {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


def operation_costs(stage: Stage, operations: Operations) -> Iterator[Cost]:
    """Yield what every operation costs."""
    variants = operations.variants()
    assert set(variants) == described(stage) | DOCUMENTS, "every operation needs an expensive variant here"
    for operation, act in variants.items():
        cost = stage.measured(operation, rate_of(operation, Limits()), act, SELDOM.get(operation))
        if operation.rpartition("/")[2] in PAIRS:
            cost = Cost(cost.what, cost.seconds / 2, cost.per_second)
        yield cost


# --- messages of sockets


def message_costs(stage: Stage, operations: Operations) -> Iterator[Cost]:
    """Yield what every message costs."""
    limits = Limits()
    yield stage.measured(
        "socket: open, whole game", limits.resumes_of_one.per_second, opening(stage, operations)
    )
    yield stage.measured(
        "socket: open, earlier game", limits.replays.per_second, reopening(stage, operations), FINISHED
    )
    rates: dict[str, Rate] = {
        "move": limits.moves_of_one,
        "chat": limits.lines_of_one,
        "resume": limits.resumes_of_one,
        "refused": limits.messages_of_one,
        "unknown game": limits.moves_of_one,
        "ping": limits.messages_of_one,
    }
    table = stage.begun()
    with stage.watched(table), stage.players(table) as players, stage.players(operations.long) as others:
        acts = {
            **Messages(players, random.Random(16)).acts(),
            "resume": Messages(others, random.Random(16)).acts()["resume"],
        }
        assert set(acts) == set(rates)
        for kind, act in acts.items():
            yield stage.measured(f"message: {kind}", rates[kind].per_second, paced(act, kind))


def opening(stage: Stage, operations: Operations) -> Act:
    """Return an act that opens a socket and gets the whole long game."""

    def act(_: int) -> None:
        with stage.sitting(operations.long, 0) as player:
            player.hear_until(lambda message: message["type"] == "game")

    return act


def reopening(stage: Stage, operations: Operations) -> Act:
    """Return an act that asks for an earlier game, another one each time."""
    tables = []
    for _ in range(FINISHED + 1):
        table = stage.finished()
        tables.append((table, operations.game_of(table)))
        stage.send("POST", f"{table.path}/rematch", **table.seat(0)).raise_for_status()

    def act(number: int) -> None:
        table, game = tables[number]
        with stage.sitting(table, 0, game=game) as player:
            player.hear_until(lambda message: message["type"] == "game" and message["game"] != game)

    return act


def paced(act: Act, kind: str) -> Act:
    """Return an act that waits, so that no limit of its socket stops it."""
    pause = {"chat": 1.0, "resume": 1.0}.get(kind, 0.06)

    def wait(number: int) -> None:
        time.sleep(pause)
        act(number)

    return wait


@dataclass
class Messages:
    """What two players at one table send."""

    players: Sequence[Player]
    rng: random.Random

    def acts(self) -> dict[str, Act]:
        """Return an act for every kind of message."""
        return {
            "move": self._move,
            "chat": self._chat,
            "resume": self._resume,
            "refused": self._refused,
            "unknown game": self._unknown_game,
            "ping": self._ping,
        }

    def _move(self, number: int) -> None:
        mover = next(player for player in self.players if player.game["moves"])
        draws = [move for move in mover.game["moves"] if move["do"] == "take_card"]
        move = self.rng.choice(draws or mover.game["moves"])  # who draws comes late to the end
        answer = mover.move(move, f"m{number}-{self.rng.random()}")
        assert answer["type"] == "ack", answer
        for player in self.players:
            while player.game["number"] < answer["number"]:
                player.hear()

    def _chat(self, number: int) -> None:
        answer = self.players[0].ask(type="chat", id=f"c{number}-{self.rng.random()}", text="x" * 500)
        assert answer["type"] == "ack", answer

    def _resume(self, _: int) -> None:
        self.players[0].send(type="resume")
        self.players[0].hear_until(lambda message: message["type"] == "game")

    def _refused(self, number: int) -> None:
        move = {"do": "claim_route", "route": "x" * 60, "cards": ["red"] * 400}
        answer = self.players[0].ask(
            type="move", id=f"r{number}-{self.rng.random()}", number=10**6, move=move
        )
        assert answer["type"] == "refused", answer

    def _unknown_game(self, number: int) -> None:
        identity = f"u{number}-{self.rng.random()}"
        answer = self.players[0].ask(type="move", id=identity, number=1, move={"do": "pass"}, game="0" * 16)
        assert answer["type"] == "refused", answer

    def _ping(self, _: int) -> None:
        self.players[0].send(type="ping")
        self.players[0].hear_until(lambda message: message["type"] == "pong")


def prove(scale: float) -> list[Cost]:
    """Return what everything costs, the most expensive first; fail where it is too much."""
    with tempfile.TemporaryDirectory(prefix="cablecar-costs-") as folder, ExitStack() as stack:
        process, host = stack.enter_context(serving_process(Path(folder)))
        stage = Stage(host, process, max(1, round(REPEATS * scale)))
        operations = Operations(stage, stack, database_in(Path(folder)))
        costs = [*operation_costs(stage, operations), *message_costs(stage, operations)]
    return sorted(costs, key=lambda cost: -cost.cores)


def check(costs: Sequence[Cost]) -> None:
    """Fail where one address can take too much."""
    above = [f"{cost.what} takes {cost.cores:.2f} cores" for cost in costs if cost.cores > MOST_CORES]
    assert not above, "; ".join(above)


def rows(costs: Sequence[Cost]) -> list[tuple[str, str]]:
    """Return the figures for the page."""
    return [
        (cost.what, f"{1000 * cost.seconds:.1f} ms × {cost.per_second:g}/s = {cost.cores:.3f} cores")
        for cost in costs
    ]
