"""How a game stands, as text; a part that is as it was somewhere before is not written again.

A part hangs on the facts that it is made of and on nothing else: the public parts on public facts, and what a
seat has of its own on what that seat knows.
"""

from collections.abc import Sequence
from functools import lru_cache

from cablecar.board import CARDS, FERRY, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.game import Game, Player
from cablecar.engine.view import READ, Phase
from cablecar.rules.state import MAX_PLAYERS, NONE, OPENING, OVER, SOUVENIR, STATE, WAITING
from cablecar.server.protocol.codec import dumps

KEPT = 8_192
"""So many texts of each kind are kept: some for each seat of a large server."""
NOTHING = '"seat":null,"hand":{},"tickets":[],"offer":[],"rejected":[]'
"""What a spectator has of its own."""
MINE = [bytes(byte == seat for byte in range(256)) for seat in range(MAX_PLAYERS)]
"""Turns the owners of things into whether they are a seat's."""

_PHASES = {phase.value: phase.name.lower() for phase in Phase}
_CARDS = {**{number: dumps(card) for number, card in enumerate(CARDS)}, NONE: "null"}
_PLACES = {
    name: slice(offset, offset + kind.itemsize)
    for name, (kind, offset, *_) in (STATE.fields or {}).items()
    if name in READ
}
"""Where each field lies in a state: reading them all at once is ten times as fast as one by one."""


class ViewWriter:
    """A game as it stands, written for everybody and for each seat."""

    def __init__(self, game: Game) -> None:
        self._game = game
        state = game._state.tobytes()
        self._facts = {name: state[place] for name, place in _PLACES.items()}
        self._points = game._state["points"].tolist()[0]
        self._tickets = self._facts["ticket_owners"][: len(game.board.tickets)]
        self._phase = self._facts["phase"][0]
        self.waiting_for = game.waiting_for
        self._public = self._written()

    def text(self, seat: int | None) -> str:
        """Return what a seat, or a spectator, may know."""
        return f"{{{self._public},{NOTHING if seat is None else self._own(seat)}}}"

    def _written(self) -> str:
        facts, board, phase = self._facts, self._game.board, self._phase
        players = ",".join(map(self._player, range(len(self._game.players))))
        display = ",".join(_CARDS[card] for card in signed(facts["display"][: board.components.display]))
        tickets = "null" if phase == OPENING else facts["ticket_deck_size"][0]
        claimed = dumps(board.routes[facts["claimed"][0]].id) if phase == SOUVENIR else "null"
        turns_left = signed(facts["turns_left"])[0]
        return (
            f'"phase":"{_PHASES[phase]}","waiting_for":{list(self.waiting_for)},"players":[{players}],'
            f'"display":[{display}],"deck_size":{facts["deck_size"][0]},'
            f'"discard":{cards_text(board, facts["discard"])},"ticket_deck_size":{tickets},'
            f'"owners":{owners_text(board, facts["owners"])},'
            f"{souvenirs_text(board, facts['stack_places'], facts['stack_sizes'])},"
            f'"claimed":{claimed},"turns_left":{turns_left if turns_left >= 0 else "null"},'
            f'"result":{self._result()}'
        )

    def _player(self, seat: int) -> str:
        opening, chosen = self._phase == OPENING, self._facts["chosen"][seat] != 0
        return player_text(
            self._game.board,
            self._game.players[seat],
            self._facts["cars"][seat],
            self._points[seat],
            sum(self._row("hands", seat)),
            self._row("known", seat),
            None if opening else self._tickets.count(seat),
            not opening or chosen,
            self._row("souvenirs", seat),
            self._tickets.translate(MINE[seat]) if self._phase == OVER else None,
        )

    def _result(self) -> str:
        result = self._game.result if self._phase == OVER else None
        return "null" if result is None else dumps({**result.to_json(), "places": result.places})

    def _own(self, seat: int) -> str:
        board, offer = self._game.board, "[]"
        if seat in self.waiting_for:
            offer = dumps(self._game.offer(seat))
        if self._phase == OPENING:
            tickets, rejected = self._chosen(seat)
        else:
            tickets = tickets_text(board, self._tickets.translate(MINE[seat]))
            rejected = self._rejected(seat)
        hand = cards_text(board, self._row("hands", seat))
        return f'"seat":{seat},"hand":{hand},"tickets":{tickets},"offer":{offer},"rejected":{rejected}'

    def _chosen(self, seat: int) -> tuple[str, str]:
        """Return what a seat keeps and refuses of its first tickets, once it has chosen."""
        mask = self._facts["chosen"][seat]
        offer = list(enumerate(self._game.offer(seat))) if mask else []
        refused = [{"ticket": ticket, "depth": None} for bit, ticket in offer if not mask >> bit & 1]
        return dumps([ticket for bit, ticket in offer if mask >> bit & 1]), dumps(refused)

    def _rejected(self, seat: int) -> str:
        """Return where the tickets lie that a seat put under the deck (K5)."""
        facts = self._facts
        if seat not in facts["rejected_by"]:
            return "[]"
        top, deck, lying = facts["ticket_top"][0], facts["ticket_deck"], []
        for depth in range(facts["ticket_deck_size"][0]):
            number = deck[(top + depth) % MAX_TICKETS]
            if facts["rejected_by"][number] == seat:
                lying.append({"ticket": self._game.board.tickets[number].id, "depth": depth})
        return dumps(lying)

    def _row(self, name: str, seat: int) -> bytes:
        """Return the part of a fact that is about one seat."""
        fact = self._facts[name]
        width = len(fact) // MAX_PLAYERS
        return fact[seat * width : (seat + 1) * width]


