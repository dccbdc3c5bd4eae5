"""Whole screens over the table: the keys, the rules, the curtain and the final count."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from cablecar.progress import networks
from cablecar.sentences import color_word, listed
from cablecar.statistics.figures import GameStatistics, PlayerStatistics
from cablecar.terminal.boardmap import LETTERS
from cablecar.terminal.rulebook import RULES, SECTIONS, rule_lines
from cablecar.terminal.tui.looks import BAD, GOLD, GOOD, MUTED, card_text, seat_text
from cablecar.terminal.tui.panels import DONE, LOST, lines
from cablecar.terminal.tui.turn import teller_of
from cablecar.view import View
from cablecar.words import say

CLOSING: list[BindingType] = [
    Binding("escape,enter,q,question_mark", "dismiss", show=False),
    Binding("ctrl+c,ctrl+q", "app.leave", show=False, priority=True),
]


class Page(ModalScreen[None]):
    """Something to read, over the table; Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = CLOSING

    def __init__(self, title: str, parts: Iterable[Text | Table]) -> None:
        super().__init__()
        self._title, self._parts = title, tuple(parts)

    def compose(self) -> ComposeResult:
        """Return the title, what is to be read, and how to go back."""
        with Vertical(classes="page"):
            yield Static(Text(self._title, f"bold {GOLD}"), classes="page-title")
            with VerticalScroll():
                for part in self._parts:
                    yield Static(part, classes="page-part")
            yield Static(say("tui-close"), classes="page-foot", markup=False)


class Curtain(ModalScreen[None]):
    """Hides everything until the next player sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("ctrl+c,ctrl+q", "app.leave", show=False, priority=True),
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


def keys_page() -> Page:
    """Return what every key does."""
    keys = {
        "← ↑ ↓ →": say("tui-key-arrows"),
        say("tui-space"): say("tui-key-next"),
        say("tui-enter"): say("tui-key-enter"),
        "1 – 5": say("table-key-display"),
        "d": say("table-key-deck"),
        "t": say("table-key-tickets"),
        "u": say("table-key-undo"),
        "p": say("tui-key-pass"),
        "Tab": say("tui-key-tab"),
        ": /": say("table-key-command"),
        "r": say("tui-key-rules"),
        "?": say("tui-key-help"),
        "q": say("tui-key-leave"),
    }
    table = Table.grid(padding=(0, 2))
    for key, meaning in keys.items():
        table.add_row(Text(key, f"bold {GOLD}"), Text(meaning))
    return Page(say("table-keys"), [table, Text(""), Text(say("tui-signs")), _letters()])


def _letters() -> Text:
    """Return the letter of each colour."""
    cards = [Text.assemble(card_text(color), f" {color_word(color)}") for color in LETTERS]
    return Text("   ").join(cards)


def rules_page(rule: str = "") -> Page:
    """Return all rules, or one."""
    if rule in RULES:
        return Page(say("rules-title"), [_rule(rule)])
    parts = [Text(say("rules-components"))]
    for section, rules in SECTIONS.items():
        parts.append(Text(f"\n{say(f'rules-section-{section}')}", "bold"))
        parts += [_rule(rule) for rule in rules]
    return Page(say("rules-title"), parts)


def _rule(rule: str) -> Text:
    title, *text = rule_lines(rule)
    return Text.assemble((title, GOLD), "\n", "\n".join(text))


def final_page(view: View, figures: GameStatistics) -> Page:
    """Return the final count: a breakdown, the tickets of all, and the figures of the game."""
    result = view.result
    assert result is not None
    names = [view.players[seat].name for seat in result.winners]
    points = result.scores[result.winners[0]].total
    title = say("end-won", count=len(names), names=listed(names), points=points)
    figures_title = Text(say("stat-title"), "bold")
    return Page(title, [_count(view), _tickets(view), figures_title, _figures(view, figures)])


def _count(view: View) -> Table:
    result = view.result
    assert result is not None
    table = Table(box=None, pad_edge=False, header_style=MUTED)
    for key in (
        "end-place",
        "",
        "end-routes",
        "end-tickets-won",
        "end-tickets-lost",
        "end-souvenirs",
        "end-total",
    ):
        table.add_column(say(key) if key else "", justify="left" if not key else "right")
    for seat in sorted(range(len(view.players)), key=lambda seat: (result.places[seat], seat)):
        score = result.scores[seat]
        won, lost = _ticket_points(view, seat)
        name = Text.assemble(seat_text(seat), " ", view.players[seat].name)
        cells = (_points(score.routes), _points(won), _points(-lost), _points(score.souvenirs))
        total = Text(_points(score.total), f"bold {GOLD}")
        table.add_row(str(result.places[seat]), name, *cells, total)
    return table


def _points(points: int) -> str:
    return say("end-minus", points=-points) if points < 0 else str(points)


def _ticket_points(view: View, seat: int) -> tuple[int, int]:
    """Return what a seat's tickets have won and lost."""
    held = view.players[seat].revealed_tickets or ()
    done = _done(view, seat)
    points = {ticket: view.board.ticket[ticket].points for ticket in held}
    return sum(points[t] for t in held if t in done), sum(points[t] for t in held if t not in done)


