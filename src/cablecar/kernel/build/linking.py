"""From an object to a library, by LLVM's linkers: the machine's own, or those of the package `ziglang`."""

import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from cablecar.kernel.build.targets import Target
from cablecar.kernel.library import PREFIX

LINKERS = {"so": "ld.lld", "dylib": "ld64.lld", "dll": "lld-link", "wasm": "wasm-ld"}
"""The linker for each kind of library."""
VERSIONS = range(14, 30)
"""Debian names some of the linkers only with LLVM's version behind."""
PACKAGE = "ziglang"
"""Has the linkers for those who can't install LLVM's; not the one for macOS."""
MACOS = "-dylib -platform_version macos 11.0 11.0 -undefined dynamic_lookup -dead_strip"
OPTIONS = {
    "so": "-shared -s --gc-sections --build-id=none -soname kernel",
    "dylib": f"{MACOS} -install_name @rpath/kernel.dylib",
    "dll": "/dll /noentry /nodefaultlib /machine:x64 /brepro",
    "wasm": "--no-entry --strip-all --stack-first -z stack-size=65536 --export=__heap_base",
}


class MissingLinker(Exception):
    """There is nothing to link a library with."""


def find_linker(suffix: str) -> list[str]:
    """Return the command that links libraries of a kind."""
    name = LINKERS[suffix]
    for own in (name, *(f"{name}-{version}" for version in VERSIONS)):
        if shutil.which(own):
            return [own]
    if suffix != "dylib" and find_spec(PACKAGE):
        return [sys.executable, "-m", PACKAGE, name]
    raise MissingLinker(f"{name} is missing: install LLVM's linkers (Debian's package lld), or {PACKAGE}")


def link(code: bytes, target: Target, entries: list[str], library: Path) -> None:
    """Write the library of an object file, all at once: nobody ever sees half of it."""
    command = [*find_linker(target.suffix), *OPTIONS[target.suffix].split()]
    if target.suffix == "dylib":
        command += ["-arch", target.triple.partition("-")[0]]
    if target.suffix == "wasm":
        command += [f"--export={PREFIX}{entry}" for entry in entries]
    library.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=library.parent, prefix=".linking-") as folder:
        Path(folder, "kernel.o").write_bytes(code)
        output = ["/out:kernel"] if target.suffix == "dll" else ["-o", "kernel"]
        done = subprocess.run(
            [*command, *output, "kernel.o"], cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise MissingLinker(f"{' '.join(command[:3])} could not link: {done.stderr.strip()}")
        Path(folder, "kernel").replace(library)
