"""The long proof of the page: its engine in Chromium against Python's.

`python -m tests.proofs.page` plays 1,000 random games in Chromium by the page's own engine, and by Python
with the same seeds, and writes docs/reports/proof-page.md. Games that were compared with the same program by
the same proof are not compared again, so that a stopped run goes on where it was stopped.
"""

import argparse
import hashlib
import json
import os
import platform
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page

from benchmarks.machine import commit, processor
from cablecar.board import Board, load_board, shipped_board
from cablecar.engine.game import Game
from cablecar.engine.record import loads
from tests.proofs.resumable import resumable
from tests.support.browser.browser import chromium
from tests.support.page.page_engine import Json, batch_of, bundle, difference, game_wish, played, replayed
from tests.support.paths import ROOT, TESTS

GAMES = 1_000
BATCH = 20
BOARDS = tuple(
    load_board(ROOT / name) if name.endswith(".toml") else shipped_board(name)
    for name in ("san-francisco-2", "san-francisco", "tests/boards/large.toml", "tests/boards/tiny.toml")
)
ORDER = (0, 0, 1, 2, 3)
"""Mostly the shipped boards, and some that a game file has to carry."""
RUN = """
async ([code, batch]) => {
  const { run } = await import(code);
  return JSON.stringify(await run(JSON.parse(batch)));
}
"""
"""Plays a batch in the browser; both ways as text, because Playwright is slow with more."""

Counts = Counter[str]


def wish_of(number: int) -> tuple[Board, Json]:
    """Return the board of a game, and how a batch names it: 2, 3 or 4 players, a seed of its own."""
    board = BOARDS[ORDER[number % len(ORDER)]]
    seed = hashlib.sha256(f"proof of the page {number}".encode()).hexdigest()
    return board, game_wish(board, min(2 + number % 3, board.components.max_players), seed)


def program(code: Path) -> str:
    """Return a hash of the engine, of the page's engine and of this proof."""
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.toml")]
    proof = [TESTS / "support" / "page" / "page_engine.py", Path(__file__)]
    digest = hashlib.sha256(code.read_bytes())
    for path in sorted([*sources, *proof]):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def compared(page: Page, code: Path, numbers: range) -> Counts:
    """Play games on both sides, replay their records in the browser, and count what was compared."""
    begun = time.monotonic()
    wishes = [wish_of(number) for number in numbers]
    told = run(page, code, batch_of(BOARDS, [wish for _, wish in wishes], brief=True))["games"]
    records = [game["record"].encode() for game in told]
    shown = run(page, code, batch_of(BOARDS, files=records, brief=True))["files"]
    counts: Counts = Counter()
    for (board, wish), theirs, replay in zip(wishes, told, shown, strict=True):
        agree(wish, played(board, wish, brief=True), theirs)
        record = theirs["record"].encode()
        agree(wish, replayed(record, brief=True), replay)
        Game.replay(loads(record)).check_seed()
        counts += counted(wish, json.loads(record), theirs)
    counts["milliseconds"] = round(1000 * (time.monotonic() - begun))
    return counts


def run(page: Page, code: Path, batch: Json) -> Json:
    """Run a batch in the browser."""
    told: Json = json.loads(page.evaluate(RUN, [f"/{code.name}", json.dumps(batch)]))
    return told


def agree(wish: Json, ours: Json, theirs: Json) -> None:
    """Fail where the two sides differ."""
    found = difference(ours, theirs)
    assert found is None, f"{wish}: {found}"


