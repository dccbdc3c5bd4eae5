"""500 tables at once on one server process with SQLite, played from a second process: `make bench-server`."""

import argparse
import asyncio
import contextlib
import gc
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from statistics import mean, quantiles
from urllib.request import urlopen

from sqlalchemy import Connection, func, select

from benchmarks.crowd import Crowd, Tally
from benchmarks.machine import BUILD, MISSED, provenance
from cablecar.server.serve import database_in
from cablecar.server.storage.schema import MOVES
from cablecar.server.storage.store import Store

TABLES = 500
"""The tables at once that are promised."""
MOVES_A_SECOND = 400
"""The durable moves a second that are promised."""
LATENCY = 0.1
"""The seconds from a move to the other seats that 99 of 100 may take at the most."""
GROWTH = 0.05
"""By how much memory may grow and still be called flat."""
OPENING = 30.0
"""Seconds within which the tables are open, or the run ends."""
LONGER = 40.0
"""Seconds that a run may take beyond what is wanted: a whole one ends within a minute of its paced time."""
SAMPLE = 5.0
"""Seconds between two looks at the server's memory."""
FULL = 2
"""How SQLite calls a commit that waits for the disk."""
LOG = "log"
"""Where the server's log goes in its folder."""
FAULT = r'"level": "(warning|error|critical)"|^Traceback'
"""What shows in the log that something went wrong."""
ABOUT = (
    "`cablecar serve` with its own limits and SQLite in one process; all clients in a second process on the "
    "same machine, from many loopback addresses. Clients move at random, and a table whose game is over "
    "plays the next one. Times are taken by the clients, from just before a move is sent."
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much load is wanted."""

    tables: int = 500
    rate: float = 420.0
    """Moves a second that the clients send in the paced time."""
    seconds: float = 600.0
    """How long the paced time is."""
    burst: float = 15.0
    """How long the clients play as fast as they can, before that."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """What clients and server did over a stretch of time."""

    tally: Tally
    cpu: float
    """Seconds of processor time that the server took."""
    commits: float
    changes: float
    """Changes that these commits stored."""
    commit_seconds: float

    @property
    def moves(self) -> int:
        """Acknowledged moves."""
        return len(self.tally.acknowledged)

    @property
    def rate(self) -> float:
        """Acknowledged moves a second."""
        return self.moves / self.tally.seconds


@dataclass(frozen=True, slots=True)
class Played:
    """What was measured while the server ran."""

    sockets: int
    burst: Stretch
    paced: Stretch
    memory: list[int]
    """Bytes of the server's memory, every five seconds of the paced time."""
    errors: list[str]
    """What went wrong, as clients and the server's log tell it."""

    @property
    def moves(self) -> int:
        """All acknowledged moves."""
        return self.burst.moves + self.paced.moves

    @property
    def memories(self) -> tuple[float, float]:
        """The mean memory of a tenth of the time that begins after a fifth of it, and of the last tenth."""
        tenth = max(1, len(self.memory) // 10)
        return mean(self.memory[2 * tenth : 3 * tenth] or self.memory), mean(self.memory[-tenth:])


@dataclass(frozen=True, slots=True)
class Kept:
    """What the database says after the server was killed."""

    moves: int
    journal: str
    synchronous: int


@dataclass(frozen=True, slots=True)
class Serving:
    """A server in a process of its own."""

    pid: int
    port: int

    def memory(self) -> int:
        """Return the bytes of memory that the server has."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Return the seconds of processor time that the server has taken."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def metrics(self) -> dict[str, float]:
        """Return the server's own figures."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=20) as answer:
            lines = answer.read().decode().splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return {name: float(value) for name, value in pairs}


@contextlib.contextmanager
def server_on(folder: Path) -> Iterator[Serving]:
    """Run `cablecar serve` with its own limits on a data folder, and kill it at the end."""
    command: list[str | Path] = [
        Path(sys.executable).with_name("cablecar"),
        "serve",
        "--port",
        "0",
        "--data",
        folder,
    ]
    with (folder / LOG).open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    try:
        line = next((line for line in process.stdout if "http://" in line), "")
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if found is None:
            raise SystemExit(f"The server did not start: {(folder / LOG).read_text()}")
        yield Serving(process.pid, int(found[1]))
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()


async def play(crowd: Crowd, server: Serving, seconds: float, rate: float | None) -> Stretch:
    """Let the clients play, and measure the server over the same time."""
    loop = asyncio.get_running_loop()
    cpu, before = server.cpu(), await loop.run_in_executor(None, server.metrics)
    tally = await crowd.play(seconds, rate)
    cpu, after = server.cpu() - cpu, await loop.run_in_executor(None, server.metrics)
    names = ("cablecar_store_batch_count", "cablecar_store_batch_sum", "cablecar_commit_seconds_sum")
    return Stretch(tally, cpu, *(after[name] - before[name] for name in names))


async def watch(server: Serving, samples: list[int]) -> None:
    """Note the server's memory now and then."""
    while True:
        samples.append(server.memory())
        await asyncio.sleep(SAMPLE)


async def measure(server: Serving, wanted: Wanted) -> Played:
    """Open the tables, play as fast as can be, then paced."""
    crowd, memory = Crowd(server.port), list[int]()
    try:
        async with asyncio.timeout(OPENING):
            await crowd.open(wanted.tables)
        gc.collect()
        gc.freeze()
        gc.disable()  # pauses of the clients' own would count as the server's
        print(f"{wanted.tables} tables are open.", flush=True)
        burst = await play(crowd, server, wanted.burst, None)
        print(f"As fast as can be: {burst.rate:.0f} moves a second.", flush=True)
        watching = asyncio.create_task(watch(server, memory))
        paced = await play(crowd, server, wanted.seconds, wanted.rate)
        watching.cancel()
    finally:
        await crowd.close()
    sockets = sum(len(table.clients) for table in crowd.tables)
    return Played(sockets, burst, paced, memory, crowd.errors)


async def measure_in_time(server: Serving, wanted: Wanted) -> Played:
    """Measure, or give up where server or machine are far too slow."""
    try:
        async with asyncio.timeout(wanted.seconds + wanted.burst + LONGER):
            return await measure(server, wanted)
    except TimeoutError:
        raise SystemExit("It takes too long: is the machine busy with something else?") from None


def logged_faults(folder: Path) -> list[str]:
    """Return what the server's log complains about."""
    lines = (folder / LOG).read_text().splitlines()
    return [line for line in lines if re.search(FAULT, line)]


def look_into(folder: Path) -> Kept:
    """Open the database as the server does, and read what is in it and how it is written."""
    store = Store(database_in(folder))

    def job(connection: Connection) -> Kept:
        moves = connection.execute(select(func.count()).select_from(MOVES)).scalar_one()
        journal, synchronous = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous")
        )
        return Kept(moves, journal, synchronous)

    try:
        return asyncio.run(store.run(job))
    finally:
        store.close()


def allow_many_files() -> None:
    """Let the clients hold as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(wanted: Wanted, folder: Path) -> tuple[Played, Kept]:
    """Serve from a folder, play and measure; then kill the server and look what is on disk."""
    allow_many_files()
    with server_on(folder) as server:
        played = asyncio.run(measure_in_time(server, wanted))
    played.errors.extend(logged_faults(folder))
    return played, look_into(folder)


def page(wanted: Wanted, played: Played, kept: Kept, command: str) -> str:
    """Return the figures as a page."""
    lines = ["# How many tables the server carries", "", provenance(command), "", ABOUT, ""]
    lines += ["| what | measured | promised |", "|---|---|---|"]
    lines += [f"| {what} | {figure} | {promise} |" for what, figure, promise in rows(wanted, played, kept)]
    lines += ["", "Memory of the server in MB, every minute: " + ", ".join(minutes(played.memory)) + "."]
    lines += ["", *(f"- {error}" for error in played.errors[:10])]
    return "\n".join(lines).rstrip() + "\n"


def rows(wanted: Wanted, played: Played, kept: Kept) -> Iterator[tuple[str, str, str]]:
    """Yield what was measured, the figure, and what is promised."""
    paced, burst, (early, late) = played.paced, played.burst, played.memories
    growth = late / early - 1
    yield (
        "tables at once, with 2, 3 and 4 seats in turn",
        f"{wanted.tables}",
        kept_or_missed(f"{TABLES}", wanted.tables >= TABLES),
    )
    yield "sockets", f"{played.sockets}", ""
    yield (
        f"durable moves a second over {paced.tally.seconds:.0f} s, clients paced at {wanted.rate:.0f}",
        f"{paced.rate:.0f}",
        kept_or_missed(f"{MOVES_A_SECOND}", paced.rate >= MOVES_A_SECOND),
    )
    told, promised = percentiles(paced.tally.told), f"p99 {1000 * LATENCY:.0f} ms"
    yield "from a move to each other seat", shown(told), kept_or_missed(promised, told[1] <= LATENCY)
    yield "from a move to its acknowledgement", shown(percentiles(paced.tally.acknowledged)), ""
    yield "games that ended in that time", f"{paced.tally.games}", ""
    yield "errors", f"{len(played.errors)}", kept_or_missed("0", not played.errors)
    yield (
        "memory of the server, from 20 % of the time to its end",
        f"{early / 2**20:.0f} MB → {late / 2**20:.0f} MB ({growth:+.1%})",
        kept_or_missed(f"flat: below {GROWTH:+.0%}", growth < GROWTH),
    )
    yield "processor time of the server", f"{1000 * paced.cpu / paced.moves:.2f} ms a move", ""
    yield "changes in a commit", f"{paced.changes / paced.commits:.1f}", ""
    yield "a commit", f"{1000 * paced.commit_seconds / paced.commits:.1f} ms", ""
    yield (
        "acknowledged moves, and moves in the database after SIGKILL",
        f"{played.moves} and {kept.moves}",
        kept_or_missed("the same", played.moves == kept.moves),
    )
    durable = kept.journal == "wal" and kept.synchronous >= FULL
    yield (
        "how SQLite writes",
        f"journal_mode={kept.journal}, synchronous={kept.synchronous}",
        kept_or_missed(f"synchronous={FULL} (FULL): every commit is on disk", durable),
    )
    yield f"moves a second as fast as can be, over {burst.tally.seconds:.0f} s", f"{burst.rate:.0f}", ""
    yield "from a move to each other seat, as fast as can be", shown(percentiles(burst.tally.told)), ""


def kept_or_missed(promise: str, kept: bool) -> str:
    """Return a promise, marked where it is not kept."""
    return promise if kept else f"{promise}, {MISSED}"


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """Return the median, the 99th percentile and the longest of times."""
    parts = quantiles(times, n=100)
    return parts[49], parts[98], max(times)


def shown(times: tuple[float, float, float]) -> str:
    """Return a median, a 99th percentile and a maximum as milliseconds."""
    return "p50 {:.0f} ms, p99 {:.0f} ms, longest {:.0f} ms".format(*(1000 * time for time in times))


def minutes(memory: list[int]) -> list[str]:
    """Return the memory at every full minute, in MB."""
    return [f"{sample / 2**20:.0f}" for sample in memory[:: round(60 / SAMPLE)]]


def main() -> None:
    """Measure, write the page where the command line says, and fail if a promise is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    for field in fields(Wanted):
        parser.add_argument(f"--{field.name}", type=field.type, default=field.default)
    parser.add_argument("--write", type=Path)
    options = vars(parser.parse_args())
    target, wanted = options.pop("write"), Wanted(**options)
    BUILD.mkdir(exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            text = page(wanted, *run(wanted, Path(folder)), " ".join(["python", *sys.orig_argv[1:]]))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    if target is not None:
        target.write_text(text)
    print(text)
    if MISSED in text:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
