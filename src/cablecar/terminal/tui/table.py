"""The table on the screen: what is shown of a game, and what keys and clicks do in it."""

from collections.abc import Coroutine
from contextlib import nullcontext
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from cablecar.board import Board
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.engine.claims import likeliest_claim
from cablecar.engine.moves import DrawTickets, Move, Pass, PlaceSouvenir, TakeCard
from cablecar.engine.progress import is_closed
from cablecar.engine.view import View
from cablecar.language.commands import Question, Undo, read_command
from cablecar.language.questions import answer
from cablecar.language.sentences import player_word
from cablecar.language.vocabulary import means
from cablecar.terminal.completion import completions, continued
from cablecar.terminal.drawing.boardmap import Marks
from cablecar.terminal.hints import Hints
from cablecar.terminal.missing_cards import explaining
from cablecar.terminal.sessions.session import Session, TableTalk
from cablecar.terminal.tui.board_view import PLACES, ROUTES, BoardView
from cablecar.terminal.tui.choice import ChoiceBox
from cablecar.terminal.tui.command_line import TypedLine
from cablecar.terminal.tui.final_count import FinalCount
from cablecar.terminal.tui.pages import LEAVING, Curtain, Page, keys_page, rules_page
from cablecar.terminal.tui.side_panel import Pressable, Side
from cablecar.terminal.tui.status_bar import StatusBar
from cablecar.terminal.tui.styles import BAD, GOLD
from cablecar.terminal.tui.turn import Choice, HostOrder, asked, described, hosted, open_targets, payments

WIDE = (116, 34)
"""From this size on everything is shown at once."""
KEYS = {
    "left": "rove('left')",
    "right": "rove('right')",
    "up": "rove('up')",
    "down": "rove('down')",
    "space": "step(1)",
    "backspace": "step(-1)",
    "enter": "choose",
    "d,0": "take(0)",
    **{str(slot): f"take({slot})" for slot in range(1, 10)},
    "t": "tickets",
    "u": "undo",
    "p": "skip",
    "tab": "tab(1)",
    "shift+tab": "tab(-1)",
    "pageup": "scroll(-1)",
    "pagedown": "scroll(1)",
    "n": "rematch",
    "escape": "back",
    "r": "rules",
    "question_mark,f1": "help",
    "q": "app.leave",
}
"""What every key does."""
TYPING = {"colon,slash": "command", "c": "talk"}
"""What begins to type: at once, so that no letter typed behind it is taken for a key."""


