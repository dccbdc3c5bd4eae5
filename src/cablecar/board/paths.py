"""Ways over a board: which locations routes join, and the way with the fewest spaces."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count

from cablecar.board.model import Route, Ticket

Path = tuple[Route, ...]


def connected_groups(routes: Iterable[Route]) -> list[list[str]]:
    """Return the locations that routes join, group by group."""
    groups: dict[str, list[str]] = {}
    for route in routes:
        joined = list(dict.fromkeys([*groups.get(route.a, [route.a]), *groups.get(route.b, [route.b])]))
        groups |= dict.fromkeys(joined, joined)
    return [group for location, group in groups.items() if location == group[0]]


def completed(tickets: Iterable[Ticket], routes: Iterable[Route]) -> list[str]:
    """Return the ids of the tickets whose two locations the routes join (E2)."""
    group_of = {
        location: number for number, group in enumerate(connected_groups(routes)) for location in group
    }
    return [ticket.id for ticket in tickets if ticket.a in group_of and _same(group_of, ticket)]


def _same(group_of: dict[str, int], ticket: Ticket) -> bool:
    return group_of[ticket.a] == group_of.get(ticket.b)


def route_length(route: Route) -> int:
    """Return how many spaces a route has."""
    return route.length


def shortest_path(
    routes: Iterable[Route], start: str, end: str, cost: Callable[[Route], int] = route_length
) -> Path | None:
    """Return the routes of the cheapest way, by default that with the fewest spaces, or None without any.

    This is Dijkstra's algorithm. Of ways that cost the same, the one found first counts: numbers in the queue
    keep their order.
    """
    routes_at: dict[str, list[Route]] = defaultdict(list)
    for route in routes:
        routes_at[route.a].append(route)
        routes_at[route.b].append(route)
    order = count()
    queue: list[tuple[int, int, str, Path]] = [(0, next(order), start, ())]
    reached: set[str] = set()
    while queue:
        spent, _, location, path = heappop(queue)
        if location == end:
            return path
        if location in reached:
            continue
        reached.add(location)
        for route in routes_at[location]:
            far = route.b if route.a == location else route.a
            heappush(queue, (spent + cost(route), next(order), far, (*path, route)))
    return None
