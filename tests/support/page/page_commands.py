"""Typed commands as the page's worker understands them, and as Python does."""

import json
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cablecar import CablecarError, Game, IllegalMove
from cablecar.common.catalogue import LANGUAGES, catalogue, speaking
from cablecar.engine.claims import is_open, likeliest_claim, payable_claims
from cablecar.engine.moves import to_json
from cablecar.engine.view import View
from cablecar.language.commands import Command, Question, Undo, command_of, read_command
from cablecar.language.questions import answer
from cablecar.server.page.files import WORDS
from cablecar.server.protocol.view_json import ViewWriter
from tests.support.paths import ROOT

Json = Any
DRIVER = Path(__file__).with_name("page_commands.ts")
ESBUILD = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
NO_BREAK = "\N{NO-BREAK SPACE}"
"""What the page writes between a number and its noun; Python prints a plain space."""
PAGES_OWN = ("help", "log", "rules")
"""Questions that the page answers without being told anything."""


@dataclass(frozen=True)
class Scene:
    """A moment of a game in which a seat types."""

    game: Game
    seat: int

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self.seat)


@dataclass(frozen=True)
class Task:
    """Texts that a seat types in a language."""

    language: str
    scene: Scene
    texts: Sequence[str]


def bundle(target: Path) -> Path:
    """Bundle the driver with the page's sources for Node, and return where it is."""
    options = ("--bundle", "--platform=node", "--format=esm", "--log-level=warning", f"--outfile={target}")
    subprocess.run([str(ESBUILD), str(DRIVER), *options], check=True, cwd=ROOT)
    return target


def read_on_page(driver: Path, tasks: Sequence[Task]) -> list[Json]:
    """Return for each task the sentences of its legal moves and what its texts mean, as the page has it."""
    boards = {task.scene.game.board.id: task.scene.game.board for task in tasks}
    asked = {
        "words": {language: page_words(language) for language in LANGUAGES},
        "boards": {name: board.to_json() for name, board in boards.items()},
        "tasks": [_task_json(task) for task in tasks],
    }
    done = subprocess.run(
        ["node", str(driver)], input=json.dumps(asked).encode(), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    results: list[Json] = json.loads(done.stdout.decode().replace(NO_BREAK, " "))
    return results


def page_words(language: str) -> list[str]:
    """Return the texts of a language that the page hands to its worker."""
    return [catalogue(language, WORDS[part]) for part in ("page", "commands")]


def _task_json(task: Task) -> Json:
    game, seat, view = task.scene.game, task.scene.seat, task.scene.view
    writer = ViewWriter(game.board, game.players, game.observe(None))
    return {
        "language": task.language,
        "board": game.board.id,
        "view": json.loads(writer.text(game.observe(seat))),
        "moves": [to_json(move) for move in game.legal_moves(seat)],
        "claims": {
            route.id: {
                "isOpen": is_open(route, view),
                "payable": [to_json(claim) for claim in payable_claims(route, view)],
                "likeliest": to_json(likeliest_claim(route, view)),
            }
            for route in game.board.routes
        },
        "texts": task.texts,
    }


def read_in_python(task: Task) -> Json:
    """Return the same for a task as Python has it."""
    view, moves = task.scene.view, task.scene.game.legal_moves(task.scene.seat)
    with speaking(task.language):
        return {
            "sentences": [command_of(move, view) for move in moves],
            "meanings": [_meaning(text, task.scene) for text in task.texts],
        }


def _meaning(text: str, scene: Scene) -> Json:
    try:
        return _meaning_json(read_command(text, scene.view), scene)
    except CablecarError as error:
        return {
            "key": error.key,
            "message": str(error),
            "values": error.values,
            "rule": error.rule if isinstance(error, IllegalMove) else None,
        }


def _meaning_json(meant: Command, scene: Scene) -> Json:
    if isinstance(meant, Undo):
        return {"kind": "undo"}
    if isinstance(meant, Question):
        told = answer(meant, scene.view, scene.game.legal_moves(scene.seat))
        return {
            "kind": "question",
            "about": meant.about,
            "answer": "" if meant.about in PAGES_OWN else "\n".join(told),
        }
    return {"kind": "move", "move": to_json(meant), "sentence": command_of(meant, scene.view)}


def differences(tasks: Iterable[Task], found: Iterable[Json]) -> list[str]:
    """Return where the page and Python differ, in a line each."""
    lines = []
    for task, page in zip(tasks, found, strict=True):
        python = read_in_python(task)
        named = [*zip(page["sentences"], python["sentences"], strict=True)]
        lines += [
            f"{task.language}: {ours!r} is {theirs!r} on the page" for theirs, ours in named if ours != theirs
        ]
        meant = zip(task.texts, page["meanings"], python["meanings"], strict=True)
        lines += [
            f"{task.language}, {text!r}: {ours} is {theirs} on the page"
            for text, theirs, ours in meant
            if ours != theirs
        ]
    return lines
