"""The store: one thread that owns the database and commits what waits together."""

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import IO, Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from cablecar.errors import CablecarError
from cablecar.files import reason_of
from cablecar.system import lock_file

Answer = TypeVar("Answer")
Job = Callable[[Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]

MOST_TOGETHER = 256
"""How many jobs share a commit at the most."""
CONNECT_SECONDS = 10
"""How long a PostgreSQL server may take to answer."""
ADVISORY_LOCK = 0x0CAB1E
"""The number under which one server locks a PostgreSQL database."""


class Store:
    """Runs jobs in the order given; each is done whole or not at all, and on disk when answered.

    A job may be run again, after what it did was taken back.
    """

    def __init__(
        self, url: str, on_commit: Callable[[int, float], None] = lambda jobs, seconds: None
    ) -> None:
        self._url = _url(url)
        self._on_commit = on_commit
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._lock: IO[bytes] | None = None
        self._engine = _engine(self._url)
        self._connection = _connect(self._engine, self._url)
        try:
            self._take()
            migrate(self._connection, "head")
        except BaseException:
            self._release()
            raise
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[Connection], Answer]) -> Answer:
        """Run a job in a transaction and return what it returned, once that is on disk."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        if not self._thread.is_alive():
            self._refuse_all()
        return await future

    def close(self) -> None:
        """Finish what waits and leave the database."""
        self._jobs.put(None)
        self._thread.join()
        self._release()

    def _take(self) -> None:
        """Refuse a database file that another server uses: each would send bots to the same tables."""
        if self._url.get_backend_name() == "sqlite":
            self._lock = lock_file(Path(f"{self._url.database}.lock"))
            if self._lock is None:
                raise CablecarError("store-in-use", database=_shown(self._url))

    def _release(self) -> None:
        self._connection.close()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    def _work(self) -> None:
        """Do jobs until told to end; whatever ends this, nobody waits for ever."""
        try:
            self._work_on()
        finally:
            self._refuse_all()

    def _refuse_all(self) -> None:
        while not self._jobs.empty():
            waiting = self._jobs.get()
            if waiting is not None:
                _resolve([waiting[1]], [CablecarError("store-closed")])

    def _work_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            self._commit(jobs)

    def _commit(self, jobs: list[Waiting]) -> None:
        """Run jobs in one transaction; where one fails, each in a transaction of its own."""
        start = perf_counter()
        try:
            answers = self._run_all([job for job, _ in jobs])
        except Exception:
            answers = [self._run_alone(job) for job, _ in jobs]
        _resolve([future for _, future in jobs], answers)
        self._on_commit(len(jobs), perf_counter() - start)

    def _run_all(self, jobs: list[Job]) -> list[Any]:
        with self._connection.begin():
            return [job(self._connection) for job in jobs]

    def _run_alone(self, job: Job) -> Any:
        try:
            return self._run_all([job])[0]
        except Exception as error:
            return error


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
    config.set_main_option("script_location", "cablecar.server:migrations")
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
        engine = create_engine(url, hide_parameters=True, connect_args=waiting)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise CablecarError("store-without-driver") from None
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", partial(_lock_postgresql, _shown(url)))
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Make SQLite durable: an acknowledged move survives a loss of power."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _lock_postgresql(database: str, connection: Any, _: Any) -> None:
    """Refuse a database that another server uses, also when a lost connection is made again."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", (ADVISORY_LOCK,))
        taken = cursor.fetchone()[0]
    connection.commit()
    if not taken:
        raise CablecarError("store-in-use", database=database)


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _connect(engine: Engine, url: URL) -> Connection:
    try:
        if url.get_backend_name() == "sqlite":
            _make_file(Path(str(url.database)))
        return engine.connect()
    except OSError as error:
        raise CablecarError("store-unreachable", database=_shown(url), reason=reason_of(error)) from None
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        raise CablecarError("store-unreachable", database=_shown(url), reason=reason) from None


def _make_file(path: Path) -> None:
    """Make a database file that only its owner can read: running games lie open in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)
