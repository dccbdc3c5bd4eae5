"""How the players of a game are stored: a person, or a bot under a name that nobody else at the table has."""

from collections.abc import Iterable
from dataclasses import dataclass

from cablecar.common.errors import CablecarError
from cablecar.common.shared import PEOPLE

HUMAN_KIND = "human"
BOT_KIND = "bot:"
"""How the kind of a player begins who is a bot; the bot's id follows."""


def is_player_kind(text: str) -> bool:
    """Return True if a text is "human", or "bot:" and a name."""
    return text == HUMAN_KIND or (text.startswith(BOT_KIND) and text != BOT_KIND)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat."""

    name: str
    kind: str = HUMAN_KIND
    """"human", or "bot:" and the bot's name."""

    def __post_init__(self) -> None:
        if not is_player_kind(self.kind):
            raise CablecarError("wrong-player-kind")


def person_name(bot: str, taken: Iterable[str]) -> str:
    """Return who plays as a bot at a table: one of its people whose name is not taken, or its stored name."""
    used = {name.casefold() for name in taken}
    free = (name for name in people_of(bot) if name.casefold() not in used)
    return next(free, None) or stored_bot_name(bot, used)


def people_of(bot: str) -> list[str]:
    """Return the names of a level's people, by the name of a bot that may say its budget: "expert@100"."""
    return PEOPLE.get(bot.partition("@")[0], [])


def stored_bot_name(bot: str, taken: Iterable[str]) -> str:
    """Return the name that a bot's seat is stored under: its id, numbered where that name is taken."""
    used = {name.casefold() for name in taken}
    name, number = bot.capitalize(), 2
    while name.casefold() in used:
        name, number = f"{bot.capitalize()} {number}", number + 1
    return name
