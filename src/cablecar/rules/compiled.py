"""The one decorator of compiled functions, and where their machine code is kept."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import numba
from numba.core import config

F = TypeVar("F", bound=Callable[..., object])


def _sources_hash() -> str:
    """Hash all compiled sources and the constants in them: numba looks only at a function's own file.

    Their place counts too, because numba keeps the code of every copy of a source apart.
    """
    digest = hashlib.sha256(f"{numba.__version__} {config.BOUNDSCHECK} {__file__}".encode())
    rules = Path(__file__).parent
    constants = [rules.parent / "board" / name for name in ("check.py", "model.py")]
    for path in [*constants, *sorted(rules.glob("*.py"))]:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _candidates() -> list[Path]:
    """Return the folders that may hold the cache, the best first."""
    named = os.environ.get("XDG_CACHE_HOME")
    home = os.path.expanduser("~")
    places = [Path(named)] if named else []
    if home != "~":
        places.append(Path(home, ".cache"))
    return [place / "cablecar" / _sources_hash() for place in places]


def _cache_folder() -> str:
    for folder in _candidates():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return str(folder)
    return _temporary_folder()


def _temporary_folder() -> str:
    """Return a folder for users without a home: the same one every time, if it is surely their own."""
    folder = Path(tempfile.gettempdir(), f"cablecar-{os.getuid()}-{_sources_hash()}")
    folder.mkdir(mode=0o700, exist_ok=True)
    status = folder.stat()
    if status.st_uid == os.getuid() and not status.st_mode & 0o022 and not folder.is_symlink():
        return str(folder)
    return tempfile.mkdtemp(prefix="cablecar-")


CACHE_FOLDER = _cache_folder()
config.CACHE_DIR = CACHE_FOLDER
_MARK = Path(CACHE_FOLDER, "warm")


_INNER = {"cache": True, "nogil": True, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}


def entry(function: F) -> F:
    """Compile a function that Python calls, on its first call, and keep the code for later starts."""
    return cast(F, numba.njit(cache=True, nogil=True, no_cfunc_wrapper=True)(function))


def compiled(function: F) -> F:
    """Compile a function that only compiled functions call: sooner done without a way in from Python."""
    return cast(F, numba.njit(**_INNER)(function))


def inlined(function: F) -> F:
    """Compile a small function into those that call it: worth it in the hottest loops only."""
    return cast(F, numba.njit(forceinline=True, **_INNER)(function))


def is_warm() -> bool:
    """Tell whether an earlier start has compiled all that a game needs."""
    return bool(config.DISABLE_JIT) or _MARK.exists()


def set_warm() -> None:
    """Note that all is compiled that a game needs."""
    _MARK.touch()
