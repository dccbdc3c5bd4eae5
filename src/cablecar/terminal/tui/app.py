"""The game on a whole terminal as a program: it runs until it is left, and leaves the terminal as it was."""

import asyncio
import os
import signal
from contextlib import suppress

from textual import events
from textual.app import App
from textual.geometry import Size
from textual.worker import WorkerCancelled, WorkerFailed

from cablecar.board import Board
from cablecar.common.errors import CablecarError
from cablecar.terminal.drawing.screen import is_large
from cablecar.terminal.sessions.session import Session
from cablecar.terminal.tui.pages import TooSmall
from cablecar.terminal.tui.styles import THEME
from cablecar.terminal.tui.table import TableScreen


class CableCarApp(App[None]):
    """One game on the whole terminal."""

    CSS_PATH = "tui.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, board: Board) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ or None)
        self.session = session
        self.table = TableScreen(session, board)
        self.failure: CablecarError | None = None
        """Why the game could not go on."""

    def on_mount(self) -> None:
        """Sit down, and keep the game going."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.title = "Cable Car"
        with suppress(RuntimeError, ValueError):  # not in the main thread: then nobody sends a signal
            # A closed terminal (SIGHUP) ends the program at once: all is saved, nothing is left to restore.
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.action_leave)
        self.push_screen(self.table)
        self._fit(self.size)
        self._following = self.run_worker(self._follow())

    async def on_unmount(self) -> None:
        """Hang up in good order, where the game is on a server."""
        self._following.cancel()
        with suppress(WorkerCancelled, WorkerFailed):
            await self._following.wait()

    def on_resize(self, event: events.Resize) -> None:
        """Show something else in a window that is too small."""
        if self.table in self.screen_stack:
            self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """Cover everything as long as the window is too small for it."""
        is_covered = isinstance(self.screen, TooSmall)
        if is_covered and is_large(*size):
            self.pop_screen()
        elif not is_covered and not is_large(*size):
            self.push_screen(TooSmall())

    async def _follow(self) -> None:
        try:
            await self.session.follow(self.table.show)
        except CablecarError as error:
            self.failure = error
            self.exit()

    def action_leave(self) -> None:
        """Leave; the game is kept, and goes on whenever its player comes back."""
        self.exit()


def show_game(session: Session, board: Board) -> None:
    """Show a game on the whole terminal until it is left; raise why it could not go on."""
    app = CableCarApp(session, board)
    app.run()
    if app.failure is not None:
        raise app.failure
