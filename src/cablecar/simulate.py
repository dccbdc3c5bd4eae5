"""Bots playing whole games against each other, each kept as a game."""

import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass

from cablecar.arena.contest import Ended, game_seed, play_game, seat_result
from cablecar.arena.entrants import Entrant
from cablecar.arena.rows import SimulationRow
from cablecar.board import Board
from cablecar.errors import BotError, CablecarError
from cablecar.game import Game
from cablecar.result import Result


@dataclass(frozen=True, slots=True)
class Simulated:
    """A finished game of bots."""

    number: int
    """The number of the game in its series, from 1."""
    game: Game
    bots: tuple[str, ...]
    """The name of the bot in each seat."""
    turns: tuple[int, ...]
    """How many turns each seat had."""

    @property
    def result(self) -> Result:
        """The final count."""
        result = self.game.result
        assert result is not None
        return result

    def rows(self) -> list[SimulationRow]:
        """Return how each seat fared."""
        game = self.game
        ended = Ended(game.seed, game.observe(None)["state"], self.turns)
        return [
            SimulationRow(game=self.number, **seat_result(game.board, seat, bot, ended, self.result))
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
        game, ended = play_game(board, entrants, seed)
    return Simulated(number, game, tuple(entrant.name for entrant in entrants), ended.turns)


def refuse_surplus(bots: Sequence[Entrant], seats: int) -> None:
    """Refuse more bots than there are seats for."""
    if len(bots) > seats:
        raise CablecarError("too-many-bots", bots=len(bots), seats=seats)
