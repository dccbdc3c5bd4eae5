"""The expert: spends its budget on a search over guesses that fit what its seat has seen.

The search itself is compiled (`cablecar.search.search`), and so is how it spends a number of simulations.
Here it gets what its seat knows, and a budget in seconds is spent, with looks at the clock in between.
"""

import random
import time
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from operator import index
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np

from cablecar.bots.base import Budget, CompiledBot
from cablecar.bots.buffers import new_buffers
from cablecar.bots.characters import weights_for
from cablecar.common.errors import CablecarError
from cablecar.common.files import reason_of
from cablecar.rules.state import MAX_PLAYERS, Records
from cablecar.search.search import SearchBuffers, begin_search, choose_by_search, halve, search_on
from cablecar.search.value import NET

NET_FILE = "expert.npz"
PARTS = [name for name in NET.names or () if name != "margin"]
"""What a file of nets holds for each number of players."""
ROUNDS = 4
"""How many rounds are played out before the net is asked."""
SIMULATIONS = 400
"""How many simulations a move it makes where nothing else is said: in matches, and on a page of its own."""
MARGIN = 0.25
"""How much of a value is the lead, the rest being the victory itself."""
STEP = 0.001
"""How many seconds to search between two looks at the clock."""
SLICE = 1000
"""How many simulations to make between two pauses: some hundredths of a second."""


Nets = Mapping[int, Records]
"""Value nets by number of players."""


@cache
def shipped_nets() -> Nets:
    """Return the nets that come with Cable Car."""
    with files("cablecar.bots").joinpath(NET_FILE).open("rb") as file:
        return _read_nets(file)


def net_for(players: int) -> Records:
    """Return the shipped value net for a number of players."""
    return shipped_nets()[players]


def load_nets(path: Path) -> Nets:
    """Return the nets of a file that `cablecar train` wrote."""
    try:
        with path.open("rb") as file:
            nets = _read_nets(file)
    except OSError as error:
        raise CablecarError("file-unreadable", file=str(path), reason=reason_of(error)) from None
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError):
        raise CablecarError("net-unreadable", file=str(path)) from None
    if not nets:
        raise CablecarError("net-unreadable", file=str(path))
    return nets


def _read_nets(file: IO[bytes]) -> Nets:
    with np.load(file) as kept:
        counts = [players for players in range(2, MAX_PLAYERS + 1) if f"{PARTS[0]}_{players}" in kept]
        return {players: _read_net(kept, players) for players in counts}


def _read_net(kept: Mapping[str, Any], players: int) -> Records:
    net = np.zeros(1, NET)
    net["margin"] = MARGIN
    for name in PARTS:
        part = kept[f"{name}_{players}"]
        if part.shape != net[name].shape[1:]:
            raise ValueError(name)
        net[name] = part
    return net


class Expert(CompiledBot):
    """Searches many guesses that fit what it has seen, and believes what claims tell about tickets."""

    character = "strong"
    pause: Callable[[], None] | None = None
    """Called again and again during a search; what it raises ends the search."""

    @classmethod
    def nets(cls) -> Nets:
        """Return the nets that it thinks by."""
        return shipped_nets()

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        """Return the action that does best in simulations."""
        buffers = self._buffers(board, observation)
        buffers.searches[0].rounds = ROUNDS
        buffers.searches[0].random[:] = [rng.getrandbits(64) for _ in range(4)]
        if budget.simulations is not None and self.pause is None:
            return choose_by_search(buffers, index(budget.simulations))
        return _think_in_slices(buffers, budget, self.pause or _go_on)

    def _buffers(self, board: Records, observation: Records) -> SearchBuffers:
        """Return buffers that hold what the seat knows."""
        players = int(observation["state"]["players"][0])
        buffers = new_buffers(board, self.nets()[players], weights_for(self.character, players)[np.newaxis])
        buffers.observations[0] = observation[0]
        return buffers


def _go_on() -> None:
    """Let a search go on."""


def _think_in_slices(buffers: SearchBuffers, budget: Budget, pause: Callable[[], None]) -> int:
    """Return the action that does best, the budget shared out among the halvings as by `choose_by_search`."""
    begun = time.perf_counter()
    candidates = begin_search(buffers)
    halvings = max(1, (candidates - 1).bit_length())
    for number in range(halvings):
        if candidates > 1:
            share = (number + 1) / halvings
            if budget.simulations is not None:
                _spend(buffers, index(budget.simulations) * share, pause)
            elif budget.seconds is not None:
                _search_until(buffers, begun, float(budget.seconds) * share, pause)
            candidates = halve(buffers)
    return int(buffers.searches[0].actions[0])


def _spend(buffers: SearchBuffers, simulations: float, pause: Callable[[], None]) -> None:
    """Search until as many simulations are made as whole guesses allow; one guess, if none was made yet."""
    search = buffers.searches[0]
    guesses = int((simulations - search.simulations) / search.count)
    left = max(guesses, int(search.visits[0] == 0)) * int(search.count)
    while left > 0:
        search_on(buffers, min(left, SLICE))
        left -= SLICE
        pause()


def _search_until(buffers: SearchBuffers, begun: float, seconds: float, pause: Callable[[], None]) -> None:
    """Search until this many seconds after the beginning."""
    step = 1
    while (now := time.perf_counter() - begun) < seconds:
        search_on(buffers, step)
        took = time.perf_counter() - begun - now
        step = max(1, int(step * min(2.0, STEP / took)))
        pause()


def expert_with(path: Path) -> type[Expert]:
    """Return an expert that thinks by the nets of a file."""
    nets = load_nets(path)

    class Retrained(Expert):
        @classmethod
        def nets(cls) -> Nets:
            return nets

    Retrained.__doc__ = Expert.__doc__
    return Retrained
