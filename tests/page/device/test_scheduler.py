"""Bots and clocks of tables on the device, under a clock that goes when it is told."""

from collections.abc import Callable

import pytest

from cablecar.common.shared import GRACE, LONGEST_CLOCK, STAND_IN, UNDO_SECONDS
from tests.support.page.page_tables import Scene, Told, tables_in_node

BOT = f"bot:{STAND_IN}"
SOLO = (None, STAND_IN)
TAKER = "rusher"
"""A bot that begins by taking cards in these games."""
DAY = 86_400
SCENES = {
    "pace": Scene(SOLO, [("pass", 1.9), ("pass", 0.2), ("act", 0), ("pass", 1.9), ("pass", 0.2)], pace=2),
    "opening": Scene(
        (None, None, STAND_IN), [("pass", 1.5), ("act", 0), ("open again",), ("pass", 0.6)], pace=2
    ),
    "set back": Scene(
        SOLO, [("pass", 2), ("act", 0), ("set back", 1000), ("open again",), ("pass", 2)], pace=2
    ),
    "undo": Scene(
        (STAND_IN, None), [("pass", 2), *[("act", 1)] * 3, ("pass", 1), ("undo", 1), ("pass", 60)], pace=2
    ),
    "answered": Scene(
        (STAND_IN, STAND_IN, None),
        [
            *[("pass", 4), ("act", 2), ("pass", 3), ("act", 2), ("pass", 2)],
            *[("undo", 2), ("pass", 60), ("act", 2)],
        ],
        pace=2,
        clock=100,
    ),
    "window": Scene(
        (TAKER, None),
        [
            *[("pass", 1), *[("act", 1)] * 3, ("pass", 1.5), ("undo", 1), ("pass", 5), ("act", 1)],
            *[("pass", UNDO_SECONDS - 0.1), ("pass", 0.2)],
        ],
        pace=1,
    ),
    "last choice": Scene(
        (TAKER, TAKER, None), [("act", 2), ("pass", 1.9), ("pass", 1), ("pass", 0.2)], pace=0.5
    ),
    "window set back": Scene(
        (TAKER, None),
        [("pass", 1), *[("act", 1)] * 3, ("set back", 1000), ("pass", 1 + UNDO_SECONDS + 0.1)],
        pace=1,
    ),
    "at once": Scene((TAKER, None), [("pass", 0), *[("act", 1)] * 3, ("pass", 0)]),
    "no window": Scene(
        (TAKER, None, None),
        [*[("act", 1), ("act", 2)], ("pass", 1), ("act", 2), ("act", 1), ("pass", 2.1)],
        pace=1,
    ),
    "late": Scene(
        SOLO, [("pass", 29.9), ("pass", 0.2), ("pass", 2), ("pass", 20), ("act", 0)], pace=2, clock=30
    ),
    "in time": Scene(SOLO, [("pass", 20), ("act", 0), ("pass", 29.9), ("pass", 0.2)], clock=30),
    "grace": Scene(SOLO, [("pass", 25), ("open again",), ("pass", 9.9), ("pass", 0.2)], clock=30),
    "days": Scene(SOLO, [("pass", 29 * DAY), ("pass", DAY)], clock=LONGEST_CLOCK),
    "other tab": Scene(
        SOLO, [("writer", False), ("pass", 100), ("writer", True), ("pass", 4)], pace=2, clock=30
    ),
    "failing": Scene((None, "novice"), [("fail", ["novice"]), ("pass", 0)]),
    "all failing": Scene((None, "novice"), [("fail", ["novice", STAND_IN]), ("pass", 0)]),
    "handed over": Scene(
        SOLO, [("hand over", (0, STAND_IN)), ("pass", 3.9), ("hand over", (0, None)), ("pass", 60)], pace=2
    ),
    "only bots left": Scene(SOLO, [("hand over", (0, STAND_IN)), ("pass", 0)], clock=30, pace=2),
}

Tell = Callable[[str], list[Told]]


@pytest.fixture(scope="module")
def after(tmp_path_factory: pytest.TempPathFactory) -> Tell:
    """How the table of a scene stands after each of its steps."""
    return tables_in_node(tmp_path_factory.mktemp("tables"), SCENES).__getitem__


def kinds(told: Told) -> list[str]:
    """Return what was done, in order."""
    return [kind for kind, *_ in told.entries]


def test_a_bot_moves_when_its_pace_has_passed_since_the_last_move(after: Tell) -> None:
    before, opened, acted, waits, moved = after("pace")
    assert before.entries == []
    assert opened.last == ("move", 1, BOT, 2)
    assert acted.last == waits.last == ("move", 0, "human", 2.1)
    assert moved.last == ("move", 1, BOT, 4.1)


def test_people_who_choose_first_tickets_do_not_hold_a_bot_off(after: Tell) -> None:
    *_, last = after("opening")
    assert [seat for _, seat, *_ in last.entries] == [0, 2]
    assert last.last == ("move", 2, BOT, 2)


def test_a_clock_that_was_set_back_does_not_stop_a_bot(after: Tell) -> None:
    *_, opened, moved = after("set back")
    assert opened.waiting == [1]
    assert moved.last == ("move", 1, BOT, 4 - 1000)


def test_a_move_that_is_taken_back_is_not_answered(after: Tell) -> None:
    *_, thinking, _, later = after("undo")
    assert thinking.waiting == [0]
    assert later.waiting == [1]
    assert kinds(later) == ["move"] * 4 + ["undo"]


