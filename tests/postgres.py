"""A PostgreSQL server of the tests' own, on a socket in a temporary folder."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server and yield the address of an empty database of it."""
    user, bin_folder = _user(), programs()
    folder = Path(tempfile.mkdtemp(prefix="cablecar-pg-"))
    data = folder / "data"
    if user is not None:
        shutil.chown(folder, user)
    environment = {"PATH": f"{bin_folder}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(folder)}

    def run(*command: str) -> None:
        subprocess.run(
            command, check=True, cwd=folder, user=user, env=environment, stdout=subprocess.DEVNULL, timeout=60
        )

    run("initdb", "--auth=trust", "--username=cablecar", "--encoding=UTF8", "-D", str(data))
    options = f"-c listen_addresses='' -k {folder} -c fsync=on"
    run("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://cablecar@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder)


def new_database(server: str, name: str) -> str:
    """Make an empty database on a server and return its address."""
    address = server.replace("postgresql:", "postgresql+psycopg:", 1)
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    engine.dispose()
    return server.replace("/postgres?", f"/{name}?")
