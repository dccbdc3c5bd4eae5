"""The deal of the day: one game for everybody, bots on the same seat, a streak, a card without spoilers."""

import re
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cablecar.board import shipped_board
from tests.support.browser.browser import Visitors
from tests.support.browser.local_tables import HEARD, play_on
from tests.support.browser.playing import Table, quick
from tests.support.page.page_engine import bundle, in_node
from tests.support.paths import ROOT

Json = dict[str, Any]

SOURCE = Path(__file__).parents[1] / "support" / "page" / "page_daily.ts"
DAYS = [str(date(2026, 1, 1) + timedelta(days=number)) for number in range(365)]
WORDS = [("2026-11-19", seat, number, 19) for seat in range(4) for number in (0, 4, 137)]
PICTURE = b"\x89PNG"


def published() -> Json:
    """Return what the documentation's own code says."""
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs/guide/daily.md").read_text("utf-8"), re.DOTALL)
    names: Json = {}
    exec(code, names)
    return names


def game(day: str, totals: list[int], winners: list[int], **changed: Any) -> Json:
    """Return a game that was played as the day's deal says, but for what is changed."""
    _, seat, bots = published()["daily_deal"](day)
    kinds = [f"bot:{bot}" for bot in bots]
    kinds.insert(seat, "human")
    players = [{"name": str(number), "kind": kind} for number, kind in enumerate(kinds)]
    scores = [{"total": total} for total in totals]
    ended = datetime.fromisoformat(f"{day}T23:59:59+00:00").timestamp()
    result = {"scores": scores, "winners": winners}
    return {"players": players, "result": result, "started": ended - 600, "ended": ended} | changed


TWO = next(day for day in DAYS if len(published()["daily_deal"](day)[2]) == 1)
SEAT = published()["daily_deal"](TWO)[1]
GAMES = [
    (TWO, game(TWO, [50, 50], [SEAT])),
    (TWO, game(TWO, [60 + SEAT, 60 - SEAT], [1 - SEAT])),
    (TWO, game(TWO, [1, 2], [1], ended=datetime.fromisoformat(f"{TWO}T23:59:59+00:00").timestamp() + 2)),
    (TWO, game(TWO, [1, 2], [1], players=[{"name": "A", "kind": "human"}, {"name": "B", "kind": "human"}])),
    (TWO, game(TWO, [1, 2], [1], result=None)),
]
STREAKS = [
    {"today": "2026-03-02", "played": [("2026-03-02", True), ("2026-03-01", True), ("2026-02-28", True)]},
    {"today": "2026-03-02", "played": [("2026-03-01", True), ("2026-02-28", True)]},
    {"today": "2026-03-02", "played": [("2026-02-28", True)]},
    {"today": "2026-03-02", "played": [("2026-03-02", True), ("2026-03-01", False), ("2026-02-28", True)]},
    {"today": "2026-03-02", "played": []},
]
TABLES = ["daily-2026-11-19", "daily-2026-02-30", "daily-2026-11-19x", "2026-11-19", "a1b2"]


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """What the page works out."""
    code = bundle(tmp_path_factory.mktemp("daily"), source=SOURCE)
    asked = {"days": DAYS, "words": WORDS, "tables": TABLES, "games": GAMES, "streaks": STREAKS}
    return in_node(code, asked)


def test_a_day_s_deal_is_what_the_documentation_publishes(answers: Json) -> None:
    found = [(deal["seed"], deal["seat"], deal["bots"]) for deal in answers["deals"]]
    assert found == [published()["daily_deal"](day) for day in DAYS]
    assert {len(bots) for _, _, bots in found} == {1, 2, 3}
    assert len({seed for seed, _, _ in found}) == len(DAYS)


def test_the_bots_chance_is_what_the_documentation_publishes(answers: Json) -> None:
    assert answers["words"] == [published()["daily_words"](*asked) for asked in WORDS]


def test_a_table_is_a_day_s_only_by_the_name_of_a_day_of_the_calendar(answers: Json) -> None:
    assert answers["days"] == ["2026-11-19", None, None, None, None]


def test_a_result_counts_against_the_deal_s_opponents_and_on_its_day(answers: Json) -> None:
    tied, lost, late, others, unfinished = answers["results"]
    assert tied == {"points": 50, "others": 50, "isWon": True, "isOnTime": True}
    assert lost["isWon"] is False
    assert late["isOnTime"] is False
    assert others is None
    assert unfinished is None


def test_a_streak_is_days_in_a_row_played_on_their_day_up_to_today_or_yesterday(answers: Json) -> None:
    assert answers["streaks"] == [3, 2, 0, 1, 0]


def played(visitors: Visitors) -> tuple[Page, str, str]:
    """Play today's deal to its end in a new browser; return what was offered first, and the outcome."""
    context = visitors.new_context(**quick(visitors))
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_role("button", name="Play this deal").click()
    table = Table(page)
    table.wait()
    offered = page.get_by_role("group", name="Tickets to choose from").inner_text()
    play_on(table)
    page.goto("/daily")
    outcome = page.locator(".outcome")
    expect(outcome).to_be_visible()
    return page, offered, outcome.inner_text()


def test_everybody_gets_the_same_game_and_the_same_answers(visitors: Visitors, tmp_path: Path) -> None:
    page, offered, outcome = played(visitors)
    _, same_offered, same_outcome = played(visitors)
    assert (offered, outcome) == (same_offered, same_outcome)
    # Who plays alike ends alike, and beside it stand those who played the same seat.
    rows = page.get_by_role("table", name="Points that others make on your seat").get_by_role("row")
    expect(rows).to_have_count(4)
    assert sorted(row.split()[0] for row in rows.all_inner_texts()) == ["Casual", "Expert", "Strong", "You"]
    expect(page.get_by_role("heading", name="1 day in a row")).to_be_visible()
    check_sharing(page, tmp_path, outcome)


def check_sharing(page: Page, folder: Path, outcome: str) -> None:
    """Check that text and picture are there to share, and that the text tells nothing of the deal."""
    page.get_by_role("button", name="Copy as text").click()
    text = page.locator("input[readonly]").input_value()
    assert outcome in text
    assert "Expert" in text
    assert not [place.name for place in shipped_board().locations if place.name in text]
    with page.expect_download() as saving:
        page.get_by_role("button", name="Share", exact=True).click()
    saving.value.save_as(folder / "card.png")
    assert (folder / "card.png").read_bytes().startswith(PICTURE)


def test_earlier_days_are_there_to_be_played_and_later_ones_are_not(visitors: Visitors) -> None:
    page = visitors.new_page("/daily", **quick(visitors))
    today = datetime.now(UTC).date()
    expect(page.get_by_role("link", name="The day after")).to_have_count(0)
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("heading", level=2).first).to_contain_text(f"{today - timedelta(days=1):%B}")
    expect(page.get_by_role("link", name="The day after")).to_be_visible()
    page.goto(f"/daily#{today + timedelta(days=1)}")
    expect(page.get_by_role("link", name="The day after")).to_have_count(0)
    page.goto("/daily#2026-02-14")
    page.get_by_role("button", name="Play this deal").click()
    Table(page).wait()
    page.goto("/daily#2026-02-14")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
