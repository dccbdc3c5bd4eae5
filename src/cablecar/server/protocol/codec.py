"""The codec of the wire: events and moves to JSON, and the messages of clients from it."""

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from cablecar.board import Board
from cablecar.common.catalogue import harmless
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.common.shared import PHRASES
from cablecar.engine.events import Event, seen_by
from cablecar.engine.game import Game
from cablecar.engine.moves import KeepTickets, wire_name
from cablecar.engine.moves import to_json as move_to_json

MAX_ID = 64
"""How long a message's own id may be."""
MAX_CHAT_TEXT = 500
"""How long a line of chat may be."""

JsonObject = dict[str, Any]


def dumps(message: Any) -> str:
    """Return a message, or a part of one, as text, equal ones as equal texts."""
    return to_json(message).decode()


def padded(text: str, block: int, base: int = 0) -> str:
    """Return a message with spaces behind it, up to a base and whole blocks of bytes (UTF-8)."""
    length = len(text.encode())
    blocks = max(1, -(-(length - base) // block))
    return text + " " * (base + blocks * block - length)


_EVENTS = {kind: (wire_name(kind), kind.__slots__) for kind in get_args(Event)}
"""What each kind of event is called in messages, and its fields."""


def event_json(event: Event, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator, may see of an event."""
    kind, names = _EVENTS[type(event)]
    shown = seen_by(event, seat)
    return {"event": kind, **{name: getattr(shown, name) for name in names}}


def events_json(events: Iterable[Event], seat: int | None) -> list[JsonObject]:
    """Return what a seat, or a spectator, may see of events."""
    return [event_json(event, seat) for event in events]


def moves_text(game: Game, seat: int) -> str:
    """Return the legal moves of a seat as text."""
    cache = _move_texts(game.board)
    texts = [cache.get(action) or _move_text(game, seat, action) for action in game.legal_actions(seat)]
    return f"[{','.join(texts)}]"


def _move_text(game: Game, seat: int, action: int) -> str:
    """Write a move, and cache its text unless it depends on what the seat is offered."""
    move = game.move(seat, action)
    text = dumps(move_to_json(move))
    if not isinstance(move, KeepTickets):
        _move_texts(game.board)[action] = text
    return text


@lru_cache(maxsize=64)
def _move_texts(board: Board) -> dict[int, str]:
    """Return the cache of the texts of a board's moves, by their numbers."""
    return {}


def error_json(error: CablecarError) -> JsonObject:
    """Return an error as its key, its values and its sentence, with the rule that refuses."""
    values = {name: harmless(value) for name, value in error.values.items()}
    fields: JsonObject = {"key": error.key, "message": str(error), "values": values}
    if isinstance(error, IllegalMove):
        fields["rule"] = error.rule
    return fields


class _Message(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


MessageId = Annotated[str, Field(min_length=1, max_length=MAX_ID, pattern="^[!-~]+$")]
Number = Annotated[int, Field(ge=0, le=10**9)]
GameName = Annotated[str, Field(max_length=MAX_ID)] | None
"""Which game of the table is meant; without it the newest."""
Phrase = Annotated[str, Field(pattern=f"^({'|'.join(PHRASES)})$")]


class MoveMessage(_Message):
    """Make a move as the entry of this number."""

    type: Literal["move"]
    id: MessageId
    game: GameName = None
    number: Number
    move: dict[str, Any]


class UndoMessage(_Message):
    """Take one's last move back, as the entry of this number."""

    type: Literal["undo"]
    id: MessageId
    game: GameName = None
    number: Number


class ChatMessage(_Message):
    """Say something to the table: a text, or a phrase that everybody reads in their own language."""

    type: Literal["chat"]
    id: MessageId
    text: Annotated[str, Field(min_length=1, max_length=MAX_CHAT_TEXT)] | None = None
    phrase: Phrase | None = None


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
    """Return a client's message, or raise an error that says what is wrong with it."""
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as error:
        raise wrong_fields(error.errors()) from None
    except RecursionError:
        raise CablecarError("message-not-json") from None


def wrong_fields(faults: Iterable[Any]) -> CablecarError:
    """Return an error that names the first wrong field, without repeating its value."""
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
