"""Whether a server's store works: found out by writing."""

import asyncio
import math
from time import monotonic

from cablecar.server.storage.store import Store, StoreUnavailable, touch

TRIAL_SECONDS = 3.0
"""How long a store may take to write that works."""
FRESH_SECONDS = 1.0
"""For how long an answer is good enough for all who ask: asking often must cost nothing."""


class Health:
    """Tries the store, once for all who ask at the same time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[bool] | None = None
        self._tried_at = -math.inf

    async def can_write(self) -> bool:
        """Return True if something could be written just now."""
        now = monotonic()
        if self._trial is None or (self._trial.done() and now - self._tried_at >= FRESH_SECONDS):
            self._tried_at = now
            self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        try:
            await self._store.run(touch, TRIAL_SECONDS)
        except StoreUnavailable:
            return False
        return True
