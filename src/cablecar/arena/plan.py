"""What is to be played: everything that decides the rows of a match or a ladder."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from cablecar.arena.entrants import (
    Entrant,
    enter,
    is_compiled,
    refuse_missing_nets,
)
from cablecar.arena.games import Pairing, play_block
from cablecar.arena.rows import SeatRow
from cablecar.board import Board, refuse_faults
from cablecar.bots import Budget, known_bots
from cablecar.common.errors import CablecarError
from cablecar.engine.game import Game
from cablecar.engine.record import save

PACKAGE = Path(__file__).parent.parent
MEASURED = PACKAGE / "bots" / "measured.json"
"""What was measured about the bots that come with Cable Car."""
ASIDE = (
    "analysis",
    "arena/balance",
    "arena/intervals",
    "arena/matches",
    "arena/measured",
    "arena/pages",
    "arena/results",
    "arena/series",
    "arena/simulate",
    "arena/workers",
    "cli",
    "common/catalogue",
    "common/errors",
    "common/files",
    "engine/record",
    "language",
    "locales",
    "search/judging",
    "server",
    "statistics",
    "terminal",
)
"""What no game of a match passes through, by the beginnings of names in the package; a test looks."""
BY_VIEW = (
    "engine/actions",
    "engine/events",
    "engine/game",
    "engine/moves",
    "engine/narrator",
    "engine/players",
    "engine/progress",
    "engine/view",
)
"""What a game passes through only where a bot is asked by its view; a test looks."""


class Job(NamedTuple):
    """One block of one pairing."""

    pairing: int
    block: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A series of blocks. Block 7 is the same no matter who plays it and how many blocks there are."""

    board: Board
    pairings: tuple[Pairing, ...]
    players: int
    blocks: int
    seed: int
    budget: Budget
    code: Path | None = None
    """A Python file with bots."""
    net: Path | None = None
    """A file of nets for the expert."""
    records: Path | None = None
    """A folder for the files of the games."""

    def __post_init__(self) -> None:
        most = self.board.components.max_players
        if not 2 <= self.players <= most:
            raise CablecarError("wrong-player-count", most=most, count=self.players)
        if self.blocks < 1:
            raise CablecarError("wrong-blocks", given=str(self.blocks))
        refuse_faults(self.board)
        for first, second in self.pairings:
            if first == second:
                raise CablecarError("same-bot-twice", bot=first)
        refuse_missing_nets(self.entrants().values(), self.players)

    def entrants(self) -> dict[str, Entrant]:
        """Return all bots that take part, by name."""
        names = self.bots
        return dict(zip(names, enter(names, known_bots(self.code, self.net), self.budget), strict=True))

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that take part, in the order named."""
        return tuple(dict.fromkeys(name for pairing in self.pairings for name in pairing))

    def jobs(self) -> Iterator[Job]:
        """Yield what is to be played: a block of every pairing, then the next block."""
        for block in range(self.blocks):
            for pairing in range(len(self.pairings)):
                yield Job(pairing, block)

    def player(self) -> Callable[[Job], list[SeatRow]]:
        """Return the function that plays one block."""
        entrants = self.entrants()
        keep = None if self.records is None else self._save

        def play(job: Job) -> list[SeatRow]:
            pairing = self.pairings[job.pairing]
            pair = (entrants[pairing.first], entrants[pairing.second])
            return play_block(self.board, pair, self.players, self.seed, job.block, keep)

        return play

    def _save(self, game: Game, match: str, block: int, rotation: int) -> None:
        """Write the file of a finished game."""
        assert self.records is not None
        save(game, self.records / f"{match}-block-{self.block_text(block)}-seat-{rotation}.json")

    def block_text(self, block: int) -> str:
        """Return the number of a block as the names of game files have it, so that they sort."""
        return str(block).zfill(len(str(self.blocks - 1)))

    def settings(self) -> dict[str, Any]:
        """Return what decides the rows; not the number of blocks, which only decides how many."""
        return {
            "pairings": [list(pairing) for pairing in self.pairings],
            "players": self.players,
            "seed": self.seed,
            "budget": {"simulations": self.budget.simulations, "seconds": self.budget.seconds},
            "board": self.board.sha256,
            "code": _file_hash(self.code),
            "net": _file_hash(self.net),
            "program": program_hash(all(is_compiled(bot.kind) for bot in self.entrants().values())),
        }


def _file_hash(path: Path | None) -> str | None:
    return None if path is None else hashlib.sha256(path.read_bytes()).hexdigest()


def all_pairings(bots: tuple[str, ...], players: int) -> tuple[Pairing, ...]:
    """Return every pair of bots; with more than two players both ways round, one against many."""
    pairs = permutations(range(len(bots)), 2)
    return tuple(Pairing(bots[a], bots[b]) for a, b in pairs if players > 2 or a < b)


def program_hash(compiled: bool) -> str:
    """Hash all that may change a game, of compiled bots or of any: results of two versions don't mix."""
    digest, aside = hashlib.sha256(), ASIDE + BY_VIEW * compiled
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix in (".py", ".toml", ".npz") and not name.startswith(aside):
            digest.update(hashlib.sha256(name.encode()).digest() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]
