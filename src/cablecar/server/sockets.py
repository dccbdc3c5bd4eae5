"""A socket per seat: numbered entries out, acknowledged messages in."""

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cablecar.errors import CablecarError, IllegalMove
from cablecar.server.identity import Refused
from cablecar.server.metrics import Metrics
from cablecar.server.table import Table
from cablecar.server.wire import (
    ChatMessage,
    JsonObject,
    MoveMessage,
    PingMessage,
    ResumeMessage,
    UndoMessage,
    dumps,
    error_json,
    message_id,
    read_message,
)

MOST_WAITING = 256
"""A client that is so many messages behind is cut off; it comes back and asks for the rest."""
CLOSED_BY_TABLE = 4000
"""The code of a socket that the table closed, with the reason's key."""

log = logging.getLogger("cablecar.server")


class SeatSocket:
    """One client that follows a table: from a seat, or as a spectator."""

    def __init__(self, socket: WebSocket, table: Table, chair: int | None, metrics: Metrics) -> None:
        self.chair = chair
        self._socket = socket
        self._table = table
        self._metrics = metrics
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._why = ""

    def send(self, text: str) -> None:
        """Send a message soon."""
        if self._out.qsize() >= MOST_WAITING:
            self.close("client-too-slow")
        elif not self._why:
            self._out.put_nowait(text)

    def close(self, key: str) -> None:
        """Say why, and close."""
        if not self._why:
            self._why = key
            while not self._out.empty() and self._out.qsize() >= MOST_WAITING:
                self._out.get_nowait()
            self._out.put_nowait(dumps({"type": "closed", "error": error_json(CablecarError(key))}))
            self._out.put_nowait(None)

    async def serve(self, game: str | None, after: int, chat_after: int) -> None:
        """Follow the table until the client leaves."""
        await self._socket.accept()
        sender = asyncio.create_task(self._send_on())
        try:
            await self._table.follow(self, game, after, chat_after)
            await self._listen()
        finally:
            self._table.go(self)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender

    async def _listen(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                self._answer({"type": "error", "error": error_json(CablecarError("message-binary"))})
            else:
                await self._hear(text)

    async def _hear(self, text: str) -> None:
        """Do what a message asks, and acknowledge or refuse it."""
        try:
            message = read_message(text)
        except CablecarError as error:
            self._refuse(message_id(text), error)
            return
        if isinstance(message, PingMessage):
            self._answer({"type": "pong"})
        elif isinstance(message, ResumeMessage):
            await self._table.repeat(self, message.game, message.after, message.chat_after)
        else:
            await self._act(message)

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
        if self.chair is None:
            raise Refused(403, "spectators-watch")
        match message:
            case MoveMessage():
                return await self._table.move(self.chair, message.number, message.id, message.move)
            case UndoMessage():
                return await self._table.undo(self.chair, message.number, message.id)
            case ChatMessage():
                return await self._table.say(self.chair, message.id, message.text)

    def _refuse(self, identity: str | None, error: CablecarError) -> None:
        if identity is None:
            self._answer({"type": "error", "error": error_json(error)})
        else:
            self._answer({"type": "refused", "id": identity, "error": error_json(error)})

    def _answer(self, message: JsonObject) -> None:
        self.send(dumps(message))

    async def _send_on(self) -> None:
        try:
            while (text := await self._out.get()) is not None:
                await self._socket.send_text(text)
            await self._socket.close(CLOSED_BY_TABLE, self._why)
        except (WebSocketDisconnect, ConnectionError, RuntimeError):
            if self._socket.application_state is WebSocketState.CONNECTED:
                log.debug("socket_lost")
