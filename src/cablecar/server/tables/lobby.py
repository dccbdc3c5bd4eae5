"""Public tables: which are listed, in which order, and how many of them one address may have."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from heapq import nlargest
from math import inf
from time import monotonic
from weakref import WeakValueDictionary

from cablecar.server.protocol.codec import JsonObject
from cablecar.server.security.identity import Refused
from cablecar.server.storage import queries
from cablecar.server.storage.store import Store
from cablecar.server.tables.table import Table

MOST_LISTED = 100
"""How many public tables are listed."""
LISTED_SECONDS = 1.0
"""For this long a list is shown again while the same tables have visitors."""
MOST_ADDRESSES = 50_000
"""The most addresses that are remembered; the one whose last new table is oldest is forgotten first."""


class Lobby:
    """The public tables. Addresses are in memory only, so a restart forgets who created a table."""

    def __init__(self, store: Store, most_of_one: int) -> None:
        self._store = store
        self._most_of_one = most_of_one
        self._listed_by: OrderedDict[str, list[str]] = OrderedDict()
        """The public tables of each address that may not be over yet."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each address that is creating a table."""
        self._visited: set[str] = set()
        self._rows: list[JsonObject] = []
        self._listed_at = -inf

    @asynccontextmanager
    async def listing(self, address: str) -> AsyncIterator[list[str]]:
        """Yield an address's public tables, to add one, or refuse one too many."""
        async with self._locks.setdefault(address, asyncio.Lock()):
            listed = await self._still_public(self._listed_by.get(address, []))
            if len(listed) >= self._most_of_one:
                raise Refused(429, "too-many-public-tables", most=self._most_of_one)
            yield listed
            self._remember(address, listed)

    async def listed(self, tables: Iterable[Table]) -> list[JsonObject]:
        """Return the tables where somebody is first, then those with free seats, then the newest."""
        visited = {table.id for table in _visited(tables)}
        if visited != self._visited or monotonic() - self._listed_at >= LISTED_SECONDS:
            rows = await self._store.run(
                lambda connection: queries.public_tables(connection, visited, MOST_LISTED)
            )
            rows.sort(key=lambda row: (row["id"] not in visited, not _has_free_seat(row)))
            self._visited, self._rows, self._listed_at = visited, rows[:MOST_LISTED], monotonic()
        return self._rows

    async def _still_public(self, tables: list[str]) -> list[str]:
        if not tables:
            return []
        return await self._store.run(lambda connection: queries.still_public(connection, tables))

    def _remember(self, address: str, tables: list[str]) -> None:
        self._listed_at = -inf
        self._listed_by[address] = tables
        self._listed_by.move_to_end(address)
        if len(self._listed_by) > MOST_ADDRESSES:
            self._listed_by.popitem(last=False)


def _visited(tables: Iterable[Table]) -> list[Table]:
    """Return the public tables where somebody is; of very many those with free seats, and last used."""
    present = (table for table in tables if table.head.settings.public and table.subscribers)
    return nlargest(MOST_LISTED, present, key=lambda table: (table.has_free_seat, table.used))


def _has_free_seat(row: JsonObject) -> bool:
    return row["status"] == "waiting" and any(seat["kind"] == "open" for seat in row["seats"])
