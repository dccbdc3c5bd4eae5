"""What takes long: games that are played through again, and strangers' files."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from cablecar.engine.players import Player
from cablecar.server.model.live_game import Entry, GameHead, LiveGame, Place

KEPT = 32
"""So many finished games stay in memory for whoever asks for them next."""


class FairQueue:
    """Lets heavy work be done piece by piece, the addresses taking turns.

    However much one address wants, another one waits for the piece that is being done, and for one piece of
    each address that came before it.
    """

    def __init__(self) -> None:
        self._busy = asyncio.Semaphore(1)
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, place: str) -> AsyncIterator[None]:
        """Wait for the turn of an address."""
        self._waiting[place] += 1
        try:
            async with self._locks.setdefault(place, asyncio.Lock()), self._busy:
                yield
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place], self._locks[place]


class FinishedGames:
    """Games that are over, played through again; the last ones are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Sequence[Player], Sequence[Place]], LiveGame] = OrderedDict()

    async def rebuild(self, head: GameHead, entries: Sequence[Entry]) -> LiveGame:
        """Return a finished game, for reading only.

        Since it was kept its names may have been deleted, and its seats moved to other devices.
        """
        key = head.id, head.players, head.places
        live = self._kept.get(key)
        if live is None or len(live.entries) != len(entries):
            live = await asyncio.to_thread(LiveGame.rebuild, head, entries)
            self._kept[key] = live
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return live
