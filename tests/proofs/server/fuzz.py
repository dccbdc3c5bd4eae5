"""The proof that hostile messages harm nobody: clear answers, no change, no dead socket for others.

`python -m tests.proofs.server.fuzz --messages 100000 --examples 50` prints the figures.
"""

import argparse
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from cablecar.board import Board
from cablecar.common.catalogue import FIXED_SPACES, has
from cablecar.engine.game import Game
from cablecar.engine.players import Player as Seated
from cablecar.server.model.live_game import Entry, LiveGame
from cablecar.server.protocol.messages import SERVER_MESSAGE
from cablecar.server.security.identity import clean_text
from cablecar.server.security.limits import Limits
from cablecar.server.storage import queries
from tests.proofs.server_clients.hostile import (
    ACK,
    FAULT,
    NO_FRAME,
    NOT_TEXT,
    PONG,
    TEXTS,
    WELCOME,
    Attacker,
    Hostile,
    Scene,
)
from tests.proofs.server_clients.hostile_http import assault
from tests.proofs.server_clients.schema_fuzz import PHASES, SchemaFigures, explore
from tests.support.server.serving import (
    PATIENT,
    CreatedTable,
    Json,
    Player,
    RunningServer,
    make_table,
    serving,
    sitting,
    start,
)

BATCH = 40
CLOSER_EVERY = 6
"""After this many batches of a socket comes a message that closes it."""
LONGEST_SENTENCE = 500
LONGEST_VALUE = 100
HOSTILE, WITNESS = 0, 1
"""The chairs of each table."""
FLOOD = 200
"""Messages of a flood: more than a socket may send, and no more frames than before it is cut off."""


@dataclass(frozen=True)
class SocketFigures:
    """What hostile messages on sockets have led to."""

    messages: int
    answers: dict[str, int]
    """How many answers of each key, or kind."""
    kinds: dict[str, int]
    """How many messages of each kind."""
    closed: int
    """Sockets of attackers that were closed for size or letters."""
    beats: int
    """What witnesses did meanwhile: moves and lines of chat, each acknowledged."""
    slowest_beat: float
    games: int
    seconds: float


def is_harmless(text: str) -> bool:
    """Return True if a text plays no tricks with whatever shows it."""
    return all(letter.isprintable() or letter in FIXED_SPACES for letter in text)


def check_sentence(error: Json) -> None:
    """See that an error is one clear sentence of the catalogue that repeats no trick."""
    sentence = error["message"]
    assert has(error["key"]), error
    assert 0 < len(sentence) < LONGEST_SENTENCE, error
    assert is_harmless(sentence), error
    assert all(is_harmless(str(value)) for value in error["values"].values()), error
    assert all(len(str(value)) <= LONGEST_VALUE for value in error["values"].values()), error


def check_message(text: str) -> Json:
    """See that a message of the server is as the protocol describes it."""
    message: Json = json.loads(text)
    SERVER_MESSAGE.validate_python(message)
    if "error" in message:
        check_sentence(message["error"])
    return message


