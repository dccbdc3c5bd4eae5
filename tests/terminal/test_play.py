"""The command `cablecar play`: a server of one's own, and its page in the browser."""

import json
import os
import signal
import socket
import sys
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import patch

import httpx
import pytest

from cablecar.server.page.document import DISPLAY_FACE, TEXT_FACE
from tests.support.terminal.commanding import run
from tests.support.terminal.running import running

PLAY = [sys.executable, "-m", "cablecar", "play"]
NO_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Variables of a user without games or screen, who has a page, and a port of last time."""
    (tmp_path / "page").mkdir()
    (tmp_path / "cablecar").mkdir()
    with socket.create_server(("127.0.0.1", 0)) as free:
        (tmp_path / "cablecar" / "address").write_text(f"http://127.0.0.1:{free.getsockname()[1]}")
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    (tmp_path / "page" / "first.js").write_text("")
    (tmp_path / "page" / "worker.js").write_text("")
    (tmp_path / "page" / "title.svg").write_text("<svg></svg>")
    built = {
        "src/first-paint.ts": "first.js",
        "src/service-worker.ts": "worker.js",
        TEXT_FACE: "text.woff2",
        DISPLAY_FACE: "display.woff2",
    }
    manifest = {source: {"file": file} for source, file in built.items()}
    (tmp_path / "page" / "manifest.json").write_text(json.dumps(manifest))
    return {"XDG_DATA_HOME": str(tmp_path), "CABLECAR_PAGE": str(tmp_path / "page"), **NO_SCREEN}


def play(home: dict[str, str], *options: str, status: int = 0) -> str:
    """Run the command where it ends at once, and return what it prints."""
    with patch.dict(os.environ, home):
        return run("play", *options, status=status)


def test_it_tells_one_address_however_often_it_is_started(home: dict[str, str], tmp_path: Path) -> None:
    with running(PLAY, **home) as (process, address):
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(address).text == "<!doctype html>"
        assert play(home) == f"Cable Car is already running: play at {address} in your browser.\n"
        assert process.stdout is not None
        assert process.stderr is not None
        process.send_signal(signal.SIGINT)
        assert process.stdout.read().splitlines()[-1] == "Stopped. All games resume at the next start."
        assert (process.wait(60), process.stderr.read()) == (0, "")
    assert '"path": "/"' in (tmp_path / "cablecar" / "server.log").read_text()
    with running(PLAY, **home) as (_, later):
        assert later == address  # the browser keeps what was chosen for this address only


def test_it_finds_a_server_that_was_started_otherwise(home: dict[str, str], tmp_path: Path) -> None:
    with running([*PLAY[:-1], "serve", "--port", "0"], **home) as (_, address):
        assert address in play(home)


def test_it_takes_another_port_where_the_one_of_last_time_is_taken(
    home: dict[str, str], tmp_path: Path
) -> None:
    last = (tmp_path / "cablecar" / "address").read_text()
    with (
        socket.create_server(("127.0.0.1", int(last.rpartition(":")[2]))),
        running(PLAY, **home) as (_, address),
    ):
        assert address != last
        assert httpx.get(f"{address}/healthz").json()["status"] == "ok"


def test_it_opens_the_page_where_there_is_a_browser(home: dict[str, str], tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >>{opened}\n')
    script.chmod(0o755)
    with running(PLAY, **{**home, "BROWSER": f"{script} %s"}) as (_, address):
        end = monotonic() + 30
        while not opened.exists() and monotonic() < end:
            sleep(0.05)
    assert opened.read_text() == f"{address}\n"


def test_what_belongs_to_the_terminal_is_refused_without_it(home: dict[str, str]) -> None:
    said = play(home, "--bots", "expert", status=1)
    assert said == "“--bots” is for the game in the terminal: add --plain, or leave it out.\n"


def test_a_page_that_is_not_built_is_told_in_a_sentence(home: dict[str, str], tmp_path: Path) -> None:
    said = play({**home, "CABLECAR_PAGE": str(tmp_path / "nowhere")}, status=1)
    assert said == "The page hasn’t been built: run “make play”.\n"
