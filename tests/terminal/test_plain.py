"""The game in the terminal by questions and answers: whole games, in every language, and nothing is lost."""

import fcntl
import os
import pty
import re
import signal
import subprocess
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cablecar.board import Board, shipped_board
from cablecar.cli import app
from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.common.errors import CablecarError
from cablecar.engine.game import Game
from cablecar.engine.record import read, record_of
from cablecar.engine.view import View
from cablecar.language.commands import Question, Undo, read_command
from cablecar.language.sentences import example_words
from cablecar.language.vocabulary import words_of
from cablecar.terminal.completion import choices, completions, continued
from cablecar.terminal.rulebook import RULES
from tests.support.game.positions import after_opening, board_named
from tests.support.speech import TERMINAL, speech
from tests.support.terminal import commanding
from tests.support.terminal.line_client import (
    PLAY,
    Conversation,
    Script,
    conversing,
    in_language,
    questions,
    told,
)
from tests.support.terminal.running import insist

SEED = 3
UNKNOWN = "xyzzy"
QUOTED = "[“\N{LEFT SINGLE QUOTATION MARK}»„«](.+?)[”’«“»]"
"""What stands in quotes, of any language."""


def run(records: Path, answers: list[str], *options: object, status: int = 0) -> str:
    """Play in the terminal from a script and return what is printed."""
    typed = "".join(f"{line}\n" for line in answers)
    return commanding.run("play", "--plain", "--records", records, *options, status=status, answers=typed)


def piped(records: Path, answers: list[str], *options: object, language: str) -> str:
    """Play from a pipe, as a program of its own in a shell of this language, and return what is printed."""
    done = subprocess.run(
        [*PLAY, "--records", str(records), *map(str, options)],
        input="".join(f"{line}\n" for line in answers),
        capture_output=True,
        text=True,
        env=in_language(language),
    )
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    return done.stdout


def kept(records: Path) -> Game:
    """Return the one game that is kept in a folder."""
    (file,) = records.iterdir()
    return Game.replay(read(file))