def test_what_a_bot_has_answered_is_taken_back_with_the_move(after: Tell) -> None:
    *_, placed, answered, undone, later, again = after("answered")
    assert (placed.waiting, answered.waiting) == ([1], [0])
    assert answered.last == ("move", 1, BOT, 9)
    assert [tuple(entry) for entry in undone.entries[-2:]] == [("undo", 1, BOT, 9), ("undo", 2, "human", 9)]
    assert (undone.waiting, later.entries) == ([2], undone.entries)
    assert undone.deadline == 9 + 100 - 7  # of its time 7 seconds were over at the move
    assert again.waiting == [1]


def test_a_person_among_bots_has_some_seconds_before_a_bot_shows_something(after: Tell) -> None:
    _, _, _, acted, waits, undone, later, again, before, shown = after("window")
    assert acted.undo_until == waits.undo_until == 1 + UNDO_SECONDS
    assert (waits.waiting, kinds(waits)) == ([0], ["move"] * 4), "its pace is over, and nothing is shown yet"
    assert (undone.waiting, later.entries, undone.undo_until) == ([1], undone.entries, None)
    assert (again.last[-1], before.entries) == (7.5, again.entries)
    assert shown.last == ("move", 0, f"bot:{TAKER}", 7.5 + UNDO_SECONDS)
    assert shown.undo_until is None


def test_of_first_choices_only_the_one_that_ends_an_undo_waits(after: Tell) -> None:
    chosen, first, before, last = after("last choice")
    assert chosen.undo_until == first.undo_until == UNDO_SECONDS
    assert first.last == ("move", 0, f"bot:{TAKER}", 0.5)
    assert before.entries == first.entries
    assert last.last == ("move", 1, f"bot:{TAKER}", UNDO_SECONDS)


def test_a_clock_that_was_set_back_makes_no_bot_wait_longer_for_an_undo(after: Tell) -> None:
    *_, shown = after("window set back")
    assert shown.last[:3] == ("move", 0, f"bot:{TAKER}")


def test_bots_that_are_to_move_at_once_do_not_wait_for_an_undo(after: Tell) -> None:
    *_, placed, shown = after("at once")
    assert placed.undo_until is None
    assert len(shown.entries) > len(placed.entries)


def test_where_several_people_play_no_bot_waits_for_an_undo(after: Tell) -> None:
    *_, placed, shown = after("no window")
    assert placed.undo_until is None
    assert [at for _, seat, _, at in shown.entries if seat == 0] == [1, 2, 3]


def test_a_bot_plays_the_turn_of_a_person_whose_time_is_over_and_only_that(after: Tell) -> None:
    before, rung, moved, later, acted = after("late")
    assert (before.deadline, kinds(before)) == (30, ["move"])
    assert rung.last == ("clock", 0, BOT, 30)
    assert moved.last == ("move", 0, BOT, 32)
    assert later.waiting == [0]
    assert later.deadline == later.last[-1] + 30
    assert acted.last == ("move", 0, "human", 52.1)


def test_who_moves_in_time_has_all_of_it_again_in_the_next_turn(after: Tell) -> None:
    _, acted, before, rung = after("in time")
    assert kinds(acted) == ["move", "move"]
    assert (before.deadline, before.waiting) == (50, [0])
    assert "clock" not in kinds(before)
    assert ("clock", 0, BOT, 50) in [tuple(entry) for entry in rung.entries]


def test_a_turn_has_some_seconds_left_once_its_table_is_opened(after: Tell) -> None:
    _, opened, before, rung = after("grace")
    assert opened.deadline == 25 + GRACE
    assert "clock" not in kinds(before)
    assert ("clock", 0, BOT, 25 + GRACE) in [tuple(entry) for entry in rung.entries]


def test_a_clock_of_more_days_than_a_timer_can_wait_rings_in_the_end(after: Tell) -> None:
    before, rung = after("days")
    assert kinds(before) == ["move"]
    assert ("clock", 0, BOT, 30 * DAY) in [tuple(entry) for entry in rung.entries]


def test_a_tab_that_does_not_play_the_table_leaves_bots_and_clocks_to_the_other(after: Tell) -> None:
    _, idle, _, woken = after("other tab")
    assert idle.entries == []
    done = [(kind, seat, at) for kind, seat, _, at in woken.entries]
    assert done[:3] == [("clock", 0, 100), ("move", 0, 102), ("move", 1, 104)]


def test_another_bot_stands_in_for_one_that_fails(after: Tell) -> None:
    assert after("failing")[-1].last == ("move", 1, BOT, 0)
    assert after("all failing")[-1].last == ("move", 1, "bot:random", 0)


def test_a_seat_that_was_given_to_a_bot_is_played_until_it_is_taken_back(after: Tell) -> None:
    given, played, back, later = after("handed over")
    assert given.last == ("bot", 0, BOT, 0)
    assert ("move", 0, BOT, 2) in [tuple(entry) for entry in played.entries]
    assert back.last[:3] == ("back", 0, "human")
    assert [seat for kind, seat, *_ in later.entries[len(back.entries) :] if kind == "move"].count(0) == 0
    assert later.waiting == [0]


def test_no_clock_runs_where_bots_alone_are_to_move(after: Tell) -> None:
    assert after("only bots left")[-1].deadline is None
