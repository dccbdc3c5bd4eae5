"""Counterfactual regret minimisation (CFR+), and how much the best answer to a strategy gains.

Everything is counted on whole levels of a tree at once, in 64-bit floating point, and nothing is drawn at
random: the same board gives the same strategy, digit by digit, on machines with the same NumPy.
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from cablecar.solving.tree import SEATS, Floats, Tree

CHECKED_EVERY = 50
"""How many iterations lie between two looks at the exploitability."""


class Solution(NamedTuple):
    """A strategy that hardly anybody can exploit."""

    strategy: Floats
    iterations: int
    value: float
    """What seat 0 wins on average against it and with it."""
    exploitability: float


def node_values(tree: Tree, weights: Floats) -> Floats:
    """Return what seat 0 gets on average from each node on."""
    values = tree.payoffs.copy()
    for above, below in reversed(list(pairwise(tree.levels))):
        places = tree.parents[below] - above.start
        values[above] += np.bincount(
            places, weights[below] * values[below], minlength=above.stop - above.start
        )
    return values


def reaches(tree: Tree, weights: Floats) -> Floats:
    """Return the product of the weights on the way to each node."""
    found = weights.copy()
    for below in tree.levels[1:]:
        found[below] *= found[tree.parents[below]]
    return found


def others_reach(tree: Tree, weights: Floats, seat: int) -> Floats:
    """Return how likely chance and the rival come to each node if the seat wants to."""
    return reaches(tree, np.where(tree.chosen_by == seat, 1.0, weights))


def gains(tree: Tree, weights: Floats, seat: int) -> Floats:
    """Return what each action of a seat's information sets is worth to it, weighed by the others' reach."""
    sign = 1.0 if seat == 0 else -1.0
    chosen = np.flatnonzero(tree.chosen_by == seat)
    others, values = others_reach(tree, weights, seat), node_values(tree, weights)
    worth = sign * others[tree.parents[chosen]] * values[chosen]
    return np.bincount(tree.entries[chosen], worth, len(tree.set_of_entry)).astype(np.float64)


def best_response(tree: Tree, strategy: Floats, seat: int) -> float:
    """Return what a seat wins at most against a strategy; its latest decisions are settled first."""
    answer = strategy.copy()
    earlier = np.array([one.earlier for one in tree.sets])
    is_own = np.array([one.seat == seat for one in tree.sets])
    for decisions in range(int(earlier[is_own].max(initial=-1)), -1, -1):
        chosen = is_own & (earlier == decisions)
        settled = best_actions(tree, gains(tree, tree.weights(answer), seat))
        answer = np.where(chosen[tree.set_of_entry], settled, answer)
    value = float(node_values(tree, tree.weights(answer))[0])
    return value if seat == 0 else -value


def best_actions(tree: Tree, worth: Floats) -> Floats:
    """Return the strategy that takes in each information set the first of the actions worth most."""
    most = np.maximum.reduceat(worth, tree.starts[:-1])[tree.set_of_entry]
    entries = np.flatnonzero(worth == most)
    _, first = np.unique(tree.set_of_entry[entries], return_index=True)
    strategy = np.zeros(len(worth))
    strategy[entries[first]] = 1.0
    return strategy


def exploitability(tree: Tree, strategy: Floats) -> float:
    """Return how much best answers gain against a strategy, on average of the seats."""
    return sum(best_response(tree, strategy, seat) for seat in SEATS) / len(SEATS)


class Solver:
    """CFR+: seats take turns, regrets never fall below zero, and later strategies count more."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.iterations = 0
        self._strategy = tree.uniform()
        self._regrets, self._totals = np.zeros(len(self._strategy)), np.zeros(len(self._strategy))
        self._own = [tree.seat_of_entry == seat for seat in SEATS]
        numbers, self._a_node = np.unique(tree.set_of, return_index=True)
        self._a_node = self._a_node[numbers >= 0]

    def iterate(self) -> None:
        """Let each seat learn once."""
        self.iterations += 1
        for seat in SEATS:
            self._learn(seat)

    def average(self) -> Floats:
        """Return the strategy that comes close to an equilibrium."""
        return self._normalised(self._totals)

    def _learn(self, seat: int) -> None:
        tree, own = self.tree, self._own[seat]
        weights = tree.weights(self._strategy)
        self._note_strategy(weights, seat)
        worth = gains(tree, weights, seat)
        expected = np.bincount(tree.set_of_entry, worth * self._strategy, minlength=len(tree.sets))
        regrets = np.maximum(self._regrets + worth - expected[tree.set_of_entry], 0.0)
        self._regrets = np.where(own, regrets, self._regrets)
        self._strategy = np.where(own, self._normalised(self._regrets), self._strategy)

    def _note_strategy(self, weights: Floats, seat: int) -> None:
        """Add the present strategy to the average, as often as its seat comes to each information set."""
        tree = self.tree
        reach = reaches(tree, np.where(tree.chosen_by == seat, weights, 1.0))[self._a_node]
        share = self.iterations * reach[tree.set_of_entry] * self._strategy
        self._totals += np.where(self._own[seat], share, 0.0)

    def _normalised(self, shares: Floats) -> Floats:
        """Return shares as probabilities; where an information set has none, all are equally likely."""
        sums = np.add.reduceat(shares, self.tree.starts[:-1])[self.tree.set_of_entry]
        return np.where(sums > 0.0, shares / np.where(sums > 0.0, sums, 1.0), self.tree.uniform())


def solve(tree: Tree, wanted: float, most: int) -> Solution:
    """Return a strategy less exploitable than is wanted, or what this many iterations find."""
    solver = Solver(tree)
    while True:
        for _ in range(CHECKED_EVERY):
            solver.iterate()
        strategy = solver.average()
        found = exploitability(tree, strategy)
        if found < wanted or solver.iterations >= most:
            value = float(node_values(tree, tree.weights(strategy))[0])
            return Solution(strategy, solver.iterations, value, found)
