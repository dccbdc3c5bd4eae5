"""Simulations, verifications and replays on the terminal."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cablecar.arena.entrants import Entrant
from cablecar.board import Board
from cablecar.errors import CablecarError
from cablecar.files import make_folder
from cablecar.game import Game
from cablecar.record import read, replay, save
from cablecar.sentences import Teller, player_words
from cablecar.simulate import refuse_surplus, simulate
from cablecar.words import say

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


def show_simulation(
    board: Board, players: int, bots: Sequence[Entrant], games: int, seed: int, records: Path | None
) -> int:
    """Play games, write their files and sum them up; an interruption keeps the finished ones."""
    refuse_surplus(bots, players)
    if records is not None:
        make_folder(records)
    tally, status = Tally(players), 0
    with progress_bar() as bar:
        task = bar.add_task(say("simulating"), total=games)
        try:
            for number, game in enumerate(simulate(board, players, bots, games, seed), 1):
                if records is not None:
                    save(game, records / f"game-{number:0{len(str(games))}}.json")
                tally.add(game)
                bar.advance(task)
        except KeyboardInterrupt:
            status = INTERRUPTED
    if status:
        print(say("simulation-interrupted", games=tally.games))
    for line in tally.lines():
        print(line)
    if records is not None:
        print(say("simulation-saved", games=tally.games, folder=str(records)))
    return status


@dataclass
class Tally:
    """What many games come to."""

    players: int
    games: int = 0
    moves: int = 0
    points: Counter[int] = field(default_factory=Counter)
    wins: dict[int, float] = field(default_factory=dict)

    def add(self, game: Game) -> None:
        """Count a finished game; a shared victory counts for each in part."""
        result = game.result
        assert result is not None
        self.games += 1
        self.moves += len(game.moves)
        for seat, score in enumerate(result.scores):
            self.points[seat] += score.total
        for seat in result.winners:
            self.wins[seat] = self.wins.get(seat, 0) + 1 / len(result.winners)

    def lines(self) -> list[str]:
        """Return the sums as sentences."""
        if self.games == 0:
            return []
        lines = [say("simulation-summary", games=self.games, moves=round(self.moves / self.games, 1))]
        for seat in range(self.players):
            score = round(self.points[seat] / self.games, 1)
            share = round(100 * self.wins.get(seat, 0) / self.games, 1)
            lines.append(say("simulation-seat", seat=seat, score=score, share=share))
        return lines


def show_verification(files: Sequence[Path]) -> int:
    """Check each file, print a line for it, and return the exit status."""
    status = 0
    for path in files:
        try:
            game = replay(read(path))
        except CablecarError as error:
            status = 1
            unreadable = error.key == "file-unreadable"
            print(error if unreadable else say("verify-invalid", file=str(path), reason=str(error)))
            continue
        key = "verify-valid" if game.result is not None else "verify-valid-unfinished"
        print(say(key, file=str(path), moves=len(game.moves)))
    return status


def show_replay(record: dict[str, Any]) -> None:
    """Tell a game in sentences, everything open."""
    game = replay(record)
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
