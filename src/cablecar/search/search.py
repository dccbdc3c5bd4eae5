"""Search: the same guesses played out for every candidate, fewer and fewer candidates.

Each simulation copies a guessed state, makes a candidate's action, lets planners play a few rounds and asks
the value net. All candidates of a round are tried on the same guesses, so that their difference is due to
them and not to luck.
"""

from typing import Annotated, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.kernel.decorators import compiled, entry
from cablecar.kernel.parameters import RecordsOf
from cablecar.rules.legal import list_legal, next_seat
from cablecar.rules.observation import Observations
from cablecar.rules.play import play
from cablecar.rules.scoring import score
from cablecar.rules.state import (
    MAX_PLAYERS,
    NONE,
    OVER,
    TURN,
    Boards,
    BoardTable,
    ChoiceLists,
    Dealers,
    Records,
    Results,
    TwoStates,
)
from cablecar.rules.stream import next_word
from cablecar.search.beliefs import BELIEF, believe, sample_determinization
from cablecar.search.network import PLAN, PathRecords
from cablecar.search.planner_games import note_action
from cablecar.search.policy import best_action, prepare_scores, refresh_plan, score_action
from cablecar.search.value import LEAF, NET, evaluate, outcome, write_features
from cablecar.search.weights import WeightRows

CANDIDATES = 12
"""More actions are never searched: the planner's judgement picks them."""

# The states of a search.
PLAYED, GUESSED = range(2)

SEARCH = np.dtype(
    (
        np.record,
        [
            ("count", "i8"),
            ("simulations", "i8"),
            ("rounds", "i8"),
            ("next", "i8"),
            ("random", "u8", (4,)),
            ("actions", "i2", (CANDIDATES,)),
            ("priors", "f8", (CANDIDATES,)),
            ("values", "f8", (CANDIDATES,)),
            ("visits", "i8", (CANDIDATES,)),
        ],
    )
)


class Search(Protocol):
    """The candidates and what the simulations say of them, the best first after each round."""

    count: int
    """How many candidates are left."""
    simulations: int
    rounds: int
    """How often the searching seat begins a turn before the net is asked."""
    next: int
    """The candidate to be tried next; before the first a new guess is made."""
    random: NDArray[np.uint64]
    actions: NDArray[np.int16]
    priors: NDArray[np.float64]
    values: NDArray[np.float64]
    """Sums over visits."""
    visits: NDArray[np.int64]


@compiled
def route_of(board: BoardTable, action: int) -> int:
    """Return the route that an action claims, or NONE."""
    return int(board.payment_route[action - board.first_claim]) if action >= board.first_claim else NONE


@compiled
def propose(board: BoardTable, search: Search, action: int, prior: float) -> None:
    """Take an action among the candidates if it is good enough; of one route only the best payment."""
    route, index = route_of(board, action), search.count
    if route != NONE:
        for number in range(search.count):
            if route_of(board, int(search.actions[number])) == route:
                index = number
    if index < search.count and prior <= search.priors[index]:
        return
    if index == CANDIDATES:
        index = 0
        for number in range(1, CANDIDATES):
            if search.priors[number] < search.priors[index]:
                index = number
        if prior <= search.priors[index]:
            return
    if index == search.count:
        search.count = index + 1
    search.actions[index] = action
    search.priors[index] = prior


class SearchBuffers(NamedTuple):
    """All records that a search works in."""

    boards: Boards
    states: TwoStates
    """The state played out, and the guess it begins with."""
    observations: Observations
    """What the searching seat knows."""
    dealers: Dealers
    choices: ChoiceLists
    plans: Annotated[Records, RecordsOf(PLAN, 2 * MAX_PLAYERS)]
    """The seats' plans as the game is played out, then those of the guess."""
    paths: PathRecords
    results: Results
    leaves: Annotated[Records, RecordsOf(LEAF)]
    beliefs: Annotated[Records, RecordsOf(BELIEF)]
    searches: Annotated[Records, RecordsOf(SEARCH)]
    nets: Annotated[Records, RecordsOf(NET, is_read_only=True)]
    weights: WeightRows
    """How all seats are taken to play, one row."""


@compiled
def play_on(buffers: SearchBuffers, seat: int, rounds: int) -> None:
    """Let planners play until a seat has begun its turn so many times, or the game is over."""
    board, state, dealer = buffers.boards[0], buffers.states[PLAYED], buffers.dealers[0]
    choices, paths, weights = buffers.choices[0], buffers.paths[0], buffers.weights[0]
    players = int(state.players)
    while int(state.phase) != OVER:
        if int(state.phase) == TURN and int(state.current) == seat:
            rounds -= 1
            if rounds == 0:
                return
        mover = next_seat(state)
        list_legal(board, state, mover, choices)
        action = best_action(board, state, mover, buffers.plans[mover], paths, weights, choices)
        play(board, state, dealer, mover, action)
        note_action(board, buffers.plans, players, mover, action)


@compiled
def value_of(buffers: SearchBuffers, seat: int) -> float:
    """Return what the state played out is worth to a seat."""
    board, state = buffers.boards[0], buffers.states[PLAYED]
    players = int(state.players)
    if int(state.phase) == OVER:
        score(board, state, buffers.dealers[0], buffers.results[0])
        return outcome(buffers.nets[0], buffers.results[0], players, seat)
    for other in range(players):
        refresh_plan(board, state, other, buffers.plans[other], buffers.paths[0], buffers.weights[0])
    write_features(board, state, seat, buffers.plans, buffers.leaves[0])
    return evaluate(buffers.nets[0], buffers.leaves[0])


