"""Tables that nobody watches, and a witness that notes what was acknowledged, for proofs with a real server.

Whether a table goes on is read in the database: asking the server would load the table.
"""

import asyncio
import json
import random
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from cablecar.server.serve import DATABASE
from tests.proofs.server_clients.killable_server import Server

Json = dict[str, Any]
CLOCK = 10
"""Seconds of a turn at tables with a clock: as few as the server allows."""
RESUME_SECONDS = 120.0
"""Within which every table must go on: a turn, the grace after loading and the longest wait between attempts
are half a minute."""
ANSWER_SECONDS = 20.0
"""Within which the server must answer whatever happens to its store."""


@contextmanager
def hosted(folder: Path, database: str | None = None) -> Iterator[Server]:
    """Run a real server."""
    server = Server(folder, database=database)
    server.start()
    try:
        asyncio.run(server.ready())
        yield server
    finally:
        server.stop()


def rows(server: Server, query: str) -> list[tuple[Any, ...]]:
    """Return what is in a server's database, past the server."""
    if server.database is None:
        with closing(sqlite3.connect(f"file:{server.folder / DATABASE}?mode=ro", uri=True)) as connection:
            return connection.execute(query).fetchall()
    engine = create_engine(server.database.replace("postgresql:", "postgresql+psycopg:", 1))
    with closing(engine.connect()) as connection:
        found = [tuple(row) for row in connection.execute(text(query))]
    engine.dispose()
    return found


def newest(server: Server) -> dict[str, tuple[int, int]]:
    """Return how far each table has come: the number of its newest game, and of the newest entry there."""
    query = """
        SELECT games.table_id, games.round, COUNT(moves.number), MAX(moves.number)
        FROM games LEFT JOIN moves ON moves.game_id = games.id GROUP BY games.table_id, games.round, games.id
    """
    found: dict[str, tuple[int, int]] = {}
    for table, number, count, last in rows(server, query):
        assert count == (last or 0), f"{table}: {count} entries up to number {last}"
        found[table] = max(found.get(table, (0, 0)), (number, count))
    return found


def make_bot_table(http: httpx.Client, pace: float = 1.0) -> str:
    """Begin a game that goes on by itself: a person's seat, which is given to a bot, and three bots."""
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table = _make(http, [{"kind": "human", "name": "Ada"}, *bots], pace=pace)
    _expect(http.post(f"/api/tables/{table}/seats/0/bot", json={"bot": "random"}))
    return table


def make_clock_table(http: httpx.Client) -> str:
    """Begin a game of people who do nothing, with a clock."""
    return _make(http, [{"kind": "human", "name": name} for name in ("Ada", "Bob")], clock=CLOCK, pace=0)


def _make(http: httpx.Client, seats: list[Json], **settings: Any) -> str:
    made = _expect(http.post("/api/tables", json={"seats": seats, **settings})).json()
    table: str = made["table"]["id"]
    _expect(http.post(f"/api/tables/{table}/start"))
    return table


class Unavailable(Exception):
    """The server can't do something now, as it must say in an outage: another time it can."""


UNAVAILABLE = (429, 503)
"""How it says so: also to a witness that has tried too often meanwhile."""
ERROR_ID = re.compile("[0-9a-f]{12}")
"""What a socket is closed with after an error of the server, in place of a reason."""


def _expect(answer: httpx.Response) -> httpx.Response:
    if answer.status_code in UNAVAILABLE:
        raise Unavailable(answer.text)
    assert answer.is_success, answer.text
    return answer


def wait_for(
    is_so: Callable[[], bool], what: str, seconds: float = RESUME_SECONDS, pause: float = 0.1
) -> float:
    """Wait until something is so, and return how long that took."""
    start = time.monotonic()
    while not is_so():
        assert time.monotonic() - start < seconds, what
        time.sleep(pause)
    return time.monotonic() - start


