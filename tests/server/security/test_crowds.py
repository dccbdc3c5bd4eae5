"""A small sample of the proof that one address with many tables holds nobody up."""

from pathlib import Path

import pytest

from cablecar.server import bot_workers
from tests.proofs.server.crowds import EXPERT, HONEST, prove_bots, prove_lobby


def test_a_crowd_of_bot_tables_takes_nobody_elses_bot_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "QUEUE_SECONDS", 60.0)  # on a busy machine a thought may take long
    figures = prove_bots(tmp_path, tables=30, watched=8, answers=2)
    assert figures.unwatched_moves == 0
    for answers in (figures.alone, figures.unwatched, figures.watched, figures.handed):
        assert answers.actors == {EXPERT}


def test_one_address_cannot_fill_the_lobby(tmp_path: Path) -> None:
    assert prove_lobby(tmp_path, tries=15) == HONEST