@compiled
def guess_all(buffers: SearchBuffers) -> None:
    """Guess a complete state, and plan for everybody in it; its own plan is the same in every guess."""
    board, search, observation = buffers.boards[0], buffers.searches[0], buffers.observations[0]
    buffers.states[GUESSED] = observation.state
    state = buffers.states[GUESSED]
    for word in range(4):
        state.random[word] = next_word(search)
    sample_determinization(board, state, observation, buffers.beliefs[0])
    for seat in range(int(state.players)):
        plan = buffers.plans[MAX_PLAYERS + seat]
        if seat != int(observation.seat):
            plan.stale = 1
        refresh_plan(board, state, seat, plan, buffers.paths[0], buffers.weights[0])


@compiled
def simulate(buffers: SearchBuffers, action: int) -> float:
    """Play out one action on the guess and return its value."""
    board, seat = buffers.boards[0], int(buffers.observations[0].seat)
    players = int(buffers.states[GUESSED].players)
    buffers.states[PLAYED] = buffers.states[GUESSED]
    for other in range(players):
        buffers.plans[other] = buffers.plans[MAX_PLAYERS + other]
    play(board, buffers.states[PLAYED], buffers.dealers[0], seat, action)
    note_action(board, buffers.plans, players, seat, action)
    play_on(buffers, seat, int(buffers.searches[0].rounds))
    return value_of(buffers, seat)


@entry
def begin_search(buffers: SearchBuffers) -> int:
    """Pick the candidates by the planner's judgement; return how many there are."""
    board, observation, search = buffers.boards[0], buffers.observations[0], buffers.searches[0]
    state, seat = observation.state, int(observation.seat)
    plan, paths, weights = buffers.plans[seat], buffers.paths[0], buffers.weights[0]
    list_legal(board, state, seat, buffers.choices[0])
    plan.stale = 1
    refresh_plan(board, state, seat, plan, paths, weights)
    prepare_scores(board, state, seat, plan, paths, weights)
    search.count = 0
    search.simulations = 0
    search.next = 0
    for number in range(buffers.choices[0].count):
        action = int(buffers.choices[0].actions[number])
        propose(board, search, action, score_action(board, state, seat, plan, paths, weights, action))
    order_by_prior(search)
    buffers.plans[MAX_PLAYERS + seat] = plan
    if search.count > 1:
        believe(board, state, seat, buffers.nets[0], paths, buffers.beliefs[0])
    return int(search.count)


@entry
def search_on(buffers: SearchBuffers, simulations: int) -> None:
    """Try the candidates that are left in turn, all of them on one guess before the next."""
    search = buffers.searches[0]
    for _ in range(simulations):
        number = int(search.next)
        if number == 0:
            guess_all(buffers)
        search.values[number] += simulate(buffers, int(search.actions[number]))
        search.visits[number] += 1
        search.simulations += 1
        search.next = (number + 1) % search.count


@compiled
def order(search: Search) -> None:
    """Order the candidates by their mean values, the best first."""
    for number in range(1, search.count):
        index = number
        while index > 0 and mean(search, index) > mean(search, index - 1):
            swap(search, index, index - 1)
            index -= 1


@compiled
def order_by_prior(search: Search) -> None:
    """Order the candidates by the planner's judgement, and forget all values."""
    for number in range(search.count):
        search.values[number] = search.priors[number]
        search.visits[number] = 1
    order(search)
    for number in range(search.count):
        search.values[number] = 0.0
        search.visits[number] = 0


@entry
def halve(buffers: SearchBuffers) -> int:
    """Order the candidates and drop the worse half; return how many are left."""
    search = buffers.searches[0]
    order(search)
    search.count = (search.count + 1) // 2
    search.next = 0
    return int(search.count)


@compiled
def spend(buffers: SearchBuffers, simulations: float) -> None:
    """Search until as many simulations are made as whole guesses allow; one guess, if none was made yet."""
    search = buffers.searches[0]
    guesses = int((simulations - search.simulations) / search.count)
    at_least = 1 if search.visits[0] == 0 else 0
    search_on(buffers, max(guesses, at_least) * int(search.count))


@entry
def choose_by_search(buffers: SearchBuffers, simulations: int) -> int:
    """Return the action that does best in so many simulations, shared out evenly among the halvings."""
    candidates = begin_search(buffers)
    halvings = halvings_of(candidates)
    for number in range(halvings):
        if candidates > 1:
            spend(buffers, simulations * ((number + 1) / halvings))
            candidates = halve(buffers)
    return int(buffers.searches[0].actions[0])


@compiled
def halvings_of(candidates: int) -> int:
    """Return how often so many candidates are halved until one is left; once at the least."""
    halvings = 1
    while 1 << halvings < candidates:
        halvings += 1
    return halvings


@compiled
def mean(search: Search, number: int) -> float:
    """Return the mean value of a candidate."""
    return float(search.values[number] / max(1, int(search.visits[number])))


@compiled
def swap(search: Search, one: int, other: int) -> None:
    """Let two candidates change places."""
    action, value, visits = int(search.actions[one]), search.values[one], int(search.visits[one])
    prior = search.priors[one]
    search.actions[one] = search.actions[other]
    search.priors[one] = search.priors[other]
    search.values[one] = search.values[other]
    search.visits[one] = search.visits[other]
    search.actions[other] = action
    search.priors[other] = prior
    search.values[other] = value
    search.visits[other] = visits
