"""What the kernel is made of: a library built from other sources is never used."""

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PACKAGES = ("rules", "search", "batch")
"""The packages with compiled functions; each calls only itself and those before it."""
NOT_IN_BROWSERS = ("batch", "search.training_data")
"""Packages and modules whose entries are not built for browsers: the page asks for none of them."""
FOR_REVIEWS = ("search.judging",)
"""Modules whose entries browsers get in a kernel of its own, which the page loads for reviews and hints."""
OTHERS = (
    *("board/check.py", "board/model.py", "common/version.py"),
    *("kernel/decorators.py", "kernel/indices.py", "kernel/parameters.py"),
)
"""Other modules that the machine code and its layout depend on: by constants, options and signatures."""


def is_for_browsers(module: str) -> bool:
    """Return True if the entries of a module are built for browsers, too."""
    return not _is_of(module, NOT_IN_BROWSERS)


def is_for_reviews(module: str) -> bool:
    """Return True if the page asks for the entries of a module in reviews and hints alone."""
    return _is_of(module, FOR_REVIEWS)


def _is_of(module: str, names: tuple[str, ...]) -> bool:
    return module.startswith(tuple(f"cablecar.{name}" for name in names))


@cache
def sources_hash() -> str:
    """Return a hash of all compiled sources and of the constants in them."""
    digest = hashlib.sha256()
    for path in source_files():
        text = path.read_bytes()
        digest.update(f"{path.relative_to(PACKAGE).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:16]


def source_files() -> list[Path]:
    """Return the files that a library depends on."""
    paths = [PACKAGE / name for name in OTHERS]
    for name in (*PACKAGES, "kernel/build"):
        paths += sorted((PACKAGE / name).glob("*.py"))
    return paths
