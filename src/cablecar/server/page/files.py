"""All files of the page but its documents: what a server sends and what a static site consists of."""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Any

from cablecar.analysis.export import analysis_files
from cablecar.analysis.puzzles import FILE as PUZZLES
from cablecar.analysis.puzzles import puzzles_file
from cablecar.board import Board
from cablecar.board.draw import sketch_board
from cablecar.board.load import EDITIONS
from cablecar.bots.export import PLAYERS, engine_files
from cablecar.common.catalogue import LANGUAGES, catalogue
from cablecar.rules.board_table import board_table
from cablecar.server.http.middleware import POLICY
from cablecar.server.http.static_responses import Body, Text, packed_text
from cablecar.server.model.boards import board_key
from cablecar.server.page.first_paint import WORDS as PAGE_WORDS
from cablecar.server.page.first_paint import raw_word
from cablecar.server.protocol.board_layout import drawing_json
from cablecar.server.protocol.codec import dumps

INDEX = "index.html"
"""What documents are made of."""
MANIFEST = "manifest.json"
"""What the built files hold and import, as Vite tells it."""
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".table": "application/octet-stream",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The media types of files: those that Python knows depend on its version and on the machine."""
PACKED = (".png", ".woff2")
"""What files end with that are compressed already."""
TITLE = "title.svg"
"""The title of the game as a drawing, which documents hold."""
WORKER = "src/service-worker.ts"
"""What the service worker was built from."""
DOCUMENT_CODE = ("document.py", "first_paint.py")
"""The modules of this package that say how documents are made."""
WORDS = {
    "page": PAGE_WORDS,
    "rules": ("rules", "learn"),
    "commands": ("commands",),
    "review": ("review",),
    "records": ("records",),
}
"""The files of a catalogue that the page loads together."""
TEAL, CREAM = "#1f7883", "#f3e3bf"
"""The colours of an installed app: of its window's title, and of what is there before the page is."""
_DIGITS = 8
"""How many digits of a hash are part of a file's name."""


@dataclass(frozen=True)
class PageFile:
    """A file of the page."""

    path: str
    """Where it is, from the root of the page."""
    content: bytes
    is_kept: bool = False
    """Whether a browser may keep it for ever: its name changes with its content."""

    @property
    def kind(self) -> str:
        """Its media type."""
        return TYPES[PurePosixPath(self.path).suffix]

    @cached_property
    def text(self) -> Text:
        """The file as a server sends it, compressed once."""
        if self.path.endswith(PACKED):
            return Text(self.kind, Body(self.content))
        return packed_text(self.kind, self.content)


class PageFiles:
    """The files of one built page with some boards: they fit together, and never change."""

    def __init__(self, folder: Path, boards: tuple[Board, ...]) -> None:
        built = {path: file for path, file in _built(folder).items() if path not in (INDEX, MANIFEST)}
        engine = _engine_files()
        self.index = _built(folder)[INDEX].content.decode()
        """What documents are made of."""
        self.manifest: dict[str, dict[str, Any]] = json.loads(_built(folder)[MANIFEST].content)
        """The built files by what they were built from, as Vite tells them."""
        self.worker = built.pop(self.manifest[WORKER]["file"]).content.decode()
        """The script of the service worker, without the list of what it keeps."""
        self.title = built.pop(TITLE).content.decode()
        """The drawing of the title, as documents hold it."""
        parts = (built.values(), engine.values(), *(_board_files(board).values() for board in boards))
        self._files = {file.path: file for part in (*parts, _words(), _app_manifests()) for file in part}
        self.boards = tuple(
            _described(board) | {use: self.versioned(file.path) for use, file in _board_files(board).items()}
            for board in boards
        )
        """The boards as the page gets them."""
        self.engine = _engine_paths(engine)
        """Where the page finds the engine."""

    def __iter__(self) -> Iterator[PageFile]:
        return iter(self._files.values())

    def find(self, path: str) -> PageFile | None:
        """Return the file of a path, if there is one."""
        return self._files.get(path)

    @cached_property
    def version(self) -> str:
        """A hash of everything: another one means that something has changed.

        Documents hold it, so what they are made of stands for them.
        """
        made_of = (self.index, self.title, self.worker, dumps(self.manifest), dumps(POLICY))
        named = (part for file in self for part in (file.path.encode(), file.content))
        return _hashed([*(text.encode() for text in made_of), *_document_code(), *named])

    def versioned(self, path: str) -> str:
        """Return the address of a file whose name stays: no page may get that of another version."""
        return f"{path}?version={self.version}"


@lru_cache(maxsize=4)
def page_files(folder: Path, boards: tuple[Board, ...]) -> PageFiles:
    """Return the page's files with these boards; the first is the one to suggest."""
    return PageFiles(folder, boards)


