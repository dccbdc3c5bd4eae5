"""What is printed on a board: places, routes, tickets and the numbers of pieces."""

from cablecar.board.load import (
    as_board,
    board_from_json,
    find_board,
    load_board,
    refuse_faults,
    shipped_board,
)
from cablecar.board.model import CARDS, COLORS, FERRY, GREY, Board, Components, Location, Route, Ticket

__all__ = [
    "CARDS",
    "COLORS",
    "FERRY",
    "GREY",
    "Board",
    "Components",
    "Location",
    "Route",
    "Ticket",
    "as_board",
    "board_from_json",
    "find_board",
    "load_board",
    "refuse_faults",
    "shipped_board",
]
