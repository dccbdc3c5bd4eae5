"""The command `cablecar watch`: a record as a film, or a table on a server as it plays."""

import asyncio
import shutil
import signal
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from cablecar.common.catalogue import say
from cablecar.common.system import STOP_SIGNALS, on_signal
from cablecar.engine.record import read
from cablecar.language.questions import Description
from cablecar.language.sentences import player_words
from cablecar.terminal.drawing import screen
from cablecar.terminal.frames import Broadcast, Frame, film_of
from cablecar.terminal.keys import has_keys, hearing_keys
from cablecar.terminal.lines import tell

PACE = 1.5
"""Seconds between two moves where somebody looks on."""
QUICKER = 1.5
"""How much quicker one key makes the film."""
FASTEST, SLOWEST = 0.05, 60.0


def watch(what: str, pace: float | None, plain: bool) -> None:
    """Show a record or a table to its end, or until the viewer leaves."""
    if pace is None:
        pace = PACE if has_keys() else 0.0
    drawn = has_keys() and not plain and screen.is_large(*shutil.get_terminal_size())
    if what.startswith(("http://", "https://")):
        asyncio.run(_watch_table(what, pace, drawn))
    else:
        asyncio.run(_show(Projector(film_of(read(Path(what))), pace), drawn))


async def _watch_table(link: str, pace: float, drawn: bool) -> None:
    """Show a table on a server, each move as soon as it is made."""
    from cablecar.terminal.sessions.links import read_link
    from cablecar.terminal.sessions.remote import RemoteTable

    broadcast = Broadcast(RemoteTable(read_link(link)))
    projector = Projector(broadcast.frames, pace, broadcast)
    following = asyncio.create_task(broadcast.table.follow(projector.hear_news))
    following.add_done_callback(lambda _: projector.keys.put_nowait("q"))
    try:
        await _show(projector, drawn)
    finally:
        following.cancel()
        await asyncio.wait([following])
    if not following.cancelled():
        following.result()


async def _show(projector: "Projector", drawn: bool) -> None:
    """Let the viewer's keys steer the film; the terminal is given back as it was."""
    press = projector.keys.put_nowait
    for hint in STOP_SIGNALS:
        on_signal(hint, partial(press, "q"))
    with ExitStack() as stack:
        if has_keys():
            stack.enter_context(hearing_keys(press))
        if drawn:
            stack.enter_context(screen.another_page())
            if hasattr(signal, "SIGWINCH"):  # Windows tells nobody that a window has changed its size
                on_signal(signal.SIGWINCH, partial(press, ""))
            await projector.run(projector.draw, lingers=True)
        else:
            await projector.run(projector.tell, lingers=False)
    if drawn:
        projector.tell_end()


class Projector:
    """Shows the frames of a film one after the other."""

    def __init__(self, frames: Sequence[Frame], pace: float, live: Broadcast | None = None) -> None:
        self.frames, self.pace, self.live = frames, pace, live
        self.at = -1 if live else 0
        """Which frame is shown."""
        self.paused = False
        self.keys: asyncio.Queue[str] = asyncio.Queue()
        """What was pressed; an empty key only looks again."""
        self._told = -1
        self._notice = ""

    @property
    def last(self) -> int:
        """The last frame that there is yet."""
        return len(self.frames) - 1

    @property
    def is_over(self) -> bool:
        """Whether nothing comes after the frame that is shown."""
        over = self.live is None or (self.at >= 0 and self.frames[self.at].view.result is not None)
        return over and self.at == self.last

    def hear_news(self) -> None:
        """Take in what happened at a live table; a viewer of its newest frame sees the next at once."""
        follows = not self.paused and self.at == self.last
        if self.live is not None and self.live.take() and follows:
            self.at = self.last
        self.keys.put_nowait("")

    async def run(self, show: Callable[[], None], lingers: bool) -> None:
        """Show the film until its end, or until the viewer leaves."""
        while True:
            show()
            if self.is_over and not lingers:
                return
            key = await self._next_key()
            if key == "q":
                return
            self.press(key)

    async def _next_key(self) -> str:
        """Return the next key; where none comes in time it is the film that moves on."""
        waits = self.paused or self.at == self.last
        try:
            return await asyncio.wait_for(self.keys.get(), None if waits else self.pace)
        except TimeoutError:
            return "next"

    def press(self, key: str) -> None:
        """Do what a key means."""
        steps = {"next": 1, "right": 1, "left": -1, "home": -self.at, "end": self.last - self.at}
        if key in steps:
            self.at = min(max(self.at + steps[key], 0), self.last)
            self.paused = self.paused or key in ("right", "left", "home")
        elif key == " ":
            self.paused = not self.paused
        elif key in ("+", "="):
            self.pace = max(self.pace / QUICKER, FASTEST)
        elif key == "-":
            self.pace = min(max(self.pace, FASTEST) * QUICKER, SLOWEST)

    # As sentences

    def tell(self) -> None:
        """Say what happened up to the frame that is shown, or that it is a step back."""
        self._tell_notice()
        if self._told < 0 <= self.at:
            tell(self._title(self.frames[self.at]))
        if self.at < self._told:
            tell(self._step())
        first = min(self._told + 1, self.at) if self.at != self._told else self.at + 1
        for frame in self.frames[max(first, 0) : self.at + 1]:
            for line in frame.lines:
                tell(line)
        self._told = self.at
        if self.is_over:
            self.tell_end()

    def tell_end(self) -> None:
        """Say how the game ended, or that it did not yet."""
        if self.at < 0 or self.at < self.last:
            return
        view = self.frames[self.at].view
        lines = Description(view).final() if view.result is not None else []
        for line in lines or ([say("replay-unfinished")] if self.live is None else []):
            tell(line)

    def _tell_notice(self) -> None:
        notice = self.live.table.notice if self.live is not None else ""
        if notice and notice != self._notice:
            tell(notice)
        self._notice = notice

    # As pictures

    def draw(self) -> None:
        """Draw the frame that is shown."""
        if self.at < 0:
            self._tell_notice()
            return
        frame = self.frames[self.at]
        news = [line for earlier in self.frames[: self.at + 1] for line in earlier.lines]
        if self.is_over and frame.view.result is not None:
            news += Description(frame.view).final()
        screen.show(frame.view, self._title(frame), news, self._status())

    def _title(self, frame: Frame) -> str:
        names = ", ".join(player_words(frame.view.players))
        return say("replay-title", names=names, board=frame.view.board.name)

    def _step(self) -> str:
        return say("watch-step", step=self.at, last=self.last)

    def _status(self) -> str:
        at_newest = self.live is not None and self.at == self.last
        notice = self.live.table.notice if self.live is not None else ""
        parts = [say("watch-live") if at_newest else self._step()]
        parts.append(say("watch-paused") if self.paused else say("watch-pace", seconds=round(self.pace, 2)))
        return " · ".join([*parts, notice or say("watch-keys")])
