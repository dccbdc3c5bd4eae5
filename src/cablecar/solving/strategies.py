"""How bots play in every information set of a tree, and how much that can be exploited."""

import random
from collections.abc import Iterator
from typing import cast

import numpy as np

from cablecar.bots.base import Budget, CompiledBot, RandomBot
from cablecar.bots.planners import Planner
from cablecar.bots.registry import Bots
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.solving.cfr import exploitability
from cablecar.solving.tree import Floats, InformationSet, Tree

ASKED = 8
"""How often a bot that draws lots is asked about one position: its choices are then its strategy."""


def strategy_of(bot: type[CompiledBot], tree: Tree, simulations: int) -> Floats:
    """Return a bot's strategy; it knows what its seat knows now, and so does the same where that is equal."""
    if issubclass(bot, RandomBot):
        return tree.uniform()
    player, known = bot(), dict[bytes, Floats]()
    rows = []
    for one in tree.sets:
        if one.observation not in known:
            known[one.observation] = _shares(player, tree, one, simulations)
        rows.append(known[one.observation])
    return np.concatenate(rows)


def _shares(player: CompiledBot, tree: Tree, one: InformationSet, simulations: int) -> Floats:
    """Return how often a bot takes each action, by chance that hangs on the position alone."""
    asked = 1 if isinstance(player, Planner) else ASKED
    shares, table = np.zeros(len(one.actions)), board_table(tree.board)
    for number in range(asked):
        rng = random.Random(f"{number} {one.observation.hex()}")
        action = player.decide(table, new_observation(one.observation), rng, Budget(simulations=simulations))
        shares[one.actions.index(action)] += 1 / asked
    return shares


def exploited(bots: Bots, tree: Tree, simulations: int) -> Iterator[tuple[str, float]]:
    """Yield each bot's name and its exploitability."""
    for name, bot in bots.items():
        strategy = strategy_of(cast(type[CompiledBot], bot), tree, simulations)
        yield name, exploitability(tree, strategy)
