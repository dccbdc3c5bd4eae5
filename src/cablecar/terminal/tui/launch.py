"""Starting the game on the whole terminal, and what is said when it is left."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from cablecar.errors import CablecarError
from cablecar.words import say


def require_terminal() -> None:
    """Refuse to draw where nobody sees it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise CablecarError("tui-no-terminal")
