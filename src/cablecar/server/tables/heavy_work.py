"""What takes long: games that are replayed, and checks of uploaded files."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from cablecar.engine.players import Player
from cablecar.server.model.live_game import Entry, GameHead, LiveGame, SeatOwner

MOST_CACHED = 32
"""The most finished games that stay in memory for the next who asks for them."""


class FairQueue:
    """Does heavy work piece by piece, the addresses taking turns.

    However much one address wants, another one waits for the piece that is being done, and for one piece of
    each address that came before it.
    """

    def __init__(self) -> None:
        self._busy = asyncio.Semaphore(1)
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of an address."""
        self._waiting[address] += 1
        try:
            async with self._locks.setdefault(address, asyncio.Lock()), self._busy:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._locks[address]


class FinishedGames:
    """Games that are over, replayed; the last ones are cached."""

    def __init__(self) -> None:
        self._cache: OrderedDict[tuple[str, Sequence[Player], Sequence[SeatOwner]], LiveGame] = OrderedDict()

    async def rebuild(self, head: GameHead, entries: Sequence[Entry]) -> LiveGame:
        """Return a finished game, for reading only.

        Since it was cached its names may have been deleted, and its seats moved to other devices.
        """
        key = head.id, head.players, head.owners
        live = self._cache.get(key)
        if live is None or len(live.entries) != len(entries):
            live = await asyncio.to_thread(LiveGame.rebuild, head, entries)
            self._cache[key] = live
        self._cache.move_to_end(key)
        if len(self._cache) > MOST_CACHED:
            self._cache.popitem(last=False)
        return live
