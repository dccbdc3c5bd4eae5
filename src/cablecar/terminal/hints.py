"""Hints as sentences: where to look first, then the best moves, and why."""

from cablecar.analysis.hint import Hint, HintedMove, Shares, hint
from cablecar.common.catalogue import decimal, say
from cablecar.common.errors import CablecarError
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.view import View
from cablecar.language.commands import command_of
from cablecar.language.sentences import Teller, listed

NAMED = 2
"""How many routes or tickets are named in a reason."""


class Hints:
    """The hints of one game: asking again in the same position brings more."""

    def __init__(self) -> None:
        self._hint: Hint | None = None
        self._about: object = None
        """What was known when it was given."""

    def more(self, view: View) -> list[str]:
        """Return where to look, or, where that was shown before, the best moves."""
        if self._known(view) is not None:
            return self._moves(view, tells_why=False)
        if view.seat not in view.waiting_for or not view.observation:
            raise CablecarError("hint-not-now")
        self._hint, self._about = hint(view), view.observation
        if self._hint.ticket is None:
            return [say("hint-look-around")]
        return [say("hint-look", ticket=Teller(view.board, ()).ticket(self._hint.ticket))]

    def why(self, view: View) -> list[str]:
        """Return the best moves and what comes of them; nothing where no hint was given here."""
        return [] if self._known(view) is None else self._moves(view, tells_why=True)

    def forget(self) -> None:
        """Forget the last hint: what is asked next is about something else."""
        self._hint = None

    def _known(self, view: View) -> Hint | None:
        return self._hint if self._about == view.observation else None

    def _moves(self, view: View, *, tells_why: bool) -> list[str]:
        assert self._hint is not None
        lines = [say("hint-moves")]
        for told in self._hint.moves:
            chance = say("hint-chance", chance=decimal(100 * told.chance, 0))
            lines.append(say("hint-move", move=command_of(told.move, view), chance=chance))
            lines += reasons(told, Teller(view.board, ())) if tells_why else []
        return lines


def reasons(told: HintedMove, teller: Teller) -> list[str]:
    """Return what the search saw come of a move."""
    claimed = told.move.route if isinstance(told.move, ClaimRoute) else None
    claims = {route: share for route, share in told.claims.items() if route != claimed}
    lines = [
        say("hint-completes", ticket=teller.ticket(ticket), share=decimal(100 * told.completes[ticket], 0))
        for ticket in _first(told.completes)
    ]
    if claims:
        lines.append(say("hint-claims", routes=_routes(claims, teller)))
    if told.yields:
        lines.append(say("hint-yields", routes=_routes(told.yields, teller)))
    return lines or [say("hint-open")]


def _routes(shares: Shares, teller: Teller) -> str:
    return listed([teller.ends(teller.board.route[route]) for route in _first(shares)])


def _first(shares: Shares) -> list[str]:
    return list(shares)[:NAMED]
