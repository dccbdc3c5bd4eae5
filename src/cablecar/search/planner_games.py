"""Whole games of planners inside the compiled core, for tuning and training."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cablecar.rules.compiled import compiled, entry
from cablecar.rules.legal import list_legal, next_seat
from cablecar.rules.play import play
from cablecar.rules.scoring import score
from cablecar.rules.setup import set_up
from cablecar.rules.state import (
    CHOICES,
    DEALER,
    MAX_PLAYERS,
    OVER,
    RESULT,
    STATE,
    BoardTable,
    Records,
    Result,
)
from cablecar.rules.stream import next_word
from cablecar.search.network import PATHS, PLAN, note_claim
from cablecar.search.policy import best_action
from cablecar.search.weights import Rows

CLOSE = 8.0
"""A lead of so many points is most of a victory when a game is judged by its margin."""


@compiled
def note_action(board: BoardTable, plans: Records, players: int, owner: int, action: int) -> None:
    """Bring all plans up to date with an action."""
    if action >= board.first_claim:
        route = int(board.payment_route[action - board.first_claim])
        for seat in range(players):
            note_claim(board, plans[seat], seat, owner, route)
    elif board.first_keep <= action < board.first_take_souvenir:
        for seat in range(players):
            plans[seat].stale = 1


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


@entry
def planner_game(
    boards: Records,
    states: Records,
    dealers: Records,
    choices: Records,
    plans: Records,
    paths: Records,
    results: Records,
    weights: Rows,
    players: int,
) -> int:
    """Play one game, a row of weights a seat, on a seeded state; return the number of moves."""
    board, state = boards[0], states[0]
    set_up(board, state, dealers[0], players)
    moves = 0
    while state.phase != OVER:
        seat = next_seat(state)
        list_legal(board, state, seat, choices[0])
        plans[seat].stale = 1
        action = best_action(board, state, seat, plans[seat], paths[0], weights[seat], choices[0])
        play(board, state, dealers[0], seat, action)
        moves += 1
    score(board, state, dealers[0], results[0])
    return moves


@entry
def planner_blocks(
    boards: Records,
    states: Records,
    dealers: Records,
    choices: Records,
    plans: Records,
    paths: Records,
    results: Records,
    weights: Rows,
    players: int,
    outcomes: NDArray[np.float64],
) -> None:
    """Play blocks of one planner (row 0) against others (row 1): the same shuffles, every seat once.

    The second state's stream seeds the blocks; an outcome holds the wins and the judged margins of a block.
    """
    rows = np.empty((players, weights.shape[1]))
    for block in range(outcomes.shape[0]):
        outcomes[block, 0] = 0.0
        outcomes[block, 1] = 0.0
        seed = np.empty(4, np.uint64)
        for word in range(4):
            seed[word] = next_word(states[1])
        for rotation in range(players):
            for seat in range(players):
                rows[seat] = weights[0] if seat == rotation else weights[1]
            for word in range(4):
                states[0].random[word] = seed[word]
            planner_game(boards, states, dealers, choices, plans, paths, results, rows, players)
            outcomes[block, 0] += win_share(results[0], players, rotation) / players
            margin = lead(results[0], players, rotation)
            outcomes[block, 1] += 1.0 / (1.0 + math.exp(-margin / CLOSE)) / players


def planner_buffers() -> dict[str, Any]:
    """Return the records that games of planners are played in."""
    return {
        "states": np.zeros(2, STATE),
        "dealers": np.zeros(1, DEALER),
        "choices": np.zeros(1, CHOICES),
        "plans": np.zeros(MAX_PLAYERS, PLAN),
        "paths": np.zeros(1, PATHS),
        "results": np.zeros(1, RESULT),
    }
