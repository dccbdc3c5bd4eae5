"""Bots that think in processes of their own, so that the server never waits for them."""

import asyncio
import logging
import os
import pickle
import socket
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic, perf_counter
from weakref import WeakValueDictionary

from cablecar.board import Board
from cablecar.common.errors import described
from cablecar.common.system import block_interrupts
from cablecar.engine.events import all_seen_by
from cablecar.engine.game import Game
from cablecar.server.bot_process import (
    ILLEGAL,
    SHORTEST,
    Choice,
    Question,
    choose_here,
    packed,
    work,
)
from cablecar.server.security.limits import LIMITS, Buckets, Rate

EXPERT_SECONDS = 1.0
"""How long the expert thinks about a move if nobody else waits; the others need a fraction of it."""
PATIENCE = 10.0
"""How many seconds a worker may take for a move, from when it begins to think."""
QUEUE_SECONDS = 5.0
"""Seconds of waiting for a worker that thinks for others after which a simpler bot is asked."""
SIMPLER = "casual"
"""Who is asked when another bot fails, or would be too late: it chooses in a few milliseconds."""
STARTS = 3
"""Failed starts in a row after which nobody waits for a worker: the simpler bot chooses in this process."""
PAUSE = 30.0
"""How many seconds to wait before the next start then."""

logger = logging.getLogger("cablecar.server")
_SPAWN = get_context("spawn")


class Reason(StrEnum):
    """Why a bot did not choose."""

    CRASHED = "crashed"
    SLOW = "slow"
    REFUSED = "refused"
    """Its move was no legal one."""
    QUEUED = "queued"
    """Too many others came first."""


@dataclass(frozen=True, slots=True)
class Client:
    """For whom a bot chooses a move."""

    address: str = ""
    """Where the people of the table are, or "" where nobody has come since the server's start."""
    plays: bool = True
    """Whether a person holds a seat of the table; else its bots play for spectators only."""


ANYBODY = Client()


@dataclass(order=True, slots=True)
class _Request:
    """A choice that waits for a worker: tables of people come first, and addresses take turns."""

    for_spectators: bool
    turn: int
    """When it comes: the choices of one address stand in consecutive turns."""
    arrival: int
    client: Client = field(compare=False)
    question: Question = field(compare=False)
    bot: str = field(compare=False)
    answer: asyncio.Future[int | Reason] = field(compare=False)
    """A legal action number."""
    begun: float = field(compare=False, default_factory=perf_counter)

    def is_late(self, ready_since: float) -> bool:
        """Return True if it has waited too long for a worker that was ready."""
        waited = perf_counter() - max(self.begun, ready_since)
        return waited > QUEUE_SECONDS and self.bot != SIMPLER


