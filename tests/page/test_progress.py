"""How far a ticket has come: what is lit on the board for it."""

from pathlib import Path
from typing import Any

import pytest

from cablecar.board import shipped_board
from tests.support.page.page_engine import bundle, in_node

Json = dict[str, Any]

SOURCE = Path(__file__).parents[1] / "support" / "page" / "page_progress.ts"
BOARD = shipped_board()
TICKET = {"id": "asked", "a": "lombard_street", "b": "mission", "points": 1}


def position(*owned: str, closed: tuple[str, ...] = ()) -> Json:
    """Return a position where the looking seat owns these routes."""
    return {"seat": 0, "owners": dict.fromkeys(owned, 0), "closed": list(closed), "ticket": TICKET}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code, for Node."""
    return bundle(tmp_path_factory.mktemp("progress"), source=SOURCE)


def asked(node: Path, *positions: Json) -> list[Json]:
    """Return what the page says of positions."""
    found: Any = in_node(node, {"board": BOARD.to_json(), "positions": list(positions)})
    return list(found)


def test_own_routes_on_the_way_are_lit_and_those_that_lead_elsewhere_are_not(node: Path) -> None:
    (free,) = asked(node, position())
    assert free["routes"] == []
    assert len(free["way"]) >= 3
    # The middle of the way touches neither end; the spur begins at one of them and leads elsewhere.
    middle = free["way"][1]
    spur = next(
        route.id
        for route in BOARD.routes
        if TICKET["a"] in (route.a, route.b) and route.id not in free["way"]
    )
    (found,) = asked(node, position(middle, spur))
    assert found["routes"] == [middle]
    assert middle not in found["way"]
    assert spur not in found["way"]
    assert found["missing"] < free["missing"]


def test_a_done_ticket_has_all_of_its_way_and_one_out_of_reach_none(node: Path) -> None:
    (free,) = asked(node, position())
    done, cut = asked(
        node, position(*free["way"]), position(closed=tuple(route.id for route in BOARD.routes))
    )
    assert (done["done"], done["missing"], done["way"]) == (True, 0, [])
    assert sorted(done["routes"]) == sorted(free["way"])
    assert cut == {"done": False, "missing": None, "way": [], "routes": []}
