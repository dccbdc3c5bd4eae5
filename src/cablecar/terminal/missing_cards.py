"""Which cards a seat still needs for a route, in words."""

from collections.abc import Iterator
from contextlib import contextmanager

from cablecar.board import FERRY, GREY, Route
from cablecar.common.catalogue import say
from cablecar.common.errors import IllegalMove
from cablecar.engine.moves import ClaimRoute, Move
from cablecar.engine.progress import shortage
from cablecar.engine.view import View
from cablecar.language.sentences import cards_of, listed

TOO_FEW_CARDS = ("refused-too-few-cards", "refused-needs-ferry")
"""The keys of refusals that do not name all cards that are missing."""


def lacking_cards(route: Route, view: View) -> str:
    """Return the cards that this seat still needs to pay for a route; empty where it needs none."""
    missing = shortage(route, view)
    parts = []
    if missing.cards and route.color == GREY:
        parts.append(say("lacking-same-color", count=missing.cards))
    elif missing.cards:
        parts.append(cards_of(route.color, missing.cards))
    if missing.ferries:
        parts.append(cards_of(FERRY, missing.ferries))
    return listed(parts) if parts else ""


@contextmanager
def explaining(move: Move, view: View) -> Iterator[None]:
    """Say which cards are missing where a claim is refused because of them."""
    try:
        yield
    except IllegalMove as error:
        if isinstance(move, ClaimRoute) and error.key in TOO_FEW_CARDS:
            cards = lacking_cards(view.board.route[move.route], view)
            if cards:
                raise IllegalMove(error.rule, "lacking-cards", cards=cards) from None
        raise
