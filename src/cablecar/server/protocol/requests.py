"""The bodies of HTTP requests."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from cablecar.board.load import DEFAULT, EDITIONS
from cablecar.bots.registry import BOTS
from cablecar.common.shared import LONGEST_CLOCK, LONGEST_NAME, LONGEST_PACE, SHORTEST_CLOCK, STAND_IN
from cablecar.language.vocabulary import MAX_COMMAND
from cablecar.rules.state import MAX_PLAYERS
from cablecar.server.model.boards import MAX_KEY
from cablecar.server.model.seats import PLAYER_COLORS


class _Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


def _whole(value: Any) -> Any:
    """Take 3.0 for 3: JSON has one kind of numbers."""
    return int(value) if type(value) is float and value.is_integer() else value


Whole = BeforeValidator(_whole)
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["Ada"])]
MAX_BOT = 100
BotName = Annotated[str, Field(json_schema_extra={"enum": list(BOTS)}, max_length=MAX_BOT)]
"""A bot: one that every server has, or another that this one lists."""
BoardName = Annotated[str, Field(json_schema_extra={"enum": list(EDITIONS)}, max_length=MAX_KEY)]
"""A board: one that every server has, or another that this one lists."""
Chair = Annotated[int, Field(ge=0, le=MAX_PLAYERS - 1), Whole]
Color = Annotated[int, Field(ge=0, lt=len(PLAYER_COLORS)), Whole]
"""The number of a player's colour."""
Pace = Annotated[float, Field(ge=0, le=LONGEST_PACE, allow_inf_nan=False)]


def _each_once(colors: list[int]) -> list[int]:
    """Refuse colours of which one is missing, as another would be two chairs'."""
    if sorted(colors) != list(PLAYER_COLORS):
        raise ValueError
    return colors


class HumanWish(_Body):
    """A seat for the person who makes the table; several of them are a hot-seat table."""

    kind: Literal["human"]
    name: Name


class OpenWish(_Body):
    """A seat for somebody who comes by the link."""

    kind: Literal["open"]


class BotWish(_Body):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: BotName


SeatWish = Annotated[HumanWish | OpenWish | BotWish, Field(discriminator="kind")]


class NewTable(_Body):
    """What a new table is to be."""

    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=MAX_PLAYERS)]
    board: BoardName = DEFAULT
    pace: Pace = 1.5
    clock: Annotated[int, Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK), Whole] | None = None
    public: bool = False
    fixed_seats: bool = False
    colors: Annotated[list[Color], AfterValidator(_each_once)] = list(PLAYER_COLORS)


class Join(_Body):
    """Who wants to sit down, and where; without a chair on the first free one."""

    name: Name
    chair: Chair | None = None


class ChooseBot(_Body):
    """The bot that is to play a seat."""

    bot: BotName = STAND_IN


class Rematch(_Body):
    """The bot that is to play from all chairs of bots in the next game; None for those of the last one."""

    bot: BotName | None = None


class SetPace(_Body):
    """How many seconds bots wait before they move."""

    pace: Pace


class SetColor(_Body):
    """The colour of a seat."""

    color: Color


class TakeOver(_Body):
    """Who takes an offered seat, and its code."""

    name: Name
    code: Annotated[str, Field(min_length=1, max_length=100)]


class SetSeat(_Body):
    """What a seat is to be before the start: a bot's, or open to others with None."""

    bot: BotName | None


class Mute(_Body):
    """Whether a seat is not heard in the chat."""

    muted: bool


class SetChat(_Body):
    """Whether the table has a chat."""

    on: bool


class UseCode(_Body):
    """The code that moves a seat to this device."""

    code: Annotated[str, Field(min_length=1, max_length=100)]


class TypedCommand(_Body):
    """What a player typed."""

    text: Annotated[str, Field(max_length=MAX_COMMAND, examples=["take red"])]
