"""The proof that a killed server loses nothing: tables play on while it dies and comes back.

`python -m tests.proofs.server.kill` kills a real server (SIGKILL) at 200 random moments while clients play 20
tables, come and go. They come back, ask for what they have missed and send again what was not answered. In
the end the store must hold all that they were ever told, once, and every game must be over.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from cablecar.engine.game import Game
from cablecar.engine.moves import from_json
from cablecar.engine.record import read
from cablecar.server.security.identity import hashed
from cablecar.server.serve import DATABASE
from tests.proofs.server_clients.kill_clients import ACTING, Json, Key, Party, Told
from tests.proofs.server_clients.killable_server import Server, end_by_themselves

STARTING = 0.15
"""The share of the kills that meet a server which is just starting."""
START_SECONDS, PLAY_SECONDS = 2.0, 3.0
"""How long after its start, or after its first answer, a server is killed at the latest."""
WRITING, WRITE_SECONDS = 0.3, 0.015
"""The share of the other kills that come right after a client has sent a message, and how soon after it."""
ASKING, ASK_SECONDS = 0.4, 0.03
"""The same for requests over HTTP."""
FINISH_SECONDS = 300.0
"""How long the last games may take once nobody kills the server any more."""
UNHELD = """
    SELECT seats.table_id, seats.chair FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.status = 'playing'
    AND seats.kind = 'human' AND seats.secret_hash IS NULL AND seats.bot IS NULL
