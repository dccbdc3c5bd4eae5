"""What is always true of a game: checks of a position, of a move, and of all moves of a game."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cablecar import CablecarError, Game, IllegalMove, Move
from cablecar.board import CARDS, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.actions import board_actions
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    GameEnded,
    OpeningEnded,
    TicketsDrawn,
)
from cablecar.rules import calls
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import NONE, OPENING, STACK_WAITING
from tests.support.game.chance import random_move
from tests.support.game.directed import ordered_moves

SHOWN = (CardTaken, CardTurnedUp, DisplaySwept, DeckReshuffled, TicketsDrawn, OpeningEnded, GameEnded)
"""Events after which nothing can be taken back: something hidden was shown."""


Choose = Callable[[Game], tuple[int, Move]]
"""A way to play: who makes which move next."""


Snapshot = tuple[Any, ...]


# --- one position


def check_position(game: Game) -> None:
    """Check everything that is true of every position."""
    check_cards(game)
    check_tickets(game)
    check_routes(game)
    check_souvenirs(game)
    check_choices(game)


def check_cards(game: Game) -> None:
    """Check that no card is lost, and that only want of cards leaves a slot empty."""
    state, parts = game._state[0], game.board.components
    display = [card for card in state.display[: parts.display].tolist() if card != NONE]
    deck = state.deck[: state.deck_size].tolist()
    found = np.bincount(display + deck, minlength=len(CARDS)) + state.hands.sum(axis=0) + state.discard
    expected = dict.fromkeys(parts.colors, parts.cards_per_color) | {"ferry": parts.ferries}
    assert found.tolist() == [expected.get(card, 0) for card in CARDS]
    assert deck or state.discard.sum() == 0
    assert len(display) == parts.display or not deck
    assert (state.known <= state.hands).all()


def check_tickets(game: Game) -> None:
    """Check that every ticket is in one place: in the deck, kept, or on offer."""
    state, board, players = game._state[0], game.board, len(game.players)
    ring = [(int(state.ticket_top) + depth) % MAX_TICKETS for depth in range(state.ticket_deck_size)]
    deck = state.ticket_deck[ring].tolist()
    kept = [number for number in range(len(board.tickets)) if state.ticket_owners[number] != NONE]
    offers = [
        ticket for seat in range(players) for ticket in state.offers[seat, : state.offered[seat]].tolist()
    ]
    assert sorted(deck + kept + offers) == list(range(len(board.tickets)))
    assert {number for number in range(len(board.tickets)) if state.rejected_by[number] != NONE} <= set(deck)


def check_routes(game: Game) -> None:
    """Check cars and points by a recount, and that nobody owns a whole double route (C6, E6)."""
    state, board, players = game._state[0], game.board, len(game.players)
    owner = {route.id: int(state.owners[number]) for number, route in enumerate(board.routes)}
    for seat in range(players):
        own = [route for route in board.routes if owner[route.id] == seat]
        assert state.cars[seat] == board.components.cars - sum(route.length for route in own) >= 0
        assert state.points[seat] == sum(board.route_points[route.length] for route in own)
    for route in board.routes:
        assert NONE <= owner[route.id] < players
        if route.double is not None and owner[route.id] != NONE:
            twin = owner[route.double]
            assert twin == NONE if players == 2 else twin != owner[route.id]


def check_souvenirs(game: Game) -> None:
    """Check that no token is lost, and that nobody owns a symbol twice."""
    state, players = game._state[0], len(game.players)
    full, places, starts = 3 if players == 4 else 2, set(), game.board.start_locations
    assert state.souvenirs.max() <= 1
    for symbol in range(len(game.board.souvenirs)):
        place, owned = int(state.stack_places[symbol]), int(state.souvenirs[:, symbol].sum())
        late = place == STACK_WAITING or game.board.locations[place] not in starts
        assert state.stack_sizes[symbol] + owned == (
            1 if players == 2 and late and place != STACK_WAITING else full
        )
        assert place == STACK_WAITING or place not in places
        places.add(place)


def check_choices(game: Game) -> None:
    """Check that the legal actions are those that no rule refuses, and that who is waited for has one."""
    count = board_actions(game.board).count
    for seat in range(len(game.players)):
        actions = game.legal_actions(seat)
        assert bool(actions) == (seat in game.waiting_for)
        tried = range(-1, count + 1) if actions else range(-1, count + 1, 17)
        free = [action for action in tried if calls.refusal(game._table, game._state, seat, action) == LEGAL]
        assert sorted(actions) == free
    assert (game.result is None) == bool(game.waiting_for)


# --- one move


def snapshot(game: Game) -> Snapshot:
    """Return all that a refused or undone move must leave as it was."""
    return game._state.tobytes(), tuple(game.moves), tuple(game.events), game.shuffles


def check_refusals(game: Game, chance: random.Random, samples: int = 2) -> None:
    """Check that a refused move changes no byte."""
    for _ in range(samples):
        seat = chance.randrange(len(game.players))
        move = random_move(game, seat, chance)
        if move not in game.legal_moves(seat):
            before = *snapshot(game), game._dealer.tobytes(), len(game._moments)
            with pytest.raises(IllegalMove):
                game.play(seat, move)
            assert before == (*snapshot(game), game._dealer.tobytes(), len(game._moments))


def check_copy(game: Game, chance: random.Random) -> None:
    """Check that a game and its copy go their own ways, from the same place."""
    before, twin = snapshot(game), game.copy()
    assert snapshot(twin) == before
    for _ in range(3):
        if twin.waiting_for:
            seat = chance.choice(twin.waiting_for)
            twin.play(seat, chance.choice(ordered_moves(twin, seat)))
    assert snapshot(game) == before != snapshot(twin)


class UndoWatch:
    """Knows which moves may be taken back, and to what."""

    def __init__(self) -> None:
        self.seat = NONE
        self.before: list[Snapshot] = []

    def check(self, game: Game, before: Snapshot, news: list[Event]) -> None:
        """Check after a move that exactly what showed nothing can be undone, byte for byte."""
        seat = game.moves[-1].seat
        if any(isinstance(event, SHOWN) for event in news):
            self.before = []
        else:
            self.before = [*(self.before if seat == self.seat else []), before]
        self.seat = seat
        if game._state[0].phase == OPENING:
            check_opening_undo(game, before)
            return
        twin = game.copy()
        for earlier in reversed(self.before):
            assert twin.can_undo(seat)
            twin.undo(seat)
            assert snapshot(twin) == earlier
        check_no_undo(twin)


def check_no_undo(game: Game) -> None:
    """Check that nobody can take anything back."""
    before = snapshot(game)
    for seat in (*range(len(game.players)), None):
        with pytest.raises(CablecarError, match=r"."):
            game.undo(seat)
    assert snapshot(game) == before


def check_opening_undo(game: Game, before: Snapshot) -> None:
    """Check that a seat can withdraw its opening choice no matter who chose since (S6)."""
    last = game.moves[-1]
    twin = game.copy()
    twin.undo(last.seat)
    assert snapshot(twin) == before
    for played in game.moves:
        twin = game.copy()
        twin.undo(played.seat)
        assert played.seat in twin.waiting_for
        assert twin.moves == [other for other in game.moves if other is not played]
        twin.play(played.seat, played.move)
        assert twin._state.tobytes() == game._state.tobytes()
        assert sorted(map(str, twin.events)) == sorted(map(str, game.events))


# --- one game


def most_moves(board: Board, players: int) -> int:
    """Return a length that no game can exceed.

    A card taken stays in a hand until it pays for a car's space, a ticket drawn is kept but for one, a
    route is claimed once; and at most all but one player pass between two other turns.
    """
    takes = board.components.cards + players * board.components.cars
    turns = takes + len(board.tickets) + len(board.routes)
    return players + 2 + 2 * turns + (turns + 1) * players


def watch(game: Game, choose: Choose, chance: random.Random) -> Counter[str]:
    """Play a game to its end, check everything after every move, and return what was checked."""
    undo, most = UndoWatch(), most_moves(game.board, len(game.players))
    check_position(game)
    while game.waiting_for:
        check_refusals(game, chance)
        if len(game.moves) % 5 == 0:
            check_copy(game, chance)
        before, told = snapshot(game), len(game.events)
        game.play(*choose(game))
        check_position(game)
        undo.check(game, before, game.events[told:])
        assert len(game.moves) <= most
    again = Game.replay(game.record())
    assert again.record() == game.record()
    assert again._state.tobytes() == game._state.tobytes()
    return Counter(games=1, moves=len(game.moves))


def at_random(chance: random.Random) -> Choose:
    """Return random play."""

    def choose(game: Game) -> tuple[int, Move]:
        seat = chance.choice(game.waiting_for)
        return seat, chance.choice(ordered_moves(game, seat))

    return choose


def watch_random_game(board: Board, players: int, seed: int) -> Counter[str]:
    """Watch a game of random moves."""
    chance = random.Random(seed)
    return watch(Game.new(players, seed, board), at_random(chance), chance)


def watch_again(played: Game) -> Counter[str]:
    """Watch a game that was played before, from its seed."""
    moves = iter(played.moves)

    def choose(game: Game) -> tuple[int, Move]:
        following = next(moves)
        return following.seat, following.move

    return watch(Game(played.board, played.players, played.seed), choose, random.Random(played.seed))
