"""The long proof of the review: it orders the levels, luck averages 0, and it keeps to what a seat knew.

`python -m tests.proofs.review` reviews games of the levels, or goes on where it was stopped, and writes
docs/reports/proof-review.md.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.machine import commit, processor
from cablecar.analysis.judge import MISTAKE, REVIEW, Effort, Judge, Step
from cablecar.analysis.review import Review, review
from cablecar.arena.entrants import find_entrants
from cablecar.arena.games import game_of, game_seed, play_contest
from cablecar.arena.intervals import Interval
from cablecar.board import shipped_board
from cablecar.bots import Budget
from cablecar.bots.expert import SIMULATIONS
from cablecar.engine.game import Game
from cablecar.rules.state import MAX_ACTIONS
from tests.proofs.bots.figures import table
from tests.proofs.resumable import resumable
from tests.support.game.observations import positions
from tests.support.game.secrecy import redistributed
from tests.support.paths import ROOT

LEVELS = ("expert", "veteran", "sharp", "strong", "steady", "casual", "novice")
"""The levels, the strongest first."""
RIVAL = "strong"
"""Whom each of them plays, from each seat in turn."""
GAMES, MIXED = 300, 1000
"""So many games of each level, and of mixed ones."""
POSITIONS = 2000
"""How many positions are judged again with all that a seat can't know exchanged."""
QUICK: Effort = (Step(MAX_ACTIONS, 2), Step(3, 4))
WIDTH = 1.96
"""How many standard errors an interval reaches to each side."""

Json = dict[str, Any]


# --- games


def game_between(names: Sequence[str], seed: str) -> Game:
    """Return a finished game of these bots."""
    board = shipped_board()
    entrants = find_entrants(",".join(names), None, Budget(simulations=SIMULATIONS))
    return game_of(board, entrants, play_contest(board, entrants, seed))


def told(names: Sequence[str], found: Review) -> Json:
    """Return what the proof needs of a review."""
    seats = [
        {name: getattr(seat, name) for name in ("loss", "luck", "own", "others", "rest", "base", "result")}
        for seat in found.seats
    ]
    return {"bots": list(names), "seats": seats}


