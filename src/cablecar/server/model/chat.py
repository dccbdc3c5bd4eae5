"""The chat of a table."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from cablecar.server.model.seats import Seat
from cablecar.server.security.identity import Refused, SeatCredential, clean_text

MOST_LINES = 5_000
"""The most lines of a table: nobody can fill a server by talking."""
MOST_SENT = 200
"""The most lines that a new subscriber is sent, the newest."""


class Said(NamedTuple):
    """What somebody says: a text, or a phrase by its key."""

    text: str
    phrase: str | None

    @classmethod
    def read(cls, text: str | None, phrase: str | None) -> "Said":
        """Return what a message says; where it has a phrase, only that counts."""
        return cls("" if phrase or text is None else clean_text(text), phrase)


EMPTY_LINE = Said("", None)


@dataclass(slots=True)
class ChatLine:
    """A line of chat."""

    number: int
    chair: int
    name: str
    text: str | None
    """What was said, empty for a phrase, None where it was deleted."""
    author: str
    """The hash of its author's secret."""
    message_id: str
    at: float
    changed: bool = False
    """Whether its text or name was deleted: then it is sent again to those who had it."""
    phrase: str | None = None
    """The key of a phrase, which everybody reads in their own language."""

    def to_row(self, table_id: str) -> dict[str, Any]:
        """Return the line's row in the store."""
        return {"table_id": table_id, **asdict(self)}

    def to_json(self) -> dict[str, Any]:
        """Return the line as everybody at the table reads it."""
        return {
            "number": self.number,
            "chair": self.chair,
            "name": self.name,
            "text": self.text,
            "phrase": None if self.text is None else self.phrase,
            "at": round(self.at, 3),
        }


class Chat:
    """All that was said at a table."""

    def __init__(self, lines: Sequence[ChatLine], is_on: bool, now: Callable[[], float]) -> None:
        self.lines = list(lines)
        self.is_on = is_on
        self._now = now
        self._numbers = {(line.author, line.message_id): line.number for line in lines}

    def number_of(self, credential: SeatCredential, message_id: str, said: Said) -> int | None:
        """Return the number of the line that a message has become already."""
        number = self._numbers.get((credential.secret_hash, message_id))
        if number is not None:
            line = self.lines[number - 1]
            if line.text is not None and (line.text, line.phrase) != said:
                raise Refused(409, "message-id-used")
        return number

    def lines_after(self, number: int) -> list[ChatLine]:
        """Return the lines that a subscriber has to be sent that has got those up to a number."""
        return [line for line in self.lines if line.number > number or line.changed][-MOST_SENT:]

    def draft(self, seat: Seat, credential: SeatCredential, message_id: str, said: Said) -> ChatLine:
        """Return the line that a seat wants to say, or refuse it."""
        if not self.is_on:
            raise Refused(403, "chat-off")
        if seat.muted:
            raise Refused(403, "chat-muted")
        if said == EMPTY_LINE:
            raise Refused(422, "chat-empty")
        if len(self.lines) >= MOST_LINES:
            raise Refused(409, "chat-full")
        number, author = len(self.lines) + 1, credential.secret_hash
        return ChatLine(
            number, seat.chair, seat.name, said.text, author, message_id, self._now(), phrase=said.phrase
        )

    def add(self, line: ChatLine) -> None:
        """Add a line that is stored."""
        self.lines.append(line)
        self._numbers[line.author, line.message_id] = line.number

    def line(self, number: int, authors: set[str] | None) -> ChatLine:
        """Return a line that may be deleted by one of these authors, or by the host (None)."""
        if not 1 <= number <= len(self.lines):
            raise Refused(404, "chat-unknown")
        line = self.lines[number - 1]
        if authors is not None and line.author not in authors:
            raise Refused(403, "secret-wrong")
        return line

    def rename(self, authors: set[str], name: str) -> list[ChatLine]:
        """Put another name on the lines of these authors, and return them."""
        lines = [line for line in self.lines if line.author in authors]
        for line in lines:
            line.name, line.changed = name, True
        return lines

    def change_author(self, author: str, to: str) -> None:
        """Let an author's lines belong to their new secret."""
        for line in self.lines:
            if line.author == author:
                line.author = to
                self._numbers[to, line.message_id] = line.number


def chat_message(lines: Sequence[ChatLine]) -> dict[str, Any]:
    """Return lines as a message."""
    return {"type": "chat", "messages": [line.to_json() for line in lines]}
