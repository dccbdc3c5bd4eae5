"""The page's engine beside Python's: the same games, views, events, refusals, records and figures.

`make proof-page` does the same with 1,000 games in Chromium.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from benchmarks.wasm import build_kernels
from cablecar import Game
from cablecar.board import Board, board_from_json, load_board, shipped_board
from cablecar.engine.record import loads
from cablecar.kernel.build.types import types_text
from cablecar.kernel.cache import cache_folder
from cablecar.kernel.library import layout_name
from tests.support.page.page_engine import (
    Json,
    Planted,
    batch_of,
    bundle,
    difference,
    game_wish,
    in_node,
    played,
    replayed,
)
from tests.support.paths import CORPUS, ROOT, TINY

BOARDS = (shipped_board("san-francisco-2"), shipped_board("san-francisco"), load_board(TINY))
RECORDS = ROOT / "web" / "src" / "kernel" / "records.ts"
FILE = CORPUS / "random-2-players-001.json"
CARRYING = CORPUS / "random-tiny-2-players-001.json"
WISHES = [
    (board, game_wish(board, min(players, board.components.max_players), f"{number:032x}"))
    for number, (board, players) in enumerate((board, players) for board in BOARDS for players in (2, 3, 4))
]


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's engine, bundled for Node."""
    return bundle(tmp_path_factory.mktemp("engine"))


def test_games_on_the_research_boards_are_the_same_word_by_word(code: Path) -> None:
    boards = (shipped_board("mini"), shipped_board("mid"))
    wishes = [game_wish(board, 2, "5") for board in boards]
    told = in_node(code, batch_of(boards, wishes))["games"]
    assert len(told) == 2
    for board, wish, theirs in zip(boards, wishes, told, strict=True):
        assert difference(played(board, wish), theirs) is None, wish
        assert "data" not in loads(theirs["record"].encode())["board"]


def test_random_games_of_all_numbers_of_players_are_the_same_word_by_word(code: Path) -> None:
    told = in_node(code, batch_of(BOARDS, [wish for _, wish in WISHES]))["games"]
    assert len(told) == len(WISHES) == 9
    for (board, wish), theirs in zip(WISHES, told, strict=True):
        ours = played(board, wish)
        assert difference(ours, theirs) is None, wish
        Game.replay(loads(theirs["record"].encode())).check_seed()
        refused = (told for step in ours["steps"] for seat in step["refused"] for told in seat if told)
        assert len({told["key"] for told in refused}) > 8


def test_the_corpus_is_replayed_step_by_step_as_in_python(code: Path) -> None:
    files = sorted(CORPUS.glob("**/*.json"))
    contents = [path.read_bytes() for path in files]
    told = in_node(code, batch_of([*BOARDS, *carried(contents)], files=contents, brief=True))["files"]
    for path, content, theirs in zip(files, contents, told, strict=True):
        assert difference(replayed(content, brief=True), theirs) is None, path


def carried(contents: Iterable[bytes]) -> set[Board]:
    """Return the boards that files carry."""
    entries = [json.loads(content)["board"] for content in contents]
    boards = {board_from_json(entry["data"], entry["id"], "board") for entry in entries if "data" in entry}
    return boards - set(BOARDS)


def test_the_names_of_records_and_entries_are_those_of_the_kernel() -> None:
    build_kernels()
    layout = json.loads((cache_folder("kernel") / layout_name()).read_bytes())
    assert RECORDS.read_text("utf-8") == types_text(layout), "python -m cablecar.kernel.build.types writes it"


def test_texts_are_hashed_as_everywhere(code: Path) -> None:
    texts = ["a" * length for length in range(130)] + ["Lombard Street \N{MOUNTAIN CABLEWAY} é", "\n" * 5000]
    hashed = in_node(code, batch_of((), hashed=texts))["hashed"]
    assert hashed == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


# Files that do not hold


def changed(change: Callable[[Json], object], path: Path = FILE) -> bytes:
    record = json.loads(path.read_bytes())
    change(record)
    return json.dumps(record, ensure_ascii=True).encode()


def swap(record: Json) -> None:
    order = record["shuffles"]["transport"]
    last = max(index for index, card in enumerate(order) if card != order[-1])
    order[-1], order[last] = order[last], order[-1]


def deep(depth: int) -> Json:
    return {"deep": deep(depth - 1)} if depth else {}


