"""The review of a game: its sums, its JSON, and who errs more."""

import pytest

from cablecar.analysis.judge import Effort, Step
from cablecar.analysis.review import Review, Reviewing, review, win_shares
from cablecar.arena.entrants import find_entrants
from cablecar.arena.games import game_of, play_contest
from cablecar.board import shipped_board
from cablecar.bots import Budget
from cablecar.common.errors import CablecarError
from cablecar.engine.game import Game
from cablecar.rules.state import MAX_ACTIONS
from tests.support.game.positions import board_named

QUICK: Effort = (Step(MAX_ACTIONS, 16), Step(4, 32))


def played(bots: str, seed: str = "a", board: str = "") -> Game:
    """Return a finished game of bots."""
    entrants = find_entrants(bots, None, Budget(simulations=100))
    found = board_named(board) if board else shipped_board()
    return game_of(found, entrants, play_contest(found, entrants, seed))


def reviewed(game: Game, seed: int = 0) -> Review:
    """Return a quick review."""
    reviewing = Reviewing(game, seed, QUICK, 16)
    assert [made.number for made in reviewing] == list(range(1, len(game.moves) + 1))
    return reviewing.review


@pytest.mark.parametrize("bots", ["novice,strong", "casual,novice,strong", "strong,casual,novice,strong"])
def test_result_is_the_sum_of_luck_errors_and_rest(bots: str) -> None:
    game = played(bots)
    told = reviewed(game)
    assert [seat.result for seat in told.seats] == list(win_shares(game))
    for seat in told.seats:
        assert seat.base + seat.luck + seat.own + seat.others + seat.rest == pytest.approx(seat.result)
    for name in ("luck", "rest"):
        assert sum(getattr(seat, name) for seat in told.seats) == pytest.approx(0, abs=0.002)
    assert sum(seat.own + seat.others for seat in told.seats) == pytest.approx(0, abs=1e-6)
    assert told.calibrated


def test_luck_comes_from_what_chance_did_and_from_what_lay_hidden() -> None:
    game = played("strong,strong")
    told = reviewed(game)
    for made in told.moves:
        if type(made.move).__name__ in ("KeepTickets", "PlaceSouvenir", "TakeSouvenir"):
            assert max(map(abs, made.luck)) < 1e-9, made  # strong does what is usual, and nothing is drawn
    drawn = [made.luck[0] for made in told.moves if type(made.move).__name__ == "TakeCard"]
    assert sum(abs(luck) > 0.001 for luck in drawn) > len(drawn) / 2
    assert all(seat.own == pytest.approx(0) for seat in told.seats)


def test_the_json_has_the_seats_and_their_decisions() -> None:
    game = played("novice,strong")
    told = reviewed(game).to_json()
    assert list(told) == ["seats", "moves"]
    for number, seat in enumerate(told["seats"]):
        assert list(seat) == ["name", "decisions", "loss", "luck", "result"]
        losses = [move["loss"] for move in told["moves"] if move["seat"] == number]
        assert seat["decisions"] == len(losses)
        assert seat["loss"] == pytest.approx(sum(losses) / len(losses), abs=2e-6)
    for move in told["moves"]:
        assert list(move) == ["number", "seat", "chance", "loss"]
        assert game.moves[move["number"] - 1].seat == move["seat"]
        assert 0 <= move["loss"] <= 1
        assert 0 <= move["chance"] <= 1


def test_the_same_seed_gives_the_same_review() -> None:
    game = played("novice,strong")
    assert reviewed(game, 4) == reviewed(game, 4) != reviewed(game, 5)


def test_a_better_player_gives_away_less() -> None:
    losses = {"novice": 0.0, "expert": 0.0}
    for number in range(2):
        game = played("novice,expert", str(number))
        for name, seat in zip(losses, reviewed(game).seats, strict=True):
            losses[name] += seat.loss / 2
    assert losses["expert"] < losses["novice"] / 2


def test_a_game_on_another_board_is_reviewed_without_a_promise() -> None:
    told = review(played("novice,strong", "b", "tiny"))
    assert not told.calibrated
    assert [seat.base for seat in told.seats] == [0.5, 0.5]


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(CablecarError, match="unfinished"):
        Reviewing(Game.new(2, 1))
