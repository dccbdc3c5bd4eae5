"""Drawing transport cards, the display and the draw pile: D1 to D9."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from cablecar.board import CARDS
from cablecar.common.errors import IllegalMove
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    RouteClaimed,
    SouvenirTaken,
)
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, Pass, TakeCard
from cablecar.engine.view import Phase
from cablecar.rules.state import MAX_EVENTS, MAX_RESHUFFLES
from tests.support.game.positions import (
    after_opening,
    biggest_board,
    board_with,
    deck,
    discard,
    display,
    give,
    hand,
    known,
    refused_as,
    set_cars,
    table,
)

UP = ("blue", "green", "black", "pink", "red")
FERRIES = ("ferry", "ferry", "ferry", "blue", "green")
GREY_1 = "fort_mason-lombard_street"
BLACK_2 = "golden_gate_bridge-presidio"
RED_3 = "golden_gate_bridge-lands_end"


def take(game: Game, *slots: int | None) -> None:
    """Let the seat whose turn it is take cards, None from the deck."""
    for slot in slots:
        game.play(game.waiting_for[0], TakeCard(slot))


def stage(game: Game) -> tuple[Phase, tuple[int, ...]]:
    """Return what is expected next, and of whom."""
    return Phase(int(game._state[0].phase)), game.waiting_for


SECOND_OF_0 = (Phase.SECOND_CARD, (0,))
TURN_OF_1 = (Phase.TURN, (1,))


# D1: two cards, one at a time.


@pytest.mark.parametrize(
    ("slots", "cards"),
    [
        ((None, None), ("pink", "orange")),
        ((None, 2), ("black", "orange")),
        ((3, None), ("pink", "pink")),
        ((4, 0), ("blue", "red")),
        ((1, 1), ("green", "orange")),
    ],
)
def test_D1_two_cards_are_taken_one_at_a_time(slots: tuple[int | None, ...], cards: tuple[str, ...]) -> None:
    game = table(UP, ["orange", "pink", "ferry", "blue"])
    take(game, slots[0])
    assert stage(game) == SECOND_OF_0
    assert len(hand(game, 0)) == 1
    take(game, slots[1])
    assert stage(game) == TURN_OF_1
    assert hand(game, 0) == cards
    assert hand(game, 1) == ()


def test_D1_the_deck_and_every_face_up_card_may_be_taken() -> None:
    game = table(UP, ["orange"])
    cards = [move for move in game.legal_moves(0) if isinstance(move, TakeCard)]
    assert cards == [TakeCard(), TakeCard(0), TakeCard(1), TakeCard(2), TakeCard(3), TakeCard(4)]


def test_D1_a_bigger_display_may_be_taken_to_its_last_slot() -> None:
    up = (*UP, "red", "blue", "pink")
    game = table(up, ["orange", "black"], board=board_with(display=8))
    cards = [move for move in game.legal_moves(0) if isinstance(move, TakeCard)]
    assert cards == [TakeCard(), *map(TakeCard, range(8))]
    take(game, 7)
    assert hand(game, 0) == ("pink",)
    assert display(game) == (*up[:7], "orange")
    assert game.legal_moves(0) == [TakeCard(), *map(TakeCard, range(8))]
    assert game._state[0].display[7] == CARDS.index("orange")


def test_D1_a_smaller_display_has_no_further_slots() -> None:
    game = table(["blue"], ["orange", "black"], board=board_with(display=1))
    assert game.legal_moves(0)[:3] == [DrawTickets(), TakeCard(), TakeCard(0)]
    assert refused_as(game, 0, TakeCard(1)) == "D1 refused-unknown-slot"


def test_D1_the_second_card_is_compulsory() -> None:
    game = table(UP, ["orange", "pink"])
    give(game, 0, "red", "red")
    take(game, None)
    assert game.legal_moves(0) == [TakeCard(), *map(TakeCard, range(5))]
    assert refused_as(game, 0, Pass()) == "D1 refused-second-card-first"
    assert refused_as(game, 0, DrawTickets()) == "D1 refused-second-card-first"
    assert refused_as(game, 0, ClaimRoute(GREY_1, ("red",))) == "D1 refused-second-card-first"
    assert refused_as(game, 1, TakeCard()) == "T1 refused-not-your-turn"
    assert game.legal_moves(1) == []


def test_D1_only_slots_of_the_display_exist() -> None:
    game = table(UP, ["orange"])
    assert refused_as(game, 0, TakeCard(5)) == "D1 refused-unknown-slot"
    assert refused_as(game, 0, TakeCard(-1)) == "D1 refused-unknown-slot"


def test_D1_an_unknown_slot_is_named_as_it_was_given() -> None:
    with pytest.raises(IllegalMove, match="no slot 5 in the display; the slots are 0 to 4"):
        table(UP).play(0, TakeCard(5))


def test_D1_the_refusal_of_an_empty_slot_counts_as_players_do() -> None:
    game = table(["blue", None, "red", None, "pink"])
    with pytest.raises(IllegalMove, match="Slot 2 is empty;"):
        game.play(0, TakeCard(1))


# D2: a taken card is replaced at once, in its slot.


@pytest.mark.parametrize("slot", range(5))
def test_D2_a_card_taken_face_up_is_replaced_in_its_slot(slot: int) -> None:
    game = table(UP, ["orange", "ferry"])
    take(game, slot)
    assert hand(game, 0) == (UP[slot],)
    assert display(game) == (*UP[:slot], "orange", *UP[slot + 1 :])
    assert deck(game) == ("ferry",)
    assert game.events[-2:] == [CardTaken(0, slot, UP[slot]), CardTurnedUp(slot, "orange")]


def test_D2_the_replacing_card_may_be_the_second_one_and_is_replaced_too() -> None:
    game = table(UP, ["orange", "pink", "blue"])
    take(game, 3, 3)
    assert hand(game, 0) == ("pink", "orange")
    assert display(game) == ("blue", "green", "black", "pink", "red")
    assert deck(game) == ("blue",)


def test_D2_a_card_from_the_deck_leaves_the_display_alone() -> None:
    game = table(UP, ["orange", "pink", "blue"])
    take(game, None, None)
    assert display(game) == UP
    assert hand(game, 0) == ("pink", "orange")
    assert deck(game) == ("blue",)


def test_D2_an_empty_slot_offers_nothing() -> None:
    game = table(["blue", None, "red", None, "pink"])
    assert game.legal_moves(0) == [DrawTickets(), TakeCard(0), TakeCard(2), TakeCard(4)]
    assert refused_as(game, 0, TakeCard(1)) == "D2 refused-slot-empty"
    take(game, 0)
    assert display(game) == (None, None, "red", None, "pink")
    assert refused_as(game, 0, TakeCard(0)) == "D2 refused-slot-empty"


# D3, D4: ferries.


def test_D3_a_face_up_ferry_is_the_only_card_of_its_turn() -> None:
    game = table(["blue", "ferry", "black", "pink", "red"], ["orange", "green"])
    take(game, 1)
    assert stage(game) == TURN_OF_1
    assert hand(game, 0) == ("ferry",)
    assert display(game) == ("blue", "orange", "black", "pink", "red")


def test_D3_other_face_up_cards_leave_a_second_one() -> None:
    game = table(["blue", "ferry", "black", "pink", "red"], ["orange", "green"])
    take(game, 0)
    assert stage(game) == SECOND_OF_0


def test_D4_a_face_up_ferry_is_no_second_card() -> None:
    game = table(["blue", "ferry", "black", "pink", "red"], ["orange", "green"])
    assert TakeCard(1) in game.legal_moves(0)
    take(game, 0)
    assert game.legal_moves(0) == [TakeCard(), TakeCard(0), TakeCard(2), TakeCard(3), TakeCard(4)]
    assert refused_as(game, 0, TakeCard(1)) == "D4 refused-ferry-as-second-card"


def test_D4_a_ferry_that_replaces_the_first_card_is_no_second_card_either() -> None:
    game = table(UP, ["ferry", "green"])
    take(game, 4)
    assert display(game)[4] == "ferry"
    assert refused_as(game, 0, TakeCard(4)) == "D4 refused-ferry-as-second-card"


def test_D4_a_ferry_drawn_unseen_first_counts_as_one_card() -> None:
    game = table(["blue", "ferry", "black", "pink", "red"], ["ferry", "green"])
    take(game, None)
    assert stage(game) == SECOND_OF_0
    assert refused_as(game, 0, TakeCard(1)) == "D4 refused-ferry-as-second-card"
    take(game, 2)
    assert stage(game) == TURN_OF_1
    assert hand(game, 0) == ("black", "ferry")


@pytest.mark.parametrize("first", [None, 0])
def test_D4_a_ferry_drawn_unseen_second_counts_as_one_card(first: int | None) -> None:
    game = table(UP, ["orange", "ferry", "ferry"])
    take(game, first, None)
    assert stage(game) == TURN_OF_1
    assert hand(game, 0) in [("blue", "ferry"), ("orange", "ferry")]


def test_D4_two_ferries_may_be_drawn_unseen() -> None:
    game = table(UP, ["ferry", "ferry"])
    take(game, None, None)
    assert hand(game, 0) == ("ferry", "ferry")


# D5: no limit.


def test_D5_a_hand_may_hold_all_cards_of_the_game() -> None:
    cards = tuple(card for card in CARDS for _ in range(6))
    game = table(["ferry", None, None, None, None], ["ferry"])
    give(game, 0, *cards)
    take(game, 0)
    assert hand(game, 0) == (*cards, "ferry")
    game.play(1, DrawTickets())
    game.play(1, KeepTickets(game.offer(1)))
    assert display(game) == ("ferry", None, None, None, None)
    take(game, 0)
    assert hand(game, 0) == (*cards, "ferry", "ferry")
    assert game.view(1).players[0].hand_size == 44


def test_D5_a_seat_with_many_cards_takes_two_as_others_do() -> None:
    game = table(UP, ["orange", "orange"])
    give(game, 0, *CARDS * 6)
    take(game, 0, None)
    assert stage(game) == TURN_OF_1
    assert len(hand(game, 0)) == 44


# D6: an empty deck is renewed at once.


def test_D6_a_deck_emptied_by_a_draw_is_renewed_at_once() -> None:
    game = table(UP, ["orange"], ["red", "red", "ferry"])
    game.prescribe_reshuffles([["red", "ferry", "red"]])
    take(game, None)
    assert hand(game, 0) == ("orange",)
    assert deck(game) == ("red", "ferry", "red")
    assert discard(game) == ()
    assert game.events[-2:] == [CardTaken(0, None, "orange"), DeckReshuffled(3)]
    assert not game.had_wrong_deck
    take(game, None)
    assert hand(game, 0) == ("red", "orange")
    assert game.shuffles.reshuffles == (("red", "ferry", "red"),)


def test_D6_a_deck_emptied_by_a_refill_is_renewed_at_once() -> None:
    game = table(UP, ["orange"], ["pink", "green"])
    game.prescribe_reshuffles([["pink", "green"]])
    take(game, 2)
    assert display(game) == ("blue", "green", "orange", "pink", "red")
    assert deck(game) == ("pink", "green")
    assert discard(game) == ()


def test_D6_a_deck_with_cards_leaves_the_discard_alone() -> None:
    game = table(UP, ["orange", "pink"], ["red", "ferry"])
    take(game, None)
    assert deck(game) == ("pink",)
    assert discard(game) == ("red", "ferry")
    assert game.shuffles.reshuffles == ()


def test_D6_no_deck_can_be_made_of_nothing() -> None:
    game = table(UP, ["orange"])
    take(game, None)
    assert deck(game) == ()
    assert game.shuffles.reshuffles == ()
    assert game.events[-1] == CardTaken(0, None, "orange")
    assert refused_as(game, 0, TakeCard()) == "D6 refused-deck-empty"
    assert game.legal_moves(0) == [*map(TakeCard, range(5))]


def test_D6_cards_just_paid_become_the_new_deck() -> None:
    game = table(UP, (), ())
    give(game, 0, "black", "ferry", "green")
    game.prescribe_reshuffles([["ferry", "black"]])
    game.play(0, ClaimRoute(BLACK_2, ("black", "ferry")))
    assert display(game) == UP
    assert deck(game) == ("ferry", "black")
    assert discard(game) == ()
    assert hand(game, 0) == ("green",)


def test_D6_all_cards_of_a_payment_reach_the_discard_together() -> None:
    game = table([None, "green", None, None, "blue"])
    give(game, 0, "red", "red", "ferry")
    game.prescribe_reshuffles([["red", "ferry", "red"]])
    game.play(0, ClaimRoute(RED_3, ("red", "red", "ferry")))
    assert display(game) == ("red", "green", "ferry", "red", "blue")
    assert deck(game) == ()
    assert game.shuffles.reshuffles == (("red", "ferry", "red"),)
    assert game.events[-5:-1] == [
        DeckReshuffled(3),
        CardTurnedUp(0, "red"),
        CardTurnedUp(2, "ferry"),
        CardTurnedUp(3, "red"),
    ]


def test_D6_a_short_display_takes_what_there_is_in_order_of_slots() -> None:
    game = table([None, "green", None, None, "blue"])
    give(game, 0, "black", "black")
    game.play(0, ClaimRoute(BLACK_2, ("black", "black")))
    assert display(game) == ("black", "green", "black", None, "blue")
    assert deck(game) == ()
    assert discard(game) == ()


def test_D6_paid_cards_wait_in_the_discard_while_the_deck_has_cards() -> None:
    game = table(UP, ["orange"], ["pink"])
    give(game, 0, "black", "ferry")
    told = len(game.events)
    game.play(0, ClaimRoute(BLACK_2, ("black", "ferry")))
    assert deck(game) == ("orange",)
    assert discard(game) == ("black", "pink", "ferry")
    assert {type(event) for event in game.events[told:]} == {RouteClaimed, SouvenirTaken}


def test_D6_a_deck_runs_out_in_the_middle_of_a_sweep() -> None:
    game = table(["ferry", "ferry", "red", "blue", "green"], ["ferry", "pink", "black"], ["orange"])
    new_deck = ("blue", "ferry", "orange", "ferry", "green", "ferry")
    game.prescribe_reshuffles([new_deck])
    take(game, 2)
    # The ferry in slot 2 sweeps; pink and black come up, then the new deck, the swept cards included.
    assert display(game) == ("pink", "black", "blue", "ferry", "orange")
    assert deck(game) == ("ferry", "green", "ferry")
    assert discard(game) == ()
    assert game.events[-9:] == [
        CardTaken(0, 2, "red"),
        CardTurnedUp(2, "ferry"),
        DisplaySwept(),
        CardTurnedUp(0, "pink"),
        CardTurnedUp(1, "black"),
        DeckReshuffled(6),
        CardTurnedUp(2, "blue"),
        CardTurnedUp(3, "ferry"),
        CardTurnedUp(4, "orange"),
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        ["red", "red"],
        ["red", "red", "ferry", "ferry"],
        ["red", "ferry", "ferry"],
        ["red", "red", "orange"],
        ["blue", "red", "red"],
        [],
    ],
)
def test_D6_a_told_deck_not_made_of_the_discard_is_noticed_and_not_used(wrong: list[str]) -> None:
    game, drawn = (table(UP, ["orange"], ["red", "red", "ferry"]) for _ in range(2))
    game.prescribe_reshuffles([wrong])
    take(game, None)
    take(drawn, None)
    assert game.had_wrong_deck
    assert game._dealer[0].mismatch == 1
    assert not drawn.had_wrong_deck
    assert game._state.tobytes() == drawn._state.tobytes()
    take(game, None)
    assert not game.had_wrong_deck


def test_D6_a_new_deck_is_laid_to_its_last_card_and_no_further() -> None:
    game = table(UP, ["orange"], ["red", "red", "ferry"])
    game.prescribe_reshuffles([["red", "ferry", "red"]])
    game._dealer[0].prescribed_decks[0, 3:] = CARDS.index("pink")
    game._dealer[0].decks[:] = CARDS.index("black")
    game._state[0].deck[3:] = CARDS.index("green")
    take(game, None)
    assert deck(game) == ("red", "ferry", "red")
    assert set(game._dealer[0].decks[0, 3:].tolist()) == {CARDS.index("black")}
    assert set(game._state[0].deck[3:].tolist()) == {CARDS.index("green")}


def test_D6_a_told_deck_counts_for_one_move_only() -> None:
    game = table(UP, ["orange", "pink"], ["red", "red", "ferry"])
    game.prescribe_reshuffles([["ferry", "red", "orange"]])
    take(game, None)
    assert not game.had_wrong_deck
    take(game, None)
    assert not game.had_wrong_deck
    assert sorted(deck(game)) == ["ferry", "red", "red"]


def test_D6_decks_beyond_those_told_are_left_to_chance() -> None:
    game = table(["ferry"] * 3 + ["red", "red"], ["ferry", "red"], board=board_with(sweep_at=1))
    game.prescribe_reshuffles([["red", "ferry", "ferry", "ferry", "red"]])
    take(game, None)
    assert not game.had_wrong_deck
    reshuffles = game.shuffles.reshuffles
    assert reshuffles[0] == ("red", "ferry", "ferry", "ferry", "red")
    assert len(reshuffles) == 3
    assert Counter((*display(game), *deck(game))) == {"ferry": 3, "red": 3}


# D7: sweeps.


def test_D7_the_third_face_up_ferry_sweeps_the_display() -> None:
    game = table(["ferry", "red", "ferry", "blue", "green"], ["ferry", *UP, "orange"], ["pink"])
    take(game, 3)
    assert display(game) == UP
    assert discard(game) == ("green", "pink", "red", "ferry", "ferry", "ferry")
    assert deck(game) == ("orange",)
    turned_up = [CardTurnedUp(slot, card) for slot, card in enumerate(UP)]
    assert game.events[-7:] == [CardTurnedUp(3, "ferry"), DisplaySwept(), *turned_up]


def test_D7_two_face_up_ferries_stay() -> None:
    game = table(["ferry", "red", "black", "blue", "green"], ["ferry", *UP])
    take(game, 3)
    assert display(game) == ("ferry", "red", "black", "ferry", "green")
    assert discard(game) == ()


@pytest.mark.parametrize("count", [3, 4, 5])
def test_D7_more_than_three_ferries_are_swept_too(count: int) -> None:
    up = ("ferry",) * count + ("red",) * (5 - count)
    game = table(up, ["orange", *UP, "pink"])
    take(game, None)
    assert display(game) == UP
    assert discard(game) == tuple(reversed(up))


def test_D7_a_draw_from_the_deck_sweeps_a_display_that_did_not_change() -> None:
    game = table(FERRIES, ["orange", *UP, "black", "pink"])
    take(game, None)
    assert display(game) == UP
    assert stage(game) == SECOND_OF_0
    take(game, 4)
    assert hand(game, 0) == ("red", "orange")
    assert display(game) == ("blue", "green", "black", "pink", "black")


def test_D7_the_second_card_sweeps_as_the_first_does() -> None:
    game = table(["ferry", "red", "ferry", "blue", "green"], ["orange", "ferry", *UP])
    take(game, None)
    assert display(game) == ("ferry", "red", "ferry", "blue", "green")
    take(game, 1)
    assert display(game) == UP
    assert stage(game) == TURN_OF_1


def test_D7_a_ferry_taken_face_up_may_bring_the_next_sweep() -> None:
    game = table(["ferry", "ferry", "ferry", "blue", "green"], ["ferry", *UP])
    take(game, 0)
    assert hand(game, 0) == ("ferry",)
    assert display(game) == UP
    assert stage(game) == TURN_OF_1


def test_D7_a_claim_sweeps_a_display_that_did_not_change() -> None:
    game = table(FERRIES, [*UP, "orange"])
    give(game, 0, "red")
    game.play(0, ClaimRoute(GREY_1, ("red",)))
    assert display(game) == UP
    assert discard(game) == ("blue", "green", "red", "ferry", "ferry", "ferry")
    assert deck(game) == ("orange",)


def test_D7_a_claim_may_bring_the_ferry_that_sweeps() -> None:
    game = table(["ferry", "ferry", "red", "blue", None])
    give(game, 0, "black", "ferry")
    decks = (
        ("ferry", "black"),
        ("red", "ferry", "ferry", "ferry", "blue"),
        ("ferry", "black", "ferry", "red", "ferry"),
    )
    game.prescribe_reshuffles(decks)
    game.play(0, ClaimRoute(BLACK_2, ("black", "ferry")))
    # The paid ferry fills slot 4 and sweeps; so do the ferries of the second deck, not those of the third.
    assert game.shuffles.reshuffles == decks
    assert game.events.count(DisplaySwept()) == 2
    assert display(game) == ("blue", "ferry", "black", "ferry", "red")
    assert deck(game) == ("ferry",)
    assert discard(game) == ()


def test_D7_drawing_tickets_sweeps_nothing() -> None:
    game = table(FERRIES, UP)
    game.play(0, DrawTickets())
    game.play(0, KeepTickets(game.offer(0)))
    assert display(game) == FERRIES
    assert deck(game) == UP


def test_D7_an_empty_deck_allows_no_sweep() -> None:
    game = table(["ferry", "ferry", "red", "blue", "green"], ["ferry"])
    take(game, 2)
    assert display(game) == ("ferry", "ferry", "ferry", "blue", "green")
    assert discard(game) == ()
    assert deck(game) == ()
    assert DisplaySwept() not in game.events


def test_D7_one_card_in_the_deck_is_enough_for_a_sweep() -> None:
    game = table(["ferry", "ferry", "red", "blue", "green"], ["ferry", "pink"])
    game.prescribe_reshuffles([["blue", "ferry", "green", "ferry", "ferry"]])
    take(game, 2)
    assert display(game) == ("pink", "blue", "ferry", "green", "ferry")
    assert deck(game) == ("ferry",)


def test_D7_there_are_at_most_three_sweeps_in_one_settling() -> None:
    cards = ("ferry", "ferry", "ferry", "ferry", "red")
    game = table(["ferry", "ferry", "ferry", "pink", "pink"], ["orange", *cards * 4])
    take(game, None)
    assert game.events[-19:].count(DisplaySwept()) == 3
    assert display(game) == cards
    assert deck(game) == cards
    assert discard(game) == ("pink", "pink", "red", "red", *("ferry",) * 11)
    take(game, None)
    # The next settling sweeps again.
    assert hand(game, 0) == ("orange", "ferry")
    assert DisplaySwept() in game.events[-7:]


def test_D7_the_position_that_would_loop_for_ever_ends_after_three_sweeps() -> None:
    game = table(FERRIES, ["orange", "ferry", "red", "ferry", "red", "ferry"])
    first = ("ferry", "ferry", "ferry", "blue", "green")
    second = ("ferry", "red", "ferry", "red", "ferry")
    game.prescribe_reshuffles([first, second, first])
    take(game, None)
    assert display(game) == second
    assert deck(game) == first
    assert game.shuffles.reshuffles == (first, second, first)


def test_D7_two_sweeps_where_two_are_enough() -> None:
    game = table(FERRIES, ["orange", "ferry", "red", "ferry", "red", "ferry", *UP, "black", "pink"])
    take(game, None)
    assert display(game) == UP
    assert deck(game) == ("black", "pink")
    assert discard(game) == ("blue", "green", "red", "red", *("ferry",) * 6)


@pytest.mark.parametrize(("sweep_at", "is_swept"), [(1, True), (2, True), (3, False), (4, False)])
def test_D7_the_board_says_how_many_ferries_sweep(sweep_at: int, is_swept: bool) -> None:
    up = ("ferry", "red", "ferry", "blue", "green")
    game = table(up, ["orange", *UP, "pink", "black"], board=board_with(sweep_at=sweep_at))
    take(game, None)
    assert display(game) == (UP if is_swept else up)


def test_D7_only_slots_of_the_display_are_counted_swept_and_filled() -> None:
    board = board_with(display=4, sweep_at=4)
    game = table(("ferry",) * 4, ["orange", "red", "blue", "ferry", "green", "pink"], board=board)
    take(game, None)
    assert display(game) == ("red", "blue", "ferry", "green")
    assert deck(game) == ("pink",)
    assert discard(game) == ("ferry",) * 4
    assert game._state[0].display[4:].tolist() == [-1, -1, -1, -1]


def test_D7_the_widest_display_is_swept_to_its_last_slot() -> None:
    board = board_with(display=8, sweep_at=8)
    up = (*UP, "red", "orange", "ferry")
    game = table(("ferry",) * 8, ["orange", *up, "pink"], board=board)
    take(game, None)
    assert display(game) == up
    assert deck(game) == ("pink",)
    assert discard(game) == ("ferry",) * 8


def test_D7_the_last_move_settles_too() -> None:
    game = table(FERRIES, ["orange", *UP, "pink"])
    game._state[0].turns_left = 1
    take(game, None, None)
    assert game.view(None).phase is Phase.OVER
    assert display(game) == UP


def test_D7_the_log_of_the_longest_settling_fits() -> None:
    game = table(["ferry", *[None] * 7], board=biggest_board())
    give(game, 0, *["blue"] * 4, *["ferry"] * 4)
    paid = ["ferry", "blue"] * 4
    swept = ["ferry", "blue", "ferry", "blue", "ferry", "blue", "ferry"]
    game.prescribe_reshuffles(
        [paid, [*swept, "ferry"], [*swept, "blue"], [*swept, "ferry"]],
    )
    game.play(0, ClaimRoute("r0-1", tuple(["blue"] * 4 + ["ferry"] * 4)))
    assert not game.had_wrong_deck
    # The claim, a new deck, seven cards; then three times a sweep, the card left, a new deck, seven more.
    assert game._dealer[0].events.count == 1 + 1 + 7 + 3 * (1 + 1 + 1 + 7) <= MAX_EVENTS
    assert game._dealer[0].reshuffles == 4 == MAX_RESHUFFLES
    assert len(game.shuffles.reshuffles) == 4
    assert display(game) == ("blue", *swept)
    assert deck(game) == ("ferry",)
    assert game.events.count(DisplaySwept()) == 3


# D8: an action of one card.


def test_D8_the_action_ends_with_one_card_where_no_other_is() -> None:
    game = table([None, None, "red", None, None])
    assert game.legal_moves(0) == [DrawTickets(), TakeCard(2)]
    take(game, 2)
    assert stage(game) == TURN_OF_1
    assert hand(game, 0) == ("red",)


def test_D8_the_last_card_of_the_deck_may_be_the_only_one() -> None:
    game = table([None] * 5, ["red"])
    take(game, None)
    assert stage(game) == TURN_OF_1
    assert hand(game, 0) == ("red",)


@pytest.mark.parametrize("slot", [0, 1, 2, 3, 4])
def test_D8_face_up_ferries_are_no_reason_to_wait(slot: int) -> None:
    up: list[str | None] = [None] * 5
    up[slot] = "ferry"
    game = table(up, ["red"])
    take(game, None)
    # Two cards were there; the ferry could not have been the second one.
    assert stage(game) == TURN_OF_1
    assert hand(game, 0) == ("red",)


@pytest.mark.parametrize("slot", [0, 1, 2, 3, 4])
def test_D8_one_card_that_can_be_taken_is_waited_for(slot: int) -> None:
    up: list[str | None] = ["ferry"] * 5
    up[slot] = "black"
    game = table(up, ["red"], board=board_with(sweep_at=9))
    take(game, None)
    assert stage(game) == SECOND_OF_0
    assert game.legal_moves(0) == [TakeCard(slot)]


def test_D8_a_deck_is_reason_enough_to_wait() -> None:
    game = table(["ferry"] * 5, ["red", "black"], board=board_with(sweep_at=9))
    take(game, None)
    assert stage(game) == SECOND_OF_0
    assert game.legal_moves(0) == [TakeCard()]
    take(game, None)
    assert stage(game) == TURN_OF_1


def test_D8_a_deck_renewed_by_the_first_card_is_waited_for() -> None:
    game = table(["ferry", "ferry", None, None, None], ["red"], ["pink"])
    take(game, None)
    assert display(game) == ("ferry", "ferry", "pink", None, None)
    assert stage(game) == SECOND_OF_0
    assert game.legal_moves(0) == [TakeCard(2)]


def test_D8_the_widest_display_is_searched_to_its_last_slot() -> None:
    game = table([*["ferry"] * 7, "black"], ["red"], board=board_with(display=8, sweep_at=9))
    take(game, None)
    assert game.legal_moves(0) == [TakeCard(7)]
    take(game, 7)
    assert stage(game) == TURN_OF_1


def test_D8_the_widest_display_of_ferries_is_no_reason_to_wait() -> None:
    game = table(["ferry"] * 8, ["red"], board=board_with(display=8, sweep_at=9))
    take(game, None)
    assert stage(game) == TURN_OF_1


def test_D8_the_action_is_there_while_one_card_can_be_taken() -> None:
    for game in (table(["ferry", *[None] * 4]), table([None] * 5, ["red"])):
        assert sum(isinstance(move, TakeCard) for move in game.legal_moves(0)) == 1
    none = table([None] * 5)
    assert none.legal_moves(0) == [DrawTickets()]


# D9: what is known.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D9_cards_always_add_up_to_44(players: int) -> None:
    game, dice = after_opening(players), random.Random(players)
    full = Counter(dict.fromkeys(CARDS, 6) | {"ferry": 8})
    while game.waiting_for and len(game.moves) < 60:
        cards = Counter((*deck(game), *discard(game), *filter(None, display(game))))
        for seat in range(players):
            cards.update(hand(game, seat))
        assert cards == full
        game.play(game.waiting_for[0], dice.choice(game.legal_moves(game.waiting_for[0])))


def test_D9_only_the_drawer_sees_a_card_from_the_deck() -> None:
    game = table(UP, ["orange", "pink"], players=3)
    take(game, None)
    assert game.view(0).history[-1] == CardTaken(0, None, "orange")
    for other in (1, 2, None):
        assert game.view(other).history[-1] == CardTaken(0, None, None)
        assert game.view(other).players[0].known_cards == dict.fromkeys(CARDS, 0)
        assert game.view(other).players[0].hand_size == 1
    assert game.view(0).hand["orange"] == 1
    assert game.view(1).hand["orange"] == 0


def test_D9_a_card_taken_face_up_is_known_to_all() -> None:
    game = table(UP, ["orange", "pink"], players=3)
    take(game, 3)
    assert known(game, 0) == ("pink",)
    for seat in (0, 1, 2, None):
        assert CardTaken(0, 3, "pink") in game.view(seat).history
        assert game.view(seat).players[0].known_cards["pink"] == 1
    assert (known(game, 1), known(game, 2)) == ((), ())


def test_D9_a_ferry_taken_face_up_is_known_to_all() -> None:
    game = table(["red", "ferry", *UP[:3]], ["orange"])
    take(game, 1)
    assert known(game, 0) == ("ferry",)


def test_D9_known_cards_are_those_taken_face_up_and_not_paid_since() -> None:
    game = table(["red", "red", "blue", "blue", "pink"], ["green", "black", "red", "pink", "pink", "pink"])
    give(game, 0, "black")
    take(game, 0, 1)
    take(game, None, None)
    assert hand(game, 0) == ("black", "red", "red")
    assert known(game, 0) == ("red", "red")
    assert known(game, 1) == ()
    game.play(0, ClaimRoute(GREY_1, ("black",)))
    assert known(game, 0) == ("red", "red")


@pytest.mark.parametrize(
    ("seen", "paid", "left"),
    [
        (("red", "red"), ("red", "red", "red"), ()),
        (("red", "red", "red"), ("red", "red", "ferry"), ("red",)),
        (("red", "red", "ferry"), ("red", "ferry", "ferry"), ("red",)),
        (("red", "ferry"), ("ferry", "ferry", "ferry"), ("red",)),
        (("blue", "ferry", "ferry"), ("red", "red", "ferry"), ("blue", "ferry")),
    ],
)
def test_D9_a_payment_takes_the_known_cards_first(
    seen: tuple[str, ...], paid: tuple[str, ...], left: tuple[str, ...]
) -> None:
    game = table(UP, ["orange"])
    give(game, 0, *["red"] * 4, *["ferry"] * 4, "blue")
    game._state[0].known[0] = [seen.count(card) for card in CARDS]
    game._state[0].known[1] = [1] * len(CARDS)
    game.play(0, ClaimRoute(RED_3, paid))
    assert known(game, 0) == left
    assert known(game, 1) == CARDS


def test_D9_sizes_discards_and_cars_are_public() -> None:
    game = table(UP, ["orange", "pink"], ["red", "red", "ferry"], players=3)
    give(game, 1, "black", "ferry", "ferry")
    set_cars(game, 2, 11)
    view = game.view(None)
    assert view.deck_size == 2
    assert view.discard == {**dict.fromkeys(CARDS, 0), "red": 2, "ferry": 1}
    assert [seat.hand_size for seat in view.players] == [0, 3, 0]
    assert [seat.cars for seat in view.players] == [20, 20, 11]
    assert view.ticket_deck_size == 18
    assert view.display == UP
    assert view.hand == {}


@pytest.mark.parametrize("seat", [1, 2, None])
def test_D9_the_deck_and_the_hands_of_others_are_secret(seat: int | None) -> None:
    one = table(UP, ["orange", "pink", "ferry"], players=3)
    other = table(UP, ["ferry", "orange", "pink"], players=3)
    give(one, 0, "red", "red", "blue")
    give(other, 0, "ferry", "green", "blue")
    take(one, None, None)
    take(other, None, None)
    assert replace(one.view(seat), result=None) == replace(other.view(seat), result=None)
    assert one.view(0) != other.view(0)
