"""Searches from a position, and what a fixed sample of them comes to."""

import random

import numpy as np

from cablecar.bots import Seen
from cablecar.bots.characters import weights_for
from cablecar.bots.expert import net_for
from cablecar.bots.rooms import new_room
from cablecar.rules.state import Records
from cablecar.search.searching import (
    SEEN,
    Room,
    begin_search,
    halve,
    search_on,
)
from cablecar.search.weights import Rows
from tests.support.cheat import fair_sight
from tests.support.observations import positions
from tests.support.positions import board_named


def strong(players: int) -> Rows:
    """Return the strong bot's weights."""
    return weights_for("strong", players)


def room_for(seen: Seen, net: Records | None = None, seed: int = 0) -> Room:
    """Return room for a search, with the shipped net if no other is given."""
    players = int(seen.state[0].players)
    room = new_room(seen.table, net_for(players) if net is None else net, strong(players)[np.newaxis])
    room.states[SEEN] = seen.state[0]
    room.notes[0] = seen.notes[0]
    room.searches[0].rounds = 2
    room.searches[0].random[:] = [random.Random(seed).getrandbits(64) for _ in range(4)]
    return room


def sample_of_searches() -> str:
    """Return what some searches come to; nothing may overflow on the way."""
    told = []
    with np.errstate(all="raise"):
        for game, seat in positions(board_named("tiny"), 3, "strong", seed=2, every=6):
            room = room_for(fair_sight(game._state, game._table, seat), seed=1)
            if begin_search(room) > 1:
                search_on(room, 2 * int(room.searches[0].count))
                halve(room)
                actions, values = room.searches[0].actions.tolist(), room.searches[0].values
                told.append((actions, [f"{value:.9f}" for value in values]))
    return str(told)
