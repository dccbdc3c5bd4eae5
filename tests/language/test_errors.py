"""Errors: one sentence each, whole after a journey between processes."""

import pickle
from dataclasses import replace

import pytest

from cablecar import BoardError, CablecarError, Game, IllegalMove, Player, RecordError, TakeCard
from cablecar.board import shipped_board

FAULT = CablecarError("board-no-colors", file="my.toml", entry="colors")
ERRORS = [
    FAULT,
    IllegalMove("C4", "refused-keep-one"),
    RecordError("record-not-json"),
    BoardError([FAULT, FAULT]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_a_journey_between_processes(error: CablecarError) -> None:
    revived = pickle.loads(pickle.dumps(error))
    assert type(revived) is type(error)
    assert str(revived) == str(error)
    assert vars(revived).keys() == vars(error).keys()


@pytest.mark.parametrize("seed", [2**300, -1, "xyz", "", "A1", "1" * 65])
def test_a_seed_that_no_game_file_could_hold_is_refused(seed: int | str) -> None:
    with pytest.raises(CablecarError, match="isn’t a valid seed"):
        Game.new(2, seed)


@pytest.mark.parametrize("kind", ["alien", "bot:", "bot", ""])
def test_a_player_that_no_game_file_could_hold_is_refused(kind: str) -> None:
    with pytest.raises(CablecarError, match="kind must be"):
        Player("Ada", kind)


def test_a_board_made_in_python_is_checked() -> None:
    board = shipped_board()
    with pytest.raises(BoardError, match="comes with Cable Car"):
        Game.new(2, 1, replace(board, components=replace(board.components, cars=30)))
    with pytest.raises(BoardError, match="200 is outside"):
        Game.new(2, 1, replace(board, id="mine", components=replace(board.components, cars=200)))


def test_boards_are_equal_by_what_counts() -> None:
    board = shipped_board()
    assert replace(board, name="Elsewhere") == board != replace(board, id="other")
    assert len({board, replace(board)}) == 1


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_seat_that_does_not_exist_is_told_so_everywhere(seat: int) -> None:
    game = Game.new(2, 1)
    for call in (game.legal_moves, game.legal_actions, game.offer, game.view, game.can_undo):
        with pytest.raises(CablecarError, match="There is no seat"):
            call(seat)
    with pytest.raises(CablecarError, match="There is no seat"):
        game.play(seat, TakeCard())


def test_more_players_than_seats_are_refused_at_once() -> None:
    with pytest.raises(CablecarError, match="2 to 4 players"):
        Game.new(10**9)
