"""A real terminal for tests: a command in tmux, its keys pressed and its screen read as a user does."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep

TUI = [sys.executable, "-m", "cablecar", "tui"]
PATIENCE = 60.0
MOMENT = 1.0
"""How many seconds a key may take to change the screen; what comes later is seen by the next look at it."""
OVER = re.compile("wins? with|share the victory")
NONE = "You can’t claim any route now."
MINE = re.compile(
    "^ (Your turn|Take your second|Choose|Put a souvenir|Keep|You can do nothing|The game is over)"
)
"""What the first line says when the terminal waits for its player, or for nobody any more."""
PAYING = "and pay:"
"""What is asked where a route can be paid for in several ways."""


@dataclass
class Terminal:
    """A command that runs in a window of tmux."""

    name: str

    def tmux(self, *words: str) -> str:
        """Tell tmux something, and return what it answers."""
        done = subprocess.run(["tmux", *words], capture_output=True, text=True, check=True, timeout=PATIENCE)
        return done.stdout

    def press(self, *keys: str) -> None:
        """Press keys, by tmux's names."""
        self.tmux("send-keys", "-t", self.name, *keys)

    def lines(self, *options: str) -> list[str]:
        """Return what is on the screen."""
        return self.tmux("capture-pane", "-p", "-t", self.name, *options).split("\n")

    def text(self) -> str:
        """Return what is on the screen, as one text."""
        return "\n".join(self.lines())

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.tmux("resize-window", "-t", self.name, "-x", str(width), "-y", str(height))

    def until(self, wanted: Callable[[str], object]) -> str:
        """Wait until the screen is as wanted, and return it."""
        end = monotonic() + PATIENCE
        while not wanted(text := self.text()):
            assert monotonic() < end, text
            sleep(0.02)
        return text

    def until_mine(self) -> str:
        """Wait until the game waits for this player, or is over; return the first line."""
        return self.until(lambda text: MINE.search(text) or OVER.search(text)).split("\n")[0].strip()

    @property
    def is_over(self) -> bool:
        """Whether the final count is shown."""
        return OVER.search(self.text()) is not None

    def pid(self) -> int:
        """Return the process that runs in the window."""
        return int(self.tmux("list-panes", "-t", self.name, "-F", "#{pane_pid}"))

    # Playing

    def act(self) -> None:
        """Do the next thing that the game waits for, told by the screen alone."""
        said = self.until_mine()
        if self.is_over:
            return
        if PAYING in self.text():
            self.do("Enter")
        elif said.startswith("Your turn"):
            self.take_turn()
        elif said.startswith("Take your second"):
            self.take()
        elif said.startswith("You can do nothing"):
            self.do("p")
        else:
            self.do("Enter")

    def take_turn(self) -> None:
        """Claim a route that can be claimed, or else take a card."""
        self.do("Space")
        text = self.text()
        if "Enter claims it" in text:
            self.do("Enter")
        elif NONE in text:
            self.take()

    def take(self) -> None:
        """Take a card from the draw pile, or any that is face up, or else draw tickets."""
        for key in "d12345t":
            self.do(key)
            if "Rule " not in self.text():
                return

    def do(self, key: str) -> None:
        """Press a key, and give it a moment to change the screen."""
        before, end = self.text(), monotonic() + MOMENT
        self.press(key)
        while self.text() == before and monotonic() < end:
            sleep(0.02)

    def play_to_end(self) -> None:
        """Play until the final count is shown."""
        for _ in range(400):
            if self.is_over:
                return
            self.act()
        raise AssertionError("The game does not end.")


@contextmanager
def terminal(command: list[str], width: int, height: int, home: Path, **variables: str) -> Iterator[Terminal]:
    """Run a command in a terminal of this size, with a home of its own, and close it afterwards."""
    name = f"cablecar-{token_hex(4)}"
    told = {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor", **variables}
    words = [
        "env",
        "-u",
        "COLUMNS",
        "-u",
        "LINES",
        *(f"{key}={value}" for key, value in told.items()),
        *command,
    ]
    window = Terminal(name)
    window.tmux("new-session", "-d", "-s", name, "-x", str(width), "-y", str(height), *words)
    window.tmux("set-option", "-t", name, "remain-on-exit", "on")
    try:
        yield window
    finally:
        window.tmux("kill-session", "-t", name)
