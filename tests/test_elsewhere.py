"""Cable Car on systems that lack what Linux has: the fallbacks run, in processes without those parts."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cablecar.engine.game import Game
from cablecar.engine.record import read
from cablecar.terminal.keys import _on_windows
from tests.support.server.serving import make_table, sitting, start
from tests.support.terminal.commanding import run
from tests.support.terminal.running import running

ELSEWHERE = Path(__file__).parent / "elsewhere"
COMMAND = [sys.executable, "-m", "cablecar"]
SYSTEMS = ["darwin", "win32"]
PATIENCE = 100.0


def variables(system: str, home: Path) -> dict[str, str]:
    """Return the environment of a process on another system; files opened with unknown encodings show."""
    return {
        "PYTHONPATH": str(ELSEWHERE),
        "CABLECAR_SYSTEM": system,
        "XDG_DATA_HOME": str(home),
        "PYTHONWARNDEFAULTENCODING": "1",
    }


def careless(said: str) -> list[str]:
    """Return the warnings about our own files: Windows would not read and write them as UTF-8."""
    return [line for line in said.splitlines() if "EncodingWarning" in line and "/cablecar/" in line]


def told(system: str, home: Path, *arguments: str, answers: str = "") -> str:
    """Run a command on another system and return what it prints."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        env={**os.environ, **variables(system, home)},
        input=answers,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert careless(done.stderr) == []
    return done.stdout


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_game_with_bots_is_served_and_nobody_else_gets_its_database(system: str, tmp_path: Path) -> None:
    here = variables(system, tmp_path)
    with running([*COMMAND, "serve", "--port", "0"], **here) as (process, address):
        with httpx.Client(base_url=address, timeout=PATIENCE) as http:
            made = make_table(http, "bot:greedy", "bot:rusher")
            start(http, made)
        with sitting(address, made.table) as spectator:
            spectator.hear_until(lambda heard: heard["type"] == "game" and heard["view"]["result"])
        again = subprocess.run(
            [*COMMAND, "serve", "--port", "0"], env={**os.environ, **here}, capture_output=True, text=True
        )
        assert again.stderr.splitlines()[-1].startswith("Another server is using the database")
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        said = process.stderr.read()
    assert process.returncode == 0
    assert "bot_replaced" not in said
    assert careless(said) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_game_is_played_in_lines_and_watched(system: str, tmp_path: Path) -> None:
    told(system, tmp_path, "play", "--plain", "--bots", "greedy", "--seed", "5", answers="1\n1\n1\nquit\n")
    (path,) = (tmp_path / "cablecar" / "games").iterdir()
    assert Game.replay(read(path)).moves
    assert "The game was left unfinished here." in told(system, tmp_path, "watch", str(path))


WORKERS = """
from cablecar.arena import workers
from cablecar.cli import main
if __name__ == "__main__":
    workers.WORTH_STARTING = 0.0
    main()
"""
"""Lets a match start its workers at once, however short it is."""


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_match_is_played_by_workers(system: str, tmp_path: Path) -> None:
    script = tmp_path / "match.py"
    script.write_text(WORKERS)
    command = [sys.executable, str(script), "match", "greedy", "random", "--blocks", "6", "--json"]
    done = subprocess.run(
        command,
        env={**os.environ, **variables(system, tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert careless(done.stderr) == []
    assert done.stdout == run("match", "greedy", "random", "--blocks", "6", "--json")


PILOT = """
from pathlib import Path
from sys import argv
from tests.support.terminal.tui_pilot import Player, play

async def game(player: Player) -> None:
    for _ in range(4):
        await player.until(lambda: player.table.moves)
        await player.act()

play(Path(argv[1]), game)
"""
"""Plays some moves on the whole terminal; the driver for a real one is Textual's own on every system."""


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_whole_terminal_needs_nothing_of_linux(system: str, tmp_path: Path) -> None:
    here = variables(system, tmp_path)
    here["PYTHONPATH"] += f"{os.pathsep}{Path(__file__).parents[1]}"
    here["TEXTUAL_DRIVER"] = "textual.drivers.headless_driver:HeadlessDriver"
    done = subprocess.run(
        [sys.executable, "-c", PILOT, str(tmp_path)],
        env={**os.environ, **here},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert careless(done.stderr) == []
    assert len(read(tmp_path / "game.json")["moves"]) >= 4


class Keyboard:
    """A Windows console in which keys were pressed."""

    def __init__(self, pressed: str) -> None:
        self._keys: Iterator[str] = iter(pressed)
        self._left = len(pressed)

    def kbhit(self) -> bool:
        """Return True if a key waits."""
        return self._left > 0

    def getwch(self) -> str:
        """Return the next key, or half of one that has no letter."""
        self._left -= 1
        return next(self._keys)


def test_keys_of_a_windows_console_are_heard() -> None:
    async def hear() -> list[str]:
        heard: asyncio.Queue[str] = asyncio.Queue()
        with _on_windows(heard.put_nowait, Keyboard("Q\xe0M\0K\xe0G+")):
            return [await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(5)]

    assert asyncio.run(hear()) == ["q", "right", "left", "home", "+"]


def test_user_data_of_windows_go_where_they_belong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cablecar.common.files import data_folder

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert data_folder() == tmp_path / "cablecar"
