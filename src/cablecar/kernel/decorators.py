"""The decorators of compiled functions.

One source runs in three ways: from a library that was built ahead of time, compiled by numba when it is
first called, and as plain Python. The library is used if there is one for these sources and this machine. The
environment variable CABLECAR_KERNEL asks for "library", "jit" or "plain"; NUMBA_DISABLE_JIT means "plain",
and NUMBA_BOUNDSCHECK "jit", as only numba can check bounds.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from cablecar.common.errors import CablecarError
from cablecar.kernel.cache import cache_folder
from cablecar.kernel.library import adapt, find_library, load
from cablecar.kernel.sources import sources_hash

F = TypeVar("F", bound=Callable[..., object])

VARIABLE = "CABLECAR_KERNEL"
LIBRARY, JIT, PLAIN, LOWERING = "library", "jit", "plain", "lowering"
"""The ways in which compiled functions run; the last is for building a library, and runs nothing."""

ENTRIES: list[Callable[..., object]] = []
"""The functions that Python calls, as they were decorated."""


@cache
def way() -> str:
    """Return how compiled functions run in this process: where no library fits these sources, on the JIT."""
    asked = os.environ.get(VARIABLE, "")
    if asked and asked not in (LIBRARY, JIT, PLAIN, LOWERING):
        raise CablecarError("kernel-unknown", asked=asked, known=", ".join((LIBRARY, JIT, PLAIN)))
    if asked:
        return asked
    if _is_set("NUMBA_DISABLE_JIT"):
        return PLAIN
    if not _is_set("NUMBA_BOUNDSCHECK") and find_library() is not None:
        return LIBRARY
    return JIT


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


def entry(function: F) -> F:
    """Compile a function that Python calls."""
    ENTRIES.append(function)
    if way() == LIBRARY:
        path = find_library()
        if path is None:
            raise CablecarError("kernel-missing")
        return cast(F, adapt(function, load(path)))
    return _compile(function)


def compiled(function: F) -> F:
    """Compile a function that only compiled functions call: sooner done without a way in from Python."""
    return _compile(function, no_cpython_wrapper=True)


def inlined(function: F) -> F:
    """Compile a small function into those that call it: worth it in the hottest loops only."""
    return _compile(function, no_cpython_wrapper=True, forceinline=True)


def _compile(function: F, **options: object) -> F:
    """Let numba compile a function on its first call; leave it as it is where numba is not needed."""
    if way() in (LIBRARY, PLAIN):
        return function
    numba = _numba()
    if way() == LOWERING:
        # Without numba's own wrapper, and without errors: a division by zero gives 0 or infinity. All arrays
        # come from outside, so nothing counts who refers to them, and what makes an array is refused.
        options |= {"no_cpython_wrapper": True, "error_model": "numpy", "_nrt": False}
    else:
        numba.config.CACHE_DIR = jit_folder()
        options["cache"] = True
    return cast(F, numba.njit(nogil=True, no_cfunc_wrapper=True, **options)(function))


def _numba() -> Any:
    """Return numba, or say what to install: players have a library and need none."""
    try:
        import numba
    except ImportError:
        raise CablecarError("kernel-missing") from None
    if numba.config.BOUNDSCHECK:
        from cablecar.kernel.indices import take_indices_as_they_are

        take_indices_as_they_are()
    return numba


@cache
def jit_folder() -> str:
    """Return where numba keeps its machine code: another folder for other sources, settings and copies.

    Numba itself looks only at a function's own file, and keeps the code of every copy of a source apart.
    """
    numba = _numba()
    settings = f"{numba.__version__} {numba.config.BOUNDSCHECK} {__file__}"
    return str(cache_folder(f"jit-{sources_hash()}-{hashlib.sha256(settings.encode()).hexdigest()[:8]}"))
