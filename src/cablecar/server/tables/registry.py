"""All tables of a server: created, found, listed, put out of memory and resumed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection

from cablecar.server.model.chat import Chat
from cablecar.server.model.live_game import Entry, GameHead
from cablecar.server.model.seats import (
    BOT,
    HUMAN,
    OPEN,
    WAITING,
    Seat,
    Settings,
    TableHead,
    bot_name,
    expect_new_name,
)
from cablecar.server.protocol.codec import JsonObject
from cablecar.server.security.identity import Refused, clean_name, hashed, may_be_id, new_link_id, new_secret
from cablecar.server.storage import queries
from cablecar.server.storage.health import Health
from cablecar.server.storage.queries import StoredTable
from cablecar.server.storage.retention import REST_SECONDS, delete_old
from cablecar.server.storage.store import StoreUnavailable
from cablecar.server.tables.lobby import Lobby
from cablecar.server.tables.services import Services
from cablecar.server.tables.table import TOUCH_SECONDS, Table
from cablecar.server.tables.table_loader import TableLoader
from cablecar.server.tables.turn_scheduler import AHEAD_SECONDS

IDLE_SECONDS = 600.0
"""A table that nobody watches and that has nothing to do is put out of memory after this long."""
ARCHIVE_SECONDS = 30 * 86400.0
"""A table that nobody has used for this long is archived: not listed, but there by its link."""
CHORE_SECONDS = 60.0
"""How often each of the chores is done that `open` begins."""
RELOAD_SECONDS = 1.0
"""How long after a failed write a table is loaded again."""
LISTED_AT_ONCE = 200
"""The number of tables in play that one transaction looks at."""
SETTLE_SECONDS = 3600.0
"""For how long the clock must have run evenly before anything is deleted: at a start it may be wrong."""
RETENTION_SECONDS = 3600.0
"""How often old games are looked for."""
RETRY_SECONDS = 5.0
"""How long after an outage a chore is tried again."""

log = logging.getLogger("cablecar.server")


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """What a seat of a new table should be."""

    kind: str
    """"human" (held by the one who creates the table), "open" or "bot"."""
    name: str = ""
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A new table, the host's secret, and the secrets of the seats that the host holds."""

    table: Table
    host_secret: str
    seat_secrets: dict[int, str]


