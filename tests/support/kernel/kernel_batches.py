"""Batches of games that every way of running compiled functions plays: files that any language can read.

A batch holds all that a game depends on: boards as tables, nets, weights, seeds, and for recorded games the
shuffles and the moves. `kernel_player.py` plays a batch in Python, `kernel_wasm.mjs` in Node.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from benchmarks.wasm import what_games_need
from cablecar.board import CARDS, Board, find_board
from cablecar.engine.chance import Shuffles
from cablecar.engine.game import Game
from cablecar.engine.moves import Move
from cablecar.engine.record import read, replaying
from tests.support.paths import BOARDS, CORPUS, TINY

NAMED = {
    "san-francisco-2": "san-francisco-2",
    "tiny": str(TINY),
    "large": str(BOARDS / "large.toml"),
}
"""The boards of random and of expert games."""

Json = dict[str, Any]


def random_games(board: str, players: int, numbers: Iterable[int], salt: str = "") -> list[Json]:
    """Return games of random moves."""
    return [_game(f"random {board} {players} {number}{salt}", board, players) for number in numbers]


def expert_games(board: str, players: int, numbers: Iterable[int], simulations: int) -> list[Json]:
    """Return games of experts, of this many simulations a decision."""
    return [
        _game(f"expert {board} {players} {number}", board, players) | {"simulations": simulations}
        for number in numbers
    ]


def _game(name: str, board: str, players: int) -> Json:
    return {"name": name, "board": board, "players": players, "seed": name}


def corpus_files() -> list[Path]:
    """Return the files of all recorded games."""
    return sorted(CORPUS.glob("**/*.json"))


class _Witness(Game):
    """A recorded game that notes what the kernel is told."""

    def _deal(self, prescribed: Shuffles | None) -> None:
        super()._deal(prescribed)
        dealer = self._dealer[0]
        self.prescribed = {
            name: dealer[name].tolist()
            for name in ("prescribed_transport", "prescribed_tickets", "prescribed_souvenirs")
        } | {"decks": self._decks(0)}
        self.steps: list[tuple[int, int, list[list[int]]]] = []

    def play(self, seat: int, move: Move) -> None:
        action, made = self.action(seat, move), len(self._reshuffles)
        super().play(seat, move)
        self.steps.append((seat, action, self._decks(made)))

    def _decks(self, first: int) -> list[list[int]]:
        return [[CARDS.index(card) for card in deck] for deck in self._reshuffles[first:]]


def recorded_games(files: Iterable[Path]) -> Iterator[tuple[Json, Board]]:
    """Yield games of the corpus, each with its board."""
    for path in files:
        *_, game = replaying(read(path), _Witness)
        name = path.relative_to(CORPUS).with_suffix("").as_posix()
        yield (
            {
                **_game(f"corpus {name}", game.board.sha256, len(game.players)),
                "seed": game.seed,
                "prescribed": game.prescribed,
                "moves": game.steps,
            },
            game.board,
        )


def write_batch(path: Path, games: list[Json], boards: Mapping[str, Board] | None = None) -> Path:
    """Write a batch of games on named boards, or on these."""
    if boards is None:
        boards = {name: find_board(NAMED[name]) for name in sorted({game["board"] for game in games})}
    path.write_text(json.dumps({**what_games_need(boards), "games": games}), "utf-8")
    return path


def write_recorded(path: Path, files: Iterable[Path]) -> Path:
    """Write a batch of recorded games."""
    pairs = list(recorded_games(files))
    return write_batch(path, [game for game, _ in pairs], {board.sha256: board for _, board in pairs})
