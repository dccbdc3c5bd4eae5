"""Bots: what they are given, that they can't cheat, that they obey rules and budgets, and how they play."""

import gc
import hashlib
import json
import random
import re
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean, median
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType, SimpleNamespace
from typing import ClassVar, NamedTuple

import numpy as np
import pytest

from cablecar.arena import games
from cablecar.arena.entrants import Entrant, find_entrant
from cablecar.arena.games import play_block, play_contest
from cablecar.arena.series import block_share
from cablecar.arena.simulate import simulate_game
from cablecar.board import shipped_board
from cablecar.bots import BOTS, Bot, Budget, CompiledBot, expert, find_bot, known_bots, legal_actions
from cablecar.bots.expert import Expert
from cablecar.bots.planners import Casual, Novice, Strong
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.engine.chance import Shuffles
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, Move, Played
from cablecar.engine.view import View
from cablecar.language.sentences import BOT_SENTENCES
from cablecar.rules import calls
from cablecar.rules.state import DEALER, STATE, Records
from cablecar.search.search import SearchBuffers, begin_search, choose_by_search
from tests.proofs.bots.endings import MOST_CARDS, Ending, TableTalk, play_ending
from tests.support.bots.cheat import Cheater, cheat_match
from tests.support.game.observations import TABLES, board_of, positions
from tests.support.game.positions import (
    begin_last_round,
    board_named,
    empty_stacks,
    give,
    hold_tickets,
    lay_tickets,
    own,
    table,
)
from tests.support.game.secrecy import redistributed
from tests.support.paths import ROOT
from tests.support.terminal.commanding import run

FEW = Budget(simulations=24)

every_bot = pytest.mark.parametrize("name", BOTS)


def entrant(name: str, budget: Budget = FEW) -> Entrant:
    """Return one of our bots as it takes part in a match."""
    return Entrant(name, BOTS[name], budget)


def asked_by_view(name: str, asked: list[tuple[object, ...]] | None = None) -> Entrant:
    """Return one of our bots, asked the way that bots of one's own are; what it is given is kept."""
    ours = BOTS[name]

    class FromViews:
        """Hands everything on to the bot."""

        def __init__(self) -> None:
            self.bot = ours()

        def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
            if asked is not None:
                asked.append((view, legal_moves, rng, budget))
            return self.bot.choose(view, legal_moves, rng, budget)

    return Entrant(name, FromViews, FEW)


def choice(bot: Bot, game: Game, seat: int, seed: int = 0, budget: Budget = FEW) -> Move:
    """Return what a bot chooses from a seat's view."""
    return bot.choose(game.view(seat), tuple(game.legal_moves(seat)), random.Random(seed), budget)


# --- no bot can cheat


class Dealt(NamedTuple):
    """A position, and the same with everything hidden from the seat that is to move dealt again."""

    game: Game
    twin: Game
    seat: int


@cache
def dealt_twice() -> tuple[Dealt, ...]:
    """Return positions of good and of random games on three boards."""
    chance, found = random.Random(1), []
    for number, (board, players) in enumerate(TABLES):
        every = {"default": 4, "tiny": 2, "large": 40}[board]
        bot = ("strong", "random")[number % 2]
        for game, seat in positions(board_of(board), players, bot, seed=20 + number, every=every):
            found.append(Dealt(game.copy(), redistributed(game, seat, chance), seat))
    return tuple(found)


@every_bot
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(name: str) -> None:
    for number, (game, twin, seat) in enumerate(dealt_twice()):
        chosen = choice(BOTS[name](), game, seat, number)
        assert choice(BOTS[name](), twin, seat, number) == chosen
    assert number > 100


def test_a_cheater_is_found_out_by_the_same_positions() -> None:
    otherwise = 0
    for number, (game, twin, seat) in enumerate(dealt_twice()):
        ours, theirs = (
            Cheater().decide_truth(dealt._state, dealt._table, seat, random.Random(number), FEW)
            for dealt in (game, twin)
        )
        otherwise += ours != theirs
    assert otherwise > 10


