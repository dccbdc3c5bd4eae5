"""From the box to the first turn: S1 to S9."""

from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from cablecar.board import Board, shipped_board
from cablecar.common.errors import CablecarError
from cablecar.engine.chance import Shuffles
from cablecar.engine.events import CardTurnedUp, DeckReshuffled, DisplaySwept, OpeningChosen, OpeningEnded
from cablecar.engine.game import Game
from cablecar.engine.moves import DrawTickets, KeepTickets, Move, PlaceSouvenir, TakeCard
from cablecar.engine.players import Player
from cablecar.engine.view import Phase, RejectedTicket, Stack
from cablecar.rules import calls
from cablecar.rules.state import DEALER, MAX_EVENTS, MAX_RESHUFFLES, NONE, STATE
from cablecar.rules.stream import seed_words
from tests.support.game.positions import (
    after_opening,
    biggest_board,
    board_with,
    deck,
    discard,
    display,
    hand,
    known,
    lay_tickets,
    named,
    refusal,
    refused_as,
    start,
    ticket_deck,
    told,
)

START_PLACES = ("golden_gate_bridge", "alcatraz", "embarcadero", "sunset", "potrero_hill")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def ids(board: Board) -> tuple[str, ...]:
    """Return all tickets of a board in file order."""
    return tuple(ticket.id for ticket in board.tickets)


def keep_all(game: Game, *seats: int) -> None:
    """Let these seats keep all their first tickets."""
    for seat in seats:
        game.play(seat, KeepTickets(game.offer(seat)))


def placing(players: int) -> Game:
    """Return a game in which the waiting souvenirs, globe and flower, are to be placed."""
    game = start(players=players)
    keep_all(game, *range(players))
    return game


# No S8 and S9 where no stack waits.


@PLAYERS
def test_S8_S9_do_not_happen_where_no_stack_waits(players: int) -> None:
    board = replace(shipped_board(), id="none-waits", souvenirs=shipped_board().souvenirs[:5])
    game = Game.new(players, 1, board)
    keep_all(game, *range(players))
    view = game.view(0)
    assert (view.phase, game.waiting_for, view.waiting_souvenirs) == (Phase.TURN, (0,), ())
    assert {stack.symbol for stack in view.stacks.values()} == set(board.souvenirs)
    rule = "S9" if players == 2 else "S8"
    assert refused_as(game, 0, PlaceSouvenir("bell", "castro")) == f"{rule} refused-not-placing"


# S1: cars and points.


@PLAYERS
def test_S1_everybody_starts_with_20_cars_and_no_points(players: int) -> None:
    game = start(players=players)
    for seat in game.view(None).players:
        assert (seat.cars, seat.points, seat.souvenirs, seat.revealed_tickets) == (20, 0, (), None)
    assert len(game.view(None).players) == players


def test_S1_the_board_says_how_many_cars_there_are() -> None:
    game = start(players=3, board=board_with(cars=7))
    assert [seat.cars for seat in game.view(None).players] == [7, 7, 7]


def test_S1_nothing_has_happened_at_the_start() -> None:
    state = start(players=4)._state[0]
    assert (state.phase, state.current, state.passes, state.turns_left, state.claimed) == (0, 0, 0, -1, 0)
    assert state.players == 4
    assert (state.owners == NONE).all()
    assert (state.ticket_owners == NONE).all()
    assert (state.rejected_by == NONE).all()
    assert state.chosen.tolist() == [0, 0, 0, 0]
    assert not state.souvenirs.any()
    assert not state.known.any()


def test_S1_whatever_lay_on_the_table_before_is_cleared_away() -> None:
    board = biggest_board()
    fresh = Game(board, named(4), "1")
    states, dealers = np.zeros(1, STATE), np.zeros(1, DEALER)
    states.view(np.uint8)[:] = 0x55
    dealers[0].mismatch, dealers[0].reshuffles = 1, 3
    dealers[0].events.noting, dealers[0].events.count = 1, 30
    states[0].random[:] = seed_words("1")
    calls.new_game(fresh._table, states, dealers, 4)
    assert states.tobytes() == fresh._state.tobytes()
    assert dealers[0].events.rows[:8].tolist() == fresh._dealer[0].events.rows[:8].tolist()
    assert (dealers[0].mismatch, dealers[0].reshuffles, dealers[0].events.count) == (0, 0, 8)


def test_S1_a_fresh_game_hears_no_complaint_about_told_decks() -> None:
    assert not start().had_wrong_deck
    assert start().shuffles.reshuffles == ()


