"""A conversation in lines: sentences printed, answers read, a curtain between two players."""

import locale
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from types import ModuleType

from cablecar.common.catalogue import say

Completer = Callable[[str], Sequence[str]]
"""Returns what a line that is being typed may become."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal's screen, and what has left it at the top."""
BLANK = 60
"""How many empty lines hide what stands above them, where nothing can be cleared."""


def tell(text: str) -> None:
    """Print a text, broken between words where the terminal ends."""
    if sys.stdout.isatty():
        text = textwrap.fill(text, shutil.get_terminal_size().columns, subsequent_indent="  ")
    print(text, flush=True)  # a pipe hears it at once, too


def hear(question: str) -> str:
    """Ask a question and return the answer; one from a pipe is written down as a typed one is."""
    answer = input(say("plain-prompt", question=question)).strip()
    if not sys.stdin.isatty():
        print(answer)
    return answer


def clear() -> None:
    """Hide all that was printed, and what was typed."""
    can_clear = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    print(CLEAR if can_clear else "\n" * BLANK, end="", flush=True)
    if readline := _readline():
        readline.clear_history()


def complete_with(completer: Completer) -> None:
    """Let the tabulator key complete what is typed, where there is a keyboard."""
    if readline := _readline():
        found = cache(completer)  # readline asks for one after the other
        readline.set_completer_delims("")
        readline.set_completer(lambda line, number: [*found(line), None][number])
        is_libedit = "libedit" in (readline.__doc__ or "")  # as on macOS
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")


def _readline() -> ModuleType | None:
    """Return what edits lines, where somebody types and this Python has it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    _expect_accents()
    try:
        import readline
    except ImportError:
        return None
    return readline


def _expect_accents() -> None:
    """Let lines be edited by letters, not by bytes, also where the shell's own locale is not installed."""
    is_known = hasattr(locale, "nl_langinfo")  # Windows edits lines by letters anyway
    if is_known and locale.nl_langinfo(locale.CODESET) != "UTF-8" and sys.stdin.encoding == "utf-8":
        with suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
