"""The expert's search beside OpenSpiel's ISMCTS, in turns on one core: `make bench`."""

import random
import statistics
import time
from collections.abc import Iterator
from importlib.metadata import version
from itertools import cycle

import pyspiel

from benchmarks.machine import MISSED, provenance, publish
from benchmarks.wasm import WASM
from benchmarks.ways import NAMES, PLAYERS, ROUNDS, WAYS, Meter, Speeds, median_ratio, meters, of_another
from cablecar.bots.expert import SIMULATIONS
from cablecar.kernel.decorators import LIBRARY

OUR_SECONDS = 3.0
THEIR_SECONDS = 12.0
"""Longer than ours, because a search of theirs takes a third of a second."""
GAMES = 20
"""How many random games of gin rummy the searched positions are taken from."""
EXPLORATION = 5.0
"""How much ISMCTS explores: as in OpenSpiel's own test of it, because it has no default."""
PEER = "OpenSpiel"
PROMISED = {LIBRARY: 1.0, WASM: 0.65}
"""How fast a way is at least beside the one that it is compared with."""
PROMISED_TIMES_PEER = 20
"""With 2 players, as in the games of the peer."""

EXPLANATION = f"""\
A simulation is not the same on both sides. Ours guesses what the seat can't see, makes one move, lets
planners play a few rounds and has a small net value what comes of it: a playout cut short. Theirs goes down
its tree and then plays the hand of gin rummy to its end at random: a full playout. The games differ too. So
the ratio says how many simulations a second buys, not whose simulations are worth more.

Both make {SIMULATIONS} simulations a decision, on one core, in turns, timed in processor time.
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


def compare(by_way: dict[str, Meter]) -> dict[int, Speeds]:
    """Return by number of players the simulations a second in each round, ours in each way and theirs."""
    bot, positions = new_bot(), cycle(gin_rummy_positions())
    speeds: dict[int, Speeds] = {players: {way: [] for way in (PEER, *WAYS)} for players in PLAYERS}
    for number in range(ROUNDS):
        theirs = their_simulations_per_second(bot, positions)
        for players, found in speeds.items():
            found[PEER].append(theirs)
            for way, meter in by_way.items():
                found[way].append(meter.measure("simulations", players, OUR_SECONDS))
        told = ", ".join(f"{way} {rates[-1]:,.0f}" for way, rates in speeds[2].items())
        print(f"round {number + 1} of {ROUNDS}, 2 players, simulations a second: {told}", flush=True)
    return speeds


def report() -> str:
    """Measure everything and return the page."""
    with meters() as by_way:
        speeds = compare(by_way)
    lines = ["# How fast the search is", "", provenance("make bench"), "", EXPLANATION, ""]
    lines += ["Simulations a second on one core, and ratios in the same round; medians of 5.", ""]
    lines += ["| what | players | simulations a second | times OpenSpiel | of another way |"]
    lines += ["|---|---|---|---|---|"]
    theirs = statistics.median(speeds[2][PEER])
    lines.append(f"| OpenSpiel {version('open_spiel')}, ISMCTS, gin rummy | 2 | {theirs:,.0f} | 1 | |")
    lines += [_row(way, players, found) for players, found in speeds.items() for way in WAYS]
    return "\n".join(lines) + "\n"


def _row(way: str, players: int, found: Speeds) -> str:
    beside = of_another(way, found, PROMISED)
    speed, times = statistics.median(found[way]), median_ratio(found[way], found[PEER])
    missed = players == 2 and way == LIBRARY and times < PROMISED_TIMES_PEER
    told = f"{times:.1f}" + (f" (promised: {PROMISED_TIMES_PEER}, {MISSED})" if missed else "")
    return f"| Cable Car, expert, {NAMES[way]} | {players} | {speed:,.0f} | {told} | {beside} |"


if __name__ == "__main__":
    publish(str(__doc__), report)
