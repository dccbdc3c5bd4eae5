"""The long proof of the server: kills, secrecy, hostile messages, crowds, floods, outages and clocks.

`python -m tests.proofs.server` runs all parts and writes docs/reports/proof-server.md. A part that was proved
with the same program by the same proof is not run again, so that a stopped run goes on where it stopped. A
part alone is `python -m tests.proofs.server kill`, all others `--but kill`; whichever run proves the last
part writes the page.
"""

import argparse
import ast
import hashlib
import inspect
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from types import ModuleType

from benchmarks.machine import commit, processor
from tests.proofs.resumable import resumable
from tests.proofs.server import broken as server_broken
from tests.proofs.server import clock as server_clock
from tests.proofs.server import cookies as server_cookies
from tests.proofs.server import costs as server_costs
from tests.proofs.server import crowds as server_crowds
from tests.proofs.server import floods as server_floods
from tests.proofs.server import fuzz as server_fuzz
from tests.proofs.server import kill as server_kill
from tests.proofs.server import outage as server_outage
from tests.proofs.server import secrecy as server_secrecy
from tests.proofs.server import start as server_start
from tests.support.paths import ROOT

Rows = list[tuple[str, str]]


def kill(scale: float) -> Rows:
    """Kill the server again and again while tables play."""
    with tempfile.TemporaryDirectory(prefix="cablecar-kill-") as folder:
        figures, _ = server_kill.prove_kills(Path(folder), round(200 * scale), max(2, round(20 * scale)))
    return [
        ("kills (SIGKILL) at random moments", f"{figures.kills:,}"),
        ("of them while the server was starting", f"{figures.kills_while_starting:,}"),
        ("tables", f"{figures.tables:,}"),
        ("games played to the end, rematches among them, every record verified", f"{figures.games:,}"),
        ("entries in the store", f"{figures.moves:,}"),
        ("messages acknowledged, every one of them in the store", f"{figures.acknowledged:,}"),
        ("messages sent again after a kill", f"{figures.sent_again:,}"),
        ("of them on disk already, and played once all the same", f"{figures.kept_unheard:,}"),
        *((f"requests: {act}", f"{count:,}") for act, count in sorted(figures.acts.items())),
        ("requests that the server died over, sent again", f"{figures.asked_again:,}"),
        ("of them known to have been done, and done once all the same", f"{figures.done_unheard:,}"),
        ("acknowledged and lost, or played twice; games that wait for a seat that nobody holds", "0"),
        ("seconds", f"{figures.seconds:,.0f}"),
    ]


def secrecy(scale: float) -> Rows:
    """Compare what is sent in a game and in its twins."""
    return server_secrecy.prove_secrecy(round(300 * scale)).lines()


def fuzz(scale: float) -> Rows:
    """Send what nobody should send."""
    fuzzed = server_fuzz.prove(round(100_000 * scale), max(2, round(50 * scale)))
    sockets, described = fuzzed.sockets, fuzzed.described
    return [
        ("hostile messages on sockets", f"{sockets.messages:,}"),
        ("kinds of them", f"{len(sockets.kinds):,}"),
        ("different answers to them", f"{len(sockets.answers):,}"),
        ("attackers' sockets closed for size or letters", f"{sockets.closed:,}"),
        ("moves and lines of witnesses meanwhile, all acknowledged", f"{sockets.beats:,}"),
        ("the slowest of them, seconds", f"{sockets.slowest_beat:.2f}"),
        ("games that witnesses finished", f"{sockets.games:,}"),
        ("requests by schemathesis", f"{described.requests:,}"),
        ("operations of the OpenAPI document, all granted at least once", f"{described.operations:,}"),
        ("hostile requests by hand", f"{sum(fuzzed.statuses.values()):,}"),
        ("answers of status 500, changes of state, dead sockets of others", "0"),
        ("seconds", f"{sockets.seconds + described.seconds:,.0f}"),
    ]