def test_a_cheater_plays_by_the_rules_and_gains_by_it() -> None:
    shares = cheat_match(2, 12, 60, seed=1)
    assert shares == [*cheat_match(2, 2, 60, seed=1), *shares[2:]]
    assert set(shares) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert sum(shares) / len(shares) > 0.5


CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
"""What leads to all of the program, and to nothing of a game."""


def reachable(*things: object) -> Iterator[object]:
    """Yield all that objects lead to by their parts, but not by their code."""
    found: dict[int, object] = {}
    waiting: list[object] = list(things)
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, CODE):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
        if isinstance(thing, np.ndarray):
            waiting.append(thing.base)
        yield thing


def secrets_in(*things: object) -> list[object]:
    """Return what objects lead to and no bot may have: a game, its moves, its shuffles, its state."""
    return [
        thing
        for thing in reachable(*things)
        if isinstance(thing, Game | Played | Shuffles)
        or (isinstance(thing, np.ndarray | np.void) and thing.dtype in (STATE, DEALER))
    ]


def test_the_search_for_secrets_finds_them() -> None:
    game = Game.new(2, 1)
    assert game in secrets_in([{"box": SimpleNamespace(inside=(game,))}])
    assert secrets_in(SimpleNamespace(state=game._state[:1]))
    assert secrets_in(SimpleNamespace(row=game._state[0]))
    assert secrets_in(game.shuffles)


@every_bot
def test_a_bot_is_given_a_view_the_moves_a_chance_and_a_budget_and_no_way_to_the_game(name: str) -> None:
    asked: list[tuple[object, ...]] = []
    play_contest(board_named("tiny"), [asked_by_view(name, asked), entrant("random")], "1")
    simulate_game(board_named("tiny"), 3, [asked_by_view(name, asked), entrant("random")], "2")
    assert len(asked) > 10
    for view, moves, rng, budget in asked:
        assert [type(thing) for thing in (view, moves, rng, budget)] == [View, tuple, random.Random, Budget]
        assert secrets_in(view, moves, rng, budget) == []


WORDS, MASK = 624, 2**32 - 1


def mixed(word: int, factor: int) -> int:
    """Return what a word of Mersenne Twister adds to the next in its seeding."""
    return (word ^ word >> 30) * factor & MASK


def key_sums(chance: random.Random) -> dict[int, int]:
    """Return what the first round of a fresh chance's seeding added at each step, found backwards."""
    state = list(chance.getstate()[1][:WORDS])
    for place in [1, *range(WORDS - 1, 1, -1)]:
        before = state[WORDS - 1] if place == 1 else state[place - 1]
        state[place] = (state[place] + place & MASK) ^ mixed(before, 1566083941)
    first = [19650218]
    for place in range(1, WORDS):
        first.append(mixed(first[-1], 1812433253) + place & MASK)
    return {
        place - 1: state[place] - (first[place] ^ mixed(state[place - 1], 1664525)) & MASK
        for place in range(3, WORDS)
    }


