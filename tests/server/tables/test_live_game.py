"""A game at a table, with what was taken back in it."""

import pytest

from cablecar.common.errors import CablecarError
from cablecar.common.shared import UNDO_SECONDS
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, TakeCard
from cablecar.server.model.live_game import ActionMeta, LiveGame, SeatOwner
from tests.support.game.positions import after_opening, empty_stacks, give, lay_display

MINE, ANSWER, LAST = (
    ClaimRoute(route, ("red",))
    for route in ("fort_mason-lombard_street", "lombard_street-pier_39", "chinatown-union_square-1")
)


def answered(*owners: str | None, movers: int = 3) -> LiveGame:
    """Return a game whose seat 0 claims a route at 140 s; the others answer by 160 s, or some of them."""
    game = after_opening(len(owners))
    for seat in range(len(owners)):
        give(game, seat, *["red"] * 4)
    lay_display(game, "blue", "green", "black", "pink", "red")
    empty_stacks(game)
    seats = [SeatOwner(seat, owner) for seat, owner in enumerate(owners)]
    live = LiveGame("game", 1, game, seats, 100.0)
    live._times = [(100.0, 0.0)] * len(game.moves)
    live._began = [100.0] * len(game.moves)
    for seat, (at, move) in enumerate(zip((140.0, 150.0, 160.0), (MINE, ANSWER, LAST), strict=True)):
        if seat < min(len(owners), movers):
            live.move(ActionMeta(seat, "human" if owners[seat] else "bot:strong", at), move)
    return live


@pytest.mark.parametrize("owners", [("me", None), ("me", None, None)])
def test_a_move_is_taken_back_with_what_bots_have_answered(owners: tuple[str | None, ...]) -> None:
    live = answered(*owners)
    assert live.can_undo(0)
    assert live.answers(0) == [*range(len(owners) - 1, 0, -1)]
    for bot in live.answers(0):
        live.undo(ActionMeta(bot, "bot:strong", 170.0))
    live.undo(ActionMeta(0, "human", 170.0))
    assert live.game.waiting_for == (0,)
    assert MINE in live.game.legal_moves(0)


def test_a_turn_goes_on_with_the_time_that_it_had_left() -> None:
    live = answered("me", None)
    for seat in (1, 0):
        live.undo(ActionMeta(seat, "human", 170.0))
    assert live.turn_began == 130.0  # 40 of its seconds were over at the move


@pytest.mark.parametrize("owners", [("me", None), ("me", None, None)])
def test_a_person_among_bots_has_three_seconds_before_a_bot_shows_something(
    owners: tuple[str | None, ...],
) -> None:
    live = answered(*owners, movers=1)
    assert live.undo_until == 140.0 + UNDO_SECONDS
    assert [live.ends_undo(1, move) for move in (ANSWER, TakeCard(0), TakeCard())] == [False, True, True]
    assert live.undo_until == answered(*owners).undo_until
    live.move(ActionMeta(1, "bot:strong", 150.0), TakeCard(0))
    assert live.undo_until is None


def test_nobody_waits_for_a_move_that_a_bot_made_for_a_person() -> None:
    live = answered("me", None, movers=0)
    live.move(ActionMeta(0, "bot:strong", 140.0), MINE)
    assert live.undo_until is None


def test_of_several_first_choices_only_the_last_ends_an_undo() -> None:
    game = Game.new(3, 1)
    live = LiveGame("game", 1, game, [SeatOwner(seat, None if seat else "me") for seat in range(3)], 100.0)
    first, *choices = (game.legal_moves(seat)[0] for seat in range(3))
    assert live.undo_until is None
    live.move(ActionMeta(0, "human", 140.0), first)
    ends = []
    for bot, choice in enumerate(choices, 1):
        ends.append(live.ends_undo(bot, choice))
        live.move(ActionMeta(bot, "bot:strong", 150.0), choice)
    assert ends == [False, True]


def test_where_several_play_nobody_waits() -> None:
    assert answered("me", None, "you", movers=1).undo_until is None
    assert answered("me", "you", movers=1).undo_until is None


def refuse_undo(live: LiveGame) -> None:
    """Make sure that seat 0 can't take its move back."""
    assert not live.can_undo(0)
    assert live.answers(0) == []
    with pytest.raises(CablecarError):
        live.undo(ActionMeta(0, "human", 170.0))


def test_what_somebody_else_has_answered_stays_done() -> None:
    refuse_undo(answered("me", "you"))


def test_what_a_bot_has_answered_stays_done_where_others_play_as_well() -> None:
    refuse_undo(answered("me", None, "you", movers=2))
