"""How far a seat's own network has come, from its view alone."""

from dataclasses import dataclass

from cablecar.board import FERRY, GREY, Route
from cablecar.board.paths import Path, connected_groups, shortest_path
from cablecar.engine.view import View


def completed_tickets(view: View) -> frozenset[str]:
    """Return the tickets of this seat whose two places its own routes join (E2)."""
    tickets = (view.board.ticket[identity] for identity in view.tickets)
    return frozenset(ticket.id for ticket in tickets if missing_way(view, ticket.a, ticket.b) == ())


def is_closed(route: Route, view: View) -> bool:
    """Return True if a free route is closed to this seat, for a spectator to all, by its twin (C6)."""
    return route.id in view.closed


@dataclass(frozen=True, slots=True)
class Shortage:
    """How many cards a seat's hand lacks for a route."""

    cards: int
    """Cards of the route's colour, on a grey route of the colour that the seat holds most of."""
    ferries: int
    """Ferry cards that the route demands."""


def shortage(route: Route, view: View) -> Shortage:
    """Return the fewest cards that this seat must still take to pay for a route (C2, C3)."""
    colors = view.board.components.colors if route.color == GREY else (route.color,)
    held, ferries = max(view.hand.get(color, 0) for color in colors), view.hand.get(FERRY, 0)
    spare = max(ferries - route.ferries, 0)
    cards = route.length - route.ferries - held - spare
    return Shortage(max(cards, 0), max(route.ferries - ferries, 0))


def networks(view: View, seat: int) -> list[list[str]]:
    """Return the groups of locations that a seat's routes join."""
    return connected_groups(route for route in view.board.routes if view.owners.get(route.id) == seat)


def missing_way(view: View, start: str, end: str) -> Path | None:
    """Return the routes to claim on the way with the fewest spaces, or None where no way is open."""

    def is_own(route: Route) -> bool:
        return view.owners.get(route.id) == view.seat

    def is_open(route: Route) -> bool:
        return is_own(route) if route.id in view.owners else not is_closed(route, view)

    usable = filter(is_open, view.board.routes)
    path = shortest_path(usable, start, end, lambda route: 0 if is_own(route) else route.length)
    return None if path is None else tuple(route for route in path if not is_own(route))
