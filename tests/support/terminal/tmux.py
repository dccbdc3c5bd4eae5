"""A real terminal for tests: a command in tmux, its keys pressed and its screen read as a user does."""

import re
import shlex
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
GLANCE = 0.02
"""How many seconds pass between two looks at the screen."""
BEGUN = re.compile(r"%begin \d+ \d+ 1")
"""What stands before an answer to this client."""
OVER = re.compile("wins? with|share the victory")
NONE = "You can’t claim any route right now."
MINE = re.compile(
    "^ (Your turn|Take your second|Choose|Place a souvenir|Keep|You have no possible move|The game is over)"
)
"""What the first line says when the terminal waits for its player, or for nobody any more."""
PAYING = "Pay with:"
"""What is asked where a route can be paid for in several ways."""


@dataclass
class Terminal:
    """A command that runs in a window of tmux; a client that stays tells tmux what to do."""

    client: subprocess.Popen[str]

    def tmux(self, *words: str) -> str:
        """Tell tmux something, and return what it answers."""
        assert self.client.stdin is not None
        self.client.stdin.write(f"{shlex.join(words)}\n")
        self.client.stdin.flush()
        return self._answer()

    def _answer(self) -> str:
        """Return what stands between two marks."""
        while not BEGUN.fullmatch(self._line()):
            pass
        lines = []
        while not (line := self._line()).startswith(("%end ", "%error ")):
            lines.append(line)
        assert line.startswith("%end"), lines
        return "\n".join(lines)

    def _line(self) -> str:
        assert self.client.stdout is not None
        line = self.client.stdout.readline()
        assert line, "tmux has gone"
        return line.removesuffix("\n")

    def wait_for_session(self) -> None:
        """Wait until there is a window that commands can be about."""
        while not self._line().startswith("%session-changed "):
            pass

    def press(self, *keys: str) -> None:
        """Press keys, by tmux's names."""
        self.tmux("send-keys", *keys)

    def type(self, text: str) -> None:
        """Type a text."""
        self.tmux("send-keys", "-l", text)

    def lines(self, *options: str) -> list[str]:
        """Return what is on the screen."""
        return self.tmux("capture-pane", "-p", *options).split("\n")

    def text(self) -> str:
        """Return what is on the screen, as one text."""
        return "\n".join(self.lines())

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def until(self, wanted: Callable[[str], object]) -> str:
        """Wait until the screen is as wanted, and return it."""
        end = monotonic() + PATIENCE
        while not wanted(text := self.text()):
            assert monotonic() < end, text
            sleep(GLANCE)
        return text

    def until_mine(self) -> str:
        """Wait until the game waits for this player, or is over; return what is on the screen."""
        return self.until(lambda text: MINE.search(text) or OVER.search(text))

    @property
    def is_over(self) -> bool:
        """Whether the final count is shown."""
        return OVER.search(self.text()) is not None

    def pid(self) -> int:
        """Return the process that runs in the window."""
        return int(self.tmux("list-panes", "-F", "#{pane_pid}"))

    # Playing

    def act(self) -> None:
        """Do the next thing that the game waits for, told by the screen alone."""
        text = self.until_mine()
        if OVER.search(text):
            return
        said = text.split("\n")[0].strip()
        if PAYING in text:
            self.do("Enter")
        elif said.startswith("Your turn"):
            self.take_turn(text)
        elif said.startswith("Take your second"):
            self.take()
        elif said.startswith("You have no possible move"):
            self.do("p")
        else:
            self.do("Enter")

    def take_turn(self, text: str) -> None:
        """Claim a route that can be claimed, or else take a card."""
        if "press Enter to claim it" not in text:
            text = self.do("Space")
        if "press Enter to claim it" in text:
            if PAYING in self.do("Enter"):
                self.do("Enter")
        elif NONE in text:
            self.take()

    def take(self) -> None:
        """Take a card from the draw pile, or any that is face up, or else draw tickets."""
        for key in "d12345t":
            if "Rule " not in self.do(key):
                return

    def do(self, key: str) -> str:
        """Press a key, give it a moment to change the screen, and return what is there then."""
        before, end = self.text(), monotonic() + MOMENT
        self.press(key)
        while (text := self.text()) == before and monotonic() < end:
            sleep(GLANCE)
        return text

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
    told = {"XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "COLORTERM": "truecolor", **variables}
    shell = ["env", "-u", "COLUMNS", "-u", "LINES", *(f"{key}={value}" for key, value in told.items())]
    server = ["tmux", "-L", f"cablecar-{token_hex(4)}"]
    tmux = [*server, "-u", "-f", "/dev/null", "-C"]
    keeping = ["set-option", "-g", "remain-on-exit", "on", ";"]
    opening = ["new-session", "-f", "no-output", "-x", str(width), "-y", str(height), *shell, *command]
    with subprocess.Popen(
        [*tmux, "start-server", ";", *keeping, *opening],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    ) as client:
        window = Terminal(client)
        try:
            window.wait_for_session()
            yield window
        finally:
            subprocess.run([*server, "kill-server"], check=False, timeout=60)
            client.kill()