@dataclass
class Front:
    """A table with an attacker's seat and a witness's."""

    server: RunningServer
    http: httpx.Client
    made: CreatedTable
    board: Json
    attacker: Player
    witness: Player
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    """The attacker's own moves of this game."""
    witness_sent: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """The ids of all messages that were done in this game, in order."""
    said: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)

    def scene(self, is_seat: bool) -> Scene:
        """Return what an attacker at this table knows: from its seat, or as a spectator."""
        game = self.attacker.game
        return Scene(
            number=len(self.played),
            opening=game["view"]["phase"] == "opening",
            moves=game["moves"] if is_seat else [],
            undo=is_seat and game["undo"],
            board=self.board,
            others_moves=self.witness.game["moves"],
            others_sent=self.witness_sent,
            games=self.games,
            acknowledged=self.acknowledged if is_seat else [],
        )

    def beat(self, rng: random.Random) -> float:
        """Let the witness move, or talk where it has to wait, and return how long that took."""
        begun = time.monotonic()
        moves = self.witness.game["moves"]
        if moves:
            self.witness_sent.append(self._move(self.witness, rng.choice(moves), "w"))
        else:
            self.said.append(f"beat {len(self.said) + 1}")
            answer = self.witness.ask(type="chat", id=f"c{len(self.said)}", text=self.said[-1])
            assert (answer["type"], answer["number"]) == ("ack", len(self.said)), answer
        return time.monotonic() - begun

    def counter(self, rng: random.Random) -> None:
        """Let the attacker make a move as everybody may, so that the game goes on."""
        self.catch_up()
        if self.attacker.game["moves"]:
            text = self._move(self.attacker, rng.choice(self.attacker.game["moves"]), "a")
            self.acknowledged.append((text, len(self.played)))
            self.catch_up()

    def _move(self, player: Player, move: Json, who: str) -> str:
        number = len(self.played) + 1
        identity = f"{who}.{self.games[-1]}.{number}"
        message = {"type": "move", "id": identity, "number": number, "move": move}
        answer = player.ask(**message)
        assert (answer["type"], answer.get("number")) == ("ack", number), answer
        self.played.append(identity)
        return json.dumps(message)

    def catch_up(self) -> None:
        """Let both hear of everything that was done, and of nothing else."""
        for player in (self.attacker, self.witness):
            while player.game["game"] != self.games[-1] or player.game["number"] < len(self.played):
                player.hear()
            assert player.game["number"] == len(self.played), player.game["number"]

    def check(self) -> None:
        """See that the server knows exactly what was allowed."""
        entries, chat = self.server.run(self._known())
        assert [entry.message_id for entry in entries] == self.played
        assert chat == self.said

    async def _known(self) -> tuple[list[Entry], list[str | None]]:
        table = await self.server.registry.find(self.made.table)
        assert table.live is not None
        return list(table.live.entries), [said.text for said in table.chat.lines]

    def check_store(self) -> None:
        """See that the store holds the same game, and that it adds up to what everybody sees."""
        store, table, game = self.server.services.store, self.made.table, self.games[-1]
        found = self.server.run(store.run(lambda connection: queries.load_game(connection, table, game)))
        assert [entry.message_id for entry in found[1]] == self.played
        live = self.server.registry.tables[table].live
        assert live is not None
        stored = LiveGame.rebuild(*found)
        for seat in (None, 0, 1):
            assert stored.game.view(seat) == live.game.view(seat)
        numbers = [entry["number"] for entry in self.witness.entries]
        assert numbers == list(range(1, len(self.played) + 1))

    def play_again(self) -> bool:
        """Begin the next game where this one is over."""
        if self.witness.game["view"]["result"] is None:
            return False
        self.check_store()
        answer = self.http.post(
            f"/api/tables/{self.made.table}/rematch", headers={"x-host-secret": self.made.host}
        )
        assert answer.status_code == 200, answer.text
        self.begin(answer.json()["game"])
        return True

    def begin(self, game: str) -> None:
        """Hear of a new game."""
        self.games.append(game)
        for known in (self.played, self.acknowledged, self.witness_sent, self.witness.entries):
            known.clear()
        self.catch_up()


def make_front(server: RunningServer, http: httpx.Client, stack: ExitStack) -> Front:
    """Make a table and let both sit down; the attacker is muted, so that it can't even talk."""
    made = make_table(http, "Mallory", "Ada")
    host = {"x-host-secret": made.host}
    http.post(
        f"/api/tables/{made.table}/seats/{HOSTILE}/mute", json={"muted": True}, headers=host
    ).raise_for_status()
    start(http, made)
    table = http.get(f"/api/tables/{made.table}").json()["table"]
    board = http.get(f"/api/boards/{table['settings']['board']}").json()
    attacker, witness = (take_place(server, stack, made, chair) for chair in (HOSTILE, WITNESS))
    made_front = Front(server, http, made, board, attacker, witness)
    made_front.begin(table["game"])
    return made_front


def take_place(server: RunningServer, stack: ExitStack, made: CreatedTable, chair: int | None) -> Player:
    """Sit down, or watch without a chair, and hear how the game stands."""
    secret = None if chair is None else made.secrets[chair]
    player = stack.enter_context(sitting(server.address, made.table, chair, secret))
    player.hear_until(lambda message: message["type"] == "game")
    return player