# S2, S3: souvenir stacks.


@pytest.mark.parametrize(("players", "size"), [(2, 2), (3, 2), (4, 3)])
def test_S2_stacks_hold_two_tokens_or_with_four_players_three(players: int, size: int) -> None:
    game = start(players=players)
    assert [stack.count for stack in game.view(None).stacks.values()] == [size] * 5
    assert game._state[0].stack_sizes[:7].tolist() == [size] * 7


def test_S2_every_stack_has_one_symbol_of_its_own() -> None:
    view = start(players=4).view(None)
    symbols = [stack.symbol for stack in view.stacks.values()]
    assert sorted([*symbols, *view.waiting_souvenirs]) == sorted(shipped_board().souvenirs)


@pytest.mark.parametrize(
    "order",
    [
        ("bell", "crab", "loaf", "cookie", "seal", "globe", "flower"),
        ("flower", "globe", "seal", "cookie", "loaf", "crab", "bell"),
        ("seal", "bell", "flower", "crab", "globe", "loaf", "cookie"),
    ],
)
def test_S3_the_first_five_stacks_lie_on_the_start_places_in_file_order(order: tuple[str, ...]) -> None:
    board = shipped_board()
    game = Game(board, named(2), "1", Shuffles(told(board, ()).transport, ids(board), order))
    stacks = {place: Stack(symbol, 2) for place, symbol in zip(START_PLACES, order[:5], strict=True)}
    assert game.view(None).stacks == stacks
    assert set(game.view(None).waiting_souvenirs) == set(order[5:])
    assert game.shuffles.souvenirs == order


def test_S3_a_board_may_have_other_start_places() -> None:
    game = Game(biggest_board(), named(4), "1", told(biggest_board(), ()))
    stacks = {f"p{40 + number}": Stack(f"s{number}", 3) for number in range(14)}
    assert game.view(None).stacks == stacks
    assert game.view(None).waiting_souvenirs == ("s14", "s15")


# S4, S5: the first cards.

DEAL = ("blue", "green", "black", "pink", "red", "orange", "ferry", "ferry")
FACE_UP = ("pink", "blue", "ferry", "black", "green")


def test_S4_two_players_are_dealt_two_cards_one_at_a_time() -> None:
    game = start([*DEAL[:4], *FACE_UP, "red", "orange", "blue"])
    assert (hand(game, 0), hand(game, 1)) == (("blue", "black"), ("green", "pink"))
    assert display(game) == FACE_UP
    assert deck(game)[:3] == ("red", "orange", "blue")
    assert len(deck(game)) == 44 - 4 - 5


def test_S4_three_players_are_dealt_two_cards_one_at_a_time() -> None:
    game = start([*DEAL[:6], *FACE_UP], players=3)
    assert [hand(game, seat) for seat in range(3)] == [
        ("blue", "pink"),
        ("green", "red"),
        ("black", "orange"),
    ]
    assert display(game) == FACE_UP
    assert deck(game) == told(game.board, [*DEAL[:6], *FACE_UP]).transport[11:]


def test_S4_four_players_are_dealt_two_cards_one_at_a_time() -> None:
    game = start([*DEAL, *FACE_UP], players=4)
    assert [hand(game, seat) for seat in range(4)] == [
        ("blue", "red"),
        ("green", "orange"),
        ("black", "ferry"),
        ("pink", "ferry"),
    ]
    assert display(game) == FACE_UP
    assert deck(game) == told(game.board, [*DEAL, *FACE_UP]).transport[13:]


@pytest.mark.parametrize(("dealt", "cards"), [(0, ()), (1, ("blue",)), (3, ("blue", "black", "red"))])
def test_S4_the_board_says_how_many_cards_are_dealt(dealt: int, cards: tuple[str, ...]) -> None:
    game = start(DEAL[:6], board=board_with(dealt_cards=dealt))
    assert hand(game, 0) == cards
    assert len(deck(game)) == 44 - 5 - 2 * dealt


@pytest.mark.parametrize("size", [1, 4, 8])
def test_S4_the_board_says_how_many_cards_lie_face_up(size: int) -> None:
    game = start([*DEAL[:4], *FACE_UP, "red", "orange", "blue"], board=board_with(display=size))
    assert display(game) == (*FACE_UP, "red", "orange", "blue")[:size]
    assert game._state[0].display[size:].tolist() == [NONE] * (8 - size)
    assert len(deck(game)) == 40 - size


