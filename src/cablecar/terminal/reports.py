"""Simulations, verifications and replays on the terminal."""

import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cablecar.board import Board
from cablecar.errors import CablecarError
from cablecar.files import make_folder
from cablecar.game import Game
from cablecar.record import read, replay, save
from cablecar.sentences import Teller
from cablecar.simulate import simulate
from cablecar.words import say


def progress_bar() -> Progress:
    """Return a progress bar on the error stream, so that output can be piped."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def show_simulation(
    board: Board, players: int, bots: Sequence[str], games: int, seed: int, records: Path | None
) -> None:
    """Play games, write their files and sum them up; an interruption keeps the finished ones."""
    if records is not None:
        make_folder(records)
    finished: list[Game] = []
    with progress_bar() as bar:
        task = bar.add_task(say("simulating"), total=games)
        try:
            for number, game in enumerate(simulate(board, players, bots, games, seed), 1):
                if records is not None:
                    save(game, records / f"game-{number:0{len(str(games))}}.json")
                finished.append(game)
                bar.advance(task)
        except KeyboardInterrupt:
            bar.console.print(say("simulation-interrupted", games=len(finished)))
    for line in _summary(finished, players):
        print(line)
    if records is not None:
        print(say("simulation-saved", games=len(finished), folder=str(records)))


def _summary(games: list[Game], players: int) -> list[str]:
    results = [game.result for game in games if game.result is not None]
    if not results:
        return []
    moves = statistics.fmean(len(game.moves) for game in games)
    lines = [say("simulation-summary", games=len(games), moves=round(moves, 1))]
    for seat in range(players):
        score = statistics.fmean(result.scores[seat].total for result in results)
        wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
        share = round(100 * wins / len(results), 1)
        lines.append(say("simulation-seat", seat=seat, score=round(score, 1), share=share))
    return lines


def show_verification(files: Sequence[Path]) -> int:
    """Check each file, print a line for it, and return the exit status."""
    status = 0
    for path in files:
        try:
            game = replay(read(path))
        except CablecarError as error:
            status = 1
            print(say("verify-invalid", file=str(path), reason=str(error)))
            continue
        key = "verify-valid" if game.result is not None else "verify-valid-unfinished"
        print(say(key, file=str(path), moves=len(game.moves)))
    return status


def show_replay(record: dict[str, Any]) -> None:
    """Tell a game in sentences, everything open."""
    game = replay(record)
    names = [player.name for player in game.players]
    teller = Teller(game.board, names)
    print(say("replay-title", names=", ".join(names), board=game.board.name))
    for event in game.events:
        print(teller.tell(event))
    if game.result is None:
        print(say("replay-unfinished"))
        return
    for line in teller.result(game.result):
        print(line)
