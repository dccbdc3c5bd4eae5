"""A small sample of the proof that a killed server loses nothing, and that the proof would see a loss."""

import copy
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cablecar.server.serve import DATABASE
from proofs.server_kill import Figures, Told, check_store, prove_kills

KILLS, TABLES = 3, 4


@dataclass(frozen=True)
class Sample:
    """What a small run has left behind."""

    database: Path
    figures: Figures
    told: Told

    @property
    def games(self) -> set[str]:
        """The games that were played."""
        return {game for game, _ in self.told.entries}


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    folder = tmp_path_factory.mktemp("killed")
    figures, told = prove_kills(folder, KILLS, TABLES, seed=1, play_seconds=1.5)
    return Sample(folder / DATABASE, figures, told)


def test_a_killed_server_loses_no_move_and_plays_none_twice(sample: Sample) -> None:
    assert sample.figures.kills == KILLS
    assert sample.figures.tables >= TABLES
    assert sample.figures.acknowledged > sample.figures.sent_again > 0
    assert sample.figures.kept_unheard > 0
    assert check_store(sample.database, sample.told, sample.games) == sample.figures.moves


LAST = "rowid = (SELECT max(rowid) FROM moves WHERE kind = 'move' AND message_id IS NOT NULL)"
COPIED = "game_id, number + 1000, kind, seat, actor, move, reshuffles, NULL, at"
LOSSES = {
    "a lost move": f"DELETE FROM moves WHERE {LAST}",
    "another move": f'UPDATE moves SET move = \'{{"do": "pass"}}\' WHERE {LAST}',
    "a move under another number": f"UPDATE moves SET number = number + 1000 WHERE {LAST}",
    "a move too many": f"INSERT INTO moves SELECT {COPIED} FROM moves WHERE {LAST}",
    "a lost line of chat": "DELETE FROM chat WHERE rowid = 1",
    "a game without end": "UPDATE games SET ended = NULL WHERE rowid = 1",
}


@pytest.mark.parametrize("loss", LOSSES)
def test_the_proof_sees(sample: Sample, tmp_path: Path, loss: str) -> None:
    database = tmp_path / DATABASE
    shutil.copy(sample.database, database)
    with sqlite3.connect(database) as connection:
        assert connection.execute(LOSSES[loss]).rowcount == 1
    connection.close()
    with pytest.raises(AssertionError):
        check_store(database, sample.told, sample.games)


def take_twice(told: Told) -> None:
    """Make a message one that was refused, though it was played."""
    told.refused.add(next(iter(told.acknowledged)))


def hear_more(told: Told) -> None:
    """Make clients have heard of an entry that the store never kept."""
    game, number = max(told.entries)
    told.entries[game, number + 1] = {**told.entries[game, number], "number": number + 1}


@pytest.mark.parametrize("change", [take_twice, hear_more])
def test_the_proof_sees_what_was_told_wrongly(sample: Sample, change: Callable[[Told], None]) -> None:
    told = copy.deepcopy(sample.told)
    change(told)
    with pytest.raises(AssertionError):
        check_store(sample.database, told, sample.games)
