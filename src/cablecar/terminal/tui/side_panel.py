"""What stands beside the board: everything at once, or one panel at a time under tabs."""

from collections.abc import Callable
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from cablecar.common.catalogue import say
from cablecar.engine.view import View
from cablecar.language.sentences import color_word
from cablecar.terminal.sessions.session import TableTalk
from cablecar.terminal.tui.panels import (
    chat_text,
    hand_text,
    lines,
    log_text,
    players_text,
    seats_text,
    tickets_text,
)
from cablecar.terminal.tui.styles import GOLD, MUTED, card_text

TITLES = {
    "cards": "table-hand",
    "tickets": "table-own-tickets",
    "players": "table-players",
    "log": "log-title",
    "chat": "chat-title",
}
"""The panels in the order of their tabs, and the keys of their titles."""
GROWING = ("log", "chat")
"""The panels whose newest line stands last."""
STACKED = ("players", "cards", "tickets", "log", "chat")
"""The panels from top to bottom, where all are shown at once."""
BESIDE = 44
"""How wide the panels beside the board are, as in the style sheet."""
MOST_IN_A_ROW = 5
"""The most cards that fit into one row with the two piles; more stand in two, as in the style sheet."""
MOST_UNREAD = 9
"""More new lines than these are not counted: tabs have little room."""


class Pressable(Static):
    """A short text that does something when it is clicked."""

    class Pressed(Message):
        """It was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, action: str, text: str = "", **options: Any) -> None:
        super().__init__(text, markup=False, **options)
        self._action = action

    def on_click(self, event: events.Click) -> None:
        """Post that it was clicked."""
        event.stop()
        self.post_message(self.Pressed(self._action))


class Side(Container):
    """The panels beside the board; at a server's table, a chat is among them."""

    def __init__(self, table_chat: TableTalk | None, slots: int) -> None:
        super().__init__(id="side")
        self._table_chat = table_chat
        self._slots = slots
        """How many cards lie face up on this board."""
        self._panels = [name for name in TITLES if name != "chat" or table_chat is not None]
        self._open = "cards" if table_chat is None else "chat"
        """Which panel is open; before a game begins there is nothing but a chat to look at."""
        self._has_begun = False
        self._read = 0
        """How many lines of the chat were seen."""
        self._told: dict[str, tuple[object, ...]] = {}
        """What the log and the chat were last made from: they are long, and seldom change."""

    def compose(self) -> ComposeResult:
        """Return the tabs and the panels."""
        with Horizontal(id="tabs"):
            for name in self._panels:
                yield Pressable(f"panel('{name}')", say(TITLES[name]), id=f"tab-{name}")
        for name in STACKED:
            if name in self._panels:
                yield from self._panel(name)

    def _panel(self, name: str) -> ComposeResult:
        panel = VerticalScroll(id=name, classes="panel", can_focus=False)
        panel.border_title = say(TITLES[name])
        with panel:
            if name == "cards":
                rows = "many" if self._slots > MOST_IN_A_ROW else None
                yield Horizontal(*_sources(self._slots), id="display", classes=rows)
            yield Static(id=f"{name}-text", markup=False)

    def on_mount(self) -> None:
        """Open a panel; log and chat show their newest lines until somebody scrolls back."""
        self.open(self._open)
        for name in GROWING:
            if name in self._panels:
                self.query_one(f"#{name}", VerticalScroll).anchor()

    def open(self, name: str) -> None:
        """Open a panel, where only one is shown."""
        self._open = name
        for panel in self._panels:
            self.query_one(f"#{panel}").set_class(panel == name, "open")
            self.query_one(f"#tab-{panel}").set_class(panel == name, "open")
        self.show_chat()

    def turn(self, by: int) -> None:
        """Open the next panel."""
        self.open(self._panels[(self._panels.index(self._open) + by) % len(self._panels)])

    def scroll(self, pages: int) -> None:
        """Scroll the open panel by pages; where all are shown it is the log."""
        name = "log" if self.screen.has_class("wide") else self._open
        panel = self.query_one(f"#{name}", VerticalScroll)
        panel.scroll_relative(y=pages * max(panel.size.height - 1, 1), animate=False)

    @property
    def _room(self) -> int:
        """How long a line may be: what stands beside a panel's text is its padding and a bar to scroll by."""
        return (BESIDE if self.screen.has_class("wide") else self.app.size.width) - 3

    def show(self, view: View, wide: bool) -> None:
        """Show how a game stands."""
        if not self._has_begun:
            self._has_begun = True
            self.open("cards")
        self._show_display(view, wide)
        tickets = tickets_text(view, "\n  " if wide else "  ")
        cards = hand_text(view) if wide else lines([hand_text(view), tickets])
        self.query_one("#cards-text", Static).update(cards)
        self.query_one("#tickets-text", Static).update(tickets)
        self.query_one("#players-text", Static).update(players_text(view, self._room, not wide))
        room = self._room
        self._show_growing("log", (view.history, room), lambda: log_text(view, room))

    def show_seats(self) -> None:
        """Show who sits at a server's table, as long as it has no game."""
        if self._table_chat is not None:
            self.query_one("#players-text", Static).update(seats_text(self._table_chat))

    def show_chat(self) -> None:
        """Show what was said; a chat that is not seen tells on its tab how much of it is new."""
        if self._table_chat is None:
            return
        table_chat, room = self._table_chat, self._room
        said = tuple(table_chat.said)
        self._show_growing("chat", (said, table_chat.silence, room), lambda: chat_text(table_chat, room))
        count = len(said)
        if self._open == "chat" or self.screen.has_class("wide"):
            self._read = count
        title = Text.assemble(say(TITLES["chat"]), (_unread(count - self._read), f"bold {GOLD}"))
        self.query_one("#tab-chat", Static).update(title)

    def _show_growing(self, name: str, source: tuple[object, ...], text: Callable[[], Text]) -> None:
        """Show a long text again where what it is made from has changed."""
        if self._told.get(name) != source:
            self._told[name] = source
            self.query_one(f"#{name}-text", Static).update(text())

    def _show_display(self, view: View, wide: bool) -> None:
        slots = list(self.query(".slot").results(Static))
        for number, (slot, card) in enumerate(zip(slots, view.display, strict=True), 1):
            word = "" if wide or card is None else f" {color_word(card)}"
            slot.update(Text.assemble((str(number), MUTED), card_text(card), word))
        deck = Text.assemble(("d", MUTED), card_text(""), f" {view.deck_size}")
        self.query_one("#deck", Static).update(deck)
        count = "" if view.ticket_deck_size is None else f" {view.ticket_deck_size}"
        self.query_one("#ticket-deck", Static).update(Text.assemble(("t", MUTED), ("▐⇄▌", MUTED), count))


def _unread(count: int) -> str:
    if not count:
        return ""
    return f" {count}" if count <= MOST_UNREAD else f" {MOST_UNREAD}+"


def _sources(count: int) -> list[Static]:
    """Return what cards and tickets are taken from."""
    slots = [Pressable(f"take({slot})", classes="slot") for slot in range(1, count + 1)]
    return [*slots, Pressable("take(0)", id="deck"), Pressable("tickets", id="ticket-deck")]
