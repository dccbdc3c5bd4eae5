"""Drawing, keeping and hiding destination tickets: K1-K5."""

from functools import cache
from random import Random

import pytest

from cablecar.board import shipped_board
from cablecar.engine.events import OpeningChosen, OpeningEnded, TicketsDrawn, TicketsKept
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.engine.view import Phase, RejectedTicket
from tests.support.game.positions import (
    after_opening,
    board_named,
    finish,
    give,
    give_turn,
    hold_tickets,
    lay_tickets,
    own,
    refused,
    ticket_deck,
)

T = [ticket.id for ticket in shipped_board().tickets]
NOT_OFFERED = ("K1", "You can only keep tickets you were offered, and each one only once.")


@cache
def prepared(players: int) -> Game:
    """Return the game that `at_turn` copies."""
    game = after_opening(players)
    for seat in range(players):
        hold_tickets(game, seat)
    return game


def at_turn(*tickets: str, players: int = 2) -> Game:
    """Return a game at its first turn with this ticket deck and no ticket in any hand."""
    game = prepared(players).copy()
    lay_tickets(game, *tickets)
    return game


def held(game: Game) -> list[tuple[str, ...]]:
    """Return the tickets of each seat."""
    return [game.view(seat).tickets for seat in range(len(game.players))]


def draw(game: Game, seat: int, *kept: str) -> None:
    """Let a seat draw tickets on its turn and keep these."""
    give_turn(game, seat)
    game.play(seat, DrawTickets())
    game.play(seat, KeepTickets(kept))


def test_K1_the_player_looks_at_the_top_two_tickets() -> None:
    game = at_turn(*T[:5], players=3)
    game.play(0, DrawTickets())
    view = game.view(0)
    assert view.offer == (T[0], T[1])
    assert (view.phase, view.waiting_for, view.ticket_deck_size) == (Phase.KEEPING, (0,), 3)
    assert ticket_deck(game) == (T[2], T[3], T[4])
    assert game.events[-1] == TicketsDrawn(0, 2, (T[0], T[1]))
    assert game.legal_moves(0) == [
        KeepTickets((T[0],)),
        KeepTickets((T[1],)),
        KeepTickets((T[0], T[1])),
    ]
    assert game.legal_moves(1) == []


@pytest.mark.parametrize(
    ("kept", "deck"),
    [
        ((T[0],), (T[2], T[3], T[4], T[1])),
        ((T[1],), (T[2], T[3], T[4], T[0])),
        ((T[0], T[1]), (T[2], T[3], T[4])),
        ((T[1], T[0]), (T[2], T[3], T[4])),
    ],
)
def test_K1_kept_tickets_are_held_and_a_rejected_one_goes_to_the_bottom(
    kept: tuple[str, ...], deck: tuple[str, ...]
) -> None:
    game = at_turn(*T[:5], players=3)
    hold_tickets(game, 1, T[9])
    give_turn(game, 1)
    game.play(1, DrawTickets())
    game.play(1, KeepTickets(kept))
    assert ticket_deck(game) == deck
    assert held(game) == [(), (*sorted(kept, key=T.index), T[9]), ()]
    view = game.view(1)
    assert (view.phase, view.waiting_for, view.offer) == (Phase.TURN, (2,), ())
    assert game.events[-1] == TicketsKept(1, len(kept), tuple(sorted(kept)))


def test_K1_rejected_tickets_come_up_again_in_the_order_in_which_they_went_under() -> None:
    game = at_turn(*T[:5])
    draw(game, 0, T[1])
    draw(game, 1, T[2])
    assert ticket_deck(game) == (T[4], T[0], T[3])
    draw(game, 0, T[0])
    assert ticket_deck(game) == (T[3], T[4])
    assert held(game) == [(T[0], T[1]), (T[2],)]


def test_K1_at_least_one_of_the_drawn_tickets_is_kept_and_no_other() -> None:
    game = at_turn(*T[:5])
    hold_tickets(game, 0, T[9])
    game.play(0, DrawTickets())
    assert refused(game, 0, KeepTickets(())) == ("K1", "You must keep at least one of the tickets.")
    assert refused(game, 0, KeepTickets((T[2],))) == NOT_OFFERED
    assert refused(game, 0, KeepTickets((T[9],))) == NOT_OFFERED
    assert refused(game, 0, KeepTickets((T[0], T[2]))) == NOT_OFFERED
    assert refused(game, 0, KeepTickets((T[0], T[0]))) == NOT_OFFERED
    assert refused(game, 0, KeepTickets(("oakland",))) == (
        "K1",
        "There is no ticket “oakland” on this board.",
    )


