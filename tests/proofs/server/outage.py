"""The proof that games go on after an outage of the store, also those that nobody watches.

Real servers with SQLite and PostgreSQL; tables where only bots or a clock are to move. The file is locked by
another process, or PostgreSQL frozen or stopped, for up to a minute. Afterwards every table must go on by
itself, and nothing acknowledged may be lost.
"""

import sqlite3
import tempfile
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx

from cablecar.server.serve import DATABASE
from tests.proofs.server_clients.killable_server import Server
from tests.proofs.server_clients.unwatched import (
    Witness,
    health,
    hosted,
    make_bot_table,
    make_clock_table,
    wait_for,
    wait_for_all,
)
from tests.support.server.postgres import Postgres, own_postgres

NOTICED_SECONDS = 5.0
"""How long after its beginning an outage shows in the server's health; SQLite waits 4 seconds for a lock."""


class Trouble(ABC):
    """A store, and what can happen to it."""

    name: str
    server: Server
    shows_after = NOTICED_SECONDS
    """An outage that is this long lasts until it shows in the server's health."""

    @abstractmethod
    def begin(self) -> None:
        """Make the store unavailable."""

    @abstractmethod
    def end(self) -> None:
        """Make it available again."""


class Locked(Trouble):
    """An SQLite file that another process locks."""

    name = "SQLite, locked by another process"

    def __init__(self, server: Server) -> None:
        self.server = server
        self._connection: sqlite3.Connection | None = None

    def begin(self) -> None:
        path = self.server.folder / DATABASE
        self._connection = sqlite3.connect(path, timeout=30, isolation_level=None)
        self._connection.execute("BEGIN EXCLUSIVE")

    def end(self) -> None:
        assert self._connection is not None
        self._connection.execute("ROLLBACK")
        self._connection.close()


@dataclass
class Frozen(Trouble):
    """A PostgreSQL server whose processes are halted."""

    server: Server
    postgres: Postgres
    name = "PostgreSQL, frozen (SIGSTOP)"

    def begin(self) -> None:
        self.postgres.freeze()

    def end(self) -> None:
        self.postgres.thaw()


@dataclass
class Stopped(Trouble):
    """A PostgreSQL server that ends at once and is started again."""

    server: Server
    postgres: Postgres
    name = "PostgreSQL, stopped and started again"
    shows_after = 0.0  # nothing is to be waited for

    def begin(self) -> None:
        self.postgres.stop()

    def end(self) -> None:
        self.postgres.start()


@contextmanager
def locked() -> Iterator[Trouble]:
    """Run a server on a file that can be locked."""
    with tempfile.TemporaryDirectory(prefix="cablecar-outage-") as folder, hosted(Path(folder)) as server:
        yield Locked(server)


@contextmanager
def on_postgres(kind: Callable[[Server, Postgres], Trouble]) -> Iterator[Trouble]:
    """Run a server on a PostgreSQL server of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="cablecar-outage-") as folder,
        own_postgres() as postgres,
        hosted(Path(folder), postgres.address) as server,
    ):
        yield kind(server, postgres)


TROUBLES: dict[str, Callable[[], AbstractContextManager[Trouble]]] = {
    "locked": locked,
    "frozen": partial(on_postgres, Frozen),
    "stopped": partial(on_postgres, Stopped),
}
DURATIONS = {"locked": (1.0, 5.0, 20.0, 60.0), "frozen": (1.0, 20.0, 60.0), "stopped": (1.0, 20.0)}
"""Seconds of the outages of the whole proof."""


@dataclass(frozen=True)
class Outage:
    """One outage; all its checks have held."""

    name: str
    seconds: float
    tables: int
    slowest_bots: float
    """Seconds after its end until the last table with a bot to move had gone on."""
    slowest_clocks: float
    """The same for tables with a clock."""
    well_after: float
    """Seconds after its end until the server said that it is well."""
    slowest_answer: float
    """Seconds that the server took to tell of its health, at the most."""


@dataclass(frozen=True)
class Series:
    """Some outages of one store."""

    outages: list[Outage]
    acknowledged: int
    """Moves of a witness that were acknowledged, all of them in the store."""
    refused: int


@dataclass(frozen=True)
class Asked:
    """What a server said of its health."""

    status: int
    began: float
    ended: float


@contextmanager
def asking(server: Server) -> Iterator[list[Asked]]:
    """Ask a server for its health again and again, in a thread."""
    asked: list[Asked] = []
    is_over = threading.Event()

    def ask() -> None:
        while not is_over.wait(0.2):
            began = time.monotonic()
            status = health(server)
            asked.append(Asked(status, began, time.monotonic()))

    with ThreadPoolExecutor(1) as thread:
        asks = thread.submit(ask)
        try:
            yield asked
        finally:
            is_over.set()
        asks.result()


def suffer(trouble: Trouble, seconds: float, bots: Sequence[str], clocks: Sequence[str]) -> Outage:
    """Let a store be unavailable for a while, and wait until all tables have gone on."""
    with asking(trouble.server) as asked:
        trouble.begin()
        start = time.monotonic()
        try:
            time.sleep(seconds)
            if seconds >= trouble.shows_after:
                wait_for(lambda: any(one.status == 503 for one in asked), f"{trouble.name}: all is well")
        finally:
            end = time.monotonic()
            trouble.end()
        over = time.monotonic()
        well = wait_for(lambda: health(trouble.server) == 200, "the server never got well again")
    meanwhile = [one for one in asked if one.began >= start + NOTICED_SECONDS and one.ended <= end]
    assert all(one.status == 503 for one in meanwhile), f"{trouble.name}: health {meanwhile}"
    before = time.monotonic() - over
    gone_on = wait_for_all(trouble.server, [*bots, *clocks])
    return Outage(
        trouble.name,
        seconds,
        len(gone_on),
        max(gone_on[table] for table in bots) + before,
        max(gone_on[table] for table in clocks) + before,
        well,
        max(one.ended - one.began for one in asked),
    )


def prove_outages(kind: str, durations: Sequence[float], tables: int) -> Series:
    """Let a store have outages of these lengths while this many tables of each kind play."""
    outages: list[Outage] = []
    with TROUBLES[kind]() as trouble:
        address = f"http://{trouble.server.address}"
        witness = Witness(trouble.server)
        with httpx.Client(base_url=address, timeout=60) as http, witness.playing():
            clocks = [make_clock_table(http) for _ in range(tables)]
            for seconds in durations:
                # Games of bots end: each outage has new ones.
                bots = [make_bot_table(http) for _ in range(tables)]
                wait_for_all(trouble.server, bots)
                outages.append(suffer(trouble, seconds, bots, clocks))
        witness.check()
    assert witness.acknowledged, "the witness made no move"
    return Series(outages, len(witness.acknowledged), witness.refused)


def prove_all(scale: float) -> list[Series]:
    """Run all kinds of outages at the same time, those up to a minute times the scale."""
    with ThreadPoolExecutor(len(TROUBLES)) as threads:
        series = [
            threads.submit(prove_outages, kind, [scale * seconds for seconds in DURATIONS[kind]], 4)
            for kind in TROUBLES
        ]
        return [one.result() for one in series]
