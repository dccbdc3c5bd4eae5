"""The commands, run as a user runs them."""

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from cablecar import __version__
from cablecar.board import shipped_board
from cablecar.cli import app
from cablecar.common.catalogue import speaking
from cablecar.terminal.helptext import worded
from cablecar.terminal.rulebook import RULES
from tests.support.game.positions import FIRST_EDITION
from tests.support.paths import TINY
from tests.support.terminal.commanding import run
from tests.support.terminal.running import insist


def test_help_and_version() -> None:
    assert "simulate" in run("--help")
    assert run("--version").strip() == __version__


def test_simulate_verify_and_replay_fit_together(tmp_path: Path) -> None:
    said = run(
        "simulate", "--players", 3, "--bots", "random", "--games", 3, "--seed", 7, "--records", tmp_path
    )
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    assert "3 games" in said
    assert run("verify", *files).count(": valid, a finished game") == 3
    told = run("replay", files[0])
    assert "claims" in told
    assert told.strip().endswith(("wins.", "share the victory."))


def test_simulate_gives_the_same_bytes_for_the_same_seed(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        run("simulate", "--games", 2, "--seed", 3, "--records", tmp_path / folder)
    for file in sorted((tmp_path / "one").iterdir()):
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes()


def test_verify_names_the_move_and_fails(tmp_path: Path) -> None:
    run("simulate", "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    record = json.loads(file.read_text())
    done = [(move["seat"], move["do"]) for move in record["moves"]]
    second = next(number for number in range(5, len(done)) if done[number - 1] == done[number])
    del record["moves"][second]
    file.write_text(json.dumps(record))
    said = run("verify", file, tmp_path / "missing.json", status=1)
    assert f"{file}: not valid. Move {second + 1}: It’s not your turn" in said
    assert "missing.json can’t be read" in said


def test_board_commands(tmp_path: Path) -> None:
    drawing = tmp_path / "board.svg"
    assert "is valid" in run("board", "check", TINY)
    assert hashlib.sha256(run("board", "export").encode()).hexdigest() == shipped_board().sha256
    assert json.loads(run("board", "export", TINY))["locations"]
    run("board", "draw", TINY, "-o", drawing)
    assert drawing.read_text().startswith("<svg")


def test_board_check_tells_every_fault(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(TINY.read_text().replace("length = 1", "length = 0").replace("length = 2", "length = 9"))
    said = run("board", "check", file, status=1)
    assert said.count(str(file)) == said.count("\n") > 1


@pytest.mark.parametrize("command", [("simulate",), ("play", "--plain")])
def test_a_board_file_can_be_given(command: tuple[str, ...], tmp_path: Path) -> None:
    run(*command, "--board", TINY, "--players", 2, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    assert "data" in json.loads(file.read_text())["board"]
    assert ": valid" in run("verify", file)


def test_the_first_edition_can_be_named_by_its_id(tmp_path: Path) -> None:
    run("play", "--plain", "--board", "san-francisco", "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    first = {"id": "san-francisco", "sha256": FIRST_EDITION.sha256}
    assert json.loads(file.read_text())["board"] == first
    assert ": valid" in run("verify", file)
    assert hashlib.sha256(run("board", "export", "san-francisco").encode()).hexdigest() == first["sha256"]


def test_rules_prints_all_or_one() -> None:
    said = run("rules")
    assert all(f"\n{rule}  " in said for rule in RULES)
    assert run("rules", "c6").startswith("C6  ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "X9"), "no rule “X9”"),
        (("simulate", "--bots", "genius"), "no bot “genius”"),
        (("simulate", "--board", "nowhere.toml"), "nowhere.toml can’t be read"),
        (("simulate", "--board", TINY, "--players", 4), "not 4"),
        (("replay", "nowhere.json"), "nowhere.json can’t be read"),
        (("board", "draw", "-o", "/nowhere/board.svg"), "can’t be written"),
        (("simulate", "--records", "/dev/null/games"), "can’t be written"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[object, ...], words: str) -> None:
    said = run(*arguments, status=1).strip()
    assert words in said
    assert said.count("\n") == 0
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "--players", 9), "“--players” can’t be “9”: it must be a number from 2 to 4."),
        (("simulate", "--games", "many"), "“--games” can’t be “many”: it must be a number, at least 1."),
        (("simulate", "--seeds", 1), "There is no option “--seeds”; run “cablecar simulate --help”"),
        (("simulate", "--games"), "“--games” can’t be used like this"),
        (("match", "strong"), "“BOT” is missing; run “cablecar match --help”"),
        (("match", "strong", "casual", "novice"), "That’s one word too many"),
        (("match", "strong", "casual", "--simulations", 10**7), "it must be a number from 1 to 1000000."),
        (("train",), "“--output” is missing"),
        (("verify",), "run “cablecar verify --help”"),
        (("board", "burn"), "There is no such command; run “cablecar board --help”"),
        (("fly",), "There is no such command; run “cablecar --help”"),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(arguments: tuple[object, ...], words: str) -> None:
    said = run(*arguments, status=2).strip()
    assert words in said.replace("python -m cablecar", "cablecar")
    assert said.count("\n") == 0


def test_no_command_shows_what_there_is() -> None:
    assert "simulate" in run()
    assert "export" in run("board")


def test_a_whole_game_is_played_by_answers(tmp_path: Path) -> None:
    said = run(
        "play",
        "--plain",
        "--seed",
        "5",
        "--records",
        tmp_path,
        answers="help\nroutes\nrules C6\nrules X1\n99\n" + "1\n" * 900,
    )
    assert "wins." in said or "share the victory." in said
    assert "Type a number from 1 to" in said
    (file,) = tmp_path.iterdir()
    assert ": valid, a finished game" in run("verify", file)


def test_claims_can_be_chosen_and_left_again(tmp_path: Path) -> None:
    answers = "3\n7\n99\n8\n7\n1\n1\nquit\n"
    said = run("play", "--plain", "--seed", "5", "--records", tmp_path, answers=answers)
    assert "Which route" in said
    assert said.count("7. Claim a route") == 3
    assert "Visitor claims" in said
    assert "The game is paused." in said
    (file,) = tmp_path.iterdir()
    assert ": valid, an unfinished game" in run("verify", file)


def test_moves_and_questions_can_be_typed_in_words(tmp_path: Path) -> None:
    asked = "hand\nlog\nmap\nundo\ntake xyzzy\nkeep 1\nfort masn lombard\n"
    answers = "keep both\n" + asked + "7\nclam fort lombard gren\npas\nquit\n"
    said = run("play", "--plain", "--seed", "5", "--records", tmp_path, answers=answers)
    assert "Visitor keeps" in said
    assert said.count("You have 1 green and 1 orange.") == 3
    assert "Fort Mason: to Golden Gate Bridge, 5 spaces, grey, ferry, 10 points; " in said
    assert "You can’t undo this" in said
    assert "“xyzzy” isn’t a word the game knows" in said
    assert "You have no tickets to choose from" in said
    assert "Say how to pay for Fort Mason – Lombard Street: 1 green, or 1 orange." in said
    assert "Visitor claims Fort Mason – Lombard Street with 1 green" in said
    assert "You can only pass if" in said
    (file,) = tmp_path.iterdir()
    assert ": valid, an unfinished game" in run("verify", file)


@pytest.mark.parametrize("hint", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_is_interrupted_is_kept(hint: signal.Signals, tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "cablecar",
        "play",
        "--plain",
        "--seed",
        "5",
        "--records",
        str(tmp_path),
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        watchdog = threading.Timer(120, game.kill)
        watchdog.start()
        game.stdin.write("3\n")
        game.stdin.flush()
        while not game.stdout.readline().startswith("8. "):
            assert game.poll() is None
        insist(game, hint)
        assert "The game is paused." in game.stdout.read()
        watchdog.cancel()
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text())["moves"]
    assert ": valid, an unfinished game" in run("verify", file)


def test_a_name_that_plays_tricks_is_shown_harmless(tmp_path: Path) -> None:
    run("play", "--plain", "--name", "Ada\x1b[2J", "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    assert "\x1b" not in run("replay", file)


def test_bench_prints_the_promised_json() -> None:
    figures = json.loads(run("bench", "--json"))
    speeds = ("moves_per_second", "simulations_per_second")
    assert set(figures) == {*speeds, "copies_per_second", "start_seconds"}
    for speed in speeds:
        assert set(figures[speed]) == {"2", "3", "4"}
        assert all(value > 0 for value in figures[speed].values())


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield every command as it is typed."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield (*path, name)


@pytest.mark.parametrize("command", list(commands(get_command(app))), ids="-".join)
def test_help_shows_words_and_no_brackets_in_brackets(command: tuple[str, ...]) -> None:
    said = run(*command, "--help")
    usage = said.partition("\n")[0]
    assert re.fullmatch(r"Usage: cablecar [a-z ]+( \[[A-Z|]+\](\.\.\.)?| [A-Z|]+(\.\.\.)?)*", usage), usage
    assert not re.search(r"[<>{]|\[\[|\]\]|default: ", said)


@pytest.mark.parametrize(
    ("language", "notes"),
    [
        ("en", ["2 to 4, 2 if omitted", "at least 0.5", "required"]),
        ("nl", ["2 t/m 4, standaard 2", "minstens 0,5", "verplicht"]),
        ("da", ["2 til 4, standard: 2", "mindst 0,5", "påkrævet"]),
        ("de", ["2 bis 4, Standard: 2", "mindestens 0,5", "erforderlich"]),
        ("fr", ["de 2 à 4, 2 par défaut", "au moins 0,5", "obligatoire"]),
    ],
)
def test_help_tells_what_an_option_takes_in_words(language: str, notes: list[str]) -> None:
    with speaking(language):
        told = [worded(f"How many.  [{note}]") for note in ("default: 2; 2<=x<=4", "x>=0.5", "required")]
    assert told == [f"How many.  [{note}]" for note in notes]


def test_help_is_written_in_the_language_of_the_shell() -> None:
    command = [sys.executable, "-m", "cablecar", "match", "--help"]
    danish = {**os.environ, "LC_ALL": "da_DK.UTF-8"}
    said = subprocess.run(command, env=danish, capture_output=True, check=True, encoding="utf-8").stdout
    assert said.startswith("Brug: ")
    assert "Tilvalg:" in said
    assert "Vis denne hjælp" in said


@pytest.mark.parametrize(("language", "space"), [("en", ""), ("fr", "\N{NARROW NO-BREAK SPACE}")])
@pytest.mark.parametrize("command", [(), ("match",)], ids=str)
def test_headings_of_help_have_the_colon_of_the_language(
    command: tuple[str, ...], language: str, space: str
) -> None:
    with speaking(language):
        headings = re.findall("^[A-Z].*:$", run(*command, "--help"), re.MULTILINE)
    assert len(headings) == 2
    assert all(re.fullmatch(f"[A-Za-z]+{space}:", heading) for heading in headings)


def completed(*words: str) -> list[str]:
    """Return what bash offers for the last of these words, as its script is loaded and asked."""
    line = " ".join(f"'{word}'" for word in words)
    script = f"""
        eval "$(cablecar completion bash)"
        COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}
        _cablecar_completion cablecar
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_completes_commands_and_options() -> None:
    assert completed("cablecar", "sim") == ["simulate"]
    assert completed("cablecar", "board", "ex") == ["export"]
    assert completed("cablecar", "match", "--tra") == ["--traceback"]


def test_every_shell_that_is_named_has_a_script() -> None:
    for shell in ("bash", "zsh", "fish", "powershell"):
        assert "_CABLECAR_COMPLETE" in run("completion", shell)
    assert "bash, zsh, fish, powershell" in run("completion", "tcsh", status=1)
