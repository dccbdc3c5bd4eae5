"""Gymnasium: one learner against bots that play inside the kernel.

Importing this module registers `cablecar/SanFrancisco-v0`:

>>> import gymnasium, cablecar.envs.gymnasium_env
>>> env = gymnasium.make("cablecar/SanFrancisco-v0", players=3, opponents="casual")
>>> observation, info = env.reset(seed=5)
>>> observation.shape, info["action_mask"].sum() > 0
((601,), np.True_)
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cablecar.board import Board
from cablecar.envs.vector import VectorGames

ID = "cablecar/SanFrancisco-v0"
ILLEGAL_REWARD = -1.0
"""What an illegal action brings, which ends the game: the mask tells which are legal."""
AUTORESET = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}

T = TypeVar("T", bound=np.generic)
Tensor = NDArray[np.uint8]
Info = dict[str, Any]


def observation_space(games: VectorGames) -> spaces.Box:
    """Return the space of one row."""
    return spaces.Box(0, 255, games.observations.shape[1:], np.uint8)


def action_space(games: VectorGames) -> spaces.Discrete:
    """Return the space of the board's actions."""
    return spaces.Discrete(games.masks.shape[1])


class SanFrancisco(gymnasium.Env[Any, np.int64]):
    """One learner, whose seat changes from game to game unless it is said."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (so it is declared there)

    def __init__(
        self,
        players: int = 2,
        board: Board | Path | str | None = None,
        opponents: str | Sequence[str] = "strong",
        reward: str = "win",
        learner: int | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Seat a learner; see `VectorGames`."""
        self._games = VectorGames(
            1, players, None, board, autoreset="disabled", reward=reward, opponents=opponents, learner=learner
        )
        self.render_mode = render_mode
        self.observation_space = observation_space(self._games)
        self.action_space = action_space(self._games)

    @property
    def seat(self) -> int:
        """The learner's seat in this game."""
        return int(self._games.learners[0])

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as MaskablePPO asks for it."""
        return np.array(self._games.masks[0], np.bool_)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Tensor, Info]:
        """Deal a game; the same seed gives the same as `Game.new(players, seed)`."""
        super().reset(seed=seed)
        self._games.reset(seed)
        return self._games.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Tensor, float, bool, bool, Info]:
        """Make a move, and those of the others that follow; an illegal one ends the game."""
        games = self._games
        if not games.masks[0, action]:
            return games.observations[0].copy(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        games.step([action])
        reward = float(games.rewards[0, self.seat])
        return games.observations[0].copy(), reward, bool(games.dones[0]), False, self._info()

    def _info(self) -> Info:
        return {"action_mask": self._games.masks[0].view(np.int8).copy(), "seat": self.seat}


class SanFranciscoVector(VectorEnv[Tensor, NDArray[np.int64], NDArray[Any]]):
    """Many learners, a game each; an illegal action is a ValueError here."""

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        board: Board | Path | str | None = None,
        opponents: str | Sequence[str] = "strong",
        reward: str = "win",
        learner: int | str | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        """Seat the learners; without copies the arrays that are returned change with every step."""
        self._games = VectorGames(
            *(num_envs, players, None, board),
            autoreset=AUTORESET[autoreset_mode],
            reward=reward,
            opponents=opponents,
            learner=learner,
        )
        self.num_envs, self._copy = num_envs, copy
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.single_observation_space = observation_space(self._games)
        self.single_action_space = action_space(self._games)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Tensor, Info]:
        """Deal all games, or those of `options["reset_mask"]`."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self._games.reset(first, (options or {}).get("reset_mask"))
        return self._shown(self._games.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Tensor, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Make a move in every game, and those of the others that follow."""
        games, learners = self._games, self._games.learners.copy()
        games.step(actions)
        rewards = games.rewards[self._rows, learners].astype(np.float64)
        infos = self._infos()
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP and games.dones.any():
            infos |= {"final_obs": games.final_observations.copy(), "_final_obs": games.dones.copy()}
        never = np.zeros(self.num_envs, np.bool_)
        return self._shown(games.observations), rewards, games.dones.copy(), never, infos

    def _infos(self) -> Info:
        games = self._games
        return {"action_mask": self._shown(games.masks.view(np.int8)), "seat": self._shown(games.learners)}

    def _shown(self, array: NDArray[T]) -> NDArray[T]:
        return array.copy() if self._copy else array


gymnasium.register(
    ID,
    entry_point=f"{__name__}:SanFrancisco",
    vector_entry_point=f"{__name__}:SanFranciscoVector",
)
