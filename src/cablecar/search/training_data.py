"""Positions for training: planners play with some noise, and every turn is described with its outcome."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from cablecar.kernel.decorators import compiled, entry
from cablecar.kernel.parameters import NumbersOf
from cablecar.rules.legal import list_legal, next_seat
from cablecar.rules.play import play
from cablecar.rules.scoring import score
from cablecar.rules.setup import set_up
from cablecar.rules.state import MAX_PLAYERS, OVER, TURN, Players
from cablecar.rules.stream import below
from cablecar.search.beliefs import measure_tickets, price_spaces, progress, uniform
from cablecar.search.planner_games import note_action
from cablecar.search.policy import best_action, refresh_plan
from cablecar.search.search import PLAYED, SearchBuffers
from cablecar.search.value import CLEAR_LEAD, FEATURES, lead, sigmoid, win_share, write_features

EVIDENCE = 4
"""What is noted about a rival and a ticket: progress, spaces claimed, length, whether it is held."""

Features = Annotated[NDArray[np.float32], NumbersOf(np.dtype("f4"), (0, FEATURES))]
Outcomes = Annotated[NDArray[np.float32], NumbersOf(np.dtype("f4"), (0, 2))]
Evidence = Annotated[NDArray[np.float32], NumbersOf(np.dtype("f4"), (0, EVIDENCE))]
Characters = Annotated[NDArray[np.int64], NumbersOf(np.dtype("i8"), (MAX_PLAYERS,))]
"""Room for the row of weights that each seat plays by."""
Movers = Annotated[NDArray[np.int64], NumbersOf(np.dtype("i8"), (0,))]
"""Room for the seat that each position was noted for."""


@compiled
def note_position(buffers: SearchBuffers, features: Features, row: int) -> None:
    """Describe the state for the seat whose turn begins."""
    board, state = buffers.boards[0], buffers.states[PLAYED]
    for seat in range(int(state.players)):
        refresh_plan(board, state, seat, buffers.plans[seat], buffers.paths[0], buffers.weights[0])
    write_features(board, state, int(state.current), buffers.plans, buffers.leaves[0])
    for number in range(FEATURES):
        features[row, number] = buffers.leaves[0].features[number]


@compiled
def move_with_noise(buffers: SearchBuffers, characters: Characters, noise: float) -> None:
    """Let the seat that is to move act by its character, or now and then anyhow."""
    board, state = buffers.boards[0], buffers.states[PLAYED]
    mover = next_seat(state)
    list_legal(board, state, mover, buffers.choices[0])
    if uniform(state) < noise:
        action = int(buffers.choices[0].actions[below(state, buffers.choices[0].count)])
    else:
        buffers.plans[mover].stale = 1
        plan, weights = buffers.plans[mover], buffers.weights[characters[mover]]
        action = best_action(board, state, mover, plan, buffers.paths[0], weights, buffers.choices[0])
    play(board, state, buffers.dealers[0], mover, action)
    note_action(board, buffers.plans, int(state.players), mover, action)


@entry
def sample_games(
    buffers: SearchBuffers,
    players: Players,
    noise: float,
    characters: Characters,
    movers: Movers,
    features: Features,
    outcomes: Outcomes,
) -> int:
    """Fill two tables with positions and how they ended, and return how many rows are filled."""
    board, state, rows = buffers.boards[0], buffers.states[PLAYED], 0
    most = min(features.shape[0], outcomes.shape[0], movers.shape[0])
    while True:
        first = rows
        for seat in range(players):
            characters[seat] = below(state, buffers.weights.shape[0])
        set_up(board, state, buffers.dealers[0], players)
        for seat in range(players):
            buffers.plans[seat].stale = 1
        while int(state.phase) != OVER:
            if int(state.phase) == TURN:
                if rows == most:
                    return first
                note_position(buffers, features, rows)
                movers[rows] = int(state.current)
                rows += 1
            move_with_noise(buffers, characters, noise)
        score(board, state, buffers.dealers[0], buffers.results[0])
        for row in range(first, rows):
            outcomes[row, 0] = win_share(buffers.results[0], players, movers[row])
            outcomes[row, 1] = sigmoid(lead(buffers.results[0], players, movers[row]) / CLEAR_LEAD)


@entry
def sample_evidence(
    buffers: SearchBuffers, players: Players, noise: float, characters: Characters, evidence: Evidence
) -> int:
    """Fill a table with what could be seen of rivals and tickets, and whether they held them."""
    board, state, rows = buffers.boards[0], buffers.states[PLAYED], 0
    measure_tickets(board, state, buffers.paths[0], buffers.beliefs[0])
    while True:
        for seat in range(players):
            characters[seat] = below(state, buffers.weights.shape[0])
        set_up(board, state, buffers.dealers[0], players)
        while int(state.phase) != OVER:
            if int(state.phase) == TURN and below(state, 4) == 0:
                if rows + board.tickets > evidence.shape[0]:
                    return rows
                rival = int(state.current)
                price_spaces(board, state, rival, buffers.paths[0])
                for ticket in range(board.tickets):
                    length = int(buffers.beliefs[0].length[ticket])
                    evidence[rows, 0] = progress(board, buffers.paths[0], ticket, length)
                    evidence[rows, 1] = (board.cars - int(state.cars[rival])) / 10.0
                    evidence[rows, 2] = length / 10.0
                    evidence[rows, 3] = int(int(state.ticket_owners[ticket]) == rival)
                    rows += 1
            move_with_noise(buffers, characters, noise)
