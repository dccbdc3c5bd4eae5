"""How fast the engine is, measured inside the compiled core on one core."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from cablecar.board import Board, shipped_board
from cablecar.rules import calls
from cablecar.rules.state import CHOICES, DEALER, STATE
from cablecar.rules.stream import seed_words
from cablecar.rules.tables import board_table
from cablecar.terminal.warm import warm_up
from cablecar.words import say

SECONDS = 1.0
"""How long each measurement takes at least."""
COPIES = 1_000_000


def measure_quickly() -> None:
    """Call everything that is measured once, so that it is compiled and kept."""
    moves_per_second(shipped_board(), 2, seconds=0)
    copies_per_second()


def moves_per_second(board: Board, players: int, seconds: float = SECONDS) -> float:
    """Return the moves a second of whole random games."""
    table, states = board_table(board), np.zeros(1, STATE)
    dealers, choices = np.zeros(1, DEALER), np.zeros(1, CHOICES)
    states[0].random[:] = seed_words("bench")
    calls.random_games(table, states, dealers, players, 1, choices)
    moves, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or moves == 0:
        moves += calls.random_games(table, states, dealers, players, 1000, choices)
    return moves / spent


def copies_per_second() -> float:
    """Return how many states a second can be copied."""
    states = np.zeros(2, STATE)
    calls.copy_states(states, 1)
    start = time.process_time()
    calls.copy_states(states, COPIES)
    return COPIES / (time.process_time() - start)


def compile_seconds() -> float:
    """Return the seconds from nothing compiled to the first move of a game against the random bot."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder}
        command = [sys.executable, "-m", "cablecar", "play", "--seed", "1", "--records", str(Path(folder))]
        start = time.perf_counter()
        with subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as game:
            assert game.stdin is not None
            assert game.stdout is not None
            game.stdin.write(b"1\n")
            game.stdin.flush()
            game.stdout.read(1)
            game.stdin.close()
            game.stdout.read()
        return time.perf_counter() - start


def measure(board: Board) -> dict[str, object]:
    """Return all figures."""
    return {
        "moves_per_second": {
            str(players): round(moves_per_second(board, players)) for players in _counts(board)
        },
        "copies_per_second": round(copies_per_second()),
        "compile_seconds": round(compile_seconds(), 1),
    }


def _counts(board: Board) -> range:
    return range(2, board.components.max_players + 1)


def show_bench(board: Board, as_json: bool) -> None:
    """Print all figures, as a table or as JSON."""
    warm_up()
    figures = measure(board)
    if as_json:
        print(json.dumps(figures))
        return
    moves = figures["moves_per_second"]
    assert isinstance(moves, dict)
    for players, speed in moves.items():
        print(say("bench-moves", players=int(players), speed=speed))
    print(say("bench-copies", speed=str(figures["copies_per_second"])))
    print(say("bench-compile", seconds=str(figures["compile_seconds"])))
