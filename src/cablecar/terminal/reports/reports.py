"""Simulations, verifications and replays on the terminal."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cablecar.arena.entrants import Entrant, refuse_missing_nets
from cablecar.arena.rows import SimulationRow, refuse_without_parquet, write_parquet
from cablecar.arena.simulate import Simulated, refuse_surplus, simulate
from cablecar.board import Board
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.common.files import make_empty_folder, refuse_unwritable
from cablecar.engine.game import Game
from cablecar.engine.record import read, save
from cablecar.language.sentences import Teller, player_words

INTERRUPTED = 130
"""The exit status of an interrupted command."""


def progress_bar() -> Progress:
    """Return a progress bar on the error stream, so that output can be piped."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is simulated, and what is written of it."""

    board: Board
    players: int
    bots: Sequence[Entrant]
    games: int
    seed: int
    records: Path | None = None
    """An empty folder for the games' files."""
    parquet: Path | None = None
    """A file for a row of each seat of each game."""

    def prepare(self) -> None:
        """Refuse what would fail later."""
        refuse_surplus(self.bots, self.players)
        refuse_missing_nets(self.bots, self.players)
        if self.parquet is not None:
            refuse_without_parquet()
            refuse_unwritable(self.parquet)
        if self.records is not None:
            make_empty_folder(self.records)

    def play(self) -> Iterator[Simulated]:
        """Yield the games, their files written."""
        for played in simulate(self.board, self.players, self.bots, self.games, self.seed):
            if self.records is not None:
                save(played.game(), self.records / f"game-{played.number:0{len(str(self.games))}}.json")
            yield played


def show_simulation(simulation: Simulation, as_json: bool) -> int:
    """Play games, write their files and sum them up; an interruption keeps the finished ones."""
    simulation.prepare()
    tally, rows, interrupted = Tally(simulation), list[SimulationRow](), False
    with progress_bar() as bar:
        task = bar.add_task(say("simulating"), total=simulation.games)
        try:
            for played in simulation.play():
                tally.add(played)
                rows += played.rows() if simulation.parquet else []
                bar.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        print(say("simulation-interrupted", games=tally.games), file=sys.stderr)
    if simulation.parquet is not None:
        write_parquet(simulation.parquet, rows)
    for line in [json.dumps(tally.to_json(), ensure_ascii=False)] if as_json else tally.lines():
        print(line)
    return INTERRUPTED if interrupted else 0


@dataclass
class Sums:
    """How a seat, or a bot, fared in some games."""

    games: int = 0
    points: int = 0
    wins: float = 0.0

    def add(self, points: int, win: float) -> None:
        """Count a finished game."""
        self.games += 1
        self.points += points
        self.wins += win

    def to_json(self) -> dict[str, float]:
        """Return the mean score and the share of the victories."""
        return {"games": self.games, "score": self.points / self.games, "win_rate": self.wins / self.games}


@dataclass
class Tally:
    """What many games come to."""

    simulation: Simulation
    games: int = 0
    moves: int = 0
    seats: dict[int, Sums] = field(default_factory=lambda: defaultdict(Sums))
    bots: dict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))

    def add(self, played: Simulated) -> None:
        """Count a finished game; a shared victory counts for each in part."""
        self.games += 1
        self.moves += played.moves
        winners = played.result.winners
        for seat, score in enumerate(played.result.scores):
            win = 1 / len(winners) if seat in winners else 0.0
            self.seats[seat].add(score.total, win)
            self.bots[played.bots[seat]].add(score.total, win)

    def lines(self) -> list[str]:
        """Return the sums as sentences."""
        if self.games == 0:
            return []
        lines = [say("simulation-summary", games=self.games, moves=round(self.moves / self.games, 1))]
        for seat, sums in self.seats.items():
            score, share = round(sums.points / sums.games, 1), round(100 * sums.wins / sums.games, 1)
            lines.append(say("simulation-seat", seat=seat, score=score, share=share))
        if self.simulation.records is not None:
            lines.append(say("simulation-saved", games=self.games, folder=str(self.simulation.records)))
        return lines

    def to_json(self) -> dict[str, Any]:
        """Return the sums for programs."""
        return {
            "board": self.simulation.board.id,
            "players": self.simulation.players,
            "seed": self.simulation.seed,
            "games": self.games,
            "moves": self.moves / max(self.games, 1),
            "seats": [sums.to_json() for sums in self.seats.values()],
            "bots": {bot: sums.to_json() for bot, sums in sorted(self.bots.items())},
        }


def show_verification(files: Sequence[Path]) -> int:
    """Check each file, print a line for it, and return the exit status."""
    status = 0
    for path in files:
        try:
            game = Game.replay(read(path))
            game.check_seed()
        except CablecarError as error:
            status = 1
            unreadable = error.key == "file-unreadable"
            print(error if unreadable else say("verify-invalid", file=str(path), reason=str(error)))
            continue
        key = "verify-valid" if game.result is not None else "verify-valid-unfinished"
        print(say(key, file=str(path), moves=len(game.moves)))
    return status


def show_replay(record: dict[str, Any]) -> None:
    """Print a game in sentences, everything open."""
    game = Game.replay(record)
    names = player_words(game.players)
    teller = Teller(game.board, names)
    print(say("replay-title", names=", ".join(names), board=game.board.name))
    for event in game.events:
        print(teller.tell(event))
    if game.result is None:
        print(say("replay-unfinished"))
        return
    for line in teller.result(game.result):
        print(line)
