"""Messages about a table, to each subscriber as much as it may know."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from cablecar.server.model.chat import MOST_SENT, Chat, ChatLine, chat_message
from cablecar.server.model.live_game import Entry, LiveGame
from cablecar.server.model.seats import Seat, TableHead
from cablecar.server.protocol.codec import JsonObject, dumps, events_json, moves_text, padded
from cablecar.server.protocol.view_json import ViewWriter
from cablecar.server.security.identity import SeatCredential
from cablecar.server.tables.subscribers import Subscriber, Subscribers

OWN_PADDING, TURN_PADDING, ENTRY_PADDING = 2_048, 24_576, 256
"""How many bytes longer a message about a game to a seat is than the same one to a spectator, whatever the
seat holds; by more where it may move (all claims of a shipped board take 22 kB), and for each own entry.
All three are public: the lengths of encrypted messages give nothing away that is hidden."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """How much a subscriber has received already, of a game and of the chat."""

    game: str | None = None
    after: int = 0
    chat_after: int = 0


class BroadcastTable(Protocol):
    """What a broadcaster reads of its table."""

    head: TableHead
    seats: list[Seat]
    status: str
    chat: Chat
    live: LiveGame | None
    lock: asyncio.Lock
    """Held while the table changes."""

    @property
    def bots_ready(self) -> bool:
        """Whether bots can choose moves."""

    @property
    def deadline(self) -> float | None:
        """When the time of those who are to act is over, None without a clock."""

    @property
    def undo_until(self) -> float | None:
        """Until when bots show nothing new, so that the only person among them may take a move back."""


class Broadcaster:
    """Sends a table's subscribers what has changed."""

    def __init__(self, table: BroadcastTable) -> None:
        self.subscribers = Subscribers(on_change=self.broadcast_soon)
        self._table = table
        self._pending: asyncio.Task[None] | None = None

    def broadcast_table(self) -> None:
        """Send the state of the table to all."""
        for subscriber in self.subscribers:
            subscriber.send(dumps(self._table_message(subscriber.credential)))

    def broadcast_soon(self) -> None:
        """Send the state of the table to all as soon as nothing is being changed."""
        self._pending = asyncio.create_task(self._broadcast_unlocked())

    async def _broadcast_unlocked(self) -> None:
        async with self._table.lock:
            self.broadcast_table()

    def broadcast_entries(self, entries: Sequence[Entry]) -> None:
        """Send new entries and the state of the game to all, to each as much as it may know."""
        live = self._table.live
        assert live is not None
        update = self._update(live, entries)
        texts: dict[int | None, str] = {}
        for subscriber in self.subscribers:
            seat = live.seat_of_credential(subscriber.credential)
            if seat not in texts:
                texts[seat] = update.text(seat)
            subscriber.send(texts[seat])

    def broadcast_chat(self, lines: Sequence[ChatLine]) -> None:
        """Send lines of chat, new or changed ones, to all."""
        if lines:
            self.subscribers.send(dumps(chat_message(lines[-MOST_SENT:])))

    def catch_up(self, subscriber: Subscriber, cursor: Cursor, game: LiveGame | None) -> None:
        """Send a subscriber everything after its cursor, which is in this game. The lock is held."""
        subscriber.send(dumps(self._table_message(subscriber.credential)))
        live = self._table.live
        if live is not None:
            if game is not None and game is not live:  # a rematch has begun since
                self._send_game(subscriber, game, cursor.after)
            self._send_game(subscriber, live, cursor.after if cursor.game in (None, live.id) else 0)
        lines = self._table.chat.lines_after(cursor.chat_after)
        if lines:
            subscriber.send(dumps(chat_message(lines)))

    def _send_game(self, subscriber: Subscriber, game: LiveGame, after: int) -> None:
        update = self._update(game, game.entries[after:])
        subscriber.send(update.text(game.seat_of_credential(subscriber.credential)))

    def _update(self, game: LiveGame, entries: Sequence[Entry]) -> "GameUpdate":
        """Return what there is to tell of a game; in an earlier one nobody is to act."""
        table = self._table
        times = (table.deadline, table.undo_until) if game is table.live else (None, None)
        return GameUpdate(game, entries, *times)

    def _table_message(self, credential: SeatCredential | None) -> JsonObject:
        """Return the state of the table, for a seat or for a spectator."""
        live = self._table.live
        chair = None if credential is None else credential.chair
        seat = None if live is None else live.seat_of_credential(credential)
        return {"type": "table", "table": self.table_json(), "you": {"chair": chair, "seat": seat}}

    def table_json(self) -> JsonObject:
        """Return what everybody may know about the table."""
        table, live = self._table, self._table.live
        present = self.subscribers.chairs
        return {
            "id": table.head.id,
            "status": table.status,
            "settings": table.head.settings.to_json(),
            "chat": table.chat.is_on,
            "bots_ready": table.bots_ready,
            "created": round(table.head.created, 3),
            "spectators": self.subscribers.spectators,
            "game": None if live is None else live.id,
            "round": 0 if live is None else live.round,
            "seats": [
                {
                    "chair": seat.chair,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "held": seat.secret_hash is not None,
                    "muted": seat.muted,
                    "connected": seat.chair in present,
                    "seat": None if live is None else live.seat_of(seat.chair),
                }
                for seat in table.seats
            ],
        }


class GameUpdate:
    """New entries, and the state of the game now: what all may know of it is written once."""

    def __init__(
        self,
        live: LiveGame,
        entries: Sequence[Entry],
        deadline: float | None,
        undo_until: float | None = None,
    ) -> None:
        self._live = live
        self._undo_until = undo_until
        self._game = live.game
        self._entries = entries
        self._view = ViewWriter(live.game.board, live.game.players, live.game.observe(None))
        head = {"type": "game", "game": live.id, "number": len(live.entries), "deadline": deadline}
        self._head = dumps(head)[:-1]
        self._public_entries = entries_text(entries, None)

    def text(self, seat: int | None) -> str:
        """Return the message for a seat, or for a spectator."""
        is_to_move = seat in self._view.waiting_for
        moves = moves_text(self._game, seat) if seat is not None and is_to_move else "[]"
        undo = seat is not None and self._live.can_undo(seat)
        own = sum(entry.seat == seat for entry in self._entries)
        # A seat that did nothing in these entries sees of them what a spectator sees.
        entries = entries_text(self._entries, seat) if own else self._public_entries
        view = self._view.text(None if seat is None else self._game.observe(seat))
        text = self._joined(entries, view, moves, undo)
        if seat is None:
            return text
        padding = (TURN_PADDING if is_to_move else OWN_PADDING) + own * ENTRY_PADDING
        return padded(text, padding, self._public_length)

    def _joined(self, entries: str, view: str, moves: str, undo: bool) -> str:
        end = dumps({"undo": undo, "undo_until": self._undo_until if undo else None})[1:]
        return f'{self._head},"entries":{entries},"view":{view},"moves":{moves},{end}'

    @cached_property
    def _public_length(self) -> int:
        """The bytes of the message for a spectator."""
        return len(self._joined(self._public_entries, self._view.text(), "[]", False).encode())


def entries_text(entries: Sequence[Entry], seat: int | None) -> str:
    """Return entries as a seat, or a spectator, may know them."""
    return dumps([entry_json(entry, seat) for entry in entries])


def entry_json(entry: Entry, seat: int | None) -> JsonObject:
    """Return an entry as a seat, or a spectator, may know it."""
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "actor": entry.actor,
        "at": round(entry.at, 3),
        "events": events_json(entry.events, seat),
    }
