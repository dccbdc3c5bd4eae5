"""Bots playing whole games against each other."""

import hashlib
import random
from collections.abc import Iterator, Sequence

from cablecar.board import Board
from cablecar.bots import find_bot
from cablecar.game import Game, Player
from cablecar.words import say


def game_seed(seed: int, number: int) -> str:
    """Return the seed of one game of a series."""
    return hashlib.sha256(f"{seed} {number}".encode()).hexdigest()[:32]


def simulate(board: Board, players: int, bots: Sequence[str], games: int, seed: int) -> Iterator[Game]:
    """Yield finished games of these bots; who sits where is drawn for each game (S7)."""
    for number in range(games):
        yield play_game(board, players, bots, game_seed(seed, number))


def play_game(board: Board, players: int, bots: Sequence[str], seed: str) -> Game:
    """Play one game of bots, taken in turn until the seats are full, to its end."""
    rng = random.Random(seed)
    names = [bots[seat % len(bots)] for seat in range(players)]
    rng.shuffle(names)
    brains = [find_bot(name) for name in names]
    seats = [
        Player(say("bot-name", bot=name, number=seat + 1), f"bot:{name}") for seat, name in enumerate(names)
    ]
    game = Game.new(seats, seed, board)
    while game.waiting_for:
        seat = game.waiting_for[0]
        game.play(seat, brains[seat].choose(game.view(seat), game.legal_moves(seat), rng))
    return game
