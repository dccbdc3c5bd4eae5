"""The planner's judgement of actions: one scorer, many characters by their weights.

Like the plan, it reads only what the seat itself may know.
"""

from cablecar.kernel.decorators import compiled
from cablecar.rules.board_table import DRAW_TICKETS, FIRST_TAKE_FACE_UP, PASS, TAKE_FROM_DECK
from cablecar.rules.souvenirs import souvenir_for
from cablecar.rules.state import (
    ANY_COLOR,
    CARD_KINDS,
    FERRY,
    KEEPING,
    NONE,
    OPENING,
    BoardTable,
    Choices,
    State,
)
from cablecar.search.network import (
    WANTED,
    Paths,
    Plan,
    make_plan,
    mark_souvenirs,
    plan_own_tickets,
    want_own_tickets,
)
from cablecar.search.weights import (
    BLOCK,
    CARD_BLIND,
    CARD_FERRY,
    CARD_READY,
    CARD_SET,
    CARD_WANTED,
    CLAIM_LAST,
    CLAIM_LATE,
    CLAIM_NEEDED,
    CLAIM_POINTS,
    CLAIM_SPACE,
    COMPLETES,
    CONFLICT,
    CONTESTED,
    FERRY_PAID,
    KEEP_POINTS,
    KEEP_SPACE,
    PLACE_OWN,
    PLACE_RIVAL,
    SOUVENIR_NEW,
    SOUVENIR_POINTS,
    STARVE,
    TICKETS,
    TICKETS_LATE,
    TICKETS_OPEN,
    TICKETS_SPARE_CARS,
    Weights,
)

LATE = 8
"""With this many cars or fewer somebody may soon end the game."""
CROWD = 3
"""More routes of others at a location make no difference."""


@compiled
def count_busy(board: BoardTable, state: State, seat: int, paths: Paths) -> None:
    """Count the routes of others at every location."""
    for location in range(board.locations):
        paths.busy[location] = 0
    for route in range(board.routes):
        owner = int(state.owners[route])
        if owner != NONE and owner != seat:
            paths.busy[board.route_a[route]] += 1
            paths.busy[board.route_b[route]] += 1


@compiled
def largest_set(state: State, seat: int) -> int:
    """Return how many cards of one colour a hand has at most."""
    largest = 0
    for card in range(FERRY):
        largest = max(largest, int(state.hands[seat, card]))
    return largest


@compiled
def mark_ready(board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths) -> None:
    """Mark the cards of which one more pays a needed route that the hand can't pay yet."""
    ferries, largest = int(state.hands[seat, FERRY]), largest_set(state, seat)
    for card in range(CARD_KINDS):
        paths.ready[card] = 0
    for route in range(board.routes):
        if int(plan.needed[route]) == 1:
            color, lacking = int(board.route_color[route]), int(board.route_length[route]) - ferries
            held = largest if color == ANY_COLOR else int(state.hands[seat, color])
            if held + 1 == lacking:
                paths.ready[FERRY] = 1
                for card in range(FERRY):
                    if color == card or (color == ANY_COLOR and int(state.hands[seat, card]) == largest):
                        paths.ready[card] = 1


@compiled
def prepare_scores(
    board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths, weights: Weights
) -> None:
    """Note once what the judgement of many actions asks for."""
    count_busy(board, state, seat, paths)
    mark_souvenirs(board, state, seat, paths)
    paths.gain = souvenir_gain(board, state, seat, weights)
    mark_ready(board, state, seat, plan, paths)
    fewest = LATE
    for other in range(int(state.players)):
        fewest = min(fewest, int(state.cars[other]))
    paths.late = LATE - fewest


@compiled
def is_last_turn(state: State) -> bool:
    """Return True if every turn is its player's last (E1)."""
    return int(state.turns_left) >= 0


