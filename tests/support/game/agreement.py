"""The engine and the naive referee, side by side: the same moves, the same table, the same result."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from cablecar import Game, IllegalMove, Player
from cablecar.board import CARDS, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.chance import Shuffles
from cablecar.engine.moves import Move, to_json
from cablecar.rules.state import NONE, OPENING, STACK_WAITING
from tests.support.game.chance import random_move
from tests.support.game.directed import ordered_moves
from tests.support.game.invariants import check_position
from tests.support.game.referee import Json, Referee, Refused

PHASES = ("opening", "placing", "turn", "second card", "tickets drawn", "souvenir choice", "over")
"""The referee's names for the engine's phases, in the engine's order."""


@dataclass
class Pair:
    """A game, and the referee that is told its shuffles and nothing else."""

    game: Game
    referee: Referee
    decks: list[list[str]]
    """The new decks so far, which the referee reads."""

    def play(self, seat: int, move: Move) -> None:
        """Let both make a move."""
        self.game.play(seat, move)
        self.decks[:] = map(list, self.game.shuffles.reshuffles)
        self.referee.play(seat, to_json(move))


def pair_of(board: Board, players: Sequence[Player], seed: str, told: Shuffles | None = None) -> Pair:
    """Return a new game and its referee."""
    game = Game(board, players, seed, told)
    shuffles = game.record()["shuffles"]
    return Pair(game, Referee(board.to_json(), len(players), shuffles), shuffles["reshuffles"])


def state_of(game: Game) -> Json:
    """Return everything on the table in the referee's words."""
    state, board, seats = game._state[0], game.board, range(len(game.players))
    kinds = [*board.components.colors, "ferry"]
    ring = [(int(state.ticket_top) + depth) % MAX_TICKETS for depth in range(state.ticket_deck_size)]
    display = state.display[: board.components.display].tolist()
    owners = state.owners.tolist()
    return {
        "hands": [{kind: int(state.hands[seat, CARDS.index(kind)]) for kind in kinds} for seat in seats],
        "display": [None if card == NONE else CARDS[card] for card in display],
        "deck": [CARDS[card] for card in state.deck[: state.deck_size][::-1].tolist()],
        "discard": {kind: int(state.discard[CARDS.index(kind)]) for kind in kinds},
        "ticket_deck": [board.tickets[state.ticket_deck[place]].id for place in ring],
        "tickets": [sorted(_held(game, seat)) for seat in seats],
        "cars": state.cars[: len(seats)].tolist(),
        "points": state.points[: len(seats)].tolist(),
        "owners": {
            route.id: None if owners[number] == NONE else owners[number]
            for number, route in enumerate(board.routes)
        },
        "stacks": _stacks(game),
        "waiting": sorted(
            name for number, name in enumerate(board.souvenirs) if _place(game, number) == STACK_WAITING
        ),
        "souvenirs": [
            sorted(name for number, name in enumerate(board.souvenirs) if state.souvenirs[seat, number])
            for seat in seats
        ],
    }


def _held(game: Game, seat: int) -> list[str]:
    """Return the tickets that a seat keeps; the engine notes opening choices apart until all are made."""
    state = game._state[0]
    if state.phase == OPENING:
        return [ticket for bit, ticket in enumerate(game.offer(seat)) if state.chosen[seat] >> bit & 1]
    owners = state.ticket_owners.tolist()
    return [ticket.id for number, ticket in enumerate(game.board.tickets) if owners[number] == seat]


def _place(game: Game, symbol: int) -> int:
    return int(game._state[0].stack_places[symbol])


def _stacks(game: Game) -> dict[str, list[str | int]]:
    sizes = game._state[0].stack_sizes.tolist()
    return {
        game.board.locations[_place(game, number)].id: [name, sizes[number]]
        for number, name in enumerate(game.board.souvenirs)
        if _place(game, number) != STACK_WAITING and sizes[number] > 0
    }


def _key(move: Json) -> tuple[Any, ...]:
    """Return a move of the game file as something that compares whatever the order of its parts."""
    parts = ((name, sorted(part.items()) if isinstance(part, dict) else part) for name, part in move.items())
    return tuple(sorted((name, str(part)) for name, part in parts))


