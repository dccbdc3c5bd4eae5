"""What all tables of a server share."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cablecar.board import Board
from cablecar.bots import BOTS, Bots
from cablecar.engine.game import Game
from cablecar.engine.players import Player
from cablecar.server.bot_workers import BotPool
from cablecar.server.model.boards import Boards
from cablecar.server.model.live_game import Entry
from cablecar.server.security.identity import Refused
from cablecar.server.security.limits import LIMITS, Limits
from cablecar.server.storage.retention import KEEP_ALWAYS, Retention
from cablecar.server.storage.store import Store
from cablecar.server.tables.heavy_work import FairQueue, FinishedGames
from cablecar.server.tables.steady_clock import SteadyClock


def deal_by_chance(board: Board, players: Sequence[Player]) -> Game:
    """Start a game whose shuffles nobody can foresee."""
    return Game.new(players, board=board)


def draw_seats(chairs: Sequence[int]) -> list[int]:
    """Draw who sits where in the order of turns (S7)."""
    return secrets.SystemRandom().sample(chairs, len(chairs))


@dataclass(slots=True)
class Services:
    """What all tables share."""

    store: Store
    bot_pool: BotPool
    retention: Retention = KEEP_ALWAYS
    limits: Limits = LIMITS
    deal: Callable[[Board, Sequence[Player]], Game] = deal_by_chance
    draw: Callable[[Sequence[int]], list[int]] = draw_seats
    finished: FinishedGames = field(default_factory=FinishedGames)
    heavy: FairQueue = field(default_factory=FairQueue)
    """Replays games one after another, so that they don't hold up the tables."""
    clock: SteadyClock = field(default_factory=SteadyClock)
    on_entry: Callable[[Entry], None] = lambda entry: None
    """Called with each entry once it is on disk."""
    boards: Boards = field(default_factory=Boards)
    bots: Bots = field(default_factory=lambda: BOTS)
    listens_on: tuple[str, int] | None = None
    """The address and the port that the server listens on."""

    def now(self) -> float:
        """Return the time."""
        return self.clock()

    def expect_bot(self, name: str) -> None:
        """Refuse a bot that this server does not have."""
        if name not in self.bots:
            raise Refused(422, "unknown-bot", name=name, known=", ".join(self.bots))
