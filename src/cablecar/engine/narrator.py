"""Decodes the rows of numbers that the rules note about a move (`cablecar.rules.events`) into events.

Sentences are made from events, not here: see `cablecar.language.sentences`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import numpy as np

from cablecar.board import CARDS, FERRY, Board
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
    revealed_by,
)
from cablecar.rules import events as kinds
from cablecar.rules.state import EVENT_NUMBERS, EVENTS, NONE, Records

REMEMBERED = 4096
"""How many moves a narrator keeps decoded: most do what one did before."""
_ROW_BYTES = EVENTS["rows"].base.itemsize * EVENT_NUMBERS


class Told(NamedTuple):
    """What a move did, or the deal."""

    events: tuple[Event, ...]
    """In the order of the rules."""
    revealed: tuple[str, ...]
    """The card taken, or the tickets drawn."""


class Narrator:
    """Decodes the rows of moves on a board."""

    def __init__(self, board: Board) -> None:
        self.tell: Callable[[bytes], Told] = lru_cache(maxsize=REMEMBERED)(partial(_told, board))
        """Return what rows mean, given as their bytes."""


@lru_cache(maxsize=8)
def narrator_of(board: Board) -> Narrator:
    """Return the narrator of a board."""
    return Narrator(board)


class Notes:
    """What a dealer notes, read past NumPy, whose ways to a single number cost more than the move."""

    def __init__(self, dealer: Records) -> None:
        events = dealer["events"]
        self._count, self._shows = events["count"].data, events["shows"].data
        self._rows = events["rows"][0].data.cast("B")
        self._reshuffles = dealer["reshuffles"].data
        self._prescribed_reshuffles = dealer["prescribed_reshuffles"].data

    @property
    def rows(self) -> bytes:
        """The rows of the last move."""
        return bytes(self._rows[: self._count[0] * _ROW_BYTES])

    @property
    def shows(self) -> bool:
        """Whether the last move shows somebody something new."""
        return bool(self._shows[0])

    @property
    def reshuffles(self) -> int:
        """How many new decks the last move made."""
        return int(self._reshuffles[0])

    def forget_prescribed_reshuffles(self) -> None:
        """Leave the next new decks to chance."""
        self._prescribed_reshuffles[0] = 0


def _told(board: Board, noted: bytes) -> Told:
    rows = np.frombuffer(noted, np.int32).reshape(-1, EVENT_NUMBERS).tolist()
    events = tuple(_DECODERS[kind](board, seat, numbers) for kind, seat, *numbers in rows)
    return Told(events, revealed_by(events))


def _card_taken(_: Board, seat: int, numbers: Sequence[int]) -> Event:
    slot, card, *_rest = numbers
    return CardTaken(seat, None if slot == NONE else slot, CARDS[card])


def _route_claimed(board: Board, seat: int, numbers: Sequence[int]) -> Event:
    route_number, color, ferries, points = numbers
    route = board.routes[route_number]
    cards = (CARDS[color],) * (route.length - ferries) + (FERRY,) * ferries
    return RouteClaimed(seat, route.id, cards, points)


def _tickets(board: Board, numbers: Sequence[int]) -> tuple[str, ...]:
    return tuple(board.tickets[number].id for number in numbers if number != NONE)


def _kept(board: Board, numbers: Sequence[int]) -> tuple[str, ...]:
    """Return kept tickets in the order that a move names them."""
    return tuple(sorted(_tickets(board, numbers)))


def _tickets_drawn(board: Board, seat: int, numbers: Sequence[int]) -> Event:
    drawn = _tickets(board, numbers)
    return TicketsDrawn(seat, len(drawn), drawn)


def _tickets_kept(board: Board, seat: int, numbers: Sequence[int]) -> Event:
    kept = _kept(board, numbers)
    return TicketsKept(seat, len(kept), kept)


def _symbol_and_location(board: Board, numbers: Sequence[int]) -> tuple[str, str]:
    return board.souvenirs[numbers[0]], board.locations[numbers[1]].id


_DECODERS: dict[int, Callable[[Board, int, Sequence[int]], Event]] = {
    kinds.OPENING_CHOSEN: lambda board, seat, numbers: OpeningChosen(seat, _kept(board, numbers)),
    kinds.OPENING_ENDED: lambda _, __, numbers: OpeningEnded(tuple(n for n in numbers if n != NONE)),
    kinds.SOUVENIR_PLACED: lambda board, seat, numbers: SouvenirPlaced(
        seat, *_symbol_and_location(board, numbers)
    ),
    kinds.CARD_TAKEN: _card_taken,
    kinds.CARD_TURNED_UP: lambda _, __, numbers: CardTurnedUp(numbers[0], CARDS[numbers[1]]),
    kinds.DISPLAY_SWEPT: lambda *_: DisplaySwept(),
    kinds.DECK_RESHUFFLED: lambda _, __, numbers: DeckReshuffled(numbers[0]),
    kinds.ROUTE_CLAIMED: _route_claimed,
    kinds.SOUVENIR_TAKEN: lambda board, seat, numbers: SouvenirTaken(
        seat, *_symbol_and_location(board, numbers)
    ),
    kinds.TICKETS_DRAWN: _tickets_drawn,
    kinds.TICKETS_KEPT: _tickets_kept,
    kinds.TURN_PASSED: lambda _, seat, __: TurnPassed(seat),
    kinds.LAST_ROUND_BEGUN: lambda _, seat, __: LastRoundBegun(seat),
    kinds.GAME_ENDED: lambda *_: GameEnded(),
}
