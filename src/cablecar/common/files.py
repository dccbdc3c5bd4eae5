"""Where a user's files belong, and writing them, with a sentence where that fails."""

import os
import tempfile
from errno import EISDIR
from pathlib import Path

from cablecar.common.errors import CablecarError


def data_folder() -> Path:
    """Return where this user's data belong on this machine; who has no home gets a temporary folder."""
    named = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")  # the latter on Windows
    base = named or os.path.expanduser("~/.local/share")
    return Path(tempfile.gettempdir() if base.startswith("~") else base) / "cablecar"


def reason_of(error: OSError) -> str:
    """Return what the system says about a failure."""
    return error.strerror or type(error).__name__


def write_text(path: Path, text: str) -> None:
    """Write a text file, whole or not at all."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(content)
            return
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        raise CablecarError("file-unwritable", file=str(path), reason=reason_of(error)) from None


def make_folder(folder: Path) -> None:
    """Make a folder and those above it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CablecarError("file-unwritable", file=str(folder), reason=reason_of(error)) from None


def make_empty_folder(folder: Path) -> None:
    """Make a folder, or refuse one that holds anything: no file of an earlier run is overwritten."""
    make_folder(folder)
    if any(folder.iterdir()):
        raise CablecarError("folder-not-empty", folder=str(folder))


def refuse_unwritable(file: Path) -> None:
    """Refuse a file that can't be written, before hours of work."""
    try:
        if file.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with tempfile.TemporaryFile(dir=file.parent):
            pass
    except OSError as error:
        raise CablecarError("file-unwritable", file=str(file), reason=reason_of(error)) from None
