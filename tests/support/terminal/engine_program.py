"""Programs that talk with `cablecar engine`, in this process or in one of its own."""

import base64
import io
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from cablecar.engine.game import Game
from cablecar.engine.record import board_entry
from cablecar.json_lines.engine import Engine

COMMAND = (sys.executable, "-m", "cablecar", "engine")
"""How the engine is run."""

Json = dict[str, Any]


def lines_of(requests: Iterable[Json | bytes]) -> bytes:
    """Return requests as lines; bytes are sent as they are."""
    return b"".join(
        (asked if isinstance(asked, bytes) else json.dumps(asked).encode()) + b"\n" for asked in requests
    )


def answers(*requests: Json | bytes) -> list[Json]:
    """Return all lines that the engine answers requests with."""
    output = io.BytesIO()
    Engine(output).serve(io.BytesIO(lines_of(requests)))
    return [json.loads(line) for line in output.getvalue().splitlines()]


def answer(do: str, **fields: Any) -> Json:
    """Return the last line that the engine answers a request with."""
    return answers({"id": 1, "do": do, **fields})[-1]


def done(do: str, **fields: Any) -> Json:
    """Return what comes of a request."""
    told = answer(do, **fields)
    assert "done" in told, told
    found: Json = told["done"]
    return found


def refusal(do: str, **fields: Any) -> str:
    """Return the key of the sentence that refuses a request."""
    key: str = answer(do, **fields)["error"]["key"]
    return key


def observed(game: Game, seat: int) -> Json:
    """Return a position as what a seat knows."""
    told = base64.b64encode(game.observe(seat).tobytes()).decode()
    entry = board_entry(game.board)
    return {"board": entry if "data" in entry else game.board.id, "observation": told}


class EngineProgram:
    """The engine in a process of its own, with requests under way."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def ask(self, *requests: Json | bytes) -> None:
        """Send requests."""
        assert self.process.stdin is not None
        self.process.stdin.write(lines_of(requests))
        self.process.stdin.flush()

    def read(self) -> Json:
        """Return the next line."""
        assert self.process.stdout is not None
        told: Json = json.loads(self.process.stdout.readline())
        return told

    def until(self, identity: int | str) -> Json:
        """Return the line that ends a request."""
        while (told := self.read())["id"] != identity or "progress" in told:
            pass
        return told


@contextmanager
def engine_program() -> Iterator[EngineProgram]:
    """Run the engine, and end it."""
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            yield EngineProgram(process)
        finally:
            process.kill()