def test_K1_the_choice_comes_before_anything_else() -> None:
    game = at_turn(*T[:5])
    give(game, 0, "black", "black", "black")
    game.play(0, DrawTickets())
    for move in (
        Pass(),
        DrawTickets(),
        TakeCard(),
        TakeCard(0),
        ClaimRoute("south_beach-potrero_hill", ("black", "black", "black")),
        TakeSouvenir("sunset"),
        PlaceSouvenir("bell", "castro"),
    ):
        assert refused(game, 0, move) == ("K1", "First choose which of the tickets you drew to keep.")
    not_yours = ("T1", "It’s not your turn; wait for the other players.")
    assert refused(game, 1, KeepTickets((T[0],))) == not_yours


def test_K1_nothing_can_be_kept_before_it_is_drawn() -> None:
    game = at_turn(*T[:5])
    nothing = ("K1", "You have no tickets to choose from; draw tickets first.")
    assert refused(game, 0, KeepTickets((T[0],))) == nothing
    assert refused(game, 0, KeepTickets((T[0], T[1]))) == nothing
    draw(game, 0, T[0])
    give_turn(game, 0)
    assert refused(game, 0, KeepTickets((T[1],))) == nothing


def test_K2_the_last_ticket_may_be_drawn_and_must_be_kept() -> None:
    game = at_turn(T[5])
    assert DrawTickets() in game.legal_moves(0)
    game.play(0, DrawTickets())
    assert (game.view(0).offer, game.view(0).ticket_deck_size) == ((T[5],), 0)
    assert game.events[-1] == TicketsDrawn(0, 1, (T[5],))
    assert game.legal_moves(0) == [KeepTickets((T[5],))]
    assert refused(game, 0, KeepTickets(())) == ("K1", "You must keep at least one of the tickets.")
    first_keep = game.action(0, KeepTickets((T[5],)))
    assert game.legal_actions(0) == [first_keep]
    game.play(0, KeepTickets((T[5],)))
    assert (held(game), ticket_deck(game)) == ([(T[5],), ()], ())


def test_K2_with_no_ticket_left_none_can_be_drawn() -> None:
    game = at_turn()
    assert DrawTickets() not in game.legal_moves(0)
    assert refused(game, 0, DrawTickets()) == ("K2", "There are no destination tickets left to draw.")


def test_K2_of_the_last_two_one_may_still_be_rejected() -> None:
    game = at_turn(T[0], T[1])
    draw(game, 0, T[1])
    assert (ticket_deck(game), game.view(0).ticket_deck_size) == ((T[0],), 1)
    draw(game, 1, T[0])
    assert held(game) == [(T[1],), (T[0],)]
    assert refused(game, 0, DrawTickets())[0] == "K2"


def test_K3_kept_tickets_stay_and_there_is_no_limit() -> None:
    game = at_turn(*T)
    for number in range(0, 24, 2):
        draw(game, 0, T[number], T[number + 1])
        assert held(game) == [tuple(T[: number + 2]), ()]
    give_turn(game, 0)
    game.play(0, TakeCard())
    game.play(0, TakeCard())
    assert (held(game), ticket_deck(game)) == ([tuple(T), ()], ())
    assert game.view(1).players[0].tickets == 24


def test_K4_only_their_holder_sees_tickets() -> None:
    game = at_turn(*T[:5], players=3)
    draw(game, 0, T[1])
    assert game.view(0).tickets == (T[1],)
    assert game.view(0).history[-2:] == (
        TicketsDrawn(0, 2, (T[0], T[1])),
        TicketsKept(0, 1, (T[1],)),
    )
    for seat in (1, 2, None):
        view = game.view(seat)
        assert (view.tickets, view.offer, view.rejected) == ((), (), ())
        assert [player.tickets for player in view.players] == [1, 0, 0]
        assert [player.revealed_tickets for player in view.players] == [None, None, None]
        assert view.history[-2:] == (TicketsDrawn(0, 2, None), TicketsKept(0, 1, None))


def test_K4_nobody_else_sees_the_tickets_on_offer() -> None:
    game = at_turn(*T[:5], players=3)
    game.play(0, DrawTickets())
    assert [game.view(seat).offer for seat in (0, 1, 2, None)] == [(T[0], T[1]), (), (), ()]


def test_K4_others_can_not_tell_which_tickets_are_held_nor_whether_they_are_complete() -> None:
    game = at_turn(*T[:5])
    own(game, 0, "tea_garden-sunset")
    other = game.copy()
    hold_tickets(game, 0, "alcatraz-sunset", "golden_gate_bridge-potrero_hill")
    hold_tickets(other, 0, "chinatown-tea_garden", "south_beach-sunset")
    own(game, 0, "haight_ashbury-sunset")
    own(other, 0, "haight_ashbury-sunset")
    for seat in (1, None):
        assert game.view(seat) == other.view(seat)
    assert game.view(0) != other.view(0)


def test_K4_all_tickets_are_open_at_the_end() -> None:
    game = at_turn(*T[:5])
    hold_tickets(game, 0, T[7], T[8])
    hold_tickets(game, 1, T[9])
    finish(game)
    for seat in (0, 1, None):
        revealed = [player.revealed_tickets for player in game.view(seat).players]
        assert revealed == [(T[7], T[8]), (T[9],)]


