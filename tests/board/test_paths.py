"""Ways over a board: groups of joined locations, completed tickets, and the cheapest way."""

from cablecar.board import Route, Ticket, shipped_board
from cablecar.board.paths import completed, connected_groups, shortest_path


def route(identity: str, a: str, b: str, length: int) -> Route:
    return Route(identity, a, b, length, "grey")


SHORT, LONG = route("short", "a", "b", 1), route("long", "a", "c", 5)
MIDDLE, APART = route("middle", "b", "c", 3), route("apart", "x", "y", 1)


def test_groups_grow_together_where_a_route_joins_them() -> None:
    assert connected_groups([]) == []
    assert connected_groups([SHORT, APART]) == [["a", "b"], ["x", "y"]]
    assert [sorted(group) for group in connected_groups([SHORT, APART, route("join", "b", "x", 1)])] == [
        ["a", "b", "x", "y"]
    ]


def test_a_ticket_is_completed_where_routes_join_its_two_locations() -> None:
    tickets = [Ticket("near", "a", "c", 5), Ticket("far", "a", "x", 9), Ticket("alone", "p", "q", 1)]
    assert completed(tickets, [SHORT, MIDDLE, APART]) == ["near"]
    assert completed(tickets, [SHORT, APART]) == []


def test_the_cheapest_way_is_found_and_the_first_of_equal_ones() -> None:
    assert shortest_path([LONG, SHORT, MIDDLE], "a", "c") == (SHORT, MIDDLE)
    assert shortest_path([LONG, SHORT, MIDDLE], "a", "c", lambda route: 1) == (LONG,)
    assert shortest_path([LONG, SHORT, MIDDLE], "c", "c") == ()
    assert shortest_path([LONG, APART], "a", "x") is None
    twins = [route("one", "a", "b", 2), route("two", "a", "b", 2)]
    assert shortest_path(twins, "a", "b") == (twins[0],)


def test_every_ticket_of_the_shipped_board_has_a_way() -> None:
    board = shipped_board()
    assert all(shortest_path(board.routes, ticket.a, ticket.b) for ticket in board.tickets)
    assert set(completed(board.tickets, board.routes)) == set(board.ticket)