def test_S4_the_deck_is_all_cards_of_the_board() -> None:
    game = start(board=board_with(colors=("green", "red"), cards_per_color=9, ferries=5))
    assert game.shuffles.transport == ("green",) * 9 + ("red",) * 9 + ("ferry",) * 5
    assert len(deck(game)) == 23 - 4 - 5


def test_S4_a_full_box_of_cards_is_dealt_to_its_last_card() -> None:
    board = biggest_board()
    order = told(board, ()).transport
    game = start(players=4, board=board)
    assert game.shuffles == told(board, ())
    assert display(game) == order[8:16]
    assert deck(game) == order[16:]
    assert len(order) == 128


def test_S4_cards_dealt_are_unknown_to_others_and_cards_face_up_are_told() -> None:
    game = start([*DEAL[:4], *FACE_UP])
    assert (known(game, 0), known(game, 1)) == ((), ())
    assert game.events == [CardTurnedUp(slot, card) for slot, card in enumerate(FACE_UP)]


def test_S4_a_deck_too_small_for_the_display_leaves_the_last_slots_empty() -> None:
    board = board_with(colors=("red",), cards_per_color=7, ferries=1, max_players=2)
    game = start(board=board)
    assert (hand(game, 0), hand(game, 1)) == (("red", "red"), ("red", "red"))
    assert display(game) == ("red", "red", "red", "ferry", None)
    assert deck(game) == ()


def test_S5_two_ferries_stay_face_up() -> None:
    up = ("ferry", "red", "ferry", "blue", "green")
    game = start([*DEAL[:4], *up])
    assert display(game) == up
    assert discard(game) == ()


def test_S5_three_ferries_are_swept_before_the_first_choice() -> None:
    up = ("ferry", "red", "ferry", "blue", "ferry")
    game = start([*DEAL[:4], *up, *FACE_UP, "orange"])
    assert display(game) == FACE_UP
    assert discard(game) == ("blue", "red", "ferry", "ferry", "ferry")
    assert deck(game)[0] == "orange"
    turned_up = [CardTurnedUp(slot, card) for slot, card in enumerate(up)]
    again = [CardTurnedUp(slot, card) for slot, card in enumerate(FACE_UP)]
    assert game.events == [*turned_up, DisplaySwept(), *again]


def test_S5_sweeps_go_on_until_fewer_than_three_ferries_lie_there() -> None:
    first = ("ferry", "ferry", "ferry", "blue", "red")
    second = ("ferry", "green", "ferry", "green", "ferry")
    game = start([*DEAL[:4], *first, *second, *FACE_UP])
    assert display(game) == FACE_UP
    assert discard(game) == ("blue", "green", "green", "red", *("ferry",) * 6)


def test_S5_a_small_box_is_reshuffled_in_the_first_deal() -> None:
    board = board_with(colors=("red",), cards_per_color=3, ferries=4, dealt_cards=0)
    first = ("ferry", "ferry", "ferry", "red", "red")
    new_deck = ("red", "ferry", "red", "ferry", "ferry")
    order = told(board, [*first, "ferry", "red"], [new_deck])
    game = Game(board, named(2), "1", order)
    # The last two cards are turned up, the five swept ones become the deck, and three of them follow.
    assert display(game) == ("ferry", "red", "red", "ferry", "red")
    assert deck(game) == ("ferry", "ferry")
    assert discard(game) == ()
    assert game.shuffles == order
    assert game.events[5:] == [
        DisplaySwept(),
        CardTurnedUp(0, "ferry"),
        CardTurnedUp(1, "red"),
        DeckReshuffled(5),
        CardTurnedUp(2, "red"),
        CardTurnedUp(3, "ferry"),
        CardTurnedUp(4, "red"),
    ]


def test_S5_the_log_of_the_longest_first_deal_fits() -> None:
    board = board_with(colors=("red",), cards_per_color=0, ferries=9, dealt_cards=0, display=8, sweep_at=8)
    game = start(board=board)
    # Eight cards, then three times a sweep, the one card left, a new deck and seven more cards.
    assert game._dealer[0].events.count == 8 + 3 * (1 + 8 + 1) <= MAX_EVENTS
    assert game._dealer[0].reshuffles == 3 <= MAX_RESHUFFLES
    assert game.events.count(DisplaySwept()) == 3
    assert display(game) == ("ferry",) * 8
    assert deck(game) == ("ferry",)


# S6: the first tickets.


