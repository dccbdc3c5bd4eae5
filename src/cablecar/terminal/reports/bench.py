"""How fast the engine and the search are, measured inside the compiled core on one core."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path

import numpy as np

from cablecar.arena.entrants import Entrant
from cablecar.arena.games import game_seed, play_contest
from cablecar.board import Board
from cablecar.bots import Budget, legal_actions
from cablecar.bots.expert import SIMULATIONS, Expert
from cablecar.bots.planners import Strong
from cablecar.common.catalogue import say
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.state import CHOICES, DEALER, STATE, Records
from cablecar.rules.stream import seed_words
from cablecar.search.search import SearchBuffers

SECONDS = 1.0
"""How long each measurement takes at least."""
COPIES = 1_000_000
SEARCHED_GAMES = 8
"""How many games of strong bots the searched positions are taken from."""


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


class CountedExpert(Expert):
    """An expert whose simulations can be counted."""

    def _buffers(self, board: Records, observation: Records) -> SearchBuffers:
        self.buffers = super()._buffers(board, observation)
        return self.buffers

    @property
    def simulations(self) -> int:
        """How many simulations the last decision took."""
        return int(self.buffers.searches[0].simulations)


def strong_positions(board: Board, players: int) -> list[Records]:
    """Return what seats knew who had a choice in games of strong bots, in an order drawn by lot."""
    met: list[Records] = []

    class Witness(Strong):
        def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
            if len(legal_actions(board, observation)) > 1:
                met.append(observation)
            return super().decide(board, observation, rng, budget)

    entrant = Entrant("strong", Witness, Budget(simulations=1))
    for number in range(SEARCHED_GAMES):
        play_contest(board, [entrant] * players, game_seed(0, number))
    random.Random(0).shuffle(met)
    return met


def simulations_per_second(board: Board, players: int, seconds: float = SECONDS) -> float:
    """Return the simulations a second of whole decisions of the expert."""
    expert, budget, rng = CountedExpert(), Budget(simulations=SIMULATIONS), random.Random(0)
    table, positions = board_table(board), strong_positions(board, players)
    expert.decide(table, positions[0], rng, budget)
    simulations, start = 0, time.process_time()
    for observation in cycle(positions):
        expert.decide(table, observation, rng, budget)
        simulations += expert.simulations
        if (spent := time.process_time() - start) >= seconds:
            break
    return simulations / spent


def start_seconds() -> float:
    """Return the seconds from a command to the first move against a bot, with nothing in the cache."""
    with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as games:
        start = time.perf_counter()
        play_first_move(Path(games), XDG_CACHE_HOME=cache)
        return time.perf_counter() - start


def play_first_move(games: Path, **variables: str) -> None:
    """Begin a game in a process of its own, make the first move and leave; fail where that is refused."""
    command = [sys.executable, "-m", "cablecar", "play", "--plain"]
    options = ["--bots", "random", "--seed", "1", "--records", str(games)]
    subprocess.run(
        [*command, *options],
        env={**os.environ, **variables},
        input=b"1\nquit\n",
        capture_output=True,
        check=True,
    )


def measure(board: Board) -> dict[str, object]:
    """Return all figures."""
    return {
        "moves_per_second": {
            str(players): round(moves_per_second(board, players)) for players in _counts(board)
        },
        "simulations_per_second": {
            str(players): round(simulations_per_second(board, players)) for players in _counts(board)
        },
        "copies_per_second": round(copies_per_second()),
        "start_seconds": round(start_seconds(), 1),
    }


def _counts(board: Board) -> range:
    return range(2, board.components.max_players + 1)


def show_bench(board: Board, as_json: bool) -> None:
    """Print all figures, as a table or as JSON."""
    figures = measure(board)
    if as_json:
        print(json.dumps(figures))
        return
    for figure, key in (("moves_per_second", "bench-moves"), ("simulations_per_second", "bench-simulations")):
        speeds = figures[figure]
        assert isinstance(speeds, dict)
        for players, speed in speeds.items():
            print(say(key, players=int(players), speed=speed))
    print(say("bench-copies", speed=str(figures["copies_per_second"])))
    print(say("bench-start", seconds=str(figures["start_seconds"])))