def signed(fact: bytes) -> Sequence[int]:
    """Return a fact's numbers, of which some may be negative."""
    return memoryview(fact).cast("b")


@lru_cache(maxsize=KEPT)
def player_text(
    board: Board,
    player: Player,
    cars: int,
    points: int,
    hand_size: int,
    known: bytes,
    tickets: int | None,
    has_chosen: bool,
    souvenirs: bytes,
    revealed: bytes | None,
) -> str:
    """Write what everybody knows about a player."""
    told = {
        "name": player.name,
        "kind": player.kind,
        "cars": cars,
        "points": points,
        "hand_size": hand_size,
        "tickets": tickets,
        "has_chosen": has_chosen,
        "souvenirs": [symbol for symbol, owned in zip(board.souvenirs, souvenirs, strict=False) if owned],
    }
    shown = "null" if revealed is None else tickets_text(board, revealed)
    return f'{dumps(told)[:-1]},"known_cards":{cards_text(board, known)},"revealed_tickets":{shown}}}'


@lru_cache(maxsize=KEPT)
def cards_text(board: Board, counts: bytes) -> str:
    """Write how many cards of each colour there are."""
    return dumps({card: counts[CARDS.index(card)] for card in (*board.components.colors, FERRY)})


@lru_cache(maxsize=KEPT)
def tickets_text(board: Board, held: bytes) -> str:
    """Write which tickets somebody holds."""
    return dumps([ticket.id for ticket, mine in zip(board.tickets, held, strict=True) if mine])


@lru_cache(maxsize=KEPT)
def owners_text(board: Board, owners: bytes) -> str:
    """Write whose each claimed route is."""
    pairs = zip(board.routes, signed(owners), strict=False)
    return dumps({route.id: owner for route, owner in pairs if owner != NONE})


@lru_cache(maxsize=KEPT)
def souvenirs_text(board: Board, places: bytes, sizes: bytes) -> str:
    """Write which souvenirs lie on places, and which wait aside."""
    lying = list(zip(board.souvenirs, signed(places), sizes, strict=False))
    stacks = {
        board.locations[place].id: {"symbol": symbol, "count": count}
        for symbol, place, count in lying
        if place != WAITING and count > 0
    }
    waiting = [symbol for symbol, place, _ in lying if place == WAITING]
    return f'"stacks":{dumps(stacks)},"waiting_souvenirs":{dumps(waiting)}'
