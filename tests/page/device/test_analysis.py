"""The page reviews games and gives hints as Python does, number by number; what that needs is small."""

import gzip
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmarks.wasm import build_kernels
from cablecar.analysis import export
from cablecar.analysis.export import ENTRIES, analysis_files
from cablecar.analysis.hint import hint
from cablecar.analysis.judge import MISTAKE, Effort, Judge, Step
from cablecar.analysis.puzzles import judged_puzzle, position, puzzle_board, puzzles
from cablecar.analysis.review import Review, Reviewing
from cablecar.arena.entrants import find_entrants
from cablecar.arena.games import game_of, play_contest
from cablecar.board import shipped_board
from cablecar.bots import Budget
from cablecar.bots.export import engine_files
from cablecar.common.errors import CablecarError
from cablecar.engine.game import Game
from cablecar.engine.moves import to_json
from cablecar.rules.state import MAX_ACTIONS
from tests.support.game.observations import board_of, positions
from tests.support.page.page_analysis import (
    SOURCE,
    Json,
    asked,
    told_hint,
    told_mistakes,
    told_moves,
    told_review,
)
from tests.support.page.page_engine import bundle, in_node

KILO = 1000
QUICK: Effort = (Step(MAX_ACTIONS, 12), Step(4, 20))
GUESSES = 24
SAME = 1e-9


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    build_kernels()


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's analysis, bundled."""
    return bundle(tmp_path_factory.mktemp("analysis"), source=SOURCE)


def played(bots: str, board: str) -> Game:
    """Return a finished game of bots."""
    entrants, found = find_entrants(bots, None, Budget(simulations=50)), board_of(board)
    return game_of(found, entrants, play_contest(found, entrants, "a"))


def reviewed(game: Game, effort: Effort = QUICK, guesses: int = GUESSES) -> Review:
    """Return Python's review."""
    reviewing = Reviewing(game, 0, effort, guesses)
    assert len(list(reviewing)) == len(game.moves)
    return reviewing.review


def differences(told: Any, expected: Any, where: str = "") -> Iterator[str]:
    """Yield where two values differ, numbers by more than rounding."""
    if isinstance(expected, Mapping):
        for name in expected:
            yield from differences(told.get(name), expected[name], f"{where}.{name}")
    elif isinstance(expected, Sequence) and not isinstance(expected, str):
        if len(told) != len(expected):
            yield where
            return
        for number, pair in enumerate(zip(told, expected, strict=True)):
            yield from differences(*pair, f"{where}[{number}]")
    elif isinstance(expected, float):
        if told != pytest.approx(expected, abs=SAME, rel=0):
            yield f"{where}: {told} {expected}"
    elif told != expected:
        yield f"{where}: {told} {expected}"


def by_numbers(review: Json) -> Json:
    """Return the page's review with the numbers of moves instead of the moves."""
    seats = [{**seat, "mistakes": [made["number"] for made in seat["mistakes"]]} for seat in review["seats"]]
    return {**review, "seats": seats, "moments": [made["number"] for made in review["moments"]]}


@pytest.mark.parametrize(
    ("bots", "board"),
    [("novice,strong", "default"), ("casual,novice,strong", "default"), ("novice,strong", "tiny")],
)
def test_a_game_is_reviewed_as_python_does_whatever_the_order_of_its_moves(
    bots: str, board: str, code: Path
) -> None:
    game = played(bots, board)
    review = reviewed(game)
    (told,) = in_node(code, asked(game.board, [game], effort=(QUICK, GUESSES)))["games"]
    assert list(differences(told["moves"], told_moves(review))) == []
    assert list(differences(told["deal"]["luck"], review.deal)) == []
    assert list(differences(by_numbers(told["review"]), told_review(review))) == []
    assert list(differences(told["mistakes"], told_mistakes(review))) == []
    assert len(told["review"]["chances"][0]) == len(game.moves) + 1
    assert any(made["decision"] and made["decision"]["loss"] > 0 for made in told["moves"])


def test_the_page_s_own_effort_is_python_s(code: Path) -> None:
    game = played("novice,strong", "tiny")
    reviewing = Reviewing(game)
    expected = [*reviewing]
    (told,) = in_node(code, asked(game.board, [game]))["games"]
    assert len(expected) == len(told["moves"])
    assert list(differences(told["moves"], told_moves(reviewing.review))) == []


