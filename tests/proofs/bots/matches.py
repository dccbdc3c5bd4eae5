"""The parts of the proof that are matches: who beats whom, what reasons are worth, and the cheat gap."""

import subprocess
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from cablecar.arena.games import Pairing
from cablecar.arena.intervals import share_interval
from cablecar.arena.plan import Plan
from cablecar.board import shipped_board
from cablecar.bots import Budget
from tests.proofs.bots.figures import Figure, Section, better_than_even, win_rate
from tests.proofs.bots.plans import COUNTS, EXPERT, SEED, Run, select, tournament
from tests.support.bots.cheat import cheat_block
from tests.support.paths import TESTS


class Promise(NamedTuple):
    """What one bot must win against another."""

    first: str
    second: str
    players: int
    blocks: int
    least: float
    aim: float | None = None

    @property
    def what(self) -> str:
        """The match in words."""
        rivals = {2: "", 3: "two ", 4: "three "}[self.players]
        return f"{self.first} v {rivals}{self.second}, {self.players} players"

    @property
    def pairing(self) -> Pairing:
        """The bots."""
        return Pairing(self.first, self.second)

    @property
    def command(self) -> str:
        """The command that makes the figure alone."""
        sizes = f"--players {self.players} --blocks {self.blocks} --seed {SEED}"
        return f"`cablecar match {self.first} {self.second} {sizes}`"


STRENGTH = (
    Promise("novice", "random", 2, 1000, 0.90),
    Promise("casual", "random", 2, 1000, 0.99),
    Promise("strong", "casual", 2, 1000, 0.65),
    Promise("strong", "rusher", 2, 1000, 0.60),
    Promise("strong", "greedy", 2, 1000, 0.60),
)
EXPERTISE = (
    Promise(EXPERT, "strong", 2, 500, 0.75, 0.85),
    Promise(EXPERT, "rusher", 2, 500, 0.88),
    Promise(EXPERT, "strong", 3, 334, 0.55, 0.65),
    Promise(EXPERT, "strong", 4, 250, 0.45, 0.55),
)
FEWER = 100
"""Simulations of the expert that the usual one must beat."""
FEWER_BLOCKS = 500
FROZEN = ("src/cablecar/bots/characters.toml", "src/cablecar/bots/expert.npz")


def keep_promises(run: Run, promises: tuple[Promise, ...]) -> Iterator[Figure]:
    """Play matches of tournaments and set them beside what was promised."""
    for players in COUNTS:
        own = {promise.pairing: promise for promise in promises if promise.players == players}
        blocks = {pairing: run.some(promise.blocks, 2) for pairing, promise in own.items()}
        if not own:
            continue
        outcome = run.play(f"tournament-{players}", tournament(players, blocks, run.simulations))
        for pairing, promise in own.items():
            share = outcome.win_rate(outcome.plan.pairings.index(pairing))
            yield win_rate(promise.what, blocks[pairing] * players, share, promise.least, promise.aim)


def prove_strength(run: Run) -> Section:
    """Let the cheap bots play each other."""
    about = (
        "The bots that do not search. One block is the same shuffles played once for each seat of the first "
        f"bot; intervals are over blocks. The last line by a command of its own: {STRENGTH[-1].command}. "
        + "The planners' weights were last changed in {}, the expert's net in {}.".format(
            *map(_last_commit, FROZEN)
        )
    )
    figures = tuple(keep_promises(run, STRENGTH))
    made = run.made("tournament-2")
    return Section("strength", "Strength of the cheap bots", about, figures, made=made)


def _last_commit(path: str) -> str:
    """Return when a file last changed."""
    command = ["git", "log", "-1", "--date=iso", "--format=commit %h of %ad", "--", path]
    done = subprocess.run(command, capture_output=True, text=True, cwd=TESTS.parent)
    return done.stdout.strip() or "no commit yet"


