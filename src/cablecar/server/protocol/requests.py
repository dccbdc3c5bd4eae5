"""The bodies of HTTP requests."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from cablecar.board.load import DEFAULT, SHIPPED
from cablecar.bots.registry import BOTS
from cablecar.common.shared import LONGEST_CLOCK, LONGEST_NAME, LONGEST_PACE, SHORTEST_CLOCK, STAND_IN
from cablecar.language.vocabulary import MAX_TEXT
from cablecar.server.model.boards import MAX_KEY


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
BoardName = Annotated[str, Field(json_schema_extra={"enum": list(SHIPPED)}, max_length=MAX_KEY)]
"""A board: one that every server has, or another that this one lists."""
Chair = Annotated[int, Field(ge=0, le=3), Whole]


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

    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    board: BoardName = DEFAULT
    pace: Annotated[float, Field(ge=0, le=LONGEST_PACE, allow_inf_nan=False)] = 1.5
    clock: Annotated[int, Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK), Whole] | None = None
    public: bool = False
    fixed_seats: bool = False


class Join(_Body):
    """Who wants to sit down, and where; without a chair on the first free one."""

    name: Name
    chair: Chair | None = None


class ChooseBot(_Body):
    """The bot that is to play a seat."""

    bot: BotName = STAND_IN


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

    text: Annotated[str, Field(max_length=MAX_TEXT, examples=["take red"])]
