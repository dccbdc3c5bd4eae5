"""The ways in which compiled functions run, each as a process of its own, and where they differ."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path

from benchmarks.wasm import WASM, node_command
from cablecar.kernel.decorators import JIT, LIBRARY, PLAIN, VARIABLE
from tests.support.kernel import kernel_player
from tests.support.paths import ROOT

WAYS = (LIBRARY, JIT, WASM, PLAIN)
IN_NODE = Path(__file__).with_name("kernel_wasm.mjs")


def play(way: str, batch: Path) -> list[str]:
    """Return the lines of digests that a way gives for a batch of games."""
    if way == WASM:
        return _run([*node_command(IN_NODE, batch.with_suffix(".layout")), str(batch)])
    return _run([sys.executable, "-m", kernel_player.__name__, str(batch)], **{VARIABLE: way})


def _run(command: list[str], **variables: str) -> list[str]:
    """Run a command in the project's folder and return what it prints."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    return done.stdout.splitlines()


def differences(played: Mapping[str, Sequence[str]]) -> list[str]:
    """Return for each way and game that differs from the first way what does: the words of its line."""
    (first, wanted), *others = played.items()
    return [
        f"{way} differs from {first}: {_told(ours, theirs)}"
        for way, lines in others
        for ours, theirs in zip_longest(wanted, lines, fillvalue="")
        if ours != theirs
    ]


def _told(ours: str, theirs: str) -> str:
    """Return the name of a game and the names of the digests that differ."""
    name, found = (ours or theirs).partition(" moves=")[0], set(theirs.split())
    return f"{name}: {', '.join(word[:24] for word in ours.split() if word not in found) or 'not played'}"
