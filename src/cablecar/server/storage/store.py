"""The store: one thread that owns the database and commits what waits together."""

import asyncio
import errno
import logging
import os
import queue
import socket
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import IO, Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, RootTransaction, create_engine, delete, event, insert, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from cablecar.common.errors import CablecarError
from cablecar.common.files import reason_of
from cablecar.common.system import lock_file
from cablecar.common.version import __version__
from cablecar.server.security.identity import Refused
from cablecar.server.storage.schema import HEALTH, TABLES

Value = TypeVar("Value")
Job = Callable[[Connection], Any]

MOST_TOGETHER = 256
"""How many jobs share a commit at the most."""
CONNECT_SECONDS = 5
"""How long a PostgreSQL server may take to answer."""
BUSY_SECONDS = 4
"""How long SQLite waits for a file that another program has locked."""
ANSWER_SECONDS = 10.0
"""After this long nobody waits for the store any more."""
KEEPALIVE = {"tcp_keepalives_idle": 10, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 3}
"""Seconds after which PostgreSQL notices that a connection is lost, and frees its lock."""
LOCK_SECONDS = 1.0
"""How long the lock of a database is asked for."""
ADVISORY_LOCK = 0x0CAB1E
"""The number under which one server locks a PostgreSQL database."""

log = logging.getLogger("cablecar.server")


