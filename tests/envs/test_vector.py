"""Many games in arrays play as single games and as `Game` do, by the same seeds and actions."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from cablecar.batch.tensor import tensor_layout, tensor_of
from cablecar.board import shipped_board
from cablecar.bots import Budget
from cablecar.bots.registry import find_bot
from cablecar.engine.game import Game
from cablecar.envs import VectorGames
from cablecar.rules.board_table import board_table
from cablecar.rules.state import Records
from tests.support.game.positions import board_named

TABLES = [("default", 2), ("default", 3), ("default", 4), ("tiny", 2), ("tiny", 3)]
SEED = 5


def board_of(name: str) -> object:
    return shipped_board() if name == "default" else board_named(name)


def tensor(game: Game, seat: int) -> bytes:
    """Return the tensor of what a game lets a seat know."""
    table = board_table(game.board)
    layout = tensor_layout(table, len(game.players))
    row = np.zeros((1, int(layout["size"][0])), np.uint8)
    tensor_of(table, layout, game.observe(seat), row)
    return row.tobytes()


def play_on(game: Game, action: int) -> None:
    """Let the lowest seat that may act do so."""
    seat = game.waiting_for[0]
    game.play(seat, game.move(seat, action))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_in_arrays_are_those_of_game(name: str, players: int) -> None:
    board = board_of(name)
    games = VectorGames(4, players, SEED, board, autoreset="disabled")  # type: ignore[arg-type]
    twins = [Game.new(players, SEED + number, board) for number in range(4)]  # type: ignore[arg-type]
    games.reset()
    while not games.dones.all():
        for number, game in enumerate(twins):
            if game.waiting_for:
                seat = game.waiting_for[0]
                assert games.seats[number] == seat
                assert games.observations[number].tobytes() == tensor(game, seat)
                assert np.flatnonzero(games.masks[number]).tolist() == game.legal_actions(seat)
        actions = games.sample().copy()
        games.step(actions)
        for game, action in zip(twins, actions.tolist(), strict=True):
            if game.waiting_for:
                play_on(game, action)
    assert all(game.result is not None for game in twins)


def test_the_last_rewards_are_those_of_the_result() -> None:
    for kind in ("win", "margin", "shaped"):
        games = VectorGames(8, 3, SEED, autoreset="disabled", reward=kind)
        twins = [Game.new(3, SEED + number) for number in range(8)]
        games.reset()
        returns = np.zeros((8, 3))
        while not games.dones.all():
            actions = games.sample().copy()
            games.step(actions)
            returns += games.rewards
            for game, action in zip(twins, actions.tolist(), strict=True):
                if game.waiting_for:
                    play_on(game, action)
        for number, game in enumerate(twins):
            assert returns[number] == pytest.approx(expected_rewards(game, kind), abs=1e-5)


def expected_rewards(game: Game, kind: str) -> list[float]:
    """Return what seats have in the end; potentials shape the way there, and not the sum."""
    assert game.result is not None
    scores = game.result.scores
    if kind == "margin":
        totals = [score.total for score in scores]
        return [(total - max(totals[:seat] + totals[seat + 1 :])) / 100 for seat, total in enumerate(totals)]
    winners = game.result.winners
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    return [(part * len(scores) - 1) / (len(scores) - 1) for part in share]


@pytest.mark.parametrize("opponents", [None, "random", "strong"])
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_many_games_equal_as_many_single_ones(opponents: str | None, autoreset: str) -> None:
    many = VectorGames(3, 2, SEED, board_named("tiny"), autoreset=autoreset, opponents=opponents)
    single = [
        VectorGames(1, 2, SEED + n, board_named("tiny"), autoreset=autoreset, opponents=opponents)
        for n in range(3)
    ]
    for games in (many, *single):
        games.reset()
    ends = 0
    for _ in range(150):
        for number, games in enumerate(single):
            for name in ("observations", "masks", "rewards", "dones", "seats"):
                assert getattr(games, name)[0].tobytes() == getattr(many, name)[number].tobytes()
        ends += int(many.dones.sum())
        actions = many.sample().copy()
        many.step(actions)
        for number, games in enumerate(single):
            games.step(actions[number : number + 1])
    assert ends > 3


def other_moves(game: Game, bots: list[str | None]) -> Iterator[int]:
    """Let bots act until a seat without one is to."""
    chance = random.Random(0)
    while game.waiting_for and (name := bots[game.waiting_for[0]]) is not None:
        seat = game.waiting_for[0]
        table: Records = board_table(game.board)
        bot = find_bot(name)
        action = bot.decide(table, game.observe(seat), chance, Budget(simulations=1))  # type: ignore[attr-defined]
        play_on(game, action)
        yield action


@pytest.mark.parametrize("learner", [0, 1, 2])
def test_opponents_in_the_kernel_are_the_bots_of_their_names(learner: int) -> None:
    names = ["strong", "casual", "greedy"]
    games = VectorGames(1, 3, SEED, autoreset="disabled", opponents=names, learner=learner)
    bots: list[str | None] = [None if seat == learner else name for seat, name in enumerate(names)]
    game = Game.new(3, SEED)
    games.reset()
    moves = len(list(other_moves(game, bots)))
    while not games.dones[0]:
        assert games.observations[0].tobytes() == tensor(game, learner)
        action = int(games.sample()[0])
        games.step([action])
        play_on(game, action)
        moves += len(list(other_moves(game, bots)))
    assert game.result is not None
    assert moves > 20


def test_a_rotating_learner_takes_every_seat() -> None:
    games = VectorGames(2, 2, SEED, board_named("tiny"), opponents="random", autoreset="same_step")
    games.reset()
    seen = [set(), set()]  # type: list[set[int]]
    assert games.learners.tolist() == [1, 0]
    for _ in range(80):
        assert (games.seats == games.learners).all()
        for number in range(2):
            seen[number].add(int(games.learners[number]))
        games.step(games.sample())
    assert seen == [{0, 1}, {0, 1}]


# --- beginning again


def until_an_end(games: VectorGames) -> int:
    """Step until a game is over, and return which."""
    games.reset()
    while not games.dones.any():
        games.step(games.sample())
    return int(np.flatnonzero(games.dones)[0])


def test_next_step_shows_the_end_and_then_a_new_game() -> None:
    games = VectorGames(3, 2, SEED, board_named("tiny"))
    ended = until_an_end(games)
    assert games.fields["phase"][ended, -1] == 1
    assert np.flatnonzero(games.masks[ended]).tolist() == [0]
    games.step(games.sample())
    assert not games.dones[ended]
    assert games.fields["phase"][ended, 0] == 1
    assert not games.rewards[ended].any()


def test_same_step_shows_a_new_game_and_keeps_the_end() -> None:
    games = VectorGames(3, 2, SEED, board_named("tiny"), autoreset="same_step")
    ended = until_an_end(games)
    assert games.fields["phase"][ended, 0] == 1
    assert games.final_observations[ended].tobytes() != games.observations[ended].tobytes()
    assert games.final_observations[ended, 6] == 1


def test_disabled_waits_until_it_is_told() -> None:
    games = VectorGames(3, 2, SEED, board_named("tiny"), autoreset="disabled")
    ended = until_an_end(games)
    games.step(games.sample())
    assert games.dones[ended]
    assert not games.rewards[ended].any()
    others = np.delete(games.observations, ended, axis=0).tobytes()
    games.reset(chosen=np.arange(3) == ended)
    assert not games.dones[ended]
    assert np.delete(games.observations, ended, axis=0).tobytes() == others


def test_a_seed_deals_the_same_again() -> None:
    games = VectorGames(3, 2, SEED, board_named("tiny"))
    games.reset()
    first = games.observations.copy()
    games.reset()
    assert games.observations.tobytes() != first.tobytes()
    games.reset(SEED)
    assert games.observations.tobytes() == first.tobytes()


# --- what is refused


def test_an_illegal_action_changes_nothing() -> None:
    games = VectorGames(3, 2, SEED)
    games.reset()
    before, actions = games.observations.copy(), games.sample().copy()
    for wrong in (0, -1, 10**6):
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"game 1: action {wrong} is not legal"):
            games.step(actions)
    assert games.observations.tobytes() == before.tobytes()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"autoreset": "never"}, "autoreset is 'never'"),
        ({"reward": "gold"}, "reward is 'gold'"),
        ({"opponents": "expert"}, "the kernel plays random, greedy"),
        ({"opponents": "strong", "learner": 2}, "learner is 2"),
        ({"learner": 0}, "a learner needs opponents"),
    ],
)
def test_what_there_is_not_is_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        VectorGames(1, 2, SEED, **options)  # type: ignore[arg-type]


def test_any_legal_action_is_sampled() -> None:
    games = VectorGames(300, 2, SEED, board_named("tiny"))
    games.reset()
    for _ in range(8):
        actions = games.sample()
        assert games.masks[np.arange(300), actions].all()
        games.step(actions)
