"""Public tables: which are listed, in which order, and how many of them one address may have."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from heapq import nlargest
from math import inf
from time import monotonic
from weakref import WeakValueDictionary

from cablecar.server import queries
from cablecar.server.identity import Refused
from cablecar.server.store import Store
from cablecar.server.table import Table
from cablecar.server.wire import JsonObject

MOST_LISTED = 100
"""How many public tables are listed."""
LISTED_SECONDS = 1.0
"""For so long a list is shown again while the same tables have visitors."""
MOST_ADDRESSES = 50_000
"""So many addresses are remembered; the one that made its last table longest ago is forgotten first."""


class Lobby:
    """The public tables. Addresses are kept in memory only, so a restart forgets whose a table is."""

    def __init__(self, store: Store, most_of_one: int) -> None:
        self._store = store
        self._most_of_one = most_of_one
        self._made: OrderedDict[str, list[str]] = OrderedDict()
        """The public tables of each address that may not be over yet."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each address that is making a table."""
        self._visited: set[str] = set()
        self._rows: list[JsonObject] = []
        self._listed_at = -inf

    @asynccontextmanager
    async def making(self, address: str) -> AsyncIterator[list[str]]:
        """Yield the list that the id of a public table is to be added to, or refuse one too many."""
        async with self._locks.setdefault(address, asyncio.Lock()):
            made = await self._still_public(self._made.get(address, []))
            if len(made) >= self._most_of_one:
                raise Refused(429, "too-many-public-tables", most=self._most_of_one)
            yield made
            self._remember(address, made)

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

    async def _still_public(self, made: list[str]) -> list[str]:
        if not made:
            return []
        return await self._store.run(lambda connection: queries.still_public(connection, made))

    def _remember(self, address: str, made: list[str]) -> None:
        self._listed_at = -inf
        self._made[address] = made
        self._made.move_to_end(address)
        if len(self._made) > MOST_ADDRESSES:
            self._made.popitem(last=False)


def _visited(tables: Iterable[Table]) -> list[Table]:
    """Return the public tables where somebody is; of very many those with free seats, and last used."""
    present = (table for table in tables if table.head.settings.public and table.audience)
    return nlargest(MOST_LISTED, present, key=lambda table: (table.has_free_seat, table.used))


def _has_free_seat(row: JsonObject) -> bool:
    return row["status"] == "waiting" and any(seat["kind"] == "open" for seat in row["seats"])
