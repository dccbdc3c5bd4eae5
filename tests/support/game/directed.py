"""Play that reaches rare positions on purpose: a policy, what it must reach, and seeds with which it does."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from cablecar.board import Board, shipped_board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegun,
    TicketsDrawn,
    TurnPassed,
)
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, Move, TakeCard, TakeSouvenir
from cablecar.rules.state import FERRY, NONE, OPENING, SECOND_CARD
from tests.support.game.generated import generated_board
from tests.support.game.positions import FIRST_EDITION

Preference = Callable[[Game, int, Move], bool]
"""Whether a seat would like a move."""
Reached = Callable[[Game, list[Event]], bool]
"""Whether a game, after a move that brought this news, stands where it should come to."""


@dataclass(frozen=True)
class Target:
    """A rare position, and how to come to it."""

    name: str
    preferences: tuple[Preference, ...]
    """The policy: a random move of the first preference that any move fulfils, else any move."""
    reached: Reached
    seeds: Mapping[int, int]
    """A seed that leads there, by number of players."""
    board: Callable[[], Board] = field(default=shipped_board)


def steer(game: Game, preferences: tuple[Preference, ...], reached: Reached, chance: random.Random) -> bool:
    """Play a game to its end and return whether it came by where it should."""
    found = False
    while game.waiting_for:
        seat = chance.choice(game.waiting_for)
        told = len(game.events)
        game.play(seat, _wanted(game, seat, preferences, chance))
        found = found or reached(game, game.events[told:])
    return found


def ordered_moves(game: Game, seat: int) -> list[Move]:
    """Return the legal moves by number: seeded play must not change when they are listed otherwise."""
    return [game.move(seat, action) for action in sorted(game.legal_actions(seat))]


def _wanted(game: Game, seat: int, preferences: tuple[Preference, ...], chance: random.Random) -> Move:
    moves = ordered_moves(game, seat)
    for preference in preferences:
        wanted = [move for move in moves if preference(game, seat, move)]
        if wanted:
            return chance.choice(wanted)
    return chance.choice(moves)


def directed_game(target: Target, players: int) -> Game:
    """Return the finished game of a target, or fail if it missed it."""
    seed = target.seeds[players]
    game = Game.new(players, seed, target.board())
    if not steer(game, target.preferences, target.reached, random.Random(seed)):
        raise AssertionError(f"{target.name} is not reached with {players} players and seed {seed}")
    return game


def on_first_edition(target: Target) -> Target:
    """Return a target as it is reached on the first edition of the shipped board."""
    if target.board is not shipped_board:
        return target
    return replace(
        target, seeds=FIRST_EDITION_SEEDS.get(target.name, target.seeds), board=lambda: FIRST_EDITION
    )


def first_edition_games() -> Iterator[tuple[str, Game]]:
    """Yield all finished directed games by name, on the first edition where the default board is meant."""
    for target in map(on_first_edition, TARGETS):
        for players in target.seeds:
            yield f"{target.name}-{players}p", directed_game(target, players)


# --- wishes


def any_card(game: Game, seat: int, move: Move) -> bool:
    """Want any transport card."""
    return isinstance(move, TakeCard)


def blind(game: Game, seat: int, move: Move) -> bool:
    """Want the top card of the deck."""
    return move == TakeCard()


def colored(game: Game, seat: int, move: Move) -> bool:
    """Want a face-up card that is no ferry."""
    return isinstance(move, TakeCard) and move.slot is not None and game._state[0].display[move.slot] != FERRY


def claim(game: Game, seat: int, move: Move) -> bool:
    """Want any route."""
    return isinstance(move, ClaimRoute)


def short_claim(game: Game, seat: int, move: Move) -> bool:
    """Want a route of one space."""
    return isinstance(move, ClaimRoute) and len(move.cards) == 1


def tickets(game: Game, seat: int, move: Move) -> bool:
    """Want to draw tickets."""
    return isinstance(move, DrawTickets)


def keep_all(game: Game, seat: int, move: Move) -> bool:
    """Want all tickets on offer."""
    return isinstance(move, KeepTickets) and len(move.tickets) == len(game.offer(seat))


def keep_one(game: Game, seat: int, move: Move) -> bool:
    """Want a single ticket."""
    return isinstance(move, KeepTickets) and len(move.tickets) == 1


def first_seat_keeps_one(game: Game, seat: int, move: Move) -> bool:
    """Want an odd ticket deck: all tickets, but at the opening seat 0 puts back all but one."""
    lone = seat == 0 and game._state[0].phase == OPENING
    return keep_one(game, seat, move) if lone else keep_all(game, seat, move)


def claim_between_souvenirs(game: Game, seat: int, move: Move) -> bool:
    """Want a route that has a souvenir at both ends."""
    if not isinstance(move, ClaimRoute):
        return False
    state, route = game._state[0], game.board.route[move.route]
    lying = {int(place) for place, left in zip(state.stack_places, state.stack_sizes, strict=True) if left}
    return all(
        number in lying for number, place in enumerate(game.board.locations) if place.id in (route.a, route.b)
    )


def claim_half_of_double(game: Game, seat: int, move: Move) -> bool:
    """Want half of a double route."""
    return isinstance(move, ClaimRoute) and game.board.route[move.route].double is not None


def only(chosen: int, preference: Preference) -> Preference:
    """Return the wish as that of one seat only."""
    return lambda game, seat, move: seat == chosen and preference(game, seat, move)


def others(chosen: int, preference: Preference) -> Preference:
    """Return the wish as that of all seats but one."""
    return lambda game, seat, move: seat != chosen and preference(game, seat, move)


def _hurry(seat: int) -> tuple[Preference, ...]:
    """Return the wishes with which one seat builds as fast as it can and the others never do."""
    return only(seat, claim), others(seat, tickets), others(seat, any_card), any_card


# --- what is reached


def cards_exhausted(game: Game, news: list[Event]) -> bool:
    """Deck and discard are empty and the display is short."""
    state = game._state[0]
    short = NONE in state.display[: game.board.components.display]
    return bool(state.deck_size == 0 and state.discard.sum() == 0 and short)


def large_hand(game: Game, news: list[Event]) -> bool:
    """A hand holds more than 20 cards."""
    return bool((game._state[0].hands.sum(axis=1) > 20).any())


def all_ferries(game: Game, news: list[Event]) -> bool:
    """Every slot of the display holds a ferry."""
    return bool((game._state[0].display[: game.board.components.display] == FERRY).all())


def three_sweeps(game: Game, news: list[Event]) -> bool:
    """One settling swept three times, the most that D7 allows."""
    return news.count(DisplaySwept()) == 3


def renewed_in_refill(game: Game, news: list[Event]) -> bool:
    """The deck ran out and was renewed between two cards of one refill."""
    kinds = [type(event) for event in news]
    wanted = [CardTurnedUp, DeckReshuffled, CardTurnedUp]
    return any(kinds[start : start + 3] == wanted for start in range(len(kinds)))


def somebody_passed(game: Game, news: list[Event]) -> bool:
    """A seat could do nothing."""
    return any(isinstance(event, TurnPassed) for event in news)


def ended_by_passes(game: Game, news: list[Event]) -> bool:
    """All seats passed in a row before any last round."""
    state = game._state[0]
    return GameEnded() in news and state.passes == len(game.players) and state.turns_left < 0


def last_ticket(game: Game, news: list[Event]) -> bool:
    """A single ticket was left to draw (K2)."""
    return any(isinstance(event, TicketsDrawn) and event.count == 1 for event in news)


def no_tickets(game: Game, news: list[Event]) -> bool:
    """The ticket deck is empty and play goes on."""
    return bool(game._state[0].ticket_deck_size == 0 and game.waiting_for)


def ticket_ring_wrapped(game: Game, news: list[Event]) -> bool:
    """The ticket deck reaches over the end of its ring."""
    state = game._state[0]
    return int(state.ticket_top) + int(state.ticket_deck_size) > MAX_TICKETS


def souvenir_choice(game: Game, news: list[Event]) -> bool:
    """A seat chose between two souvenirs (C7)."""
    return isinstance(game.moves[-1].move, TakeSouvenir)


def shared_double(game: Game, news: list[Event]) -> bool:
    """The halves of a double route have different owners (C6)."""
    owned = {
        route.id for number, route in enumerate(game.board.routes) if game._state[0].owners[number] != NONE
    }
    return any(game.board.route[route].double in owned for route in owned)


def one_card_turn(game: Game, news: list[Event]) -> bool:
    """After a first card, no ferry taken face up, no legal second one existed (D8)."""
    taken = [event for event in news if isinstance(event, CardTaken)]
    if not taken or (taken[0].slot is not None and taken[0].card == "ferry"):
        return False
    second = len(game.moves) > 1 and _is_second(game)
    return not second and game._state[0].phase != SECOND_CARD


def _is_second(game: Game) -> bool:
    """Return True if the last move was a turn's second card: the same seat took a card just before."""
    before, last = game.moves[-2:]
    return before.seat == last.seat and isinstance(before.move, TakeCard)


