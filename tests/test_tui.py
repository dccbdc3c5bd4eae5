"""The game on the whole terminal, by keyboard and mouse, through Textual's pilot."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Input, Static

from cablecar.arena.entrants import find_entrants
from cablecar.board import shipped_board
from cablecar.bots import Budget
from cablecar.game import Game
from cablecar.moves import ClaimRoute, TakeCard
from cablecar.record import read
from cablecar.terminal.boardmap import LETTERS
from cablecar.terminal.games import new_seating, newest_unfinished
from cablecar.terminal.local import LocalTable
from cablecar.terminal.tui.app import CableCarApp
from cablecar.terminal.tui.board_view import BoardView
from cablecar.terminal.tui.choice import ChoiceBox
from cablecar.terminal.tui.pages import Curtain, Page
from cablecar.terminal.tui.side import Side
from cablecar.view import Phase
from cablecar.words import LANGUAGES, say, speaking

SMALL, LARGE = (80, 24), (160, 50)
PATIENCE = 20.0


class Player:
    """Somebody at the keyboard of a game on the whole terminal."""

    def __init__(self, pilot: Pilot[None], table: LocalTable, app: CableCarApp) -> None:
        self.pilot, self.table, self.app = pilot, table, app
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
        await self.until(lambda: isinstance(self.app.screen, Page))


def play(
    folder: Path,
    game: Callable[[Player], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    names: tuple[str, ...] = ("Ada",),
    players: int = 2,
    seed: int = 3,
) -> LocalTable:
    """Play a game against greedy bots that move at once, and return its table."""

    async def run() -> LocalTable:
        bots = find_entrants("greedy", None, Budget(simulations=1)) if players > len(names) else []
        seating = new_seating(shipped_board(), players, names, bots, seed)
        table = LocalTable(seating, folder / "game.json", 0.0)
        app = CableCarApp(table, table.game.board)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await game(Player(pilot, table, app))
        return table

    return asyncio.run(run())


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_is_played_by_keyboard(players: int, tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await player.play_to_end()
        assert player.text("#prompt") == "The game is over."

    table = play(tmp_path, game, players=players)
    assert table.game.result is not None
    assert Game.replay(read(table.path)).result == table.game.result


def test_people_at_one_keyboard_never_see_each_others_cards(tmp_path: Path) -> None:
    seen: list[int] = []

    async def game(player: Player) -> None:
        table = player.table
        assert table.seat is None
        assert table.view.hand == {}
        while seen.count(0) < 6:
            seen.append(-1 if table.seat is None else table.seat)
            if table.seat is not None and table.next_seat is not None:
                await player.press("enter")
                shown = " ".join(str(part.render()) for part in player.app.screen.query(Static))
                assert table.game.players[table.next_seat].name in shown
                assert not any(f"({ticket.points})" in shown for ticket in table.game.board.tickets)
                await player.press("enter")
            else:
                await player.act()

    play(tmp_path, game, names=("Ada", "Bob"))
    assert {-1, 0, 1} <= set(seen)


def test_what_is_refused_says_why_and_by_which_rule(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await player.press("d")
        assert player.text("#detail").startswith("Rule S6: ")
        await player.act()
        await player.until(lambda: player.table.moves)
        while player.table.view.phase is not Phase.TURN:
            await player.act()
            await player.until(lambda: player.table.moves)
        await player.press("p")
        assert player.text("#detail").startswith("Rule T2: You can pass only when")
        await player.press("r")
        assert isinstance(player.app.screen, Page)
        await player.press("escape")
        await player.press("right")
        assert not player.text("#detail").startswith("Rule")

    play(tmp_path, game)


def test_typed_commands_questions_and_undo(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        table = player.table
        await player.press("enter", "enter")  # the curtain before the first of two people
        await player.press("escape", "slash", *"keep both", "enter")
        await player.until(lambda: len(table.view.tickets) == 2)
        await player.press("u")
        await player.until(lambda: not table.view.tickets)
        assert player.asks
        await player.press("escape", "slash", *"hand", "enter")
        assert isinstance(player.app.screen, Page)
        await player.press("escape")
        await player.press("slash", *"fly away", "enter")
        assert "“fly”" in player.text("#detail")

    play(tmp_path, game, names=("Ada", "Bob"))


def test_a_command_is_completed(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await player.press("escape", "slash", *"keep golden")
        await player.until(lambda: player.screen.query_one("#command", Input)._suggestion)
        await player.press("right", "enter")
        await player.until(lambda: player.table.view.tickets)

    play(tmp_path, game)


def test_the_mouse_chooses_answers_cards_and_routes(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        table = player.table
        await player.pilot.click("#choice-list", offset=(3, 0))
        await player.until(lambda: table.view.tickets)
        while table.view.phase is not Phase.TURN or not table.moves:
            await player.until(lambda: table.moves)
            await player.act()
            await player.pilot.pause()
        held = sum(table.view.hand.values())
        await player.pilot.click("#deck")
        await player.until(lambda: sum(table.view.hand.values()) > held)
        board = player.screen.query_one(BoardView)
        rows = board.drawn
        target, x, y = next(
            (cell.target, x, y)
            for y, row in enumerate(rows)
            for x, cell in enumerate(row)
            if cell.role == "space"
        )
        await player.pilot.click(BoardView, offset=(x, y))
        await player.pilot.pause()
        assert board.marks.chosen == target
        await player.pilot.click("#tab-log")
        await player.pilot.pause()
        assert player.screen.query_one(Side).query_one("#log").has_class("open")

    play(tmp_path, game)


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        for _ in range(4):
            await player.until(lambda: player.table.moves)
            await player.act()
        await player.press("q")

    table = play(tmp_path, game)
    path, again = newest_unfinished(tmp_path)
    assert path == table.path
    assert [played.move for played in again.moves] == [played.move for played in table.game.moves]


def test_everything_is_shown_at_once_as_soon_as_there_is_room(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        panels = [player.screen.query_one(f"#{name}") for name in ("cards", "tickets", "players", "log")]
        assert sum(bool(panel.display) for panel in panels) == 1
        await player.pilot.resize_terminal(120, 40)
        await player.pilot.pause()
        assert all(panel.display and panel.size.height for panel in panels)
        assert any(cell.text == "◉" for row in player.screen.query_one(BoardView).drawn for cell in row)
        await player.pilot.resize_terminal(*SMALL)
        await player.pilot.pause()
        assert sum(bool(panel.display) for panel in panels) == 1

    play(tmp_path, game)


CUT = ("prompt", "detail")
"""What is not broken into lines where it is too long."""


def overflowing(player: Player) -> list[str]:
    """Return the parts of the screen that stand out of it, or whose lines are longer than they are."""
    found = []
    for part in player.app.screen.query(Static):
        if part.region and part.region.right > player.app.size.width:
            found.append(f"{part}: {part.region}")
        lines = str(part.render()).split("\n") if part.id in CUT else []
        found += [line for line in lines if cell_len(line) > part.content_size.width]
    return found


async def rush(table: LocalTable) -> None:
    """Bring a game to its end at once, whoever is to move."""
    own = table.seat
    while table.game.waiting_for:
        table.seat = table.game.waiting_for[0]
        await table.play(table.moves[-1])
    table.seat = own


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_on_the_smallest_terminal(language: str, tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        assert cell_len(say("tui-hint")) < SMALL[0]
        for _ in range(6):
            await player.until(lambda: player.table.moves)
            assert overflowing(player) == []
            await player.act()
            await player.press("tab")
        await player.press("question_mark")
        assert overflowing(player) == []
        await player.press("escape")
        await rush(player.table)
        player.screen.show()
        await player.until(lambda: isinstance(player.app.screen, Page))
        assert overflowing(player) == []

    with speaking(language):
        play(tmp_path, game)


def test_letters_alone_tell_the_cards(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        slots = [str(slot.render()) for slot in player.screen.query(".slot").results(Static)]
        assert [slot[2] for slot in slots] == [LETTERS[card or ""] for card in player.table.view.display]

    play(tmp_path, game)
