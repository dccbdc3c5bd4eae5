"""Searches from a position, and what a fixed sample of them comes to."""

import random

import numpy as np

from cablecar.bots.buffers import new_buffers
from cablecar.bots.characters import weights_for
from cablecar.bots.expert import net_for
from cablecar.engine.game import Game
from cablecar.rules.state import Records
from cablecar.search.search import SearchBuffers, begin_search, halve, search_on
from cablecar.search.weights import WeightRows
from tests.support.game.observations import positions
from tests.support.game.positions import board_named


def strong(players: int) -> WeightRows:
    """Return the strong bot's weights."""
    return weights_for("strong", players)


def buffers_for(game: Game, observation: Records, net: Records | None = None, seed: int = 0) -> SearchBuffers:
    """Return buffers for a search, with the shipped net if no other is given."""
    players = len(game.players)
    buffers = new_buffers(game._table, net_for(players) if net is None else net, strong(players)[np.newaxis])
    buffers.observations[0] = observation[0]
    buffers.searches[0].rounds = 2
    buffers.searches[0].random[:] = [random.Random(seed).getrandbits(64) for _ in range(4)]
    return buffers


def sample_of_searches() -> str:
    """Return what some searches come to; nothing may overflow on the way."""
    told = []
    with np.errstate(all="raise"):
        for game, seat in positions(board_named("tiny"), 3, "strong", seed=2, every=6):
            buffers = buffers_for(game, game.observe(seat), seed=1)
            if begin_search(buffers) > 1:
                search_on(buffers, 2 * int(buffers.searches[0].count))
                halve(buffers)
                actions, values = buffers.searches[0].actions.tolist(), buffers.searches[0].values
                told.append((actions, [f"{value:.9f}" for value in values]))
    return str(told)
