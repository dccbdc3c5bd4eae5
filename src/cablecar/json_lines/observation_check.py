"""Whether bytes from outside are an observation: the kernel takes records as they are, and would trust them.

Everything is counted: what lies open, what the seat holds and what it can't see must be all cards and all
tickets of the board, and what is hidden must be blank. So nobody can ask about more than a seat knows.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cablecar.board import CARDS, Board
from cablecar.board.check import MAX_DEALT_TICKETS
from cablecar.common.errors import CablecarError
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import OBSERVATION, OBSERVATION_VERSION, new_observation
from cablecar.rules.souvenirs import stack_size
from cablecar.rules.state import (
    CARD_KINDS,
    CHOICES,
    DRAWN_TICKETS,
    KEEPING,
    NONE,
    OPENING,
    OVER,
    PLACING,
    SOUVENIR,
    STACK_GONE,
    STACK_WAITING,
    TURN,
    Records,
)

Numbers = NDArray[Any]
Range = tuple[int, int]
WITHOUT = ("display", "owners", "ticket_deck", "ticket_owners", "rejected_by")
"""The fields whose places that a board does not use say that nothing is there."""


def checked_observation(board: Board, told: bytes) -> Records:
    """Return the observation of a seat, or refuse bytes that can't be one on this board."""
    if len(told) != OBSERVATION.itemsize:
        raise CablecarError("engine-wrong-observation", field="observation")
    observation = new_observation(told)
    for field, is_right in _checks(board, observation):
        if not is_right:
            raise CablecarError("engine-wrong-observation", field=field)
    return observation


def _checks(board: Board, observation: Records) -> Iterator[tuple[str, bool]]:
    """Yield the fields with whether each is right; those that others are counted by come first."""
    state, table = observation[0]["state"], board_table(board)[0]
    players, seat = int(state["players"]), int(observation[0]["seat"])
    yield "version", int(observation[0]["version"]) == OBSERVATION_VERSION
    yield "state.players", 2 <= players <= board.components.max_players
    yield "seat", 0 <= seat < players
    yield "state.phase", OPENING <= int(state["phase"]) < OVER
    for name, limits in _ranges(board, players).items():
        yield f"state.{name}", _is_within(state[name], *limits, name in WITHOUT)
    for name, most in (("unseen_cards", len(state["deck"])), ("tickets", len(board.tickets)), ("closed", 1)):
        yield name, _is_within(observation[0][name], (0, most), players if name != "closed" else None)
    yield from _blanks(board, state, players, seat)
    yield from _pieces(table, state, players)
    yield from _cards(board, observation, seat)
    yield from _offers(board, state, players, seat)
    yield from _tickets(board, observation, players, seat)
    yield from _turn(board, observation, players)


def _ranges(board: Board, players: int) -> Mapping[str, tuple[Range, int]]:
    """Return the limits of each field of the state, and how many of its places this board uses."""
    seats, routes, tickets = (NONE, players - 1), len(board.routes), len(board.tickets)
    cards, kinds, dealt = board.components.cards, CARD_KINDS - 1, board.components.dealt_tickets
    looked_at, most = max(dealt, DRAWN_TICKETS), int(stack_size(players))
    return {
        "current": ((0, players - 1), 1),
        "passes": ((0, players - 1), 1),
        "turns_left": ((NONE, players), 1),
        "claimed": ((0, routes - 1), 1),
        "deck_size": ((0, cards), 1),
        "ticket_deck_size": ((0, tickets), 1),
        "chosen": ((0, 2**dealt - 1), players),
        "offered": ((0, looked_at), players),
        "offers": ((NONE, tickets - 1), players),
        "hands": ((0, cards), players),
        "known": ((0, cards), players),
        "discard": ((0, cards), CARD_KINDS),
        "display": ((NONE, kinds), board.components.display),
        "owners": (seats, routes),
        "ticket_deck": ((NONE, tickets - 1), tickets),
        "ticket_owners": (seats, tickets),
        "rejected_by": (seats, tickets),
        "stack_places": ((STACK_GONE, len(board.locations) - 1), len(board.souvenirs)),
        "stack_sizes": ((0, most), len(board.souvenirs)),
        "souvenirs": ((0, 1), players),
    }


