"""What the JIT compiled is kept: never stale, never in the way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import cablecar

PACKAGE = Path(cablecar.__file__).parent
PRINT_FOLDER = "from cablecar.kernel.decorators import jit_folder; print(jit_folder())"


def run(code: str, source: Path, **environment: str) -> str:
    """Run code on a copy of the package and return what it prints."""
    variables = {**os.environ, "PYTHONPATH": str(source), "CABLECAR_KERNEL": "jit", **environment}
    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def copy_package(folder: Path) -> Path:
    """Return a folder that holds a copy of the package."""
    shutil.copytree(PACKAGE, folder / "cablecar", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def test_editing_a_callee_is_seen_by_its_callers_at_once(tmp_path: Path) -> None:
    source = copy_package(tmp_path / "source")
    cache = str(tmp_path / "cache")
    (source / "cablecar" / "rules" / "callee.py").write_text(
        "from cablecar.kernel.decorators import entry\n\n\n@entry\ndef answer() -> int:\n    return 1\n"
    )
    (source / "cablecar" / "rules" / "caller.py").write_text(
        "from cablecar.rules.callee import answer\nfrom cablecar.kernel.decorators import entry\n\n\n"
        "@entry\ndef ask() -> int:\n    return answer()\n"
    )
    code = "from cablecar.rules.caller import ask; print(ask())"
    assert run(code, source, XDG_CACHE_HOME=cache) == "1"
    callee = source / "cablecar" / "rules" / "callee.py"
    callee.write_text(callee.read_text().replace("return 1", "return 2"))
    assert run(code, source, XDG_CACHE_HOME=cache) == "2"


def test_a_changed_constant_of_the_board_is_seen(tmp_path: Path) -> None:
    source = copy_package(tmp_path / "source")
    before = run(PRINT_FOLDER, source, XDG_CACHE_HOME=str(tmp_path / "cache"))
    check = source / "cablecar" / "board" / "check.py"
    check.write_text(check.read_text().replace("MAX_SOUVENIRS = 16", "MAX_SOUVENIRS = 15"))
    assert run(PRINT_FOLDER, source, XDG_CACHE_HOME=str(tmp_path / "cache")) != before


def test_the_folder_is_named_after_sources_and_kept(tmp_path: Path) -> None:
    source = copy_package(tmp_path / "source")
    cache = str(tmp_path / "cache")
    first = run(PRINT_FOLDER, source, XDG_CACHE_HOME=cache)
    assert first == run(PRINT_FOLDER, source, XDG_CACHE_HOME=cache)
    assert first.startswith(cache)
    assert first != run(PRINT_FOLDER, source, XDG_CACHE_HOME=cache, NUMBA_BOUNDSCHECK="1")


def test_importing_works_without_a_writable_home(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder can be made below a file")
    folder = run(PRINT_FOLDER, PACKAGE.parent, HOME=str(blocked), XDG_CACHE_HOME=str(blocked / "cache"))
    assert not folder.startswith(str(blocked))
    assert Path(folder).name.startswith("cablecar-")
