"""Bots without one of their reasons, to see what it is worth: each leaves one decision to chance.

`cablecar match strong strongrandomtickets --code tests/proofs/bots/ablated.py` plays one against the whole.
"""

import random

from cablecar.bots import Budget, CompiledBot, legal_actions
from cablecar.bots.expert import Expert
from cablecar.bots.planners import Casual, Strong
from cablecar.rules.state import OPENING, OVER, PLACING, SOUVENIR, Records
from cablecar.search.search import SearchBuffers


class Careless(CompiledBot):
    """Answers at random in one phase, else like the bot that it is mixed with."""

    phase = OVER

    def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
        """Return one of the legal actions."""
        if observation["state"]["phase"][0] == self.phase:
            return rng.choice(legal_actions(board, observation))
        return super().decide(board, observation, rng, budget)


class RandomTickets(Careless):
    """Keeps any of the tickets that the opening offers."""

    phase = OPENING


class RandomPlaces(Careless):
    """Places souvenirs anywhere."""

    phase = PLACING


class RandomSouvenirs(Careless):
    """Picks any souvenir."""

    phase = SOUVENIR


class CasualRandomTickets(RandomTickets, Casual):
    """Casual with any opening tickets."""


class CasualRandomPlaces(RandomPlaces, Casual):
    """Casual that places souvenirs anywhere."""


class CasualRandomSouvenirs(RandomSouvenirs, Casual):
    """Casual that picks any souvenir."""


class StrongRandomTickets(RandomTickets, Strong):
    """Strong with any opening tickets."""


class StrongRandomPlaces(RandomPlaces, Strong):
    """Strong that places souvenirs anywhere."""


class StrongRandomSouvenirs(RandomSouvenirs, Strong):
    """Strong that picks any souvenir."""


class ExpertRandomTickets(RandomTickets, Expert):
    """Expert with any opening tickets."""


class ExpertRandomPlaces(RandomPlaces, Expert):
    """Expert that places souvenirs anywhere."""


class ExpertRandomSouvenirs(RandomSouvenirs, Expert):
    """Expert that picks any souvenir."""


class ExpertWithoutBeliefs(Expert):
    """Expert that takes any ticket of a rival for equally likely."""

    def _buffers(self, board: Records, observation: Records) -> SearchBuffers:
        buffers = super()._buffers(board, observation)
        net = buffers.nets.copy()
        net["beliefs"] = 0.0
        return buffers._replace(nets=net)
