"""Bots that judge each action by the weights of their character, and novices who err."""

import random
from functools import cache

import numpy as np

from cablecar.bots.base import Budget, CompiledBot, Seen
from cablecar.bots.characters import weights_for
from cablecar.rules.state import CHOICES, Records
from cablecar.search.choosing import choose_action, choose_forgetfully
from cablecar.search.network import PATHS, PLAN
from cablecar.search.weights import NAMES, Rows


@cache
def _room() -> tuple[Records, Records, Records]:
    return np.zeros(1, CHOICES), np.zeros(1, PLAN), np.zeros(1, PATHS)


class Planner(CompiledBot):
    """A bot that is its character."""

    searches = False
    character = ""

    def decide(self, seen: Seen, rng: random.Random, budget: Budget) -> int:
        """Return the action that the character likes best."""
        weights = weights_for(self.character, int(seen.state[0].players))
        return choose_action(seen.table, seen.state, seen.seat, *_room(), weights)


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
    """Plans like casual, but forgets tickets, hoards cards and never sees a rival coming."""

    searches = False
    FORGETS = 0.95
    """How often it thinks of all its tickets but the first."""
    HOARDS = 0.95
    """How often it would rather have more cards."""

    def decide(self, seen: Seen, rng: random.Random, budget: Budget) -> int:
        """Return an action that casual would like if it had no better memory."""
        weights = _hoarding() if rng.random() < self.HOARDS else weights_for("casual", 0)
        forgets = rng.random() < self.FORGETS
        return choose_forgetfully(seen.table, seen.state, seen.seat, *_room(), weights, forgets)


@cache
def _hoarding() -> Rows:
    """Return casual's weights with a love of cards."""
    weights = weights_for("casual", 0).copy()
    weights[NAMES.index("hoard")] = 4.0
    return weights
