"""This user's games in the terminal: who sits where, where they are kept, and which one goes on."""

import os
import random
import secrets
import shlex
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from cablecar.arena.entrants import Entrant, find_entrant, refuse_missing_nets
from cablecar.board import Board
from cablecar.bots import Bots, Budget
from cablecar.errors import CablecarError, RecordError
from cablecar.files import data_folder, make_folder
from cablecar.game import Game, Player
from cablecar.record import read, replay
from cablecar.simulate import bot_player, refuse_surplus

SECONDS = 1.0
"""How long a bot may think about a move."""


@dataclass(frozen=True)
class Seating:
    """A game and who plays its seats, a bot or None for a person."""

    game: Game
    bots: Sequence[Entrant | None]
    chance: str
    """What the bots draw their luck from."""


def new_seating(
    board: Board, players: int, names: Sequence[str], bots: Sequence[Entrant], seed: int | None
) -> Seating:
    """Start a game of these people, and of bots on the other seats."""
    players = max(players, len(names))
    refuse_surplus(bots, players - len(names))
    seats: list[tuple[Player, Entrant | None]] = [(Player(name), None) for name in names]
    for number in range(players - len(names)):
        bot = bots[number % len(bots)]
        seats.append((bot_player(bot.name, [player for player, _ in seats]), bot))
    random.Random(seed).shuffle(seats)
    refuse_missing_nets(bots, players)
    game = Game.new([player for player, _ in seats], seed, board)
    return Seating(game, [bot for _, bot in seats], secrets.token_hex() if seed is None else game.seed)


def resumed_seating(game: Game, bots: Bots, budget: Budget) -> Seating:
    """Return a game that was broken off with its bots as they were."""
    kinds = [player.kind.partition("bot:")[2] for player in game.players]
    entrants = [find_entrant(kind, bots, budget) if kind else None for kind in kinds]
    return Seating(game, entrants, secrets.token_hex())


def games_folder() -> Path:
    """Return the folder that keeps this user's games."""
    return data_folder() / "games"


def resuming(command: str, folder: Path) -> str:
    """Return the command that goes on with a game in a folder."""
    elsewhere = "" if folder == games_folder() else f" --records {shlex.quote(str(folder))}"
    return f"{command} --resume{elsewhere}"


def new_file(folder: Path) -> Path:
    """Return where a new game is kept in a folder, which is made where it is missing."""
    make_folder(folder)
    return folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.json"


def newest_unfinished(folder: Path) -> tuple[Path, Game]:
    """Return the newest game in a folder that somebody has still to play, and its file."""
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        try:
            record = read(file)
            if _goes_on(record):
                return file, replay(record)
        except CablecarError as error:
            raise RecordError("verify-invalid", file=str(file), reason=str(error)) from None
    raise CablecarError("games-none-unfinished", folder=str(folder))


def _goes_on(record: Mapping[str, object]) -> bool:
    """Tell whether a record is a game that is not over and has a person in it, as far as that is written."""
    players = record.get("players")
    seats = players if isinstance(players, list) else []
    kinds = [player.get("kind") for player in seats if isinstance(player, dict)]
    return record.get("result") is None and "human" in kinds
