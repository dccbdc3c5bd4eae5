"""One game at one table: the public way to play.

>>> from cablecar import Game, TakeCard
>>> game = Game.new(players=2, seed=7)
>>> game.waiting_for
(0, 1)
>>> for seat in game.waiting_for:
...     game.play(seat, game.legal_moves(seat)[-1])
>>> game.waiting_for, game.legal_moves(1)[0]
((1,), PlaceSouvenir(symbol='crab', location='fort_mason'))
"""

import threading
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cablecar.board import CARDS, Board, as_board
from cablecar.common.catalogue import language, say
from cablecar.common.errors import CablecarError, IllegalMove, RecordError
from cablecar.engine.actions import Offer, board_actions
from cablecar.engine.chance import Shuffles, seed_text
from cablecar.engine.citations import cited_rule
from cablecar.engine.events import Event, OpeningChosen, all_seen_by
from cablecar.engine.moves import (
    ClaimRoute,
    KeepTickets,
    Move,
    PlaceSouvenir,
    Played,
    TakeCard,
    TakeSouvenir,
    shown,
)
from cablecar.engine.narrator import Notes, narrator_of
from cablecar.engine.players import Player
from cablecar.engine.record import record_of, replaying
from cablecar.engine.result import Result, count_result
from cablecar.engine.start import refuse_count, refuse_start
from cablecar.engine.view import View, decode_view
from cablecar.rules import calls
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.rules.refusals import LEGAL, REFUSALS
from cablecar.rules.state import (
    CHOICES,
    DEALER,
    MAX_PLAYERS,
    MAX_RESHUFFLES,
    NONE,
    OVER,
    STATE,
    Phase,
    Records,
)
from cablecar.rules.stream import seed_words


@dataclass(slots=True)
class _Moment:
    """What undo goes back to."""

    state: bytes
    """The record: as bytes it is copied a hundred times as fast."""
    moves: int
    events: int
    answered_by: int | None = None
    """The other seat that has acted since, also where that was taken back."""


class _Buffers(threading.local):
    """Records that the kernel writes into, for one call: each thread has its own, made once."""

    def __init__(self) -> None:
        choices = np.zeros(1, CHOICES)
        self.choices = choices, choices["count"].data, choices["actions"][0].data
        """A list of actions, how long it is, and what is in it, both read past NumPy."""
        self.observation = new_observation()


_BUFFERS = _Buffers()
_SEATS = [tuple(seat for seat in range(MAX_PLAYERS) if mask >> seat & 1) for mask in range(2**MAX_PLAYERS)]
"""The seats of every bit mask of seats."""


