"""The files of this user's games in the terminal: where they are kept, and which one goes on."""

import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from cablecar.errors import CablecarError, RecordError
from cablecar.files import make_folder
from cablecar.game import Game
from cablecar.record import read, replay


def data_folder() -> Path:
    """Return the folder that keeps this user's games."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(base if not base.startswith("~") else tempfile.gettempdir()) / "cablecar" / "games"


def new_file(folder: Path) -> Path:
    """Return where a new game is kept in a folder, which is made where it is missing."""
    make_folder(folder)
    return folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.json"


def newest_unfinished(folder: Path) -> tuple[Path, Game]:
    """Return the newest game in a folder that somebody has still to play, and its file."""
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        try:
            record = read(file)
            if _goes_on(record):
                return file, replay(record)
        except CablecarError as error:
            raise RecordError("verify-invalid", file=str(file), reason=str(error)) from None
    raise CablecarError("games-none-unfinished", folder=str(folder))


def _goes_on(record: Mapping[str, object]) -> bool:
    """Tell whether a record is a game that is not over and has a person in it, as far as that is written."""
    players = record.get("players")
    kinds = (
        [player.get("kind") for player in players if isinstance(player, dict)]
        if isinstance(players, list)
        else []
    )
    return record.get("result") is None and "human" in kinds
