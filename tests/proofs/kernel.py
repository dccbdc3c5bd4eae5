"""The long proof of the kernel: whichever way compiled functions run, the same games give the same bytes.

`python -m tests.proofs.kernel` plays games on the library, by the JIT, in WebAssembly in Node and in plain
Python, each in processes of its own, compares what they print, and writes docs/reports/proof-kernel.md.
What was played with the same sources is not played again: a stopped run goes on where it was stopped.
"""

import argparse
import hashlib
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from benchmarks import wasm
from benchmarks.machine import provenance
from benchmarks.wasm import build_kernels
from cablecar.kernel.decorators import PLAIN
from cablecar.kernel.sources import sources_hash
from tests.proofs.resumable import resumable
from tests.support.kernel.kernel_batches import (
    corpus_files,
    expert_games,
    random_games,
    write_batch,
    write_recorded,
)
from tests.support.kernel.kernel_ways import WAYS, differences, play
from tests.support.paths import ROOT, TESTS

SIMULATIONS = 40
"""Simulations a decision in games of experts."""
FEW = 2
"""Simulations a decision where plain Python plays experts on the default board: it takes a minute a game."""
RANDOM = {"san-francisco-2": 150, "tiny": 150, "large": 40}
EXPERT = {"san-francisco-2": 30, "tiny": 17, "large": 15}
"""Games for each number of players by board; the large one takes plain Python ten times as long."""
PLAIN_EXPERT = 8
"""Games of experts for each number of players that plain Python plays, too: on the tiny board."""
FIRST_COMPILED = 100
"""The number of the first game of experts that plain Python does not play."""
CHUNK = 25
PROMISED = {"random": 1000, "expert": 200, "corpus": len(corpus_files())}
"""Games of each kind that the library, the JIT and WebAssembly play at least."""
ALL = max(*RANDOM.values(), PROMISED["corpus"])
COMPILED = tuple(way for way in WAYS if way != PLAIN)
KINDS = {
    "random": "random games, moves drawn among the legal ones",
    "expert": "games of experts",
    "corpus": "recorded games of the corpus, the dealer being told their shuffles",
}

Counts = Counter[tuple[str, str]]
"""Games, and moves, by kind and way."""


@dataclass(frozen=True)
class Batch:
    """Games that are played by one process in each of some ways."""

    name: str
    write: Callable[[Path], Path]
    ways: tuple[str, ...] = WAYS


def all_batches(most: int) -> Iterator[Batch]:
    """Yield all games, at most this many of a kind on a board, the slowest first."""
    for players in (2, 3, 4):
        yield _experts("san-francisco-2", players, range(1), FEW, WAYS)
        yield _experts("tiny", players, range(min(PLAIN_EXPERT, most)), SIMULATIONS, WAYS)
    for board in reversed(RANDOM):
        games = min(RANDOM[board], most)
        for players in (2, 3, 4):
            for first in range(0, games, CHUNK):
                yield _random(board, players, range(first, min(first + CHUNK, games)))
    for board, wanted in EXPERT.items():
        for players in (2, 3, 4):
            numbers = range(FIRST_COMPILED, FIRST_COMPILED + min(wanted, most))
            yield _experts(board, players, numbers, SIMULATIONS, COMPILED)
    files = corpus_files()[:most]
    for first in range(0, len(files), CHUNK):
        yield _corpus(files[first : first + CHUNK], first)


def _random(board: str, players: int, numbers: range) -> Batch:
    name = f"random-{board}-{players}-{numbers.start}-{numbers.stop}"
    return Batch(name, lambda path: write_batch(path, random_games(board, players, numbers)))


def _experts(board: str, players: int, numbers: range, simulations: int, ways: tuple[str, ...]) -> Batch:
    name = f"expert-{board}-{players}-{numbers.start}-{numbers.stop}-{simulations}"
    games = expert_games(board, players, numbers, simulations)
    return Batch(name, lambda path: write_batch(path, games), ways)


def _corpus(files: list[Path], first: int) -> Batch:
    return Batch(f"corpus-{first}-{first + len(files)}", lambda path: write_recorded(path, files))


# --- playing


