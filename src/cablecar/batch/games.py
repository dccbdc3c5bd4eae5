"""Many games in arrays: one call makes a move in each, and writes what the next seat knows and may do."""

from typing import Annotated, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.batch.tensor import Rows, TensorLayouts, write_tensor
from cablecar.kernel.decorators import compiled, entry
from cablecar.kernel.parameters import NumbersOf, RecordsOf
from cablecar.rules.bits import count_if
from cablecar.rules.board_table import PASS
from cablecar.rules.legal import list_legal, next_seat
from cablecar.rules.observation import Observations, observe
from cablecar.rules.play import play
from cablecar.rules.scoring import score
from cablecar.rules.setup import set_up
from cablecar.rules.state import (
    MAX_PLAYERS,
    NONE,
    OVER,
    Boards,
    ChoiceLists,
    Choices,
    Dealers,
    Records,
    Results,
    State,
    States,
)
from cablecar.rules.stream import below
from cablecar.search.network import PathRecords, SeatsPlans
from cablecar.search.policy import best_action
from cablecar.search.value import lead, win_share
from cablecar.search.weights import WEIGHT_NAMES

AUTORESETS = ("next_step", "same_step", "disabled")
NEXT_STEP, SAME_STEP, DISABLED = range(len(AUTORESETS))
"""When a game that is over begins again: with the next step, with the last one, or when it is told."""
REWARDS = ("win", "margin", "shaped")
WIN, MARGIN, SHAPED = range(len(REWARDS))
POINTS_OF_ONE = 100.0
"""The lead in points that is a margin of 1."""
BLOCK = 32
"""Masks are counted in blocks of this many actions, for which the compiler has vector instructions."""
NOT_LEGAL = np.uint8(0)
ALL_SEATS = -1
"""The learner where every seat is learned."""

SETTINGS = np.dtype(
    (
        np.record,
        [
            ("players", "i8"),
            ("autoreset", "i8"),
            ("reward", "i8"),
            ("rotates", "i8"),
            ("plans", "i8"),
        ],
    )
)
STREAM = np.dtype((np.record, [("random", "u8", (4,))]))

Streams = Annotated[Records, RecordsOf(STREAM)]
Flags = Annotated[NDArray[np.uint8], NumbersOf(np.dtype("u1"), (0,))]
Seats = Annotated[NDArray[np.int8], NumbersOf(np.dtype("i1"), (0,))]
Actions = Annotated[NDArray[np.int32], NumbersOf(np.dtype("i4"), (0,), is_read_only=True)]
NewActions = Annotated[NDArray[np.int32], NumbersOf(np.dtype("i4"), (0,))]
Counts = Annotated[NDArray[np.int16], NumbersOf(np.dtype("i2"), (0,))]
Shares = Annotated[NDArray[np.float32], NumbersOf(np.dtype("f4"), (0, 2))]
SeatWeights = Annotated[
    NDArray[np.float64], NumbersOf(np.dtype("f8"), (MAX_PLAYERS, len(WEIGHT_NAMES)), is_read_only=True)
]


class Settings(Protocol):
    """What is the same for all games."""

    players: int
    autoreset: int
    reward: int
    rotates: int
    """Whether the learner takes the next seat in each new game."""
    plans: int
    """Whether the other seats plan, a bit each; the others play any legal move."""


class Batch(NamedTuple):
    """All arrays of many games: a record or a row for each, and what they share."""

    boards: Boards
    settings: Annotated[Records, RecordsOf(SETTINGS, is_read_only=True)]
    layouts: TensorLayouts
    weights: SeatWeights
    """The character of each seat that plans."""
    dealers: Dealers
    choices: ChoiceLists
    results: Results
    plans: SeatsPlans
    paths: PathRecords
    observed: Observations
    states: States
    streams: Streams
    """What seats draw from that play any legal move: the shuffles stay as they are."""
    observations: Rows
    final_observations: Rows
    masks: Rows
    counts: Counts
    """How many actions each mask allows."""
    rewards: Shares
    potentials: Shares
    dones: Flags
    seats: Seats
    learners: Seats


@compiled
def write_mask(choices: Choices, batch: Batch, game: int) -> None:
    """Write a 1 for each legal action, and how many there are."""
    masks, count = batch.masks, choices.count
    batch.counts[game] = count
    for action in range(masks.shape[1]):
        masks[game, action] = 0
    for number in range(count):
        masks[game, int(choices.actions[number])] = 1


@compiled
def show(batch: Batch, game: int, seat: int) -> None:
    """Write what a seat knows and may do; where the game is over, a pass, which nobody carries out."""
    board, state, choices = batch.boards[0], batch.states[game], batch.choices[0]
    batch.seats[game] = seat
    observe(board, state, seat, batch.observed[0])
    write_tensor(board, batch.layouts[0], batch.observed[0], batch.observations, game)
    list_legal(board, batch.observed[0].state, seat, choices)
    if choices.count == 0:
        choices.count = 1
        choices.actions[0] = PASS
    write_mask(choices, batch, game)


@compiled
def chosen_by_opponent(batch: Batch, game: int, seat: int) -> int:
    """Return what a seat does that nobody learns: what its character likes best, or anything."""
    board, state, choices = batch.boards[0], batch.states[game], batch.choices[0]
    list_legal(board, state, seat, choices)
    if batch.settings[0].plans >> seat & 1 == 0:
        return int(choices.actions[below(batch.streams[game], choices.count)])
    batch.plans[seat].stale = 1
    return best_action(board, state, seat, batch.plans[seat], batch.paths[0], batch.weights[seat], choices)


