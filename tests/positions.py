"""Games brought to a wanted position, for tests of single rules."""

from collections.abc import Sequence

from cablecar.board import CARDS, Board
from cablecar.game import Game, Shuffles
from cablecar.rules.state import NONE


def after_opening(players: int = 2, seed: int = 1, board: Board | None = None) -> Game:
    """Return a game before its first turn: all dealt tickets kept, souvenirs placed anywhere."""
    game = Game.new(players, seed, board)
    for seat in range(players):
        game.play(seat, game.legal_moves(seat)[-1])
    while len(game.moves) < players + 2:
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
    """Return shuffles with these transport cards on top and the rest of the cards below, all else in file order."""
    parts = board.components
    rest = [card for card in parts.colors for _ in range(parts.cards_per_color)] + ["ferry"] * parts.ferries
    for card in transport:
        rest.remove(card)
    return Shuffles(
        tuple([*transport, *rest]),
        tuple(ticket.id for ticket in board.tickets),
        board.souvenirs,
        tuple(map(tuple, reshuffles)),
    )
