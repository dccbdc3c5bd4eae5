"""How far a seat's own network has come, from its view alone."""

from collections.abc import Iterable

from cablecar.board import Route
from cablecar.view import View

MOST = 1_000_000
"""More spaces than any way has."""


def completed_tickets(view: View) -> frozenset[str]:
    """Return the tickets of this seat whose two places its own routes join (E2)."""
    return frozenset() if view.seat is None else joined_tickets(view, view.seat, view.tickets)


def joined_tickets(view: View, seat: int, tickets: Iterable[str]) -> frozenset[str]:
    """Return which of these tickets have their two places joined by the routes of a seat (E2)."""
    group = {location.id: location.id for location in view.board.locations}
    for route in view.board.routes:
        if view.owners.get(route.id) == seat:
            old, new = group[route.a], group[route.b]
            group = {place: new if name == old else name for place, name in group.items()}
    named = (view.board.ticket[identity] for identity in tickets)
    return frozenset(ticket.id for ticket in named if group[ticket.a] == group[ticket.b])


def missing_spaces(view: View) -> dict[str, int | None]:
    """Return the fewest spaces that still part the places of each ticket; None where no way is left."""
    return {
        identity: _spaces_between(view, view.board.ticket[identity].a, view.board.ticket[identity].b)
        for identity in view.tickets
    }


def _spaces_between(view: View, start: str, end: str) -> int | None:
    """Return the cheapest way between two places over own and open routes, by its open spaces."""
    far = {start: 0}
    for _ in view.board.locations:
        for route in view.board.routes:
            price = 0 if view.owners.get(route.id) == view.seat else route.length
            if price and not _is_open(view, route):
                continue
            for one, other in ((route.a, route.b), (route.b, route.a)):
                if one in far and far[one] + price < far.get(other, MOST):
                    far[other] = far[one] + price
    return far.get(end)


def _is_open(view: View, route: Route) -> bool:
    """Tell whether this seat may still claim a route some day (C1, C6)."""
    twin = view.owners.get(route.double or "")
    closed = twin is not None and (twin == view.seat or len(view.players) == 2)
    return route.id not in view.owners and not closed
