"""The small research board solved by two solvers, and what bots lose there: `make proof-mini`."""

from benchmarks.machine import MISSED, provenance, publish
from cablecar.board import shipped_board
from cablecar.bots.registry import BOTS
from cablecar.solving.cfr import solve
from cablecar.solving.gambit import efg
from cablecar.solving.open_spiel_solver import solve_efg
from cablecar.solving.strategies import exploited
from cablecar.solving.tree import grow

WANTED, MOST = 0.0001, 5_000
PROMISED, FAIR, DIGIT = 0.001, 0.3, 0.0005
"""The exploitability, the value and the difference between two solvers that are promised at the most."""
SIMULATIONS = 1_000
"""Of bots that search, for a decision."""


def told(value: float, holds: bool = True) -> str:
    """Return a figure, and whether it keeps its promise."""
    return f"{value:.4f}" + ("" if holds else f" ({MISSED})")


def report() -> str:
    """Solve the board and return the page."""
    tree = grow(shipped_board("mini"))
    ours = solve(tree, WANTED, MOST)
    theirs = solve_efg(efg(tree), ours.iterations)
    agrees = abs(ours.value - theirs.value) <= DIGIT
    lines = ["# The small board, solved", "", provenance("make proof-mini"), ""]
    lines += [
        f"The game of two on `mini` (board {tree.board.sha256[:16]}…) has {len(tree.parents):,} positions",
        f"and {len(tree.sets):,} information sets. Both solvers run CFR+ for {ours.iterations:,} iterations;",
        "[the guide](../guide/solving.md) says what the figures mean. Promised are an exploitability below",
        "0.001, a value between -0.3 and 0.3, and values that agree to 3 digits.",
        "",
        "| solver | value for the first player | exploitability |",
        "|---|---|---|",
    ]
    for name, found in (("Cable Car", ours), ("OpenSpiel", theirs)):
        value = told(found.value, abs(found.value) <= FAIR and agrees)
        lines.append(f"| {name} | {value} | {told(found.exploitability, found.exploitability < PROMISED)} |")
    lines += [
        "",
        f"What the best answer wins; bots that search make {SIMULATIONS:,} simulations for a decision:",
        "",
    ]
    lines += [
        "| strategy | exploitability |",
        "|---|---|",
        f"| the equilibrium | {told(ours.exploitability)} |",
    ]
    lines += [f"| {name} | {told(value)} |" for name, value in exploited(BOTS, tree, SIMULATIONS)]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    publish(str(__doc__), report)
