"""Solving a small board on the terminal."""

from pathlib import Path

from cablecar.board import Board
from cablecar.bots.registry import BOTS
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.common.files import refuse_unwritable, write_text
from cablecar.solving.cfr import Solution, solve
from cablecar.solving.gambit import efg
from cablecar.solving.strategies import exploited
from cablecar.solving.tree import grow

WANTED = 0.0001
"""The exploitability that is good enough."""
MOST_ITERATIONS = 5_000


def show_solution(board: Board, file: Path | None, check: bool, simulations: int) -> None:
    """Solve a board, print what it is worth and how much each bot can be exploited, and write the game."""
    if file is not None:
        refuse_unwritable(file)
    tree = grow(board)
    print(say("solve-tree", board=board.id, nodes=len(tree.parents), sets=len(tree.sets)))
    found = solve(tree, WANTED, MOST_ITERATIONS)
    print(_told("solve-found", found))
    text = efg(tree) if check or file is not None else ""
    if check:
        print(_told("solve-checked", _checked(text, found.iterations)))
    print(say("solve-bots"))
    for bot, value in exploited(BOTS, tree, simulations):
        print(say("solve-bot", bot=bot, exploitability=_digits(value)))
    if file is not None:
        write_text(file, text)
        print(say("solve-written", file=str(file)))


def _told(key: str, found: Solution) -> str:
    value, exploitability = _digits(found.value), _digits(found.exploitability)
    return say(key, iterations=found.iterations, value=value, exploitability=exploitability)


def _digits(value: float) -> str:
    return f"{value:.4f}"


def _checked(text: str, iterations: int) -> Solution:
    """Return OpenSpiel's solution of the same game."""
    try:
        from cablecar.solving.open_spiel_solver import solve_efg
    except ImportError:
        raise CablecarError("solve-extra-missing") from None
    return solve_efg(text, iterations)