"""
"""The seats that a game waits for though nobody can ever play them."""


@dataclass(frozen=True)
class Figures:
    """What a run was made of; all its checks have held."""

    kills: int
    kills_while_starting: int
    tables: int
    games: int
    """Games played to the end, rematches among them."""
    moves: int
    """Rows of the log of moves, undos and changes of hands among them."""
    acknowledged: int
    """Messages of clients that were acknowledged, lines of chat among them."""
    sent_again: int
    """Messages that had no answer when the connection was lost."""
    kept_unheard: int
    """Those of them that were on disk already, so that sending again must not play twice."""
    acts: dict[str, int]
    """Requests that change something, by kind."""
    asked_again: int
    """Requests that were sent and had no answer when the server died."""
    done_unheard: int
    """Those of them whose second answer shows that they had been done."""
    seconds: float


# --- the run


@dataclass
class Run:
    """Tables at a time, and how often the server is killed."""

    server: Server
    kills: int
    tables: int
    seed: int
    play_seconds: float = PLAY_SECONDS
    acting: float = ACTING
    told: Told = field(default_factory=Told)
    parties: list[Party] = field(default_factory=list)
    kills_while_starting: int = 0
    is_closing: bool = False

    async def play(self) -> None:
        """Kill and restart while tables play, then let all games come to their end."""
        self.server.start()
        try:
            async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as group:
                for _ in range(self.tables):
                    group.create_task(self._keep_playing())
                await self._kill_on(group)
                self.is_closing = True
                limit.reschedule(asyncio.get_running_loop().time() + FINISH_SECONDS)
        except TimeoutError:
            raise AssertionError("not every game came to its end") from None

    async def _keep_playing(self) -> None:
        """Play one game after the other until the kills are done."""
        while not self.is_closing:
            party = Party(self.server, self.told, len(self.parties), self.seed, self.acting)
            self.parties.append(party)
            await party.play()

    async def _kill_on(self, group: asyncio.TaskGroup) -> None:
        rng = random.Random(self.seed)
        await self.server.ready()
        for _ in range(self.kills):
            await self._wait_for_the_moment(rng)
            group.create_task(end_by_themselves(self.server.kill()))
            check_held(self.server.folder / DATABASE)
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
        dice = rng.random()
        if dice < WRITING:
            await self._wait_for(self.server.was_told, rng.uniform(0, WRITE_SECONDS))
        elif dice < WRITING + ASKING:
            await self._wait_for(self.server.was_asked, rng.uniform(0, ASK_SECONDS))

    async def _wait_for(self, event: asyncio.Event, more: float) -> None:
        """Wait for something to be sent, or for as long as a server may live, and a little more."""
        event.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), self.play_seconds)
        await asyncio.sleep(more)

    async def save_records(self) -> list[Path]:
        """Download the records of all games."""
        folder = self.server.folder / "records"
        folder.mkdir()
        return [file for party in self.parties for file in await party.save_records(folder)]


def prove_kills(
    folder: Path,
    kills: int,
    tables: int,
    seed: int = 0,
    play_seconds: float = PLAY_SECONDS,
    acting: float = ACTING,
) -> tuple[Figures, Told]:
    """Run it all in an empty folder and check everything; return the figures and what clients were told."""
    begun = time.monotonic()
    run = Run(Server(folder), kills, tables, seed, play_seconds, acting)
    try:
        files = asyncio.run(_play_and_save(run))
    finally:
        run.server.stop()
    check_records(files)
    games = {game for party in run.parties for game in party.games}
    moves = check_store(folder / DATABASE, run.told, games)
    told = run.told
    figures = Figures(
        kills=kills,
        kills_while_starting=run.kills_while_starting,
        tables=len(run.parties),
        games=len(games),
        moves=moves,
        acknowledged=len(told.acknowledged) + len(told.said),
        sent_again=told.sent_again,
        kept_unheard=told.kept_unheard,
        acts=dict(told.acts),
        asked_again=told.asked_again,
        done_unheard=told.done_unheard,
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
        assert Game.replay(read(file)).result is not None
    subprocess.run(
        [sys.executable, "-m", "cablecar", "verify", *files], check=True, stdout=subprocess.DEVNULL
    )


def check_store(database: Path, told: Told, games: set[str]) -> int:
    """Check that the store holds all that was told, once, and nothing else; return its number of moves."""
    check_held(database)
    begun = _rows(database, "SELECT * FROM games")
    rows = _rows(database, "SELECT * FROM moves ORDER BY game_id, number")
    lines = _rows(database, "SELECT * FROM chat ORDER BY table_id, number")
    check_games(begun, games)
    check_entries(rows, told)
    check_messages([(row["game_id"], row["seat"], row) for row in rows], told.acknowledged, told.unsure)
    check_messages([(row["table_id"], row["chair"], row) for row in lines], told.said, told.unsure)
    stored = {(row["game_id"], row["seat"], row["message_id"]) for row in rows}
    assert not stored & told.refused, "a refused message was played"
    check_hands(begun, rows, told)
    check_holders(_rows(database, "SELECT * FROM seats"), told)
    return len(rows)


def _rows(database: Path, query: str) -> list[sqlite3.Row]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        return connection.execute(query).fetchall()


def check_held(database: Path) -> None:
    """Check that no game waits for a seat that nobody can play: without a holder, and without a bot."""
    unheld = [tuple(row) for row in _rows(database, UNHELD)]
    assert not unheld, f"a game waits for nobody: table and chair {unheld}"


def check_games(begun: Sequence[sqlite3.Row], games: set[str]) -> None:
    """Check that every game has ended, that no other was begun, and that seats rotate at a rematch (S7)."""
    ended = {row["id"] for row in begun if row["ended"] is not None}
    assert ended == games, f"not over, or unknown: {ended ^ games}"
    assert len(ended) == len(begun), "a game was begun that nobody knows"
    by_round = {(row["table_id"], row["round"]): json.loads(row["chairs"]) for row in begun}
    assert len(by_round) == len(begun)
    for (table, number), chairs in by_round.items():
        before = by_round[table, number - 1] if number > 1 else []
        if sorted(before) == sorted(chairs):
            assert chairs == [*before[1:], before[0]], f"{table}: the seats of game {number} did not rotate"


def check_hands(begun: Sequence[sqlite3.Row], rows: Sequence[sqlite3.Row], told: Told) -> None:
    """Check that a seat changed hands once each time, and was played by the one who had it."""
    hands = {
        (row["id"], seat): str(player["kind"])
        for row in begun
        for seat, player in enumerate(json.loads(row["players"]))
    }
    for row in rows:
        place = (row["game_id"], row["seat"])
        if row["kind"] in ("bot", "back"):
            assert hands[place] != row["actor"], f"{place} changed hands twice at {row['number']}"
            hands[place] = row["actor"]
        else:
            is_bot = row["actor"] != "human"
            assert is_bot == (hands[place] != "human"), f"{place} played out of turn at {row['number']}"
    for place in told.left:
        assert hands[place] != "human", f"{place} was left, and no bot has it"


def check_holders(seats: Sequence[sqlite3.Row], told: Told) -> None:
    """Check that every client that never lost its seat still has it."""
    kept = {(row["table_id"], row["chair"]): row["secret_hash"] for row in seats}
    for place, secret in told.held.items():
        assert kept[place] == hashed(secret), f"the secret of {place} works no more"


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
    rows: Sequence[tuple[str, int, sqlite3.Row]],
    wanted: dict[Key, tuple[int, Json]],
    unsure: dict[Key, Json],
) -> None:
    """Check that every acknowledged message is there once, under its number and with its content."""
    found: dict[Key, sqlite3.Row] = {}
    for where, who, row in rows:
        if row["message_id"] is not None:
            assert (where, who, row["message_id"]) not in found, "a message was played twice"
            found[where, who, row["message_id"]] = row
    others = found.keys() - unsure.keys()
    assert others == wanted.keys(), f"lost, or never acknowledged: {others ^ wanted.keys()}"
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
