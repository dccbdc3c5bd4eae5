"""The library, the JIT, plain Python and WebAssembly play the same games, byte for byte.

`make test` runs this twice: the JIT is compared where all tests run on it, with bounds checks, because it
takes minutes to compile. `make proof-kernel` does the same at length.
"""

from pathlib import Path
from typing import Any

import pytest

from benchmarks.wasm import WASM, build_kernels
from cablecar.board import find_board
from cablecar.kernel.decorators import JIT, LIBRARY, PLAIN, way
from cablecar.rules.board_table import board_table
from cablecar.rules.state import Records
from tests.support.kernel.kernel_batches import (
    NAMED,
    corpus_files,
    expert_games,
    random_games,
    write_batch,
    write_recorded,
)
from tests.support.kernel.kernel_player import Player
from tests.support.kernel.kernel_ways import differences, play
from tests.support.paths import TINY

LARGE = "large"
"""The board that is too large for plain Python in a test."""
WAYS = (LIBRARY, JIT) if way() == JIT else (LIBRARY, WASM, PLAIN)


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    build_kernels()


def test_all_ways_play_the_same_games(tmp_path: Path) -> None:
    small = [
        game
        for board in NAMED
        for players in (2, 3, 4)
        if board != LARGE
        for game in random_games(board, players, range(1))
    ]
    expert = [game for players in (2, 3, 4) for game in expert_games("tiny", players, range(1), 4)]
    for batch, ways, games in (
        (write_batch(tmp_path / "random.json", small), WAYS, len(small)),
        (write_batch(tmp_path / "large.json", random_games(LARGE, 4, range(5))), WAYS[:2], 5),
        (write_batch(tmp_path / "expert.json", expert), WAYS, len(expert)),
        (write_recorded(tmp_path / "corpus.json", corpus_files()[:4]), WAYS, 4),
    ):
        assert_the_same({way: play(way, batch) for way in ways}, games)


def assert_the_same(played: dict[str, list[str]], games: int) -> None:
    assert differences(played) == []
    assert {len(lines) for lines in played.values()} == {games}


# --- the comparison can fail


@pytest.mark.parametrize("way", [LIBRARY, WASM, PLAIN])
def test_another_seed_in_one_way_is_a_difference(way: str, tmp_path: Path) -> None:
    batch = write_batch(tmp_path / "game.json", random_games("tiny", 2, range(1)))
    other = write_batch(tmp_path / "other.json", random_games("tiny", 2, range(1), salt=" planted"))
    (found,) = differences({LIBRARY: play(LIBRARY, batch), "planted": play(way, other)})
    assert all(f"{name}=" in found for name in ("states", "observations", "events"))


def test_a_game_that_was_not_played_is_a_difference() -> None:
    assert differences({"one": ["a moves=1", "b moves=1"], "other": ["a moves=1"]}) == [
        "other differs from one: b: b, moves=1"
    ]
    assert differences({"one": ["a moves=1"], "other": ["a moves=1", "b moves=1"]}) == [
        "other differs from one: b: not played"
    ]


class Planted(Player):
    """A player who once sees a wrong bit in one of the records that are compared."""

    def __init__(self, game: dict[str, Any], board: Records, digest: str) -> None:
        super().__init__(game, board)
        self.digest = digest

    def _hash(self, digest: str, data: bytes) -> None:
        if digest == self.digest and self.moves == 5:
            self.digest = ""
            data = bytes([data[0] ^ 1]) + data[1:]
        super()._hash(digest, data)


@pytest.mark.parametrize("digest", ["states", "observations", "events", "searches"])
def test_one_wrong_bit_in_one_record_is_a_difference(digest: str) -> None:
    (game,) = expert_games("tiny", 2, range(1), 1)
    board = board_table(find_board(str(TINY)))
    played = {"right": [Player(game, board).line()], "wrong": [Planted(game, board, digest).line()]}
    (found,) = differences(played)
    assert found.startswith(f"wrong differs from right: {game['name']}: {digest}=")
    assert "," not in found