def _is_within(values: Any, limits: Range, used: int | None = None, without: bool = False) -> bool:
    """Return True if all values are within limits, and those that the board does not use are blank."""
    numbers = np.atleast_1d(values).astype(np.int64)
    rest = numbers[used:] if used is not None else numbers[:0]
    blank = _is_one_of(rest, NONE) if without else _is_one_of(rest, NONE, 0)
    return bool((numbers >= limits[0]).all() and (numbers <= limits[1]).all() and blank)


def _blanks(board: Board, state: Any, players: int, seat: int) -> Iterator[tuple[str, bool]]:
    """Check that it holds nothing that the seat can't know."""
    rivals = [rival for rival in range(players) if rival != seat]
    opening = int(state["phase"]) == OPENING
    yield "state.random", not state["random"].any()
    yield "state.deck", bool((state["deck"] == NONE).all())
    yield "state.ticket_top", int(state["ticket_top"]) == 0
    yield "state.offers", bool((state["offers"][rivals] == NONE).all())
    yield "state.hands", bool((state["hands"][rivals] == state["known"][rivals]).all())
    yield "state.known", bool((state["known"] <= state["hands"]).all())
    yield "state.ticket_owners", _is_one_of(state["ticket_owners"], NONE, seat)
    yield "state.rejected_by", _is_one_of(state["rejected_by"], NONE, seat)
    yield "state.chosen", bool((state["chosen"][rivals] <= int(opening)).all())
    yield "state.souvenirs", not state["souvenirs"][:, len(board.souvenirs) :].any()


def _is_one_of(values: Numbers, *allowed: int) -> bool:
    return bool(np.isin(values, allowed).all())


def _pieces(table: Any, state: Any, players: int) -> Iterator[tuple[str, bool]]:
    """Check cars and points by the routes that are owned, and the stacks of souvenirs."""
    owned = [np.flatnonzero(state["owners"] == seat) for seat in range(len(state["cars"]))]
    cars = [int(table["cars"] - table["route_length"][routes].sum()) for routes in owned]
    points = [int(table["route_points"][routes].sum()) for routes in owned]
    yield "state.cars", state["cars"].tolist() == cars and min(cars) >= 0
    yield "state.points", state["points"].tolist() == points
    places, sizes = (state[name][: int(table["souvenirs"])] for name in ("stack_places", "stack_sizes"))
    lying = [place for place in places.tolist() if place >= 0]
    yield "state.stack_places", len(set(lying)) == len(lying)
    yield "state.stack_sizes", bool(((sizes == 0) == (places == STACK_GONE)).all())
    aside, waiting = int(table["souvenirs"] - table["starts"]), int((places == STACK_WAITING).sum())
    yield "state.stack_places", waiting == _stacks_aside(state, players, aside, waiting)
    held = state["souvenirs"].sum(axis=0)[: int(table["souvenirs"])]
    yield "state.souvenirs", bool((held + sizes <= stack_size(players)).all())


def _stacks_aside(state: Any, players: int, aside: int, waiting: int) -> int:
    """Return how many stacks wait: all at first, then one fewer for each that was placed (S8, S9)."""
    if int(state["phase"]) == OPENING:
        return aside
    if int(state["phase"]) != PLACING:
        return 0
    if players == 2:
        return max(1, min(waiting, aside)) if int(state["current"]) == 1 else NONE
    return aside - (players - 1 - int(state["current"]))


def _cards(board: Board, observation: Records, seat: int) -> Iterator[tuple[str, bool]]:
    """Check that the cards which the seat can't see are as many as lie hidden (D9)."""
    state = observation[0]["state"]
    known = state["hands"].sum(axis=0, dtype=np.int64) + state["discard"]
    for card in state["display"]:
        known[card] += int(card != NONE)
    unseen = board_table(board)[0]["card_counts"] - known
    hidden = int(state["deck_size"]) + int(observation[0]["unseen_cards"].sum(dtype=np.int64))
    yield "unseen_cards", int(observation[0]["unseen_cards"][seat]) == 0
    yield "unseen_cards", not observation[0]["unseen_cards"][int(state["players"]) :].any()
    yield "state.hands", len(unseen) == len(CARDS) and bool((unseen >= 0).all())
    yield "state.deck_size", int(unseen.sum()) == hidden


