"""Blocks played side by side, a process a core."""

import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any

from cablecar.arena.plan import Job, Plan
from cablecar.arena.rows import SeatRow
from cablecar.common.errors import CablecarError
from cablecar.common.system import usable_cores

Block = tuple[Job, list[SeatRow]]

WORTH_STARTING = 6.0
"""Workers are started where this many seconds are still to be played: each takes 1 to 2 seconds to start."""
AHEAD = 2
"""How many blocks a worker is given at a time, so that it never waits for the next."""


def play_jobs(plan: Plan, jobs: Sequence[Job]) -> Generator[Block, None, None]:
    """Yield played blocks, in any order: by this process alone as long as that is soon done."""
    play = plan.player()
    for number, job in enumerate(jobs):
        start = perf_counter()
        rows = play(job)
        spent = perf_counter() - start
        yield job, rows
        rest = jobs[number + 1 :]
        if number > 0 and len(rest) * spent > WORTH_STARTING:  # the first block loads the compiled code
            yield from _play_by_workers(plan, rest)
            return


def _play_by_workers(plan: Plan, jobs: Sequence[Job]) -> Iterator[Block]:
    waiting = iter(jobs)
    workers = _start(plan, min(len(jobs), usable_cores()))
    try:
        given = {line: _give(line, waiting, AHEAD) for line, _ in workers}
        while any(given.values()):
            busy = [line for line, count in given.items() if count]
            for line in set(busy).intersection(wait(busy)):
                yield _receive(line)
                given[line] += _give(line, waiting, 1) - 1
    finally:
        for line, process in workers:
            line.close()
            process.terminate()
            process.join()


def _start(plan: Plan, count: int) -> list[tuple[Connection, Any]]:
    """Start workers that do not listen to Ctrl-C: it is for the one who gives them work."""
    context = get_context("spawn")
    workers = []
    with _ignoring_interrupts():
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, plan), daemon=True)
            process.start()
            theirs.close()
            workers.append((ours, process))
    return workers


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C for a moment; processes that are started meanwhile ignore it for good."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _expecting_worker() -> Iterator[None]:
    """Report in a sentence that a worker is no longer there."""
    try:
        yield
    except (EOFError, OSError):
        raise CablecarError("worker-ended") from None


def _give(line: Connection, jobs: Iterator[Job], most: int) -> int:
    """Give a worker its next jobs and return how many."""
    given = list(islice(jobs, most))
    with _expecting_worker():
        for job in given:
            line.send(job)
    return len(given)


def _receive(line: Connection) -> Block:
    with _expecting_worker():
        answer = line.recv()
    if isinstance(answer, CablecarError):
        raise answer
    job, rows = answer
    return job, rows


def _work(line: Connection, plan: Plan) -> None:
    """Play blocks until nobody asks for more; what a bot prints goes where it spoils no result."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows sends Ctrl-C to workers, too
    sys.stdout = sys.stderr
    play = plan.player()
    try:
        while True:
            line.send(_answer(play, line.recv()))
    except (EOFError, OSError):  # the process that gave the work has gone
        return


def _answer(play: Callable[[Job], list[SeatRow]], job: Job) -> Block | CablecarError:
    try:
        return job, play(job)
    except CablecarError as error:
        return error
