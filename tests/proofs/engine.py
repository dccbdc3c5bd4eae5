"""The long proofs of the engine, made of the same checks as the quick tests.

`python -m tests.proofs.engine` runs all of them in the project's folder, or goes on where it was stopped,
and writes docs/reports/proof-engine.md. Results hold as long as no source changes; a part of the run
(`--only`, `--games`) counts for the whole one later but writes no report.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.machine import provenance
from cablecar import Game
from cablecar.board import Board, find_board
from cablecar.board.load import DEFAULT
from cablecar.engine import view
from cablecar.engine.record import read
from tests.proofs.resumable import resumable
from tests.support.game.agreement import agree_on_played_game, agree_on_random_game
from tests.support.game.directed import TARGETS, directed_game
from tests.support.game.fingerprint import fingerprint_elsewhere
from tests.support.game.generated import generated_board
from tests.support.game.invariants import watch_again, watch_random_game
from tests.support.game.observations import keep_observations_secret, leaks_found
from tests.support.game.perft import DEPTH, check_counts, check_counts_by_both, starts
from tests.support.game.secrecy import CONTROLS, controlled, keep_secrets
from tests.support.paths import ROOT, TESTS

GAMES = 2000
"""Games per number of players on the default board."""
PROMISED = {
    "agreement": {"games": 3 * GAMES},
    "secrecy": {"positions": 10_000},
    "observation": {f"positions of {players}": 10_000 for players in (2, 3, 4)},
}
"""What the report must be able to say."""
CHUNK = 20
GENERATED = "generated"
REFEREE_DEPTH = 3

Figures = Counter[str]
Argument = str | int


@dataclass(frozen=True)
class Job:
    """A piece of a proof that one process does in some seconds."""

    proof: str
    arguments: tuple[Argument, ...]

    @property
    def name(self) -> str:
        """The job's name, which `--job` takes."""
        return ":".join(map(str, (self.proof, *self.arguments)))


# --- the proofs


def board_of(name: str, seed: int) -> Board:
    """Return the default board, one from a file, or the generated one of a seed."""
    if name == GENERATED:
        return generated_board(seed)
    return find_board(str(TESTS / "boards" / name) if name.endswith(".toml") else name)


def over_games(check: Callable[[Board, int, int], Figures]) -> Callable[[str, int, int, int], Figures]:
    """Return the work of a job that checks random games; 0 players means any number that fits."""

    def work(name: str, players: int, first: int, count: int) -> Figures:
        figures: Figures = Counter()
        for seed in range(first, first + count):
            board = board_of(name, seed)
            figures += check(board, players or 2 + seed % (board.components.max_players - 1), seed)
        return figures

    return work


def prove_secrecy(board: Board, players: int, seed: int) -> Figures:
    """Check secrecy in a random game and, on the default board, that the check can fail."""
    figures = keep_secrets(board, players, seed, 4)
    if board.id == DEFAULT:
        change = CONTROLS[seed % len(CONTROLS)]
        figures["controls seen"] += controlled(change, board, players, seed)
    return figures


def prove_observation(board: Board, players: int, seed: int) -> Figures:
    """Check the records of everybody at every position of a game, and that a planted leak is found."""
    figures = keep_observations_secret(board, players, ("random", "strong")[seed % 2], seed, 1)
    if board.id == DEFAULT:
        figures["planted leaks found"] += leaks_found(board, players, seed)
    return figures


def prove_directed(number: int, players: int) -> Figures:
    """Check the rare positions of a target for agreement and for what is always true."""
    game = directed_game(TARGETS[number], players)
    watch_again(game)
    return agree_on_played_game(game)


def prove_corpus(name: str, version: str) -> Figures:
    """Check a game of the corpus for agreement; its version makes a changed file a new job."""
    return agree_on_played_game(Game.replay(read(ROOT / name)))


def prove_determinism(games: int, files: str, how: str) -> Figures:
    """Check that another process, compiled or not, with bounds checked or not, plays the same games."""
    kinds = {
        "compiled": {"PYTHONHASHSEED": "2"},
        "plain": {"PYTHONHASHSEED": "3", "NUMBA_DISABLE_JIT": "1"},
        "bounds-checked": {"PYTHONHASHSEED": "4", "NUMBA_BOUNDSCHECK": "1"},
    }
    boards = files.split("+")
    ours = fingerprint_elsewhere(games, *boards, PYTHONHASHSEED="1")
    assert fingerprint_elsewhere(games, *boards, **kinds[how]) == ours
    return Counter(games=games)


def prove_perft(name: str) -> Figures:
    """Check a start's counts, and the shallow ones against the referee."""
    start = starts()[name]
    sequences = check_counts(start, DEPTH)
    return Counter({"sequences": sequences, "by the referee": check_counts_by_both(start, REFEREE_DEPTH)})


