"""What moves a table on by itself: its bots and its clock."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, Protocol

from cablecar.common.shared import GRACE, STAND_IN, UNDO_SECONDS
from cablecar.engine.players import BOT_KIND
from cablecar.server.bot_workers import Client
from cablecar.server.model.live_game import ActionMeta, Entry, LiveGame
from cablecar.server.model.seats import PLAYING, TableHead
from cablecar.server.tables.services import Services

AHEAD_SECONDS = 600.0
"""How long before a turn's time is over its table must be in memory."""

log = logging.getLogger("cablecar.server")


class ScheduledTable(Protocol):
    """What a scheduler reads of its table, and the one way in which it acts there."""

    head: TableHead
    status: str
    live: LiveGame | None
    lock: asyncio.Lock
    """Held while the table changes."""
    address: str
    """The address that the bots' work counts under."""

    @property
    def has_people(self) -> bool:
        """Whether a person holds a seat."""

    @property
    def is_watched(self) -> bool:
        """Whether somebody follows the table."""

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays a seat of the newest game, None where a person does."""

    async def enter(self, *acts: Callable[[], Entry]) -> int:
        """Act in the game, store the entries and broadcast them. The lock is held."""


class BotTurn(NamedTuple):
    """A decision that a bot has to make."""

    game: str
    position: int
    seat: int
    bot: str


class TurnScheduler:
    """Lets bots move at their pace, and a bot for a person whose time is over."""

    def __init__(self, table: ScheduledTable, services: Services) -> None:
        self._table = table
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._turn: BotTurn | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_task: asyncio.Task[None] | None = None
        self._late: set[int] = set()
        """The seats whose time is over in this turn."""
        self._grace_until = services.now() + GRACE
        self._is_closed = False

    def wake(self) -> None:
        """Look again who is to move. The table's lock is held, so no bot is in the middle of a move."""
        if self._is_closed:
            return
        self._late &= set(self._waiting_for())
        self._set_alarm()
        if self._task is not None and self._task is asyncio.current_task():
            return
        if self._task is not None and not self._task.done() and self._turn == self._next_turn():
            return  # what happened does not change what the bot thinks about
        self._stop()
        if self._next_turn() is not None:
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(_log_failure)

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work, or a clock runs out soon."""
        deadline = self.deadline
        ends_soon = deadline is not None and deadline - self._services.now() <= AHEAD_SECONDS
        return ends_soon or (self._task is not None and not self._task.done())

    @property
    def deadline(self) -> float | None:
        """When the time of those who are to act is over, None without a clock."""
        live, clock = self._table.live, self._table.head.settings.clock
        if live is None or clock is None or not self._people():
            return None
        return round(max(live.turn_began + clock, self._grace_until), 3)

    @property
    def undo_until(self) -> float | None:
        """Until when bots show nothing new, so that the only person among them may take a move back.

        None where no bot is to move, or where bots are to move at once.
        """
        live = self._table.live
        if live is None or self._table.head.settings.pace == 0 or self._next_turn() is None:
            return None
        return live.undo_until

    def shift(self, seconds: float) -> None:
        """Let a turn keep the time that is left when the system's clock jumps."""
        self._grace_until += seconds
        if self._table.live is not None:
            self._table.live.shift(seconds)

    def close(self) -> None:
        """Stop for good."""
        self._is_closed = True
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
        return not self._table.has_people and not self._table.is_watched

    def _bot(self, seat: int) -> str | None:
        return STAND_IN if seat in self._late else self._table.bot_of(seat)

    def _people(self) -> list[int]:
        return [seat for seat in self._waiting_for() if self._bot(seat) is None]

    def _next_turn(self) -> BotTurn | None:
        """Return what a bot has to decide now."""
        live = self._table.live
        if self._is_paused:
            return None
        for seat in self._waiting_for():
            bot = self._bot(seat)
            if live is not None and bot is not None:
                # First tickets are chosen by all at the same time: what others do there changes nothing.
                return BotTurn(live.id, 0 if live.is_opening else live.position, seat, bot)
        return None

    async def _run(self) -> None:
        while (turn := self._next_turn()) is not None:
            self._turn = turn
            await self._move(turn)

    async def _move(self, turn: BotTurn) -> None:
        table, live, seat = self._table, self._table.live, turn.seat
        assert live is not None
        since = live.last_bot_at if live.is_opening else live.last_at
        pace = table.head.settings.pace
        pause = min(pace, since + pace - self._services.now())  # the clock may have been set back
        client = Client(table.address, table.has_people)
        bots = self._services.bot_pool
        choice = bots.choose(bots.question(live.game, seat), turn.bot, client)
        (action, actor), _ = await asyncio.gather(choice, asyncio.sleep(max(0.0, pause)))
        await self._keep_undo_open(turn, action)
        async with table.lock:
            if self._next_turn() == turn:
                meta = ActionMeta(seat, f"{BOT_KIND}{actor}", self._services.now(), idle=self._idle(live))
                move = live.game.move(seat, action)
                await table.enter(lambda: live.move(meta, move))

    async def _keep_undo_open(self, turn: BotTurn, action: int) -> None:
        """Wait while a move that a bot has chosen would take away an undo that is still open."""
        waited_until = None
        while (until := await self._open_until(turn, action)) is not None and until != waited_until:
            await asyncio.sleep(min(UNDO_SECONDS, until - self._services.now()))
            waited_until = until

    async def _open_until(self, turn: BotTurn, action: int) -> float | None:
        """Return until when an undo is open that a bot's move would end, None without one."""
        async with self._table.lock:
            live, until = self._table.live, self.undo_until
            if live is None or until is None or self._next_turn() != turn:
                return None
            return until if live.ends_undo(turn.seat, live.game.move(turn.seat, action)) else None

    def _idle(self, live: LiveGame) -> float:
        """Return for how long no bot could think about this move, because bots were being prepared."""
        ready = self._services.bot_pool.ready_at
        if ready is None:
            return 0.0
        since = live.started if live.is_opening else live.last_at
        return max(0.0, self._services.now() - (monotonic() - ready) - since)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.deadline
        if deadline is not None:
            delay = max(0.0, deadline - self._services.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        task = asyncio.create_task(self._end_turns())
        task.add_done_callback(_log_failure)
        self._alarm_task = task

    async def _end_turns(self) -> None:
        """Let a bot play for those whose time is over."""
        async with self._table.lock:
            deadline, live = self.deadline, self._table.live
            if self._is_closed:
                return
            if deadline is None or live is None or deadline > self._services.now() + 0.01:
                self._set_alarm()
                return
            for seat in self._people():
                await self._end_turn(live, seat)

    async def _end_turn(self, live: LiveGame, seat: int) -> None:
        self._late.add(seat)
        meta = ActionMeta(seat, f"{BOT_KIND}{STAND_IN}", self._services.now())
        await self._table.enter(lambda: live.note("clock", meta))


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("scheduler_failed", exc_info=task.exception())
