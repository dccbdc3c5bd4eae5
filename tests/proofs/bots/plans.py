"""What the proof of the bots plays, and how it keeps what was played."""

import hashlib
import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rich.console import Console

from cablecar.arena.games import Pairing, contest_rows, game_seed, play_contest
from cablecar.arena.plan import Job, Plan, all_pairings, program_hash
from cablecar.arena.results import Results
from cablecar.arena.rows import SeatRow
from cablecar.arena.series import Outcome, play_plan
from cablecar.board import Board, shipped_board
from cablecar.bots import BOTS, Budget
from cablecar.bots.expert import SIMULATIONS
from cablecar.bots.levels import doses
from cablecar.terminal.reports.reports import progress_bar

T = TypeVar("T")
SEED = 3
"""The shuffles of all games here; not the usual seed, which trials use."""
PATIENCE = 300
"""A bot hangs if for this many seconds no block is finished; the longest take a few."""
BEST_FIRST = tuple(reversed(list(BOTS)))
COUNTS = (2, 3, 4)
"""Numbers of players."""
EXPERT = "expert"
SEARCHING = {EXPERT, *doses()}
"""The bots whose games take long."""
COMMAND = "make proof-bots"


@dataclass(frozen=True, slots=True)
class Selection(Plan):
    """A plan with a number of blocks for each pairing; plans that differ in nothing else share results."""

    counts: tuple[int, ...] = ()

    def jobs(self) -> Iterator[Job]:
        """Yield what is to be played: a block of every pairing that has some left, then the next."""
        for block in range(self.blocks):
            for pairing, count in enumerate(self.counts):
                if block < count:
                    yield Job(pairing, block)


def select(
    board: Board, players: int, pairings: tuple[Pairing, ...], counts: Iterable[int], simulations: int
) -> Selection:
    """Return a plan with this many blocks of each pairing."""
    each = tuple(counts)
    budget = Budget(simulations=simulations)
    return Selection(board, pairings, players, max(each), SEED, budget, counts=each)


def tournament(players: int, blocks: Mapping[Pairing, int], simulations: int) -> Selection:
    """Return a plan of some blocks among all pairings of bots on the default board, better ones first."""
    pairings = all_pairings(BEST_FIRST, players)
    counts = [blocks.get(pairing, 0) for pairing in pairings]
    return select(shipped_board(), players, pairings, counts, simulations)


class SelfPlay(Plan):
    """Games of a bot against itself; as many make a block as there are players, all with other shuffles."""

    def __post_init__(self) -> None:
        """Allow what matches refuse: rotations of equal bots would be the same game."""

    def player(self) -> Callable[[Job], list[SeatRow]]:
        """Return the function that plays one block."""
        (pairing,) = self.pairings
        entrants = [self.entrants()[pairing.first]] * self.players

        def play(job: Job) -> list[SeatRow]:
            rows: list[SeatRow] = []
            for number in range(self.players):
                seed = game_seed(self.seed, job.block * self.players + number)
                ended = play_contest(self.board, entrants, seed)
                rows += contest_rows(self.board, pairing.name, job.block, number, entrants, ended)
            return rows

        return play


class Origin(NamedTuple):
    """Where and when games were played."""

    date: str
    commit: str
    machine: str
    program: str = ""
    """The hash of all that may change a game."""

    def __str__(self) -> str:
        return f"{self.date}, commit {self.commit}, program {self.program}, {self.machine}"


UNKNOWN = Origin("at some time", "unknown", "some machine")


