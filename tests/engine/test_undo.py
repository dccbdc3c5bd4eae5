"""Taking back: allowed while nothing was shown and nobody else has acted, and then without a trace."""

import pickle
import random
from copy import deepcopy
from itertools import permutations

import pytest

from cablecar.common.errors import CablecarError
from cablecar.engine.events import DeckReshuffled, DisplaySwept, LastRoundBegun
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, Move, Pass, TakeCard, TakeSouvenir
from cablecar.engine.record import dumps, loads
from cablecar.engine.view import Phase
from tests.support.game.make_corpus import Rank, anything, shortest_route, souvenir_hunter, step
from tests.support.game.positions import (
    after_opening,
    empty_stacks,
    give,
    lay_deck,
    lay_discard,
    lay_display,
    lay_stack,
    lay_tickets,
    set_cars,
)

ONE_SPACE = ClaimRoute("fort_mason-lombard_street", ("red",))
OTHER_SPACE = ClaimRoute("lombard_street-pier_39", ("red",))
DULL = ("blue", "green", "black", "pink", "red")


def traces(game: Game) -> tuple[object, ...]:
    """Return all that undo must restore."""
    return game._state.tobytes(), list(game.moves), list(game.events), game.waiting_for


def refuse_undo(game: Game, *seats: int) -> None:
    """Make sure that none of these seats can take anything back, and that trying changes nothing."""
    before = traces(game)
    for seat in seats:
        assert not game.can_undo(seat)
        with pytest.raises(CablecarError) as caught:
            game.undo(seat)
        assert caught.value.key == "undo-refused"
    assert traces(game) == before


def undone(game: Game, seat: int, *moves: Move) -> None:
    """Make moves of one seat and take them back one by one; each time all must be as before."""
    before = []
    for move in moves:
        before.append(traces(game))
        game.play(seat, move)
    for trace in reversed(before):
        assert game.can_undo(seat)
        game.undo(seat)
        assert traces(game) == trace


def shown(game: Game, seat: int, *moves: Move) -> None:
    """Make moves of one seat that can't be taken back."""
    for move in moves:
        game.play(seat, move)
        refuse_undo(game, *range(len(game.players)))


def at_turn() -> Game:
    """Return a game at its first turn, with red cards in both hands, a dull display and no souvenirs."""
    game = after_opening(2)
    for seat in (0, 1):
        give(game, seat, *["red"] * 4)
    lay_display(game, *DULL)
    empty_stacks(game)
    return game


# --- the opening


def test_before_any_move_there_is_nothing_to_take_back() -> None:
    game = Game.new(3, 1)
    refuse_undo(game, 0, 1, 2)
    with pytest.raises(CablecarError, match="You can’t undo this"):
        game.undo()


@pytest.mark.parametrize("arrival", [*permutations(range(3))])
def test_S6_an_opening_choice_can_be_changed_in_any_order_until_the_last(arrival: tuple[int, ...]) -> None:
    first, second, last = arrival
    game, expected = Game.new(3, 1), Game.new(3, 1)
    for seat in (first, second):
        game.play(seat, game.legal_moves(seat)[0])
    assert [game.can_undo(seat) for seat in arrival] == [True, True, False]
    game.undo(first)
    expected.play(second, expected.legal_moves(second)[0])
    assert traces(game) == traces(expected)
    for seat in (first, last):
        for twin in (game, expected):
            twin.play(seat, twin.legal_moves(seat)[2])
    assert traces(game) == traces(expected)
    assert dumps(game.record()) == dumps(expected.record())
    refuse_undo(game, 0, 1, 2)


def test_S6_without_a_seat_the_last_choice_is_taken_back() -> None:
    game = Game.new(3, 1)
    for seat in (2, 0):
        game.play(seat, game.legal_moves(seat)[0])
    game.undo()
    assert game.waiting_for == (0, 1)
    game.undo()
    assert traces(game) == traces(Game.new(3, 1))


def test_S6_a_choice_taken_back_is_hidden_again_and_can_be_another() -> None:
    game = Game.new(2, 1)
    offer = game.offer(0)
    game.play(0, KeepTickets(offer[:1]))
    assert game.view(0).tickets == offer[:1]
    game.undo(0)
    assert (game.view(0).tickets, game.view(0).offer, game.view(1).history) == (
        (),
        offer,
        game.view(None).history,
    )
    game.play(0, KeepTickets(offer[1:]))
    game.play(1, game.legal_moves(1)[0])
    assert game.view(0).tickets == offer[1:]


def test_S9_the_second_player_takes_back_both_souvenirs() -> None:
    game = Game.new(2, 1)
    for seat in (0, 1):
        game.play(seat, game.legal_moves(seat)[0])
    refuse_undo(game, 0, 1)
    first = game.legal_moves(1)[0]
    game.play(1, first)
    second = game.legal_moves(1)[0]
    game.undo(1)
    undone(game, 1, first, second)
    refuse_undo(game, 0, 1)


