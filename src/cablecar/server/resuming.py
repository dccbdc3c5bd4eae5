"""Loads tables in the background, so that their bots and clocks go on: after a start, or after an outage."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable, Iterator

from cablecar.server.health import Health
from cablecar.server.store import StoreUnavailable

FIRST_WAIT, LONGEST_WAIT = 0.5, 10.0
"""Seconds between attempts to reach the store: twice as long each time, up to a limit."""

log = logging.getLogger("cablecar.server")


def backoff() -> Iterator[float]:
    """Yield how long to wait before each attempt; by chance a little more or less."""
    wait = FIRST_WAIT
    while True:
        yield wait * random.uniform(0.75, 1.25)
        wait = min(2 * wait, LONGEST_WAIT)


class Resumer:
    """Loads wanted tables one after another, as soon as the store can write."""

    def __init__(self, health: Health, load: Callable[[str], Awaitable[object]]) -> None:
        self._health = health
        self._load = load
        self._wanted: dict[str, None] = {}
        self._unreadable: set[str] = set()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()

    def want(self, tables: Iterable[str]) -> None:
        """Load these tables soon; one that could not be read stays away until somebody asks for it."""
        self._wanted |= dict.fromkeys(table for table in tables if table not in self._unreadable)
        if self._wanted:
            self._news.set()

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            await self._wait_for_store()
            table = next(iter(self._wanted))
            try:
                await self._load(table)
            except StoreUnavailable:
                continue
            except Exception:
                log.exception("table_unreadable")
                self._unreadable.add(table)
            del self._wanted[table]
            if not self._wanted:
                self._news.clear()

    async def _wait_for_store(self) -> None:
        waits = backoff()
        while not await self._health.can_write():
            await asyncio.sleep(next(waits))
