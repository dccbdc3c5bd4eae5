"""The proof that a killed server loses nothing: tables play on while it dies and comes back.

`python tests/proofs/server_kill.py` kills a real server (SIGKILL) at 200 random moments while clients play 20
tables. They come back, ask for what they have missed and send again what was not acknowledged. In the end
the store must hold all that they were ever told, once, and every game must be over.
"""

import argparse
import asyncio
import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cablecar.moves import from_json
from cablecar.record import read, replay
from cablecar.server.serve import DATABASE

Json = dict[str, Any]

SERVER, CLIENTS = "127.77.0.1", "127.78"
"""Addresses of this machine: no other test takes the server's port meanwhile, and limits count each table."""
SETTINGS = (
    ("human", "human"),
    ("human", "human", "human"),
    ("human", "bot:random"),
    ("human", "human", "bot:casual", "bot:random"),
    ("human", "human", "human", "human"),
)
"""Who sits at the tables, in turn."""
STARTING = 0.15
"""The share of the kills that meet a server which is just starting."""
START_SECONDS, PLAY_SECONDS = 2.0, 4.0
"""How long after its start, or after its first answer, a server is killed at the latest."""
WRITING, WRITE_SECONDS = 0.5, 0.015
"""The share of the other kills that come right after a client has sent something, and how soon after it."""
THINKING = (0.01, 0.08)
"""Seconds that a client thinks: slow enough for the limit of messages."""
CUT = 0.02
"""The share of the messages after which a client loses its connection, and with it the answer."""
ANSWER_SECONDS = 10.0
"""After so long without an answer a message is sent again."""
FINISH_SECONDS = 300.0
"""How long the last games may take once nobody kills the server any more."""
LATE = ("message-late", "undo-refused")
"""Refusals that a race explains, beside those by a rule: somebody else was first."""
ALIVE_SECONDS = 60.0
"""How long a server may take to start, and its workers to end."""


@dataclass(frozen=True)
class Figures:
    """What a run was made of; all its checks have held."""

    kills: int
    kills_while_starting: int
    tables: int
    moves: int
    """Rows of the log of moves, undos among them."""
    acknowledged: int
    """Messages of clients that were acknowledged, lines of chat among them."""
    sent_again: int
    """Messages that had no answer when the connection was lost."""
    kept_unheard: int
    """Those of them that were on disk already, so that sending again must not play twice."""
    seconds: float


@dataclass
class Told:
    """All that clients were ever told, to be found in the store at the end."""

    entries: dict[tuple[str, int], Json] = field(default_factory=dict)
    acknowledged: dict[tuple[str, int, str], tuple[int, Json]] = field(default_factory=dict)
    """The number and the message, by game, seat and the message's id."""
    said: dict[tuple[str, int, str], tuple[int, Json]] = field(default_factory=dict)
    """The same for chat, by table, chair and id."""
    refused: set[tuple[str, int, str]] = field(default_factory=set)
    sent_again: int = 0
    kept_unheard: int = 0

    def hear(self, game: str, entry: Json) -> None:
        """Note an entry; nobody may hear another one of the same number."""
        public = {name: entry[name] for name in ("number", "kind", "seat", "actor", "at")}
        known = self.entries.setdefault((game, entry["number"]), public)
        assert known == public, f"{game}: told {known}, then {public}"


# --- the server


@dataclass
class Server:
    """The real server as a process, on one folder and one port for its whole changeful life."""

    folder: Path
    port: int = 0
    process: "subprocess.Popen[str] | None" = None
    was_asked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a client has sent something."""

    @property
    def address(self) -> str:
        """Where clients find it, whenever it is there."""
        return f"http://{SERVER}:{self.port}"

    def start(self) -> None:
        """Start the server, and do not wait for it; the first time the system chooses the port."""
        place = ("--host", SERVER, "--port", str(self.port), "--data", str(self.folder))
        with (self.folder / "log").open("a", encoding="utf-8") as log:
            command = (sys.executable, "-m", "cablecar", "serve", *place)
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        if not self.port:
            assert self.process.stdout is not None
            found = re.search(r":(\d+)", self.process.stdout.readline())
            assert found, (self.folder / "log").read_text("utf-8")
            self.port = int(found[1])

    async def ready(self) -> None:
        """Wait for the first answer."""
        async with asyncio.timeout(ALIVE_SECONDS), httpx.AsyncClient() as http:
            while not await _is_up(http, f"{self.address}/healthz"):
                assert self.process is not None
                assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")[-2000:]
                await asyncio.sleep(0.02)

    def kill(self) -> list[str]:
        """Kill the server and nothing else, and return what it leaves behind."""
        assert self.process is not None
        assert self.process.stdout is not None
        left = _children(self.process.pid)
        self.process.kill()
        assert self.process.wait() == -signal.SIGKILL, "the server had ended by itself"
        self.process.stdout.close()
        return left

    def stop(self) -> None:
        """End the server in peace; one that does not end in time is killed, and told of."""
        assert self.process is not None
        with self.process:
            self.process.terminate()
            try:
                self.process.wait(ALIVE_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise


async def _is_up(http: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await http.get(address)).status_code == 200
    except httpx.HTTPError:
        return False


def _children(process: int) -> list[str]:
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [child for path in lists for child in path.read_text().split()]


def _is_running(process: str) -> bool:
    """Tell whether a process lives; one that has ended may still wait for somebody to take notice."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


