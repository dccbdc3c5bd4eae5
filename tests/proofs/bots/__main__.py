"""The long proof of the bots: everything that is promised about them, with games and intervals.

`python -m tests.proofs.bots` runs all parts in the project's folder, or goes on where it was stopped, and
writes docs/reports/proof-bots.md, docs/reports/balance.md, the ladder's pages and the figures that
`cablecar bots` shows. A part alone (`python -m tests.proofs.bots strength`) prints its figures and counts for
the whole run later.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from benchmarks.machine import commit, processor
from tests.proofs.bots.conduct import prove_legality, prove_times
from tests.proofs.bots.editions import balance_pages, prove_balance
from tests.proofs.bots.endings import prove_endings
from tests.proofs.bots.figures import Section
from tests.proofs.bots.gaps import prove_gaps
from tests.proofs.bots.ladders import prove_ladder, write_ladders
from tests.proofs.bots.matches import prove_ablations, prove_cheat_gap, prove_expert, prove_strength
from tests.proofs.bots.plans import COMMAND, Origin, Run
from tests.proofs.resumable import resumable
from tests.support.paths import ROOT

PARTS: dict[str, Callable[[Run], Section]] = {
    "times": prove_times,
    "strength": prove_strength,
    "endings": prove_endings,
    "gaps": prove_gaps,
    "expert": prove_expert,
    "legality": prove_legality,
    "ablations": prove_ablations,
    "cheat": prove_cheat_gap,
    "ladder": prove_ladder,
    "balance": prove_balance,
}


def verdict(sections: Sequence[Section]) -> str:
    """Return which promises are missed, if any."""
    missed = [what for section in sections for what in section.missed]
    return f"Missed: {'; '.join(missed)}." if missed else "Every promise is met."


def here() -> Origin:
    """Return where and when something is played now."""
    machine = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return Origin(str(date.today()), commit(), machine)


def report(sections: Sequence[Section], program: str, commit: str) -> str:
    """Return the whole proof as a page."""
    source = (
        f"Made by `{COMMAND}`; the program {program} is that of commit {commit}. Every part says when, at "
        "which commit and where its games were played, as it was noted before the first of them. The program "
        "is a hash of all that may change a game; a results folder keeps it in its settings. Parts share the "
        "games of the ladder."
    )
    about = (
        "Shares of victories have their 95 % intervals over blocks in brackets; a shared victory counts in "
        "part. A promise is met where the figure itself reaches it, unless it speaks of the lower end."
    )
    texts = [section.text for section in sections]
    return "\n\n".join(["# Proof of the bots", source, about, verdict(sections), *texts])


def write_all(run: Run, sections: Sequence[Section], docs: Path) -> None:
    """Write everything that the whole proof is for."""
    docs.mkdir(parents=True, exist_ok=True)
    write_ladders(run)
    proof = report(sections, run.program(), run.origin.commit)
    for name, text in {"proof-bots.md": proof, **balance_pages(run)}.items():
        (docs / name).write_text(text, "utf-8")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="The long proof of the bots.")
    add = parser.add_argument
    add("parts", nargs="*", metavar="PART", help=f"only these, and no files: {', '.join(PARTS)}")
    add("--scale", type=float, default=Run.scale, help="the part of all games to play; no files unless 1")
    add("--simulations", type=int, default=Run.simulations, help="the expert's; no files unless the usual")
    add("--again", action="store_true", help="take the times again; the page tells of all attempts")
    add("--folder", type=Path, default=ROOT / "build" / "proof-bots", help="the results, to go on from")
    add("--docs", type=Path, default=ROOT / "docs" / "reports", help="where the whole proof is written")
    options = parser.parse_args(arguments)
    for part in options.parts:
        if part not in PARTS:
            parser.error(f"no such part: {part}")
    return options


def prove(options: argparse.Namespace) -> int:
    """Run the parts that the options ask for and return the exit status."""
    run, sections = Run(options.folder, options.scale, options.simulations), list[Section]()
    run.origin, run.again = here(), options.again
    begun = run.program()
    for part in options.parts or PARTS:
        sections.append(PARTS[part](run))
        print(sections[-1].text, flush=True)
    if run.program() != begun:
        print("The bots changed meanwhile: run it again.", file=sys.stderr)
        return 1
    if not options.parts and run.is_whole:
        write_all(run, sections, options.docs)
    print(verdict(sections))
    return int(any(section.missed for section in sections))


@resumable
def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof: 0 all is well, 1 a promise is missed, 130 stopped."""
    return prove(parse(arguments))


if __name__ == "__main__":
    sys.exit(main())
