"""What is told of each move, in which order, and to whom."""

from dataclasses import FrozenInstanceError, fields
from typing import get_args

import pytest

from cablecar.board import shipped_board
from cablecar.common.errors import IllegalMove
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegun,
    OpeningChosen,
    OpeningEnded,
    RouteClaimed,
    SouvenirPlaced,
    SouvenirTaken,
    TicketsDrawn,
    TicketsKept,
    TurnPassed,
    all_seen_by,
    seen_by,
)
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
    wire_name,
)
from cablecar.engine.players import Player
from cablecar.language.sentences import Teller
from cablecar.rules.events import KINDS_OF_EVENTS, SECRETS
from tests.support.game.make_corpus import played, ticket_gambler
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
    told,
)

ROUTE = "fort_mason-lombard_street"
CLAIM = ClaimRoute(ROUTE, ("red",))
CLAIMED = RouteClaimed(0, ROUTE, ("red",), 1)

OPEN: tuple[Event, ...] = (
    OpeningEnded((1, 2)),
    SouvenirPlaced(0, "bell", "castro"),
    CardTaken(0, 2, "red"),
    CardTurnedUp(2, "ferry"),
    DisplaySwept(),
    DeckReshuffled(7),
    CLAIMED,
    SouvenirTaken(0, "bell", "castro"),
    TurnPassed(0),
    LastRoundBegun(0),
    GameEnded(),
)
"""Events that everybody sees whole."""
SECRET: tuple[tuple[Event, Event], ...] = (
    (OpeningChosen(0, ("a", "b")), OpeningChosen(0, None)),
    (CardTaken(0, None, "red"), CardTaken(0, None, None)),
    (TicketsDrawn(0, 2, ("a", "b")), TicketsDrawn(0, 2, None)),
    (TicketsKept(0, 1, ("a",)), TicketsKept(0, 1, None)),
)
"""Events of seat 0, and what everybody else sees of them."""


def at_turn(players: int = 2) -> Game:
    """Return a game at its first turn: red cards in all hands, a dull display, no souvenirs."""
    game = after_opening(players)
    for seat in range(players):
        give(game, seat, "red", "red", "red")
    lay_display(game, "blue", "green", "black", "pink", "orange")
    empty_stacks(game)
    return game


def news(game: Game, seat: int, move: Move) -> list[Event]:
    """Make a move and return what was told of it."""
    before = len(game.events)
    game.play(seat, move)
    return game.events[before:]


# --- values and masks


def test_every_kind_of_event_is_either_open_or_secret() -> None:
    kinds = [type(event) for event in OPEN] + [type(event) for event, _ in SECRET]
    assert set(kinds) == set(get_args(Event))


def test_the_table_of_secrets_names_kinds_of_events_and_their_fields() -> None:
    names = {wire_name(kind): {field.name for field in fields(kind)} for kind in get_args(Event)}
    assert set(names) == set(KINDS_OF_EVENTS)
    for kind, secret in SECRETS.items():
        assert {"seat", secret.field} | ({secret.unless} if secret.unless else set()) <= names[kind]


@pytest.mark.parametrize("event", OPEN, ids=repr)
def test_an_open_event_is_seen_whole_by_everybody(event: Event) -> None:
    assert [seen_by(event, seat) for seat in (0, 1, 2, None)] == [event] * 4


@pytest.mark.parametrize(("event", "masked"), SECRET, ids=repr)
def test_a_secret_event_is_seen_whole_by_its_seat_only(event: Event, masked: Event) -> None:
    assert [seen_by(event, seat) for seat in (0, 1, 2, None)] == [event, masked, masked, masked]


def test_seat_0_is_not_taken_for_a_spectator() -> None:
    event = CardTaken(1, None, "red")
    assert [seen_by(event, seat) for seat in (0, 1, None)] == [
        CardTaken(1, None, None),
        event,
        CardTaken(1, None, None),
    ]


