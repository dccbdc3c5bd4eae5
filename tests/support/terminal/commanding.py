"""Commands run as a user runs them, but in this process, where the engine is loaded already."""

import io
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from unittest.mock import patch

from cablecar.cli import main
from cablecar.common.system import STOP_SIGNALS


def run(*arguments: object, status: int = 0, answers: str = "") -> str:
    """Run a command, expect an exit status, and return what it prints."""
    printed = io.BytesIO()
    screen = io.TextIOWrapper(printed, "utf-8", write_through=True)
    with redirect_stdout(screen), redirect_stderr(screen), _signals_kept():
        done = _status_of(["cablecar", *map(str, arguments)], answers)
    said = printed.getvalue().decode()
    assert done == status, said
    return said


def _status_of(command: list[str], answers: str) -> object:
    with patch.object(sys, "argv", command), patch.object(sys, "stdin", io.StringIO(answers)):
        try:
            main()
        except SystemExit as end:
            return end.code or 0
    raise AssertionError("A command ends with its status.")


@contextmanager
def _signals_kept() -> Iterator[None]:
    """Listen to signals afterwards as before: a command may do as it likes with its own."""
    before = {hint: signal.getsignal(hint) for hint in STOP_SIGNALS}
    try:
        yield
    finally:
        for hint, handler in before.items():
            signal.signal(hint, handler)
