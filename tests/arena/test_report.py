"""The balance of a board and the report of a ladder: known answers, and a page that needs nothing else."""

import math
import random
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cablecar.arena.balance import (
    UNKNOWN,
    Part,
    average,
    balance_of,
    locations_visited,
    route_use,
    score_sources,
    seat_advantage,
    share,
    shortest,
    souvenir_facts,
    ticket_effects,
    ticket_facts,
    unused_routes,
)
from cablecar.arena.intervals import Interval
from cablecar.arena.pages.balance_pages import amount, balance_page, before_and_after, percent
from cablecar.arena.pages.plots import VARIABLES
from cablecar.arena.pages.report import lengths, report_page, write_report
from cablecar.arena.rows import SeatRow
from cablecar.board import Board, Components, Location, Route, Ticket, shipped_board
from cablecar.common.errors import CablecarError

SVG = "{http://www.w3.org/2000/svg}"
BOARD = Board(
    id="square",
    name="Square",
    locations=tuple(
        Location(name.lower(), name, x, y)
        for name, x, y in zip("ABCD", (0, 9, 9, 0), (0, 0, 9, 9), strict=True)
    ),
    routes=(
        Route("ab", "a", "b", 1, "grey"),
        Route("bc", "b", "c", 2, "blue"),
        Route("cd-1", "c", "d", 2, "red", double="cd-2"),
        Route("cd-2", "c", "d", 2, "blue", double="cd-1"),
        Route("ad", "a", "d", 4, "grey", ferries=1),
    ),
    tickets=(Ticket("a-c", "a", "c", 4), Ticket("b-d", "b", "d", 5), Ticket("a-d", "a", "d", 6)),
    souvenirs=(),
    route_points={1: 1, 2: 2, 4: 7},
    components=Components(),
)
ROW = SeatRow(
    match="x-y",
    board="square",
    players=2,
    seed="7",
    block=0,
    rotation=0,
    seat=0,
    bot="x",
    place=1,
    win=1.0,
    total=20,
    route_points=12,
    ticket_points=5,
    souvenir_points=3,
    souvenirs=3,
    cars_left=1,
    turns=20,
    claimed=(),
    held=(),
    completed=(),
)


def game(block: int, rotation: int, winner: int, match: str = "x-y", players: int = 2) -> Iterator[SeatRow]:
    first, second = match.split("-")
    for seat in range(players):
        yield replace(
            ROW,
            match=match,
            players=players,
            block=block,
            rotation=rotation,
            seat=seat,
            bot=first if seat == rotation else second,
            place=1 if seat == winner else 2,
            win=float(seat == winner),
        )


def parts(*values: float) -> list[Part]:
    return [(("square", 2, block), value, 1) for block, value in enumerate(values)]


def test_mean_has_students_interval_over_blocks() -> None:
    found = average(parts(1, 1, 1, 0))
    assert found.mean == 0.75
    assert found.high - found.mean == pytest.approx(3.182 * 0.25, rel=0.02)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_blocks_weigh_by_what_they_hold() -> None:
    blocks = [(("square", 2, 0), 3.0, 3.0), (("square", 2, 1), 0.0, 1.0)]
    assert share(blocks).mean == average(blocks).mean == 0.75


@pytest.mark.parametrize(
    "values", [(0.0,), (1.0,), (0.5,), (0.0, 0.0, 0.0), (1.0, 1.0), (0.5, 0.5, 0.5), (0.0, 1.0)]
)
def test_share_has_a_wide_interval_between_0_and_1(values: tuple[float, ...]) -> None:
    found = share(parts(*values))
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert found.high - found.low > 0.3


def test_share_of_nothing_is_nothing() -> None:
    assert all(map(math.isnan, (share([]).mean, share([]).low, average([]).mean, average([]).high)))
    assert percent(UNKNOWN) == amount(UNKNOWN) == "–"


def test_intervals_hold_the_truth_19_times_of_20() -> None:
    rng = random.Random(5)
    held = {share: 0, average: 0}
    for _ in range(400):
        blocks: list[Part] = []
        for block in range(40):
            luck = rng.uniform(0.1, 0.7)
            seen = rng.randint(1, 4)
            blocks.append((("square", 2, block), sum(rng.random() < luck for _ in range(seen)), seen))
        for estimate in held:
            found = estimate(blocks)
            held[estimate] += found.low <= 0.4 <= found.high
    assert all(372 <= count <= 392 for count in held.values())


