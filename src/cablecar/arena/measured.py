"""What was measured about the bots that come with Cable Car: a file in the package, made by a proof."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cablecar.arena.intervals import Interval
from cablecar.arena.plan import MEASURED
from cablecar.arena.results import write_json


@dataclass(frozen=True, slots=True)
class Measured:
    """How fast and how strong a bot is."""

    milliseconds: float
    """The time of a move."""
    elo: Interval


def read_measured() -> dict[str, Measured]:
    """Return what was measured, by bot; nothing before the first measurement."""
    if not MEASURED.exists():
        return {}
    bots = json.loads(MEASURED.read_text("utf-8"))["bots"]
    return {
        name: Measured(figures["milliseconds"], Interval(**figures["elo"])) for name, figures in bots.items()
    }


def write_measured(summary: Mapping[str, Any], times: Mapping[str, float], commit: str, machine: str) -> None:
    """Keep a ladder's ratings and the milliseconds of a move of each bot."""
    bots = {name: {"milliseconds": times[name], "elo": rating} for name, rating in summary["ratings"].items()}
    made = {"command": summary["made"], "commit": commit, "machine": machine}
    write_json(MEASURED, {"made": made, "bots": bots})
