"""Questions to the page's bots (`page_bots.ts`), with the answers that Python's bots give."""

import base64
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cablecar.board import Board
from cablecar.bots import BOTS, Budget, find_bot
from cablecar.bots.base import CompiledBot
from cablecar.bots.expert import SIMULATIONS
from cablecar.bots.export import engine_files
from cablecar.rules.board_table import board_table
from tests.support.game.observations import positions

SOURCE = Path(__file__).with_name("page_bots.ts")
WORDS = 64
"""More words of chance than any decision takes."""

Json = dict[str, Any]


def question(bot: str, board: str, observation: bytes, seed: int) -> Json:
    """Return what the page's bots are asked; the words of chance are those of Python's generator."""
    chance = random.Random(seed)
    words = [chance.getrandbits(32) for _ in range(WORDS)]
    return {"bot": bot, "board": board, "observation": text_of(observation), "words": words}


def asked(boards: dict[str, Board], questions: Sequence[Json], bots: Json | None = None) -> Json:
    """Return all that the page's bots need to answer questions, from the files that a page gets."""
    files = engine_files()
    return {
        "wasm": text_of(files["kernel.wasm"]),
        "layout": json.loads(files["layout.json"]),
        "bots": json.loads(files["bots.json"]) if bots is None else bots,
        "nets": {players: text_of(files[f"net-{players}.bin"]) for players in (2, 3, 4)},
        "boards": {
            name: {"data": board.to_json(), "table": text_of(board_table(board).tobytes())}
            for name, board in boards.items()
        },
        "questions": list(questions),
    }


def questions_and_answers(
    name: str, board: Board, players: int, every: int, bots: Sequence[str] = tuple(BOTS)
) -> Iterator[tuple[Json, int]]:
    """Yield questions from the positions of a game, and what Python's bots answer."""
    table = board_table(board)
    for number, (game, seat) in enumerate(positions(board, players, "strong", seed=players, every=every)):
        for bot in bots:
            observation, chooser = game.observe(seat), find_bot(bot)
            told = observation.tobytes()
            assert isinstance(chooser, CompiledBot)
            budget = Budget(simulations=SIMULATIONS)
            answer = chooser.decide(table, observation, random.Random(number), budget)
            yield question(bot, name, told, number), answer


def text_of(data: bytes) -> str:
    """Return bytes in base64."""
    return base64.b64encode(data).decode()
