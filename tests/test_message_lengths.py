"""Who sees how long encrypted messages are must not learn from it what is hidden."""

import pytest

from cablecar import Game
from cablecar.moves import TakeCard
from cablecar.server.livegame import Done, LiveGame, Place
from cablecar.server.telling import ASKED_BLOCK, BLOCK, Account
from cablecar.server.wire import padded

GAMES = 40


def opened(number: int) -> LiveGame:
    """Return a game in which all have chosen their first tickets, and the first turn begins."""
    live = LiveGame("game", 1, Game.new(["Ada", "Bob"], seed=number), [Place(0, "a"), Place(1, "b")], 0.0)
    while live.is_opening or TakeCard(None) not in live.game.legal_moves(live.game.waiting_for[0]):
        seat = live.game.waiting_for[0]
        live.move(Done(seat, "human", 0.0), live.game.legal_moves(seat)[0])
    return live


def test_a_blind_card_does_not_show_in_the_length_of_its_message() -> None:
    lengths, cards = set(), set()
    for number in range(GAMES):
        live = opened(number)
        seat = live.game.waiting_for[0]
        entry = live.move(Done(seat, "human", 0.0), TakeCard(None))
        cards.add(entry.events[0])
        account = Account(live, [entry], None)
        lengths.add((len(account.text(seat)), len(account.text(1 - seat))))
    assert len(cards) > 6, "all kinds of cards were drawn"
    assert lengths == {(ASKED_BLOCK, BLOCK)}


def test_first_tickets_do_not_show_in_the_length_of_a_message() -> None:
    lengths = set()
    for number in range(GAMES):
        live = LiveGame("game", 1, Game.new(["Ada", "Bob"], seed=number), [Place(0, "a"), Place(1, "b")], 0.0)
        lengths.add(len(Account(live, [], None).text(0)))
    assert lengths == {ASKED_BLOCK}


@pytest.mark.parametrize(("length", "whole"), [(0, 0), (1, 8), (8, 8), (9, 16)])
def test_messages_are_padded_to_whole_blocks(length: int, whole: int) -> None:
    assert len(padded("x" * length, 8)) == whole
