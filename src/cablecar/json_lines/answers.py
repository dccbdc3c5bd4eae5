"""What each request is answered with."""

import base64
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Protocol, TypeVar

from cablecar.analysis.hint import HintedMove
from cablecar.analysis.hint import hint as find_hint
from cablecar.analysis.judge import GUESSES, REVIEW, Chances, Judge, JudgedMove, effort_of
from cablecar.analysis.review import Reviewing
from cablecar.board.load import SHIPPED
from cablecar.bots.base import Budget
from cablecar.bots.expert import SIMULATIONS, Expert
from cablecar.bots.registry import BOTS, find_bot
from cablecar.common.errors import CablecarError, RecordError
from cablecar.common.version import __version__
from cablecar.engine.actions import board_actions
from cablecar.engine.game import Game
from cablecar.engine.moves import from_json, to_json
from cablecar.engine.view import View
from cablecar.json_lines.positions import Position, board_named, position_of
from cablecar.json_lines.requests import MOST_CHANCES, MOST_JUDGED, PROTOCOL, SHAPES, Fields
from cablecar.rules.observation import OBSERVATION_VERSION

FIRST_GUESSES = 32
"""With how many guesses a budget of time begins."""
DIGITS = 6
"""How many decimals numbers have."""

Json = dict[str, Any]
T = TypeVar("T")


class Work(Protocol):
    """A request under way, as the one who works on it sees it."""

    def pause(self) -> None:
        """Raise an error if the request was cancelled; asked again and again."""

    def progress(self, done: int, of: int) -> None:
        """Report how much is done."""


def hello(fields: Fields, work: Work) -> Json:
    """Return what the engine is and can do."""
    return {
        "version": __version__,
        "protocol": PROTOCOL,
        "observation": OBSERVATION_VERSION,
        "boards": list(SHIPPED),
        "bots": list(BOTS),
        "requests": list(SHAPES),
    }


def deal(fields: Fields, work: Work) -> Json:
    """Return the file of a new game."""
    board = board_named(fields["board"]) if "board" in fields else None
    return _game_json(Game.new(fields["players"], fields.get("seed"), board))


def play(fields: Fields, work: Work) -> Json:
    """Return the file of a game with a move more."""
    game = Game.replay(fields["record"])
    try:
        move = from_json(fields["move"])
    except RecordError:
        raise CablecarError("engine-wrong-move") from None
    game.play(fields["seat"], move)
    return _game_json(game)


def _game_json(game: Game) -> Json:
    return {"record": game.record(), "waiting_for": list(game.waiting_for)}


def look(fields: Fields, work: Work) -> Json:
    """Return what a seat may do, and its observation."""
    position = position_of(fields)
    view = position.view
    return {
        "seat": view.seat,
        "phase": view.phase.name.lower(),
        "waiting_for": list(view.waiting_for),
        "moves": [position.told(action) for action in position.actions],
        "observation": base64.b64encode(position.observation.tobytes()).decode(),
        "result": None if view.result is None else view.result.to_json(),
    }


def choose(fields: Fields, work: Work) -> Json:
    """Return what a bot does in a position."""
    position = position_of(fields)
    position.require_turn()
    bot = find_bot(fields["bot"])
    if isinstance(bot, Expert):
        bot.pause = work.pause
    view, legal = position.view, [position.move(action) for action in position.actions]
    move = bot.choose(view, legal, random.Random(fields.get("seed", 0)), _budget(fields))
    return position.told(board_actions(position.board).number(move, view.offer))


def _budget(fields: Fields) -> Budget:
    if "milliseconds" in fields:
        return Budget(seconds=fields["milliseconds"] / 1000)
    return Budget(simulations=fields.get("simulations", SIMULATIONS))


def chances(fields: Fields, work: Work) -> Json:
    """Return how a game stands for all seats, as one of them may judge it."""
    position = position_of(fields)
    position.require_game()

    def attempt(guesses: int) -> Chances:
        work.pause()
        return _judge(position, fields, work).chances(position.observation, guesses)

    return _rounded_json(asdict(_spending(fields, attempt, GUESSES, MOST_CHANCES)))


def judge(fields: Fields, work: Work) -> Json:
    """Return what each legal move is worth, the best first."""
    position = position_of(fields)
    position.require_turn()

    def attempt(guesses: int) -> list[JudgedMove]:
        judging = _judge(position, fields, work)
        return judging.moves(position.observation, effort_of(guesses))

    usual = sum(step.guesses for step in REVIEW)
    found = _spending(fields, attempt, usual, MOST_JUDGED)
    moves = [
        {
            **position.told(judged.action),
            **{name: getattr(judged, name) for name in ("chance", "loss", "error", "guesses")},
        }
        for judged in found
    ]
    return _rounded_json({"moves": moves, "calibrated": _judge(position, fields, work).calibrated})


def _judge(position: Position, fields: Fields, work: Work) -> Judge:
    """Return a judge who begins the stream of chance that a request asks for."""
    judging = Judge(position.board, position.players, work.pause)
    judging.seed(f"engine {fields.get('seed', 0)}")
    return judging


def _spending(fields: Fields, attempt: Callable[[int], T], usual: int, most: int) -> T:
    """Return what comes of as many guesses as are asked for.

    Where time is given instead, attempts are made, each with twice as many guesses, while the next one fits.
    """
    if "milliseconds" not in fields:
        return attempt(fields.get("simulations", usual))
    begun, guesses = time.perf_counter(), FIRST_GUESSES
    found = attempt(guesses)
    while 2 * guesses <= most and 3 * (time.perf_counter() - begun) <= fields["milliseconds"] / 1000:
        guesses *= 2
        found = attempt(guesses)
    return found


def hint(fields: Fields, work: Work) -> Json:
    """Return where to look first, and the best moves with what comes of them."""
    position = position_of(fields)
    position.require_turn()
    found = find_hint(position.view, fields.get("seed", 0), work.pause)
    moves = [_hinted(position.view, told) for told in found.moves]
    return _rounded_json({"ticket": found.ticket, "moves": moves, "calibrated": found.calibrated})


def _hinted(view: View, told: HintedMove) -> Json:
    action = board_actions(view.board).number(told.move, view.offer)
    return {**asdict(told), "action": action, "move": to_json(told.move)}


def review(fields: Fields, work: Work) -> Json:
    """Return the review of a finished game, with progress move by move."""
    reviewing = Reviewing(Game.replay(fields["record"]), fields.get("seed", 0))
    for made in reviewing:
        work.pause()
        work.progress(made.number, len(reviewing))
    return reviewing.review.to_json()


def _rounded_json(answer: Mapping[str, Any]) -> Json:
    """Return an answer with all numbers rounded."""
    return {name: _rounded(part) for name, part in answer.items()}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, Mapping):
        return _rounded_json(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_rounded(part) for part in value]
    return value


ANSWERS: Mapping[str, Callable[[Fields, Work], Json]] = {
    "hello": hello,
    "deal": deal,
    "play": play,
    "look": look,
    "choose": choose,
    "chances": chances,
    "judge": judge,
    "hint": hint,
    "review": review,
}
"""How requests are answered; all but `cancel`, which is about another one."""
