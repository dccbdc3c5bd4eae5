"""The page's bots decide as Python's do, given the same chance; the files that they are made of are small."""

import gzip
import json
import re
from pathlib import Path

import pytest

from benchmarks.wasm import build_kernels
from cablecar.analysis import export as analysis_export
from cablecar.board import shipped_board
from cablecar.board.load import SHIPPED
from cablecar.bots import BOTS, export
from cablecar.bots.export import ENTRIES, INNER, engine_files
from cablecar.bots.levels import doses
from cablecar.common.errors import CablecarError
from cablecar.kernel.build.entries import entries
from cablecar.rules.board_table import board_table
from tests.support.game.observations import TABLES, board_of
from tests.support.page.page_bots import SOURCE, asked, questions_and_answers
from tests.support.page.page_engine import Json, bundle, in_node
from tests.support.paths import ROOT

KILO = 1000


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    build_kernels()


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's bots, bundled."""
    return bundle(tmp_path_factory.mktemp("bots"), source=SOURCE)


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return engine_files()


# --- what they decide


def every_on(name: str) -> int:
    """Return how many moves lie between two questions: the large board takes Python long."""
    return {"tiny": 2, "large": 80}.get(name, 8)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_bot_decides_as_python_s_does(name: str, players: int, code: Path) -> None:
    board = board_of(name)
    questions, answers = zip(*questions_and_answers(name, board, players, every_on(name)), strict=True)
    told = in_node(code, asked({name: board}, questions))
    assert told["names"] == list(BOTS)
    assert told["actions"] == list(answers)
    assert len(answers) > 6 * len(BOTS)
    drawn = {question["bot"]: set[int]() for question in questions}
    for question, words in zip(questions, told["drawn"], strict=True):
        drawn[question["bot"]].add(words)
    assert all(drawn[bot] == {0} for bot in ("greedy", "rusher", "casual", "strong"))
    assert drawn["novice"] == {4}
    assert drawn["expert"] == {8}
    assert all(drawn[level] <= {2, 10} for level in doses())
    assert min(drawn["random"]) >= 1


def test_one_kernel_holds_several_boards_and_numbers_of_players(code: Path) -> None:
    pairs = [
        pair
        for name, players in (("default", 4), ("tiny", 2), ("default", 2))
        for pair in questions_and_answers(name, board_of(name), players, 12, ("expert", "strong"))
    ]
    boards = {name: board_of(name) for name in ("default", "tiny")}
    mixed = sorted(pairs, key=lambda pair: pair[0]["words"])
    told = in_node(code, asked(boards, [question for question, _ in mixed]))
    assert told["actions"] == [answer for _, answer in mixed]
    assert sorted(players for players, _ in told["loaded"]) == [2, 4]


def test_the_net_is_loaded_when_the_expert_is_first_wanted(code: Path) -> None:
    pairs = list(questions_and_answers("tiny", board_of("tiny"), 2, 6, ("strong", "random", "expert")))
    told = in_node(code, asked({"tiny": board_of("tiny")}, [question for question, _ in pairs]))
    assert told["loaded"] == [[2, 2]]


def test_other_words_of_chance_or_weights_are_other_decisions(code: Path) -> None:
    """The comparison can fail."""
    pairs = list(questions_and_answers("default", shipped_board(), 2, 8))
    questions, answers = [question for question, _ in pairs], [answer for _, answer in pairs]
    for question in questions:
        question["words"] = question["words"][::-1]
    decided = in_node(code, asked({"default": shipped_board()}, questions))["actions"]
    changed = {
        question["bot"] for question, was, now in zip(questions, answers, decided, strict=True) if was != now
    }
    assert {"random"} <= changed <= {"random", "novice", "expert", *doses()}
    bots: Json = json.loads(engine_files()["bots.json"])
    bots["strong"]["weights"]["2"] = [-weight for weight in bots["strong"]["weights"]["2"]]
    decided = in_node(code, asked({"default": shipped_board()}, questions, bots))["actions"]
    assert any(
        was != now
        for question, was, now in zip(questions, answers, decided, strict=True)
        if question["bot"] == "strong"
    )


# --- the files


@pytest.mark.parametrize("board", SHIPPED)
def test_kernel_layout_and_a_board_are_small(board: str, files: dict[str, bytes]) -> None:
    table = board_table(shipped_board(board)).tobytes()
    data = shipped_board(board).to_json()
    parts = [files["kernel.wasm"], files["layout.json"], table, json.dumps(data).encode()]
    assert sum(len(gzip.compress(part, 9)) for part in parts) <= 40 * KILO


def test_the_nets_are_small(files: dict[str, bytes]) -> None:
    nets = [content for name, content in files.items() if name.startswith("net-")]
    assert len(nets) == 3
    assert sum(len(gzip.compress(net, 9)) for net in nets) <= 25 * KILO


def test_the_page_s_layout_has_what_the_page_uses_and_no_more(files: dict[str, bytes]) -> None:
    layout = json.loads(files["layout.json"])
    assert list(layout["entries"]) == list(ENTRIES)
    assert set(INNER) < set(layout["records"])
    for name, record in layout["records"].items():
        assert (name in INNER) == (record["fields"] == {})
    for entry in ENTRIES:
        assert f"cablecar_{entry}".encode() in files["kernel.wasm"]


def test_the_page_calls_the_entries_of_its_layout_and_no_others() -> None:
    known = {entry.__name__ for entry in entries()}
    called: dict[bool, set[str]] = {True: set(), False: set()}
    for path in (ROOT / "web" / "src").rglob("*.ts"):
        found = re.findall(r"\bcall\.(\w+)\(", path.read_text("utf-8"))
        called[path.parent.name == "analysis"] |= set(found) & known
    assert called[False] == set(ENTRIES)
    # Reviews have a kernel of their own, which plays games too.
    assert called[True] <= set(analysis_export.ENTRIES) <= called[True] | called[False]


def test_where_the_browsers_kernel_was_never_built_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "find_wasm", lambda: None)
    with pytest.raises(CablecarError, match="make kernel"):
        engine_files()