def prove_expert(run: Run) -> Section:
    """Let the expert play the best of the cheap bots, and itself with fewer simulations."""
    figures = tuple(keep_promises(run, EXPERTISE))
    pairing = Pairing(EXPERT, f"{EXPERT}@{FEWER}")
    plan = select(shipped_board(), 2, (pairing,), [run.some(FEWER_BLOCKS, 2)], run.simulations)
    outcome = run.play("fewer", plan)
    more = better_than_even(f"{EXPERT} v {pairing.second}, 2 players", outcome.games, outcome.win_rate(0))
    about = (
        f"The expert at {run.simulations} simulations a move. The first line by a command of its own: "
        f"{EXPERTISE[0].command}."
    )
    made = run.made("tournament-", "fewer")
    return Section("expert", "Strength of the expert", about, (*figures, more), made=made)


ABLATED = Path(__file__).with_name("ablated.py")
CHANCE = {
    "randomtickets": "with random opening tickets",
    "randomplaces": "with souvenirs placed at random",
    "randomsouvenirs": "with souvenirs picked at random",
}
BELIEFS = {"withoutbeliefs": "without beliefs about tickets"}
CHEAP_ABLATION, EXPERT_ABLATION = 1500, 100
"""Blocks."""
ABLATION_SIMULATIONS = 100


def prove_ablations(run: Run) -> Section:
    """Let bots play themselves without one of their reasons."""
    simulations = min(ABLATION_SIMULATIONS, run.simulations)
    figures = (
        *_ablate(run, "casual", CHANCE, CHEAP_ABLATION, simulations),
        *_ablate(run, "strong", CHANCE, CHEAP_ABLATION, simulations),
        *_ablate(run, EXPERT, CHANCE | BELIEFS, EXPERT_ABLATION, simulations),
    )
    about = (
        "How often a whole bot wins against itself with one decision left to chance (or, for the expert, "
        "with all tickets of its rivals taken for equally likely), 2 players; 50 % would mean that it "
        f"is worth nothing. The expert has {simulations} simulations a move."
    )
    made = run.made("ablations-")
    return Section("ablations", "What reasons are worth", about, figures, more=surprises(figures), made=made)


def surprises(figures: Sequence[Figure]) -> str:
    """Draw attention to reasons that measurably do harm."""
    harmful = [figure for figure in figures if figure.share and figure.share.high < 0.5]
    return "\n\n".join(
        f"**Mind this:** {figure.what} wins less than half of the games, and the whole interval says so: "
        f"{figure.found}. Here the reason does measurable harm against a copy that draws lots."
        for figure in harmful
    )


def _ablate(run: Run, bot: str, without: dict[str, str], blocks: int, simulations: int) -> Iterator[Figure]:
    pairings = tuple(Pairing(bot, bot + name) for name in without)
    budget = Budget(simulations=simulations)
    plan = Plan(shipped_board(), pairings, 2, run.some(blocks, 2), SEED, budget, ABLATED)
    outcome = run.play(f"ablations-{bot}", plan)
    for number, words in enumerate(without.values()):
        yield win_rate(f"{bot} v itself {words}", 2 * plan.blocks, outcome.win_rate(number))


CHEAT_BLOCKS = 150


def prove_cheat_gap(run: Run) -> Section:
    """Let an expert that is given the truth play the fair one."""
    work = partial(_cheat, run.simulations)
    blocks = run.some(CHEAT_BLOCKS, 2)
    shares = run.spread(f"cheat-{run.simulations}", work, blocks, TESTS / "support" / "bots" / "cheat.py")
    what = "the expert that sees all cards and tickets v the fair one, 2 players"
    about = (
        "A variant of the expert in `tests/support/bots/cheat.py` begins its simulations with the truth, "
        f"not a guess; both have {run.simulations} simulations a move. The gap is what the fair one lacks."
    )
    figure = better_than_even(what, 2 * blocks, share_interval(shares))
    return Section("cheat", "The cheat gap", about, (figure,), made=run.made("cheat-"))


def _cheat(simulations: int, block: int) -> float:
    return cheat_block(2, block, simulations, SEED)
