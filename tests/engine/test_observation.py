"""The record of what a seat may know: nothing hidden is in it, what it knows is, and how it is laid out."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from cablecar.board import shipped_board
from cablecar.bots import legal_actions
from cablecar.engine.game import Game
from cablecar.engine.view import Phase
from cablecar.rules.layout import fields_of, meanings_of, observation_page
from cablecar.rules.observation import OBSERVATION, OBSERVATION_VERSION, Observation
from cablecar.rules.state import (
    CHOICES,
    DEALER,
    EVENTS,
    OVER,
    STATE,
    Choices,
    Dealer,
    Events,
    State,
)
from tests.support.game.observations import (
    LEAKS,
    OWN_FIELDS,
    PUBLIC_FIELDS,
    TABLES,
    board_of,
    keep_observations_secret,
    leaks_found,
    viewers,
    whole_game,
)
from tests.support.game.secrecy import CONTROLS, retell_own_draw
from tests.support.paths import ROOT

# --- what is hidden


@pytest.mark.parametrize("bot", ["random", "strong"])
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_what_nobody_told_a_seat_is_not_in_its_record(board: str, players: int, bot: str) -> None:
    every = 29 if board == "large" else 4
    figures = keep_observations_secret(board_of(board), players, bot, 10 + players, every)
    assert figures["dealt otherwise"] == figures["observations"] > 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_keep_secrets_in_every_phase(players: int) -> None:
    figures = sum(
        (keep_observations_secret(shipped_board(), players, bot, 1, 1) for bot in ("random", "strong")),
        Counter[str](),
    )
    assert {phase.name.lower() for phase in Phase} <= {name.removeprefix("phase ") for name in figures}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_field_that_is_not_blanked_is_found_by_everybody(players: int) -> None:
    assert leaks_found(shipped_board(), players, players) == len(LEAKS) * (players + 1)


def test_every_field_is_public_or_among_the_leaks() -> None:
    public = {"points", "players", "phase", "current", "passes", "turns_left", "claimed", "deck_size"}
    public |= {"ticket_deck_size", "ticket_top", "offered", "cars", "known", "discard", "display", "owners"}
    public |= {"stack_places", "stack_sizes", "souvenirs"}
    assert public.isdisjoint(LEAKS)
    assert public.union(LEAKS) == set(STATE.names or ())


def test_every_field_beside_the_state_is_the_same_for_all_or_a_seats_own() -> None:
    assert sorted((*PUBLIC_FIELDS, *OWN_FIELDS, "state")) == sorted(OBSERVATION.names or ())
    told = dict.fromkeys(OWN_FIELDS, False)
    for game in whole_game(shipped_board(), 3, "random", seed=1):
        observations = [game.observe(seat) for seat in viewers(game)]
        for name in PUBLIC_FIELDS:
            assert len({observation[name].tobytes() for observation in observations}) == 1, name
        for name in OWN_FIELDS:
            told[name] |= len({observation[name].tobytes() for observation in observations}) > 1
    assert all(told.values()), told


# --- what is known


@pytest.mark.parametrize(
    "change",
    [change for change in CONTROLS if change is not retell_own_draw],
    ids=lambda change: change.__name__,
)
def test_what_a_seat_knows_is_in_its_record(change: Callable[[Game, int], bool]) -> None:
    tried = 0
    for game in whole_game(shipped_board(), 3, "random", seed=1, every=2):
        for seat in range(3) if game.waiting_for else ():
            twin = game.copy()
            if change(twin, seat):
                tried += 1
                assert twin.observe(seat).tobytes() != game.observe(seat).tobytes()
    assert tried > 0


def test_the_record_lets_a_seat_do_what_the_game_does() -> None:
    for game in whole_game(shipped_board(), 3, "random", seed=5):
        for seat in range(3):
            assert legal_actions(game._table, game.observe(seat)) == game.legal_actions(seat)


def test_after_the_end_everything_is_open() -> None:
    *_, game = whole_game(shipped_board(), 3, "random", seed=7, every=100)
    assert game._state[0].phase == OVER
    for seat in viewers(game):
        observation = game.observe(seat)
        assert observation["state"].tobytes() == game._state.tobytes()
        assert not observation["unseen_cards"].any()


# --- how it is laid out


def test_the_page_about_the_layout_is_what_the_code_says() -> None:
    page = (ROOT / "docs" / "guide" / "observation.md").read_text("utf-8")
    assert page == observation_page(), "run: python -m cablecar.rules.layout > docs/guide/observation.md"


def test_a_reader_of_bytes_finds_every_field_by_its_offset() -> None:
    game = Game.new(3, 1)
    observation = game.observe(2)
    told, flat = observation.tobytes(), {}
    for field in fields_of(OBSERVATION):
        flat[field.name] = told[field.offset : field.offset + field.size]
    assert flat["version"] == OBSERVATION_VERSION.to_bytes(4, "little")
    assert flat["seat"] == b"\2\0\0\0"
    for name in STATE.names or ():
        assert flat[f"state.{name}"] == observation["state"][name].tobytes()


@pytest.mark.parametrize(
    ("record", "protocol"),
    [(OBSERVATION, Observation), (STATE, State), (EVENTS, Events), (CHOICES, Choices), (DEALER, Dealer)],
    ids=lambda thing: getattr(thing, "__name__", ""),
)
def test_the_same_table_can_be_made_of_other_records(record: np.dtype[np.void], protocol: type) -> None:
    fields = list(fields_of(record))
    assert [field.name for field in fields if "." not in field.name] == list(record.names or ())
    assert {field.name for field in fields} == set(meanings_of(protocol))
    plain = [field for field in fields if field.type != "record"]
    assert sum(field.size for field in plain) == record.itemsize


def test_every_field_of_an_observation_has_a_meaning() -> None:
    assert [name for name, meaning in meanings_of(Observation).items() if not meaning] == []
