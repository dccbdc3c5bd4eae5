"""A shell for `make` that notes what each recipe cost: `python -IS metered_shell.py LOG -c RECIPE`."""

import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
from contextlib import suppress

ADOPT = 36
"""What asks Linux (PR_SET_CHILD_SUBREAPER) for processes whose parents are gone: esbuild outlives Vite."""
PARENT = "METERED_SHELL"
"""The environment variable that holds the number of the shell in which `make` was called."""


def main() -> None:
    """Run a recipe, wait for all that it started, and add a line to the log."""
    log, *arguments = sys.argv[1:]
    ctypes.CDLL(None).prctl(ADOPT, 1)
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C is for the recipe
    own = str(os.getpid())
    status = subprocess.call(["/bin/bash", *arguments], env={**os.environ, PARENT: own})
    with suppress(ChildProcessError):
        while True:
            os.wait()
    line = {
        "shell": own,
        "parent": os.environ.get(PARENT),
        "recipe": arguments[-1],
        "seconds": seconds(resource.RUSAGE_CHILDREN),
        "metering": seconds(resource.RUSAGE_SELF),
    }
    with open(log, "a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    sys.exit(status if status >= 0 else 128 - status)


def seconds(whose: int) -> float:
    """Return processor time."""
    used = resource.getrusage(whose)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
