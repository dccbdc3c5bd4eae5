"""A game at a table: its entries in order, and the game that they add up to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cablecar.board import Board
from cablecar.common.shared import UNDO_SECONDS
from cablecar.common.version import __version__
from cablecar.engine.chance import Shuffles
from cablecar.engine.events import Event
from cablecar.engine.game import Game
from cablecar.engine.moves import Move, from_json
from cablecar.engine.players import Player
from cablecar.engine.record import move_json
from cablecar.server.model.seats import HUMAN
from cablecar.server.security.identity import SeatCredential


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing done in a game; entries are numbered from 1 and only ever added."""

    number: int
    kind: str
    """"move", "undo", "bot" (the seat is given to a bot), "back" (taken back), "clock" (time is over)."""
    seat: int
    actor: str
    """"human", or "bot:" and the bot's name."""
    at: float
    message_id: str | None = None
    move: dict[str, Any] | None = None
    """The move with what it revealed, as the game file writes it: for the store only."""
    reshuffles: tuple[tuple[str, ...], ...] = ()
    """The new decks that the move caused, for the store only."""
    events: tuple[Event, ...] = ()
    """What happened, with everything open: a seat gets what it may see of them."""
    waiting_for: tuple[int, ...] = ()
    """The seats that may act next: the store finds by it the tables to load after a restart."""
    idle: float = 0.0
    """Seconds before it in which nobody could think about it: the bots were being prepared."""


@dataclass(frozen=True, slots=True)
class ActionMeta:
    """Who does something, and when."""

    seat: int
    actor: str
    at: float
    message_id: str | None = None
    idle: float = 0.0
    """Seconds before it in which nobody could think about it: the bots were being prepared."""


@dataclass(frozen=True, slots=True)
class SeatOwner:
    """Who plays a seat of a game, and from which chair."""

    chair: int
    owner_hash: str | None
    """The hash of its player's secret, None for a bot."""


