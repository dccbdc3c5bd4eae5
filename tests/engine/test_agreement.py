"""The engine and the naive referee, side by side: the same moves, the same table, the same result."""

import re
import sys
from pathlib import Path

import pytest

from cablecar.board import find_board
from tests.support.game.agreement import (
    agree_on_played_game,
    agree_on_random_game,
)
from tests.support.game.directed import TARGETS, directed_game
from tests.support.game.generated import generated_board
from tests.support.paths import BOARDS

RARE = (
    "card-exhaustion",
    "three-sweeps",
    "renewed-in-refill",
    "one-card-turn",
    "pass-only",
    "ended-by-passes",
    "last-ticket",
    "ticket-ring",
    "souvenir-choice",
    "shared-double",
)
"""The directed games of the quick sample."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_agree_with_the_referee(players: int) -> None:
    for seed in range(2):
        assert agree_on_random_game(find_board(None), players, seed)["refusals"] > 0


@pytest.mark.parametrize("players", [2, 3])
def test_random_games_on_the_tiny_board_agree_with_the_referee(players: int) -> None:
    board = find_board(str(BOARDS / "tiny.toml"))
    for seed in range(4):
        assert agree_on_random_game(board, players, seed)["moves"] > 10


@pytest.mark.parametrize(("name", "players"), [("mini", 2), ("mid", 2), ("mid", 4)])
def test_random_games_on_the_research_boards_agree_with_the_referee(name: str, players: int) -> None:
    for seed in range(3):
        assert agree_on_random_game(find_board(name), players, seed)["moves"] > 3


def test_the_first_moves_on_the_large_board_agree_with_the_referee() -> None:
    board = find_board(str(BOARDS / "large.toml"))
    assert agree_on_random_game(board, 4, 1, most=30)["moves"] == 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_on_generated_boards_agree_with_the_referee(players: int) -> None:
    fitting = (board for board in map(generated_board, range(60)) if board.components.max_players == players)
    for board in list(fitting)[:6]:
        agree_on_random_game(board, players, 7)


@pytest.mark.parametrize("name", RARE)
def test_directed_games_agree_with_the_referee(name: str) -> None:
    target = next(target for target in TARGETS if target.name == name)
    agree_on_played_game(directed_game(target, min(target.seeds)))


def test_the_referee_knows_nothing_of_the_engine() -> None:
    source = (Path(__file__).parents[1] / "support" / "game" / "referee.py").read_text("utf-8")
    imported = re.findall(r"^\s*(?:from|import) (\w+)", source, re.MULTILINE)
    assert set(imported) <= set(sys.stdlib_module_names)
