"""The long proof of the review, on a small scale: its judgements are those of its figures."""

from pathlib import Path

from tests.proofs import review as proof


def test_positions_are_judged_alike_by_who_knows_the_same() -> None:
    assert list(proof.differing(4)) == []


def test_sums_that_do_not_hold_are_found() -> None:
    seat = {"base": 0.5, "luck": 0.25, "own": -0.125, "others": 0.0, "rest": 0.375, "result": 1.0}
    assert proof.adds_up(seat)
    assert not proof.adds_up({**seat, "luck": 0.26})


def test_results_are_kept_and_gone_on_from(tmp_path: Path) -> None:
    path, made = tmp_path / "kept.jsonl", list[int]()

    def make(number: int) -> proof.Json:
        made.append(number)
        return {"number": number}

    proof.kept(path, 2, make)
    assert proof.kept(path, 3, make) == [{"number": number} for number in range(3)]
    assert made == [0, 1, 2]


def test_a_mixed_game_adds_up() -> None:
    game = proof.mixed_game(0)
    assert len(game["bots"]) == 2
    assert all(map(proof.adds_up, game["seats"]))


def test_the_page_tells_what_was_missed() -> None:
    parts = [proof.Part("One", "Text.", ()), proof.Part("Two", "Text.", ("luck",))]
    assert "Missed: luck." in proof.report(parts, 1, 1)
    assert "Every promise is met." in proof.report(parts[:1], 1, 1)
