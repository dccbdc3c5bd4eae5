"""A small sample of the proof that a killed server loses nothing, and that the proof would see a loss."""

import copy
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from cablecar.server.serve import DATABASE
from tests.proofs.server import __main__ as server
from tests.proofs.server import kill as server_kill
from tests.proofs.server.kill import Figures, check_games, check_hands, check_held, check_store, prove_kills
from tests.proofs.server_clients.kill_clients import Told

KILLS, TABLES = 3, 3


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
    figures, told = prove_kills(folder, KILLS, TABLES, seed=1, play_seconds=1.5, acting=0.01)
    return Sample(folder / DATABASE, figures, told)


def test_a_killed_server_loses_no_move_and_plays_none_twice(sample: Sample) -> None:
    assert sample.figures.kills == KILLS
    assert sample.figures.tables >= TABLES
    assert sample.figures.acknowledged > sample.figures.sent_again > 0
    assert sample.figures.kept_unheard > 0
    assert check_store(sample.database, sample.told, sample.games) == sample.figures.moves


def test_people_come_and_go_while_the_server_is_killed(sample: Sample) -> None:
    assert sample.figures.games > sample.figures.tables
    assert sample.figures.acts["rematch"] > 0
    assert sum(
        sample.figures.acts[act]
        for act in ("bot", "use-code", "leave", "close")
        if act in sample.figures.acts
    )


LAST = "rowid = (SELECT max(rowid) FROM moves WHERE kind = 'move' AND message_id IS NOT NULL)"
COPIED = "game_id, number + 1000, kind, seat, actor, move, reshuffles, NULL, at, waiting_for, idle"
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


def lose_a_seat(told: Told) -> None:
    """Make a client believe in a secret that the store does not know."""
    place = next(iter(told.held))
    told.held[place] += "x"


def leave_a_seat(told: Told) -> None:
    """Make a seat one that was left, though no bot ever had it."""
    with_bots = {
        (game, entry["seat"]) for (game, _), entry in told.entries.items() if entry["actor"] != "human"
    }
    people = {(game, entry["seat"]) for (game, _), entry in told.entries.items()} - with_bots
    told.left.add(people.pop())


@pytest.mark.parametrize("change", [lose_a_seat, leave_a_seat])
def test_the_proof_sees_who_holds_a_seat(sample: Sample, change: Callable[[Told], None]) -> None:
    test_the_proof_sees_what_was_told_wrongly(sample, change)


def test_the_proof_sees_a_seat_that_nobody_can_play(sample: Sample, tmp_path: Path) -> None:
    database = tmp_path / DATABASE
    shutil.copy(sample.database, database)
    check_held(database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE seats SET secret_hash = NULL, bot = NULL WHERE kind = 'human'")
        connection.execute("UPDATE tables SET status = 'playing'")
    with pytest.raises(AssertionError, match="waits for nobody"):
        check_held(database)


def rows(*values: tuple[object, ...], names: str) -> list[sqlite3.Row]:
    """Return rows as a database has them."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute(f"CREATE TABLE made ({names})")
        marks = ", ".join("?" * len(names.split(",")))
        connection.executemany(f"INSERT INTO made VALUES ({marks})", values)
        return connection.execute("SELECT * FROM made").fetchall()


GIVEN, TAKEN, PERSON, BOT = (
    ("bot", "bot:casual"),
    ("back", "human"),
    ("move", "human"),
    ("move", "bot:casual"),
)


def hands(*log: tuple[str, str]) -> None:
    """Check a log of one person's seat."""
    begun = rows(("g", '[{"kind": "human"}]'), names="id, players")
    entries = [("g", number, 0, *done) for number, done in enumerate(log, 1)]
    check_hands(begun, rows(*entries, names="game_id, number, seat, kind, actor"), Told())


def test_a_seat_changes_hands_as_often_as_it_is_given_and_taken() -> None:
    hands(PERSON, GIVEN, BOT, TAKEN, PERSON, GIVEN, BOT)


@pytest.mark.parametrize("log", [(GIVEN, GIVEN), (TAKEN,), (GIVEN, PERSON), (BOT,), (GIVEN, TAKEN, BOT)])
def test_the_proof_sees_a_seat_in_the_wrong_hands(log: tuple[tuple[str, str], ...]) -> None:
    with pytest.raises(AssertionError):
        hands(*log)


@pytest.mark.parametrize("chairs", ["[0, 1, 2]", "[2, 0, 1]"])
def test_the_proof_sees_a_rematch_without_rotated_seats(chairs: str) -> None:
    names = "id, table_id, round, ended, chairs"
    first = ("a", "t", 1, 0.0, "[0, 1, 2]")
    check_games(rows(first, ("b", "t", 2, 0.0, "[1, 2, 0]"), names=names), {"a", "b"})
    with pytest.raises(AssertionError):
        check_games(rows(first, ("b", "t", 2, 0.0, chairs), names=names), {"a", "b"})


FAULTS = {
    "nothing was kept": AssertionError("nothing was kept"),
    "one; other": ExceptionGroup("", [AssertionError("one"), ExceptionGroup("", [ValueError("other")])]),
    "Command 'verify' returned non-zero exit status 1.": subprocess.CalledProcessError(1, "verify"),
    "TimeoutError": TimeoutError(),
}


@pytest.mark.parametrize("told", FAULTS)
def test_a_broken_promise_is_told_in_a_sentence(
    told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(scale: float) -> server.Rows:
        raise FAULTS[told]

    monkeypatch.setitem(server.PARTS, "kill", ("", fail, server_kill))
    assert server.main(["kill", "--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"Not as promised: {told}\n"


def test_a_part_is_proved_again_when_its_proof_has_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[float] = []

    def count(scale: float) -> server.Rows:
        calls.append(scale)
        return []

    changed = tmp_path / "kill_clients.py"
    changed.write_text("")
    monkeypatch.setitem(server.PARTS, "kill", ("", count, server_kill))
    for files in ({changed}, {changed}, {changed, Path(__file__)}):
        monkeypatch.setattr(server, "sources", lambda _, found=files: frozenset(found))
        server.prove_part("kill", 1, tmp_path)
    assert len(calls) == 2


def test_whichever_run_proves_the_last_part_writes_the_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for part in server.PARTS:
        monkeypatch.setitem(
            server.PARTS, part, (f"Proof: {part}", lambda scale: [("games", "9")], server_kill)
        )
    places = ["--folder", str(tmp_path / "kept"), "--docs", str(tmp_path)]
    page = tmp_path / "proof-server.md"
    assert server.main(["--but", "kill", "--but", "secrecy", *places]) == 0
    assert "once these are proved too: kill, secrecy.\n" in capsys.readouterr().out
    assert server.main(["kill", *places]) == 0
    assert not page.exists()
    assert server.main(["secrecy", *places]) == 0
    titles = [line for line in page.read_text("utf-8").splitlines() if line.startswith("## ")]
    assert titles == [f"## Proof: {part}" for part in server.PARTS]


@pytest.mark.parametrize(
    ("part", "files"),
    [
        ("kill", {"kill.py", "kill_clients.py", "killable_server.py"}),
        ("fuzz", {"fuzz.py", "hostile.py", "serving.py"}),
    ],
)
def test_a_proof_consists_of_all_its_files(part: str, files: set[str]) -> None:
    found = server.sources(Path(str(server.PARTS[part][2].__file__)))
    assert files <= {path.name for path in found}