async def _end_by_themselves(processes: Iterable[str]) -> None:
    """Wait until the workers of a killed server have noticed."""
    async with asyncio.timeout(ALIVE_SECONDS):
        for process in processes:
            while _is_running(process):
                await asyncio.sleep(0.1)


# --- the clients


@dataclass
class Chair:
    """A client on a chair: it plays at random, and holds on to its seat whatever happens."""

    server: Server
    told: Told
    table: str
    chair: int
    secret: str
    home: str
    """The address that this client comes from."""
    rng: random.Random
    game: Json = field(default_factory=dict)
    """The newest message about the game."""
    chat: int = 0
    seat: int = -1
    open_message: Json | None = None
    """What was sent and has no answer yet."""
    counter: int = 0

    @property
    def heard(self) -> int:
        """The number of the newest entry."""
        return int(self.game.get("number", 0))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and nothing is left to be answered."""
        return bool(self.game) and self.game["view"]["result"] is not None and self.open_message is None

    async def play(self) -> None:
        """Play to the end, over as many connections as it takes."""
        while not self.is_over:
            try:
                async with connect(
                    self._address(),
                    additional_headers={"x-seat-secret": self.secret},
                    local_addr=(self.home, 0),
                    proxy=None,
                    open_timeout=ALIVE_SECONDS,
                ) as socket:
                    await self._follow(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    def _address(self) -> str:
        query = f"after={self.heard}&chat_after={self.chat}"
        if self.game:
            query += f"&game={self.game['game']}"
        return f"ws://{SERVER}:{self.server.port}/api/tables/{self.table}/seats/{self.chair}/socket?{query}"

    async def _follow(self, socket: ClientConnection) -> None:
        """Say again what had no answer, then play on until the end or the loss of the connection."""
        welcomed, before = False, 0
        while not self.is_over:
            patience = ANSWER_SECONDS if self.open_message else None
            message = json.loads(await asyncio.wait_for(socket.recv(), patience))
            self._take(message, before)
            if message["type"] == "game" and not welcomed:
                welcomed, before = True, self.heard
                await self._repeat(socket)
            if welcomed and self.open_message is None:
                await self._act(socket)

    async def _repeat(self, socket: ClientConnection) -> None:
        if self.open_message is not None:
            self.told.sent_again += 1
            await socket.send(json.dumps(self.open_message))

    def _take(self, message: Json, before: int) -> None:
        match message["type"]:
            case "table":
                self.seat = message["you"]["seat"]
            case "game":
                self._take_game(message)
            case "chat":
                for line in message["messages"]:
                    assert line["number"] == self.chat + 1, f"a gap in the chat at {line}"
                    self.chat += 1
            case "ack":
                self._take_ack(message, before)
            case "refused":
                self._take_refusal(message)
            case _:
                raise AssertionError(message)

    def _take_game(self, message: Json) -> None:
        numbers = [entry["number"] for entry in message["entries"]]
        assert numbers == list(range(self.heard + 1, message["number"] + 1)), (
            f"{self.table}: after {self.heard} came {numbers} and the number {message['number']}"
        )
        assert not self.game or message["game"] == self.game["game"]
        for entry in message["entries"]:
            self.told.hear(message["game"], entry)
        self.game = message

    def _take_ack(self, ack: Json, before: int) -> None:
        message = self.open_message
        assert message is not None, ack
        assert message["id"] == ack["id"], (message, ack)
        is_chat = message["type"] == "chat"
        book = self.told.said if is_chat else self.told.acknowledged
        key = (self.table, self.chair, ack["id"]) if is_chat else (self.game["game"], self.seat, ack["id"])
        assert key not in book
        book[key] = (ack["number"], message)
        self.told.kept_unheard += not is_chat and ack["number"] <= before
        self.open_message = None

    def _take_refusal(self, refusal: Json) -> None:
        assert self.open_message is not None, refusal
        assert self.open_message["id"] == refusal["id"]
        assert "rule" in refusal["error"] or refusal["error"]["key"] in LATE, refusal
        self.told.refused.add((self.game["game"], self.seat, refusal["id"]))
        self.open_message = None

    async def _act(self, socket: ClientConnection) -> None:
        """Do something, where there is something to do."""
        body = self._choice()
        if body is not None:
            await asyncio.sleep(self.rng.uniform(*THINKING))
            self.counter += 1
            self.open_message = {**body, "id": f"{self.chair}-{self.counter}"}
            await socket.send(json.dumps(self.open_message))
            self.server.was_asked.set()
            if self.rng.random() < CUT:
                raise ConnectionError

    def _choice(self) -> Json | None:
        number, dice = self.heard + 1, self.rng.random()
        if dice < 0.03:
            return {"type": "chat", "text": f"Line {self.counter}"}
        if self.game["undo"] and dice < 0.10:
            return {"type": "undo", "number": number}
        moves = self.game["moves"]
        claims = [move for move in moves if move["do"] == "claim_route"]
        if not moves:
            return None
        return {"type": "move", "number": number, "move": self.rng.choice(claims or moves)}


@dataclass
class Party:
    """A table with its clients, from its making to the end of its game."""

    server: Server
    told: Told
    number: int
    seed: int
    secrets: dict[int, str] = field(default_factory=dict)
    table: str = ""
    game: str = ""

    @property
    def home(self) -> str:
        """The address that this table's people come from."""
        return f"{CLIENTS}.{self.number // 200}.{self.number % 200 + 1}"

    async def play(self) -> None:
        """Make the table, start it, and play its game to the end."""
        rng = random.Random(f"{self.seed}:{self.number}")
        seats = [_wish(kind, chair) for chair, kind in enumerate(SETTINGS[self.number % len(SETTINGS)])]
        made = (await self.ask("POST", "/api/tables", json={"seats": seats, "pace": 0})).json()
        self.table = made["table"]["id"]
        self.secrets = {seat["chair"]: seat["secret"] for seat in made["seats"]}
        host = {"x-host-secret": made["host_secret"]}
        await self.ask("POST", f"/api/tables/{self.table}/start", headers=host)
        chairs = [
            Chair(self.server, self.told, self.table, chair, secret, self.home, random.Random(rng.random()))
            for chair, secret in self.secrets.items()
        ]
        async with asyncio.TaskGroup() as group:
            for chair in chairs:
                group.create_task(chair.play())
        self.game = chairs[0].game["game"]

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask until a server answers; where a start was done but not answered, it counts as done."""
        while True:
            transport = httpx.AsyncHTTPTransport(local_address=self.home)
            try:
                async with httpx.AsyncClient(transport=transport, timeout=ALIVE_SECONDS) as http:
                    answer = await http.request(method, self.server.address + path, **more)
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                continue
            assert answer.is_success or "table-playing" in answer.text, answer.text
            return answer

    async def save_record(self, folder: Path) -> Path:
        """Download the finished game's file."""
        headers = {"x-seat-secret": next(iter(self.secrets.values()))}
        path = f"/api/tables/{self.table}/games/{self.game}/record"
        file = folder / f"{self.game}.json"
        file.write_bytes((await self.ask("GET", path, headers=headers)).content)
        return file