def check_moves(pair: Pair, seat: int) -> None:
    """Check that both know the same legal moves of a seat, each once."""
    ours = Counter(_key(to_json(move)) for move in pair.game.legal_moves(seat))
    theirs = Counter(_key(move) for move in pair.referee.legal_moves(seat))
    assert ours == theirs, (ours - theirs, theirs - ours)


def check_pair(pair: Pair) -> None:
    """Check that both agree on who may do what, on the whole table, and on the result."""
    game, referee = pair.game, pair.referee
    assert list(game.waiting_for) == referee.waiting_for()
    for seat in range(len(game.players)):
        check_moves(pair, seat)
    ours, theirs = state_of(game), referee.state()
    assert ours == theirs, {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}
    assert PHASES[game._state[0].phase] == referee.phase
    assert len(pair.decks) == referee.reshuffles_used
    left = int(game._state[0].turns_left)
    assert (None if left < 0 else left) == referee.turns_left
    result = game.result
    assert (None if result is None else result.to_json()) == referee.result()
    assert (None if result is None else list(result.places)) == referee.places()


def check_view(pair: Pair, seat: int) -> None:
    """Check what a seat is shown against the referee's table."""
    view, table, referee = pair.game.view(seat), pair.referee.state(), pair.referee
    assert view.hand == table["hands"][seat]
    assert list(view.display) == table["display"]
    assert view.deck_size == len(table["deck"])
    assert view.discard == table["discard"]
    assert sorted(view.tickets) == table["tickets"][seat]
    assert list(view.offer) == referee.offered[seat]
    assert view.owners == {route: owner for route, owner in table["owners"].items() if owner is not None}
    assert {place: [stack.symbol, stack.count] for place, stack in view.stacks.items()} == table["stacks"]
    assert sorted(view.waiting_souvenirs) == table["waiting"]
    assert view.turns_left == referee.turns_left
    opening = referee.phase == "opening"
    assert view.ticket_deck_size == (None if opening else len(table["ticket_deck"]))
    for number, player in enumerate(view.players):
        assert (player.cars, player.points) == (table["cars"][number], table["points"][number])
        assert player.hand_size == sum(table["hands"][number].values())
        assert player.tickets == (None if opening else len(table["tickets"][number]))
        assert sorted(player.souvenirs) == table["souvenirs"][number]
        assert player.has_chosen == (not opening or not referee.offered[number])


def check_refusals(pair: Pair, chance: random.Random, samples: int) -> int:
    """Check that both refuse the same random moves of random seats, and return how many."""
    refused = 0
    for _ in range(samples):
        seat = chance.randrange(len(pair.game.players))
        move = random_move(pair.game, seat, chance)
        if move in pair.game.legal_moves(seat):
            continue
        before = pair.game._state.tobytes(), pair.referee.state()
        with pytest.raises(IllegalMove):
            pair.game.play(seat, move)
        with pytest.raises(Refused):
            pair.referee.play(seat, to_json(move))
        assert before == (pair.game._state.tobytes(), pair.referee.state())
        refused += 1
    return refused


def agree_on_random_game(board: Board, players: int, seed: int, most: int = 10_000) -> Counter[str]:
    """Play a random game, or its first moves, with both and return what was compared."""
    chance = random.Random(seed)
    pair = pair_of(board, [Player(f"P{seat}") for seat in range(players)], format(seed, "x"))
    figures = Counter(games=1)
    check_pair(pair)
    while pair.game.waiting_for and figures["moves"] < most:
        figures["refusals"] += check_refusals(pair, chance, 2)
        seat = chance.choice(pair.game.waiting_for)
        pair.play(seat, chance.choice(ordered_moves(pair.game, seat)))
        check_pair(pair)
        check_position(pair.game)
        if figures["moves"] % 8 == 0:
            check_view(pair, chance.randrange(players))
        figures["moves"] += 1
    return figures


def agree_on_played_game(played: Game) -> Counter[str]:
    """Play a game again with both, its shuffles told, and return what was compared."""
    pair = pair_of(played.board, played.players, played.seed, played.shuffles)
    for each in played.moves:
        check_pair(pair)
        pair.game.prescribe_reshuffles(played.shuffles.reshuffles[len(pair.game.shuffles.reshuffles) :])
        pair.play(each.seat, each.move)
    check_pair(pair)
    assert pair.game.record() == played.record()
    return Counter(games=1, moves=len(played.moves))
