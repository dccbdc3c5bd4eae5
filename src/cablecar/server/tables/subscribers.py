"""The sockets that follow a table, from a seat or as a spectator."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Protocol

from cablecar.server.security.identity import SeatCredential

PRESENCE_SECONDS = 0.1
"""Subscribers that come and go within this time are announced together."""


class Subscriber(Protocol):
    """A socket that follows a table."""

    credential: SeatCredential | None
    """The credential of the chair that it plays, None for a spectator."""
    address: str
    """The address that rate limits count it under."""

    @property
    def chair(self) -> int | None:
        """The chair whose seat it plays, None for a spectator."""

    def send(self, text: str) -> None:
        """Queue a message."""

    def close(self, key: str) -> None:
        """Send the reason, and close."""


class Subscribers:
    """The subscribers of one table."""

    def __init__(self, on_change: Callable[[], object]) -> None:
        self._on_change = on_change
        self._subscribers: list[Subscriber] = []
        self._announcement: asyncio.TimerHandle | None = None
        self._closed_because: str | None = None

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(list(self._subscribers))

    def __len__(self) -> int:
        return len(self._subscribers)

    @property
    def is_closed(self) -> bool:
        """Whether all were closed for good: the table is no longer in memory and must not be used."""
        return self._closed_because is not None

    @property
    def chairs(self) -> set[int | None]:
        """The chairs that somebody is connected from."""
        return {subscriber.chair for subscriber in self._subscribers}

    @property
    def spectators(self) -> int:
        """How many only watch."""
        return sum(subscriber.chair is None for subscriber in self._subscribers)

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a subscriber, or close it if all were closed for good."""
        if self._closed_because is not None:
            subscriber.close(self._closed_because)
            return
        self._subscribers.append(subscriber)
        self._announce_soon()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)
            self._announce_soon()

    def send(self, text: str) -> None:
        """Send the same message to all."""
        for subscriber in self:
            subscriber.send(text)

    def close_chair(self, chair: int, key: str) -> None:
        """Close the sockets of a chair, with a reason."""
        for subscriber in self:
            if subscriber.chair == chair:
                self._close(subscriber, key)

    def close_all(self, key: str) -> None:
        """Close all sockets for good, with a reason; later subscribers are closed with the same."""
        self._closed_because = key
        for subscriber in self:
            self._close(subscriber, key)

    def _close(self, subscriber: Subscriber, key: str) -> None:
        self._subscribers.remove(subscriber)
        subscriber.close(key)

    def _announce_soon(self) -> None:
        if self._announcement is None:
            self._announcement = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._announce)

    def _announce(self) -> None:
        self._announcement = None
        self._on_change()
