"""Bots that think in processes of their own, so that the server never waits for them."""

import asyncio
import io
import logging
import os
import pickle
import random
import secrets
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import perf_counter
from typing import BinaryIO

from cablecar.board import Board
from cablecar.bots import BOTS, Bots, Budget, find_bot, known_bots
from cablecar.errors import described
from cablecar.game import Game
from cablecar.moves import Move
from cablecar.view import View

SECONDS = 1.0
"""How long the expert thinks about a move if nobody else waits; the others need a fraction of it."""
SHORTEST = 0.1
"""How long it thinks at least: many who wait share the time of one thought."""
PATIENCE = 10.0
"""How many seconds a worker may take for a move, from when it begins to think."""
QUEUE_SECONDS = 5.0
"""After so many seconds of waiting for a worker that thinks for others, a simpler bot is asked."""
SIMPLER = "casual"
"""Who is asked when another bot fails, or would be too late: it chooses in a few milliseconds."""
RANDOM = "random"
"""Who chooses when nobody else can: this process itself needs no worker for it."""
STARTS = 3
"""After so many failed starts in a row nobody waits for a worker any more."""
PAUSE = 30.0
"""How many seconds to wait before the next start then."""

READY = b"ready\n"
ILLEGAL = -1

Choice = tuple[View, Sequence[Move], str, float]
"""What a worker gets, and all that it gets: a view, the legal moves, the bot's name and its seconds."""
Key = tuple[str, str]
"""What a board is called between a worker and the server."""

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


@dataclass(order=True, slots=True)
class _Request:
    """A choice that waits for a worker; who came first is served first."""

    place: int
    view: View = field(compare=False)
    legal_moves: Sequence[Move] = field(compare=False)
    bot: str = field(compare=False)
    answer: asyncio.Future[int | Reason] = field(compare=False)
    """Which of the legal moves, by its number."""
    begun: float = field(compare=False, default_factory=perf_counter)

    def is_late(self, ready_since: float) -> bool:
        """Tell whether it has waited too long for a worker that was ready."""
        waited = perf_counter() - max(self.begun, ready_since)
        return waited > QUEUE_SECONDS and self.bot not in (SIMPLER, RANDOM)


