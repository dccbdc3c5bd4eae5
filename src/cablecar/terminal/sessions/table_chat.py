"""Everybody at a table on a server: what they say to each other, their time, and their next game."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from math import ceil
from typing import Protocol

from cablecar.common.catalogue import has, say
from cablecar.engine.players import BOT_KIND, HUMAN_KIND, Player
from cablecar.language.sentences import player_word
from cablecar.server.protocol.codec import MAX_CHAT_TEXT, ChatMessage
from cablecar.server.protocol.messages import ChatLine
from cablecar.server.protocol.responses import SeatState, TableState
from cablecar.terminal.sessions.links import HeldSeat, Link, ask, bots_at, new_id
from cablecar.terminal.sessions.session import Line


class ConnectedTable(Protocol):
    """The table that the chat belongs to, as far as it must be known."""

    link: Link
    seat: HeldSeat | None
    """The seat that is played, None for a spectator."""
    table: TableState

    @property
    def deadline(self) -> float | None:
        """When the clock of those who are to act runs out, by the server's time; None without one."""

    async def send(self, message: ChatMessage) -> None:
        """Send a message until it is acknowledged or refused."""


class TableChat:
    """Everybody at a table on a server, as one of its seats knows them."""

    most_letters = MAX_CHAT_TEXT
    """How long a line may be."""

    def __init__(self, table: ConnectedTable) -> None:
        self._at = table
        self._lines: dict[int, ChatLine] = {}
        self._ahead: float | None = None
        """How far the server's clock is ahead of one that never jumps."""
        self.bots: Sequence[str] = bots_at(table.link) if self.is_host else ()
        """The bots that the host can put on open seats, the usual one first."""

    @property
    def said(self) -> Sequence[Line]:
        """What was said, the newest last."""
        seats = {seat.chair: seat.seat for seat in self._at.table.seats}
        lines = (self._lines[number] for number in sorted(self._lines))
        return [Line(seats.get(line.chair), line.name, _text(line)) for line in lines]

    @property
    def newest(self) -> int:
        """The number of the newest line that was heard."""
        return max(self._lines, default=0)

    @property
    def silence(self) -> str:
        """Why this seat can't say anything, in a sentence; empty where it can."""
        table, seat = self._at.table, self._at.seat
        if not table.chat:
            return say("chat-off")
        return say("chat-muted") if seat is not None and table.seats[seat.chair].muted else ""

    @property
    def gathers(self) -> bool:
        """Whether the table waits for its players before it begins a game."""
        return self._at.table.status == "waiting"

    @property
    def link(self) -> str:
        """What brings others to the table."""
        return str(self._at.link)

    @property
    def is_host(self) -> bool:
        """Whether this seat's player has made the table, and decides when a game begins."""
        return self._at.seat is not None and bool(self._at.seat.host)

    @property
    def seated(self) -> Sequence[str]:
        """Who sits at the table, in the order of its chairs; an empty name is a free seat."""
        seats = (seat for seat in self._at.table.seats if seat.kind != "closed")
        return ["" if seat.kind == "open" else _name(seat) for seat in seats]

    @property
    def open_seats(self) -> int:
        """How many seats wait for somebody."""
        return list(self.seated).count("")

    @property
    def is_timed(self) -> bool:
        """Whether turns have a limit."""
        return self._at.table.settings.clock is not None

    @property
    def time_left(self) -> int | None:
        """How many seconds those who are to act still have; None where there is no limit, or bots act."""
        deadline = self._at.deadline
        return None if deadline is None else max(0, ceil(deadline - self._now()))

    def _now(self) -> float:
        """Return the server's time, as far as it was heard: the clock of this machine may be wrong."""
        return time.time() if self._ahead is None else self._ahead + time.monotonic()

    def hear(self, lines: Iterable[ChatLine]) -> None:
        """Take in what was said, or deleted."""
        self._lines |= {line.number: line for line in lines}

    def hear_time(self, at: float) -> None:
        """Learn from a moment that the server has just sent: none lies after its present."""
        ahead = at - time.monotonic()
        self._ahead = ahead if self._ahead is None else max(self._ahead, ahead)

    async def talk(self, text: str) -> None:
        """Say something to the table, or raise what refuses that."""
        await self._at.send(ChatMessage(type="chat", id=new_id(), text=text))

    async def start(self) -> None:
        """Begin the game as the host, or raise what refuses that."""
        await self._order("start", {})

    async def seat_bot(self, bot: str) -> None:
        """Put a bot on an open seat as the host, or raise what refuses that."""
        chair = next((seat.chair for seat in self._at.table.seats if seat.kind == "open"), None)
        if chair is not None:
            await self._order(f"seats/{chair}", {"bot": bot}, method="PUT")

    async def _order(self, path: str, body: dict[str, str], method: str = "POST") -> None:
        link, seat = self._at.link, self._at.seat
        headers = {} if seat is None else seat.host_headers
        await asyncio.to_thread(ask, link, f"{link.path}/{path}", body, method, **headers)


def _text(line: ChatLine) -> str | None:
    """Return what was said, a phrase in the user's language; None where it was deleted."""
    key = f"phrase-{line.phrase}"
    return say(key) if line.phrase and has(key) else line.text


def _name(seat: SeatState) -> str:
    """Return what a seat's player is called in the user's language; a bot that stands in takes no name."""
    kind = f"{BOT_KIND}{seat.bot}" if seat.kind == "bot" else HUMAN_KIND
    return player_word(Player(seat.name, kind))
