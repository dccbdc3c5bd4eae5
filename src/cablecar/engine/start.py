"""What no game can begin with."""

from cablecar.board import Board, refuse_faults
from cablecar.common.errors import CablecarError
from cablecar.engine.chance import is_seed


def refuse_start(board: Board, players: int, seed: str) -> None:
    """Refuse what no game can begin with."""
    refuse_count(board, players)
    if not is_seed(seed):
        raise CablecarError("wrong-seed", seed=seed)
    refuse_faults(board)


def refuse_count(board: Board, count: int) -> None:
    """Refuse a number of players that the board has no room for."""
    most = board.components.max_players
    if not 2 <= count <= most:
        raise CablecarError("wrong-player-count", most=most, count=count)
