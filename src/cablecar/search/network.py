"""The cheapest joint network for a seat's tickets.

A plan reads only what the seat itself may know: its own hand and tickets, and what lies open.
"""

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.board.check import MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS
from cablecar.kernel.decorators import compiled
from cablecar.kernel.parameters import RecordsOf
from cablecar.rules.legal import twin_refusal
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import (
    ANY_COLOR,
    CARD_KINDS,
    FERRY,
    MAX_PLAYERS,
    NONE,
    BoardTable,
    Bytes,
    Records,
    State,
)
from cablecar.search.weights import PATH_FERRY, PATH_HELD, PATH_POINTS, PATH_SOUVENIR, PATH_SPARE, Weights

UNREACHABLE = 1 << 20
"""A distance that no path has."""
CARD_COST = 16
"""What one card costs."""

MOST_COMPARED = 8
"""The most tickets within reach that are compared with each other; forty take longer than it is worth."""

# What a plan thinks of a ticket.
IGNORED, WANTED, PLANNED = range(3)

PLAN = np.dtype(
    (
        np.record,
        [
            ("spaces", "i4"),
            ("value", "i4"),
            ("open_tickets", "i4"),
            ("routes", "i4"),
            ("demand", "i4", (CARD_KINDS,)),
            ("stale", "i1"),
            ("needed", "i1", (MAX_ROUTES,)),
            ("tickets", "i1", (MAX_TICKETS,)),
        ],
    )
)

PATHS = np.dtype(
    (
        np.record,
        [
            ("cost", "i4", (MAX_ROUTES,)),
            ("distance", "i4", (MAX_LOCATIONS,)),
            ("arrived_by", "i2", (MAX_LOCATIONS,)),
            ("busy", "i2", (MAX_LOCATIONS,)),
            ("souvenir", "i1", (MAX_LOCATIONS,)),
            ("ready", "i1", (CARD_KINDS,)),
            ("gain", "f8"),
            ("found", "i4"),
            ("late", "i4"),
        ],
    )
)

Plans = Annotated[Records, RecordsOf(PLAN)]
SeatsPlans = Annotated[Records, RecordsOf(PLAN, MAX_PLAYERS)]
"""A plan for each seat."""
PathRecords = Annotated[Records, RecordsOf(PATHS)]


class Plan(Protocol):
    """What a seat wants to build."""

    spaces: int
    """Spaces of all needed routes."""
    value: int
    """Points of the tickets in the plan less those of the tickets given up."""
    open_tickets: int
    """Tickets in the plan that are not complete yet."""
    routes: int
    """How many routes are needed."""
    demand: NDArray[np.int32]
    """Cards of each colour that needed routes ask for; grey spaces stand under the ferry."""
    stale: int
    """Whether the plan must be made again before it is used."""
    needed: Bytes
    tickets: Bytes
    """For each ticket IGNORED, WANTED or PLANNED."""


class Paths(Protocol):
    """Room for finding paths, and what a seat sees when it looks around."""

    cost: NDArray[np.int32]
    """What a route costs the planner now: 0 for own and needed ones, UNREACHABLE for closed ones."""
    distance: NDArray[np.int32]
    arrived_by: NDArray[np.int16]
    busy: NDArray[np.int16]
    """How many routes of others end at a location."""
    souvenir: Bytes
    """Whether a location holds a souvenir that the seat lacks."""
    ready: Bytes
    """Whether one more card of a kind pays a needed route that the hand can't pay yet."""
    gain: float
    """What the next souvenir is worth."""
    found: int
    """The ticket whose first location the paths were last found from, or NONE."""
    late: int
    """How near the end is: 0 early, growing as the fewest cars dwindle."""


@compiled
def is_closed(board: BoardTable, state: State, seat: int, route: int) -> bool:
    """Return True if a seat can never own a route that it does not own (C1, C6)."""
    if int(state.owners[route]) != NONE:
        return int(state.owners[route]) != seat
    return twin_refusal(board, state, seat, route) != LEGAL


@compiled
def mark_souvenirs(board: BoardTable, state: State, seat: int, paths: Paths) -> None:
    """Mark the locations with a souvenir that a seat lacks (C7)."""
    for location in range(board.locations):
        paths.souvenir[location] = 0
    for symbol in range(board.souvenirs):
        location = int(state.stack_places[symbol])
        if location >= 0 and int(state.stack_sizes[symbol]) > 0 and int(state.souvenirs[seat, symbol]) == 0:
            paths.souvenir[location] = 1


@compiled
def route_cost(board: BoardTable, state: State, seat: int, route: int, weights: Weights, paths: Paths) -> int:
    """Return what an open route costs a planner: its cards, less for what comes with it."""
    length, color = int(board.route_length[route]), int(board.route_color[route])
    cost = 1.0 * length * CARD_COST
    cost += weights[PATH_FERRY] * int(board.route_ferries[route])
    cost -= weights[PATH_POINTS] * int(board.route_points[route])
    if color != ANY_COLOR:
        cost -= weights[PATH_HELD] * min(length, int(state.hands[seat, color]))
    if int(board.route_twin[route]) != NONE and int(state.players) > 2:
        cost -= weights[PATH_SPARE]
    if int(paths.souvenir[board.route_a[route]]) + int(paths.souvenir[board.route_b[route]]) > 0:
        cost -= weights[PATH_SOUVENIR]
    return max(1, int(cost))


@compiled
def set_costs(board: BoardTable, state: State, seat: int, weights: Weights, paths: Paths) -> None:
    """Price every route."""
    mark_souvenirs(board, state, seat, paths)
    for route in range(board.routes):
        if int(state.owners[route]) == seat:
            paths.cost[route] = 0
        elif is_closed(board, state, seat, route):
            paths.cost[route] = UNREACHABLE
        else:
            paths.cost[route] = route_cost(board, state, seat, route, weights, paths)


