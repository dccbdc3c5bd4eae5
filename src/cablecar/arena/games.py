"""Whole games of bots, and blocks of games with the same shuffles."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from cablecar.arena.entrants import Entrant, SeatedBot, bot_player, seat_bot
from cablecar.arena.rows import SeatRow
from cablecar.board import Board
from cablecar.board.paths import completed
from cablecar.bots import CompiledBot
from cablecar.common.errors import BotError
from cablecar.engine.game import Game
from cablecar.engine.players import Player
from cablecar.engine.result import Result, count_result
from cablecar.engine.start import refuse_start
from cablecar.engine.view import Phase
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import DEALER, OVER, STATE, TURN, Records
from cablecar.rules.stream import seed_words


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished game of bots, as numbers."""

    seed: str
    state: Records
    """The last state."""
    turns: tuple[int, ...]
    """How many turns each seat had."""
    actions: tuple[tuple[int, int], ...] = ()
    """Every move that was made: the seat, and the number of its action."""


def game_seed(seed: int, number: int) -> str:
    """Return the seed of one game, or one block of games, of a series."""
    return hashlib.sha256(f"{seed} {number}".encode()).hexdigest()[:32]


def play_contest(board: Board, entrants: Sequence[Entrant], seed: str) -> Ended:
    """Play one game, inside the core if all bots can; the game is the same either way."""
    seated_bots = [seat_bot(entrant, seed, seat) for seat, entrant in enumerate(entrants)]
    bots = [bot for seated_bot in seated_bots if (bot := seated_bot.compiled) is not None]
    if len(bots) == len(seated_bots):
        return _play_in_core(board, seated_bots, bots, seed)
    return _play_by_views(_new_game(board, entrants, seed), seated_bots)


def game_of(board: Board, entrants: Sequence[Entrant], ended: Ended) -> Game:
    """Return a finished game with its history, so that it can be kept."""
    game = _new_game(board, entrants, ended.seed)
    for seat, action in ended.actions:
        game.play(seat, game.move(seat, action))
    return game


def _new_game(board: Board, entrants: Sequence[Entrant], seed: str) -> Game:
    """Start a game of bots, whose names are the same in every language."""
    players: list[Player] = []
    for entrant in entrants:
        players.append(bot_player(entrant.name, players))
    return Game.new(players, seed, board)


def _play_by_views(game: Game, seated_bots: Sequence[SeatedBot]) -> Ended:
    """Let bots play a game to its end from their views."""
    turns, actions = [0] * len(seated_bots), list[tuple[int, int]]()
    while game.waiting_for:
        seat = game.waiting_for[0]
        view = game.view(seat)
        turns[seat] += view.phase is Phase.TURN
        move = seated_bots[seat].choose(view, game.legal_moves(seat))
        actions.append((seat, game.action(seat, move)))
        game.play(seat, move)
    return Ended(game.seed, game.observe(None)["state"], tuple(turns), tuple(actions))


def _play_in_core(
    board: Board, seated_bots: Sequence[SeatedBot], bots: Sequence[CompiledBot], seed: str
) -> Ended:
    refuse_start(board, len(seated_bots), seed)
    table, state, dealer = board_table(board), np.zeros(1, STATE), np.zeros(1, DEALER)
    state[0].random[:] = seed_words(seed)
    calls.new_game(table, state, dealer, len(seated_bots))
    turns, actions = [0] * len(seated_bots), list[tuple[int, int]]()
    while (phase := state[0].phase) != OVER:
        seat = calls.next_seat(state)
        observation = new_observation()
        calls.observe(table, state, seat, observation)
        action = seated_bots[seat].decide(bots[seat], table, observation)
        if calls.play_action(table, state, dealer, seat, action) != LEGAL:
            raise seated_bots[seat].illegal(str(action))
        turns[seat] += phase == TURN
        actions.append((seat, action))
    return Ended(seed, state, tuple(turns), tuple(actions))


class Pairing(NamedTuple):
    """Two bots by name: the first sits in one seat, the second in all others."""

    first: str
    second: str

    @property
    def name(self) -> str:
        """How rows name the match."""
        return f"{self.first}-{self.second}"


Keep = Callable[[Game, str, int, int], None]
"""Keeps the game of a match, by the match's name, its block and its rotation."""


def play_block(
    board: Board,
    pair: tuple[Entrant, Entrant],
    players: int,
    seed: int,
    block: int,
    keep: Keep | None = None,
) -> list[SeatRow]:
    """Play the same shuffles once for each seat of the first bot."""
    first, second = pair
    match, own_seed = Pairing(first.name, second.name).name, game_seed(seed, block)
    rows: list[SeatRow] = []
    for rotation in range(players):
        entrants = [first if seat == rotation else second for seat in range(players)]
        try:
            ended = play_contest(board, entrants, own_seed)
        except BotError as error:
            error.locate("bot-failed-in-block", block=str(block), rotation=rotation, seed=own_seed)
            raise
        if keep is not None:
            keep(game_of(board, entrants, ended), match, block, rotation)
        rows += contest_rows(board, match, block, rotation, entrants, ended)
    return rows


def contest_rows(
    board: Board, match: str, block: int, rotation: int, entrants: Sequence[Entrant], ended: Ended
) -> list[SeatRow]:
    """Return a finished game as rows, one for each seat."""
    result = count_result(board_table(board), ended.state)
    return [
        SeatRow(
            match=match,
            block=block,
            rotation=rotation,
            **seat_result(board, seat, entrant.name, ended, result),
        )
        for seat, entrant in enumerate(entrants)
    ]


def seat_result(board: Board, seat: int, bot: str, ended: Ended, result: Result) -> dict[str, Any]:
    """Return the fields of a `SeatResult`."""
    score, winners = result.scores[seat], result.winners
    owners, ticket_owners = ended.state["owners"][0].tolist(), ended.state["ticket_owners"][0].tolist()
    claimed = tuple(route.id for route, owner in zip(board.routes, owners, strict=False) if owner == seat)
    held = tuple(
        ticket.id for ticket, owner in zip(board.tickets, ticket_owners, strict=False) if owner == seat
    )
    return {
        "board": board.id,
        "players": len(result.scores),
        "seed": ended.seed,
        "seat": seat,
        "bot": bot,
        "place": result.places[seat],
        "win": 1 / len(winners) if seat in winners else 0.0,
        "total": score.total,
        "route_points": score.routes,
        "ticket_points": score.tickets,
        "souvenir_points": score.souvenirs,
        "souvenirs": int(ended.state["souvenirs"][0, seat].sum()),
        "cars_left": score.cars_left,
        "turns": ended.turns[seat],
        "claimed": claimed,
        "held": held,
        "completed": tuple(
            completed(map(board.ticket.__getitem__, held), map(board.route.__getitem__, claimed))
        ),
    }
