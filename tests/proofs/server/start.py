"""The proof that a server with thousands of running games answers at once, and that all of them go on.

A store full of unfinished games: some wait for a person, some for a bot, some have a clock.
"""

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from sqlalchemy import Connection

from cablecar.engine.game import Game
from cablecar.engine.players import Player
from cablecar.server.model.live_game import ActionMeta, LiveGame, SeatOwner
from cablecar.server.model.seats import BOT, HUMAN, PLAYING, Seat, Settings
from cablecar.server.security.identity import hashed, new_game_id, new_link_id, new_secret
from cablecar.server.serve import database_in
from cablecar.server.storage import queries
from cablecar.server.storage.store import Store
from tests.proofs.server_clients.unwatched import hosted, newest, wait_for

MOST_MOVES = 40
"""How many moves games have at the most when the server starts."""
WRITTEN_AT_ONCE = 100
WAITS = ("person", "bot", "clock")
"""Whom the games wait for, in turn."""
FIRST_SECONDS = 10.0
"""Within which a server with 5,000 games must give its first answer."""
LOAD_SECONDS = 600.0
PAUSE = 1.0
"""Seconds between looks into the store, which take a while where it is large."""


@dataclass(frozen=True)
class Started:
    """A start; all its checks have held."""

    games: int
    entries: int
    first_answer: float
    """Seconds from the start of the process to the first answer."""
    first_table: float
    """Seconds from the first answer to a table that somebody asks for."""
    all_on: float
    """Seconds from the first answer until every game that waits for a bot had gone on."""
    bots: int
    """Those games."""


@dataclass(frozen=True)
class Unfinished:
    """An unfinished game, to be kept under many ids."""

    seats: list[Seat]
    settings: Settings
    live: LiveGame


def make_unfinished(wait: str, rng: random.Random) -> Unfinished:
    """Play a game for a while, until it waits for whom it is to wait for."""
    bot = Seat(1, BOT, "Random", "random")
    other = Seat(1, HUMAN, "Bob", secret_hash=hashed(new_secret())) if wait == "clock" else bot
    seats = [Seat(0, HUMAN, "Ada", secret_hash=hashed(new_secret())), other]
    settings = Settings("san-francisco", 1.0, 86_400 if wait == "clock" else None, False, True)
    game = Game.new([Player(seat.name, seat.player_kind) for seat in seats], rng.randrange(10**9))
    now = time.time()
    live = LiveGame(new_game_id(), 1, game, [SeatOwner(seat.chair, seat.secret_hash) for seat in seats], now)
    wanted = {"person": (0,), "bot": (1,)}.get(wait)
    moves = rng.randrange(10, MOST_MOVES)
    while len(live.entries) < moves or (wanted is not None and game.waiting_for != wanted):
        seat = game.waiting_for[0]
        actor = HUMAN if seats[seat].kind == HUMAN else "bot:random"
        live.move(ActionMeta(seat, actor, now, f"m{live.next_number}"), rng.choice(game.legal_moves(seat)))
        assert game.result is None, "the game is over too early"
    return Unfinished(seats, settings, live)


def keep(connection: Connection, unfinished: Unfinished) -> str:
    """Keep a game under a new id, and return the id of its table."""
    table, now = new_link_id(), time.time()
    row = {
        "id": table,
        "host_hash": hashed(new_secret()),
        "settings": unfinished.settings.to_json(),
        "status": PLAYING,
        "public": False,
        "chat_on": True,
        "created": now,
        "touched": now,
        "archived": False,
    }
    queries.add_table(connection, row, unfinished.seats)
    unfinished.live.id = new_game_id()
    queries.add_game(connection, table, unfinished.live)
    for entry in unfinished.live.entries:
        queries.add_entry(connection, unfinished.live.id, entry)
    return table


async def fill(store: Store, games: int) -> dict[str, list[str]]:
    """Fill a store with running games, and return their tables by whom they wait for."""
    rng = random.Random(1)
    unfinished = {wait: [make_unfinished(wait, rng) for _ in range(10)] for wait in WAITS}
    tables: dict[str, list[str]] = {wait: [] for wait in WAITS}

    def keep_some(connection: Connection, numbers: range) -> None:
        for number in numbers:
            wait = WAITS[number % len(WAITS)]
            tables[wait].append(keep(connection, rng.choice(unfinished[wait])))

    for first in range(0, games, WRITTEN_AT_ONCE):
        numbers = range(first, min(first + WRITTEN_AT_ONCE, games))
        await store.run(lambda connection, numbers=numbers: keep_some(connection, numbers))  # type: ignore[misc]
    return tables


def prove_start(games: int) -> Started:
    """Start a server on a store with this many running games."""
    with tempfile.TemporaryDirectory(prefix="cablecar-start-") as name:
        folder = Path(name)
        store = Store(database_in(folder))
        tables = asyncio.run(fill(store, games))
        store.close()
        start = time.monotonic()
        with hosted(folder) as server:
            answered = time.monotonic()
            before = newest(server)
            asked = f"http://{server.address}/api/tables/{tables['person'][-1]}"
            shown = httpx.get(asked, timeout=FIRST_SECONDS)
            assert shown.json()["table"]["status"] == PLAYING
            first_table = time.monotonic() - answered
            bots = tables["bot"]

            def have_gone_on() -> bool:
                now = newest(server)
                return all(now[table] > before[table] for table in bots)

            wait_for(have_gone_on, "a game that waits for a bot has stopped", LOAD_SECONDS, PAUSE)
            entries = sum(count for _, count in newest(server).values())
            all_on = time.monotonic() - answered
    return Started(games, entries, answered - start, first_table, all_on, len(bots))