class BotPool:
    """Worker processes that choose moves for bots."""

    def __init__(
        self,
        workers: int = 1,
        patience: float = PATIENCE,
        code: Path | None = None,
        last_resort: str = SIMPLER,
        moves: Rate = LIMITS.bot_moves,
    ) -> None:
        self.on_chosen: Callable[[str, float], None] = lambda bot, seconds: None
        """Told which bot has chosen, and how many seconds that took, waiting for a worker included."""
        self.on_replaced: Callable[[str], None] = lambda reason: None
        """Told why a simpler bot has to choose."""
        self.on_ready: Callable[[], None] = lambda: None
        """Told when the first worker is ready, or when none will be for a while."""
        self.ready_at: float | None = None
        """Since when bots can choose, by `time.monotonic()`; None while the first is being prepared."""
        self._is_ready = asyncio.Event()
        self._patience = patience
        self._code = code
        self._last_resort = last_resort
        """The bot that chooses in this process where no worker can."""
        self._moves = Buckets(moves, monotonic)
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Where those of an address wait whose bots have made too many moves."""
        self._failures = [0] * workers
        """How many starts in a row have failed, for each worker."""
        self._arrivals = count()
        self._requests: asyncio.PriorityQueue[_Request] = asyncio.PriorityQueue()
        self._served = 0
        """The turn that is being served."""
        self._last_turn: dict[Client, int] = {}
        """The last turn of each client that waits for one: nobody waits for bots that they only watch."""
        self._queued: Counter[Client] = Counter()
        """For whom choices wait that no worker has begun."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the workers; they get ready in the background."""
        self._tasks = [
            asyncio.create_task(self._keep_worker(number)) for number in range(len(self._failures))
        ]
        if not self._tasks:
            self._note_ready()

    async def prepared(self) -> bool:
        """Wait until bots can choose, and return True if they do it in workers."""
        await self._is_ready.wait()
        return not self._is_hopeless

    async def close(self) -> None:
        """End the workers; requests that still wait are cancelled."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        while not self._requests.empty():
            self._requests.get_nowait().answer.cancel()

    def question(self, game: Game, seat: int) -> Question:
        """Return what bots may know about a game to choose for a seat."""
        observation = game.observe(seat).tobytes()
        if self._code is None:
            return Question(game.board, observation)
        return Question(game.board, observation, game.players, tuple(all_seen_by(game.events, seat)))

    async def choose(self, question: Question, bot: str, client: Client = ANYBODY) -> tuple[int, str]:
        """Return a legal action and who chose it: the bot, or a simpler one if it fails."""
        if client.address:
            await self._wait_in_line(client.address)
        turn, name, begun = self._next_turn(client), bot, perf_counter()
        while True:
            answer = await self._ask(turn, client, question, name)
            if isinstance(answer, int):
                self.on_chosen(name, perf_counter() - begun)
                return answer, name
            here = name == SIMPLER or self._is_hopeless
            name = self._last_resort if here else SIMPLER
            self.on_replaced(answer.value)
            logger.warning("bot_replaced", extra={"bot": bot, "by": name, "reason": answer.value})
            if here:
                return await asyncio.to_thread(choose_here, question, name), name

    async def _wait_in_line(self, address: str) -> None:
        """Wait until the bots of an address may make one more move, first come, first served."""
        async with self._lines.setdefault(address, asyncio.Lock()):
            while wait := self._moves.take(address):
                await asyncio.sleep(wait)

    def _next_turn(self, client: Client) -> tuple[int, int]:
        """Return when a choice comes, so that addresses take turns, and its number for equal turns.

        This is start-time fair queueing: the choices of an address come in consecutive turns from the one
        that is being served now, so that however many there are, another address waits for one of them only.
        """
        turn = max(self._served, self._last_turn.get(client, 0)) + 1
        self._last_turn[client] = turn
        return turn, next(self._arrivals)

    async def _ask(self, turn: tuple[int, int], client: Client, question: Question, bot: str) -> int | Reason:
        if self._is_hopeless:
            return Reason.CRASHED
        answer: asyncio.Future[int | Reason] = asyncio.get_running_loop().create_future()
        self._put(_Request(not client.plays, *turn, client, question, bot, answer))
        return await answer

    def _put(self, request: _Request) -> None:
        self._queued[request.client] += 1
        self._requests.put_nowait(request)

    async def _get(self) -> _Request:
        request = await self._requests.get()
        self._note_taken(request)
        return request

    def _note_taken(self, request: _Request) -> None:
        self._queued[request.client] -= 1
        self._queued += Counter()  # drops those who wait for nothing
        self._served = max(self._served, request.turn)
        self._last_turn = {client: turn for client, turn in self._last_turn.items() if turn > self._served}

    def _thinking_time(self, client: Client) -> float:
        """Return how long to think: the time of one thought is shared with those who wait as well.

        All choices of the same address count, but other addresses count once each, however many tables they
        have, and not at all if only spectators wait there.
        """
        own = self._queued[client]
        others = sum(other != client and other.plays >= client.plays for other in self._queued)
        return max(SHORTEST, EXPERT_SECONDS / (1 + own + others))

    def _note_ready(self) -> None:
        if self.ready_at is None:
            self.ready_at = monotonic()
            self._is_ready.set()
            self.on_ready()

    @property
    def _is_hopeless(self) -> bool:
        return all(failures >= STARTS for failures in self._failures)

    async def _keep_worker(self, number: int) -> None:
        """Keep a worker busy, and start another whenever it fails."""
        while True:
            try:
                async with _worker(self._code) as line:
                    await line.expect_ready()
                    self._failures[number] = 0
                    self._note_ready()
                    await self._serve(line)
            except OSError as error:
                self._failures[number] += 1
                logger.warning("worker_failed", extra={"reason": described(error)})
            if self._failures[number] >= STARTS:
                self._note_ready()
                self._answer_hopeless()
                await asyncio.sleep(PAUSE)

    async def _serve(self, line: "_Line") -> None:
        """Give a worker one request after the other until it fails."""
        answer: int | Reason = 0
        ready_since = perf_counter()
        while isinstance(answer, int):
            request = await self._get()
            if line.is_dead:  # since its last answer: no fault of this bot
                self._put(request)
                logger.warning("worker_failed", extra={"reason": Reason.CRASHED.value})
                return
            if request.answer.done():
                continue
            if request.is_late(ready_since):
                request.answer.set_result(Reason.QUEUED)
                await asyncio.sleep(0)  # the late one comes back before the next one is looked at
            else:
                answer = await self._answer(line, request)

    async def _answer(self, line: "_Line", request: _Request) -> int | Reason:
        try:
            answer = await self._think(line, request)
            if not request.answer.done():
                request.answer.set_result(answer)
            return answer
        finally:
            request.answer.cancel()  # where the server closes; else it is done

    async def _think(self, line: "_Line", request: _Request) -> int | Reason:
        try:
            seconds = self._thinking_time(request.client)
            async with asyncio.timeout(self._patience):
                answer = await line.ask((request.question, request.bot, seconds))
        except TimeoutError:
            return Reason.SLOW
        except OSError:
            return Reason.CRASHED
        return Reason.REFUSED if answer == ILLEGAL else answer

    def _answer_hopeless(self) -> None:
        """Let nobody wait where no worker starts."""
        while self._is_hopeless and not self._requests.empty():
            request = self._requests.get_nowait()
            self._note_taken(request)
            if not request.answer.done():
                request.answer.set_result(Reason.CRASHED)


class _Line:
    """The server's end of the line to a worker. A dead worker shows as an OSError."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._known: set[Board] = set()

    @property
    def is_dead(self) -> bool:
        """Whether the worker has ended."""
        return self._reader.at_eof()

    async def expect_ready(self) -> None:
        """Wait as long as the worker compiles what bots need."""
        await self._read()

    async def ask(self, choice: Choice) -> int:
        """Return the action that the worker chooses."""
        board = choice[0].board
        if board not in self._known:
            self._known.add(board)
            self._writer.write(pickle.dumps(board))
        self._writer.write(packed(choice))
        await self._writer.drain()
        return int(await self._read())

    async def _read(self) -> bytes:
        told = await self._reader.readline()
        if not told.endswith(b"\n"):
            raise ConnectionResetError
        return told


@asynccontextmanager
async def _worker(code: Path | None) -> AsyncIterator[_Line]:
    """Start a worker, and end it on leaving."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        process = _SPAWN.Process(target=work, args=(theirs, code), daemon=True)
        async with _running(process):
            theirs.close()
            reader, writer = await asyncio.open_connection(sock=ours)
            try:
                yield _Line(reader, writer)
            finally:
                writer.transport.abort()


@asynccontextmanager
async def _running(process: SpawnProcess) -> AsyncIterator[None]:
    """Start a process, and kill it on leaving."""
    with _blocking_interrupts():
        process.start()
    try:
        yield
    finally:
        process.kill()
        gone = asyncio.ensure_future(asyncio.to_thread(process.join))
        try:
            await asyncio.shield(gone)
        finally:
            await gone  # even where the server closes meanwhile


@contextmanager
def _blocking_interrupts() -> Iterator[None]:
    """Hold back Ctrl-C for a moment; processes that are started meanwhile never hear it."""
    if os.name == "posix":
        resource_tracker.ensure_running()  # starting a process starts it too, and lets Ctrl-C through again
    unblock = block_interrupts()
    try:
        yield
    finally:
        unblock()