class Game:
    """One game. Make one with `Game.new` or `Game.replay`."""

    def __init__(
        self, board: Board, players: Sequence[Player], seed: str, prescribed: Shuffles | None = None
    ) -> None:
        refuse_start(board, len(players), seed)
        self.board = board
        """The board that is played on."""
        self.players = tuple(players)
        """Who sits where, in turn order; seat 0 starts (S7)."""
        self.seed = seed
        """The hexadecimal seed of all shuffles."""
        self.moves: list[Played] = []
        """The moves made so far, in order of arrival."""
        self.events: list[Event] = []
        """All that happened, with everything open. Show `view(seat).history` to players, never this."""
        self._table, self._actions = board_table(board), board_actions(board)
        self._narrator = narrator_of(board)
        self._state = np.zeros(1, STATE)
        self._state[0].random[:] = seed_words(seed)
        self._dealer = np.zeros(1, DEALER)
        self._dealer["events"]["noting"] = 1
        self._notes = Notes(self._dealer)
        self._reshuffles: list[tuple[str, ...]] = []
        self._moments: list[_Moment] = []
        self._deal(prescribed)

    @classmethod
    def new(
        cls,
        players: int | Iterable[Player | str] = 2,
        seed: int | str | None = None,
        board: Board | Path | str | None = None,
    ) -> "Game":
        """Start a game of this many players, or of these; without a seed the operating system draws one.

        The board is a `Board`, the id of one that comes with Cable Car, or a board's file.
        """
        found = as_board(board)
        return cls(found, _seats(players, found), seed_text(seed))

    @classmethod
    def replay(cls, record: dict[str, Any]) -> "Game":
        """Return the game of a record, every move checked under the rules, or raise RecordError."""
        *_, game = cls.replaying(record)
        return game

    @classmethod
    def replaying(cls, record: dict[str, Any]) -> Iterator["Game"]:
        """Yield the one game of a record after the deal and after each move, or raise RecordError."""
        return replaying(record, Game)

    def __repr__(self) -> str:
        return f"<Game on {self.board.id}: {len(self.players)} players, {len(self.moves)} moves>"

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """All seats that may act now."""
        return _SEATS[calls.waiting_seats(self._state)]

    def legal_actions(self, seat: int) -> list[int]:
        """Return the legal action numbers of a seat, in ascending order."""
        choices, count, actions = _BUFFERS.choices
        calls.list_legal(self._table, self._state, self._seat(seat), choices)
        return sorted(actions[: count[0]].tolist())

    def legal_moves(self, seat: int) -> list[Move]:
        """Return every legal move of a seat; empty where it may not act."""
        numbers, actions = self.legal_actions(seat), self._actions
        offer = self.offer(seat) if actions.needs_offer(numbers) else ()
        return actions.moves(numbers, offer)

    def offer(self, seat: int) -> Offer:
        """Return the tickets that a seat has to choose from, in the order drawn."""
        seat = self._seat(seat)
        numbers = self._state["offers"][0, seat, : self._state["offered"][0, seat]].tolist()
        return tuple(self.board.tickets[number].id for number in numbers)

    def action(self, seat: int, move: Move) -> int:
        """Return a move's action number, legal now or not."""
        try:
            offer = self.offer(self._seat(seat)) if isinstance(move, KeepTickets) else ()
            return self._actions.number(move, offer)
        except IllegalMove as error:
            raise IllegalMove(self._cited(error.rule), error.key, **error.values) from None

    def move(self, seat: int, action: int) -> Move:
        """Return the move of an action number, legal now or not."""
        if not 0 <= action < self._actions.count:
            raise IllegalMove("T1", "refused-no-such-action")
        return self._actions.move(action, self.offer(self._seat(seat)))

    def play(self, seat: int, move: Move) -> None:
        """Make a move, or raise IllegalMove and change nothing."""
        seat = self._seat(seat)
        action = self.action(seat, move)
        moment = _Moment(self._state.tobytes(), len(self.moves), len(self.events))
        refused = calls.play_action(self._table, self._state, self._dealer, seat, action)
        if refused != LEGAL:
            rule, key = REFUSALS[refused]
            raise IllegalMove(self._cited(rule), key, **_details(self, seat, move))
        self._moments.append(moment)
        self._follow(seat, move)

    def observe(self, seat: int | None) -> Records:
        """Return what a seat, or with None a spectator, may know: an array of one `OBSERVATION`."""
        observer, observation = NONE if seat is None else self._seat(seat), _BUFFERS.observation
        calls.observe(self._table, self._state, observer, observation)
        return new_observation(observation.tobytes())

    def truth(self) -> Records:
        """Return a copy of the whole state, with everything open. Never show it during play."""
        return self._state.copy()

    def view(self, seat: int | None) -> View:
        """Return what a seat may know, or with None a spectator."""
        observation, history = self.observe(seat), all_seen_by(self.events, seat)
        return decode_view(self.board, self.players, observation, tuple(history))

    @property
    def result(self) -> Result | None:
        """The final count, or None before the end."""
        if self._state["phase"][0] != OVER:
            return None
        return count_result(self._table, self._state)

    @property
    def shuffles(self) -> Shuffles:
        """Every outcome of chance so far."""
        return Shuffles(*self._orders, tuple(self._reshuffles))

    def record(self) -> dict[str, Any]:
        """Return the whole truth about this game as its file holds it. Never show it during play."""
        return record_of(self)

    def check_seed(self) -> None:
        """Raise RecordError if the shuffles are not those that the seed gives.

        Replaying does not need the seed, because a record holds all shuffles.
        """
        twin, expected = Game(self.board, self.players, self.seed), self.shuffles
        for played in self.moves:
            made = len(twin.shuffles.reshuffles)
            if twin.shuffles != replace(expected, reshuffles=expected.reshuffles[:made]):
                break
            twin.play(played.seat, played.move)
        if twin.shuffles != expected:
            raise RecordError("record-wrong-seed")

    def copy(self) -> "Game":
        """Return an independent copy at the same position."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._dealer = self._dealer.copy()
        twin._notes = Notes(twin._dealer)
        twin.moves, twin.events = list(self.moves), list(self.events)
        twin._reshuffles, twin._moments = list(self._reshuffles), list(self._moments)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return all but what is made of the rest: a game can be pickled and deep-copied."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_notes", "_narrator")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Take up what was kept."""
        self.__dict__.update(kept)
        self._narrator, self._notes = narrator_of(self.board), Notes(self._dealer)

    def can_undo(self, seat: int, answering: Collection[int] = ()) -> bool:
        """Return True if a seat may take back its last move: nothing was shown and nobody acted since.

        What the seats that are `answering` did since is taken back with it.
        """
        seat = self._seat(seat)
        return bool(calls.may_withdraw(self._state, seat)) or self._undone_by(seat, answering) > 0

    def undo(self, seat: int | None = None, answering: Collection[int] = ()) -> None:
        """Take back a seat's last move with the answers to it; in the opening, the choice of a seat."""
        if seat is None:
            seat = self.moves[-1].seat if self.moves else 0
        if not self.can_undo(seat, answering):
            raise CablecarError("undo-refused")
        if calls.withdraw_choice(self._state, seat):
            self._forget_choice(seat)
            return
        count = self._undone_by(seat, answering)
        moment = self._moments[-count]
        self._state = np.frombuffer(bytearray(moment.state), STATE)
        del self._moments[-count:], self.moves[moment.moves :], self.events[moment.events :]

    def _undone_by(self, seat: int, answering: Collection[int]) -> int:
        """Return how many moves an undo takes back, 0 where it may not."""
        for count, moment in enumerate(reversed(self._moments), 1):
            mover = self.moves[moment.moves].seat
            if moment.answered_by is not None and moment.answered_by not in answering:
                return 0
            if mover == seat:
                return count
            if mover not in answering:
                return 0
        return 0

    def _forget_choice(self, seat: int) -> None:
        """Strike a withdrawn opening choice from what happened."""
        number = next(number for number, played in enumerate(self.moves) if played.seat == seat)
        choice = self.moves[number].move
        assert isinstance(choice, KeepTickets)
        del self.moves[number]
        self.events = [event for event in self.events if event != OpeningChosen(seat, choice.tickets)]

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.players):
            raise CablecarError("unknown-seat", seat=str(seat), last=len(self.players) - 1)
        return seat

    def _deal(self, prescribed: Shuffles | None) -> None:
        dealer = self._dealer[0]
        if prescribed is not None:
            tickets = [ticket.id for ticket in self.board.tickets]
            dealer.prescribed = 1
            _prescribe(dealer.prescribed_transport, prescribed.transport, CARDS)
            _prescribe(dealer.prescribed_tickets, prescribed.tickets, tickets)
            _prescribe(dealer.prescribed_souvenirs, prescribed.souvenirs, self.board.souvenirs)
            self.prescribe_reshuffles(prescribed.reshuffles)
        calls.new_game(self._table, self._state, self._dealer, len(self.players))
        self._orders = (
            _named(CARDS, dealer.transport[: self.board.components.cards]),
            _named(tuple(self.board.ticket), dealer.tickets[: len(self.board.tickets)]),
            _named(self.board.souvenirs, dealer.souvenirs[: len(self.board.souvenirs)]),
        )
        self._note_reshuffles()
        self.events += self._narrator.tell(self._notes.rows).events

    def prescribe_reshuffles(self, decks: Sequence[Sequence[str]]) -> None:
        """Prescribe the new decks of the next move, top first, instead of leaving them to chance."""
        dealer = self._dealer[0]
        dealer.prescribed_reshuffles = min(len(decks), MAX_RESHUFFLES)
        for number, deck in enumerate(decks[:MAX_RESHUFFLES]):
            dealer.prescribed_deck_sizes[number] = len(deck)
            _prescribe(dealer.prescribed_decks[number], deck, CARDS)

    @property
    def had_wrong_deck(self) -> bool:
        """Whether the last move met a prescribed deck that was not made of the discarded cards (D6)."""
        return bool(self._dealer[0].mismatch)

    def _cited(self, rule: str) -> str:
        return cited_rule(rule, Phase(int(self._state[0].phase)), len(self.players))

    def _follow(self, seat: int, move: Move) -> None:
        """Write down what a move did, and forget what can't be undone any more."""
        events, revealed = self._narrator.tell(self._notes.rows)
        self.moves.append(Played(seat, move, revealed))
        self.events += events
        self._note_reshuffles()
        if self._notes.shows:
            self._moments.clear()
        elif len(self._moments) > 1 and self.moves[-2].seat != seat:
            self._moments[-2] = replace(self._moments[-2], answered_by=seat)

    def _note_reshuffles(self) -> None:
        dealer = self._dealer
        self._notes.forget_prescribed_reshuffles()
        for number in range(self._notes.reshuffles):
            deck = dealer["decks"][0, number, : dealer["deck_sizes"][0, number]]
            self._reshuffles.append(_named(CARDS, deck))


