"""The rooms of the page: each looks only at those below it, and no modules import each other in a circle."""

import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from posixpath import dirname, join, normpath

SOURCES = Path(__file__).parents[2] / "web" / "src"
LAYERS = (
    *(
        "kernel",
        "game",
        "browser",
        "language",
        "json",
        "engine",
        "bots",
        "commands",
        "store",
        "local",
        "analysis",
        "server",
        "session",
        "ui",
    ),
    *(
        "art",
        "board",
        "log",
        "rules",
        "facts",
        "show",
        "share",
        "statistics",
        "lobby",
        "games",
        "end",
        "review",
        "menu",
        "start",
        "learn",
        "daily",
    ),
    *("cards", "turn", "hint", "table", "exercise", "puzzles", "replay", ""),
)
"""The folders, the lowest first; the files at the top stand above all of them."""
SHARED = ("board/palette", "common/people", "common/phrases", "common/shared")
GROUND = ("wire", *(f"../../src/cablecar/{name}.json" for name in SHARED))
"""Data below everything: the generated types of the server's messages, and what is shared with Python."""
IMPORT = re.compile(r'\b(?:from|import)\s*\(?\s*"(\.[^"]+)"')
"""Every kind of import: of values, of types only, of styles, and the late ones."""

Modules = Mapping[str, str]
"""The sources by their paths."""


def modules() -> Modules:
    """Return the sources of the page."""
    kinds = (".ts", ".svelte", ".css", ".svg")
    paths = (path for path in SOURCES.rglob("*") if path.suffix in kinds and path.name != "wire.d.ts")
    return {path.relative_to(SOURCES).as_posix(): path.read_text("utf-8") for path in paths}


def imports(path: str, sources: Modules) -> Iterator[str]:
    """Yield the modules that a module imports, data left out."""
    for named in IMPORT.findall(sources[path]):
        found = normpath(join(dirname(path), named))
        if found not in GROUND:
            yield found if found in sources else f"{found}.ts"


def upward_looks(sources: Modules) -> list[str]:
    """Return the imports that lead to a folder above the importing one, or nowhere."""
    return [
        f"{path} -> {other}"
        for path in sources
        for other in imports(path, sources)
        if other not in sources or layer(other) > layer(path)
    ]


def layer(path: str) -> int:
    """Return how high the folder of a module stands."""
    return LAYERS.index(dirname(path))


def circle(sources: Modules) -> list[str]:
    """Return modules that import each other in a circle, if there are any."""
    try:
        TopologicalSorter({path: set(imports(path, sources)) for path in sources}).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_every_module_imports_only_from_its_own_folder_and_those_below() -> None:
    sources = modules()
    assert len(sources) > 100
    assert {dirname(path) for path in sources} == set(LAYERS)
    assert upward_looks(sources) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle(modules()) == []


def test_planted_upward_looks_and_circles_are_found() -> None:
    sources = modules()
    for planted in (
        'import { say } from "../language/words";',
        'import type { View } from "../server/types";',
        'const late = () => import("../table/TablePage.svelte");',
        'import "../styles.css";',
        'export * from "./nowhere";',
    ):
        assert len(upward_looks({**sources, "game/planted.ts": planted})) == 1, planted
    first, second = 'import { b } from "./second";', 'export const late = () => import("./first");'
    assert circle({**sources, "game/first.ts": first, "game/second.ts": second})