DECK, DISPLAY = {"do": "take_card", "from": "deck"}, {"do": "take_card", "from": "display"}
CLAIM = {"do": "claim_route", "route": "nowhere", "cards": {"red": 1}}
INSERTED: tuple[tuple[int, object], ...] = (
    (0, "pass"),
    *((0, {"seat": 0, "do": kind}) for kind in ("fly", 7, "toString")),
    *((0, {"seat": seat, "do": "pass"}) for seat in ("0", 9, -1, None)),
    (0, {"do": "pass"}),
    (2, {"seat": 0, "do": "pass"}),
    (3, {"seat": 0, "do": "pass", "why": "because " * 20}),
    (4, {"seat": 0, **DECK}),
    (4, {"seat": 0, **DECK, "from": "hat", "card": "red"}),
    (4, {"seat": 0, **DISPLAY, "card": "red"}),
    *((4, {"seat": 0, **DISPLAY, "slot": slot, "card": "red"}) for slot in (50, 100, -1, "0")),
    *((4, {"seat": 0, **CLAIM, "route": route}) for route in ("nowhere", "x" * 65, "é")),
    *((4, {"seat": 0, **CLAIM, "cards": cards}) for cards in ({"red": 9}, {"gold": 1}, ["red"], {"red": 0})),
)
"""Moves that stand where they can't, and their places."""
MOVES: list[Callable[[list[Any]], object]] = [
    lambda moves: moves.pop(9),
    lambda moves: moves[0].update(tickets=[]),
    lambda moves: moves[0].update(tickets=["nowhere"]),
    lambda moves: moves[0].update(tickets=[7]),
    lambda moves: moves[0].update(tickets=moves[0]["tickets"] * 2),
    lambda moves: moves.reverse(),
    lambda moves: moves.__setitem__(slice(0, 2), [moves[1], moves[0]]),
    lambda moves: next(move for move in moves if "card" in move).update(card="nothing"),
    lambda moves: next(move for move in moves if move["do"] == "draw_tickets")["tickets"].reverse(),
    lambda moves: moves.pop(),
]
"""Changes of moves."""
CHANGES: list[Callable[[Json], object]] = [
    lambda record: record.update(format="cablecar-game/9" * 9),
    lambda record: record.update(format=None),
    lambda record: record.update(note="mine"),
    lambda record: record.update({"n" * 90: 1}),
    lambda record: record.pop("engine"),
    lambda record: record.update(seed="XYZ"),
    lambda record: record.update(seed=""),
    lambda record: record.update(result=None),
    lambda record: record["result"]["scores"][0].update(total=99),
    lambda record: record["result"].update(places=[1, 2]),
    lambda record: record["result"].update(deep=deep(9)),
    lambda record: record["result"]["scores"][0].update(total=True),
    lambda record: record["result"]["scores"][0].update(total=99_999_999_999),
    lambda record: record["board"].update(sha256="0" * 64),
    lambda record: record["board"].update(data={}),
    lambda record: record["board"].pop("sha256"),
    lambda record: record["board"].update(id=7),
    lambda record: record["board"].update(id="nowhere"),
    lambda record: record["players"].pop(),
    lambda record: record["players"].extend(record["players"] * 2),
    lambda record: record["players"][0].update(kind="bot:"),
    lambda record: record["players"][0].update(kind="robot"),
    lambda record: record["players"][0].update(age=7),
    lambda record: record["players"][0].update(name=None),
    lambda record: record["players"][0].update(name="\ud800"),
    lambda record: record["players"].__setitem__(0, "Ada"),
    swap,
    lambda record: record["shuffles"]["transport"].pop(),
    lambda record: record["shuffles"]["tickets"].__setitem__(0, record["shuffles"]["tickets"][1]),
    lambda record: record["shuffles"]["souvenirs"].__setitem__(0, 7),
    lambda record: record["shuffles"].update(more=[]),
    lambda record: record["shuffles"]["reshuffles"].append(["red"]),
    lambda record: record["shuffles"]["reshuffles"].append([]),
    lambda record: record["shuffles"]["reshuffles"].append(["gold"]),
    lambda record: record["shuffles"]["reshuffles"].append("red"),
    lambda record: record["shuffles"]["reshuffles"].pop(),
    lambda record: record["shuffles"]["reshuffles"][0].reverse(),
]
RAW = (
    b"",
    b"[1]",
    b"7",
    b"\xff\xd8\xff\xe0",
    b"\xef\xbb\xbf{}",
    b'{"format": ',
    b"<!doctype html>",
    b'{"a": 1, "a": 2}',
    b'{"a": {"b": 1, "\\u0062": 2}}',
    b'{"a": 1.5}',
    b'{"a": 1e3}',
    b'{"a": 12345678901}',
    b'{"a": "1.5 \\" 1e3 {", "b": {"a": 1}}',
    b"{}",
    b" " * 4_000_001,
)


def wrong_files() -> Iterator[bytes]:
    yield from RAW
    for change in CHANGES:
        yield changed(change)
    for place, move in INSERTED:
        yield changed(partial(insert, place, move))
    for change_moves in MOVES:
        yield changed(partial(alter, change_moves))