@compiled
def play_opponents(batch: Batch, game: int) -> None:
    """Play on until the learner is to act, or the game is over."""
    state, learner = batch.states[game], int(batch.learners[game])
    while learner != ALL_SEATS and int(state.phase) != OVER:
        seat = next_seat(state)
        if seat == learner:
            return
        play(batch.boards[0], state, batch.dealers[0], seat, chosen_by_opponent(batch, game, seat))


@compiled
def begin(batch: Batch, game: int) -> None:
    """Deal a new game, let others act first if it is their turn, and show it."""
    settings, state = batch.settings[0], batch.states[game]
    if settings.rotates == 1:
        batch.learners[game] = (int(batch.learners[game]) + 1) % settings.players
    set_up(batch.boards[0], state, batch.dealers[0], settings.players)
    for seat in range(settings.players):
        batch.potentials[game, seat] = 0.0
    play_opponents(batch, game)
    show(batch, game, next_seat(state))


@compiled
def route_lead(state: State, players: int, seat: int) -> int:
    """Return the points for routes, which are public, that a seat has more than its best rival."""
    best = -(1 << 30)
    for other in range(players):
        if other != seat:
            best = max(best, int(state.points[other]))
    return int(state.points[seat]) - best


@compiled
def reward_end(batch: Batch, game: int) -> None:
    """Write the rewards of a game that is over."""
    players, kind, result = batch.settings[0].players, batch.settings[0].reward, batch.results[0]
    score(batch.boards[0], batch.states[game], batch.dealers[0], result)
    for seat in range(players):
        if kind == MARGIN:
            batch.rewards[game, seat] = lead(result, players, seat) / POINTS_OF_ONE
        else:
            won = (win_share(result, players, seat) * players - 1.0) / (players - 1)
            batch.rewards[game, seat] = won - (batch.potentials[game, seat] if kind == SHAPED else 0.0)


@compiled
def reward_progress(batch: Batch, game: int) -> None:
    """Write the rewards of a game that goes on: the change of the potentials, where they shape them."""
    players, state = batch.settings[0].players, batch.states[game]
    for seat in range(players):
        batch.rewards[game, seat] = 0.0
        if batch.settings[0].reward == SHAPED:
            potential = np.float32(route_lead(state, players, seat) / POINTS_OF_ONE)
            batch.rewards[game, seat] = potential - batch.potentials[game, seat]
            batch.potentials[game, seat] = potential


@compiled
def no_reward(batch: Batch, game: int) -> None:
    """Write that nobody gets anything."""
    for seat in range(batch.settings[0].players):
        batch.rewards[game, seat] = 0.0


@compiled
def end(batch: Batch, game: int, seat: int) -> None:
    """Reward a game that is over, and begin it again where that is asked for."""
    reward_end(batch, game)
    batch.dones[game] = 1
    show(batch, game, seat)
    if batch.settings[0].autoreset == SAME_STEP:
        for index in range(batch.layouts[0].size):
            batch.final_observations[game, index] = batch.observations[game, index]
        begin(batch, game)


@compiled
def step(batch: Batch, game: int, action: int) -> None:
    """Make a legal move in a game, and those of the opponents that follow it."""
    state, seat = batch.states[game], int(batch.seats[game])
    play(batch.boards[0], state, batch.dealers[0], seat, action)
    play_opponents(batch, game)
    if int(state.phase) == OVER:
        end(batch, game, seat)
        return
    reward_progress(batch, game)
    batch.dones[game] = 0
    show(batch, game, next_seat(state))


@compiled
def step_ended(batch: Batch, game: int) -> None:
    """Begin a game again that ended with the last step, or leave it as it is."""
    no_reward(batch, game)
    if batch.settings[0].autoreset == NEXT_STEP:
        batch.dones[game] = 0
        begin(batch, game)


@compiled
def first_illegal(batch: Batch, actions: Actions) -> int:
    """Return the first game whose action is not legal, or NONE."""
    for game in range(actions.shape[0]):
        action = int(actions[game])
        is_over = batch.states[game].phase == OVER
        if not is_over and (action < 0 or action >= batch.masks.shape[1] or batch.masks[game, action] == 0):
            return game
    return NONE


@entry
def reset_games(batch: Batch, chosen: Flags) -> None:
    """Deal new games where they are chosen."""
    for game in range(chosen.shape[0]):
        if int(chosen[game]) == 1:
            no_reward(batch, game)
            batch.dones[game] = 0
            begin(batch, game)


@entry
def step_games(batch: Batch, actions: Actions) -> int:
    """Make a move in every game and return NONE; or do nothing and return the first with an illegal one."""
    illegal = first_illegal(batch, actions)
    if illegal != NONE:
        return illegal
    for game in range(actions.shape[0]):
        if batch.states[game].phase == OVER:
            step_ended(batch, game)
        else:
            step(batch, game, int(actions[game]))
    return NONE


@compiled
def count_legal(masks: Rows, game: int, first: int) -> int:
    """Return how many actions of a block are legal."""
    count = np.int8(0)
    for action in range(first, first + BLOCK):
        count = count_if(count, masks[game, action] != NOT_LEGAL)
    return int(count)


@compiled
def legal_action(masks: Rows, game: int, number: int) -> int:
    """Return one of the legal actions of a game, by its number among them; by whole blocks at first."""
    action, actions = 0, masks.shape[1]
    while action + BLOCK < actions:
        count = count_legal(masks, game, action)
        if number < count:
            break
        number -= count
        action += BLOCK
    while action + 1 < actions and (number > 0 or masks[game, action] == NOT_LEGAL):
        number -= int(masks[game, action])
        action += 1
    return action


@entry
def sample_actions(masks: Rows, counts: Counts, streams: Streams, actions: NewActions) -> None:
    """Choose any legal action for every game, each equally likely, by the first stream."""
    for game in range(actions.shape[0]):
        actions[game] = legal_action(masks, game, below(streams[0], max(int(counts[game]), 1)))