def crowds(scale: float) -> Rows:
    """Let one address have many tables."""
    with tempfile.TemporaryDirectory(prefix="cablecar-crowds-") as folder:
        paths = Path(folder, "bots"), Path(folder, "lobby")
        for path in paths:
            path.mkdir()
        figures = server_crowds.prove_bots(paths[0], round(500 * scale), round(60 * scale), 20)
        listed = server_crowds.prove_lobby(paths[1], 100)
    others = (
        f"tables of {server_crowds.HONEST} others that are listed though one address tries to fill the lobby"
    )
    return [*server_crowds.lines(figures), (others, f"{listed}")]


def floods(scale: float) -> Rows:
    """Flood sockets with frames while others play."""
    found = server_floods.prove(scale)
    server_floods.check_bounds(found)
    server_floods.check_times(found)
    return server_floods.rows(found)


def costs(scale: float) -> Rows:
    """Measure what each request and message costs."""
    found = server_costs.prove(scale)
    server_costs.check(found)
    return server_costs.rows(found)


def cookies(scale: float) -> Rows:
    """Hold many tables in one browser."""
    kept = server_cookies.prove(max(2, round(server_cookies.TABLES * scale)))
    server_cookies.check(kept)
    return server_cookies.rows(kept)


def outage(scale: float) -> Rows:
    """Make the store unavailable for a while."""
    found = server_outage.prove_all(scale)
    lines = [
        (
            f"{one.name} for {one.seconds:,.0f} s: seconds until all {one.tables} tables had gone on",
            f"{one.slowest_bots:.1f} (bots), {one.slowest_clocks:.1f} (clocks)",
        )
        for series in found
        for one in series.outages
    ]
    every = [one for series in found for one in series.outages]
    return [
        *lines,
        ("slowest answer about health, seconds", f"{max(one.slowest_answer for one in every):.1f}"),
        ("well again after an outage, seconds at the most", f"{max(one.well_after for one in every):.1f}"),
        ("moves of witnesses that were acknowledged", f"{sum(one.acknowledged for one in found):,}"),
        ("of them not in the store; tables that did not go on", "0"),
    ]


def broken(scale: float) -> Rows:
    """Take the store's files away."""
    cases = [server_broken.prove_case(name, 10 * scale) for name in server_broken.DAMAGES]
    return [
        *((f"{case.name}: seconds until /healthz answered 503", f"{case.noticed:.1f}") for case in cases),
        (
            "moves acknowledged before it happened, or after it was over",
            f"{sum(c.acknowledged for c in cases)}",
        ),
        ("acknowledged and not kept", "0"),
    ]


def start(scale: float) -> Rows:
    """Start a server on thousands of running games."""
    found = server_start.prove_start(round(5000 * scale))
    if scale == 1:
        assert found.first_answer < server_start.FIRST_SECONDS, f"first answer after {found.first_answer} s"
    return [
        ("running games, a third of which wait for a bot, a third with a clock", f"{found.games:,}"),
        ("entries in the store", f"{found.entries:,}"),
        ("seconds to the first answer", f"{found.first_answer:.1f}"),
        ("seconds from then to a table that somebody asks for", f"{found.first_table:.1f}"),
        (f"seconds until all {found.bots:,} games that wait for a bot had gone on", f"{found.all_on:,.0f}"),
    ]


def clock(scale: float) -> Rows:
    """Start servers whose clock is wrong."""
    starts = [server_clock.prove_start(ahead, max(2, round(10 * scale))) for ahead in server_clock.SHIFTS]
    return [
        (
            f"clock {abs(one.ahead) / 3600:.0f} h {'ahead' if one.ahead > 0 else 'behind'} at a start: "
            f"seconds until all {one.tables} tables had gone on",
            f"{one.slowest_bots:.1f} (bots), {one.slowest_clocks:.1f} (clocks)",
        )
        for one in starts
    ]


