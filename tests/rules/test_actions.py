"""Action numbers: their order, what they stand for, and which are refused when."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from cablecar.board import Board, shipped_board
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.engine.actions import board_actions
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.rules.board_table import board_table
from tests.support.game.positions import (
    after_opening,
    board_named,
    finish,
    give,
    lay_deck,
    lay_display,
    lay_stack,
    lay_tickets,
    refusal,
    refused,
)

ALL_BOARDS = [shipped_board(), board_named("tiny"), board_named("large")]
TINY_PLACES = ("market", "dock", "park", "tower", "island")
R, L, F = "red", "blue", "ferry"
TINY_CLAIMS: list[tuple[str, list[tuple[str, ...]]]] = [
    ("market-park", [(R, R), (R, F), (L, L), (L, F), (F, F)]),
    ("dock-island", [(R, F, F), (L, F, F), (F, F, F)]),
    ("dock-park-1", [(R,), (F,)]),
    ("dock-park-2", [(L,), (F,)]),
    ("park-tower", [(L, F), (F, F)]),
    ("tower-island", [(F, F)]),
    ("market-tower", [(L, L, L), (L, L, F), (L, F, F), (F, F, F)]),
    ("market-tower-long", [(R, R, R, R), (R, R, R, F), (R, R, F, F), (R, F, F, F), (F, F, F, F)]),
]


def test_the_actions_of_a_board_are_numbered_in_the_documented_order() -> None:
    actions, offer = board_actions(board_named("tiny")), ("market-dock", "park-island")
    moves: list[Move] = [Pass(), DrawTickets(), TakeCard(), TakeCard(0), TakeCard(1), TakeCard(2)]
    moves += [KeepTickets(offer[:1]), KeepTickets(offer[1:]), KeepTickets(offer)]
    moves += [TakeSouvenir(place) for place in TINY_PLACES]
    moves += [PlaceSouvenir(symbol, place) for symbol in ("shell", "stamp", "spoon") for place in TINY_PLACES]
    moves += [ClaimRoute(route, cards) for route, payments in TINY_CLAIMS for cards in payments]
    assert [actions.move(number, offer) for number in range(actions.count)] == moves
    assert [actions.number(move, offer) for move in moves] == list(range(len(moves)))


@pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
def test_every_action_number_is_one_move_and_every_move_one_number(board: Board) -> None:
    actions, dealt = board_actions(board), max(2, board.components.dealt_tickets)
    offer = tuple(ticket.id for ticket in board.tickets[:dealt])
    moves = [actions.move(number, offer) for number in range(actions.count)]
    assert len(set(moves)) == actions.count
    assert [actions.number(move, offer) for move in moves] == list(range(actions.count))


def test_the_shipped_board_has_as_many_actions_as_its_parts_make() -> None:
    board = shipped_board()
    claims = sum(
        (6 if route.color == "grey" else 1) * (route.length - route.ferries) + 1 for route in board.routes
    )
    assert board_actions(board).count == 3 + 5 + 3 + 20 + 7 * 20 + claims


def test_a_board_becomes_numbers_once_and_they_never_change() -> None:
    table = board_table(shipped_board())
    assert table is board_table(shipped_board())
    assert board_actions(shipped_board()) is board_actions(shipped_board())
    with pytest.raises(ValueError, match="read-only"):
        table["cars"] = 21


@pytest.mark.parametrize("board", ALL_BOARDS, ids=repr)
def test_the_table_of_routes_by_colour_has_each_route_once_and_the_short_ones_first(board: Board) -> None:
    table = board_table(board)[0]
    order = [board.routes[number] for number in table["by_color"][: len(board.routes)]]
    assert set(order) == set(board.routes)
    colors = ("blue", "green", "black", "pink", "red", "orange", "grey")
    ranks = [(colors.index(route.color), route.length, board.routes.index(route)) for route in order]
    assert ranks == sorted(ranks)


def test_T1_a_number_outside_the_board_is_no_action() -> None:
    game = after_opening(2)
    count = board_actions(game.board).count
    for number in (-1, count, count + 1000):
        with pytest.raises(IllegalMove, match=r"^There is no such move on this board\.$") as caught:
            game.move(0, number)
        assert caught.value.rule == "T1"
        assert refusal(game, 0, number) == "refused-no-such-action"
        assert refusal(game, 1, number) == "refused-not-your-turn"
    assert game.move(0, count - 1) == ClaimRoute("lands_end-sunset", (F, F, F))


@pytest.mark.parametrize(
    ("move", "rule", "sentence"),
    [
        (TakeCard(5), "D1", "There is no slot 5 in the display; the slots are 0 to 4."),
        (TakeCard(-1), "D1", "There is no slot -1 in the display; the slots are 0 to 4."),
        (TakeSouvenir("atlantis"), "C7", "There is no location “atlantis” on this board."),
        (PlaceSouvenir("bell", "atlantis"), "S8", "There is no location “atlantis” on this board."),
        (PlaceSouvenir("ticket", "sunset"), "S8", "There is no souvenir “ticket” on this board."),
        (ClaimRoute("ticket", ()), "C1", "There is no route “ticket” on this board."),
        (KeepTickets(("sunset",)), "K1", "There is no ticket “sunset” on this board."),
    ],
)
def test_what_the_board_does_not_have_is_refused_by_name(move: Move, rule: str, sentence: str) -> None:
    assert refused(after_opening(3), 0, move) == (rule, sentence)


def test_what_is_no_move_at_all_is_a_mistake_of_the_program() -> None:
    with pytest.raises(CablecarError, match="“pass” is not a move") as caught:
        after_opening(2).play(0, "pass")  # type: ignore[arg-type]
    assert not isinstance(caught.value, IllegalMove)


MOVES: dict[str, tuple[Move, ...]] = {
    "turn": (Pass(), DrawTickets(), ClaimRoute("tower-island", (F, F))),
    "take": (TakeCard(), TakeCard(1)),
    "keep": (KeepTickets(("market-dock",)),),
    "souvenir": (TakeSouvenir("market"),),
    "place": (PlaceSouvenir("shell", "market"),),
}


def in_opening(players: int) -> Game:
    """Return a game just dealt."""
    return Game.new(players, 1, board_named("tiny"))


def in_placing(players: int) -> Game:
    """Return a game whose last seat has to place a stack; seat 0 can't act."""
    game = in_opening(players)
    for seat in range(players):
        game.play(seat, KeepTickets(game.offer(seat)))
    return game


