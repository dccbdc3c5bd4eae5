"""What makes a board valid."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from itertools import combinations

from cablecar.board.model import COLORS, GREY, Board, Components, Route
from cablecar.board.paths import completed
from cablecar.common.errors import BoardFault

MAX_LOCATIONS = 64
MAX_ROUTES = 128
MAX_TICKETS = 64
MAX_SOUVENIRS = 16
MAX_CARDS = 128
MAX_LENGTH = 8
MAX_POINTS = 1000
MAX_DEALT_TICKETS = 4
WAITING_STACKS = 2
"""Stacks of souvenirs beyond those at setup (S3): this many, or none, and then nobody places any."""

LIMITS = {
    "cars": (1, 127),
    "cards_per_color": (0, MAX_CARDS),
    "ferries": (0, MAX_CARDS),
    "display": (1, 8),
    "sweep_at": (1, 127),
    "dealt_cards": (0, MAX_CARDS),
    "dealt_tickets": (1, MAX_DEALT_TICKETS),
    "last_round_at": (0, 127),
    "max_players": (2, 4),
}
"""The numbers of pieces that the engine can hold, least and most."""

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,63}")

Values = dict[str, str | int]
Fault = tuple[str, str, Values]
"""A message key, the entry that it is about, and further values."""
_UNKNOWN = {
    "board-unknown-field": "field",
    "board-unknown-place": "place",
    "board-unknown-route": "route",
    "board-unknown-color": "color",
    "board-unknown-twin": "twin",
    "board-unknown-scenery": "kind",
}
"""The messages about an unknown name, and the value that holds it."""


def faults_of(board: Board, file: str) -> list[BoardFault]:
    """Return everything that makes a board unplayable, in file order."""
    return [fault_of(fault, file, _known(board, fault)) for fault in _found(board)]


@lru_cache(maxsize=64)
def _found(board: Board) -> tuple[Fault, ...]:
    """Check a board once: it is asked on loading, and again whenever a game begins."""
    faults = [*_sizes(board), *_ids(board), *_components(board.components)]
    return tuple(faults or [*_souvenirs(board), *_routes(board), *_pairs(board), *_tickets(board)])


def slips_of(board: Board, file: str) -> list[BoardFault]:
    """Return what a playable board can't mean: game files may carry it, board files may not."""
    faults = [*_colorless(board), *_drawing(board)]
    return [fault_of(fault, file, _known(board, fault)) for fault in faults]


def fault_of(fault: Fault, file: str, known: Iterable[str] = ()) -> BoardFault:
    """Return a fault of a file, with the known name that an unknown one resembles."""
    key, entry, values = fault
    made = BoardFault(key, file=file, entry=entry, **values)
    if key in _UNKNOWN:
        made.guess = next(iter(get_close_matches(str(values[_UNKNOWN[key]]), known, 1)), None)
    return made


def _known(board: Board, fault: Fault) -> Iterable[str]:
    """Return the names that exist where a fault is about one that does not."""
    key, entry, values = fault
    match key:
        case "board-unknown-place":
            return board.location
        case "board-unknown-route":
            return board.route
        case "board-unknown-twin" if values["twin"] not in board.route:
            return board.route
        case "board-unknown-color":
            return COLORS if entry.startswith("color ") else (*board.components.colors, GREY)
    return ()


def _sizes(board: Board) -> Iterator[Fault]:
    sizes = {
        "locations": (len(board.locations), 2, MAX_LOCATIONS),
        "routes": (len(board.routes), 1, MAX_ROUTES),
        "tickets": (len(board.tickets), 1, MAX_TICKETS),
        "souvenirs": (len(board.souvenirs), 1, MAX_SOUVENIRS),
        "cards": (board.components.cards, 1, MAX_CARDS),
    }
    for name, (size, least, most) in sizes.items():
        if not least <= size <= most:
            yield "board-size", name, {"size": size, "least": least, "most": most}


def _ids(board: Board) -> Iterator[Fault]:
    lists: dict[str, Iterable[str]] = {
        "board": [board.id],
        "location": [location.id for location in board.locations],
        "route": [route.id for route in board.routes],
        "ticket": [ticket.id for ticket in board.tickets],
        "souvenir": board.souvenirs,
        "color": board.components.colors,
    }
    for name, ids in lists.items():
        for identity, times in Counter(ids).items():
            if times > 1:
                yield "board-duplicate", f"{name} {identity}", {"times": times}
            if not _ID.fullmatch(identity):
                yield "board-bad-id", f"{name} {identity}", {}


