"""How fast the kernel is in each way of running it: processes that measure what they are asked for.

`python -m benchmarks.ways` measures in the way that the environment chooses, `ways.mjs` in WebAssembly. Both
read lines such as "moves 2 1.0", a figure with the number of players and the seconds to take, and answer with
one number. One of them at a time has something to do, so that they can share a core.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import numpy as np

from benchmarks.machine import MISSED
from benchmarks.wasm import WASM, build_kernels, node_command, text_of, what_games_need
from cablecar.board import Board, shipped_board
from cablecar.bots.expert import SIMULATIONS
from cablecar.kernel.decorators import JIT, LIBRARY, VARIABLE
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.state import CHOICES, Records
from cablecar.terminal.reports.bench import moves_per_second, simulations_per_second, strong_positions

ROUNDS = 5
PLAYERS = (2, 3, 4)
WAYS = (LIBRARY, JIT, WASM)
NAMES = {LIBRARY: "library", JIT: "JIT", WASM: "WebAssembly in Node"}
BESIDE = {LIBRARY: JIT, WASM: LIBRARY}
"""Which other way a way is compared with."""
IN_NODE = Path(__file__).with_suffix(".mjs")
CALLS = 20_000


class Meter:
    """A process that measures in one way."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def measure(self, what: str, players: int, seconds: float) -> float:
        """Return a figure."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(what, players, seconds, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        assert answer, f"the process that measures {what} has failed"
        return float(answer)


@contextmanager
def meters() -> Iterator[dict[str, Meter]]:
    """Yield a meter for each way; on leaving, their processes end."""
    build_kernels()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        positions = write_positions(Path(folder, "positions.json"))
        commands = {
            LIBRARY: [sys.executable, "-m", "benchmarks.ways"],
            JIT: [sys.executable, "-m", "benchmarks.ways"],
            WASM: [*node_command(IN_NODE, Path(folder, "layout.json")), str(positions)],
        }
        yield {way: stack.enter_context(_meter(way, command)) for way, command in commands.items()}


@contextmanager
def _meter(way: str, command: list[str]) -> Iterator[Meter]:
    variables = {**os.environ, VARIABLE: LIBRARY if way == WASM else way}
    with subprocess.Popen(
        command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Meter(process)
        process.communicate()


def write_positions(path: Path) -> Path:
    """Write what WebAssembly needs to measure the same: the board and the positions that are searched."""
    board = shipped_board()
    positions = {
        players: [text_of(position) for position in strong_positions(board, players)] for players in PLAYERS
    }
    needed = what_games_need({board.id: board})
    path.write_text(json.dumps({**needed, "simulations": SIMULATIONS, "positions": positions}), "utf-8")
    return path


# --- what is measured in Python


def _calls_per_second(call: Callable[[], object], seconds: float) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds or done == 0:
        for _ in range(CALLS):
            call()
        done += CALLS
    return done / spent


def next_seats_per_second(board: Board, players: int, seconds: float) -> float:
    """Return how often a second the cheapest entry can be called: nearly all of it is the call itself."""
    _, states, _ = _position(board, players)
    return _calls_per_second(lambda: calls.next_seat(states), seconds)


def lists_per_second(board: Board, players: int, seconds: float) -> float:
    """Return how often a second the legal actions of a seat can be listed."""
    (table, states, seat), choices = _position(board, players), np.zeros(1, CHOICES)
    return _calls_per_second(lambda: calls.list_legal(table, states, seat, choices), seconds)


def _position(board: Board, players: int) -> tuple[Records, Records, int]:
    observation, *_ = strong_positions(board, players)
    return board_table(board), observation["state"].copy(), int(observation["seat"][0])


FIGURES: dict[str, Callable[[Board, int, float], float]] = {
    "moves": moves_per_second,
    "simulations": simulations_per_second,
    "next_seat": next_seats_per_second,
    "list_legal": lists_per_second,
}


def answer() -> None:
    """Measure what is asked for until nobody asks."""
    board = shipped_board()
    for line in sys.stdin:
        what, players, seconds = line.split()
        print(FIGURES[what](board, int(players), float(seconds)), flush=True)


# --- what is said of it

Speeds = dict[str, list[float]]
"""A figure in each round, by way."""


def median_ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the median of the ratios in the rounds."""
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def of_another(way: str, found: Speeds, promised: Mapping[str, float]) -> str:
    """Return how fast a way is beside another, and what was promised if that is missed."""
    if way not in BESIDE:
        return ""
    other = BESIDE[way]
    ratio, least = median_ratio(found[way], found[other]), promised.get(way, 0)
    missed = "" if ratio >= least else f" (promised: {least:g}, {MISSED})"
    return f"{ratio:.2f} of the {NAMES[other]}{missed}"


if __name__ == "__main__":
    answer()
