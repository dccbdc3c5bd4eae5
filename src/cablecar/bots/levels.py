"""Levels between the planners and the expert: they search a little, and now and then move by habit."""

import random
import tomllib
from functools import cache
from importlib.resources import files
from typing import ClassVar, NamedTuple

from cablecar.bots.base import Budget
from cablecar.bots.expert import Expert
from cablecar.bots.planners import habitual_action
from cablecar.rules.state import Records

FILE = "levels.toml"


class Dose(NamedTuple):
    """How much a level thinks, and how often it does not."""

    simulations: int
    haste: float
    """How often it moves by habit, from 0 to 1."""
    habit: str
    """The character that chooses then."""


@cache
def doses() -> dict[str, Dose]:
    """Return the doses of all levels by name."""
    text = files("cablecar.bots").joinpath(FILE).read_text("utf-8")
    return {name: Dose(**dose) for name, dose in tomllib.loads(text).items()}


class Level(Expert):
    """Thinks like the expert, but less, and not about every move."""

    searches = False  # its own number of simulations makes the level: no budget changes it
    level: ClassVar[str]

    @classmethod
    def dose(cls) -> Dose:
        """Return how much it thinks."""
        return doses()[cls.level]

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        """Return the action that a short search finds, or the one that comes by habit."""
        dose = self.dose()
        if rng.random() < dose.haste:
            return habitual_action(dose.habit, board, observation)
        return super().decide(board, observation, rng, Budget(simulations=dose.simulations))


class Steady(Level):
    """Builds what its tickets ask for; thinks about some moves and makes the others by habit."""

    level = "steady"


class Sharp(Level):
    """Thinks about every other move, and makes the rest as strong would."""

    level = "sharp"


class Veteran(Level):
    """Thinks ahead about most moves, if not for long."""

    level = "veteran"