def in_second_card(players: int) -> Game:
    """Return a game in which seat 0 has taken one card."""
    game = after_opening(players, board=board_named("tiny"))
    lay_display(game, "red", "blue", "red")
    lay_deck(game, "red", "blue", "red")
    game.play(0, TakeCard())
    return game


def in_keeping(players: int) -> Game:
    """Return a game in which seat 0 looks at two tickets."""
    game = after_opening(players, board=board_named("tiny"))
    lay_tickets(game, "park-island", "dock-tower", "market-dock")
    game.play(0, DrawTickets())
    return game


def in_souvenir(players: int) -> Game:
    """Return a game in which seat 0 chooses between two souvenirs, having claimed the first route."""
    game = after_opening(players, board=board_named("tiny"))
    lay_stack(game, "market", "shell", 2)
    lay_stack(game, "park", "stamp", 2)
    give(game, 0, "red", "red")
    game.play(0, ClaimRoute("market-park", ("red", "red")))
    return game


class Moment(NamedTuple):
    """A phase that expects one kind of move, and what it says to the others."""

    prepare: Callable[[int], Game]
    seat: int
    expected: str
    rule: str
    key: str
    sentence: str


MOMENTS = [
    Moment(in_opening, 0, "keep", "S6", "opening", "Choose which destination tickets to keep first."),
    Moment(
        in_placing,
        -1,
        "place",
        "S8",
        "place",
        "The two remaining souvenir stacks must be placed on the board first.",
    ),
    Moment(
        in_second_card,
        0,
        "take",
        "D1",
        "second-card",
        "You’ve taken one transport card; now take your second.",
    ),
    Moment(in_keeping, 0, "keep", "K1", "keep", "First choose which of the tickets you drew to keep."),
    Moment(in_souvenir, 0, "souvenir", "C7", "souvenir", "First choose which of the two souvenirs to take."),
]
each_moment = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.key for moment in MOMENTS])


