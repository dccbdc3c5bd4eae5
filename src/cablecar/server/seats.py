"""What a table is made of: its settings and its seats."""

from dataclasses import asdict, dataclass
from typing import Any

from cablecar.players import BOT_KIND

OPEN, HUMAN, BOT, CLOSED = "open", "human", "bot", "closed"
WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host has chosen for a table."""

    board: str
    """The key of one of the server's boards."""
    pace: float
    """How many seconds a bot lets pass before it moves."""
    clock: int | None
    """Seconds for a turn, or None for as long as one likes."""
    public: bool
    """Whether the table is listed, or found by its link only."""
    fixed_seats: bool
    """Whether the first game is played in the order of the chairs instead of a drawn one (S7)."""

    def to_json(self) -> dict[str, Any]:
        """Return the settings as the store and the wire write them."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class TableHead:
    """What never changes about a table."""

    id: str
    """What the table's link ends with."""
    host_hash: str
    """The hash of the host's secret."""
    settings: Settings
    created: float


@dataclass(slots=True)
class Seat:
    """A chair of a table, and who plays from it."""

    chair: int
    kind: str
    """"open", "human", "bot" or "closed"."""
    name: str = ""
    bot: str | None = None
    """The bot that plays: of a bot's seat, or in place of a person."""
    secret_hash: str | None = None
    code_hash: str | None = None
    """The hash of the code that moves this seat to another device."""
    code_until: float | None = None
    muted: bool = False

    @property
    def is_free(self) -> bool:
        """Whether nobody holds this seat, so that somebody may."""
        return self.kind == OPEN

    @property
    def plays(self) -> bool:
        """Whether somebody, or a bot, plays from this chair."""
        return self.kind in (HUMAN, BOT)

    @property
    def player_kind(self) -> str:
        """The seat's kind as a game's record names it."""
        return f"{BOT_KIND}{self.bot}" if self.kind == BOT else HUMAN

    def empty(self) -> None:
        """Let go of whoever sat here."""
        self.kind, self.name, self.bot, self.muted = OPEN, "", None, False
        self.secret_hash = self.code_hash = self.code_until = None

    def to_row(self, table: str) -> dict[str, Any]:
        """Return the row that the store keeps."""
        return {"table_id": table, **asdict(self)}
