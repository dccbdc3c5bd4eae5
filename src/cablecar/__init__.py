"""Cable Car: a San Francisco train-ticket board game, as a game and as a research environment."""

from importlib import import_module
from typing import TYPE_CHECKING

from cablecar.common.version import __version__ as __version__

if TYPE_CHECKING:
    from cablecar.arena.matches import ladder as ladder
    from cablecar.arena.matches import match as match
    from cablecar.arena.matches import play_bots as play_bots
    from cablecar.board import Board as Board
    from cablecar.board import load_board as load_board
    from cablecar.common.errors import BoardError as BoardError
    from cablecar.common.errors import BotError as BotError
    from cablecar.common.errors import CablecarError as CablecarError
    from cablecar.common.errors import IllegalMove as IllegalMove
    from cablecar.common.errors import RecordError as RecordError
    from cablecar.engine.game import Game as Game
    from cablecar.engine.moves import ClaimRoute as ClaimRoute
    from cablecar.engine.moves import DrawTickets as DrawTickets
    from cablecar.engine.moves import KeepTickets as KeepTickets
    from cablecar.engine.moves import Move as Move
    from cablecar.engine.moves import Pass as Pass
    from cablecar.engine.moves import PlaceSouvenir as PlaceSouvenir
    from cablecar.engine.moves import TakeCard as TakeCard
    from cablecar.engine.moves import TakeSouvenir as TakeSouvenir
    from cablecar.engine.players import Player as Player
    from cablecar.engine.result import Result as Result
    from cablecar.engine.result import Score as Score
    from cablecar.engine.view import View as View

_HOMES = {
    "arena.matches": ("ladder", "match", "play_bots"),
    "board": ("Board", "load_board"),
    "common.errors": ("BoardError", "BotError", "CablecarError", "IllegalMove", "RecordError"),
    "engine.game": ("Game",),
    "engine.moves": (
        "ClaimRoute",
        "DrawTickets",
        "KeepTickets",
        "Move",
        "Pass",
        "PlaceSouvenir",
        "TakeCard",
        "TakeSouvenir",
    ),
    "engine.players": ("Player",),
    "engine.result": ("Result", "Score"),
    "engine.view": ("View",),
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
