"""Bots playing whole games against each other, each kept as a game."""

import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import redirect_stdout

from cablecar.arena.contest import game_seed, play_to_end
from cablecar.arena.entrants import Entrant, seat_brain
from cablecar.board import Board
from cablecar.errors import CablecarError
from cablecar.game import Game, Player
from cablecar.sentences import BOT_KIND, stored_bot_name


def simulate(board: Board, players: int, bots: Sequence[Entrant], games: int, seed: int) -> Iterator[Game]:
    """Yield finished games of these bots; who sits where is drawn for each game (S7)."""
    for number in range(games):
        yield play_game(board, players, bots, game_seed(seed, number))


def play_game(board: Board, players: int, bots: Sequence[Entrant], seed: str) -> Game:
    """Play one game of bots, taken in turn until the seats are full, to its end."""
    entrants = [bots[seat % len(bots)] for seat in range(players)]
    random.Random(seed).shuffle(entrants)
    seats: list[Player] = []
    for entrant in entrants:
        seats.append(bot_player(entrant.name, seats))
    game = Game.new(seats, seed, board)
    with redirect_stdout(sys.stderr):  # what a bot prints is not a result
        play_to_end(game, [seat_brain(entrant, seed, seat) for seat, entrant in enumerate(entrants)])
    return game


def refuse_surplus(bots: Sequence[Entrant], seats: int) -> None:
    """Refuse more bots than there are seats for."""
    if len(bots) > seats:
        raise CablecarError("too-many-bots", bots=len(bots), seats=seats)


def bot_player(bot: str, others: Iterable[Player]) -> Player:
    """Return a bot as a player with a name that none of the others has."""
    return Player(stored_bot_name(bot, {player.name for player in others}), f"{BOT_KIND}{bot}")
