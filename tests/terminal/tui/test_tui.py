"""The game on the whole terminal, by keyboard and mouse, through Textual's pilot."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.engine.game import Game
from cablecar.engine.moves import TakeCard
from cablecar.engine.record import read
from cablecar.engine.view import Phase
from cablecar.language.sentences import souvenir_word
from cablecar.terminal.drawing.boardmap import letter_of, souvenir_letters
from cablecar.terminal.sessions.games import newest_unfinished
from cablecar.terminal.sessions.local import LocalTable
from cablecar.terminal.tui.board_view import BoardView
from cablecar.terminal.tui.final_count import FinalCount
from cablecar.terminal.tui.pages import Page, TooSmall
from cablecar.terminal.tui.side_panel import Side
from tests.support.game.positions import board_named
from tests.support.terminal.tui_pilot import LARGE, SMALL, Player, play


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
                assert table.view.seat is None
                assert player.text("#tickets-text") == say("describe-no-tickets")
                assert table.game.players[table.next_seat].name in player.shown
                assert not any(f"({ticket.points})" in player.shown for ticket in table.game.board.tickets)
                await player.press("enter")
            else:
                await player.act()

    play(tmp_path, game, names=("Ada", "Bob"))
    assert {-1, 0, 1} <= set(seen)


def test_what_is_refused_says_why_and_by_which_rule(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await player.press("d")
        assert player.text("#refusal").startswith("Rule S6: ")
        await player.act()
        await player.until(lambda: player.table.moves)
        while player.table.view.phase is not Phase.TURN:
            await player.act()
            await player.until(lambda: player.table.moves)
        await player.press("p")
        assert player.text("#refusal").startswith("Rule T2: You can only pass if")
        await player.press("r")
        assert isinstance(player.app.screen, Page)
        await player.press("escape")
        await player.press("slash", *"why", "enter")
        assert "T2" in player.shown
        await player.press("escape")
        await player.press("right")
        assert not player.screen.query_one("#refusal").display

    play(tmp_path, game)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("board", ["tiny", "large"])
def test_every_slot_of_the_board_is_shown_and_can_be_clicked(
    board: str, size: tuple[int, int], tmp_path: Path
) -> None:
    async def game(player: Player) -> None:
        await reach_turn(player)
        view, screen = player.table.view, player.screen
        slots = list(screen.query(".slot").results(Static))
        assert [str(slot.render())[:3] for slot in slots] == [
            f"{number}▐{letter_of(card or '')}" for number, card in enumerate(view.display, 1)
        ]
        panel = screen.query_one("#cards").region
        sources = [*slots, screen.query_one("#deck"), screen.query_one("#ticket-deck")]
        assert all(panel.contains_region(source.region) for source in sources)
        assert all(source.region.width >= cell_len(str(source.render())) for source in slots)
        await player.pilot.click(slots[-1])
        taken = TakeCard(len(slots) - 1)
        await player.until(lambda: taken in [played.move for played in player.table.game.moves])

    play(tmp_path, game, size, board=board_named(board))


async def reach_turn(player: Player) -> None:
    """Play until it is this player's turn."""
    while player.table.view.phase is not Phase.TURN or not player.table.moves:
        await player.until(lambda: player.table.moves)
        await player.act()
        await player.pilot.pause()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_refused_claim_says_which_cards_are_missing_and_covers_no_board(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async def game(player: Player) -> None:
        await reach_turn(player)
        while "still needed: " not in player.text("#detail"):
            await player.press("down")
        missing = player.text("#detail").rpartition("still needed: ")[2]
        await player.press("enter")
        told = player.text("#refusal")
        assert told in [f"Rule {rule}: For this route you still need {missing}." for rule in ("C2", "C3")]
        refusal, board = player.screen.query_one("#refusal"), player.screen.query_one(BoardView)
        assert refusal.region.area > 0
        assert not refusal.region.overlaps(board.region)
        await player.press("slash", "h")
        assert player.screen.query_one("#command", Input).value == "h"
        assert not refusal.display

    play(tmp_path, game, size)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_the_log_opens_at_its_newest_line_and_is_scrolled_by_pages(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async def game(player: Player) -> None:
        log = player.screen.query_one("#log", VerticalScroll)
        await reach_turn(player)
        while len(player.text("#log-text").splitlines()) < 2 * size[1]:
            await player.until(lambda: player.table.moves)
            await player.act()
        await player.press("shift+tab")
        assert log.max_scroll_y > 0
        assert log.scroll_y == log.max_scroll_y
        await player.press("pageup", "pageup")
        back = log.scroll_y
        assert back < log.max_scroll_y
        await player.until(lambda: player.table.moves)
        await player.act()
        assert log.scroll_y == back
        while log.scroll_y < log.max_scroll_y:
            await player.press("pagedown")
        await player.until(lambda: player.table.moves)
        await player.act()
        await player.until(lambda: log.scroll_y == log.max_scroll_y > back)

    play(tmp_path, game, size)


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bob")], ids=len)
def test_the_same_players_play_again(names: tuple[str, ...], tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        table = player.table
        await player.press("escape", "n")
        assert "once this game is over" in player.text("#refusal")
        first, path = table.game, table.path
        await rush(table)
        player.screen.show()
        await player.until(lambda: isinstance(player.app.screen, FinalCount))
        assert "n: play again" in player.shown
        await player.press("n")
        await player.until(lambda: table.game is not first and player.app.screen is player.screen)
        players = [seat.name for seat in first.players]
        assert [seat.name for seat in table.game.players] == [*players[1:], players[0]]
        for _ in range(4):
            await player.until(lambda: table.moves or table.next_seat is not None)
            await player.act()
        assert Game.replay(read(path)).result is not None
        assert table.path != path
        assert Game.replay(read(table.path)).moves

    play(tmp_path, game, names=names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_souvenirs_are_told(language: str, tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await player.press("escape", "question_mark")
        for symbol, letter in souvenir_letters(player.table.game.board).items():
            named = f"{letter} {souvenir_word(symbol)}"
            assert named in player.shown
        await player.press("escape")
        stack = next(iter(player.table.view.stacks.values()))
        named = f"{souvenir_letters(player.table.game.board)[stack.symbol]} {souvenir_word(stack.symbol)}"
        assert named in player.text("#players-text")

    with speaking(language):
        play(tmp_path, game)


def test_after_souvenirs_are_placed_the_cursor_is_on_a_route_again(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await reach_turn(player)
        await player.press("enter")
        assert player.screen.query_one(BoardView).marks.chosen in player.table.game.board.route
        assert player.asks or player.text("#refusal") or player.table.view.owners

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
        assert "“fly”" in player.text("#refusal")

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


async def rush(table: LocalTable) -> None:
    """Bring a game to its end at once, no matter who is to move."""
    own = table.seat
    while table.game.waiting_for:
        table.seat = table.game.waiting_for[0]
        await table.play(table.moves[-1])
    table.seat = own


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_on_the_smallest_terminal(language: str, tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        assert cell_len(say("tui-hint", slots=8)) < SMALL[0]
        for _ in range(6):
            await player.until(lambda: player.table.moves)
            assert player.overflowing == []
            await player.act()
            await player.press("tab")
        await player.press("question_mark")
        assert player.overflowing == []
        await player.press("escape")
        await rush(player.table)
        player.screen.show()
        await player.until(lambda: isinstance(player.app.screen, FinalCount))
        assert player.overflowing == []

    with speaking(language):
        play(tmp_path, game)


def test_letters_alone_tell_the_cards(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        slots = [str(slot.render()) for slot in player.screen.query(".slot").results(Static)]
        assert [slot[2] for slot in slots] == [letter_of(card or "") for card in player.table.view.display]

    play(tmp_path, game)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_window_that_is_too_small_says_so_and_loses_nothing(language: str, tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await player.press("escape", "slash", *"keep go")
        for size in ((79, 24), (80, 23), (30, 8)):
            await player.pilot.resize_terminal(*size)
            await player.until(lambda: isinstance(player.app.screen, TooSmall))
            await player.pilot.pause()
            told = {"width": 80, "height": 24, "columns": size[0], "rows": size[1]}
            assert player.shown == say("tui-too-small", **told)
            assert player.overflowing == []
            await player.press("enter", "d", "1")
        assert player.table.view.tickets == ()
        await player.pilot.resize_terminal(*SMALL)
        await player.until(lambda: player.app.screen is player.screen)
        await player.press("l")
        assert player.screen.query_one("#command", Input).value == "keep gol"
        assert player.screen.query_one(BoardView).size.height > 12

    with speaking(language):
        play(tmp_path, game)


def test_a_page_waits_behind_a_window_that_is_too_small(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        await player.press("escape", "question_mark")
        await player.pilot.resize_terminal(60, 20)
        await player.until(lambda: isinstance(player.app.screen, TooSmall))
        await rush(player.table)
        player.screen.show()
        await player.pilot.resize_terminal(*SMALL)
        await player.until(lambda: isinstance(player.app.screen, Page))
        assert not isinstance(player.app.screen, FinalCount)
        await player.press("escape")
        await player.until(lambda: isinstance(player.app.screen, FinalCount))

    play(tmp_path, game)


def test_a_game_may_begin_in_a_window_that_is_too_small(tmp_path: Path) -> None:
    async def game(player: Player) -> None:
        assert isinstance(player.app.screen, TooSmall)
        await player.pilot.resize_terminal(*SMALL)
        await player.until(lambda: player.app.screen is player.screen)
        await player.act()

    play(tmp_path, game, size=(40, 10))
