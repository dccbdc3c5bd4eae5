"""Random valid boards of many shapes: poor in cards, rich in ferries, with twins and parallel routes."""

import random
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Any

from hypothesis import strategies as st

from cablecar.board import COLORS, Board, board_from_json
from cablecar.board.check import MAX_TICKETS

Json = dict[str, Any]


@lru_cache(maxsize=256)
def generated_board(seed: int) -> Board:
    """Return the valid board of a seed."""
    chance = random.Random(seed)
    places = [f"place-{number}" for number in range(chance.randint(4, 9))]
    starts = chance.randint(0, len(places) - 2)
    components = _components(chance, starts)
    routes = _routes(chance, places, components["colors"])
    data = {
        "locations": _locations(chance, places, starts),
        "routes": routes,
        "tickets": _tickets(chance, routes, components["dealt_tickets"] * components["max_players"]),
        "souvenirs": [f"symbol-{number}" for number in range(starts + _waiting(seed, starts))],
        "route_points": {str(length): chance.randint(0, 20) for length in range(1, 9)},
        "components": components,
    }
    return board_from_json(data, f"generated-{seed}", f"generated-{seed}")


def _waiting(seed: int, starts: int) -> int:
    """Return how many stacks wait aside: two, or on one board of eight none."""
    return 0 if starts > 0 and seed % 8 == 5 else 2


def boards(most: int = 2000) -> st.SearchStrategy[Board]:
    """Return a strategy of valid boards."""
    return st.integers(0, most - 1).map(generated_board)


def _locations(chance: random.Random, places: list[str], starts: int) -> list[Json]:
    chosen = set(chance.sample(places, starts))
    return [
        {"id": place, "name": place.title(), "x": 10 * number, "y": 0, "souvenir_at_setup": place in chosen}
        for number, place in enumerate(places)
    ]


def _components(chance: random.Random, starts: int) -> Json:
    colors = chance.sample(COLORS, chance.randint(2, len(COLORS)))
    per_color, ferries = chance.randint(0, 5), chance.randint(0, 9)
    players = chance.randint(2, 4)
    cards = max(1, per_color * len(colors) + ferries)
    display = chance.randint(1, 8)
    return {
        "cars": chance.randint(2, 16),
        "cards_per_color": per_color,
        "colors": colors,
        "ferries": ferries + (1 if per_color + ferries == 0 else 0),
        "display": display,
        "sweep_at": chance.randint(1, display + 1),
        "dealt_cards": min(chance.randint(0, 3), cards // players),
        "dealt_tickets": chance.randint(1, 4),
        "last_round_at": chance.randint(0, 4),
        "max_players": players,
        "souvenir_points": [chance.randint(-5, 15) for _ in range(starts + 3)],
    }


def _routes(chance: random.Random, places: list[str], colors: list[str]) -> list[Json]:
    pairs = list(combinations(places, 2))
    chance.shuffle(pairs)
    longest = chance.choice((3, 3, 5, 8))
    routes: list[Json] = []
    for a, b in pairs[: chance.randint(2, 2 * len(places))]:
        routes += _between(chance, a, b, colors, longest)
    for number, route in enumerate(routes):
        route["id"] = f"route-{number}"
    for one, other in pairwise(routes):
        if {one["a"], one["b"]} == {other["a"], other["b"]} and one["length"] == other["length"]:
            one["double"], other["double"] = other["id"], one["id"]
    return routes


def _between(chance: random.Random, a: str, b: str, colors: list[str], longest: int) -> list[Json]:
    """Return one route, a double route, or two unequal ones that are no double; either way round."""
    length = chance.randint(1, longest)
    lengths = chance.choice(([length], [length], [length, length], [length, length % 8 + 1]))
    return [_route(chance, chance.sample((a, b), 2), length, colors) for length in lengths]


def _route(chance: random.Random, ends: list[str], length: int, colors: list[str]) -> Json:
    ferries = chance.choice((0, 0, 0, min(1, length), chance.randint(0, length)))
    color = chance.choice(("grey", chance.choice(colors)))
    return {
        "a": ends[0],
        "b": ends[1],
        "length": length,
        "color": color,
        "ferries": ferries,
        "double": None,
    }


def _tickets(chance: random.Random, routes: list[Json], needed: int) -> list[Json]:
    """Return tickets between joined places: often just enough, sometimes as many as there can be."""
    group = {end: end for route in routes for end in (route["a"], route["b"])}
    for route in routes:
        old, new = group[route["a"]], group[route["b"]]
        group = {place: new if name == old else name for place, name in group.items()}
    joined = [(a, b) for a, b in combinations(sorted(group), 2) if group[a] == group[b]]
    count = chance.choice((needed, needed + chance.randint(0, 8), needed + chance.randint(0, 8), MAX_TICKETS))
    ends = [chance.sample(chance.choice(joined), 2) for _ in range(count)]
    return [
        {"id": f"ticket-{number}", "a": a, "b": b, "points": chance.randint(0, 12)}
        for number, (a, b) in enumerate(ends)
    ]
