"""What a bot is: one method, and nothing but a view to look at."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import ClassVar, Protocol, SupportsFloat, SupportsIndex

import numpy as np

from cablecar.actions import board_actions
from cablecar.bots.seen import seen_of_view
from cablecar.errors import CablecarError
from cablecar.moves import Move, shown
from cablecar.rules import calls
from cablecar.rules.state import CHOICES, Records
from cablecar.rules.tables import board_table
from cablecar.view import View


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


@dataclass(frozen=True, slots=True)
class Seen:
    """What a seat that is to move has seen, as records that compiled bots think about."""

    table: Records
    """The board."""
    state: Records
    """The game, its hidden parts blank."""
    notes: Records
    """How many hidden cards and tickets each rival holds."""

    @property
    def seat(self) -> int:
        """Whose turn it is to choose."""
        return int(self.notes[0].seat)

    def legal_actions(self) -> list[int]:
        """Return the legal action numbers, in ascending order."""
        choices = np.zeros(1, CHOICES)
        calls.list_legal(self.table, self.state, self.seat, choices)
        return sorted(choices[0].actions[: choices[0].count].tolist())


class CompiledBot:
    """A bot that thinks in the compiled core, on the record of what its seat has seen."""

    searches: ClassVar[bool] = True
    """Whether its budget matters: False for a bot that makes no simulations."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        """Return one of the legal moves."""
        if view.seat not in view.waiting_for:
            raise CablecarError("view-not-to-move")
        seen = Seen(board_table(view.board), *seen_of_view(view))
        return board_actions(view.board).move(self.decide(seen, rng, budget), view.offer)

    def decide(self, seen: Seen, rng: random.Random, budget: Budget) -> int:
        """Return one of the legal actions."""
        raise NotImplementedError


class RandomBot(CompiledBot):
    """Plays any legal move, each equally likely."""

    searches = False

    def decide(self, seen: Seen, rng: random.Random, budget: Budget) -> int:
        """Return any of the legal actions."""
        return rng.choice(seen.legal_actions())
