"""What `make play` costs on a fresh clone, before issue 18 and now: `make bench-first-start`."""

import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from benchmarks.machine import MISSED, provenance, publish_runs
from benchmarks.metered_shell import seconds

ROOT = Path(__file__).resolve().parent.parent
METER = Path(__file__).with_name("metered_shell.py")
RUNS = 3
"""How often each commit is started; the median counts."""
BEFORE, NOW = "2a19518", "HEAD"
"""The commit that issue 18 began with, and the one that is measured."""
PROMISED = 0.6
"""The share of what it cost before that it may cost now."""
LONGEST = 1800
"""Seconds that a start may take on a busy machine."""
STEPS = {
    "cloning": r"^git clone",
    "an environment for Python": r"-m venv",
    "packages of the game": r"-r requirements\.txt",
    "packages that build the kernel and the page": r"-r requirements-\w+\.txt",
    "the kernel": r"cablecar\.kernel",
    "installing the game and building its page": r"-e \.",
    "from `cablecar play` to the expert's first move": r"cablecar play",
    "make itself, and all else": r"",
}
"""What a start consists of, and how the recipes of each step look; the first that fits counts."""
UNSET = r"(PYTHON|MAKE|MFLAGS|NUMBA|CABLECAR|VIRTUAL_ENV|XDG|DISPLAY|WAYLAND|BROWSER)"
"""The variables of this process that a newcomer does not have."""
MOVED = r'^cablecar_bot_seconds_count\{bot="expert"\} [1-9]'
"""What the server's figures say once the expert has chosen a move."""

ABOUT = """\
`git clone` and `make play` with an empty home and empty caches, until the expert has moved in a game of two
that is made by the server's API: seconds of the processor (user and system) of all processes, medians, the
two commits in turns. What is downloaded comes from where this machine gets its packages. No browser opens."""

Costs = Counter[str]


# --- a start


def first_start(commit: str, folder: Path) -> Costs:
    """Clone a commit, play, and return the processor time of each step."""
    with tempfile.TemporaryDirectory(dir=folder) as name:
        home = Path(name)
        clone, log, shell = home / "clone", home / "log", home / "shell"
        costs = Costs({"cloning": _clone(commit, clone)})
        shell.write_text(f'#!/bin/sh\nexec {sys.executable} -IS {METER} {log} "$@"\n')
        shell.chmod(0o755)
        begun = seconds(resource.RUSAGE_CHILDREN)
        _play(clone, shell, _newcomer(home))
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        costs.update(_by_step(lines, seconds(resource.RUSAGE_CHILDREN) - begun))
        return costs


def _clone(commit: str, clone: Path) -> float:
    begun = seconds(resource.RUSAGE_CHILDREN)
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, clone], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=clone, check=True)
    return seconds(resource.RUSAGE_CHILDREN) - begun


def _newcomer(home: Path) -> dict[str, str]:
    """Return the environment of somebody who has nothing yet, but gets packages from the same places."""
    kept = {name: value for name, value in os.environ.items() if not re.match(UNSET, name)}
    return {**kept, "HOME": str(home), "npm_config_cache": f"{home}/npm", "PIP_CACHE_DIR": f"{home}/pip"}


def _play(clone: Path, shell: Path, environment: dict[str, str]) -> None:
    """Run `make play` until the expert has moved."""
    command = ["make", f"SHELL={shell}", f"PYTHON={_python()}", "play"]
    with subprocess.Popen(
        command, cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            _until_moved(_address(process))
        finally:
            os.killpg(process.pid, signal.SIGINT)


def _python() -> str:
    """Return the Python that this environment was made with."""
    return str(Path(sys.base_prefix, "bin", "python3"))


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+\d", line):
            return found[0]
    raise SystemExit("make play ended before it told an address")


def _until_moved(address: str) -> None:
    """Make a game against the expert, and wait for its first move."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "expert"}]
    with httpx.Client(base_url=address, timeout=60) as http:
        made = http.post("/api/tables", json={"seats": seats, "pace": 0}).raise_for_status().json()
        start = f"/api/tables/{made['table']['id']}/start"
        http.post(start, headers={"x-host-secret": made["host_secret"]}).raise_for_status()
        end = time.monotonic() + LONGEST
        while not re.search(MOVED, http.get("/metrics").text, re.MULTILINE):
            if time.monotonic() > end:
                raise SystemExit("the expert does not move")
            time.sleep(0.2)


def _by_step(lines: list[dict[str, Any]], total: float) -> Costs:
    """Return what the recipes of each step cost, without those inside them and what metering them took."""
    own = {line["shell"]: line["seconds"] for line in lines}
    for line in lines:
        total -= line["metering"]
        if line["parent"] in own:
            own[line["parent"]] -= line["seconds"] + line["metering"]
    costs = Costs()
    for line in lines:
        costs[_step(line["recipe"])] += own[line["shell"]]
    costs["make itself, and all else"] += total - sum(own.values())
    return costs


def _step(recipe: str) -> str:
    return next(step for step, pattern in STEPS.items() if re.search(pattern, recipe))


# --- the page


def report(runs: int, folder: Path, command: str) -> str:
    """Start both commits so often, in turns, and return the page."""
    found: dict[str, list[Costs]] = {BEFORE: [], NOW: []}
    for run in range(runs):
        for commit, costs in found.items():
            costs.append(first_start(commit, folder))
            print(f"Run {run + 1}, {commit}: {costs[-1].total():.1f} s", file=sys.stderr, flush=True)
    before, now = ([float(costs.total()) for costs in found[commit]] for commit in (BEFORE, NOW))
    ratio = median(now) / median(before)
    verdict = "kept" if ratio <= PROMISED else MISSED
    return "\n".join(
        [
            "# What the first start costs",
            "",
            provenance(command),
            "",
            ABOUT,
            "",
            f"| step | {BEFORE} | now |",
            "|---|---|---|",
            *(_row(step, found) for step in STEPS),
            f"| **all** | **{median(before):.1f}** | **{median(now):.1f}** |",
            f"| runs | {_each(before)} | {_each(now)} |",
            "",
            f"Now it is {ratio:.2f} of what it was: at most {PROMISED} is promised, {verdict}.",
            "",
        ]
    )


def _row(step: str, found: dict[str, list[Costs]]) -> str:
    cells = (f"{median(costs[step] for costs in found[commit]):.1f}" for commit in (BEFORE, NOW))
    return f"| {step} | {' | '.join(cells)} |"


def _each(totals: list[float]) -> str:
    return ", ".join(f"{total:.1f}" for total in totals)


if __name__ == "__main__":
    publish_runs(__doc__, RUNS, report)
