"""Tells what a move did as events, by comparing the states before and after it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cablecar.board import CARDS, Board
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegun,
    OpeningChosen,
    OpeningEnded,
    RouteClaimed,
    SouvenirPlaced,
    SouvenirTaken,
    TicketsDrawn,
    TicketsKept,
    TurnPassed,
)
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.rules.state import OPENING, OVER, REFILL, SWEEP, Records

if TYPE_CHECKING:
    from cablecar.engine.game import Played


def events_of_setup(dealer: Records) -> Iterator[Event]:
    """Yield what the dealer did before the first choice."""
    return _dealer_events(dealer)


def events_of_move(
    board: Board, played: "Played", before: Records, after: Records, dealer: Records
) -> Iterator[Event]:
    """Yield what a move did, in the order of the rules (C5)."""
    yield from _own_events(board, played, before)
    yield from _dealer_events(dealer)
    yield from _souvenir_events(board, played.seat, before, after)
    if before["phase"][0] == OPENING and after["phase"][0] != OPENING:
        owners, players = after["ticket_owners"][0].tolist(), int(after["players"][0])
        yield OpeningEnded(tuple(owners.count(seat) for seat in range(players)))
    if before["turns_left"][0] < 0 <= after["turns_left"][0]:
        yield LastRoundBegun(played.seat)
    if after["phase"][0] == OVER:
        yield GameEnded()


def _own_events(board: Board, played: "Played", before: Records) -> Iterator[Event]:
    seat = played.seat
    match played.move:
        case KeepTickets(tickets):
            if before["phase"][0] == OPENING:
                yield OpeningChosen(seat, tickets)
            else:
                yield TicketsKept(seat, len(tickets), tickets)
        case PlaceSouvenir(symbol, location):
            yield SouvenirPlaced(seat, symbol, location)
        case TakeCard(slot):
            yield CardTaken(seat, slot, played.revealed[0])
        case ClaimRoute(route, cards):
            yield RouteClaimed(seat, route, cards, board.route_points[board.route[route].length])
        case DrawTickets():
            yield TicketsDrawn(seat, len(played.revealed), played.revealed)
        case Pass():
            yield TurnPassed(seat)
        case TakeSouvenir():
            pass


def _dealer_events(dealer: Records) -> Iterator[Event]:
    for kind, slot, card in dealer["step"][0, : dealer["steps"][0]].tolist():
        if kind == REFILL:
            yield CardTurnedUp(slot, CARDS[card])
        elif kind == SWEEP:
            yield DisplaySwept()
        else:
            yield DeckReshuffled(card)


def _souvenir_events(board: Board, seat: int, before: Records, after: Records) -> Iterator[Event]:
    gained = (after["souvenirs"][0, seat] != before["souvenirs"][0, seat]).tolist()
    for symbol, name in enumerate(board.souvenirs):
        if gained[symbol]:
            yield SouvenirTaken(seat, name, board.locations[after["stack_places"][0, symbol]].id)