def _done(view: View, seat: int) -> set[str]:
    """Return the tickets of a seat that its routes complete."""
    groups = networks(view, seat)
    tickets = [view.board.ticket[ticket] for ticket in view.players[seat].revealed_tickets or ()]
    return {ticket.id for ticket in tickets if any({ticket.a, ticket.b} <= set(group) for group in groups)}


def _tickets(view: View) -> Text:
    """Return everybody's tickets."""
    texts: list[Text] = []
    for seat, player in enumerate(view.players):
        held = player.revealed_tickets or ()
        done = _done(view, seat)
        texts.append(Text(f"\n{say('end-tickets-of', name=player.name)}", "bold"))
        for ticket in held:
            sign, style = (DONE, GOOD) if ticket in done else (LOST, BAD)
            texts.append(Text(f"{sign} {teller_of(view).ticket(ticket)}", style))
    return lines([*texts, Text("")])


Figure = Callable[[PlayerStatistics], int]
FIGURES: dict[str, dict[str, Figure]] = {
    "stat-cards": {
        "stat-cards-face-up": lambda figures: figures.cards.face_up,
        "stat-cards-blind": lambda figures: figures.cards.blind,
        "stat-cards-hand": lambda figures: figures.cards.largest_hand,
    },
    "stat-tickets": {
        "stat-tickets-draws": lambda figures: figures.tickets.draws,
        "stat-tickets-completed": lambda figures: figures.tickets.completed,
        "stat-tickets-failed": lambda figures: figures.tickets.failed,
    },
    "stat-routes": {
        "stat-routes-claimed": lambda figures: figures.routes.claimed,
        "stat-routes-cars": lambda figures: figures.routes.cars_placed,
        "stat-routes-longest": lambda figures: figures.routes.longest,
        "stat-routes-network": lambda figures: figures.routes.largest_network,
        "stat-routes-ferries": lambda figures: figures.routes.ferries_paid,
        "stat-routes-tokens": lambda figures: max(figures.tokens_by_turn, default=0),
    },
}
"""The figures of a player that are shown, by their names in the catalogue."""


def _figures(view: View, figures: GameStatistics) -> Table:
    table = Table(box=None, pad_edge=False, header_style=MUTED)
    table.add_column("")
    for seat, player in enumerate(view.players):
        table.add_column(Text.assemble(seat_text(seat), " ", player.name), justify="right")
    table.add_row(say("stat-turns-all"), *(str(player.turns) for player in figures.players))
    for title, rows in FIGURES.items():
        table.add_row(Text(say(title), f"bold {MUTED}"))
        for key, figure in rows.items():
            table.add_row(f"  {say(key)}", *(str(figure(player)) for player in figures.players))
    return table
