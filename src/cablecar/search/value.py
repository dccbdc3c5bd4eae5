"""How a game stands for a seat: features of a complete state, and a small net that values them.

A search hands in states of its own making, whose hidden parts are guesses; nothing here looks at a game
that is really played.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.board.check import MAX_LOCATIONS
from cablecar.kernel.decorators import compiled, inlined
from cablecar.rules.scoring import count_souvenirs, group_locations, is_joined
from cablecar.rules.state import CARD_KINDS, FERRY, BoardTable, Bytes, Records, Result, State
from cablecar.search.exponential import exp
from cablecar.search.network import PLANNED, Plan

OWN = 16
"""Features of one seat."""
COMMON = 4
"""Features of the whole table."""
FEATURES = 3 * OWN + COMMON
"""The seat itself, the rival who stands best, the average of the others, the table."""
HIDDEN = 32
BELIEFS = 4
"""Coefficients of the belief that a rival holds a ticket."""
CLEAR_LEAD = 8.0
"""The lead in points that is most of a victory."""

NET = np.dtype(
    (
        np.record,
        [
            ("hidden", "f8", (FEATURES, HIDDEN)),
            ("hidden_bias", "f8", (HIDDEN,)),
            ("output", "f8", (2, HIDDEN)),
            ("output_bias", "f8", (2,)),
            ("margin", "f8"),
            ("beliefs", "f8", (BELIEFS,)),
        ],
    )
)

LEAF = np.dtype(
    (
        np.record,
        [
            ("seats", "f8", (4, OWN)),
            ("features", "f8", (FEATURES,)),
            ("sums", "f8", (HIDDEN,)),
            ("groups", "i1", (MAX_LOCATIONS,)),
        ],
    )
)

Floats = NDArray[np.float64]


class Net(Protocol):
    """The weights of a value net, and of the beliefs that were trained beside it."""

    hidden: Floats
    hidden_bias: Floats
    output: Floats
    """Two rows: the victory, the lead."""
    output_bias: Floats
    margin: float
    """How much of a value is the lead, the rest being the victory itself."""
    beliefs: Floats


class Leaf(Protocol):
    """Room for the features of a state."""

    seats: Floats
    features: Floats
    sums: Floats
    """What reaches each hidden unit."""
    groups: Bytes


@compiled
def count_hand(state: State, seat: int, plan: Plan, row: Floats) -> None:
    """Note how a hand fits the plan."""
    size, matched, largest = 0, 0, 0
    for card in range(CARD_KINDS):
        held = int(state.hands[seat, card])
        size += held
        if card != FERRY:
            matched += min(held, int(plan.demand[card]))
            largest = max(largest, held - int(plan.demand[card]))
    matched += min(largest, int(plan.demand[FERRY]))
    ferries = int(state.hands[seat, FERRY])
    missing = max(0, int(plan.spaces) - matched - ferries)
    row[9] = size / 10.0
    row[10] = ferries / 4.0
    row[11] = matched / 10.0
    row[12] = missing / 10.0
    row[13] = largest / 5.0
    row[14] = (missing * 0.5 + int(plan.routes)) / 10.0


@compiled
def count_seat(board: BoardTable, state: State, seat: int, plan: Plan, leaf: Leaf) -> None:
    """Note all features of one seat."""
    row = leaf.seats[seat]
    group_locations(board, state, seat, leaf.groups)
    complete, planned, lost = 0, 0, 0
    for ticket in range(board.tickets):
        if int(state.ticket_owners[ticket]) == seat:
            points = int(board.ticket_points[ticket])
            if is_joined(board, leaf.groups, ticket):
                complete += points
            elif int(plan.tickets[ticket]) == PLANNED:
                planned += points
            else:
                lost += points
    souvenirs = 0
    for symbol in range(board.souvenirs):
        souvenirs += int(state.souvenirs[seat, symbol])
    cars = int(state.cars[seat])
    row[0] = int(state.points[seat]) / 20.0
    row[1] = count_souvenirs(board, state, seat) / 10.0
    row[2] = souvenirs / 5.0
    row[3] = complete / 10.0
    row[4] = planned / 10.0
    row[5] = lost / 10.0
    row[6] = int(plan.spaces) / 10.0
    row[7] = int(plan.routes) / 5.0
    row[8] = cars / 20.0
    count_hand(state, seat, plan, row)
    row[15] = (cars - int(plan.spaces)) / 20.0


@inlined
def rough_points(row: Floats) -> float:
    """Return roughly how many points a seat will have."""
    return float(2.0 * row[0] + row[1] + row[3] + 0.5 * row[4] - row[5] + row[9])


@compiled
def write_features(board: BoardTable, state: State, seat: int, plans: Records, leaf: Leaf) -> None:
    """Write down the features of a state as a seat that is to move sees it."""
    players = int(state.players)
    for other in range(players):
        count_seat(board, state, other, plans[other], leaf)
    best, best_standing = -1, 0.0
    fewest = int(state.cars[seat])
    for other in range(players):
        if other != seat:
            fewest = min(fewest, int(state.cars[other]))
            stands = rough_points(leaf.seats[other])
            if best < 0 or stands > best_standing:
                best, best_standing = other, stands
    for number in range(OWN):
        leaf.features[number] = leaf.seats[seat, number]
        leaf.features[OWN + number] = leaf.seats[best, number]
        others = 0.0
        for other in range(players):
            if other != seat and other != best:
                others += leaf.seats[other, number]
        leaf.features[2 * OWN + number] = others / max(1, players - 2)
    leaf.features[3 * OWN] = fewest / 20.0
    leaf.features[3 * OWN + 1] = 1.0 if int(state.turns_left) >= 0 else 0.0
    leaf.features[3 * OWN + 2] = (int(state.cars[seat]) - fewest) / 10.0
    leaf.features[3 * OWN + 3] = seat / 3.0


@inlined
def sigmoid(number: float) -> float:
    """Return a number between 0 and 1."""
    return 1.0 / (1.0 + exp(-number))


@compiled
def evaluate(net: Net, leaf: Leaf) -> float:
    """Return what the net thinks of the features: 0 for a loss, 1 for a victory.

    The inner loop runs over units, whose sums are independent: it is done several at a time.
    """
    for unit in range(HIDDEN):
        leaf.sums[unit] = net.hidden_bias[unit]
    for number in range(FEATURES):
        feature = leaf.features[number]
        if feature != 0.0:
            for unit in range(HIDDEN):
                leaf.sums[unit] += net.hidden[number, unit] * feature
    win, ahead = float(net.output_bias[0]), float(net.output_bias[1])
    for unit in range(HIDDEN):
        if leaf.sums[unit] > 0.0:
            win += net.output[0, unit] * leaf.sums[unit]
            ahead += net.output[1, unit] * leaf.sums[unit]
    return (1.0 - net.margin) * sigmoid(win) + net.margin * sigmoid(ahead)


@compiled
def win_share(result: Result, players: int, seat: int) -> float:
    """Return the part of the victory that a seat has."""
    if int(result.places[seat]) != 1:
        return 0.0
    winners = 0
    for other in range(players):
        winners += int(int(result.places[other]) == 1)
    return 1.0 / winners


@compiled
def lead(result: Result, players: int, seat: int) -> int:
    """Return the points that a seat has more than its best rival."""
    best = -(1 << 30)
    for other in range(players):
        if other != seat:
            best = max(best, int(result.total[other]))
    return int(result.total[seat]) - best


@compiled
def outcome(net: Net, result: Result, players: int, seat: int) -> float:
    """Return the value of a finished game to a seat, on the net's scale."""
    win, points = win_share(result, players, seat), lead(result, players, seat)
    return (1.0 - net.margin) * win + net.margin * sigmoid(points / CLEAR_LEAD)