def last_round_by(seat: int) -> Reached:
    """The last round is begun by one seat (E1)."""
    return lambda game, news: LastRoundBegun(seat) in news


def shared_victory(game: Game, news: list[Event]) -> bool:
    """Two seats or more win together (E4)."""
    return game.result is not None and len(game.result.winners) > 1


def _board(seed: int) -> Callable[[], Board]:
    return lambda: generated_board(seed)


_FIRST = {2: 0, 3: 0, 4: 0}
_KEEP_TABLE_POOR = (colored, any_card, tickets, keep_all, short_claim)

TARGETS = (
    Target("card-exhaustion", (any_card, tickets), cards_exhausted, _FIRST),
    Target("hoarding", (only(0, any_card), others(0, tickets), others(0, keep_one)), large_hand, _FIRST),
    Target("all-ferry-display", (colored, blind, keep_one, tickets), all_ferries, _FIRST),
    Target("three-sweeps", (colored, keep_one, tickets), three_sweeps, _FIRST),
    Target("renewed-in-refill", (colored,), renewed_in_refill, _FIRST),
    Target("one-card-turn", (any_card, keep_all, tickets), one_card_turn, {2: 1, 3: 1, 4: 1}),
    Target("pass-only", _KEEP_TABLE_POOR, somebody_passed, {2: 13, 3: 5, 4: 0}),
    Target("ended-by-passes", (any_card, tickets), ended_by_passes, {2: 40, 3: 40, 4: 40}, _board(40)),
    Target("last-ticket", (first_seat_keeps_one, tickets), last_ticket, _FIRST),
    Target("ticket-deck-empty", (keep_all, tickets), no_tickets, _FIRST),
    Target("ticket-ring", (keep_one, tickets), ticket_ring_wrapped, {2: 38, 3: 38, 4: 38}, _board(38)),
    Target("souvenir-choice", (claim_between_souvenirs, any_card), souvenir_choice, _FIRST),
    Target("shared-double", (claim_half_of_double, any_card), shared_double, {3: 0, 4: 0}),
    Target("shared-victory", (), shared_victory, {2: 2, 3: 33, 4: 37}),
    *(
        Target(f"last-round-by-seat-{seat}", _hurry(seat), last_round_by(seat), seeds)
        for seat, seeds in enumerate(({2: 0, 3: 0, 4: 2}, {2: 0, 3: 0, 4: 0}, {3: 0, 4: 1}, {4: 1}))
    ),
)

FIRST_EDITION_SEEDS = {
    "pass-only": {2: 4, 3: 0, 4: 6},
    "shared-victory": {2: 27, 3: 20, 4: 45},
    "last-round-by-seat-0": {2: 0, 3: 0, 4: 1},
    "last-round-by-seat-2": {3: 0, 4: 2},
}
"""The seeds on the first edition of the shipped board, where they differ."""
