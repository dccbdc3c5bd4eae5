"""The tensor tells what the record tells, and nothing hidden; planted leaks are found."""

import doctest
import random
import re
from collections.abc import Iterator
from types import ModuleType

import numpy as np
import pytest

from cablecar.batch.tensor import FIELDS, TENSOR, sizes_of, tensor_layout, tensor_of
from cablecar.board import shipped_board
from cablecar.engine.game import Game
from cablecar.envs import VectorGames, gymnasium_env, pettingzoo_env, vector
from cablecar.envs.table import tensor_page
from cablecar.rules.board_table import board_table
from cablecar.rules.state import Records
from tests.support.game.observations import LEAKS, whole_game
from tests.support.game.secrecy import redistributed
from tests.support.paths import ROOT

RARE = "passes"
"""The field that stays 0 in most games."""


def tensor(game: Game, observation: Records) -> bytes:
    """Return the tensor of a record."""
    table = board_table(game.board)
    layout = tensor_layout(table, len(game.players))
    row = np.zeros((1, int(layout["size"][0])), np.uint8)
    tensor_of(table, layout, observation, row)
    return row.tobytes()


def twins(players: int, seed: int) -> Iterator[tuple[Game, Game, int]]:
    """Yield positions of a game, with one dealt otherwise where a seat can't know it."""
    chance = random.Random(seed)
    for game in whole_game(shipped_board(), players, "random", seed, every=3):
        for seat in range(players) if game.waiting_for else ():
            yield game, redistributed(game, seat, chance), seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_a_seat_can_t_tell_apart_have_one_tensor(players: int) -> None:
    seen = 0
    for game, twin, seat in twins(players, players):
        assert tensor(game, game.observe(seat)) == tensor(twin, twin.observe(seat))
        seen += 1
    assert seen > 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hidden_field_planted_in_the_tensor_is_found(players: int) -> None:
    found: set[str] = set()
    for game, twin, seat in twins(players, players):
        rows = [tensor(one, one.observe(seat)) for one in (game, twin)]
        for field in set(LEAKS) - found:
            if rows[0] + game._state[field].tobytes() != rows[1] + twin._state[field].tobytes():
                found.add(field)
    assert found == set(LEAKS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tensor_of_another_seat_is_found(players: int) -> None:
    found = set()
    for game, twin, seat in twins(players, players):
        other = (seat + 1) % players
        if tensor(game, game.observe(other)) != tensor(twin, twin.observe(other)):
            found.add(seat)
    assert found == set(range(players))


def test_a_record_with_everything_open_gives_the_same_tensor() -> None:
    """The writer looks at nothing of others that would need hiding, but for how many cards they hold."""
    for game, _, seat in twins(3, 3):
        observation = game.observe(seat)
        told = tensor(game, observation)
        observation["state"], observation["unseen_cards"] = game._state, 0
        assert tensor(game, observation) == told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fields_follow_one_another_and_keep_their_range(players: int) -> None:
    games = VectorGames(64, players, 5)
    sizes, offset = sizes_of(board_table(games.board), players), 0
    layout = tensor_layout(board_table(games.board), players)
    for field in FIELDS:
        assert layout[field.name][0] == offset
        offset += int(np.prod(field.shape(sizes)))
    assert games.observations.shape[1] == layout["size"][0] == offset
    assert [*(field.name for field in FIELDS), "size"] == list(TENSOR.names or ())
    games.reset()
    most = dict.fromkeys(games.fields, 0)
    for _ in range(400):
        for name, values in games.fields.items():
            most[name] = max(most[name], int(values.max()))
        games.step(games.sample())
    for field in FIELDS:
        assert most[field.name] <= field.most, field.name
        assert most[field.name] > 0 or field.name == RARE, field.name


def test_the_page_about_the_tensor_is_what_the_code_says() -> None:
    page = (ROOT / "docs" / "guide" / "tensor.md").read_text("utf-8")
    assert page == tensor_page(), "run: python -m cablecar.envs.table > docs/guide/tensor.md"


def test_the_examples_for_researchers_run() -> None:
    text = (ROOT / "docs" / "guide" / "research.md").read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(examples) == 4
    for example in examples:
        exec(compile(example, "research.md", "exec"), {})


@pytest.mark.parametrize("module", [vector, gymnasium_env, pettingzoo_env])
def test_the_examples_of_modules_are_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