WORK: dict[str, Callable[..., Figures]] = {
    "agreement": over_games(agree_on_random_game),
    "invariants": over_games(watch_random_game),
    "secrecy": over_games(prove_secrecy),
    "observation": over_games(prove_observation),
    "directed": prove_directed,
    "corpus": prove_corpus,
    "determinism": prove_determinism,
    "perft": prove_perft,
}

SENTENCES = {
    "agreement": "Random games beside the naive referee: legal moves of every seat, the whole table and "
    "the result are the same after every move, and both refuse the same random illegal moves.",
    "invariants": "What is always true by the rules, after every move of random games; refused moves "
    "change no byte, copies are independent, undo restores bytes and is refused once something was shown.",
    "secrecy": "Hidden things dealt again leave the view, the legal moves and the refusals of a seat as "
    "they were; changes of what a seat knows are seen.",
    "observation": "Hidden things dealt again leave no trace in the record of what a seat, or a spectator, "
    "may know, at every position and in every phase; a field that is not blanked is found.",
    "directed": "Directed play reaches rare positions with 2, 3 and 4 players; there, too, the referee "
    "agrees and what is always true holds.",
    "corpus": "Every game of the corpus, replayed beside the referee.",
    "determinism": "The same seed and moves give the same bytes in other processes: compiled, plain with "
    "overflow as an error, and with bounds checked.",
    "perft": f"The numbers of sequences of up to {DEPTH} moves, and of {REFEREE_DEPTH} by the referee.",
}


def chunks(proof: str, board: str, players: int, games: int, size: int = CHUNK) -> Iterator[Job]:
    """Yield the jobs of this many random games."""
    for first in range(0, games, size):
        yield Job(proof, (board, players, first, min(size, games - first)))