def test_S6_tickets_are_dealt_one_at_a_time() -> None:
    game = start(players=3)
    order = ids(game.board)
    assert [game.offer(seat) for seat in range(3)] == [order[0:6:3], order[1:6:3], order[2:6:3]]
    assert ticket_deck(game) == order[6:]


@pytest.mark.parametrize("dealt", [1, 2, 3, 4])
def test_S6_the_board_says_how_many_tickets_are_dealt(dealt: int) -> None:
    game = start(board=board_with(dealt_tickets=dealt))
    order = ids(game.board)
    assert [game.offer(seat) for seat in range(2)] == [order[0 : 2 * dealt : 2], order[1 : 2 * dealt : 2]]
    assert ticket_deck(game) == order[2 * dealt :]
    assert len(game.legal_moves(0)) == 2**dealt - 1


def test_S6_a_seat_keeps_one_or_both_of_its_tickets() -> None:
    game = start()
    one, other = game.offer(1)
    assert game.legal_moves(1) == [KeepTickets((one,)), KeepTickets((other,)), KeepTickets((one, other))]


def test_S6_keeping_none_or_another_seats_ticket_is_refused() -> None:
    game = start()
    assert refused_as(game, 0, KeepTickets(())) == "S6 refused-keep-one"
    assert refused_as(game, 0, KeepTickets(game.offer(1))) == "S6 refused-not-offered"
    assert refused_as(game, 0, KeepTickets((game.offer(0)[0],) * 2)) == "S6 refused-not-offered"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_S6_choices_come_in_any_order_and_go_under_lowest_seat_first(order: tuple[int, ...]) -> None:
    game = start(players=3)
    offers = [game.offer(seat) for seat in range(3)]
    kept = [offers[0][1:], offers[1][:1], offers[2][1:]]
    for number, seat in enumerate(order):
        assert game.waiting_for == tuple(sorted(order[number:]))
        game.play(seat, KeepTickets(kept[seat]))
    assert ticket_deck(game) == (*ids(game.board)[6:], offers[0][0], offers[1][1], offers[2][0])
    assert [game.view(seat).tickets for seat in range(3)] == kept
    assert [game.offer(seat) for seat in range(3)] == [(), (), ()]
    assert game.waiting_for == (2,)


def test_S6_a_seat_that_keeps_both_puts_nothing_under() -> None:
    game = start()
    first, second = game.offer(0), game.offer(1)
    game.play(1, KeepTickets(second))
    game.play(0, KeepTickets(first[:1]))
    assert ticket_deck(game) == (*ids(game.board)[4:], first[1])
    assert set(game.view(1).tickets) == set(second)
    assert game.view(0).rejected == (RejectedTicket(first[1], 20),)
    assert game.view(1).rejected == ()


def test_S6_several_rejected_tickets_go_under_in_the_order_drawn() -> None:
    game = start(board=board_with(dealt_tickets=4))
    mine, others = game.offer(0), game.offer(1)
    game.play(0, KeepTickets((mine[2],)))
    game.play(1, KeepTickets((others[0], others[3])))
    assert ticket_deck(game)[16:] == (mine[0], mine[1], mine[3], others[1], others[2])
    assert game.view(0).tickets == (mine[2],)
    assert [ticket.depth for ticket in game.view(0).rejected] == [16, 17, 18]
    assert [ticket.depth for ticket in game.view(1).rejected] == [19, 20]


def test_S6_a_full_ticket_deck_takes_the_rejected_ones_round_its_ring() -> None:
    game = start(players=4, board=biggest_board())
    order = ids(game.board)
    assert game.offer(3) == ("t3", "t7", "t11", "t15")
    assert ticket_deck(game) == order[16:]
    for seat in range(4):
        game.play(seat, KeepTickets(game.offer(seat)[3:]))
    rejected = [f"t{seat + 4 * number}" for seat in range(4) for number in range(3)]
    assert ticket_deck(game) == (*order[16:], *rejected)


def test_S6_until_all_have_chosen_only_who_has_is_public() -> None:
    game = start(players=3)
    game.play(1, KeepTickets(game.offer(1)[:1]))
    view = game.view(0)
    assert [seat.has_chosen for seat in view.players] == [False, True, False]
    assert [seat.tickets for seat in view.players] == [None, None, None]
    assert view.ticket_deck_size is None
    assert view.phase is Phase.OPENING
    assert view.history[-1] == OpeningChosen(1, None)
    assert game._state[0].ticket_deck_size == 18


