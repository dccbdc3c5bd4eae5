"""What is measured, and what is compiled before it is needed."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.machine import publish
from cablecar.board import shipped_board
from cablecar.bots import Budget, legal_actions
from cablecar.bots.expert import SIMULATIONS
from cablecar.engine.game import Game
from cablecar.engine.moves import KeepTickets
from cablecar.engine.record import read
from cablecar.kernel import decorators
from cablecar.rules.board_table import board_table
from cablecar.terminal.reports import warm
from cablecar.terminal.reports.bench import (
    CountedExpert,
    play_first_move,
    simulations_per_second,
    start_seconds,
    strong_positions,
)


@pytest.fixture
def jit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of what numba compiles on a machine that has no library."""
    monkeypatch.setattr(decorators, "way", lambda: decorators.JIT)
    monkeypatch.setattr(decorators, "jit_folder", lambda: str(tmp_path))
    return tmp_path


def test_compiling_is_announced_and_done_once(
    jit: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    monkeypatch.setattr(warm, "_play_a_little", lambda: done.append("compiled"))
    for _ in range(2):
        warm.warm_up()
    assert done == ["compiled"]
    assert capsys.readouterr().err.count("No prebuilt kernel fits this computer") == 1


def test_what_broke_off_is_not_taken_for_compiled(jit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_off() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(warm, "_play_a_little", break_off)
    with pytest.raises(KeyboardInterrupt):
        warm.warm_up()
    assert list(jit.iterdir()) == []


def test_with_a_library_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decorators, "way", lambda: decorators.LIBRARY)
    monkeypatch.setattr(warm, "_play_a_little", lambda: pytest.fail("something was compiled"))
    warm.warm_up()


def test_searched_positions_leave_a_choice_and_are_the_same_every_time() -> None:
    first, second = (strong_positions(shipped_board(), 2) for _ in range(2))
    assert all(len(legal_actions(board_table(shipped_board()), observation)) > 1 for observation in first)
    assert [observation.tobytes() for observation in first] == [again.tobytes() for again in second]


def test_the_expert_makes_the_simulations_that_are_counted() -> None:
    expert, (observation, *_) = CountedExpert(), strong_positions(shipped_board(), 2)
    expert.decide(
        board_table(shipped_board()), observation, random.Random(0), Budget(simulations=SIMULATIONS)
    )
    assert SIMULATIONS / 2 < expert.simulations <= SIMULATIONS


def test_simulations_are_counted_with_every_number_of_players() -> None:
    for players in (2, 3, 4):
        assert simulations_per_second(shipped_board(), players, 0) > 0


def test_the_first_move_is_one_of_a_game_against_the_random_bot(
    tmp_path: Path,
) -> None:
    play_first_move(tmp_path)
    (file,) = tmp_path.iterdir()
    game = Game.replay(read(file))
    assert sorted(player.kind for player in game.players) == ["bot:random", "human"]
    assert KeepTickets in {type(played.move) for played in game.moves}
    assert game.result is None


def test_the_time_to_the_first_move_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(decorators.VARIABLE, decorators.PLAIN)  # an empty cache may have no library
    assert start_seconds() > 0


def test_a_first_move_that_is_refused_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(subprocess.CalledProcessError):
        play_first_move(tmp_path / "file")


@pytest.mark.parametrize(("page", "status"), [("| 21 | 20 |", None), ("| 19 | 20, missed |", 1)])
def test_a_benchmark_writes_its_page_and_fails_where_a_promise_is_missed(
    page: str, status: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    monkeypatch.setattr(sys, "argv", ["search.py", "--write", str(tmp_path / "page.md")])
    code = None
    try:
        publish("A benchmark.", lambda: page)
    except SystemExit as end:
        code = end.code
    assert code == status
    assert (tmp_path / "page.md").read_text() == page
