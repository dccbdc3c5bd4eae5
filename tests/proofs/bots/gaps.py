"""The part of the proof about the levels that a player chooses from: six gaps."""

from itertools import pairwise

from cablecar.arena.games import Pairing
from cablecar.arena.intervals import Interval
from tests.proofs.bots.figures import Figure, Section, with_interval
from tests.proofs.bots.plans import Run, tournament

LEVELS = ("novice", "casual", "steady", "strong", "sharp", "veteran", "expert")
"""The persons that a player meets, the weakest first."""
GAPS = tuple(Pairing(better, worse) for worse, better in pairwise(LEVELS))
LEAST, MOST = 0.60, 0.75
"""What each must win against the one below."""
BLOCKS = 500


def prove_gaps(run: Run) -> Section:
    """Let every level play the one below."""
    blocks = run.some(BLOCKS, 2)
    outcome = run.play("tournament-2", tournament(2, dict.fromkeys(GAPS, blocks), run.simulations))
    figures = [
        gap(
            f"{pairing.first} v {pairing.second}",
            2 * blocks,
            outcome.win_rate(outcome.plan.pairings.index(pairing)),
        )
        for pairing in GAPS
    ]
    about = "The levels from novice to expert, 2 players: each against the one below."
    return Section("gaps", "The levels", about, tuple(figures), made=run.made("tournament-2"))


def gap(what: str, games: int, share: Interval) -> Figure:
    """Return a share of the victories that must be neither too small nor too large."""
    promise = f"{100 * LEAST:.0f} to {100 * MOST:.0f} %"
    return Figure(what, games, with_interval(share), promise, LEAST <= share.mean <= MOST, share=share)