@pytest.mark.parametrize("seat", [0, 2, None])
def test_S6_others_can_not_tell_one_ticket_kept_from_two(seat: int | None) -> None:
    one, both = start(players=3), start(players=3)
    one.play(1, KeepTickets(one.offer(1)[1:]))
    both.play(1, KeepTickets(both.offer(1)))
    assert one.view(seat) == both.view(seat)


def test_S6_the_chooser_remembers_the_choice() -> None:
    game = start(players=3)
    offer = game.offer(1)
    game.play(1, KeepTickets(offer[1:]))
    assert game.view(1).tickets == offer[1:]
    assert game.view(1).rejected == (RejectedTicket(offer[0], None),)
    assert game.view(1).history[-1] == OpeningChosen(1, offer[1:])


def test_S6_when_all_have_chosen_the_numbers_are_public() -> None:
    game = start(players=3)
    game.play(2, KeepTickets(game.offer(2)))
    game.play(0, KeepTickets(game.offer(0)[:1]))
    game.play(1, KeepTickets(game.offer(1)))
    view = game.view(None)
    assert [seat.tickets for seat in view.players] == [1, 2, 2]
    assert view.ticket_deck_size == 19
    assert view.history[-1] == OpeningEnded((1, 2, 2))


def test_S6_a_choice_is_made_once() -> None:
    game = start()
    offer = game.offer(1)
    game.play(1, KeepTickets(offer))
    assert refused_as(game, 1, KeepTickets(offer)) == "S6 refused-already-chosen"
    assert game.legal_moves(1) == []


@pytest.mark.parametrize("move", [TakeCard(), DrawTickets(), PlaceSouvenir("globe", "castro")])
def test_S6_nothing_else_is_possible_before_the_choice(move: Move) -> None:
    assert refused_as(start(), 0, move) == "S6 refused-opening-first"


def test_S6_a_choice_beyond_the_offer_is_refused() -> None:
    game = start(board=board_with(dealt_tickets=1))
    first = int(game._table[0]["first_keep"])
    assert [refusal(game, 0, first + number) for number in range(3)] == [
        "",
        "refused-not-offered",
        "refused-not-offered",
    ]


def test_K5_a_rejected_ticket_drawn_again_is_no_longer_marked() -> None:
    game = after_opening(2)
    lay_tickets(game, *ids(game.board)[4:6])
    game.play(0, DrawTickets())
    game.play(0, KeepTickets(game.offer(0)[:1]))
    assert game._state[0].rejected_by[5] == 0
    game.play(1, DrawTickets())
    assert game.offer(1) == ids(game.board)[5:6]
    assert (game._state[0].rejected_by == NONE).all()


# S7: who starts.


@PLAYERS
def test_S7_seat_0_starts_and_play_goes_round(players: int) -> None:
    game = after_opening(players)
    seats = []
    for _ in range(2 * players):
        seats.append(game.waiting_for[0])
        game.play(seats[-1], DrawTickets())
        game.play(seats[-1], game.legal_moves(seats[-1])[0])
    assert seats == [*range(players), *range(players)]


def test_S7_the_seats_are_as_the_host_gave_them() -> None:
    players = [Player("Zoe"), Player("Ada", "bot:strong")]
    game = Game(shipped_board(), players, "1")
    assert [(seat.name, seat.kind) for seat in game.view(None).players] == [
        ("Zoe", "human"),
        ("Ada", "bot:strong"),
    ]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_S7_two_to_four_play(players: int) -> None:
    with pytest.raises(CablecarError) as caught:
        Game(shipped_board(), named(players), "1")
    assert caught.value.key == "wrong-player-count"


# S8, S9: the waiting stacks.


@pytest.mark.parametrize("players", [3, 4])
def test_S8_the_last_seat_places_a_stack_then_the_one_before(players: int) -> None:
    game = placing(players)
    size = 3 if players == 4 else 2
    assert game.waiting_for == (players - 1,)
    game.play(players - 1, PlaceSouvenir("flower", "castro"))
    assert game.waiting_for == (players - 2,)
    assert game.view(None).waiting_souvenirs == ("globe",)
    assert game.view(None).stacks["castro"] == Stack("flower", size)
    game.play(players - 2, PlaceSouvenir("globe", "presidio"))
    assert game.view(None).stacks["presidio"] == Stack("globe", size)
    assert game.view(None).waiting_souvenirs == ()
    assert game.waiting_for == (0,)
    assert game.view(None).phase is Phase.TURN
    assert sum(stack.count for stack in game.view(None).stacks.values()) == 7 * size