def wait_for_all(server: Server, tables: list[str]) -> dict[str, float]:
    """Wait until each of these tables has gone on, and return after how many seconds each did."""
    start, before = time.monotonic(), newest(server)
    seconds: dict[str, float] = {}

    def have_gone_on() -> bool:
        now = newest(server)
        for table in tables:
            if table not in seconds and now[table] > before[table]:
                seconds[table] = time.monotonic() - start
        return len(seconds) == len(tables)

    wait_for(have_gone_on, "a table that waits for a bot or a clock has stopped")
    return seconds


def health(server: Server) -> int:
    """Ask a server for its health, and return the status."""
    return httpx.get(f"http://{server.address}/healthz", timeout=ANSWER_SECONDS).status_code


@dataclass
class Witness:
    """Plays both seats of tables of its own, a move at a time, and notes what is acknowledged."""

    server: Server
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    """The number of each message that was acknowledged, by game and id."""
    refused: int = 0
    _is_over: threading.Event = field(default_factory=threading.Event)
    _errors: list[BaseException] = field(default_factory=list)

    @contextmanager
    def playing(self) -> Iterator["Witness"]:
        """Play in a thread."""
        thread = threading.Thread(target=self._play)
        thread.start()
        try:
            yield self
        finally:
            self._is_over.set()
            thread.join()
        assert not self._errors, self._errors

    def check(self) -> None:
        """Check that all that was acknowledged is in the store, once and under its number."""
        query = "SELECT game_id, message_id, number FROM moves WHERE message_id IS NOT NULL"
        found = {(game, identity): number for game, identity, number in rows(self.server, query)}
        lost = {key for key, number in self.acknowledged.items() if found.get(key) != number}
        assert not lost, f"acknowledged and lost: {lost}"

    def _play(self) -> None:
        try:
            while not self._is_over.is_set():
                with suppress(OSError, httpx.HTTPError, WebSocketException, Unavailable), _blaming_errors():
                    self._play_game()
                self._is_over.wait(0.5)
        except BaseException as error:
            self._errors.append(error)

    def _play_game(self) -> None:
        """Make a table, and play its game until the connection breaks or somebody ends this."""
        with httpx.Client(base_url=f"http://{self.server.address}", timeout=ANSWER_SECONDS) as http:
            seats = [{"kind": "human", "name": name} for name in ("Eve", "Kim")]
            made = _expect(http.post("/api/tables", json={"seats": seats})).json()
            _expect(http.post(f"/api/tables/{made['table']['id']}/start"))
        secrets = {seat["chair"]: seat["secret"] for seat in made["seats"]}
        turn = 0
        while not self._is_over.is_set() and self._move(
            made["table"]["id"], turn % 2, secrets[turn % 2], f"w{turn}"
        ):
            turn += 1

    def _move(self, table: str, chair: int, secret: str, identity: str) -> bool:
        """Make a move for a chair, where it is asked for one; return False if the game is over."""
        address = f"ws://{self.server.address}/api/tables/{table}/seats/{chair}/socket"
        headers = {"x-seat-secret": secret}
        with connect(address, additional_headers=headers, open_timeout=ANSWER_SECONDS) as socket:
            game = _hear(socket, "game")
            if not game["moves"]:
                return game["view"]["result"] is None
            move = random.choice(game["moves"])
            message = {"type": "move", "id": identity, "number": game["number"] + 1, "move": move}
            socket.send(json.dumps(message))
            answer = _hear(socket, "ack", "refused", "closed")
        if answer["type"] == "ack":
            self.acknowledged[game["game"], identity] = answer["number"]
        else:
            self.refused += 1
        self._is_over.wait(0.2)
        return True


@contextmanager
def _blaming_errors() -> Iterator[None]:
    """Tell a handshake or a socket that ended with an error of the server from one that an outage ended."""
    try:
        yield
    except InvalidStatus as error:
        if error.response.status_code not in UNAVAILABLE:
            raise AssertionError(error) from error
        raise
    except ConnectionClosed as error:
        if error.rcvd is not None and ERROR_ID.fullmatch(error.rcvd.reason):
            raise AssertionError(error) from error
        raise


def _hear(socket: Any, *kinds: str) -> Json:
    while True:
        message: Json = json.loads(socket.recv(timeout=ANSWER_SECONDS))
        if message["type"] in kinds:
            return message
