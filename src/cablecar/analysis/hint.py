"""A hint: where to look first, the best moves with their chances, and what the search saw come of them.

It is made from a view, so it holds nothing that the seat could not know.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cablecar.analysis.judge import HINT, Judge, JudgedMove, go_on
from cablecar.common.errors import CablecarError
from cablecar.engine.actions import board_actions
from cablecar.engine.moves import Move
from cablecar.engine.view import View
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.rules.state import Records

MOVES = 3
"""How many moves are shown."""
GUESSES = 200
"""How many guesses tell what comes of each of them."""
OFTEN = 0.25
"""What comes less often is left out."""

Shares = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class HintedMove:
    """A good move, and what comes of it some rounds later, by ids and how often, the most frequent first.

    move: The move.
    chance: The chance to win after it.
    loss: By how much that is less than after the best move.
    error: The standard error of the loss, for the best move that of its chance.
    completes: Tickets of this seat that are complete then.
    claims: Routes that are free now and this seat's own then.
    yields: Routes that are free now and another's then.
    """

    move: Move
    chance: float
    loss: float
    error: float
    completes: Shares
    claims: Shares
    yields: Shares


@dataclass(frozen=True, slots=True)
class Hint:
    """What a seat could do.

    ticket: The ticket that the best move does most for, to look at first; None where it does little for any.
    moves: The best moves, the very best first.
    calibrated: Whether finished games on this board have confirmed the chances.
    """

    ticket: str | None
    moves: tuple[HintedMove, ...]
    calibrated: bool


def hint(view: View, seed: int = 0, pause: Callable[[], None] = go_on) -> Hint:
    """Return a hint for the seat that is to move; the same seed gives the same hint.

    `pause` is called again and again meanwhile; what it raises ends the work.
    """
    if view.seat not in view.waiting_for or not view.observation:
        raise CablecarError("view-not-to-move")
    observation, judge = new_observation(view.observation), Judge(view.board, len(view.players), pause)
    judge.seed(f"hint {seed}")
    best = judge.moves(observation, HINT)[:MOVES]
    seen = [judge.foresight(observation, judged.action, GUESSES) for judged in best]
    moves = tuple(_hinted(view, judged, foresight) for judged, foresight in zip(best, seen, strict=True))
    return Hint(_helped(moves), moves, judge.calibrated)


def _hinted(view: View, judged: JudgedMove, foresight: Records) -> HintedMove:
    routes, tickets = ([item.id for item in items] for items in (view.board.routes, view.board.tickets))
    is_free = _free_routes(view)
    return HintedMove(
        move=board_actions(view.board).move(judged.action, view.offer),
        chance=judged.chance,
        loss=judged.loss,
        error=judged.error,
        completes=_shares(tickets, foresight["completed"][0]),
        claims=_shares(routes, foresight["own"][0] * is_free),
        yields=_shares(routes, foresight["taken"][0] * is_free),
    )


def _free_routes(view: View) -> NDArray[np.bool_]:
    """Return for each place of the kernel's table of routes whether a free route stands there."""
    free = np.zeros(board_table(view.board)["route_a"].shape[1], bool)
    free[: len(view.board.routes)] = [route.id not in view.owners for route in view.board.routes]
    return free


def _shares(ids: list[str], counts: NDArray[np.int32]) -> Shares:
    """Return how often each comes, the most frequent first."""
    shares = {identity: float(count) / GUESSES for identity, count in zip(ids, counts, strict=False)}
    often = {identity: share for identity, share in shares.items() if share >= OFTEN}
    return dict(sorted(often.items(), key=lambda item: -item[1]))


def _helped(moves: tuple[HintedMove, ...]) -> str | None:
    """Return the ticket that the best move completes more often than the others do, by the most."""
    best, *others = (move.completes for move in moves)
    gains = {
        ticket: share - max((other.get(ticket, 0.0) for other in others), default=0.0)
        for ticket, share in best.items()
    }
    helped = max(gains, key=gains.__getitem__, default=None)
    return helped if helped is not None and gains[helped] > 0 else None
