"""Whole screens over the table: the keys, the rules, the curtain, and what is said in a small window."""

from collections.abc import Iterable
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from cablecar.board import Board
from cablecar.common.catalogue import say
from cablecar.language.sentences import color_word
from cablecar.terminal.drawing.screen import LEAST
from cablecar.terminal.rulebook import RULES, SECTIONS, component_lines, rule_lines
from cablecar.terminal.tui.styles import FILLS, GOLD, MUTED, card_text, legend

BORDERS = 6
"""How many columns of a page's width are border, padding and a bar to scroll by."""
LEAVING = Binding("ctrl+c,ctrl+q", "app.leave", show=False, priority=True)
"""The keys that leave the game, whatever is shown."""
CLOSING: list[BindingType] = [
    Binding("escape,enter,q,question_mark", "dismiss", show=False),
    LEAVING,
]


class Page(ModalScreen[None]):
    """Something to read, over the table; Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSING

    def __init__(self, title: str, parts: Iterable[Text | Table], foot: str = "tui-close") -> None:
        super().__init__()
        self._title, self._parts, self._foot = title, tuple(parts), foot

    def compose(self) -> ComposeResult:
        """Return the title, what is to be read, and how to go back."""
        with Vertical(classes="page"):
            yield Static(Text(self._title, f"bold {GOLD}"), classes="page-title")
            with VerticalScroll():
                for part in self._parts:
                    yield Static(part, classes="page-part")
            yield Static(say(self._foot), classes="page-foot", markup=False)


class Curtain(ModalScreen[None]):
    """Hides everything until the next player sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        LEAVING,
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self._player = name

    def compose(self) -> ComposeResult:
        """Return whose turn it is, and nothing else."""
        with Vertical(classes="curtain"):
            yield Static(Text(say("table-curtain"), f"bold {GOLD}"))
            yield Static(Text(say("table-curtain-pass", name=self._player)))
            yield Static(Text(say("tui-curtain-lift", name=self._player), MUTED))


class TooSmall(Screen[None]):
    """Stands before everything else while the window is too small for it; nothing is lost meanwhile."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.leave", show=False),
        LEAVING,
    ]

    def compose(self) -> ComposeResult:
        """Return one sentence."""
        yield Static(id="too-small", markup=False)

    def on_resize(self, event: events.Resize) -> None:
        """Say how large the window is, and how large it should be."""
        width, height = LEAST
        sizes = {"width": width, "height": height, "columns": event.size.width, "rows": event.size.height}
        self.query_one("#too-small", Static).update(say("tui-too-small", **sizes))


def keys_page(board: Board, has_chat: bool) -> Page:
    """Return what every key does; some only at a server's table."""
    slots = board.components.display
    keys = {
        "← ↑ ↓ →": say("tui-key-arrows"),
        say("tui-space"): say("tui-key-next"),
        say("tui-enter"): say("tui-key-enter"),
        "1" if slots == 1 else f"1 – {slots}": say("table-key-display"),
        "d": say("table-key-deck"),
        "t": say("table-key-tickets"),
        "u": say("table-key-undo"),
        "p": say("tui-key-pass"),
        "Tab": say("tui-key-tab"),
        say("tui-page-keys"): say("tui-key-scroll"),
        ": /": say("table-key-command"),
        **({"c": say("tui-key-chat")} if has_chat else {}),
        "n": say("tui-key-rematch"),
        "r": say("tui-key-rules"),
        "?": say("tui-key-help"),
        "q": say("tui-key-leave"),
    }
    table = Table.grid(padding=(0, 2))
    for key, meaning in keys.items():
        table.add_row(Text(key, f"bold {GOLD}"), Text(meaning))
    return Page(
        say("table-keys"),
        [table, Text(""), Text(say("tui-signs")), _letters(), legend(board, LEAST[0] - BORDERS)],
    )


def _letters() -> Text:
    """Return the letter of each colour."""
    cards = [Text.assemble(card_text(color), f" {color_word(color)}") for color in FILLS]
    return Text("   ").join(cards)


def rules_page(board: Board, rule: str = "") -> Page:
    """Return all rules, or one, as they are on a board."""
    if rule in RULES:
        return Page(say("rules-title"), [_rule(rule, board)])
    parts = [Text("\n".join(component_lines(board)))]
    for section, rules in SECTIONS.items():
        parts.append(Text(f"\n{say(f'rules-section-{section}')}", "bold"))
        parts += [_rule(rule, board) for rule in rules]
    return Page(say("rules-title"), parts)


def _rule(rule: str, board: Board) -> Text:
    title, *text = rule_lines(rule, board)
    return Text.assemble((title, GOLD), "\n", "\n".join(text))
