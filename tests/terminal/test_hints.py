"""Hints in the terminal: more of one each time it is asked for, and only about what is played now."""

import pytest

from cablecar.analysis.hint import hint
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.language.commands import command_of
from cablecar.terminal.hints import Hints
from tests.support.game.positions import after_opening
from tests.support.speech import TERMINAL, speech


def test_a_hint_tells_where_to_look_then_the_best_moves_and_then_why() -> None:
    game, hints, words = after_opening(seed=3), Hints(), speech("en", TERMINAL)
    view = game.view(0)
    assert hints.why(view) == []
    (look,) = hints.more(view)
    assert words.saying("hint-look", "hint-look-around").match(look)
    heading, *moves = hints.more(view)
    assert heading == say("hint-moves")
    named = [command_of(told.move, view) for told in hint(view).moves]
    assert [line.rpartition(":")[0] for line in moves] == named
    reasons = [line for line in hints.why(view) if line not in (heading, *moves)]
    said = words.saying("hint-completes", "hint-claims", "hint-yields", "hint-open")
    assert len(reasons) >= len(moves)
    assert all(said.match(line) for line in reasons)


def test_another_position_or_a_refusal_makes_another_hint() -> None:
    game, hints = after_opening(seed=3), Hints()
    before = game.view(0)
    hints.more(before)
    game.play(0, hint(before).moves[0].move)
    seat = game.waiting_for[0]
    assert hints.why(game.view(seat)) == []
    hints.more(game.view(seat))
    hints.forget()
    assert hints.why(game.view(seat)) == []


def test_there_is_none_for_who_is_not_to_move() -> None:
    game = after_opening(seed=3)
    with pytest.raises(CablecarError, match="your own turn"):
        Hints().more(game.view(1))
