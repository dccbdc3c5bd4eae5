"""The game on a whole terminal as a program: it runs until it is left, and leaves the terminal as it was."""

import asyncio
import os
import signal
from contextlib import suppress

from textual.app import App

from cablecar.board import Board
from cablecar.errors import CablecarError
from cablecar.terminal.sitting import Sitting
from cablecar.terminal.tui.looks import THEME
from cablecar.terminal.tui.table import TableScreen


class CableCarApp(App[None]):
    """One game on the whole terminal."""

    CSS_PATH = "tui.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, board: Board) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ or None)
        self.sitting = sitting
        self.table = TableScreen(sitting, board)
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
        self.run_worker(self._follow())

    async def _follow(self) -> None:
        try:
            await self.sitting.follow(self.table.show)
        except CablecarError as error:
            self.failure = error
            self.exit()

    def action_leave(self) -> None:
        """Leave; the game is kept, and goes on whenever its player comes back."""
        self.exit()


def show_game(sitting: Sitting, board: Board) -> None:
    """Show a game on the whole terminal until it is left; raise why it could not go on."""
    app = CableCarApp(sitting, board)
    app.run()
    if app.failure is not None:
        raise app.failure
