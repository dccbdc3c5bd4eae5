"""Moves as action numbers and back, on one board. `cablecar.rules.board_table` documents the numbering."""

from collections.abc import Sequence
from functools import lru_cache
from typing import get_args

from cablecar.board.model import CARDS, FERRY, GREY, Board
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
    shown,
)
from cablecar.rules.board_table import (
    DRAW_TICKETS,
    FIRST_TAKE_FACE_UP,
    PASS,
    TAKE_FROM_DECK,
    board_table,
    payments,
)

Offer = tuple[str, ...]
"""The tickets that a seat looks at, in the order drawn: a keep action is a mask over them."""
KINDS_OF_MOVES = frozenset(get_args(Move))


class Actions:
    """The numbering of one board's moves."""

    def __init__(self, board: Board) -> None:
        table = board_table(board)[0]
        self.board = board
        self.count = int(table["actions"])
        """How many actions the board has."""
        self._first_keep = int(table["first_keep"])
        self._moves = dict(self._fixed_moves(table))
        """The moves that mean the same at any time; those that keep tickets hang on what is on offer."""
        self._moves |= enumerate(self._claim_moves(), int(table["first_claim"]))
        self._numbers = {move: number for number, move in self._moves.items()}
        self._by_identity = {id(move): number for number, move in self._moves.items()}
        """The numbers of the moves that are handed out, which live as long as this: found without hashing."""

    def _fixed_moves(self, table: object) -> list[tuple[int, Move]]:
        first = {name: int(table[name]) for name in ("first_take_souvenir", "first_place")}  # type: ignore[index]
        moves: list[tuple[int, Move]] = [
            (PASS, Pass()),
            (DRAW_TICKETS, DrawTickets()),
            (TAKE_FROM_DECK, TakeCard()),
        ]
        for slot in range(self.board.components.display):
            moves.append((FIRST_TAKE_FACE_UP + slot, TakeCard(slot)))
        for number, location in enumerate(self.board.locations):
            moves.append((first["first_take_souvenir"] + number, TakeSouvenir(location.id)))
        number = first["first_place"]
        for symbol in self.board.souvenirs:
            for location in self.board.locations:
                moves.append((number, PlaceSouvenir(symbol, location.id)))
                number += 1
        return moves

    def _claim_moves(self) -> list[ClaimRoute]:
        return [
            ClaimRoute(route.id, (CARDS[color],) * (route.length - ferries) + (FERRY,) * ferries)
            for route in self.board.routes
            for color, ferries in payments(route, self.board.components.colors)
        ]

    def needs_offer(self, actions: Sequence[int]) -> bool:
        """Return True if the moves of legal actions keep tickets on offer: all of them do, or none."""
        return bool(actions) and actions[0] not in self._moves

    def move(self, action: int, offer: Offer) -> Move:
        """Return the move of an action number."""
        move = self._moves.get(action)
        if move is not None:
            return move
        mask = action - self._first_keep + 1
        return KeepTickets(tuple(ticket for bit, ticket in enumerate(offer) if mask >> bit & 1))

    def moves(self, actions: Sequence[int], offer: Offer) -> list[Move]:
        """Return the moves of legal actions."""
        if self.needs_offer(actions):
            return [self.move(action, offer) for action in actions]
        return [self._moves[action] for action in actions]

    def number(self, move: Move, offer: Offer) -> int:
        """Return a move's action number, or say why there can be no such move on this board."""
        number = self._by_identity.get(id(move))
        if number is not None:
            return number
        if type(move) not in KINDS_OF_MOVES:
            raise CablecarError("not-a-move", given=shown(str(move)))
        if isinstance(move, KeepTickets):
            return self._keep_number(move, offer)
        number = self._numbers.get(move)
        if number is None:
            raise self._unknown(move)
        return number

    def _keep_number(self, move: KeepTickets, offer: Offer) -> int:
        for ticket in move.tickets:
            if ticket not in self.board.ticket:
                raise IllegalMove("K1", "refused-unknown-ticket", ticket=ticket)
        kept = set(move.tickets)
        if not kept:
            raise IllegalMove("K1", "refused-keep-one")
        if len(kept) != len(move.tickets) or (offer and not kept <= set(offer)):
            raise IllegalMove("K1", "refused-not-offered")
        mask = sum(1 << bit for bit, ticket in enumerate(offer) if ticket in kept)
        # Where nothing is on offer this is the first of these actions, which the rules refuse.
        return self._first_keep + max(mask, 1) - 1

    def _unknown(self, move: Move) -> IllegalMove:
        match move:
            case TakeCard(slot):
                last = self.board.components.display - 1
                return IllegalMove("D1", "refused-unknown-slot", slot=str(slot), last=last)
            case TakeSouvenir(location):
                return IllegalMove("C7", "refused-unknown-place", place=location)
            case PlaceSouvenir(symbol, location):
                if symbol not in self.board.souvenirs:
                    return IllegalMove("S8", "refused-unknown-souvenir", symbol=symbol)
                return IllegalMove("S8", "refused-unknown-place", place=location)
            case ClaimRoute(route, cards):
                return self._wrong_payment(route, cards)
        raise TypeError(move)

    def _wrong_payment(self, identity: str, cards: tuple[str, ...]) -> IllegalMove:
        route = self.board.route.get(identity)
        if route is None:
            return IllegalMove("C1", "refused-unknown-route", route=identity)
        for card in cards:
            if card not in (*self.board.components.colors, FERRY):
                return IllegalMove("C2", "refused-unknown-card", card=card)
        if len(cards) != route.length:
            return IllegalMove("C2", "refused-wrong-count", length=route.length, count=len(cards))
        if cards.count(FERRY) < route.ferries:
            return IllegalMove("C3", "refused-needs-ferry", ferries=route.ferries)
        if route.color == GREY:
            return IllegalMove("C2", "refused-one-color")
        return IllegalMove("C2", "refused-wrong-color", color=route.color)


@lru_cache(maxsize=64)
def board_actions(board: Board) -> Actions:
    """Return the numbering of a board's moves."""
    return Actions(board)
