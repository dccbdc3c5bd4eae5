"""The server's time of day, which does not jump while games are played: `Services.now` is this clock."""

import time
from collections.abc import Callable

JUMP_SECONDS = 1.0
"""How much the system's clock must differ to count as having been set."""


class SteadyClock:
    """The time of day, which follows the system's clock only when `correct` is called."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()
        self._settled_at = steady()

    def __call__(self) -> float:
        """Return the time."""
        return self._steady() + self._offset

    @property
    def settled_seconds(self) -> float:
        """How long it is since the start, or since the system's clock was set."""
        return self._steady() - self._settled_at

    def correct(self) -> float:
        """Follow the system's clock where that was set, and return by how many seconds time has jumped."""
        jump = self._wall() - self()
        if abs(jump) < JUMP_SECONDS:
            return 0.0
        self._offset += jump
        self._settled_at = self._steady()
        return jump
