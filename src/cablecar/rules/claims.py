"""The claims of one route that a seat names: those that it could pay, and the likeliest, legal or not."""

from cablecar.kernel.decorators import compiled
from cablecar.rules.legal import add_action, claim_refusal, payment_refusal
from cablecar.rules.observation import Observation
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import ANY_COLOR, FERRY, NONE, BoardTable, Choices


@compiled
def is_open(board: BoardTable, observation: Observation, route: int) -> bool:
    """Return True if the observing seat could claim a route in its turn, if it can pay (C1, C4, C6)."""
    seat = int(observation.seat)
    return seat != NONE and claim_refusal(board, observation.state, seat, route) == LEGAL


@compiled
def list_payable(board: BoardTable, observation: Observation, route: int, choices: Choices) -> None:
    """List the claims of a route that the observing seat could make if it were its turn, ascending."""
    seat, count = int(observation.seat), 0
    if seat != NONE:
        for payment in range(int(board.first_payment[route]), int(board.first_payment[route + 1])):
            refused = payment_refusal(board, observation.state, seat, payment)
            count = add_action(choices, count, board.first_claim + payment, refused == LEGAL)
    choices.count = count


@compiled
def cards_held(observation: Observation, card: int) -> int:
    """Return how many cards of a kind the observing seat holds; a spectator has none."""
    seat = int(observation.seat)
    return 0 if seat == NONE else int(observation.state.hands[seat, card])


@compiled
def likeliest_color(board: BoardTable, observation: Observation, route: int) -> int:
    """Return the colour that pays a route; on a grey one that held most of, of equals the board's first."""
    best = int(board.payment_color[int(board.first_payment[route])])
    if int(board.route_color[route]) != ANY_COLOR or best == FERRY:
        return best
    for color in range(FERRY):
        if int(board.card_counts[color]) > 0:
            more = cards_held(observation, color) - cards_held(observation, best)
            if more > 0 or (more == 0 and board.color_rank[color] < board.color_rank[best]):
                best = color
    return best


@compiled
def likeliest_claim(board: BoardTable, observation: Observation, route: int) -> int:
    """Return the claim of a route that is most likely meant where no payment is named.

    What the seat lacks of the colour is paid in ferries, as far as it has them and not fewer than the route
    demands: a seat that has too few is told that.
    """
    length, demanded = int(board.route_length[route]), int(board.route_ferries[route])
    color = likeliest_color(board, observation, route)
    lacking = length - cards_held(observation, color)
    ferries = max(demanded, min(lacking, cards_held(observation, FERRY)))
    if ferries >= length:
        return int(board.first_claim + int(board.first_payment[route + 1]) - 1)
    rank = int(board.color_rank[color]) if int(board.route_color[route]) == ANY_COLOR else 0
    first = board.first_claim + int(board.first_payment[route]) + rank * (length - demanded)
    return int(first + ferries - demanded)
