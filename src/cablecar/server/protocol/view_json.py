"""Writes views as JSON for the page, decoded from observations: a part that was written before is not again.

A part depends on the facts that it is made of and on nothing else: the public parts on what a spectator
observes, and what a seat has of its own on what that seat observes.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cablecar.board import CARDS, FERRY, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.players import Player
from cablecar.engine.result import count_result
from cablecar.engine.view import Phase, who_may_act
from cablecar.rules.layout import fields_of
from cablecar.rules.observation import OBSERVATION
from cablecar.rules.state import MAX_PLAYERS, NONE, OPENING, OVER, SOUVENIR, WAITING, Records
from cablecar.rules.tables import board_table
from cablecar.server.protocol.codec import dumps

KEPT = 8_192
"""So many texts of each kind are kept: some for each seat of a large server."""
NOTHING = '"seat":null,"hand":{},"tickets":[],"offer":[],"rejected":[]'
"""What a spectator has of its own."""
MINE = [bytes(byte == seat for byte in range(256)) for seat in range(MAX_PLAYERS)]
"""Turns the owners of things into whether they are a seat's."""

_PHASES = {phase.value: phase.name.lower() for phase in Phase}
_CARDS = {**{number: dumps(card) for number, card in enumerate(CARDS)}, NONE: "null"}
_OWN = {
    *("seat", "hands", "chosen", "offered", "offers", "ticket_owners"),
    *("rejected_by", "ticket_deck", "ticket_deck_size", "ticket_top"),
}
"""The fields that tell what a seat has of its own."""

Facts = Mapping[str, bytes]
Slices = Mapping[str, slice]

_SLICES: Slices = {
    field.name.removeprefix("state."): slice(field.offset, field.offset + field.size)
    for field in fields_of(OBSERVATION)
    if field.type != "record"
}
"""Where each field lies in an observation: slicing its bytes is ten times as fast as reading records."""
_OWN_SLICES: Slices = {name: where for name, where in _SLICES.items() if name in _OWN}


def facts_of(observation: Records, slices: Slices = _SLICES) -> Facts:
    """Return the bytes of the fields of an observation, those of its state included."""
    told = observation.tobytes()
    return {name: told[where] for name, where in slices.items()}


class ViewWriter:
    """A game as it stands, written for everybody and for each seat."""

    def __init__(self, board: Board, players: Sequence[Player], observation: Records) -> None:
        """Write what everybody knows, by what a spectator observes."""
        self._board = board
        self._players = players
        self._observation = observation
        self._facts = facts_of(observation)
        self._phase = self._facts["phase"][0]
        chosen, current = self._facts["chosen"], self._facts["current"][0]
        self.waiting_for = who_may_act(self._phase, chosen, current, self._facts["players"][0])
        self._public = self._written()

    def text(self, own: Records | None = None) -> str:
        """Return what a seat may know by its own observation, or without one what a spectator may."""
        return f"{{{self._public},{NOTHING if own is None else self._own(facts_of(own, _OWN_SLICES))}}}"

    def _written(self) -> str:
        facts, board, phase = self._facts, self._board, self._phase
        points = memoryview(facts["points"]).cast("i")
        players = ",".join(self._player(seat, points[seat]) for seat in range(len(self._players)))
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

    def _player(self, seat: int, points: int) -> str:
        facts, opening = self._facts, self._phase == OPENING
        return player_text(
            self._board,
            self._players[seat],
            facts["cars"][seat],
            points,
            sum(row_of(facts, "hands", seat)) + facts["unseen_cards"][seat],
            row_of(facts, "known", seat),
            None if opening else facts["tickets"][seat],
            not opening or facts["chosen"][seat] != 0,
            row_of(facts, "souvenirs", seat),
            self._held(facts, seat) if self._phase == OVER else None,
        )

    def _held(self, facts: Facts, seat: int) -> bytes:
        """Return which tickets a seat holds, a byte for each of the board's."""
        return facts["ticket_owners"][: len(self._board.tickets)].translate(MINE[seat])

    def _result(self) -> str:
        if self._phase != OVER:
            return "null"
        result = count_result(board_table(self._board), self._observation["state"])
        return dumps({**result.to_json(), "places": result.places})

    def _own(self, facts: Facts) -> str:
        board, seat = self._board, facts["seat"][0]
        offer = dumps(self._offer(facts, seat)) if seat in self.waiting_for else "[]"
        if self._phase == OPENING:
            tickets, rejected = chosen_text(self._offer(facts, seat), facts["chosen"][seat])
        else:
            tickets, rejected = tickets_text(board, self._held(facts, seat)), self._rejected(facts, seat)
        hand = cards_text(board, row_of(facts, "hands", seat))
        return f'"seat":{seat},"hand":{hand},"tickets":{tickets},"offer":{offer},"rejected":{rejected}'

    def _offer(self, facts: Facts, seat: int) -> list[str]:
        """Return the tickets that a seat looks at, in the order drawn."""
        numbers = row_of(facts, "offers", seat)[: facts["offered"][seat]]
        return [self._board.tickets[number].id for number in numbers]

    def _rejected(self, facts: Facts, seat: int) -> str:
        """Return where the tickets lie that a seat put under the deck (K5)."""
        owners = facts["rejected_by"]
        if seat not in owners:
            return "[]"
        top, deck, lying = facts["ticket_top"][0], signed(facts["ticket_deck"]), []
        for depth in range(facts["ticket_deck_size"][0]):
            number = deck[(top + depth) % MAX_TICKETS]
            if number != NONE and owners[number] == seat:
                lying.append({"ticket": self._board.tickets[number].id, "depth": depth})
        return dumps(lying)


def row_of(facts: Facts, name: str, seat: int) -> bytes:
    """Return the part of a fact that is about one seat."""
    fact = facts[name]
    width = len(fact) // MAX_PLAYERS
    return fact[seat * width : (seat + 1) * width]


def chosen_text(offer: Sequence[str], mask: int) -> tuple[str, str]:
    """Write what a seat keeps and refuses of its first tickets, once it has chosen."""
    dealt = list(enumerate(offer)) if mask else []
    refused = [{"ticket": ticket, "depth": None} for bit, ticket in dealt if not mask >> bit & 1]
    return dumps([ticket for bit, ticket in dealt if mask >> bit & 1]), dumps(refused)


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
