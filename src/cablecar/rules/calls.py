"""What Python calls: compiled functions on arrays of one record each."""

import numpy as np

from cablecar.kernel.decorators import entry
from cablecar.rules import claims, legal, observation, play, scoring, setup
from cablecar.rules.observation import Observations
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import (
    OVER,
    Boards,
    Card,
    ChoiceLists,
    Dealers,
    Observer,
    Players,
    Results,
    RouteNumber,
    Seat,
    States,
    TwoStates,
)
from cablecar.rules.stream import below


@entry
def new_game(boards: Boards, states: States, dealers: Dealers, players: Players) -> None:
    """Prepare a game on a seeded state."""
    setup.set_up(boards[0], states[0], dealers[0], players)


@entry
def list_legal(boards: Boards, states: States, seat: Seat, choices: ChoiceLists) -> None:
    """List the legal actions of a seat."""
    legal.list_legal(boards[0], states[0], seat, choices[0])


@entry
def refusal(boards: Boards, states: States, seat: Seat, action: int) -> int:
    """Return which rule refuses an action."""
    return legal.refusal(boards[0], states[0], seat, action)


@entry
def play_action(boards: Boards, states: States, dealers: Dealers, seat: Seat, action: int) -> int:
    """Carry out an action if it is legal, and return which rule refuses it."""
    refused = legal.refusal(boards[0], states[0], seat, action)
    if refused == LEGAL:
        play.play(boards[0], states[0], dealers[0], seat, action)
    return refused


@entry
def may_withdraw(states: States, seat: Seat) -> int:
    """Return 1 if a seat may change its opening choice, else 0."""
    return int(play.may_withdraw(states[0], seat))


@entry
def withdraw_choice(states: States, seat: Seat) -> int:
    """Let a seat choose its first tickets again and return 1, or 0 where it may not."""
    return int(play.withdraw_choice(states[0], seat))


@entry
def final_score(boards: Boards, states: States, dealers: Dealers, results: Results) -> None:
    """Count all points."""
    scoring.score(boards[0], states[0], dealers[0], results[0])


@entry
def observe(boards: Boards, states: States, seat: Observer, observations: Observations) -> None:
    """Write down what a seat, or with NONE a spectator, may know."""
    observation.observe(boards[0], states[0], seat, observations[0])


@entry
def count_unseen(boards: Boards, observations: Observations, card: Card) -> int:
    """Return how many cards of a kind a seat, or a spectator, has not seen: in deck or hands."""
    return observation.count_unseen(boards[0], observations[0].state, card)


@entry
def is_open(boards: Boards, observations: Observations, route: RouteNumber) -> int:
    """Return 1 if a seat could claim a route in its turn, if it can pay, else 0."""
    return int(claims.is_open(boards[0], observations[0], route))


@entry
def list_payable(
    boards: Boards, observations: Observations, route: RouteNumber, choices: ChoiceLists
) -> None:
    """List the claims of a route that a seat could make if it were its turn."""
    claims.list_payable(boards[0], observations[0], route, choices[0])


@entry
def likeliest_claim(boards: Boards, observations: Observations, route: RouteNumber) -> int:
    """Return the claim that a seat most likely means that names a route and no payment, legal or not."""
    return claims.likeliest_claim(boards[0], observations[0], route)


@entry
def waiting_seats(states: States) -> int:
    """Return the seats that may act now, a bit each."""
    return legal.waiting_seats(states[0])


@entry
def next_seat(states: States) -> int:
    """Return a seat that may act: in the opening the lowest that has not chosen."""
    return legal.next_seat(states[0])


@entry
def random_games(
    boards: Boards, states: States, dealers: Dealers, players: Players, games: int, choices: ChoiceLists
) -> int:
    """Play whole random games one after the other and return the number of moves."""
    moves = 0
    for _ in range(games):
        setup.set_up(boards[0], states[0], dealers[0], players)
        while states[0].phase != OVER:
            seat = legal.next_seat(states[0])
            legal.list_legal(boards[0], states[0], seat, choices[0])
            action = int(choices[0].actions[below(states[0], choices[0].count)])
            play.play(boards[0], states[0], dealers[0], seat, action)
            moves += 1
    return moves


@entry
def copy_states(states: TwoStates, copies: int) -> None:
    """Copy the first state into the second, again and again."""
    for _ in range(copies):
        states[1] = states[0]
        states[0].random[0] ^= np.uint64(1)
