"""All tables of a server: made, found, listed, put away and taken up again."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from cablecar.server import queries
from cablecar.server.house import House
from cablecar.server.identity import Refused, clean_name, hashed, may_be_id, new_secret, new_table_id
from cablecar.server.livegame import LiveGame
from cablecar.server.queries import StoredTable
from cablecar.server.seats import BOT, HUMAN, OPEN, WAITING, Seat, Settings
from cablecar.server.table import Table, bot_name
from cablecar.server.wire import JsonObject

IDLE_SECONDS = 600.0
"""A table that nobody watches and nothing drives is put out of memory after so long."""
ARCHIVE_SECONDS = 30 * 86400.0
"""A table that nobody has used for so long is archived: not listed, but there by its link."""
SWEEP_SECONDS = 60.0

log = logging.getLogger("cablecar.server")


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat of a new table is to be."""

    kind: str
    """"human" (held by whoever makes the table), "open" or "bot"."""
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A new table, the host's secret, and the secrets of the seats that the host holds."""

    table: Table
    host_secret: str
    seat_secrets: dict[int, str]


class Hall:
    """Every table there is; those in use are in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        house.on_broken = self._forget

    async def open(self) -> None:
        """Go on with every game that was in play."""
        for identity in await self.house.store.run(queries.tables_in_play):
            await self.find(identity)
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Put all tables away."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self.tables.values()):
            await table.close("server-stops")
        self.tables.clear()

    async def make(self, settings: Settings, wishes: Sequence[Wish]) -> Made:
        """Make a table."""
        seats: list[Seat] = []
        secrets: dict[int, str] = {}
        for chair, wish in enumerate(wishes):
            seats.append(_seat(chair, wish, seats, secrets))
        identity, host_secret, now = new_table_id(), new_secret(), self.house.now()
        row = {
            "id": identity,
            "host_hash": hashed(host_secret),
            "settings": settings.to_json(),
            "status": WAITING,
            "public": settings.public,
            "chat_on": True,
            "created": now,
            "touched": now,
            "archived": False,
        }
        await self.house.store.run(lambda connection: queries.add_table(connection, row, seats))
        stored = StoredTable(identity, hashed(host_secret), settings, WAITING, True, now, seats, [], None, [])
        table = Table.of(self.house, stored)
        self.tables[identity] = table
        return Made(table, host_secret, secrets)

    async def find(self, identity: str) -> Table:
        """Return a table, from memory or from the store."""
        table = self.tables.get(identity)
        if table is None and may_be_id(identity):
            table = await self._load(identity)
        if table is None:
            raise Refused(404, "table-unknown")
        table.used = self.house.now()
        return table

    async def list_public(self) -> list[JsonObject]:
        """Return the public tables, the newest first."""
        identities = await self.house.store.run(queries.public_tables)
        return [(await self.find(identity)).to_json() for identity in identities]

    async def finished_game(self, table: Table, game: str) -> LiveGame:
        """Return a game of a table that has ended; of one that goes on nothing is told."""
        found = await self.house.store.run(lambda connection: queries.load_game(connection, table.id, game))
        if found is None:
            raise Refused(404, "game-unknown")
        live = await asyncio.to_thread(LiveGame.rebuild, *found)
        if live.game.result is None:
            raise Refused(409, "game-not-over")
        return live

    async def sweep(self) -> None:
        """Put away the tables that nobody uses, and archive those long forgotten."""
        before = self.house.now() - IDLE_SECONDS
        for table in list(self.tables.values()):
            if not table.audience and not table.driver.is_busy and table.used < before:
                self._forget(table)
                await table.close("table-reloads")
        limit, live = self.house.now() - ARCHIVE_SECONDS, list(self.tables)
        archived = await self.house.store.run(
            lambda connection: queries.archive_idle(connection, limit, live)
        )
        if archived:
            log.info("tables_archived", extra={"count": archived})

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweep_failed")

    async def _load(self, identity: str) -> Table | None:
        """Load a table once, however many ask for it at the same time."""
        task = self._loading.get(identity)
        if task is None:
            task = asyncio.create_task(self._load_once(identity))
            self._loading[identity] = task
            task.add_done_callback(lambda _: self._loading.pop(identity, None))
        return await asyncio.shield(task)

    async def _load_once(self, identity: str) -> Table | None:
        now = self.house.now()
        stored = await self.house.store.run(lambda connection: _load_alive(connection, identity, now))
        if stored is None:
            return None
        table = await asyncio.to_thread(Table.of, self.house, stored)
        async with table.lock:
            self.tables[identity] = table
            table.driver.wake()
        return table

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]


def _load_alive(connection: Connection, identity: str, now: float) -> StoredTable | None:
    """Load a table; one that was archived is in use again."""
    queries.revive(connection, identity, now)
    return queries.load_table(connection, identity)


def _seat(chair: int, wish: Wish, seats: Sequence[Seat], secrets: dict[int, str]) -> Seat:
    if wish.kind == OPEN:
        return Seat(chair, OPEN)
    if wish.kind == BOT:
        assert wish.bot is not None
        return Seat(chair, BOT, bot_name(wish.bot, seats), wish.bot)
    secrets[chair] = new_secret()
    return Seat(chair, HUMAN, clean_name(wish.name), secret_hash=hashed(secrets[chair]))
