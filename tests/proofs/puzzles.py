"""The long proof of the puzzles: what solves them is no mistake with other guesses, ten times as many.

`python -m tests.proofs.puzzles` judges all of them again, or goes on where it was stopped, and writes
docs/reports/puzzles.md.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from benchmarks.machine import commit, processor
from cablecar.analysis.judge import MISTAKE, Judge, Step
from cablecar.analysis.puzzles import PUZZLE, Puzzle, accepted, judged_puzzle, position, puzzle_board, puzzles
from tests.proofs.bots.figures import table
from tests.proofs.resumable import resumable
from tests.support.paths import ROOT

SHARE = 0.98
"""So many of the puzzles must keep their answers."""
TENFOLD = tuple(Step(step.moves, 10 * step.guesses) for step in PUZZLE)


def stays(puzzle: Puzzle) -> bool:
    """Return True if all that solves a puzzle is within the threshold at ten times the budget."""
    game, seat = position(puzzle)
    observation, judge = game.observe(seat), Judge(puzzle_board(), len(puzzle.bots))
    solving = accepted(judged_puzzle(judge, observation, str(puzzle.number)))
    again = judged_puzzle(judge, observation, f"proof {puzzle.number}", TENFOLD)
    return all(move.loss < MISTAKE for move in again if move.action in solving)


def judged(path: Path) -> dict[int, bool]:
    """Return for each puzzle whether it keeps its answers; what was judged before comes from a file."""
    lines = path.read_text("utf-8").split("\n")[:-1] if path.exists() else []
    known = dict(map(json.loads, lines))
    with path.open("a", encoding="utf-8") as file:
        for puzzle in puzzles():
            if puzzle.number not in known:
                known[puzzle.number] = stays(puzzle)
                file.write(f"{json.dumps([puzzle.number, known[puzzle.number]])}\n")
                file.flush()
    return {puzzle.number: known[puzzle.number] for puzzle in puzzles()}


def counted(what: Iterable[str]) -> str:
    """Return how often each comes, as a table."""
    return table(("", "puzzles"), [(name, str(count)) for name, count in sorted(Counter(what).items())])


def report(kept: dict[int, bool]) -> str:
    """Return the proof as a page."""
    share = sum(kept.values()) / len(kept)
    missed = [str(number) for number, stays in kept.items() if not stays]
    made = f"Made by `python -m tests.proofs.puzzles` at commit {commit()} on {processor()}."
    verdict = "The promise is met." if share >= SHARE else "Missed: the promise."
    found = (
        f"In {100 * share:.1f} % of {len(kept)} puzzles every move that solves it is within {MISTAKE} of the "
        f"best move at ten times the budget, too; {100 * SHARE:.0f} % are promised."
    )
    others = f" The others: {', '.join(missed)}." if missed else ""
    parts = (
        ("Ideas", counted(idea for puzzle in puzzles() for idea in puzzle.ideas)),
        ("Players", counted(str(len(puzzle.bots)) for puzzle in puzzles())),
        ("Tries of a hundred that missed it", counted(tens(puzzle.difficulty) for puzzle in puzzles())),
    )
    sections = [f"## {title}\n\n{text}" for title, text in parts]
    return "\n\n".join(["# Puzzles", made, verdict, found + others, *sections]) + "\n"


def tens(difficulty: int) -> str:
    """Return in which ten a difficulty lies."""
    first = difficulty // 10 * 10
    return f"{first} to {first + 9}"


@resumable
def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof: 0 all is well, 1 the promise is missed, 130 stopped."""
    parser = argparse.ArgumentParser(description="The long proof of the puzzles.")
    add = parser.add_argument
    add("--folder", type=Path, default=ROOT / "build" / "proof-puzzles", help="the results, to go on from")
    add("--output", type=Path, default=ROOT / "docs" / "reports" / "puzzles.md", help="the page")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    kept = judged(options.folder / "judged.jsonl")
    text = report(kept)
    options.output.write_text(text, "utf-8")
    print(text)
    return int(sum(kept.values()) < SHARE * len(kept))


if __name__ == "__main__":
    sys.exit(main())