def _offers(board: Board, state: Any, players: int, seat: int) -> Iterator[tuple[str, bool]]:
    """Check how many tickets the seats look at, and that those of the seat are some."""
    phase, counts = int(state["phase"]), state["offered"][:players].tolist()
    dealt, current = board.components.dealt_tickets, int(state["current"])
    if phase == OPENING:
        yield "state.offered", counts == [dealt] * players
        yield "state.chosen", 0 in state["chosen"][:players]
    else:
        others = [count for number, count in enumerate(counts) if number != current]
        yield "state.offered", not any(others) and (counts[current] > 0) == (phase == KEEPING)
        yield "state.chosen", not state["chosen"].any()
    own = state["offers"][seat].tolist()
    count = counts[seat]
    yield "state.offers", own[count:] == [NONE] * (MAX_DEALT_TICKETS - count) and NONE not in own[:count]


def _tickets(board: Board, observation: Records, players: int, seat: int) -> Iterator[tuple[str, bool]]:
    """Check that each ticket is in one place, and that the rest are as many as lie hidden (K4, K5)."""
    state = observation[0]["state"]
    offered, size = state["offered"].tolist(), int(state["ticket_deck_size"])
    deck = state["ticket_deck"].tolist()
    own = np.flatnonzero(state["ticket_owners"] == seat).tolist()
    under = [ticket for ticket in deck[:size] if ticket != NONE]
    seen = [*own, *under, *state["offers"][seat][: offered[seat]].tolist()]
    yield "state.ticket_deck", all(ticket == NONE for ticket in deck[size:])
    yield "state.rejected_by", np.flatnonzero(state["rejected_by"] == seat).tolist() == sorted(under)
    yield "state.ticket_owners", len(set(seen)) == len(seen)
    counts = observation[0]["tickets"].tolist()
    yield "tickets", counts[seat] == len(own) and not any(counts[players:])
    hidden = size - len(under) + _hidden_in_hands([*counts], offered, seat)
    yield "state.ticket_deck_size", hidden == len(board.tickets) - len(seen)


def _hidden_in_hands(counts: Sequence[int], offered: Sequence[int], seat: int) -> int:
    """Return how many tickets rivals hold or look at."""
    return sum(counts) - counts[seat] + sum(offered) - offered[seat]


def _turn(board: Board, observation: Records, players: int) -> Iterator[tuple[str, bool]]:
    """Check that somebody may act, and that all who may can."""
    state = observation["state"]
    phase, turns = int(state["phase"][0]), int(state["turns_left"][0])
    waiting = calls.waiting_seats(state)
    yield "state.turns_left", turns != 0 and (turns == NONE or phase >= TURN)
    yield "state.passes", phase == TURN or int(state["passes"][0]) == 0
    yield "state.claimed", _is_claim(board, state[0]) if phase == SOUVENIR else int(state["claimed"][0]) == 0
    told = sum(int(waits) << number for number, waits in enumerate(observation["waiting"][0].tolist()))
    yield "waiting", waiting != 0 and told == waiting and _is_one_of(observation["waiting"], 0, 1)
    choices = np.zeros(1, CHOICES)
    for seat in range(players):
        if waiting >> seat & 1:
            calls.list_legal(board_table(board), state, seat, choices)
            yield "state.phase", int(choices["count"][0]) > 0


def _is_claim(board: Board, state: Any) -> bool:
    """Return True if the seat that has claimed a route can choose a souvenir at either end (C7)."""
    seat, route = int(state["current"]), board_table(board)[0]
    ends = (int(route[end][state["claimed"]]) for end in ("route_a", "route_b"))
    places = state["stack_places"][: len(board.souvenirs)]
    symbols = [np.flatnonzero(places == place).tolist() for place in ends]
    is_free = [bool(found) and int(state["souvenirs"][seat][found[0]]) == 0 for found in symbols]
    return int(state["owners"][state["claimed"]]) == seat and all(is_free)
