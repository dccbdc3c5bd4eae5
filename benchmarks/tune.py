"""Tuning the planners' characters on the default board: `make tune`.

An evolution strategy: each generation tries changed weights, in pairs of opposites, on the same duplicate
deals, and moves towards the best quarter. Games are judged by their margin, which says more than the
victory alone. Writes characters.toml and a log with every generation.
"""

import argparse
import csv
import multiprocessing
import tomllib
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from cablecar.board import shipped_board
from cablecar.bots import characters
from cablecar.rules.board_table import board_table
from cablecar.rules.stream import seed_words
from cablecar.search.planner_games import PlannerBuffers, planner_blocks, planner_buffers
from cablecar.search.weights import WEIGHT_NAMES, WeightRow, weights_of

POPULATION = 24
PARENTS = 6
GAMES = 600
"""Games that each change is tried in, shared among the rivals."""
SPREAD = 0.35
"""How far the first changes reach, as a part of each weight."""
LEAST, MOST = 0.03, 0.6
COOLING = 0.985
CHARACTERS = Path(characters.__file__).with_name(characters.FILE)
SETTLED = 5
"""The last generations, whose average is kept."""
ITSELF = "itself"


@dataclass(frozen=True)
class Tuning:
    """One character to tune."""

    name: str
    players: int
    generations: int
    free: tuple[str, ...]
    """The weights that may change."""
    rivals: Mapping[str, float]
    """Whom it plays, and how much of the time."""
    start: dict[str, float] | str
    """Where the weights begin, or the character to begin as."""
    seeded_as: str = ""
    """The label that its random numbers come from, where the character had another name when it was tuned."""

    @property
    def label(self) -> str:
        """The name under which the tuned weights are kept."""
        return f"{self.name}.{self.players}" if self.name == "strong" else self.name

    @property
    def seed(self) -> str:
        """The text that all its random numbers come from."""
        return self.seeded_as or self.label


CARDS = ("card_blind", "card_ferry", "card_set", "ferry_paid")
KEEP = ("keep_space",)
GREEDY = {"claim_points": 2, "card_blind": 1, "card_ferry": 1, "card_set": 0.3, "ferry_paid": 0.2}
RUSHER = {"claim_points": 1, "claim_space": 1, "card_blind": 1.5, "card_ferry": 2, "card_set": 0.6}
HOARDER: dict[str, float] = {
    "path_ferry": 12,
    "path_points": 1.5,
    "claim_points": 1,
    "claim_needed": 10,
    "souvenir_points": 1,
    "souvenir_new": 0.5,
    "ferry_paid": 1.5,
    "conflict": 3,
    "starve": 3,
    "card_wanted": 3,
    "card_ready": 4,
    "card_ferry": 3,
    "card_blind": 2,
    "card_set": 0.3,
    "tickets": 4,
    "tickets_open": 8,
    "tickets_spare_cars": 0.3,
    "tickets_late": 1.5,
    "keep_space": 0.5,
    "place_own": 1,
}
"""Draws cards for ever once its tickets are complete: no bot, but strong was tuned against it."""
STRONG = {
    **HOARDER,
    "path_held": 2,
    "path_souvenir": 2,
    "path_spare": 1,
    "claim_space": 0.1,
    "claim_late": 0.05,
    "completes": 3,
    "contested": 1,
    "block": 0.3,
    "place_rival": 0.1,
}
STRONG_RIVALS = {ITSELF: 0.4, "hoarder": 0.3, "rusher": 0.2, "greedy": 0.1}
ALL = tuple(name for name in WEIGHT_NAMES if name not in ("keep_points", "claim_last"))
CASUAL = {
    **HOARDER,
    "claim_late": 0.5,
    "claim_last": 100,
    "card_blind": 3,
    "card_ferry": 2,
    "keep_space": 1.5,
    "keep_points": 1,
}
"""A blind card is worth less than a claim of three spaces, and on the last turn nothing outbids a claim."""
CASUAL_RIVALS = {"rusher": 0.3, "greedy": 0.3, "strong.2": 0.4}

TUNINGS = (
    Tuning("greedy", 2, 12, (*CARDS, *KEEP), {"hoarder": 1}, {**GREEDY, "tickets": -5, "keep_points": 1}),
    Tuning(
        "rusher",
        2,
        12,
        ("claim_space", *CARDS, *KEEP),
        {"hoarder": 1},
        {**RUSHER, "ferry_paid": 0.3, "tickets": -5, "keep_points": 0.2},
    ),
    Tuning(
        "hoarder",
        2,
        12,
        (*CARDS, *KEEP),
        {"rusher": 0.5, "greedy": 0.5},
        {**HOARDER, "keep_points": 1},
        seeded_as="casual",
    ),
    Tuning("strong", 2, 30, ALL, STRONG_RIVALS, {**STRONG, "keep_points": 1}),
    Tuning("strong", 3, 24, ALL, STRONG_RIVALS, "strong.2"),
    Tuning("strong", 4, 24, ALL, STRONG_RIVALS, "strong.3"),
    Tuning("casual", 2, 12, ("card_ferry", "card_set", "ferry_paid", *KEEP), CASUAL_RIVALS, CASUAL),
)


