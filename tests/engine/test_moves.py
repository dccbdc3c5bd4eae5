"""Moves are small frozen values that read the same in Python and in the game file."""

import json
from dataclasses import FrozenInstanceError, fields
from typing import Any

import numpy as np
import pytest

from cablecar import ClaimRoute, DrawTickets, KeepTickets, Move, Pass, PlaceSouvenir, TakeCard, TakeSouvenir
from cablecar.common.errors import RecordError
from cablecar.engine.moves import from_json, revealed_keys, to_json
from tests.support.game.make_corpus import played, souvenir_hunter

MOVES: dict[str, tuple[Move, str, dict[str, Any]]] = {
    "one ticket": (
        KeepTickets(("alcatraz-sunset",)),
        "KeepTickets(tickets=('alcatraz-sunset',))",
        {"do": "keep_tickets", "tickets": ["alcatraz-sunset"]},
    ),
    "two tickets": (
        KeepTickets(("b", "a")),
        "KeepTickets(tickets=('a', 'b'))",
        {"do": "keep_tickets", "tickets": ["a", "b"]},
    ),
    "a souvenir placed": (
        PlaceSouvenir("bell", "castro"),
        "PlaceSouvenir(symbol='bell', location='castro')",
        {"do": "place_souvenir", "symbol": "bell", "location": "castro"},
    ),
    "the top card": (TakeCard(), "TakeCard(slot=None)", {"do": "take_card", "from": "deck"}),
    "a face-up card": (TakeCard(0), "TakeCard(slot=0)", {"do": "take_card", "from": "display", "slot": 0}),
    "a route": (
        ClaimRoute("castro-mission", ("ferry", "black", "black")),
        "ClaimRoute(route='castro-mission', cards=('black', 'black', 'ferry'))",
        {"do": "claim_route", "route": "castro-mission", "cards": {"black": 2, "ferry": 1}},
    ),
    "a souvenir taken": (
        TakeSouvenir("castro"),
        "TakeSouvenir(location='castro')",
        {"do": "take_souvenir", "location": "castro"},
    ),
    "tickets": (DrawTickets(), "DrawTickets()", {"do": "draw_tickets"}),
    "a pass": (Pass(), "Pass()", {"do": "pass"}),
}
all_moves = pytest.mark.parametrize("name", MOVES)


@all_moves
def test_a_move_reads_as_what_one_would_type(name: str) -> None:
    move, text, _ = MOVES[name]
    assert repr(move) == text
    assert eval(repr(move)) == move


@all_moves
def test_a_move_converts_to_and_from_the_game_file(name: str) -> None:
    move, _, data = MOVES[name]
    assert to_json(move) == data
    assert from_json(json.loads(json.dumps(data))) == move
    assert from_json({"seat": 1, **data}) == move


@all_moves
def test_a_move_is_equal_to_itself_only(name: str) -> None:
    move, _, data = MOVES[name]
    twin = from_json(data)
    assert twin is not move
    assert (twin, hash(twin)) == (move, hash(move))
    assert [other for other, (value, _, _) in MOVES.items() if value == move] == [name]


@all_moves
def test_a_move_cannot_be_changed(name: str) -> None:
    move = MOVES[name][0]
    for field in fields(move):
        with pytest.raises(FrozenInstanceError):
            setattr(move, field.name, None)
    with pytest.raises((AttributeError, TypeError)):
        move.note = "mine"  # type: ignore[union-attr]


def test_the_order_of_tickets_and_cards_does_not_matter() -> None:
    assert KeepTickets(("b", "a", "c")) == KeepTickets(("c", "b", "a"))
    assert hash(KeepTickets(("b", "a"))) == hash(KeepTickets(("a", "b")))
    assert ClaimRoute("x", ("ferry", "blue", "ferry")) == ClaimRoute("x", ("blue", "ferry", "ferry"))
    assert hash(ClaimRoute("x", ("ferry", "red"))) == hash(ClaimRoute("x", ("red", "ferry")))
    assert ClaimRoute("x", ("blue", "ferry")) != ClaimRoute("x", ("blue", "blue", "ferry"))


def test_cards_stand_in_the_order_of_the_engine_and_unknown_ones_last() -> None:
    cards = ("gold", "ferry", "orange", "red", "pink", "black", "green", "blue", "amber")
    ordered = ("blue", "green", "black", "pink", "red", "orange", "ferry", "amber", "gold")
    assert ClaimRoute("x", cards).cards == ordered


