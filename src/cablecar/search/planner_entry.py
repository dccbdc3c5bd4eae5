"""What planners call from Python: one action for what a seat has observed."""

from cablecar.kernel.decorators import compiled, entry
from cablecar.rules.legal import list_legal
from cablecar.rules.observation import Observations
from cablecar.rules.state import KEEPING, NONE, OPENING, Boards, BoardTable, ChoiceLists, State
from cablecar.search.network import PathRecords, Plans
from cablecar.search.policy import best_action
from cablecar.search.weights import WeightRow


@entry
def choose_action(
    boards: Boards,
    observations: Observations,
    choices: ChoiceLists,
    plans: Plans,
    paths: PathRecords,
    weights: WeightRow,
) -> int:
    """Return the action that a character likes best."""
    state, seat = observations[0].state, int(observations[0].seat)
    list_legal(boards[0], state, seat, choices[0])
    plans[0].stale = 1
    return best_action(boards[0], state, seat, plans[0], paths[0], weights, choices[0])


@compiled
def first_ticket(board: BoardTable, state: State, seat: int) -> int:
    """Return the first of a seat's tickets, or NONE."""
    for ticket in range(board.tickets):
        if int(state.ticket_owners[ticket]) == seat:
            return ticket
    return NONE


@entry
def choose_forgetfully(
    boards: Boards,
    observations: Observations,
    choices: ChoiceLists,
    plans: Plans,
    paths: PathRecords,
    weights: WeightRow,
    forgets: bool,
) -> int:
    """Return the action that a character likes best who may have forgotten its first ticket."""
    state, seat = observations[0].state, int(observations[0].seat)
    ticket = NONE
    if forgets and int(state.phase) != OPENING and int(state.phase) != KEEPING:
        ticket = first_ticket(boards[0], state, seat)
    if ticket != NONE:
        state.ticket_owners[ticket] = NONE
    action = choose_action(boards, observations, choices, plans, paths, weights)
    if ticket != NONE:
        state.ticket_owners[ticket] = seat
    return action
