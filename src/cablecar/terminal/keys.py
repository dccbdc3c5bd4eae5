"""Keys of a terminal, each heard at once; the terminal is left as it was found."""

import asyncio
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from cablecar.common.errors import CablecarError
from cablecar.common.system import windows_console

Hear = Callable[[str], None]
"""Gets each key, those with names by their names; the end of input is "q"."""

KEY = re.compile(r"\x1b(?:\[|O)[0-9;]*[A-Za-z~]|\x1b|[^\x1b]")
NAMES = {"C": "right", "D": "left", "H": "home", "F": "end", "1~": "home", "4~": "end"}
"""What the ends of a terminal's sequences mean."""
WINDOWS_FIRST = ("\0", "\xe0")
"""What a Windows console sends before the code of a key that has no letter."""
WINDOWS_NAMES = {"M": "right", "K": "left", "G": "home", "O": "end"}
GLANCE = 0.03
"""How many seconds pass between two looks at a Windows keyboard."""


def has_keys() -> bool:
    """Return True if somebody sits at a keyboard and a screen."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def require_terminal() -> None:
    """Refuse to draw where nobody sees it."""
    if not has_keys() or os.environ.get("TERM") == "dumb":
        raise CablecarError("tui-no-terminal")


def hearing_keys(hear: Hear) -> AbstractContextManager[None]:
    """Hear keys without Enter, and don't show them, for a while; inside an event loop."""
    console = windows_console()
    return _on_unix(hear) if console is None else _on_windows(hear, console)


@contextmanager
def _on_unix(hear: Hear) -> Iterator[None]:
    import termios
    import tty

    loop = asyncio.get_running_loop()
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        loop.add_reader(sys.stdin.fileno(), _hear_pressed, hear)
        yield
    finally:
        loop.remove_reader(sys.stdin.fileno())
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def _hear_pressed(hear: Hear) -> None:
    """Pass on the keys that were pressed."""
    text = os.read(sys.stdin.fileno(), 1024).decode(errors="replace")
    for key in [_named(key) for key in KEY.findall(text)] if text else ["q"]:
        hear(key)


def _named(key: str) -> str:
    return NAMES.get(key[2:], "") if len(key) > 1 else key.lower()


@contextmanager
def _on_windows(hear: Hear, console: Any) -> Iterator[None]:
    """Look at the keyboard from a thread: no event loop can wait for a console."""
    loop, stop = asyncio.get_running_loop(), threading.Event()

    def look() -> None:
        while not stop.wait(GLANCE):
            while console.kbhit():
                loop.call_soon_threadsafe(hear, _windows_key(console))

    thread = threading.Thread(target=look, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def _windows_key(console: Any) -> str:
    key: str = console.getwch()
    return WINDOWS_NAMES.get(console.getwch(), "") if key in WINDOWS_FIRST else key.lower()