def moves_of(game: Game) -> object:
    return record_of(game)["moves"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_typed_and_told_in_one_language(language: str, tmp_path: Path) -> None:
    with speaking(language):
        script = Script(["Ada"], SEED)
        game = script.write(lambda moves: questions() if moves in (0, 30) else ())
        options = ("--name", "Ada", "--players", 3, "--bots", "random", "--seed", SEED)
        printed = piped(tmp_path, script.lines, *options, language=language)
        lines = told(printed)
    (file,) = tmp_path.iterdir()
    assert moves_of(kept(tmp_path)) == moves_of(game)
    assert game.result is not None
    places = [place.name for place in game.board.locations]
    assert speech(language, TERMINAL).foreign(lines, ["Ada", *places, *RULES, UNKNOWN, str(file)]) == []
    assert len(lines) > 500


def test_another_language_would_be_noticed() -> None:
    dutch = speech("nl", TERMINAL)
    assert dutch.foreign(["You have 2 green.", "Ada wint.", "3. Pas"], ["Ada"]) == ["You have 2 green."]
    assert dutch.foreign(["In je hand: 2 green."], ["Ada"]) == ["In je hand: 2 green."]


class Reader:
    """Plays a game that it knows only from the answers to its questions."""

    def __init__(self, game: Conversation) -> None:
        self.game = game
        self.draws = 0

    def play(self) -> None:
        """Play until nothing is asked any more."""
        while not self.game.is_over:
            options = self.game.ask("what can I do")
            self.game.ask(self.choose(options))

    def choose(self, options: list[str]) -> str:
        """Return a command out of those on offer."""
        claims = [self.one_of(option) for option in options if option.startswith("Claim")]
        wanted = self.wanted()
        useful = [claim for claim in claims if any(route in claim for route in wanted)]
        if useful or (claims and (self.cards() > 8 or not wanted)):
            return (useful or claims)[-1]
        return self.one_of(options[-1] if options[0].startswith("Keep") else options[0])

    def one_of(self, option: str) -> str:
        """Return the first of several payments or places."""
        first = option.split(", or ")[0]
        return first.split(", ")[0] if first.startswith("Place") else first

    def cards(self) -> int:
        """Count the hand."""
        (hand,) = self.game.ask("hand")
        return sum(map(int, re.findall(r"\d+", hand)))

    def wanted(self) -> list[str]:
        """Return the routes that are missing for the tickets."""
        open_tickets = [line for line in self.game.ask("tickets") if "missing" in line]
        ends = [line.split(" (")[0].split(" – ") for line in open_tickets]
        ways = [self.game.ask(f"way from {a} to {b}") for a, b in ends]
        return [route for (way,) in ways for route in re.findall(r"[,;] ([^,;]* – [^,;]*)", way)]


def test_a_game_is_played_by_its_descriptions_alone(tmp_path: Path) -> None:
    with conversing(tmp_path, "--seed", 8, "--bots", "random", "--name", "Ada") as game:
        game.listen()
        Reader(game).play()
        assert game.process.wait(30) == 0
    assert "Ada claims" in game.heard
    assert "wins." in game.heard or "share the victory." in game.heard
    assert kept(tmp_path).result is not None


def test_two_people_at_one_keyboard_never_see_each_other_s_cards(tmp_path: Path) -> None:
    script = Script(["Ada", "Bob"], SEED)
    game = script.write()
    options = ("--name", "Ada", "--name", "Bob", "--players", 3, "--bots", "random", "--seed", SEED)
    printed = run(tmp_path, script.lines, *options)
    assert moves_of(kept(tmp_path)) == moves_of(game)
    looks = re.split(r"\n{60,}", printed)
    assert len(looks) > 20
    for look in looks:
        seen = {name for name in ("Ada", "Bob") if re.search(rf"{name} (takes a card .*:|keeps .*\()", look)}
        shown = re.match(r"(\w+), press Enter", look)
        assert seen <= {shown[1] if shown else ""}
    assert "Ada, press Enter when nobody else is looking: \n" in printed


def test_at_the_curtain_a_move_can_be_taken_back(tmp_path: Path) -> None:
    answers = ["", "keep both", "undo", "keep 1", "", "undo", "what can I do", "quit"]
    printed = run(tmp_path, answers, "--name", "Ada", "--name", "Bob", "--seed", SEED)
    assert "The move is undone." in printed
    assert printed.count("Tickets to choose from:") == 3
    assert [len(move["tickets"]) for move in record_of(kept(tmp_path))["moves"]] == [1]


def position(game: Conversation) -> list[str]:
    """Ask for the whole position."""
    return game.ask("turn") + game.ask("board") + game.ask("what can I do")


def by_signal(hint: signal.Signals) -> Callable[[Conversation], None]:
    return lambda game: insist(game.process, hint)


def by_closing(game: Conversation) -> None:
    assert game.process.stdin is not None
    game.process.stdin.close()


LEAVINGS = {
    "Ctrl-C": by_signal(signal.SIGINT),
    "kill": by_signal(signal.SIGKILL),
    "end of input": by_closing,
}


@pytest.mark.parametrize("leave", LEAVINGS.values(), ids=LEAVINGS)
def test_however_it_is_left_a_game_goes_on_where_it_stood(
    leave: Callable[[Conversation], None], tmp_path: Path
) -> None:
    with conversing(tmp_path, "--seed", SEED, "--bots", "random") as game:
        game.listen()
        for typed in ("keep 1", "what can I do"):
            options = game.ask(typed)
        game.ask(Reader(game).one_of(options[-1]))
        before = position(game)
        leave(game)
        game.listen()
        game.process.wait(30)
    if leave is not LEAVINGS["kill"]:
        assert "The game is paused." in game.heard
        assert f"Continue with: cablecar play --plain --resume --records {tmp_path}" in game.heard
    with conversing(tmp_path, "--resume") as again:
        again.listen()
        assert position(again) == before
        again.ask("quit")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--resume",), "There is no unfinished game in"),
        (("--resume", "--seed", 1), "“--seed” is for a new game: leave it out when using --resume."),
        (("--name", "A", "--name", "B", "--bots", "random"), "There are only seats for 0 bots, not for 1."),
        (("--name", "A") * 5, "This board is for 2 to 4 players, not 5."),
    ],
)
def test_what_can_t_be_played_is_told_in_one_sentence(
    options: tuple[object, ...], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(CablecarError) as caught:
        app(["play", "--plain", "--records", str(tmp_path), *map(str, options)], standalone_mode=False)
    assert str(caught.value).startswith(sentence)


def test_a_damaged_game_is_not_gone_on_with(tmp_path: Path) -> None:
    run(tmp_path, ["keep 1", "quit"])
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text().replace('"keep_tickets"', '"keep_ticket"'))
    said = run(tmp_path, [], "--resume", status=1)
    assert said == f"{file}: not valid. Move 1: There is no move “keep_ticket”.\n"


