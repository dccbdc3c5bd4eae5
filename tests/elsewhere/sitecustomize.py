"""Makes a Python on Linux as poor as one on macOS or Windows; `PYTHONPATH` brings it into every process.

`CABLECAR_SYSTEM` names the system. Where Windows has a module of its own, a stand-in does the same here.
"""

import asyncio
import fcntl
import locale
import os
import resource
import signal
import socket
import sys
from types import ModuleType
from typing import Any, NoReturn

import platformdirs  # noqa: F401  what Textual uses asks for the system's name, and then needs all of Linux

MACOS_FILES = 10_240
MISSING_MODULES = {"darwin": (), "win32": ("fcntl", "readline", "resource", "termios", "tty", "uvloop")}
MISSING_NAMES: dict[str, list[tuple[object, tuple[str, ...]]]] = {
    "darwin": [(os, ("sched_getaffinity",)), (socket, ("TCP_USER_TIMEOUT",))],
    "win32": [
        (os, ("sched_getaffinity", "getuid", "geteuid")),
        (socket, ("TCP_USER_TIMEOUT",)),
        (signal, ("SIGHUP", "SIGKILL", "SIGWINCH", "SIGUSR1", "pthread_sigmask")),
        (locale, ("nl_langinfo", "CODESET")),
    ],
}


def locking(number: int, mode: int, count: int) -> None:
    """Lock bytes of an open file at once, as `msvcrt.locking` does."""
    fcntl.lockf(number, fcntl.LOCK_EX | fcntl.LOCK_NB, count)


def set_limit(which: int, limits: tuple[int, int], kept: Any = resource.setrlimit) -> None:
    """Refuse more files than macOS allows, as it does."""
    if which == resource.RLIMIT_NOFILE and not 0 <= limits[0] <= MACOS_FILES:
        raise ValueError("current limit exceeds maximum limit")
    kept(which, limits)


def refuse(*_: Any) -> NoReturn:
    """Refuse as an event loop on Windows does."""
    raise NotImplementedError


system = os.environ["CABLECAR_SYSTEM"]
if system == "darwin":
    resource.setrlimit = set_limit
for place, names in MISSING_NAMES[system]:
    for name in names:
        delattr(place, name)
for name in MISSING_MODULES[system]:
    sys.modules[name] = None  # type: ignore[assignment]
if system == "win32":
    msvcrt = ModuleType("msvcrt")
    msvcrt.LK_NBLCK, msvcrt.locking = 2, locking  # type: ignore[attr-defined]
    sys.modules["msvcrt"] = msvcrt
    for loop in (asyncio.SelectorEventLoop, asyncio.AbstractEventLoop):
        loop.add_signal_handler = refuse  # type: ignore[assignment, method-assign]