def test_same_shuffles_in_two_matches_are_one_observation() -> None:
    rows = [row for block in range(6) for row in game(block, 0, int(block < 2), match="x-x")]
    again = [replace(row, match="y-y") for row in rows]
    assert seat_advantage(rows) == seat_advantage(rows + again)


def test_seats_are_even_when_the_better_bot_wins_in_all_seats() -> None:
    rows = [
        row
        for block in range(20)
        for rotation in (0, 1, 2)
        for row in game(block, rotation, rotation, players=3)
    ]
    assert [seat.mean for seat in seat_advantage(rows)[3]] == pytest.approx([1 / 3] * 3)


def test_seat_counts_only_where_bots_changed_seats_or_are_equal() -> None:
    alone = list(game(0, 0, 0))
    equal = list(game(0, 0, 1, match="x-x"))
    assert seat_advantage(alone) == {}
    assert [seat.mean for seat in seat_advantage(alone + equal)[2]] == [0, 1]


def test_shortest_way_counts_spaces() -> None:
    assert shortest(BOARD.routes, "a", "d") == 4
    assert shortest(BOARD.routes[:-1], "a", "d") == 5
    assert shortest(BOARD.routes[:1], "a", "d") is None


def test_route_use_counts_games_not_seats() -> None:
    rows = [
        replace(ROW, claimed=("ab", "cd-1")),
        replace(ROW, seat=1, claimed=("cd-2",)),
        replace(ROW, block=1, claimed=("cd-1",)),
        replace(ROW, block=1, seat=1),
    ]
    use = route_use(BOARD, rows)
    assert {key: found.mean for key, found in use.items()} == {
        "ab": 0.5,
        "bc": 0,
        "cd-1": 1,
        "cd-2": 0.5,
        "ad": 0,
    }
    assert [route.id for route in unused_routes(BOARD, use)] == ["bc", "ad"]


def test_half_of_a_used_double_route_is_not_unused() -> None:
    use = route_use(BOARD, [replace(ROW, claimed=("cd-1",))])
    assert use["cd-2"].mean == 0
    assert [route.id for route in unused_routes(BOARD, use)] == ["ab", "bc", "ad"]


def test_places_are_visited_by_players_with_a_route_there() -> None:
    rows = [replace(ROW, claimed=("ab",)), replace(ROW, seat=1, claimed=("ab", "bc"))]
    assert {key: found.mean for key, found in locations_visited(BOARD, rows).items()} == {
        "a": 1,
        "b": 1,
        "c": 0.5,
        "d": 0,
    }


def test_ticket_facts_of_three_holders() -> None:
    held = ("a-d",)
    rows = [
        replace(ROW, block=0, held=held, completed=held, claimed=("ad",)),
        replace(ROW, block=1, held=held, completed=held, claimed=("ab", "bc", "cd-1")),
        replace(ROW, block=2, held=held, claimed=("ab",)),
        replace(ROW, block=3),
    ]
    fact = ticket_facts(BOARD, rows)[2]
    assert (fact.ticket.id, fact.spaces, fact.times) == ("a-d", 4, 3)
    assert fact.held.mean == 0.75
    assert fact.completed.mean == pytest.approx(2 / 3)
    assert (fact.cost.mean, fact.brings.mean) == (4.5, 2)


def test_ticket_effect_is_what_it_adds_for_the_same_bot_and_other_tickets() -> None:
    worth = {"a-c": 3, "b-d": -2}
    hands = [(), ("a-c",), ("b-d",), ("a-c", "b-d"), ("b-d",)]
    rows = [
        replace(ROW, block=block, bot=bot, held=hand, total=level + sum(worth[key] for key in hand))
        for bot, level, some in (("weak", 5, hands[:3]), ("strong", 40, hands[1:]))
        for block, hand in enumerate(some)
    ]
    effects = ticket_effects(BOARD, rows)
    assert effects["a-c"].mean == pytest.approx(3)
    assert effects["b-d"].mean == pytest.approx(-2)
    assert math.isnan(effects["a-d"].mean)


