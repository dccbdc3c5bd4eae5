"""The real server as a process, what it takes of the machine, and clients that only listen."""

import os
import selectors
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.proofs.server_clients.killable_server import Server
from tests.proofs.server_clients.raw_websocket import RawWebSocket


@contextmanager
def serving_process(folder: Path) -> Iterator[tuple[int, str]]:
    """Run `cablecar serve` with its usual limits on a folder; yield its process, and its host and port."""
    server = Server(folder)
    server.start()
    assert server.process is not None
    try:
        yield server.process.pid, server.address
    finally:
        server.stop()


def cpu_seconds(process: int) -> float:
    """Return the processor time that a process has taken, its threads' too but not its children's."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(process: int) -> int:
    """Return the memory that a process has."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def listening(sockets: list[RawWebSocket]) -> Iterator[None]:
    """Read and forget what sockets are sent."""
    over = threading.Event()
    thread = threading.Thread(target=_drain, args=(sockets, over))
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        for socket in sockets:
            socket.close()


def _drain(sockets: list[RawWebSocket], over: threading.Event) -> None:
    with selectors.DefaultSelector() as selector:
        for socket in sockets:
            selector.register(socket.line, selectors.EVENT_READ)
        while not over.is_set():
            for key, _ in selector.select(0.1):
                line = key.fileobj
                if not line.recv(1 << 16):  # type: ignore[union-attr]
                    selector.unregister(line)
