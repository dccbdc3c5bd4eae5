"""Bots that judge each action by the weights of their character, and novices who err."""

import random
import threading
from functools import cache

import numpy as np

from cablecar.bots.base import Budget, CompiledBot
from cablecar.bots.characters import weights_for
from cablecar.rules.state import CHOICES, Records
from cablecar.search.network import PATHS, PLAN
from cablecar.search.planner_entry import choose_action, choose_forgetfully
from cablecar.search.weights import WEIGHT_NAMES, WeightRow


class _Buffers(threading.local):
    """Records that the kernel writes into, for one call: each thread has its own, made once."""

    def __init__(self) -> None:
        self.records: tuple[Records, Records, Records] = (
            np.zeros(1, CHOICES),
            np.zeros(1, PLAN),
            np.zeros(1, PATHS),
        )


_BUFFERS = _Buffers()


def habitual_action(character: str, board: Records, observation: Records) -> int:
    """Return the action that a character likes best."""
    weights = weights_for(character, int(observation["state"]["players"][0]))
    return choose_action(board, observation, *_BUFFERS.records, weights)


class Planner(CompiledBot):
    """A bot that is its character."""

    searches = False
    character = ""

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        """Return the action that the character likes best."""
        return habitual_action(self.character, board, observation)


class Greedy(Planner):
    """Claims the route worth most that it can pay, else draws cards."""

    character = "greedy"


class Rusher(Planner):
    """Claims the longest routes and ends the game early."""

    character = "rusher"


class Casual(Planner):
    """Plans the shortest network for its tickets and builds it."""

    character = "casual"


class Strong(Planner):
    """Plans with weights tuned for each number of players, hurries for wanted routes, gathers souvenirs."""

    character = "strong"


class Novice(CompiledBot):
    """Plans like casual, but forgets tickets, wastes cards and never sees a rival coming."""

    searches = False
    character = "casual"
    FORGETS = 0.85
    """How often it thinks of all its tickets but the first."""
    WASTES = 0.85
    """How often it neither gathers nor keeps the cards and cars that its plan needs."""

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        """Return an action that casual would like if it were less careful."""
        weights = wasteful_weights() if rng.random() < self.WASTES else weights_for(self.character, 0)
        forgets = rng.random() < self.FORGETS
        return choose_forgetfully(board, observation, *_BUFFERS.records, weights, forgets)


@cache
def wasteful_weights() -> WeightRow:
    """Return casual's weights without its care for what the plan still needs."""
    weights = weights_for(Novice.character, 0).copy()
    for care in ("conflict", "starve", "card_wanted", "card_ready"):
        weights[WEIGHT_NAMES.index(care)] = 0.0
    return weights
