"""How far a seat's own network has come, from its view alone."""

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from cablecar.board import FERRY, GREY, Route
from cablecar.engine.view import View

Way = tuple[Route, ...]


def completed_tickets(view: View) -> frozenset[str]:
    """Return the tickets of this seat whose two places its own routes join (E2)."""
    tickets = (view.board.ticket[identity] for identity in view.tickets)
    return frozenset(ticket.id for ticket in tickets if missing_way(view, ticket.a, ticket.b) == ())


def is_closed(route: Route, view: View) -> bool:
    """Tell whether a free route is closed to this seat because its twin is claimed (C6)."""
    twin = view.owners.get(route.double or "")
    return twin is not None and (twin == view.seat or len(view.players) == 2)


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
    """Return the groups of places that a seat's routes join."""
    groups: dict[str, list[str]] = {}
    for route in view.board.routes:
        if view.owners.get(route.id) == seat:
            joined = list(dict.fromkeys([*groups.get(route.a, [route.a]), *groups.get(route.b, [route.b])]))
            groups |= dict.fromkeys(joined, joined)
    return [group for place, group in groups.items() if place == group[0]]


def missing_way(view: View, start: str, end: str) -> Way | None:
    """Return the routes to claim on the way with the fewest spaces, or None where no way is open."""
    order = count()
    ways: list[tuple[int, int, str, Way]] = [(0, next(order), start, ())]
    reached: set[str] = set()
    while ways:
        spaces, _, place, way = heappop(ways)
        if place == end:
            return way
        if place in reached:
            continue
        reached.add(place)
        for route in _passable(view, place):
            far = route.b if route.a == place else route.a
            if view.owners.get(route.id) == view.seat:
                heappush(ways, (spaces, next(order), far, way))
            else:
                heappush(ways, (spaces + route.length, next(order), far, (*way, route)))
    return None


def _passable(view: View, place: str) -> list[Route]:
    """Return the routes at a place that this seat owns or could claim."""
    return [
        route
        for route in view.board.routes
        if place in (route.a, route.b)
        and (view.owners[route.id] == view.seat if route.id in view.owners else not is_closed(route, view))
    ]
