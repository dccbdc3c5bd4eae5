"""The expert: search over guesses that fit what its seat has seen."""

import random
import time
from functools import cache
from importlib.resources import files

import numpy as np

from cablecar.bots.base import Budget, CompiledBot, Seen
from cablecar.bots.characters import weights_for
from cablecar.bots.rooms import new_room
from cablecar.rules.state import Records
from cablecar.search.searching import SEEN, Room, begin_search, halve, search_on
from cablecar.search.value import NET

NET_FILE = "expert.npz"
ROUNDS = 4
"""How many rounds are played out before the net is asked."""
MARGIN = 0.25
"""How much of a value is the lead, the rest being the victory itself."""
STEP = 0.001
"""How many seconds to search between two looks at the clock."""


@cache
def net_for(players: int) -> Records:
    """Return the shipped value net for a number of players."""
    net = np.zeros(1, NET)
    with files("cablecar.bots").joinpath(NET_FILE).open("rb") as file, np.load(file) as kept:
        for name in NET.names or ():
            net[name] = MARGIN if name == "margin" else kept[f"{name}_{players}"]
    return net


class Expert(CompiledBot):
    """Searches many guesses that fit what it has seen, and believes what claims tell about tickets."""

    def decide(self, seen: Seen, rng: random.Random, budget: Budget) -> int:
        """Return the action that does best in simulations."""
        room = self._room(seen)
        room.searches[0].rounds = ROUNDS
        room.searches[0].random[:] = [rng.getrandbits(64) for _ in range(4)]
        begun = time.perf_counter()
        candidates = begin_search(room)
        rounds = max(1, (candidates - 1).bit_length())
        for number in range(rounds):
            if candidates > 1:
                self._search(room, budget, begun, (number + 1) / rounds)
                candidates = halve(room)
        return int(room.searches[0].actions[0])

    def _room(self, seen: Seen) -> Room:
        """Return records that hold what the seat has seen."""
        players = int(seen.state[0].players)
        room = new_room(seen.table, net_for(players), weights_for("strong", players)[np.newaxis])
        room.states[SEEN] = seen.state[0]
        room.notes[0] = seen.notes[0]
        return room

    def _search(self, room: Room, budget: Budget, begun: float, share: float) -> None:
        """Search until a share of the budget is spent."""
        search = room.searches[0]
        if budget.simulations is not None:
            guesses = int((budget.simulations * share - search.simulations) / search.count)
            search_on(room, max(guesses, search.visits[0] == 0) * search.count)
            return
        assert budget.seconds is not None
        step = 1
        while (now := time.perf_counter() - begun) < budget.seconds * share:
            search_on(room, step)
            took = time.perf_counter() - begun - now
            step = max(1, int(step * min(2.0, STEP / took)))