class TableRegistry:
    """Every table there is; those in use are in memory."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.lobby = Lobby(services.store, services.limits.public_tables_of_one)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self.health = Health(services.store)
        self._loader = TableLoader(self.health, self.find)
        self._upkeep: list[asyncio.Task[None]] = []
        self._due: dict[str, float] = {}
        """When the turns of tables end that were put out of memory because that is far away."""
        self._next_deletion = 0.0
        services.bot_pool.on_ready = self._broadcast_ready

    async def open(self) -> None:
        """Resume every game that was in play, in the background: people are served at once."""
        self._loader.start()
        # One task each: none waits for another.
        chores = (self.resume, self.put_away_idle, self.archive, self.delete_old)
        self._upkeep = [asyncio.create_task(_repeat(chore)) for chore in chores]

    async def close(self) -> None:
        """Put all tables out of memory."""
        self._loader.close()
        for task in self._upkeep:
            task.cancel()
        for table in list(self.tables.values()):
            await table.close("server-stops")
        self.tables.clear()

    async def create(
        self, settings: Settings, seat_requests: Sequence[SeatRequest], address: str
    ) -> CreatedTable:
        """Create a table for somebody at an address."""
        self._expect_playable(settings, seat_requests)
        if not settings.public:
            return await self._create(settings, seat_requests, address)
        async with self.lobby.listing(address) as public:
            created = await self._create(settings, seat_requests, address)
            public.append(created.table.id)
            return created

    async def rematch(self, table: Table, address: str, bot: str | None = None) -> None:
        """Play again, for somebody at an address; a public table is listed again, so it counts there."""
        if not table.head.settings.public:
            await table.rematch(bot)
            return
        async with self.lobby.listing(address) as public:
            await table.rematch(bot)
            public.append(table.id)

    async def _create(
        self, settings: Settings, seat_requests: Sequence[SeatRequest], address: str
    ) -> CreatedTable:
        seats: list[Seat] = []
        secrets: dict[int, str] = {}
        for chair, seat_request in enumerate(seat_requests):
            seats.append(_seat(chair, seat_request, seats, secrets))
        identity, host_secret, now = new_link_id(), new_secret(), self.services.now()
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
        await self.services.store.run(lambda connection: queries.add_table(connection, row, seats))
        head = TableHead(identity, hashed(host_secret), settings, now)
        table = Table(
            self.services, head, seats, WAITING, Chat([], True, self.services.now), None, self._reload
        )
        table.address = address
        self.tables[identity] = table
        return CreatedTable(table, host_secret, secrets)

    def _expect_playable(self, settings: Settings, seat_requests: Sequence[SeatRequest]) -> None:
        """Refuse a board or bots that this server does not have, and more players than the board is for."""
        most = self.services.boards.find(settings.board).components.max_players
        if len(seat_requests) > most:
            raise Refused(409, "wrong-player-count", most=most, count=len(seat_requests))
        for seat_request in seat_requests:
            if seat_request.bot is not None:
                self.services.expect_bot(seat_request.bot)

    async def find(self, identity: str) -> Table:
        """Return a table, from memory or from the store."""
        table = self.tables.get(identity)
        if table is None and may_be_id(identity):
            table = await self._load(identity)
        if table is None:
            raise Refused(404, "table-unknown")
        table.used = self.services.now()
        return table

    async def games(self, table: Table, secrets: set[str], before: int | None) -> list[JsonObject]:
        """Return the newest games of a table, the first first, marked where one of these secrets played."""

        def load(connection: Connection) -> list[JsonObject]:
            listed = queries.list_games(connection, table.id, before)
            played = queries.games_played(connection, [game["id"] for game in listed], secrets)
            return [{**game, "yours": game["id"] in played} for game in listed]

        return await self.services.store.run(load)

    async def load_finished(
        self, table: Table, game: str, secrets: set[str]
    ) -> tuple[GameHead, Sequence[Entry]]:
        """Return a game that has ended, for a secret of one of its players."""

        def load(connection: Connection) -> tuple[GameHead, Sequence[Entry]]:
            _expect_finished(connection, table, game, secrets)
            found = queries.load_game(connection, table.id, game)
            assert found is not None
            return found

        return await self.services.store.run(load)

    async def share(self, table: Table, game: str, secrets: set[str]) -> str:
        """Return the id of the link to a finished game, for a secret of one of its players."""
        link_id = new_link_id()

        def job(connection: Connection) -> str:
            _expect_finished(connection, table, game, secrets)
            return queries.share_game(connection, game, link_id)

        return await self.services.store.run(job)

    async def withdraw(self, table: Table, game: str, secrets: set[str]) -> None:
        """Remove the link to a finished game, for a secret of one of its players."""

        def job(connection: Connection) -> None:
            _expect_finished(connection, table, game, secrets)
            queries.withdraw_share(connection, game)

        await self.services.store.run(job)

    async def load_shared(self, share: str) -> tuple[GameHead, Sequence[Entry], dict[str, Any]]:
        """Return the game of a link, and its statistics; every wrong link gets the same answer."""
        found = None
        if may_be_id(share):
            found = await self.services.store.run(lambda connection: queries.load_shared(connection, share))
        if found is None:
            raise Refused(404, "replay-unknown")
        return found

    async def statistics(self, table: Table, game: str) -> JsonObject:
        """Return the statistics of a finished game."""
        found = await self.services.store.run(
            lambda connection: queries.load_statistics(connection, table.id, game)
        )
        if not found:
            raise Refused(404, "game-unknown")
        if found[0] is None:
            raise Refused(409, "game-not-over")
        return found[0]

    async def results_of_name(self, name: str) -> list[JsonObject]:
        """Return the newest finished games of a name, the newest first."""
        return await self.services.store.run(lambda connection: queries.results_of_name(connection, name))

    async def public_tables(self) -> list[JsonObject]:
        """Return the public tables: those where somebody is, those with free seats, and the newest, first."""
        return await self.lobby.listed(self.tables.values())

    async def put_away_idle(self) -> None:
        """Follow the system's clock, and put the tables out of memory that nobody uses."""
        self._follow_clock()
        for table in list(self.tables.values()):
            if self._is_idle(table):
                await self._keep_use(table)
            if self._is_idle(table):
                if table.deadline is not None:
                    self._due[table.id] = table.deadline
                self._forget(table)
                await table.close("table-reloads")

    def _is_idle(self, table: Table) -> bool:
        """Return True if nobody has been at a table for a while, and no bot plays there."""
        before = self.services.now() - IDLE_SECONDS
        return not table.subscribers and not table.scheduler.is_busy and table.used < before

    async def _keep_use(self, table: Table) -> None:
        """Keep when a table was last used: somebody may have watched it for days without a move."""
        used = table.used
        if used - table.touched >= TOUCH_SECONDS:
            job = partial(queries.revive, table=table.id, now=used, stale=used - TOUCH_SECONDS)
            await self.services.store.run(job)
            table.touched = used

    async def archive(self) -> None:
        """Archive the tables that nobody has used for long, some at a time."""
        archived = 0
        after: str | None = ""
        limit = self.services.now() - ARCHIVE_SECONDS
        while after is not None:
            job = partial(queries.archive_idle, before=limit, live=frozenset(self._live()), after=after)
            count, after = await self.services.store.run(job)
            archived += count
            await asyncio.sleep(REST_SECONDS)
        if archived:
            log.info("tables_archived", extra={"count": archived})

    async def delete_old(self) -> None:
        """Delete what is older than the host wants to keep, at most once an hour."""
        if self.services.clock.settled_seconds < SETTLE_SECONDS or self.services.now() < self._next_deletion:
            return
        tables, games = await delete_old(
            self.services.store, self.services.retention, self.services.now(), self._live
        )
        if tables or games:
            log.info("old_games_deleted", extra={"tables": tables, "games": games})
        self._next_deletion = self.services.now() + RETENTION_SECONDS

    def _broadcast_ready(self) -> None:
        """Let everybody know that bots can choose now."""
        for table in self.tables.values():
            table.broadcaster.broadcast_soon()

    async def resume(self) -> None:
        """Load every table that goes on by itself and is not in memory, in the background."""
        soon = self.services.now() + AHEAD_SECONDS
        self._due = {table: deadline for table, deadline in self._due.items() if deadline > soon}
        after: str | None = ""
        while after is not None:
            listing = partial(queries.tables_in_play, after=after, most=LISTED_AT_ONCE)
            found, after = await self.services.store.run(listing)
            self._loader.request(set(found).difference(self.tables, self._due))
            await asyncio.sleep(REST_SECONDS)

    def _follow_clock(self) -> None:
        """Follow the system's clock where somebody has set it; every turn keeps the time that is left."""
        jump = self.services.clock.correct()
        if jump:
            log.warning("clock_jumped", extra={"seconds": round(jump)})
            self._next_deletion += jump
            for table in self.tables.values():
                table.used += jump
                table.scheduler.shift(jump)

    def _live(self) -> list[str]:
        """Return the tables that are in memory, or will be."""
        return [*self.tables, *self._loading]

    def _reload(self, table: Table) -> None:
        """Forget a table that could not be stored, and load it again soon."""
        self._forget(table)
        asyncio.get_running_loop().call_later(RELOAD_SECONDS, self._loader.request, [table.id])

    async def _load(self, identity: str) -> Table | None:
        """Load a table once, however many ask for it at the same time."""
        task = self._loading.get(identity)
        if task is None:
            task = asyncio.create_task(self._load_once(identity))
            self._loading[identity] = task
            task.add_done_callback(lambda _: self._loading.pop(identity, None))
        return await asyncio.shield(task)

    async def _load_once(self, identity: str) -> Table | None:
        now = self.services.now()
        stored = await self.services.store.run(lambda connection: _load_alive(connection, identity, now))
        if stored is None:
            return None
        table = await asyncio.to_thread(Table.from_stored, self.services, stored, self._reload)
        async with table.lock:
            self._due.pop(identity, None)
            self.tables[identity] = table
            table.scheduler.wake()
        return table

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]


