"""A table on a server, followed from a seat or as a spectator; its protocol: docs/guide/protocol.md."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, get_args
from urllib.parse import urlencode

from pydantic import ValidationError
from websockets import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.asyncio.client import ClientConnection, connect

from cablecar.board import Board, board_from_json, shipped_board
from cablecar.board.load import SHIPPED
from cablecar.common.catalogue import language, say
from cablecar.common.errors import CablecarError
from cablecar.engine.events import Event
from cablecar.engine.moves import Move, from_json, to_json, wire_name
from cablecar.engine.result import Result
from cablecar.engine.view import Phase, View
from cablecar.server.model.boards import board_id
from cablecar.server.protocol.codec import (
    ChatMessage,
    JsonObject,
    MoveMessage,
    ResumeMessage,
    UndoMessage,
)
from cablecar.server.protocol.messages import (
    SERVER_MESSAGE,
    Ack,
    ChatLines,
    ClosedMessage,
    EntryJson,
    ErrorMessage,
    GameMessage,
    PlacedResult,
    Refusal,
    ServerMessage,
    TableMessage,
    ViewJson,
)
from cablecar.server.protocol.responses import Fault, ResponseModel, TableState
from cablecar.statistics.figures import GameStatistics
from cablecar.terminal.sessions.links import (
    PATIENCE,
    HeldSeat,
    Link,
    ask,
    new_id,
    read_answer,
    refusal,
    table_at,
    told,
)
from cablecar.terminal.sessions.session import Changed
from cablecar.terminal.sessions.table_chat import TableChat

MESSAGE_LENGTH = 512
"""Shorter messages get spaces behind them: their lengths must not tell which tickets were kept."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""How many seconds pass before a lost connection is tried again: the first time, and at most."""
GOODBYE = 1.0
"""How many seconds a server may take to say goodbye to a client that leaves."""
PASSING = ("table-reloads", "server-stops", "client-too-slow")
"""Why a table closes a connection that may come back at once."""
_EVENTS: dict[str, type[Event]] = {wire_name(kind): kind for kind in get_args(Event)}