def test_a_refusal_names_its_rule_and_why_reads_it(tmp_path: Path) -> None:
    said = run(tmp_path, ["why", "pass", "why", "rules X9"], "--seed", SEED)
    assert "Nothing has been refused yet." in said
    assert "That’s rule S6: type “why” to read it." in said
    assert "\nS6  " in said
    assert "There is no rule “X9”" in said


@pytest.mark.parametrize("board", [shipped_board(), board_named("tiny")], ids=repr)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_help_names_is_understood(language: str, board: Board) -> None:
    with speaking(language):
        words = example_words(board)
        welcome = say("plain-welcome", color=words["color"], place=words["place"])
        named = re.findall(QUOTED, say("plain-help", **words) + welcome)
        assert len(named) > 25
        view = after_opening(board=board).view(0)
        for text in named:
            assert understood(text.strip("\N{NARROW NO-BREAK SPACE}"), view), text


@pytest.mark.parametrize("board", [shipped_board(), board_named("tiny")], ids=repr)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_pages_help_names_is_understood(language: str, board: Board) -> None:
    with speaking(language):
        view = after_opening(board=board).view(0)
        words = example_words(board)
        told = speech(language).say("describe-answer-help", **words)
        lists = [line.split(":", 1)[1].strip(" .") for line in told.splitlines()]
        named = [say("table-command-example", **words), *", ".join(lists).split(", ")]
        assert len(named) == 21
        for text in named:
            assert understood(text, view), text


def understood(text: str, view: View) -> bool:
    """Return True if a text is a command, or one that does not fit in this position."""
    if words_of(text) in [
        words_of(w) for key in ("quit", "why", "hint") for w in say(f"plain-words-{key}").split(",")
    ]:
        return True
    try:
        read_command(text, view)
    except CablecarError as error:
        return not error.key.startswith("command-") or error.key in (
            "command-not-face-up",
            "command-which-card",
        )
    return True


def test_what_is_begun_can_be_completed() -> None:
    game = after_opening()
    view, moves = game.view(0), game.legal_moves(0)
    assert "draw tickets" in completions("dr", view, moves)
    assert all(found.startswith("claim ") for found in completions("clai", view, moves))
    assert completions("routes from pots", view, moves) == []
    assert completions("routes from potr", view, moves) == ["routes from Potrero Hill"]
    assert completions("qui", view, moves, ["quit"]) == ["quit"]
    for found in completions("claim", view, moves):
        assert not isinstance(read_command(found, view), Question | Undo)


def test_of_several_completions_none_forgets_what_was_typed() -> None:
    assert choices("FAH", ["fähre", "fahrt"]) == ["FAHre", "FAHrt"]
    assert choices("fah", ["fähre"]) == ["fähre"]
    assert continued("claim ", "claim lombard") == "claim lombard"
    assert continued("stras", "straße") == "straße"


@contextmanager
def at_keyboard(records: Path, language: str = "en") -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """Play in a terminal, and yield its screen, which is its keyboard too, and the game."""
    screen, keyboard = pty.openpty()
    command = [*PLAY, "--seed", "5", "--bots", "random", "--records", str(records)]
    environment = {**in_language(language), "TERM": "xterm", "INPUTRC": "/dev/null"}
    with subprocess.Popen(
        command, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=environment, preexec_fn=take_terminal
    ) as game:
        os.close(keyboard)
        yield screen, game
        os.close(screen)
        game.wait(30)


def test_the_tabulator_completes_and_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    with at_keyboard(tmp_path) as (screen, _):
        until(screen, "Your choice: ")
        os.write(screen, b"keep the e\t\n")
        assert "Painted Ladies" in until(screen, "Visitor keeps")
        until(screen, "Your choice: ")
    assert len(kept(tmp_path).moves) >= 2


def test_the_tabulator_completes_words_with_accents(tmp_path: Path) -> None:
    with at_keyboard(tmp_path, "de") as (screen, game):
        until(screen, "Deine Wahl: ")
        os.write(screen, "nimm eine Fäh\t".encode())
        until(screen, "Fähre")
        os.write(screen, f"{ERASE}aufhö\t\n".encode())
        until(screen, "Die Partie ist unterbrochen.")
        game.wait(30)


ERASE = "\x15"
"""The key that erases a line."""
CODES = re.compile(r"[\x07\x08]|\x1b\[[0-9;?]*[A-Za-z]")
"""What a terminal is told beside texts."""


def take_terminal() -> None:
    """Make the terminal that this process reads from its own, as a shell does."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def until(screen: int, wanted: str) -> str:
    """Read a terminal until something stands there."""
    heard = b""
    while wanted not in (text := CODES.sub("", heard.decode(errors="replace"))):
        heard += os.read(screen, 4096)
    return text
