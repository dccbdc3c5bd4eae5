"""What HTTP answers hold. Sockets send tables in the same shape."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from cablecar.board.model import Components, Location, Route, Ticket
from cablecar.engine.result import Score
from cablecar.language.commands import Topic
from cablecar.statistics.figures import GameStatistics, PlayerStatistics


class ResponseModel(BaseModel):
    """Something that the server tells; each field always stands in it, and no other."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Health(ResponseModel):
    """The server and its store answer."""

    status: Literal["ok"]
    version: str


class ServerInfo(ResponseModel):
    """What a player may want to know about this server."""

    version: str
    finished_games_kept_days: int | None
    """Days that finished games are kept after their table was last used; null for ever."""
    network_address: str | None
    """Where other machines of the network reach the server; null where it listens on its own machine only."""


class BotInfo(ResponseModel):
    """A bot that can be put on a seat."""

    name: str
    sentence: str


class BoardInfo(ResponseModel):
    """A board that tables can be made with."""

    key: str
    """What it is called in requests."""
    name: str
    players: int
    """How many can play on it at most."""
    own: bool
    """Whether it is a board of the host's and not one that comes with Cable Car."""


class BoardData(ResponseModel):
    """A board as game files write it."""

    locations: list[Location]
    routes: list[Route]
    tickets: list[Ticket]
    souvenirs: list[str]
    route_points: dict[str, int]
    """The points of a route by its length."""
    components: Components


class SceneryShape(ResponseModel):
    """A piece of scenery: what it shows, and its SVG path."""

    kind: str
    path: str


class DrawnSpace(ResponseModel):
    """The middle of a space, its direction in degrees, and how much smaller than usual it is."""

    x: float
    y: float
    angle: float
    scale: float


class DrawnRoute(ResponseModel):
    """A route's spaces from its first place to its second."""

    spaces: list[DrawnSpace]
    track: str
    """The SVG path under the spaces, from place to place."""
    anchors: list[int]
    """The spaces that bear its ferry symbols."""


class DrawnLocation(ResponseModel):
    """A place, and the lines of its name."""

    x: float
    y: float
    anchor: Literal["start", "middle", "end"]
    """Which end of the name's lines stands at `label_x`."""
    label_x: float
    baselines: list[float]
    lines: list[str]


class BoardDrawing(ResponseModel):
    """Where everything on a drawn board lies."""

    width: int
    height: int
    fit: tuple[float, float, float]
    """How large the scenery is drawn, and how far it is moved to the right and down."""
    scenery: list[SceneryShape]
    routes: dict[str, DrawnRoute]
    places: dict[str, DrawnLocation]


class TableSettings(ResponseModel):
    """What the host has chosen for a table."""

    board: str
    pace: float
    clock: int | None
    public: bool
    fixed_seats: bool
    colors: list[int]
    """The number of each chair's colour."""


class SeatState(ResponseModel):
    """A chair of a table, and who plays from it."""

    chair: int
    kind: Literal["open", "human", "bot", "closed"]
    name: str
    bot: str | None
    """The bot that plays now, also in place of a person."""
    held: bool
    """Whether somebody has the seat's secret: a person's seat that nobody holds was left or closed."""
    muted: bool
    connected: bool
    seat: int | None
    """The place in the order of turns of the newest game."""


class TableState(ResponseModel):
    """What everybody may know about a table."""

    id: str
    status: Literal["waiting", "playing", "finished"]
    settings: TableSettings
    chat: bool
    """Whether the table has a chat."""
    bots_ready: bool
    """Whether bots can choose; right after a server's first start they are still being prepared."""
    created: float
    spectators: int
    game: str | None
    """The newest game."""
    round: int
    """Which game of the table that is, from 1; 0 before the first."""
    seats: list[SeatState]


class ListedSeat(ResponseModel):
    """A chair of a public table."""

    chair: int
    kind: Literal["open", "human", "bot", "closed"]
    name: str
    bot: str | None


class ListedTable(ResponseModel):
    """A public table, as the lobby lists it."""

    id: str
    status: Literal["waiting", "playing"]
    settings: TableSettings
    created: float
    seats: list[ListedSeat]


class Yours(ResponseModel):
    """What the client holds at a table."""

    chairs: list[int]
    host: bool


class TableShown(ResponseModel):
    """A table, and what is yours at it."""

    table: TableState
    you: Yours
    waiting: list[int]
    """The chairs that the newest game waits for."""
    last_at: float
    """When something was last done in a game there; before the first, when the table was made."""


class SeatSecret(ResponseModel):
    """A seat, and the secret that plays it: for the one who asked, and nobody else."""

    chair: int
    secret: str


class TableMade(ResponseModel):
    """A new table with its secrets."""

    table: TableState
    host_secret: str
    seats: list[SeatSecret]


class Code(ResponseModel):
    """A code that moves a seat to another device once, within ten minutes."""

    code: str
    path: str
    """The address to open there; what stands behind # never reaches a server or its logs."""


def _refer_to_move(schema: dict[str, Any]) -> None:
    """Describe a move by the protocol's own `Move`, which the app adds to the description."""
    schema["properties"]["move"] = {"$ref": "#/components/schemas/Move"}


class UnseenCards(ResponseModel):
    """How many cards of each colour a seat has not seen."""

    cards: dict[str, int]


class MoveCommand(ResponseModel):
    """A typed command that means a move; the rules may still refuse it."""

    model_config = ConfigDict(json_schema_extra=_refer_to_move)

    kind: Literal["move"]
    move: dict[str, Any]
    """The move as a socket sends it."""
    sentence: str
    """The command written out, with all that was left unsaid."""


class UndoCommand(ResponseModel):
    """A typed command to take one's last move back."""

    kind: Literal["undo"]


class QuestionCommand(ResponseModel):
    """A typed command that asks for something."""

    kind: Literal["question"]
    about: Topic
    answer: str
    """What the seat may know about that, in lines; empty for help and the rules, which each client tells."""


class PlayerName(ResponseModel):
    """Who played a seat of a game."""

    name: str
    kind: str
    """"human", or "bot:" and the bot's name."""


class GameResult(ResponseModel):
    """How a game ended, by seat."""

    scores: list[Score]
    winners: list[int]


class GameInfo(ResponseModel):
    """A game of a table."""

    id: str
    round: int
    started: float
    ended: float | None
    players: list[PlayerName]
    result: GameResult | None
    yours: bool
    """Whether the client has played it; only players get its file."""


class Share(ResponseModel):
    """A link to a finished game."""

    share: str
    path: str
    """Where the page replays the game."""


class SharedGame(ResponseModel):
    """A finished game that its players have shared."""

    record: dict[str, Any]
    """The game file."""
    statistics: GameStatistics


class CheckedGame(ResponseModel):
    """The board of a game file whose moves all follow the rules; only named if it comes with Cable Car."""

    board: str
    """What requests call it."""
    data: BoardData | None
    drawing: BoardDrawing | None
    table: str | None
    """The board as the kernel reads it, in base64."""


class PlayerResult(ResponseModel):
    """How a name fared in a game."""

    game_id: str
    seat: int
    name: str
    kind: str
    players: int
    place: int
    total: int
    ended: float
    statistics: PlayerStatistics


class PlayerResults(ResponseModel):
    """How a name fared in its newest games."""

    name: str
    games: int
    won: int
    results: list[PlayerResult]


class Fault(ResponseModel):
    """Why something was refused."""

    key: str
    message: str
    values: dict[str, str | int]
    rule: str | None = None
    """The rule of the game that refuses a move."""


class FaultAnswer(ResponseModel):
    """The answer to a request that was refused."""

    error: Fault
