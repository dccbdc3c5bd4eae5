"""The command `cablecar serve`, as a user runs it, and the example client against it."""

import re
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest

from cablecar import __version__
from tests.support.paths import ROOT
from tests.support.terminal.commanding import run
from tests.support.terminal.running import running

COMMAND = [sys.executable, "-m", "cablecar", "serve"]
LISTENING, LOOPBACK = "0A", "0100007F"
"""How the system writes that a socket listens, and 127.0.0.1."""


def serve(data: Path, *options: str) -> AbstractContextManager[tuple[subprocess.Popen[str], str]]:
    """Run the command and yield its process and address; Ctrl-C ends it."""
    return running([*COMMAND, "--port", "0", "--data", str(data), *options])


def refusal(*options: object) -> str:
    """Return the sentence that the command ends with."""
    said = run("serve", *options, status=1)
    assert said.count("\n") == 1, said
    return said


def test_the_example_client_plays_a_whole_game(tmp_path: Path) -> None:
    client = ROOT / "docs" / "examples" / "client.py"
    assert len(client.read_text("utf-8").splitlines()) <= 60
    with serve(tmp_path) as (process, address):
        played = subprocess.run(
            [sys.executable, str(client), address], capture_output=True, text=True, timeout=200
        )
    assert played.returncode == 0, played.stderr
    assert "game_ended" in played.stdout
    assert re.search(r"Totals in the order of turns: \[-?\d+, -?\d+\]", played.stdout)
    assert process.returncode == 0


def test_a_database_in_use_and_a_taken_port_are_told_in_a_sentence(tmp_path: Path) -> None:
    with serve(tmp_path) as (_, address):
        assert httpx.get(f"{address}/healthz").json()["status"] == "ok"
        again = refusal("--port", 0, "--data", tmp_path)
        taken = refusal("--port", address.rpartition(":")[2], "--data", tmp_path / "other")
    assert again.startswith("Another server is using the database")
    assert taken.startswith("Can’t listen on 127.0.0.1")


def test_a_wrong_database_is_told_in_a_sentence() -> None:
    assert refusal("--db", "nonsense", "--port", 0) == (
        "This isn’t a database address: write sqlite:///FILE or postgresql://USER@HOST/NAME after --db.\n"
    )


def test_options_that_do_not_fit_are_told_in_a_sentence(tmp_path: Path) -> None:
    both = refusal("--db", f"sqlite:///{tmp_path}/x.sqlite", "--data", tmp_path)
    assert both == "Give the database with --db or its folder with --data, not both.\n"
    assert refusal("--trusted-proxy", "foo", "--data", tmp_path).startswith("foo isn’t a proxy address")
    assert refusal("--public-name", "a.org:80", "--data", tmp_path).startswith("a.org:80 isn’t a name")


def test_a_host_that_is_not_ours_is_told_in_a_sentence(tmp_path: Path) -> None:
    assert refusal("--host", "192.0.2.1", "--data", tmp_path).startswith("Can’t listen on 192.0.2.1")


def listening(port: int) -> set[str]:
    """Return at which addresses this machine listens on a port, as the system writes them."""
    lines = [
        line.split() for table in Path("/proc/net").glob("tcp*") for line in table.read_text().splitlines()
    ]
    places = [line[1].split(":") for line in lines if line[3] == LISTENING]
    return {host for host, heard in places if int(heard, 16) == port}


def test_it_listens_on_this_machine_only_unless_told_otherwise(tmp_path: Path) -> None:
    with serve(tmp_path) as (_, address):
        assert address.startswith("http://127.0.0.1:")
        assert listening(int(address.rpartition(":")[2])) == {LOOPBACK}


@pytest.mark.parametrize(
    ("options", "days"), [((), 365), (("--keep-finished", "30"), 30), (("--keep-finished", "0"), None)]
)
def test_the_host_decides_how_long_finished_games_are_kept(
    tmp_path: Path, options: tuple[str, ...], days: int | None
) -> None:
    with serve(tmp_path, *options) as (_, address):
        told = httpx.get(f"{address}/api/server").json()
    assert told == {"version": __version__, "finished_games_kept_days": days, "network_address": None}
