"""What a bot is: one method, and nothing but a view to look at."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import ClassVar, Protocol, SupportsFloat, SupportsIndex

import numpy as np

from cablecar.common.errors import CablecarError
from cablecar.engine.actions import board_actions
from cablecar.engine.moves import Move, shown
from cablecar.engine.view import View
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.rules.state import CHOICES, Records


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about a move: seconds in live play, else simulations: repeatable."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.simulations is None) == (self.seconds is None):
            raise CablecarError("wrong-budget")
        if self.simulations is not None and not (
            isinstance(self.simulations, SupportsIndex) and self.simulations > 0
        ):
            raise CablecarError("budget-too-few-simulations", given=shown(repr(self.simulations)))
        if self.seconds is not None and not (
            isinstance(self.seconds, SupportsFloat) and 0 < self.seconds < inf
        ):
            raise CablecarError("budget-no-time", given=shown(repr(self.seconds)))


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """Return one of the legal moves."""


def legal_actions(board: Records, observation: Records) -> list[int]:
    """Return the legal action numbers of the seat that has made an observation, in ascending order."""
    choices = np.zeros(1, CHOICES)
    calls.list_legal(board, observation["state"], int(observation["seat"][0]), choices)
    return sorted(choices["actions"][0, : choices["count"][0]].tolist())


class CompiledBot:
    """A bot that thinks in the compiled core, on the record of what its seat knows."""

    searches: ClassVar[bool] = True
    """Whether its budget matters: False for a bot that makes no simulations."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """Return one of the legal moves."""
        if view.seat not in view.waiting_for or not view.observation:
            raise CablecarError("view-not-to-move")
        observation = new_observation(view.observation)
        action = self.decide(board_table(view.board), observation, rng, budget)
        return board_actions(view.board).move(action, view.offer)

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        """Return one of the legal actions; docs/guide/observation.md tells how the record is laid out."""
        raise NotImplementedError


class RandomBot(CompiledBot):
    """Plays any legal move, each equally likely."""

    searches = False

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        """Return any of the legal actions."""
        return rng.choice(legal_actions(board, observation))
