"""The chat of a table."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from cablecar.server.model.seats import Seat
from cablecar.server.security.identity import Refused, SeatCredential, clean_text

MOST_LINES = 5_000
"""So many lines a table holds: nobody can fill a server by talking."""
MOST_TOLD = 200
"""So many lines are told to whoever comes, the newest."""


@dataclass(slots=True)
class ChatLine:
    """A line of chat."""

    number: int
    chair: int
    name: str
    text: str | None
    """What was said, None where it was deleted."""
    author: str
    """The hash of the secret of whoever said it."""
    message_id: str
    at: float
    changed: bool = False
    """Whether its text or name was deleted: then it is told again to whoever knew it."""

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

    def __init__(self, lines: Sequence[ChatLine], is_on: bool, now: Callable[[], float]) -> None:
        self.lines = list(lines)
        self.is_on = is_on
        self._now = now
        self._numbers = {(said.author, said.message_id): said.number for said in lines}

    def number_of(self, credential: SeatCredential, message_id: str, text: str) -> int | None:
        """Return the line that a message has led to already."""
        number = self._numbers.get((credential.secret_hash, message_id))
        if number is not None and self.lines[number - 1].text not in (None, clean_text(text)):
            raise Refused(409, "message-id-used")
        return number

    def told(self, after: int) -> list[ChatLine]:
        """Return the lines that somebody who knows so many has to be told."""
        return [said for said in self.lines if said.number > after or said.changed][-MOST_TOLD:]

    def draft(self, seat: Seat, credential: SeatCredential, message_id: str, text: str) -> ChatLine:
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
        number, author = len(self.lines) + 1, credential.secret_hash
        return ChatLine(number, seat.chair, seat.name, text, author, message_id, self._now())

    def add(self, said: ChatLine) -> None:
        """Add a line that is kept."""
        self.lines.append(said)
        self._numbers[said.author, said.message_id] = said.number

    def line(self, number: int, authors: set[str] | None) -> ChatLine:
        """Return a line that may be deleted by one of these authors, or by the host (None)."""
        if not 1 <= number <= len(self.lines):
            raise Refused(404, "chat-unknown")
        said = self.lines[number - 1]
        if authors is not None and said.author not in authors:
            raise Refused(403, "secret-wrong")
        return said

    def rename(self, authors: set[str], name: str) -> list[ChatLine]:
        """Put another name before somebody's lines, and return them."""
        lines = [said for said in self.lines if said.author in authors]
        for said in lines:
            said.name, said.changed = name, True
        return lines

    def move(self, author: str, to: str) -> None:
        """Let somebody's lines belong to their new secret."""
        for said in self.lines:
            if said.author == author:
                said.author = to
                self._numbers[to, said.message_id] = said.number


def chat_message(lines: Sequence[ChatLine]) -> dict[str, Any]:
    """Return lines as a message."""
    return {"type": "chat", "messages": [said.to_json() for said in lines]}
