"""Where machine code is kept for later starts: a library that was built here, or what the JIT compiled."""

import os
import tempfile
from pathlib import Path

from cablecar.common.system import is_own_folder, user_id


def cache_folder(name: str) -> Path:
    """Return a folder of this name that can be written, in the user's cache if possible."""
    for place in user_caches():
        folder = place / "cablecar" / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return _temporary_folder(name)


def user_caches() -> list[Path]:
    """Return the folders that may hold the user's cache, the best first."""
    named = os.environ.get("XDG_CACHE_HOME")
    home = os.path.expanduser("~")
    caches = [Path(named)] if named else []
    if home != "~":
        caches.append(Path(home, ".cache"))
    return caches


def _temporary_folder(name: str) -> Path:
    """Return a folder for users without a home: the same one every time, if it is surely their own."""
    folder = Path(tempfile.gettempdir(), f"cablecar-{user_id()}-{name}")
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder if is_own_folder(folder) else Path(tempfile.mkdtemp(prefix="cablecar-"))