@compiled
def crowd(board: BoardTable, paths: Paths, route: int) -> int:
    """Return how busy others are at both ends of a route."""
    return min(int(paths.busy[board.route_a[route]]), int(paths.busy[board.route_b[route]]), CROWD)


@compiled
def souvenirs_owned(board: BoardTable, state: State, seat: int) -> int:
    """Return how many different souvenirs a seat has."""
    owned = 0
    for symbol in range(board.souvenirs):
        owned += int(state.souvenirs[seat, symbol])
    return owned


@compiled
def souvenir_gain(board: BoardTable, state: State, seat: int, weights: Weights) -> float:
    """Return what the next souvenir would add."""
    owned = souvenirs_owned(board, state, seat)
    if owned == board.souvenirs:
        return 0.0
    gain = int(board.souvenir_points[owned + 1]) - int(board.souvenir_points[owned])
    return weights[SOUVENIR_POINTS] * gain + weights[SOUVENIR_NEW]


@compiled
def missed_cards(board: BoardTable, state: State, seat: int, plan: Plan, payment: int) -> int:
    """Return how many of the coloured cards of a payment the rest of the plan would miss."""
    color = int(board.payment_color[payment])
    if color == FERRY:
        return 0
    route = int(board.payment_route[payment])
    paid = int(board.route_length[route]) - int(board.payment_ferries[payment])
    wanted = int(plan.demand[color])
    if int(plan.needed[route]) == 1 and int(board.route_color[route]) == color:
        wanted -= int(board.route_length[route])
    left = int(state.hands[seat, color]) - paid
    return max(0, min(paid, wanted - left))


@compiled
def score_needed(
    board: BoardTable, state: State, plan: Plan, paths: Paths, weights: Weights, route: int
) -> float:
    """Return what it adds that a route is part of the plan; on the last turn only what is then complete."""
    finishes = int(plan.routes) == 1
    if is_last_turn(state) and not finishes:
        return 0.0
    score = weights[CLAIM_NEEDED] + weights[CONTESTED] * crowd(board, paths, route)
    return score + weights[COMPLETES] if finishes else score


@compiled
def score_claim(
    board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths, weights: Weights, payment: int
) -> float:
    """Return how good it is to claim a route with a payment."""
    route = int(board.payment_route[payment])
    length, ferries = int(board.route_length[route]), int(board.payment_ferries[payment])
    points = int(board.route_points[route])
    score = weights[CLAIM_POINTS] * points + weights[CLAIM_SPACE] * length
    score += weights[CLAIM_LATE] * int(paths.late) * points
    if int(paths.souvenir[board.route_a[route]]) + int(paths.souvenir[board.route_b[route]]) > 0:
        score += paths.gain
    score -= weights[FERRY_PAID] * (ferries - int(board.route_ferries[route]))
    score -= weights[CONFLICT] * missed_cards(board, state, seat, plan, payment)
    if is_last_turn(state):
        score += weights[CLAIM_LAST]
    if int(plan.needed[route]) == 1:
        return score + score_needed(board, state, plan, paths, weights, route)
    short = int(plan.spaces) + length - int(state.cars[seat])
    score += weights[BLOCK] * crowd(board, paths, route)
    return score - weights[STARVE] * max(0, short)


@compiled
def score_card(state: State, seat: int, plan: Plan, paths: Paths, weights: Weights, card: int) -> float:
    """Return how good it is to take a face-up card."""
    score = weights[CARD_READY] if int(paths.ready[card]) == 1 else 0.0
    if card == FERRY:
        return score + weights[CARD_FERRY]
    held = int(state.hands[seat, card])
    if int(plan.demand[card]) > held:
        score += weights[CARD_WANTED]
    return score + weights[CARD_SET] * held


@compiled
def score_tickets(state: State, seat: int, plan: Plan, paths: Paths, weights: Weights) -> float:
    """Return how good it is to draw tickets."""
    spare = int(state.cars[seat]) - int(plan.spaces)
    score = weights[TICKETS] + weights[TICKETS_SPARE_CARS] * spare
    return score - weights[TICKETS_OPEN] * int(plan.open_tickets) - weights[TICKETS_LATE] * int(paths.late)


