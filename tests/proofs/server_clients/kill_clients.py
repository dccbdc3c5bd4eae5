"""Clients of a server that is killed again and again: they play, come and go, and write down what they hear.

Over its socket a client plays at random; over HTTP it gives its seat to a bot and takes it back, moves it to
another device by a code, or leaves. The host closes seats and asks for a rematch. Whatever had no answer is
sent again: that must be harmless.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from tests.proofs.server_clients.killable_server import ALIVE_SECONDS, Server

Json = dict[str, Any]
Key = tuple[str, int, str]
"""A game, a seat and a message's id; or for chat a table, a chair and the id."""

CLIENTS = "127.78"
"""Each table's people have an address of this machine of their own: limits count each table."""
SETTINGS = (
    ("human", "human"),
    ("human", "human", "human"),
    ("human", "bot:random"),
    ("human", "human", "bot:casual", "bot:random"),
    ("human", "human", "human", "human"),
)
"""Who sits at the tables, in turn."""
MOST_GAMES = (1, 2, 1)
"""How many games tables play, in turn: those after the first are rematches."""
THINKING = (0.01, 0.08)
"""Seconds that a client thinks: slow enough for the limit of messages."""
CUT = 0.02
"""The share of the messages after which a client loses its connection, and with it the answer."""
ANSWER_SECONDS = 10.0
"""After this long without an answer a message is sent again."""
ACTING = 0.006
"""How often a client, told something, does something over HTTP."""
BACK = 0.04
"""How often a client, told something, takes its seat back from a bot."""
OWN_ACTS = ("give",) * 4 + ("move_away",) * 3 + ("leave",) * 2
HOST_ACTS = ("give",) * 4 + ("close_another",) * 2
"""What clients do then; the host stays, so that somebody can ask for a rematch and for the records."""
LATE = ("message-late", "undo-refused", "seat-with-bot", "game-gone")
"""Refusals of messages that a race explains, beside those by a rule: somebody else was first."""
GONE = "secret-wrong"
"""How the server calls the secret of a seat that is somebody else's, or nobody's."""
SPENT = "code-wrong"
"""How it calls a code that has moved a seat already, or whose seat was closed."""
NO_KEEPING = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request, so that one that was never sent is told from one without an answer."""


@dataclass
class Told:
    """All that clients were ever told, to be found in the store at the end."""

    entries: dict[tuple[str, int], Json] = field(default_factory=dict)
    acknowledged: dict[Key, tuple[int, Json]] = field(default_factory=dict)
    """The number and the message."""
    said: dict[Key, tuple[int, Json]] = field(default_factory=dict)
    """The same for chat."""
    refused: set[Key] = field(default_factory=set)
    unsure: dict[Key, Json] = field(default_factory=dict)
    """Messages of clients that lost their seat before an answer came: played once, or not at all."""
    held: dict[tuple[str, int], str] = field(default_factory=dict)
    """The secrets of the seats that clients hold, by table and chair."""
    left: set[tuple[str, int]] = field(default_factory=set)
    """The seats that a bot has to play to the end, by game and seat."""
    acts: Counter[str] = field(default_factory=Counter)
    """What was done over HTTP."""
    sent_again: int = 0
    kept_unheard: int = 0
    asked_again: int = 0
    done_unheard: int = 0

    def hear(self, game: str, entry: Json) -> None:
        """Note an entry; nobody may hear another one of the same number."""
        public = {name: entry[name] for name in ("number", "kind", "seat", "actor", "at")}
        known = self.entries.setdefault((game, entry["number"]), public)
        assert known == public, f"{game}: told {known}, then {public}"


@dataclass(frozen=True)
class Answer:
    """What a request led to."""

    content: bytes
    is_granted: bool
    again: bool
    """Whether it was sent before without an answer, so that it may have been done then."""

    @property
    def body(self) -> Any:
        """The answer itself."""
        return json.loads(self.content)

    @property
    def refusal(self) -> str | None:
        """The key of a refusal, None where it is granted."""
        return None if self.is_granted else self.body["error"]["key"]


@dataclass
class Patron:
    """A client on a chair: it plays at random, and holds on to its seat whatever happens."""

    party: "Party"
    chair: int
    secret: str
    rng: random.Random
    acts: tuple[str, ...] = OWN_ACTS
    game: Json = field(default_factory=dict)
    """The newest message about the game."""
    table: Json = field(default_factory=dict)
    chat: int = 0
    ended: list[str] = field(default_factory=list)
    """The games whose end this client has seen."""
    open_message: Json | None = None
    """What was sent and has no answer yet."""
    open_key: Key = ("", 0, "")
    is_repeated: bool = False
    """Whether that was sent more than once."""
    counter: int = 0
    is_gone: bool = False
    """Whether the seat is this client's no more."""
    may_be_closed: bool = False
    """Whether the host has asked for this seat to be closed."""

    def __post_init__(self) -> None:
        self.name = f"{self.rng.getrandbits(32):08x}"
        self.told.held[self.party.table, self.chair] = self.secret

    @property
    def told(self) -> Told:
        """Where everything is written down."""
        return self.party.told

    @property
    def heard(self) -> int:
        """The number of the newest entry."""
        return int(self.game.get("number", 0))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and nothing is left to be answered."""
        return bool(self.game) and self.game["view"]["result"] is not None and self.open_message is None

    @property
    def is_with_bot(self) -> bool:
        """Whether a bot plays this seat at the moment."""
        return bool(self.table) and self.table["seats"][self.chair]["bot"] is not None

    async def play(self) -> None:
        """Play as long as the seat is this client's, over as many connections as it takes."""
        while not self.is_gone:
            try:
                async with connect(
                    self._address(),
                    additional_headers={"x-seat-secret": self.secret},
                    local_addr=(self.party.home, 0),
                    proxy=None,
                    open_timeout=ALIVE_SECONDS,
                ) as socket:
                    await self._follow(socket)
            except (OSError, WebSocketException, TimeoutError) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code == 403:
                    self._lose_seat()
                await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    def _address(self) -> str:
        query = f"after={self.heard}&chat_after={self.chat}"
        if self.game:
            query += f"&game={self.game['game']}"
        return f"ws://{self.party.server.address}{self.party.path}/seats/{self.chair}/socket?{query}"

    # What comes over the socket

    async def _follow(self, socket: ClientConnection) -> None:
        """Say again what had no answer, then play on until the seat or the connection is lost."""
        welcomed, before = False, 0
        while not self.is_gone:
            patience = ANSWER_SECONDS if self.open_message else None
            message = json.loads(await asyncio.wait_for(socket.recv(), patience))
            self._take(message, before)
            if message["type"] == "game" and not welcomed:
                welcomed, before = True, self.heard
                await self._repeat(socket)
            if welcomed and self.open_message is None and not self.is_over and not self.is_gone:
                await self._act(socket)

    async def _repeat(self, socket: ClientConnection) -> None:
        if self.open_message is not None:
            self.is_repeated = True
            self.told.sent_again += 1
            await socket.send(json.dumps(self.open_message))

    def _take(self, message: Json, before: int) -> None:
        match message["type"]:
            case "table":
                self.table = message["table"]
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
            case "closed" if message["error"]["key"] in ("seat-closed", GONE):  # GONE: while it came back
                self._lose_seat()
            case _:
                raise AssertionError(message)

    def _take_game(self, message: Json) -> None:
        if self.game and message["game"] != self.game["game"]:
            assert self.game["game"] in self.ended, f"{self.party.table}: a rematch before the end was told"
            self.game = {}
        numbers = [entry["number"] for entry in message["entries"]]
        assert numbers == list(range(self.heard + 1, message["number"] + 1)), (
            f"{self.party.table}: after {self.heard} came {numbers} and the number {message['number']}"
        )
        for entry in message["entries"]:
            self.told.hear(message["game"], entry)
        self.game = message
        if message["view"]["result"] is not None and message["game"] not in self.ended:
            self.ended.append(message["game"])

    def _take_ack(self, ack: Json, before: int) -> None:
        message, key = self._close_message(ack)
        is_chat = message["type"] == "chat"
        book = self.told.said if is_chat else self.told.acknowledged
        assert key not in book
        book[key] = (ack["number"], message)
        if self.is_repeated and not is_chat:
            is_of_before = message["game"] != self.game["game"] or ack["number"] <= before
            self.told.kept_unheard += is_of_before

    def _take_refusal(self, refusal: Json) -> None:
        _, key = self._close_message(refusal)
        self.told.refused.add(key)
        if refusal["error"]["key"] == GONE:
            self._lose_seat()
        else:
            assert "rule" in refusal["error"] or refusal["error"]["key"] in LATE, refusal

    def _close_message(self, answer: Json) -> tuple[Json, Key]:
        message = self.open_message
        assert message is not None, answer
        assert message["id"] == answer["id"], (message, answer)
        self.open_message = None
        return message, self.open_key

    def _lose_seat(self) -> None:
        """Go, because the secret works no more: only the host can have done that."""
        assert self.may_be_closed, f"{self.party.table}: the secret of chair {self.chair} works no more"
        self._go()

    def _go(self) -> None:
        self.is_gone = True
        place = (self.party.table, self.chair)
        if self.told.held.get(place) == self.secret:
            del self.told.held[place]
        if self.open_message is not None:
            self.told.unsure[self.open_key] = self.open_message

    # What is sent over the socket

    async def _act(self, socket: ClientConnection) -> None:
        """Do something, where there is something to do."""
        if self.is_with_bot:
            await self._wait_or_take_back()
            return
        if self.rng.random() < self.party.acting:
            await getattr(self, self.rng.choice(self.acts))()
        body = self._choice()
        if body is not None and not self.is_gone:
            await asyncio.sleep(self.rng.uniform(*THINKING))
            self._open(body)
            await socket.send(json.dumps(self.open_message))
            self.party.server.was_told.set()
            if self.rng.random() < CUT:
                raise ConnectionError

    def _open(self, body: Json) -> None:
        self.counter += 1
        identity = f"{self.name}-{self.counter}"
        if body["type"] == "chat":
            self.open_key = (self.party.table, self.chair, identity)
        else:
            self.open_key = (self.game["game"], self.game["view"]["seat"], identity)
            body = {**body, "game": self.game["game"], "number": self.heard + 1}
        self.open_message, self.is_repeated = {**body, "id": identity}, False

    def _choice(self) -> Json | None:
        dice = self.rng.random()
        if dice < 0.03:
            return {"type": "chat", "text": f"Line {self.counter}"}
        if self.game["undo"] and dice < 0.10:
            return {"type": "undo"}
        moves = self.game["moves"]
        claims = [move for move in moves if move["do"] == "claim_route"]
        return {"type": "move", "move": self.rng.choice(claims or moves)} if moves else None

    # What is asked for over HTTP

    async def _wait_or_take_back(self) -> None:
        if self.rng.random() < BACK:
            await self.take_back()

    async def give(self) -> None:
        """Give the seat to a bot for a while."""
        body = {"bot": self.rng.choice(("casual", "random"))}
        await self._ask_for("bot", body, refusals=("table-finished", "table-waiting"))

    async def take_back(self) -> None:
        """Play the seat oneself again."""
        await self._ask_for("back", refusals=("table-finished", "table-waiting"))

    async def leave(self) -> None:
        """Leave: a bot must go on."""
        await self._ask_for("leave", done=(GONE,))
        self._go()
        await self.party.see_bot_on(self.chair)

    async def move_away(self) -> None:
        """Move the seat to another device, which goes on from what this one knows."""
        code = await self._ask_for("code")
        if self.is_gone:
            return
        closed = (SPENT,) if self.may_be_closed else ()
        answer = await self._ask_for("use-code", {"code": code.body["code"]}, refusals=closed, done=(SPENT,))
        if answer.refusal is None:
            self.secret = answer.body["secret"]
            self.told.held[self.party.table, self.chair] = self.secret
            raise ConnectionError
        await self._find_out()

    async def _find_out(self) -> None:
        """See that the seat was moved without an answer: nobody has its secret, so the host closes it."""
        shown = await self.party.look(self.secret)
        assert self.chair not in shown["you"]["chairs"], "a good code was refused"
        if not self.is_gone:
            self._go()
            await self.party.close(self.chair)

    async def close_another(self) -> None:
        """As the host, close somebody's seat: a bot must go on."""
        others = [patron for patron in self.party.patrons if patron is not self and not patron.is_gone]
        if others:
            other = self.rng.choice(others)
            other.may_be_closed = True
            await self.party.close(other.chair)

    async def _ask_for(
        self, act: str, body: Json | None = None, refusals: Collection[str] = (), done: Collection[str] = ()
    ) -> Answer:
        """Ask for something that the seat's secret allows; where the host has closed the seat it is lost."""
        place = f"{self.party.path}/seats/{self.chair}/{act}"
        answer = await self.party.ask("POST", place, {"x-seat-secret": self.secret}, body)
        self.party.check(answer, (*refusals, GONE) if self.may_be_closed else refusals, done)
        if answer.refusal == GONE and GONE not in done:
            self._lose_seat()
        return answer


