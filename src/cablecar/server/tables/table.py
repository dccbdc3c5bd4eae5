"""A live table: its seats, its game and its chat, and every change of them."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection

from cablecar.engine.moves import Move, from_json, to_json
from cablecar.engine.players import Player
from cablecar.engine.view import View
from cablecar.server.model.chat import Chat, Said
from cablecar.server.model.live_game import ActionMeta, Entry, LiveGame, SeatOwner
from cablecar.server.model.seats import (
    FINISHED,
    HUMAN,
    PLAYING,
    WAITING,
    Seat,
    Settings,
    TableHead,
    for_rematch,
    with_bots,
)
from cablecar.server.protocol.codec import JsonObject, MoveMessage, UndoMessage
from cablecar.server.security.identity import (
    Refused,
    SeatCredential,
    hashed,
    new_game_id,
    verify_secret,
)
from cablecar.server.storage import queries
from cablecar.server.storage.queries import Ended, StoredTable
from cablecar.server.storage.store import StoreUnavailable
from cablecar.server.tables.broadcast import Broadcaster, Cursor
from cablecar.server.tables.services import Services
from cablecar.server.tables.subscribers import Subscriber, Subscribers
from cablecar.server.tables.turn_scheduler import TurnScheduler
from cablecar.statistics import statistics_of

MOST_CHANGES = 100
"""How often a seat may undo, or change hands, in one game."""
TOUCH_SECONDS = 3600.0
"""How exactly the store knows when a table was last used."""

WRONG_TIME = {WAITING: "table-waiting", PLAYING: "table-playing", FINISHED: "table-finished"}
"""Why something can't be done now, by the table's status."""

log = logging.getLogger("cablecar.server")


@dataclass(slots=True, eq=False)
class Table:
    """One table. Every change holds its lock, is stored, then made in memory, then broadcast.

    Who sits here changes in `cablecar.server.tables.seating`, by `save` and `enter` as everything else.

    Only an entry of a game is made in memory first (`enter`). Where a write fails, nobody knows what is on
    disk: the table is dropped, and loaded again from the store.
    """

    services: Services
    head: TableHead
    seats: list[Seat]
    status: str
    chat: Chat
    live: LiveGame | None
    on_broken: Callable[["Table"], None]
    """Called when the table could not be stored: the one who calls must forget it."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    """The time of the last use that is stored."""
    used: float = 0.0
    """When somebody last came, left or did something here, for the registry."""
    address: str = ""
    """The address that its bots' work counts under; "" until somebody comes after a restart."""
    offers: dict[int, str] = field(default_factory=dict)
    """The hashes of codes by which somebody else may take an absent person's chair, until that comes back."""
    broadcaster: Broadcaster = field(init=False)
    scheduler: TurnScheduler = field(init=False)

    def __post_init__(self) -> None:
        self.broadcaster = Broadcaster(self)
        self.scheduler = TurnScheduler(self, self.services)
        self.used = self.services.now()

    @classmethod
    def from_stored(
        cls, services: Services, stored: StoredTable, on_broken: Callable[["Table"], None]
    ) -> "Table":
        """Return the live table of a stored one; its game is played again from its entries."""
        live = None if stored.game is None else LiveGame.rebuild(stored.game, stored.entries)
        if live is not None:
            live.begin_by(services.now())
        chat = Chat(stored.chat, stored.chat_on, services.now)
        return cls(services, stored.head, stored.seats, stored.status, chat, live, on_broken)

    # What others may know

    @property
    def id(self) -> str:
        """The last part of the table's link."""
        return self.head.id

    @property
    def subscribers(self) -> Subscribers:
        """Everybody who follows the table."""
        return self.broadcaster.subscribers

    @property
    def is_watched(self) -> bool:
        """Whether somebody follows the table."""
        return len(self.subscribers) > 0

    @property
    def bots_ready(self) -> bool:
        """Whether bots can choose moves; right after a server's first start they are being prepared."""
        return self.services.bot_pool.ready_at is not None

    @property
    def deadline(self) -> float | None:
        """When the time of those who are to act is over, None without a clock."""
        return self.scheduler.deadline

    @property
    def undo_until(self) -> float | None:
        """Until when bots show nothing new, so that the only person among them may take a move back."""
        return self.scheduler.undo_until

    @property
    def has_people(self) -> bool:
        """Whether a person holds a seat, also one that a bot plays for a while."""
        return any(seat.kind == HUMAN and seat.secret_hash is not None for seat in self.seats)

    @property
    def has_free_seat(self) -> bool:
        """Whether somebody may sit down."""
        return self.status == WAITING and any(seat.is_free for seat in self.seats)

    @property
    def waiting(self) -> list[int]:
        """The chairs that the newest game waits for."""
        return [] if self.live is None else [self.live.chairs[seat] for seat in self.live.game.waiting_for]

    @property
    def last_at(self) -> float:
        """When something was last done in a game here; before the first, when the table was made."""
        return self.head.created if self.live is None else self.live.last_at

    def to_json(self) -> JsonObject:
        """Return what everybody may know about the table."""
        return self.broadcaster.table_json()

    async def settled_json(self) -> JsonObject:
        """Return what everybody may know about the table, once nothing is being changed."""
        async with self.lock:
            return self.to_json()

    # Who may do what

    def credential(self, chair: int, secret: str | None) -> SeatCredential | None:
        """Return the credential of a chair's secret; a wrong one reveals nothing about the chair."""
        secret_hash = self.seats[chair].secret_hash if 0 <= chair < len(self.seats) else None
        if secret is None or not verify_secret(secret, secret_hash):
            return None
        return SeatCredential(chair, hashed(secret))

    def is_host(self, secret: str | None) -> bool:
        """Return True if a secret is the host's."""
        return verify_secret(secret, self.head.host_hash)

    def seat_of(self, chair: int) -> int | None:
        """Return the seat that a chair has in the newest game."""
        return None if self.live is None else self.live.seat_of(chair)

    def seat_of_credential(self, credential: SeatCredential) -> int | None:
        """Return the seat that the holder of a credential plays, or has played, in the newest game."""
        return None if self.live is None else self.live.seat_of_credential(credential)

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays a seat of the newest game, None where a person does."""
        assert self.live is not None
        return self.seats[self.live.chairs[seat]].bot

    async def view(self, credential: SeatCredential) -> tuple[View, Sequence[Move]]:
        """Return what the holder of a credential sees of the game, and may do."""
        async with self.lock:
            self.held_seat(credential)
            live, seat = self.expect_player(self.seat_of_credential(credential))
            return live.game.view(seat), live.game.legal_moves(seat)

    # Playing

    async def start(self) -> None:
        """Begin the first game, or the next one after seats were filled again."""
        async with self.lock:
            self.expect(WAITING)
            chairs = [seat.chair for seat in self.seats if seat.plays]
            if any(seat.is_free for seat in self.seats):
                raise Refused(409, "seats-still-open")
            if len(chairs) < 2:
                raise Refused(409, "too-few-players")
            await self._begin(self._order(chairs), self.seats)

    async def rematch(self, bot: str | None = None) -> None:
        """Play again, each seat one turn later; where somebody has left, seats are free first.

        A bot that is named plays from all chairs of bots.
        """
        if bot is not None:
            self.services.expect_bot(bot)
        async with self.lock:
            self.expect(FINISHED)
            self.services.boards.find(self.head.settings.board)  # refuses a board that is gone
            seats = with_bots([for_rematch(seat) for seat in self.seats], bot)
            chairs = [seat.chair for seat in seats if seat.plays]
            if len(chairs) >= 2 and not any(seat.is_free for seat in seats):
                await self._begin(self._order(chairs), seats)
            else:
                await self.save(seats, status=WAITING)
                self.status = WAITING
                self.broadcaster.broadcast_table()

    async def act(self, credential: SeatCredential, message: MoveMessage | UndoMessage) -> int:
        """Do what a person's message asks and return the number of its entry; a message is played once."""
        async with self.lock:
            chair = self.held_seat(credential).chair
            if self.live is not None and message.game not in (None, self.live.id):
                return await self._entry_in_earlier_game(credential, message)
            live, seat = self.expect_player(self.seat_of_credential(credential))
            entry = live.entry_of(seat, message.id)
            if entry is not None:
                return self._repeated(entry, message)
            self._expect_no_bot(chair)
            self._expect_number(live, message.number)
            meta = ActionMeta(seat, HUMAN, self.services.now(), message.id)
            if isinstance(message, UndoMessage):
                self.expect_fewer_than_most(live.count(seat, "undo"))
                return await self.enter(*self._answers_back(live, seat), lambda: live.undo(meta))
            move = from_json(message.move)
            return await self.enter(lambda: live.move(meta, move))

    def _answers_back(self, live: LiveGame, seat: int) -> Iterator[Callable[[], Entry]]:
        """Yield what takes back what bots have answered to a seat's last move, each move by an entry."""
        for bot in live.answers(seat):
            yield partial(live.undo, ActionMeta(bot, live.game.players[bot].kind, self.services.now()))

    async def enter(self, *acts: Callable[[], Entry], seats: Sequence[Seat] = ()) -> int:
        """Act in the game, store the entries with changed seats, together, and only then broadcast them.

        The lock is held. Of several acts none may fail once another is done.

        The game in memory goes first, as only playing a move shows what it does. Nobody else sees it ahead of
        the store: they wait for the lock, and a table that could not be stored is dropped.
        """
        live = self.live
        assert live is not None
        entries = [act() for act in acts]
        entry = entries[-1]
        ended = await self._ended(live, entry)
        rows = self._rows(seats)
        is_stale = abs(entry.at - self.touched) >= TOUCH_SECONDS

        def job(connection: Connection) -> None:
            for added in entries:
                queries.add_entry(connection, live.id, added)
            queries.set_seats(connection, rows)
            if ended is not None:
                queries.end_game(connection, self.id, live.id, ended)
            elif is_stale:
                queries.set_table(connection, self.id, touched=entry.at)

        await self._write(job)
        self._put_seats(seats)
        if is_stale:
            self.touched = entry.at
        if ended is not None:
            self.status = FINISHED
        for added in entries:
            self.services.on_entry(added)
        self.broadcaster.broadcast_entries(entries)
        if ended is not None or seats:
            self.broadcaster.broadcast_table()
        self.scheduler.wake()
        return entry.number

    # Chat

    async def say(self, credential: SeatCredential, message_id: str, said: Said) -> int:
        """Add a line of chat and return its number; a message is said once."""
        async with self.lock:
            seat = self.held_seat(credential)
            number = self.chat.number_of(credential, message_id, said)
            if number is not None:
                return number
            line = self.chat.draft(seat, credential, message_id, said)
            await self.save([], lambda connection: queries.add_chat(connection, self.id, line))
            self.chat.add(line)
            self.broadcaster.broadcast_chat([line])
            return line.number

    async def delete_line(self, number: int, authors: set[str] | None) -> None:
        """Delete a line of chat: one of these authors', or as the host (None) any."""
        async with self.lock:
            line = self.chat.line(number, authors)
            await self._write(lambda connection: queries.delete_chat(connection, self.id, number))
            line.text, line.changed = None, True
            self.broadcaster.broadcast_chat([line])

    async def mute(self, chair: int, muted: bool) -> None:
        """Mute a seat in the chat, or unmute it."""
        async with self.lock:
            await self.save([replace(self.seat_on(chair), muted=muted)])
            self.broadcaster.broadcast_table()

    async def set_chat(self, on: bool) -> None:
        """Switch the chat on or off for all."""
        async with self.lock:
            await self.save([], chat_on=on)
            self.chat.is_on = on
            self.broadcaster.broadcast_table()

    # Settings

    async def set_pace(self, pace: float) -> None:
        """Let bots wait this many seconds before they move."""
        async with self.lock:
            await self._set_settings(replace(self.head.settings, pace=pace))

    async def set_color(self, credential: SeatCredential, color: int) -> None:
        """Give a person's chair a colour that no other person has; a bot that has it gets the chair's."""
        async with self.lock:
            chair = self.held_seat(credential).chair
            owner = self.head.settings.colors.index(color)
            if owner != chair and owner < len(self.seats) and self.seats[owner].kind == HUMAN:
                raise Refused(409, "color-taken", name=self.seats[owner].name)
            await self._set_settings(self.head.settings.with_color(chair, color))

    async def _set_settings(self, settings: Settings) -> None:
        await self.save([], settings=settings.to_json())
        self.head = replace(self.head, settings=settings)
        self.broadcaster.broadcast_table()

    # Subscribers

    async def subscribe(self, subscriber: Subscriber, cursor: Cursor) -> None:
        """Let a socket follow the table, from its cursor on."""
        game = await self._game_of(cursor, subscriber.address)
        async with self.lock:
            if subscriber.credential is not None:
                self.held_seat(subscriber.credential)
            self.used = self.services.now()
            if subscriber.credential is not None or not self.address:
                self.address = subscriber.address
            if subscriber.chair is not None:
                self.offers.pop(subscriber.chair, None)
            self.subscribers.subscribe(subscriber)
            self.broadcaster.catch_up(subscriber, cursor, game)
            self.scheduler.wake()  # bots alone wait for somebody to watch

    async def resend(self, subscriber: Subscriber, cursor: Cursor) -> None:
        """Send a subscriber everything after a cursor again."""
        game = await self._game_of(cursor, subscriber.address)
        async with self.lock:
            if subscriber in self.subscribers:
                self.broadcaster.catch_up(subscriber, cursor, game)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Let a socket no longer follow the table."""
        self.used = self.services.now()
        self.subscribers.unsubscribe(subscriber)

    async def close(self, key: str) -> None:
        """End all tasks and sockets of this table; the store knows everything."""
        async with self.lock:
            self.scheduler.close()
            self.subscribers.close_all(key)

    async def _game_of(self, cursor: Cursor, address: str) -> LiveGame | None:
        """Return the game that a cursor is in; an earlier one is played through again for an address.

        That takes a while, so the lock is not held: a rematch may begin before the subscriber catches up.
        """
        game = cursor.game
        if game is None or self.live is None or game == self.live.id:
            return None if game is None else self.live
        stored = await self.services.store.run(
            lambda connection: queries.load_game(connection, self.id, game)
        )
        if stored is None:
            return None
        async with self.services.heavy.turn(address):
            return await self.services.finished.rebuild(*stored)

    # Checks

    def seat_on(self, chair: int) -> Seat:
        """Return the seat of a chair, which must be one of the table's."""
        if not 0 <= chair < len(self.seats):
            raise Refused(404, "chair-unknown")
        return self.seats[chair]

    def held_seat(self, credential: SeatCredential) -> Seat:
        """Return the seat of a credential, if it is still valid: its holder may have waited for the lock."""
        seat = self.seats[credential.chair]
        if seat.secret_hash != credential.secret_hash:
            raise Refused(403, "secret-wrong")
        return seat

    def expect(self, status: str) -> None:
        """Refuse what can't be done now, as the table has another status."""
        if self.status != status:
            raise Refused(409, WRONG_TIME[self.status])

    def expect_player(self, seat: int | None) -> tuple[LiveGame, int]:
        """Return the game and a seat in it; refuse where there is none."""
        if self.live is None or seat is None:
            raise Refused(409, "table-waiting")
        return self.live, seat

    def _expect_no_bot(self, chair: int) -> None:
        if self.seats[chair].bot is not None:
            raise Refused(409, "seat-with-bot")

    def _expect_number(self, live: LiveGame, number: int) -> None:
        """Refuse what was meant for another moment; opening choices come in any order (S6)."""
        if number != live.next_number and not live.is_opening:
            raise Refused(409, "message-late", number=live.next_number)

    def expect_fewer_than_most(self, changes: int) -> None:
        """Refuse what was done too often in one game: every time is stored for ever."""
        if changes >= MOST_CHANGES:
            raise Refused(409, "too-often")

    def _repeated(self, entry: Entry, message: MoveMessage | UndoMessage) -> int:
        """Return the number of a message sent again; an id that means something else now is refused."""
        same = entry.kind == message.type
        if same and isinstance(message, MoveMessage):
            same = to_json(from_json(message.move)) == to_json(from_json(entry.move or {}))
        if not same:
            raise Refused(409, "message-id-used")
        return entry.number

    async def _entry_in_earlier_game(
        self, credential: SeatCredential, message: MoveMessage | UndoMessage
    ) -> int:
        """Return the number of a message in an earlier game; new things can't be done there."""
        game, owner_hash = message.game or "", credential.secret_hash
        entry = await self.services.store.run(
            lambda connection: queries.find_message(connection, self.id, game, owner_hash, message.id)
        )
        if entry is None:
            raise Refused(409, "game-gone")
        return self._repeated(entry, message)

    # Changes

    def _order(self, chairs: list[int]) -> list[int]:
        if self.live is not None and sorted(self.live.chairs) == chairs:
            return [*self.live.chairs[1:], self.live.chairs[0]]
        return chairs if self.head.settings.fixed_seats else self.services.draw(chairs)

    async def _begin(self, chairs: Sequence[int], seats: Sequence[Seat]) -> None:
        """Begin a game with these seats, in this order of chairs."""
        players = [Player(seats[chair].name, seats[chair].player_kind) for chair in chairs]
        game = self.services.deal(self.services.boards.find(self.head.settings.board), players)
        number = 1 if self.live is None else self.live.round + 1
        owners = [SeatOwner(chair, seats[chair].secret_hash) for chair in chairs]
        live = LiveGame(new_game_id(), number, game, owners, self.services.now())
        rows = self._rows(seats)

        def job(connection: Connection) -> None:
            queries.set_seats(connection, rows)
            queries.add_game(connection, self.id, live)

        await self._write(job)
        self._put_seats(seats)
        self.live, self.status, self.touched = live, PLAYING, live.started
        self.broadcaster.broadcast_table()
        self.broadcaster.broadcast_entries([])
        self.scheduler.wake()

    async def _ended(self, live: LiveGame, entry: Entry) -> Ended | None:
        result = live.game.result if entry.kind == "move" else None
        if result is None:
            return None
        try:
            statistics = await asyncio.to_thread(statistics_of, live.game, live.seconds())
        except Exception as error:
            raise self._drop(error) from None
        players = live.game.players
        return Ended(
            entry.at,
            result,
            statistics.to_json(),
            [player.name for player in players],
            [player.kind for player in players],
        )

    # Storing

    def _rows(self, seats: Sequence[Seat]) -> list[dict[str, Any]]:
        return [seat.to_row(self.id) for seat in seats]

    def _put_seats(self, seats: Sequence[Seat]) -> None:
        """Put seats in memory that are stored."""
        for seat in seats:
            self.seats[seat.chair] = seat

    async def save(
        self,
        seats: Sequence[Seat],
        more: Callable[[Connection], None] = lambda connection: None,
        **values: Any,
    ) -> None:
        """Store seats, values of the table and more, together; then put the seats in memory."""
        rows, now = self._rows(seats), self.services.now()

        def job(connection: Connection) -> None:
            queries.set_seats(connection, rows)
            more(connection)
            queries.set_table(connection, self.id, touched=now, **values)

        await self._write(job)
        self._put_seats(seats)

    async def _write(self, job: Callable[[Connection], Any]) -> None:
        """Run a job that writes, and drop the table where it fails: it may be on disk all the same."""
        if self.subscribers.is_closed:
            raise Refused(503, "table-reloads")
        self.used = self.services.now()
        try:
            await self.services.store.run(job)
        except Exception as error:
            raise self._drop(error) from None

    def _drop(self, error: Exception) -> Refused:
        """Drop the table, as its memory may differ from the store, and return what to answer."""
        if not isinstance(error, StoreUnavailable):  # which the store itself has logged
            log.error("write_failed", exc_info=error)
        self.scheduler.close()
        self.on_broken(self)
        self.subscribers.close_all("table-reloads")
        return error if isinstance(error, StoreUnavailable) else Refused(503, "table-reloads")
