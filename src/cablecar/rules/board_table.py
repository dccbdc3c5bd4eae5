"""A board as numbers, and the numbering of actions.

Actions are numbered densely, for each board on its own, in this order:

| first number          | actions                                                                   |
|-----------------------|---------------------------------------------------------------------------|
| 0                     | pass                                                                      |
| 1                     | draw tickets                                                              |
| 2                     | take the top card of the deck                                             |
| 3                     | take the face-up card of slot 0, 1 …                                      |
| `first_keep`          | keep offered tickets: number + 1 is a bit mask over the tickets on offer   |
| `first_take_souvenir` | take the souvenir at location 0, 1 …                                      |
| `first_place`         | place souvenir 0 at location 0, 1 …, then souvenir 1 …                    |
| `first_claim`         | claim route 0 with its first payment, its second …, then route 1 …        |

The payments of a route: for each colour that can pay it (in the board's order) those with the fewest
ferries first, and last of all the one made of ferries only.
"""

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cablecar.board.model import CARDS, COLORS, GREY, Board, Route
from cablecar.rules.state import ANY_COLOR, BOARD, DRAWN_TICKETS, FERRY, HALF, NONE, SCAN_BLOCK, WORD, Records

PASS = 0
DRAW_TICKETS = 1
TAKE_FROM_DECK = 2
FIRST_TAKE_FACE_UP = 3


def payments(route: Route, colors: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Yield the prices of a route as colour and number of ferries (C2, C3)."""
    for color in colors if route.color == GREY else (route.color,):
        for ferries in range(route.ferries, route.length):
            yield COLORS.index(color), ferries
    yield FERRY, route.length


@lru_cache(maxsize=64)
def board_table(board: Board) -> Records:
    """Return the record of a board, in an array of one."""
    table = np.zeros(1, BOARD)
    record = table[0]
    _fill_components(record, board)
    _fill_network(record, board)
    _fill_actions(record, board)
    table.flags.writeable = False
    return table


def _fill_components(record: np.void, board: Board) -> None:
    parts = board.components
    for name in ("cars", "display", "sweep_at", "dealt_cards", "dealt_tickets", "last_round_at", "cards"):
        record[name] = getattr(parts, name)
    for rank, color in enumerate(parts.colors):
        record["color_rank"][COLORS.index(color)] = rank
        record["card_counts"][CARDS.index(color)] = parts.cards_per_color
    record["card_counts"][FERRY] = parts.ferries
    needed = len(board.souvenirs) + 1
    record["souvenir_points"][:needed] = parts.souvenir_points[:needed]


def _fill_network(record: np.void, board: Board) -> None:
    location_number = {location.id: number for number, location in enumerate(board.locations)}
    route_number = {route.id: number for number, route in enumerate(board.routes)}
    for name in ("locations", "routes", "tickets", "souvenirs"):
        record[name] = len(getattr(board, name))
    record["starts"] = len(board.start_locations)
    for number, location in enumerate(board.start_locations):
        record["start_places"][number] = location_number[location.id]
    for number, route in enumerate(board.routes):
        record["route_a"][number] = location_number[route.a]
        record["route_b"][number] = location_number[route.b]
        record["route_length"][number] = route.length
        record["route_color"][number] = ANY_COLOR if route.color == GREY else COLORS.index(route.color)
        record["route_ferries"][number] = route.ferries
        record["route_points"][number] = board.route_points[route.length]
        record["route_twin"][number] = NONE if route.double is None else route_number[route.double]
    _fill_masks(record, board)
    for number, ticket in enumerate(board.tickets):
        record["ticket_a"][number] = location_number[ticket.a]
        record["ticket_b"][number] = location_number[ticket.b]
        record["ticket_points"][number] = ticket.points


def _fill_masks(record: np.void, board: Board) -> None:
    """Give each route a bit, in the order of listing, and set it wherever the route is meant."""

    def rank(number: int) -> tuple[int, int]:
        route = board.routes[number]
        return (*COLORS, GREY).index(route.color), route.length

    record["route_words"] = -(-len(board.routes) // WORD)
    record["scanned_routes"] = -(-len(board.routes) // SCAN_BLOCK) * SCAN_BLOCK
    for index, number in enumerate(sorted(range(len(board.routes)), key=rank)):
        word, bit = index // WORD, np.uint64(1 << index % WORD)
        route, twin = board.routes[number], int(record["route_twin"][number])
        record["by_color"][index] = number
        record["coverable"][route.length :, word] |= bit
        _fill_payable(record["payable"][..., word], route, bit)
        half, bit_of_half = index // HALF, np.uint32(1 << index % HALF)
        record["closed_to_all"][:, half, number] |= bit_of_half
        if twin != NONE:
            record["closed_to_all"][2, half, twin] |= bit_of_half
            record["closed_to_owner"][half, twin] |= bit_of_half


def _fill_payable(payable: NDArray[np.uint64], route: Route, bit: np.uint64) -> None:
    """Set a route's bit for all cards of a colour and ferries that can pay it (C2, C3)."""
    for color, ferries in payments(route, COLORS):
        if color == FERRY:
            payable[:, :, ferries:] |= bit
        else:
            payable[color, route.length - ferries :, ferries:] |= bit


def _fill_actions(record: np.void, board: Board) -> None:
    offered = max(DRAWN_TICKETS, board.components.dealt_tickets)
    locations = len(board.locations)
    record["first_keep"] = FIRST_TAKE_FACE_UP + board.components.display
    record["first_take_souvenir"] = record["first_keep"] + 2**offered - 1
    record["first_place"] = record["first_take_souvenir"] + locations
    record["first_claim"] = record["first_place"] + len(board.souvenirs) * locations
    payment = 0
    for number, route in enumerate(board.routes):
        record["first_payment"][number] = payment
        for color, ferries in payments(route, board.components.colors):
            record["payment_route"][payment] = number
            record["payment_color"][payment] = color
            record["payment_ferries"][payment] = ferries
            payment += 1
    record["first_payment"][len(board.routes)] = payment
    record["actions"] = record["first_claim"] + payment
