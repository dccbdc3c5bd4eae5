"""This user's games in the terminal: who sits where, where they are kept, and which one goes on."""

import os
import random
import secrets
import shlex
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from cablecar.arena.entrants import Entrant, find_entrant, refuse_missing_nets
from cablecar.arena.simulate import refuse_surplus
from cablecar.board import Board
from cablecar.bots import Bots, Budget
from cablecar.common.catalogue import harmless, say
from cablecar.common.errors import CablecarError, RecordError
from cablecar.common.files import data_folder, make_folder
from cablecar.engine.game import Game
from cablecar.engine.players import BOT_KIND, Player, person_name
from cablecar.engine.record import read
from cablecar.engine.view import View
from cablecar.language.sentences import listed, player_words

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
        name = person_name(bot.name, [player.name for player, _ in seats])
        seats.append((Player(name, f"{BOT_KIND}{bot.name}"), bot))
    random.Random(seed).shuffle(seats)
    refuse_missing_nets(bots, players)
    game = Game.new([player for player, _ in seats], seed, board)
    return Seating(game, [bot for _, bot in seats], secrets.token_hex() if seed is None else game.seed)


def resumed_seating(game: Game, bots: Bots, budget: Budget) -> Seating:
    """Return a game that was broken off with its bots as they were."""
    kinds = [player.kind.partition(BOT_KIND)[2] for player in game.players]
    entrants = [find_entrant(kind, bots, budget) if kind else None for kind in kinds]
    refuse_missing_nets(filter(None, entrants), len(entrants))
    return Seating(game, entrants, secrets.token_hex())


def seating_again(seating: Seating) -> Seating:
    """Return another game of the same players, each one seat further, so that another one begins."""
    players, bots = list(seating.game.players), list(seating.bots)
    game = Game.new([*players[1:], *players[:1]], None, seating.game.board)
    return Seating(game, [*bots[1:], *bots[:1]], secrets.token_hex())


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
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}"
    paths = (folder / f"{name}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
    return next(path for path in paths if not path.exists())


def kept_files(folder: Path) -> list[Path]:
    """Return the game files in a folder, the newest first."""
    return sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)


def wanted_game(folder: Path, wanted: str | None) -> tuple[Path, Game]:
    """Return a game that somebody has still to play, and its file.

    It is wanted by its file, or by its number in the list of a folder's games; None wants the newest.
    """
    if wanted is None:
        return newest_unfinished(folder)
    file = _numbered(folder, int(wanted)) if wanted.isdecimal() else Path(wanted)
    record = read(file)
    if not _goes_on(record):
        raise CablecarError("games-over" if record.get("result") else "games-nobody", file=str(file))
    with _naming(file):
        return file, Game.replay(record)


def _numbered(folder: Path, number: int) -> Path:
    files = kept_files(folder)
    if not 1 <= number <= len(files):
        raise CablecarError("games-no-number", number=number, folder=str(folder), count=len(files))
    return files[number - 1]


def newest_unfinished(folder: Path) -> tuple[Path, Game]:
    """Return the newest game in a folder that somebody has still to play, and its file."""
    for file in kept_files(folder):
        with _naming(file):
            record = read(file)
            if _goes_on(record):
                return file, Game.replay(record)
    raise CablecarError("games-none-unfinished", folder=str(folder))


@contextmanager
def _naming(file: Path) -> Iterator[None]:
    """Name the file in what is wrong with it."""
    try:
        yield
    except CablecarError as error:
        raise RecordError("verify-invalid", file=str(file), reason=str(error)) from None


def _goes_on(record: Mapping[str, object]) -> bool:
    """Return True if a record is an unfinished game with a person in it, as far as that is written."""
    players = record.get("players")
    seats = players if isinstance(players, list) else []
    kinds = [player.get("kind") for player in seats if isinstance(player, dict)]
    return record.get("result") is None and "human" in kinds


def show_games(folder: Path) -> None:
    """Print the games in a folder, the newest first: when each was played last, who plays, how it stands."""
    files = kept_files(folder)
    if not files:
        print(say("games-none", folder=str(folder)))
        return
    rows = [_row(number, file) for number, file in enumerate(files, 1)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, *texts in rows:
        cells = [text.ljust(width) for text, width in zip(texts, widths[1:], strict=True)]
        print("  ".join([number.rjust(widths[0]), *cells]).rstrip())
    print(say("games-resume", command=resuming("cablecar tui", folder), folder=str(folder)))


def _row(number: int, file: Path) -> tuple[str, str, str, str, str]:
    """Return what the list of games tells about a file."""
    played = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
    try:
        game = Game.replay(read(file))
    except CablecarError as error:
        return str(number), played, file.name, "", say("games-broken", reason=str(error))
    view = game.view(None)
    points = [player.points for player in view.players]
    if view.result is not None:
        points = [score.total for score in view.result.scores]
    names = [str(harmless(name)) for name in player_words(view.players)]
    scores = ", ".join(
        say("games-score", name=name, points=scored) for name, scored in zip(names, points, strict=True)
    )
    return str(number), played, file.name, scores, _state(view, names)


def _state(view: View, names: Sequence[str]) -> str:
    """Return whose turn it is, or who has won."""
    seats = view.waiting_for if view.result is None else view.result.winners
    key = "games-turn" if view.result is None else "games-won"
    return say(key, names=listed([names[seat] for seat in seats]), count=len(seats))