@cache
def _buffers() -> PlannerBuffers:
    return planner_buffers(board_table(shipped_board()))


def judge(job: tuple[WeightRow, list[tuple[WeightRow, float]], int, str]) -> tuple[float, float]:
    """Return the wins and the judged margin of weights against rivals, on deals that the seed names."""
    weights, rivals, players, seed = job
    buffers, total = _buffers(), np.zeros(2)
    for number, (rival, share) in enumerate(rivals):
        outcomes = np.zeros((max(1, round(GAMES * share / players)), 2))
        buffers.states[1].random[:] = seed_words(f"{seed} {number}")
        pair = np.stack([weights, rival])
        planner_blocks(buffers, pair, players, outcomes)
        total += share * outcomes.mean(axis=0)
    return float(total[0]), float(total[1])


class Tuner:
    """Moves the weights of one character, generation by generation."""

    def __init__(self, tuning: Tuning, start: WeightRow, rivals: Mapping[str, WeightRow]) -> None:
        self.tuning = tuning
        self.weights = start.copy()
        self.rivals = rivals
        self.free = [WEIGHT_NAMES.index(name) for name in tuning.free]
        self.scale = np.maximum(np.abs(start[self.free]), 0.5)
        self.spread = np.full(len(self.free), SPREAD)
        self.rng = np.random.default_rng(list(tuning.seed.encode()))
        rank = np.log(PARENTS + 0.5) - np.log(np.arange(1, PARENTS + 1))
        self.rank = rank / rank.sum()

    def run(self, pool: ProcessPoolExecutor) -> Iterator[tuple[int, float, float]]:
        """Yield each generation's number, wins and judged margin before its step."""
        settled = []
        for generation in range(self.tuning.generations):
            yield (generation, *self.step(pool, generation))
            settled.append(self.weights)
        self.weights = np.mean(settled[-SETTLED:], axis=0)

    def step(self, pool: ProcessPoolExecutor, generation: int) -> tuple[float, float]:
        """Try changes and move towards the best of them."""
        half = self.rng.normal(size=(POPULATION // 2, len(self.free)))
        changes = np.concatenate([half, -half])
        seed = f"{self.tuning.seed} {generation}"
        shares = [(self._rival(name), share) for name, share in self.tuning.rivals.items()]
        tried = [self.weights, *(self._changed(change) for change in changes)]
        judged = list(pool.map(judge, [(row, shares, self.tuning.players, seed) for row in tried]))
        order = np.argsort([-margin for _, margin in judged[1:]], kind="stable")[:PARENTS]
        self.weights = self._changed(self.rank @ changes[order])
        deviation = np.sqrt(self.rank @ changes[order] ** 2)
        self.spread = np.clip(self.spread * np.exp(0.25 * (deviation - 1)), LEAST, MOST) * COOLING
        return judged[0]

    def _changed(self, change: WeightRow) -> WeightRow:
        changed = self.weights.copy()
        changed[self.free] += change * self.spread * self.scale
        return changed

    def _rival(self, name: str) -> WeightRow:
        return self.weights if name == ITSELF else self.rivals[name]


def tune_all(log: Path, target: Path) -> None:
    """Tune every character in turn, against those tuned before and the first weights of the others."""
    tuned = {
        tuning.label: weights_of(tuning.start) for tuning in TUNINGS if not isinstance(tuning.start, str)
    }
    context = multiprocessing.get_context("spawn")
    judge((tuned["hoarder"], [(tuned["rusher"], 1.0)], 2, "warm"))
    with log.open("w", newline="") as file, ProcessPoolExecutor(mp_context=context) as pool:
        rows = csv.writer(file)
        rows.writerow(["character", "players", "generation", "wins", "judged", *WEIGHT_NAMES])
        for tuning in TUNINGS:
            start = tuned[tuning.start if isinstance(tuning.start, str) else tuning.label]
            tuner = Tuner(tuning, start, tuned)
            for generation, wins, margin in tuner.run(pool):
                figures = [f"{wins:.4f}", f"{margin:.4f}", *(f"{value:.3f}" for value in tuner.weights)]
                rows.writerow([tuning.name, tuning.players, generation, *figures])
                print(tuning.label, generation, f"{wins:.3f}", f"{margin:.3f}", flush=True)
            tuned[tuning.label] = tuner.weights
            target.write_text(as_toml(tuned))


def as_toml(tuned: Mapping[str, WeightRow]) -> str:
    """Return characters as a TOML file in the order of their tunings; weights of 0 are left out."""
    lines = ["# Made by `make tune`; do not edit: everything measured rests on it."]
    for label in (tuning.label for tuning in TUNINGS if tuning.label in tuned):
        row = tuned[label]
        lines += ["", f"[{label}]"]
        lines += [
            f"{name} = {value:.3f}" for name, value in zip(WEIGHT_NAMES, row, strict=True) if round(value, 3)
        ]
    text = "\n".join(lines) + "\n"
    tomllib.loads(text)
    return text


def main() -> None:
    """Tune and write both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--log", type=Path, default=Path("docs/reports/tuning.csv"))
    tune_all(parser.parse_args().log, CHARACTERS)


if __name__ == "__main__":
    main()
