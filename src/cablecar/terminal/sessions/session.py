"""A seat at a game, as a screen needs it: the same for a game on this machine and one on a server."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from cablecar.engine.moves import Move
from cablecar.engine.view import View
from cablecar.statistics.figures import GameStatistics

Changed = Callable[[], None]
"""Is called whenever something about a game has changed."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said at a table."""

    seat: int | None
    """The seat of the person who said it, None where they have none now."""
    name: str
    text: str | None
    """What was said, None where it was deleted."""


class TableTalk(Protocol):
    """Everybody at a server's table: what they say to each other, and what its host decides."""

    @property
    def said(self) -> Sequence[Line]:
        """What was said, the newest last."""

    @property
    def silence(self) -> str:
        """Why this seat can't say anything, in a sentence; empty where it can."""

    @property
    def gathers(self) -> bool:
        """Whether the table waits for its players before it begins a game."""

    @property
    def most_letters(self) -> int:
        """How long a line may be."""

    @property
    def is_timed(self) -> bool:
        """Whether turns have a limit."""

    @property
    def time_left(self) -> int | None:
        """How many seconds those who are to act still have; None where there is no limit, or bots act."""

    async def talk(self, text: str) -> None:
        """Say something to the table, or raise what refuses that."""

    @property
    def link(self) -> str:
        """What brings others to the table."""

    @property
    def is_host(self) -> bool:
        """Whether this seat's player has made the table, and decides when a game begins."""

    @property
    def seated(self) -> Sequence[str]:
        """Who sits at the table, in the order of its chairs; an empty name is a free seat."""

    @property
    def open_seats(self) -> int:
        """How many seats wait for somebody."""

    @property
    def bots(self) -> Sequence[str]:
        """The bots that the host can put on open seats, the usual one first."""

    async def start(self) -> None:
        """Begin the game as the host, or raise what refuses that."""

    async def seat_bot(self, bot: str) -> None:
        """Put a bot on an open seat as the host, or raise what refuses that."""


class Session(Protocol):
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

    @property
    def table_chat(self) -> TableTalk | None:
        """Everybody at a server's table; None for a game on this machine."""

    def hand_over(self, seat: int | None) -> None:
        """Let a seat of several sit before the screen, or for None nobody."""

    async def follow(self, changed: Changed) -> None:
        """Keep the game going, as far as it does not wait for this screen, until it is left."""

    async def play(self, move: Move) -> None:
        """Make a move, or raise what refuses it."""

    async def undo(self) -> None:
        """Take the last move back, or raise what refuses that."""

    async def rematch(self) -> None:
        """Begin another game of the same players, or raise what refuses that."""

    async def statistics(self) -> GameStatistics:
        """Return the figures of the finished game."""