def test_S8_a_souvenir_is_taken_back_until_the_next_player_acts() -> None:
    game = Game.new(3, 1)
    for seat in range(3):
        game.play(seat, game.legal_moves(seat)[0])
    undone(game, 2, game.legal_moves(2)[0])
    game.play(2, game.legal_moves(2)[0])
    refuse_undo(game, 0, 1)
    undone(game, 1, game.legal_moves(1)[0])
    refuse_undo(game, 2)


# --- turns


def test_a_claim_can_be_taken_back() -> None:
    undone(at_turn(), 0, ONE_SPACE)


def test_a_claim_that_starts_the_last_round_can_be_taken_back() -> None:
    game = at_turn()
    set_cars(game, 0, 3)
    undone(game, 0, ONE_SPACE)
    game.play(0, ONE_SPACE)
    assert game.events[-1] == LastRoundBegun(0)


def test_C7_a_forced_souvenir_goes_back_with_its_claim() -> None:
    game = at_turn()
    lay_stack(game, "lombard_street", "bell", 1)
    undone(game, 0, ONE_SPACE)
    game.play(0, ONE_SPACE)
    assert game.view(None).players[0].souvenirs == ("bell",)


def test_C7_a_souvenir_choice_and_its_claim_can_be_taken_back_one_after_the_other() -> None:
    game = at_turn()
    lay_stack(game, "lombard_street", "bell", 1)
    lay_stack(game, "fort_mason", "crab", 1)
    undone(game, 0, ONE_SPACE, TakeSouvenir("fort_mason"))
    undone(game, 0, ONE_SPACE, TakeSouvenir("lombard_street"))


def test_C7_after_a_claim_that_showed_a_card_only_the_choice_can_be_taken_back() -> None:
    game = at_turn()
    lay_stack(game, "lombard_street", "bell", 1)
    lay_stack(game, "fort_mason", "crab", 1)
    lay_deck(game)
    game.play(0, ONE_SPACE)
    refuse_undo(game, 0, 1)
    undone(game, 0, TakeSouvenir("fort_mason"))
    refuse_undo(game, 0, 1)


def test_K1_a_keep_can_be_taken_back_but_not_the_draw() -> None:
    game = at_turn()
    game.play(0, DrawTickets())
    refuse_undo(game, 0, 1)
    offer = game.offer(0)
    undone(game, 0, KeepTickets(offer[:1]))
    undone(game, 0, KeepTickets(offer))
    refuse_undo(game, 0, 1)


def blocked(players: int = 2) -> Game:
    """Return a game in which nobody can do anything."""
    game = after_opening(players)
    for seat in range(players):
        give(game, seat)
    lay_display(game, *[None] * 5)
    lay_deck(game)
    lay_discard(game)
    lay_tickets(game)
    return game


def test_T2_a_pass_can_be_taken_back_unless_it_ends_the_game() -> None:
    game = blocked()
    undone(game, 0, Pass())
    game.play(0, Pass())
    shown(game, 1, Pass())
    assert game.result is not None


# --- what was seen stays done


def test_D9_a_card_drawn_unseen_stays_taken() -> None:
    shown(at_turn(), 0, TakeCard(), TakeCard())


def test_D2_a_face_up_card_stays_taken() -> None:
    shown(at_turn(), 0, TakeCard(0), TakeCard(1))


def test_D3_a_face_up_ferry_stays_taken() -> None:
    game = at_turn()
    lay_display(game, "ferry")
    shown(game, 0, TakeCard(0))


def test_D8_a_last_card_that_is_not_replaced_stays_taken() -> None:
    game = blocked()
    lay_display(game, "red", "red")
    shown(game, 0, TakeCard(0), TakeCard(1))


def test_K1_tickets_once_seen_stay_drawn() -> None:
    shown(at_turn(), 0, DrawTickets())


def test_D6_a_claim_that_makes_a_new_deck_stays_done() -> None:
    game = at_turn()
    lay_deck(game)
    shown(game, 0, ONE_SPACE)
    assert game.events[-1] == DeckReshuffled(1)


def test_D7_a_claim_that_lets_the_display_be_swept_stays_done() -> None:
    game = at_turn()
    lay_display(game, "ferry", "ferry", "ferry")
    shown(game, 0, ONE_SPACE)
    assert DisplaySwept() in game.events[-8:]


def test_D6_a_claim_that_refills_the_display_stays_done() -> None:
    game = blocked()
    give(game, 0, "red")
    shown(game, 0, ONE_SPACE)
    assert game.view(None).display == ("red", None, None, None, None)


