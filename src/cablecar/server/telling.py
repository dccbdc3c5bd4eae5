"""What a table tells, each watcher as much as it may know."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cablecar.server import queries
from cablecar.server.audience import Audience, Watcher
from cablecar.server.chat import Chat, chat_message
from cablecar.server.driver import Driver
from cablecar.server.house import House
from cablecar.server.identity import Holder
from cablecar.server.livegame import Entry, LiveGame
from cablecar.server.seats import Seat, TableHead
from cablecar.server.standing import Standing
from cablecar.server.wire import JsonObject, dumps, events_json, moves_text, padded

OWN_ROOM, ASKED_ROOM, ENTRY_ROOM = 2_048, 24_576, 256
"""By so many bytes a message about a game to a seat is longer than the same one to a spectator, whatever the
seat holds; by more where it may move (all claims of a shipped board take 22 kB), and for each own entry.
All three are public: whoever sees the lengths of encrypted messages learns nothing that is hidden."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a watcher knows already: so much of a game, and of the chat."""

    game: str | None = None
    after: int = 0
    chat_after: int = 0


class Telling:
    """The side of a table that is told to others; what changes it stands in `Table`."""

    house: House
    head: TableHead
    seats: list[Seat]
    status: str
    live: LiveGame | None
    lock: asyncio.Lock
    chat: Chat
    audience: Audience
    driver: Driver
    _telling: asyncio.Task[None] | None

    @property
    def id(self) -> str:
        """What the table's link ends with."""
        return self.head.id

    def seat_of(self, chair: int) -> int | None:
        """Return the seat that a chair has in the newest game."""
        return None if self.live is None else self.live.seat_of(chair)

    def seat_held(self, holder: Holder | None) -> int | None:
        """Return the seat that a holder plays, or has played, in the newest game.

        The chair alone does not tell: after a game somebody new may sit where another has left.
        """
        return None if holder is None or self.live is None else self.live.seat_kept_by(holder.secret_hash)

    def tell_all(self) -> None:
        """Tell everybody how the table stands."""
        for watcher in self.audience:
            watcher.send(dumps(self.table_message(watcher.holder)))

    def tell_entries(self, entries: Sequence[Entry]) -> None:
        """Tell everybody what was done, each as much as it may know."""
        live = self.live
        assert live is not None
        account = Account(live, entries, self.driver.deadline())
        texts: dict[int | None, str] = {}
        for watcher in self.audience:
            seat = self.seat_held(watcher.holder)
            if seat not in texts:
                texts[seat] = account.text(seat)
            watcher.send(texts[seat])

    async def known_game(self, watcher: Watcher, known: Known) -> LiveGame | None:
        """Return the game that a watcher names; an earlier one is played through again.

        That takes a while, so the lock is not held: a rematch may begin before the watcher is welcomed.
        """
        game = known.game
        if game is None or self.live is None or game == self.live.id:
            return None if game is None else self.live
        found = await self.house.store.run(lambda connection: queries.load_game(connection, self.id, game))
        if found is None:
            return None
        async with self.house.heavy.turn(watcher.address):
            return await self.house.finished.rebuild(*found)

    def welcome(self, watcher: Watcher, known: Known, game: LiveGame | None) -> None:
        """Tell a watcher of a game everything that it does not know. The lock is held: all is on disk."""
        watcher.send(dumps(self.table_message(watcher.holder)))
        if self.live is not None:
            if game is not None and game is not self.live:
                self._tell_end(watcher, known, game)
            after = known.after if known.game in (None, self.live.id) else 0
            account = Account(self.live, self.live.entries[after:], self.driver.deadline())
            watcher.send(account.text(self.seat_held(watcher.holder)))
        lines = self.chat.told(known.chat_after)
        if lines:
            watcher.send(dumps(chat_message(lines)))

    def _tell_end(self, watcher: Watcher, known: Known, game: LiveGame) -> None:
        """Tell how an earlier game of this table ended, where a rematch began meanwhile."""
        seat = None if watcher.holder is None else game.seat_kept_by(watcher.holder.secret_hash)
        watcher.send(Account(game, game.entries[known.after :], None).text(seat))

    def table_message(self, holder: Holder | None) -> JsonObject:
        """Return how the table stands, for a holder or for a spectator."""
        you = {"chair": None if holder is None else holder.chair, "seat": self.seat_held(holder)}
        return {"type": "table", "table": self.to_json(), "you": you}

    def to_json(self) -> JsonObject:
        """Return what everybody may know about the table."""
        live = self.live
        present = self.audience.chairs
        return {
            "id": self.id,
            "status": self.status,
            "settings": self.head.settings.to_json(),
            "chat": self.chat.is_on,
            "bots_ready": self.house.thinkers.ready_at is not None,
            "created": round(self.head.created, 3),
            "spectators": self.audience.spectators,
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
                    "seat": self.seat_of(seat.chair),
                }
                for seat in self.seats
            ],
        }

    def tell_presence(self) -> None:
        """Tell who is here now, once nothing is being changed."""
        self._telling = asyncio.create_task(self._tell_when_free())

    async def _tell_when_free(self) -> None:
        async with self.lock:
            self.tell_all()

    async def shown(self) -> JsonObject:
        """Return what everybody may know about the table, once nothing is being changed."""
        async with self.lock:
            return self.to_json()


class Account:
    """What was done, and how the game stands now: what all may know of it is written once."""

    def __init__(self, live: LiveGame, entries: Sequence[Entry], deadline: float | None) -> None:
        self._game = live.game
        self._entries = entries
        self._standing = Standing(live.game.board, live.game.players, live.game.observe(None))
        head = {"type": "game", "game": live.id, "number": len(live.entries), "deadline": deadline}
        self._head = dumps(head)[:-1]
        self._seen = entries_text(entries, None)

    def text(self, seat: int | None) -> str:
        """Return the message for a seat, or for a spectator."""
        asked = seat in self._standing.waiting_for
        moves = moves_text(self._game, seat) if seat is not None and asked else "[]"
        undo = "true" if self._may_undo(seat) else "false"
        own = sum(entry.seat == seat for entry in self._entries)
        # To whoever did nothing in the entries they look as to a spectator.
        entries = entries_text(self._entries, seat) if own else self._seen
        view = self._standing.text(None if seat is None else self._game.observe(seat))
        text = self._joined(entries, view, moves, undo)
        if seat is None:
            return text
        return padded(text, (ASKED_ROOM if asked else OWN_ROOM) + own * ENTRY_ROOM, self._public_length)

    def _joined(self, entries: str, view: str, moves: str, undo: str) -> str:
        return f'{self._head},"entries":{entries},"view":{view},"moves":{moves},"undo":{undo}}}'

    @cached_property
    def _public_length(self) -> int:
        """The bytes of the message for a spectator."""
        return len(self._joined(self._seen, self._standing.text(), "[]", "false").encode())

    def _may_undo(self, seat: int | None) -> bool:
        return seat is not None and self._game.can_undo(seat)


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
