"""What the public names answer to somebody who uses them wrongly: one sentence, and nothing has changed."""

import copy
import pickle
import pydoc
import random
import re
from collections.abc import Callable
from dataclasses import asdict, fields, replace
from typing import Any

import pytest

import cablecar
from cablecar import CablecarError, Game, TakeCard, View, ladder, match, play_bots
from cablecar.bots import BOTS, Budget, find_bot
from cablecar.common.catalogue import MINUS
from cablecar.engine.view import PlayerView, RejectedTicket, Stack
from tests.support.game.positions import FIRST_EDITION
from tests.support.paths import TINY


def choose(name: str, game: Game, seat: int | None) -> Any:
    """Ask a bot for a move from the view of a seat or a spectator."""
    return BOTS[name]().choose(game.view(seat), game.legal_moves(0), random.Random(1), Budget(simulations=1))


MISUSES: dict[str, tuple[Callable[[Game], object], str]] = {
    "a number in letters": (lambda _: Game.new("two"), "“two” is neither a number of players nor a list"),
    "numbers for names": (lambda _: Game.new([1, 2]), "“1” is neither a name nor a Player"),  # type: ignore[list-item]
    "half a player": (lambda _: Game.new(2.5), "“2.5” is neither a number of players"),  # type: ignore[arg-type]
    "too many players": (lambda _: Game.new(9), "2 to 4 players, not 9"),
    "no players": (lambda _: Game.new(-3), f"2 to 4 players, not {MINUS}3"),
    "an unknown board": (lambda _: Game.new(board="atlantis"), "There is no board “atlantis”"),
    "a number for a board": (lambda _: Game.new(board=7), "“7” is not a board"),  # type: ignore[arg-type]
    "words for a move": (lambda game: game.play(0, "take red"), "“take red” is not a move"),  # type: ignore[arg-type]
    "JSON for a move": (lambda game: game.play(0, {"do": "pass"}), "is not a move"),  # type: ignore[arg-type]
    "an action for a move": (lambda game: game.play(0, 3), "“3” is not a move"),  # type: ignore[arg-type]
    "a class for a move": (lambda game: game.play(0, TakeCard), "is not a move"),  # type: ignore[arg-type]
    "an unknown slot": (
        lambda game: game.play(0, TakeCard(slot=9)),
        "There is no slot 9 in the display; the slots are 0 to 4.",
    ),
    "negative simulations": (lambda _: Budget(simulations=-5), "at least 1 simulation"),
    "no simulations": (lambda _: Budget(simulations=0), "at least 1 simulation"),
    "half simulations": (lambda _: Budget(simulations=2.5), "at least 1 simulation"),  # type: ignore[arg-type]
    "negative seconds": (lambda _: Budget(seconds=-1), "seconds greater than 0"),
    "endless seconds": (lambda _: Budget(seconds=float("nan")), "seconds greater than 0"),
    "seconds in letters": (lambda _: Budget(seconds="1"), "seconds greater than 0, not '1'."),  # type: ignore[arg-type]
    "more seconds than a float holds": (lambda _: Budget(seconds=-(10**400)), "seconds greater than 0"),
    "simulations in letters": (lambda _: Budget(simulations="1"), "at least 1 simulation, not '1'."),  # type: ignore[arg-type]
    "a match of two players in letters": (
        lambda _: match("random", "greedy", players="two"),  # type: ignore[arg-type]
        "“two” is not a whole number: give one such as players=2.",
    ),
    "a match of half blocks": (
        lambda _: match("random", "greedy", blocks=2.5),  # type: ignore[arg-type]
        "“2.5” is not a whole number: give one such as blocks=2.",
    ),
    "a match with seconds in letters": (
        lambda _: match("random", "greedy", seconds="1"),  # type: ignore[arg-type]
        "seconds greater than 0, not '1'.",
    ),
    "a match of lists of bots": (lambda _: match(["random"], "greedy"), "There is no bot “['random']”"),  # type: ignore[arg-type]
    "a match with a number for a file": (
        lambda _: match("random", "greedy", records=5),  # type: ignore[arg-type]
        "“5” is not the name of a file or a folder: give a text or a Path.",
    ),
    "a ladder of blocks in letters": (
        lambda _: ladder(["random", "greedy"], blocks="3"),  # type: ignore[arg-type]
        "“3” is not a whole number: give one such as blocks=2.",
    ),
    "a ladder of players in letters": (
        lambda _: ladder(["random", "greedy"], players="3"),  # type: ignore[arg-type]
        "“3” is not a whole number: give one such as players=2.",
    ),
    "a ladder of a number": (lambda _: ladder(5), "“5” is not a list of bots"),  # type: ignore[arg-type]
    "a game of a number": (lambda _: play_bots(5, 1), "“5” is not a list of bots"),  # type: ignore[arg-type]
    "a game with seconds in letters": (
        lambda _: play_bots(["random", "greedy"], 1, seconds="1"),  # type: ignore[arg-type]
        "seconds greater than 0, not '1'.",
    ),
    "no bot": (lambda _: find_bot(None), "There is no bot “None”"),  # type: ignore[arg-type]
    "a list for a bot": (lambda _: find_bot(["expert"]), "There is no bot “"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("name", MISUSES)
def test_a_misuse_gets_one_sentence_and_changes_nothing(name: str) -> None:
    misuse, words = MISUSES[name]
    game = Game.new(2, seed=7)
    before = game.record()
    with pytest.raises(CablecarError) as caught:
        misuse(game)
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    assert game.record() == before


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_only_for_a_seat_that_is_to_move(name: str) -> None:
    game = Game.new(2, seed=7)
    with pytest.raises(CablecarError, match="only for a seat that is to move"):
        choose(name, game, None)
    game.play(0, game.legal_moves(0)[0])
    with pytest.raises(CablecarError, match="only for a seat that is to move"):
        choose(name, game, 0)


def test_a_board_can_be_given_by_its_id_or_its_file() -> None:
    assert Game.new(board="san-francisco").board == FIRST_EDITION
    assert Game.new(board=str(TINY)).board == Game.new(board=TINY).board
    assert Game.new(board=TINY).board.id == "tiny"


MUTATIONS: dict[str, Callable[[dict[str, Any]], object]] = {
    "set": lambda cards: cards.__setitem__("red", 9),
    "delete": lambda cards: cards.__delitem__("red"),
    "clear": lambda cards: cards.clear(),
    "pop": lambda cards: cards.pop("red"),
    "popitem": lambda cards: cards.popitem(),
    "setdefault": lambda cards: cards.setdefault("mauve", 1),
    "update": lambda cards: cards.update(red=9),
    "join": lambda cards: cards.__ior__({"red": 9}),
}


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_nothing_in_a_view_can_be_changed(mutation: str) -> None:
    game = Game.new(2, seed=7)
    view = game.view(0)
    mappings = (view.hand, view.discard, view.owners, view.stacks, view.players[1].known_cards)
    for mapping in (*mappings, game.view(None).hand):
        with pytest.raises(TypeError, match="A view is read-only"):
            MUTATIONS[mutation](mapping)  # type: ignore[arg-type]
    assert view == game.view(0)


def test_a_view_can_still_be_copied_packed_and_written_out() -> None:
    view = Game.new(2, seed=7).view(0)
    assert copy.deepcopy(view) == view
    assert pickle.loads(pickle.dumps(view)) == view
    assert asdict(view)["hand"] == view.hand
    with pytest.raises(TypeError):
        pickle.loads(pickle.dumps(view)).hand["red"] = 9


def test_a_bot_of_ours_needs_a_view_of_a_game() -> None:
    game = Game.new(2, seed=7)
    bare = replace(game.view(0), observation=b"")
    with pytest.raises(CablecarError, match=r"give it game\.view"):
        find_bot("strong").choose(bare, game.legal_moves(0), random.Random(1), Budget(simulations=1))


def test_dir_lists_what_can_be_imported() -> None:
    assert set(cablecar.__all__) <= set(dir(cablecar))
    assert {"Game", "View", "load_board", "__version__"} <= set(dir(cablecar))
    for name in cablecar.__all__:
        assert getattr(cablecar, name)


@pytest.mark.parametrize("kind", [View, PlayerView, Stack, RejectedTicket])
def test_help_tells_what_every_field_means(kind: type) -> None:
    told = re.sub("^ [|] +", "", pydoc.plain(pydoc.render_doc(kind)), flags=re.MULTILINE)
    described = told.partition("Methods defined")[0]
    for field in fields(kind):
        assert re.search(rf"^{field.name}: [\"A-Z].+\.$", described, re.MULTILINE), field.name
