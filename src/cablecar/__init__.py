"""Cable Car: a San Francisco train-ticket board game, as a game and as a research environment."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cablecar.arena.matches import ladder as ladder
    from cablecar.arena.matches import match as match
    from cablecar.arena.matches import play_bots as play_bots
    from cablecar.board import Board as Board
    from cablecar.board import load_board as load_board
    from cablecar.errors import BoardError as BoardError
    from cablecar.errors import BotError as BotError
    from cablecar.errors import CablecarError as CablecarError
    from cablecar.errors import IllegalMove as IllegalMove
    from cablecar.errors import RecordError as RecordError
    from cablecar.game import Game as Game
    from cablecar.game import Player as Player
    from cablecar.moves import ClaimRoute as ClaimRoute
    from cablecar.moves import DrawTickets as DrawTickets
    from cablecar.moves import KeepTickets as KeepTickets
    from cablecar.moves import Move as Move
    from cablecar.moves import Pass as Pass
    from cablecar.moves import PlaceSouvenir as PlaceSouvenir
    from cablecar.moves import TakeCard as TakeCard
    from cablecar.moves import TakeSouvenir as TakeSouvenir
    from cablecar.result import Result as Result
    from cablecar.result import Score as Score
    from cablecar.view import View as View

__version__ = "0.1.0"

_HOMES = {
    "arena.matches": ("ladder", "match", "play_bots"),
    "board": ("Board", "load_board"),
    "errors": ("BoardError", "BotError", "CablecarError", "IllegalMove", "RecordError"),
    "game": ("Game", "Player"),
    "moves": (
        "ClaimRoute",
        "DrawTickets",
        "KeepTickets",
        "Move",
        "Pass",
        "PlaceSouvenir",
        "TakeCard",
        "TakeSouvenir",
    ),
    "result": ("Result", "Score"),
    "view": ("View",),
}
__all__ = sorted(name for names in _HOMES.values() for name in names)


def __dir__() -> list[str]:
    """List what can be imported, loaded or not."""
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> object:
    """Load the public names when they are first used, so that `cablecar --help` answers at once."""
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"cablecar.{module}"), name)
    raise AttributeError(name)
