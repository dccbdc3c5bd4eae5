"""Retention: how long a server keeps what is over."""

from dataclasses import dataclass

DAY_SECONDS = 86_400.0


@dataclass(frozen=True, slots=True)
class Retention:
    """How long the host lets a server keep games."""

    finished_days: int | None = None
    """Days that a finished game of people is kept after its table was last used, None for ever."""


KEEP_ALWAYS = Retention()
"""The retention of somebody's own machine."""
