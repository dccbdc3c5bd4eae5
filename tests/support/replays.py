"""Recorded games in the engine, and as the page shows what the server tells of them, side by side."""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Page

from cablecar import Game
from cablecar.board import Board
from cablecar.engine.moves import from_json, wire_name
from cablecar.engine.record import record_of
from cablecar.rules.state import MAX_RESHUFFLES
from cablecar.server.http.replays import replayed
from cablecar.server.page.pages import built_page
from cablecar.server.protocol.codec import dumps, events_json
from cablecar.server.protocol.view_json import ViewWriter
from tests.support.serving import Json

RUN = """
async ({ code, games }) => {
  const { Replay } = await import(code);
  const told = JSON.parse(games).map(({ replay: { steps: [deal, ...moves] }, steps }) => {
    const replay = new Replay({}, deal, moves);
    const viewers = [null, ...replay.names.keys()];
    const events = (viewer) => replay.entries(viewer).map(({ events }) => events);
    return {
      last: replay.last,
      names: replay.names,
      movers: replay.entries("all").map(({ seat }) => seat),
      events: events("all"),
      seen: viewers.slice(1).map(events),
      points: replay.points,
      handSizes: replay.handSizes,
      views: steps.map((step) => viewers.map((seat) => replay.view(step, seat))),
    };
  });
  return JSON.stringify(told);
}
"""
"""Replays games in the browser and returns what is to be compared, as text: Playwright is slow with more."""


def random_game(board: Board, players: int, seed: int) -> Game:
    """Play a game to its end, every move drawn among the legal ones."""
    game, chance = Game.new(players, seed, board), random.Random(seed)
    while game.waiting_for:
        seat = game.waiting_for[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return game


def compare(page: Page, games: Sequence[Game], every: int) -> tuple[int, int]:
    """Replay games in the browser; fail where one differs, and return the steps and views compared."""
    asked, views = [asked_for(game, every) for game in games], 0
    for game, wanted, told in zip(games, asked, shown(page, asked), strict=True):
        agree(game, wanted["steps"], told)
        views += len(wanted["steps"]) * (1 + len(game.players))
    return sum(len(game.moves) for game in games), views


def shown(page: Page, asked: Sequence[Json]) -> list[Json]:
    """Let the built page replay games, and return what it shows of them."""
    code = next((built_page() / "assets").glob("replay-*.js")).name
    told = page.evaluate(RUN, {"code": f"/assets/{code}", "games": dumps(asked)})
    answers: list[Json] = json.loads(told)
    return answers


def asked_for(game: Game, every: int) -> Json:
    """Return what the browser is given: what the server tells of the game, and the steps to show."""
    steps = sorted({*range(0, len(game.moves), every), len(game.moves)})
    return {"replay": replayed(record_of(game))[1], "steps": steps}


def agree(game: Game, steps: Sequence[int], told: Json) -> None:
    """Fail where what the browser shows is not what the engine shows each viewer."""
    seats, views = range(len(game.players)), iter(told["views"])
    assert told["last"] == len(game.moves)
    assert told["names"] == [player.name for player in game.players]
    assert told["movers"] == [move["seat"] for move in record_of(game)["moves"]]
    known = 0
    for step, again in enumerate(replay_again(game)):
        happened, known = again.events[known:], len(again.events)
        if step:
            assert told["events"][step - 1] == [open_event(event) for event in happened], (game.seed, step)
            for seat in seats:
                assert told["seen"][seat][step - 1] == plain(events_json(happened, seat)), (game.seed, step)
        writer = ViewWriter(again.board, again.players, again.observe(None))
        public = json.loads(writer.text(None))
        for key, name in (("points", "points"), ("handSizes", "hand_size")):
            assert [told[key][seat][step] for seat in seats] == [p[name] for p in public["players"]]
        if step in steps:
            observations = (None, *map(again.observe, seats))
            assert next(views) == [json.loads(writer.text(own)) for own in observations]


def replay_again(game: Game) -> Iterator[Game]:
    """Play a game again in the engine, and yield it after the deal and after each move."""
    again, decks = Game(game.board, game.players, game.seed, game.shuffles), game.shuffles.reshuffles
    yield again
    for move in record_of(game)["moves"]:
        made = len(again.shuffles.reshuffles)
        again.tell_reshuffles(decks[made : made + MAX_RESHUFFLES])
        again.play(move["seat"], from_json(move))
        yield again


def open_event(event: Any) -> Json:
    """Return an event with everything open, as JSON has it."""
    opened: Json = plain({"event": wire_name(type(event)), **asdict(event)})
    return opened


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    return json.loads(json.dumps(value))