@PLAYERS
def test_S8_any_waiting_stack_may_go_to_any_place_without_one(players: int) -> None:
    game = placing(players)
    seat = players - 1
    bare = [place.id for place in game.board.locations if place.id not in START_PLACES]
    assert game.legal_moves(seat) == [PlaceSouvenir(s, place) for s in ("globe", "flower") for place in bare]
    game.play(seat, PlaceSouvenir("globe", "mission"))
    bare.remove("mission")
    seat = game.waiting_for[0]
    assert game.legal_moves(seat) == [PlaceSouvenir("flower", place) for place in bare]


def test_S8_a_full_board_has_room_for_every_stack() -> None:
    game = start(players=4, board=biggest_board())
    keep_all(game, 0, 1, 2, 3)
    places = [place.id for place in game.board.locations if not place.souvenir_at_setup]
    assert game.legal_moves(3) == [PlaceSouvenir(s, place) for s in ("s14", "s15") for place in places]
    game.play(3, PlaceSouvenir("s15", "p63"))
    assert game.legal_moves(2) == [PlaceSouvenir("s14", place) for place in places[:-1]]
    game.play(2, PlaceSouvenir("s14", "p0"))
    assert game.waiting_for == (0,)
    assert game.view(None).stacks["p63"] == Stack("s15", 3)


def test_S8_the_first_symbol_may_go_to_the_first_place() -> None:
    board = biggest_board()
    game = Game(board, named(4), "1", replace(told(board, ()), souvenirs=board.souvenirs[::-1]))
    keep_all(game, 0, 1, 2, 3)
    game.play(3, PlaceSouvenir("s0", "p0"))
    assert game.view(None).stacks["p0"] == Stack("s0", 3)
    assert game.waiting_for == (2,)


def test_S8_wrong_placings_are_refused() -> None:
    game = placing(3)
    assert refused_as(game, 2, PlaceSouvenir("globe", "sunset")) == "S8 refused-place-has-stack"
    assert refused_as(game, 2, PlaceSouvenir("bell", "castro")) == "S8 refused-stack-not-waiting"
    assert refused_as(game, 1, PlaceSouvenir("globe", "castro")) == "T1 refused-not-your-turn"
    assert refused_as(game, 2, TakeCard()) == "S8 refused-place-first"
    assert refused_as(game, 2, PlaceSouvenir("hat", "castro")) == "S8 refused-unknown-souvenir"
    assert refused_as(game, 2, PlaceSouvenir("globe", "atlantis")) == "S8 refused-unknown-place"
    game.play(2, PlaceSouvenir("globe", "castro"))
    assert refused_as(game, 1, PlaceSouvenir("flower", "castro")) == "S8 refused-place-has-stack"
    assert refused_as(game, 1, PlaceSouvenir("globe", "mission")) == "S8 refused-stack-not-waiting"
    game.play(1, PlaceSouvenir("flower", "mission"))
    assert refused_as(game, 0, PlaceSouvenir("globe", "presidio")) == "S8 refused-not-placing"


def test_S9_of_two_players_the_second_places_one_token_of_each_stack() -> None:
    game = placing(2)
    assert game.waiting_for == (1,)
    game.play(1, PlaceSouvenir("flower", "castro"))
    assert game.waiting_for == (1,)
    game.play(1, PlaceSouvenir("globe", "mission"))
    assert game.waiting_for == (0,)
    stacks = game.view(None).stacks
    assert (stacks["castro"], stacks["mission"]) == (Stack("flower", 1), Stack("globe", 1))
    assert [stacks[place].count for place in START_PLACES] == [2, 2, 2, 2, 2]
    assert len(stacks) == 7


def test_S9_the_two_tokens_lie_on_different_places() -> None:
    game = placing(2)
    game.play(1, PlaceSouvenir("flower", "castro"))
    assert refused_as(game, 1, PlaceSouvenir("globe", "castro")) == "S9 refused-place-has-stack"
    assert refused_as(game, 1, PlaceSouvenir("globe", "alcatraz")) == "S9 refused-place-has-stack"
    assert refused_as(game, 1, PlaceSouvenir("flower", "mission")) == "S9 refused-stack-not-waiting"
    assert refused_as(game, 1, DrawTickets()) == "S9 refused-place-first"
    assert refused_as(game, 0, PlaceSouvenir("globe", "mission")) == "T1 refused-not-your-turn"


def test_S9_after_the_opening_nothing_is_placed() -> None:
    assert refused_as(after_opening(2), 0, PlaceSouvenir("globe", "mission")) == "S9 refused-not-placing"
