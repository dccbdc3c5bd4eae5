"""Training the expert's nets and tuning the planners, as small as they go."""

import csv
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.main import get_command

from benchmarks import tune
from cablecar import CablecarError, Game, Player
from cablecar.bots import known_bots
from cablecar.bots.expert import NET_FILE, Expert, load_nets, shipped_nets
from cablecar.cli import app
from cablecar.engine.record import save
from cablecar.search.weights import WEIGHT_NAMES
from tests.support.paths import ROOT, TINY
from tests.support.terminal.commanding import run

FEW = 2000
ENOUGH = 20_000
"""Positions that are enough to learn something with every number of players."""


def trained(output: Path, seed: int, positions: int = FEW) -> str:
    """Train nets and return what is said."""
    return run("train", "--positions", positions, "--seed", seed, "-o", output)


def command_in(file: Any) -> str:
    """Return the command that a file of nets keeps."""
    with np.load(file) as kept:
        return str(kept["command"])


def test_the_same_command_trains_the_same_nets(tmp_path: Path) -> None:
    trained(tmp_path / "net.npz", 1)
    (tmp_path / "again").mkdir()
    trained(tmp_path / "again" / "net.npz", 1)
    trained(tmp_path / "other.npz", 2)
    first = (tmp_path / "net.npz").read_bytes()
    assert (tmp_path / "again" / "net.npz").read_bytes() == first
    assert (tmp_path / "other.npz").read_bytes() != first
    assert command_in(tmp_path / "net.npz") == f"cablecar train --positions {FEW} --seed 1 -o net.npz"


def test_nets_learn_to_be_less_surprised_than_a_guess(tmp_path: Path) -> None:
    said = trained(tmp_path / "net.npz", 1, ENOUGH)
    losses = re.findall(r"loss is (\d\.\d+) nats per position, a guess’s (\d\.\d+)", said)
    assert len(losses) == 3
    for loss, base in losses:
        assert float(loss) < float(base)


