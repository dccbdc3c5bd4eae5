"""Watching games in the terminal: a record as a film, and a table on a server as it plays."""

import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from typing import Any

import pytest

from cablecar import CablecarError, Game
from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.engine.record import record_of, save
from cablecar.language.sentences import Teller
from cablecar.terminal.drawing.screen import picture
from cablecar.terminal.frames import film_of
from cablecar.terminal.watch import Projector, watch
from tests.support.server.serving import RunningServer, make_table, sitting, start
from tests.support.terminal.line_client import eager

WATCH = [sys.executable, "-m", "cablecar", "watch"]


def played(players: int = 2, moves: int | None = None) -> Game:
    """Return a game played to its end, or for this many moves."""
    game = Game.new([f"Ada{seat}" for seat in range(players)], seed=5)
    while game.waiting_for and (moves is None or len(game.moves) < moves):
        seat = game.waiting_for[0]
        game.play(seat, eager(game.legal_moves(seat)))
    return game


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished game."""
    path = tmp_path_factory.mktemp("film") / "game.json"
    save(played(), path)
    return path


def run(*arguments: object, status: int = 0) -> str:
    """Watch in a pipe and return what is printed."""
    done = subprocess.run([*WATCH, *map(str, arguments)], capture_output=True, text=True, timeout=120)
    assert (done.returncode, "Traceback" in done.stderr) == (status, False), done.stderr
    return done.stdout + done.stderr


def test_a_record_is_told_to_its_end_in_a_pipe(film: Path) -> None:
    game = played()
    teller = Teller(game.board, [player.name for player in game.players])
    lines = run(film).splitlines()
    assert lines[0] == "Ada0, Ada1 on the board San Francisco."
    assert lines[1 : len(game.events) + 1] == [teller.tell(event) for event in game.events]
    assert lines[-1] in ("Ada0 wins.", "Ada1 wins.", "Ada0 and Ada1 share the victory.")


def test_of_a_game_that_is_not_over_only_what_everybody_saw_is_told(tmp_path: Path) -> None:
    game = played(moves=12)
    save(game, tmp_path / "game.json")
    said = run(tmp_path / "game.json", "--plain")
    assert "Ada0 has chosen their first tickets." in said
    assert "takes a card from the draw pile:" not in said
    assert said.endswith("The game was left unfinished here.\n")


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("nowhere.json", "nowhere.json can’t be read: No such file or directory."),
        (__file__, "The file is not a game: it must be a JSON object in UTF-8."),
        ("http://127.0.0.1:9/t/" + "A" * 22, "Can’t reach http://127.0.0.1:9: Connection refused."),
        ("http://127.0.0.1:9/", "“http://127.0.0.1:9/” isn’t a link to a table: it looks like"),
    ],
)
def test_what_can_t_be_watched_is_told_in_one_sentence(what: str, sentence: str) -> None:
    with pytest.raises(CablecarError) as caught:
        watch(what, None, plain=True)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_a_damaged_record_shows_nothing(film: Path, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(film.read_text().replace('"seat": 1', '"seat": 0', 1))
    said = run(tmp_path / "game.json", status=1)
    assert said.startswith("Move 2: ")
    assert said.count("\n") == 1


# --- a table on a server


@contextmanager
def watching(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Watch in a pipe, line by line."""
    with subprocess.Popen([*WATCH, *map(str, arguments)], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def heard_until(process: subprocess.Popen[str], wanted: str) -> list[str]:
    """Return the lines up to one that holds something."""
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    while wanted not in lines[-1]:
        assert lines[-1], lines
        lines.append(process.stdout.readline())
    return lines


def test_a_live_table_is_told_from_before_its_start_to_its_end(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "Bob", fixed_seats=True)
        link = f"{server.address}/t/{made.table}"
        with watching(link) as subscriber:
            heard_until(subscriber, "The game begins when the host starts it.")
            start(http, made)
            with sitting(server.address, made.table, 0, made.secrets[0]) as ada:
                keep_and_undo(ada)
                heard_until(subscriber, "Ada undoes the last move.")
                http.post(f"/api/tables/{made.table}/seats/1/leave").raise_for_status()
                heard_until(subscriber, "The bot Casual is now playing for Bob.")
                play_to_end(ada)
            told = heard_until(subscriber, "The game is over.")
            assert subscriber.stdout is not None
            end = subscriber.stdout.read().splitlines()
            assert subscriber.wait(30) == 0
        assert any("Ada claims" in line for line in told)
        assert not any("takes a card from the draw pile:" in line for line in told)
        assert end[0].startswith("Ada had ")
        assert end[-1].endswith(("wins.", "share the victory."))
        late = run(link).splitlines()
        assert late[-len(end) :] == end


def keep_and_undo(player: Any) -> None:
    """Choose the first tickets, and take that back."""
    player.hear_until(lambda heard: heard["type"] == "game" and heard["moves"])
    player.move(player.game["moves"][0])
    player.ask(type="undo", id="u1", number=player.game["number"] + 1)


def play_to_end(player: Any) -> None:
    """Play a seat as soon as it may act."""
    while player.game["view"]["result"] is None:
        if player.game["moves"]:
            claims = [move for move in player.game["moves"] if move["do"] == "claim_route"]
            player.move(
                (claims or player.game["moves"])[-1], identity=f"m{player.game['number']}-{id(claims)}"
            )
        else:
            player.hear()


def test_a_table_that_is_not_there_is_told_in_one_sentence(server: RunningServer) -> None:
    with pytest.raises(CablecarError) as caught:
        watch(f"{server.address}/t/{'A' * 22}", None, plain=True)
    assert str(caught.value) == "This table doesn’t exist: check the link."


# --- at a keyboard


class Terminal:
    """A terminal of a size with a program in it."""

    def __init__(self, width: int, height: int, *arguments: object) -> None:
        self.screen, keyboard = pty.openpty()
        ioctl(keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.before = termios.tcgetattr(keyboard)
        self.process = subprocess.Popen(
            [*WATCH, *map(str, arguments)],
            stdin=keyboard,
            stdout=keyboard,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "", "LINES": ""},  # pytest tells its own
        )
        self.keyboard = keyboard

    def until(self, wanted: str) -> str:
        """Read the screen until something stands there."""
        text = ""
        while wanted not in text:
            text += os.read(self.screen, 65536).decode(errors="replace")
        return text

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self.screen, keys.encode())

    def close(self) -> None:
        """Take the terminal away."""
        self.process.kill()
        self.process.wait()
        for end in (self.screen, self.keyboard):
            os.close(end)


