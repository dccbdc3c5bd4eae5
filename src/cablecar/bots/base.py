"""What a bot is, and the table of bots."""

import random
from collections.abc import Sequence
from typing import Protocol

from cablecar.errors import CablecarError
from cablecar.moves import Move
from cablecar.view import View


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random) -> Move:
        """Return one of the legal moves."""


class RandomBot:
    """Plays any legal move, each equally likely."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random) -> Move:
        """Return any of the legal moves."""
        return rng.choice(legal_moves)


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def find_bot(name: str) -> Bot:
    """Return a new bot of this name."""
    if name not in BOTS:
        raise CablecarError("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]()