@pytest.fixture(scope="module")
def own_net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nets for the 2 and 3 players of a small board, with which the expert knows next to nothing."""
    file = tmp_path_factory.mktemp("nets") / "own net.npz"
    run("train", "--board", TINY, "--positions", FEW, "--seed", 1, "-o", file)
    return file


def test_nets_are_trained_on_a_board_of_ones_own(own_net: Path, tmp_path: Path) -> None:
    command = f"cablecar train --board tiny.toml --positions {FEW} --seed 1 -o 'own net.npz'"
    assert command_in(own_net) == command
    assert list(load_nets(own_net)) == [2, 3]
    trained(tmp_path / "other.npz", 1)
    assert (tmp_path / "other.npz").read_bytes() != own_net.read_bytes()


def test_the_expert_thinks_by_a_net_of_ones_own(own_net: Path) -> None:
    game = Game.new(2, seed=7, board=TINY)
    for seat in (0, 1):
        game.play(seat, game.legal_moves(seat)[0])
    observation = game.observe(game.waiting_for[0])
    bots = known_bots(net=own_net)
    for name, nets in (("expert", load_nets(own_net)), ("expert-shipped", shipped_nets())):
        kind = bots[name]
        assert issubclass(kind, Expert)
        assert kind()._buffers(game._table, observation).nets.tobytes() == nets[2].tobytes()


@pytest.mark.parametrize(
    "command",
    [
        ("match", "expert@20", "expert-shipped@20", "--blocks", 1),
        ("ladder", "expert@20", "expert-shipped@20", "--blocks", 1),
        ("simulate", "--bots", "expert@20,expert-shipped@20"),
    ],
    ids=lambda command: command[0],
)
def test_commands_take_a_net_of_ones_own(command: tuple[object, ...], own_net: Path) -> None:
    run(*command, "--board", TINY, "--net", own_net)


def test_a_net_for_fewer_players_is_refused_before_a_game(own_net: Path) -> None:
    said = run("match", "expert", "strong", "--players", 4, "--net", own_net, "--blocks", 1, status=1)
    assert said.strip() == (
        "The nets of “expert” weren’t trained for 4 players; train them on a board that seats that many."
    )


def test_a_net_for_fewer_players_is_refused_before_a_game_goes_on(own_net: Path, tmp_path: Path) -> None:
    players = [Player("Ada"), *(Player(f"Expert {number}", "bot:expert") for number in (1, 2, 3))]
    save(Game.new(players, seed=7), tmp_path / "four.json")
    said = run("play", "--plain", "--resume", tmp_path / "four.json", "--net", own_net, status=1)
    assert said.strip() == (
        "The nets of “expert” weren’t trained for 4 players; train them on a board that seats that many."
    )


def test_results_of_another_net_are_not_mixed(own_net: Path, tmp_path: Path) -> None:
    command = ("match", "expert@12", "random", "--board", TINY, "--blocks", 1, "--results", tmp_path / "r")
    run(*command, "--net", own_net)
    assert "they differ in nets." in run(*command, status=1)


@pytest.mark.parametrize("broken", ["empty", "text", "other arrays", "wrong shapes"])
def test_a_file_without_nets_is_refused(broken: str, own_net: Path, tmp_path: Path) -> None:
    file = tmp_path / "broken.npz"
    with np.load(own_net) as kept:
        arrays = dict(kept)
    if broken == "empty":
        file.write_bytes(b"")
    elif broken == "text":
        file.write_text("net")
    elif broken == "other arrays":
        np.savez(file, other=np.zeros(3))
    else:
        np.savez(file, **{**arrays, "hidden_bias_2": np.zeros(1)})
    with pytest.raises(CablecarError, match="holds no nets for the expert; make such a file with"):
        load_nets(file)


def test_a_file_that_can_not_be_written_is_refused_before_training(tmp_path: Path) -> None:
    for output in (tmp_path / "nowhere" / "net.npz", tmp_path):
        said = run("train", "--positions", 10**9, "-o", output, status=1)
        assert f"{output} can’t be written: " in said


def test_the_command_kept_with_the_shipped_nets_runs_as_it_stands() -> None:
    with files("cablecar.bots").joinpath(NET_FILE).open("rb") as file:
        program, name, *arguments = command_in(file).split()
    assert program == "cablecar"
    command = get_command(app).commands[name]  # type: ignore[attr-defined]
    values = command.make_context(name, arguments.copy()).params
    assert values == {"positions": 1_500_000, "seed": 1, "output": Path(NET_FILE), "board": None}
    guide = (ROOT / "docs" / "guide" / "bots.md").read_text("utf-8")
    assert f"$ {' '.join([program, name, *arguments])}\n" in guide


class Pool:
    """Works in this process."""

    def __init__(self, **_: object) -> None: ...

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None: ...

    def map(self, work: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
        return map(work, jobs)


def test_tuning_writes_weights_and_a_log_and_does_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {"GAMES": 8, "POPULATION": 8, "PARENTS": 2, "ProcessPoolExecutor": Pool}
    for name, value in small.items():
        monkeypatch.setattr(tune, name, value)
    short = [replace(tuning, generations=2) for tuning in tune.TUNINGS[:4]]
    monkeypatch.setattr(tune, "TUNINGS", short)
    written = []
    for number in range(2):
        log, target = tmp_path / f"{number}.csv", tmp_path / f"{number}.toml"
        tune.tune_all(log, target)
        written.append((log.read_bytes(), target.read_bytes()))
    assert written[0] == written[1]
    with (tmp_path / "0.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["generation"] for row in rows] == ["0", "1"] * 4
    weights = tomllib.loads((tmp_path / "0.toml").read_text())
    assert set(weights) == {"greedy", "rusher", "hoarder", "strong"}
    assert set(weights["strong"]["2"]) <= set(WEIGHT_NAMES)
    assert weights["strong"]["2"] != short[-1].start
