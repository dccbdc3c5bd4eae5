"""The part of the proof that rates all bots, and the files made of it."""

from functools import cache
from typing import Any

from cablecar.arena.measured import write_measured
from cablecar.arena.pages.report import NAME as PAGE
from cablecar.arena.plan import all_pairings
from cablecar.arena.series import ANCHOR, ANCHOR_ELO, Outcome, ladder_summary
from cablecar.bots import BOTS
from tests.proofs.bots.conduct import kept_times, move_times
from tests.proofs.bots.figures import Figure, Section, table
from tests.proofs.bots.gaps import BLOCKS as GAP_BLOCKS
from tests.proofs.bots.gaps import GAPS
from tests.proofs.bots.matches import EXPERTISE, STRENGTH
from tests.proofs.bots.plans import BEST_FIRST, COMMAND, COUNTS, SEARCHING, Run, tournament

BLOCKS = {2: (300, 25), 3: (200, 3), 4: (150, 2)}
"""Blocks of a pairing by number of players, without and with a bot that searches; promised matches: more."""


@cache
def play_ladder(run: Run, players: int) -> tuple[Outcome, dict[str, Any]]:
    """Let every bot play every other, and return the games and the ratings."""
    pairings = all_pairings(BEST_FIRST, players)
    blocks = {pairing: BLOCKS[players][not SEARCHING.isdisjoint(pairing)] for pairing in pairings}
    for promise in (*STRENGTH, *EXPERTISE):
        if promise.players == players:
            blocks[promise.pairing] = max(promise.blocks, blocks[promise.pairing])
    if players == 2:
        blocks |= dict.fromkeys(GAPS, GAP_BLOCKS)
    scaled = {pairing: run.some(count) for pairing, count in blocks.items()}
    outcome = run.play(f"tournament-{players}", tournament(players, scaled, run.simulations))
    return outcome, ladder_summary(outcome, COMMAND)


def prove_ladder(run: Run) -> Section:
    """Rate all bots with 2, 3 and 4 players."""
    found = {players: play_ladder(run, players)[1] for players in COUNTS}
    about = (
        f"Elo after Bradley and Terry with bootstrap intervals over blocks, {ANCHOR} frozen at {ANCHOR_ELO}; "
        "every bot against every other, with more than 2 players one against copies of the other, both ways "
        "round. Bots that do not search play more than those that do. "
        f"Pages with plots: `build/proof-bots/*/{PAGE}`."
    )
    lines = [(bot, *(_elo(summary["ratings"][bot]) for summary in found.values())) for bot in BEST_FIRST]
    more = table(("Elo", *(f"{players} players" for players in COUNTS)), lines)
    best = tuple(_best(summary) for summary in found.values())
    return Section("ladder", "The ladder", about, best, more=more, made=run.made("tournament-"))


def _elo(rating: dict[str, float]) -> str:
    return f"{rating['mean']:.0f} ({rating['low']:.0f} to {rating['high']:.0f})"


def _best(summary: dict[str, Any]) -> Figure:
    """Tell by how much the best bot leads."""
    ratings = {bot: rating["mean"] for bot, rating in summary["ratings"].items()}
    first, second = sorted(ratings, key=lambda bot: -ratings[bot])[:2]
    found = f"{first}, {ratings[first] - ratings[second]:.0f} points before {second}"
    return Figure(f"the best with {summary['players']} players", summary["games"], found)


def write_ladders(run: Run) -> None:
    """Write the pages of all ladders beside their results, and what `cablecar bots` shows."""
    for players in COUNTS:
        outcome, summary = play_ladder(run, players)
        results = run.results(f"tournament-{players}", outcome.plan)
        results.write_summary(summary)
        results.write_report(summary, outcome.blocks)
        if players == 2:
            milliseconds, made = _milliseconds(run), run.origins("tournament-2", "times-")
            commits, machines = ({origin.commit for origin in made}, {origin.machine for origin in made})
            write_measured(summary, milliseconds, ", ".join(sorted(commits)), "; ".join(sorted(machines)))


def _milliseconds(run: Run) -> dict[str, float]:
    """Return the mean time of a choice with 2 players, by bot."""
    kept = kept_times(run)
    return {bot: round(1000 * move_times(run, kept, bot, 2).mean, 3) for bot in BOTS}
