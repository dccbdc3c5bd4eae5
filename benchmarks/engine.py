"""The engine beside catanatron, in turns on one core: `make bench`."""

import statistics
import time
from importlib.metadata import version

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from benchmarks.machine import MISSED, provenance, publish
from benchmarks.wasm import WASM
from benchmarks.ways import NAMES, PLAYERS, ROUNDS, WAYS, Meter, Speeds, median_ratio, meters, of_another
from cablecar.kernel.decorators import LIBRARY
from cablecar.terminal.reports.bench import copies_per_second

OUR_SECONDS = 1.0
THEIR_SECONDS = 3.0
PEER = "catanatron"
PROMISED = {LIBRARY: 1.0, WASM: 0.65}
"""How fast a way is at least beside the one that it is compared with."""
PROMISED_TIMES_PEER = 250


def catanatron_moves_per_second(players: int) -> float:
    """Return the actions a second of whole random games."""
    moves, start = 0, time.process_time()
    while (spent := time.process_time() - start) < THEIR_SECONDS:
        game = CatanGame([RandomPlayer(color) for color in list(Color)[:players]])
        game.play()
        moves += len(game.state.actions)
    return moves / spent


def compare(by_way: dict[str, Meter]) -> dict[int, Speeds]:
    """Return by number of players the moves a second in each round, ours in each way and catanatron's."""
    speeds: dict[int, Speeds] = {players: {way: [] for way in (PEER, *WAYS)} for players in PLAYERS}
    for number in range(ROUNDS):
        for players, found in speeds.items():
            found[PEER].append(catanatron_moves_per_second(players))
            for way, meter in by_way.items():
                found[way].append(meter.measure("moves", players, OUR_SECONDS))
        told = ", ".join(f"{way} {rates[-1]:,.0f}" for way, rates in speeds[2].items())
        print(f"round {number + 1} of {ROUNDS}, 2 players, moves a second: {told}", flush=True)
    return speeds


def report() -> str:
    """Measure everything and return the page."""
    with meters() as by_way:
        speeds = compare(by_way)
    lines = ["# How fast the engine is", "", provenance("make bench"), ""]
    lines += ["Random games, moves a second on one core, and ratios in the same round; medians of 5.", ""]
    lines += [
        "| what | players | moves a second | times catanatron | of another way |",
        "|---|---|---|---|---|",
    ]
    for players, found in speeds.items():
        theirs = statistics.median(found[PEER])
        lines.append(f"| catanatron {version(PEER)} | {players} | {theirs:,.0f} | 1 | |")
        lines += [_row(way, players, found) for way in WAYS]
    copies = statistics.median(copies_per_second() for _ in range(ROUNDS))
    return "\n".join([*lines, "", f"Copies of a game a second: {copies:,.0f}.", ""])


def _row(way: str, players: int, found: Speeds) -> str:
    beside = of_another(way, found, PROMISED)
    times = median_ratio(found[way], found[PEER])
    missed = way == LIBRARY and times < PROMISED_TIMES_PEER
    told = f"{times:,.0f}" + (f" (promised: {PROMISED_TIMES_PEER}, {MISSED})" if missed else "")
    speed = statistics.median(found[way])
    return f"| Cable Car, {NAMES[way]} | {players} | {speed:,.0f} | {told} | {beside} |"


if __name__ == "__main__":
    publish(str(__doc__), report)
