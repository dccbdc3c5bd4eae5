"""Guessing what a seat can't see: a complete state that fits everything it has observed."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.board.check import MAX_CARDS, MAX_TICKETS
from cablecar.kernel.decorators import compiled
from cablecar.rules.observation import Observation, count_unseen
from cablecar.rules.state import CARD_KINDS, MAX_PLAYERS, NONE, OPENING, BoardTable, Bytes, State
from cablecar.rules.stream import below, next_word, shuffle
from cablecar.search.exponential import exp
from cablecar.search.network import UNREACHABLE, Paths, find_paths, is_closed
from cablecar.search.value import Net

TO_UNIT = 2.0**-53
LOW_BITS = np.uint64(11)

BELIEF = np.dtype(
    (
        np.record,
        [
            ("odds", "f8", (MAX_PLAYERS, MAX_TICKETS)),
            ("length", "i4", (MAX_TICKETS,)),
            ("pool", "i1", (MAX_CARDS,)),
            ("free", "i1", (MAX_TICKETS,)),
        ],
    )
)


class Belief(Protocol):
    """What a seat believes about its rivals' tickets, and room for guessing."""

    odds: NDArray[np.float64]
    """How likely each rival is to hold each ticket, compared with the others."""
    length: NDArray[np.int32]
    """The spaces between a ticket's two locations on an empty board."""
    pool: Bytes
    """Cards, or tickets, that may lie anywhere as far as the seat knows."""
    free: Bytes
    """Whether a ticket is still to be dealt."""


@compiled
def price_spaces(board: BoardTable, state: State, seat: int, paths: Paths) -> None:
    """Price every route by its spaces for a seat; for NONE as on an empty board."""
    for route in range(board.routes):
        if seat != NONE and int(state.owners[route]) == seat:
            paths.cost[route] = 0
        elif seat != NONE and is_closed(board, state, seat, route):
            paths.cost[route] = UNREACHABLE
        else:
            paths.cost[route] = board.route_length[route]


@compiled
def progress(board: BoardTable, paths: Paths, ticket: int, length: int) -> float:
    """Return how far the priced seat has come towards a ticket: 1 complete, 0 not begun, -1 cut off."""
    find_paths(board, paths, int(board.ticket_a[ticket]))
    left = int(paths.distance[board.ticket_b[ticket]])
    return -1.0 if left >= UNREACHABLE else max(-1.0, 1.0 - left / max(1, length))


@compiled
def log_odds(net: Net, come: float, claimed: float, length: int) -> float:
    """Return the logarithm of the odds that a rival who has come so far holds a ticket."""
    score = net.beliefs[0] * come + net.beliefs[1] * come * claimed + net.beliefs[2] * length / 10.0
    return float(score + net.beliefs[3]) if come >= 1.0 else float(score)


@compiled
def measure_tickets(board: BoardTable, state: State, paths: Paths, belief: Belief) -> None:
    """Note how long each ticket is on an empty board."""
    price_spaces(board, state, NONE, paths)
    for ticket in range(board.tickets):
        find_paths(board, paths, int(board.ticket_a[ticket]))
        belief.length[ticket] = paths.distance[board.ticket_b[ticket]]


@compiled
def believe(board: BoardTable, state: State, seat: int, net: Net, paths: Paths, belief: Belief) -> None:
    """Weigh each ticket for each rival by the routes that the rival has claimed."""
    measure_tickets(board, state, paths, belief)
    for rival in range(int(state.players)):
        if rival != seat:
            price_spaces(board, state, rival, paths)
            claimed = (board.cars - int(state.cars[rival])) / 10.0
            for ticket in range(board.tickets):
                length = int(belief.length[ticket])
                come = progress(board, paths, ticket, length)
                belief.odds[rival, ticket] = exp(log_odds(net, come, claimed, length))


@compiled
def uniform(state: State) -> float:
    """Return a random number from 0 up to 1."""
    return float(next_word(state) >> LOW_BITS) * TO_UNIT


@compiled
def draw_believed(board: BoardTable, state: State, rival: int, belief: Belief) -> int:
    """Return a free ticket, drawn by the odds that a rival holds it."""
    total = 0.0
    for ticket in range(board.tickets):
        if int(belief.free[ticket]) == 1:
            total += belief.odds[rival, ticket]
    mark, drawn = uniform(state) * total, NONE
    for ticket in range(board.tickets):
        if int(belief.free[ticket]) == 1:
            drawn = ticket
            mark -= belief.odds[rival, ticket]
            if mark < 0.0:
                break
    belief.free[drawn] = 0
    return drawn


@compiled
def draw_any(board: BoardTable, state: State, belief: Belief) -> int:
    """Return any free ticket, each equally likely."""
    size = 0
    for ticket in range(board.tickets):
        if int(belief.free[ticket]) == 1:
            belief.pool[size] = ticket
            size += 1
    drawn = int(belief.pool[below(state, size)])
    belief.free[drawn] = 0
    return drawn


@compiled
def deal_cards(board: BoardTable, state: State, observation: Observation, belief: Belief) -> None:
    """Deal the unseen cards to the rivals' hands and the deck (D9)."""
    size = 0
    for card in range(CARD_KINDS):
        for _ in range(count_unseen(board, state, card)):
            belief.pool[size] = card
            size += 1
    shuffle(state, belief.pool, size)
    for rival in range(int(state.players)):
        for _ in range(int(observation.unseen_cards[rival])):
            size -= 1
            state.hands[rival, belief.pool[size]] += 1
    for index in range(size):
        state.deck[index] = belief.pool[index]


@compiled
def free_tickets(board: BoardTable, state: State, seat: int, belief: Belief) -> None:
    """Mark the tickets that may lie anywhere as far as the seat knows (K4, K5)."""
    for ticket in range(board.tickets):
        known = int(state.ticket_owners[ticket]) == seat or int(state.rejected_by[ticket]) == seat
        belief.free[ticket] = int(not known)
    for number in range(int(state.offered[seat])):
        belief.free[int(state.offers[seat, number])] = 0


@compiled
def deal_tickets(board: BoardTable, state: State, observation: Observation, belief: Belief) -> None:
    """Deal the hidden tickets: to rivals by belief, in the opening as offers, the rest to the deck."""
    seat = int(observation.seat)
    free_tickets(board, state, seat, belief)
    for rival in range(int(state.players)):
        if rival != seat:
            for _ in range(int(observation.tickets[rival])):
                state.ticket_owners[draw_believed(board, state, rival, belief)] = rival
            if int(state.phase) == OPENING:
                state.chosen[rival] = 0
                for number in range(int(state.offered[rival])):
                    state.offers[rival, number] = draw_any(board, state, belief)
    for index in range(int(state.ticket_deck_size)):
        if int(state.ticket_deck[index]) == NONE:
            state.ticket_deck[index] = draw_any(board, state, belief)


@compiled
def sample_determinization(board: BoardTable, state: State, observation: Observation, belief: Belief) -> None:
    """Fill in all that is hidden in an observed state, by its random stream.

    In the opening rivals are taken not to have chosen yet: choices are simultaneous, so nothing is lost.
    """
    deal_cards(board, state, observation, belief)
    deal_tickets(board, state, observation, belief)
