"""Recorded games in the engine and in the page's own replay code, side by side."""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Page

from cablecar import Game
from cablecar.board import CARDS, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.moves import from_json, wire_name
from cablecar.engine.record import record_of
from cablecar.rules.state import MAX_RESHUFFLES
from cablecar.server.page.pages import built_page
from cablecar.server.protocol.codec import events_json
from cablecar.server.protocol.view_json import ViewWriter
from tests.support.serving import Json

RUN = """
async ({ code, games }) => {
  const { Replay } = await import(code);
  const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));
  const told = JSON.parse(games).map(({ record, board, steps }) => {
    const [route, ticket] = [byId(board.routes), byId(board.tickets)];
    const replay = new Replay({ data: board, route, ticket }, record);
    const viewers = [null, ...record.players.keys()];
    return {
      last: replay.last,
      names: replay.names,
      events: replay.events.flat(),
      seen: viewers.slice(1).map((seat) => replay.entries(seat).flatMap(({ events }) => events)),
      states: steps.map((step) => {
        const { cards, ticketDeck } = replay.frame(step);
        return {
          views: viewers.map((seat) => replay.view(step, seat)),
          deck: cards.deck.slice(cards.top),
          ticketDeck,
        };
      }),
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
    """Replay games in the browser; fail where one differs, and return the steps and states compared."""
    asked = [asked_for(game, every) for game in games]
    for game, wanted, told in zip(games, asked, replayed(page, asked), strict=True):
        agree(game, wanted["steps"], told)
    return sum(len(game.moves) for game in games), sum(len(wanted["steps"]) for wanted in asked)


def replayed(page: Page, asked: Sequence[Json]) -> list[Json]:
    """Let the built page replay games, and return what it tells of them."""
    code = next((built_page() / "assets").glob("replay-*.js")).name
    told = page.evaluate(RUN, {"code": f"/assets/{code}", "games": json.dumps(asked)})
    answers: list[Json] = json.loads(told)
    return answers


def asked_for(game: Game, every: int) -> Json:
    """Return what the browser is given: the game file, the board, and the steps to tell of."""
    record = record_of(game)
    steps = sorted({*range(0, len(game.moves), every), len(game.moves)})
    return {"record": record, "board": game.board.to_json(), "steps": steps}


def agree(game: Game, steps: Sequence[int], told: Json) -> None:
    """Fail where the browser's game is not the engine's."""
    seats = range(len(game.players))
    assert told["last"] == len(game.moves)
    assert told["events"] == [open_event(event) for event in game.events]
    deal = len(Game(game.board, game.players, game.seed, game.shuffles).events)
    assert told["seen"] == plain([events_json(game.events[deal:], seat) for seat in seats])
    for step, (found, wanted) in enumerate(zip(told["states"], states(game, steps), strict=True)):
        assert found == wanted, (game.seed, steps[step])


def states(game: Game, steps: Sequence[int]) -> Iterator[Json]:
    """Play a game again in the engine and yield how it stands after these steps, with everything open."""
    again, decks = Game(game.board, game.players, game.seed, game.shuffles), game.shuffles.reshuffles
    moves = [(move["seat"], from_json(move)) for move in record_of(game)["moves"]]
    for step in range(len(moves) + 1):
        if step in steps:
            yield state(again)
        if step < len(moves):
            made = len(again.shuffles.reshuffles)
            again.tell_reshuffles(decks[made : made + MAX_RESHUFFLES])
            again.play(*moves[step])


def state(game: Game) -> Json:
    """Return all that there is to know: what spectators and seats are sent, and both decks."""
    standing, facts = ViewWriter(game), game._state[0]
    viewers = (None, *range(len(game.players)))
    top, size = int(facts.ticket_top), int(facts.ticket_deck_size)
    numbers = [facts.ticket_deck[(top + depth) % MAX_TICKETS] for depth in range(size)]
    return {
        "views": [json.loads(standing.text(viewer)) for viewer in viewers],
        "deck": [CARDS[card] for card in facts.deck[: facts.deck_size][::-1]],
        "ticketDeck": [game.board.tickets[number].id for number in numbers],
    }


def open_event(event: Any) -> Json:
    """Return an event with everything open, as JSON has it."""
    opened: Json = plain({"event": wire_name(type(event)), **asdict(event)})
    return opened


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    return json.loads(json.dumps(value))