class Siege:
    """Hostile messages from a seat, from a spectator and from another table's seat, while witnesses play."""

    def __init__(self, server: RunningServer, http: httpx.Client, stack: ExitStack, seed: int) -> None:
        self.server = server
        self.stack = stack
        self.fronts = [make_front(server, http, stack) for _ in range(2)]
        self.spectator = take_place(server, stack, self.fronts[0].made, None)
        self.attacker = Attacker(seed)
        self.rng = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.beats: list[float] = []
        self.closed = self.rounds = self.games = 0

    def run(self, messages: int) -> None:
        """Send this many messages, in batches."""
        while sum(self.kinds.values()) < messages:
            self.round(min(BATCH, messages - sum(self.kinds.values())))

    def round(self, size: int) -> None:
        """Send a batch from one socket while all witnesses go on, and see that nothing else has happened."""
        place, self.rounds = self.rounds % 3, self.rounds + 1
        front = self.fronts[place // 2]
        sender = self.spectator if place == 1 else front.attacker
        batch = self.attacker.batch(self._scene(front, place != 1), size)
        for hostile in batch:
            sender.socket.send(hostile.payload)
        sender.send(type="ping")
        self.beats += [front.beat(self.rng) for front in self.fronts]
        self._collect(sender, batch)
        if self.rounds // 3 % CLOSER_EVERY == 0:
            self._close(front, place)
        for front in self.fronts:
            front.counter(self.rng)
            front.check()
            self.games += front.play_again()
        self._forget()

    def _scene(self, front: Front, is_seat: bool) -> Scene:
        scene = front.scene(is_seat)
        for other in self.fronts:
            if other is not front:
                scene.games = scene.games + other.games
                scene.others_sent = scene.others_sent + [text for text, _ in other.acknowledged]
        return scene

    def _collect(self, sender: Player, batch: Sequence[Hostile]) -> None:
        """Hear the answers: one for each message, in order, and the last one's pong."""
        known = len(sender.answers)
        answered = [hostile for hostile in batch if hostile.answer != WELCOME]
        while len(sender.answers) < known + len(answered) + 1:
            sender.hear()
        for hostile, answer in zip(answered, sender.answers[known:], strict=False):
            self._judge(hostile, answer)
        self.kinds.update(hostile.kind for hostile in batch)

    def _judge(self, hostile: Hostile, answer: Json) -> None:
        expected = {FAULT: ("refused", "error"), ACK: ("ack",), PONG: ("pong",)}[hostile.answer]
        assert answer["type"] in expected, (hostile, answer)
        if hostile.answer == ACK:
            assert answer["number"] == hostile.number, (hostile, answer)
        self.answers[answer["error"]["key"] if "error" in answer else answer["type"]] += 1

    def _close(self, front: Front, place: int) -> None:
        """Send what closes the socket, and come back."""
        sender = self.spectator if place == 1 else front.attacker
        closer = self.attacker.closer()
        code = None
        try:
            _send_raw(sender, closer)
            while True:
                sender.hear()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
        # A socket that is closed while it still sends may not hear why.
        assert code in (closer.closes, None), (closer.kind, code)
        self.kinds[closer.kind] += 1
        self.closed += 1
        self._come_back(front, place)

    def _come_back(self, front: Front, place: int) -> None:
        if place == 1:
            self.spectator = take_place(self.server, self.stack, front.made, None)
        else:
            front.attacker = take_place(self.server, self.stack, front.made, HOSTILE)

    def _forget(self) -> None:
        """See that all that came is as described, and let go of it."""
        everybody = [player for front in self.fronts for player in (front.attacker, front.witness)]
        for player in (*everybody, self.spectator):
            for text in player.heard:
                check_message(text)
            player.heard.clear()
            player.answers.clear()
            player.chat.clear()


def _send_raw(sender: Player, closer: Hostile) -> None:
    """Send a message as it is, also where a decent client would not."""
    if closer.closes == NO_FRAME:
        assert isinstance(closer.payload, bytes)
        sender.socket.socket.sendall(closer.payload)
    else:
        is_text = closer.closes == NOT_TEXT or isinstance(closer.payload, str)
        sender.socket.send(closer.payload, text=is_text)


def server_errors(http: httpx.Client) -> float:
    """Return how many errors of its own the server has counted."""
    found = re.search(r"^cablecar_errors_total (\S+)$", http.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def besiege(folder: Path, messages: int, seed: int = 1) -> SocketFigures:
    """Send hostile messages to a server and return what came of it."""
    begun, seeds = time.monotonic(), count(seed)

    def deal(board: Board, players: Sequence[Seated]) -> Game:
        return Game.new(players, next(seeds), board)

    with serving(folder, deal=deal, draw=list) as server, server.http() as http, ExitStack() as stack:
        siege = Siege(server, http, stack, seed)
        siege.run(messages)
        for each in siege.fronts:
            each.check_store()
        assert server_errors(http) == 0
    return SocketFigures(
        sum(siege.kinds.values()),
        dict(siege.answers.most_common()),
        dict(siege.kinds.most_common()),
        siege.closed,
        len(siege.beats),
        max(siege.beats),
        siege.games,
        time.monotonic() - begun,
    )


def flood(folder: Path, messages: int) -> Counter[str]:
    """Send more than the usual limits allow, and count the answers; the witness goes on all the time."""
    rng, told = random.Random(1), Counter[str]()
    with serving(folder, Limits()) as server, server.http() as http, ExitStack() as stack:
        table = make_front(server, http, stack)
        batch = Attacker(1).batch(table.scene(True), messages)
        for hostile in batch:
            table.attacker.socket.send(hostile.payload)
        for _ in range(8):
            table.beat(rng)
        table.attacker.hear_until(lambda message: message.get("error", {}).get("key") == "too-many-messages")
        _ask_until_heard(table.attacker)
        for text in table.attacker.heard:
            message = check_message(text)
            told[message["error"]["key"] if "error" in message else message["type"]] += 1
        assert server_errors(http) == 0
    return told


def _ask_until_heard(player: Player) -> None:
    """Ask for a sign of life until the server reads again: of what it drops it does not tell each time."""
    known = Counter(answer["type"] for answer in player.answers)["pong"]
    for _ in range(int(PATIENT)):
        player.send(type="ping")
        with suppress(TimeoutError):
            while True:
                player.hear(timeout=1)
        if Counter(answer["type"] for answer in player.answers)["pong"] > known:
            return
    raise AssertionError


def talk(server: RunningServer, http: httpx.Client, stack: ExitStack) -> list[str]:
    """Say every text that plays tricks, and return what all others read of it."""
    front = make_front(server, http, stack)
    for number, text in enumerate(TEXTS):
        answer = front.witness.ask(type="chat", id=f"t{number}", text=text)
        assert (answer["type"] == "ack") == (clean_text(text) != ""), answer
        front.said += [clean_text(text)] if answer["type"] == "ack" else []
    front.attacker.hear_until(lambda _: len(front.attacker.chat) == len(front.said))
    heard = [line["text"] for line in front.attacker.chat]
    assert heard == front.said
    assert all(text.isprintable() for text in heard), heard
    front.check()
    return heard


@dataclass(frozen=True)
class Fuzzed:
    """What all parts of the proof have found."""

    sockets: SocketFigures
    flood: dict[str, int]
    statuses: dict[int, int]
    """Answers to hostile requests, by status; 0 where the server hung up on what is no HTTP."""
    described: SchemaFigures


def prove(messages: int, examples: int, seed: int = 1) -> Fuzzed:
    """Run all parts; whatever is not as promised raises AssertionError."""
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name) / part for part in ("sockets", "flood", "requests")]
        for folder in folders:
            folder.mkdir()
        sockets, flooded = besiege(folders[0], messages, seed), flood(folders[1], FLOOD)
        with serving(folders[2]) as server, server.http() as http, ExitStack() as stack:
            talk(server, http, stack)
            statuses, errors = assault(server, make_table(http, "Ada", "Bob"), make_table(http, "Cy", "Dee"))
            described = explore(server, http, examples, PHASES)
            assert server_errors(http) == 0
    for error in (*errors, *described.errors):
        check_sentence(error)
    assert not described.failures, "\n\n".join(described.failures)
    assert len(described.reached) == described.operations, described.reached
    return Fuzzed(sockets, dict(flooded), dict(statuses), described)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run this part alone."""
    parser = argparse.ArgumentParser(description="Hostile messages and requests.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=50, help="requests of each kind of each operation")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    print(json.dumps(asdict(prove(options.messages, options.examples, options.seed)), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