@compiled
def find_paths(board: BoardTable, paths: Paths, start: int) -> None:
    """Find the cheapest paths from a location to all others."""
    for location in range(board.locations):
        paths.distance[location] = UNREACHABLE
    paths.distance[start] = 0
    shorter = True
    while shorter:
        shorter = False
        for route in range(board.routes):
            cost = int(paths.cost[route])
            if cost < UNREACHABLE:
                a, b = int(board.route_a[route]), int(board.route_b[route])
                to_a, to_b = int(paths.distance[a]), int(paths.distance[b])
                if to_a + cost < to_b:
                    paths.distance[b] = to_a + cost
                    paths.arrived_by[b] = route
                    shorter = True
                elif to_b + cost < to_a:
                    paths.distance[a] = to_b + cost
                    paths.arrived_by[a] = route
                    shorter = True


@compiled
def path_spaces(board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths, ticket: int) -> int:
    """Return how many spaces of a ticket's path, just found, are still to be built."""
    start, here = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
    spaces = 0
    while here != start:
        route = int(paths.arrived_by[here])
        if int(state.owners[route]) != seat and int(plan.needed[route]) == 0:
            spaces += int(board.route_length[route])
        here = int(board.route_a[route]) + int(board.route_b[route]) - here
    return spaces


@compiled
def take_path(board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths, ticket: int) -> None:
    """Add a ticket's path, just found, to the plan; its routes cost nothing from now on."""
    start, here = int(board.ticket_a[ticket]), int(board.ticket_b[ticket])
    while here != start:
        route = int(paths.arrived_by[here])
        if int(state.owners[route]) != seat and int(plan.needed[route]) == 0:
            plan.needed[route] = 1
            paths.cost[route] = 0
            plan.spaces += int(board.route_length[route])
            plan.routes += 1
        here = int(board.route_a[route]) + int(board.route_b[route]) - here


@compiled
def best_ticket(board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths) -> int:
    """Return the wanted ticket worth most for its cost among those that the cars allow, or NONE."""
    best, chosen, looked_at = -1.0, NONE, 0
    cars = int(state.cars[seat]) - int(plan.spaces)
    for ticket in range(board.tickets):
        if int(plan.tickets[ticket]) == WANTED and looked_at < MOST_COMPARED:
            find_paths(board, paths, int(board.ticket_a[ticket]))
            paths.found = ticket
            cost = int(paths.distance[board.ticket_b[ticket]])
            if cost < UNREACHABLE and path_spaces(board, state, seat, plan, paths, ticket) <= cars:
                looked_at += 1
                worth = (int(board.ticket_points[ticket]) + 1.0) / (cost + 0.5 * CARD_COST)
                if worth > best:
                    best, chosen = worth, ticket
    return chosen


@compiled
def count_demand(board: BoardTable, plan: Plan) -> None:
    """Count the cards that needed routes ask for."""
    for card in range(CARD_KINDS):
        plan.demand[card] = 0
    for route in range(board.routes):
        if int(plan.needed[route]) == 1:
            color = int(board.route_color[route])
            plan.demand[FERRY if color == ANY_COLOR else color] += int(board.route_length[route])


@compiled
def make_plan(board: BoardTable, state: State, seat: int, weights: Weights, plan: Plan, paths: Paths) -> None:
    """Plan the network for the wanted tickets, the best worth first."""
    set_costs(board, state, seat, weights, paths)
    plan.spaces = 0
    plan.value = 0
    plan.open_tickets = 0
    plan.routes = 0
    plan.stale = 0
    for route in range(board.routes):
        plan.needed[route] = 0
    while True:
        ticket = best_ticket(board, state, seat, plan, paths)
        if ticket == NONE:
            break
        before = int(plan.spaces)
        if int(paths.found) != ticket:
            find_paths(board, paths, int(board.ticket_a[ticket]))
        take_path(board, state, seat, plan, paths, ticket)
        plan.tickets[ticket] = PLANNED
        plan.value += int(board.ticket_points[ticket])
        plan.open_tickets += int(int(plan.spaces) > before)
    for ticket in range(board.tickets):
        if int(plan.tickets[ticket]) == WANTED:
            plan.value -= int(board.ticket_points[ticket])
    count_demand(board, plan)


@compiled
def want_own_tickets(board: BoardTable, state: State, seat: int, plan: Plan) -> None:
    """Want the kept tickets of a seat, and no others."""
    for ticket in range(board.tickets):
        plan.tickets[ticket] = WANTED if int(state.ticket_owners[ticket]) == seat else IGNORED


@compiled
def plan_own_tickets(
    board: BoardTable, state: State, seat: int, weights: Weights, plan: Plan, paths: Paths
) -> None:
    """Plan for the kept tickets of a seat."""
    want_own_tickets(board, state, seat, plan)
    make_plan(board, state, seat, weights, plan, paths)


@compiled
def note_claim(board: BoardTable, plan: Plan, seat: int, owner: int, route: int) -> None:
    """Bring a seat's plan up to date with a claim: a step done, or a path that is cut."""
    needed = int(plan.needed[route]) == 1
    if owner != seat:
        twin = int(board.route_twin[route])
        if needed or (twin != NONE and int(plan.needed[twin]) == 1):
            plan.stale = 1
        return
    if not needed or int(plan.open_tickets) > 1:
        plan.stale = 1
        return
    plan.needed[route] = 0
    plan.spaces -= int(board.route_length[route])
    plan.routes -= 1
    plan.open_tickets = int(int(plan.routes) > 0)
    color = int(board.route_color[route])
    plan.demand[FERRY if color == ANY_COLOR else color] -= int(board.route_length[route])
