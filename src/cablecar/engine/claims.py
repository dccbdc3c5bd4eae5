"""What the kernel says of a route that a seat names (`cablecar.rules.claims`), from its view alone.

And how many cards are still unseen, which any player could count.
"""

import numpy as np

from cablecar.board import CARDS, FERRY, Board, Route
from cablecar.engine.actions import board_actions
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.view import View
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.rules.state import CHOICES, NONE, Records


def is_open(route: Route, view: View) -> bool:
    """Return True if this seat could claim a route in its turn, if it can pay (C1, C4, C6)."""
    board = view.board
    return bool(calls.is_open(board_table(board), _observed(view), board.routes.index(route)))


def payable_claims(route: Route, view: View) -> list[ClaimRoute]:
    """Return the claims of a route that this seat could make if it were its turn, in the order of actions."""
    board, choices = view.board, np.zeros(1, CHOICES)
    calls.list_payable(board_table(board), _observed(view), board.routes.index(route), choices)
    actions = choices["actions"][0, : choices["count"][0]].tolist()
    return [_claim(board, action) for action in actions]


def likeliest_claim(route: Route, view: View) -> ClaimRoute:
    """Return the claim that is most likely meant where no payment is named, legal or not."""
    board = view.board
    action = calls.likeliest_claim(board_table(board), _observed(view), board.routes.index(route))
    return _claim(board, action)


def unseen_cards(view: View) -> dict[str, int]:
    """Return how many cards of each colour a seat has not seen: in the draw pile, or hidden in hands (D9).

    The view must be a game's own: one from a server brings no observation.
    """
    board = view.board
    observation = new_observation(view.observation)
    kinds = (*board.components.colors, FERRY)
    return {card: calls.count_unseen(board_table(board), observation, CARDS.index(card)) for card in kinds}


def _claim(board: Board, action: int) -> ClaimRoute:
    claim = board_actions(board).move(action, ())
    assert isinstance(claim, ClaimRoute)
    return claim


def _observed(view: View) -> Records:
    """Return an observation of what claims depend on and nothing else: views from a server bring none."""
    observation = new_observation()
    state, seat, routes = observation["state"], view.seat, view.board.routes
    observation["seat"] = NONE if seat is None else seat
    state["players"] = len(view.players)
    state["cars"][0, : len(view.players)] = [player.cars for player in view.players]
    state["owners"][0, : len(routes)] = [view.owners.get(route.id, NONE) for route in routes]
    if seat is not None:
        state["hands"][0, seat] = [view.hand.get(card, 0) for card in CARDS]
    return observation
