"""A live table: its seats, its game, and everybody who watches."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection

from cablecar.common.catalogue import say
from cablecar.engine.moves import from_json, to_json
from cablecar.engine.players import BOT_KIND, Player, stored_bot_name
from cablecar.server.model.chat import MOST_TOLD, Chat, chat_message
from cablecar.server.model.live_game import ActionMeta, Entry, LiveGame, Place
from cablecar.server.model.seats import BOT, CLOSED, FINISHED, HUMAN, OPEN, PLAYING, WAITING, Seat, TableHead
from cablecar.server.protocol.codec import MoveMessage, UndoMessage, dumps
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
from cablecar.server.tables.turn_scheduler import STAND_IN, TurnScheduler
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


@dataclass(slots=True)
class Table(Broadcaster):
    """One table. Whatever changes it holds its lock, writes first, and tells afterwards."""

    services: Services
    head: TableHead
    seats: list[Seat]
    status: str
    chat: Chat
    live: LiveGame | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    used: float = 0.0
    """When somebody last came, left or did something here, for the hall."""
    address: str = ""
    """Where its people are, as limits count; "" until somebody comes after a restart."""
    subscribers: Subscribers = field(init=False)
    scheduler: TurnScheduler = field(init=False)
    _telling: asyncio.Task[None] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.subscribers = Subscribers(self.tell_presence)
        self.scheduler = TurnScheduler(self)
        self.used = self.services.now()

    @classmethod
    def of(cls, services: Services, stored: StoredTable) -> "Table":
        """Return the live table of a stored one; its game is played again from its entries."""
        live = None if stored.game is None else LiveGame.rebuild(stored.game, stored.entries)
        if live is not None:
            live.begin_by(services.now())
        chat = Chat(stored.chat, stored.chat_on, services.now)
        return cls(services, stored.head, stored.seats, stored.status, chat, live)

    # Who may do what

    def credential(self, chair: int, secret: str | None) -> SeatCredential | None:
        """Return whoever shows a chair's secret; nothing about the chair shows where it is a wrong one."""
        kept = self.seats[chair].secret_hash if 0 <= chair < len(self.seats) else None
        return (
            SeatCredential(chair, hashed(secret))
            if secret is not None and verify_secret(secret, kept)
            else None
        )

    def is_host(self, secret: str | None) -> bool:
        """Tell whether a secret is the host's."""
        return verify_secret(secret, self.head.host_hash)

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays a seat of the newest game, None where a person does."""
        assert self.live is not None
        return self.seats[self.live.chairs[seat]].bot

    @property
    def has_people(self) -> bool:
        """Whether a person holds a seat, also one that a bot plays for a while."""
        return any(seat.kind == HUMAN and seat.secret_hash is not None for seat in self.seats)

    @property
    def has_free_seat(self) -> bool:
        """Whether somebody may sit down."""
        return self.status == WAITING and any(seat.is_free for seat in self.seats)

    # Coming and going

    async def join(self, name: str, chair: int | None) -> tuple[int, str]:
        """Take a free seat and return its chair and secret."""
        name = clean_name(name)
        async with self.lock:
            self._expect(WAITING)
            seat = self._free_seat(chair)
            expect_new_name(name, self.seats)
            secret = new_secret()
            seat.kind, seat.name, seat.secret_hash = HUMAN, name, hashed(secret)
            await self._keep([seat])
            return seat.chair, secret

    async def leave(self, credential: SeatCredential) -> None:
        """Give a seat up: before the start it is free again, in a game a bot goes on."""
        async with self.lock:
            await self._vacate(self._held(credential), OPEN)

    async def close_seat(self, chair: int) -> None:
        """Remove whoever sits on a chair; before the start the chair stays empty."""
        async with self.lock:
            await self._vacate(self._seat(chair), CLOSED)

    async def set_seat(self, chair: int, bot: str | None) -> None:
        """Put a bot on a chair that no person holds, or free it again."""
        if bot is not None:
            self.services.expect_bot(bot)
        async with self.lock:
            self._expect(WAITING)
            seat = self._seat(chair)
            if seat.kind == HUMAN:
                raise Refused(409, "seat-taken")
            seat.empty()
            if bot is not None:
                seat.kind, seat.bot, seat.name = BOT, bot, bot_name(bot, self.seats)
            await self._keep([seat])

    async def give_to_bot(self, credential: SeatCredential, bot: str) -> None:
        """Let a bot play a person's seat until it is taken back."""
        self.services.expect_bot(bot)
        async with self.lock:
            await self._change_hands(self._held(credential), "bot", bot)

    async def take_back(self, credential: SeatCredential) -> None:
        """Play a seat oneself again."""
        async with self.lock:
            await self._change_hands(self._held(credential), "back", None)

    async def new_code(self, credential: SeatCredential) -> str:
        """Return a code that moves a seat to another device, once and soon."""
        async with self.lock:
            seat, code = self._held(credential), new_secret()
            seat.code_hash, seat.code_until = hashed(code), self.services.now() + CODE_SECONDS
            await self._keep([seat], tell=False)
            return code

    async def use_code(self, chair: int, code: str) -> str:
        """Move a seat to whoever has its code, and return the new secret; the old one ends."""
        async with self.lock:
            seat = self.seats[chair] if 0 <= chair < len(self.seats) else Seat(chair, OPEN)
            if not verify_secret(code, seat.code_hash) or (seat.code_until or 0.0) < self.services.now():
                raise Refused(403, "code-wrong")
            old, secret = seat.secret_hash or "", new_secret()
            seat.secret_hash, seat.code_hash, seat.code_until = hashed(secret), None, None
            await self._keep(
                [seat], lambda connection: queries.move_owner(connection, self.id, old, hashed(secret))
            )
            self._move_owner(old, hashed(secret))
            self.subscribers.dismiss(chair, "seat-moved")
            return secret

    async def forget_name(self, chair: int, owner_hash: str | None) -> None:
        """Delete the name of whoever has or had a chair's secret; for the host (None) all of a chair."""
        async with self.lock:
            seat, name = self._seat(chair), say("player-name", number=chair + 1)
            known = await self.services.store.run(
                lambda connection: queries.keepers_of(connection, self.id, chair)
            )
            known |= set() if seat.secret_hash is None else {seat.secret_hash}
            if owner_hash is not None and owner_hash not in known:
                raise Refused(403, "secret-wrong")
            owner_hashes = known if owner_hash is None else {owner_hash}
            if seat.kind == HUMAN and self._named_after(seat) in owner_hashes:
                seat.name = name
            await self._keep(
                [seat], lambda connection: queries.forget_names(connection, self.id, owner_hashes, name)
            )
            self._rename(owner_hashes, name)

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
            await self._begin(self._order(chairs))

    async def rematch(self) -> None:
        """Play again, each seat one place further; where somebody has left, seats are free first."""
        async with self.lock:
            self._expect(FINISHED)
            self.services.boards.find(self.head.settings.board)  # before anything is changed
            for seat in self.seats:
                if seat.kind == HUMAN:
                    seat.bot = None
                    if seat.secret_hash is None:
                        seat.empty()
            chairs = [seat.chair for seat in self.seats if seat.plays]
            if len(chairs) >= 2 and not any(seat.is_free for seat in self.seats):
                await self._begin(self._order(chairs))
            else:
                self.status = WAITING
                await self._keep(self.seats, status=WAITING)

    async def act(self, credential: SeatCredential, message: MoveMessage | UndoMessage) -> int:
        """Do what a person's message asks and return the number of its entry; a message is played once."""
        async with self.lock:
            chair = self._held(credential).chair
            if self.live is not None and message.game not in (None, self.live.id):
                return await self._known_earlier(credential, message)
            live, seat = self._playing(self.seat_held(credential))
            entry = live.entry_of(seat, message.id)
            if entry is not None:
                return self._known(entry, message)
            self._expect_person(chair)
            self._expect_number(live, message.number)
            done = ActionMeta(seat, HUMAN, self.services.now(), message.id)
            if isinstance(message, UndoMessage):
                self._expect_patience(live.count(seat, "undo"))
                return await self.enter(lambda: live.undo(done))
            move = from_json(message.move)
            return await self.enter(lambda: live.move(done, move))

    async def enter(self, act: Callable[[], Entry], seats: Sequence[Seat] = ()) -> int:
        """Do something in the game, keep it, and only then tell everybody. The lock is held."""
        live = self.live
        assert live is not None
        entry = act()
        ended = await self._ended(live, entry)
        rows = self._rows(seats)
        is_stale = abs(entry.at - self.touched) >= TOUCH_SECONDS

        def job(connection: Connection) -> None:
            queries.add_entry(connection, live.id, entry)
            queries.set_seats(connection, rows)
            if ended is not None:
                queries.end_game(connection, self.id, live.id, ended)
            elif is_stale:
                queries.set_table(connection, self.id, touched=entry.at)

        await self._write(job)
        if is_stale:
            self.touched = entry.at
        if ended is not None:
            self.status = FINISHED
        self.services.on_entry(entry)
        self.tell_entries([entry])
        if ended is not None or seats:
            self.tell_all()
        self.scheduler.wake()
        return entry.number

    # Talking

    async def say(self, credential: SeatCredential, message_id: str, text: str) -> int:
        """Say something to the table and return the line's number; a message is said once."""
        async with self.lock:
            seat = self._held(credential)
            known = self.chat.number_of(credential, message_id, text)
            if known is not None:
                return known
            said = self.chat.draft(seat, credential, message_id, text)
            await self._keep([], lambda connection: queries.add_chat(connection, self.id, said), tell=False)
            self.chat.add(said)
            self.subscribers.send(dumps(chat_message([said])))
            return said.number

    async def delete_said(self, number: int, authors: set[str] | None) -> None:
        """Delete a line of chat: one of these authors', or as the host (None) any."""
        async with self.lock:
            said = self.chat.line(number, authors)
            await self._write(lambda connection: queries.delete_chat(connection, self.id, number))
            said.text, said.changed = None, True
            self.subscribers.send(dumps(chat_message([said])))

    async def mute(self, chair: int, muted: bool) -> None:
        """Let a seat be heard in the chat, or not."""
        async with self.lock:
            seat = self._seat(chair)
            seat.muted = muted
            await self._keep([seat])

    async def set_chat(self, on: bool) -> None:
        """Switch the chat on or off for all."""
        async with self.lock:
            self.chat.is_on = on
            await self._keep([], chat_on=on)

    # Watching

    async def follow(self, subscriber: Subscriber, known: Cursor) -> None:
        """Let a watcher follow, from what it knows already on."""
        game = await self.known_game(subscriber, known)
        async with self.lock:
            if subscriber.credential is not None:
                self._held(subscriber.credential)
            self.used = self.services.now()
            if subscriber.credential is not None or not self.address:
                self.address = subscriber.address
            self.subscribers.come(subscriber)
            self.welcome(subscriber, known, game)
            self.scheduler.wake()  # bots alone wait for somebody to watch

    async def repeat(self, subscriber: Subscriber, known: Cursor) -> None:
        """Tell a watcher once more what it has missed."""
        game = await self.known_game(subscriber, known)
        async with self.lock:
            if subscriber in self.subscribers:
                self.welcome(subscriber, known, game)

    def go(self, subscriber: Subscriber) -> None:
        """Let a watcher go."""
        self.used = self.services.now()
        self.subscribers.go(subscriber)

    async def close(self, key: str) -> None:
        """End all tasks and sockets of this table; the store knows everything."""
        async with self.lock:
            self.scheduler.close()
            self.subscribers.dismiss(None, key)

    # Inside

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

    def _expect(self, status: str) -> None:
        if self.status != status:
            raise Refused(409, WRONG_TIME[self.status])

    def _held(self, credential: SeatCredential) -> Seat:
        """Return the seat of a holder, if it still is theirs: they may have waited for the lock."""
        seat = self.seats[credential.chair]
        if seat.secret_hash != credential.secret_hash:
            raise Refused(403, "secret-wrong")
        return seat

    def _known(self, entry: Entry, message: MoveMessage | UndoMessage) -> int:
        """Return the number of a message sent again; an id that means something else now is refused."""
        same = entry.kind == message.type
        if same and isinstance(message, MoveMessage):
            same = to_json(from_json(message.move)) == to_json(from_json(entry.move or {}))
        if not same:
            raise Refused(409, "message-id-used")
        return entry.number

    async def _known_earlier(self, credential: SeatCredential, message: MoveMessage | UndoMessage) -> int:
        """Return what a message has led to in an earlier game; new things can't be done there."""
        game, owner_hash = message.game or "", credential.secret_hash
        entry = await self.services.store.run(
            lambda connection: queries.find_message(connection, self.id, game, owner_hash, message.id)
        )
        if entry is None:
            raise Refused(409, "game-gone")
        return self._known(entry, message)

    def _expect_patience(self, times: int) -> None:
        """Refuse what was done too often in one game: every time is kept for ever."""
        if times >= MOST_CHANGES:
            raise Refused(409, "too-often")

    def _playing(self, seat: int | None) -> tuple[LiveGame, int]:
        if self.live is None or seat is None:
            raise Refused(409, "table-waiting")
        return self.live, seat

    def _expect_person(self, chair: int) -> None:
        if self.seats[chair].bot is not None:
            raise Refused(409, "seat-with-bot")

    def _expect_number(self, live: LiveGame, number: int) -> None:
        """Refuse what was meant for another moment; opening choices come in any order (S6)."""
        if number != live.next_number and not live.is_opening:
            raise Refused(409, "message-late", number=live.next_number)

    def _order(self, chairs: list[int]) -> list[int]:
        if self.live is not None and sorted(self.live.chairs) == chairs:
            return [*self.live.chairs[1:], self.live.chairs[0]]
        return chairs if self.head.settings.fixed_seats else self.services.draw(chairs)

    async def _begin(self, chairs: Sequence[int]) -> None:
        players = [Player(self.seats[chair].name, self.seats[chair].player_kind) for chair in chairs]
        game = self.services.deal(self.services.boards.find(self.head.settings.board), players)
        number = 1 if self.live is None else self.live.round + 1
        places = [Place(chair, self.seats[chair].secret_hash) for chair in chairs]
        live = LiveGame(new_game_id(), number, game, places, self.services.now())

        rows = self._rows(self.seats)

        def job(connection: Connection) -> None:
            queries.set_seats(connection, rows)
            queries.add_game(connection, self.id, live)

        await self._write(job)
        self.live, self.status, self.touched = live, PLAYING, live.started
        self.tell_all()
        self.tell_entries([])
        self.scheduler.wake()

    async def _vacate(self, seat: Seat, kind: str) -> None:
        playing = self.status == PLAYING and self.seat_of(seat.chair) is not None
        if not playing:
            seat.empty()
            seat.kind = kind
            await self._keep([seat])
        elif seat.kind == HUMAN:
            seat.secret_hash = seat.code_hash = seat.code_until = None
            if seat.bot is None:
                await self._hand_over(seat, "bot", STAND_IN)
            else:
                await self._keep([seat])
        else:
            raise Refused(409, "seat-with-bot")
        self.subscribers.dismiss(seat.chair, "seat-closed")
        self.tell_all()

    async def _change_hands(self, seat: Seat, kind: str, bot: str | None) -> None:
        live, number = self._playing(self.seat_of(seat.chair))
        self._expect(PLAYING)
        self._expect_patience(live.count(number, "bot", "back"))
        if seat.bot != bot:
            await self._hand_over(seat, kind, bot)

    async def _hand_over(self, seat: Seat, kind: str, bot: str | None) -> None:
        live, number = self._playing(self.seat_of(seat.chair))
        seat.bot = bot
        actor = HUMAN if bot is None else f"{BOT_KIND}{bot}"
        done = ActionMeta(number, actor, self.services.now())
        await self.enter(lambda: live.note(kind, done), [seat])

    async def _ended(self, live: LiveGame, entry: Entry) -> Ended | None:
        result = live.game.result if entry.kind == "move" else None
        if result is None:
            return None
        try:
            statistics = await asyncio.to_thread(statistics_of, live.game, live.seconds())
        except Exception as error:
            raise self._broken(error) from None
        players = live.game.players
        return Ended(
            entry.at,
            result,
            statistics.to_json(),
            [player.name for player in players],
            [player.kind for player in players],
        )

    def _rows(self, seats: Sequence[Seat]) -> list[dict[str, Any]]:
        """Return seats as they are now, for a job: whatever happens until it runs, it writes this."""
        return [seat.to_row(self.id) for seat in seats]

    async def _keep(
        self,
        seats: Sequence[Seat],
        more: Callable[[Connection], None] = lambda connection: None,
        tell: bool = True,
        **values: Any,
    ) -> None:
        """Keep seats and values of the table and more, together, then tell everybody."""
        rows, now = self._rows(seats), self.services.now()

        def job(connection: Connection) -> None:
            queries.set_seats(connection, rows)
            more(connection)
            queries.set_table(connection, self.id, touched=now, **values)

        await self._write(job)
        if tell:
            self.tell_all()

    async def _write(self, job: Callable[[Connection], Any]) -> None:
        """Write what was changed in memory already."""
        if self.subscribers.is_over:
            raise Refused(503, "table-reloads")
        self.used = self.services.now()
        try:
            await self.services.store.run(job)
        except Exception as error:
            raise self._broken(error) from None

    def _broken(self, error: Exception) -> Refused:
        """Let go of the table, as its memory may differ from the store: the store knows best."""
        if not isinstance(error, StoreUnavailable):  # which the store itself has told the log
            log.error("write_failed", exc_info=error)
        self.scheduler.close()
        self.services.on_broken(self)
        self.subscribers.dismiss(None, "table-reloads")
        return error if isinstance(error, StoreUnavailable) else Refused(503, "table-reloads")

    def _move_owner(self, owner_hash: str, to: str) -> None:
        """Let all that was somebody's here belong to their new secret."""
        self.chat.move(owner_hash, to)
        if self.live is not None:
            self.live.owner_hashes = [to if kept == owner_hash else kept for kept in self.live.owner_hashes]

    def _named_after(self, seat: Seat) -> str | None:
        """Return the hash of the secret of whoever a seat is named after, also of one who has left."""
        number = self.seat_of(seat.chair)
        kept = None if self.live is None or number is None else self.live.owner_hashes[number]
        return seat.secret_hash or kept

    def _rename(self, owner_hashes: set[str], name: str) -> None:
        """Tell everybody another name for all that somebody did here."""
        lines = self.chat.rename(owner_hashes, name)
        if lines:
            self.subscribers.send(dumps(chat_message(lines[-MOST_TOLD:])))
        if self.live is not None and owner_hashes.intersection(self.live.owner_hashes):
            game = self.live.game
            pairs = zip(game.players, self.live.owner_hashes, strict=True)
            game.players = tuple(
                Player(name, player.kind) if owner_hash in owner_hashes else player
                for player, owner_hash in pairs
            )
            self.tell_entries([])


def expect_new_name(name: str, seats: Sequence[Seat]) -> None:
    """Refuse a name that somebody at the table has already."""
    if name.casefold() in {seat.name.casefold() for seat in seats}:
        raise Refused(409, "name-taken", name=name)


def bot_name(bot: str, seats: Sequence[Seat]) -> str:
    """Return a name for a bot that nobody else at the table has."""
    return stored_bot_name(bot, {seat.name for seat in seats})
