"""The record of what a seat may know: nothing hidden is in it, what it knows is, and how it is laid out."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from cablecar.board import Board, shipped_board
from cablecar.bots import Budget, legal_actions
from cablecar.bots.planners import Strong
from cablecar.game import Game
from cablecar.moves import Move
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
    Records,
    State,
)
from cablecar.view import Phase
from directed import ordered_moves
from positions import board_named
from test_secrecy import CONTROLS, Seat, redistributed, retell_own_draw

ROOT = Path(__file__).parent.parent

BUDGET = Budget(simulations=1)
BOARDS: dict[str, Callable[[], Board]] = {
    "default": shipped_board,
    "tiny": lambda: board_named("tiny"),
    "large": lambda: board_named("large"),
}
TABLES = [(board, players) for board in BOARDS for players in (2, 3, 4) if (board, players) != ("tiny", 4)]
"""Three boards, each with as many players as it has room for."""


@cache
def board_of(name: str) -> Board:
    """Return one of the three boards."""
    return BOARDS[name]()


def move_of(game: Game, seat: int, bot: str, rng: random.Random) -> Move:
    """Return any move, or that of the strong bot."""
    if bot == "random":
        return rng.choice(ordered_moves(game, seat))
    return game.move(seat, Strong().decide(game._table, game.observe(seat), rng, BUDGET))


def whole_game(board: Board, players: int, bot: str, seed: int, every: int = 1) -> Iterator[Game]:
    """Yield a game at its start, all through the opening, after every so many moves and at its end."""
    rng = random.Random(seed)
    game = Game.new(players, seed, board)
    while game.waiting_for:
        if len(game.moves) <= players or len(game.moves) % every == 0:
            yield game
        seat = rng.choice(game.waiting_for)
        game.play(seat, move_of(game, seat, bot, rng))
    yield game


def positions(board: Board, players: int, bot: str, seed: int, every: int = 1) -> Iterator[tuple[Game, int]]:
    """Yield the positions of a game, all or every so many, with every seat that is to move."""
    for game in whole_game(board, players, bot, seed, every):
        for seat in game.waiting_for:
            yield game, seat


def viewers(game: Game) -> tuple[Seat, ...]:
    """Return all who may look: the seats and a spectator."""
    return (*range(len(game.players)), None)


def differences(ours: Records, theirs: Records) -> list[str]:
    """Return the fields in which two records differ."""
    return [name for name in ours.dtype.names or () if ours[name].tobytes() != theirs[name].tobytes()]


# --- what is hidden


def keep_observations_secret(board: Board, players: int, bot: str, seed: int, every: int) -> Counter[str]:
    """Check at every position of a game that nobody's record tells what they can't know."""
    chance, figures = random.Random(seed), Counter[str]()
    for game in whole_game(board, players, bot, seed, every):
        figures[f"positions of {players}"] += 1
        figures[f"phase {game.view(None).phase.name.lower()}"] += 1
        for seat in viewers(game) if game.waiting_for else ():
            twin = redistributed(game, seat, chance)
            assert twin.observe(seat).tobytes() == game.observe(seat).tobytes()
            figures["observations"] += 1
            figures["dealt otherwise"] += twin._state.tobytes() != game._state.tobytes()
    return figures


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


LEAKS = ("random", "chosen", "offers", "hands", "deck", "ticket_deck", "ticket_owners", "rejected_by")
"""The fields of a state with something hidden in them."""


def leaking(game: Game, seat: Seat, field: str) -> bytes:
    """Return what a seat would be told if one field were forgotten to be blanked."""
    observation = game.observe(seat)
    observation["state"][field] = game._state[field]
    return observation.tobytes()


def leaks_found(board: Board, players: int, seed: int) -> int:
    """Check that every field, once forgotten, tells somebody a secret; return to how many viewers."""
    chance, found = random.Random(seed), {field: set[Seat]() for field in LEAKS}
    for game in whole_game(board, players, "random", seed, every=2):
        for seat in viewers(game) if game.waiting_for else ():
            twin = redistributed(game, seat, chance)
            for field in LEAKS:
                if leaking(twin, seat, field) != leaking(game, seat, field):
                    found[field].add(seat)
    assert all(found.values()), found
    return sum(map(len, found.values()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_field_that_is_not_blanked_is_found_by_everybody(players: int) -> None:
    assert leaks_found(shipped_board(), players, players) == len(LEAKS) * (players + 1)


def test_every_field_is_public_or_among_the_leaks() -> None:
    public = {"points", "players", "phase", "current", "passes", "turns_left", "claimed", "deck_size"}
    public |= {"ticket_deck_size", "ticket_top", "offered", "cars", "known", "discard", "display", "owners"}
    public |= {"stack_places", "stack_sizes", "souvenirs"}
    assert public.isdisjoint(LEAKS)
    assert public.union(LEAKS) == set(STATE.names or ())


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
    page = (ROOT / "docs" / "observation.md").read_text("utf-8")
    assert page == observation_page(), "run: python -m cablecar.rules.layout > docs/observation.md"


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