@pytest.mark.parametrize("players", [2, 3])
@each_moment
def test_each_phase_refuses_what_it_does_not_expect(moment: Moment, players: int) -> None:
    game, seat = moment.prepare(players), moment.seat % players
    rule = "S9" if moment.rule == "S8" and players == 2 else moment.rule
    for kind, moves in MOVES.items():
        if kind != moment.expected:
            for move in moves:
                assert refused(game, seat, move) == (rule, moment.sentence)


def kind_of(board: Board, action: int) -> str:
    """Return which kind of move an action number of the tiny board stands for."""
    move = board_actions(board).move(action, ("market-dock", "park-island"))
    if isinstance(move, TakeCard):
        return "take"
    names = {KeepTickets: "keep", TakeSouvenir: "souvenir", PlaceSouvenir: "place"}
    return names.get(type(move), "turn")


@each_moment
def test_each_phase_refuses_every_number_that_it_does_not_expect(moment: Moment) -> None:
    game, seat = moment.prepare(3), moment.seat % 3
    legal = game.legal_actions(seat)
    assert legal
    for action in range(board_actions(game.board).count):
        key = refusal(game, seat, action)
        if kind_of(game.board, action) == moment.expected:
            assert (key == "") == (action in legal)
        else:
            assert key == f"refused-{moment.key}-first"


def test_a_turn_refuses_the_numbers_of_other_phases() -> None:
    game = after_opening(2, board=board_named("tiny"))
    keys = {
        "keep": "refused-nothing-offered",
        "souvenir": "refused-no-souvenir-to-choose",
        "place": "refused-not-placing",
    }
    for action in range(board_actions(game.board).count):
        kind = kind_of(game.board, action)
        if kind in keys:
            assert refusal(game, 0, action) == keys[kind]


def test_S8_a_place_number_names_its_stack_and_its_place() -> None:
    game = in_placing(3)
    waiting, stacks = game.view(2).waiting_souvenirs, game.view(2).stacks
    for action in range(board_actions(game.board).count):
        move = board_actions(game.board).move(action, ())
        if isinstance(move, PlaceSouvenir):
            if move.symbol not in waiting:
                assert refusal(game, 2, action) == "refused-stack-not-waiting"
            elif move.location in stacks:
                assert refusal(game, 2, action) == "refused-place-has-stack"
            else:
                assert refusal(game, 2, action) == ""


def test_K1_a_keep_number_is_a_mask_over_the_tickets_on_offer() -> None:
    game = after_opening(2, board=board_named("large"))
    first = game.board.components.display + 3
    game.play(0, DrawTickets())
    offer = game.offer(0)
    assert game.legal_actions(0) == [first, first + 1, first + 2]
    assert [game.move(0, first + bit) for bit in range(3)] == [
        KeepTickets(offer[:1]),
        KeepTickets(offer[1:]),
        KeepTickets(offer),
    ]
    for mask in range(4, 16):
        assert refusal(game, 0, first + mask - 1) == "refused-not-offered"


def test_S6_four_tickets_on_offer_make_fifteen_choices() -> None:
    game = Game.new(2, 1, board_named("large"))
    first, offer = game.board.components.display + 3, game.offer(1)
    assert game.legal_actions(1) == list(range(first, first + 15))
    assert game.move(1, first + 12) == KeepTickets((offer[0], offer[2], offer[3]))
    game.play(1, KeepTickets(offer))
    assert refusal(game, 1, first) == "refused-already-chosen"
    assert refusal(game, 1, -1) == "refused-already-chosen"
    assert game.legal_actions(1) == []


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3)])
def test_T1_exactly_the_listed_actions_are_not_refused(players: int, seed: int) -> None:
    game, random = Game.new(players, seed, board_named("tiny")), Random(seed)
    count = board_actions(game.board).count
    while game.waiting_for:
        for seat in range(players):
            legal = game.legal_actions(seat)
            assert bool(legal) == (seat in game.waiting_for)
            assert len(legal) == len(set(legal))
            assert {action for action in range(count) if refusal(game, seat, action) == ""} == set(legal)
        seat = random.choice(game.waiting_for)
        game.play(seat, random.choice(game.legal_moves(seat)))
    for seat in range(players):
        assert game.legal_actions(seat) == []
        assert {refusal(game, seat, action) for action in range(-1, count + 1)} == {"refused-game-over"}


def test_a_finished_game_has_no_action() -> None:
    game = after_opening(2)
    finish(game)
    assert [game.legal_actions(seat) for seat in (0, 1)] == [[], []]