def counted(wish: Json, record: Json, told: Json) -> Counts:
    """Count what was compared of a game."""
    viewers, looks, moves = 1 + wish["players"], len(told["steps"]), len(record["moves"])
    return Counter(
        {
            "games": 1,
            f"games of {wish['players']} players": 1,
            "moves": moves,
            "looks": looks,
            "views": viewers * (looks + moves + 1),
            "refusals": 2 * wish["players"] * looks,
            "sweeps": told["statistics"]["table"]["sweeps"],
            "reshuffles": len(record["shuffles"]["reshuffles"]),
        }
    )


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def open_page(folder: Path) -> Iterator[Page]:
    """Yield an empty page in Chromium, beside the files of a folder."""
    (folder / "index.html").write_text("<!doctype html><title>Cable Car</title>", "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        with chromium() as browser:
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            yield page
    finally:
        server.shutdown()
        server.server_close()


def prove(games: int, folder: Path) -> tuple[Counts, str]:
    """Compare games in batches; what is known already is not compared again."""
    folder.mkdir(parents=True, exist_ok=True)
    total: Counts = Counter()
    with tempfile.TemporaryDirectory(prefix="cablecar-page-") as served:
        code = bundle(Path(served)).rename(Path(served) / "page_engine.js")
        known = program(code)
        with open_page(Path(served)) as page:
            for first in range(0, games, BATCH):
                kept = folder / f"{known}-{first}-{min(first + BATCH, games)}.json"
                if not kept.exists():
                    print(f"games {first} to {min(first + BATCH, games) - 1} …", flush=True)
                    counts = compared(page, code, range(first, min(first + BATCH, games)))
                    kept.write_text(json.dumps(counts), "utf-8")
                total += Counter(json.loads(kept.read_text("utf-8")))
    return total, known


ABOUT = (
    "The page plays and replays by the same kernel as Python, compiled to WebAssembly, with a game of its "
    "own around it in TypeScript: moves, views, events, records and figures. Here random games, every "
    "move drawn among the legal ones and some of them taken back, on both editions of the board and on "
    "two that the files carry, are played by it in Chromium and by Python with the same seeds. After "
    "every move the views of a spectator and of each seat, decoded from their observations, are compared "
    "with what the server sends; so are the events, open and as each of them sees them, the legal moves, "
    "whether a move can be taken back, the claim that a route most likely means, and why two wrong moves "
    "of each seat are refused. The records are compared byte for byte, the figures number by number; then "
    "each record is replayed in Chromium, and what the replay shows everybody after every step is "
    "compared as well. Every record holds under its seed."
)


def text_of(counts: Counts, known: str) -> str:
    """Return the page of the proof."""
    rows = [
        ("random games, played to the end on both sides and replayed", counts["games"]),
        *((f"of them {key}", counts[key]) for key in sorted(counts) if key.startswith("games of ")),
        ("moves in their records", counts["moves"]),
        ("positions compared, those after a move that was taken back among them", counts["looks"]),
        ("whole views compared, in play and in replays", counts["views"]),
        ("moves tried that are wrong, or legal by chance", counts["refusals"]),
        ("sweeps of the display in these games", counts["sweeps"]),
        ("new decks in these games", counts["reshuffles"]),
        ("differences", 0),
        ("seconds", round(counts["milliseconds"] / 1000)),
    ]
    lines = [
        *("# Proof of the page", "", "Made by `make proof-page`.", ""),
        *("## The page's engine plays as Python's does", "", ABOUT, ""),
        *("| what | figure |", "|---|---|", *(f"| {what} | {figure:,} |" for what, figure in rows), ""),
        f"Proved on {date.today()} at commit {commit()}, program {known}: {machine()}.",
    ]
    return "\n".join(lines) + "\n"


def machine() -> str:
    """Return what the proof ran on."""
    return f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


@resumable
def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof: 0 all is well, 1 something promised does not hold, 130 stopped."""
    parser = argparse.ArgumentParser(description="The long proof of the page.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many; no page unless all")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "proof-page")
    options = parser.parse_args(arguments)
    try:
        text = text_of(*prove(options.games, options.folder))
    except AssertionError as error:
        print(f"Not as promised: {error}", file=sys.stderr)
        return 1
    print(text)
    if options.games == GAMES:
        (ROOT / "docs" / "reports" / "proof-page.md").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
