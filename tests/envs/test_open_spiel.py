"""OpenSpiel's own checks, and that explicit chance plays the games of `Game`."""

import copy
import doctest
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from cablecar.batch.tensor import tensor_layout, tensor_of
from cablecar.board import CARDS
from cablecar.engine.game import Game
from cablecar.envs import open_spiel_game
from cablecar.envs.chance import ChanceGame, ChanceRules
from cablecar.rules.board_table import DRAW_TICKETS
from cablecar.rules.events import CARD_TAKEN, CARD_TURNED_UP
from cablecar.rules.state import NONE, Records
from tests.support.game.observations import board_of
from tests.support.paths import TINY


def deal_of(game: Game, rules: ChanceRules) -> list[int]:
    """Return what chance said at the deal."""
    told, ids = game.shuffles, [ticket.id for ticket in game.board.tickets]
    symbols = [rules.first_symbol + game.board.souvenirs.index(name) for name in told.souvenirs]
    tickets = [rules.first_ticket + ids.index(name) for name in told.tickets]
    cards = [CARDS.index(name) for name in told.transport]
    return symbols[: rules.starts] + tickets[: rules.dealt_tickets] + cards


def drawn_by(game: Game, before: Records, action: int, seat: int, rules: ChanceRules) -> list[int]:
    """Return what chance said in the last move."""
    if action == DRAW_TICKETS:
        offers = game._state["offers"][0, seat, : game._state["offered"][0, seat]].tolist()
        return [rules.first_ticket + ticket for ticket in offers if before["rejected_by"][0, ticket] == NONE]
    events = game._dealer["events"][0]
    return [
        row[3]
        for row in events["rows"][: events["count"]].tolist()
        if row[0] == CARD_TURNED_UP or (row[0] == CARD_TAKEN and row[2] == NONE)
    ]


def follow(twin: ChanceGame, outcomes: list[int]) -> None:
    """Tell a game what chance says, as long as it asks."""
    queue = iter(outcomes)
    while twin.chance is not None:
        outcome, known = next(queue), dict(twin.chance)
        assert sum(known.values()) == pytest.approx(1.0)
        assert outcome in known
        twin.apply(outcome)


def tensor(rules: ChanceRules, observation: Records) -> bytes:
    """Return the tensor of a record."""
    layout = tensor_layout(rules.table, rules.players)
    row = np.zeros((1, int(layout["size"][0])), np.uint8)
    tensor_of(rules.table, layout, observation, row)
    return row.tobytes()


@pytest.mark.parametrize(("name", "players"), [("default", 2), ("default", 3), ("default", 4), ("tiny", 3)])
def test_the_same_chance_and_actions_give_the_same_game(name: str, players: int) -> None:
    board = board_of(name)
    for seed in range(3):
        game, rules, rng = Game.new(players, seed, board), ChanceRules(board, players), random.Random(seed)
        twin = ChanceGame(rules)
        follow(twin, deal_of(game, rules))
        while game.waiting_for:
            seat = game.waiting_for[0]
            assert twin.seat == seat
            assert twin.legal() == game.legal_actions(seat)
            copied = Game.new(players, 0, board)
            copied._state = twin.state
            assert tensor(rules, copied.observe(seat)) == tensor(rules, game.observe(seat))
            action, before = rng.choice(twin.legal()), game._state.copy()
            game.play(seat, game.move(seat, action))
            twin.apply(action)
            follow(twin, drawn_by(game, before, action, seat, rules))
        assert game.result is not None
        assert twin.is_over
        assert {seat for seat, won in enumerate(twin.returns()) if won > 0} == set(game.result.winners)


def test_a_copy_goes_its_own_way() -> None:
    twin = ChanceGame(ChanceRules(board_of("tiny"), 2))
    other = copy.deepcopy(twin)
    assert twin.chance is not None
    other.apply(twin.chance[0][0])
    assert len(twin._told) == 0


@pytest.mark.parametrize("players", [2, 3])
def test_open_spiel_finds_no_fault(players: int) -> None:
    game = pyspiel.load_game(f"python_cablecar(players={players},board={TINY})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_on_the_shipped_board_with_four_players() -> None:
    game = pyspiel.load_game("python_cablecar(players=4)")
    state, rng = game.new_initial_state(), random.Random(1)
    observer = make_observation(game)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            observer.set_from(state, state.current_player())
            assert observer.tensor.any()
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0.0)


def test_the_example_is_true() -> None:
    assert doctest.testmod(open_spiel_game).failed == 0


# --- information states


def told_apart(hidden: bool) -> bool:
    """Return whether seat 1 tells two games apart in which seat 0 draws another card from the deck."""
    strings = []
    for pick in (0, -1):
        game = pyspiel.load_game(f"python_cablecar(board={TINY})")
        state = game.new_initial_state()
        first = True
        while len(state.history()) < 60 and not state.is_terminal():
            if state.is_chance_node():
                drawing = first and state.game.state["players"][0] and state.game._move[1] == 2
                drawing = drawing and not state.game._told
                state.apply_action(state.chance_outcomes()[pick if drawing else 0][0])
                first = first and not drawing
            elif not first:
                break
            else:
                legal = state.legal_actions()
                state.apply_action(2 if 2 in legal else legal[0])
        strings.append(state.information_state_string(1 if hidden else 0))
    return len(set(strings)) == 2


def test_what_a_rival_draws_is_not_in_an_information_state() -> None:
    assert not told_apart(hidden=True)


def test_what_a_seat_draws_itself_is() -> None:
    assert told_apart(hidden=False)
