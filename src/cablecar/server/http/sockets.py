"""A socket per seat: numbered entries out, acknowledged messages in."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from sys import getsizeof

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cablecar.common.catalogue import language, speaking
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.server.model.chat import Said
from cablecar.server.protocol.codec import (
    ChatMessage,
    ClientMessage,
    JsonObject,
    MoveMessage,
    PingMessage,
    ResumeMessage,
    UndoMessage,
    dumps,
    error_json,
    message_id,
    padded,
    read_message,
)
from cablecar.server.security.identity import Refused, SeatCredential
from cablecar.server.security.limits import (
    LINES,
    MOVES,
    REPLAYS,
    RESUMES,
    TAKE,
    Bucket,
    Limits,
    client_address,
)
from cablecar.server.security.metrics import Metrics
from cablecar.server.tables.broadcast import Cursor
from cablecar.server.tables.table import Table

REFUSED_BLOCK = 2_048
"""How many seconds a refusal takes, or a multiple: why a move is refused may depend on hidden cards."""
CLOSED_BY_TABLE = 4000
"""The code of a socket that the table closed, with the reason's key."""

COSTLY_MESSAGES = {ResumeMessage: RESUMES, ChatMessage: LINES, MoveMessage: MOVES, UndoMessage: MOVES}
"""The rates of an address that messages count against beside that of all messages."""

log = logging.getLogger("cablecar.server")


class SeatSocket:
    """One client that follows a table: from a seat, or as a spectator."""

    def __init__(
        self, socket: WebSocket, table: Table, credential: SeatCredential | None, metrics: Metrics
    ) -> None:
        self.credential = credential
        self.address = client_address(socket)
        self._socket = socket
        self._table = table
        self._metrics = metrics
        limits: Limits = socket.app.state.limits
        self._buckets = {ResumeMessage: Bucket(limits.resumes), ChatMessage: Bucket(limits.lines)}
        """Limits on messages that cost the server, or everybody at the table, much."""
        self._take: Callable[[str], None] = socket.scope[TAKE]
        self._most_waiting = limits.unread
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0
        """Bytes that the client has not received yet."""
        self._closed_because = ""
        self._language = language()
        """The client's own, which may differ from that of the request that closes the socket."""

    @property
    def chair(self) -> int | None:
        """The chair whose seat it plays, None for a spectator."""
        return None if self.credential is None else self.credential.chair

    def send(self, text: str) -> None:
        """Queue a message. A client far behind is disconnected; it comes back and asks for the rest."""
        if not self._closed_because and self._waiting > self._most_waiting:
            while not self._out.empty():
                self._out.get_nowait()
            self.close("client-too-slow")
        elif not self._closed_because:
            self._put(text)

    def close(self, key: str) -> None:
        """Send the reason, and close."""
        if not self._closed_because:
            self._closed_because = key
            with speaking(self._language):
                self._put(dumps({"type": "closed", "error": error_json(CablecarError(key))}))
            self._out.put_nowait(None)

    def _put(self, text: str) -> None:
        self._waiting += getsizeof(text)
        self._out.put_nowait(text)

    async def serve(self, cursor: Cursor) -> None:
        """Follow the table until the client leaves."""
        self._count_replay(cursor)
        await self._socket.accept()
        sender = asyncio.create_task(self._send_queued())
        try:
            await self._follow(cursor)
            await self._listen()
        finally:
            self._table.unsubscribe(self)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def _follow(self, cursor: Cursor) -> None:
        try:
            await self._table.subscribe(self, cursor)
        except Refused as error:
            self.close(error.key)

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._closed_because:
                continue
            text = message.get("text")
            if text is None:
                self._answer({"type": "error", "error": error_json(CablecarError("message-binary"))})
            else:
                await self._receive(text)

    async def _receive(self, text: str) -> None:
        """Do what a message asks, and acknowledge or refuse it."""
        try:
            message = read_message(text)
            self._count(message)
        except CablecarError as error:
            self._refuse(message_id(text), error)
            return
        if isinstance(message, PingMessage):
            self._answer({"type": "pong"})
        elif isinstance(message, ResumeMessage):
            await self._table.resend(self, _cursor(message))
        else:
            await self._act(message)

    def _count(self, message: ClientMessage) -> None:
        """Refuse a message that asks too much too often, of its socket or of its address."""
        bucket = self._buckets.get(type(message))
        try:
            if bucket is not None and bucket.take():
                raise Refused(429, "too-many-messages")
            if type(message) in COSTLY_MESSAGES:
                self._take(COSTLY_MESSAGES[type(message)])
            if isinstance(message, ResumeMessage):
                self._count_replay(_cursor(message))
        except Refused as refused:
            self._metrics.refusals.labels(refused.key).inc()
            raise

    def _count_replay(self, cursor: Cursor) -> None:
        """Count a request for an earlier game, which is played through again."""
        if cursor.game not in (None, self._table.live and self._table.live.id):
            self._take(REPLAYS)

    async def _act(self, message: MoveMessage | UndoMessage | ChatMessage) -> None:
        try:
            number = await self._do(message)
        except IllegalMove as error:
            self._metrics.refused_moves.labels(error.rule).inc()
            self._refuse(message.id, error)
        except CablecarError as error:
            self._refuse(message.id, error)
        else:
            self._answer({"type": "ack", "id": message.id, "number": number})

    async def _do(self, message: MoveMessage | UndoMessage | ChatMessage) -> int:
        if self.credential is None:
            raise Refused(403, "spectators-watch")
        if isinstance(message, ChatMessage):
            return await self._table.say(self.credential, message.id, Said.read(message.text, message.phrase))
        return await self._table.act(self.credential, message)

    def _refuse(self, identity: str | None, error: CablecarError) -> None:
        if identity is None:
            self._answer({"type": "error", "error": error_json(error)})
        else:
            refused = {"type": "refused", "id": identity, "error": error_json(error)}
            self.send(padded(dumps(refused), REFUSED_BLOCK))

    def _answer(self, message: JsonObject) -> None:
        self.send(dumps(message))

    async def _send_queued(self) -> None:
        try:
            while (text := await self._out.get()) is not None:
                await self._socket.send_text(text)
                self._waiting -= getsizeof(text)
            await self._socket.close(CLOSED_BY_TABLE, self._closed_because)
        except (WebSocketDisconnect, ConnectionError, RuntimeError):
            if self._socket.application_state is WebSocketState.CONNECTED:
                log.debug("socket_lost")


def _cursor(message: ResumeMessage) -> Cursor:
    return Cursor(message.game, message.after, message.chat_after)
