"""One test over many files, which names every file that fails."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Item = TypeVar("Item")


def check_each(
    items: Iterable[Item], check: Callable[[Item], None], name: Callable[[Item], str] = str
) -> None:
    """Check every item, and fail with the names of all that failed and why; none at all is a failure too."""
    checked, failed = 0, []
    for item in items:
        checked += 1
        try:
            check(item)
        except Exception as error:
            failed.append(f"{name(item)}: {type(error).__name__}: {error}")
    assert checked, "There is nothing to check."
    assert not failed, f"{len(failed)} of {checked} failed:\n" + "\n".join(failed)