class StoreUnavailable(Refused):
    """The store does not answer, or can't write: nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__(503, "store-unavailable")


class _Down(Exception):
    """No transaction can be begun, or nobody knows whether it was committed."""


@dataclass(slots=True, eq=False)
class _Waiting:
    """A job in the queue, and who waits for it."""

    job: Job
    future: "asyncio.Future[Any]"
    is_given_up: bool = False
    """Whether nobody waits any more; a job that has not begun by then is never run."""


class Store:
    """Runs jobs in the order given; each is done whole or not at all, and on disk when answered.

    A job may be run again, after what it did was rolled back. While the database is locked, full, gone or
    silent, everybody who waits is refused after a few seconds at the most.
    """

    def __init__(
        self, url: str, on_commit: Callable[[int, float], None] = lambda jobs, seconds: None
    ) -> None:
        self._url = _url(url)
        self._on_commit = on_commit
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._lock: IO[bytes] | None = None
        self._files: dict[str, tuple[int, int] | None] = {}
        """The files of an SQLite database, with device and inode."""
        self._wire: socket.socket | None = None
        """The connection to PostgreSQL, which can be cut from outside the store's thread."""
        self._is_down = False
        self._engine = _engine(self._url)
        self._prepare()
        self._connection = _connect(self._engine, self._url)
        try:
            self._take()
            self._migrate()
        except BaseException:
            self._release()
            raise
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[Connection], Value], patience: float | None = None) -> Value:
        """Run a job in a transaction and return what it returned, once that is on disk.

        A caller with a patience of its own gives up earlier, but does not cut the connection for the others.
        """
        future: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(job, future)
        self._jobs.put(waiting)
        if not self._thread.is_alive():
            self._refuse_all()
        try:
            async with asyncio.timeout(ANSWER_SECONDS if patience is None else patience):
                return await asyncio.shield(future)
        except TimeoutError:
            waiting.is_given_up = True
            if patience is None:
                self._cut()
            raise StoreUnavailable from None

    def close(self) -> None:
        """Finish what waits and leave the database; one that is frozen keeps no server from ending."""
        self._jobs.put(None)
        self._thread.join(ANSWER_SECONDS)
        if self._thread.is_alive():
            self._cut()
            self._thread.join(2 * CONNECT_SECONDS)
        if not self._thread.is_alive():
            self._release()

    @property
    def is_file(self) -> bool:
        """Whether this is an SQLite database."""
        return self._url.get_backend_name() == "sqlite"

    def _prepare(self) -> None:
        """Set up every connection to come."""
        if self.is_file:
            event.listen(self._engine, "connect", _prepare_sqlite)
            event.listen(self._engine, "begin", _begin_sqlite)
        else:
            event.listen(self._engine, "connect", self._lock_postgresql)

    def _take(self) -> None:
        """Refuse a database file that another server uses: each would send bots to the same tables."""
        if self.is_file:
            # The real path, as SQLite follows links too.
            self._lock = lock_file(Path(f"{os.path.realpath(str(self._url.database))}.lock"))
            if self._lock is None:
                raise CablecarError("store-in-use", database=_shown(self._url))

    def _lock_postgresql(self, connection: Any, _: Any) -> None:
        """Refuse a database that another server uses, also when a lost connection is made again.

        The lock of a lost connection is free once the database has done with all that was sent over it.
        """
        self._close_wire()
        self._wire = socket.socket(fileno=os.dup(connection.fileno()))
        with connection.cursor() as cursor:
            for setting, seconds in KEEPALIVE.items():
                cursor.execute(f"SET {setting} = {seconds}")
            taken = _try_lock(cursor)
        connection.commit()
        if not taken:
            self._close_wire()
            raise CablecarError("store-in-use", database=_shown(self._url))

    def _migrate(self) -> None:
        try:
            _expect_known(self._connection, self._url)
            migrate(self._connection, "head")
            self._commit([touch])
            self._files = {path: _inode(path) for path in _files(self._connection)}
        except (_Down, DBAPIError, sqlite3.Error) as error:
            raise _unreachable(self._url, error) from None

    def _release(self) -> None:
        with suppress(DBAPIError):
            self._connection.close()
        self._engine.dispose()
        self._close_wire()
        if self._lock is not None:
            self._lock.close()

    def _close_wire(self) -> None:
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def _cut(self) -> None:
        """Cut the connection to a PostgreSQL server that does not answer, so that the thread goes on."""
        wire = self._wire
        if wire is not None:
            with suppress(OSError):  # it is cut already
                wire.shutdown(socket.SHUT_RDWR)

    def _work(self) -> None:
        """Do jobs until the store is closed; if this ends in any other way, nobody waits forever."""
        try:
            self._work_on()
        finally:
            self._refuse_all()

    def _refuse_all(self) -> None:
        while not self._jobs.empty():
            waiting = self._jobs.get()
            if waiting is not None:
                _resolve([waiting.future], [StoreUnavailable()])

    def _work_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            self._answer(jobs)

    def _answer(self, given: list[_Waiting]) -> None:
        """Answer jobs; those that nobody waits for any more are left out."""
        start = perf_counter()
        waiting = [one for one in given if not one.is_given_up]
        jobs = [one.job for one in waiting]
        _resolve([one.future for one in waiting], self._results(jobs))
        self._on_commit(len(jobs), perf_counter() - start)

    def _results(self, jobs: list[Job]) -> list[Any]:
        """Run jobs in one transaction; where one fails, each in a transaction of its own."""
        try:
            answers = self._commit(jobs)
        except _Down as error:
            self._note_outage(error)
            return [StoreUnavailable() for _ in jobs]
        except DBAPIError as error:
            # The job's fault or the store's? What a job did before it failed is rolled back either way.
            if not self._can_write():
                self._note_outage(error)
                return [StoreUnavailable() for _ in jobs]
            return self._run_each(jobs)
        except Exception:
            return self._run_each(jobs)
        self._note_recovery()
        return answers

    def _run_each(self, jobs: list[Job]) -> list[Any]:
        answers: list[Any] = []
        for job in jobs:
            try:
                answers += self._commit([job])
            except _Down as error:
                self._note_outage(error)
                return answers + [StoreUnavailable() for _ in jobs[len(answers) :]]
            except Exception as error:
                answers.append(error)
        return answers

    def _commit(self, jobs: list[Job]) -> list[Any]:
        """Run jobs in one transaction and commit it: what they wrote is on disk then."""
        transaction = self._begin()
        try:
            answers = [job(self._connection) for job in jobs]
        except BaseException:
            self._roll_back(transaction)
            raise
        try:
            transaction.commit()
            self._expect_files()
        except (SQLAlchemyError, OSError) as error:
            self._roll_back(transaction)
            raise _Down(_reason(error)) from error
        return answers

    def _begin(self) -> RootTransaction:
        try:
            self._expect_files()
            if self._connection.closed:
                self._connection = self._engine.connect()
            return self._connection.begin()
        except (SQLAlchemyError, CablecarError, OSError) as error:
            self._hang_up()
            raise _Down(_reason(error)) from error

    def _roll_back(self, transaction: RootTransaction) -> None:
        """Leave a transaction, also one whose commit failed: SQLite may still be inside it."""
        try:
            transaction.rollback()
            if self.is_file:
                self._connection.connection.rollback()
        except (SQLAlchemyError, sqlite3.Error):
            self._hang_up()
        if self._connection.invalidated:
            self._hang_up()

    def _hang_up(self) -> None:
        """Leave a connection to PostgreSQL that failed; the next transaction makes a new one."""
        if not self.is_file and not self._connection.closed:
            with suppress(SQLAlchemyError):
                self._connection.invalidate()
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._cut()
            self._close_wire()

    def _can_write(self) -> bool:
        try:
            self._commit([touch])
        except (_Down, DBAPIError):
            return False
        return True

    def _expect_files(self) -> None:
        """Refuse to go on without the database's own files: what is written then is lost."""
        for path, inode in self._files.items():
            if _inode(path) != inode:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)

    def _note_outage(self, error: Exception) -> None:
        if not self._is_down:
            log.error("store_unavailable", extra={"reason": _reason(error)})
        self._is_down = True

    def _note_recovery(self) -> None:
        if self._is_down:
            log.warning("store_available_again")
        self._is_down = False


