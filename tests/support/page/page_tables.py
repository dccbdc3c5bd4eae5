"""Tables of the page's worker under a clock that goes when it is told (`page_tables.ts`)."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cablecar.board import shipped_board
from cablecar.bots.export import engine_files
from cablecar.rules.board_table import board_table
from cablecar.server.model.boards import board_key
from tests.support.page.page_bots import text_of
from tests.support.page.page_engine import bundle, in_node

SOURCE = Path(__file__).with_name("page_tables.ts")

Step = tuple[Any, ...]
"""What happens, and how: seconds `pass` or are `set back`, a chair can `act` and `undo`, and so on."""


@dataclass(frozen=True)
class Scene:
    """A table, and what happens there."""

    bots: Sequence[str | None]
    steps: Sequence[Step]
    pace: float = 0
    clock: float | None = None


@dataclass(frozen=True)
class Told:
    """How a table stands after a step; times are seconds since the start."""

    entries: list[tuple[str, int, str, float]]
    deadline: float | None
    waiting: list[int]
    undo_until: float | None

    @property
    def last(self) -> tuple[str, int, str, float]:
        """What was done last: its kind, the seat, who did it, and when."""
        kind, seat, actor, at = self.entries[-1]
        return kind, seat, actor, at


def tables_in_node(folder: Path, scenes: Mapping[str, Scene]) -> dict[str, list[Told]]:
    """Return for each scene how its table stands after each step."""
    files, board = engine_files(), shipped_board()
    batch = {
        "wasm": text_of(files["kernel.wasm"]),
        "layout": json.loads(files["layout.json"]),
        "bots": json.loads(files["bots.json"]),
        "board": {
            "key": board_key(board),
            "data": board.to_json(),
            "table": text_of(board_table(board).tobytes()),
        },
        "scenes": {name: vars(scene) for name, scene in scenes.items()},
    }
    told = in_node(bundle(folder, source=SOURCE), batch)
    return {name: [Told(**after) for after in steps] for name, steps in told.items()}
