"""The engine as a program: many requests at once, cancelled ones, its end, and whole games of JavaScript."""

import json
import re
import signal
import subprocess
import time

import pytest

from benchmarks.wasm import find_node
from cablecar.engine.game import Game
from cablecar.engine.record import MAX_BYTES
from cablecar.json_lines.engine import MOST_UNDER_WAY
from tests.support.game.observations import board_of, positions, whole_game
from tests.support.game.positions import after_opening
from tests.support.paths import ROOT
from tests.support.terminal.engine_program import COMMAND, Json, answers, engine_program, lines_of, observed

BOT = ROOT / "docs" / "examples" / "engine_bot.mjs"
LONG: Json = {"do": "choose", "bot": "expert", "milliseconds": 600_000}
"""A request that only a cancellation ends while a test runs."""
PROMPT = 30
"""Seconds within which a machine under any load ends what was cancelled: a twentieth of the long request."""


def test_many_requests_at_once_have_the_answers_that_each_has_alone() -> None:
    asked = [
        {"id": number, "do": do, "seed": number, "simulations": 30, **observed(game, seat), **more}
        for number, (game, seat) in enumerate(positions(board_of("default"), 3, "strong", 5, every=8))
        for do, more in ((("choose", {"bot": "sharp"}), ("judge", {}), ("chances", {}))[number % 3],)
    ]
    assert len(asked) > 12
    together = {told["id"]: told for told in answers(*asked)}
    assert together == {request["id"]: answers(request)[0] for request in asked}
    assert all("done" in told for told in together.values())


def test_a_running_and_a_waiting_request_are_cancelled() -> None:
    position = observed(after_opening(seed=1), 0)
    with engine_program() as engine:
        running = [{"id": f"long {number}", **LONG, **position} for number in range(MOST_UNDER_WAY)]
        engine.ask(*running, {"id": "more", **LONG, **position})
        assert engine.read()["error"]["key"] == "engine-too-many"
        begun = time.monotonic()
        engine.ask(*({"id": f"{asked['id']}!", "do": "cancel", "request": asked["id"]} for asked in running))
        told = [engine.read() for _ in range(2 * MOST_UNDER_WAY)]
        assert time.monotonic() - begun < PROMPT
        assert sum(line.get("error", {}).get("key") == "engine-cancelled" for line in told) == MOST_UNDER_WAY
        assert sum(line.get("done") == {"found": True} for line in told) == MOST_UNDER_WAY
        engine.ask({"id": "last", "do": "cancel", "request": "long 0"})
        assert engine.read() == {"id": "last", "done": {"found": False}}


@pytest.mark.parametrize(
    "asked",
    [
        LONG,
        {"do": "choose", "bot": "expert", "simulations": 1_000_000},
        {"do": "judge", "milliseconds": 600_000},
        {"do": "review"},
    ],
)
def test_whatever_takes_long_can_be_cancelled(asked: Json) -> None:
    *_, over = whole_game(board_of("default"), 2, "strong", 1)
    position = {"record": over.record()} if asked["do"] == "review" else observed(after_opening(seed=1), 0)
    with engine_program() as engine:
        engine.ask({"id": 2, "do": "hello"})
        engine.until(2)
        engine.ask({"id": 1, **asked, **position})
        time.sleep(0.2)  # most likely it is worked on by now
        engine.ask({"id": 3, "do": "cancel", "request": 1})
        assert engine.until(1)["error"]["key"] == "engine-cancelled"


def test_the_end_of_the_input_lets_what_is_under_way_finish() -> None:
    position = observed(after_opening(seed=1), 0)
    asked = [{"id": number, "do": "judge", **position} for number in range(6)]
    done = subprocess.run(COMMAND, input=lines_of(asked).rstrip(b"\n"), capture_output=True, check=True)
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert sorted(line["id"] for line in told) == list(range(6))
    assert all("done" in line for line in told)
    assert done.stderr == b""


def test_ctrl_c_ends_it_quietly() -> None:
    with engine_program() as engine:
        engine.ask({"id": 2, "do": "hello"})
        engine.until(2)
        engine.ask({"id": 1, **LONG, **observed(after_opening(seed=1), 0)})
        time.sleep(0.2)
        engine.process.send_signal(signal.SIGINT)
        engine.process.wait(PROMPT)
        assert engine.process.stderr is not None
        assert engine.process.stderr.read() == b""
        assert engine.process.returncode == 130


def test_a_line_that_is_too_long_is_refused_and_the_next_one_answered() -> None:
    long = b'{"id":1,"do":"' + b"x" * (3 * MAX_BYTES) + b'"}'
    told = answers(long, {"id": 2, "do": "hello"}, b"", b'{"id":3,"do":"hello"}')
    assert told[0]["id"] is None
    assert told[0]["error"]["key"] == "engine-line-too-long"
    assert sorted(line["id"] for line in told[1:]) == [2, 3]


def test_an_id_may_be_used_again_but_not_at_once() -> None:
    position = observed(after_opening(seed=1), 0)
    with engine_program() as engine:
        engine.ask({"id": 1, **LONG, **position}, {"id": 1, "do": "hello"})
        assert engine.read()["error"] == {
            "key": "engine-id-in-use",
            "message": "A request with the id 1 is still under way; give this one another id.",
            "values": {"id": "1"},
        }
        engine.ask({"id": 2, "do": "cancel", "request": 1})
        engine.until(1)
        engine.ask({"id": 1, "do": "hello"})
        assert "done" in engine.until(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_in_javascript_plays_whole_games(players: int) -> None:
    command = [find_node(), str(BOT), str(players), str(players + 5), *COMMAND]
    done = subprocess.run(command, capture_output=True, check=True)
    game = Game.replay(json.loads(done.stdout))
    game.check_seed()
    assert game.result is not None
    assert len(game.players) == players
    assert min(score.routes for score in game.result.scores) > 0


def test_the_bot_in_javascript_is_short() -> None:
    lines = BOT.read_text("utf-8").splitlines()
    assert len([line for line in lines if line and not line.startswith("//")]) <= 40


def test_the_examples_of_the_page_are_answered_as_it_says() -> None:
    text = (ROOT / "docs" / "guide" / "engine.md").read_text("utf-8")
    examples = re.findall(r"```json\n(.*?)\n(.*?)\n```", text)
    assert len(examples) >= 6
    for asked, told in examples:
        shown = json.loads(told)
        (found,) = [line for line in answers(asked.encode()) if "progress" not in line]
        assert found == shown
