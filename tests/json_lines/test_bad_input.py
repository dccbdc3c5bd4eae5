"""What the engine refuses: one sentence each, and it goes on."""

import base64
import random
from collections import Counter
from typing import Any

import pytest

from cablecar.common.catalogue import LANGUAGES, speaking
from cablecar.common.errors import CablecarError
from cablecar.json_lines.observation_check import checked_observation
from tests.support.game.observations import LEAKS, TABLES, board_of, leaking, whole_game
from tests.support.game.positions import after_opening
from tests.support.terminal.engine_program import Json, answers, observed, refusal

GAME = after_opening(seed=1)
SEEN = observed(GAME, 0)
RECORD = GAME.record()
MINE = {"record": RECORD, "seat": 0}
LINES: tuple[tuple[bytes, str], ...] = (
    (b"x", "engine-line-unreadable"),
    (b"[1]", "engine-line-unreadable"),
    (b'{"id":1,"do":"hello","do":"hello"}', "engine-line-unreadable"),
    (b'{"id":1,"do":"hello","x":1.5}', "engine-line-unreadable"),
    (b'{"id":1,"do":' + b"[" * 100_000, "engine-line-unreadable"),
    (b'{"id":1,"do":' + b"[" * 12 + b"]" * 12 + b"}", "engine-line-unreadable"),
    (b'{"id":1,"do":"\xff"}', "engine-line-unreadable"),
    (b'{"id":1,"do":"\\ud800"}', "engine-line-unreadable"),
    (b'{"do":"hello"}', "engine-wrong-id"),
    (b'{"id":null,"do":"hello"}', "engine-wrong-id"),
    (b'{"id":true,"do":"hello"}', "engine-wrong-id"),
    (b'{"id":"","do":"hello"}', "engine-wrong-id"),
    (b'{"id":1}', "engine-unknown-request"),
    (b'{"id":1,"do":["hello"]}', "engine-unknown-request"),
)
REQUESTS: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("hello", {"who": 1}, "engine-unknown-field"),
    ("choose", SEEN, "engine-missing-field"),
    ("choose", {**SEEN, "bot": 3}, "engine-wrong-type"),
    ("choose", {**SEEN, "bot": "nobody"}, "unknown-bot"),
    ("choose", {**observed(GAME, 1), "bot": "strong"}, "engine-not-to-move"),
    ("choose", {**SEEN, "bot": "expert", "simulations": 0}, "engine-wrong-number"),
    ("choose", {**SEEN, "bot": "expert", "simulations": True}, "engine-wrong-type"),
    ("chances", {**SEEN, "simulations": 5_001}, "engine-wrong-number"),
    ("judge", {**SEEN, "simulations": 1, "milliseconds": 1}, "engine-two-budgets"),
    ("hint", {**SEEN, "simulations": 1}, "engine-unknown-field"),
    ("look", {**SEEN, **MINE}, "engine-unknown-field"),
    ("look", {**SEEN, "board": "atlantis"}, "engine-unknown-board"),
    ("look", {**SEEN, "board": "mini"}, "engine-wrong-observation"),
    ("look", {**SEEN, "board": {"id": "mine"}}, "record-missing-key"),
    ("look", {**SEEN, "observation": "?"}, "engine-wrong-observation"),
    ("look", {**SEEN, "observation": "é"}, "engine-wrong-observation"),
    ("look", {**SEEN, "observation": "AAAA"}, "engine-wrong-observation"),
    ("look", {**MINE, "moves": 99}, "engine-too-few-moves"),
    ("look", {"record": {}, "seat": 0}, "record-missing-key"),
    ("look", {"record": RECORD, "seat": 3}, "unknown-seat"),
    ("review", {"record": RECORD}, "review-unfinished"),
    ("play", {**MINE, "move": {"do": "dance"}}, "engine-wrong-move"),
    ("play", {**MINE, "move": {"do": "pass"}}, "refused-can-act"),
    ("deal", {"players": 5}, "engine-wrong-number"),
)


@pytest.mark.parametrize(("line", "key"), LINES, ids=range(len(LINES)))
def test_a_bad_line_is_refused_and_the_next_one_answered(line: bytes, key: str) -> None:
    refused, answered = answers(line, {"id": 2, "do": "hello"})
    assert refused["error"]["key"] == key
    assert "done" in answered


@pytest.mark.parametrize(("do", "fields", "key"), REQUESTS, ids=range(len(REQUESTS)))
def test_a_bad_request_is_refused_by_its_key(do: str, fields: Json, key: str) -> None:
    assert refusal(do, **fields) == key


def test_a_refusal_is_one_sentence_in_every_language() -> None:
    told = set()
    for language in LANGUAGES:
        with speaking(language):
            (line,) = answers({"id": 1, "do": "judge", **SEEN, "simulations": 1, "milliseconds": 1})
            assert line["error"]["message"].endswith(".")
            told.add(line["error"]["message"])
    assert len(told) == len(LANGUAGES)


def test_a_move_against_the_rules_names_its_rule() -> None:
    (line,) = answers({"id": 1, "do": "play", **MINE, "move": {"do": "pass"}})
    assert line["error"]["rule"] == "T2"


def test_no_position_of_a_game_that_is_over_has_chances() -> None:
    *_, game = whole_game(board_of("tiny"), 2, "random", 1)
    assert refusal("chances", record=game.record(), seat=0) == "engine-game-over"
    assert refusal("choose", record=game.record(), seat=0, bot="strong") == "engine-not-to-move"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_observation_of_a_game_is_taken(name: str, players: int) -> None:
    for game in whole_game(board_of(name), players, "strong", 4, every=3):
        for seat in range(players) if game.waiting_for else ():
            told = game.observe(seat).tobytes()
            assert checked_observation(game.board, told).tobytes() == told


@pytest.mark.parametrize("field", LEAKS)
def test_an_observation_that_tells_a_secret_is_refused(field: str) -> None:
    refused = 0
    for game in whole_game(board_of("default"), 3, "random", 2, every=4):
        for seat in range(3) if game.waiting_for else ():
            told = leaking(game, seat, field)
            if told != game.observe(seat).tobytes():
                with pytest.raises(CablecarError, match="no observation"):
                    checked_observation(game.board, told)
                refused += 1
    assert refused > 0


def test_changed_observations_are_refused_or_answered() -> None:
    """The kernel trusts what it is given: it must neither fall nor go on for ever."""
    chance, told = random.Random(3), Counter[str]()
    for game in whole_game(board_of("default"), 3, "strong", 5, every=8):
        for _ in range(8 if game.waiting_for else 0):
            changed = bytearray(game.observe(game.waiting_for[0]).tobytes())
            changed[chance.randrange(len(changed))] = chance.choice((0, 1, 2, 3, 127, 254, 255))
            position = {"board": game.board.id, "observation": base64.b64encode(changed).decode()}
            for line in answers({"id": 1, "do": "chances", "simulations": 4, **position}):
                told[line["error"]["key"] if "error" in line else "done"] += 1
    assert set(told) == {"done", "engine-wrong-observation"}
    assert min(told.values()) > 5
