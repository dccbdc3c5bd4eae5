"""The game in a real terminal: whole games, other sizes, no colours, and what is left when it is killed."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from cablecar.engine.game import Game
from cablecar.engine.record import read
from tests.support.server.serving import RunningServer
from tests.support.terminal.tmux import TUI, terminal

SOLO = [*TUI, "--bots", "greedy", "--pace", "0", "--seed", "3", "--name", "Ada"]
COLORS = re.compile(r"\x1b\[[0-9;:]*\b(?:3[0-7]|4[0-7]|38|48|9[0-7])\b")
"""Codes that colour the screen."""


def kept(home: Path) -> Path:
    """Return the one file of a game that is kept."""
    (path,) = (home / "cablecar" / "games").glob("*.json")
    return path


@pytest.mark.parametrize(("size", "later"), [((80, 24), (160, 50)), ((160, 50), (80, 24))], ids=str)
def test_a_whole_game_in_a_real_terminal(
    size: tuple[int, int], later: tuple[int, int], tmp_path: Path
) -> None:
    with terminal(SOLO, *size, tmp_path) as window:
        for _ in range(6):
            window.act()
        window.resize(*later)
        window.until(lambda text: ("GGB" in text) == (later[0] == 80))
        window.play_to_end()
        window.press("q")
        window.until(lambda _: not window.is_over)
        window.press("q")
        window.until(lambda text: "The game is saved in" in text)
    assert Game.replay(read(kept(tmp_path))).result is not None


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with terminal(SOLO, 80, 24, tmp_path) as window:
        window.until_mine()
        while len(read(kept(tmp_path))["moves"]) < 3:
            window.act()
        window.until_mine()
        os.kill(window.pid(), signal.SIGKILL)
    before = len(read(kept(tmp_path))["moves"])
    with terminal([*TUI, "--resume", str(kept(tmp_path)), "--pace", "0"], 80, 24, tmp_path) as window:
        window.until_mine()
        assert len(read(kept(tmp_path))["moves"]) == before
        while len(read(kept(tmp_path))["moves"]) == before:
            window.act()
        window.press("C-c")
        assert "The game is saved in" in window.until(lambda text: "cablecar tui --resume" in text)


def test_no_colours_where_none_are_wanted(tmp_path: Path) -> None:
    with terminal(SOLO, 80, 24, tmp_path, NO_COLOR="1") as window:
        window.until_mine()
        assert not any(COLORS.search(line) for line in window.lines("-e"))
        window.act()
    with terminal(SOLO, 80, 24, tmp_path) as window:
        window.until_mine()
        assert any(COLORS.search(line) for line in window.lines("-e"))


def test_without_a_terminal_it_says_what_to_do_instead() -> None:
    done = subprocess.run(TUI, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "This needs a terminal. In a pipe, play with: cablecar play --plain\n"


def test_a_table_is_made_from_the_terminal(server: RunningServer, tmp_path: Path) -> None:
    making = [*TUI, server.address, "--new", "--players", "3", "--bots", "random", "--name", "Ada"]
    with terminal(making, 80, 24, tmp_path) as window:
        begins = "The game begins when the last open seat is taken."
        text = window.until(lambda text: "1  Put Casual on an open seat" in text and begins in text)
        assert re.search(rf"Send your friends this link: {server.address}/t/\S+", text)
        window.press("1")
        window.until(lambda text: "1  Start the game" in text)
        window.press("Enter")
        window.until(lambda text: "Choose your first tickets" in text)
        window.press("C-c")
        window.until(lambda text: f"cablecar tui {server.address}/t/" in text.replace("\n", ""))
        assert "Send your friends this link" in window.text()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--new"], "cablecar tui http://host:8042 --new"),
        (["http://127.0.0.1:1"], "is a server, not a table; add --new to create one there."),
        (
            ["http://127.0.0.1:1", "--new", "--bots", "random,greedy"],
            "There is only a seat for 1 bot, not for 2.",
        ),
        (["http://127.0.0.1:1", "--new", "--resume"], "“--resume” is for a game of your own"),
    ],
)
def test_what_a_new_table_lacks_is_told(options: list[str], said: str, tmp_path: Path) -> None:
    with terminal([*TUI, *options], 80, 24, tmp_path) as window:
        window.until(lambda text: said in text.replace("\n", ""))
