"""What the server writes about a game is what the game's views say, for every seat and for spectators."""

import json
import random
from typing import Any

from cablecar import Game
from cablecar.moves import ClaimRoute, to_json
from cablecar.server.messages import ViewJson
from cablecar.server.standing import Standing
from cablecar.server.wire import moves_text
from cablecar.view import Phase, View

Json = dict[str, Any]


def expected(view: View) -> Json:
    """Return a view as the protocol describes it."""
    told = {name: getattr(view, name) for name in ViewJson.model_fields}
    told["phase"] = view.phase.name.lower()
    if view.result is not None:
        told["result"] = {**view.result.to_json(), "places": view.result.places}
    known: Json = json.loads(ViewJson.model_validate(told, from_attributes=True).model_dump_json())
    return known


def check_game(game: Game, rng: random.Random) -> set[Phase]:
    """Compare all that is written with what views say, to the end of a game; return the phases met."""
    phases = set()
    while game.waiting_for:
        check_moment(game)
        seat = rng.choice(game.waiting_for)
        phases.add(game.view(seat).phase)
        moves = game.legal_moves(seat)
        assert json.loads(moves_text(game, seat)) == [to_json(move) for move in moves]
        claims = [move for move in moves if isinstance(move, ClaimRoute)]
        game.play(seat, rng.choice(claims if claims and rng.random() < 0.5 else moves))
    check_moment(game)
    return phases | {game.view(None).phase}


def check_moment(game: Game) -> None:
    """Compare what is written for all who may look with what their views say."""
    standing = Standing(game.board, game.players, game.observe(None))
    assert json.loads(standing.text()) == expected(game.view(None))
    for seat in range(len(game.players)):
        assert json.loads(standing.text(game.observe(seat))) == expected(game.view(seat))


def test_every_seat_is_told_its_view_and_its_moves_at_every_moment_of_a_game() -> None:
    met = set[Phase]()
    for seed in range(6):
        met |= check_game(Game.new(2 + seed % 3, seed=seed), random.Random(seed))
    assert met == set(Phase)
