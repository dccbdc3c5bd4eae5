"""Compiling what a command needs before it needs it, with a word to those who wait."""

from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from cablecar.common.catalogue import say

PLANNERS, EXPERT = BOT_PARTS = ("compiling-planners", "compiling-expert")
"""The parts of the search that bots need, by what is said while they are compiled."""


def warm_up(everything: bool = False) -> None:
    """Compile what a game needs, or everything; say so where this takes long, the first time."""
    from cablecar.rules.compiled import is_warm, set_warm

    if not is_warm("rules"):
        _compile("compiling", _play_a_little)
        set_warm("rules")
    if everything:
        from cablecar.bots import BOTS
        from cablecar.terminal.bench import measure_quickly

        warm_up_bots(BOTS.values())
        warm_up_training()
        measure_quickly()


def warm_up_bots(kinds: Iterable[type]) -> None:
    """Compile what these bots need and no more, and load it, so that no move waits for that."""
    from cablecar.arena.games import warm_up
    from cablecar.bots.expert import Expert
    from cablecar.bots.planners import Novice, Planner

    kinds = tuple(kinds)
    if any(issubclass(kind, Planner | Novice | Expert) for kind in kinds):
        _warm_up_search(PLANNERS, lambda: _play_a_contest("strong,novice"))
    if any(issubclass(kind, Expert) for kind in kinds):
        _warm_up_search(EXPERT, lambda: _play_a_contest("expert@1,strong"))
    warm_up(kinds)


def bots_are_warm() -> bool:
    """Return True if no bot has to be compiled for this machine any more."""
    from numba.core import config

    return bool(config.DISABLE_JIT) or all(_mark(part).exists() for part in BOT_PARTS)


def note_bots_warm() -> None:
    """Remember that all bots are compiled."""
    for part in BOT_PARTS:
        _mark(part).touch()


def warm_up_training() -> None:
    """Compile what training the expert needs."""
    _warm_up_search("compiling-training", _learn_a_little)


def _warm_up_search(part: str, work: Callable[[], object]) -> None:
    """Compile one part of the search, unless an earlier start has."""
    from numba.core import config

    if not config.DISABLE_JIT and not _mark(part).exists():
        _compile(part, work)
        _mark(part).touch()


def _mark(part: str) -> Path:
    """Return the file that is there once a part of the search was compiled."""
    from cablecar.rules.compiled import cache_folder

    return Path(cache_folder("search"), part)


def _compile(sentence: str, work: Callable[[], object]) -> None:
    console = Console(stderr=True)
    console.print(say(sentence))
    with console.status(say("compiling-short")):
        work()


def _play_a_little() -> None:
    """Call everything that a game calls, so that it is compiled and kept."""
    from cablecar.engine.game import Game

    game = Game.new(2, 0)
    while game.waiting_for:
        seat = game.waiting_for[0]
        game.play(seat, game.legal_moves(seat)[0])


def _play_a_contest(names: str) -> None:
    """Let two bots play a game."""
    from cablecar.arena.entrants import find_entrants
    from cablecar.arena.games import play_contest
    from cablecar.board import shipped_board
    from cablecar.bots import Budget

    play_contest(shipped_board(), find_entrants(names, None, Budget(simulations=1)), "0")


def _learn_a_little() -> None:
    """Collect what is learned from, a game or two."""
    from cablecar.board import shipped_board
    from cablecar.bots.train import evidence, positions

    positions(shipped_board(), 2, 100, 0)
    evidence(shipped_board(), 2, 100, 0)
