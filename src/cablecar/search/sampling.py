"""Positions for training: planners play with some noise, and every turn is described with its outcome."""

import numpy as np
from numpy.typing import NDArray

from cablecar.rules.compiled import compiled, entry
from cablecar.rules.legal import list_legal
from cablecar.rules.play import play
from cablecar.rules.scoring import score
from cablecar.rules.setup import set_up
from cablecar.rules.state import OVER, TURN
from cablecar.rules.stream import below
from cablecar.search.beliefs import measure_tickets, price_spaces, progress, unit
from cablecar.search.contest import lead, note_action, win_share
from cablecar.search.policy import best_action, refresh_plan
from cablecar.search.searching import PLAYED, Room, next_seat
from cablecar.search.value import CLOSE, FEATURES, describe, squash

Table = NDArray[np.float32]

EVIDENCE = 4
"""What is noted about a rival and a ticket: progress, spaces claimed, length, whether it is held."""


@compiled
def note_position(room: Room, features: Table, row: int) -> None:
    """Describe the state for the seat whose turn begins."""
    board, state = room.boards[0], room.states[PLAYED]
    for seat in range(int(state.players)):
        refresh_plan(board, state, seat, room.plans[seat], room.paths[0], room.weights[0])
    describe(board, state, int(state.current), room.plans, room.leaves[0])
    for number in range(FEATURES):
        features[row, number] = room.leaves[0].features[number]


@compiled
def move_with_noise(room: Room, characters: NDArray[np.int64], noise: float) -> None:
    """Let the seat that is to move act by its character, or now and then anyhow."""
    board, state = room.boards[0], room.states[PLAYED]
    mover = next_seat(state)
    list_legal(board, state, mover, room.choices[0])
    if unit(state) < noise:
        action = int(room.choices[0].actions[below(state, room.choices[0].count)])
    else:
        room.plans[mover].stale = 1
        weights = room.weights[characters[mover]]
        action = best_action(board, state, mover, room.plans[mover], room.paths[0], weights, room.choices[0])
    play(board, state, room.dealers[0], mover, action)
    note_action(board, room.plans, int(state.players), mover, action)


@entry
def sample_games(room: Room, players: int, noise: float, features: Table, outcomes: Table) -> int:
    """Fill two tables with positions and how they ended, and return how many rows are filled."""
    board, state, rows = room.boards[0], room.states[PLAYED], 0
    characters = np.zeros(players, np.int64)
    seats = np.zeros(features.shape[0], np.int64)
    while True:
        first = rows
        for seat in range(players):
            characters[seat] = below(state, room.weights.shape[0])
        set_up(board, state, room.dealers[0], players)
        for seat in range(players):
            room.plans[seat].stale = 1
        while int(state.phase) != OVER:
            if int(state.phase) == TURN:
                if rows == features.shape[0]:
                    return first
                note_position(room, features, rows)
                seats[rows] = int(state.current)
                rows += 1
            move_with_noise(room, characters, noise)
        score(board, state, room.dealers[0], room.results[0])
        for row in range(first, rows):
            outcomes[row, 0] = win_share(room.results[0], players, seats[row])
            outcomes[row, 1] = squash(lead(room.results[0], players, seats[row]) / CLOSE)


@entry
def sample_evidence(room: Room, players: int, noise: float, evidence: Table) -> int:
    """Fill a table with what could be seen of rivals and tickets, and whether they held them."""
    board, state, rows = room.boards[0], room.states[PLAYED], 0
    characters = np.zeros(players, np.int64)
    measure_tickets(board, state, room.paths[0], room.guesses[0])
    while True:
        for seat in range(players):
            characters[seat] = below(state, room.weights.shape[0])
        set_up(board, state, room.dealers[0], players)
        while int(state.phase) != OVER:
            if int(state.phase) == TURN and below(state, 4) == 0:
                if rows + board.tickets > evidence.shape[0]:
                    return rows
                rival = int(state.current)
                price_spaces(board, state, rival, room.paths[0])
                for ticket in range(board.tickets):
                    length = int(room.guesses[0].length[ticket])
                    evidence[rows, 0] = progress(board, room.paths[0], ticket, length)
                    evidence[rows, 1] = (board.cars - int(state.cars[rival])) / 10.0
                    evidence[rows, 2] = length / 10.0
                    evidence[rows, 3] = int(int(state.ticket_owners[ticket]) == rival)
                    rows += 1
            move_with_noise(room, characters, noise)
