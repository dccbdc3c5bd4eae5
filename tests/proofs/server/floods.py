"""The proof that a flood of frames from one address holds nobody up.

A flooder without any secret sends pings, pongs, fragments and tiny messages on 1, 8 and 64 sockets, 1 MB a
second on each, reads nothing, and comes back as soon as it is cut off. Meanwhile players at other addresses
play. As a control the same flooder floods a port that only takes what it gets, so that the flooder itself is
the same load in both runs.

`python -m tests.proofs.server floods` prints the figures.
"""

import multiprocessing
import random
import selectors
import socket
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from tests.proofs.server.costs import Messages, Stage, Table
from tests.proofs.server_clients.processes import resident_bytes, serving_process
from tests.proofs.server_clients.raw_websocket import CONTINUATION, PING, PONG, TEXT, frame, handshake

SOCKETS = (1, 8, 64)
SECONDS = 12.0
"""How long each flood takes at full size."""
PLAYERS = 6
MOVE_SECONDS = 0.1
"""How often a player moves: well within the limits."""
FLOODER = "127.66.6.6"
BURST = 10_000
"""Bytes that a flooding socket sends at a time."""
BREATH = 0.01
"""Seconds between two bursts of a socket: 1 MB a second each."""
MOST_TIMES = 3.0
"""How much slower the slowest percent of moves may be than in the control."""
MOST_GROWTH = 30 << 20
"""Bytes by which the server may grow in all floods together."""
FLOODS = {
    "pings": frame(PING, b"x" * 20),
    "pongs": frame(PONG),
    "fragments": frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * 500,
    "messages": frame(TEXT, b"{}"),
}
WELCOME = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


@dataclass(frozen=True)
class Flood:
    """What came of a flood."""

    sockets: int
    bytes_sent: int
    cut_off: int
    """How often the server hung up."""
    calm: float
    """The 99th percentile of a move's time while the flooder floods the dummy port, in seconds."""
    flooded: float
    """The same while it floods the server."""
    moves: int
    growth: int
    """Bytes by which the server grew."""

    @property
    def times(self) -> float:
        """How much slower moves were."""
        return self.flooded / self.calm


