"""Where machine code is kept for later starts: a library that was built here, or what the JIT compiled."""

import os
import tempfile
from pathlib import Path

from cablecar.common.system import is_own_folder, user_id


def cache_folders(name: str) -> list[Path]:
    """Return the folders of this name where something may be found, the best first."""
    temporary = _temporary_folder(name)
    is_safe = temporary.is_dir() and is_own_folder(temporary)
    return [*_user_folders(name), *([temporary] if is_safe else [])]


def cache_folder(name: str) -> Path:
    """Return a folder of this name that can be written, in the user's cache if possible."""
    for folder in _user_folders(name):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    temporary = _temporary_folder(name)
    temporary.mkdir(mode=0o700, exist_ok=True)
    return temporary if is_own_folder(temporary) else Path(tempfile.mkdtemp(prefix="cablecar-"))


def _user_folders(name: str) -> list[Path]:
    named = os.environ.get("XDG_CACHE_HOME")
    home = os.path.expanduser("~")
    caches = [Path(named)] if named else []
    if home != "~":
        caches.append(Path(home, ".cache"))
    return [cache / "cablecar" / name for cache in caches]


def _temporary_folder(name: str) -> Path:
    """Return the folder for users without a home: the same one every time."""
    return Path(tempfile.gettempdir(), f"cablecar-{user_id()}-{name}")
