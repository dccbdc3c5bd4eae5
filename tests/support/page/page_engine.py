"""Games played by the engine and by the page's engine (`page_engine.ts`), to be compared word by word."""

import base64
import hashlib
import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.wasm import WASM, build_kernels, find_node
from cablecar.board import CARDS, Board
from cablecar.bots.export import page_layout
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.engine.actions import board_actions
from cablecar.engine.claims import is_open, likeliest_claim, payable_claims, unseen_cards
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    KeepTickets,
    Move,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
    to_json,
    wire_name,
)
from cablecar.engine.record import dumps, loads
from cablecar.kernel.build.entries import browser_entries
from cablecar.kernel.build.layout import layout_json
from cablecar.kernel.build.targets import TARGETS
from cablecar.kernel.cache import cache_folder
from cablecar.rules.board_table import board_table
from cablecar.server.model.boards import board_key
from cablecar.server.protocol.codec import error_json, events_json
from cablecar.server.protocol.view_json import ViewWriter
from cablecar.statistics import statistics_of
from tests.support.kernel.kernel_player import Draws
from tests.support.paths import ROOT

SOURCE = Path(__file__).with_name("page_engine.ts")
NOWHERE = "nowhere"
WEB = ROOT / "web"

Json = dict[str, Any]
Planted = tuple[str, str, str]
"""A fault: a file of the page, what stands in it, and what is to stand there instead."""


def bundle(
    folder: Path, planted: Planted | None = None, source: Path = SOURCE, module_format: str = "esm"
) -> Path:
    """Bundle the page's engine with what plays it here, for Node and browsers; with a fault if told one."""
    code = folder / "page_engine.mjs"
    if planted is not None:
        source = _copy(folder) / SOURCE.relative_to(ROOT)
        name, old, new = planted
        path = folder / "copy" / "web" / "src" / name
        text = path.read_text("utf-8")
        assert text.count(old) == 1, planted
        path.write_text(text.replace(old, new), "utf-8")
    esbuild = WEB / "node_modules" / ".bin" / "esbuild"
    options = ["--bundle", "--target=es2022", "--log-level=warning", f"--outfile={code}"]
    subprocess.run([esbuild, source, f"--format={module_format}", *options], check=True, cwd=WEB)
    return code


def _copy(folder: Path) -> Path:
    """Copy what is bundled to where it can be spoilt."""
    copy = folder / "copy"
    for part in ("kernel", "json", "engine", "game"):
        shutil.copytree(WEB / "src" / part, copy / "web" / "src" / part)
    (copy / "tests" / "support" / "page").mkdir(parents=True)
    shutil.copy(SOURCE, copy / "tests" / "support" / "page")
    return copy


def batch_of(
    boards: Sequence[Board],
    games: Sequence[Json] = (),
    files: Sequence[bytes] = (),
    hashed: Sequence[str] = (),
    brief: bool = False,
) -> Json:
    """Return all that the page's engine needs to play games and to replay files."""
    build_kernels()
    wasm = (cache_folder("kernel") / TARGETS[WASM].library).read_bytes()
    layout = json.loads(layout_json(browser_entries()))
    return {
        "layout": page_layout(layout, layout["entries"]),
        "wasm": _base64(wasm),
        "boards": [
            {
                "key": board_key(board),
                "data": board.to_json(),
                "table": _base64(board_table(board).tobytes()),
            }
            for board in boards
        ],
        "games": list(games),
        "files": [_base64(file) for file in files],
        "hashed": list(hashed),
        "brief": brief,
    }


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def in_node(code: Path, batch: Json) -> Json:
    """Let Node run a batch by the page's engine."""
    path = code.with_suffix(".json")
    path.write_text(json.dumps(batch), "utf-8")
    script = (
        f"import {{ readFileSync }} from 'node:fs'; import {{ run }} from {json.dumps(str(code))};"
        f"console.log(JSON.stringify(await run(JSON.parse(readFileSync({json.dumps(str(path))}, 'utf-8')))))"
    )
    command = [find_node(), "--input-type=module", "--eval", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-3000:])
    told: Json = json.loads(done.stdout)
    return told


def game_wish(board: Board, players: int, seed: str) -> Json:
    """Return how a batch names a game."""
    return {"board": board_key(board), "players": players, "seed": seed}


def played(board: Board, wish: Json, brief: bool = False) -> Json:
    """Return what the engine says of a game, as the page's engine tells it."""
    game = Game.new(wish["players"], wish["seed"], board)
    steps = [short(step, brief) for step in PythonPlayer(game, Draws(wish["seed"])).steps()]
    seconds = [float(number * 7 % 11) for number in range(len(game.moves))]
    return {
        "steps": steps,
        "record": dumps(game.record()),
        "statistics": plain(statistics_of(game, seconds).to_json()),
    }


def short(value: Any, brief: bool) -> Any:
    """Return a value as JSON has it, or the hash of its text."""
    if not brief:
        return plain(value)
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def replayed(content: bytes, brief: bool = False) -> Json:
    """Return what the page is to show of a game file, by the engine, or why the file is refused."""
    steps, known, happened = [], 0, []
    try:
        for game in Game.replaying(loads(content)):
            steps.append(views_of(game))
            happened.append(game.events[known:])
            known = len(game.events)
    except CablecarError as error:
        return fault_json(error)
    seats, over = range(len(game.players)), game.result is not None
    return {
        "names": [player.name for player in game.players],
        "movers": [played.seat for played in game.moves],
        "events": short([[open_event(event) for event in events] for events in happened[1:]], brief),
        "seen": [short([events_json(events, seat) for events in happened[1:]], brief) for seat in seats],
        "points": [[views[0]["players"][seat]["points"] for views in steps] for seat in seats],
        "hands": [[views[0]["players"][seat]["hand_size"] for views in steps] for seat in seats],
        "steps": [short(views, brief) for views in steps],
        "record": dumps(game.record()),
        "statistics": plain(statistics_of(game, [0.0] * len(game.moves)).to_json()) if over else None,
    }


