"""Everybody who follows a table, from a seat or as a spectator."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Protocol

from cablecar.server.security.identity import SeatCredential

PRESENCE_SECONDS = 0.1
"""Who comes and goes within this time is shown together."""


class Subscriber(Protocol):
    """A socket that follows a table."""

    credential: SeatCredential | None
    """Who plays a chair's seat over it, None for a spectator."""
    address: str
    """Where it comes from, as limits count."""

    @property
    def chair(self) -> int | None:
        """The chair whose seat it plays, None for a spectator."""

    def send(self, text: str) -> None:
        """Send a message soon."""

    def close(self, key: str) -> None:
        """Say why, and close."""


class Subscribers:
    """The watchers of one table."""

    def __init__(self, on_change: Callable[[], object]) -> None:
        self._on_change = on_change
        self._watchers: list[Subscriber] = []
        self._showing: asyncio.TimerHandle | None = None
        self._over: str | None = None

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(list(self._watchers))

    def __len__(self) -> int:
        return len(self._watchers)

    @property
    def is_over(self) -> bool:
        """Whether all had to go: the table is out of memory, and whoever still has it must not use it."""
        return self._over is not None

    @property
    def chairs(self) -> set[int | None]:
        """The chairs that somebody is connected from."""
        return {subscriber.chair for subscriber in self._watchers}

    @property
    def spectators(self) -> int:
        """How many only watch."""
        return sum(subscriber.chair is None for subscriber in self._watchers)

    def come(self, subscriber: Subscriber) -> None:
        """Let a watcher follow, unless all had to go."""
        if self._over is not None:
            subscriber.close(self._over)
            return
        self._watchers.append(subscriber)
        self._show_soon()

    def go(self, subscriber: Subscriber) -> None:
        """Let a watcher go."""
        if subscriber in self._watchers:
            self._watchers.remove(subscriber)
            self._show_soon()

    def send(self, text: str) -> None:
        """Send everybody the same."""
        for subscriber in self:
            subscriber.send(text)

    def dismiss(self, chair: int | None, key: str) -> None:
        """Close the sockets of a chair, or with None all for good, and say why."""
        if chair is None:
            self._over = key
        for subscriber in self:
            if chair is None or subscriber.chair == chair:
                self._watchers.remove(subscriber)
                subscriber.close(key)

    def _show_soon(self) -> None:
        if self._showing is None:
            self._showing = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._show)

    def _show(self) -> None:
        self._showing = None
        self._on_change()
