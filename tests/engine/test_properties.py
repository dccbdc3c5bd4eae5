"""What is always true, checked after every move of random games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cablecar.board import Board, find_board
from tests.support.game.directed import TARGETS, Target, directed_game
from tests.support.game.fingerprint import fingerprint_elsewhere
from tests.support.game.generated import boards
from tests.support.game.invariants import watch_again, watch_random_game

fixed = settings(deadline=None, derandomize=True, database=None)


@given(players=st.integers(2, 4), seed=st.integers(0, 2**128 - 1))
@settings(fixed, max_examples=4)
def test_what_is_always_true_holds_on_the_default_board(players: int, seed: int) -> None:
    watch_random_game(find_board(None), players, seed)


@given(board=boards(), seed=st.integers(0, 2**64))
@settings(fixed, max_examples=25)
def test_what_is_always_true_holds_on_generated_boards(board: Board, seed: int) -> None:
    watch_random_game(board, 2 + seed % (board.components.max_players - 1), seed)


@pytest.mark.parametrize("name", ["three-sweeps", "ended-by-passes", "ticket-ring", "souvenir-choice"])
def test_what_is_always_true_holds_where_directed_play_goes(name: str) -> None:
    target = next(target for target in TARGETS if target.name == name)
    watch_again(directed_game(target, 4))


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.name)
def test_directed_play_reaches_its_target_with_every_number_of_players(target: Target) -> None:
    for players in target.seeds:
        assert directed_game(target, players).result is not None


# --- the same game everywhere


def test_the_same_seed_and_moves_give_the_same_bytes_with_and_without_compiling() -> None:
    compiled = fingerprint_elsewhere(6, "tiny.toml", PYTHONHASHSEED="1")
    plain = fingerprint_elsewhere(6, "tiny.toml", PYTHONHASHSEED="2", NUMBA_DISABLE_JIT="1")
    assert len(compiled) == 64
    assert compiled == plain
