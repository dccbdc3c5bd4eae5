"""The parts of a table: its settings and its seats.

A `Seat` is a chair at a table: its number, `chair`, stays the same for as long as the table lasts. The number
of a seat in a game, as rules, views and entries name it, is another thing: its place in the order of turns,
drawn for the first game and one further in each rematch. `LiveGame.chairs` holds the chair of each seat of a
game, and `LiveGame.seat_of` finds the seat of a chair; one that nobody plays from has none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from cablecar.engine.players import BOT_KIND, person_name
from cablecar.rules.state import MAX_PLAYERS
from cablecar.server.security.identity import Refused

OPEN, HUMAN, BOT, CLOSED = "open", "human", "bot", "closed"
WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"
PLAYER_COLORS = tuple(range(MAX_PLAYERS))
"""The colours of players by their numbers, in the order of the chairs that usually have them."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host has chosen for a table."""

    board: str
    """The key of one of the server's boards."""
    pace: float
    """How many seconds a bot lets pass before it moves."""
    clock: int | None
    """Seconds for a turn, or None for as long as one likes."""
    public: bool
    """Whether the table is listed, or found by its link only."""
    fixed_seats: bool
    """Whether the first game is played in the order of the chairs instead of a drawn one (S7)."""
    colors: tuple[int, ...] = PLAYER_COLORS
    """The colour of each chair; all chairs that a table may have are named, and each colour once."""

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Settings":
        """Return settings as stored; older tables have the usual colours."""
        return cls(**{**data, "colors": tuple(data.get("colors", PLAYER_COLORS))})

    def with_color(self, chair: int, color: int) -> "Settings":
        """Return settings where a chair has a colour, and the chair that had it gets this one's."""
        swap = {self.colors[chair]: color, color: self.colors[chair]}
        return replace(self, colors=tuple(swap.get(old, old) for old in self.colors))

    def to_json(self) -> dict[str, Any]:
        """Return the settings as stored and as sent."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class TableHead:
    """What a table is known by; of it only the settings change."""

    id: str
    """What the table's link ends with."""
    host_hash: str
    """The hash of the host's secret."""
    settings: Settings
    created: float


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair of a table, and who plays from it. A change is a new value, which is stored first."""

    chair: int
    kind: str
    """"open", "human", "bot" or "closed"."""
    name: str = ""
    bot: str | None = None
    """The bot that plays: of a bot's seat, or in place of a person."""
    secret_hash: str | None = None
    code_hash: str | None = None
    """The hash of the code that moves this seat to another device."""
    code_until: float | None = None
    muted: bool = False

    @property
    def is_free(self) -> bool:
        """Whether nobody holds this seat, so that somebody may."""
        return self.kind == OPEN

    @property
    def plays(self) -> bool:
        """Whether somebody, or a bot, plays from this chair."""
        return self.kind in (HUMAN, BOT)

    @property
    def player_kind(self) -> str:
        """The seat's kind as a game's record names it."""
        return f"{BOT_KIND}{self.bot}" if self.kind == BOT else HUMAN

    @property
    def without_holder(self) -> "Seat":
        """This seat with all secrets gone that could play it."""
        return replace(self, secret_hash=None, code_hash=None, code_until=None)

    def to_row(self, table_id: str) -> dict[str, Any]:
        """Return the seat's row in the store."""
        return {"table_id": table_id, **asdict(self)}


def expect_new_name(name: str, seats: Sequence[Seat]) -> None:
    """Refuse a name that somebody at the table has already."""
    if name.casefold() in {seat.name.casefold() for seat in seats}:
        raise Refused(409, "name-taken", name=name)


def bot_name(bot: str, seats: Sequence[Seat]) -> str:
    """Return a name for a bot that nobody else at the table has."""
    return person_name(bot, {seat.name for seat in seats})


def for_rematch(seat: Seat) -> Seat:
    """Return a seat as it is before the next game: its person plays it again, or it is free."""
    if seat.kind != HUMAN:
        return seat
    return Seat(seat.chair, OPEN) if seat.secret_hash is None else replace(seat, bot=None)


def with_bots(seats: Sequence[Seat], bot: str | None) -> list[Seat]:
    """Return seats with another bot on all chairs of bots; with None as they are."""
    if bot is None:
        return list(seats)
    named = [seat for seat in seats if seat.kind != BOT]
    for seat in seats:
        if seat.kind == BOT:
            named.append(Seat(seat.chair, BOT, bot_name(bot, named), bot))
    return sorted(named, key=lambda seat: seat.chair)