def _wish(kind: str, chair: int) -> Json:
    if kind.startswith("bot:"):
        return {"kind": "bot", "bot": kind.removeprefix("bot:")}
    return {"kind": "human", "name": f"Client {chair + 1}"}


# --- the run


@dataclass
class Run:
    """So many tables at a time, and a server that is killed so many times."""

    server: Server
    kills: int
    tables: int
    seed: int
    play_seconds: float = PLAY_SECONDS
    told: Told = field(default_factory=Told)
    parties: list[Party] = field(default_factory=list)
    kills_while_starting: int = 0
    is_closing: bool = False

    async def play(self) -> None:
        """Kill and restart while tables play, then let all games come to their end."""
        self.server.start()
        async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as group:
            for _ in range(self.tables):
                group.create_task(self._keep_playing())
            await self._kill_on(group)
            self.is_closing = True
            limit.reschedule(asyncio.get_running_loop().time() + FINISH_SECONDS)

    async def _keep_playing(self) -> None:
        """Play one game after the other until the kills are done."""
        while not self.is_closing:
            party = Party(self.server, self.told, len(self.parties), self.seed)
            self.parties.append(party)
            await party.play()

    async def _kill_on(self, group: asyncio.TaskGroup) -> None:
        rng = random.Random(self.seed)
        await self.server.ready()
        for _ in range(self.kills):
            await self._wait_for_the_moment(rng)
            group.create_task(_end_by_themselves(self.server.kill()))
            self.server.start()
        await self.server.ready()

    async def _wait_for_the_moment(self, rng: random.Random) -> None:
        """Wait for some moment of a start or of play; often the one when a move is just being written."""
        if rng.random() < STARTING:
            self.kills_while_starting += 1
            await asyncio.sleep(rng.uniform(0, START_SECONDS))
            return
        await self.server.ready()
        await asyncio.sleep(rng.uniform(0, self.play_seconds))
        if rng.random() < WRITING:
            self.server.was_asked.clear()
            await self.server.was_asked.wait()
            await asyncio.sleep(rng.uniform(0, WRITE_SECONDS))

    async def save_records(self) -> list[Path]:
        """Download the records of all games."""
        folder = self.server.folder / "records"
        folder.mkdir()
        return [await party.save_record(folder) for party in self.parties]


