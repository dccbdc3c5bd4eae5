"""Many games in NumPy arrays, stepped by one call of the kernel.

>>> from cablecar.envs import VectorGames
>>> games = VectorGames(1024, players=2, seed=5)
>>> games.reset()
>>> games.observations.shape, games.masks.shape, games.seats[0]
((1024, 533), (1024, 448), np.int8(0))
>>> games.step(games.sample())
>>> games.seats[0], games.dones.any()
(np.int8(1), np.False_)
"""

import secrets
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cablecar.batch.games import (
    ALL_SEATS,
    AUTORESETS,
    REWARDS,
    SETTINGS,
    STREAM,
    Batch,
    reset_games,
    sample_actions,
    step_games,
)
from cablecar.batch.tensor import FIELDS, sizes_of, tensor_layout, tensor_of
from cablecar.board import Board, as_board
from cablecar.bots.base import RandomBot
from cablecar.bots.characters import weights_for
from cablecar.bots.planners import Planner
from cablecar.bots.registry import BOTS
from cablecar.engine.chance import seed_text
from cablecar.engine.start import refuse_start
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.rules.state import CHOICES, DEALER, MAX_PLAYERS, NONE, RESULT, STATE, Records
from cablecar.rules.stream import seed_words
from cablecar.search.network import PATHS, PLAN
from cablecar.search.weights import WEIGHT_NAMES

ROTATE = "rotate"
"""The learner takes the next seat in each new game; which is the first hangs on the game's seed."""
RANDOM = "random"
OPPONENTS = (RANDOM, *(name for name, bot in BOTS.items() if issubclass(bot, Planner)))
"""The bots that play inside the kernel."""