@pytest.mark.parametrize("kept", [1, 2])
def test_K4_until_the_opening_is_over_no_number_of_tickets_is_public(kept: int) -> None:
    game = Game.new(3, seed=4)
    offer = game.offer(0)
    game.play(0, KeepTickets(offer[:kept]))
    for seat in (1, 2, None):
        view = game.view(seat)
        assert [player.tickets for player in view.players] == [None, None, None]
        assert [player.has_chosen for player in view.players] == [True, False, False]
        assert view.ticket_deck_size is None
        assert view.history[-1] == OpeningChosen(0, None)
    for seat in (1, 2):
        game.play(seat, KeepTickets(game.offer(seat)))
    assert game.events[-1] == OpeningEnded((kept, 2, 2))
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert [player.tickets for player in view.players] == [kept, 2, 2]
        assert view.ticket_deck_size == 20 - kept


def test_K4_an_opening_choice_shows_only_to_its_own_seat() -> None:
    game = Game.new(2, seed=4)
    first, second = game.offer(0)
    game.play(0, KeepTickets((second,)))
    mine = game.view(0)
    assert (mine.tickets, mine.rejected) == ((second,), (RejectedTicket(first, None),))
    other = Game.new(2, seed=4)
    other.play(0, KeepTickets((first, second)))
    for seat in (1, None):
        assert game.view(seat) == other.view(seat)


def test_K5_the_rejecter_alone_knows_where_the_ticket_lies_as_the_deck_moves() -> None:
    game = at_turn(*T[:7], players=3)
    draw(game, 0, T[1])
    assert game.view(0).rejected == (RejectedTicket(T[0], 5),)
    draw(game, 1, T[3])
    assert game.view(0).rejected == (RejectedTicket(T[0], 3),)
    assert game.view(1).rejected == (RejectedTicket(T[2], 4),)
    assert game.view(2).rejected == game.view(None).rejected == ()
    give_turn(game, 2)
    game.play(2, DrawTickets())
    assert game.view(0).rejected == (RejectedTicket(T[0], 1),)
    game.play(2, KeepTickets((T[4], T[5])))
    assert ticket_deck(game) == (T[6], T[0], T[2])
    draw(game, 2, T[6])
    assert ticket_deck(game) == (T[2], T[0])
    assert game.view(0).rejected == ()
    assert game.view(1).rejected == (RejectedTicket(T[2], 0),)
    assert game.view(2).rejected == (RejectedTicket(T[0], 1),)


def test_K5_a_rejected_ticket_that_is_drawn_again_is_no_longer_in_the_deck() -> None:
    game = at_turn(T[0], T[1])
    draw(game, 0, T[1])
    game.play(1, DrawTickets())
    assert game.view(0).rejected == game.view(1).rejected == ()
    game.play(1, KeepTickets((T[0],)))
    assert game.view(0).rejected == game.view(1).rejected == ()


def test_K5_everybody_knows_what_they_rejected_in_the_opening() -> None:
    game = Game.new(3, seed=4)
    offers = [game.offer(seat) for seat in range(3)]
    game.play(2, KeepTickets(offers[2][:1]))
    game.play(0, KeepTickets(offers[0][1:]))
    game.play(1, KeepTickets(offers[1]))
    assert ticket_deck(game)[-2:] == (offers[0][0], offers[2][1])
    assert game.view(0).rejected == (RejectedTicket(offers[0][0], 18),)
    assert game.view(1).rejected == game.view(None).rejected == ()
    assert game.view(2).rejected == (RejectedTicket(offers[2][1], 19),)


def test_K1_K5_the_ticket_deck_goes_round_its_ring_of_64() -> None:
    game = Game.new(2, seed=3, board=board_named("large"))
    deck = list(game.shuffles.tickets[8:])
    tickets: list[set[str]] = [set(), set()]
    rejecter: dict[str, int] = {}

    def keep(seat: int, offer: tuple[str, ...], kept: tuple[str, ...]) -> None:
        game.play(seat, KeepTickets(kept))
        tickets[seat] |= set(kept)
        for ticket in offer:
            if ticket not in kept:
                deck.append(ticket)
                rejecter[ticket] = seat

    for seat in (0, 1):
        offer = game.offer(seat)
        keep(seat, offer, offer[3:])
    for _ in range(2):
        game.play(1, game.legal_moves(1)[0])
    random = Random(1)
    while deck:
        seat = game.waiting_for[0]
        game.play(seat, DrawTickets())
        offer = tuple(deck[:2])
        del deck[:2]
        assert game.view(seat).offer == offer
        keep(seat, offer, (random.choice(offer),))
        assert ticket_deck(game) == tuple(deck)
        for knower in (0, 1):
            known = [(t, depth) for depth, t in enumerate(deck) if rejecter.get(t) == knower]
            assert game.view(knower).rejected == tuple(RejectedTicket(*entry) for entry in known)
            assert set(game.view(knower).tickets) == tickets[knower]
    assert len(tickets[0]) + len(tickets[1]) == 64
