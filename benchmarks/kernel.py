"""What a call of the kernel costs, and how soon a process is ready: `make bench`."""

import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from pathlib import Path

from benchmarks.machine import MISSED, provenance, publish
from benchmarks.ways import ROUNDS, Speeds, meters
from cablecar.kernel.decorators import JIT, LIBRARY
from cablecar.kernel.library import find_library
from cablecar.terminal.reports.bench import start_seconds

CALLS = {"next_seat": 1.0, "list_legal": None}
"""The entries that are called, and the microseconds promised for the one that has next to nothing to do."""
SECONDS = 0.5
NUMPY = "`python -c 'import numpy'`"
SIMULATE = "`cablecar simulate --games 1`"
WORKER = "a bot's worker, until it is ready"
PROMISED = {SIMULATE: 6, WORKER: 4}
"""How many times as long as importing numpy a start may take."""

ABOUT = """\
How soon a process is ready that finds the library of these sources, with a home and a cache that hold nothing
else: beside Python and numpy in the same round, each started once before, so that Python has its bytecode;
medians of 5."""

Spent = tuple[float, float]
"""Seconds by the clock, and of the processor."""


# --- calls


def report_calls() -> list[str]:
    """Measure calls and return a table."""
    speeds: dict[str, Speeds] = {name: {LIBRARY: [], JIT: []} for name in CALLS}
    with meters() as by_way:
        for _ in range(ROUNDS):
            for name, found in speeds.items():
                for way, rates in found.items():
                    rates.append(by_way[way].measure(name, 2, SECONDS))
    lines = ["| a call from Python | of the library | of the JIT |", "|---|---|---|"]
    for name, found in speeds.items():
        ours, theirs = (1e6 / statistics.median(found[way]) for way in (LIBRARY, JIT))
        most = CALLS[name]
        missed = f" (promised: {most:g}, {MISSED})" if most is not None and ours > most else ""
        lines.append(f"| `{name}` | {ours:.2f} µs{missed} | {theirs:.2f} µs |")
    return lines


# --- starts


def spent_by(work: Callable[[], object]) -> Spent:
    """Return what processes cost that are started and ended by some work."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    work()
    took, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def start_worker() -> None:
    """Start a bot's worker as the server does, and print what it costs until it is ready."""
    from cablecar.server.bot_process import READY, work

    resource_tracker.ensure_running()  # the server has started it long before
    ours, theirs = socket.socketpair()
    process = get_context("spawn").Process(target=work, args=(theirs, None), daemon=True)
    begun = time.perf_counter()
    process.start()
    with ours, ours.makefile("rb") as stream:
        theirs.close()
        assert stream.readline() == READY
        took = time.perf_counter() - begun
    process.kill()
    process.join()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(took, used.ru_utime + used.ru_stime)


@contextmanager
def new_home() -> Iterator[dict[str, str]]:
    """Yield the environment of a user who has nothing but the library, and later what Python keeps."""
    library = find_library()
    assert library is not None, "the library is missing: python -m cablecar.kernel.build"
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home, ".cache", "cablecar", "kernel")
        folder.mkdir(parents=True)
        shutil.copy(library, folder)
        own = {"HOME": home, "XDG_CACHE_HOME": f"{home}/.cache", "PYTHONPYCACHEPREFIX": f"{home}/bytecode"}
        yield {**os.environ, **own}


def measure_starts(environment: dict[str, str]) -> dict[str, Spent]:
    """Return what each start costs, once."""

    def run(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout

    with tempfile.TemporaryDirectory() as records:
        simulate = ("-m", "cablecar", "simulate", "--games", "1", "--records", records)
        spent = {
            NUMPY: spent_by(lambda: run("-c", "import numpy")),
            SIMULATE: spent_by(lambda: run(*simulate)),
        }
    took, used = run("-c", "from benchmarks.kernel import start_worker; start_worker()").split()
    return {**spent, WORKER: (float(took), float(used))}


def report_starts() -> list[str]:
    """Measure starts and return a table."""
    with new_home() as environment:
        measure_starts(environment)
        rounds = [measure_starts(environment) for _ in range(ROUNDS)]
    lines = ["| start | seconds | processor seconds | times numpy | promised |", "|---|---|---|---|---|"]
    for what in rounds[0]:
        took, used = (statistics.median(spent[what][part] for spent in rounds) for part in (0, 1))
        ratio = statistics.median(spent[what][0] / spent[NUMPY][0] for spent in rounds)
        busy = statistics.median(spent[what][1] / spent[NUMPY][1] for spent in rounds)
        most = PROMISED.get(what)
        promise = "" if most is None else f"{most}{'' if max(ratio, busy) <= most else f', {MISSED}'}"
        times = f"{ratio:.1f}, of the processor's time {busy:.1f}"
        lines.append(f"| {what} | {took:.2f} | {used:.2f} | {times} | {promise} |")
    return lines


def report_waiting() -> list[str]:
    """Measure how long a user waits for the first answer, and return a table."""
    help_page = [sys.executable, "-m", "cablecar", "--help"]
    rows = [
        ("the first move of a game", start_seconds, 2),
        ("`cablecar --help`", lambda: spent_by(lambda: subprocess.check_output(help_page))[0], 0.5),
    ]
    lines = ["| waiting for | seconds, the fastest of 5 | promised |", "|---|---|---|"]
    for what, measure, most in rows:
        took = min(measure() for _ in range(ROUNDS))
        lines.append(f"| {what} | {took:.2f} | {most:g}{'' if took <= most else f', {MISSED}'} |")
    return lines


def report() -> str:
    """Measure everything and return the page."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as users have it, whatever runs this
    calls, starts, waiting = report_calls(), report_starts(), report_waiting()
    lines = ["# What a call and a start of the kernel cost", "", provenance("make bench"), ""]
    lines += ["What it takes to call an entry, its own work included; medians of 5.", "", *calls, ""]
    return "\n".join([*lines, ABOUT, "", *starts, "", *waiting]) + "\n"


if __name__ == "__main__":
    publish(str(__doc__), report)
