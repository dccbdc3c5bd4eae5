"""Bots as a command names them: "expert", or "expert@100" for an expert with 100 simulations a move."""

import hashlib
import random
import re
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import SupportsFloat, SupportsIndex

from cablecar.bots import Bot, Bots, Budget, CompiledBot, find_bot, known_bots
from cablecar.bots.expert import SIMULATIONS, Expert
from cablecar.common.errors import BotError, CablecarError, described
from cablecar.engine.moves import Move
from cablecar.engine.players import BOT_KIND, Player, stored_bot_name
from cablecar.engine.view import View
from cablecar.rules.state import Records

MOST_SIMULATIONS = 1_000_000
MOST_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot and its budget, under the name that the command gave."""

    name: str
    kind: type[Bot]
    budget: Budget


def find_entrant(name: str, bots: Bots, budget: Budget) -> Entrant:
    """Return the bot of this name; its own number of simulations goes before the budget."""
    if not isinstance(name, str):
        find_bot(name, bots)
    bot, at, simulations = name.partition("@")
    if at:
        if not re.fullmatch("[0-9]{1,7}", simulations) or not 0 < int(simulations) <= MOST_SIMULATIONS:
            raise CablecarError("wrong-simulations", name=name, most=MOST_SIMULATIONS)
        budget = Budget(simulations=int(simulations))
    if bot not in bots:
        find_bot(bot, bots)
    return Entrant(name, bots[bot], budget)


def find_entrants(names: str, code: Path | None, budget: Budget, net: Path | None = None) -> list[Entrant]:
    """Return the bots of a list of names with commas between them."""
    return enter(names.split(","), known_bots(code, net), budget)


def enter(names: Iterable[str], bots: Bots, budget: Budget) -> list[Entrant]:
    """Return the bots of these names, or refuse a number of simulations for one that makes none."""
    entrants = [find_entrant(name, bots, budget) for name in names]
    for entrant in entrants:
        bot, at, _ = entrant.name.partition("@")
        if at and not getattr(entrant.kind, "searches", True):
            raise CablecarError("bot-does-not-search", name=entrant.name, bot=bot)
    return entrants


def refuse_missing_nets(entrants: Iterable[Entrant], players: int) -> None:
    """Refuse an expert whose nets were not trained for this many players."""
    for entrant in entrants:
        if issubclass(entrant.kind, Expert) and players not in entrant.kind.nets():
            raise CablecarError("net-lacks-players", bot=entrant.name, players=players)


def bot_player(bot: str, others: Iterable[Player]) -> Player:
    """Return a bot as a player with a name that none of the others has."""
    return Player(stored_bot_name(bot, {player.name for player in others}), f"{BOT_KIND}{bot}")


def make_budget(simulations: int | None, seconds: float | None) -> Budget:
    """Return the budget that a command gives, or the usual one."""
    if simulations is None and seconds is None:
        simulations = SIMULATIONS
    if isinstance(seconds, SupportsFloat) and not 0 < seconds <= MOST_SECONDS:
        raise CablecarError("wrong-seconds", most=MOST_SECONDS)
    return Budget(simulations, seconds)


@contextmanager
def blaming(bot: str) -> Iterator[None]:
    """Report whatever goes wrong inside a bot in one sentence that names it."""
    try:
        yield
    except (Exception, SystemExit) as error:  # a bot may be anybody's code
        place = traceback.extract_tb(error.__traceback__)[-1]
        if place.filename == __file__:
            raise BotError("bot-misfit", _told(error), bot=bot, reason=described(error)) from None
        file = Path(place.filename).name
        values: dict[str, str | int] = {"file": file, "line": place.lineno or 0, "reason": described(error)}
        raise BotError("bot-failed", _told(error), bot=bot, **values) from None


def _told(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def is_compiled(kind: type[Bot]) -> bool:
    """Return True if bots of a class can do without a view."""
    return issubclass(kind, CompiledBot) and kind.choose is CompiledBot.choose


class SeatedBot:
    """An entrant in a seat of one game: a bot of its own, with a chance of its own."""

    def __init__(self, entrant: Entrant, rng: random.Random) -> None:
        self.entrant = entrant
        self.rng = rng
        with blaming(entrant.name):
            self.bot = entrant.kind()

    @property
    def compiled(self) -> CompiledBot | None:
        """The bot, if it can do without a view."""
        return self.bot if isinstance(self.bot, CompiledBot) and is_compiled(type(self.bot)) else None

    def choose(self, view: View, legal_moves: Sequence[Move]) -> Move:
        """Return the bot's move."""
        with blaming(self.entrant.name):
            move = self.bot.choose(view, tuple(legal_moves), self.rng, self.entrant.budget)
        if move not in legal_moves:
            raise self.illegal(str(move))
        return move

    def decide(self, bot: CompiledBot, board: Records, observation: Records) -> int:
        """Return the number of the bot's action, legal or not."""
        with blaming(self.entrant.name):
            action = bot.decide(board, observation, self.rng, self.entrant.budget)
        if not isinstance(action, SupportsIndex):
            raise self.illegal(str(action))
        return index(action)

    def illegal(self, move: str) -> BotError:
        """Return the error of a bot that made an illegal move."""
        return BotError("bot-illegal", bot=self.entrant.name, move=move)


def seat_bot(entrant: Entrant, seed: str, seat: int) -> SeatedBot:
    """Seat an entrant in a game; its chance depends on the game's seed and the seat alone."""
    return SeatedBot(entrant, bot_chance(seed, seat))


def bot_chance(seed: str, seat: int) -> random.Random:
    """Return a bot's chance. By a one-way hash: what `Random` is seeded with can be read off its state."""
    digest = hashlib.sha256(f"bot-chance {seed} {seat}".encode()).digest()
    return random.Random(int.from_bytes(digest, "big"))
