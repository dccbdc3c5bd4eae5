"""Writes views as JSON for the page; parts are cached by the facts that they are made of.

It decodes observations as `engine.view.decode_view` does, but from their bytes and straight into text, for
speed: every move is written for everybody who watches. `tests/server/test_view_json.py` compares the two. The
public parts are made of what a spectator observes and of nothing else, and what a seat has of its own of what
that seat observes.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter

from cablecar.board import CARDS, FERRY, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.players import Player
from cablecar.engine.result import count_result
from cablecar.rules.board_table import board_table
from cablecar.rules.layout import fields_of
from cablecar.rules.observation import OBSERVATION
from cablecar.rules.state import MAX_PLAYERS, NONE, OPENING, OVER, PHASES, SOUVENIR, STACK_WAITING, Records
from cablecar.server.protocol.codec import dumps

KEPT = 8_192
"""The most texts of each kind that are kept: some for each seat of a large server."""
NOTHING_OWN = '"seat":null,"hand":{},"tickets":[],"offer":[],"rejected":[]'
"""What a spectator has of its own."""
MINE = [bytes(byte == seat for byte in range(256)) for seat in range(MAX_PLAYERS)]
"""Turns the owners of things into whether they are a seat's."""

_CARDS = {**{number: dumps(card) for number, card in enumerate(CARDS)}, NONE: "null"}

Facts = Mapping[str, bytes]
Told = tuple[bytes, ...]
"""The bytes of some fields of an observation."""

_SLICES = {
    field.name.removeprefix("state."): slice(field.offset, field.offset + field.size)
    for field in fields_of(OBSERVATION)
    if field.type != "record"
}
"""Where each field lies in an observation: slicing its bytes is ten times as fast as reading records."""
_PUBLIC = (
    *("waiting", "phase", "display", "deck_size", "discard", "ticket_deck_size"),
    *("ticket_owners", "owners", "stack_places", "stack_sizes", "claimed", "turns_left"),
)
"""The fields that tell what everybody knows."""
_OF_PLAYER = ("cars", "points", "hands", "unseen_cards", "known", "tickets", "chosen", "souvenirs")
"""The fields of which one row tells what everybody knows about a player."""
_OF_OWN = ("hands", "chosen", "offered", "offers")
"""The fields of which one row tells what a seat has of its own."""
_OWN_WHOLE = ("ticket_owners", "rejected_by", "ticket_deck", "ticket_deck_size", "ticket_top")
"""The fields that tell the rest of it."""


def _row(name: str, seat: int) -> slice:
    """Return where the part of a field lies that is about one seat."""
    whole = _SLICES[name]
    width = (whole.stop - whole.start) // MAX_PLAYERS
    return slice(whole.start + seat * width, whole.start + (seat + 1) * width)


def _getters(rows: Sequence[str], whole: Sequence[str] = ()) -> list[Callable[[bytes], Told]]:
    """Return for each seat what slices its rows of some fields, and others whole, all in one call."""
    rest = [_SLICES[name] for name in whole]
    return [itemgetter(*(_row(name, seat) for name in rows), *rest) for seat in range(MAX_PLAYERS)]


_PLAYER_GETTERS = _getters(_OF_PLAYER)
_OWN_GETTERS = _getters(_OF_OWN, _OWN_WHOLE)
_SEAT = _SLICES["seat"].start


class ViewWriter:
    """A game as it stands, written for everybody and for each seat."""

    def __init__(self, board: Board, players: Sequence[Player], observation: Records) -> None:
        """Write what everybody knows, by what a spectator observes."""
        self._board = board
        self._players = players
        self._observation = observation
        self._told = observation.tobytes()
        self._facts = {name: self._told[_SLICES[name]] for name in _PUBLIC}
        self._phase = self._facts["phase"][0]
        self.waiting_for = [seat for seat, waits in enumerate(self._facts["waiting"]) if waits]
        self._public = self._written()

    def text(self, own: Records | None = None) -> str:
        """Return what a seat may know by its own observation, or without one what a spectator may."""
        told = self._told if own is None else own.tobytes()
        closed = closed_text(self._board, told[_SLICES["closed"]])
        return f'{{{self._public},"closed":{closed},{NOTHING_OWN if own is None else self._own(told)}}}'

    def _written(self) -> str:
        facts, board, phase = self._facts, self._board, self._phase
        players = ",".join(self._player(seat, player) for seat, player in enumerate(self._players))
        display = ",".join(_CARDS[card] for card in signed(facts["display"][: board.components.display]))
        tickets = "null" if phase == OPENING else facts["ticket_deck_size"][0]
        claimed = dumps(board.routes[facts["claimed"][0]].id) if phase == SOUVENIR else "null"
        turns_left = signed(facts["turns_left"])[0]
        return (
            f'"phase":"{PHASES[phase]}","waiting_for":{self.waiting_for},"players":[{players}],'
            f'"display":[{display}],"deck_size":{facts["deck_size"][0]},'
            f'"discard":{cards_text(board, facts["discard"])},"ticket_deck_size":{tickets},'
            f'"owners":{owners_text(board, facts["owners"])},'
            f"{souvenirs_text(board, facts['stack_places'], facts['stack_sizes'])},"
            f'"claimed":{claimed},"turns_left":{turns_left if turns_left >= 0 else "null"},'
            f'"result":{self._result()}'
        )

    def _player(self, seat: int, player: Player) -> str:
        board, phase = self._board, self._phase
        revealed = held(board, self._facts["ticket_owners"], seat) if phase == OVER else None
        return player_text(board, player, phase == OPENING, revealed, _PLAYER_GETTERS[seat](self._told))

    def _own(self, told: bytes) -> str:
        seat = told[_SEAT]
        is_to_act = seat in self.waiting_for
        return own_text(self._board, seat, self._phase == OPENING, is_to_act, _OWN_GETTERS[seat](told))

    def _result(self) -> str:
        if self._phase != OVER:
            return "null"
        result = count_result(board_table(self._board), self._observation["state"])
        return dumps({**result.to_json(), "places": result.places})