def test_E1_the_last_move_of_a_game_stays_done() -> None:
    game = at_turn()
    set_cars(game, 0, 3)
    game.play(0, ONE_SPACE)
    undone(game, 1, OTHER_SPACE)
    game.play(1, OTHER_SPACE)
    shown(game, 0, ClaimRoute("chinatown-union_square-1", ("red",)))
    assert game.view(None).phase is Phase.OVER
    with pytest.raises(CablecarError):
        game.undo()


# --- whose move it is


def test_a_move_stays_done_once_another_seat_has_acted() -> None:
    game = at_turn()
    game.play(0, ONE_SPACE)
    assert (game.can_undo(0), game.can_undo(1)) == (True, False)
    refuse_undo(game, 1)
    game.play(1, OTHER_SPACE)
    assert (game.can_undo(0), game.can_undo(1)) == (False, True)
    refuse_undo(game, 0)
    game.undo()
    refuse_undo(game, 0, 1)


def test_a_move_goes_back_with_the_answers_of_seats_that_let_it() -> None:
    game = at_turn()
    before = traces(game)
    game.play(0, ONE_SPACE)
    game.play(1, OTHER_SPACE)
    assert (game.can_undo(0, answering=(1,)), game.can_undo(0, answering=(0,))) == (True, False)
    game.undo(0, answering=(1,))
    assert traces(game) == before


def test_only_the_last_move_of_a_seat_goes_back_with_its_answers() -> None:
    game = at_turn()
    game.play(0, ONE_SPACE)
    game.play(1, OTHER_SPACE)
    after = traces(game)
    game.play(0, ClaimRoute("chinatown-union_square-1", ("red",)))
    game.undo(0, answering=(1,))
    assert traces(game) == after


def test_an_answer_that_showed_something_stays_done() -> None:
    game = at_turn()
    game.play(0, ONE_SPACE)
    game.play(1, TakeCard())
    assert not game.can_undo(0, answering=(1,))
    with pytest.raises(CablecarError, match="You can’t undo this"):
        game.undo(0, answering=(1,))


def test_what_somebody_answered_who_does_not_let_it_stays_done_also_below_another_answer() -> None:
    game = at_turn()
    game.play(0, ONE_SPACE)
    game.play(1, OTHER_SPACE)
    game.undo(1)
    assert (game.can_undo(0), game.can_undo(0, answering=(1,))) == (False, True)


def test_a_pickled_or_deep_copied_game_goes_on_by_itself() -> None:
    game, straight = at_turn(), at_turn()
    game.play(0, ONE_SPACE)
    for twin in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
        twin.play(1, OTHER_SPACE)
        assert twin.moves[-1].move == OTHER_SPACE
        assert len(twin.events) > len(game.events)
        twin.undo(0, answering=(1,))
        assert traces(twin) == traces(straight)


def test_a_move_can_be_another_one_after_it_was_taken_back() -> None:
    game, straight = at_turn(), at_turn()
    game.play(0, ONE_SPACE)
    game.undo(0)
    for twin in (game, straight):
        twin.play(0, OTHER_SPACE)
        twin.play(1, ONE_SPACE)
        twin.play(0, TakeCard())
    assert traces(game) == traces(straight)


def test_a_copy_takes_back_on_its_own() -> None:
    game = at_turn()
    before = traces(game)
    game.play(0, ONE_SPACE)
    twin, after = game.copy(), traces(game)
    game.undo(0)
    assert traces(twin) == after
    twin.undo(0)
    assert traces(twin) == before
    game.play(0, ONE_SPACE)
    assert traces(twin) == before


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_nobody_but_a_seat_can_take_back(seat: int) -> None:
    game = at_turn()
    game.play(0, ONE_SPACE)
    for attempt in (game.can_undo, game.undo):
        with pytest.raises(CablecarError, match="There is no seat"):
            attempt(seat)


# --- whole games


def check_last_move(game: Game, before: tuple[object, ...]) -> bool:
    """Take back and repeat the last move if that is allowed; it must be exactly where nothing was shown."""
    last, after = game.moves[-1], traces(game)
    others = [seat for seat in range(len(game.players)) if seat != last.seat]
    if game.view(None).phase is not Phase.OPENING:
        refuse_undo(game, *others)
    if not game.can_undo(last.seat):
        refuse_undo(game, last.seat)
        return False
    assert not isinstance(last.move, TakeCard | DrawTickets)
    game.undo(last.seat)
    assert traces(game) == before
    game.play(last.seat, last.move)
    assert traces(game) == after
    return True


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rank", [anything, souvenir_hunter, shortest_route])
def test_in_a_whole_game_every_move_is_taken_back_exactly_or_not_at_all(players: int, rank: Rank) -> None:
    game, chance = Game.new(players, 7), random.Random(7)
    taken_back = 0
    while game.waiting_for:
        before = traces(game)
        step(game, rank, chance)
        taken_back += check_last_move(game, before)
    assert taken_back > players
    text = dumps(game.record())
    assert dumps(Game.replay(loads(text.encode())).record()) == text
