"""Positions of games on three boards, and whether what is observed in them keeps its secrets."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from cablecar.board import Board, shipped_board
from cablecar.bots import Budget
from cablecar.bots.planners import Strong
from cablecar.engine.game import Game
from cablecar.engine.moves import Move
from cablecar.rules.state import Records
from tests.support.game.directed import ordered_moves
from tests.support.game.positions import board_named
from tests.support.game.secrecy import Seat, redistributed

BUDGET = Budget(simulations=1)
BOARDS: dict[str, Callable[[], Board]] = {
    "default": shipped_board,
    "tiny": lambda: board_named("tiny"),
    "large": lambda: board_named("large"),
}
TABLES = [(board, players) for board in BOARDS for players in (2, 3, 4) if (board, players) != ("tiny", 4)]
"""Three boards, each with as many players as it has room for."""


@cache
def board_of(name: str) -> Board:
    """Return one of the three boards."""
    return BOARDS[name]()


def move_of(game: Game, seat: int, bot: str, rng: random.Random) -> Move:
    """Return any move, or that of the strong bot."""
    if bot == "random":
        return rng.choice(ordered_moves(game, seat))
    return game.move(seat, Strong().decide(game._table, game.observe(seat), rng, BUDGET))


def whole_game(board: Board, players: int, bot: str, seed: int, every: int = 1) -> Iterator[Game]:
    """Yield a game at its start, all through the opening, after every few moves and at its end."""
    rng = random.Random(seed)
    game = Game.new(players, seed, board)
    while game.waiting_for:
        if len(game.moves) <= players or len(game.moves) % every == 0:
            yield game
        seat = rng.choice(game.waiting_for)
        game.play(seat, move_of(game, seat, bot, rng))
    yield game


def positions(board: Board, players: int, bot: str, seed: int, every: int = 1) -> Iterator[tuple[Game, int]]:
    """Yield the positions of a game, all or every few, with every seat that is to move."""
    for game in whole_game(board, players, bot, seed, every):
        for seat in game.waiting_for:
            yield game, seat


def viewers(game: Game) -> tuple[Seat, ...]:
    """Return all who may look: the seats and a spectator."""
    return (*range(len(game.players)), None)


def differences(ours: Records, theirs: Records) -> list[str]:
    """Return the fields in which two records differ."""
    return [name for name in ours.dtype.names or () if ours[name].tobytes() != theirs[name].tobytes()]


def keep_observations_secret(board: Board, players: int, bot: str, seed: int, every: int) -> Counter[str]:
    """Check at every position of a game that nobody's record tells what they can't know."""
    chance, figures = random.Random(seed), Counter[str]()
    for game in whole_game(board, players, bot, seed, every):
        figures[f"positions of {players}"] += 1
        figures[f"phase {game.view(None).phase.name.lower()}"] += 1
        for seat in viewers(game) if game.waiting_for else ():
            twin = redistributed(game, seat, chance)
            assert twin.observe(seat).tobytes() == game.observe(seat).tobytes()
            figures["observations"] += 1
            figures["dealt otherwise"] += twin._state.tobytes() != game._state.tobytes()
    return figures


PUBLIC_FIELDS = ("version", "tickets", "waiting")
"""The fields of an observation, beside the state, that are the same for all."""
OWN_FIELDS = ("seat", "unseen_cards", "closed")
"""Those that tell whose it is, and what is so for its seat."""
LEAKS = ("random", "chosen", "offers", "hands", "deck", "ticket_deck", "ticket_owners", "rejected_by")
"""The fields of a state with something hidden in them."""


def leaking(game: Game, seat: Seat, field: str) -> bytes:
    """Return what a seat would be told if one field were forgotten to be blanked."""
    observation = game.observe(seat)
    observation["state"][field] = game._state[field]
    return observation.tobytes()


def leaks_found(board: Board, players: int, seed: int) -> int:
    """Check that every field, once forgotten, tells somebody a secret; return to how many viewers."""
    chance, found = random.Random(seed), {field: set[Seat]() for field in LEAKS}
    for game in whole_game(board, players, "random", seed, every=2):
        for seat in viewers(game) if game.waiting_for else ():
            twin = redistributed(game, seat, chance)
            for field in LEAKS:
                if leaking(twin, seat, field) != leaking(game, seat, field):
                    found[field].add(seat)
    assert all(found.values()), found
    return sum(map(len, found.values()))
