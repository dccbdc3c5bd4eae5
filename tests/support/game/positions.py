"""Games brought to a wanted position, for tests of single rules."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cablecar.board import CARDS, Board, Components, Location, Route, Ticket, load_board, shipped_board
from cablecar.board.check import MAX_TICKETS
from cablecar.board.load import EDITIONS as EDITION_FILES
from cablecar.common.errors import IllegalMove
from cablecar.engine.chance import Shuffles
from cablecar.engine.game import Game
from cablecar.engine.moves import Move
from cablecar.engine.players import Player
from cablecar.rules import calls
from cablecar.rules.refusals import REFUSALS
from cablecar.rules.state import NONE, OVER, PLACING
from tests.support.paths import BOARDS

EDITIONS = tuple(map(shipped_board, EDITION_FILES))
"""The editions of San Francisco, the oldest first."""
FIRST_EDITION = shipped_board("san-francisco")


@cache
def board_named(name: str) -> Board:
    """Return a board of tests/boards."""
    return load_board(BOARDS / f"{name}.toml")


def after_opening(players: int = 2, seed: int = 1, board: Board | None = None) -> Game:
    """Return a game before its first turn: all dealt tickets kept, souvenirs placed anywhere."""
    game = Game.new(players, seed, board)
    for seat in range(players):
        game.play(seat, game.legal_moves(seat)[-1])
    while game._state[0].phase == PLACING:
        game.play(game.waiting_for[0], game.legal_moves(game.waiting_for[0])[0])
    return game


def give(game: Game, seat: int, *cards: str) -> None:
    """Make these cards the whole hand of a seat."""
    game._state[0].hands[seat] = [cards.count(card) for card in CARDS]


def lay_display(game: Game, *cards: str | None) -> None:
    """Make these cards the display, from slot 0."""
    for slot, card in enumerate(cards):
        game._state[0].display[slot] = NONE if card is None else CARDS.index(card)


def lay_deck(game: Game, *cards: str) -> None:
    """Make these cards the draw pile, top first."""
    game._state[0].deck_size = len(cards)
    for place, card in enumerate(reversed(cards)):
        game._state[0].deck[place] = CARDS.index(card)


def lay_discard(game: Game, *cards: str) -> None:
    """Make these cards the discard."""
    game._state[0].discard[:] = [cards.count(card) for card in CARDS]


def own(game: Game, seat: int, *routes: str) -> None:
    """Let a seat own these routes, without paying, cars or points."""
    for route in routes:
        number = [candidate.id for candidate in game.board.routes].index(route)
        game._state[0].owners[number] = seat


def lay_tickets(game: Game, *tickets: str) -> None:
    """Make these tickets the ticket deck, top first."""
    numbers = [[ticket.id for ticket in game.board.tickets].index(identity) for identity in tickets]
    game._state[0].ticket_top = 0
    game._state[0].ticket_deck_size = len(numbers)
    game._state[0].ticket_deck[: len(numbers)] = numbers


def set_cars(game: Game, seat: int, cars: int) -> None:
    """Let a seat have this many cars left."""
    game._state[0].cars[seat] = cars


def told(board: Board, transport: Sequence[str], reshuffles: Sequence[Sequence[str]] = ()) -> Shuffles:
    """Return shuffles with these transport cards on top and the others below, all else in file order."""
    parts = board.components
    rest = [card for card in parts.colors for _ in range(parts.cards_per_color)] + ["ferry"] * parts.ferries
    for card in transport:
        rest.remove(card)
    return Shuffles(
        (*transport, *rest),
        tuple(ticket.id for ticket in board.tickets),
        board.souvenirs,
        tuple(map(tuple, reshuffles)),
    )


def refused(game: Game, seat: int, move: Move) -> tuple[str, str]:
    """Return the rule that refuses a move and its sentence; the move must have changed nothing."""
    before = _traces(game)
    assert move not in game.legal_moves(seat)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert _traces(game) == before
    return caught.value.rule, str(caught.value)


def _traces(game: Game) -> tuple[object, ...]:
    return game._state.tobytes(), game._dealer.tobytes(), list(game.moves), list(game.events)


def lay_stack(game: Game, location: str, symbol: str, count: int) -> None:
    """Put a stack of souvenirs on a place; a stack that lies there changes places with it."""
    places = game._state[0].stack_places[: len(game.board.souvenirs)]
    stack = game.board.souvenirs.index(symbol)
    place = [candidate.id for candidate in game.board.locations].index(location)
    places[places == place] = places[stack]
    places[stack] = place
    game._state[0].stack_sizes[stack] = count


def empty_stacks(game: Game) -> None:
    """Leave no souvenir on the board."""
    game._state[0].stack_sizes[:] = 0


def own_souvenirs(game: Game, seat: int, *symbols: str) -> None:
    """Make these souvenirs all that a seat owns, without taking them from a stack."""
    owned = [int(symbol in symbols) for symbol in game.board.souvenirs]
    game._state[0].souvenirs[seat, : len(owned)] = owned


def hold_tickets(game: Game, seat: int, *tickets: str) -> None:
    """Make these tickets all that a seat holds, without taking them from the deck."""
    assert set(tickets) <= game.board.ticket.keys()
    for number, ticket in enumerate(game.board.tickets):
        if ticket.id in tickets:
            game._state[0].ticket_owners[number] = seat
        elif game._state[0].ticket_owners[number] == seat:
            game._state[0].ticket_owners[number] = NONE


def begin_last_round(game: Game) -> None:
    """Let everybody have one turn more."""
    game._state[0].turns_left = len(game.players)


def give_turn(game: Game, seat: int) -> None:
    """Make it a seat's turn."""
    game._state[0].current = seat


