"""The kernel never reaches beyond an array: `make test` runs this with numba's bounds checks, too.

A library has no such checks, so that whatever would fail there must fail here: whole games of all kinds of
bots on boards of many shapes, and every game of the corpus.
"""

from pathlib import Path

import pytest

from cablecar.analysis.judge import Step
from cablecar.analysis.review import Reviewing
from cablecar.arena.entrants import find_entrants
from cablecar.arena.games import game_of, play_contest
from cablecar.board import Board, shipped_board
from cablecar.bots import Budget
from cablecar.bots.train import evidence, positions
from cablecar.engine.game import Game
from cablecar.engine.record import read
from cablecar.rules.state import MAX_ACTIONS, OVER
from tests.support.each import check_each
from tests.support.game.generated import generated_board
from tests.support.game.positions import board_named
from tests.support.paths import CORPUS

BOTS = "expert,novice,strong,random"
FUZZED = 60


def play(board: Board, seed: int) -> None:
    """Let bots of all kinds play a game on a board, with as many seats as it has."""
    seats = board.components.max_players
    names = ",".join((BOTS.split(",") * 2)[seed % 4 :][:seats])
    ended = play_contest(board, find_entrants(names, None, Budget(simulations=8)), str(seed))
    assert ended.state[0].phase == OVER


def test_bots_play_within_bounds_on_boards_of_many_shapes() -> None:
    check_each(range(FUZZED), lambda seed: play(generated_board(seed), seed))


@pytest.mark.parametrize("name", ["tiny", "large"])
def test_bots_play_within_bounds_on_the_smallest_and_the_largest_board(name: str) -> None:
    for seed in range(4):
        play(board_named(name), seed)


def test_the_corpus_is_replayed_within_bounds() -> None:
    def replay(path: Path) -> None:
        Game.replay(read(path))

    check_each(sorted(CORPUS.glob("*.json")), replay)


def test_positions_to_learn_from_are_within_bounds() -> None:
    assert len(positions(shipped_board(), 3, 300, 1)[0]) > 0
    assert len(evidence(shipped_board(), 3, 300, 1)) > 0


@pytest.mark.parametrize("name", ["tiny", "large"])
def test_games_are_reviewed_within_bounds(name: str) -> None:
    board, entrants = board_named(name), find_entrants("strong,novice", None, Budget(simulations=1))
    game = game_of(board, entrants, play_contest(board, entrants, "3"))
    assert len(list(Reviewing(game, 0, (Step(MAX_ACTIONS, 1), Step(2, 1)), 1))) == len(game.moves)
