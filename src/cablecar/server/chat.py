"""The chat of a table."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cablecar.server.identity import Refused, clean_text
from cablecar.server.seats import Seat

MOST_LINES = 5_000
"""So many lines a table holds: nobody can fill a server by talking."""


@dataclass(slots=True)
class Said:
    """A line of chat."""

    number: int
    chair: int
    name: str
    text: str | None
    """What was said, None where it was deleted."""
    message_id: str
    at: float

    def to_row(self, table: str) -> dict[str, Any]:
        """Return the row that the store keeps."""
        return {"table_id": table, **asdict(self)}

    def to_json(self) -> dict[str, Any]:
        """Return the line as everybody at the table reads it."""
        return {
            "number": self.number,
            "chair": self.chair,
            "name": self.name,
            "text": self.text,
            "at": round(self.at, 3),
        }


class Chat:
    """All that was said at a table."""

    def __init__(self, lines: Sequence[Said], is_on: bool, now: Callable[[], float]) -> None:
        self.lines = list(lines)
        self.is_on = is_on
        self._now = now
        self._numbers = {(said.chair, said.message_id): said.number for said in lines}

    def number_of(self, chair: int, message_id: str) -> int | None:
        """Return the line that a message has led to already."""
        return self._numbers.get((chair, message_id))

    def draft(self, seat: Seat, message_id: str, text: str) -> Said:
        """Return the line that a seat wants to say, or refuse it."""
        text = clean_text(text)
        if not self.is_on:
            raise Refused(403, "chat-off")
        if seat.muted:
            raise Refused(403, "chat-muted")
        if not text:
            raise Refused(422, "chat-empty")
        if len(self.lines) >= MOST_LINES:
            raise Refused(409, "chat-full")
        return Said(len(self.lines) + 1, seat.chair, seat.name, text, message_id, self._now())

    def add(self, said: Said) -> None:
        """Add a line that is kept."""
        self.lines.append(said)
        self._numbers[said.chair, said.message_id] = said.number

    def line(self, number: int, chairs: Sequence[int] | None) -> Said:
        """Return a line that may be deleted by these chairs, or by the host (None)."""
        if not 1 <= number <= len(self.lines):
            raise Refused(404, "chat-unknown")
        said = self.lines[number - 1]
        if chairs is not None and said.chair not in chairs:
            raise Refused(403, "secret-wrong")
        return said

    def rename(self, chair: int, name: str) -> None:
        """Put another name before a chair's lines."""
        for said in self.lines:
            if said.chair == chair:
                said.name = name


def chat_message(lines: Sequence[Said]) -> dict[str, Any]:
    """Return lines as a message."""
    return {"type": "chat", "messages": [said.to_json() for said in lines]}