def test_ticket_effect_has_an_interval_that_holds_the_truth() -> None:
    rng = random.Random(3)
    inside = 0
    for _ in range(200):
        rows = []
        for block in range(40):
            luck, held = rng.randint(0, 9), ("a-c",) if rng.random() < 0.4 else ()
            row = replace(ROW, block=block, held=held, total=luck + 4 * len(held))
            rows += [row, replace(row, match="x-z"), replace(row, match="y-z")]
        effect = ticket_effects(BOARD, rows)["a-c"]
        inside += effect.low <= 4 <= effect.high
    assert 180 <= inside <= 198


def test_ticket_is_out_of_line_by_its_distance_from_the_line_of_all() -> None:
    worth = {"a-c": 1.0, "b-d": 3.0, "a-d": 5.0}
    hands = [(), ("a-c",), ("b-d",), ("a-d",)]
    rows = [
        replace(ROW, block=block, held=hand, total=int(sum(worth[key] for key in hand)))
        for block, hand in enumerate(hands * 2)
    ]
    facts = ticket_facts(BOARD, rows)
    assert [fact.spaces for fact in facts] == [3, 4, 4]
    assert [fact.surplus.mean for fact in facts] == pytest.approx([0, -1, 1])


def test_souvenirs_share_of_points_and_games_they_decide() -> None:
    saved = [
        replace(ROW, block=0, total=20, souvenir_points=9, route_points=15, ticket_points=-4),
        replace(ROW, block=0, seat=1, place=2, total=19, souvenir_points=1, route_points=10, ticket_points=8),
    ]
    same = [
        replace(ROW, block=1, total=20, souvenir_points=3, route_points=17, ticket_points=0),
        replace(ROW, block=1, seat=1, place=2, total=9, souvenir_points=0, route_points=9, ticket_points=0),
    ]
    facts = souvenir_facts(saved + same)
    assert facts.decide.mean == 0.5
    assert facts.part.mean == pytest.approx(13 / (28 + 19 + 20 + 9))
    assert facts.points.mean == 13 / 4


def test_souvenirs_decide_a_game_that_would_be_shared_without_them() -> None:
    rows = [
        replace(ROW, total=20, souvenir_points=2),
        replace(ROW, seat=1, place=2, total=18, souvenir_points=0),
    ]
    assert souvenir_facts(rows).decide.mean == 1
    done = [replace(rows[0], held=("a-c",), completed=("a-c",)), rows[1]]
    assert souvenir_facts(done).decide.mean == 0


def test_score_sources_are_means_by_bot() -> None:
    rows = [
        replace(ROW, route_points=10),
        replace(ROW, block=1, route_points=20),
        replace(ROW, bot="y", total=7),
    ]
    found = score_sources(rows)
    assert list(found) == ["x", "y"]
    assert (found["x"].routes.mean, found["y"].total.mean) == (15, 7)


def test_games_are_as_long_as_their_longest_seat() -> None:
    turns = [(10, 11), (11, 11), (13, 12)]
    rows = [
        replace(ROW, block=n, seat=s, turns=t) for n, pair in enumerate(turns) for s, t in enumerate(pair)
    ]
    assert lengths(rows) == {range(11, 12): 2, range(12, 13): 0, range(13, 14): 1}


def test_many_lengths_are_sorted_into_few_steps() -> None:
    rows = [replace(ROW, block=turns, turns=turns) for turns in range(10, 60)]
    found = lengths(rows)
    assert len(found) <= 16
    assert {len(span) for span in found} == {4}
    assert sum(found.values()) == 50


def test_games_on_another_board_are_refused() -> None:
    with pytest.raises(CablecarError) as caught:
        balance_of(BOARD, [replace(ROW, board="circle")], "")
    assert caught.value.key == "report-other-board"


def played(board: Board, bots: Sequence[str], blocks: int, players: int = 2) -> list[SeatRow]:
    """Return rows as a ladder of these bots might make them, the first of them the best."""
    rng = random.Random(8)
    rows = []
    for first in range(len(bots)):
        for second in range(first + 1, len(bots)):
            match = f"{bots[first]}-{bots[second]}"
            for block in range(blocks):
                for rotation in range(players):
                    winner = rotation if rng.random() < 0.7 else (rotation + 1) % players
                    rows += [filled(board, row, rng) for row in game(block, rotation, winner, match, players)]
    return rows


