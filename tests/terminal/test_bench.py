"""What is measured, and what is compiled before it is needed."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.machine import publish
from cablecar.arena.entrants import SIMULATIONS
from cablecar.board import shipped_board
from cablecar.bots import BOTS, Budget, legal_actions
from cablecar.engine.game import Game
from cablecar.engine.moves import KeepTickets
from cablecar.engine.record import read
from cablecar.rules import compiled
from cablecar.rules.tables import board_table
from cablecar.terminal import warm
from cablecar.terminal.bench import (
    CountedExpert,
    compile_seconds,
    play_first_move,
    simulations_per_second,
    strong_positions,
)

PLANNERS, EXPERT = "compiling-planners", "compiling-expert"


@pytest.mark.parametrize(
    ("bots", "needed"),
    [
        (["random"], []),
        (["random", "greedy"], [PLANNERS]),
        (["novice"], [PLANNERS]),
        (["strong", "casual"], [PLANNERS]),
        (["random", "expert"], [PLANNERS, EXPERT]),
    ],
)
def test_only_what_the_bots_need_is_compiled(
    bots: list[str], needed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[str] = []
    monkeypatch.setattr(warm, "_warm_up_search", lambda part, work: parts.append(part))
    warm.warm_up_bots(BOTS[bot] for bot in bots)
    assert parts == needed


def test_a_bot_of_ones_own_that_is_an_expert_needs_what_the_expert_needs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts: list[str] = []
    monkeypatch.setattr(warm, "_warm_up_search", lambda part, work: parts.append(part))
    warm.warm_up_bots([CountedExpert])
    assert parts == [PLANNERS, EXPERT]


def test_a_part_is_announced_and_compiled_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda package: str(tmp_path))
    done: list[str] = []
    for _ in range(2):
        warm._warm_up_search(PLANNERS, lambda: done.append(PLANNERS))
    assert done == [PLANNERS]
    assert capsys.readouterr().err.count("Preparing the bots for this computer.") == 1


def test_a_part_whose_compilation_broke_off_is_not_taken_for_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(compiled, "cache_folder", lambda package: str(tmp_path))
    with pytest.raises(KeyboardInterrupt):
        warm._warm_up_search(PLANNERS, break_off)
    assert list(tmp_path.iterdir()) == []


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


def test_the_first_compilation_ends_with_the_first_move_of_a_game_against_the_random_bot(
    tmp_path: Path,
) -> None:
    play_first_move(tmp_path, NUMBA_DISABLE_JIT="1")  # or it would compile for half a minute
    (file,) = tmp_path.iterdir()
    game = Game.replay(read(file))
    assert sorted(player.kind for player in game.players) == ["bot:random", "human"]
    assert KeepTickets in {type(played.move) for played in game.moves}
    assert game.result is None


def test_the_time_of_the_first_compilation_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert compile_seconds() > 0


def test_a_first_move_that_is_refused_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(subprocess.CalledProcessError):
        play_first_move(tmp_path / "file", NUMBA_DISABLE_JIT="1")


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