def all_jobs(games: int) -> Iterator[Job]:
    """Yield the jobs of all proofs, the long ones first."""
    for how in ("bounds-checked", "plain", "compiled"):
        yield Job("determinism", (max(4, games // 20), "tiny.toml+large.toml", how))
    for name in starts():
        yield Job("perft", (name,))
    for players in (2, 3, 4):
        yield from chunks("agreement", "large.toml", players, games // 400, 1)
    yield from chunks("agreement", "tiny.toml", 0, games // 5)
    yield from chunks("agreement", GENERATED, 0, games // 2)
    for players in (2, 3, 4):
        yield from chunks("agreement", DEFAULT, players, games)
        yield from chunks("invariants", DEFAULT, players, games // 10)
        yield from chunks("secrecy", DEFAULT, players, games // 20)
        yield from chunks("observation", DEFAULT, players, games // 13, 7)
    yield from chunks("invariants", "tiny.toml", 0, games // 10)
    yield from chunks("invariants", GENERATED, 0, games // 4)
    yield from chunks("secrecy", GENERATED, 0, games // 10)
    yield from chunks("observation", GENERATED, 0, games // 20, 10)
    for number, target in enumerate(TARGETS):
        yield from (Job("directed", (number, players)) for players in target.seeds)
    for path in sorted((TESTS / "corpus").glob("**/*.json")):
        version = hashlib.sha256(path.read_bytes()).hexdigest()[:8]
        yield Job("corpus", (str(path.relative_to(ROOT)), version))


# --- keeping what is done


@dataclass
class Ledger:
    """The results so far, a line of JSON each, in one file a proof."""

    folder: Path
    key: str
    done: dict[str, Figures] = field(default_factory=dict)

    def load(self) -> None:
        """Read the results of earlier runs with the same sources, and drop others."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for path in self.folder.glob("*.jsonl"):
            lines = [line for line in map(_parsed, path.read_text("utf-8").splitlines()) if line]
            if lines[:1] == [{"key": self.key}]:
                self.done |= {line["job"]: Counter(line["figures"]) for line in lines[1:]}
            else:
                path.unlink()

    def add(self, job: Job, figures: Figures) -> None:
        """Keep a result at once."""
        self.done[job.name] = figures
        path = self.folder / f"{job.proof}.jsonl"
        lines = [] if path.exists() else [{"key": self.key}]
        with path.open("a", encoding="utf-8") as stream:
            for line in (*lines, {"job": job.name, "figures": figures}):
                stream.write("\n" + json.dumps(line))  # first the new line: the last one may be cut short


def _parsed(line: str) -> dict[str, Any] | None:
    """Return a line's value; a line cut short by a crash counts as not written."""
    try:
        value: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return value


def sources_key() -> str:
    """Hash all that results depend on: our modules, as far as the proofs load them, and their data."""
    digest = hashlib.sha256(sys.version.encode())
    files = (getattr(module, "__file__", None) for module in (*sys.modules.values(), view))
    loaded = {Path(file).resolve() for file in files if file}
    ours = {path for path in loaded if path.is_relative_to(ROOT / "src") or path.is_relative_to(TESTS)}
    data = {TESTS / "perft.json", *TESTS.glob("boards/*"), *(ROOT / "src").rglob("board/*.toml")}
    for path in sorted(ours | data):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


# --- running


def run(job: Job) -> Figures:
    """Do a job and return its figures, the time it took among them."""
    begun = time.process_time()
    children = os.times().children_user
    figures = Counter(WORK[job.proof](*job.arguments))
    spent = time.process_time() - begun + os.times().children_user - children
    figures["milliseconds"] = round(spent * 1000)
    return figures


def stay_calm(*_: object) -> None:
    """Leave Ctrl-C to the first process; a handler, because programs started here would inherit deafness."""


def run_all(jobs: list[Job], ledger: Ledger, processes: int) -> list[str]:
    """Do all jobs that are not done yet and return the names of those that failed."""
    failed = []
    context = multiprocessing.get_context("spawn")
    with (
        progress(len(jobs)) as tell,
        ProcessPoolExecutor(processes, context, signal.signal, (signal.SIGINT, stay_calm)) as pool,
    ):
        running: dict[Future[Figures], Job] = {pool.submit(run, job): job for job in jobs}
        try:
            for future in as_completed(running):
                job, error = running[future], future.exception()
                if error is None:
                    ledger.add(job, future.result())
                else:
                    failed.append(job.name)
                    print(
                        f"Failed: {job.name}", *traceback.format_exception(error)[-3:], sep="\n", flush=True
                    )
                tell(job.name)
        except KeyboardInterrupt:
            print("Stopping when the jobs under way are done.", file=sys.stderr, flush=True)
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return failed


@contextmanager
def progress(total: int) -> Iterator[Callable[[str], None]]:
    """Show progress: a bar on a terminal, else a line from time to time."""
    console, begun, done = Console(), time.monotonic(), 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=total)

        def tell(name: str) -> None:
            nonlocal done
            done += 1
            bar.update(task, completed=done, description=name)
            if not console.is_terminal and (done % 25 == 0 or done == total):
                print(f"{done}/{total} after {time.monotonic() - begun:.0f} s: {name}", flush=True)

        yield tell


# --- the report


def report(jobs: list[Job], ledger: Ledger, command: str) -> str:
    """Return the report: each proof with its figures, and where they come from."""
    lines = ["# Proof of the engine", "", provenance(command), ""]
    for proof, sentence in SENTENCES.items():
        own = [job for job in jobs if job.proof == proof]
        figures = sum((ledger.done[job.name] for job in own), Counter[str]())
        minutes = figures.pop("milliseconds", 0) / 60_000
        for what, least in PROMISED.get(proof, {}).items():
            assert figures[what] >= least, (proof, what, figures[what])
        lines += [f"## {proof.title()}", "", sentence, "", "| what | how many |", "| --- | ---: |"]
        lines += [f"| {what} | {number:,} |" for what, number in figures.items()]
        lines += [f"| processor minutes | {minutes:.1f} |", ""]
    return "\n".join([*lines, "No check failed.", ""])


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="The long proofs of the engine.")
    add = parser.add_argument
    add("--only", choices=list(WORK), help="run one proof; no report")
    add("--games", type=int, default=GAMES, help="games per number of players; no report unless the default")
    add("--job", help="run one job by its name, as a failure prints it, in this process")
    add("--processes", type=int, default=len(os.sched_getaffinity(0)))
    add("--folder", type=Path, default=ROOT / "build" / "proof-engine", help="the results, to go on from")
    add("--report", type=Path, default=ROOT / "docs" / "reports" / "proof-engine.md")
    return parser.parse_args(arguments)


def prove(options: argparse.Namespace) -> int:
    """Do what the options ask for and return the exit status."""
    jobs = [job for job in all_jobs(options.games) if options.only in (None, job.proof)]
    ledger = Ledger(options.folder, sources_key())
    ledger.load()
    pending = [job for job in jobs if job.name not in ledger.done]
    print(f"{len(jobs)} jobs, {len(pending)} to do.", flush=True)
    failed = run_all(pending, ledger, options.processes)
    if failed:
        print(f"{len(failed)} jobs failed. Again: python -m tests.proofs.engine --job {failed[0]}")
        return 1
    if options.only is None and options.games == GAMES:
        options.report.parent.mkdir(parents=True, exist_ok=True)
        options.report.write_text(report(jobs, ledger, "python -m tests.proofs.engine"), "utf-8")
    print("All is well.")
    return 0


@resumable
def main(arguments: list[str] | None = None) -> int:
    """Run the proofs: 0 all is well, 1 something failed, 130 stopped."""
    options = parse(arguments)
    if options.job:
        job = next(job for job in all_jobs(options.games) if job.name == options.job)
        print(dict(run(job)))
        return 0
    return prove(options)


if __name__ == "__main__":
    sys.exit(main())
