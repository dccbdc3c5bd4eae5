"""All tables of a server: made, found, listed, put away and taken up again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection

from cablecar.server import queries
from cablecar.server.chat import Chat
from cablecar.server.driver import AHEAD_SECONDS
from cablecar.server.health import Health
from cablecar.server.house import House
from cablecar.server.identity import Refused, clean_name, hashed, may_be_id, new_link_id, new_secret
from cablecar.server.livegame import Entry, GameHead
from cablecar.server.lobby import Lobby
from cablecar.server.queries import StoredTable
from cablecar.server.resuming import Resumer
from cablecar.server.retention import REST_SECONDS, delete_old
from cablecar.server.seats import BOT, HUMAN, OPEN, WAITING, Seat, Settings, TableHead
from cablecar.server.store import StoreUnavailable
from cablecar.server.table import TOUCH_SECONDS, Table, bot_name, expect_new_name
from cablecar.server.wire import JsonObject

IDLE_SECONDS = 600.0
"""A table that nobody watches and nothing drives is put out of memory after so long."""
ARCHIVE_SECONDS = 30 * 86400.0
"""A table that nobody has used for so long is archived: not listed, but there by its link."""
SWEEP_SECONDS = 60.0
RELOAD_SECONDS = 1.0
"""How long after a failed write a table is loaded again."""
LISTED_AT_ONCE = 200
"""So many tables in play are looked at in one transaction."""
SETTLE_SECONDS = 3600.0
"""So long the clock must have run evenly before anything is deleted: at a start it may be wrong."""
RETENTION_SECONDS = 3600.0
"""How often old games are looked for."""
RETRY_SECONDS = 5.0
"""How long after an outage the next sweep comes."""

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
        self.lobby = Lobby(house.store, house.limits.public_tables_of_one)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self.health = Health(house.store)
        self._resumer = Resumer(self.health, self.find)
        self._upkeep: list[asyncio.Task[None]] = []
        self._due: dict[str, float] = {}
        """When the turns of tables end that were put out of memory because that is far away."""
        self._next_deletion = 0.0
        house.on_broken = self._reload
        house.thinkers.on_ready = self._tell_ready

    async def open(self) -> None:
        """Go on with every game that was in play, in the background: people are served at once."""
        self._resumer.start()
        # Each for itself: what takes long keeps none of the others waiting.
        works = (self.resume, self.sweep, self.archive, self.delete_old)
        self._upkeep = [asyncio.create_task(_repeat(work)) for work in works]

    async def close(self) -> None:
        """Put all tables away."""
        self._resumer.close()
        for task in self._upkeep:
            task.cancel()
        for table in list(self.tables.values()):
            await table.close("server-stops")
        self.tables.clear()

    async def make(self, settings: Settings, wishes: Sequence[Wish], address: str) -> Made:
        """Make a table for somebody at an address."""
        self._expect_playable(settings, wishes)
        if not settings.public:
            return await self._make(settings, wishes, address)
        async with self.lobby.making(address) as public:
            made = await self._make(settings, wishes, address)
            public.append(made.table.id)
            return made

    async def rematch(self, table: Table, address: str) -> None:
        """Play again, for somebody at an address; a public table is listed again, so it counts there."""
        if not table.head.settings.public:
            await table.rematch()
            return
        async with self.lobby.making(address) as public:
            await table.rematch()
            public.append(table.id)

    async def _make(self, settings: Settings, wishes: Sequence[Wish], address: str) -> Made:
        seats: list[Seat] = []
        secrets: dict[int, str] = {}
        for chair, wish in enumerate(wishes):
            seats.append(_seat(chair, wish, seats, secrets))
        identity, host_secret, now = new_link_id(), new_secret(), self.house.now()
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
        head = TableHead(identity, hashed(host_secret), settings, now)
        table = Table(self.house, head, seats, WAITING, Chat([], True, self.house.now), None)
        table.address = address
        self.tables[identity] = table
        return Made(table, host_secret, secrets)

    def _expect_playable(self, settings: Settings, wishes: Sequence[Wish]) -> None:
        """Refuse a board or bots that this server does not have, and more players than the board is for."""
        most = self.house.boards.find(settings.board).components.max_players
        if len(wishes) > most:
            raise Refused(409, "wrong-player-count", most=most, count=len(wishes))
        for wish in wishes:
            if wish.bot is not None:
                self.house.expect_bot(wish.bot)

    async def find(self, identity: str) -> Table:
        """Return a table, from memory or from the store."""
        table = self.tables.get(identity)
        if table is None and may_be_id(identity):
            table = await self._load(identity)
        if table is None:
            raise Refused(404, "table-unknown")
        table.used = self.house.now()
        return table

    async def games(self, table: Table, secrets: set[str], before: int | None) -> list[JsonObject]:
        """Return the newest games of a table, the first first, marked where one of these secrets played."""

        def load(connection: Connection) -> list[JsonObject]:
            listed = queries.list_games(connection, table.id, before)
            played = queries.games_played(connection, [game["id"] for game in listed], secrets)
            return [{**game, "yours": game["id"] in played} for game in listed]

        return await self.house.store.run(load)

    async def load_finished(
        self, table: Table, game: str, secrets: set[str]
    ) -> tuple[GameHead, Sequence[Entry]]:
        """Return a game that has ended to whoever shows the secret of one of its players."""

        def load(connection: Connection) -> tuple[GameHead, Sequence[Entry]]:
            _expect_finished(connection, table, game, secrets)
            found = queries.load_game(connection, table.id, game)
            assert found is not None
            return found

        return await self.house.store.run(load)

    async def share(self, table: Table, game: str, secrets: set[str]) -> str:
        """Return what the link to a finished game ends with, to whoever shows the secret of a player."""
        made = new_link_id()

        def job(connection: Connection) -> str:
            _expect_finished(connection, table, game, secrets)
            return queries.share_game(connection, game, made)

        return await self.house.store.run(job)

    async def withdraw(self, table: Table, game: str, secrets: set[str]) -> None:
        """Let the link to a finished game lead nowhere any more."""

        def job(connection: Connection) -> None:
            _expect_finished(connection, table, game, secrets)
            queries.withdraw_share(connection, game)

        await self.house.store.run(job)

    async def load_shared(self, share: str) -> tuple[GameHead, Sequence[Entry], dict[str, Any]]:
        """Return the game of a link, and its statistics; whatever else it is gets one answer."""
        found = None
        if may_be_id(share):
            found = await self.house.store.run(lambda connection: queries.load_shared(connection, share))
        if found is None:
            raise Refused(404, "replay-unknown")
        return found

    async def sweep(self) -> None:
        """Follow the system's clock, and put away the tables that nobody uses."""
        self._follow_clock()
        for table in list(self.tables.values()):
            if self._is_idle(table):
                await self._keep_use(table)
            if self._is_idle(table):
                deadline = table.driver.deadline()
                if deadline is not None:
                    self._due[table.id] = deadline
                self._forget(table)
                await table.close("table-reloads")

    def _is_idle(self, table: Table) -> bool:
        """Return True if nobody has been at a table for a while, and no bot plays there."""
        before = self.house.now() - IDLE_SECONDS
        return not table.audience and not table.driver.is_busy and table.used < before

    async def _keep_use(self, table: Table) -> None:
        """Keep when a table was last used: somebody may have watched it for days without a move."""
        used = table.used
        if used - table.touched >= TOUCH_SECONDS:
            job = partial(queries.revive, table=table.id, now=used, stale=used - TOUCH_SECONDS)
            await self.house.store.run(job)
            table.touched = used

    async def archive(self) -> None:
        """Archive the tables that were long forgotten, some at a time."""
        archived = 0
        after: str | None = ""
        limit = self.house.now() - ARCHIVE_SECONDS
        while after is not None:
            job = partial(queries.archive_idle, before=limit, live=frozenset(self._live()), after=after)
            count, after = await self.house.store.run(job)
            archived += count
            await asyncio.sleep(REST_SECONDS)
        if archived:
            log.info("tables_archived", extra={"count": archived})

    async def delete_old(self) -> None:
        """Delete what is older than the host wants to keep, where it is time to look for it."""
        if self.house.clock.settled_seconds < SETTLE_SECONDS or self.house.now() < self._next_deletion:
            return
        tables, games = await delete_old(self.house.store, self.house.retention, self.house.now(), self._live)
        if tables or games:
            log.info("old_games_deleted", extra={"tables": tables, "games": games})
        self._next_deletion = self.house.now() + RETENTION_SECONDS

    def _tell_ready(self) -> None:
        """Tell everybody that bots can choose now."""
        for table in self.tables.values():
            table.tell_presence()

    async def resume(self) -> None:
        """Load every table that should go on by itself and is not in memory, in the background."""
        soon = self.house.now() + AHEAD_SECONDS
        self._due = {table: deadline for table, deadline in self._due.items() if deadline > soon}
        after: str | None = ""
        while after is not None:
            listing = partial(queries.tables_in_play, after=after, most=LISTED_AT_ONCE)
            found, after = await self.house.store.run(listing)
            self._resumer.want(set(found).difference(self.tables, self._due))
            await asyncio.sleep(REST_SECONDS)

    def _follow_clock(self) -> None:
        """Follow the system's clock where somebody has set it; every turn keeps the time that is left."""
        jump = self.house.clock.correct()
        if jump:
            log.warning("clock_jumped", extra={"seconds": round(jump)})
            self._next_deletion += jump
            for table in self.tables.values():
                table.used += jump
                table.driver.shift(jump)

    def _live(self) -> list[str]:
        """Return the tables that are in memory, or will be."""
        return [*self.tables, *self._loading]

    def _reload(self, table: Table) -> None:
        """Let go of a table that could not be written, and go on from what the store has."""
        self._forget(table)
        asyncio.get_running_loop().call_later(RELOAD_SECONDS, self._resumer.want, [table.id])

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
            self._due.pop(identity, None)
            self.tables[identity] = table
            table.driver.wake()
        return table

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]


