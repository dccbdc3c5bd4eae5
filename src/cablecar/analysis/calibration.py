"""What finished games have taught about the judgement: the numbers that turn it into chances."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from cablecar.board import Board
from cablecar.rules.state import Records
from cablecar.search.judging import CALIBRATION

FILE = "calibration.json"
OWN, OPEN = "own", "open"
"""Whose knowledge is judged: that of one seat, or all cards."""


@cache
def fitted() -> dict[str, Any]:
    """Return the numbers that come with Cable Car, and a sentence about how they were made."""
    found: dict[str, Any] = json.loads(files("cablecar.analysis").joinpath(FILE).read_text("utf-8"))
    return found


def is_calibrated(board: Board) -> bool:
    """Return True if the numbers were fitted on games of this board."""
    return bool(board.sha256 == fitted()["board"])


def calibration_for(board: Board, players: int, knowledge: str) -> Records:
    """Return the numbers for a board; on one that nobody has fitted, without what seats differ by."""
    numbers = fitted()["players"][str(players)][knowledge]
    if not is_calibrated(board):
        numbers = {**numbers, "seats": [], "base": [1 / players] * players}
    return as_record(numbers)


def as_record(numbers: Mapping[str, Any]) -> Records:
    """Return numbers by name as the kernel takes them; seats that don't play have zeros."""
    calibration = np.zeros(1, CALIBRATION)
    for name, values in numbers.items():
        field = calibration[name][0]
        field[: len(values)] = values or 0.0
    calibration.flags.writeable = False
    return calibration
