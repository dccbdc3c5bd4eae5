"""Gymnasium's own checks, and ours that play by the masks."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from cablecar.envs import VectorGames
from cablecar.envs.gymnasium_env import ID, SanFrancisco, SanFranciscoVector
from tests.support.game.positions import board_named


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gymnasium_finds_no_fault(players: int) -> None:
    check_env(gymnasium.make(ID, players=players, opponents="greedy").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_by_the_masks(players: int) -> None:
    env = gymnasium.make(ID, players=players, opponents="random")
    rng, wins = np.random.default_rng(1), 0.0
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, moves = False, 0
        while not over:
            observation, reward, over, truncated, info = env.step(
                rng.choice(np.flatnonzero(info["action_mask"]))
            )
            assert env.observation_space.contains(observation)
            assert not truncated
            assert over or reward == 0
            moves += 1
        wins += float(reward)
        assert moves > 10
    assert abs(wins) <= 3


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.make(ID, opponents="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(0))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_the_masks_are_as_maskable_ppo_wants_them() -> None:
    env = SanFrancisco()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_vector_equals_the_bare_games(mode: AutoresetMode) -> None:
    tiny = board_named("tiny")
    env = SanFranciscoVector(4, board=tiny, opponents="casual", autoreset_mode=mode)
    games = VectorGames(4, board=tiny, opponents="casual", autoreset=mode.name.lower())
    games.reset(7)
    observations, infos = env.reset(seed=7)
    ended = 0
    for _ in range(60):
        assert observations.tobytes() == games.observations.tobytes()
        assert infos["action_mask"].tobytes() == games.masks.tobytes()
        learners = games.learners.copy()
        actions = games.sample().copy()
        games.step(actions)
        observations, rewards, over, _, infos = env.step(actions.astype(np.int64))
        assert (over == games.dones).all()
        assert rewards.tolist() == games.rewards[np.arange(4), learners].tolist()
        if mode == AutoresetMode.SAME_STEP and over.any():
            assert (infos["_final_obs"] == over).all()
            assert infos["final_obs"][over].tobytes() == games.final_observations[over].tobytes()
        ended += int(over.sum())
        if mode == AutoresetMode.DISABLED and over.any():
            games.reset(chosen=over)
            observations, infos = env.reset(options={"reset_mask": over})
    assert ended > 0


def test_a_vector_is_made_by_its_name() -> None:
    env = gymnasium.make_vec(ID, 3, vectorization_mode="vector_entry_point", players=3)
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert isinstance(env.unwrapped, SanFranciscoVector)
