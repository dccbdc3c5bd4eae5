"""The final count of a game, over the table."""

from collections.abc import Callable
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.binding import Binding, BindingType

from cablecar.board.paths import completed
from cablecar.common.catalogue import decimal, say
from cablecar.engine.view import View
from cablecar.language.sentences import listed, player_word
from cablecar.statistics.figures import GameStatistics, PlayerStatistics
from cablecar.terminal.tui.pages import Page
from cablecar.terminal.tui.panels import DONE, LOST, lines
from cablecar.terminal.tui.styles import BAD, GOLD, GOOD, MUTED, seat_text
from cablecar.terminal.tui.turn import name_of, teller_of


class FinalCount(Page):
    """Who has won: a breakdown, the tickets of all, and the figures of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("n", "again", show=False)]

    def __init__(self, view: View, figures: GameStatistics, again: Callable[[], None]) -> None:
        figures_title = Text(say("stat-title"), "bold")
        parts: list[Text | Table] = [_count(view), _tickets(view), figures_title, _figures(view, figures)]
        super().__init__(_victory(view), parts, "tui-close-again")
        self._again = again

    def action_again(self) -> None:
        """Go back to the table and play again."""
        self.dismiss()
        self._again()


def _victory(view: View) -> str:
    result = view.result
    assert result is not None
    names = [player_word(view.players[seat]) for seat in result.winners]
    points = result.scores[result.winners[0]].total
    return say("end-won", count=len(names), names=listed(names), points=points)


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
        name = Text.assemble(seat_text(seat), " ", name_of(view, seat))
        cells = (decimal(points, 0) for points in (score.routes, won, -lost, score.souvenirs))
        total = Text(decimal(score.total, 0), f"bold {GOLD}")
        table.add_row(str(result.places[seat]), name, *cells, total)
    return table


def _ticket_points(view: View, seat: int) -> tuple[int, int]:
    """Return what a seat's tickets have won and lost."""
    held = view.players[seat].revealed_tickets or ()
    done = _done(view, seat)
    points = {ticket: view.board.ticket[ticket].points for ticket in held}
    return sum(points[t] for t in held if t in done), sum(points[t] for t in held if t not in done)


def _done(view: View, seat: int) -> set[str]:
    """Return the tickets of a seat that its routes complete."""
    tickets = (view.board.ticket[ticket] for ticket in view.players[seat].revealed_tickets or ())
    routes = (route for route in view.board.routes if view.owners.get(route.id) == seat)
    return set(completed(tickets, routes))


def _tickets(view: View) -> Text:
    """Return everybody's tickets."""
    texts: list[Text] = []
    for seat, player in enumerate(view.players):
        held = player.revealed_tickets or ()
        done = _done(view, seat)
        texts.append(Text(f"\n{say('end-tickets-of', name=player_word(player))}", "bold"))
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
    for seat in range(len(view.players)):
        table.add_column(Text.assemble(seat_text(seat), " ", name_of(view, seat)), justify="right")
    table.add_row(say("stat-turns-all"), *(str(player.turns) for player in figures.players))
    for title, rows in FIGURES.items():
        table.add_row(Text(say(title), f"bold {MUTED}"))
        for key, figure in rows.items():
            table.add_row(f"  {say(key)}", *(str(figure(player)) for player in figures.players))
    return table
