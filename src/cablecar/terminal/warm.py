"""Compiling the rules before they are needed, with a word to whoever waits."""

from rich.console import Console

from cablecar.words import say


def warm_up(everything: bool = False) -> None:
    """Compile what a game needs, or everything; say so where this takes long, the first time."""
    from cablecar.rules.compiled import is_warm, set_warm

    if not is_warm("rules"):
        console = Console(stderr=True)
        console.print(say("compiling"))
        with console.status(say("compiling-short")):
            _play_a_little()
        set_warm("rules")
    if everything:
        from cablecar.terminal.bench import measure_quickly

        measure_quickly()


def _play_a_little() -> None:
    """Call everything that a game calls, so that it is compiled and kept."""
    from cablecar.game import Game
    from cablecar.result import count_result

    game = Game.new(2, 0)
    game.play(0, game.legal_moves(0)[0])
    count_result(game._table, game._state)
