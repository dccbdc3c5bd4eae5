"""How much one address, one socket and everybody together may ask of the server."""

import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

Clock = Callable[[], float]

RECORD_CHECK = "/api/records/check"
"""The path that game files are sent to, which are longer than all other requests."""
TABLES, GAMES, REPLAYS = "tables", "games", "replays"
RESUMES, MOVES, LINES = "resumes_of_one", "moves_of_one", "lines_of_one"
"""The rates of `Limits` for what costs more than other requests and messages."""
COSTLY_REQUESTS = (
    ("POST", re.compile(r"/api/tables"), TABLES),
    ("POST", re.compile(r"/api/tables/[^/]+/(start|rematch)"), GAMES),
    ("POST", re.compile(RECORD_CHECK), REPLAYS),
    ("GET", re.compile(r"/api/replays/[^/]+"), REPLAYS),
    ("GET", re.compile(r"/api/tables/[^/]+/games/[^/]+/record"), REPLAYS),
    ("SOCKET", re.compile(r"/api/tables/.+/socket"), RESUMES),
)
"""Requests with a rate of their own; a new socket is sent all that its client does not know."""
TAKE = "cablecar.take"
"""The key in a socket's scope of a function that counts something costly, or refuses it."""
HEALTH = "/healthz"
"""The path that monitors ask, which must be answered even when the server is full."""
MOST_BUCKETS = 50_000
"""The most buckets that are kept; the one unused for longest is forgotten first."""
ROUNDING = 1e-6
"""Seconds by which a wait may be wrong: sums of fractions are not exact."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket: how many a second in the long run, and how many at once."""

    per_second: float
    """How many tokens come back in a second."""
    burst: int
    """How many tokens a full bucket holds."""

    def take(self, full: float, now: float) -> tuple[float, float]:
        """Take a token from a bucket that will be full then; return its new time and the seconds to wait.

        Nothing is taken where one has to wait.
        """
        full = max(full, now)
        wait = full + (1 - self.burst) / self.per_second - now
        return (full, wait) if wait > ROUNDING else (full + 1 / self.per_second, 0.0)


class Bucket:
    """A single bucket."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._full = -math.inf

    def take(self) -> float:
        """Take a token; return 0, or after how many seconds there will be one."""
        self._full, wait = self._rate.take(self._full, self._clock())
        return wait


class Buckets:
    """A bucket for each key, in bounded memory."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._full: OrderedDict[Hashable, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full)

    def take(self, key: Hashable) -> float:
        """Take a token; return 0, or after how many seconds there will be one."""
        now = self._clock()
        self._full[key], wait = self._rate.take(self._full.get(key, now), now)
        self._full.move_to_end(key)
        if len(self._full) > MOST_BUCKETS:
            self._full.popitem(last=False)
        return wait


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a small public server.

    The "one" of names that end in `_of_one` is one address: `lines` is for each socket alone, `lines_of_one`
    for all sockets of one address together.
    """

    max_body: int = 16_384
    """Bytes that the body of a request may have."""
    max_record: int = 1 << 18
    """Bytes that a game file may have that is to be checked; the longest games have a fifth."""
    max_message: int = 8_192
    """Bytes that a message on a socket may have; uvicorn closes the socket above that."""
    max_path: int = 1_024
    """Bytes that the path of an address may have, and its query as well."""
    requests: Rate = Rate(20, 100)
    """Requests of one address, handshakes of sockets among them."""
    tables: Rate = Rate(0.5, 30)
    """New tables of one address."""
    games: Rate = Rate(0.2, 30)
    """Games that one address begins, rematches among them: each takes some 50 kB while it is kept."""
    public_tables_of_one: int = 10
    """Public tables of one address that may wait or be in play at the same time."""
    bot_moves: Rate = Rate(20, 200)
    """Moves of the bots of one address: each is written to disk and sent to everybody there; more wait."""
    replays: Rate = Rate(0.3, 20)
    """Games that one address asks to be checked or shown: each is played through, which takes a while."""
    messages: Rate = Rate(20, 60)
    """Messages on one socket; what comes above that is dropped, and the client learns it."""
    messages_of_one: Rate = Rate(60, 300)
    """Messages on all sockets of one address."""
    moves_of_one: Rate = Rate(25, 200)
    """Messages of all sockets of one address that change a game: moves and undos."""
    lines_of_one: Rate = Rate(10, 60)
    """Chat messages of all sockets of one address."""
    frames: Rate = Rate(40, 200)
    """Frames on one socket, control frames and fragments too; uvicorn closes the socket above that."""
    frames_of_one: Rate = Rate(200, 1_000)
    """Frames on all sockets of one address; the socket of the frame above that is closed."""
    max_fragments: int = 16
    """Frames that a message may come in."""
    resumes: Rate = Rate(1, 5)
    """Messages of one socket that ask for everything again."""
    resumes_of_one: Rate = Rate(4, 100)
    """New sockets of one address, and messages on them that ask for everything again."""
    lines: Rate = Rate(1, 10)
    """Chat messages of one socket."""
    unread: int = 1 << 20
    """Bytes that may wait for a client that does not read, before the newest message."""
    flood: float = 10.0
    """Seconds after which a socket is closed that goes on sending too much."""
    connections_of_one: int = 64
    """Sockets and unfinished requests of one address."""
    connections: int = 4_000
    """Sockets and unfinished requests of everybody together."""
    arrivals: Rate = Rate(40, 200)
    """New connections of one address; what comes above that is cut off without an answer."""
    head_seconds: float = 10.0
    """Within which a client must say what it wants, once it is connected or has got its last answer."""
    body_seconds: float = 30.0
    """Within which the body of a request must follow."""
    public_metrics: bool = False
    """Whether other machines may read /metrics."""


LIMITS = Limits()
"""The limits where nothing else is said."""


def costly_rate(method: str, path: str) -> str | None:
    """Return the name of the rate that a request counts against beside that of all requests."""
    for wanted, pattern, rate in COSTLY_REQUESTS:
        if method == wanted and pattern.fullmatch(path):
            return rate
    return None


class Connections:
    """Counts open connections, of all and of each address."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self._most_of_one = most_of_one
        self._most = most
        self._all = 0
        self._of_one: dict[str, int] = {}

    def __len__(self) -> int:
        return self._all

    def refused(self, address: str) -> str | None:
        """Return the key of the reason why the one just opened is one too many, or None."""
        if self._all > self._most:
            return "server-full"
        if self._of_one[address] > self._most_of_one:
            return "too-many-connections"
        return None

    def of(self, address: str) -> int:
        """Return how many an address has open."""
        return self._of_one.get(address, 0)

    def open(self, address: str) -> None:
        """Count one more."""
        self._all += 1
        self._of_one[address] = self._of_one.get(address, 0) + 1

    def close(self, address: str) -> None:
        """Count one less."""
        self._all -= 1
        self._of_one[address] -= 1
        if not self._of_one[address]:
            del self._of_one[address]


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """Return an address parsed, None if it is none; an IPv4 client of an IPv6 socket is an IPv4 client."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@lru_cache(maxsize=4096)
def address_group(address: str) -> str:
    """Return the group that limits count an address in: itself, or its /64, which one household has whole."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found), 64), strict=False))
    return str(found) if found else address


def client_address(connection: HTTPConnection) -> str:
    """Return the address group that limits count a request or socket in."""
    return address_group(connection.client.host if connection.client else "")


def is_loopback(address: str) -> bool:
    """Return True if an address is this machine's own."""
    found = parsed(address)
    return found is not None and found.is_loopback
