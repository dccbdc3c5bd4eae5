"""Long proofs can be stopped: what was done is kept, and the same command goes on from there."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

P = ParamSpec("P")
STOPPED = 130


def resumable(main: Callable[P, int]) -> Callable[P, int]:
    """Return the same program, which says so when it is stopped and then returns 130."""

    @wraps(main)
    def run(*arguments: P.args, **options: P.kwargs) -> int:
        try:
            return main(*arguments, **options)
        except KeyboardInterrupt:
            print("Stopped; the same command goes on from here.", file=sys.stderr)
            return STOPPED

    return run