def insert(place: int, move: object, record: Json) -> None:
    record["moves"].insert(place, move)


def alter(change: Callable[[list[Any]], object], record: Json) -> None:
    change(record["moves"])


def test_a_file_that_does_not_hold_is_refused_for_the_same_reason(code: Path) -> None:
    files = list(wrong_files())
    told = in_node(code, batch_of(BOARDS, files=files))["files"]
    for content, theirs in zip(files, told, strict=True):
        ours = replayed(content)
        assert "key" in ours, content[:300]
        assert difference(ours, theirs) is None, content[:300]


def test_a_board_that_the_page_lacks_is_refused_in_a_sentence_of_its_own(code: Path) -> None:
    (told,) = in_node(code, batch_of(BOARDS[:2], files=[CARRYING.read_bytes()]))["files"]
    assert (told["key"], told["values"]) == ("record-unknown-board", {"board": "tiny"})


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["tickets"].reverse(),
        lambda data: data["routes"][0].update(length=1),
        lambda data: data.update(name="Tiny"),
        lambda data: data.pop("souvenirs"),
    ],
)
def test_another_board_than_the_file_says_is_refused(change: Callable[[Json], object], code: Path) -> None:
    content = changed(lambda record: change(record["board"]["data"]), CARRYING)
    (told,) = in_node(code, batch_of(BOARDS, files=[content]))["files"]
    assert told["key"] == "record-board-hash"


# What would be found

PLANTED: tuple[Planted, ...] = (
    ("engine/view.ts", 'hand_size: seen + facts.get("unseen_cards", seat)', "hand_size: seen"),
    ("engine/view.ts", '.filter((_, number) => facts.get("closed", number))', ".filter(() => false)"),
    ("engine/view.ts", "rejected: opening ? refused", "rejected: opening ? offer"),
    ("engine/view.ts", "offer: this.waitingFor.includes(seat) ? offer : []", "offer"),
    ("game/seen.ts", "event : { ...event, [field]: null };", "event : event;"),
    ("game/seen.ts", "fields[unless] != null", "false"),
    (
        "engine/events.ts",
        "tickets: ticketsOf(board, numbers).sort() })",
        "tickets: ticketsOf(board, numbers) })",
    ),
    ("engine/actions.ts", "const last = data.components.display - 1", "const last = 99"),
    ("engine/actions.ts", "{ length: route.length, count }", "{ length: route.length }"),
    ("engine/game.ts", "b: name(b), length", "b: name(a), length"),
    ("engine/game.ts", "find(fits)?.instead ?? rule", "find(fits)?.rule ?? rule"),
    ("engine/game.ts", 'if (dealer.get("events.shows"))', "if (false)"),
    ("engine/game.ts", "this.state.set(sha256(seed));", "this.state.set(sha256(`${seed}0`));"),
    ("engine/record.ts", "sort((one, other) => one.seat - other.seat)", "slice()"),
    ("engine/statistics.ts", "completedAt[id] ??= index + 1", "completedAt[id] = index + 1"),
    ("engine/statistics.ts", "leading.length === 1 ? leading : []", "leading"),
)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: f"{planted[0]}: {planted[1][:30]}")
def test_a_planted_fault_is_found(planted: Planted, tmp_path: Path) -> None:
    wishes = [(board, wish) for board, wish in WISHES if board == BOARDS[2] or wish["players"] == 2]
    told = in_node(bundle(tmp_path, planted), batch_of(BOARDS, [wish for _, wish in wishes]))["games"]
    pairs = zip(wishes, told, strict=True)
    assert any(difference(_played(board, wish), theirs) for (board, wish), theirs in pairs)


_KNOWN: dict[str, Json] = {}


def _played(board: Board, wish: Json) -> Json:
    """Return a game by Python, played once for all planted faults."""
    if wish["seed"] not in _KNOWN:
        _KNOWN[wish["seed"]] = played(board, wish)
    return _KNOWN[wish["seed"]]


def test_a_fault_of_replays_is_found(tmp_path: Path) -> None:
    content = FILE.read_bytes()
    for number, planted in enumerate(
        (
            ("game/replay.ts", "(hidden[number] ?? event)", "event"),
            ("engine/replay.ts", "hidden: hiddenOf(events)", "hidden: {}"),
            ("game/replay.ts", "({ ...had, ...move.own[seat] })", "had"),
            (
                "engine/replay.ts",
                "JSON.stringify(part) !== JSON.stringify(before[name])",
                "!(name in before)",
            ),
        )
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        (told,) = in_node(bundle(folder, planted), batch_of(BOARDS, files=[content]))["files"]
        assert difference(replayed(content), told), planted
