"""Whole games of planners inside the compiled core, for tuning and training."""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cablecar.kernel.decorators import compiled, entry
from cablecar.kernel.parameters import NumbersOf
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
    Boards,
    BoardTable,
    ChoiceLists,
    Dealers,
    Players,
    Records,
    Results,
    TwoStates,
)
from cablecar.rules.stream import next_word
from cablecar.search.network import PATHS, PLAN, PathRecords, SeatsPlans, note_claim
from cablecar.search.policy import best_action
from cablecar.search.value import CLEAR_LEAD, lead, sigmoid, win_share
from cablecar.search.weights import TwoWeightRows

Outcomes = Annotated[NDArray[np.float64], NumbersOf(np.dtype("f8"), (0, 2))]


class PlannerBuffers(NamedTuple):
    """All records that games of planners are played in."""

    boards: Boards
    states: TwoStates
    """The game, and a state whose stream seeds games."""
    dealers: Dealers
    choices: ChoiceLists
    plans: SeatsPlans
    paths: PathRecords
    results: Results


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
def play_planners(buffers: PlannerBuffers, weights: TwoWeightRows, players: int, first: int) -> None:
    """Play one game on a seeded state: one seat has the first row of weights, all others the second."""
    board, state, dealer = buffers.boards[0], buffers.states[0], buffers.dealers[0]
    choices, paths = buffers.choices[0], buffers.paths[0]
    set_up(board, state, dealer, players)
    while state.phase != OVER:
        seat = next_seat(state)
        row = weights[int(seat != first)]
        plan = buffers.plans[seat]
        list_legal(board, state, seat, choices)
        plan.stale = 1
        action = best_action(board, state, seat, plan, paths, row, choices)
        play(board, state, dealer, seat, action)
    score(board, state, dealer, buffers.results[0])


@entry
def planner_blocks(
    buffers: PlannerBuffers, weights: TwoWeightRows, players: Players, outcomes: Outcomes
) -> None:
    """Play blocks of one planner (row 0) against others (row 1): the same shuffles, every seat once.

    The second state's stream seeds the blocks; an outcome holds the wins and the judged margins of a block.
    """
    state, seeds, result = buffers.states[0], buffers.states[1], buffers.results[0]
    for block in range(outcomes.shape[0]):
        first, second, third, fourth = next_word(seeds), next_word(seeds), next_word(seeds), next_word(seeds)
        wins, margins = 0.0, 0.0
        for rotation in range(players):
            state.random[0], state.random[1], state.random[2], state.random[3] = first, second, third, fourth
            play_planners(buffers, weights, players, rotation)
            wins += win_share(result, players, rotation) / players
            margins += sigmoid(lead(result, players, rotation) / CLEAR_LEAD) / players
        outcomes[block, 0] = wins
        outcomes[block, 1] = margins


def planner_buffers(board: Records) -> PlannerBuffers:
    """Return new records for games of planners on a board."""
    return PlannerBuffers(
        boards=board,
        states=np.zeros(2, STATE),
        dealers=np.zeros(1, DEALER),
        choices=np.zeros(1, CHOICES),
        plans=np.zeros(MAX_PLAYERS, PLAN),
        paths=np.zeros(1, PATHS),
        results=np.zeros(1, RESULT),
    )
