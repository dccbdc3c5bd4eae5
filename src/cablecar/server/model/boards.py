"""The boards that a server offers: the editions that come with Cable Car, and those of its host."""

from collections.abc import Iterable, Iterator

from cablecar.board import Board, shipped_board
from cablecar.board.load import DEFAULT, EDITIONS, SHIPPED
from cablecar.server.security.identity import Refused

MAX_KEY = 80
_VERSION = 8
"""How many digits of a board's hash are part of its key."""


def board_key(board: Board) -> str:
    """Return what a server calls a board; an edited board has another key, so that games keep their own."""
    return board.id if board.id in SHIPPED else f"{board.id}@{board.sha256[:_VERSION]}"


def board_id(key: str) -> str:
    """Return the id of the board that a key means."""
    return key.partition("@")[0]


class Boards:
    """Boards by key; the first is what the page suggests."""

    def __init__(self, own: Iterable[Board] = ()) -> None:
        shipped = (shipped_board(name) for name in sorted(EDITIONS, key=lambda name: name != DEFAULT))
        self._boards = {board_key(board): board for board in own}
        for board in shipped:
            self._boards.setdefault(board_key(board), board)

    def __iter__(self) -> Iterator[str]:
        return iter(self._boards)

    def find(self, key: str) -> Board:
        """Return a board; one that is not offered now is refused."""
        if key not in self._boards:
            raise Refused(404, "board-not-offered", board=board_id(key))
        return self._boards[key]
