"""A game on this machine: people before one screen, and bots; its file is never behind."""

import asyncio
import time
from collections.abc import Collection, Sequence
from pathlib import Path

from cablecar.arena.entrants import seat_bot
from cablecar.common.errors import CablecarError
from cablecar.engine.moves import Move
from cablecar.engine.record import save
from cablecar.engine.view import View
from cablecar.statistics import GameStatistics, statistics_of
from cablecar.terminal.sessions.games import Seating, new_file, seating_again
from cablecar.terminal.sessions.session import Changed


class LocalTable:
    """A game on this machine, as the player at the screen may know it."""

    def __init__(self, seating: Seating, path: Path, pace: float) -> None:
        self._pace = pace
        self._acted = asyncio.Event()
        self._position = 0
        """Counts moves made and taken back: a bot's move is made only in the position it was chosen for."""
        self._begin(seating, path)

    def _begin(self, seating: Seating, path: Path) -> None:
        """Begin a game, or go on with one."""
        self._seating = seating
        self.game = seating.game
        self.path = path
        """Where the game is kept."""
        bots = enumerate(seating.bots)
        self._brains = {seat: seat_bot(bot, seating.chance, seat) for seat, bot in bots if bot is not None}
        self.people = [seat for seat, bot in enumerate(seating.bots) if bot is None]
        self._times = [0.0] * len(self.game.moves)
        self.seat = self.people[0] if len(self.people) == 1 else None
        """Who sits before the screen; of several nobody before the first comes, and behind a curtain."""
        self._note()

    # What is known

    @property
    def view(self) -> View:
        """What the player at the screen may know."""
        return self.game.view(self.seat)

    @property
    def moves(self) -> Sequence[Move]:
        """What they may do now."""
        return () if self.seat is None else self.game.legal_moves(self.seat)

    @property
    def may_undo(self) -> bool:
        """Whether they may take their last move back, with what bots have answered."""
        return self.seat is not None and self.game.can_undo(self.seat, self._answering)

    @property
    def _answering(self) -> Collection[int]:
        """The bots whose answers are taken back with a move: those of a game of one person."""
        return self._brains if len(self.people) == 1 else ()

    @property
    def next_seat(self) -> int | None:
        """Who else before this screen is to act, where the one before it is not."""
        waiting = self.game.waiting_for
        if self.seat in waiting:
            return None
        return next((seat for seat in waiting if seat in self.people), None)

    @property
    def notice(self) -> str:
        """Nothing: a game on this machine waits for its players only."""
        return ""

    @property
    def table_chat(self) -> None:
        """None: everybody who plays here sits before the same screen."""

    def hand_over(self, seat: int | None) -> None:
        """Let one of the people sit before the screen, or for None nobody."""
        self.seat = seat

    async def statistics(self) -> GameStatistics:
        """Return the figures of the finished game."""
        return statistics_of(self.game, self._times)

    # What is done

    async def play(self, move: Move) -> None:
        """Make a move, or raise what refuses it."""
        if self.seat is not None:
            self._play(self.seat, move)
            self._acted.set()

    async def undo(self) -> None:
        """Take the last move back, or raise what refuses that."""
        kept = {id(played): took for played, took in zip(self.game.moves, self._times, strict=True)}
        self.game.undo(self.seat, self._answering)
        self._times = [kept[id(played)] for played in self.game.moves]
        self._note()
        self._acted.set()

    async def rematch(self) -> None:
        """Begin another game of the same players, in a file of its own."""
        if self.game.waiting_for:
            raise CablecarError("tui-not-over")
        self._begin(seating_again(self._seating), new_file(self.path.parent))
        self._acted.set()

    def _play(self, seat: int, move: Move) -> None:
        self.game.play(seat, move)
        self._times.append(time.monotonic() - self._since)
        self._note()

    def _note(self) -> None:
        self._since = time.monotonic()
        self._position += 1
        save(self.game, self.path)

    async def follow(self, changed: Changed) -> None:
        """Let the bots play, each after a pause, until cancelled: after a game there may be another one."""
        while True:
            self._acted.clear()
            seat = next((seat for seat in self.game.waiting_for if seat in self._brains), None)
            if seat is None:
                await self._acted.wait()
            else:
                await self._let_bot_play(seat)
            changed()

    async def _let_bot_play(self, seat: int) -> None:
        """Let a bot move, unless a person acts meanwhile; what it chose then may not fit any more."""
        position = self._position
        seated_bot, view, moves = self._brains[seat], self.game.view(seat), self.game.legal_moves(seat)
        thinking = asyncio.create_task(asyncio.to_thread(seated_bot.choose, view, moves))
        await asyncio.gather(thinking, asyncio.sleep(self._pace))
        if self._position == position:
            self._play(seat, thinking.result())
