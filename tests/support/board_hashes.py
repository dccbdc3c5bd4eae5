"""The hashes of all boards, which are never edited once they are shipped.

`python -m tests.support.board_hashes` pins the hash of a new board, or of one that is not shipped yet
and changed.
"""

import json

from cablecar.board import shipped_board
from cablecar.board.load import SHIPPED
from tests.support.game.positions import board_named
from tests.support.paths import BOARDS

HASHES = BOARDS / "hashes.json"
ALL_BOARDS = [*map(shipped_board, SHIPPED), board_named("tiny"), board_named("large")]


def write_hashes() -> None:
    """Pin the hashes of all boards as they are now."""
    hashes = {board.id: board.sha256 for board in ALL_BOARDS}
    HASHES.write_text(json.dumps(hashes, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    write_hashes()
