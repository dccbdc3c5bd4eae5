"""The command `cablecar games`, and going on with any game of its list."""

import os
from pathlib import Path
from time import localtime, strftime

import pytest

from cablecar.common.catalogue import MINUS, say, speaking
from cablecar.engine.game import Game
from cablecar.engine.players import Player
from cablecar.engine.record import read, save
from cablecar.terminal.sessions.games import kept_files, new_file, show_games
from tests.support.terminal.commanding import run

PLAY = ("play", "--plain", "--bots", "greedy")


@pytest.fixture
def home(data_folder: Path) -> Path:
    """The folder of the user's games."""
    return data_folder / "games"


def begin(home: Path, name: str, age: int) -> Path:
    """Begin a game that was left some hours ago, and return its file."""
    before = set(home.glob("*.json"))
    run(*PLAY, "--seed", age, "--name", name, answers="1\nquit\n")
    (path,) = set(home.glob("*.json")) - before
    path = path.rename(home / f"{name}.json")
    os.utime(path, (1_700_000_000 - 3600 * age,) * 2)
    return path


def finished(home: Path) -> Path:
    """Keep a game that is over, the oldest of all, and return its file."""
    game = Game.new(["Eve", "Mallory"], 3)
    while game.waiting_for:
        seat = game.waiting_for[0]
        game.play(seat, game.legal_moves(seat)[0])
    save(game, home / "over.json")
    os.utime(home / "over.json", (1_600_000_000,) * 2)
    return home / "over.json"


def test_games_are_listed_with_number_date_file_players_and_state(home: Path) -> None:
    begin(home, "Bob", 2)
    begin(home, "Ada", 1)
    over = Game.replay(read(finished(home)))
    (home / "broken.json").write_text("{")
    os.utime(home / "broken.json", (1_500_000_000,) * 2)
    ada, bob, eve, broken, hint = run("games").splitlines()
    played = strftime("%Y-%m-%d %H:%M", localtime(1_700_000_000 - 3600))
    assert ada.startswith(f"1  {played}  Ada.json")
    assert "Ada 0" in ada
    assert "Greedy 0" in ada
    assert ada.endswith(" to move")
    assert bob.startswith("2  ")
    assert over.result is not None
    for name, score in zip(("Eve", "Mallory"), over.result.scores, strict=True):
        assert f"{name} {score.total}".replace("-", MINUS) in eve
    assert eve.endswith(("won", "share the victory"))
    assert "can’t be read" in broken
    assert hint.endswith("To continue one, type: cablecar tui --resume and its number.")


def test_bots_of_a_level_are_persons_whose_level_is_told(home: Path) -> None:
    told = run(
        "play", "--plain", "--name", "Ada", "--players", 4, "--bots", "casual,expert@5", answers="1\nquit\n"
    )
    (file,) = kept_files(home)
    names = {(player["name"], player["kind"]) for player in read(file)["players"]}
    persons = {("Rosa", "bot:casual"), ("Hank", "bot:casual"), ("Iris", "bot:expert@5")}
    assert names == {("Ada", "human"), *persons}
    for title in ("Rosa (Casual)", "Hank (Casual)", "Iris (Expert@5)", "Ada"):
        assert f"\n{title}: 0 points" in told


def test_the_list_calls_bots_by_names_of_the_readers_language(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(home, "Ada", 1)
    with speaking("da"):
        show_games(home)
        assert f"{say('bot-name-greedy')} 0" in capsys.readouterr().out


def test_any_game_goes_on_by_its_number_or_its_file(home: Path) -> None:
    bob, ada = begin(home, "Bob", 2), begin(home, "Ada", 1)
    assert f"saved in {ada}" in run(*PLAY[:2], "--resume", answers="quit\n")
    os.utime(ada, (1_700_000_000,) * 2)
    assert f"saved in {bob}" in run(*PLAY[:2], "--resume", bob, answers="quit\n")
    assert kept_files(home) == [bob, ada]
    assert f"saved in {ada}" in run(*PLAY[:2], "--resume", 2, answers="quit\n")
    elsewhere = ada.rename(home.parent / "ada.json")
    assert f"saved in {elsewhere}" in run(*PLAY[:2], elsewhere, "--resume", answers="quit\n")


def test_what_can_not_go_on_is_told_in_a_sentence(home: Path) -> None:
    assert run("games") == f"No games are kept in {home}.\n"
    begin(home, "Ada", 1)
    over = finished(home)
    said = run(*PLAY[:2], "--resume", over, status=1)
    assert said == f"The game in {over} is over; watch it with: cablecar watch {over}\n"
    assert (
        run(*PLAY[:2], "--resume", 3, status=1) == f"There is no game 3 in {home}: 2 games are kept there.\n"
    )
    assert "can’t be read" in run(*PLAY[:2], "--resume", "nowhere.json", status=1)
    assert run(*PLAY[:2], "Ada.json", status=1) == "To continue “Ada.json”, add --resume.\n"
    save(Game.new([Player("A", "bot:greedy"), Player("B", "bot:greedy")], 1), home / "bots.json")
    assert "Only bots play in" in run(*PLAY[:2], "--resume", home / "bots.json", status=1)


def test_two_games_begun_at_once_have_files_of_their_own(home: Path) -> None:
    first = new_file(home)
    first.touch()
    assert new_file(home) != first