def finish(game: Game) -> None:
    """End the game here and now."""
    game._state[0].phase = OVER


def named(count: int) -> list[Player]:
    """Return this many players."""
    return [Player(f"Player {seat}") for seat in range(count)]


@cache
def board_with(**parts: Any) -> Board:
    """Return the shipped board with other numbers of pieces; routes of colours left out turn grey."""
    board = shipped_board()
    components = replace(board.components, **parts)
    routes = tuple(
        route if route.color in components.colors else replace(route, color="grey") for route in board.routes
    )
    return replace(board, id="other", routes=routes, components=components)


@cache
def biggest_board() -> Board:
    """Return a board that fills every table of the engine."""
    places = [f"p{number}" for number in range(64)]
    pairs = [(number, number + step) for step in (1, 2, 3) for number in range(64 - step)][:128]
    return Board(
        id="biggest",
        name="Biggest",
        locations=tuple(Location(place, place, 0, 0, 40 <= n < 54) for n, place in enumerate(places)),
        routes=tuple(Route(f"r{a}-{b}", places[a], places[b], 8, "grey") for a, b in pairs),
        tickets=tuple(Ticket(f"t{n}", places[0], place, 1) for n, place in enumerate([*places[1:], "p1"])),
        souvenirs=tuple(f"s{number}" for number in range(16)),
        route_points={8: 21},
        components=Components(
            cars=127,
            cards_per_color=20,
            display=8,
            dealt_tickets=4,
            souvenir_points=tuple(range(17)),
        ),
    )


def start(transport: Sequence[str] = (), players: int = 2, board: Board | None = None) -> Game:
    """Return a game just set up, these transport cards dealt first and all else in file order."""
    board = board or shipped_board()
    return Game(board, named(players), "1", told(board, transport))


def table(
    display: Sequence[str | None],
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    players: int = 2,
    board: Board | None = None,
) -> Game:
    """Return a game before its first turn with these cards on the table and none in any hand."""
    game = _opened(players, board).copy()
    for seat in range(players):
        give(game, seat)
    lay_display(game, *display)
    lay_deck(game, *deck)
    lay_discard(game, *discard)
    return game


@cache
def _opened(players: int, board: Board | None) -> Game:
    return after_opening(players, board=board)


def hand(game: Game, seat: int) -> tuple[str, ...]:
    """Return the cards of a hand, colour by colour."""
    return _spread(game._state[0].hands[seat])


def discard(game: Game) -> tuple[str, ...]:
    """Return the cards of the discard, colour by colour."""
    return _spread(game._state[0].discard)


def known(game: Game, seat: int) -> tuple[str, ...]:
    """Return the cards of a hand that everybody knows, colour by colour."""
    return _spread(game._state[0].known[seat])


def _spread(counts: Any) -> tuple[str, ...]:
    return tuple(card for card, count in zip(CARDS, counts, strict=True) for _ in range(count))


def display(game: Game) -> tuple[str | None, ...]:
    """Return the face-up cards, from slot 0."""
    cards = game._state[0].display[: game.board.components.display]
    return tuple(None if card == NONE else CARDS[card] for card in cards)


def deck(game: Game) -> tuple[str, ...]:
    """Return the draw pile, top first."""
    state = game._state[0]
    return tuple(CARDS[card] for card in state.deck[: state.deck_size][::-1])


def ticket_deck(game: Game) -> tuple[str, ...]:
    """Return the ticket deck, top first."""
    state = game._state[0]
    places = ((int(state.ticket_top) + depth) % MAX_TICKETS for depth in range(state.ticket_deck_size))
    return tuple(game.board.tickets[state.ticket_deck[place]].id for place in places)


def refused_as(game: Game, seat: int, move: Move) -> str:
    """Return the rule and the key of a move's refusal, which must change nothing."""
    before = _traces(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, move)
    assert _traces(game) == before
    return f"{caught.value.rule} {caught.value.key}"


def refusal(game: Game, seat: int, action: int) -> str:
    """Return the key of the refusal of an action number, or nothing for a legal one."""
    return REFUSALS[calls.refusal(game._table, game._state, seat, action)][1]
