"""Which cards a seat still needs for a route: as many as make it payable, and none where it is."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from cablecar.board import FERRY, GREY, Route
from cablecar.common.catalogue import say
from cablecar.common.errors import IllegalMove
from cablecar.engine.claims import likeliest_claim, payable_claims
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.progress import Shortage, shortage
from cablecar.engine.view import Phase, View
from cablecar.server.protocol.responses import Fault
from cablecar.terminal.missing_cards import explaining, lacking_cards
from cablecar.terminal.sessions.links import told
from tests.support.terminal.commanding import run


def is_payable(route: Route, view: View) -> bool:
    """Return True if the hand of a view pays a route, owned or not."""
    return bool(payable_claims(route, replace(view, owners={})))


def with_cards(view: View, **cards: int) -> View:
    """Return a view with these cards added to its hand."""
    return replace(view, hand=dict(Counter(view.hand) + Counter(cards)))


def completed(view: View, route: Route, missing: Shortage) -> View:
    """Return a view with the cards that are missing for a route."""
    colors = view.board.components.colors if route.color == GREY else (route.color,)
    best = max(colors, key=lambda color: view.hand.get(color, 0))
    return with_cards(view, **{best: missing.cards, FERRY: missing.ferries})


@pytest.mark.parametrize("seed", range(6))
def test_what_is_missing_makes_a_route_payable_and_no_less_does(seed: int) -> None:
    game, rng, seen = Game.new(2, seed), random.Random(seed), 0
    while game.waiting_for and seen < 12:
        seat = game.waiting_for[0]
        view = game.view(seat)
        if view.phase is Phase.TURN:
            seen += 1
            for route in view.board.routes:
                missing = shortage(route, view)
                assert is_payable(route, view) == (missing == Shortage(0, 0))
                assert is_payable(route, completed(view, route, missing))
                fewer = [Shortage(missing.cards - 1, missing.ferries)] * bool(missing.cards)
                fewer += [Shortage(missing.cards, missing.ferries - 1)] * bool(missing.ferries)
                assert not any(is_payable(route, completed(view, route, less)) for less in fewer)
        game.play(seat, rng.choice(game.legal_moves(seat)))


def test_it_is_told_in_words() -> None:
    view = replace(Game.new(2, 1).view(0), hand={"red": 1, "green": 2, FERRY: 0})
    routes = view.board.routes
    red = next(route for route in routes if route.color == "red" and route.length == 2)
    assert lacking_cards(red, view) == "1 red"
    ferry = next(route for route in routes if route.ferries == 1 and route.length == 4)
    assert lacking_cards(ferry, view) == "1 card of the same colour and 1 ferry"
    assert lacking_cards(ferry, with_cards(view, ferry=2)) == ""


def test_a_servers_refusal_is_explained_too() -> None:
    view = Game.new(2, 1).view(0)
    route = next(route for route in view.board.routes if route.length == 5)
    fault = Fault(key="refused-too-few-cards", message=say("refused-too-few-cards"), rule="C2", values={})
    with pytest.raises(IllegalMove) as refused, explaining(likeliest_claim(route, view), view):
        raise told(fault)
    assert refused.value.rule == "C2"
    assert str(refused.value) == f"For this route you still need {lacking_cards(route, view)}."


def test_the_line_mode_says_what_is_missing(tmp_path: Path) -> None:
    answers = "1\n1\n1\nclaim alcatraz embarcadero\nquit\n"
    said = run("play", "--plain", "--bots", "greedy", "--seed", 5, "--records", tmp_path, answers=answers)
    assert "For this route you still need " in said


def test_a_refusal_for_other_reasons_stays_as_it_is() -> None:
    game = Game.new(2, 1)
    view = game.view(0)
    claim = likeliest_claim(view.board.routes[0], view)
    assert isinstance(claim, ClaimRoute)
    with (
        pytest.raises(IllegalMove, match="Choose which destination tickets to keep first"),
        explaining(claim, view),
    ):
        game.play(0, claim)