async def _repeat(chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore at once and every minute, and soon again after an outage."""
    pause = 0.0
    while True:
        await asyncio.sleep(pause)
        pause = CHORE_SECONDS
        try:
            await chore()
        except StoreUnavailable:
            pause = RETRY_SECONDS
        except Exception:
            log.exception("sweep_failed")


def _expect_finished(connection: Connection, table: Table, game: str, secrets: set[str]) -> None:
    """Refuse people who have not played a game of a table, and everybody before its end."""
    ending = queries.load_ending(connection, table.id, game)
    if ending is None:
        raise Refused(404, "game-unknown")
    if not secrets.intersection(ending["keepers"]):
        raise Refused(403, "secret-wrong")
    if ending["ended"] is None:
        raise Refused(409, "game-not-over")


def _load_alive(connection: Connection, identity: str, now: float) -> StoredTable | None:
    """Mark a table as used now, and load it."""
    queries.revive(connection, identity, now, now - TOUCH_SECONDS)
    return queries.load_table(connection, identity)


def _seat(chair: int, seat_request: SeatRequest, seats: Sequence[Seat], secrets: dict[int, str]) -> Seat:
    if seat_request.kind == OPEN:
        return Seat(chair, OPEN)
    if seat_request.kind == BOT:
        assert seat_request.bot is not None
        return Seat(chair, BOT, bot_name(seat_request.bot, seats), seat_request.bot)
    name = clean_name(seat_request.name)
    expect_new_name(name, seats)
    secrets[chair] = new_secret()
    return Seat(chair, HUMAN, name, secret_hash=hashed(secrets[chair]))
