"""What Lighthouse says of the page on a phone, from a server and from a web host: `make bench-lighthouse`."""

import json
import os
import subprocess
from math import inf, isfinite
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.parse import quote

from benchmarks.load import kept_or_missed
from benchmarks.machine import BUILD, provenance, publish_runs
from cablecar.engine.view import Phase
from cablecar.server.page.site import write_site
from hatch_build import npm
from tests.support.browser.browser import CHROMIUM
from tests.support.browser.hosting import WebHost, nginx
from tests.support.browser.states import play_until, stands
from tests.support.server.serving import RunningServer, serving

ROOT = Path(__file__).resolve().parent.parent

RUNS = 5
"""How often each page is looked at; the median counts."""
PACKAGE = "lighthouse@12.8.2"
TOOLS = BUILD / "lighthouse"
FLAGS = "--headless --no-sandbox --disable-gpu"


class Promise(NamedTuple):
    """A figure, where a report has it, and what is promised of it."""

    name: str
    path: tuple[str, ...]
    unit: str
    least: float = 0.0
    most: float = inf

    def of(self, report: dict[str, Any]) -> float:
        """Return the figure of a report."""
        found: Any = report
        for step in self.path:
            found = found[step]
        return float(found)

    def told(self) -> str:
        """Return the promise in words."""
        if self.least:
            return f"≥ {self.least:g}{self.unit}"
        return f"≤ {self.most:g}{self.unit}" if isfinite(self.most) else ""


SOLO = {
    "id": "0123456789abcdef",
    "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "expert"}],
    "board": "san-francisco-2",
    "pace": 1.5,
}
"""A table of the browser's own."""
SCORES = ("accessibility", "best-practices", "performance")
PROMISES = (
    Promise("accessibility", ("categories", "accessibility", "score"), "", least=1),
    Promise("best practices", ("categories", "best-practices", "score"), "", least=1),
    Promise("performance", ("categories", "performance", "score"), "", least=0.95),
    Promise("largest paint", ("audits", "largest-contentful-paint", "numericValue"), " ms", most=1500),
    Promise("layout shift", ("audits", "cumulative-layout-shift", "numericValue"), "", most=0.02),
    Promise("blocking time", ("audits", "total-blocking-time", "numericValue"), " ms"),
)
ABOUT = (
    f"{PACKAGE} with its mobile settings (a slow phone and a slow network, simulated) against `cablecar "
    f"serve`, and against what `cablecar site` writes behind nginx with `gzip_static`; the median of {RUNS} "
    "runs, lowest to highest beside it. The server's table is one in the middle of a game, seen by a "
    "spectator, its replay a finished game by its link. The web host's table is a new game against the "
    "expert, which the browser itself plays; its replay is the page that takes a game file."
)


def install() -> Path:
    """Install Lighthouse, once, and return how it is called."""
    program = TOOLS / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        print(f"Installing {PACKAGE} (a minute or so) …", flush=True)
        TOOLS.mkdir(parents=True, exist_ok=True)
        subprocess.run([*npm(), "install", "--silent", "--no-save", PACKAGE], cwd=TOOLS, check=True)
    return program


def look(program: Path, address: str, report: Path) -> dict[str, Any]:
    """Look at an address once, and return what Lighthouse says of it."""
    command = [str(program), address, "--quiet", f"--chrome-flags={FLAGS}"]
    command += [f"--only-categories={','.join(SCORES)}", "--output=json", f"--output-path={report}"]
    subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": CHROMIUM})
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def pages(server: RunningServer) -> dict[str, str]:
    """Return the addresses of a server that are looked at."""
    table = table_of(server)
    paths = {"start": "/", "table": f"/t/{table}", "replay": replay_of(server)}
    return {name: server.address + path for name, path in paths.items()}


def host_pages(host: WebHost) -> dict[str, str]:
    """Return the addresses of a web host that are looked at."""
    paths = {"start": "/", "table": f"/play/#new={quote(json.dumps(SOLO))}", "replay": "/replay/"}
    return {f"{name}, web host": host.address + path for name, path in paths.items()}


def table_of(server: RunningServer) -> str:
    """Return a table in the middle of a game of two players."""
    with server.http() as http:
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Bob")]
        table = str(http.post("/api/tables", json={"seats": seats}).json()["table"]["id"])
        http.post(f"/api/tables/{table}/start").raise_for_status()
    play_until(server, table, stands(Phase.TURN, after=30))
    return table


def replay_of(server: RunningServer) -> str:
    """Return the link to a finished game."""
    table = server.registry.tables[table_of(server)]
    play_until(server, table.id, lambda game: game.result is not None)
    assert table.live is not None
    secrets = {owner_hash for owner_hash in table.live.owner_hashes if owner_hash}
    return f"/replay/{server.run(server.registry.share(table, table.live.id, secrets))}"


def measure(runs: int, folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Return what Lighthouse says of each page."""
    program = install()
    reports: dict[str, list[dict[str, Any]]] = {}
    site, work = folder / "site", folder / "nginx"
    write_site(site)
    work.mkdir()
    with serving(folder) as server, nginx(site, work) as host:
        for name, address in {**pages(server), **host_pages(host)}.items():
            for number in range(runs):
                print(f"{name}, {number + 1} of {runs} …", flush=True)
                report = TOOLS / f"{name}-{number + 1}.json"
                reports.setdefault(name, []).append(look(program, address, report))
    return reports


def shown(figures: list[float]) -> tuple[float, float, float]:
    """Return the lowest figure, the median and the highest."""
    return figures[0], median(figures), figures[-1]


def row(promise: Promise, reports: dict[str, list[dict[str, Any]]]) -> str:
    """Return a figure of all pages as a line of a table."""
    cells = []
    for found in reports.values():
        figures = sorted(map(promise.of, found))
        low, half, high = (f"{figure:,.{2 - 2 * bool(promise.unit)}f}" for figure in shown(figures))
        spread = f" ({low} to {high})" if low != high else ""
        kept = promise.least <= median(figures) <= promise.most
        cells.append(kept_or_missed(f"{half}{promise.unit}{spread}", kept))
    return f"| {promise.name} | {' | '.join(cells)} | {promise.told()} |"


def page(reports: dict[str, list[dict[str, Any]]], command: str) -> str:
    """Return the figures as a page."""
    lines = ["# What Lighthouse says of the page", "", provenance(command), "", ABOUT, ""]
    lines += [f"| figure | {' | '.join(reports)} | promised |", "|---" * (len(reports) + 2) + "|"]
    return "\n".join([*lines, *(row(promise, reports) for promise in PROMISES)]) + "\n"


if __name__ == "__main__":
    publish_runs(__doc__ or "", RUNS, lambda runs, folder, command: page(measure(runs, folder), command))
