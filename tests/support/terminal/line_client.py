"""Games in the terminal by questions and answers: what is typed, and what is told."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from cablecar.arena.entrants import find_entrants, seat_bot
from cablecar.board import shipped_board
from cablecar.bots import Budget
from cablecar.common.catalogue import say
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, Move
from cablecar.language.commands import command_of
from cablecar.terminal.sessions.games import new_seating

PLAY = [sys.executable, "-m", "cablecar", "play", "--plain"]
LOCALES = {
    "en": "C.UTF-8",
    "nl": "nl_NL.UTF-8",
    "da": "da_DK.UTF-8",
    "de": "de_DE.UTF-8",
    "fr": "fr_FR.UTF-8",
}
PROMPTS = ("plain-question", "plain-second-card", "plain-which-route", "plain-which-payment")


def in_language(chosen: str) -> dict[str, str]:
    """Return the variables of a shell that speaks a language."""
    return {**os.environ, "LC_ALL": LOCALES[chosen]}


# What is typed


@dataclass
class Script:
    """A whole game as it is typed in the language that is spoken now."""

    people: Sequence[str]
    seed: int
    lines: list[str] = field(default_factory=list)
    before: int | None = None
    """Who sits before the screen."""

    def write(self, asked: Callable[[int], Iterable[str]] = lambda _: ()) -> Game:
        """Play the game, every person likewise, and write down what is typed; some ask before their moves."""
        bots = find_entrants("random", None, Budget(simulations=1))
        seating = new_seating(shipped_board(), 3, self.people, bots, self.seed)
        game = seating.game
        seated_bots = {n: seat_bot(bot, seating.chance, n) for n, bot in enumerate(seating.bots) if bot}
        while waiting := game.waiting_for:
            seat = next((seat for seat in waiting if seat not in seated_bots), waiting[0])
            if self.before in waiting:
                seat = self.before
            view, moves = game.view(seat), game.legal_moves(seat)
            if seat in seated_bots:
                game.play(seat, seated_bots[seat].choose(view, moves))
                continue
            self._sit_down(seat)
            move = eager(moves)
            self.lines += [*asked(len(game.moves)), command_of(move, view)]
            game.play(seat, move)
        return game

    def _sit_down(self, seat: int) -> None:
        """Draw the curtain where several people share a screen."""
        if len(self.people) > 1 and seat != self.before:
            self.lines += [""] * (1 if self.before is None else 2)
        self.before = seat


def eager(moves: Sequence[Move]) -> Move:
    """Return the longest claim, or else the last move: so games are short."""
    claims = [move for move in moves if isinstance(move, ClaimRoute)]
    return max(claims, key=lambda claim: len(claim.cards), default=moves[-1])


def questions() -> list[str]:
    """Return a question of each kind in the language that is spoken now."""
    alone = ("hand", "display", "board", "players", "log", "help", "tickets")
    first = [_first(f"command-words-{kind}") for kind in alone]
    first += [_first(f"question-words-{kind}") for kind in ("where", "options", "turn")]
    place, other = "Mission", "Pier 39"
    routes = _first("command-words-board").split()[-1]
    return [
        *first,
        f"{routes} {place}",
        f"{_first('question-words-way')} {place} {other}",
        f"{_first('question-words-options')} {place}",
        f"{_first('question-words-where')} {_first('command-words-token')}",
        f"{_first('command-words-rules')} C6",
        _first("plain-words-why"),
        _first("command-words-pass"),
        _first("plain-words-why"),
        _first("command-words-undo"),
        "xyzzy",
        "99",
        "",
    ]


def _first(key: str) -> str:
    return say(key).split(",")[0]


def told(printed: str) -> list[str]:
    """Return the lines that were printed, without those on which something was typed."""
    prompts = tuple(say("plain-prompt", question=say(key)).strip() for key in PROMPTS)
    return [line for line in printed.splitlines() if not line.startswith(prompts)]


# A conversation, answer by answer


class Conversation:
    """A game in the terminal whose answers are read before the next thing is typed."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.heard = ""
        self.is_over = False
        """Whether nothing more is said."""

    def listen(self) -> list[str]:
        """Return the lines up to the next question, which stands last; after the end, up to that."""
        text = b""
        assert self.process.stdout is not None
        while not re.search(rb"[^\n]: $", text):
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                self.is_over = True
                break
            text += piece
        self.heard += text.decode()
        return text.decode().splitlines()

    def ask(self, typed: str) -> list[str]:
        """Type something and return the answer, without the next question."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{typed}\n".encode())
        self.process.stdin.flush()
        return self.listen()[1:-1]


@contextmanager
def conversing(records: Path, *options: object) -> Iterator[Conversation]:
    """Play a game in the terminal, its first question not yet read."""
    command = [*PLAY, "--records", str(records), *map(str, options)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield Conversation(process)
        finally:
            process.kill()
