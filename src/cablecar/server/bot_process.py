"""What runs in a bot's process: a question comes, an action goes back.

It imports no more than a bot needs, so that a worker is ready soon.
"""

import io
import os
import pickle
import random
import secrets
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import parent_process
from pathlib import Path
from typing import BinaryIO

from cablecar.board import Board
from cablecar.bots import BOTS, Bot, Bots, Budget, CompiledBot, find_bot, known_bots, legal_actions
from cablecar.engine.actions import board_actions
from cablecar.engine.events import Event
from cablecar.engine.game import Game
from cablecar.engine.players import Player
from cablecar.engine.view import View, decode_view
from cablecar.rules.board_table import board_table
from cablecar.rules.observation import new_observation
from cablecar.rules.state import Records

SHORTEST = 0.1
"""How many seconds the expert thinks at least: many who wait share the time of one thought."""
READY = b"ready\n"
ILLEGAL = -1

Key = tuple[str, str]
"""What a board is called between a worker and the server."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the seat knows that a bot has to choose for: all that a worker gets of a game."""

    board: Board
    observation: bytes
    """The record of what the seat knows."""
    players: tuple[Player, ...] = ()
    history: tuple[Event, ...] = ()
    """Who plays, and what the seat saw happen: only for bots of one's own, which get a view."""

    @property
    def record(self) -> Records:
        """The observation, in an array of one."""
        return new_observation(self.observation)

    def legal_actions(self) -> list[int]:
        """Return the legal action numbers, in ascending order."""
        return legal_actions(board_table(self.board), self.record)

    def view(self) -> View:
        """Return what the seat knows as a view."""
        return decode_view(self.board, self.players, self.record, self.history)


Choice = tuple[Question, str, float]
"""What a worker is asked: the question, the bot's name and its seconds."""


def key_of(board: Board) -> Key:
    return board.id, board.sha256


class _Packer(pickle.Pickler):
    """Writes a board by its key: it is large, and a worker gets it only once."""

    def persistent_id(self, item: object) -> Key | None:
        """Return the key of a board."""
        return key_of(item) if isinstance(item, Board) else None


def packed(choice: Choice) -> bytes:
    buffer = io.BytesIO()
    _Packer(buffer).dump(choice)
    return buffer.getvalue()


class _Unpacker(pickle.Unpickler):
    """Reads what was written by a packer, with the boards that were sent before."""

    def __init__(self, stream: BinaryIO, boards: dict[Key, Board]) -> None:
        super().__init__(stream)
        self._boards = boards

    def persistent_load(self, key: Key) -> Board:
        """Return the board of a key."""
        return self._boards[key]


def _choices(stream: BinaryIO) -> Iterator[Choice]:
    """Yield the choices that a worker is asked to make, and put the boards aside that come between."""
    boards: dict[Key, Board] = {}
    while True:
        item = _Unpacker(stream, boards).load()
        if isinstance(item, Board):
            boards[key_of(item)] = item
        else:
            yield item


def work(line: socket.socket, code: Path | None) -> None:
    """Choose moves until the server ends; what a bot prints goes where it spoils no output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows sends Ctrl-C to workers, too
    threading.Thread(target=_end_with_server, daemon=True).start()
    sys.stdout = sys.stderr
    bots = known_bots(code)
    _warm_up()
    with line.makefile("rb") as stream, suppress(EOFError, ConnectionError):
        line.sendall(READY)
        for choice in _choices(stream):
            line.sendall(b"%d\n" % _choose(bots, *choice))


def _end_with_server() -> None:
    """End this process as soon as the server has ended, even while a bot thinks."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _warm_up() -> None:
    """Let every bot choose once: what they need is loaded by then."""
    game = Game.new([Player("A"), Player("B")], 0)
    for bot in BOTS:
        find_bot(bot).choose(game.view(0), game.legal_moves(0), random.Random(0), Budget(simulations=1))


def _choose(bots: Bots, question: Question, name: str, seconds: float) -> int:
    """Return the action that a new bot chooses: none remembers what another seat saw."""
    if name not in bots:  # it was the code of an earlier start
        return ILLEGAL
    bot, rng, budget = find_bot(name, bots), random.Random(secrets.randbits(128)), Budget(seconds=seconds)
    if isinstance(bot, CompiledBot) and bots[name] is BOTS.get(name):
        return bot.decide(board_table(question.board), question.record, rng, budget)
    return _choose_by_view(bot, question, rng, budget)


def _choose_by_view(bot: Bot, question: Question, rng: random.Random, budget: Budget) -> int:
    """Return the action that a bot of one's own chooses, which gets a view with its history."""
    view, actions, legal = question.view(), board_actions(question.board), question.legal_actions()
    moves = [actions.move(action, view.offer) for action in legal]
    move = bot.choose(view, moves, rng, budget)
    return legal[moves.index(move)] if move in moves else ILLEGAL


def choose_here(question: Question, bot: str) -> int:
    """Choose in this process; only bots that come with the game do."""
    action = _choose(BOTS, question, bot, SHORTEST)
    assert action != ILLEGAL, bot
    return action