PARTS: dict[str, tuple[str, Callable[[float], Rows], ModuleType]] = {
    "kill": ("Nothing acknowledged is lost, nothing is played twice", kill, server_kill),
    "secrecy": ("No seat and no spectator is sent what it may not know", secrecy, server_secrecy),
    "fuzz": ("Nothing hostile changes anything", fuzz, server_fuzz),
    "crowds": ("One address with many tables holds nobody up", crowds, server_crowds),
    "floods": ("A flood from one address holds nobody up", floods, server_floods),
    "costs": ("No address takes more than a quarter of a core with one kind of request", costs, server_costs),
    "cookies": ("A browser keeps its seats at 130 tables", cookies, server_cookies),
    "outage": ("Games go on after an outage of the store", outage, server_outage),
    "broken": ("A server without its store says so, and acknowledges nothing", broken, server_broken),
    "start": ("A server with thousands of games answers at once", start, server_start),
    "clock": ("Games go on whatever the clock says", clock, server_clock),
}
"""What each part proves, how, and the module that does it."""

ABOUT = {
    "kill": (
        "The real `cablecar serve` on SQLite with its bots' processes is killed and started again on "
        "the same file while tables play, with undo, chat and rematches, while seats are given to bots "
        "and taken back, moved to other devices, left and closed. Clients write down what was "
        "acknowledged and all that they heard, reconnect, and send again what was not answered. At "
        "the end the store is compared with that; after each kill no game in it may wait for a seat "
        "that neither a person nor a bot can play."
    ),
    "secrecy": (
        "Each game is played again as a twin in which everything that the watched seat has not been "
        "shown lies elsewhere. All that its socket and its HTTP answers carry is compared byte by "
        "byte, ids masked, up to the first step that shows an exchanged card or ticket; which step "
        "that is follows from tracking each card."
    ),
    "fuzz": (
        "Messages with wrong types, huge, binary, out of turn, with others' ids, replayed, in odd "
        "letters; while they come, witnesses at the same and another table play on. The state must "
        "change by what is allowed only."
    ),
    "crowds": (
        "A person plays against the expert, which thinks for a second, while another address has hundreds "
        "of tables of experts: nobody watches them, or it watches some, or it holds seats that bots play. "
        "In a public lobby 20 people wait for company while one address makes 100 public tables."
    ),
    "floods": (
        "A flooder without any secret sends pings, pongs, fragments and tiny messages on its sockets, 1 MB a "
        "second on each, reads nothing, and comes back as soon as it is cut off, while players at other "
        "addresses play. In the control the same flooder floods a port that only takes what it gets. The "
        "slowest percent of moves may take three times as long as in the control at most, and the "
        "server's memory must not grow."
    ),
    "costs": (
        "Every operation of the OpenAPI document and every message of a socket is sent in an expensive "
        "variant to the real server, at tables that 60 sockets watch, and each time from another address. "
        "The processor time of one, times how often one address may send it in the long run, is what one "
        "address can take: 0.25 cores at most."
    ),
    "cookies": (
        "One Chromium makes the tables and then asks at each of them what it holds: browsers keep "
        "only some 150 cookies of a server."
    ),
    "outage": (
        "Real servers on SQLite and PostgreSQL, with tables that nobody watches where only bots or a clock "
        "are to move. Another process locks the file; PostgreSQL is frozen, or stopped and started again. "
        "Afterwards every table must go on by itself, which is read in the database, as asking for a table "
        "would load it. A clock has ten seconds a turn, and every turn ten seconds after loading."
    ),
    "broken": (
        "A real server on SQLite whose files are deleted, replaced, moved away or filled with nonsense, or "
        "can't grow, while a witness plays. Health must be 503, and no move acknowledged, until it is over."
    ),
    "start": (
        "The store holds unfinished games when the server starts. Games that wait for a bot or have a "
        "clock are loaded in the background, the others when somebody asks for them."
    ),
    "clock": (
        "A server stops in the middle of games, all times in its store are moved, and it starts again: as if "
        "the machine's clock had been set meanwhile."
    ),
}
"""What each part does."""


