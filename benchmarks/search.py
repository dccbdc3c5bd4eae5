"""The expert's search beside OpenSpiel's ISMCTS, in one process on one core: `make bench`."""

import random
import statistics
import time
from collections.abc import Iterator
from importlib.metadata import version
from itertools import cycle

import pyspiel

from benchmarks.machine import MISSED, provenance, publish
from cablecar.arena.entrants import SIMULATIONS
from cablecar.board import shipped_board
from cablecar.terminal.bench import simulations_per_second

ROUNDS = 5
OUR_SECONDS = 3.0
THEIR_SECONDS = 12.0
"""Longer than ours, because a search of theirs takes a third of a second."""
GAMES = 20
"""How many random games of gin rummy the searched positions are taken from."""
EXPLORATION = 5.0
"""How much ISMCTS explores: as in OpenSpiel's own test of it, because it has no default."""
PROMISED_RATIO = 20
PLAYERS = (2, 3, 4)

EXPLANATION = f"""\
A simulation is not the same on both sides. Ours guesses what the seat can't see, makes one move, lets
planners play a few rounds and has a small net value what comes of it: a playout cut short. Theirs goes down
its tree and then plays the hand of gin rummy to its end at random: a full playout. The games differ too. So
the ratio says how many simulations a second buys, not whose simulations are worth more.

Both make {SIMULATIONS} simulations a decision, in one process on one core, in turns, timed in processor time.
Ours decides in positions of games between strong bots on the default board, theirs in positions of random
games of gin rummy, both only where there is more than one legal move, drawn by lot with a fixed seed.

OpenSpiel's C++ search is called as `pyspiel.ISMCTSBot` with `RandomRolloutEvaluator(n_rollouts=1)` and
`uct_c={EXPLORATION:g}`, and with its defaults: unlimited world samples, and a final policy by visits.
`use_observation_string` and `allow_inconsistent_action_sets` are on, as in OpenSpiel's own test with
observations, because its gin rummy declares observations and no information states."""


def gin_rummy_positions() -> list[pyspiel.State]:
    """Return positions of random games with more than one legal action, in an order drawn by lot."""
    game, rng = pyspiel.load_game("gin_rummy"), random.Random(0)
    positions = [position for _ in range(GAMES) for position in _random_game(game, rng)]
    rng.shuffle(positions)
    return positions


def _random_game(game: pyspiel.Game, rng: random.Random) -> Iterator[pyspiel.State]:
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node() and len(actions) > 1:
            yield state.clone()
        state.apply_action(rng.choice(actions))


def their_simulations_per_second(bot: pyspiel.ISMCTSBot, positions: Iterator[pyspiel.State]) -> float:
    """Return the simulations a second of whole decisions of ISMCTS."""
    simulations, start = 0, time.process_time()
    while (spent := time.process_time() - start) < THEIR_SECONDS:
        bot.step(next(positions))
        simulations += SIMULATIONS
    return simulations / spent


def new_bot() -> pyspiel.ISMCTSBot:
    """Return OpenSpiel's searcher."""
    return pyspiel.ISMCTSBot(
        seed=0,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=0),
        uct_c=EXPLORATION,
        max_simulations=SIMULATIONS,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def compare() -> list[tuple[float, list[float]]]:
    """Return for each round OpenSpiel's speed and ours with 2, 3 and 4 players."""
    board, bot, positions, rounds = shipped_board(), new_bot(), cycle(gin_rummy_positions()), []
    for number in range(ROUNDS):
        theirs = their_simulations_per_second(bot, positions)
        ours = [simulations_per_second(board, players, OUR_SECONDS) for players in PLAYERS]
        rounds.append((theirs, ours))
        print(f"round {number + 1} of {ROUNDS}: OpenSpiel {theirs:,.0f}, ours {ours[0]:,.0f} a second")
    return rounds


def report() -> str:
    """Measure everything and return the page."""
    rounds = compare()
    lines = ["# How fast the search is", "", provenance("make bench"), "", EXPLANATION, ""]
    lines += ["| simulations a second on one core | median of 5 | times OpenSpiel, median of 5 | promised |"]
    lines += ["|---|---|---|---|"]
    theirs = statistics.median(speed for speed, _ in rounds)
    lines.append(f"| OpenSpiel {version('open_spiel')}, ISMCTS, gin rummy, 2 players | {theirs:,.0f} | 1 | |")
    for index, players in enumerate(PLAYERS):
        speed = statistics.median(ours[index] for _, ours in rounds)
        ratio = statistics.median(ours[index] / theirs for theirs, ours in rounds)
        promise = _promise(ratio) if players == 2 else ""
        lines.append(f"| Cable Car, expert, {players} players | {speed:,.0f} | {ratio:.1f} | {promise} |")
    return "\n".join(lines) + "\n"


def _promise(ratio: float) -> str:
    return f"{PROMISED_RATIO}{'' if ratio >= PROMISED_RATIO else f', {MISSED}'}"


if __name__ == "__main__":
    publish(str(__doc__), report)
