"""Games and positions for the page's analysis (`page_analysis.ts`), with what Python says of them."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cablecar.analysis.export import analysis_files
from cablecar.analysis.hint import Hint
from cablecar.analysis.judge import Effort
from cablecar.analysis.puzzles import SERIES, Puzzle
from cablecar.analysis.review import Review
from cablecar.board import Board
from cablecar.bots.export import engine_files
from cablecar.engine.game import Game
from cablecar.engine.moves import to_json
from cablecar.engine.record import dumps
from cablecar.rules.board_table import board_table
from cablecar.server.model.boards import board_key
from tests.support.page.page_bots import text_of

SOURCE = Path(__file__).with_name("page_analysis.ts")

Json = dict[str, Any]


def asked(
    board: Board,
    games: Sequence[Game],
    observations: Sequence[bytes] = (),
    effort: tuple[Effort, int] | None = None,
    puzzles: Sequence[Puzzle] = (),
) -> Json:
    """Return all that the page needs for reviews, hints and puzzles; reviews may be told another effort."""
    files, engine = analysis_files(), engine_files()
    numbers = json.loads(files["review.json"])
    if effort is not None:
        numbers["review"] |= {"effort": effort[0], "guesses": effort[1]}
    return {
        "wasm": text_of(files["review.wasm"]),
        "layout": json.loads(files["review-layout.json"]),
        "numbers": numbers,
        "nets": {players: text_of(engine[f"net-{players}.bin"]) for players in (2, 3, 4)},
        "board": {
            "key": board_key(board),
            "data": board.to_json(),
            "table": text_of(board_table(board).tobytes()),
        },
        "files": [text_of(dumps(game.record()).encode()) for game in games],
        "puzzles": {"series": SERIES, "chosen": [asdict(puzzle) for puzzle in puzzles]},
        "observations": [text_of(observation) for observation in observations],
    }


def told_review(review: Review) -> Json:
    """Return a review as the page tells it."""
    return {
        "seats": [
            {
                **{name: getattr(seat, name) for name in ("decisions", "loss", "result", "base", "luck")},
                **{name: getattr(seat, name) for name in ("own", "others", "rest")},
                "luckError": seat.luck_error,
                "mistakes": [made.number for made in review.mistakes(number)],
            }
            for number, seat in enumerate(review.seats)
        ],
        "moments": [made.number for made in review.moments],
        "isCalibrated": review.calibrated,
    }


def told_moves(review: Review) -> list[Json]:
    """Return the moves of a review as the page tells them."""
    moves = []
    for made in review.moves:
        decision = asdict(made.decision) if made.decision else None
        if decision:
            del decision["best"]
        moves.append(
            {
                "number": made.number,
                "seat": made.seat,
                "move": to_json(made.move),
                "decision": decision,
                "chances": made.chances,
                "luck": made.luck,
            }
        )
    return moves


def told_mistakes(review: Review) -> list[Json]:
    """Return what the page answers in the positions of mistakes."""
    return [
        {
            "number": made.number,
            "made": {"loss": made.loss, "isFound": False},
            "best": {"loss": 0.0, "isFound": True},
            "solution": {"move": to_json(made.decision.best)},
        }
        for seat in range(len(review.seats))
        for made in review.mistakes(seat)
        if made.decision is not None
    ]


def told_hint(hint: Hint) -> Json:
    """Return a hint as the page tells it."""
    return {
        "ticket": hint.ticket,
        "isCalibrated": hint.calibrated,
        "moves": [
            {
                "move": to_json(told.move),
                "chance": told.chance,
                "loss": told.loss,
                "error": told.error,
                **{
                    name: [list(share) for share in getattr(told, name).items()]
                    for name in ("completes", "claims", "yields")
                },
            }
            for told in hint.moves
        ],
    }
