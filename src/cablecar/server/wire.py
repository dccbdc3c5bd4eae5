"""What goes over the wire: events, views and moves as JSON, and the messages of clients."""

import json
import re
from collections.abc import Iterable
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from cablecar.errors import CablecarError, IllegalMove
from cablecar.events import Event, seen_by
from cablecar.view import PlayerView, View
from cablecar.words import harmless

MAX_ID = 64
"""How long a message's own id may be."""
MAX_TEXT = 500
"""How long a line of chat may be."""

JsonObject = dict[str, Any]


def dumps(message: JsonObject) -> str:
    """Return a message as text, equal messages as equal texts."""
    return to_json(message).decode()


def event_name(kind: type[Any]) -> str:
    """Return how a kind of events is called on the wire."""
    return "_".join(re.findall("[A-Z][a-z]+", kind.__name__)).lower()


_KINDS = {kind: (event_name(kind), kind.__slots__) for kind in get_args(Event)}
"""How each event is called on the wire, and its fields."""


def event_json(event: Event, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator, may see of an event."""
    kind, names = _KINDS[type(event)]
    shown = seen_by(event, seat)
    return {"event": kind, **{name: getattr(shown, name) for name in names}}


def events_json(events: Iterable[Event], seat: int | None) -> list[JsonObject]:
    """Return what a seat, or a spectator, may see of events."""
    return [event_json(event, seat) for event in events]


def view_json(view: View) -> JsonObject:
    """Return a view without its board, which never changes, and its history, which the events tell."""
    return {
        "seat": view.seat,
        "phase": view.phase.name.lower(),
        "waiting_for": view.waiting_for,
        "players": [_player_json(player) for player in view.players],
        "hand": view.hand,
        "tickets": view.tickets,
        "offer": view.offer,
        "rejected": [{"ticket": lying.ticket, "depth": lying.depth} for lying in view.rejected],
        "display": view.display,
        "deck_size": view.deck_size,
        "discard": view.discard,
        "ticket_deck_size": view.ticket_deck_size,
        "owners": view.owners,
        "stacks": {
            place: {"symbol": stack.symbol, "count": stack.count} for place, stack in view.stacks.items()
        },
        "waiting_souvenirs": view.waiting_souvenirs,
        "claimed": view.claimed,
        "turns_left": view.turns_left,
        "result": None
        if view.result is None
        else {**view.result.to_json(), "places": list(view.result.places)},
    }


def _player_json(player: PlayerView) -> JsonObject:
    return {name: getattr(player, name) for name in PlayerView.__slots__}


def error_json(error: CablecarError) -> JsonObject:
    """Return an error as its key, its values and its sentence, with the rule that refuses."""
    values = {name: harmless(value) for name, value in error.values.items()}
    told: JsonObject = {"key": error.key, "message": str(error), "values": values}
    if isinstance(error, IllegalMove):
        told["rule"] = error.rule
    return told


class _Message(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


MessageId = Annotated[str, Field(min_length=1, max_length=MAX_ID, pattern="^[!-~]+$")]
Number = Annotated[int, Field(ge=0, le=10**9)]
GameName = Annotated[str, Field(max_length=MAX_ID)] | None
"""Which game of the table is meant; without it the newest."""


class MoveMessage(_Message):
    """Make a move as the entry of this number."""

    type: Literal["move"]
    id: MessageId
    game: GameName = None
    number: Number
    move: dict[str, Any]


class UndoMessage(_Message):
    """Take the own last move back, as the entry of this number."""

    type: Literal["undo"]
    id: MessageId
    game: GameName = None
    number: Number


class ChatMessage(_Message):
    """Say something to the table."""

    type: Literal["chat"]
    id: MessageId
    text: Annotated[str, Field(min_length=1, max_length=MAX_TEXT)]


class ResumeMessage(_Message):
    """Ask for everything after these numbers again."""

    type: Literal["resume"]
    game: GameName = None
    after: Number = 0
    chat_after: Number = 0


class PingMessage(_Message):
    """Ask for a sign of life."""

    type: Literal["ping"]


ClientMessage = MoveMessage | UndoMessage | ChatMessage | ResumeMessage | PingMessage
_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])


def read_message(text: str) -> ClientMessage:
    """Return a client's message, or say what is wrong with it."""
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise wrong_fields(error.errors()) from None
    except RecursionError:
        raise CablecarError("message-not-json") from None


def wrong_fields(faults: Iterable[Any]) -> CablecarError:
    """Name the first field that is wrong, without repeating what stood there."""
    fault = next(iter(faults))
    if fault["type"] == "json_invalid" or fault["loc"] == ("body",):
        return CablecarError("message-not-json")
    where = ".".join(str(part) for part in fault["loc"] if str(part) != "body")
    where = "".join(letter for letter in where if letter.isprintable())[:80]
    return CablecarError("message-wrong-field", field=where or "type", reason=_reason(fault["type"]))


def _reason(kind: str) -> str:
    if kind in ("missing", "extra_forbidden"):
        return kind
    if "too_long" in kind or "less_than" in kind:
        return "too_long"
    if "too_short" in kind or "greater_than" in kind:
        return "too_short"
    return "wrong"


def message_id(text: str) -> str | None:
    """Return the id of a message that is otherwise wrong, so that its refusal can name it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    identity = data.get("id") if isinstance(data, dict) else None
    if isinstance(identity, str) and re.fullmatch("[!-~]{1,64}", identity):
        return identity
    return None