@pytest.mark.parametrize("event", [*OPEN, *(event for event, _ in SECRET)], ids=repr)
def test_an_event_is_a_frozen_value_that_can_be_pasted_back(event: Event) -> None:
    assert eval(repr(event)) == event
    assert len({event, eval(repr(event))}) == 1
    for field in fields(event):
        with pytest.raises(FrozenInstanceError):
            setattr(event, field.name, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_history_hides_exactly_what_others_drew_and_kept(players: int) -> None:
    game = played(players, 2, ticket_gambler)
    for seat in (*range(players), None):
        seen = list(all_seen_by(game.events, seat))
        assert seen == list(game.view(seat).history)
        assert len(seen) == len(game.events)
        for full, masked in zip(game.events, seen, strict=True):
            hides = is_secret(full) and getattr(full, "seat", None) != seat
            assert (masked != full) == hides
            assert not hides or None in (getattr(masked, "tickets", ""), getattr(masked, "card", ""))


def is_secret(event: Event) -> bool:
    """Return True if an event holds something that only its seat may see."""
    blind = isinstance(event, CardTaken) and event.slot is None
    return blind or isinstance(event, OpeningChosen | TicketsDrawn | TicketsKept)


# --- what each move tells


def test_S4_the_deal_turns_up_the_display() -> None:
    board = shipped_board()
    game = Game(
        board, [Player("Ada"), Player("Bo")], "1", told(board, ["red"] * 4 + ["blue", "ferry", "pink"])
    )
    up = ["blue", "ferry", "pink", "blue", "blue"]
    assert game.events == [CardTurnedUp(slot, card) for slot, card in enumerate(up)]


def test_S5_a_sweep_at_the_deal_is_told() -> None:
    board = shipped_board()
    cards = ["red"] * 4 + ["ferry", "red", "ferry", "ferry", "red"]
    game = Game(board, [Player("Ada"), Player("Bo")], "1", told(board, cards))
    first = [CardTurnedUp(slot, card) for slot, card in enumerate(cards[4:])]
    second = [CardTurnedUp(slot, "blue") for slot in range(5)]
    assert game.events == [*first, DisplaySwept(), *second]


def test_S6_opening_choices_are_told_as_they_come_and_the_counts_at_the_end() -> None:
    game = Game.new(3, 1)
    offers = [game.offer(seat) for seat in range(3)]
    assert news(game, 2, KeepTickets(offers[2][:1])) == [OpeningChosen(2, offers[2][:1])]
    assert news(game, 0, KeepTickets(offers[0])) == [OpeningChosen(0, tuple(sorted(offers[0])))]
    assert news(game, 1, KeepTickets(offers[1][1:])) == [
        OpeningChosen(1, offers[1][1:]),
        OpeningEnded((2, 1, 1)),
    ]


def test_S8_a_placed_stack_is_told() -> None:
    game = Game.new(3, 1)
    for seat in range(3):
        game.play(seat, game.legal_moves(seat)[0])
    move = game.legal_moves(2)[0]
    assert isinstance(move, PlaceSouvenir)
    assert news(game, 2, move) == [SouvenirPlaced(2, move.symbol, move.location)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S2_S8_S9_as_many_souvenirs_are_told_as_lie_there(players: int) -> None:
    game = Game.new(players, 7)
    while not isinstance(move := game.legal_moves(game.waiting_for[0])[0], PlaceSouvenir):
        game.play(game.waiting_for[0], move)
    seat = game.waiting_for[0]
    game.play(seat, move)
    there = game.view(None).stacks[move.location].count
    told = Teller(game.board, ["Ada"] * players).tell(SouvenirPlaced(seat, move.symbol, move.location))
    assert f" {there} " in told


def test_D1_a_card_from_the_deck_is_told_alone() -> None:
    game = at_turn()
    lay_deck(game, "orange", "red", "red")
    assert news(game, 0, TakeCard()) == [CardTaken(0, None, "orange")]


def test_D2_a_face_up_card_is_told_with_the_one_that_replaces_it() -> None:
    game = at_turn()
    lay_deck(game, "orange", "red")
    assert news(game, 0, TakeCard(3)) == [CardTaken(0, 3, "pink"), CardTurnedUp(3, "orange")]


def test_D8_a_face_up_card_that_nothing_replaces_is_told_alone() -> None:
    game = at_turn()
    lay_deck(game)
    lay_discard(game)
    assert news(game, 0, TakeCard(3)) == [CardTaken(0, 3, "pink")]


def test_D6_a_new_deck_is_told_after_the_last_card_of_the_old_one() -> None:
    game = at_turn()
    lay_deck(game, "orange")
    lay_discard(game, "red", "red")
    expected = [CardTaken(0, 3, "pink"), CardTurnedUp(3, "orange"), DeckReshuffled(2)]
    assert news(game, 0, TakeCard(3)) == expected


def test_D7_a_sweep_is_told_between_the_two_displays() -> None:
    game = at_turn()
    lay_display(game, "ferry", "ferry")
    lay_deck(game, "ferry", *["blue"] * 6)
    swept = [CardTurnedUp(slot, "blue") for slot in range(5)]
    expected = [CardTaken(0, 2, "black"), CardTurnedUp(2, "ferry"), DisplaySwept(), *swept]
    assert news(game, 0, TakeCard(2)) == expected


def test_C5_a_claim_is_told_with_its_price_and_points() -> None:
    game = at_turn()
    give(game, 0, "ferry", "red", "red", "red")
    move = ClaimRoute("golden_gate_bridge-lands_end", ("ferry", "red", "red"))
    assert news(game, 0, move) == [RouteClaimed(0, move.route, ("red", "red", "ferry"), 4)]


def test_C7_a_forced_souvenir_is_told_after_its_claim() -> None:
    game = at_turn()
    lay_stack(game, "lombard_street", "crab", 1)
    assert news(game, 0, CLAIM) == [CLAIMED, SouvenirTaken(0, "crab", "lombard_street")]


def test_C7_a_chosen_souvenir_is_told_when_it_is_chosen() -> None:
    game = at_turn()
    lay_stack(game, "lombard_street", "crab", 1)
    lay_stack(game, "fort_mason", "bell", 1)
    assert news(game, 0, CLAIM) == [CLAIMED]
    assert news(game, 0, TakeSouvenir("fort_mason")) == [SouvenirTaken(0, "bell", "fort_mason")]


def test_K1_drawn_and_kept_tickets_are_told_to_their_seat() -> None:
    game = at_turn()
    lay_tickets(game, "union_square-castro", "alcatraz-sunset", "presidio-mission")
    drawn = ("union_square-castro", "alcatraz-sunset")
    assert news(game, 0, DrawTickets()) == [TicketsDrawn(0, 2, drawn)]
    assert news(game, 0, KeepTickets(drawn)) == [TicketsKept(0, 2, tuple(sorted(drawn)))]
    assert news(game, 1, DrawTickets()) == [TicketsDrawn(1, 1, ("presidio-mission",))]
    assert news(game, 1, KeepTickets(("presidio-mission",))) == [TicketsKept(1, 1, ("presidio-mission",))]


def test_C5_E1_all_that_a_claim_brings_is_told_in_the_order_of_the_rules() -> None:
    game = at_turn()
    set_cars(game, 0, 3)
    lay_stack(game, "lombard_street", "crab", 1)
    lay_deck(game)
    lay_display(game, None)
    lay_discard(game)
    dealt = [DeckReshuffled(1), CardTurnedUp(0, "red")]
    taken = SouvenirTaken(0, "crab", "lombard_street")
    assert news(game, 0, CLAIM) == [CLAIMED, *dealt, taken, LastRoundBegun(0)]


def test_E1_the_end_is_told_last_and_the_last_round_only_once() -> None:
    game = at_turn()
    set_cars(game, 0, 3)
    assert news(game, 0, CLAIM) == [CLAIMED, LastRoundBegun(0)]
    other = ClaimRoute("lombard_street-pier_39", ("red",))
    set_cars(game, 1, 1)
    assert news(game, 1, other) == [RouteClaimed(1, other.route, ("red",), 1)]
    last = ClaimRoute("chinatown-union_square-1", ("red",))
    assert news(game, 0, last) == [RouteClaimed(0, last.route, ("red",), 1), GameEnded()]


def test_T2_passes_are_told_and_so_is_the_end_that_they_bring() -> None:
    game = at_turn(3)
    for seat in range(3):
        give(game, seat)
    lay_display(game, *[None] * 5)
    lay_deck(game)
    lay_discard(game)
    lay_tickets(game)
    assert news(game, 0, Pass()) == [TurnPassed(0)]
    assert news(game, 1, Pass()) == [TurnPassed(1)]
    assert news(game, 2, Pass()) == [TurnPassed(2), GameEnded()]


def test_a_refused_move_tells_nothing() -> None:
    game = at_turn()
    before = list(game.events)
    with pytest.raises(IllegalMove, match="not your turn"):
        game.play(1, CLAIM)
    assert game.events == before
