"""The drawn board: everything is on it, and nothing covers anything else."""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cablecar.board import Board, load_board, shipped_board
from cablecar.board.draw import SCENERY_KINDS, draw_board, sketch_board
from cablecar.board.geometry import (
    Point,
    Polygon,
    Shapes,
    anchors,
    labels,
    lanes,
    lines_of,
    location_points,
    marker,
    radius,
    spaces,
)
from cablecar.board.model import Drawing, Location, Shape
from cablecar.common.errors import BoardError
from tests.support.game.positions import EDITIONS

SVG = "{http://www.w3.org/2000/svg}"
BOARD = shipped_board()
BARE = replace(BOARD, drawing=Drawing())
each_edition = pytest.mark.parametrize("board", EDITIONS, ids=repr)

Named = tuple[str, Polygon]


def tree(board: Board) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(board))


def spaces_of(board: Board) -> Iterator[Named]:
    for route, row in spaces(board).items():
        for number, space in enumerate(row):
            yield f"{route} {number}", space.corners


def labels_of(board: Board) -> Iterator[Named]:
    for place, label in labels(board).items():
        yield f"label {place}", label.corners


def markers_of(board: Board) -> Iterator[Named]:
    at = location_points(board)
    for location in board.locations:
        yield f"place {location.id}", marker(at[location.id], radius(location))


@each_edition
def test_nothing_covers_anything(board: Board) -> None:
    things = [*spaces_of(board), *labels_of(board), *markers_of(board)]
    covered = [(one, other) for (one, a), (other, b) in combinations(things, 2) if overlap(a, b, 1)]
    assert covered == []


@pytest.mark.parametrize("board", [*EDITIONS, BARE], ids=[*map(repr, EDITIONS), "bare"])
def test_everything_lies_inside(board: Board) -> None:
    for name, polygon in (*spaces_of(board), *labels_of(board), *markers_of(board)):
        for x, y in polygon:
            assert 0 <= x <= board.drawing.width, name
            assert 0 <= y <= board.drawing.height, name


@each_edition
def test_all_spaces_have_one_size(board: Board) -> None:
    assert {space.scale for row in spaces(board).values() for space in row} == {1}


def test_halves_of_double_routes_run_parallel() -> None:
    ways = lanes(BOARD)
    for route in BOARD.routes:
        if route.double:
            one, other = ways[route.id], ways[route.double]
            assert one.arc == other.arc
            assert one.aside == -other.aside != 0


@pytest.mark.parametrize("board", [BOARD, BARE], ids=["shipped", "bare"])
def test_every_route_and_place_is_drawn(board: Board) -> None:
    root = tree(board)
    assert [g.get("data-route") for g in root.iter(f"{SVG}g") if g.get("data-route")] == [
        route.id for route in board.routes
    ]
    assert [g.get("data-place") for g in root.iter(f"{SVG}g") if g.get("data-place")] == [
        location.id for location in board.locations
    ]


def test_route_has_a_title_and_its_signs() -> None:
    groups = {g.get("data-route"): g for g in tree(BOARD).iter(f"{SVG}g")}
    for route in BOARD.routes:
        group = groups[route.id]
        uses = [use.get("href") for use in group.iter(f"{SVG}use")]
        assert len(uses) == 2 * route.length
        assert uses.count("#glyph-ferry") == route.ferries == len(anchors(route))
        title = group.findtext(f"{SVG}title") or ""
        assert all(BOARD.location[place].name in title for place in (route.a, route.b))


def test_start_places_are_marked() -> None:
    uses = [use.get("href") for use in tree(BOARD).iterfind(f"{SVG}g[@class='place']/{SVG}use")]
    assert uses.count("#marker-start") == len(BOARD.start_locations) == 5


def test_every_reference_has_its_target() -> None:
    root = tree(BOARD)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {use.get("href") for use in root.iter(f"{SVG}use")} <= {f"#{identity}" for identity in ids}


def test_picture_is_named_and_small() -> None:
    text = draw_board(BOARD)
    root = tree(BOARD)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == BOARD.name
    assert root.findtext(f"{SVG}desc")
    assert len(text.encode()) < 90_000


@each_edition
def test_a_sketch_has_every_space_and_place_in_few_shapes(board: Board) -> None:
    root = ElementTree.fromstring(sketch_board(board))
    drawn = "".join(path.get("d", "") for path in root.iterfind(f"{SVG}path"))
    assert drawn.count("z") == sum(route.length for route in board.routes)
    assert len(root.findall(f"{SVG}text")) == len(root.findall(f"{SVG}use")) == len(board.locations)
    assert len([*root.iter()]) * 3 < len([*tree(board).iter()])
    assert "animation" not in sketch_board(board)