async def _repeat(work: Callable[[], Awaitable[None]]) -> None:
    """Do something at once and every minute, and soon again after an outage."""
    pause = 0.0
    while True:
        await asyncio.sleep(pause)
        pause = SWEEP_SECONDS
        try:
            await work()
        except StoreUnavailable:
            pause = RETRY_SECONDS
        except Exception:
            log.exception("sweep_failed")


def _expect_finished(connection: Connection, table: Table, game: str, secrets: set[str]) -> None:
    """Refuse whoever has not played a game of a table, and everybody before its end."""
    ending = queries.load_ending(connection, table.id, game)
    if ending is None:
        raise Refused(404, "game-unknown")
    if not secrets.intersection(ending["keepers"]):
        raise Refused(403, "secret-wrong")
    if ending["ended"] is None:
        raise Refused(409, "game-not-over")


def _load_alive(connection: Connection, identity: str, now: float) -> StoredTable | None:
    """Load a table, which is in use now."""
    queries.revive(connection, identity, now, now - TOUCH_SECONDS)
    return queries.load_table(connection, identity)


def _seat(chair: int, wish: Wish, seats: Sequence[Seat], secrets: dict[int, str]) -> Seat:
    if wish.kind == OPEN:
        return Seat(chair, OPEN)
    if wish.kind == BOT:
        assert wish.bot is not None
        return Seat(chair, BOT, bot_name(wish.bot, seats), wish.bot)
    name = clean_name(wish.name)
    expect_new_name(name, seats)
    secrets[chair] = new_secret()
    return Seat(chair, HUMAN, name, secret_hash=hashed(secrets[chair]))