@lru_cache(maxsize=KEPT)
def own_text(board: Board, seat: int, opening: bool, is_to_act: bool, told: Told) -> str:
    """Write what a seat has of its own."""
    facts = dict(zip((*_OF_OWN, *_OWN_WHOLE), told, strict=True))
    looks_at = [board.tickets[number].id for number in facts["offers"][: facts["offered"][0]]]
    if opening:
        tickets, rejected = chosen_text(looks_at, facts["chosen"][0])
    else:
        tickets = tickets_text(board, held(board, facts["ticket_owners"], seat))
        rejected = rejected_text(board, seat, facts)
    hand, offer = cards_text(board, facts["hands"]), dumps(looks_at) if is_to_act else "[]"
    return f'"seat":{seat},"hand":{hand},"tickets":{tickets},"offer":{offer},"rejected":{rejected}'


def held(board: Board, owners: bytes, seat: int) -> bytes:
    """Return which tickets a seat holds, a byte for each of the board's."""
    return owners[: len(board.tickets)].translate(MINE[seat])


def rejected_text(board: Board, seat: int, facts: Facts) -> str:
    """Write where the tickets lie that a seat put under the deck (K5)."""
    owners = facts["rejected_by"]
    if seat not in owners:
        return "[]"
    top, deck, lying = facts["ticket_top"][0], signed(facts["ticket_deck"]), []
    for depth in range(facts["ticket_deck_size"][0]):
        number = deck[(top + depth) % MAX_TICKETS]
        if number != NONE and owners[number] == seat:
            lying.append({"ticket": board.tickets[number].id, "depth": depth})
    return dumps(lying)


def chosen_text(offer: Sequence[str], mask: int) -> tuple[str, str]:
    """Write what a seat keeps and refuses of its first tickets, once it has chosen."""
    dealt = list(enumerate(offer)) if mask else []
    refused = [{"ticket": ticket, "depth": None} for bit, ticket in dealt if not mask >> bit & 1]
    return dumps([ticket for bit, ticket in dealt if mask >> bit & 1]), dumps(refused)


def signed(fact: bytes) -> Sequence[int]:
    """Return a fact's numbers, of which some may be negative."""
    return memoryview(fact).cast("b")


@lru_cache(maxsize=KEPT)
def player_text(board: Board, player: Player, opening: bool, revealed: bytes | None, told: Told) -> str:
    """Write what everybody knows about a player, whose tickets are revealed once the game is over."""
    facts = dict(zip(_OF_PLAYER, told, strict=True))
    owned = zip(board.souvenirs, facts["souvenirs"], strict=False)
    public = {
        "name": player.name,
        "kind": player.kind,
        "cars": facts["cars"][0],
        "points": memoryview(facts["points"]).cast("i")[0],
        "hand_size": sum(facts["hands"]) + facts["unseen_cards"][0],
        "tickets": None if opening else facts["tickets"][0],
        "has_chosen": not opening or facts["chosen"][0] != 0,
        "souvenirs": [symbol for symbol, is_owned in owned if is_owned],
    }
    known = cards_text(board, facts["known"])
    shown = "null" if revealed is None else tickets_text(board, revealed)
    return f'{dumps(public)[:-1]},"known_cards":{known},"revealed_tickets":{shown}}}'


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
def closed_text(board: Board, closed: bytes) -> str:
    """Write which free routes are closed because of their twin."""
    return dumps([route.id for route, is_closed in zip(board.routes, closed, strict=False) if is_closed])


@lru_cache(maxsize=KEPT)
def souvenirs_text(board: Board, places: bytes, sizes: bytes) -> str:
    """Write which souvenirs lie on places, and which wait aside."""
    lying = list(zip(board.souvenirs, signed(places), sizes, strict=False))
    stacks = {
        board.locations[place].id: {"symbol": symbol, "count": count}
        for symbol, place, count in lying
        if place != STACK_WAITING and count > 0
    }
    waiting = [symbol for symbol, place, _ in lying if place == STACK_WAITING]
    return f'"stacks":{dumps(stacks)},"waiting_souvenirs":{dumps(waiting)}'
