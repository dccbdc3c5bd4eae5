"""What finished games come to: per opponent, per number of players, in a row, at best and on average."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.support.page.page_engine import bundle, in_node

SOURCE = Path(__file__).parents[1] / "support" / "page" / "page_history.ts"

Json = dict[str, Any]


def game(ended: int, totals: Sequence[int], *others: str, own: int = 0) -> Json:
    """Return a game of Ada's, on a seat of hers, against others; kinds of bots begin with "bot:"."""
    players = [{"name": named(name), "kind": kind(name)} for name in others]
    players.insert(own, {"name": "Ada", "kind": "human"})
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return {"ended": ended, "players": players, "totals": list(totals), "winners": winners, "own": own}


def named(name: str) -> str:
    """Return the name of a player: a bot's is its level."""
    return name.removeprefix("bot:").title() if name.startswith("bot:") else name


def kind(name: str) -> str:
    """Return the kind of a player."""
    return name if name.startswith("bot:") else "human"


GAMES = [
    game(5, [30, 60], "bot:casual"),
    game(1, [50, 40], "bot:casual"),
    game(3, [20, 70, 10], "bot:casual", "bot:casual", own=1),
    game(2, [44, 44], "Bob"),
    game(4, [9, 10, 8, 7], "Bob", "bot:expert", "bot:casual"),
    game(6, [61, 60], "bob"),
]


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """What the games come to."""
    return in_node(bundle(tmp_path_factory.mktemp("history"), source=SOURCE), {"games": GAMES})


def test_all_games_are_counted_with_best_score_and_average(history: Json) -> None:
    assert history["all"] == {"games": 6, "won": 4, "best": 70, "average": (30 + 50 + 70 + 44 + 9 + 61) / 6}


def test_a_streak_is_games_won_in_a_row_in_the_order_of_their_ends(history: Json) -> None:
    assert history["streak"] == {"now": 1, "longest": 3}


def test_numbers_of_players_are_told_apart_the_fewest_first(history: Json) -> None:
    found = [(size["players"], size["tally"]["games"], size["tally"]["won"]) for size in history["sizes"]]
    assert found == [(2, 4, 3), (3, 1, 1), (4, 1, 0)]


def test_an_opponent_is_a_person_by_name_or_a_level_of_bots_met_once_a_game(history: Json) -> None:
    found = {
        (one["name"], one["kind"]): (one["tally"]["games"], one["tally"]["won"], one["tally"]["best"])
        for one in history["opponents"]
    }
    assert found == {
        ("Casual", "bot:casual"): (4, 2, 70),
        ("bob", "human"): (3, 2, 61),
        ("Expert", "bot:expert"): (1, 0, 9),
    }
    assert next(iter(found)) == ("Casual", "bot:casual"), "the most frequent stands first"
