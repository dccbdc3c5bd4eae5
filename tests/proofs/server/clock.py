"""The proof that games go on whatever the clock says: tables are stored, their times moved, and loaded again.

For a server that starts, stored times in the future are a clock that was set back, and stored times long past
one that was set ahead.
"""

import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx

from cablecar.server.serve import DATABASE
from tests.proofs.server_clients.unwatched import hosted, make_bot_table, make_clock_table, wait_for_all

HOUR = 3600.0
SHIFTS = (-24 * HOUR, -HOUR, HOUR, 24 * HOUR)
"""Seconds by which the clock is behind (less than 0) or ahead at a start."""
TIMES = (
    ("tables", ("created", "touched")),
    ("games", ("started", "ended")),
    ("moves", ("at",)),
    ("chat", ("at",)),
    ("results", ("ended",)),
)
"""Where times are stored."""


@dataclass(frozen=True)
class Start:
    """A start with a wrong clock; all tables have gone on."""

    ahead: float
    tables: int
    slowest_bots: float
    """Seconds until the last table with a bot to move had gone on."""
    slowest_clocks: float


def set_clock(database: Path, ahead: float) -> None:
    """Move all stored times, so that for the store the clock is ahead by this many seconds."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, columns in TIMES:
            changes = ", ".join(f"{column} = {column} - {ahead}" for column in columns)
            connection.execute(f"UPDATE {table} SET {changes}")


def prove_start(ahead: float, tables: int) -> Start:
    """Start a server whose clock is wrong, on this many tables of each kind that have an unfinished game."""
    with tempfile.TemporaryDirectory(prefix="cablecar-clock-") as name:
        folder = Path(name)
        with hosted(folder) as server, httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
            bots = [make_bot_table(http) for _ in range(tables)]
            clocks = [make_clock_table(http) for _ in range(tables)]
            wait_for_all(server, bots)
        set_clock(folder / DATABASE, ahead)
        with hosted(folder) as server:
            gone_on = wait_for_all(server, [*bots, *clocks])
    return Start(
        ahead,
        len(gone_on),
        max(gone_on[table] for table in bots),
        max(gone_on[table] for table in clocks),
    )
