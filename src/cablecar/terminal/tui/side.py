"""What stands beside the board: everything at once, or one panel at a time under tabs."""

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from cablecar.sentences import color_word
from cablecar.terminal.tui.looks import MUTED, card_text
from cablecar.terminal.tui.panels import hand_text, lines, log_text, players_text, tickets_text
from cablecar.view import View
from cablecar.words import say

PANELS = ("cards", "tickets", "players", "log")
ABOUT = {"hand": "cards", "display": "cards"}
"""Questions about something that stands in a panel of another name."""


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
        """Tell that it was clicked."""
        event.stop()
        self.post_message(self.Pressed(self._action))


class Side(Container):
    """The panels beside the board."""

    def __init__(self) -> None:
        super().__init__(id="side")
        self._open = PANELS[0]

    def compose(self) -> ComposeResult:
        """Return the tabs and the panels."""
        titles = {
            "cards": say("table-hand"),
            "tickets": say("table-own-tickets"),
            "players": say("table-players"),
            "log": say("log-title"),
        }
        with Horizontal(id="tabs"):
            for name, title in titles.items():
                yield Pressable(f"panel('{name}')", title, id=f"tab-{name}")
        for name in ("players", "cards", "tickets", "log"):
            panel = VerticalScroll(id=name, classes="panel", can_focus=False)
            panel.border_title = titles[name]
            with panel:
                if name == "cards":
                    yield Horizontal(*_slots(), id="display")
                yield Static(id=f"{name}-text", markup=False)

    def on_mount(self) -> None:
        """Open the first panel."""
        self.open(self._open)

    def open(self, name: str) -> None:
        """Open a panel, where only one is shown."""
        self._open = ABOUT.get(name, name) if ABOUT.get(name, name) in PANELS else self._open
        for panel in PANELS:
            self.query_one(f"#{panel}").set_class(panel == self._open, "open")
            self.query_one(f"#tab-{panel}").set_class(panel == self._open, "open")

    def turn(self, by: int) -> None:
        """Open the next panel."""
        self.open(PANELS[(PANELS.index(self._open) + by) % len(PANELS)])

    def show(self, view: View, wide: bool) -> None:
        """Show how a game stands."""
        self._show_display(view, wide)
        tickets = tickets_text(view, "\n  " if wide else "  ")
        cards = hand_text(view) if wide else lines([hand_text(view), tickets])
        self.query_one("#cards-text", Static).update(cards)
        self.query_one("#tickets-text", Static).update(tickets)
        self.query_one("#players-text", Static).update(players_text(view, wide))
        self.query_one("#log-text", Static).update(log_text(view))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def _show_display(self, view: View, wide: bool) -> None:
        slots = list(self.query(".slot").results(Static))
        for number, (slot, card) in enumerate(zip(slots, view.display, strict=False), 1):
            word = "" if wide or card is None else f" {color_word(card)}"
            slot.update(Text.assemble((str(number), MUTED), card_text(card), word))
        deck = Text.assemble(("d", MUTED), card_text(""), f" {view.deck_size}")
        self.query_one("#deck", Static).update(deck)
        count = "" if view.ticket_deck_size is None else f" {view.ticket_deck_size}"
        self.query_one("#ticket-deck", Static).update(Text.assemble(("t", MUTED), ("▐⇄▌", MUTED), count))


def _slots() -> list[Static]:
    """Return what cards and tickets are taken from."""
    slots = [Pressable(f"take({slot})", classes="slot") for slot in range(1, 6)]
    return [*slots, Pressable("take(0)", id="deck"), Pressable("tickets", id="ticket-deck")]
