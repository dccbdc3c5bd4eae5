"""The final count: E2-E6."""

from cablecar.kernel.decorators import compiled
from cablecar.rules.state import BoardTable, Bytes, Dealer, Result, State


@compiled
def group_locations(board: BoardTable, state: State, seat: int, groups: Bytes) -> None:
    """Give the same number to all locations that a seat's own routes join."""
    for location in range(board.locations):
        groups[location] = location
    for route in range(board.routes):
        if int(state.owners[route]) == seat:
            old, new = int(groups[board.route_a[route]]), int(groups[board.route_b[route]])
            for location in range(board.locations):
                if int(groups[location]) == old:
                    groups[location] = new


@compiled
def is_joined(board: BoardTable, groups: Bytes, ticket: int) -> bool:
    """Return True if a ticket's two locations are in one group (E2)."""
    return int(groups[board.ticket_a[ticket]]) == int(groups[board.ticket_b[ticket]])


@compiled
def count_tickets(board: BoardTable, state: State, seat: int, groups: Bytes, result: Result) -> None:
    """Add completed tickets and subtract the others (E2)."""
    group_locations(board, state, seat, groups)
    points, completed = 0, 0
    for ticket in range(board.tickets):
        if int(state.ticket_owners[ticket]) == seat:
            if is_joined(board, groups, ticket):
                points += int(board.ticket_points[ticket])
                completed += 1
            else:
                points -= int(board.ticket_points[ticket])
    result.tickets[seat] = points
    result.completed[seat] = completed


@compiled
def count_souvenirs(board: BoardTable, state: State, seat: int) -> int:
    """Return the points for different souvenirs (E3)."""
    owned = 0
    for symbol in range(board.souvenirs):
        owned += int(state.souvenirs[seat, symbol])
    return int(board.souvenir_points[owned])


@compiled
def is_ahead(result: Result, seat: int, other: int) -> bool:
    """Return True if a seat stands before another (E4)."""
    if int(result.total[seat]) != int(result.total[other]):
        return int(result.total[seat]) > int(result.total[other])
    return int(result.completed[seat]) > int(result.completed[other])


@compiled
def score(board: BoardTable, state: State, dealer: Dealer, result: Result) -> None:
    """Count all points and find the places."""
    players = int(state.players)
    for seat in range(players):
        count_tickets(board, state, seat, dealer.groups, result)
        result.routes[seat] = int(state.points[seat])
        result.souvenirs[seat] = count_souvenirs(board, state, seat)
        result.total[seat] = (
            int(result.routes[seat]) + int(result.tickets[seat]) + int(result.souvenirs[seat])
        )
    for seat in range(players):
        place = 1
        for other in range(players):
            place += int(is_ahead(result, other, seat))
        result.places[seat] = place
