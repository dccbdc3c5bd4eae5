"""What a table tells during a celebration is heard after it: bots' moves at their pace, all else at once."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.page.page_engine import bundle, in_node

SOURCE = Path(__file__).parents[2] / "support" / "page" / "page_pause.ts"
BANNER = 3400


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundle(tmp_path_factory.mktemp("pause"), source=SOURCE)


def told(seat: int, *, asks: bool = False, clock: bool = False) -> dict[str, Any]:
    """Return that a seat has moved, and whether the player is asked then, with a clock that runs."""
    return {"seat": seat, "asks": asks, "clock": clock}


@pytest.mark.parametrize(
    ("messages", "pace", "waits"),
    [
        ([told(1), told(2), told(1)], 800, [0, 800, 1600]),
        ([told(1), told(2)], 6000, [0, 1500]),
        ([told(1), told(2), told(1, asks=True)], 800, [0, 800, 1600]),
        ([told(1), told(2), told(1, asks=True, clock=True)], 800, [0, 0, 0]),
        ([told(1), told(2, clock=True)], 800, [0, 800]),
        ([told(0), told(0), told(1)], 800, [0, 0, 0]),
    ],
    ids=["bots", "slow bots", "asked", "asked with a clock", "another's clock", "people"],
)
def test_only_bots_are_heard_at_their_pace(
    messages: list[dict[str, Any]], pace: int, waits: list[int], code: Path
) -> None:
    question = {"bots": [1, 2], "told": messages, "banner": BANNER, "pace": pace}
    assert in_node(code, question)["heard"] == [BANNER + wait for wait in waits]
