"""PettingZoo: every seat is an agent, one after the other (`env`) or all at once (`parallel_env`).

A turn may take two moves of the same seat, as when it draws a second card: `agent_selection` then stays.

>>> from cablecar.envs.pettingzoo_env import env
>>> table = env(players=3)
>>> table.reset(seed=5)
>>> table.agents, table.agent_selection
(['seat_0', 'seat_1', 'seat_2'], 'seat_0')
"""

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from cablecar.board import Board
from cablecar.envs.vector import VectorGames
from cablecar.rules.board_table import PASS

ILLEGAL_REWARD = -1.0
"""What an illegal action brings to its seat, which ends the game: the mask tells which are legal."""

Observed = dict[str, NDArray[Any]]


class _Table:
    """One game, and what both kinds of environments say of it."""

    def __init__(self, players: int, board: Board | Path | str | None, reward: str) -> None:
        self.games = VectorGames(1, players, None, board, autoreset="disabled", reward=reward)
        self.agents: list[str] = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        size, actions = self.games.observations.shape[1], self.games.masks.shape[1]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(actions)
        self._moves = [np.array([action], np.int32) for action in range(actions)]

    def observe(self, seat: int) -> Observed:
        """Return what a seat knows and may do; nothing, where it is not to act."""
        games = self.games
        if games.seats[0] == seat and not games.dones[0]:
            observation, mask = games.observations[0].copy(), games.masks[0].copy()
        else:
            observation, mask = games.observe(seat), np.zeros_like(games.masks[0])
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def play(self, seat: int, action: int) -> list[float]:
        """Make a move and return the rewards by seat; an illegal one ends the game."""
        games = self.games
        if not games.masks[0, action]:
            games.dones[0] = True
            return [ILLEGAL_REWARD if other == seat else 0.0 for other in range(games.players)]
        games.step(self._moves[action])
        rewards: list[float] = games.rewards[0].tolist()
        return rewards


class CableCarAEC(AECEnv):  # type: ignore[misc]
    """One seat acts after the other."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cablecar_v0",
        "render_modes": [],
        "is_parallelizable": True,
    }

    def __init__(
        self, players: int = 2, board: Board | Path | str | None = None, reward: str = "win"
    ) -> None:
        """Seat this many agents."""
        super().__init__()
        self._table = _Table(players, board, reward)
        self.possible_agents = list(self._table.agents)
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent is shown."""
        return self._table.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the board's actions."""
        return self._table.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; the same seed gives the same as `Game.new(players, seed)`."""
        self._table.games.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> Observed:
        """Return what an agent knows and may do."""
        return self._table.observe(self._table.seats[agent])

    def step(self, action: int | None) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._follow(self._table.play(self._table.seats[agent], action))

    def _follow(self, rewards: list[float]) -> None:
        """Say what a move brought, and who is next."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        if self._table.games.dones[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        seat = int(self._table.games.seats[0])
        return self._table.agents[seat]


class CableCarParallel(ParallelEnv):  # type: ignore[misc]
    """All seats are asked at once. Who is not to act may only pass, which does nothing.

    In the opening all choose together, as at a table (S6).
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "cablecar_v0", "render_modes": []}

    def __init__(
        self, players: int = 2, board: Board | Path | str | None = None, reward: str = "win"
    ) -> None:
        """Seat this many agents."""
        self._table = _Table(players, board, reward)
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        self.render_mode = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent is shown."""
        return self._table.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the board's actions."""
        return self._table.action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a game; the same seed gives the same as `Game.new(players, seed)`."""
        self._table.games.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let all agents act that are to; the actions of the others count for nothing."""
        games, table = self._table.games, self._table
        rewards = dict.fromkeys(self.agents, 0.0)
        for seat in games.waiting():
            agent = self.possible_agents[seat]
            for other, reward in zip(self.agents, table.play(seat, actions[agent]), strict=True):
                rewards[other] += reward
            if games.dones[0]:
                break
        over, agents = bool(games.dones[0]), self.agents
        observations = self._observations()
        if over:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Observed]:
        shown = {agent: self._table.observe(seat) for agent, seat in self._table.seats.items()}
        waiting = self._table.games.waiting()
        for agent, seat in self._table.seats.items():
            if seat in waiting:
                shown[agent]["action_mask"] = self._table.games.mask(seat).view(np.int8)
            else:
                shown[agent]["action_mask"][PASS] = 1
        return shown


def env(players: int = 2, board: Board | Path | str | None = None, reward: str = "win") -> CableCarAEC:
    """Return an environment in which one seat acts after the other."""
    return CableCarAEC(players, board, reward)


def parallel_env(
    players: int = 2, board: Board | Path | str | None = None, reward: str = "win"
) -> CableCarParallel:
    """Return an environment in which all seats are asked at once."""
    return CableCarParallel(players, board, reward)