def sources_key() -> str:
    """Return a hash of all that the games depend on."""
    digest = hashlib.sha256(f"{sources_hash()} {sys.version}".encode())
    sources = [
        *(ROOT / "src").rglob("*.py"),
        *(TESTS / "support" / "kernel").glob("kernel_*"),
        Path(__file__),
        Path(wasm.__file__),
    ]
    data = [*(ROOT / "src").rglob("*.toml"), *(ROOT / "src").rglob("*.npz"), *TESTS.glob("boards/*")]
    for path in sorted([*sources, *data, *corpus_files()]):
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Results:
    """What each way has printed for each batch, kept in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / sources_key()
        self._folder.mkdir(parents=True, exist_ok=True)

    def _path(self, way: str, batch: Batch) -> Path:
        return self._folder / f"{batch.name}.{way}.txt"

    def is_known(self, way: str, batch: Batch) -> bool:
        """Return True if the batch was played in this way."""
        return self._path(way, batch).exists()

    def lines(self, way: str, batch: Batch) -> list[str]:
        """Return what was printed."""
        return self._path(way, batch).read_text("utf-8").splitlines()

    def add(self, way: str, batch: Batch) -> None:
        """Play a batch and keep what is printed, all at once."""
        path = self._path(way, batch)
        lines = play(way, batch.write(self._folder / f"{batch.name}.{way}.json"))
        part = path.with_suffix(".part")
        part.write_text("\n".join(lines) + "\n", "utf-8")
        part.replace(path)


def play_all(batches: list[Batch], results: Results, processes: int) -> None:
    """Play all batches in all their ways, as far as that was not done before."""
    pending = [
        (way, batch) for batch in batches for way in reversed(batch.ways) if not results.is_known(way, batch)
    ]
    print(f"{len(pending)} batches to play.", flush=True)
    begun = time.monotonic()
    with ThreadPoolExecutor(processes) as pool:
        running = {pool.submit(results.add, way, batch): f"{batch.name} {way}" for way, batch in pending}
        try:
            for number, future in enumerate(as_completed(running), 1):
                future.result()
                if number % 10 == 0 or number == len(pending):
                    took = time.monotonic() - begun
                    print(f"{number}/{len(pending)} after {took:.0f} s: {running[future]}", flush=True)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# --- comparing

ABOUT = f"""\
Compiled functions run in four ways: from the library that was built for this machine, compiled by numba, as
WebAssembly in Node, and as plain Python. Each played the same games in processes of its own. After the deal
and after every move it hashed the whole record of the state, the observations of the spectator and of every
seat, the legal actions, which rule refuses an action drawn by lot, and the dealer's record with all events;
in games of experts also the records of each search: its candidates and their values, its beliefs and its
plans; and at the end the final count. The SHA-256 digests of all games are the same.

Experts make {SIMULATIONS} simulations a decision. Plain Python takes many minutes for such a game and played
fewer of them: those on the tiny board, and on the default board games of {FEW} simulations a decision."""


def compare(batches: list[Batch], results: Results) -> tuple[Counts, list[str]]:
    """Return how many games and moves of each kind were played in each way, and all that differs."""
    counts: Counts = Counter()
    wrong: list[str] = []
    for batch in batches:
        kind = batch.name.partition("-")[0]
        played = {way: results.lines(way, batch) for way in batch.ways}
        wrong += differences(played)
        for way, lines in played.items():
            counts[kind, way] += len(lines)
            counts[f"{kind} moves", way] += sum(int(move) for line in lines for move in _moves(line))
    return counts, wrong


def _moves(line: str) -> list[str]:
    return re.findall(r"moves=(\d+)", line)


def check_promises(counts: Counts) -> None:
    """Check that the page can say what is promised."""
    for kind, least in PROMISED.items():
        for way in COMPILED:
            assert counts[kind, way] >= least, f"{kind} games by {way}: {counts[kind, way]}, not {least}"


def report(counts: Counts) -> str:
    """Return the page of the proof."""
    lines = ["# Proof of the kernel", "", provenance("make proof-kernel"), "", ABOUT, ""]
    lines += [f"| what | {' | '.join(WAYS)} |", f"|---|{'---:|' * len(WAYS)}"]
    for kind, sentence in KINDS.items():
        lines.append(_row(sentence, [counts[kind, way] for way in WAYS]))
        lines.append(_row("their moves", [counts[f"{kind} moves", way] for way in WAYS]))
    lines.append(_row("games that differ from the library's", [0] * len(WAYS)))
    lines += ["", f"For each of 2, 3 and 4 players, random games: {_by_board(RANDOM)}; games of experts:"]
    lines += [f"{_by_board(EXPERT)}, and of those that plain Python played, too, {PLAIN_EXPERT} on tiny and"]
    lines += ["1 on san-francisco-2.", "", f"The sources of the kernel have the hash {sources_hash()}.", ""]
    return "\n".join(lines)


def _by_board(games: dict[str, int]) -> str:
    return ", ".join(f"{count} on {board}" for board, count in games.items())


def _row(what: str, numbers: list[int]) -> str:
    return f"| {what} | {' | '.join(f'{number:,}' for number in numbers)} |"


def prove(folder: Path, processes: int, most: int) -> Counts:
    """Play all games, compare them and return how many there were."""
    build_kernels()
    batches, results = list(all_batches(most)), Results(folder)
    play_all(batches, results, processes)
    counts, wrong = compare(batches, results)
    assert not wrong, "\n".join(wrong[:20])
    if most == ALL:
        check_promises(counts)
    return counts


@resumable
def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof: 0 all is well, 1 something promised does not hold, 130 stopped."""
    parser = argparse.ArgumentParser(description="The long proof of the kernel.")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "proof-kernel")
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument(
        "--games", type=int, default=ALL, help="at most so many of a kind; no report unless all"
    )
    parser.add_argument("--report", type=Path, default=ROOT / "docs" / "reports" / "proof-kernel.md")
    options = parser.parse_args(arguments)
    try:
        page = report(prove(options.folder, options.processes, options.games))
    except AssertionError as error:
        print(f"Not as promised: {error}", file=sys.stderr)
        return 1
    if options.games == ALL:
        options.report.write_text(page, "utf-8")
    print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
