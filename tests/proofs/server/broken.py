"""The proof that a server whose store is broken says so, and acknowledges nothing that it can't keep.

A real server on SQLite, whose files are deleted, replaced, moved away or filled with nonsense, or may not
grow any more, while a witness plays. Every answer about the server's health must come soon, and be 503.
"""

import os
import resource
import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from cablecar.server.serve import DATABASE
from tests.proofs.server_clients.killable_server import Server
from tests.proofs.server_clients.unwatched import Witness, health, hosted, wait_for

FILES = ("", "-wal", "-shm")
"""What the names of a database's files end with."""
ON_ITS_WAY = 0.5
"""Seconds that an acknowledgement may take which was sent before something happened."""
PLAYED = 3
"""Moves that the witness makes before something happens."""


@dataclass
class Damage:
    """Something that happens to a server's files."""

    name: str
    do: Callable[[Server], None]
    repair: Callable[[Server], None] | None = None
    """Takes it back, where the server must then go on by itself."""
    keeps: bool = True
    """Whether the store can be read afterwards, to look for what was acknowledged."""


def _files(server: Server) -> list[Path]:
    return [Path(f"{server.folder / DATABASE}{end}") for end in FILES]


def _delete(server: Server) -> None:
    for path in _files(server):
        path.unlink()


def _delete_log(server: Server) -> None:
    _files(server)[1].unlink()


def _replace(server: Server) -> None:
    """Put a copy in the file's place, as a careless restore of a backup does."""
    path = server.folder / DATABASE
    shutil.copy(path, path.with_suffix(".copy"))
    path.with_suffix(".copy").rename(path)


def _move_away(server: Server) -> None:
    for path in _files(server):
        path.rename(path.with_name(f"away-{path.name}"))


def _move_back(server: Server) -> None:
    for path in _files(server):
        path.with_name(f"away-{path.name}").rename(path)


def _spoil(server: Server) -> None:
    for path in _files(server):
        size = path.stat().st_size
        with path.open("r+b") as file:
            file.write(os.urandom(size))


def _limit(server: Server) -> None:
    """Let no file of the server grow, as on a full disk."""
    _, hard = _prlimit(server, None)
    _prlimit(server, (min(path.stat().st_size for path in _files(server)) // 2, hard))


def _lift(server: Server) -> None:
    _, hard = _prlimit(server, None)
    _prlimit(server, (hard, hard))


def _prlimit(server: Server, limits: tuple[int, int] | None) -> tuple[int, int]:
    assert server.process is not None
    if limits is None:
        return resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    return resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


DAMAGES = {
    "deleted": Damage("all files deleted", _delete, keeps=False),
    "log deleted": Damage("the write-ahead log deleted", _delete_log, keeps=False),
    "replaced": Damage("the file replaced by a copy", _replace, keeps=False),
    "moved": Damage("all files moved away, and back", _move_away, _move_back),
    "spoiled": Damage("all files full of nonsense", _spoil, keeps=False),
    "full": Damage("no file may grow, as on a full disk; then again", _limit, _lift),
}


@dataclass(frozen=True)
class Case:
    """What happened; all checks have held."""

    name: str
    acknowledged: int
    """Moves acknowledged before and, where it was repaired, after; all of them are in the store."""
    noticed: float
    """Seconds until the server said that it is not well."""
    refused: int
    """Moves that were refused meanwhile."""
    well_after: float | None
    """Seconds until it was well again."""


def prove_case(name: str, seconds: float) -> Case:
    """Let something happen to a server's files for a while, and repair it where that is possible."""
    damage = DAMAGES[name]
    with tempfile.TemporaryDirectory(prefix="cablecar-broken-") as folder, hosted(Path(folder)) as server:
        witness, well_after = Witness(server), None
        with witness.playing():
            wait_for(lambda: len(witness.acknowledged) >= PLAYED, "the witness can't play")
            damage.do(server)
            time.sleep(ON_ITS_WAY)
            before = len(witness.acknowledged)
            noticed = wait_for(lambda: health(server) == 503, "the server says that it is well")
            time.sleep(seconds)
            assert health(server) == 503
            assert len(witness.acknowledged) == before, f"{name}: acknowledged, and not kept"
            if damage.repair is not None:
                damage.repair(server)
                well_after = wait_for(lambda: health(server) == 200, "the server never got well again")
                wait_for(lambda: len(witness.acknowledged) > before, "the witness can't play on")
        if damage.keeps:
            witness.check()
    acknowledged = len(witness.acknowledged)
    return Case(damage.name, acknowledged, ON_ITS_WAY + noticed, witness.refused, well_after)
