"""Hostile messages for a socket: each is never allowed, and says what the server must answer."""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cablecar.common.errors import CablecarError
from cablecar.engine.moves import from_json, to_json

Json = dict[str, Any]

FAULT, ACK, PONG, WELCOME = "fault", "ack", "pong", "welcome"
TOO_BIG, NOT_TEXT, NO_FRAME = 1009, 1007, 1002
MAX_MESSAGE = 8192
FRAMES = {
    "unmasked frame": b"\x81\x02{}",
    "unknown frame": b"\x83\x80abcd",
    "reserved bit": b"\xf1\x80abcd",
    "long ping": b"\x89\xfe\x01\x00abcd" + bytes(256),
    "rest of nothing": b"\x80\x80abcd",
}
"""Bytes that are no frames of a WebSocket."""

TEXTS = (
    "'; DROP TABLE moves; --",
    '" OR 1=1 /*',
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "{ $field } { -brand } {DATETIME($x)} %s %n {0} {{x}} ${jndi:ldap://x}",
    "\u202eevil\u202c \u2066x\u2069 \u200b\u200d\ufeff",
    "\x00\x01\x1b[31m\x7f\r\n\x85\u2028\u2029",
    "ﷺ" * 30 + "Z̸̡͇͛a̷l̵g̶o̴",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\U000e0041\ue000\uffff",
    "../../../../etc/passwd\\..\\",
    "١٢٣ ⅷ ² \u0131 İ ß ŉ",
    "a" * 499,
    " \t\u3000\u00a0 ",
)
"""Texts that trouble databases, pages, terminals, catalogues and letters."""
WRONG: tuple[Any, ...] = (
    None,
    True,
    [],
    {},
    -1,
    1.5,
    10**9 + 7,
    10**400,
    -(10**400),
    float("nan"),
    float("inf"),
    1e308,
    "x" * 600,
    "",
    "\ud800",
    [[[[[]]]]],
    {"": {"": {}}},
)
"""Values that fit no field of any message, as they stand or as a move."""
GARBAGE = (
    "",
    " ",
    "null",
    "[]",
    "42",
    '"ping"',
    "{}",
    "{",
    "}{",
    "NaN",
    "\x00",
    "\ufeff{}",
    "[" * 4000,
    '{"a":' * 1500,
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"ping",}',
    "{'type':'ping'}",
    '{"type":"\\ud800"}',
    '{"type":"ping\\u0000"}',
    '{"type":"PING"}',
    '{"type":["ping"]}',
    "9" * 5000,
    "-" + "9" * 5000 + ".5e99999",
)


@dataclass(frozen=True)
class Hostile:
    """A message, and what the server must do about it."""

    kind: str
    payload: str | bytes
    answer: str = FAULT
    number: int | None = None
    """The number that the acknowledgement of a replay must name again."""
    closes: int | None = None
    """The code with which the server closes the socket."""


@dataclass
class Scene:
    """What a hostile client knows."""

    number: int
    """The number of the newest entry."""
    opening: bool
    """Whether numbers of moves are ignored."""
    moves: list[Json]
    """What this client may do: everything else is never allowed."""
    undo: bool
    board: Json
    others_moves: list[Json] = field(default_factory=list)
    others_sent: list[str] = field(default_factory=list)
    """Messages of other seats that were acknowledged."""
    games: list[str] = field(default_factory=list)
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    """This client's own messages that were acknowledged, with their numbers; a spectator has none."""


def is_legal(move: Any, moves: Sequence[Json]) -> bool:
    """Return True if a move is one of these, however it is written."""
    try:
        return isinstance(move, dict) and to_json(from_json(move)) in moves
    except CablecarError:
        return False