class Thinkers:
    """Worker processes that choose moves for bots."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE, code: Path | None = None) -> None:
        self.on_chosen: Callable[[str, float], None] = lambda bot, seconds: None
        """Told which bot has chosen, and how many seconds that took, waiting for a worker included."""
        self.on_replaced: Callable[[str], None] = lambda reason: None
        """Told why a simpler bot has to choose."""
        self._patience = patience
        self._code = code
        self._failures = [0] * workers
        """How many starts in a row have failed, for each worker."""
        self._places = count()
        self._requests: asyncio.PriorityQueue[_Request] = asyncio.PriorityQueue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the workers; they get ready in the background."""
        self._tasks = [
            asyncio.create_task(self._keep_worker(number)) for number in range(len(self._failures))
        ]

    async def close(self) -> None:
        """End the workers; whoever still waits for a move is cancelled."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        while not self._requests.empty():
            self._requests.get_nowait().answer.cancel()

    async def choose(self, view: View, legal_moves: Sequence[Move], bot: str) -> tuple[Move, str]:
        """Return one of the legal moves and who chose it: the bot, or a simpler one if it fails."""
        place, name, start = next(self._places), bot, perf_counter()
        while True:
            answer = await self._ask(place, view, legal_moves, name)
            if isinstance(answer, int):
                self.on_chosen(name, perf_counter() - start)
                return legal_moves[answer], name
            name = RANDOM if name in (SIMPLER, RANDOM) or self._is_hopeless else SIMPLER
            self.on_replaced(answer.value)
            logger.warning("bot_replaced", extra={"bot": bot, "by": name, "reason": answer.value})
            if name == RANDOM:
                return secrets.choice(legal_moves), name

    async def _ask(self, place: int, view: View, legal_moves: Sequence[Move], bot: str) -> int | Reason:
        if self._is_hopeless:
            return Reason.CRASHED
        answer: asyncio.Future[int | Reason] = asyncio.get_running_loop().create_future()
        self._requests.put_nowait(_Request(place, view, legal_moves, bot, answer))
        return await answer

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
                    await self._serve(line)
            except OSError as error:
                self._failures[number] += 1
                logger.warning("worker_failed", extra={"reason": described(error)})
            if self._failures[number] >= STARTS:
                self._answer_hopeless()
                await asyncio.sleep(PAUSE)

    async def _serve(self, line: "_Line") -> None:
        """Give a worker one request after the other until it fails."""
        answer: int | Reason = 0
        ready_since = perf_counter()
        while isinstance(answer, int):
            request = await self._requests.get()
            if line.is_dead:  # since its last answer: no fault of this bot
                self._requests.put_nowait(request)
                logger.warning("worker_failed", extra={"reason": Reason.CRASHED.value})
                return
            if request.answer.done():
                continue
            if request.is_late(ready_since):
                request.answer.set_result(Reason.QUEUED)
                await asyncio.sleep(0)  # whoever is late comes back before the next one is looked at
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
            seconds = max(SHORTEST, SECONDS / (1 + self._requests.qsize()))
            async with asyncio.timeout(self._patience):
                answer = await line.ask((request.view, request.legal_moves, request.bot, seconds))
        except TimeoutError:
            return Reason.SLOW
        except OSError:
            return Reason.CRASHED
        return Reason.REFUSED if answer == ILLEGAL else answer

    def _answer_hopeless(self) -> None:
        """Let nobody wait where no worker starts."""
        while self._is_hopeless and not self._requests.empty():
            answer = self._requests.get_nowait().answer
            if not answer.done():
                answer.set_result(Reason.CRASHED)


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
        """Return the number of the move that the worker chooses."""
        board = choice[0].board
        if board not in self._known:
            self._known.add(board)
            self._writer.write(pickle.dumps(board))
        self._writer.write(_packed(choice))
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
        process = _SPAWN.Process(target=_work, args=(theirs, code), daemon=True)
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
    resource_tracker.ensure_running()  # starting a process starts it too, and lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _key(board: Board) -> Key:
    return board.id, board.sha256


class _Packer(pickle.Pickler):
    """Writes a board by its key: it is large, and a worker gets it only once."""

    def persistent_id(self, item: object) -> Key | None:
        """Return the key of a board."""
        return _key(item) if isinstance(item, Board) else None


def _packed(choice: Choice) -> bytes:
    buffer = io.BytesIO()
    _Packer(buffer).dump(choice)
    return buffer.getvalue()


class _Unpacker(pickle.Unpickler):
    """Reads what was written by a packer, with the boards that were sent before."""

    def __init__(self, stream: BinaryIO, boards: dict[Key, Board]) -> None:
        super().__init__(stream)
        self._boards = boards

    def persistent_load(self, key: Key) -> Board:
        """Return the board of a key."""
        return self._boards[key]


def _choices(stream: BinaryIO) -> Iterator[Choice]:
    """Yield the choices that a worker is asked to make, and put the boards aside that come between."""
    boards: dict[Key, Board] = {}
    while True:
        item = _Unpacker(stream, boards).load()
        if isinstance(item, Board):
            boards[_key(item)] = item
        else:
            yield item


def _work(line: socket.socket, code: Path | None) -> None:
    """Choose moves until the server ends; what a bot prints goes where it spoils no output."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    sys.stdout = sys.stderr
    bots = known_bots(code)
    _warm_up()
    with line.makefile("rb") as stream, suppress(EOFError, ConnectionError):
        line.sendall(READY)
        for choice in _choices(stream):
            line.sendall(b"%d\n" % _choose(bots, *choice))


def _end_with_server() -> None:
    """End this process as soon as the server has ended, even in the midst of a thought."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _warm_up() -> None:
    """Let every bot choose once: what they need is compiled, or loaded, by then."""
    game = Game.new(2, 0)
    for bot in BOTS:
        find_bot(bot).choose(game.view(0), game.legal_moves(0), random.Random(0), Budget(simulations=1))


def _choose(bots: Bots, view: View, legal_moves: Sequence[Move], name: str, seconds: float) -> int:
    """Return the number of the move that a new bot chooses: none remembers what another seat saw."""
    if name not in bots:  # it was the code of an earlier start
        return ILLEGAL
    rng = random.Random(secrets.randbits(128))
    move = find_bot(name, bots).choose(view, legal_moves, rng, Budget(seconds=seconds))
    return legal_moves.index(move) if move in legal_moves else ILLEGAL
