"""A board as hard to draw as boards may be, and a game file that carries it."""

from cablecar import Game
from cablecar.board import Board
from cablecar.board.check import MAX_LENGTH, MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS
from cablecar.board.load import board_from_json
from cablecar.engine.record import dumps

FAR = 10**6
"""Where the last place lies: all others are drawn on top of each other, with all spaces of all routes."""


def crowded_board(name: str = "crowd") -> Board:
    """Return a board with as many places and routes as there may be, all but one in the same spot."""
    places = range(MAX_LOCATIONS)
    pairs = [(a, b) for gap in (9, 7, 10) for a in places if (b := a + gap) < MAX_LOCATIONS][:MAX_ROUTES]
    data = {
        "locations": [
            {"id": f"p{n}", "name": f"Place {n} of {name}", "x": FAR if n == MAX_LOCATIONS - 1 else n, "y": 0}
            for n in places
        ],
        "routes": [
            {"id": f"r{a}-{b}", "a": f"p{a}", "b": f"p{b}", "length": MAX_LENGTH, "color": "grey"}
            for a, b in pairs
        ],
        "tickets": [
            {"id": f"t{n}", "a": f"p{pairs[n][0]}", "b": f"p{pairs[n][1]}", "points": 5}
            for n in range(MAX_TICKETS)
        ],
        "souvenirs": ["shell", "stamp"],
        "route_points": {str(length): length for length in range(1, MAX_LENGTH + 1)},
        "components": {"souvenir_points": [0, 1, 3]},
    }
    return board_from_json(data, name, name)


def crowded_file(name: str = "crowd") -> bytes:
    """Return a game file that carries such a board; every name makes another board of it."""
    return dumps(Game.new(["Ada", "Bob"], board=crowded_board(name)).record()).encode()