@contextmanager
def terminal(width: int, height: int, *arguments: object) -> Iterator[Terminal]:
    opened = Terminal(width, height, *arguments)
    try:
        yield opened
    finally:
        opened.close()


@pytest.mark.parametrize("leave", ["q", signal.SIGTERM])
def test_a_film_is_steered_by_keys_and_leaves_the_terminal_as_it_was(
    leave: str | signal.Signals, film: Path
) -> None:
    with terminal(80, 24, film, "--pace", "0.01") as shown:
        assert "\x1b[?1049h" in shown.until("ALC")
        shown.press(" \x1b[H")
        shown.until("Move 0 of")
        shown.press("\x1b[C\x1b[C\x1b[D")
        shown.until("Move 1 of")
        if isinstance(leave, str):
            shown.press(leave)
        else:
            shown.process.send_signal(leave)
        assert "\x1b[?25h" in shown.until("\x1b[?1049l")
        assert shown.process.wait(30) == 0
        assert termios.tcgetattr(shown.keyboard) == shown.before


def test_in_a_small_terminal_a_film_is_told_in_sentences(film: Path) -> None:
    with terminal(60, 20, film, "--pace", "0.01") as shown:
        told = shown.until("wins.")
        assert "\x1b" not in told
        assert shown.process.wait(30) == 0


def test_a_projector_does_what_keys_mean() -> None:
    projector = Projector(film_of(record_of(played(moves=9))), 1.0)
    assert (projector.at, projector.last) == (0, 9)
    for key, at in (
        ("next", 1),
        ("right", 2),
        ("left", 1),
        ("left", 0),
        ("left", 0),
        ("end", 9),
        ("right", 9),
    ):
        projector.press(key)
        assert projector.at == at
    assert projector.paused
    projector.press(" ")
    assert not projector.paused
    projector.press("+")
    assert projector.pace == pytest.approx(2 / 3)
    projector.press("-")
    assert projector.pace == pytest.approx(1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 60), (60, 20)])
def test_a_picture_fills_the_terminal_and_no_more(
    language: str, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with speaking(language):
        frames = film_of(record_of(played(4, moves=60)))
        status = Projector(frames, 1.5)._status()
        rows = picture(frames[-1].view, "title", frames[-1].lines, status, width, height)
        assert len(status) <= 80
        assert say("watch-keys") in status
    assert len(rows) == height
    assert max(map(len, rows)) <= width
    assert not any("\x1b" in row for row in rows)