def test_names_are_escaped() -> None:
    place = replace(BOARD.locations[0], name="<Rock & Roll>\x00\ud800")
    renamed = replace(BOARD, name='"A" & <B>', locations=(place, *BOARD.locations[1:]))
    root = tree(renamed)
    assert root.findtext(f"{SVG}title") == '"A" & <B>'
    assert "<Rock & Roll>" in (root.findtext(f"{SVG}g[@data-place]/{SVG}title") or "")
    assert ElementTree.fromstring(sketch_board(renamed)) is not None


@pytest.mark.parametrize(("factor", "shift"), [(1, 0), (50, 0), (1, -4000), (10**400, -(10**400))])
def test_far_places_are_fitted(factor: int, shift: int) -> None:
    far = tuple(replace(place, x=place.x * factor + shift, y=place.y * factor) for place in BARE.locations)
    for x, y in location_points(replace(BARE, locations=far)).values():
        assert 0 <= x <= BARE.drawing.width
        assert 0 <= y <= BARE.drawing.height


def test_places_on_one_spot_are_drawn() -> None:
    heap = tuple(replace(place, x=3, y=3) for place in BOARD.locations)
    assert tree(replace(BOARD, locations=heap)).tag == f"{SVG}svg"


def test_extreme_bends_and_labels_are_drawn() -> None:
    huge = Drawing(
        bends={route.id: 10**400 for route in BOARD.routes},
        labels={place.id: (-(10**400), 10**400) for place in BOARD.locations},
    )
    assert tree(replace(BOARD, drawing=huge)).tag == f"{SVG}svg"


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Mission", ("Mission",)),
        ("Union Square", ("Union Square",)),
        ("Japanese Tea Garden", ("Japanese", "Tea Garden")),
        ("Llanfairpwllgwyngyll", ("Llanfairpwllgwyngyll",)),
    ],
)
def test_long_names_stand_in_two_lines(name: str, lines: tuple[str, ...]) -> None:
    assert lines_of(name) == lines


def test_every_kind_of_scenery_is_drawn() -> None:
    scenery = tuple(Shape(kind, "M0 0h9v9z") for kind in SCENERY_KINDS)
    text = draw_board(replace(BOARD, drawing=replace(BOARD.drawing, scenery=scenery)))
    for kind in SCENERY_KINDS:
        assert f'<path class="s-{kind}" d="M0 0h9v9z"/>' in text
        assert f".s-{kind}{{" in text


def test_scenery_moves_with_fitted_places() -> None:
    far = tuple(replace(place, x=place.x + 10**400) for place in BOARD.locations)
    moved = tree(replace(BOARD, locations=far)).find(f"{SVG}g[@class='scenery']")
    at_home = tree(BOARD).find(f"{SVG}g[@class='scenery']")
    assert moved is not None
    assert at_home is not None
    assert "transform" in moved.attrib
    assert "transform" not in at_home.attrib


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ('[[drawing.scenery]]\nkind = "volcano"\npath = "M0 0z"', "board-unknown-scenery"),
        ("[drawing]\nwidth = 0", "board-size"),
    ],
)
def test_what_cannot_be_drawn_is_refused(tmp_path: Path, wrong: str, key: str) -> None:
    shipped = Path(__file__).parents[2] / "src/cablecar/board/san_francisco_2.toml"
    text = shipped.read_text("utf-8").split("[drawing]")[0]
    file = tmp_path / "board.toml"
    file.write_text(text + wrong, "utf-8")
    with pytest.raises(BoardError) as caught:
        load_board(file)
    assert [fault.key for fault in caught.value.faults] == [key]


def test_marker_surrounds_its_circle() -> None:
    start = Location("a", "A", 0, 0, souvenir_at_setup=True)
    size = radius(start)
    assert all(x * x + y * y >= size * size for x, y in marker((0, 0), size))


def overlap(one: Polygon, other: Polygon, gap: float = 0.0) -> bool:
    """Return True if two convex shapes come closer than a gap (no axis separates them)."""
    axes = chain(((1.0, 0.0), (0.0, 1.0)), _axes(one), _axes(other))
    return not any(_apart(one, other, axis, gap) for axis in axes)


def _axes(polygon: Polygon) -> Iterator[Point]:
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        size = math.hypot(bx - ax, by - ay) or 1.0
        yield (ay - by) / size, (bx - ax) / size


def _apart(one: Polygon, other: Polygon, axis: Point, gap: float) -> bool:
    mine = [x * axis[0] + y * axis[1] for x, y in one]
    yours = [x * axis[0] + y * axis[1] for x, y in other]
    return max(mine) + gap <= min(yours) or max(yours) + gap <= min(mine)


def test_what_a_label_covers_is_counted_as_one_pair_after_the_other() -> None:
    shapes = [space.corners for row in spaces(BOARD).values() for space in row]
    shapes += [marker(at, 18.0) for at in location_points(BOARD).values()]
    counted = Shapes(shapes)
    for label in labels(BOARD).values():
        for shift in range(-60, 61, 12):
            moved = replace(label, x=label.x + shift, y=label.y + shift / 2)
            assert counted.covered(moved) == sum(overlap(moved.corners, shape) for shape in shapes)
