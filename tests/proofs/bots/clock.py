"""How long bots think: real time of `choose`, one game after another in one process."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, islice
from time import perf_counter

import numpy as np

from cablecar.arena.entrants import Entrant, find_entrant, seat_bot
from cablecar.arena.games import game_seed
from cablecar.board import Board, shipped_board
from cablecar.bots import BOTS, Budget
from cablecar.engine.game import Game
from tests.proofs.bots.plans import EXPERT

RIVAL = "strong"


def timed_choices(board: Board, players: int, entrant: Entrant, number: int) -> Iterator[float]:
    """Yield the seconds of each choice of a bot between several moves, in a game against strong ones."""
    own, seed = number % players, game_seed(number, players)
    rival = find_entrant(RIVAL, BOTS, entrant.budget)
    entrants = [entrant if seat == own else rival for seat in range(players)]
    seated_bots = [seat_bot(each, seed, seat) for seat, each in enumerate(entrants)]
    game = Game.new([each.name for each in entrants], seed, board)
    while game.waiting_for:
        seat = game.waiting_for[0]
        view, legal = game.view(seat), game.legal_moves(seat)
        begun = perf_counter()
        move = seated_bots[seat].choose(view, legal)
        spent = perf_counter() - begun
        game.play(seat, move)
        if seat == own and len(legal) > 1:
            yield spent


@cache
def load(bot: str) -> None:
    """Play once with a bot, so that loading its compiled code is not timed."""
    list(timed_choices(shipped_board(), 2, find_entrant(bot, BOTS, Budget(simulations=1)), 0))


def time_games(board: Board, players: int, bot: str, budget: Budget, games: int) -> list[float]:
    """Return the seconds of each choice of a bot in some games."""
    load(bot)
    entrant = find_entrant(bot, BOTS, budget)
    return [time for number in range(games) for time in timed_choices(board, players, entrant, number)]


def time_budget(board: Board, seconds: float, moves: int) -> list[float]:
    """Return the seconds of this many choices of the expert, games of 2 to 4 players in turn."""
    load(EXPERT)
    entrant = find_entrant(EXPERT, BOTS, Budget(seconds=seconds))
    counts = range(2, board.components.max_players + 1)
    games = (timed_choices(board, counts[number % len(counts)], entrant, number) for number in count())
    return list(islice((time for game in games for time in game), moves))


@dataclass(frozen=True)
class Times:
    """The seconds of many choices."""

    seconds: list[float]

    @property
    def mean(self) -> float:
        """The mean."""
        return float(np.mean(self.seconds))

    @property
    def high(self) -> float:
        """Only 1 in 100 is longer."""
        return float(np.quantile(self.seconds, 0.99))

    @property
    def longest(self) -> float:
        """The longest."""
        return max(self.seconds)