class LiveGame:
    """A game with all that was done in it, also what was taken back."""

    def __init__(
        self,
        identity: str,
        number: int,
        game: Game,
        owners: Sequence[SeatOwner],
        started: float,
        engine: str = __version__,
    ) -> None:
        self.id = identity
        self.round = number
        """Which game of its table this is, from 1."""
        self.game = game
        self.chairs = tuple(owner.chair for owner in owners)
        """The chair of each seat: seats are in the order of turns."""
        self.owner_hashes = [owner.owner_hash for owner in owners]
        """The hash of each player's secret, None for a bot: the players may read the record."""
        self.started = started
        self.engine = engine
        """The version that the game was begun with."""
        self.position = 0
        """Counts moves made and taken back: what a bot thinks about is the position of this number."""
        self.entries: list[Entry] = []
        self.turn_began = started
        """When the turn began of the seats that are to act now."""
        self.start_shuffles = game.shuffles
        self._began: list[float] = []
        """When the turn had begun in which each move that stands was made."""
        self._times: list[tuple[float, float]] = []
        """When each move that stands was made, and how long nobody could think about it."""
        self._numbers: dict[tuple[int, str], int] = {}

    @classmethod
    def rebuild(
        cls,
        head: "GameHead",
        entries: Iterable[Entry],
    ) -> "LiveGame":
        """Play stored entries again; the shuffles are stored too, so nothing depends on the generator."""
        game = Game(head.board, head.players, head.seed, head.shuffles)
        live = cls(head.id, head.round, game, head.owners, head.started, head.engine)
        for entry in entries:
            live.repeat(entry)
        return live

    @property
    def next_number(self) -> int:
        """The number of the next entry."""
        return len(self.entries) + 1

    @property
    def is_opening(self) -> bool:
        """Whether seats choose their first tickets, in any order."""
        return len(self.game.moves) < len(self.game.players)

    @property
    def last_at(self) -> float:
        """When something was last done."""
        return self.entries[-1].at if self.entries else self.started

    @property
    def last_bot_at(self) -> float:
        """When a bot last did something: in the opening people act meanwhile, and must not hold it off."""
        acts = (entry.at for entry in reversed(self.entries) if entry.actor != HUMAN)
        return next(acts, self.started)

    def seat_of(self, chair: int) -> int | None:
        """Return the seat of a chair, None where it does not play."""
        return self.chairs.index(chair) if chair in self.chairs else None

    def seat_of_credential(self, credential: SeatCredential | None) -> int | None:
        """Return the seat that the holder of a credential plays or has played, None for a spectator.

        The chair alone does not decide: after a game somebody new may sit where another has left.
        """
        owner_hash = None if credential is None else credential.secret_hash
        if owner_hash is None or owner_hash not in self.owner_hashes:
            return None
        return self.owner_hashes.index(owner_hash)

    def replace_player(self, seat: int, name: str, owner_hash: str) -> None:
        """Let somebody else play a seat from now on."""
        players = list(self.game.players)
        players[seat] = Player(name, players[seat].kind)
        self.game.players = tuple(players)
        self.owner_hashes[seat] = owner_hash

    def change_owner(self, owner_hash: str, to: str) -> None:
        """Let a player's seat belong to their new secret."""
        self.owner_hashes = [to if old == owner_hash else old for old in self.owner_hashes]

    def rename_players(self, owner_hashes: set[str], name: str) -> bool:
        """Give these people another name; return True if one of them plays."""
        pairs = zip(self.game.players, self.owner_hashes, strict=True)
        self.game.players = tuple(
            Player(name, player.kind) if owner_hash in owner_hashes else player
            for player, owner_hash in pairs
        )
        return not owner_hashes.isdisjoint(self.owner_hashes)

    def entry_of(self, seat: int, message_id: str) -> Entry | None:
        """Return the entry that a message has become already."""
        number = self._numbers.get((seat, message_id))
        return None if number is None else self.entries[number - 1]

    @property
    def is_by_people(self) -> bool:
        """Whether a person has a seat, also one that a bot plays for them."""
        return any(owner_hash is not None for owner_hash in self.owner_hashes)

    def count(self, seat: int, *kinds: str) -> int:
        """Return how many entries of these kinds a seat has made."""
        return sum(entry.seat == seat and entry.kind in kinds for entry in self.entries)

    def move(self, meta: ActionMeta, move: Move, decks: Sequence[Sequence[str]] = ()) -> Entry:
        """Make a move, or raise IllegalMove and change nothing."""
        before = self.game.waiting_for
        events, reshuffles = len(self.game.events), len(self.game.shuffles.reshuffles)
        if decks:
            self.game.prescribe_reshuffles(decks)
        self.game.play(meta.seat, move)
        self.position += 1
        self._times.append((meta.at, meta.idle))
        self._began.append(self.turn_began)
        self._note_turn(before, meta.at)
        return self._add(
            "move",
            meta,
            move=move_json(self.game.moves[-1]),
            reshuffles=self.game.shuffles.reshuffles[reshuffles:],
            events=tuple(self.game.events[events:]),
        )

    def can_undo(self, seat: int) -> bool:
        """Return True if a seat may take back its last move, with what bots have answered."""
        return self.game.can_undo(seat, self._bots)

    @property
    def undo_until(self) -> float | None:
        """Until when the only person among bots may take a move back before a bot shows something new."""
        bots = self._bots
        moves = (done for done in reversed(self.entries) if done.kind == "move" and done.seat not in bots)
        mine = next(moves, None) if bots else None
        if mine is None or mine.actor != HUMAN or not self.can_undo(mine.seat):
            return None
        return round(mine.at + UNDO_SECONDS, 3)

    def ends_undo(self, seat: int, move: Move) -> bool:
        """Return True if after a bot's move the only person among bots could no longer take one back."""
        twin, bots = self.game.copy(), self._bots
        twin.play(seat, move)
        return not any(twin.can_undo(other, bots) for other in range(len(twin.players)) if other not in bots)

    def answers(self, seat: int) -> list[int]:
        """Return the bots whose moves are taken back before a seat's own, the last first."""
        if self.is_opening or not self.can_undo(seat):
            return []
        movers = [played.seat for played in reversed(self.game.moves)]
        return movers[: movers.index(seat)]

    def undo(self, meta: ActionMeta) -> Entry:
        """Take a seat's last move back, where the rules allow it; the answers to it go first."""
        before = list(self.game.moves)
        self.game.undo(meta.seat, self._bots)
        self.position += 1
        left = {id(played) for played in self.game.moves}
        gone = next(number for number, played in enumerate(before) if id(played) not in left)
        self.turn_began = self._began.pop(gone)
        made, _ = self._times.pop(gone)
        if self._bots:  # the turn goes on with the time that it had left, for bots have answered meanwhile
            self.turn_began += max(0.0, meta.at - made)
        return self._add("undo", meta)

    def note(self, kind: str, meta: ActionMeta) -> Entry:
        """Add an entry without a move: a seat changed hands, or its time is over."""
        return self._add(kind, meta)

    def repeat(self, entry: Entry) -> None:
        """Do a stored entry again."""
        meta = ActionMeta(entry.seat, entry.actor, entry.at, entry.message_id, entry.idle)
        if entry.kind == "move":
            assert entry.move is not None
            self.move(meta, from_json(entry.move), entry.reshuffles)
        elif entry.kind == "undo":
            self.undo(meta)
        else:
            self.note(entry.kind, meta)

    def record(self) -> dict[str, Any]:
        """Return the game's file, with the engine that the game was begun with. Never before the end."""
        return {**self.game.record(), "engine": self.engine}

    def seconds(self) -> list[float]:
        """Return how long each move that stands was thought about; opening choices since the start."""
        opening = len(self.game.players)
        before = [self.started] * opening + [at for at, _ in self._times[opening - 1 : -1]]
        pairs = zip(self._times, before, strict=False)
        # The clock may have been set back in between.
        return [max(0.0, at - earlier - idle) for (at, idle), earlier in pairs]

    def begin_by(self, now: float) -> None:
        """Let no turn begin in the future: the clock may have been set back since."""
        self.turn_began = min(self.turn_began, now)
        self._began = [min(began, now) for began in self._began]

    def shift(self, seconds: float) -> None:
        """Let a turn go on as it did when the clock jumps."""
        self.turn_began += seconds
        self._began = [began + seconds for began in self._began]

    @property
    def _bots(self) -> list[int]:
        """The seats that nobody but a bot has played, in a game of one person.

        What bots answer may tell of their cards, so that it is not taken back where others play as well.
        """
        bots = [seat for seat, owner_hash in enumerate(self.owner_hashes) if owner_hash is None]
        return bots if len(bots) == len(self.owner_hashes) - 1 else []

    def _note_turn(self, before: tuple[int, ...], at: float) -> None:
        if not set(self.game.waiting_for) <= set(before):
            self.turn_began = at

    def _add(self, kind: str, meta: ActionMeta, **more: Any) -> Entry:
        entry = Entry(
            self.next_number,
            kind,
            meta.seat,
            meta.actor,
            meta.at,
            meta.message_id,
            waiting_for=self.game.waiting_for,
            idle=meta.idle,
            **more,
        )
        self.entries.append(entry)
        if meta.message_id is not None:
            self._numbers[meta.seat, meta.message_id] = entry.number
        return entry


@dataclass(frozen=True, slots=True)
class GameHead:
    """What a game began with, as it is stored."""

    id: str
    round: int
    board: Board
    players: tuple[Player, ...]
    owners: tuple[SeatOwner, ...]
    seed: str
    shuffles: Shuffles
    started: float
    engine: str
