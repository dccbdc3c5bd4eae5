"""What differs between Linux, macOS and Windows, in one place; asyncio is imported where it is needed."""

import os
import signal
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, TypeVar

Answer = TypeVar("Answer")

STOP_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
"""The signals that ask a program to stop: SIGHUP comes from a closed terminal, SIGBREAK is Windows' own."""
MACOS_FILES = 10_240
"""How many files macOS allows a process where it calls the number unlimited."""


def usable_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_fast(main: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine on uvloop, or where there is none (Windows) on asyncio's own event loop."""
    try:
        import uvloop
    except ImportError:
        import asyncio

        return asyncio.run(main)
    return uvloop.run(main)


def on_signal(number: int, callback: Callable[[], None]) -> None:
    """Call back in the running event loop whenever a signal arrives."""
    import asyncio

    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(number, callback)
    except NotImplementedError:  # Windows
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(callback))


def block_interrupts() -> Callable[[], object]:
    """Hold back Ctrl-C in this thread, where the system can, and return what lets it through again."""
    if not hasattr(signal, "pthread_sigmask"):
        return lambda: None
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    return lambda: signal.pthread_sigmask(signal.SIG_SETMASK, before)


def allow_many_files() -> None:
    """Let this process open as many files and sockets as the system allows; Windows sets no such limit."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, MACOS_FILES):
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return


def drop_unread(listening: socket.socket, seconds: int) -> None:
    """Drop clients that acknowledge nothing for this long, where the system (Linux) can do that."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * seconds)


def lock_file(path: Path) -> IO[bytes] | None:
    """Lock a file until it is closed or this process ends; return None if another process holds it."""
    file = path.open("a+b")
    try:
        _lock(file)
    except OSError:
        file.close()
        return None
    return file


def _lock(file: IO[bytes]) -> None:
    """Lock an open file at once, or raise OSError."""
    if console := windows_console():
        file.seek(0)
        console.locking(file.fileno(), console.LK_NBLCK, 1)
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def windows_console() -> Any:
    """Return Windows' own module for keys and locks, None on other systems."""
    try:
        import msvcrt
    except ImportError:
        return None
    return msvcrt


def is_own_folder(folder: Path) -> bool:
    """Return True if nobody else can write to a folder for temporary files."""
    if not hasattr(os, "getuid"):
        return True  # Windows keeps such folders in the user's profile
    status = folder.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o022 and not folder.is_symlink()


def user_id() -> str:
    """Return what tells this user's temporary files from another's."""
    return str(os.getuid()) if hasattr(os, "getuid") else "user"
