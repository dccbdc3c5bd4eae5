"""What tables of a server and tables of the page have in common, from one file (`shared.json`)."""

import json
from importlib.resources import files
from typing import Any

_SHARED: dict[str, Any] = json.loads(files(__package__).joinpath("shared.json").read_text("utf-8"))

LONGEST_NAME: int = _SHARED["longest_name"]
"""Letters that a player's name may have."""
LONGEST_PACE: float = _SHARED["longest_pace"]
"""Seconds that bots may be told to wait."""
SHORTEST_CLOCK: int = _SHARED["shortest_clock"]
LONGEST_CLOCK: int = _SHARED["longest_clock"]
"""Seconds that a turn may have."""
STAND_IN: str = _SHARED["stand_in"]
"""The bot that plays for a person who has left, or whose time is over."""
GRACE: float = _SHARED["grace"]
"""Seconds that a turn still has once its table is loaded, as after a restart, whatever its clock says."""
LISTED_GAMES: int = _SHARED["listed_games"]
"""So many games of a table are listed at once."""