@dataclass
class Party:
    """A table with its clients, from its making to the end of its last game."""

    server: Server
    told: Told
    number: int
    seed: int
    acting: float = ACTING
    table: str = ""
    host: Json = field(default_factory=dict)
    """The host's secret as a header."""
    patrons: list[Patron] = field(default_factory=list)
    """All who ever sat here; the first is the host and stays."""

    def __post_init__(self) -> None:
        self.rng = random.Random(f"{self.seed}:{self.number}")

    @property
    def home(self) -> str:
        """The address that this table's people come from."""
        return f"{CLIENTS}.{self.number // 200}.{self.number % 200 + 1}"

    @property
    def path(self) -> str:
        """Where the server has this table."""
        return f"/api/tables/{self.table}"

    @property
    def games(self) -> list[str]:
        """The games that were played to their end."""
        return self.patrons[0].ended

    async def play(self) -> None:
        """Create table and play all its games to the end."""
        seats = await self._make()
        async with asyncio.TaskGroup() as group:
            tasks = self._sit_down(seats, group)
            await self._start()
            for number in range(1, MOST_GAMES[self.number % len(MOST_GAMES)] + 1):
                if number > 1:
                    tasks += self._sit_down(await self._rematch(), group)
                await _until(partial(self._has_ended, number))
            await _until(lambda: all(self._is_settled(patron) for patron in self.patrons))
            for task in tasks:
                task.cancel()

    async def save_records(self, folder: Path) -> list[Path]:
        """Download the files of all games."""
        files = []
        secret = {"x-seat-secret": self.patrons[0].secret}
        for game in self.games:
            answer = self.check(await self.ask("GET", f"{self.path}/games/{game}/record", secret))
            files.append(folder / f"{game}.json")
            files[-1].write_bytes(answer.content)
        return files

    # What the host does

    async def close(self, chair: int) -> None:
        """Close a seat."""
        await self._host("POST", f"/seats/{chair}/close")
        await self.see_bot_on(chair)

    async def see_bot_on(self, chair: int) -> None:
        """Check that a bot plays the seat of a chair that somebody has left."""
        table = (await self.look())["table"]
        seat = table["seats"][chair]
        is_played = table["status"] == "playing" and seat["seat"] is not None
        if is_played and (self.table, chair) not in self.told.held:
            assert seat["bot"] is not None, f"{self.table}: nobody plays {seat}"
            self.told.left.add((table["game"], seat["seat"]))

    async def look(self, secret: str = "") -> Json:
        """Return how the table stands, and what is whose."""
        shown: Json = self.check(await self.ask("GET", self.path, {"x-seat-secret": secret})).body
        return shown

    async def _make(self) -> dict[int, str]:
        """Create table and return the secrets of its people."""
        seats = [_wish(kind, chair) for chair, kind in enumerate(SETTINGS[self.number % len(SETTINGS)])]
        made = self.check(await self.ask("POST", "/api/tables", {}, {"seats": seats, "pace": 0})).body
        self.table, self.host = made["table"]["id"], {"x-host-secret": made["host_secret"]}
        return {seat["chair"]: seat["secret"] for seat in made["seats"]}

    async def _start(self) -> bool:
        """Begin a game, unless somebody has left meanwhile."""
        refusals = ("seats-still-open", "too-few-players")
        return (
            await self._host("POST", "/start", None, refusals, ("table-playing",))
        ).refusal not in refusals

    async def _rematch(self) -> dict[int, str]:
        """Play again; where people have left, others come first: return the secrets of new people."""
        await self._host("POST", "/rematch", done=("table-playing", "table-waiting"))
        came: dict[int, str] = {}
        while (await self.look())["table"]["status"] == "waiting":
            came |= await self._fill()
            await self._start()
        return came

    async def _fill(self) -> dict[int, str]:
        """Let somebody else, a bot or nobody sit on each empty chair; return the secrets of new people."""
        seats = (await self.look())["table"]["seats"]
        playing = sum(seat["kind"] in ("human", "bot") for seat in seats)
        came = {}
        for chair in [seat["chair"] for seat in seats if seat["kind"] in ("open", "closed")]:
            act = self.rng.choice(("join", "bot", "close") if playing > 1 else ("join", "bot"))
            playing += act != "close"
            if act == "join":
                came[chair] = await self._join(chair)
            elif act == "bot":
                await self._host("PUT", f"/seats/{chair}", {"bot": "random"})
            else:
                await self._host("POST", f"/seats/{chair}/close")
        return came

    async def _join(self, chair: int) -> str:
        """Let somebody come; if they do not hear that they sit, the host makes the seat free again."""
        body = {"name": f"Client {chair + 1}", "chair": chair}
        while True:
            await self._host("PUT", f"/seats/{chair}", {"bot": None})
            answer = await self.ask("POST", f"{self.path}/join", {}, body)
            self.check(answer, done=("seat-taken",))
            if answer.refusal is None:
                self.told.held[self.table, chair] = answer.body["secret"]
                return str(answer.body["secret"])
            await self._host("POST", f"/seats/{chair}/close")

    async def _host(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        refusals: Collection[str] = (),
        done: Collection[str] = (),
    ) -> Answer:
        return self.check(await self.ask(method, self.path + path, self.host, body), refusals, done)

    # Asking

    async def ask(self, method: str, path: str, secret: Json, body: Json | None = None) -> Answer:
        """Ask until a server answers."""
        again, is_act = False, method != "GET"
        if is_act:
            self.told.acts[_act_of(method, path)] += 1
        transport = httpx.AsyncHTTPTransport(local_address=self.home, verify=False, limits=NO_KEEPING)
        async with httpx.AsyncClient(transport=transport, timeout=ALIVE_SECONDS) as http:
            while True:
                if is_act:
                    self.server.was_asked.set()
                try:
                    address = f"http://{self.server.address}{path}"
                    answer = await http.request(method, address, headers=secret, json=body)
                    return Answer(answer.content, answer.is_success, again)
                except httpx.HTTPError as error:
                    again = again or not isinstance(error, httpx.ConnectError | httpx.ConnectTimeout)
                    await asyncio.sleep(0.1)

    def check(self, answer: Answer, refusals: Collection[str] = (), done: Collection[str] = ()) -> Answer:
        """Check that something was granted; that it was done already only where it was sent again."""
        self.told.asked_again += answer.again
        if answer.refusal is not None and answer.refusal not in refusals:
            assert answer.again, f"{self.table}: {answer.body}"
            assert answer.refusal in done, f"{self.table}: {answer.body}"
            self.told.done_unheard += 1
        return answer

    def _sit_down(self, secrets: dict[int, str], group: asyncio.TaskGroup) -> list["asyncio.Task[None]"]:
        came = [
            Patron(self, chair, secret, random.Random(self.rng.random())) for chair, secret in secrets.items()
        ]
        self.patrons += came
        self.patrons[0].acts = HOST_ACTS
        return [group.create_task(patron.play()) for patron in came]

    def _has_ended(self, games: int) -> bool:
        return len(self.games) == games

    def _is_settled(self, patron: Patron) -> bool:
        """Return True if a client has nothing left to do or to hear."""
        is_through = patron.is_over and patron.game["game"] == self.games[-1] and not patron.may_be_closed
        return patron.is_gone or is_through


def _wish(kind: str, chair: int) -> Json:
    if kind.startswith("bot:"):
        return {"kind": "bot", "bot": kind.removeprefix("bot:")}
    return {"kind": "human", "name": f"Client {chair + 1}"}


def _act_of(method: str, path: str) -> str:
    """Return what a request asks for, in a word."""
    return "seat" if method == "PUT" else path.rpartition("/")[2]


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.05)
