"""The engine beside catanatron, in one process on one core: `make bench`."""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from benchmarks.machine import MISSED, provenance, publish
from cablecar.board import shipped_board
from cablecar.terminal.bench import copies_per_second, moves_per_second, start_seconds

ROUNDS = 5
PROMISED_RATIO = 200


def catanatron_moves_per_second() -> float:
    """Return the actions a second of whole random two-player games."""
    moves, start = 0, time.process_time()
    while (spent := time.process_time() - start) < 3:
        game = CatanGame([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        moves += len(game.state.actions)
    return moves / spent


def seconds_of(*command: str) -> float:
    """Return how long a command takes, the fastest of five."""
    return min(_time(lambda: subprocess.run(command, check=True, capture_output=True)) for _ in range(ROUNDS))


def _time(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def compare() -> list[tuple[float, list[float]]]:
    """Return for each round catanatron's speed and ours with 2, 3 and 4 players."""
    board, rounds = shipped_board(), []
    for number in range(ROUNDS):
        theirs = catanatron_moves_per_second()
        ours = [moves_per_second(board, players) for players in (2, 3, 4)]
        rounds.append((theirs, ours))
        print(f"round {number + 1} of {ROUNDS}: catanatron {theirs:,.0f}, ours {ours[0]:,.0f} moves a second")
    return rounds


def report() -> str:
    """Measure everything and return the page."""
    rounds = compare()
    lines = ["# How fast the engine is", "", provenance("make bench"), ""]
    lines += ["| what | median of 5 | times catanatron, median of 5 |", "|---|---|---|"]
    theirs = statistics.median(speed for speed, _ in rounds)
    lines.append(f"| catanatron 3.2.1, random, 2 players, actions a second | {theirs:,.0f} | 1 |")
    for index, players in enumerate((2, 3, 4)):
        speed = statistics.median(ours[index] for _, ours in rounds)
        ratio = statistics.median(ours[index] / theirs for theirs, ours in rounds)
        kept = "" if ratio >= PROMISED_RATIO else f" (promised: {PROMISED_RATIO}, {MISSED})"
        lines.append(
            f"| Cable Car, random, {players} players, moves a second | {speed:,.0f} | {ratio:,.0f}{kept} |"
        )
    copies = statistics.median(copies_per_second() for _ in range(ROUNDS))
    lines.append(f"| copies of a game a second | {copies:,.0f} | |")
    lines += ["", *_waiting()]
    return "\n".join(lines) + "\n"


def _waiting() -> list[str]:
    """Return how long a user waits for the first answer."""
    cablecar = str(Path(sys.executable).with_name("cablecar"))
    with tempfile.TemporaryDirectory() as folder:
        warm = seconds_of(cablecar, "simulate", "--games", "1", "--records", folder)
    rows = [
        ("first compilation before the first move of a game", start_seconds(), 40),
        ("`cablecar simulate --games 1`, warm", warm, 3),
        ("`cablecar --help`", seconds_of(cablecar, "--help"), 0.5),
    ]
    lines = ["| waiting for | seconds | promised |", "|---|---|---|"]
    for what, took, most in rows:
        lines.append(f"| {what} | {took:.2f} | {most}{'' if took <= most else f', {MISSED}'} |")
    return lines


if __name__ == "__main__":
    publish(str(__doc__), report)
