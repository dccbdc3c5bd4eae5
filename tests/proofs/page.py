"""The long proof of the page: what its replay shows against the engine.

`python -m tests.proofs.page` replays 1,000 random games in Chromium with the built page and writes
docs/reports/proof-page.md. Games that were compared with the same program by the same proof are not compared
again, so that a stopped run goes on where it was stopped.
"""

import argparse
import hashlib
import json
import os
import platform
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from playwright.sync_api import Page

from benchmarks.machine import commit, processor
from cablecar import Game
from cablecar.board import Board, load_board, shipped_board
from cablecar.engine.events import DeckReshuffled, DisplaySwept
from cablecar.server.page.pages import built_page
from tests.support.browser import chromium, visiting
from tests.support.paths import ROOT, TESTS
from tests.support.replays import compare, random_game
from tests.support.serving import serving

GAMES = 1_000
BATCH = 20
EVERY = 10
"""Views are compared after every so many steps, and after the last."""
BOARDS = (*["san-francisco-2"] * 2, "san-francisco", "tests/boards/large.toml", "tests/boards/tiny.toml")

Counts = Counter[str]


def board_of(number: int) -> Board:
    """Return the board of a game: mostly the shipped ones, and some that a game file has to carry."""
    name = BOARDS[number % len(BOARDS)]
    return load_board(ROOT / name) if name.endswith(".toml") else shipped_board(name)


def game_of(number: int) -> Game:
    """Return a finished random game of 2, 3 or 4 players."""
    board = board_of(number)
    return random_game(board, min(2 + number % 3, board.components.max_players), number)


def program() -> str:
    """Return a hash of the engine, the built page and this proof."""
    sources = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "src").rglob("*.toml"),
        TESTS / "support" / "replays.py",
    ]
    digest = hashlib.sha256()
    for path in sorted([*sources, *built_page().rglob("*.js"), Path(__file__)]):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def compared(page: Page, numbers: range) -> Counts:
    """Compare games, and count what was compared."""
    begun = time.monotonic()
    games = [game_of(number) for number in numbers]
    steps, views = compare(page, games, EVERY)
    counts: Counts = Counter({"games": len(games), "steps": steps, "views": views})
    for game in games:
        counts[f"games of {len(game.players)} players"] += 1
        counts["sweeps"] += sum(isinstance(event, DisplaySwept) for event in game.events)
        counts["reshuffles"] += sum(isinstance(event, DeckReshuffled) for event in game.events)
        counts["events"] += len(game.events) * (1 + len(game.players))
    counts["milliseconds"] = round(1000 * (time.monotonic() - begun))
    return counts


@contextmanager
def open_page() -> Iterator[Page]:
    """Yield the replay page in Chromium."""
    with (
        tempfile.TemporaryDirectory(prefix="cablecar-page-") as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
        visiting(browser, server) as visitors,
    ):
        yield visitors.new_page("/replay")


def prove(games: int, folder: Path) -> Counts:
    """Compare games in batches; what is known already is not compared again."""
    folder.mkdir(parents=True, exist_ok=True)
    total: Counts = Counter()
    known = program()
    with open_page() as page:
        for first in range(0, games, BATCH):
            kept = folder / f"{known}-{first}.json"
            if not kept.exists():
                print(f"games {first} to {min(first + BATCH, games) - 1} …", flush=True)
                kept.write_text(json.dumps(compared(page, range(first, min(first + BATCH, games)))), "utf-8")
            total += Counter(json.loads(kept.read_text("utf-8")))
    return total


ABOUT = (
    "The page replays a game from what the server tells of it: for each step what happened and which parts "
    "of the views have changed. The page merges these and knows no rule. Here random games, every move drawn "
    "among the legal ones, on both editions of the board and on two that the files carry, are replayed by "
    "the server and shown by the built page in Chromium. Of every step, who moved and what happened, with "
    "everything open and as each seat saw it, are compared with the engine; after every "
    f"{EVERY} steps and after the last one also the whole view of a spectator and of each seat, the final "
    "count included."
)


def text_of(counts: Counts) -> str:
    """Return the page of the proof."""
    rows = [
        ("random games, replayed to the end", counts["games"]),
        *((f"of them {key}", counts[key]) for key in sorted(counts) if key.startswith("games of ")),
        ("steps", counts["steps"]),
        ("whole views compared, the last of every game and viewer among them", counts["views"]),
        ("events compared, with everything open and as each seat saw them", counts["events"]),
        ("sweeps of the display in these games", counts["sweeps"]),
        ("new decks in these games", counts["reshuffles"]),
        ("differences", 0),
        ("seconds", round(counts["milliseconds"] / 1000)),
    ]
    lines = [
        *("# Proof of the page", "", "Made by `make proof-page`.", ""),
        *("## The page's replay shows what the engine shows", "", ABOUT, ""),
        *("| what | figure |", "|---|---|", *(f"| {what} | {figure:,} |" for what, figure in rows), ""),
        f"Proved on {date.today()} at commit {commit()}, program {program()}: {machine()}.",
    ]
    return "\n".join(lines) + "\n"


def machine() -> str:
    """Return what the proof ran on."""
    return f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof: 0 all is well, 1 something promised does not hold, 130 stopped."""
    parser = argparse.ArgumentParser(description="The long proof of the page.")
    parser.add_argument("--games", type=int, default=GAMES, help="how many; no page unless all")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "proof-page")
    options = parser.parse_args(arguments)
    try:
        text = text_of(prove(options.games, options.folder))
    except AssertionError as error:
        print(f"Not as promised: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.", file=sys.stderr)
        return 130
    print(text)
    if options.games == GAMES:
        (ROOT / "docs" / "reports" / "proof-page.md").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
