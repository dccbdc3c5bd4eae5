"""A live table: its seats, its game and its chat, and every change of them."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection

from cablecar.common.catalogue import say
from cablecar.common.shared import STAND_IN
from cablecar.engine.moves import Move, from_json, to_json
from cablecar.engine.players import BOT_KIND, Player, person_name
from cablecar.engine.view import View
from cablecar.server.model.chat import Chat, Said
from cablecar.server.model.live_game import ActionMeta, Entry, LiveGame, SeatOwner
from cablecar.server.model.seats import (
    BOT,
    CLOSED,
    FINISHED,
    HUMAN,
    OPEN,
    PLAYING,
    WAITING,
    Seat,
    Settings,
    TableHead,
)
from cablecar.server.protocol.codec import JsonObject, MoveMessage, UndoMessage
from cablecar.server.security.identity import (
    Refused,
    SeatCredential,
    clean_name,
    hashed,
    new_game_id,
    new_secret,
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

CODE_SECONDS = 600.0
"""How long a code that moves a seat to another device can be used."""
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
            self._held_seat(credential)
            live, seat = self._expect_player(self.seat_of_credential(credential))
            return live.game.view(seat), live.game.legal_moves(seat)

    # Coming and going

    async def join(self, name: str, chair: int | None) -> tuple[int, str]:
        """Take a free seat and return its chair and secret."""
        name = clean_name(name)
        async with self.lock:
            self._expect(WAITING)
            free, secret = self._free_seat(chair), new_secret()
            expect_new_name(name, self.seats)
            await self._save([replace(free, kind=HUMAN, name=name, secret_hash=hashed(secret))])
            self.broadcaster.broadcast_table()
            return free.chair, secret

    async def leave(self, credential: SeatCredential) -> None:
        """Give a seat up: before the start it is free again, in a game a bot goes on."""
        async with self.lock:
            await self._vacate(self._held_seat(credential), OPEN)

    async def close_seat(self, chair: int) -> None:
        """Remove the person on a chair; before the start the chair stays empty."""
        async with self.lock:
            await self._vacate(self._seat(chair), CLOSED)

    async def set_seat(self, chair: int, bot: str | None) -> None:
        """Put a bot on a chair that no person holds, or free it again."""
        if bot is not None:
            self.services.expect_bot(bot)
        async with self.lock:
            self._expect(WAITING)
            if self._seat(chair).kind == HUMAN:
                raise Refused(409, "seat-taken")
            others = [seat for seat in self.seats if seat.chair != chair]
            seat = Seat(chair, OPEN) if bot is None else Seat(chair, BOT, bot_name(bot, others), bot)
            await self._save([seat])
            self.broadcaster.broadcast_table()

    async def give_to_bot(self, credential: SeatCredential, bot: str) -> None:
        """Let a bot play a person's seat until it is taken back."""
        self.services.expect_bot(bot)
        async with self.lock:
            await self._change_hands(self._held_seat(credential), "bot", bot)

    async def take_back(self, credential: SeatCredential) -> None:
        """Let the person of a seat play it again."""
        async with self.lock:
            await self._change_hands(self._held_seat(credential), "back", None)

    async def stand_in(self, chair: int) -> None:
        """Let a bot play an absent person's seat until that person takes it back."""
        async with self.lock:
            await self._change_hands(self._absent_seat(chair), "bot", STAND_IN)

    async def offer_seat(self, chair: int) -> str:
        """Return a code by which somebody else may take an absent person's seat in this game."""
        async with self.lock:
            self._expect(PLAYING)
            code = new_secret()
            self.offers[self._absent_seat(chair).chair] = hashed(code)
            return code

    async def take_over(self, chair: int, code: str, name: str) -> str:
        """Let somebody else play an offered seat from now on, and return their secret; the old one ends."""
        name = clean_name(name)
        async with self.lock:
            if not verify_secret(code, self.offers.get(chair)):
                raise Refused(403, "code-wrong")
            self._expect(PLAYING)
            old, secret = self._absent_seat(chair), new_secret()
            expect_new_name(name, [seat for seat in self.seats if seat.chair != chair])
            live, number = self._expect_player(self.seat_of(chair))
            seat = replace(old.without_holder, name=name, secret_hash=hashed(secret))
            await self._save(
                [seat],
                lambda connection: queries.replace_player(connection, live, number, name, hashed(secret)),
            )
            del self.offers[chair]
            live.replace_player(number, name, hashed(secret))
            if seat.bot is not None:
                await self._hand_over(seat, "back", None)
            self.broadcaster.broadcast_table()
            self.broadcaster.broadcast_entries([])
            return secret

    async def new_code(self, credential: SeatCredential) -> str:
        """Return a code that moves a seat to another device, once and soon."""
        async with self.lock:
            seat, code = self._held_seat(credential), new_secret()
            until = self.services.now() + CODE_SECONDS
            await self._save([replace(seat, code_hash=hashed(code), code_until=until)])
            return code

    async def use_code(self, chair: int, code: str) -> str:
        """Move a seat to the device that shows its code, and return the new secret; the old one ends."""
        async with self.lock:
            seat = self.seats[chair] if 0 <= chair < len(self.seats) else Seat(chair, OPEN)
            if not verify_secret(code, seat.code_hash) or (seat.code_until or 0.0) < self.services.now():
                raise Refused(403, "code-wrong")
            old, secret = seat.secret_hash or "", new_secret()
            new = hashed(secret)
            await self._save(
                [replace(seat, secret_hash=new, code_hash=None, code_until=None)],
                lambda connection: queries.change_owner(connection, self.id, old, new),
            )
            self._change_owner(old, new)
            self.subscribers.close_chair(chair, "seat-moved")
            self.broadcaster.broadcast_table()
            return secret

    async def forget_name(self, chair: int, owner_hash: str | None) -> None:
        """Delete the name of a present or former holder of a chair; for the host (None) of all of them."""
        async with self.lock:
            seat, name = self._seat(chair), say("player-name", number=chair + 1)
            owners = await self.services.store.run(
                lambda connection: queries.owners_of_chair(connection, self.id, chair)
            )
            owners |= set() if seat.secret_hash is None else {seat.secret_hash}
            if owner_hash is not None and owner_hash not in owners:
                raise Refused(403, "secret-wrong")
            forgotten = owners if owner_hash is None else {owner_hash}
            if seat.kind == HUMAN and self._named_after(seat) in forgotten:
                seat = replace(seat, name=name)
            await self._save(
                [seat], lambda connection: queries.forget_names(connection, self.id, forgotten, name)
            )
            lines, plays = self.chat.rename(forgotten, name), self._rename_players(forgotten, name)
            self.broadcaster.broadcast_table()
            self.broadcaster.broadcast_chat(lines)
            if plays:
                self.broadcaster.broadcast_entries([])

    # Playing

    async def start(self) -> None:
        """Begin the first game, or the next one after seats were filled again."""
        async with self.lock:
            self._expect(WAITING)
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
            self._expect(FINISHED)
            self.services.boards.find(self.head.settings.board)  # refuses a board that is gone
            seats = with_bots([_for_rematch(seat) for seat in self.seats], bot)
            chairs = [seat.chair for seat in seats if seat.plays]
            if len(chairs) >= 2 and not any(seat.is_free for seat in seats):
                await self._begin(self._order(chairs), seats)
            else:
                await self._save(seats, status=WAITING)
                self.status = WAITING
                self.broadcaster.broadcast_table()

    async def act(self, credential: SeatCredential, message: MoveMessage | UndoMessage) -> int:
        """Do what a person's message asks and return the number of its entry; a message is played once."""
        async with self.lock:
            chair = self._held_seat(credential).chair
            if self.live is not None and message.game not in (None, self.live.id):
                return await self._entry_in_earlier_game(credential, message)
            live, seat = self._expect_player(self.seat_of_credential(credential))
            entry = live.entry_of(seat, message.id)
            if entry is not None:
                return self._repeated(entry, message)
            self._expect_no_bot(chair)
            self._expect_number(live, message.number)
            meta = ActionMeta(seat, HUMAN, self.services.now(), message.id)
            if isinstance(message, UndoMessage):
                self._expect_fewer_than_most(live.count(seat, "undo"))
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
            seat = self._held_seat(credential)
            number = self.chat.number_of(credential, message_id, said)
            if number is not None:
                return number
            line = self.chat.draft(seat, credential, message_id, said)
            await self._save([], lambda connection: queries.add_chat(connection, self.id, line))
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
            await self._save([replace(self._seat(chair), muted=muted)])
            self.broadcaster.broadcast_table()

    async def set_chat(self, on: bool) -> None:
        """Switch the chat on or off for all."""
        async with self.lock:
            await self._save([], chat_on=on)
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
            chair = self._held_seat(credential).chair
            owner = self.head.settings.colors.index(color)
            if owner != chair and owner < len(self.seats) and self.seats[owner].kind == HUMAN:
                raise Refused(409, "color-taken", name=self.seats[owner].name)
            await self._set_settings(self.head.settings.with_color(chair, color))

    async def _set_settings(self, settings: Settings) -> None:
        await self._save([], settings=settings.to_json())
        self.head = replace(self.head, settings=settings)
        self.broadcaster.broadcast_table()

    # Subscribers

    async def subscribe(self, subscriber: Subscriber, cursor: Cursor) -> None:
        """Let a socket follow the table, from its cursor on."""
        game = await self._game_of(cursor, subscriber.address)
        async with self.lock:
            if subscriber.credential is not None:
                self._held_seat(subscriber.credential)
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

    def _seat(self, chair: int) -> Seat:
        if not 0 <= chair < len(self.seats):
            raise Refused(404, "chair-unknown")
        return self.seats[chair]

    def _free_seat(self, chair: int | None) -> Seat:
        if chair is not None:
            seat = self._seat(chair)
            if not seat.is_free:
                raise Refused(409, "seat-taken")
            return seat
        free = [seat for seat in self.seats if seat.is_free]
        if not free:
            raise Refused(409, "table-full")
        return free[0]

    def _held_seat(self, credential: SeatCredential) -> Seat:
        """Return the seat of a credential, if it is still valid: its holder may have waited for the lock."""
        seat = self.seats[credential.chair]
        if seat.secret_hash != credential.secret_hash:
            raise Refused(403, "secret-wrong")
        return seat

    def _absent_seat(self, chair: int) -> Seat:
        """Return the seat of a person who is not connected, or has left."""
        seat = self._seat(chair)
        if seat.kind != HUMAN or chair in self.subscribers.chairs:
            raise Refused(409, "seat-present")
        return seat

    def _expect(self, status: str) -> None:
        if self.status != status:
            raise Refused(409, WRONG_TIME[self.status])

    def _expect_player(self, seat: int | None) -> tuple[LiveGame, int]:
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

    def _expect_fewer_than_most(self, changes: int) -> None:
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

    async def _vacate(self, seat: Seat, kind: str) -> None:
        """Remove the holder of a seat: in a game a bot goes on, otherwise the seat becomes of this kind."""
        playing = self.status == PLAYING and self.seat_of(seat.chair) is not None
        if not playing:
            await self._save([Seat(seat.chair, kind)])
        elif seat.kind != HUMAN:
            raise Refused(409, "seat-with-bot")
        elif seat.bot is None:
            await self._hand_over(seat.without_holder, "bot", STAND_IN)
        else:
            await self._save([seat.without_holder])
        self.subscribers.close_chair(seat.chair, "seat-closed")
        self.broadcaster.broadcast_table()

    async def _change_hands(self, seat: Seat, kind: str, bot: str | None) -> None:
        live, number = self._expect_player(self.seat_of(seat.chair))
        self._expect(PLAYING)
        self._expect_fewer_than_most(live.count(number, "bot", "back"))
        if seat.bot != bot:
            await self._hand_over(seat, kind, bot)

    async def _hand_over(self, seat: Seat, kind: str, bot: str | None) -> None:
        live, number = self._expect_player(self.seat_of(seat.chair))
        actor = HUMAN if bot is None else f"{BOT_KIND}{bot}"
        meta = ActionMeta(number, actor, self.services.now())
        await self.enter(lambda: live.note(kind, meta), seats=[replace(seat, bot=bot)])

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

    def _change_owner(self, owner_hash: str, to: str) -> None:
        """Let all that was somebody's here belong to their new secret."""
        self.chat.change_author(owner_hash, to)
        if self.live is not None:
            self.live.owner_hashes = [to if old == owner_hash else old for old in self.live.owner_hashes]

    def _named_after(self, seat: Seat) -> str | None:
        """Return the hash of the secret of the person a seat is named after, also of one who has left."""
        number = self.seat_of(seat.chair)
        player = None if self.live is None or number is None else self.live.owner_hashes[number]
        return seat.secret_hash or player

    def _rename_players(self, owner_hashes: set[str], name: str) -> bool:
        """Give these people another name in the newest game; return True if one of them plays it."""
        if self.live is None or not owner_hashes.intersection(self.live.owner_hashes):
            return False
        game = self.live.game
        pairs = zip(game.players, self.live.owner_hashes, strict=True)
        game.players = tuple(
            Player(name, player.kind) if owner_hash in owner_hashes else player
            for player, owner_hash in pairs
        )
        return True

    # Storing

    def _rows(self, seats: Sequence[Seat]) -> list[dict[str, Any]]:
        return [seat.to_row(self.id) for seat in seats]

    def _put_seats(self, seats: Sequence[Seat]) -> None:
        """Put seats in memory that are stored."""
        for seat in seats:
            self.seats[seat.chair] = seat

    async def _save(
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


def expect_new_name(name: str, seats: Sequence[Seat]) -> None:
    """Refuse a name that somebody at the table has already."""
    if name.casefold() in {seat.name.casefold() for seat in seats}:
        raise Refused(409, "name-taken", name=name)


def bot_name(bot: str, seats: Sequence[Seat]) -> str:
    """Return a name for a bot that nobody else at the table has."""
    return person_name(bot, {seat.name for seat in seats})


def _for_rematch(seat: Seat) -> Seat:
    """Return a seat as it is before the next game: its person plays it again, or it is free."""
    if seat.kind != HUMAN:
        return seat
    return Seat(seat.chair, OPEN) if seat.secret_hash is None else replace(seat, bot=None)


def with_bots(seats: Sequence[Seat], bot: str | None) -> list[Seat]:
    """Return seats with another bot on all chairs of bots; with None as they are."""
    if bot is None:
        return list(seats)
    named = [seat for seat in seats if seat.kind != BOT]
    for seat in seats:
        if seat.kind == BOT:
            named.append(Seat(seat.chair, BOT, bot_name(bot, named), bot))
    return sorted(named, key=lambda seat: seat.chair)
