"""What the engine answers: the same as Python does, the same again, and no more than a seat knows."""

import random

import pytest

from cablecar.analysis.hint import hint
from cablecar.analysis.judge import REVIEW, Judge
from cablecar.analysis.review import review
from cablecar.bots.base import Budget
from cablecar.bots.expert import Expert
from cablecar.bots.registry import BOTS
from cablecar.engine.game import Game
from cablecar.engine.moves import to_json
from cablecar.rules.board_table import board_table
from tests.support.game.observations import board_of, positions, whole_game
from tests.support.game.positions import after_opening
from tests.support.game.secrecy import redistributed
from tests.support.terminal.engine_program import Json, answers, done, observed

ABOUT_POSITIONS: tuple[Json, ...] = (
    {"do": "look"},
    {"do": "choose", "bot": "expert", "simulations": 60},
    {"do": "choose", "bot": "novice"},
    {"do": "chances", "simulations": 40},
    {"do": "judge", "simulations": 20},
    {"do": "hint"},
)


def test_hello_tells_what_there_is() -> None:
    told = done("hello")
    assert told["bots"] == list(BOTS)
    assert "san-francisco-2" in told["boards"]
    assert {"hello", "cancel", "review"} <= set(told["requests"])


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_chooses_a_legal_move_and_the_same_again(bot: str) -> None:
    game = after_opening(3, seed=4)
    chosen = [done("choose", bot=bot, seed=5, **observed(game, 0)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert to_json(game.move(0, chosen[0]["action"])) == chosen[0]["move"]
    assert chosen[0]["action"] in game.legal_actions(0)


def test_the_expert_thinks_in_slices_as_it_does_in_one() -> None:
    for game, seat in positions(board_of("default"), 2, "strong", 3, every=20):
        told = done("choose", bot="expert", seed=1, simulations=3_000, **observed(game, seat))
        board, budget = board_table(game.board), Budget(simulations=3_000)
        assert told["action"] == Expert().decide(board, game.observe(seat), random.Random(1), budget)


def test_a_record_with_a_seat_is_what_that_seat_knew() -> None:
    game = Game.new(2, 3)
    for number in range(40):
        seat = game.waiting_for[0]
        game.play(seat, game.legal_moves(seat)[number % 3 % len(game.legal_moves(seat))])
    wholes = iter(Game.replaying(game.record()))
    for number, stage in enumerate(wholes):
        if number % 7 == 0 and stage.waiting_for:
            seat = stage.waiting_for[0]
            told = done("look", record=game.record(), seat=seat, moves=number)
            assert told == done("look", **observed(stage, seat))
            assert [move["action"] for move in told["moves"]] == stage.legal_actions(seat)


def test_answers_keep_to_what_the_seat_knows() -> None:
    chance, differing = random.Random(2), 0
    for name, players in (("default", 2), ("default", 4), ("tiny", 3)):
        for game in whole_game(board_of(name), players, "strong", 6, every=25):
            for seat in game.waiting_for[:1]:
                twin = redistributed(game, seat, chance)
                differing += twin.truth().tobytes() != game.truth().tobytes()
                for asked in ABOUT_POSITIONS:
                    same = {"id": 1, **asked}
                    assert answers({**same, **observed(game, seat)}) == answers(
                        {**same, **observed(twin, seat)}
                    )
    assert differing > 10


def test_what_a_record_tells_beyond_the_seat_changes_no_answer() -> None:
    game = after_opening(2, seed=8)
    record, other = game.record(), game.record()
    shown = sum(game.board.components.dealt_cards for _ in game.players) + 5
    rest = other["shuffles"]["transport"][shown:]
    other["shuffles"]["transport"][shown:] = rest[::-1]
    other["seed"], other["moves"] = "abc", [*other["moves"], {"do": "nonsense"}]
    assert rest != rest[::-1]
    for asked in ABOUT_POSITIONS:
        same = {"id": 1, **asked, "seat": 0, "moves": len(game.moves)}
        assert answers({**same, "record": record}) == answers({**same, "record": other})


def test_chances_and_judged_moves_are_those_of_the_judge() -> None:
    game = after_opening(3, seed=2)
    judge = Judge(game.board, 3)
    judge.seed("engine 4")
    wins = judge.chances(game.observe(0), 50).wins
    told = done("chances", seed=4, simulations=50, **observed(game, 0))
    assert told["wins"] == pytest.approx(wins, abs=1e-6)
    assert sum(told["wins"]) == pytest.approx(1, abs=1e-5)
    judge.seed("engine 4")
    judged = judge.moves(game.observe(0), REVIEW)
    told = done("judge", seed=4, **observed(game, 0))
    assert [move["action"] for move in told["moves"]] == [move.action for move in judged]
    assert told["moves"][0]["loss"] == 0


def test_a_hint_is_that_of_python() -> None:
    game = after_opening(seed=3)
    told, found = done("hint", seed=2, **observed(game, 0)), hint(game.view(0), 2)
    assert told["ticket"] == found.ticket
    assert [move["move"] for move in told["moves"]] == [to_json(move.move) for move in found.moves]
    assert told["moves"][0]["completes"] == pytest.approx(dict(found.moves[0].completes))


def test_a_review_tells_its_progress_and_is_that_of_python() -> None:
    *_, game = whole_game(board_of("tiny"), 2, "strong", 1)
    *told, last = answers({"id": "r", "do": "review", "record": game.record(), "seed": 3})
    moves = len(game.moves)
    assert [line["progress"] for line in told] == [
        {"done": number + 1, "of": moves} for number in range(moves)
    ]
    assert last["done"] == review(game, 3).to_json()


def test_a_game_dealt_and_played_here_is_a_game_of_python() -> None:
    begun = done("deal", players=2, seed=7)
    assert begun["record"]["shuffles"] == Game.new(2, 7).record()["shuffles"]
    (move, *_) = done("look", record=begun["record"], seat=1)["moves"]
    after = done("play", record=begun["record"], seat=1, move=move["move"])
    assert after["waiting_for"] == [0]
    assert len(Game.replay(after["record"]).moves) == 1


def test_time_may_be_given_instead_of_simulations() -> None:
    game = after_opening(seed=1)
    for asked in ({"do": "chances"}, {"do": "judge"}, {"do": "choose", "bot": "expert"}):
        (told,) = answers({"id": 1, **asked, "milliseconds": 60, **observed(game, 0)})
        assert "done" in told


def test_a_finished_game_shows_its_result_and_no_moves() -> None:
    *_, game = whole_game(board_of("tiny"), 2, "strong", 1)
    told = done("look", record=game.record(), seat=1)
    assert game.result is not None
    assert told["result"] == game.result.to_json()
    assert told["phase"] == "over"
    assert told["moves"] == told["waiting_for"] == []
