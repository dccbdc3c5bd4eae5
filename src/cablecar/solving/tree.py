"""The whole tree of a game for two on a small board, as arrays.

Nodes stand in the order of their depth, children in the order of their parents. A strategy is a row of
probabilities, one for each action of each information set; behind them stand those of chance, so that one row
weighs every branch. Moves and draws without a choice are no nodes.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cablecar.board import Board
from cablecar.common.errors import CablecarError
from cablecar.envs.chance import ChanceGame, ChanceRules
from cablecar.rules import calls
from cablecar.rules.observation import new_observation

SEATS = (0, 1)
CHANCE, END = 2, 3
"""Who acts at a node besides the two seats: chance, or nobody."""
MOST_NODES = 2_000_000
"""A larger tree is refused: it would take minutes to grow, and gigabytes."""

Floats = NDArray[np.float64]
Numbers = NDArray[np.int32]


class InformationSet(NamedTuple):
    """Positions that a seat can't tell apart, all with the same legal actions."""

    seat: int
    actions: tuple[int, ...]
    observation: bytes
    """What the seat knows now: an `OBSERVATION`."""
    earlier: int
    """How many decisions the seat has made before."""


@dataclass(frozen=True)
class Tree:
    """All positions of a game in which somebody, or chance, has a choice, and all ends."""

    board: Board
    sets: tuple[InformationSet, ...]
    levels: tuple[slice, ...]
    """The nodes of each depth."""
    parents: Numbers
    actors: NDArray[np.int8]
    set_of: Numbers
    """The information set of a seat's node."""
    entries: Numbers
    """Which entry of the row of probabilities leads to a node; to the root the first one of chance, a 1."""
    outcomes: Numbers
    """The action, or the outcome of chance, that leads to a node."""
    payoffs: Floats
    """What seat 0 gets at an end, and 0 elsewhere."""
    chance: Floats
    """The probabilities behind those of a strategy."""

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """Where the actions of each information set begin in a strategy, and how long it is."""
        return np.cumsum([0, *(len(one.actions) for one in self.sets)], dtype=np.int64)

    @cached_property
    def set_of_entry(self) -> NDArray[np.int64]:
        """The information set of each entry of a strategy."""
        return np.repeat(np.arange(len(self.sets)), np.diff(self.starts))

    @cached_property
    def seat_of_entry(self) -> NDArray[np.int64]:
        """The seat that each entry of a strategy is for."""
        return np.array([one.seat for one in self.sets])[self.set_of_entry]

    @cached_property
    def chosen_by(self) -> NDArray[np.int8]:
        """Who has led to each node; to the root chance."""
        seats = self.actors[self.parents]
        seats[0] = CHANCE
        return seats

    @cached_property
    def first_child(self) -> NDArray[np.int64]:
        """Where the children of each node begin; one entry more tells where the last ones end."""
        counts = np.bincount(self.parents[1:], minlength=len(self.parents))
        return np.cumsum([1, *counts], dtype=np.int64)

    def uniform(self) -> Floats:
        """Return the strategy to which all legal actions are equally likely."""
        return 1.0 / np.diff(self.starts)[self.set_of_entry]

    def weights(self, strategy: Floats) -> Floats:
        """Return how likely each node's branch is, for those who are at its parent."""
        return np.concatenate([strategy, self.chance])[self.entries]


class _Branch(NamedTuple):
    """A branch that is yet to be followed."""

    game: ChanceGame
    outcome: int | None
    parent: int
    entry: int
    """Which entry of a strategy it is; for those of chance they are counted down from -1."""
    depth: int
    earlier: tuple[int, int]
    """How many decisions each seat has made."""