def touch(connection: Connection) -> None:
    """Write something and read something, past the cache: only a store that works does both."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA shrink_memory")
    connection.execute(delete(HEALTH))
    connection.execute(insert(HEALTH), {"checked": time.time()})
    connection.execute(select(TABLES.c.id).limit(1)).first()


def _resolve(futures: list["asyncio.Future[Any]"], answers: list[Any]) -> None:
    """Wake those who wait, each event loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for future, answer in zip(futures, answers, strict=True):
        loops.setdefault(future.get_loop(), []).append((future, answer))
    for loop, answered in loops.items():
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(_answer, answered)


def _answer(answered: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, answer in answered:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def migrate(connection: Connection, revision: str) -> None:
    """Bring the database to a revision: "head" for the newest, "base" for none."""
    run = command.downgrade if revision == "base" else command.upgrade
    run(alembic_config(connection), revision)
    connection.commit()


def alembic_config(connection: Connection) -> Config:
    """Return what Alembic is to know: where the migrations are, and what to migrate."""
    config = Config()
    config.set_main_option("script_location", "cablecar.server.storage:migrations")
    config.attributes["connection"] = connection
    return config


def _url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise CablecarError("store-bad-url") from None
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    if backend != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise CablecarError("store-bad-url")
    return parsed


def _engine(url: URL) -> Engine:
    try:
        waiting = {"connect_timeout": CONNECT_SECONDS} if url.get_backend_name() == "postgresql" else {}
        return create_engine(url, hide_parameters=True, connect_args=waiting)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise CablecarError("store-without-driver") from None


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Make SQLite durable: an acknowledged move survives a loss of power. A new file can shrink."""
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout={1000 * BUSY_SECONDS}")
    connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _connect(engine: Engine, url: URL) -> Connection:
    try:
        if url.get_backend_name() == "sqlite":
            _make_file(Path(str(url.database)))
        return engine.connect()
    except (OSError, DBAPIError, sqlite3.Error) as error:
        raise _unreachable(url, error) from None


def _unreachable(url: URL, error: Exception) -> CablecarError:
    return CablecarError("store-unreachable", database=_shown(url), reason=_reason(error))


def _reason(error: Exception) -> str:
    """Return what went wrong in a line."""
    if isinstance(error, OSError):
        return reason_of(error)
    cause = error.orig if isinstance(error, DBAPIError) else error
    return next(iter(str(cause).strip().splitlines()), type(error).__name__)


def _expect_known(connection: Connection, url: URL) -> None:
    """Refuse a database that a newer version has changed."""
    script = ScriptDirectory.from_config(alembic_config(connection))
    try:
        for revision in MigrationContext.configure(connection).get_current_heads():
            script.get_revision(revision)
    except CommandError:
        raise CablecarError("store-too-new", database=_shown(url), version=__version__) from None
    finally:
        connection.rollback()


def _try_lock(cursor: Any) -> bool:
    """Take the lock of a PostgreSQL database; one of a server that has just ended is free in a moment."""
    deadline = time.monotonic() + LOCK_SECONDS
    while True:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", (ADVISORY_LOCK,))
        taken = bool(cursor.fetchone()[0])
        if taken or time.monotonic() > deadline:
            return taken
        time.sleep(0.05)


def _files(connection: Connection) -> list[str]:
    """Return the files that an SQLite database consists of, none for PostgreSQL."""
    if connection.dialect.name != "sqlite":
        return []
    path = os.path.realpath(connection.exec_driver_sql("PRAGMA database_list").all()[0][2])
    connection.rollback()
    return [path, f"{path}-wal", f"{path}-shm"]


def _inode(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _make_file(path: Path) -> None:
    """Make a database file that only its owner can read: running games lie open in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)
