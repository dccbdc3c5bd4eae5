"""Bots playing whole games against each other, each kept as a game."""

import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass

from cablecar.arena.entrants import Entrant
from cablecar.arena.games import Ended, game_of, game_seed, play_contest, seat_result
from cablecar.arena.rows import SimulationRow
from cablecar.board import Board
from cablecar.common.errors import BotError, CablecarError
from cablecar.engine.game import Game
from cablecar.engine.result import Result, count_result
from cablecar.rules.board_table import board_table


@dataclass(frozen=True, slots=True)
class Simulated:
    """A finished game of bots."""

    number: int
    """The number of the game in its series, from 1."""
    board: Board
    entrants: tuple[Entrant, ...]
    """The bot in each seat."""
    ended: Ended

    @property
    def bots(self) -> tuple[str, ...]:
        """The name of the bot in each seat."""
        return tuple(entrant.name for entrant in self.entrants)

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.ended.actions)

    @property
    def result(self) -> Result:
        """The final count."""
        return count_result(board_table(self.board), self.ended.state)

    def game(self) -> Game:
        """Return the game with its history, made from its moves: only those who keep it need that."""
        return game_of(self.board, self.entrants, self.ended)

    def rows(self) -> list[SimulationRow]:
        """Return how each seat fared."""
        result = self.result
        return [
            SimulationRow(game=self.number, **seat_result(self.board, seat, bot, self.ended, result))
            for seat, bot in enumerate(self.bots)
        ]


def simulate(
    board: Board, players: int, bots: Sequence[Entrant], games: int, seed: int
) -> Iterator[Simulated]:
    """Yield finished games of these bots; who sits where is drawn for each game (S7)."""
    for number in range(1, games + 1):
        own_seed = game_seed(seed, number - 1)
        try:
            yield simulate_game(board, players, bots, own_seed, number)
        except BotError as error:
            error.locate("bot-failed-in-game", game=number, seed=own_seed)
            raise


def simulate_game(
    board: Board, players: int, bots: Sequence[Entrant], seed: str, number: int = 1
) -> Simulated:
    """Play one game of bots, taken in turn until the seats are full, to its end."""
    entrants = [bots[seat % len(bots)] for seat in range(players)]
    random.Random(seed).shuffle(entrants)
    with redirect_stdout(sys.stderr):  # what a bot prints is not a result
        ended = play_contest(board, entrants, seed)
    return Simulated(number, board, tuple(entrants), ended)


def refuse_surplus(bots: Sequence[Entrant], seats: int) -> None:
    """Refuse more bots than there are seats for."""
    if len(bots) > seats:
        raise CablecarError("too-many-bots", bots=len(bots), seats=seats)
