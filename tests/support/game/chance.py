"""Moves drawn from all that can be thought of, legal or not."""

import random

from cablecar.engine.actions import board_actions
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, KeepTickets, Move, PlaceSouvenir, TakeCard, TakeSouvenir


def random_move(game: Game, seat: int, chance: random.Random) -> Move:
    """Return any move that can be thought of on a board, and some that can't."""
    board, some = game.board, chance.choice
    place, cards = some(board.locations).id, board.components.colors
    tickets = [ticket.id for ticket in board.tickets]
    match chance.randrange(8):
        case 0:
            route = some(board.routes)
            kinds = [some(cards), some([*cards, "ferry"]), "ferry"]
            return ClaimRoute(
                route.id, tuple(some(kinds) for _ in range(route.length + some((-1, 0, 0, 0, 1))))
            )
        case 1:
            return KeepTickets(tuple(chance.choices([*game.offer(seat), some(tickets)], k=some((0, 1, 2)))))
        case 2:
            return TakeCard(some((None, -1, *range(board.components.display + 1))))
        case 3:
            return TakeSouvenir(some((place, "nowhere")))
        case 4:
            return PlaceSouvenir(some((*board.souvenirs, "nothing")), some((place, place, "nowhere")))
        case _:
            return board_actions(board).move(chance.randrange(board_actions(board).count), game.offer(seat))
