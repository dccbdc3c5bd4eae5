"""A PostgreSQL server of the tests' own, on a socket in a temporary folder."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, text


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, the newest version first."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    if folders:
        return folders[-1]
    found = shutil.which("initdb")
    assert found is not None, "PostgreSQL is missing: run 'make test', or install the package postgresql"
    return Path(found).resolve().parent


def _user() -> str | None:
    """Return whom the server is to run as: root it refuses."""
    return None if os.getuid() else ("postgres" if "postgres" in _users() else "nobody")


def _users() -> set[str]:
    return {entry.pw_name for entry in pwd.getpwall()}


@dataclass
class Postgres:
    """A PostgreSQL server that can be stopped, frozen and started again."""

    folder: Path
    user: str | None

    @property
    def address(self) -> str:
        """The address of its first database."""
        return f"postgresql://cablecar@/postgres?host={self.folder}"

    def run(self, *command: str) -> None:
        """Run one of PostgreSQL's programs."""
        environment = {
            "PATH": f"{programs()}:/usr/bin:/bin",
            "LC_ALL": "C.UTF-8",
            "HOME": str(self.folder),
        }
        subprocess.run(
            command,
            check=True,
            cwd=self.folder,
            user=self.user,
            env=environment,
            stdout=subprocess.DEVNULL,
            timeout=60,
        )

    def make(self) -> None:
        """Make its data folder."""
        self.run("initdb", "--auth=trust", "--username=cablecar", "--encoding=UTF8", "-D", self._data)

    def start(self) -> None:
        """Start it, or start it again."""
        options = f"-c listen_addresses='' -k {self.folder} -c fsync=on"
        self.run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, as a crash would."""
        self.run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def freeze(self) -> None:
        """Halt all its processes: connections stay open, and nobody answers."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let all its processes go on."""
        self._signal(signal.SIGCONT)

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _signal(self, number: signal.Signals) -> None:
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        lists = Path(f"/proc/{first}/task").glob("*/children")
        for process in (first, *(int(child) for path in lists for child in path.read_text().split())):
            with suppress(ProcessLookupError):
                os.kill(process, number)


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server of one's own."""
    server = Postgres(Path(tempfile.mkdtemp(prefix="cablecar-pg-")), _user())
    if server.user is not None:
        shutil.chown(server.folder, server.user)
    server.make()
    server.start()
    try:
        yield server
    finally:
        server.thaw()
        server.stop()
        shutil.rmtree(server.folder)


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server and yield the address of an empty database of it."""
    with own_postgres() as server:
        yield server.address


def new_database(server: str, name: str) -> str:
    """Make an empty database on a server and return its address."""
    engine = create_engine(engine_of(server), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    engine.dispose()
    return server.replace("/postgres?", f"/{name}?")


def engine_of(database: str) -> str:
    """Return a database's address as SQLAlchemy wants it, with its driver."""
    return database.replace("postgresql:", "postgresql+psycopg:", 1)
