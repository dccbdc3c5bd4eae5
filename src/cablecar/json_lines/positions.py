"""A game as one seat knows it: all that bots and judges are ever given here."""

import base64
from binascii import Error as NotBase64
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cablecar.board import Board, shipped_board
from cablecar.board.load import SHIPPED
from cablecar.bots.base import legal_actions
from cablecar.common.errors import CablecarError
from cablecar.engine.actions import board_actions
from cablecar.engine.game import Game
from cablecar.engine.moves import Move, shown, to_json
from cablecar.engine.players import Player
from cablecar.engine.record import board_of
from cablecar.engine.view import View, decode_view
from cablecar.json_lines.observation_check import checked_observation
from cablecar.rules.board_table import board_table
from cablecar.rules.state import Records


@dataclass(frozen=True, slots=True)
class Position:
    """What one seat knows.

    board: The board that is played on.
    observation: The record of what the seat may know.
    view: The same for Python; what happened before is not in it.
    """

    board: Board
    observation: Records
    view: View

    @classmethod
    def of(cls, board: Board, observation: Records) -> "Position":
        """Return the position of the seat that has made an observation."""
        players = [Player(str(number + 1)) for number in range(int(observation["state"]["players"][0]))]
        return cls(board, observation, decode_view(board, players, observation))

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.view.players)

    @property
    def actions(self) -> list[int]:
        """The numbers of the seat's legal actions, in ascending order."""
        return legal_actions(board_table(self.board), self.observation)

    def move(self, action: int) -> Move:
        """Return the move of an action number."""
        return board_actions(self.board).move(action, self.view.offer)

    def told(self, action: int) -> dict[str, Any]:
        """Return an action number and its move as the game file writes it."""
        return {"action": action, "move": to_json(self.move(action))}

    def require_turn(self) -> None:
        """Refuse a position in which the seat may not act."""
        if self.view.seat not in self.view.waiting_for:
            raise CablecarError("engine-not-to-move", seat=str(self.view.seat))

    def require_game(self) -> None:
        """Refuse a position in which the game is over."""
        if not self.view.waiting_for:
            raise CablecarError("engine-game-over")


def position_of(fields: Mapping[str, Any]) -> Position:
    """Return the position that a request gives, as an observation or as a game file with a seat."""
    if "record" in fields:
        return _replayed(fields["record"], fields["seat"], fields.get("moves"))
    board = board_named(fields["board"])
    try:
        told = base64.b64decode(fields["observation"].encode(), validate=True)
    except (NotBase64, UnicodeError):
        raise CablecarError("engine-wrong-observation", field="observation") from None
    return Position.of(board, checked_observation(board, told))


def board_named(named: str | dict[str, Any]) -> Board:
    """Return a board by the id of one that comes with Cable Car, or as a game file carries it."""
    if isinstance(named, dict):
        return board_of(named)
    if named not in SHIPPED:
        raise CablecarError("engine-unknown-board", name=shown(named), known=", ".join(SHIPPED))
    return shipped_board(named)


def _replayed(record: dict[str, Any], seat: int, moves: int | None) -> Position:
    """Return what a seat knew after this many moves of a game file, which is read no further."""
    made = len(record["moves"]) if isinstance(record.get("moves"), list) else 0
    wanted = made if moves is None else moves
    for game in Game.replaying(record):
        if len(game.moves) == wanted:
            return Position.of(game.board, game.observe(seat))
    raise CablecarError("engine-too-few-moves", moves=made)
