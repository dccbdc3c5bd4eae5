"""The decorators of compiled functions, and where their machine code is kept."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar, cast

import numba
from numba.core import config

from cablecar.common.system import is_own_folder, user_id

F = TypeVar("F", bound=Callable[..., object])


PACKAGES = ("rules", "search")
"""The packages with compiled functions; each calls only itself and those before it."""


def _sources_hash(package: str) -> str:
    """Hash all compiled sources and the constants in them: numba looks only at a function's own file.

    Their place counts too, because numba keeps the code of every copy of a source apart.
    """
    digest = hashlib.sha256(f"{numba.__version__} {config.BOUNDSCHECK} {__file__}".encode())
    root = Path(__file__).parent.parent
    paths = [root / "board" / name for name in ("check.py", "model.py")]
    for name in PACKAGES[: PACKAGES.index(package) + 1]:
        paths += sorted((root / name).glob("*.py"))
    for path in paths:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _candidates(package: str) -> list[Path]:
    """Return the folders that may hold the cache, the best first."""
    named = os.environ.get("XDG_CACHE_HOME")
    home = os.path.expanduser("~")
    places = [Path(named)] if named else []
    if home != "~":
        places.append(Path(home, ".cache"))
    return [place / "cablecar" / f"{package}-{_sources_hash(package)}" for place in places]


@cache
def cache_folder(package: str) -> str:
    """Return where the machine code of a package is kept."""
    for folder in _candidates(package):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return str(folder)
    return _temporary_folder(package)


def _temporary_folder(package: str) -> str:
    """Return a folder for users without a home: the same one every time, if it is surely their own."""
    folder = Path(tempfile.gettempdir(), f"cablecar-{user_id()}-{package}-{_sources_hash(package)}")
    folder.mkdir(mode=0o700, exist_ok=True)
    return str(folder) if is_own_folder(folder) else tempfile.mkdtemp(prefix="cablecar-")


_INNER = {"no_cpython_wrapper": True}


def _compile(function: F, **options: bool) -> F:
    """Let numba compile a function on its first call, and keep the code where its package's lies."""
    config.CACHE_DIR = cache_folder(function.__module__.split(".")[1])
    return cast(F, numba.njit(cache=True, nogil=True, no_cfunc_wrapper=True, **options)(function))


def entry(function: F) -> F:
    """Compile a function that Python calls, on its first call, and keep the code for later starts."""
    return _compile(function)


def compiled(function: F) -> F:
    """Compile a function that only compiled functions call: sooner done without a way in from Python."""
    return _compile(function, **_INNER)


def inlined(function: F) -> F:
    """Compile a small function into those that call it: worth it in the hottest loops only."""
    return _compile(function, forceinline=True, **_INNER)


def is_warm(package: str) -> bool:
    """Return True if an earlier start has compiled all that a package needs."""
    return bool(config.DISABLE_JIT) or _mark(package).exists()


def set_warm(package: str) -> None:
    """Note that all of a package is compiled."""
    _mark(package).touch()


def _mark(package: str) -> Path:
    return Path(cache_folder(package), "warm")