def level_game(level: str, number: int) -> Json:
    """Review a game of a level, which sits in each seat in turn."""
    names = [level, RIVAL] if number % 2 == 0 else [RIVAL, level]
    return {**told(names, review(game_between(names, game_seed(9, number // 2)))), "watched": number % 2}


def mixed_game(number: int) -> Json:
    """Review a game of levels that chance has drawn."""
    rng = random.Random(number)
    names = [rng.choice(LEVELS) for _ in range(2 + number % 3)]
    return told(names, review(game_between(names, game_seed(10, number))))


def kept(path: Path, count: int, make: Callable[[int], Json]) -> list[Json]:
    """Return this many results, those made before from a file; each new one is kept at once."""
    lines = path.read_text("utf-8").split("\n")[:-1] if path.exists() else []
    known: list[Json] = [json.loads(line) for line in lines]
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(known), count):
            known.append(make(number))
            file.write(f"{json.dumps(known[-1])}\n")
            file.flush()
    return known[:count]


# --- figures


def interval(values: Sequence[float]) -> Interval:
    """Return a mean with its 95 % interval."""
    mean = float(np.mean(values))
    error = WIDTH * float(np.std(values, ddof=1)) / len(values) ** 0.5
    return Interval(mean, mean - error, mean + error)


def points(found: Interval) -> str:
    """Return a mean and its interval in percentage points."""
    return f"{100 * found.mean:.2f} ({100 * found.low:.2f} to {100 * found.high:.2f})"


@dataclass(frozen=True)
class Part:
    """A part of the proof."""

    title: str
    text: str
    missed: tuple[str, ...]


def prove_levels(folder: Path, games: int) -> Part:
    """Compare the mean loss of a decision between the levels."""
    losses = {}
    for level in LEVELS:
        made = kept(folder / f"level-{level}.jsonl", games, partial(level_game, level))
        losses[level] = interval([game["seats"][game["watched"]]["loss"] for game in made])
    rows = [(level, str(games), points(loss)) for level, loss in losses.items()]
    missed = [
        f"{worse} loses no more than {better}"
        for better, worse in pairwise(LEVELS)
        if losses[better].high >= losses[worse].low
    ]
    heads = ("level", "games", "mean loss of a decision, percentage points")
    return Part(f"The levels, each against {RIVAL}", table(heads, rows), tuple(missed))


def prove_luck(folder: Path, games: int) -> Part:
    """See whether luck and rest average 0, and whether the sums hold."""
    made = kept(folder / "mixed.jsonl", games, mixed_game)
    first = [game["seats"][0] for game in made]
    found = {name: interval([seat[name] for seat in first]) for name in ("luck", "rest")}
    spread = {name: float(np.std([seat[name] for seat in first])) for name in found}
    rows = [(name, str(games), points(found[name]), f"{100 * spread[name]:.1f}") for name in ("luck", "rest")]
    missed = [name for name, mean in found.items() if not mean.low <= 0 <= mean.high]
    wrong = sum(not adds_up(seat) for game in made for seat in game["seats"])
    missed += [f"{wrong} sums"] if wrong else []
    heads = ("of the first seat", "games", "mean, percentage points", "standard deviation")
    text = f"{table(heads, rows)}\n\nSums that do not hold: {wrong}."
    return Part("Luck and rest in games of mixed levels", text, tuple(missed))


def adds_up(seat: Json) -> bool:
    """Return True if the parts of a result are the result."""
    total = sum(seat[name] for name in ("base", "luck", "own", "others", "rest"))
    return abs(float(total - seat["result"])) < 1e-9


def differing(count: int) -> Iterator[str]:
    """Judge positions and their twins, and yield where the judgements differ."""
    chance, judged, seed = random.Random(1), 0, 0
    board = shipped_board()
    while judged < count:
        seed += 1
        players = 2 + seed % 3
        judge = Judge(board, players)
        for game, seat in positions(board, players, "strong", seed, every=3):
            said = []
            for one in (game, redistributed(game, seat, chance)):
                judge.seed(str(judged))
                said.append(
                    repr((judge.moves(one.observe(seat), QUICK), judge.chances(one.observe(seat), 2)))
                )
            judged += 1
            if said[0] != said[1]:
                yield f"seed {seed}, move {len(game.moves)}"


def prove_secrecy(count: int) -> Part:
    """See that a judgement does not change when what a seat can't know is exchanged."""
    found = tuple(differing(count))
    return Part("Secrecy", f"{count:,} positions were judged again: {len(found)} differ.", found)


def stays(judge: Judge, game: Game, seat: int, seed: str) -> bool:
    """Return True if what is called best is no mistake at ten times the budget."""
    judge.seed(f"small {seed}")
    best = judge.moves(game.observe(seat), REVIEW)[0].action
    judge.seed(f"large {seed}")
    large = tuple(Step(step.moves, 10 * step.guesses) for step in REVIEW)
    again = judge.moves(game.observe(seat), large, best)
    return next(move.loss for move in again if move.action == best) < MISTAKE


def prove_steadiness(count: int) -> Part:
    """See whether what is called best stays within the threshold at ten times the budget."""
    board, held, seed = shipped_board(), list[bool](), 1000
    judge = Judge(board, 2)
    while len(held) < count:
        seed += 1
        for game, seat in positions(board, 2, "strong", seed, every=7):
            held.append(stays(judge, game, seat, f"{seed} {len(game.moves)}"))
    share = float(np.mean(held))
    text = f"{100 * share:.1f} % of {len(held):,} best moves stay within {MISTAKE} at ten times the budget."
    return Part("Steadiness", text, () if share >= 0.95 else ("steadiness",))


# --- the report


def report(parts: Sequence[Part], games: int, mixed: int) -> str:
    """Return the proof as a page."""
    missed = [what for part in parts for what in part.missed]
    made = (
        f"Made by `python -m tests.proofs.review --games {games} --mixed {mixed}` at commit {commit()} "
        f"on {processor()}. Intervals are of 95 %."
    )
    verdict = f"Missed: {'; '.join(missed)}." if missed else "Every promise is met."
    sections = [f"## {part.title}\n\n{part.text}" for part in parts]
    return "\n\n".join(["# Proof of the review", made, verdict, *sections]) + "\n"


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="The long proof of the review.")
    add = parser.add_argument
    add("--games", type=int, default=GAMES, help="games of each level against strong")
    add("--mixed", type=int, default=MIXED, help="games of mixed levels, looked at for luck")
    add("--positions", type=int, default=POSITIONS, help="positions that are judged again")
    add("--folder", type=Path, default=ROOT / "build" / "proof-review", help="the results, to go on from")
    add("--output", type=Path, default=ROOT / "docs" / "reports" / "proof-review.md", help="the page")
    return parser.parse_args(arguments)


def prove(options: argparse.Namespace) -> int:
    """Run all parts, write the page, and return the exit status."""
    options.folder.mkdir(parents=True, exist_ok=True)
    parts = (
        prove_levels(options.folder, options.games),
        prove_luck(options.folder, options.mixed),
        prove_secrecy(options.positions),
        prove_steadiness(options.positions),
    )
    text = report(parts, options.games, options.mixed)
    options.output.write_text(text, "utf-8")
    print(text)
    return int(any(part.missed for part in parts))


@resumable
def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof: 0 all is well, 1 a promise is missed, 130 stopped."""
    return prove(parse(arguments))


if __name__ == "__main__":
    sys.exit(main())
