"""The small research board is solved: by our solver, and by OpenSpiel's from the file that we write."""

from functools import cache
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from cablecar.board import shipped_board
from cablecar.bots.base import RandomBot
from cablecar.bots.planners import Casual, Strong
from cablecar.common.errors import CablecarError
from cablecar.solving import tree as trees
from cablecar.solving.cfr import Solution, best_response, exploitability, node_values, solve
from cablecar.solving.gambit import efg
from cablecar.solving.open_spiel_solver import solve_efg
from cablecar.solving.strategies import strategy_of
from cablecar.solving.tree import END, SEATS, Tree, grow
from tests.support.terminal.commanding import run

WANTED = 0.0005


@cache
def mini() -> Tree:
    return grow(shipped_board("mini"))


@cache
def solution() -> Solution:
    return solve(mini(), WANTED, 1000)


def test_mini_is_solved_and_fair_enough() -> None:
    assert solution().exploitability < WANTED
    assert solution().value == pytest.approx(0.25, abs=WANTED)


def test_open_spiel_finds_the_same_in_the_file() -> None:
    theirs = solve_efg(efg(mini()), solution().iterations)
    assert theirs.exploitability < WANTED
    assert theirs.value == pytest.approx(solution().value, abs=0.001)


def test_open_spiel_exploits_a_uniform_strategy_as_much() -> None:
    game = pyspiel.load_efg_game(efg(mini()))
    theirs = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert exploitability(mini(), mini().uniform()) == pytest.approx(theirs, abs=1e-6)


def test_best_answers_win_at_least_what_the_strategies_do() -> None:
    strategy = solution().strategy
    value = node_values(mini(), mini().weights(strategy))[0]
    assert best_response(mini(), strategy, 0) >= value - 1e-12
    assert best_response(mini(), strategy, 1) >= -value - 1e-12


def test_a_tree_is_whole() -> None:
    tree = mini()
    weights = tree.weights(tree.uniform())
    inner = np.flatnonzero(tree.actors != END)
    shares = np.bincount(tree.parents[1:], weights[1:], minlength=len(tree.parents))
    assert shares[inner] == pytest.approx(1.0)
    assert np.diff(tree.first_child)[inner].min() >= 2
    assert set(np.unique(tree.payoffs[tree.actors == END])) == {-1.0, 0.0, 1.0}
    assert {one.seat for one in tree.sets} == set(SEATS)


def test_seats_remember_what_they_did() -> None:
    """All nodes of an information set have the same own decisions behind them: perfect recall."""
    tree = mini()
    for seat in SEATS:
        last = np.full(len(tree.parents), -1)
        for below in tree.levels[1:]:
            parents = tree.parents[below]
            last[below] = np.where(tree.actors[parents] == seat, tree.entries[below], last[parents])
        behind: dict[int, set[int]] = {}
        for node in np.flatnonzero(tree.actors == seat).tolist():
            behind.setdefault(int(tree.set_of[node]), set()).add(int(last[node]))
        assert all(len(found) == 1 for found in behind.values())


def test_bots_can_be_exploited_and_planners_less_than_chance() -> None:
    found = [exploitability(mini(), strategy_of(bot, mini(), 1)) for bot in (RandomBot, Strong, Casual)]
    assert 1.0 > found[0] > max(found[1:]) > min(found[1:]) > WANTED


def test_the_command_tells_all_of_it(tmp_path: Path) -> None:
    file = tmp_path / "mini.efg"
    said = run("solve", "--efg", file, "--check", "--simulations", 1)
    assert "the first player wins 0.2500 on average" in said
    assert "OpenSpiel’s CFR+" in said
    assert "  expert: 0." in said
    assert file.read_text("utf-8") == efg(mini())


def test_a_board_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "MOST_NODES", 100)
    with pytest.raises(CablecarError, match="more than 100 positions"):
        grow(shipped_board("mid"))