def _components(components: Components) -> Iterator[Fault]:
    for name, (least, most) in LIMITS.items():
        size = getattr(components, name)
        if not least <= size <= most:
            yield "board-size", name, {"size": size, "least": least, "most": most}
    for color in components.colors:
        if color not in COLORS:
            yield "board-unknown-color", f"color {color}", {"color": color}
    if not components.colors:
        yield "board-no-colors", "colors", {}
    if components.dealt_cards * components.max_players > components.cards:
        yield "board-too-few-cards", "dealt_cards", {"cards": components.cards}
    for points in components.souvenir_points:
        if abs(points) > MAX_POINTS:
            yield "board-points-range", "souvenir_points", {"points": points, "most": MAX_POINTS}


def _colorless(board: Board) -> Iterator[Fault]:
    if board.components.cards_per_color == 0:
        yield "board-size", "cards_per_color", {"size": 0, "least": 1, "most": MAX_CARDS}


def _drawing(board: Board) -> Iterator[Fault]:
    for route in board.drawing.bends:
        if route not in board.route:
            yield "board-unknown-route", f"bends {route}", {"route": route}
    for place in board.drawing.labels:
        if place not in board.location:
            yield "board-unknown-place", f"labels {place}", {"place": place}


def _souvenirs(board: Board) -> Iterator[Fault]:
    starts = len(board.start_locations)
    if len(board.locations) < starts + WAITING_STACKS:
        yield "board-too-few-free-places", "locations", {"starts": starts}
    if len(board.souvenirs) not in (starts, starts + WAITING_STACKS):
        values: Values = {"expected": starts + WAITING_STACKS, "size": len(board.souvenirs)}
        yield "board-souvenir-count", "souvenirs", values
    needed = len(board.souvenirs) + 1
    if len(board.components.souvenir_points) < needed:
        yield "board-souvenir-points", "souvenir_points", {"needed": needed}


def _routes(board: Board) -> Iterator[Fault]:
    for length, points in board.route_points.items():
        if not 0 <= points <= MAX_POINTS:
            yield "board-points-range", f"route_points {length}", {"points": points, "most": MAX_POINTS}
    for route in board.routes:
        for key, values in _route(board, route):
            yield key, f"route {route.id}", values


def _route(board: Board, route: Route) -> Iterator[tuple[str, Values]]:
    for place in {route.a: None, route.b: None}:
        if place not in board.location:
            yield "board-unknown-place", {"place": place}
    if route.a == route.b:
        yield "board-same-ends", {}
    if not 1 <= route.length <= MAX_LENGTH:
        yield "board-route-length", {"length": route.length, "most": MAX_LENGTH}
    elif route.length not in board.route_points:
        yield "board-no-points", {"length": route.length}
    if route.color not in (*board.components.colors, GREY):
        yield "board-unknown-color", {"color": route.color}
    if not 0 <= route.ferries <= route.length:
        yield "board-route-ferries", {"ferries": route.ferries, "length": route.length}
    yield from _twin(board, route)


def _twin(board: Board, route: Route) -> Iterator[tuple[str, Values]]:
    if route.double is None:
        return
    twin = board.route.get(route.double)
    if twin is None or twin is route:
        yield "board-unknown-twin", {"twin": route.double}
    elif twin.double != route.id:
        yield "board-twin-one-sided", {"twin": twin.id}
    elif {twin.a, twin.b} != {route.a, route.b} or twin.length != route.length:
        yield "board-twin-differs", {"twin": twin.id}


def _pairs(board: Board) -> Iterator[Fault]:
    between: dict[frozenset[str], list[Route]] = {}
    for route in board.routes:
        between.setdefault(frozenset((route.a, route.b)), []).append(route)
    for routes in between.values():
        if len(routes) > 2:
            yield "board-too-many-between", f"route {routes[2].id}", {"other": routes[0].id}
        for one, other in combinations(routes, 2):
            if one.length == other.length and one.double != other.id:
                yield "board-twins-unnamed", f"route {other.id}", {"twin": one.id}


def _tickets(board: Board) -> Iterator[Fault]:
    needed = board.components.dealt_tickets * board.components.max_players
    if len(board.tickets) < needed:
        yield "board-too-few-tickets", "tickets", {"needed": needed, "size": len(board.tickets)}
    joins = (route for route in board.routes if route.a in board.location and route.b in board.location)
    unjoined = {ticket.id for ticket in board.tickets} - set(completed(board.tickets, joins))
    for ticket in board.tickets:
        entry = f"ticket {ticket.id}"
        unknown = [place for place in {ticket.a: None, ticket.b: None} if place not in board.location]
        for place in unknown:
            yield "board-unknown-place", entry, {"place": place}
        if ticket.a == ticket.b:
            yield "board-same-ends", entry, {}
        elif not unknown and ticket.id in unjoined:
            yield "board-unjoined", entry, {"a": ticket.a, "b": ticket.b}
        if not 0 <= ticket.points <= MAX_POINTS:
            yield "board-points-range", entry, {"points": ticket.points, "most": MAX_POINTS}