def program() -> str:
    """Return a hash of the package."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl", ".npz"):
            digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def proof(part: str) -> str:
    """Return a hash of a part's proof: of how it is called, and of all its files."""
    _, function, module = PARTS[part]
    digest = hashlib.sha256(inspect.getsource(function).encode())
    for path in sorted(sources(Path(inspect.getfile(module)))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def sources(path: Path, known: frozenset[Path] = frozenset()) -> frozenset[Path]:
    """Return a file of the tests and all those that it imports."""
    known |= {path}
    for name in imported(ast.parse(path.read_text("utf-8"))):
        other = ROOT / f"{name.replace('.', '/')}.py"
        if other.exists() and other not in known:
            known |= sources(other, known)
    return known


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the names of all modules that a source imports, and some that are none."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names))


def kept_file(part: str, scale: float, folder: Path) -> Path:
    """Return where a part's figures are kept that the same program and the same proof made."""
    return folder / f"{part}-{program()}-{proof(part)}-{scale:g}.json"


def prove_part(part: str, scale: float, folder: Path) -> dict[str, object]:
    """Return a part's figures, kept ones where the same program and the same proof made them."""
    kept = kept_file(part, scale, folder)
    if not kept.exists():
        print(f"{part} …", flush=True)
        machine = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        made = f"Proved on {date.today()} at commit {commit()}, program {program()}: {machine}."
        rows = PARTS[part][1](scale)
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps({"made": made, "rows": rows}), "utf-8")
    found: dict[str, object] = json.loads(kept.read_text("utf-8"))
    return found


def section(part: str, found: dict[str, object]) -> str:
    """Return a part of the page."""
    rows = found["rows"]
    assert isinstance(rows, list)
    table = "\n".join(f"| {what} | {figure} |" for what, figure in rows)
    return (
        f"## {PARTS[part][0]}\n\n{ABOUT[part]}\n\n| what | figure |\n|---|---|\n{table}\n\n{found['made']}\n"
    )


def reasons(error: Exception) -> Iterator[str]:
    """Yield what went wrong, in a sentence each."""
    if isinstance(error, ExceptionGroup):
        for one in error.exceptions:
            yield from reasons(one)
    else:
        yield str(error) or type(error).__name__


@resumable
def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof: 0 all is well, 1 something promised does not hold, 130 stopped."""
    parser = argparse.ArgumentParser(description="The long proof of the server.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only these: {', '.join(PARTS)}")
    parser.add_argument("--but", action="append", default=[], metavar="PART", help="leave this one out")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="the part of everything to do; no page unless 1"
    )
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "proof-server")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs" / "reports")
    options = parser.parse_args(arguments)
    for part in (*options.parts, *options.but):
        if part not in PARTS:
            parser.error(f"no such part: {part}")
    wanted = [part for part in options.parts or PARTS if part not in options.but]
    try:
        for part in wanted:
            print(section(part, prove_part(part, options.scale, options.folder)))
    except (AssertionError, ExceptionGroup, subprocess.SubprocessError, TimeoutError) as error:
        print(f"Not as promised: {'; '.join(reasons(error))}", file=sys.stderr)
        return 1
    if options.scale == 1:
        write_page(options.folder, options.docs)
    return 0


def write_page(folder: Path, docs: Path) -> None:
    """Write the page once all parts are proved, by whichever runs."""
    left = [part for part in PARTS if not kept_file(part, 1, folder).exists()]
    if left:
        print(f"The page is written once these are proved too: {', '.join(left)}.")
        return
    sections = [section(part, prove_part(part, 1, folder)) for part in PARTS]
    made = "Made by `make proof-server`, `make proof-server-kill` and `make proof-server-secrecy`."
    text = f"# Proof of the server\n\n{made}\n\n" + "\n".join(sections)
    (docs / "proof-server.md").write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
