"""Modules look only down: no cycle, no import of a higher layer, no private name of another module."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import cablecar
from tests.support.import_graph import (
    Package,
    cycles,
    foreign_private_names,
    read_package,
    upward_looks,
    without_layer,
)

LAYERS = (
    "common",
    "board",
    "kernel.sources",
    "kernel.cache",
    "kernel.parameters",
    "kernel.library",
    "kernel.indices",
    "kernel.decorators",
    "rules",
    "search",
    "batch",
    "kernel.build",
    "engine",
    "language",
    "bots",
    "arena",
    "envs",
    "solving",
    "statistics",
    "analysis",
    "json_lines",
    "server.security",
    "server.model",
    "server.protocol",
    "server.storage",
    "server.bot_process",
    "server.bot_workers",
    "server.tables",
    "server.http",
    "server.page",
    "server.app",
    "server.serve",
    "terminal.missing_cards",
    "terminal.drawing",
    "terminal.sessions",
    "terminal.reports",
    "terminal",
    "cli",
    "__main__",
)
"""The layers of the package, the lowest first; each may import itself and those before it."""
NUMBAS_OWN = (" reads codegen._library_class", " reads array._getvalue")
"""What the kernel's build needs of numba, which has no public way to stop before it makes machine code."""


@pytest.fixture(scope="module")
def package() -> Package:
    """The sources of the package: read once, by who tests them."""
    return read_package(Path(cablecar.__file__).parent)


def test_no_modules_import_each_other(package: Package) -> None:
    found = cycles(package.graph)
    assert not found, "\n".join(found)


def test_every_module_stands_in_a_layer_and_imports_no_higher_one(package: Package) -> None:
    assert len(package.imports) > 500
    found = [*without_layer(package, LAYERS), *upward_looks(package, LAYERS)]
    assert not found, "\n".join(found)


def test_no_module_reads_a_private_name_of_another(package: Package) -> None:
    found = [name for name in foreign_private_names(package) if not name.endswith(NUMBAS_OWN)]
    assert not found, "\n".join(found)


# --- what is planted is found

GOOD = {
    "__init__": "from house.roof.tiles import TILES",
    "ground/__init__": "",
    "ground/floor": "import os\nFLOOR = 1\n_DEPTH = 2\ndef leave(): os._exit(FLOOR)",
    "ground/stairs": "from house.ground.floor import FLOOR\nclass Stairs:\n    _steps = FLOOR",
    "roof/__init__": "",
    "roof/tiles": "import house.ground.stairs\nfrom house.ground import floor\nTILES = floor.FLOOR",
}
LAZY = "def climb():\n    "
TYPING = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    "


def planted(folder: Path, changes: Mapping[str, str]) -> list[str]:
    """Return all that is found in a small package with these modules changed or added."""
    for name, source in {**GOOD, **changes}.items():
        path = folder / "house" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
    package, layers = read_package(folder / "house"), ("ground", "roof")
    return [
        *cycles(package.graph),
        *without_layer(package, layers),
        *upward_looks(package, layers),
        *foreign_private_names(package),
    ]


def test_nothing_is_found_where_all_is_well(tmp_path: Path) -> None:
    assert planted(tmp_path, {}) == []


@pytest.mark.parametrize("hidden", ["", LAZY, TYPING])
def test_a_cycle_is_found_also_a_hidden_one(hidden: str, tmp_path: Path) -> None:
    looking_back = f"{hidden}from house.ground.stairs import Stairs\nFLOOR = 1"
    assert planted(tmp_path, {"ground/floor": looking_back}) == ["house.ground.floor <-> house.ground.stairs"]


@pytest.mark.parametrize("imported", ["from house.roof import slates", "from house.roof.slates import GREY"])
@pytest.mark.parametrize("hidden", ["", LAZY, TYPING])
def test_an_upward_look_is_found_also_a_hidden_one(hidden: str, imported: str, tmp_path: Path) -> None:
    changes = {"ground/cellar": hidden + imported, "roof/slates": "GREY = 1"}
    (found,) = planted(tmp_path, changes)
    assert found.startswith("house.ground.cellar:")
    assert "imports house.roof.slates" in found


def test_an_import_of_the_whole_package_is_found(tmp_path: Path) -> None:
    assert "house.ground.cellar:1 imports house.TILES" in planted(
        tmp_path, {"ground/cellar": "from house import TILES"}
    )


def test_a_module_without_a_layer_is_found(tmp_path: Path) -> None:
    assert planted(tmp_path, {"shed": "TOOLS = 3"}) == ["house.shed"]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from house.ground.floor import _DEPTH", "imports house.ground.floor._DEPTH"),
        ("from house.ground import floor\nDEPTH = floor._DEPTH", "reads floor._DEPTH"),
        ("def depth(stairs):\n    return stairs._steps", "reads stairs._steps"),
        ("def deepen(stairs):\n    stairs._steps = 3", "reads stairs._steps"),
        ("from house.ground import _secret", "imports house.ground._secret"),
    ],
)
def test_a_foreign_private_name_is_found(source: str, found: str, tmp_path: Path) -> None:
    (said,) = planted(tmp_path, {"roof/chimney": source, "ground/_secret": "GOLD = 1"})
    assert said.startswith("house.roof.chimney:")
    assert said.endswith(found)