class VectorGames:
    """Games in arrays. After each step they hold, for every game, what the seat that is to act knows."""

    def __init__(
        self,
        games: int,
        players: int = 2,
        seed: int | None = None,
        board: Board | Path | str | None = None,
        *,
        autoreset: str = "next_step",
        reward: str = "win",
        opponents: str | Sequence[str] | None = None,
        learner: int | str | None = None,
    ) -> None:
        """Make this many games; the seeds of those after the first count up from this one.

        Without opponents every seat is learned. With the name of a bot, or one a seat, the kernel plays all
        seats but the learner's: a seat, or "rotate", which is what it is if nothing else is said.
        """
        self.board = as_board(board)
        refuse_start(self.board, players, "0")
        self.players = players
        self._table = board_table(self.board)
        self._batch = _new_batch(self._table, games, players)
        self._set_rules(autoreset, reward)
        self._seat_opponents(opponents, learner)
        self._random = np.zeros(1, STREAM)
        self._all = np.ones(games, np.uint8)
        self._actions = np.zeros(games, np.int32)
        self._observation = new_observation()
        self.observations: NDArray[np.uint8] = self._batch.observations
        """What the seat to act knows; docs/guide/research.md says what the numbers mean."""
        self.final_observations: NDArray[np.uint8] = self._batch.final_observations
        """With `autoreset="same_step"`: how those games ended whose `dones` are set."""
        self.masks: NDArray[np.uint8] = self._batch.masks
        """A 1 for each legal action of that seat; of a game that is over, for a pass, which does nothing."""
        self.rewards: NDArray[np.float32] = self._batch.rewards
        """What the last step brought, by seat."""
        self.dones: NDArray[np.bool_] = self._batch.dones.view(np.bool_)
        """Whether the last step ended the game."""
        self.seats: NDArray[np.int8] = self._batch.seats
        """The seat that is to act; of a game that is over, the one that acted last."""
        self.learners: NDArray[np.int8] = self._batch.learners
        """The seat of the learner; -1 where every seat is learned."""
        self._seed(secrets.randbits(62) if seed is None else seed)

    def __len__(self) -> int:
        return len(self._all)

    def reset(self, seed: int | None = None, chosen: ArrayLike | None = None) -> None:
        """Deal all games again, or only the chosen ones; without a seed they go on with their chance."""
        if seed is not None:
            self._seed(seed)
        flags = self._all if chosen is None else np.ascontiguousarray(chosen, np.bool_).view(np.uint8)
        if flags.shape != self._all.shape:
            raise ValueError(f"chosen has the shape {flags.shape}, not {self._all.shape}")
        reset_games(self._batch, flags)

    def step(self, actions: ArrayLike) -> None:
        """Make one move in every game, or raise ValueError and change nothing."""
        np.copyto(self._actions, actions, casting="same_kind")
        illegal = step_games(self._batch, self._actions)
        if illegal != NONE:
            raise ValueError(f"game {illegal}: action {self._actions[illegal]} is not legal")

    def sample(self) -> NDArray[np.int32]:
        """Return any legal action for every game, in an array that the next call fills again."""
        sample_actions(self.masks, self._batch.counts, self._random, self._actions)
        return self._actions

    def observe(self, seat: int, game: int = 0) -> NDArray[np.uint8]:
        """Return what any seat knows of a game, whether it is to act or not."""
        row: NDArray[np.uint8] = np.zeros((1, self.observations.shape[1]), np.uint8)
        calls.observe(self._table, self._batch.states[game : game + 1], seat, self._observation)
        tensor_of(self._table, self._batch.layouts, self._observation, row)
        return row.reshape(-1)

    def mask(self, seat: int, game: int = 0) -> NDArray[np.uint8]:
        """Return a 1 for each legal action of any seat; in the opening several may act."""
        row = np.zeros(self.masks.shape[1], np.uint8)
        calls.list_legal(self._table, self._batch.states[game : game + 1], seat, self._batch.choices)
        row[self._batch.choices["actions"][0, : self._batch.choices["count"][0]]] = 1
        return row

    def waiting(self, game: int = 0) -> list[int]:
        """Return all seats of a game that may act now."""
        seats = calls.waiting_seats(self._batch.states[game : game + 1])
        return [seat for seat in range(self.players) if seats >> seat & 1]

    @property
    def fields(self) -> dict[str, NDArray[np.uint8]]:
        """The observations by the names of their fields, a shape each: views, not copies."""
        found, sizes = {}, sizes_of(self._table, self.players)
        for field in FIELDS:
            shape, first = field.shape(sizes), int(self._batch.layouts[field.name][0])
            part = self.observations[:, first : first + int(np.prod(shape))]
            found[field.name] = part.reshape(len(self), *shape)
        return found

    def _seed(self, seed: int) -> None:
        for number in range(len(self)):
            self._batch.states["random"][number] = seed_words(seed_text(seed + number))
            self._batch.streams["random"][number] = seed_words(f"opponents of {seed + number}")
        self._random["random"] = seed_words(f"sample of {seed}")
        if self._batch.settings["rotates"][0]:
            # Each game begins by handing the seat on.
            self.learners[:] = (np.arange(len(self)) + seed - 1) % self.players

    def _set_rules(self, autoreset: str, reward: str) -> None:
        for name, said, known in (("autoreset", autoreset, AUTORESETS), ("reward", reward, REWARDS)):
            if said not in known:
                raise ValueError(f"{name} is {said!r}, not one of {', '.join(known)}")
            self._batch.settings[name] = known.index(said)
        self._batch.settings["players"] = self.players

    def _seat_opponents(self, opponents: str | Sequence[str] | None, learner: int | str | None) -> None:
        batch, rotates = self._batch, learner in (None, ROTATE)
        if opponents is None:
            if learner is not None:
                raise ValueError("a learner needs opponents")
            batch.learners[:] = ALL_SEATS
            return
        if not rotates and learner not in range(self.players):
            raise ValueError(f"learner is {learner!r}, not a seat or {ROTATE!r}")
        named = [opponents] * self.players if isinstance(opponents, str) else list(opponents)
        for seat, name in enumerate(named):
            batch.settings["plans"] |= self._plans(seat, name) << seat
        batch.settings["rotates"] = rotates
        batch.learners[:] = learner if isinstance(learner, int) else 0

    def _plans(self, seat: int, name: str) -> int:
        """Give a seat the weights of its bot, and return 1 if it plans."""
        if name not in OPPONENTS or seat >= self.players:
            raise ValueError(f"seat {seat} is for {name!r}; the kernel plays {', '.join(OPPONENTS)}")
        bot = BOTS[name]
        if issubclass(bot, RandomBot):
            return 0
        assert issubclass(bot, Planner)
        self._batch.weights[seat] = weights_for(bot.character, self.players)
        return 1


def _new_batch(table: Records, games: int, players: int) -> Batch:
    if games < 1:
        raise ValueError(f"{games} games are too few")
    layout, actions = tensor_layout(table, players), int(table["actions"][0])
    size = int(layout["size"][0])
    return Batch(
        boards=table,
        settings=np.zeros(1, SETTINGS),
        layouts=layout,
        weights=np.zeros((MAX_PLAYERS, len(WEIGHT_NAMES))),
        dealers=np.zeros(1, DEALER),
        choices=np.zeros(1, CHOICES),
        results=np.zeros(1, RESULT),
        plans=np.zeros(MAX_PLAYERS, PLAN),
        paths=np.zeros(1, PATHS),
        observed=new_observation(),
        states=np.zeros(games, STATE),
        streams=np.zeros(games, STREAM),
        observations=np.zeros((games, size), np.uint8),
        final_observations=np.zeros((games, size), np.uint8),
        masks=np.zeros((games, actions), np.uint8),
        counts=np.zeros(games, np.int16),
        rewards=np.zeros((games, players), np.float32),
        potentials=np.zeros((games, players), np.float32),
        dones=np.zeros(games, np.uint8),
        seats=np.zeros(games, np.int8),
        learners=np.zeros(games, np.int8),
    )
