import random
from collections.abc import Sequence

from cablecar import ClaimRoute, Move, TakeCard, View
from cablecar.bots import Budget


class Tourist:
    """Takes the colour it has most of until it can claim a route of three spaces or more."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        def worth(move: Move) -> float:
            if isinstance(move, ClaimRoute):
                return view.board.route[move.route].length - 2.5
            if isinstance(move, TakeCard) and move.slot is not None:
                return view.hand[view.display[move.slot] or "ferry"] / 100
            return rng.random() - 3

        return max(legal_moves, key=worth)