class RemoteTable:
    """A table on a server as it stands now. A lost connection comes back, and nothing is sent twice."""

    def __init__(self, link: Link, seat: HeldSeat | None = None) -> None:
        self.link = link
        self.seat = seat
        """The seat that is played, None for a spectator."""
        self.table: TableState = table_at(link)
        """Who sits where, and whether a game is on."""
        self.board = _board(link, self.table.settings.board)
        self.entries: list[EntryJson] = []
        """All that was done in the newest game, also what was taken back."""
        self.table_chat = TableChat(self)
        """Everybody at the table."""
        self.connected = False
        self._game: GameMessage | None = None
        self._view: View | None = None
        self._moves: tuple[Move, ...] = ()
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[str, asyncio.Future[None]]] = {}
        """What was sent and neither acknowledged nor refused yet, by its id."""

    # What is known

    @property
    def game(self) -> str:
        """Which game of the table is the newest; nothing before the first."""
        return "" if self._game is None else self._game.game

    @property
    def view(self) -> View | None:
        """What this seat, or a spectator, may know of the newest game; None before the first."""
        return self._view

    @property
    def moves(self) -> Sequence[Move]:
        """What this seat may do now."""
        return self._moves

    @property
    def may_undo(self) -> bool:
        """Whether this seat may take its last move back."""
        return self._game is not None and self._game.undo

    @property
    def deadline(self) -> float | None:
        """When the clock of those who are to act runs out, by the server's time; None without one."""
        return None if self._game is None else self._game.deadline

    @property
    def next_seat(self) -> int | None:
        """None: nobody else sits before this screen."""
        return None

    @property
    def notice(self) -> str:
        """What keeps the game waiting: the connection, bots that are not ready, empty seats, or the host."""
        if not self.connected:
            return say("connection-lost")
        if self._waits_for_preparation:
            return say("table-wait-bots")
        if not self.table_chat.gathers:
            return ""
        seats = self.table_chat.open_seats
        return say("remote-waiting-seats", count=seats) if seats else say("remote-waiting-host")

    @property
    def _waits_for_preparation(self) -> bool:
        """Whether the game waits only for bots, which the server is still preparing."""
        bots = {seat.seat for seat in self.table.seats if seat.bot is not None}
        waiting = set() if self._view is None else set(self._view.waiting_for)
        return not self.table.bots_ready and bool(waiting) and waiting <= bots

    def hand_over(self, seat: int | None) -> None:
        """Do nothing: nobody else sits before this screen."""

    async def statistics(self) -> GameStatistics:
        """Return the figures of the finished game."""
        path = f"{self.link.path}/games/{self.game}/statistics"
        return read_answer(self.link, GameStatistics, await asyncio.to_thread(ask, self.link, path))

    # What is done

    async def play(self, move: Move) -> None:
        """Make a move, or raise what refuses it."""
        number, data = self._next_number(), to_json(move)
        await self.send(MoveMessage(type="move", id=new_id(), game=self.game, number=number, move=data))

    async def undo(self) -> None:
        """Take the last move back, or raise what refuses that."""
        await self.send(UndoMessage(type="undo", id=new_id(), game=self.game, number=self._next_number()))

    async def rematch(self) -> None:
        """Ask for another game, or raise what refuses that; the seat goes over to it by itself."""
        headers = {} if self.seat is None else self.seat.headers
        await asyncio.to_thread(ask, self.link, f"{self.link.path}/rematch", {}, **headers)

    def _next_number(self) -> int:
        if self._game is None:
            raise CablecarError("table-waiting")
        return self._game.number + 1

    async def send(self, message: MoveMessage | UndoMessage | ChatMessage) -> None:
        """Send a message, again after each lost connection, until it is acknowledged or refused."""
        text = message.model_dump_json().ljust(MESSAGE_LENGTH)
        answer = asyncio.get_running_loop().create_future()
        self._unanswered[message.id] = text, answer
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)
        await answer

    # The connection

    async def follow(self, changed: Changed) -> None:
        """Stay connected until cancelled; raise why, where the table wants no connection any more."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._connection() as socket:
                    pause = FIRST_PAUSE
                    await self._listen(socket, changed)
            except InvalidStatus as error:
                if error.response.status_code in (403, 404):
                    raise self._ended(refusal(self.link, bytes(error.response.body or b""))) from None
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                pass
            self._lose()
            changed()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _connection(self) -> connect:
        headers = {} if self.seat is None else self.seat.headers
        return connect(
            self._address(),
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=GOODBYE,
            max_size=None,
        )

    def _address(self) -> str:
        place = self.link.path if self.seat is None else f"{self.link.path}/seats/{self.seat.chair}"
        known = {"language": language(), "after": len(self.entries), "chat_after": self.table_chat.newest}
        if self.game:
            known["game"] = self.game
        return f"{self.link.server.replace('http', 'ws', 1)}{place}/socket?{urlencode(known)}"

    async def _listen(self, socket: ClientConnection, changed: Changed) -> None:
        self._socket, self.connected = socket, True
        for text, _ in list(self._unanswered.values()):
            await socket.send(text)
        async for content in socket:
            await self._hear(self._read(content))
            changed()

    def _lose(self) -> None:
        self._socket, self.connected = None, False

    def _read(self, content: str | bytes) -> ServerMessage:
        try:
            return SERVER_MESSAGE.validate_json(content)
        except ValidationError:
            raise self._ended(CablecarError("remote-strange", server=self.link.server)) from None

    async def _hear(self, message: ServerMessage) -> None:
        match message:
            case TableMessage():
                self.table = message.table
            case GameMessage():
                await self._hear_game(message)
            case ChatLines():
                self.table_chat.hear(message.messages)
            case Ack():
                self._answer(message.id, None)
            case Refusal():
                self._answer(message.id, told(message.error))
            case ErrorMessage():  # too much at once, or unreadable: nobody knows which of ours it was
                self._ended(told(message.error))
            case ClosedMessage():
                self._hear_closed(message.error)

    def _hear_closed(self, fault: Fault) -> None:
        if fault.key not in PASSING:
            raise self._ended(told(fault))

    def _answer(self, identity: str, refused: CablecarError | None) -> None:
        _, answer = self._unanswered.pop(identity, ("", None))
        if answer is None or answer.done():
            return
        if refused is None:
            answer.set_result(None)
        else:
            answer.set_exception(refused)

    def _ended(self, why: CablecarError) -> CablecarError:
        """Refuse all that is unanswered, and return why."""
        for identity in list(self._unanswered):
            self._answer(identity, why)
        return why

    async def _hear_game(self, message: GameMessage) -> None:
        """Take in how the game stands; where entries are missing, ask for them."""
        known = self.entries if self.game == message.game else []
        fresh = [entry for entry in message.entries if entry.number > len(known)]
        for entry in fresh:
            self.table_chat.hear_time(entry.at)
        numbers = [entry.number for entry in fresh]
        self._game = message
        self.entries = known
        if numbers == list(range(len(known) + 1, message.number + 1)):
            self.entries = known + fresh
        elif self._socket is not None:
            missing = ResumeMessage(
                type="resume", game=message.game, after=len(known), chat_after=self.table_chat.newest
            )
            await self._socket.send(missing.model_dump_json())
        self._view = view_from(message.view, self.board, standing_events(self.entries))
        self._moves = tuple(from_json(move.model_dump(by_alias=True)) for move in message.moves)


def _board(link: Link, name: str) -> Board:
    """Return a table's board: one that comes with Cable Car, or else as the server tells it."""
    if name in SHIPPED:
        return shipped_board(name)
    data = read_answer(link, JsonObject, ask(link, f"/api/boards/{name}"))
    return board_from_json(data, board_id(name), str(link))


def standing_events(entries: Iterable[EntryJson]) -> tuple[Event, ...]:
    """Return what happened, without what was taken back: an undo takes the last move of its seat."""
    standing: list[EntryJson] = []
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry)
        elif entry.kind == "undo":
            last = next((move for move in reversed(standing) if move.seat == entry.seat), None)
            standing = [move for move in standing if move is not last]
    return tuple(event_from(event) for entry in standing for event in entry.events)


def event_from(told_event: ResponseModel) -> Event:
    """Return an event of the server."""
    fields = dict(told_event)
    return _EVENTS[fields.pop("event")](**fields)


def view_from(data: ViewJson, board: Board, history: tuple[Event, ...]) -> View:
    """Return a view of the server, with what happened."""
    told: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data}
    told |= {"phase": Phase[data.phase.upper()], "result": _result_from(data.result)}
    return View(board=board, history=history, **told)


def _result_from(data: PlacedResult | None) -> Result | None:
    return None if data is None else Result(tuple(data.scores), tuple(data.places))
