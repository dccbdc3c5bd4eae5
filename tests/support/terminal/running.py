"""Commands that run until they are interrupted, as a user runs them."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any


@contextmanager
def running(command: Sequence[str], **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a command and yield its process and the address that it tells; Ctrl-C ends it."""
    with subprocess.Popen(
        command,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = ""
        while "http" not in line:  # the first start tells that it compiles
            line = process.stdout.readline()
            assert line, process.communicate()
        found = re.search(r"http://\S+\d", line)
        assert found is not None
        try:
            yield process, found[0]
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(timeout=60)
            finally:
                process.kill()


def insist(process: subprocess.Popen[Any], hint: signal.Signals) -> None:
    """Send a signal until the process ends: one that comes just before a question is heard only after it."""
    while process.poll() is None:
        process.send_signal(hint)
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.2)