class FloodingSocket:
    """One connection of a flooder, opened again whenever it is cut off."""

    def __init__(self, host: str, path: str, kind: bytes) -> None:
        self._host, self._request = host, handshake(path, host)
        self._burst = kind * (BURST // len(kind) + 1)
        self._line: socket.socket | None = None
        self._opened = False
        self.bytes_sent = 0
        self.cut_off = 0

    def step(self) -> None:
        """Send a burst, or go on with connecting."""
        try:
            self._push()
        except BlockingIOError:
            pass
        except OSError:
            self.cut_off += 1
            self.close()

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()
        self._line, self._opened = None, False

    def _push(self) -> None:
        if self._line is None:
            self._line = self._dial()
        elif not self._opened:
            self._opened = bool(self._line.recv(4096))
            if not self._opened:
                raise ConnectionError
        else:
            self.bytes_sent += self._line.send(self._burst)

    def _dial(self) -> socket.socket:
        address, _, port = self._host.partition(":")
        line = socket.socket()
        line.settimeout(5)
        line.bind((FLOODER, 0))
        line.connect((address, int(port)))
        line.sendall(self._request)
        line.setblocking(False)
        return line


def flood(host: str, path: str, sockets: int, seconds: float) -> tuple[int, int]:
    """Flood a port for a while; return how many bytes were taken, and how often it hung up."""
    kinds = cycle(FLOODS.values())
    opened = [FloodingSocket(host, path, next(kinds)) for _ in range(sockets)]
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.monotonic()
        for one in opened:
            one.step()
        time.sleep(max(0.0, begun + BREATH - time.monotonic()))
    for one in opened:
        one.close()
    return sum(one.bytes_sent for one in opened), sum(one.cut_off for one in opened)


def sink(ready: "multiprocessing.Queue[int]") -> None:
    """Take whatever comes, for ever."""
    with (
        socket.create_server(("127.0.0.1", 0), backlog=512) as server,
        selectors.DefaultSelector() as selector,
    ):
        ready.put(server.getsockname()[1])
        selector.register(server, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                _take(selector, server, key.fileobj)


def _take(selector: selectors.DefaultSelector, server: socket.socket, line: object) -> None:
    if line is server:
        accepted, _ = server.accept()
        accepted.sendall(WELCOME)
        selector.register(accepted, selectors.EVENT_READ)
        return
    assert isinstance(line, socket.socket)
    try:
        is_open = bool(line.recv(1 << 16))
    except ConnectionError:
        is_open = False
    if not is_open:
        selector.unregister(line)
        line.close()


@contextmanager
def dummy_port() -> Iterator[str]:
    """Run a process that only takes what it gets; yield its host and port."""
    context = multiprocessing.get_context("spawn")
    ready: multiprocessing.Queue[int] = context.Queue()
    process = context.Process(target=sink, args=(ready,), daemon=True)
    process.start()
    try:
        yield f"127.0.0.1:{ready.get(timeout=60)}"
    finally:
        process.kill()
        process.join()


class Games:
    """Players at tables of their own, each from its own address, who move at a steady pace."""

    def __init__(self, stage: Stage, players: int) -> None:
        self._stage = stage
        self._players = players

    def times(self, seconds: float) -> list[float]:
        """Play for a while; return how long each move took."""
        times: list[float] = []
        failures: list[BaseException] = []

        def play(table: Table) -> None:
            try:
                times.extend(self._play(table, seconds))
            except BaseException as error:
                failures.append(error)

        threads = [threading.Thread(target=play, args=(self._stage.begun(),)) for _ in range(self._players)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if failures:
            raise failures[0]
        return times

    def _play(self, table: Table, seconds: float) -> Iterator[float]:
        with self._stage.players(table) as players:
            move = Messages(players, random.Random(table.id)).acts()["move"]
            end = time.monotonic() + seconds
            while time.monotonic() < end and players[0].view["phase"] != "over":
                time.sleep(MOVE_SECONDS)
                begun = time.monotonic()
                move(0)
                yield time.monotonic() - begun


def percentile(times: Sequence[float], share: float) -> float:
    """Return what so large a share of times is not above."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def flooded_times(
    stage: Stage, host: str, path: str, sockets: int, seconds: float
) -> tuple[list[float], tuple[int, int]]:
    """Flood a port while players play; return how long their moves took, and what the flooder did."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(1) as pool:
        flooding = pool.apply_async(flood, (host, path, sockets, seconds + 2))
        time.sleep(1)
        times = Games(stage, PLAYERS).times(seconds)
        return times, flooding.get(timeout=60)


def prove(scale: float, counts: Sequence[int] = SOCKETS) -> list[Flood]:
    """Return what came of the floods."""
    seconds = max(2.0, SECONDS * scale)
    floods = []
    with (
        tempfile.TemporaryDirectory(prefix="cablecar-floods-") as folder,
        serving_process(Path(folder)) as (process, host),
        dummy_port() as dummy,
    ):
        stage = Stage(host, process, 1)
        path = f"{stage.begun().path}/socket"
        Games(stage, PLAYERS).times(2)
        for sockets in counts:
            before = resident_bytes(process)
            calm, _ = flooded_times(stage, dummy, path, sockets, seconds)
            times, (sent, cut_off) = flooded_times(stage, host, path, sockets, seconds)
            growth = resident_bytes(process) - before
            slow = percentile(calm, 0.99), percentile(times, 0.99)
            floods.append(Flood(sockets, sent, cut_off, *slow, len(times), growth))
    return floods


def check_bounds(floods: Sequence[Flood]) -> None:
    """Fail where the server let a flood go on, or kept what it was sent."""
    for flooded in floods:
        assert flooded.cut_off >= flooded.sockets, "a flood went on"
        assert flooded.moves > 0, "nobody could play"
    assert sum(flooded.growth for flooded in floods) < MOST_GROWTH, "the server grew"


def check_times(floods: Sequence[Flood]) -> None:
    """Fail where players had to wait for a flood."""
    for flooded in floods:
        assert flooded.times < MOST_TIMES, f"moves took {flooded.times:.1f} times as long"


def rows(floods: Sequence[Flood]) -> list[tuple[str, str]]:
    """Return the figures for the page."""
    told = []
    for flooded in floods:
        name = f"{flooded.sockets} flooding socket{'s' * (flooded.sockets > 1)}"
        told += [
            (f"{name}: sent; cut off", f"{flooded.bytes_sent / 1e6:,.1f} MB; {flooded.cut_off:,} times"),
            (
                f"{name}: p99 of a move, flooding a dummy port; the server",
                f"{1000 * flooded.calm:.1f} ms; {1000 * flooded.flooded:.1f} ms ({flooded.times:.2f} times)",
            ),
            (f"{name}: moves of players meanwhile", f"{flooded.moves:,}"),
            (f"{name}: growth of the server's memory", f"{flooded.growth / 1e6:,.1f} MB"),
        ]
    return told
