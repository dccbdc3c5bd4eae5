"""`cablecar review`, run as a user runs it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cablecar.analysis.review import ReviewedMove, Reviewing
from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.engine.game import Game
from cablecar.engine.record import save
from tests.support.paths import TINY
from tests.support.terminal.commanding import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a short game of bots."""
    folder = tmp_path_factory.mktemp("games") / "kept"
    run("simulate", "--bots", "novice,strong", "--board", TINY, "--seed", 2, "--records", folder)
    return next(folder.iterdir())


def test_a_review_has_a_table_and_sentences_in_every_language(record: Path) -> None:
    for language in LANGUAGES:
        with speaking(language):
            said = run("review", record)
            for key in ("decisions", "loss", "mistakes", "base", "luck", "own", "others", "rest", "result"):
                assert say(f"review-{key}") in said
            assert say("review-uncalibrated", board="tiny") in said
            assert max(map(len, said.split("\n")[1:11])) <= 80


def test_json_is_the_same_for_the_same_seed(record: Path) -> None:
    first, again, other = (run("review", record, "--json", "--seed", seed) for seed in (1, 1, 2))
    assert first == again != other
    assert set(json.loads(first)) == {"seats", "moves"}


def test_an_unfinished_game_and_a_missing_file_are_told_in_a_sentence(tmp_path: Path) -> None:
    save(Game.new(2, 1), tmp_path / "begun.json")
    assert run("review", tmp_path / "begun.json", status=1).strip() == say("review-unfinished")
    assert "can’t be read" in run("review", tmp_path / "none.json", status=1)


def test_ctrl_c_ends_it_with_one_sentence(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(reviewing: Reviewing) -> Iterator[ReviewedMove]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(Reviewing, "__iter__", interrupted)
    assert run("review", record, status=130).strip() == say("interrupted")
