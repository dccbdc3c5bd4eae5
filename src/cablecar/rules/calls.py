"""What Python calls: compiled functions on arrays of one record each."""

import numpy as np

from cablecar.rules import legal, observation, play, scoring, setup
from cablecar.rules.compiled import entry
from cablecar.rules.state import OVER, Records
from cablecar.rules.stream import below


@entry
def new_game(boards: Records, states: Records, dealers: Records, players: int) -> None:
    """Prepare a game on a seeded state."""
    setup.set_up(boards[0], states[0], dealers[0], players)


@entry
def list_legal(boards: Records, states: Records, seat: int, choices: Records) -> None:
    """List the legal actions of a seat."""
    legal.list_legal(boards[0], states[0], seat, choices[0])


@entry
def refusal(boards: Records, states: Records, seat: int, action: int) -> int:
    """Return which rule refuses an action."""
    return legal.refusal(boards[0], states[0], seat, action)


@entry
def play_action(boards: Records, states: Records, dealers: Records, seat: int, action: int) -> None:
    """Carry out a legal action."""
    play.play(boards[0], states[0], dealers[0], seat, action)


@entry
def final_score(boards: Records, states: Records, dealers: Records, results: Records) -> None:
    """Count all points."""
    scoring.score(boards[0], states[0], dealers[0], results[0])


@entry
def observe(boards: Records, states: Records, seat: int, observations: Records) -> None:
    """Write down what a seat, or with NONE a spectator, may know."""
    observation.observe(boards[0], states[0], seat, observations[0])


@entry
def next_seat(states: Records) -> int:
    """Return a seat that may act: in the opening the lowest that has not chosen."""
    return legal.next_seat(states[0])


@entry
def random_games(
    boards: Records, states: Records, dealers: Records, players: int, games: int, choices: Records
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
def copy_states(states: Records, copies: int) -> None:
    """Copy the first state into the second, again and again."""
    for _ in range(copies):
        states[1] = states[0]
        states[0].random[0] ^= np.uint64(1)