def built_page() -> Path:
    """Return the folder of the built page; for development an environment variable may name another."""
    return Path(os.environ.get("CABLECAR_PAGE") or str(files("cablecar") / "page"))


def is_built() -> bool:
    """Return True if the page is built; a clone has none before it is installed."""
    return INDEX in _built(built_page())


@cache
def _built(folder: Path) -> Mapping[str, PageFile]:
    """Read the built page once and whole: what a running server sends always fits together."""
    found = (path for path in folder.rglob("*") if path.suffix in TYPES and path.is_file())
    names = {path.relative_to(folder).as_posix(): path for path in found}
    return MappingProxyType(
        {
            name: PageFile(name, path.read_bytes(), name.startswith("assets/"))
            for name, path in sorted(names.items())
        }
    )


@cache
def _document_code() -> tuple[bytes, ...]:
    package = files("cablecar.server.page")
    return tuple((package / name).read_bytes() for name in DOCUMENT_CODE)


@cache
def _engine_files() -> Mapping[str, PageFile]:
    """Return the files of the engine by what they are called without the hash in their names."""
    files = {**engine_files(), **analysis_files(), PUZZLES: puzzles_file()}
    return MappingProxyType({name: _engine_file(name, content) for name, content in files.items()})


def _engine_file(name: str, content: bytes) -> PageFile:
    path = PurePosixPath(name)
    return PageFile(f"engine/{path.stem}-{_hashed([content])[:_DIGITS]}{path.suffix}", content, is_kept=True)


def _engine_paths(engine: Mapping[str, PageFile]) -> dict[str, Any]:
    return {
        "kernel": engine["kernel.wasm"].path,
        "layout": engine["layout.json"].path,
        "bots": engine["bots.json"].path,
        "nets": {str(players): engine[f"net-{players}.bin"].path for players in PLAYERS},
        "review": {
            "kernel": engine["review.wasm"].path,
            "layout": engine["review-layout.json"].path,
            "numbers": engine["review.json"].path,
        },
        "puzzles": engine[PUZZLES].path,
    }


@lru_cache(maxsize=64)
def _board_files(board: Board) -> Mapping[str, PageFile]:
    """Return the files of a board by what the page calls them."""
    name = f"boards/{board_key(board)}"
    return MappingProxyType(
        {
            "data": PageFile(f"{name}.json", dumps(board.to_json()).encode()),
            "drawing": PageFile(f"{name}.drawing.json", dumps(drawing_json(board)).encode()),
            "table": PageFile(f"{name}.table", board_table(board).tobytes()),
            "picture": PageFile(f"{name}.svg", sketch_board(board).encode()),
        }
    )


def _described(board: Board) -> dict[str, Any]:
    key = board_key(board)
    return {
        "key": key,
        "name": board.name,
        "players": board.components.max_players,
        "own": key not in EDITIONS,
    }


@cache
def _words() -> tuple[PageFile, ...]:
    """Return what the page says, in each language."""
    return tuple(
        PageFile(f"words/{language}.{part}.ftl", catalogue(language, names).encode())
        for language in LANGUAGES
        for part, names in WORDS.items()
    )


@cache
def _app_manifests() -> tuple[PageFile, ...]:
    """Return what a browser needs to install the page as an app, in each language."""
    return tuple(
        PageFile(app_manifest_path(language), json.dumps(_app(language), ensure_ascii=False).encode())
        for language in LANGUAGES
    )


def app_manifest_path(language: str) -> str:
    """Return where the manifest of the app is in a language."""
    return f"manifests/{language}.webmanifest"


def _app(language: str) -> dict[str, Any]:
    words = catalogue(language, WORDS["page"])
    name = raw_word(words, "app-name")
    return {
        "name": name,
        "short_name": name,
        "description": raw_word(words, "start-tagline"),
        "lang": language,
        "start_url": "../",
        "scope": "../",
        "display": "standalone",
        "theme_color": TEAL,
        "background_color": CREAM,
        "icons": [
            {"src": "../icon.svg", "type": "image/svg+xml", "sizes": "any"},
            *(_icon(f"icon-{size}", size) for size in (192, 512)),
            _icon("maskable-512", 512) | {"purpose": "maskable"},
        ],
        "shortcuts": [
            {"name": raw_word(words, key), "url": f"../{page}"}
            for key, page in (
                ("start-learn", "learn"),
                ("daily-title", "daily"),
                ("puzzles-title", "puzzles"),
                ("book-all", "rules"),
                ("replay-start", "replay"),
            )
        ],
    }


def _icon(name: str, size: int) -> dict[str, str]:
    return {"src": f"../icons/{name}.png", "type": "image/png", "sizes": f"{size}x{size}"}


def _hashed(contents: Iterable[bytes]) -> str:
    total = sha256()
    for content in contents:
        total.update(sha256(content).digest())
    return total.hexdigest()[:16]
