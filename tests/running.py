"""Commands that run until they are interrupted, as a user runs them."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager


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
