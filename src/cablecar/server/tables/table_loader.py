"""Loads tables in the background, after a start or an outage.

Once a table is loaded, `TurnScheduler.wake` lets its bots and its clock go on.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable, Iterator
from time import monotonic

from cablecar.server.storage.health import Health
from cablecar.server.storage.store import StoreUnavailable

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0
"""Seconds between attempts to reach the store: twice as long each time, up to a limit."""
UNREADABLE_SECONDS = 600.0
"""A table that could not be read is left alone for this long, so that it does not fill the log."""

log = logging.getLogger("cablecar.server")


def backoff() -> Iterator[float]:
    """Yield how long to wait before each attempt; by chance a little more or less."""
    wait = FIRST_WAIT
    while True:
        yield wait * random.uniform(0.75, 1.25)
        wait = min(2 * wait, LONGEST_WAIT)


class TableLoader:
    """Loads requested tables one after another, as soon as the store can write."""

    def __init__(self, health: Health, load: Callable[[str], Awaitable[object]]) -> None:
        self._health = health
        self._load = load
        self._requested: dict[str, None] = {}
        self._retry_at: dict[str, float] = {}
        """When to try again to load tables that could not be read, by `time.monotonic()`."""
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()

    def request(self, tables: Iterable[str]) -> None:
        """Load these tables soon; one that could not be read is left out for a while."""
        now = monotonic()
        self._requested |= dict.fromkeys(table for table in tables if self._retry_at.get(table, now) <= now)
        if self._requested:
            self._news.set()

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            await self._wait_for_store()
            await self._load_next(next(iter(self._requested)))
            if not self._requested:
                self._news.clear()

    async def _load_next(self, table: str) -> None:
        """Load a table; where the store fails it goes to the end, so that it does not hold up the others."""
        del self._requested[table]
        try:
            await self._load(table)
        except StoreUnavailable:
            self._requested[table] = None
        except Exception:
            log.exception("table_unreadable")
            self._retry_at[table] = monotonic() + UNREADABLE_SECONDS
        else:
            self._retry_at.pop(table, None)

    async def _wait_for_store(self) -> None:
        waits = backoff()
        while not await self._health.can_write():
            await asyncio.sleep(next(waits))
