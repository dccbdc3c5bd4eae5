"""Stacks of souvenir tokens: S2, S3, S8, S9, C7."""

from cablecar.kernel.decorators import compiled
from cablecar.rules.state import NONE, STACK_WAITING, BoardTable, State


@compiled
def waits(state: State, symbol: int) -> bool:
    """Return True if a stack waits aside."""
    return int(state.stack_places[symbol]) == STACK_WAITING


@compiled
def has_no_stack(board: BoardTable, state: State, location: int) -> bool:
    """Return True if no stack was put on a location."""
    for symbol in range(board.souvenirs):
        if int(state.stack_places[symbol]) == location:
            return False
    return True


@compiled
def stack_size(players: int) -> int:
    """Return how many tokens a stack begins with (S2); `place_stack` leaves one with 2 players (S9)."""
    return 3 if players == 4 else 2


@compiled
def place_stack(state: State, symbol: int, location: int) -> None:
    """Put a waiting stack on a location; with 2 players only one token of it (S9)."""
    state.stack_places[symbol] = location
    if int(state.players) == 2:
        state.stack_sizes[symbol] = 1


@compiled
def souvenir_for(board: BoardTable, state: State, seat: int, location: int) -> int:
    """Return the symbol at a location if a seat lacks it and a token is left, else NONE (C7)."""
    for symbol in range(board.souvenirs):
        if int(state.stack_places[symbol]) == location:
            if int(state.stack_sizes[symbol]) > 0 and int(state.souvenirs[seat, symbol]) == 0:
                return symbol
    return NONE


@compiled
def take_souvenir(state: State, seat: int, symbol: int) -> None:
    """Move a token from its stack to a seat."""
    state.stack_sizes[symbol] -= 1
    state.souvenirs[seat, symbol] = 1