def filled(board: Board, row: SeatRow, rng: random.Random) -> SeatRow:
    held = tuple(ticket.id for ticket in rng.sample(board.tickets, 2))
    completed = held[: rng.randint(0, 2)]
    claimed = tuple(route.id for route in board.routes if completed or rng.random() < 0.5)
    tickets, souvenirs = rng.randint(-9, 20), rng.randint(0, 12)
    return replace(
        row,
        board=board.id,
        total=row.route_points + tickets + souvenirs,
        ticket_points=tickets,
        souvenir_points=souvenirs,
        turns=rng.randint(14, 30),
        claimed=claimed,
        held=held,
        completed=completed,
    )


def test_balance_page_names_everything_and_has_every_figure() -> None:
    rows = played(BOARD, ("x", "y"), 12) + played(BOARD, ("x", "y"), 12, players=3)
    page = balance_page(BOARD, rows, "`cablecar ladder`")
    found = balance_of(BOARD, rows, "")
    assert "`cablecar ladder`" in page
    assert "A – D" in page
    for table in found.tables.values():
        figures = [*table.seats, *table.routes.values(), *table.places.values()]
        figures += [table.souvenirs.part, table.souvenirs.decide, *(fact.completed for fact in table.tickets)]
        assert all(percent(figure) in page for figure in figures)
        assert all(amount(fact.effect) in page for fact in table.tickets)
    widths = {len(re.findall(r"(?<!\\)\|", line)) for line in page.splitlines() if line.startswith("| A – D")}
    assert widths == {6, 11}


def test_bars_in_names_do_not_break_a_table() -> None:
    place = replace(BOARD.locations[0], name="Left|Right")
    page = balance_page(
        replace(BOARD, locations=(place, *BOARD.locations[1:])), played(BOARD, ("x", "y"), 3), ""
    )
    assert "| Left\\|Right |" in page


def test_two_boards_stand_side_by_side() -> None:
    tickets = (replace(BOARD.tickets[0], points=9), *BOARD.tickets[2:], Ticket("b-c", "b", "c", 2))
    other = replace(BOARD, id="square-2", tickets=tickets)
    before = balance_of(BOARD, played(BOARD, ("x", "y"), 5), "one")
    after = balance_of(other, played(other, ("x", "y"), 9), "two")
    page = before_and_after(before, after)
    assert "square-2" in page
    lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if "|" in line]
    assert ["Games", "10", "18"] in lines
    starts = [line[:3] for line in lines if len(line) == 7]
    assert ["A – C", "4", "9"] in starts
    assert ["B – D", "5", "–"] in starts
    assert ["B – C", "–", "2"] in starts
    assert percent(before.tables[2].seats[0]) in page
    assert percent(after.tables[2].souvenirs.part) in page


BOTS = ("expert", "strong", "random")
SHIPPED = shipped_board()


def interval(mean: float, half: float) -> dict[str, float]:
    return {"mean": mean, "low": mean - half, "high": mean + half}


def summary(bots: Sequence[str] = BOTS, players: int = 2) -> dict[str, Any]:
    """Return a ladder's figures, no two of them equal."""
    pairs = [(a, b) for number, a in enumerate(bots) for b in bots[number + 1 :]]
    return {
        "players": players,
        "games": 1234,
        "made": "cablecar ladder --seed 7",
        "anchor": bots[-1],
        "ratings": {bot: interval(1500 - 111 * number, 12 + number) for number, bot in enumerate(bots)},
        "matches": [
            {
                "bots": [a, b],
                "games": 412 + n,
                "win_rate": {a: interval(0.71 + n / 100, 0.02), b: interval(0.29 - n / 100, 0.02)},
            }
            for n, (a, b) in enumerate(pairs)
        ],
    }


@pytest.fixture(scope="module")
def page() -> str:
    return report_page(SHIPPED, played(SHIPPED, BOTS, 8), summary())


@pytest.fixture(scope="module")
def root(page: str) -> ElementTree.Element:
    return ElementTree.fromstring(page)


def words(element: ElementTree.Element) -> str:
    return "".join(element.itertext())


def test_report_holds_every_bot_and_every_interval(root: ElementTree.Element) -> None:
    cells = [words(cell) for name in ("td", "th") for cell in root.iter(name)]
    for bot, rating in summary()["ratings"].items():
        assert bot in cells
        assert amount(Interval(**rating), 0) in cells
    for match in summary()["matches"]:
        assert " v ".join(match["bots"]) in cells
        assert str(match["games"]) in cells
        assert all(percent(Interval(**rate)) in cells for rate in match["win_rate"].values())
    rows = played(SHIPPED, BOTS, 8)
    for sources in score_sources(rows).values():
        assert all(
            amount(part) in cells
            for part in (sources.routes, sources.tickets, sources.souvenirs, sources.total)
        )
    assert all(percent(seat) in cells for seat in seat_advantage(rows)[2])
    assert all(percent(use) in cells for use in route_use(SHIPPED, rows).values())
    for fact in ticket_facts(SHIPPED, [row for row in rows if row.bot == "expert"]):
        assert {percent(fact.completed), amount(fact.cost), str(fact.times)} <= set(cells)


