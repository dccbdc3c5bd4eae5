"""A seat at a game, as a screen needs it: the same for a game on this machine and one on a server."""

from collections.abc import Callable, Sequence
from typing import Protocol

from cablecar.moves import Move
from cablecar.statistics.figures import GameStatistics
from cablecar.view import View

Changed = Callable[[], None]
"""Is called whenever something about a game has changed."""


class Sitting(Protocol):
    """What a player sees of a game and can do in it."""

    @property
    def view(self) -> View | None:
        """What the seat before the screen may know, with all that happened; None before the game begins."""

    @property
    def moves(self) -> Sequence[Move]:
        """What that seat may do now."""

    @property
    def may_undo(self) -> bool:
        """Whether that seat may take its last move back."""

    @property
    def next_seat(self) -> int | None:
        """Whose turn before this same screen comes next, once the one before it is over."""

    @property
    def notice(self) -> str:
        """What keeps the game waiting besides its players, in a sentence; empty where nothing does."""

    def hand_over(self) -> None:
        """Let the next seat sit before the screen."""

    async def follow(self, changed: Changed) -> None:
        """Keep the game going, as far as it does not wait for this screen, until it is left."""

    async def play(self, move: Move) -> None:
        """Make a move, or raise what refuses it."""

    async def undo(self) -> None:
        """Take the last move back, or raise what refuses that."""

    async def statistics(self) -> GameStatistics:
        """Return the figures of the finished game."""
