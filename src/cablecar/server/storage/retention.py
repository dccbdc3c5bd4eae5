"""Retention: how long a server keeps what is over, and how that is deleted."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, exists, select, tuple_

from cablecar.server.model.seats import HUMAN, PLAYING
from cablecar.server.storage.schema import CHAT, GAMES, MOVES, RESULTS, SEATS, TABLES
from cablecar.server.storage.store import Store

DAY_SECONDS = 86_400.0
BOTS_DAYS = 1
"""Days that a game is kept in which no person had a seat."""
UNPLAYED_DAYS = 60
"""Days that a table is kept at which no game was ever begun."""
UNFINISHED_DAYS = 90
"""Days that a game which nobody goes on with is kept at the least; a turn may have thirty."""
MOST_TABLES, MOST_GAMES = 100, 10
"""The most tables that one transaction looks at, and the most games that it deletes."""
REST_SECONDS = 0.05
"""Lets others use the store between two transactions."""
FREED_PAGES = 500
"""The pages that an SQLite file gives back at a time."""


class Position(NamedTuple):
    """How far a search for old things has come: times and ids are in order."""

    at: float = 0.0
    id: str = ""


@dataclass(frozen=True, slots=True)
class Retention:
    """How long the host lets a server keep games."""

    finished_days: int | None = None
    """Days that a finished game of people is kept after its table was last used, None for no limit."""

    def days_of(self, table: Row[Any]) -> int | None:
        """Return for how many days after its last use a table is kept, None for no limit."""
        if not table.has_games:
            return UNPLAYED_DAYS
        if not (table.has_people or table.is_by_people):
            return BOTS_DAYS
        if self.finished_days is None:
            return None
        return max(self.finished_days, UNFINISHED_DAYS) if table.status == PLAYING else self.finished_days

    def days_of_game(self, by_people: bool) -> int | None:
        """Return for how many days after its end an earlier game of a table is kept, None for no limit."""
        return self.finished_days if by_people else BOTS_DAYS


KEEP_ALWAYS = Retention()
"""The retention of somebody's own machine."""
Deletion = Callable[[Connection], tuple[int, Position | None]]
"""Deletes some old things, and returns how many and where to go on."""


async def delete_old(
    store: Store, retention: Retention, now: float, live: Callable[[], Collection[str]]
) -> tuple[int, int]:
    """Delete what is too old, a little at a time, and return how many tables and how many earlier games."""

    def tables(after: Position) -> Deletion:
        # A table is live before the job that loads it is in the queue: no job deletes it behind that one.
        return partial(delete_tables, retention=retention, now=now, after=after, live=frozenset(live()))

    def games(by_people: bool, after: Position) -> Deletion:
        which = partial(delete_games, retention=retention, now=now, live=frozenset(live()))
        return partial(which, by_people=by_people, after=after)

    deleted = await _delete_all(store, tables)
    earlier = sum([await _delete_all(store, partial(games, by_people)) for by_people in (True, False)])
    while await store.run(shrink):
        await asyncio.sleep(REST_SECONDS)
    return deleted, earlier


async def _delete_all(store: Store, deletion: Callable[[Position], Deletion]) -> int:
    deleted, after = 0, Position()
    while True:
        count, reached = await store.run(deletion(after))
        deleted += count
        if reached is None:
            return deleted
        after = reached
        await asyncio.sleep(REST_SECONDS)


def delete_tables(
    connection: Connection, retention: Retention, now: float, after: Position, live: Collection[str]
) -> tuple[int, Position | None]:
    """Delete the old ones among some tables, with all their games, but for live ones.

    Return how many were deleted, and where to go on.
    """
    shortest = now - DAY_SECONDS * min(BOTS_DAYS, retention.finished_days or BOTS_DAYS)
    key = tuple_(TABLES.c.touched, TABLES.c.id)
    query = (
        select(
            TABLES.c.id,
            TABLES.c.touched,
            TABLES.c.status,
            exists().where(GAMES.c.table_id == TABLES.c.id).label("has_games"),
            exists().where((GAMES.c.table_id == TABLES.c.id) & GAMES.c.by_people).label("is_by_people"),
            exists().where((SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == HUMAN)).label("has_people"),
        )
        .where((TABLES.c.touched < shortest) & (key > tuple_(after.at, after.id)))
        .order_by(TABLES.c.touched, TABLES.c.id)
        .limit(MOST_TABLES)
    )
    rows = connection.execute(query).all()
    deleted = 0
    for row in rows:
        days = retention.days_of(row)
        if days is not None and row.touched < now - days * DAY_SECONDS and row.id not in live:
            if deleted == MOST_GAMES:
                return deleted, after
            _delete_table(connection, row.id)
            deleted += 1
        after = Position(row.touched, row.id)
    return deleted, after if len(rows) == MOST_TABLES else None


def delete_games(
    connection: Connection,
    retention: Retention,
    now: float,
    by_people: bool,
    after: Position,
    live: Collection[str],
) -> tuple[int, Position | None]:
    """Delete some old games of tables that have played another one since; the newest stays with its table.

    Those of live tables stay: somebody may be looking at the list. Return how many were deleted, and
    where to go on.
    """
    days = retention.days_of_game(by_people)
    if days is None:
        return 0, None
    later = GAMES.alias()
    is_earlier = exists().where((later.c.table_id == GAMES.c.table_id) & (later.c.round > GAMES.c.round))
    old = GAMES.c.by_people.is_(by_people) & (GAMES.c.ended < now - days * DAY_SECONDS)
    key = tuple_(GAMES.c.ended, GAMES.c.id)
    query = (
        select(GAMES.c.id, GAMES.c.ended, GAMES.c.table_id)
        .where(old & is_earlier & (key > tuple_(after.at, after.id)))
        .order_by(GAMES.c.ended, GAMES.c.id)
        .limit(MOST_GAMES)
    )
    rows = connection.execute(query).all()
    old_games = [row.id for row in rows if row.table_id not in live]
    _delete_games(connection, GAMES.c.id.in_(old_games))
    return len(old_games), Position(rows[-1].ended, rows[-1].id) if len(rows) == MOST_GAMES else None


def shrink(connection: Connection) -> bool:
    """Give some of the space that was freed back to the system, and return True if there is more.

    PostgreSQL does so by itself; so does no SQLite file made by an older version, which only uses it again.
    """
    if connection.dialect.name != "sqlite":
        return False
    free = _free_pages(connection)
    for _ in range(min(free, FREED_PAGES)):
        connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")  # Python's driver frees one at a time
    return 0 < _free_pages(connection) < free


def _free_pages(connection: Connection) -> int:
    count: int = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
    return count


def _delete_table(connection: Connection, table: str) -> None:
    _delete_games(connection, GAMES.c.table_id == table)
    for part in (CHAT, SEATS):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def _delete_games(connection: Connection, which: ColumnElement[bool]) -> None:
    games: Sequence[str] = connection.execute(select(GAMES.c.id).where(which)).scalars().all()
    for part in (MOVES, RESULTS):
        connection.execute(delete(part).where(part.c.game_id.in_(games)))
    connection.execute(delete(GAMES).where(GAMES.c.id.in_(games)))