@dataclass
class _Growth:
    """The nodes so far, in the order in which they were found: each before its children."""

    nodes: list[tuple[int, int, int, int, int, int]] = field(default_factory=list)
    """Of each the depth, the parent, who acts, the information set, the entry and the outcome."""
    payoffs: list[float] = field(default_factory=list)
    chance: list[float] = field(default_factory=lambda: [1.0])
    sets: list[InformationSet] = field(default_factory=list)
    starts: list[int] = field(default_factory=lambda: [0])
    numbers: dict[tuple[int, str], int] = field(default_factory=dict)
    """The information sets by their seat and what it has seen."""

    def add(self, branch: _Branch) -> list[_Branch]:
        """Note the node that a branch leads to, and return those that go on from it, the last one first."""
        game, earlier = branch.game, branch.earlier
        options = _to_a_choice(game)
        actor, number, payoff, entry = END, -1, 0.0, 0
        if game.is_over:
            payoff = game.returns()[0]
        elif game.chance is not None:
            actor, entry = CHANCE, -len(self.chance) - 1
            self.chance += [probability for _, probability in game.chance]
        else:
            actor = game.seat
            number = self._set_of(game, actor, options, earlier[actor])
            entry = self.starts[number]
            earlier = (earlier[0] + (actor == 0), earlier[1] + (actor == 1))
        node = len(self.nodes)
        if node == MOST_NODES:
            raise CablecarError("solve-too-large", most=MOST_NODES)
        self.nodes.append((branch.depth, branch.parent, actor, number, branch.entry, branch.outcome or 0))
        self.payoffs.append(payoff)
        step, depth = (-1 if actor == CHANCE else 1), branch.depth + 1
        branches = [
            _Branch(game, outcome, node, entry + step * place, depth, earlier)
            for place, outcome in enumerate(options)
        ]
        return branches[::-1]

    def _set_of(self, game: ChanceGame, seat: int, actions: list[int], earlier: int) -> int:
        """Return the number of the information set of a position, which may be a new one."""
        number = self.numbers.setdefault((seat, "|".join(game.seen[seat])), len(self.sets))
        if number == len(self.sets):
            observation = new_observation()
            calls.observe(game.rules.table, game.state, seat, observation)
            self.sets.append(InformationSet(seat, tuple(actions), observation.tobytes(), earlier))
            self.starts.append(self.starts[-1] + len(actions))
        return number

    def tree(self, board: Board) -> Tree:
        """Return the nodes as arrays, in the order of their depth."""
        found = np.array(self.nodes, np.int32)
        order = np.argsort(found[:, 0], kind="stable")
        depths, parents, actors, set_of, entries, outcomes = found[order].T
        rank = np.empty(len(order), np.int32)
        rank[order] = np.arange(len(order))
        ends = np.searchsorted(depths, np.arange(depths[-1] + 2))
        return Tree(
            board=board,
            sets=tuple(self.sets),
            levels=tuple(slice(int(first), int(last)) for first, last in pairwise(ends)),
            parents=rank[parents],
            actors=actors.astype(np.int8),
            set_of=set_of,
            entries=np.where(entries < 0, self.starts[-1] - 1 - entries, entries),
            outcomes=outcomes,
            payoffs=np.array(self.payoffs)[order],
            chance=np.array(self.chance),
        )


def grow(board: Board) -> Tree:
    """Return the whole tree of a game for two."""
    growth = _Growth()
    branches = [_Branch(ChanceGame(ChanceRules(board, len(SEATS))), None, 0, -1, 0, (0, 0))]
    while branches:
        branch = branches.pop()
        branches += growth.add(branch._replace(game=_after(branch)))
    return growth.tree(board)


def _after(branch: _Branch) -> ChanceGame:
    """Return a game of its own in which the branch was taken."""
    if branch.outcome is None:
        return branch.game
    game = deepcopy(branch.game)
    game.apply(branch.outcome)
    return game


def _to_a_choice(game: ChanceGame) -> list[int]:
    """Go on to where somebody, or chance, has a choice, and return the options; none at the end."""
    while len(options := _options(game)) == 1:
        game.apply(options[0])
    return options


def _options(game: ChanceGame) -> list[int]:
    if game.chance is not None:
        return [outcome for outcome, _ in game.chance]
    return [] if game.is_over else game.legal()
