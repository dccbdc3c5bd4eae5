"""The server's log: one line of JSON for each event, without secrets."""

import json
import logging
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import ip_network
from queue import SimpleQueue
from threading import Thread
from typing import Any, TextIO

from cablecar.server.security.limits import parsed

SERVER = logging.getLogger("cablecar.server")
ACCESS = logging.getLogger("cablecar.server.access")
LOGGERS = ("cablecar.server", "uvicorn.error", "asyncio")
"""Whose events are written; the access log is a part of the first."""

HIDDEN = "…"
SECRET = re.compile("secret|cookie|authorization|code|token|password", re.IGNORECASE)
"""What is in the name of a value that must not come out."""
TOLD_SECRET = re.compile(rf"""((?:{SECRET.pattern})\w*["']?\s*[:=])[^\n]*""", re.IGNORECASE)
"""The same inside a text, such as that of an error of somebody else's code."""
QUERY = re.compile(r"""(/[^\s"'?]*)\?[^\s"']+""")
UVICORN_SOCKET = '"WebSocket %s"'
"""How uvicorn's own lines about sockets begin, which tell addresses and queries in full."""
ORDINARY = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What every record has; everything else was given as extra."""
PLAIN_PART = re.compile(r"[a-z.-]{0,12}")
"""Parts of a path that are words of ours."""
MOST_WAITING = 10_000
"""The most lines that wait for a reader of the log; what comes above that is dropped, and counted."""
PATIENCE = 2.0
"""How many seconds the last lines may take at the end."""


@contextmanager
def writing(stream: TextIO) -> Iterator[None]:
    """Write the server's events to a stream in a thread of its own, which the server never waits for."""
    handler = QueuedLines(stream)
    configure(handler)
    try:
        yield
    finally:
        handler.close()


def configure(handler: logging.Handler) -> None:
    """Hand the server's events to a handler as lines of JSON."""
    handler.setFormatter(JsonLines())
    handler.addFilter(not_a_socket_of_uvicorn)
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO)


class QueuedLines(logging.Handler):
    """Writes lines in a thread: a pipe that nobody reads is full after some hundred, and then blocks."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        # Without a buffer: Python would wait for the lock of a buffered file when the process ends.
        self._file = open(os.dup(stream.fileno()), "wb", buffering=0)  # noqa: SIM115
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._dropped = 0
        self._is_closed = False
        self._writer = Thread(target=self._write_all, name="log", daemon=True)
        self._writer.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Let a line be written, or drop it where too many wait already."""
        if self._lines.qsize() >= MOST_WAITING:
            self._dropped += 1
        else:
            self._lines.put(self.format(record))

    def close(self) -> None:
        """Let the lines be written that still wait, if somebody reads them."""
        if not self._is_closed:  # Python closes every handler once more at the end
            self._is_closed = True
            self._lines.put(None)
            self._writer.join(PATIENCE)
        super().close()

    def _write_all(self) -> None:
        with self._file:
            while (line := self._lines.get()) is not None:
                self._write(line)
                if self._dropped:
                    self._write(self._told_of_drops())

    def _write(self, line: str) -> None:
        rest = f"{line}\n".encode()
        with suppress(OSError):  # a log that can't be written must not stop the server
            while rest:
                rest = rest[self._file.write(rest) :]

    def _told_of_drops(self) -> str:
        self.acquire()
        dropped, self._dropped = self._dropped, 0
        self.release()
        told = {"msg": "log_lines_dropped", "levelname": "WARNING", "count": dropped}
        return self.format(logging.makeLogRecord(told))


def not_a_socket_of_uvicorn(record: logging.LogRecord) -> bool:
    """Leave out uvicorn's lines about sockets: the middleware writes its own."""
    return UVICORN_SOCKET not in str(record.msg)


class JsonLines(logging.Formatter):
    """Formats an event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, without secrets even where a caller has passed them."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": redacted(record.getMessage()),
        }
        line |= redacted({key: value for key, value in vars(record).items() if key not in ORDINARY})
        if record.exc_info:
            line["traceback"] = redacted(self.formatException(record.exc_info))
        return json.dumps(line, default=str)


def redacted(value: Any, name: str = "") -> Any:
    """Return a value without what its names and texts call secret, and without query strings."""
    if SECRET.search(name):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(key): redacted(inner, str(key)) for key, inner in value.items()}
    if isinstance(value, list | tuple | set):
        return [redacted(inner) for inner in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return TOLD_SECRET.sub(rf"\1 {HIDDEN}", QUERY.sub(rf"\1?{HIDDEN}", str(value)))


@lru_cache(maxsize=1024)
def blurred(address: str) -> str:
    """Return the neighbourhood of an address, the /24 or /48, which says enough."""
    found = parsed(address)
    if found is None:
        return HIDDEN
    return str(ip_network((int(found), 24 if found.version == 4 else 48), strict=False))


def shown_path(scope: Mapping[str, Any]) -> str:
    """Return a request's path with ids cut short: who reads the log must not be able to join a table."""
    template = getattr(scope.get("route"), "path_format", None)
    if template is None:
        return "/".join(
            part if PLAIN_PART.fullmatch(part) else cut(part) for part in scope["path"][:200].split("/")
        )
    given = {name: HIDDEN if SECRET.search(name) else cut(str(v)) for name, v in scope["path_params"].items()}
    return str(template.format(**given))


def cut(text: str) -> str:
    """Return the beginning of an id, enough to tell it from others."""
    return text[:4] + HIDDEN
