"""The messages of the server over sockets, for the protocol's description: sending checks nothing."""

from dataclasses import fields
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, get_args

from pydantic import ConfigDict, Field, TypeAdapter, create_model
from pydantic.json_schema import models_json_schema

from cablecar.engine.events import Event
from cablecar.engine.moves import SHAPES, Shape, wire_name
from cablecar.engine.view import PlayerView, RejectedTicket, Stack
from cablecar.rules.state import PHASES
from cablecar.server.protocol.codec import ClientMessage, JsonObject
from cablecar.server.protocol.responses import Fault, GameResult, ResponseModel, TableState


class _DerivedModel(ResponseModel):
    """A model without source: looking for docstrings in it would take more time than everything else here."""

    model_config = ConfigDict(use_attribute_docstrings=False)


def _move_model(shape: Shape) -> Any:
    """Return the model of one shape of a move; `from` is no name for a field in Python."""
    tag: Any = Literal[shape.do]
    values: dict[str, Any] = {name: (kind, ...) for name, kind in shape.fields.items()}
    if source := values.pop("from", None):
        values = {"source": (Annotated[source[0], Field(alias="from")], ...), **values}
    return create_model(
        f"{shape.name}Move", __base__=_DerivedModel, __doc__=shape.description, do=(tag, ...), **values
    )


MOVE_MODELS: tuple[Any, ...] = tuple(_move_model(shape) for shape in SHAPES)
MoveJson: Any = reduce(or_, MOVE_MODELS)
"""A move: each kind by its name, with the fields that the engine gives it."""


def _event_model(kind: type[Any]) -> Any:
    values: dict[str, Any] = {field.name: (field.type, ...) for field in fields(kind)}
    tag: Any = Literal[wire_name(kind)]
    return create_model(
        kind.__name__, __base__=_DerivedModel, __doc__=kind.__doc__, event=(tag, ...), **values
    )


EventJson: Any = Annotated[
    reduce(or_, (_event_model(kind) for kind in get_args(Event))), Field(discriminator="event")
]
"""What a seat may see of an event: each kind by its name, with the fields that the engine gives it."""


PhaseName: Any = Literal[PHASES]


class PlacedResult(GameResult):
    """How a game ended, with the place of each seat."""

    places: list[int]


class ViewJson(ResponseModel):
    """What one seat, or a spectator, may know of a game."""

    seat: int | None
    phase: PhaseName
    waiting_for: list[int]
    players: list[PlayerView]
    hand: dict[str, int]
    tickets: list[str]
    offer: list[str]
    rejected: list[RejectedTicket]
    display: list[str | None]
    deck_size: int
    discard: dict[str, int]
    ticket_deck_size: int | None
    owners: dict[str, int]
    closed: list[str]
    """The free routes that the seat can't claim any more because of their twin (C6), in the board's order;
    for a spectator, those that nobody can."""
    stacks: dict[str, Stack]
    waiting_souvenirs: list[str]
    claimed: str | None
    turns_left: int | None
    result: PlacedResult | None


class EntryJson(ResponseModel):
    """One thing done in a game."""

    number: int
    kind: Literal["move", "undo", "bot", "back", "clock"]
    seat: int
    actor: str
    """"human", or "bot:" and the bot's name."""
    at: float
    events: list[EventJson]


class You(ResponseModel):
    """What a socket plays: nothing for a spectator."""

    chair: int | None
    seat: int | None


class TableMessage(ResponseModel):
    """How the table stands."""

    type: Literal["table"]
    table: TableState
    you: You


class GameMessage(ResponseModel):
    """What was done, and how the game stands."""

    type: Literal["game"]
    game: str
    entries: list[EntryJson]
    number: int
    """The number of the newest entry."""
    view: ViewJson
    moves: list[MoveJson]
    """What this seat may do now."""
    undo: bool
    """Whether this seat may take its last move back now."""
    undo_until: float | None
    """Until when bots show nothing new, so that this seat, the only person's, may take its last move back."""
    deadline: float | None
    """When the clock of those who are to act runs out."""


class ChatLine(ResponseModel):
    """A line of chat."""

    number: int
    chair: int
    name: str
    text: str | None
    """What was said, empty for a phrase, None where it was deleted."""
    phrase: str | None = None
    """The key of a phrase, which everybody reads in their own language."""
    at: float


class ChatLines(ResponseModel):
    """What was said, or deleted."""

    type: Literal["chat"]
    messages: list[ChatLine]


class Ack(ResponseModel):
    """A message was done; this is the number of its entry or line."""

    type: Literal["ack"]
    id: str
    number: int


class Refusal(ResponseModel):
    """A message was refused; nothing has changed."""

    type: Literal["refused"]
    id: str
    error: Fault


class ErrorMessage(ResponseModel):
    """A message without a readable id was refused; nothing has changed."""

    type: Literal["error"]
    error: Fault


class ClosedMessage(ResponseModel):
    """Why the server closes the socket now."""

    type: Literal["closed"]
    error: Fault


class Pong(ResponseModel):
    """A sign of life."""

    type: Literal["pong"]


ServerMessage = TableMessage | GameMessage | ChatLines | Ack | Refusal | ErrorMessage | ClosedMessage | Pong
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(
    Annotated[ServerMessage, Field(discriminator="type")]
)
"""Reads a message of the server, for clients in Python and for tests."""


def described_messages(template: str) -> JsonObject:
    """Return the schemas of all messages by name, and of what other answers refer to.

    `ClientMessage`, `ServerMessage` and `Move` are unions.
    """
    received, sent = get_args(ClientMessage), get_args(ServerMessage)
    inputs = [(model, "validation") for model in received]
    outputs = [(model, "serialization") for model in (*sent, *MOVE_MODELS)]
    _, found = models_json_schema([*inputs, *outputs], ref_template=template)  # type: ignore[list-item]
    schemas: JsonObject = found["$defs"]
    for name, kinds in {"ClientMessage": received, "ServerMessage": sent, "Move": MOVE_MODELS}.items():
        schemas[name] = {"anyOf": [{"$ref": template.format(model=kind.__name__)} for kind in kinds]}
    schemas["MoveMessage"]["properties"]["move"] = {"$ref": template.format(model="Move")}
    return schemas
