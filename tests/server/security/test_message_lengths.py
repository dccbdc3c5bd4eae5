"""Who sees how long encrypted messages are must not learn from it what is hidden."""

import random
from collections.abc import Callable, Sequence
from importlib.resources import files

import pytest

from cablecar import Game
from cablecar.board import shipped_board
from cablecar.common.catalogue import LANGUAGES, speaking
from cablecar.common.errors import IllegalMove
from cablecar.engine.actions import board_actions
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, Move, TakeCard, to_json
from cablecar.server.http.sockets import REFUSED_BLOCK
from cablecar.server.model.live_game import ActionMeta, Entry, LiveGame, SeatOwner
from cablecar.server.protocol.codec import dumps, error_json, padded
from cablecar.server.tables.broadcast import ENTRY_PADDING, OWN_PADDING, TURN_PADDING, GameUpdate

GAMES = 40
MOST_ENTRIES = 300
NUMBERS = dict.fromkeys(("cars", "count", "ferries", "last", "length", "slot"), 8)
NAMES = dict.fromkeys(("a", "b", "card", "color", "place", "route", "symbol", "ticket"), "Ö" * 60)
"""What refusals tell, as long as it gets."""


def room(update: GameUpdate, seat: int) -> int:
    """Return how many bytes longer the message to a seat is than the one to a spectator."""
    return len(update.text(seat).encode()) - len(update.text(None).encode())


def opened(number: int) -> LiveGame:
    """Return a game in which all have chosen their first tickets, and the first turn begins."""
    live = LiveGame(
        "game", 1, Game.new(["Ada", "Bob"], seed=number), [SeatOwner(0, "a"), SeatOwner(1, "b")], 0.0
    )
    while live.is_opening or TakeCard(None) not in live.game.legal_moves(live.game.waiting_for[0]):
        seat = live.game.waiting_for[0]
        live.move(ActionMeta(seat, "human", 0.0), live.game.legal_moves(seat)[0])
    return live


def test_a_blind_card_does_not_show_in_the_length_of_its_message() -> None:
    lengths, cards = set(), set()
    for number in range(GAMES):
        live = opened(number)
        seat = live.game.waiting_for[0]
        entry = live.move(ActionMeta(seat, "human", 0.0), TakeCard(None))
        cards.add(entry.events[0])
        update = GameUpdate(live, [entry], None)
        lengths.add((room(update, seat), room(update, 1 - seat)))
    assert len(cards) > 6, "all kinds of cards were drawn"
    assert lengths == {(TURN_PADDING + ENTRY_PADDING, OWN_PADDING)}


def test_first_tickets_do_not_show_in_the_length_of_a_message() -> None:
    lengths = set()
    for number in range(GAMES):
        live = LiveGame(
            "game", 1, Game.new(["Ada", "Bob"], seed=number), [SeatOwner(0, "a"), SeatOwner(1, "b")], 0.0
        )
        lengths.add(room(GameUpdate(live, [], None), 0))
    assert lengths == {TURN_PADDING}


def hoarded(game: Game, seat: int, rng: random.Random) -> Move:
    """Return a move of somebody who collects cards and tickets, so that ever more claims are legal."""
    legal = game.legal_moves(seat)
    kept = [move for move in legal if isinstance(move, KeepTickets)]
    if kept:
        return max(kept, key=lambda move: len(move.tickets))
    wanted = DrawTickets if rng.random() < 0.2 else TakeCard
    return rng.choice([move for move in legal if isinstance(move, wanted)] or legal)


def chosen(game: Game, seat: int, rng: random.Random) -> Move:
    """Return any legal move."""
    return rng.choice(game.legal_moves(seat))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choose", [chosen, hoarded])
def test_nothing_hidden_shows_in_the_length_of_any_message_of_a_game(
    players: int, choose: Callable[[Game, int, random.Random], Move]
) -> None:
    """How much longer a seat’s message is depends on public facts only: whether it may move, what it did."""
    rng = random.Random(players)
    game = Game.new(["Zoë", "Bjørn", "Ægir", "Ö" * 24][:players], seed=players)
    live = LiveGame("game", 1, game, [SeatOwner(seat, str(seat)) for seat in range(players)], 0.0)
    while game.result is None and len(live.entries) < MOST_ENTRIES:
        seat = rng.choice(game.waiting_for)
        entry = live.move(ActionMeta(seat, "human", 0.0), choose(game, seat, rng))
        expect_rooms(live, [entry])
    expect_rooms(live, live.entries)


def expect_rooms(live: LiveGame, entries: Sequence[Entry]) -> None:
    """Check the lengths of the messages to all seats."""
    update = GameUpdate(live, entries, None)
    for seat in range(len(live.game.players)):
        own = sum(entry.seat == seat for entry in entries)
        is_to_move = seat in live.game.waiting_for
        assert room(update, seat) == (TURN_PADDING if is_to_move else OWN_PADDING) + ENTRY_PADDING * own


@pytest.mark.parametrize("board", ["san-francisco", "san-francisco-2"])
def test_all_claims_of_a_board_have_room_in_a_message(board: str) -> None:
    actions = board_actions(shipped_board(board))
    offer = Game.new(["Ada", "Bob"], seed=1, board=shipped_board(board)).offer(0)
    moves = [actions.move(number, offer) for number in range(actions.count)]
    claims = [to_json(move) for move in moves if isinstance(move, ClaimRoute)]
    assert len(claims) > 250
    assert len(dumps(claims)) + OWN_PADDING < TURN_PADDING


@pytest.mark.parametrize("language", LANGUAGES)
def test_refused_moves_have_the_same_length_whatever_the_reason(language: str) -> None:
    catalogue = (files("cablecar") / "locales" / f"{language}.game.ftl").read_text("utf-8")
    keys = [line.partition(" ")[0] for line in catalogue.splitlines() if line.startswith("refused-")]
    with speaking(language):
        errors = [IllegalMove("T1", key, **NUMBERS, **NAMES) for key in keys]
        texts = [dumps({"type": "refused", "id": "x" * 64, "error": error_json(error)}) for error in errors]
    assert len(texts) > 30
    assert {len(padded(text, REFUSED_BLOCK).encode()) for text in texts} == {REFUSED_BLOCK}


@pytest.mark.parametrize(("text", "length"), [("", 11), ("x" * 11, 11), ("é" * 5, 11), ("é" * 6, 19)])
def test_messages_are_padded_to_whole_blocks_of_bytes(text: str, length: int) -> None:
    assert len(padded(text, 8, 3).encode()) == length