class Attacker:
    """Makes hostile messages, always the same ones of a seed."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._made = 0
        self._kinds: dict[str, tuple[int, Callable[[Scene], Hostile | None]]] = {
            "garbage": (10, self._garbage),
            "wrong value": (20, self._wrong_value),
            "missing field": (8, self._missing_field),
            "extra field": (8, self._extra_field),
            "illegal move": (25, self._illegal_move),
            "wrong number": (8, self._wrong_number),
            "undo": (4, self._undo),
            "others' move": (6, self._others_move),
            "others' message": (6, self._others_message),
            "replay": (8, self._replay),
            "changed replay": (4, self._changed_replay),
            "binary": (6, self._binary),
            "chat": (10, self._chat),
            "key twice": (4, self._key_twice),
            "nearly too big": (1, self._nearly_too_big),
            "resume": (2, self._resume),
            "ping": (6, self._ping),
        }

    def batch(self, scene: Scene, size: int) -> list[Hostile]:
        """Return this many messages that leave the socket open."""
        names = list(self._kinds)
        weights = [weight for weight, _ in self._kinds.values()]
        made: list[Hostile] = []
        while len(made) < size:
            hostile = self._kinds[self._rng.choices(names, weights)[0]][1](scene)
            if hostile is not None:
                made.append(hostile)
        return made

    def closer(self) -> Hostile:
        """Return a message for which the server closes the socket."""
        kind = self._rng.choice(("too big", "1 MB", "half a letter", "binary too big", *FRAMES))
        if kind in FRAMES:
            return Hostile(kind, FRAMES[kind], closes=NO_FRAME)
        if kind == "half a letter":
            return Hostile(kind, b'{"type":"chat","id":"\xff\xc0"}', closes=NOT_TEXT)
        size = 1 << 20 if kind == "1 MB" else MAX_MESSAGE + 1
        text = self._text({"type": "chat", "id": self._id(), "text": "x" * size})
        return Hostile(kind, text.encode() if kind == "binary too big" else text, closes=TOO_BIG)

    # One method for each kind

    def _garbage(self, scene: Scene) -> Hostile:
        text = self._rng.choice(GARBAGE)
        if self._rng.random() < 0.5:
            whole = self._text(self._never(scene))
            text = whole[: self._rng.randrange(len(whole))]
        if self._rng.random() < 0.2:
            text = "".join(chr(self._rng.choice((self._rng.randrange(1, 0xD800), 0x202E))) for _ in range(40))
        return Hostile("garbage", text)

    def _wrong_value(self, scene: Scene) -> Hostile:
        message = self._rng.choice((self._never(scene), {"type": "resume", "after": 0, "chat_after": 0}))
        name = self._rng.choice(list(message))
        return Hostile("wrong value", self._text({**message, name: self._wrong_for(name)}))

    def _wrong_for(self, name: str) -> Any:
        # A text of chat may be anything, but nobody hears a muted seat.
        return self._rng.choice(WRONG + TEXTS[:6] if name in ("type", "move", "text") else WRONG)

    def _missing_field(self, scene: Scene) -> Hostile:
        message = self._never(scene)
        del message[self._rng.choice(list(message))]
        return Hostile("missing field", self._text(message))

    def _extra_field(self, scene: Scene) -> Hostile:
        message = self._rng.choice((self._never(scene), {"type": "ping"}, {"type": "resume"}))
        name = self._rng.choice(("seat", "chair", "secret", "__proto__", "constructor", *TEXTS))
        return Hostile("extra field", self._text({**message, name: self._rng.choice((1, "x", None, {}))}))

    def _illegal_move(self, scene: Scene) -> Hostile:
        return Hostile("illegal move", self._text(self._move(scene, self._bad_move(scene))))

    def _wrong_number(self, scene: Scene) -> Hostile | None:
        if scene.opening or not scene.moves:
            return None
        number = self._rng.choice((0, 1, scene.number, scene.number + 1000, 10**9))
        return Hostile("wrong number", self._text(self._move(scene, self._rng.choice(scene.moves), number)))

    def _undo(self, scene: Scene) -> Hostile | None:
        if scene.undo and scene.opening:
            return None
        late = self._rng.choice((0, scene.number, scene.number + 1000))
        number = late if scene.undo else self._rng.choice((late, scene.number + 1))
        return Hostile("undo", self._text({"type": "undo", "id": self._id(), "number": number}))

    def _others_move(self, scene: Scene) -> Hostile | None:
        moves = [move for move in scene.others_moves if not is_legal(move, scene.moves)]
        if not moves:
            return None
        return Hostile("others' move", self._text(self._move(scene, self._rng.choice(moves))))

    def _others_message(self, scene: Scene) -> Hostile | None:
        if not scene.others_sent:
            return None
        text = self._rng.choice(scene.others_sent)
        message = json.loads(text)
        now = scene.opening or message["number"] == scene.number + 1
        if message["number"] > scene.number + 1 or (now and is_legal(message["move"], scene.moves)):
            return None  # its time may come
        return Hostile("others' message", text)

    def _replay(self, scene: Scene) -> Hostile | None:
        if not scene.acknowledged:
            return None
        text, number = self._rng.choice(scene.acknowledged)
        return Hostile("replay", text, ACK, number)

    def _changed_replay(self, scene: Scene) -> Hostile | None:
        """Return another message under the id of one that was done."""
        if not scene.acknowledged:
            return None
        text, number = self._rng.choice(scene.acknowledged)
        move = self._rng.choice([*scene.moves, {"do": "pass"}])
        done = json.loads(text)
        payload = self._text({**done, "move": move, "number": scene.number + 1})
        same = move == done.get("move")
        return Hostile("changed replay", payload, ACK, number) if same else Hostile("changed replay", payload)

    def _binary(self, scene: Scene) -> Hostile:
        data = self._text(self._never(scene)).encode("utf-8", "replace")
        return Hostile("binary", self._rng.choice((data, b"", self._rng.randbytes(200), b"\xff" * 100)))

    def _chat(self, scene: Scene) -> Hostile:
        return Hostile("chat", self._text(self._chat_message()))

    def _key_twice(self, scene: Scene) -> Hostile:
        text = self._text(self._never(scene))
        return Hostile("key twice", text[:-1] + ',"type":"ping","id":"a","id":"b","number":-1}')

    def _nearly_too_big(self, scene: Scene) -> Hostile:
        message = self._never(scene)
        room = MAX_MESSAGE - len(json.dumps({**message, "x": ""}))
        return Hostile("nearly too big", json.dumps({**message, "x": "x" * room}))

    def _resume(self, scene: Scene) -> Hostile:
        game = self._rng.choice((None, "", "x" * 64, *TEXTS[:3], *scene.games))
        after = self._rng.choice((scene.number, scene.number + 1, 10**9))
        message = {"type": "resume", "game": None if game is None else game[:64], "after": after}
        return Hostile("resume", self._text({**message, "chat_after": self._rng.choice((0, 10**9))}), WELCOME)

    def _ping(self, scene: Scene) -> Hostile:
        return Hostile("ping", '{"type":"ping"}', PONG)

    # What messages are made of

    def _id(self) -> str:
        self._made += 1
        return f"hostile{self._made}"

    def _text(self, message: Json) -> str:
        """Write a message; letters stand as they are or escaped."""
        text = json.dumps(message, ensure_ascii=self._rng.random() < 0.5)
        return text.encode("utf-8", "backslashreplace").decode()

    def _never(self, scene: Scene) -> Json:
        """Return a message that is well-formed and refused."""
        return self._rng.choice(
            (self._move(scene, self._bad_move(scene)), self._chat_message(), self._late_undo(scene))
        )

    def _late_undo(self, scene: Scene) -> Json:
        if scene.opening:
            return self._chat_message()
        return {"type": "undo", "id": self._id(), "number": scene.number}

    def _chat_message(self) -> Json:
        return {"type": "chat", "id": self._id(), "text": self._rng.choice(TEXTS)}

    def _move(self, scene: Scene, move: Any, number: int | None = None) -> Json:
        number = scene.number + 1 if number is None else number
        return {"type": "move", "id": self._id(), "number": number, "move": move}

    def _bad_move(self, scene: Scene) -> Any:
        while is_legal(move := self._any_move(scene), scene.moves):
            pass
        return move

    def _any_move(self, scene: Scene) -> Any:
        """Return a move with some sense in it, or with none."""
        choose, board = self._rng.choice, scene.board
        ids = [piece["id"] for name in ("tickets", "routes", "locations") for piece in board[name]]
        word = choose((choose(ids), choose(TEXTS), choose(board["souvenirs"]), "x" * 64))
        count = choose((-1, 0, 1, 2, 8, 9, 10**400, 1.0, True, "1", None))
        return choose(
            (
                {"do": "keep_tickets", "tickets": [choose(ids) for _ in range(choose((0, 1, 2, 90)))]},
                {"do": "keep_tickets", "tickets": [word, word]},
                {"do": "take_card", "from": choose(("deck", "display", word)), "slot": count},
                {"do": "take_card", "from": "display", "slot": choose((-1, 5, 99, 100, count))},
                {"do": "claim_route", "route": choose(ids), "cards": {choose(("red", "ferry", word)): count}},
                {"do": "claim_route", "route": choose(ids), "cards": {"ferry": choose((1, 2, 3))}},
                {"do": "place_souvenir", "symbol": choose(board["souvenirs"]), "location": word},
                {"do": "take_souvenir", "location": word},
                {"do": "pass"},
                {"do": choose((word, "__class__", count)), "seat": 1, "card": "ferry"},
                {**(choose(scene.moves) if scene.moves else {"do": "pass"}), choose(TEXTS): 1},
            )
        )
