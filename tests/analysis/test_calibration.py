"""Fitting chances: the fit finds what was planted, the kernel says what was fitted, and measures can fail."""

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks import calibrate as tool
from cablecar.analysis.calibration import OPEN, OWN, fitted
from cablecar.board import shipped_board


def planted(players: int, rows: int = 4000) -> tool.Table:
    """Return positions whose ends follow the mean victory and lead by known weights."""
    rng = np.random.default_rng(1)
    wins = rng.dirichlet(np.full(players, 2.0), rows)
    stage, leads = rng.random(rows), rng.random((rows, players))
    seat = rng.integers(0, players, rows)
    scores = 3 * (wins - 1 / players) + 2 * (leads - 0.5) * stage[:, np.newaxis]
    scores[np.arange(rows), seat] -= 0.5
    shares = tool.softmax(scores)
    winners = (shares.cumsum(axis=1) > rng.random((rows, 1))).argmax(axis=1)
    ends = np.eye(players)[winners]
    places = 1.0 + (-(leads + ends)).argsort(axis=1).argsort(axis=1)  # the others come in by their leads
    return tool.Table(stage, wins, leads, np.zeros((rows, players)), ends, places, 40 * (leads - 0.5), seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fit_finds_what_was_planted_and_the_kernel_says_it(players: int) -> None:
    table = planted(players)
    numbers = tool.fit(table)
    assert numbers["judging"][0] == pytest.approx(-0.5, abs=0.3)
    assert numbers["margins"][0][0] == pytest.approx(40, abs=0.01)
    said = tool.chances_of(numbers, table)["chances"][:, :players]
    weights = tool.fit_shares(tool.win_facts(table), table.ends)
    assert np.abs(said - tool.softmax(tool.win_facts(table) @ weights)).max() < 0.001
    worth = tool.worth_of(players, OWN, table, table, numbers)
    assert worth.error < 0.03
    assert worth.brier < min(worth.constant, worth.by_lead)


def test_who_says_too_much_is_found_out() -> None:
    table = planted(2)
    came = table.ends[:, 0]
    honest = tool.fit(table)
    said = tool.chances_of(honest, table)["chances"][:, 0]
    bold = np.clip(0.5 + 2 * (said - 0.5), 0, 1)
    assert tool.calibration_error(said, came) < 0.03 < tool.calibration_error(bold, came)
    assert tool.brier(said, came) < tool.brier(bold, came)


def test_games_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    board, path = shipped_board(), tmp_path / "2.jsonl"
    whole = tool.play_on(path, board, 2, 2)
    text = path.read_text()
    path.write_text(text.split("\n")[0] + "\n" + text[:40])  # a line that was not finished is made again
    assert json.dumps(tool.play_on(path, board, 2, 2)) == json.dumps(whole)
    assert path.read_text() == text
    table = tool.table_of(whole, OPEN)
    assert table.wins.shape == (2 * tool.POSITIONS, 2)
    assert table.wins.sum(axis=1) == pytest.approx(np.ones(len(table.wins)), abs=1e-4)


def test_what_is_shipped_says_how_it_was_made() -> None:
    assert fitted()["made"].startswith("Made by `python -m benchmarks.calibrate")
    assert fitted()["board"] == shipped_board().sha256
