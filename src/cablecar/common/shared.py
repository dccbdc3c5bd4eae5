"""What tables of a server and tables of the page have in common, from the same files."""

import json
from importlib.resources import files
from typing import Any


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return found


_SHARED, _PHRASES = _read("shared.json"), _read("phrases.json")

LONGEST_NAME: int = _SHARED["longest_name"]
"""Letters that a player's name may have."""
LONGEST_PACE: float = _SHARED["longest_pace"]
"""Seconds that bots may be asked to wait."""
SHORTEST_CLOCK: int = _SHARED["shortest_clock"]
LONGEST_CLOCK: int = _SHARED["longest_clock"]
"""Seconds that a turn may have."""
STAND_IN: str = _SHARED["stand_in"]
"""The bot that plays for a person who has left, or whose time is over."""
GRACE: float = _SHARED["grace"]
"""Seconds that a turn still has once its table is loaded, as after a restart, whatever its clock says."""
PEOPLE: dict[str, list[str]] = _read("people.json")
"""What bots of each level are called at a table, by their ids: two of one level are two persons."""
PHRASES: tuple[str, ...] = (*_PHRASES["reactions"], *_PHRASES["phrases"])
"""What can be said in a chat by a key, so that everybody reads it in their own language."""
UNDO_SECONDS: float = _SHARED["undo_seconds"]
"""Seconds in which the only person among bots may take a move back before a bot shows something new."""
LISTED_GAMES: int = _SHARED["listed_games"]
"""The most games of a table that are listed at once."""
