"""Training the expert's value net and its beliefs, in numpy, from games of planners."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cablecar.board import Board
from cablecar.bots.buffers import new_buffers
from cablecar.bots.characters import weights_for
from cablecar.common.files import write_bytes
from cablecar.rules.board_table import board_table
from cablecar.rules.state import MAX_PLAYERS
from cablecar.rules.stream import seed_words
from cablecar.search.training_data import EVIDENCE, sample_evidence, sample_games
from cablecar.search.value import BELIEFS, FEATURES, HIDDEN, NET

Array = NDArray[np.float32]
Report = Callable[[], None]

NOISE = 0.03
"""How often a planner acts anyhow, so that the net sees more than good play."""
CHARACTERS = 48
"""How many changed characters play the games."""
VARIETY = 0.3
EPOCHS = 10
BATCH = 1024
RATE = 3e-3
DECAY = 1e-5
HELD_OUT = 0.05
"""The part of the positions that the net is not shown, to see what it learned."""


@dataclass(frozen=True)
class Trained:
    """A trained net for a number of players."""

    weights: dict[str, NDArray[np.float64]]
    loss: float
    """How surprised the net is by victories that it was not shown, in nats a position."""
    base_loss: float
    """The same for a guess by the number of players alone."""


def characters(players: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Return the weights of planners to learn from: strong, a hoarder, and strong with changes."""
    strong, hoarder = weights_for("strong", players), weights_for("hoarder", players)
    changes = np.exp(VARIETY * rng.normal(size=(CHARACTERS, len(strong))))
    return np.concatenate([strong[np.newaxis], hoarder[np.newaxis], strong * changes])


def positions(board: Board, players: int, count: int, seed: int) -> tuple[Array, Array]:
    """Return features and outcomes of positions."""
    rng = np.random.default_rng([seed, players])
    buffers = new_buffers(board_table(board), np.zeros(1, NET), characters(players, rng))
    buffers.states[0].random[:] = seed_words(f"positions {seed} {players}")
    features, outcomes = np.zeros((count, FEATURES), np.float32), np.zeros((count, 2), np.float32)
    seats, movers = np.zeros(MAX_PLAYERS, np.int64), np.zeros(count, np.int64)
    filled = sample_games(buffers, players, NOISE, seats, movers, features, outcomes)
    return features[:filled], outcomes[:filled]


def evidence(board: Board, players: int, count: int, seed: int) -> Array:
    """Return what rivals showed of their tickets, and which they held."""
    rng = np.random.default_rng([seed, players])
    buffers = new_buffers(board_table(board), np.zeros(1, NET), characters(players, rng))
    buffers.states[0].random[:] = seed_words(f"evidence {seed} {players}")
    table = np.zeros((count, EVIDENCE), np.float32)
    return table[: sample_evidence(buffers, players, 0.0, np.zeros(MAX_PLAYERS, np.int64), table)]


def sigmoid(values: Any) -> Any:
    """Return numbers between 0 and 1."""
    return 1 / (1 + np.exp(-values))


def surprise(said: Any, happened: Any) -> float:
    """Return the mean cross entropy of what was said and what happened."""
    said = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-(happened * np.log(said) + (1 - happened) * np.log(1 - said)).mean())


class Student:
    """A net of one hidden layer that learns by Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.parts = {
            "hidden": rng.normal(0, FEATURES**-0.5, (FEATURES, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "output": rng.normal(0, HIDDEN**-0.5, (HIDDEN, 2)).astype(np.float32),
            "output_bias": np.zeros(2, np.float32),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def say(self, features: Array) -> Any:
        """Return the chances of victory and the judged leads."""
        hidden = np.maximum(features @ self.parts["hidden"] + self.parts["hidden_bias"], 0)
        return sigmoid(hidden @ self.parts["output"] + self.parts["output_bias"])

    def learn(self, features: Array, outcomes: Array, rate: float) -> None:
        """Take one step towards the outcomes."""
        parts = self.parts
        hidden = np.maximum(features @ parts["hidden"] + parts["hidden_bias"], 0)
        error = (sigmoid(hidden @ parts["output"] + parts["output_bias"]) - outcomes) / len(features)
        back = (error @ parts["output"].T) * (hidden > 0)
        slopes = {
            "hidden": features.T @ back + DECAY * parts["hidden"],
            "hidden_bias": back.sum(axis=0),
            "output": hidden.T @ error + DECAY * parts["output"],
            "output_bias": error.sum(axis=0),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self._follow(name, slope, rate)

    def _follow(self, name: str, slope: Any, rate: float) -> None:
        self.first[name] = 0.9 * self.first[name] + 0.1 * slope
        self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
        first = self.first[name] / (1 - 0.9**self.steps)
        second = self.second[name] / (1 - 0.999**self.steps)
        self.parts[name] = (self.parts[name] - rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def train_net(features: Array, outcomes: Array, seed: int, report: Report) -> Trained:
    """Train a net on positions, and see how it does on some that it was not shown."""
    rng = np.random.default_rng(seed)
    shown = int(len(features) * (1 - HELD_OUT))
    student = Student(rng)
    for epoch in range(EPOCHS):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
        order = rng.permutation(shown)
        for start in range(0, shown - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            student.learn(features[batch], outcomes[batch], rate)
        report()
    loss = surprise(student.say(features[shown:])[:, 0], outcomes[shown:, 0])
    base = surprise(outcomes[:shown, 0].mean(), outcomes[shown:, 0])
    parts = {name: part.astype(np.float64) for name, part in student.parts.items()}
    parts["output"] = parts["output"].T
    return Trained(parts, loss, base)


def train_beliefs(table: Array) -> NDArray[np.float64]:
    """Fit the odds that a rival holds a ticket, by logistic regression."""
    come, claimed, length, held = table.astype(np.float64).T
    terms = np.stack([come, come * claimed, length, come >= 1, np.ones_like(come)], axis=1)
    slopes = np.zeros(BELIEFS + 1)
    for _ in range(12):
        said = sigmoid(terms @ slopes)
        curve = (terms * (said * (1 - said))[:, np.newaxis]).T @ terms + 1e-6 * np.eye(BELIEFS + 1)
        slopes += np.linalg.solve(curve, terms.T @ (held - said))
    return slopes[:BELIEFS]


def train(board: Board, players: int, count: int, seed: int, report: Report) -> Trained:
    """Train net and beliefs for a number of players."""
    table = positions(board, players, count, seed)
    report()
    trained = train_net(*table, seed, report)
    trained.weights["beliefs"] = train_beliefs(evidence(board, players, count, seed))
    return trained


def save_nets(nets: dict[int, Trained], target: Path, command: str) -> None:
    """Write the nets for several numbers of players into one file, with the command that made them."""
    parts: dict[str, Any] = {
        f"{name}_{players}": part.astype(np.float32)
        for players, net in sorted(nets.items())
        for name, part in net.weights.items()
    }
    packed = io.BytesIO()
    np.savez_compressed(packed, command=command, **parts)
    write_bytes(target, packed.getvalue())
