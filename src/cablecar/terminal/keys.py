"""Keys of a terminal, each heard at once; the terminal is left as it was found."""

import os
import re
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager

from cablecar.errors import CablecarError

KEY = re.compile(r"\x1b(?:\[|O)[0-9;]*[A-Za-z~]|\x1b|[^\x1b]")
NAMES = {"C": "right", "D": "left", "H": "home", "F": "end", "1~": "home", "4~": "end"}
"""What the ends of a terminal's sequences mean."""


def has_keys() -> bool:
    """Tell whether somebody sits at a keyboard and a screen."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def require_terminal() -> None:
    """Refuse to draw where nobody sees it."""
    if not has_keys() or os.environ.get("TERM") == "dumb":
        raise CablecarError("tui-no-terminal")


@contextmanager
def heard_at_once() -> Iterator[None]:
    """Hear keys without Enter, and don't show them, for a while."""
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin)
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


def pressed() -> list[str]:
    """Return the keys that were pressed, those with names by their names; the end of input is "q"."""
    text = os.read(sys.stdin.fileno(), 1024).decode(errors="replace")
    return [_named(key) for key in KEY.findall(text)] if text else ["q"]


def _named(key: str) -> str:
    return NAMES.get(key[2:], "") if len(key) > 1 else key.lower()