@compiled
def score_keep(
    board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths, weights: Weights, mask: int
) -> float:
    """Return how good it is to keep some of the tickets on offer: what the joint plan is worth."""
    want_own_tickets(board, state, seat, plan)
    for bit in range(int(state.offered[seat])):
        if mask >> bit & 1:
            plan.tickets[int(state.offers[seat, bit])] = WANTED
    make_plan(board, state, seat, weights, plan, paths)
    plan.stale = 1
    return weights[KEEP_POINTS] * int(plan.value) - weights[KEEP_SPACE] * int(plan.spaces)


@compiled
def score_placing(
    board: BoardTable, state: State, seat: int, plan: Plan, weights: Weights, location: int
) -> float:
    """Return how good a location is for a waiting stack: on its own way, and not where all pass."""
    own, all_routes = 0, 0
    for route in range(board.routes):
        if int(board.route_a[route]) == location or int(board.route_b[route]) == location:
            all_routes += 1
            own += int(plan.needed[route])
    return weights[PLACE_OWN] * min(own, 1) - weights[PLACE_RIVAL] * all_routes


@compiled
def score_souvenir(
    board: BoardTable, state: State, seat: int, plan: Plan, weights: Weights, location: int
) -> float:
    """Return how good it is to take the souvenir at a location: the rarer, and the further off the plan."""
    symbol = souvenir_for(board, state, seat, location)
    passes = 0
    for route in range(board.routes):
        if int(board.route_a[route]) == location or int(board.route_b[route]) == location:
            passes += int(plan.needed[route])
    return weights[SOUVENIR_POINTS] * (-float(int(state.stack_sizes[symbol])) - 3.0 * min(passes, 1))


@compiled
def score_action(
    board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths, weights: Weights, action: int
) -> float:
    """Return how good an action is to a planner."""
    if action >= board.first_claim:
        return score_claim(board, state, seat, plan, paths, weights, action - board.first_claim)
    if action == TAKE_FROM_DECK:
        return weights[CARD_BLIND]
    if action == DRAW_TICKETS:
        return score_tickets(state, seat, plan, paths, weights)
    if action == PASS:
        return 0.0
    if action < board.first_keep:
        return score_card(state, seat, plan, paths, weights, int(state.display[action - FIRST_TAKE_FACE_UP]))
    if action < board.first_take_souvenir:
        return score_keep(board, state, seat, plan, paths, weights, action - board.first_keep + 1)
    if action < board.first_place:
        return score_souvenir(board, state, seat, plan, weights, action - board.first_take_souvenir)
    location = (action - board.first_place) % board.locations
    return score_placing(board, state, seat, plan, weights, location)


@compiled
def refresh_plan(
    board: BoardTable, state: State, seat: int, plan: Plan, paths: Paths, weights: Weights
) -> None:
    """Plan again where the plan is stale; a choice among tickets plans for itself."""
    phase = int(state.phase)
    if int(plan.stale) == 1 and phase != OPENING and phase != KEEPING:
        plan_own_tickets(board, state, seat, weights, plan, paths)


@compiled
def best_action(
    board: BoardTable,
    state: State,
    seat: int,
    plan: Plan,
    paths: Paths,
    weights: Weights,
    choices: Choices,
) -> int:
    """Return the best of the listed actions, the first among equals."""
    refresh_plan(board, state, seat, plan, paths, weights)
    prepare_scores(board, state, seat, plan, paths, weights)
    best, chosen = 0.0, NONE
    for number in range(choices.count):
        action = int(choices.actions[number])
        score = score_action(board, state, seat, plan, paths, weights, action)
        if chosen == NONE or score > best:
            best, chosen = score, action
    return chosen
