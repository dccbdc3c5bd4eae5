"""What stands beside the board: players, cards, tickets, log and chat, as texts."""

import textwrap
from collections.abc import Iterable

from rich.text import Text

from cablecar.board import CARDS
from cablecar.common.catalogue import harmless, say
from cablecar.engine.events import CardTurnedUp
from cablecar.engine.progress import missing_way
from cablecar.engine.view import View
from cablecar.language.sentences import cards_of, player_title, souvenir_word
from cablecar.terminal.sessions.session import Line, TableTalk
from cablecar.terminal.tui.styles import BAD, GOLD, GOOD, MUTED, card_text, legend, seat_text
from cablecar.terminal.tui.turn import teller_of

DONE, OPEN, LOST = "✓", "·", "✗"
"""The signs of tickets."""
NO_BREAK = "\N{NO-BREAK SPACE}"


def lines(texts: Iterable[Text]) -> Text:
    """Put texts under each other."""
    return Text("\n").join(texts)


def hung(sign: Text, text: str, room: int) -> Text:
    """Return a text behind its sign; where it takes several lines, they begin under each other."""
    return Text.assemble(sign, " ", "\n  ".join(textwrap.wrap(text, room - 2)))


def players_text(view: View, room: int, in_one_line: bool) -> Text:
    """Return what everybody knows about the players, and the letters of souvenirs; in this much room."""
    facts = [_facts(view, seat) for seat in range(len(view.players))]
    widths = [max(len(row[column]) for row in facts) for column in range(len(facts[0]))]
    texts: list[Text] = []
    for seat, (name, points, *others, souvenirs) in enumerate(facts):
        if not in_one_line:
            kept = [fact.replace(" ", NO_BREAK) for fact in others]
            rows = textwrap.wrap(" · ".join(kept), room - 3) + textwrap.wrap(souvenirs, room - 3)
            texts += [_head(view, seat, name, points), *(Text(f"   {row}", MUTED) for row in rows)]
        else:
            cells = [cell.ljust(width) for cell, width in zip((name, points, *others), widths, strict=False)]
            rest = Text(f"  {'  '.join((*cells[2:], souvenirs))}", MUTED)
            texts.append(_head(view, seat, *cells[:2]).append_text(rest))
    left = {stack.symbol for stack in view.stacks.values()}
    return lines([*texts, *([legend(view.board, room, left)] if left else [])])


def seats_text(table_chat: TableTalk) -> Text:
    """Return who sits at a table before its game begins."""
    free = Text(say("tui-free-seat"), MUTED)
    return lines(Text(str(harmless(name))) if name else free for name in table_chat.seated)


def _head(view: View, seat: int, name: str, points: str) -> Text:
    acts = seat in view.waiting_for
    arrow, style = Text("▸" if acts else " ", GOLD), "bold" if acts else ""
    return Text.assemble(arrow, seat_text(seat), " ", (name, style), "  ", (points, GOLD))


def _facts(view: View, seat: int) -> list[str]:
    player = view.players[seat]
    name = str(harmless(player_title(player)))
    if seat == view.seat:
        name += f" {say('table-you')}"
    chosen = say("table-has-chosen") if player.has_chosen else say("table-is-choosing")
    tickets = chosen if player.tickets is None else say("table-tickets-held", count=player.tickets)
    return [
        name,
        say("table-points", count=player.points),
        say("table-cars", count=player.cars),
        say("table-cards", count=player.hand_size),
        tickets,
        ", ".join(souvenir_word(symbol) for symbol in player.souvenirs),
    ]


def hand_text(view: View) -> Text:
    """Return this seat's cards by colour."""
    held = [(card, view.hand.get(card, 0)) for card in CARDS if view.hand.get(card, 0)]
    if not held:
        return Text(say("table-hand-empty"), MUTED)
    parts = [Text.assemble(card_text(card), f" {cards_of(card, count)}") for card, count in held]
    return Text("   ").join(parts)


def tickets_text(view: View, gap: str) -> Text:
    """Return this seat's tickets, each with what is still missing behind a gap."""
    teller = teller_of(view)
    cars = view.players[view.seat or 0].cars
    texts = [_ticket(teller.ticket(ticket), _missing(view, ticket), cars, gap) for ticket in view.tickets]
    return lines(texts) if texts else Text(say("describe-no-tickets"), MUTED)


def _missing(view: View, ticket: str) -> int | None:
    """Return how many spaces are still to be claimed for a ticket; None where no way is left."""
    way = missing_way(view, view.board.ticket[ticket].a, view.board.ticket[ticket].b)
    return None if way is None else sum(route.length for route in way)


def _ticket(text: str, missing: int | None, cars: int, gap: str) -> Text:
    if missing is None:
        return Text.assemble((f"{LOST} {text}", BAD), gap, (say("table-ticket-closed"), MUTED))
    if missing == 0:
        return Text(f"{DONE} {text}", GOOD)
    is_far = missing > cars
    told = say("table-ticket-far" if is_far else "table-ticket-missing", count=missing, cars=cars)
    return Text.assemble(f"{OPEN} {text}", gap, (told, MUTED))


def log_text(view: View, room: int) -> Text:
    """Return what happened, in sentences; the newest last."""
    teller = teller_of(view)
    events = [event for event in view.history if not isinstance(event, CardTurnedUp)]
    if not events:
        return Text(say("log-empty"), MUTED)
    texts = []
    for event in events:
        seat = getattr(event, "seat", None)
        sign = Text("–", MUTED) if seat is None else seat_text(seat)
        texts.append(hung(sign, teller.tell(event), room))
    return lines(texts)


def chat_text(table_chat: TableTalk, room: int) -> Text:
    """Return what was said at the table, the newest last, and why nothing can be said where it can't."""
    texts = [_said(line, room) for line in table_chat.said]
    if not texts:
        texts = [Text(say("chat-nothing"), MUTED)]
    hint = table_chat.silence or ("" if table_chat.said else say("tui-chat-key"))
    return lines([*texts, *([Text(hint, MUTED)] if hint else [])])


def _said(line: Line, room: int) -> Text:
    sign = Text("–", MUTED) if line.seat is None else seat_text(line.seat)
    name, said = (
        str(harmless(line.name)),
        say("chat-deleted") if line.text is None else str(harmless(line.text)),
    )
    text = hung(sign, f"{name}  {said}", room)
    text.stylize("bold", 2, 2 + len(name))
    if line.text is None:
        text.stylize(MUTED, 2 + len(name))
    return text
