"""The part of the proof about how bots end a game: the cards they hold then, and the points left lying."""

import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from cablecar.arena.entrants import Entrant
from cablecar.arena.games import game_seed, play_contest
from cablecar.board import shipped_board
from cablecar.bots import BOTS, Budget, CompiledBot, find_bot, legal_actions
from cablecar.rules.state import TURN, Records
from tests.proofs.bots.figures import Figure, Section, table
from tests.proofs.bots.plans import BEST_FIRST, COUNTS, SEARCHING, SEED, Run

LAST_TURNS = 2
CHEAP_GAMES, SEARCHED_GAMES = 1000, 60
"""Games for each table, of bots that do not search and of others."""
REFERENCE = "strong"
EASY = ("novice", "casual")
"""The bots that must end a game as well as strong does."""
MOST_CARDS = 6


class TableTalk(NamedTuple):
    """A bot, and who sits in all other seats."""

    bot: str
    rival: str

    @property
    def what(self) -> str:
        """Both in words."""
        return f"{self.bot} among {'its copies' if self.bot == self.rival else self.rival}"

    def games(self, run: Run) -> int:
        """Return how many games are played with each number of players."""
        searches = not SEARCHING.isdisjoint(self)
        return run.some(SEARCHED_GAMES if searches else CHEAP_GAMES, 4)


STANDARD = TableTalk(REFERENCE, REFERENCE)
COMPANIES = tuple(TableTalk(bot, rival) for bot in BEST_FIRST for rival in dict.fromkeys((bot, REFERENCE)))


class Ending(NamedTuple):
    """How a bot ends its games, on average."""

    cards: float
    """What it holds at the end."""
    points: float
    """What it leaves lying."""


def points_left(table: Records, observation: Records, action: int) -> int:
    """Return the points of the best route that a seat could have paid but did not claim this turn."""
    board = table[0]
    if action >= board.first_claim:
        return 0
    legal = legal_actions(table, observation)
    payments = [action - board.first_claim for action in legal if action >= board.first_claim]
    return max((int(board.route_points[board.payment_route[payment]]) for payment in payments), default=0)


def watched(name: str, budget: Budget, left: list[int]) -> Entrant:
    """Return one of our bots; what it leaves lying is noted turn by turn."""

    class Watched(CompiledBot):
        """Hands everything on to the bot."""

        def __init__(self) -> None:
            bot = find_bot(name)
            assert isinstance(bot, CompiledBot)
            self.bot = bot

        def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
            action = self.bot.decide(board, observation, rng, budget)
            if observation["state"]["phase"][0] == TURN:
                left.append(points_left(board, observation, action))
            return action

    return Entrant(name, Watched, budget)


def play_ending(company: TableTalk, players: int, simulations: int, number: int) -> tuple[int, int]:
    """Play one game; return the cards that the bot holds at the end and the points that it leaves lying."""
    seat, budget, left = number % players, Budget(simulations=simulations), list[int]()
    entrants = [Entrant(company.rival, BOTS[company.rival], budget)] * players
    entrants[seat] = watched(company.bot, budget, left)
    ended = play_contest(shipped_board(), entrants, game_seed(SEED, number))
    return int(ended.state[0].hands[seat].sum()), sum(left[-LAST_TURNS:])


def measure(run: Run, company: TableTalk, players: int) -> Ending:
    """Return how a bot ends its games in a company."""
    work = partial(play_ending, company, players, run.simulations)
    name = f"endings-{company.bot}-{company.rival}-{players}-{run.simulations}"
    found = run.spread(name, work, company.games(run), Path(__file__))
    return Ending(fmean(cards for cards, _ in found), fmean(points for _, points in found))


def prove_endings(run: Run) -> Section:
    """Look at the hands at the end of games, and at the last turns."""
    found = {company: [measure(run, company, players) for players in COUNTS] for company in COMPANIES}
    about = (
        "How many cards a bot holds at the end of a game, and how many points it leaves lying: for each of "
        f"its last {LAST_TURNS} turns on which it did not claim a route, the points of the best route that "
        "it could have paid, added up. Means over games in which all others are its copies, or strong."
    )
    lines = [
        (company.what, *(f"{ending.cards:.1f} / {ending.points:.2f}" for ending in endings))
        for company, endings in found.items()
    ]
    more = table(("cards / points left lying", *(f"{players} players" for players in COUNTS)), lines)
    figures = tuple(_promises(run, found))
    return Section("endings", "To the last turn", about, figures, more=more, made=run.made("endings-"))


def _promises(run: Run, found: dict[TableTalk, list[Ending]]) -> Iterator[Figure]:
    for company in COMPANIES:
        if company.bot in EASY:
            for players, ending, best in zip(COUNTS, found[company], found[STANDARD], strict=True):
                met = ending.cards <= MOST_CARDS and ending.points <= best.points
                shown = f"{ending.cards:.1f} cards, {ending.points:.2f} points"
                promise = f"≤ {MOST_CARDS} cards, ≤ {best.points:.2f} points as {REFERENCE}"
                yield Figure(f"{company.what}, {players} players", company.games(run), shown, promise, met)