def _seats(players: int | Iterable[Player | str], board: Board) -> list[Player]:
    if isinstance(players, int):
        refuse_count(board, players)
        return list(_numbered(players, language()))
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise CablecarError("not-players", given=shown(str(players)))
    return [_player(player) for player in players]


@lru_cache(maxsize=64)
def _numbered(players: int, _language: str) -> tuple[Player, ...]:
    """Return players who are called by their numbers, in the language of the catalogue."""
    return tuple(Player(say("player-name", number=seat + 1)) for seat in range(players))


def _player(player: Player | str) -> Player:
    if isinstance(player, Player):
        return player
    if isinstance(player, str):
        return Player(player)
    raise CablecarError("not-a-player", given=shown(str(player)))


def _prescribe(field: Any, names: Sequence[str], numbering: Sequence[str]) -> None:
    field[: len(names)] = [numbering.index(name) for name in names]


def _named(names: Sequence[str], numbers: NDArray[np.int8]) -> tuple[str, ...]:
    return tuple([names[number] for number in numbers.tolist()])


def _details(game: Game, seat: int, move: Move) -> dict[str, str | int]:
    """Return what a refusal's sentence may mention: only what the seat itself may know."""
    values: dict[str, str | int] = {"cars": int(game._state[0].cars[seat])}
    match move:
        case ClaimRoute(identity):
            route = game.board.route[identity]
            values |= {
                "a": game.board.location[route.a].name,
                "b": game.board.location[route.b].name,
                "length": route.length,
                "ferries": route.ferries,
            }
        case PlaceSouvenir(symbol, location):
            values |= {"symbol": symbol, "place": game.board.location[location].name}
        case TakeSouvenir(location):
            values |= {"place": game.board.location[location].name}
        case TakeCard(int(slot)):
            values |= {"slot": slot + 1}
    return values