def seed_of(chance: random.Random) -> bytes:
    """Return what a fresh chance was seeded with."""
    sums = key_sums(chance)
    for length in range(1, 200):
        words = [sums[WORDS // 2 // length * length + place] - place & MASK for place in range(length)]
        if all(words[step % length] == (found - step % length & MASK) for step, found in sums.items()):
            return b"".join(word.to_bytes(4, "little") for word in words)[::-1].lstrip(b"\0")
    raise AssertionError("the seeding can't be inverted")


class Thief:
    """Reads the seed off its chance."""

    stolen: ClassVar[list[bytes]] = []

    def choose(self, view: View, legal_moves: Sequence[Move], rng: random.Random, budget: Budget) -> Move:
        self.stolen.append(seed_of(rng))
        return legal_moves[0]


def test_a_text_that_seeds_a_chance_can_be_read_off_it() -> None:
    assert seed_of(random.Random("0123456789abcdef/1")).startswith(b"0123456789abcdef/1")
    assert seed_of(random.Random(0x123456789ABCDEF00000001)) == bytes.fromhex("0123456789abcdef00000001")


def test_nothing_of_the_games_seed_can_be_read_off_a_bots_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thief, "stolen", [])
    thief, seed = Entrant("thief", Thief, FEW), games.game_seed(1, 2)
    play_contest(board_named("tiny"), [thief, thief], seed)
    simulate_game(board_named("tiny"), 2, [thief], seed)
    chances = set(Thief.stolen)
    assert {len(found) for found in chances} == {32}
    for found in chances:
        for secret in (seed.encode(), bytes.fromhex(seed)):
            assert all(secret[start : start + 4] not in found for start in range(len(secret) - 3))


def test_inside_the_core_a_bot_is_given_records_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    truths: list[Records] = []

    def watched(boards: Records, states: Records, seat: int, observations: Records) -> None:
        truths.append(states)
        observe(boards, states, seat, observations)

    class Curious(CompiledBot):
        """Looks whether it was given the truth."""

        def decide(self, board: Records, observation: Records, rng: random.Random, budget: Budget) -> int:
            assert not np.shares_memory(observation, truths[-1])
            assert not board.flags.writeable
            assert secrets_in(board, observation) == []
            return legal_actions(board, observation)[-1]

    observe = calls.observe
    monkeypatch.setattr(calls, "observe", watched)
    play_contest(shipped_board(), [Entrant("curious", Curious, FEW), entrant("strong")], "1")
    assert len(truths) > 50


# --- bots obey


@every_bot
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_bot_plays_whole_games_by_the_rules(board: str, players: int, name: str) -> None:
    few = Budget(simulations=2)
    others = [entrant(other, few) for other in BOTS]
    for seed in ("2",) if board == "large" else ("1", "2"):
        rivals = random.Random(seed + name).sample(others, players - 1)
        ended = play_contest(board_of(board), [entrant(name, few), *rivals], seed)
        assert all(turns > 0 for turns in ended.turns)


@every_bot
@pytest.mark.parametrize(("board", "players"), [("default", 2), ("default", 4), ("tiny", 3)])
def test_a_bot_plays_the_same_game_inside_the_core_and_from_views(
    board: str, players: int, name: str
) -> None:
    inside = play_contest(board_of(board), [entrant(name)] * players, "5")
    outside = play_contest(board_of(board), [asked_by_view(name)] * players, "5")
    assert inside.state.tobytes() == outside.state.tobytes()
    assert inside.turns == outside.turns


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[SearchBuffers]:
    """The records of all searches that the expert makes."""
    begun: list[SearchBuffers] = []

    def watched(buffers: SearchBuffers) -> int:
        begun.append(buffers)
        return begin_search(buffers)

    def watched_thinking(buffers: SearchBuffers, simulations: int) -> int:
        begun.append(buffers)
        return choose_by_search(buffers, simulations)

    monkeypatch.setattr(expert, "begin_search", watched)
    monkeypatch.setattr(expert, "choose_by_search", watched_thinking)
    return begun


@every_bot
def test_a_bot_with_one_legal_move_answers_at_once(name: str, searches: list[SearchBuffers]) -> None:
    game = Game.new(3, 1, board_named("tiny"))
    (only,) = game.legal_moves(1)
    begun = time.perf_counter()
    assert choice(find_bot(name), game, 1, budget=Budget(seconds=60)) == only
    assert time.perf_counter() - begun < 30
    assert [int(buffers.searches[0].simulations) for buffers in searches] == [0] * len(searches)


def middle_games(players: int, every: int) -> Iterator[tuple[Game, int]]:
    """Yield positions of a good game."""
    return positions(shipped_board(), players, "strong", seed=players, every=every)


@pytest.mark.parametrize("simulations", [12, 13, 24, 50, 100, 400])
def test_a_budget_in_simulations_is_kept_and_used(simulations: int, searches: list[SearchBuffers]) -> None:
    budget = Budget(simulations=simulations)
    for number, (game, seat) in enumerate(middle_games(3, every=12)):
        chosen = choice(Expert(), game, seat, number, budget)
        assert choice(Expert(), game, seat, number, budget) == chosen
        first, second = searches[-2:]
        assert first.searches.tobytes() == second.searches.tobytes()
        if first.searches[0].simulations:
            assert 0.9 * (simulations - 12) <= first.searches[0].simulations <= simulations
    assert number > 5


def overrun(seconds: float, seats: int) -> list[float]:
    """Return by how much the expert exceeds a budget, in the processor's time, which others don't use up."""
    late = []
    for number, (game, seat) in enumerate(middle_games(seats, every=4)):
        if len(game.legal_moves(seat)) > 1:
            view, moves = game.view(seat), game.legal_moves(seat)
            begun = time.thread_time()
            Expert().choose(view, moves, random.Random(number), Budget(seconds=seconds))
            late.append(time.thread_time() - begun - seconds)
    return late


@pytest.mark.parametrize(("seconds", "seats"), [(0.02, 2), (0.02, 4), (0.05, 3)])
def test_a_budget_in_seconds_is_kept_and_used(
    seconds: float, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert, "time", SimpleNamespace(perf_counter=time.thread_time))
    choice(Expert(), Game.new(seats, 1), 0)
    gc.disable()
    try:
        late = overrun(seconds, seats)
    finally:
        gc.enable()
    assert len(late) > 20
    assert max(late) <= max(0.2 * seconds, 0.005)
    assert median(late) > -0.1 * seconds


# --- how they play


RUNGS = [
    ("greedy", "random", 10, 0.6),
    ("rusher", "greedy", 10, 0.7),
    ("novice", "random", 10, 0.8),
    ("casual", "random", 10, 0.9),
    ("casual", "novice", 60, 0.5),
    ("casual", "greedy", 20, 0.6),
    ("casual", "rusher", 20, 0.5),
    ("strong", "casual", 20, 0.6),
    ("strong", "rusher", 20, 0.6),
    ("expert", "strong", 16, 0.5),
]
"""A bot, one that it beats, in how many blocks, and by more than which share of the victories."""


@pytest.mark.parametrize(("better", "worse", "blocks", "least"), RUNGS)
def test_a_bot_beats_those_below_it(better: str, worse: str, blocks: int, least: float) -> None:
    pair = entrant(better, Budget(simulations=100)), entrant(worse)
    shares = [block_share(play_block(shipped_board(), pair, 2, 1, block)) for block in range(blocks)]
    assert sum(shares) / blocks > least


LAST_STEP = "chinatown-union_square-1"
OTHER_STEP = "union_square-civic_center-1"


def before_the_last_step() -> Game:
    """Return a game in which seat 0 can pay the last route that its only ticket needs."""
    game = table(["red", "green", "pink", "black", "blue"], deck=["orange"] * 6)
    hold_tickets(game, 0, "chinatown-painted_ladies")
    own(game, 0, OTHER_STEP, "painted_ladies-civic_center-1")
    give(game, 0, "green", "green")
    empty_stacks(game)
    return game


def novice(forgets: float, wastes: float) -> Novice:
    """Return a novice who makes mistakes so often."""
    bot = Novice()
    bot.FORGETS, bot.WASTES = forgets, wastes
    return bot


def where_a_novice_wastes() -> Iterator[tuple[Game, int]]:
    """Yield positions in which a novice claims a route for which casual would not spend its cards."""
    for game, seat in middle_games(2, every=1):
        if (wasted := choice(novice(0, 1), game, seat)) != choice(Casual(), game, seat) and claimed(wasted):
            yield game, seat


def claimed(move: Move) -> str | None:
    """Return the route that a move claims."""
    return move.route if isinstance(move, ClaimRoute) else None


def test_a_novice_without_mistakes_is_casual() -> None:
    for game, seat in middle_games(2, every=3):
        assert choice(novice(0, 0), game, seat) == choice(Casual(), game, seat)


def test_a_novice_forgets_a_ticket() -> None:
    game = before_the_last_step()
    assert claimed(choice(Casual(), game, 0)) == LAST_STEP
    assert claimed(choice(novice(1, 0), game, 0)) != LAST_STEP
    assert game.view(0).tickets == ("chinatown-painted_ladies",)


def test_a_novice_wastes_cards() -> None:
    assert any(True for _ in where_a_novice_wastes())


@pytest.mark.parametrize(("forgets", "wastes"), [(0.5, 0), (0, 0.5)])
def test_a_novice_errs_as_often_as_it_is_dosed(forgets: float, wastes: float) -> None:
    game, seat = next(where_a_novice_wastes()) if wastes else (before_the_last_step(), 0)
    bot, best = novice(forgets, wastes), choice(Casual(), game, seat)
    right = sum(choice(bot, game, seat, seed) == best for seed in range(200))
    assert 70 < right < 130
    assert 0 < Novice.FORGETS <= 1
    assert 0 < Novice.WASTES <= 1


def beside_a_rival(*routes: str) -> Game:
    """Return a game in which seat 0 can pay two steps to its ticket, while a rival has routes nearby."""
    game = before_the_last_step()
    own(game, -1, OTHER_STEP)
    own(game, 1, *routes)
    return game


def test_a_novice_never_sees_a_rival_coming() -> None:
    near = beside_a_rival("pacific_heights-union_square", "civic_center-south_beach")
    far = beside_a_rival("presidio-tea_garden", "tea_garden-sunset")
    assert claimed(choice(Strong(), near, 0)) == OTHER_STEP
    assert claimed(choice(Strong(), far, 0)) != OTHER_STEP
    for seed in range(40):
        assert choice(Novice(), near, 0, seed) == choice(Novice(), far, 0, seed)


# --- they play to the last turn


EASY = pytest.mark.parametrize("name", ["novice", "casual"])
FREE = "south_beach-potrero_hill"


def with_three_black() -> Game:
    """Return a game in which seat 0 has completed its only ticket and can pay a route of three spaces."""
    game = table(["red", "green", "pink", "black", "black"], deck=["orange"] * 6)
    hold_tickets(game, 0, "chinatown-painted_ladies")
    own(game, 0, LAST_STEP, OTHER_STEP, "painted_ladies-civic_center-1")
    lay_tickets(game)
    give(game, 0, "black", "black", "black")
    empty_stacks(game)
    return game


@EASY
def test_an_easy_bot_claims_a_route_once_its_tickets_are_complete(name: str) -> None:
    game = with_three_black()
    assert {claimed(choice(BOTS[name](), game, 0, seed)) for seed in range(10)} == {FREE}


@EASY
def test_an_easy_bot_claims_a_route_on_its_last_turn(name: str) -> None:
    game = with_three_black()
    hold_tickets(game, 0, "chinatown-painted_ladies", "sunset-potrero_hill", "presidio-potrero_hill")
    begin_last_round(game)
    assert {claimed(choice(BOTS[name](), game, 0, seed)) for seed in range(10)} == {FREE}


SAMPLE = 60
"""Games for each table."""


@cache
def endings(bot: str, rival: str, players: int) -> Ending:
    """Return how a bot ends a few games."""
    company = TableTalk(bot, rival)
    found = [play_ending(company, players, FEW.simulations or 0, number) for number in range(SAMPLE)]
    return Ending(fmean(cards for cards, _ in found), fmean(points for _, points in found))


@EASY
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_easy_bot_leaves_no_more_lying_than_strong(name: str, players: int) -> None:
    most = endings("strong", "strong", players)
    for rival in (name, "strong"):
        found = endings(name, rival, players)
        assert found.cards <= MOST_CARDS
        assert found.points <= most.points


# --- what is frozen


def digest_of(name: str, players: int, budget: Budget) -> str:
    """Return a hash of how a bot and rushers play some games."""
    played = []
    for block in range(2):
        rows = play_block(shipped_board(), (entrant(name, budget), entrant("rusher")), players, 1, block)
        played += [(row.total, row.turns, row.claimed, row.held) for row in rows]
    return hashlib.sha256(repr(played).encode()).hexdigest()[:16]


FROZEN = {
    ("strong", 2): "a201d8a08478d691",
    ("strong", 3): "afc80f9cc1f3735c",
    ("strong", 4): "95535798b1d7ad8c",
    ("expert", 2): "5b9b9df31015fc88",
    ("expert", 3): "358070d04d06bdd6",
    ("expert", 4): "041cf936ccdea30e",
}
"""Hashes of games; what is measured about these bots rests on their never playing otherwise."""


@pytest.mark.parametrize(("name", "players"), FROZEN)
def test_a_frozen_bot_plays_as_it_did_when_it_was_measured(name: str, players: int) -> None:
    assert digest_of(name, players, FEW) == FROZEN[name, players]


# --- bots of one's own


EXAMPLE = ROOT / "docs" / "examples" / "my_bot.py"
HEAD = "class Mine:\n    def choose(self, view, legal_moves, rng, budget):\n        "


def test_the_example_is_short_and_plays_a_match() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20
    said = run("match", "tourist", "random", "--code", EXAMPLE, "--blocks", 5, "--json")
    figures = json.loads(said.strip().splitlines()[-1])
    assert figures["games"] == 10
    assert figures["win_rate"]["tourist"]["mean"] > 0.5


def test_the_example_plays_by_the_rules_everywhere() -> None:
    bots = known_bots(EXAMPLE)
    for board, players in TABLES:
        tourist = find_entrant("tourist", bots, FEW)
        play_contest(board_of(board), [tourist, *[entrant("random")] * (players - 1)], "1")


def play_mine(code: Path, name: str) -> None:
    """Play a game with a bot of a file."""
    mine = find_entrant(name, known_bots(code), FEW)
    play_contest(board_named("tiny"), [mine, entrant("random")], "1")


def sentence_about(source: str, name: str, folder: Path) -> str:
    """Return what a user is told about a bot of one's own that can't play."""
    code = folder / "my_bot.py"
    code.write_text(source)
    with pytest.raises(CablecarError) as caught:
        play_mine(code, name)
    return str(caught.value)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("class Mine\n", "my_bot.py can’t be used as code: SyntaxError: expected ':'"),
        (
            "import nowhere\n",
            "my_bot.py can’t be used as code: ModuleNotFoundError: No module named 'nowhere'",
        ),
        ("class Mine:\n    pass\n", "my_bot.py holds no bot: a class with a “choose” method."),
        (HEAD + "return legal_moves[999]\n", "The bot “mine” failed in my_bot.py, line 3: IndexError: "),
        (HEAD + "return 1 / 0\n", "The bot “mine” failed in my_bot.py, line 3: ZeroDivisionError: division"),
        (HEAD + "pass\n", "The bot “mine” made an illegal move: None."),
        (HEAD + "return 7\n", "The bot “mine” made an illegal move: 7."),
        ("from cablecar import Pass\n" + HEAD + "return Pass()\n", "made an illegal move: Pass()."),
        (HEAD.replace(", budget", "") + "return legal_moves[0]\n", "The bot “mine” can’t be used: "),
        (
            HEAD.replace("budget", "budget, depth") + "return legal_moves[0]\n",
            "The bot “mine” can’t be used: ",
        ),
        ("class Mine:\n    def __init__(self, depth): ...\n    def choose(self): ...\n", "can’t be used: "),
        ("class Mine:\n    choose = 5\n", "my_bot.py holds no bot: a class with a “choose” method."),
    ],
)
def test_a_bot_that_can_not_play_is_told_in_one_sentence(source: str, words: str, tmp_path: Path) -> None:
    told = sentence_about(source, "mine", tmp_path)
    assert words in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("name", ["Mine", "my_bot", "", "mine ", "../mine"])
def test_a_bot_that_nobody_wrote_is_told_in_one_sentence(name: str, tmp_path: Path) -> None:
    told = sentence_about(HEAD + "return legal_moves[0]\n", name, tmp_path)
    assert told == f"There is no bot “{name}”; the bots are {', '.join(BOTS)}, mine."


# --- the page about them


PAGE = (ROOT / "docs" / "guide" / "bots.md").read_text("utf-8")


def test_the_page_shows_the_example_and_every_bot() -> None:
    assert f"```python\n{EXAMPLE.read_text('utf-8')}```" in PAGE
    for name in BOTS:
        assert f"\n| `{name}` | {say(BOT_SENTENCES[name])} |\n" in PAGE


@pytest.mark.parametrize("command", sorted(set(re.findall(r"^\$ cablecar (\w+)", PAGE, re.MULTILINE))))
def test_the_commands_of_the_page_have_its_options(command: str) -> None:
    lines = re.findall(rf"^\$ cablecar {command} (.*)$", PAGE, re.MULTILINE)
    options = {word for line in lines for word in line.split() if word.startswith("--")}
    assert options <= set(re.findall(r"--[a-z]+", run(command, "--help")))
