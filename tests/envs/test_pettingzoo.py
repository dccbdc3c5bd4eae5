"""PettingZoo's own checks, and that its agents see what `Game` shows."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from cablecar.engine.game import Game
from cablecar.envs.pettingzoo_env import env, parallel_env
from tests.support.game.positions import board_named

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_finds_no_fault(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(players), num_cycles=60)
    seed_test(lambda: env(players), num_cycles=20)
    parallel_api_test(parallel_env(players), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(players), num_cycles=20)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_agents_play_the_same_game_as_game(players: int) -> None:
    table, game, rng = env(players), Game.new(players, 5), np.random.default_rng(1)
    table.reset(seed=5)
    twice = 0
    for agent in table.agent_iter():
        observed, reward, over, _, _ = table.last()
        if over:
            assert game.result is not None
            assert (reward > 0) == (int(agent[-1]) in game.result.winners)
            table.step(None)
            continue
        assert observed is not None
        seat = game.waiting_for[0]
        assert agent == f"seat_{seat}"
        legal = np.flatnonzero(observed["action_mask"])
        assert legal.tolist() == game.legal_actions(seat)
        action = int(rng.choice(legal))
        table.step(action)
        game.play(seat, game.move(seat, action))
        twice += table.agent_selection == agent
    assert twice > 5


def test_an_illegal_action_ends_the_game_for_all() -> None:
    table = env(3)
    table.reset(seed=1)
    table.step(0)
    assert all(table.terminations.values())
    assert table.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}


@pytest.mark.parametrize("players", [2, 3])
def test_all_at_once_is_the_same_game(players: int) -> None:
    tiny, rng = board_named("tiny"), np.random.default_rng(1)
    table, game = parallel_env(players, tiny), Game.new(players, 5, tiny)
    observed, _ = table.reset(seed=5)
    steps = 0
    while table.agents:
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observed.items()
        }
        for seat in game.waiting_for:
            assert np.flatnonzero(observed[f"seat_{seat}"]["action_mask"]).tolist() == game.legal_actions(
                seat
            )
            game.play(seat, game.move(seat, actions[f"seat_{seat}"]))
        observed, rewards, *_ = table.step(actions)
        steps += 1
    assert game.result is not None
    assert {seat for seat in range(players) if rewards[f"seat_{seat}"] > 0} == set(game.result.winners)
    assert steps > 5
