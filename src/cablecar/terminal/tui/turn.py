"""What a player can do now, put into choices and sentences; from the view and the legal moves alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from cablecar.board import Route
from cablecar.common.catalogue import harmless, say
from cablecar.engine.moves import ClaimRoute, KeepTickets, Move, Pass, PlaceSouvenir, TakeSouvenir
from cablecar.engine.progress import is_closed
from cablecar.engine.view import Phase, View
from cablecar.language.sentences import (
    Teller,
    bot_word,
    cards_phrase,
    listed,
    player_word,
    player_words,
    souvenir_word,
)
from cablecar.terminal.missing_cards import lacking_cards
from cablecar.terminal.sessions.session import TableTalk
from cablecar.terminal.tui.styles import card_text


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen from a list."""

    text: Text
    means: "Move | str | HostOrder"
    """The move that it makes, a souvenir's symbol that is then put on a place, or what the host wants."""
    lights: frozenset[str] = frozenset()
    """The places that it speaks of."""


@dataclass(frozen=True, slots=True)
class HostOrder:
    """What the host of a waiting table wants: the game to begin, or a bot on an open seat."""

    bot: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A question with a list of answers."""

    title: str
    options: tuple[Option, ...]


def teller_of(view: View) -> Teller:
    """Return who tells what happens at the table of a view."""
    return Teller(view.board, player_words(view.players))


def name_of(view: View, seat: int) -> str:
    """Return the name of a seat as it is shown: it may come from anybody's file or server."""
    return str(harmless(player_word(view.players[seat])))


def prompt(view: View, moves: Sequence[Move]) -> str:
    """Say whose turn it is and what is expected."""
    if view.phase is Phase.OVER:
        return say("table-over")
    phase = view.phase.name.lower()
    if not moves:
        waited = [player_word(view.players[seat]) for seat in view.waiting_for]
        return say(f"table-wait-{phase}", names=listed(waited), count=len(waited))
    if all(isinstance(move, Pass) for move in moves):
        return say("table-do-pass")
    cars = view.players[view.seat or 0].cars
    return say(f"table-do-{phase}", offered=len(view.offer), cars=cars)


def clock_text(seconds: int) -> str:
    """Say how much time is left."""
    minutes, hours, days = seconds // 60 % 60, seconds // 3600 % 24, seconds // 86400
    time = f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
    return say("tui-clock", time=say("table-clock-days", days=days, time=time) if days else time)


def asked(view: View, moves: Sequence[Move]) -> Choice | None:
    """Return what has to be answered before anything else: tickets to keep, souvenirs to choose."""
    keeps = [move for move in moves if isinstance(move, KeepTickets)]
    if keeps:
        return Choice(say("table-offer"), tuple(_keep(move, view) for move in keeps))
    takes = [move for move in moves if isinstance(move, TakeSouvenir)]
    if takes:
        return Choice(say("table-do-souvenir"), tuple(_take(move, view) for move in takes))
    symbols = list(dict.fromkeys(move.symbol for move in moves if isinstance(move, PlaceSouvenir)))
    if symbols:
        options = tuple(Option(Text(souvenir_word(symbol)), symbol) for symbol in symbols)
        return Choice(say("tui-which-souvenir"), options)
    return None


def hosted(table_chat: TableTalk) -> Choice | None:
    """Return what a table's host is asked before a game: who takes an open seat, or whether to begin."""
    if not table_chat.gathers or not table_chat.is_host:
        return None
    options = [Option(Text(say("tui-start")), HostOrder())]
    if table_chat.open_seats:
        options = [
            Option(Text(say("tui-seat-bot", bot=bot_word(bot))), HostOrder(bot)) for bot in table_chat.bots
        ]
    return Choice(say("tui-invite", link=table_chat.link), tuple(options))


def _keep(move: KeepTickets, view: View) -> Option:
    tickets = [view.board.ticket[ticket] for ticket in move.tickets]
    text = say("command-keep", tickets=teller_of(view).tickets(move.tickets))
    return Option(Text(text), move, frozenset(place for ticket in tickets for place in (ticket.a, ticket.b)))


def _take(move: TakeSouvenir, view: View) -> Option:
    place = view.board.location[move.location].name
    souvenir = souvenir_word(view.stacks[move.location].symbol)
    text = say("table-take-souvenir", souvenir=souvenir, place=place)
    return Option(Text(text), move, frozenset({move.location}))


def payments(route: str, view: View, moves: Sequence[Move]) -> Choice:
    """Return the ways to pay a route, those with the fewest ferries first."""
    claims = [move for move in moves if isinstance(move, ClaimRoute) and move.route == route]
    claims.sort(key=lambda claim: claim.cards.count("ferry"))
    options = tuple(Option(_payment(claim), claim) for claim in claims)
    return Choice(say("table-pay-title", route=teller_of(view).route(route)), options)


def _payment(claim: ClaimRoute) -> Text:
    cards = Text("").join(card_text(card) for card in claim.cards)
    return Text.assemble(cards, "  ", cards_phrase(claim.cards))


def open_targets(moves: Sequence[Move], symbol: str | None) -> frozenset[str]:
    """Return the routes that can be claimed now, or the places for a souvenir."""
    if symbol is not None:
        placings = (move for move in moves if isinstance(move, PlaceSouvenir))
        return frozenset(move.location for move in placings if move.symbol == symbol)
    return frozenset(move.route for move in moves if isinstance(move, ClaimRoute))


def described(target: str, view: View, moves: Sequence[Move], room: int) -> str:
    """Describe a route or a place in a sentence of this many characters."""
    if target in view.board.route:
        return _route(view.board.route[target], view, moves, room)
    if target not in view.board.location:
        return ""
    name = view.board.location[target].name
    if target not in view.stacks:
        return name
    stack = view.stacks[target]
    return say("describe-stack", place=name, souvenir=souvenir_word(stack.symbol), count=stack.count)


def _route(route: Route, view: View, moves: Sequence[Move], room: int) -> str:
    """Describe a route; where that is too long, its ends and what becomes of it are still read."""
    points, teller = view.board.route_points[route.length], teller_of(view)
    ends = teller.ends(route)
    whole = ""
    for text in (say("route-worth", route=teller.route(route.id), points=points), ends):
        whole = _fate(text, route, view, moves)
        if cell_len(whole) <= room:
            return whole
    return _fate(f"{ends[: room - cell_len(whole) - 1]}…", route, view, moves)


def _fate(text: str, route: Route, view: View, moves: Sequence[Move]) -> str:
    """Say of a route who has it, or whether it can be claimed."""
    owner = view.owners.get(route.id)
    if owner is not None:
        return say("tui-owned", route=text, name=player_word(view.players[owner]))
    if is_closed(route, view):
        return say("tui-closed", route=text)
    if route.id in open_targets(moves, None):
        return say("tui-claimable", route=text)
    cards = "" if view.seat is None or view.result is not None else lacking_cards(route, view)
    return say("tui-lacking", route=text, cards=cards) if cards else text
