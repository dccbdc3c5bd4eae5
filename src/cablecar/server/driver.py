"""What moves a table on by itself: its bots and its clock."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from cablecar.server.livegame import Done, LiveGame
from cablecar.server.seats import PLAYING
from cablecar.server.thinking import Client

if TYPE_CHECKING:
    from cablecar.server.table import Table

STAND_IN = "casual"
"""The bot that plays for a person who has left, or whose time is over."""
AHEAD_SECONDS = 600.0
"""So long before a turn's time is over its table must be in memory."""
GRACE = 10.0
"""Seconds that a turn still has after a restart of the server, whatever its clock says."""

log = logging.getLogger("cablecar.server")


class Thought(NamedTuple):
    """What a bot thinks about."""

    game: str
    position: int
    seat: int
    bot: str


class Driver:
    """Lets bots move at their pace, and a bot for whoever's time is over."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._thought: Thought | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._late: set[int] = set()
        self._grace_until = table.house.now() + GRACE
        self._is_over = False

    def wake(self) -> None:
        """See anew who is to move. The table's lock is held, so no bot is in the middle of a move."""
        if self._is_over:
            return
        self._late &= set(self._waiting_for())
        self._set_alarm()
        if self._task is not None and self._task is asyncio.current_task():
            return
        if self._task is not None and not self._task.done() and self._thought == self._next():
            return  # what happened does not change what the bot thinks about
        self._stop()
        if self._next() is not None:
            self._task = asyncio.create_task(self._drive())
            self._task.add_done_callback(_log_failure)

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work, or a clock that rings soon."""
        deadline = self.deadline()
        rings_soon = deadline is not None and deadline - self._table.house.now() <= AHEAD_SECONDS
        return rings_soon or (self._task is not None and not self._task.done())

    def deadline(self) -> float | None:
        """Return when the time of those who are to act is over, None without a clock."""
        live, clock = self._table.live, self._table.head.settings.clock
        if live is None or clock is None or not self._people():
            return None
        return round(max(live.turn_began + clock, self._grace_until), 3)

    def shift(self, seconds: float) -> None:
        """Let a turn have the time that it had when the clock jumps."""
        self._grace_until += seconds
        if self._table.live is not None:
            self._table.live.shift(seconds)

    def close(self) -> None:
        """Stop for good."""
        self._is_over = True
        self._stop()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _waiting_for(self) -> tuple[int, ...]:
        live = self._table.live
        return () if live is None or self._table.status != PLAYING else live.game.waiting_for

    @property
    def _is_paused(self) -> bool:
        """Whether there is nobody to play for: bots alone go on only while somebody watches."""
        return not self._table.has_people and not self._table.audience

    def _bot(self, seat: int) -> str | None:
        return STAND_IN if seat in self._late else self._table.bot_of(seat)

    def _people(self) -> list[int]:
        return [seat for seat in self._waiting_for() if self._bot(seat) is None]

    def _next(self) -> Thought | None:
        """Return what a bot has to think about now."""
        live = self._table.live
        if self._is_paused:
            return None
        for seat in self._waiting_for():
            bot = self._bot(seat)
            if live is not None and bot is not None:
                # First tickets are chosen by all at the same time: what others do there changes nothing.
                return Thought(live.id, 0 if live.is_opening else live.position, seat, bot)
        return None

    async def _drive(self) -> None:
        while (thought := self._next()) is not None:
            self._thought = thought
            await self._move(thought)

    async def _move(self, thought: Thought) -> None:
        table, live, seat = self._table, self._table.live, thought.seat
        assert live is not None
        since = live.last_bot_at if live.is_opening else live.last_at
        pace = table.head.settings.pace
        pause = min(pace, since + pace - table.house.now())  # the clock may have been set back
        client = Client(table.address, table.has_people)
        bots = table.house.thinkers
        choice = bots.choose(bots.question(live.game, seat), thought.bot, client)
        (action, actor), _ = await asyncio.gather(choice, asyncio.sleep(max(0.0, pause)))
        async with table.lock:
            if self._next() == thought:
                done = Done(seat, f"bot:{actor}", table.house.now(), idle=self._idle(live))
                move = live.game.move(seat, action)
                await table.enter(lambda: live.move(done, move))

    def _idle(self, live: LiveGame) -> float:
        """Return for how long no bot could think about this move, because bots were being prepared."""
        ready = self._table.house.thinkers.ready_at
        if ready is None:
            return 0.0
        since = live.started if live.is_opening else live.last_at
        return max(0.0, self._table.house.now() - (monotonic() - ready) - since)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.deadline()
        if deadline is not None:
            delay = max(0.0, deadline - self._table.house.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        task = asyncio.create_task(self._time_over())
        task.add_done_callback(_log_failure)
        self._ringing = task

    async def _time_over(self) -> None:
        async with self._table.lock:
            deadline, live = self.deadline(), self._table.live
            if self._is_over:
                return
            if deadline is None or live is None or deadline > self._table.house.now() + 0.01:
                self._set_alarm()
                return
            for seat in self._people():
                await self._lose_turn(live, seat)

    async def _lose_turn(self, live: LiveGame, seat: int) -> None:
        self._late.add(seat)
        done = Done(seat, f"bot:{STAND_IN}", self._table.house.now())
        await self._table.enter(lambda: live.note("clock", done))


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("driver_failed", exc_info=task.exception())
