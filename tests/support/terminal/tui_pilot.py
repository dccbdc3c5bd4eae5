"""Somebody at the keyboard of the game on the whole terminal, through Textual's pilot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Static

from cablecar.arena.entrants import find_entrants
from cablecar.board import Board, shipped_board
from cablecar.bots import Budget
from cablecar.engine.moves import ClaimRoute, TakeCard
from cablecar.engine.view import Phase
from cablecar.terminal.sessions.games import new_seating
from cablecar.terminal.sessions.local import LocalTable
from cablecar.terminal.tui.app import CableCarApp
from cablecar.terminal.tui.choice import ChoiceBox
from cablecar.terminal.tui.final_count import FinalCount
from cablecar.terminal.tui.pages import Curtain

SMALL, LARGE = (80, 24), (160, 50)
PATIENCE = 120.0
CUT = ("prompt", "detail")
"""What is not broken into lines where it is too long."""


class Keyboard:
    """The keys and the screen of a game."""

    def __init__(self, pilot: Pilot[None], app: CableCarApp) -> None:
        self.pilot, self.app = pilot, app
        self.screen = app.table

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all that they cause is shown."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, wanted: Callable[[], object]) -> None:
        """Wait for something."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await self.pilot.pause(0.01)

    def text(self, name: str) -> str:
        """Return what stands in a part of the table."""
        return str(self.screen.query_one(name, Static).render())

    @property
    def asks(self) -> bool:
        """Whether a list of answers is open."""
        return bool(self.screen.query_one(ChoiceBox).display)

    @property
    def shown(self) -> str:
        """All texts of what stands before everything else."""
        return "\n".join(str(part.render()) for part in self.app.screen.query(Static))

    @property
    def overflowing(self) -> list[str]:
        """The parts of the screen that stand out of it, and lines that are longer than there is room."""
        found = []
        for part in self.app.screen.query(Static):
            if part.region and part.region.right > self.app.size.width:
                found.append(f"{part}: {part.region}")
            lines = str(part.render()).split("\n") if part.id in CUT else []
            found += [line for line in lines if cell_len(line) > part.content_size.width]
        return found


class Player(Keyboard):
    """Somebody who plays a game on this machine."""

    def __init__(self, pilot: Pilot[None], app: CableCarApp, table: LocalTable) -> None:
        super().__init__(pilot, app)
        self.table = table

    async def act(self) -> None:
        """Do the next thing that the game waits for: answer, claim what can be claimed, or take a card."""
        moves = len(self.table.game.moves)
        if self.table.next_seat is not None:
            await self.press("enter")
            assert isinstance(self.app.screen, Curtain)
            await self.press("enter")
            return
        if self.asks:
            placing = self.table.view.phase is Phase.PLACING
            await self.press("enter", *("right", "enter") * placing)
        elif any(isinstance(move, ClaimRoute) for move in self.table.moves):
            await self.press("space", "enter")
            if self.asks:
                await self.press("enter")
        else:
            await self.press(*self._other())
        await self.until(lambda: len(self.table.game.moves) > moves)
        await self.pilot.pause()

    def _other(self) -> tuple[str, ...]:
        takes = [move for move in self.table.moves if isinstance(move, TakeCard)]
        if not takes:
            return ("t",) if self.table.view.ticket_deck_size else ("p",)
        return ("d",) if TakeCard() in takes else (str((takes[0].slot or 0) + 1),)

    async def play_to_end(self) -> None:
        """Play until the final count is shown."""
        game = self.table.game
        while game.waiting_for:
            await self.until(lambda: self.table.moves or self.table.next_seat is not None or game.result)
            if game.waiting_for:
                await self.act()
        await self.until(lambda: isinstance(self.app.screen, FinalCount))


def play(
    folder: Path,
    game: Callable[[Player], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    names: tuple[str, ...] = ("Ada",),
    players: int = 2,
    seed: int = 3,
    board: Board | None = None,
) -> LocalTable:
    """Play a game against greedy bots that move at once, and return its table."""

    async def run() -> LocalTable:
        bots = find_entrants("greedy", None, Budget(simulations=1)) if players > len(names) else []
        seating = new_seating(board or shipped_board(), players, names, bots, seed)
        table = LocalTable(seating, folder / "game.json", 0.0)
        app = CableCarApp(table, table.game.board)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await game(Player(pilot, app, table))
        return table

    return asyncio.run(run())