@dataclass(eq=False)
class Run:
    """How much is played, and where it is kept, so that an interrupted run goes on."""

    folder: Path
    scale: float = 1.0
    """The part of all games that is played."""
    simulations: int = SIMULATIONS
    """What the expert may spend on a move where a part says nothing else."""
    processes: int = field(default_factory=lambda: len(os.sched_getaffinity(0)))
    origin: Origin = UNKNOWN
    """Where and when this run plays."""
    again: bool = False
    """Whether times are taken again, though they are kept."""
    used: set[Path] = field(default_factory=set)
    """The results that parts have looked at, this run's and earlier ones'."""

    @property
    def is_whole(self) -> bool:
        """Whether this is the run that the documentation tells of."""
        return (self.scale, self.simulations) == (Run.scale, Run.simulations)

    def some(self, number: int, least: int = 1) -> int:
        """Return a number of games or blocks in the run's scale."""
        return max(least, round(number * self.scale))

    def play(self, name: str, plan: Plan) -> Outcome:
        """Play what is left of a plan."""
        results, blocks = self.results(name, plan), sum(1 for _ in plan.jobs())
        if len(results.blocks) < blocks:
            self.note_origin(results.folder)
        with watched(name, blocks) as advance:
            outcome = play_plan(plan, results, advance)
        if outcome.interrupted:
            raise KeyboardInterrupt
        return outcome

    def results(self, name: str, plan: Plan) -> Results:
        """Return the folder of a plan's results: another one where anything that decides them changes."""
        folder = self.folder / f"{name}-{digest(plan.settings())}"
        self.used.add(folder)
        return Results(folder, plan)

    def program(self) -> str:
        """Return a hash of all that may change a game; all bots here are compiled."""
        return program_hash(compiled=True)

    def kept(self, name: str, *sources: Path) -> "Kept":
        """Return the values of a part that plays outside the arena."""
        key = digest([self.program(), *(path.read_text("utf-8") for path in sources)])
        kept = Kept(self.folder / f"{name}-{key}.jsonl")
        self.used.add(kept.path)
        return kept

    def note_origin(self, results: Path) -> None:
        """Note beside results that something is about to be added to them, and by which program."""
        kept = origins(results)
        kept.add(str(len(kept.values)), self.origin._replace(program=self.program()))

    def origins(self, *names: str) -> list[Origin]:
        """Return where the results whose names begin so come from."""
        paths = sorted(path for path in self.used if path.name.startswith(names))
        return list(
            dict.fromkeys(Origin(*found) for path in paths for found in origins(path).values.values())
        )

    def made(self, *names: str) -> str:
        """Return a sentence that says where the results whose names begin so come from."""
        return f"Played: {'; and '.join(map(str, self.origins(*names)))}."

    def spread(self, name: str, work: Callable[[int], T], count: int, *sources: Path) -> list[T]:
        """Return what a piece of work comes to for each number, by all processes."""
        kept = self.kept(name, *sources)
        left = [number for number in range(count) if str(number) not in kept.values]
        if left:
            self.note_origin(kept.path)
        with watched(name, count) as advance, self._map(len(left)) as each:
            for _ in range(count - len(left)):
                advance()
            for number, value in zip(left, each(work, left), strict=True):
                kept.add(str(number), value)
                advance()
        return [kept.values[str(number)] for number in range(count)]

    @contextmanager
    def _map(self, count: int) -> Iterator[Callable[..., Iterable[Any]]]:
        """Yield `map`, by several processes if that is worth starting them."""
        processes = min(self.processes, count)
        if processes < 2:
            yield map
            return
        context = multiprocessing.get_context("spawn")
        with context.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            yield pool.imap


class Kept:
    """Values by name in a file, a line of JSON each, written at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.values: dict[str, Any] = {}
        if path.exists():
            lines = map(_parsed, path.read_text("utf-8").splitlines())
            self.values = {name: value for line in lines for name, value in line.items()}

    def add(self, name: str, value: Any) -> None:
        """Keep a value."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.values[name] = value
        with self.path.open("a", encoding="utf-8") as stream:
            stream.write("\n" + json.dumps({name: value}))  # the line before may be cut short

    def once(self, name: str, work: Callable[[], Any]) -> Any:
        """Return a value, found by work where it is not kept yet."""
        if name not in self.values:
            self.add(name, work())
        return self.values[name]


def origins(results: Path) -> Kept:
    """Return where results come from: an entry for each time that something was added to them."""
    return Kept(Path(f"{results}.origins"))


def _parsed(line: str) -> dict[str, Any]:
    """Return a line's value; a line cut short by a crash counts as not written."""
    try:
        value: dict[str, Any] = json.loads(line)
    except ValueError:
        return {}
    return value


def digest(value: Any) -> str:
    """Return a short name that changes with a value."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:10]


@contextmanager
def watched(name: str, total: int) -> Iterator[Callable[[], None]]:
    """Show progress, and fail where for minutes there is none: a bar on a terminal, else lines."""
    before = signal.signal(signal.SIGALRM, _give_up)
    signal.alarm(PATIENCE)
    try:
        with _shown(name, total) as show:

            def advance() -> None:
                signal.alarm(PATIENCE)
                show()

            yield advance
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _give_up(*_: object) -> None:
    raise TimeoutError(f"No block was finished in {PATIENCE} seconds: a bot hangs.")


@contextmanager
def _shown(name: str, total: int) -> Iterator[Callable[[], None]]:
    if Console(stderr=True).is_terminal:
        with progress_bar() as bar:
            task = bar.add_task(name, total=total)
            yield lambda: bar.advance(task)
        return
    begun, told, done = time.monotonic(), 0.0, 0

    def show() -> None:
        nonlocal told, done
        done += 1
        spent = time.monotonic() - begun
        if spent - told >= 30:
            told = spent
            print(f"{name}: {done}/{total} after {spent:.0f} s", flush=True)

    yield show
    print(f"{name}: {done}/{total} after {time.monotonic() - begun:.0f} s", flush=True)