class TableScreen(Screen[None]):
    """One table, as the player at the screen sees it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action, show=False) for key, action in KEYS.items()),
        *(Binding(key, action, show=False, priority=True) for key, action in TYPING.items()),
        LEAVING,
    ]

    def __init__(self, session: Session, board: Board) -> None:
        super().__init__()
        self.session = session
        self._board = board
        self._cursor = ""
        self._symbol: str | None = None
        """The souvenir that is being put on a place."""
        self._lights: frozenset[str] = frozenset()
        """The places of the answer that is being looked at."""
        self._refusal: CablecarError | None = None
        """Why what was done last is refused."""
        self._hints = Hints()
        self._rule = ""
        """The rule that refused something last."""
        self._is_composed = False
        """Whether everything on the screen is there: a game may be followed before that."""
        self._counted = False
        """Whether the final count of this game was shown."""

    def compose(self) -> ComposeResult:
        """Return the board, what stands beside it, and the line to type on."""
        yield StatusBar(self.session)
        with Container(id="middle"):
            with Container(id="left"):
                yield BoardView(self._board)
                yield Static(id="detail", markup=False)
            yield Side(self.table_chat, self._board.components.display)
        yield TypedLine(self.completed, self.table_chat, self._hint)
        with Vertical(id="foot"):
            yield Static(id="refusal", markup=False)
            yield ChoiceBox()

    def on_mount(self) -> None:
        """Begin at the board."""
        self._is_composed = True
        self.query_one(ChoiceBox).close()
        self.set_focus(self.query_one(BoardView))
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Show everything at once where there is room."""
        wide = event.size.width >= WIDE[0] and event.size.height >= WIDE[1]
        self.set_class(wide, "wide")
        self.set_class(not wide, "narrow")
        self.show()

    def on_screen_resume(self) -> None:
        """Show what waited behind another screen."""
        self.show()

    # Showing

    @property
    def view(self) -> View | None:
        """What may be seen now."""
        return self.session.view

    @property
    def table_chat(self) -> TableTalk | None:
        """Everybody at a server's table."""
        return self.session.table_chat

    def show(self) -> None:
        """Show how everything stands."""
        if not self._is_composed:
            return
        view = self.view
        if view is None or self._symbol not in view.waiting_souvenirs or not self.session.moves:
            self._symbol = None
        self.query_one(StatusBar).show(self._symbol is not None)
        self.query_one(Side).show_chat()
        self._show_refusal()
        self._ask()
        if view is None:
            self.query_one(Side).show_seats()
            return
        self._show_keys(view)
        self._show_end(view)
        self.query_one(Side).show(view, self.has_class("wide"))
        self._show_board(view)
        self._show_detail(view)

    @property
    def _hint(self) -> str:
        """What the most important keys do."""
        return say("tui-hint", slots=self._board.components.display)

    def _show_keys(self, view: View) -> None:
        over = "tui-hint-over" if self.table_chat is None else "tui-hint-again"
        self.query_one(TypedLine).tell(self._hint if view.result is None else say(over))

    def _show_end(self, view: View) -> None:
        """Show the final count once the player looks at the table; a new game takes it away."""
        waits = self.table_chat is not None and self.table_chat.gathers
        if view.result is not None and not waits:
            if not self._counted and self.app.screen is self:
                self._counted = True
                self._do(self._show_count(view))
        elif isinstance(self.app.screen, FinalCount):
            self.app.screen.dismiss()
        if view.result is None and self._counted:
            self._counted, self._cursor = False, ""

    def _show_board(self, view: View) -> None:
        board = self.query_one(BoardView)
        targets = open_targets(self.session.moves, self._symbol)
        on_route, wants_route = self._cursor in view.board.route, self._symbol is None
        if on_route != wants_route or (not wants_route and self._cursor not in targets):
            self._cursor = next((route.id for route in view.board.routes if route.id in targets), "")
            self._cursor = self._cursor or min(targets, default=view.board.routes[0].id)
        named = [view.board.ticket[ticket] for ticket in (*view.tickets, *view.offer)]
        wanted = frozenset(place for ticket in named for place in (ticket.a, ticket.b))
        board.roles = ROUTES if self._symbol is None else PLACES
        closed = frozenset(route.id for route in view.board.routes if is_closed(route, view))
        board.marks = Marks(view.owners, view.stacks, self._cursor, targets, self._lights or wanted, closed)

    def _show_detail(self, view: View) -> None:
        detail = self.query_one("#detail", Static)
        room = detail.content_size.width or self.app.size.width
        detail.update(Text(described(self._cursor, view, self.session.moves, room)))

    def _show_refusal(self) -> None:
        """Show why what was done last is refused, at the foot of the screen: it never covers the board."""
        error, box = self._refusal, self.query_one("#refusal", Static)
        box.display = error is not None
        rule = say("tui-rule", rule=error.rule) + " " if isinstance(error, IllegalMove) else ""
        box.update(Text.assemble((rule, f"bold {GOLD}"), (str(error or ""), BAD)))

    def _asked(self) -> Choice | None:
        """Return what has to be answered first: by the host of a waiting table, or in the game."""
        if self.table_chat is not None and (choice := hosted(self.table_chat)):
            return choice
        return None if self.view is None else asked(self.view, self.session.moves)

    def _ask(self) -> None:
        """Ask what has to be answered first, unless its answer is being given on the board, or one types."""
        if self.query_one(TypedLine).is_typed_in:
            return
        box = self.query_one(ChoiceBox)
        choice = self._asked()
        if choice is not None and self._symbol is None:
            if box.choice != choice:
                box.ask(choice)
        elif box.choice is not None and (not self.session.moves or choice is not None):
            self._close_box()

    async def _show_count(self, view: View) -> None:
        figures = await self.session.statistics()
        if not isinstance(self.app.screen, FinalCount):
            self._counted = self.app.screen is self
        if self.app.screen is self:
            self.app.push_screen(FinalCount(view, figures, self.action_rematch))

    # What the player does

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that may be refused."""
        self._refusal = None
        self.run_worker(self._try(work), exclusive=False)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except CablecarError as error:
            self._refusal = error
            self._rule = error.rule if isinstance(error, IllegalMove) else self._rule
            self._hints.forget()
        self.show()

    def _play(self, move: Move) -> None:
        self._symbol = None
        self._lights = frozenset()
        self._do(self._make(move, self.view))

    async def _make(self, move: Move, view: View | None) -> None:
        with nullcontext() if view is None else explaining(move, view):
            await self.session.play(move)

    def on_board_view_moved(self, event: BoardView.Moved) -> None:
        """Move the cursor."""
        self._cursor, self._refusal = event.target, None
        self.show()

    def on_board_view_chosen(self, event: BoardView.Chosen) -> None:
        """Do what a click under the cursor means."""
        self.action_choose()

    def on_pressable_pressed(self, event: Pressable.Pressed) -> None:
        """Do what a click beside the board means."""
        self.call_later(self.run_action, event.action)

    def action_rove(self, way: str) -> None:
        """Move the cursor in a direction."""
        self.query_one(BoardView).rove(way)

    def action_step(self, by: int) -> None:
        """Move the cursor to the next route or place that can be chosen."""
        targets = open_targets(self.session.moves, self._symbol)
        order = [*(route.id for route in self._board.routes), *(place.id for place in self._board.locations)]
        if targets:
            self.query_one(BoardView).step([target for target in order if target in targets], by)
        else:
            self._refusal = CablecarError("tui-none-open")
            self.show()

    def action_choose(self) -> None:
        """Claim the route under the cursor, put the souvenir there, or go on with what waits."""
        view, choice = self.view, self._asked()
        if view is None or (choice is not None and self._symbol is None):
            if choice is not None:
                self.query_one(ChoiceBox).ask(choice)
            return
        if (next_seat := self.session.next_seat) is not None:
            self._hand_over(next_seat, player_word(view.players[next_seat]))
        elif view.result is not None:
            self._do(self._show_count(view))
        elif self._symbol is not None:
            self._play(PlaceSouvenir(self._symbol, self._cursor))
        elif self._cursor in view.board.route:
            self._claim(view)

    def _claim(self, view: View) -> None:
        choice = payments(self._cursor, view, self.session.moves)
        if len(choice.options) > 1:
            self._refusal = None
            self.query_one(ChoiceBox).ask(choice)
        elif choice.options:
            self._take(choice.options[0].means)
        else:
            self._play(likeliest_claim(view.board.route[self._cursor], view))

    def _hand_over(self, seat: int, name: str) -> None:
        """Draw the curtain; behind it stands what everybody knows, so that nothing shines through."""

        def lift(_: None) -> None:
            self._seat(seat)

        self._seat(None)
        self.app.push_screen(Curtain(name), lift)

    def _seat(self, seat: int | None) -> None:
        self.session.hand_over(seat)
        self._cursor, self._refusal = "", None
        self.show()

    def action_take(self, slot: int) -> None:
        """Take the card of a slot, or with 0 one from the draw pile."""
        self._play(TakeCard(slot - 1 if slot else None))

    def action_tickets(self) -> None:
        """Draw tickets."""
        self._play(DrawTickets())

    def action_skip(self) -> None:
        """Pass."""
        self._play(Pass())

    def action_undo(self) -> None:
        """Take the last move back."""
        self._close_box()
        self._symbol = None
        self._do(self.session.undo())

    def action_tab(self, by: int) -> None:
        """Show the next panel."""
        self.query_one(Side).turn(by)

    def action_scroll(self, pages: int) -> None:
        """Scroll the open panel by pages."""
        self.query_one(Side).scroll(pages)

    def action_panel(self, name: str) -> None:
        """Show a panel."""
        self.query_one(Side).open(name)

    def action_back(self) -> None:
        """Forget what was chosen, and go back to the board."""
        self._symbol, self._refusal = None, None
        self.query_one(TypedLine).leave()
        self.set_focus(self.query_one(BoardView))
        self.show()

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(keys_page(self._board, self.table_chat is not None))

    def action_rules(self) -> None:
        """Show the rules: the one that refused something last, or all."""
        refused = self._refusal
        self.app.push_screen(
            rules_page(self._board, refused.rule if isinstance(refused, IllegalMove) else "")
        )

    # Answers and typed commands

    def on_choice_box_considered(self, event: ChoiceBox.Considered) -> None:
        """Light the places of an answer."""
        self._lights = event.option.lights
        if self.view is not None:
            self._show_board(self.view)

    def on_choice_box_answered(self, event: ChoiceBox.Answered) -> None:
        """Do what was chosen."""
        option = event.option
        if option is None:
            self._lights = frozenset()
            self.set_focus(self.query_one(BoardView))
            return
        self._close_box()
        self._take(option.means)

    def _take(self, means: Move | str | HostOrder) -> None:
        """Do what an answer means."""
        if isinstance(means, str):
            self._symbol = means
            self.show()
        elif not isinstance(means, HostOrder):
            self._play(means)
        elif self.table_chat is not None:
            self._do(self.table_chat.seat_bot(means.bot) if means.bot else self.table_chat.start())

    def _close_box(self) -> None:
        self._lights = frozenset()
        self.query_one(ChoiceBox).close()
        self.set_focus(self.query_one(BoardView))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Let somebody who types already type every letter."""
        return action not in TYPING.values() or not self.query_one(TypedLine).is_typed_in

    def action_command(self) -> None:
        """Begin to type a command."""
        self._type("command")

    def action_talk(self) -> None:
        """Begin to say something to the table; where that can't be done, the chat tells why."""
        if self.table_chat is not None:
            self.query_one(Side).open("chat")
            if not self.table_chat.silence:
                self._type("talk")

    def _type(self, field: str) -> None:
        """Begin to type; what has to be answered is asked again afterwards."""
        self._refusal = None
        self._show_refusal()
        self._close_box()
        self.query_one(TypedLine).begin(field)

    def action_rematch(self) -> None:
        """Play again with the same players."""
        self._do(self.session.rematch())

    def completed(self, line: str) -> str | None:
        """Return what a half-typed command may become."""
        found = [] if self.view is None else completions(line, self.view, self.session.moves)
        return continued(line, found[0]) if found else None

    def on_typed_line_said(self, event: TypedLine.Said) -> None:
        """Say to the table what was typed."""
        self.action_back()
        if event.text and self.table_chat is not None:
            self._do(self._talk(event.text, self.table_chat))

    async def _talk(self, text: str, table_chat: TableTalk) -> None:
        try:
            await table_chat.talk(text)
        except CablecarError:
            self.query_one(TypedLine).give_back(text)
            raise

    def on_typed_line_commanded(self, event: TypedLine.Commanded) -> None:
        """Do what was typed."""
        self.action_back()
        if event.text and self.view is not None:
            self._do(self._obey(event.text, self.view))

    async def _obey(self, text: str, view: View) -> None:
        if means(text, "plain-words-quit"):
            await self.run_action("app.leave")
        elif means(text, "plain-words-why"):
            self._tell_why(text, view)
        elif means(text, "plain-words-hint"):
            self._show(text, self._hints.more(view))
        else:
            await self._follow(text, view)

    async def _follow(self, text: str, view: View) -> None:
        command = read_command(text, view)
        if isinstance(command, Undo):
            await self.session.undo()
        elif isinstance(command, Question):
            self._answer(command, text, view)
        else:
            await self._make(command, view)

    def _tell_why(self, text: str, view: View) -> None:
        """Show why a hint says what it says, or the rule that refused something last."""
        if why := self._hints.why(view):
            self._show(text, why)
        elif self._rule:
            self.app.push_screen(rules_page(self._board, self._rule))
        else:
            raise CablecarError("plain-no-refusal")

    def _answer(self, question: Question, text: str, view: View) -> None:
        """Show what a question is about, or answer it."""
        if question.about == "rules":
            self.app.push_screen(rules_page(self._board, text.split()[-1].upper()))
        elif question.about == "help":
            self.action_help()
        else:
            self._show(text, answer(question, view, self.session.moves))

    def _show(self, title: str, lines: list[str]) -> None:
        self.app.push_screen(Page(title, [Text(line) for line in lines]))
