"""Compiling in advance on machines that no library was built for, with a word to those who wait."""

from pathlib import Path

from cablecar.common.catalogue import say

MARK = "compiled"
"""The file that is there once everything was compiled."""


def warm_up() -> None:
    """Compile what games and bots need, unless a library has it; the first time this takes a minute."""
    from cablecar.kernel.decorators import JIT, jit_folder, way

    if way() != JIT or (mark := Path(jit_folder(), MARK)).exists():
        return
    from rich.console import Console

    console = Console(stderr=True)
    console.print(say("compiling"))
    with console.status(say("compiling-short")):
        _play_a_little()
    mark.touch()


def _play_a_little() -> None:
    """Play a game of all kinds of bots and follow it, so that all that they call is compiled and kept."""
    from cablecar.arena.entrants import find_entrants
    from cablecar.arena.games import game_of, play_contest
    from cablecar.board import shipped_board
    from cablecar.bots import Budget

    board, bots = shipped_board(), find_entrants("expert,novice,strong,random", None, Budget(simulations=1))
    game_of(board, bots, play_contest(board, bots, "0"))