def test_another_effort_or_weight_is_another_review(code: Path) -> None:
    """The comparison can fail."""
    game = played("novice,strong", "tiny")
    expected = told_moves(reviewed(game))
    review = {"effort": QUICK, "guesses": GUESSES + 1, "moments": 3}
    for change in ({"review": review}, {"rounds": 3}, {"nudge": 0.05}):
        batch = asked(game.board, [game], effort=(QUICK, GUESSES))
        batch["numbers"] |= change
        (told,) = in_node(code, batch)["games"]
        assert list(differences(told["moves"], expected)), change


@pytest.mark.parametrize("players", [2, 3])
def test_hints_are_python_s(players: int, code: Path) -> None:
    board = shipped_board()
    found = [(game.copy(), seat) for game, seat in positions(board, players, "strong", seed=players, every=9)]
    expected = [told_hint(hint(game.view(seat))) for game, seat in found]
    assert len(expected) > 6
    batch = asked(board, [], [game.observe(seat).tobytes() for game, seat in found])
    told = [answer["hint"] for answer in in_node(code, batch)["hints"]]
    assert list(differences(told, expected)) == []
    assert any(answer["ticket"] for answer in told)


def test_the_position_of_a_mistake_is_posed_as_its_seat_knew_it(code: Path) -> None:
    game = played("casual,novice,strong", "default")
    (told,) = in_node(code, asked(game.board, [game], effort=(QUICK, GUESSES)))["games"]
    assert len(told["mistakes"]) > 3
    stages = [stage.copy() for stage in Game.replaying(game.record())]
    for mistake in told["mistakes"]:
        before, seat = stages[mistake["number"] - 1], game.moves[mistake["number"] - 1].seat
        posed, view = mistake["posed"], before.view(seat)
        assert (posed["view"]["seat"], posed["view"]["tickets"]) == (seat, list(view.tickets))
        assert posed["view"]["hand"] == dict(view.hand)
        assert posed["moves"] == [to_json(move) for move in before.legal_moves(seat)]
        assert [entry["seat"] for entry in posed["entries"]] == [made.seat for made in before.moves]
        told_of = [[event["event"] for event in entry["events"]] for entry in posed["entries"]]
        assert told_of == [kinds for kinds in told_of if kinds]
        hidden = [event for entry in posed["entries"] for event in entry["events"] if is_hidden(event, seat)]
        assert hidden == []


def is_hidden(event: Json, seat: int) -> bool:
    """Return True if an event tells a seat what another one drew unseen."""
    own = event.get("seat") == seat or event.get("slot") is not None
    return not own and (event.get("card") is not None and event["event"] == "card_taken")


def test_puzzles_are_posed_and_judged_as_in_python(code: Path) -> None:
    chosen = [next(puzzle for puzzle in puzzles() if len(puzzle.bots) == players) for players in (2, 3, 4)]
    told = in_node(code, asked(puzzle_board(), [], puzzles=chosen))["puzzles"]
    for puzzle, theirs in zip(chosen, told, strict=True):
        game, seat = position(puzzle)
        judge = Judge(game.board, len(puzzle.bots))
        judged = judged_puzzle(judge, game.observe(seat), str(puzzle.number))
        losses = {move.action: move.loss for move in judged}
        expected = [
            {"loss": losses[action], "isFound": losses[action] < MISTAKE}
            for action in game.legal_actions(seat)
        ]
        assert list(differences(theirs["attempts"], expected)) == []
        assert theirs["solution"]["move"] == to_json(game.move(seat, judged[0].action))
        assert theirs["posed"]["view"]["hand"] == dict(game.view(seat).hand)
        assert theirs["posed"]["view"]["tickets"] == list(game.view(seat).tickets)


# --- the files


def test_what_reviews_need_is_small_and_apart_from_what_play_needs() -> None:
    files, engine = analysis_files(), engine_files()
    assert sum(len(gzip.compress(content, 9)) for content in files.values()) <= 60 * KILO
    for entry in ENTRIES:
        assert f"cablecar_{entry}".encode() in files["review.wasm"]
    assert b"cablecar_begin_judging" not in engine["kernel.wasm"]


def test_where_the_browsers_kernel_was_never_built_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "find_wasm", lambda: None)
    with pytest.raises(CablecarError, match="make kernel"):
        analysis_files()