def test_lists_become_tuples() -> None:
    assert KeepTickets(["b", "a"]).tickets == ("a", "b")  # type: ignore[arg-type]
    assert ClaimRoute("x", ["red"]).cards == ("red",)  # type: ignore[arg-type]


@pytest.mark.parametrize("slot", [True, np.int64(1), np.uint8(1)])
def test_whatever_counts_as_a_whole_number_becomes_a_plain_slot(slot: int) -> None:
    assert repr(TakeCard(slot)) == "TakeCard(slot=1)"
    assert json.dumps(to_json(TakeCard(slot))) == '{"do": "take_card", "from": "display", "slot": 1}'


@pytest.mark.parametrize("slot", [1.0, "1", [1]])
def test_nothing_else_is_a_slot(slot: Any) -> None:
    with pytest.raises(TypeError):
        TakeCard(slot)


@pytest.mark.parametrize("players", [2, 4])
def test_every_move_of_a_game_converts_and_can_be_pasted_back(players: int) -> None:
    moves = {one.move for one in played(players, 3, souvenir_hunter).moves}
    assert len(moves) > 20
    for move in moves:
        assert eval(repr(move)) == move
        assert from_json(json.loads(json.dumps(to_json(move)))) == move


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no kind": ({}, "record-wrong-type"),
    "a kind that is no text": ({"do": ["pass"]}, "record-wrong-type"),
    "an unknown kind": ({"do": "steal"}, "record-unknown-move"),
    "a missing field": ({"do": "take_souvenir"}, "record-missing-key"),
    "a missing slot": ({"do": "take_card", "from": "display"}, "record-missing-key"),
    "a needless slot": ({"do": "take_card", "from": "deck", "slot": 0}, "record-unknown-key"),
    "an unknown field": ({"do": "pass", "why": "tired"}, "record-unknown-key"),
    "a field of another move": ({"do": "pass", "card": "red"}, "record-unknown-key"),
    "another source": ({"do": "take_card", "from": "box"}, "record-wrong-type"),
    "a boolean slot": ({"do": "take_card", "from": "display", "slot": True}, "record-wrong-type"),
    "a ticket that is no text": ({"do": "keep_tickets", "tickets": [1]}, "record-wrong-type"),
    "tickets that are no list": ({"do": "keep_tickets", "tickets": {"a": 1}}, "record-wrong-type"),
    "a count of zero": ({"do": "claim_route", "route": "x", "cards": {"red": 0}}, "record-wrong-type"),
    "a count of nine": ({"do": "claim_route", "route": "x", "cards": {"red": 9}}, "record-wrong-type"),
    "an unknown card": ({"do": "claim_route", "route": "x", "cards": {"gold": 1}}, "record-wrong-type"),
    "an endless name": ({"do": "take_souvenir", "location": "x" * 65}, "record-wrong-type"),
    "an endless number": ({"do": "take_card", "from": "display", "slot": 10**400}, "record-wrong-type"),
    "an endless kind": ({"do": "x" * 10**6}, "record-unknown-move"),
    "half a letter for a kind": ({"do": "\ud800"}, "record-unknown-move"),
    "half a letter for a name": ({"do": "take_souvenir", "location": "\ud800"}, "record-wrong-type"),
    "half a letter for a ticket": ({"do": "keep_tickets", "tickets": ["\ud800"]}, "record-wrong-type"),
    "half a letter for a field": ({"do": "pass", "\ud800": 1}, "record-unknown-key"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_move_is_refused(name: str) -> None:
    data, key = REFUSED[name]
    with pytest.raises(RecordError) as caught:
        from_json(data)
    assert caught.value.key == key
    assert len(str(caught.value).encode()) < 200


def test_a_move_may_tell_what_it_revealed() -> None:
    assert from_json({"do": "take_card", "from": "deck", "card": "red"}) == TakeCard()
    assert from_json({"do": "draw_tickets", "tickets": ["a", "b"]}) == DrawTickets()
    assert [revealed_keys(data) for _, _, data in MOVES.values()] == [
        *[()] * 3,
        ("card",),
        ("card",),
        *[()] * 2,
        ("tickets",),
        (),
    ]