def fault_json(error: CablecarError) -> Json:
    """Return what an error tells, and what the error tells that it repeats, without their sentences."""
    told, because = error_json(error), error.__context__
    is_told = error.key == "record-move" and isinstance(because, CablecarError)
    return {
        "key": told["key"],
        "values": plain({**told["values"], **({"reason": ""} if is_told else {})}),
        "rule": told.get("rule"),
        "because": fault_json(because) if is_told and isinstance(because, CablecarError) else None,
    }


def open_event(event: Any) -> Json:
    """Return an event with everything open, as JSON has it."""
    opened: Json = plain({"event": wire_name(type(event)), **asdict(event)})
    return opened


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    return json.loads(json.dumps(value))


def difference(ours: Any, theirs: Any, where: str = "") -> str | None:
    """Return where two values differ first, and how; None where they are equal."""
    if ours == theirs:
        return None
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        pairs = [(f"{where}.{key}", ours[key], theirs[key]) for key in ours]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = [(f"{where}[{number}]", *pair) for number, pair in enumerate(zip(ours, theirs, strict=True))]
    else:
        return f"{where}: {str(ours)[:300]} is {str(theirs)[:300]} in the page"
    return next(found for place, one, other in pairs if (found := difference(one, other, place)))


def views_of(game: Game) -> list[Json]:
    """Return what the server tells a spectator and each seat."""
    writer = ViewWriter(game.board, game.players, game.observe(None))
    observations = (None, *(game.observe(seat) for seat in range(len(game.players))))
    return [json.loads(writer.text(own)) for own in observations]


class PythonPlayer:
    """Plays a game in Python, as `Player` does in page_engine.ts."""

    def __init__(self, game: Game, draws: Draws) -> None:
        self.game, self.draws, self.known = game, draws, 0
        self.seats = range(len(game.players))

    def steps(self) -> Iterator[Json]:
        """Play to the end, now and then taking a move back, and yield what there is to say of each step."""
        game, draws = self.game, self.draws
        yield self.look()
        while game.waiting_for:
            seat = self.among(game.waiting_for)
            game.play(seat, game.move(seat, self.among(game.legal_actions(seat))))
            yield self.look()
            if draws.below(4) == 0 and game.can_undo(seat):
                game.undo(seat)
                self.known = min(self.known, len(game.events))
                yield self.look()

    def among(self, items: Sequence[Any]) -> Any:
        return items[self.draws.below(len(items))]

    def look(self) -> Json:
        """Tell all that there is to say of the game after a step."""
        game, viewers = self.game, (None, *self.seats)
        happened, self.known = game.events[self.known :], len(game.events)
        return {
            "waiting": list(game.waiting_for),
            "views": views_of(game),
            "events": [open_event(event) for event in happened],
            "seen": [plain(events_json(happened, seat)) for seat in viewers],
            "actions": [game.legal_actions(seat) for seat in self.seats],
            "moves": [[to_json(move) for move in game.legal_moves(seat)] for seat in self.seats],
            "undo": [game.can_undo(seat) for seat in self.seats],
            "claims": [self._claims(seat) for seat in self.seats],
            "refused": [self._refused(seat) for seat in self.seats],
        }

    def _claims(self, seat: int) -> Json:
        view, route = self.game.view(seat), self.among(self.game.board.routes)
        return {
            "open": is_open(route, view),
            "payable": [to_json(claim) for claim in payable_claims(route, view)],
            "likeliest": to_json(likeliest_claim(route, view)),
            "unseen": unseen_cards(view),
        }

    def _refused(self, seat: int) -> list[Json | None]:
        game = self.game
        moves = [game.move(seat, self.draws.below(board_actions(game.board).count)), self._strange()]
        legal = game.legal_moves(seat)
        return [None if move in legal else self._refusal(seat, move) for move in moves]

    def _refusal(self, seat: int, move: Move) -> Json:
        try:
            self.game.play(seat, move)
        except IllegalMove as error:
            return fault_json(error)
        raise AssertionError(move)

    def _strange(self) -> Move:
        board, draws = self.game.board, self.draws
        location = self.among([*(place.id for place in board.locations), NOWHERE])
        match draws.below(5):
            case 0:
                return TakeCard(draws.below(12) - 2)
            case 1:
                tickets = [*(ticket.id for ticket in board.tickets), NOWHERE]
                return KeepTickets(tuple(self.among(tickets) for _ in range(draws.below(3))))
            case 2:
                return TakeSouvenir(location)
            case 3:
                return PlaceSouvenir(self.among([*board.souvenirs, NOWHERE]), location)
        cards = {self.among(CARDS): 1 + draws.below(3) for _ in (1, 2)}
        route = self.among([*(route.id for route in board.routes), NOWHERE])
        return ClaimRoute(route, tuple(card for card, count in cards.items() for _ in range(count)))