def test_report_is_written_the_same_twice(tmp_path: Path, page: str) -> None:
    write_report(tmp_path, SHIPPED, played(SHIPPED, BOTS, 8), summary())
    assert (tmp_path / "report.html").read_bytes() == page.encode()


def test_report_needs_nothing_outside_and_runs_nothing(page: str, root: ElementTree.Element) -> None:
    bare = re.sub(r' xmlns(:xlink)?="[^"]*"', "", page)
    assert not re.search(r"https?:|//|@import|javascript|file:|data:", bare)
    assert all(target.startswith("#") for target in re.findall(r"url\(([^)]*)\)", bare))
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags.isdisjoint({"script", "link", "img", "iframe", "object", "image", "foreignObject"})
    assert not [
        name for element in root.iter() for name in element.attrib if name.startswith("on") or name == "src"
    ]


def test_every_reference_in_the_report_has_one_target(page: str) -> None:
    ids = re.findall(r' id="([^"]*)"', page)
    used = re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', page)
    assert len(ids) == len(set(ids))
    assert {one or other for one, other in used} == set(ids)


def test_every_picture_has_a_title_and_a_table_beside_it(root: ElementTree.Element) -> None:
    pictures = [picture for picture in root.iter(f"{SVG}svg") if picture.get("aria-hidden") != "true"]
    assert len(pictures) == 7
    assert all(picture.get("aria-label") == picture.findtext(f"{SVG}title") for picture in pictures)
    sections = list(root.iter("section"))
    assert len(sections) == 7
    assert all(section.find(".//table/caption") is not None for section in sections)


def test_both_maps_show_every_route_ticket_and_place(root: ElementTree.Element) -> None:
    routes, tickets = [picture for picture in root.iter(f"{SVG}svg") if picture.get("class") == "map"]
    assert len(routes.findall(f"{SVG}g/{SVG}title")) == len(SHIPPED.routes)
    assert len(tickets.findall(f"{SVG}path/{SVG}title")) == len(SHIPPED.tickets)
    for picture in (routes, tickets):
        names = " ".join(words(text) for text in picture.iter(f"{SVG}text"))
        assert all(place.name in names for place in SHIPPED.locations)


def test_all_colours_follow_light_and_dark(page: str) -> None:
    style = re.search(r"<style>(.*?)</style>", page, re.DOTALL)
    assert style
    light, dark = style[1].split("@media (prefers-color-scheme:dark)")
    rest = page.replace(style[0], "")
    assert not re.search(r"#[0-9a-f]{6}\b", rest)
    used = set(re.findall(r"var\((--\w+)\)", page))
    assert {variable[4:-1] for variable in VARIABLES.values()} <= used
    assert all(f"{name}:" in light and f"{name}:" in dark for name in used)


def test_names_of_any_kind_are_escaped() -> None:
    bots = ("<b>$x^2$", "a&棋手", 'q"uote')
    board = replace(BOARD, name="<i>Square</i>")
    found = ElementTree.fromstring(report_page(board, played(BOARD, bots, 2), summary(bots)))
    assert "<i>Square</i>" in words(found)
    assert "<b>$x^2$" in [words(cell) for cell in found.iter("th")]
    assert "<b>$x^2$" in [words(text).strip() for text in found.iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 4])
def test_report_of_a_single_block_is_written(players: int) -> None:
    rows = [filled(BOARD, row, random.Random(1)) for row in game(0, 0, 0, "expert-expert", players)]
    found = report_page(BOARD, rows, summary(("expert", "strong"), players))
    assert ElementTree.fromstring(found).tag == "html"


def test_report_without_games_has_the_standings() -> None:
    found = ElementTree.fromstring(report_page(BOARD, [], summary()))
    assert len(list(found.iter("section"))) == 2


def test_plotting_is_loaded_only_to_plot() -> None:
    code = "import sys, cablecar.arena.pages.report; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