def prove_kills(
    folder: Path, kills: int, tables: int, seed: int = 0, play_seconds: float = PLAY_SECONDS
) -> tuple[Figures, Told]:
    """Run it all in an empty folder and check everything; return the figures and what clients were told."""
    begun = time.monotonic()
    run = Run(Server(folder), kills, tables, seed, play_seconds)
    try:
        files = asyncio.run(_play_and_save(run))
    finally:
        run.server.stop()
    check_records(files)
    moves = check_store(folder / DATABASE, run.told, {party.game for party in run.parties})
    told = run.told
    figures = Figures(
        kills=kills,
        kills_while_starting=run.kills_while_starting,
        tables=len(run.parties),
        moves=moves,
        acknowledged=len(told.acknowledged) + len(told.said),
        sent_again=told.sent_again,
        kept_unheard=told.kept_unheard,
        seconds=round(time.monotonic() - begun, 1),
    )
    return figures, told


async def _play_and_save(run: Run) -> list[Path]:
    await run.play()
    return await run.save_records()


# --- the checks


def check_records(files: Sequence[Path]) -> None:
    """Check that every record is of a finished game and passes verify."""
    for file in files:
        assert replay(read(file)).result is not None
    subprocess.run(
        [sys.executable, "-m", "cablecar", "verify", *files], check=True, stdout=subprocess.DEVNULL
    )


def check_store(database: Path, told: Told, games: set[str]) -> int:
    """Check that the store holds all that was told, once, and nothing else; return its number of moves."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        connection.row_factory = sqlite3.Row
        ended = {row["id"] for row in connection.execute("SELECT id FROM games WHERE ended IS NOT NULL")}
        started = {row["id"] for row in connection.execute("SELECT id FROM games")}
        rows = connection.execute("SELECT * FROM moves ORDER BY game_id, number").fetchall()
        lines = connection.execute("SELECT * FROM chat ORDER BY table_id, number").fetchall()
    connection.close()
    assert started == ended == games, f"not finished: {started - ended}, unknown: {started ^ games}"
    check_entries(rows, told)
    check_messages([(row["game_id"], row["seat"], row) for row in rows], told.acknowledged)
    check_messages([(row["table_id"], row["chair"], row) for row in lines], told.said)
    stored = {(row["game_id"], row["seat"], row["message_id"]) for row in rows}
    assert not stored & told.refused, "a refused message was played"
    return len(rows)


def check_entries(rows: Sequence[sqlite3.Row], told: Told) -> None:
    """Check that the log of moves is what clients heard: the same numbers, and the same under each."""
    stored = {
        (row["game_id"], row["number"]): {
            **{name: row[name] for name in ("number", "kind", "seat", "actor")},
            "at": round(row["at"], 3),
        }
        for row in rows
    }
    assert len(stored) == len(rows)
    assert stored == told.entries


def check_messages(
    rows: Sequence[tuple[str, int, sqlite3.Row]], wanted: dict[tuple[str, int, str], tuple[int, Json]]
) -> None:
    """Check that every acknowledged message is there once, under its number and with its content."""
    found: dict[tuple[str, int, str], sqlite3.Row] = {}
    for where, who, row in rows:
        if row["message_id"] is not None:
            assert (where, who, row["message_id"]) not in found, "a message was played twice"
            found[where, who, row["message_id"]] = row
    assert found.keys() == wanted.keys(), f"lost, or never acknowledged: {found.keys() ^ wanted.keys()}"
    for key, (number, message) in wanted.items():
        assert found[key]["number"] == number
        assert _content(found[key]) == _sent(message)


def _content(row: sqlite3.Row) -> object:
    if "text" in row.keys():  # noqa: SIM118  (a row is no dict: `in` looks at its values)
        return row["text"]
    return from_json(json.loads(row["move"])) if row["kind"] == "move" else row["kind"]


def _sent(message: Json) -> object:
    match message["type"]:
        case "chat":
            return message["text"]
        case "move":
            return from_json(message["move"])
        case kind:
            return kind


def main() -> None:
    """Run the proof alone and print its figures."""
    parser = argparse.ArgumentParser(description="Kill a server again and again while tables play.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cablecar-kill-") as folder:
        figures, _ = prove_kills(Path(folder), options.kills, options.tables, options.seed)
    print(json.dumps(asdict(figures), indent=2))


if __name__ == "__main__":
    main()
