"""Typed commands in the page's worker: understood, written and answered exactly as Python does."""

import ast
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from cablecar import Game, Player
from cablecar.board import Board, shipped_board
from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.engine.moves import to_json
from cablecar.language.commands import command_of
from cablecar.language.vocabulary import COLOR_KEYS, COUNTS, WORD_KEYS
from tests.support.game.generated import generated_board
from tests.support.game.positions import EDITIONS, after_opening, board_named, give, lay_stack, own
from tests.support.page.page_commands import Scene, Task, bundle, differences, read_on_page
from tests.support.paths import ROOT
from tests.support.terminal.scenes import choosing_souvenir, on_turn, placing

LANGUAGE_TESTS = ("test_commands.py", "test_commands_languages.py", "test_questions.py")
BOARDS = [*EDITIONS, board_named("tiny"), *map(generated_board, range(6))]
MORE = ("take slot 1 red", "where is the way from castro to mission", "presidio pacific heights with orange")
"""Where the order of readings, or of what is likelier, decides."""
TOPICS = [
    *("hand", "tickets", "display", "board", "players", "log", "help", "rules", "token"),
    *("turn", "options", "where", "way", "undo", "pass", "keep", "take", "draw", "deck"),
]
"""Kinds of words of which the first is asked or said alone."""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's commands, bundled for Node."""
    return bundle(tmp_path_factory.mktemp("page") / "commands.mjs")


def agree(driver: Path, tasks: Sequence[Task]) -> None:
    """See that the page and Python have the same for all texts."""
    assert differences(tasks, read_on_page(driver, tasks))[:20] == []


def at_a_claimed_route() -> Game:
    """Return a game with claimed and closed routes and a stack, seat 0 to act."""
    game = after_opening()
    give(game, 0, "pink", "pink", "ferry")
    for seat, route in (
        (0, "lombard_street-pier_39"),
        (1, "mission-potrero_hill"),
        (1, "presidio-pacific_heights-1"),
    ):
        own(game, seat, route)
    lay_stack(game, "mission", "bell", 2)
    return game


def at_half_a_double_route() -> Game:
    """Return a game of three in which the first half of a double route is open, and the second is not."""
    game = after_opening(3)
    give(game, 0, "orange", "ferry")
    own(game, 1, "presidio-pacific_heights-2")
    return game


def scenes() -> list[Scene]:
    """Return the moments in which Python's own tests read commands, for who is to act and for who is not."""
    games = [on_turn(), Game.new(2, 7), placing(), choosing_souvenir(), at_a_claimed_route()]
    games.append(at_half_a_double_route())
    persons = Game.new([Player("Ada"), Player("Rosa", "bot:casual"), Player("Hank", "bot:casual")], 7)
    return [*(Scene(game, seat) for game in games for seat in (0, 1)), Scene(persons, 0)]


def typed_in_tests() -> list[str]:
    """Return every text in Python's own tests of commands and questions: any text may be typed."""
    folder = ROOT / "tests" / "language"
    trees = [ast.parse((folder / name).read_text("utf-8")) for name in LANGUAGE_TESTS]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return sorted(set(texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_python_s_tests_type_is_understood_the_same(driver: Path, language: str) -> None:
    texts = [*typed_in_tests(), *MORE]
    assert len(texts) > 400
    assert "claim lombard pier 39 with 1 pink" in texts
    games = scenes()
    # The texts are English: each is read in one scene in other languages, in all of them in its own.
    parts = [texts if language == "en" else texts[number :: len(games)] for number in range(len(games))]
    agree(driver, [Task(language, scene, part) for scene, part in zip(games, parts, strict=True)])


def positions(board: Board, players: int, seed: int, every: int) -> Iterator[Scene]:
    """Yield every nth position of a random game with a seat that may act, and its end."""
    chance = random.Random(seed)
    game = Game.new(players, seed, board)
    while game.waiting_for:
        seat = chance.choice(game.waiting_for)
        if len(game.moves) % every == 0 or len(game.moves) < 8:
            yield Scene(game.copy(), seat)
        game.play(seat, chance.choice(game.legal_moves(seat)))
    yield Scene(game, 0)


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_every_legal_move_is_written_the_same_and_read_back_as_itself(driver: Path, board: Board) -> None:
    tasks = []
    for number, scene in enumerate(positions(board, 2, 1, 12)):
        language = LANGUAGES[number % len(LANGUAGES)]
        with speaking(language):
            texts = [command_of(move, scene.view) for move in scene.game.legal_moves(scene.seat)]
        tasks.append(Task(language, scene, texts))
    agree(driver, tasks)
    for task, found in zip(tasks, read_on_page(driver, tasks), strict=True):
        legal = [to_json(move) for move in task.scene.game.legal_moves(task.scene.seat)]
        assert [meaning.get("move") for meaning in found["meanings"]] == legal


def vocabulary(language: str, board: Board) -> list[str]:
    """Return all words that may be typed in a language, and the names of a board."""
    with speaking(language):
        lists = [say(key) for key in (WORD_KEYS | COLOR_KEYS | COUNTS).values()]
    words = [word.strip() for text in lists for word in text.replace("|", ",").split(",")]
    return words + [location.name for location in board.locations] + [str(number) for number in range(10)]


def misspelt(text: str, chance: random.Random) -> str:
    """Return a text with a letter left out, doubled, swapped or replaced in one or two places."""
    for _ in range(chance.randint(1, 2)):
        at = chance.randrange(len(text))
        after = text[at + 1 :]
        kinds = (
            after,
            2 * text[at] + after,
            after[:1] + text[at] + after[1:],
            chance.choice("aeknrst ") + after,
        )
        text = (text[:at] + chance.choice(kinds)) or "?"
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_misspelt_commands_are_understood_the_same(driver: Path, language: str) -> None:
    chance = random.Random(language)
    tasks = []
    for seed, board in enumerate((*EDITIONS, generated_board(1))):
        for scene in positions(board, 2, seed, 25):
            with speaking(language):
                legal = scene.game.legal_moves(scene.seat)
                commands = [command_of(move, scene.view) for move in legal] or [say("command-pass")]
            texts = [misspelt(chance.choice(commands), chance) for _ in range(12)]
            tasks.append(Task(language, scene, texts))
    assert sum(len(task.texts) for task in tasks) > 150
    agree(driver, tasks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_words_and_any_letters_are_understood_the_same(driver: Path, language: str) -> None:
    chance = random.Random(f"words {language}")
    words = vocabulary(language, shipped_board())
    letters = "abdeiklnrstuz 0123456789 -–'’éßøåÉİıſ²½٣३\u0301\u0345\u093f\u202e\x00😀𝟛𝐀ﬁŉǆ"
    texts = [" ".join(chance.choices(words, k=chance.randint(1, 6))) for _ in range(60)]
    texts += ["".join(chance.choices(letters, k=chance.choice((3, 8, 30, 201)))) for _ in range(20)]
    texts += [misspelt(" ".join(chance.choices(words, k=3)), chance) for _ in range(20)]
    texts += words[::3]
    agree(driver, [Task(language, scene, texts) for scene in scenes()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_answered_the_same_all_over_a_game(driver: Path, language: str) -> None:
    tasks = []
    for board, players in ((shipped_board(), 3), (EDITIONS[0], 2), (board_named("tiny"), 2)):
        with speaking(language):
            topics = [say(WORD_KEYS[kind]).split(",")[0] for kind in TOPICS]
            way, where, options = (say(WORD_KEYS[kind]).split(",")[0] for kind in ("way", "board", "options"))
        names = [location.name for location in board.locations]
        chance = random.Random(language)
        for scene in positions(board, players, 5, 20):
            texts = [*topics, *(f"{way} {a} {b}" for a, b in (chance.sample(names, 2) for _ in range(4)))]
            texts += [f"{word} {chance.choice(names)}" for word in (where, options)]
            tasks.append(Task(language, scene, texts))
    agree(driver, tasks)


def test_a_planted_difference_is_found(driver: Path) -> None:
    task = Task("en", Scene(on_turn(), 0), ["take red"])
    (found,) = read_on_page(driver, [task])
    assert differences([task], [found]) == []
    found["meanings"][0]["move"]["slot"] += 1
    assert len(differences([task], [found])) == 1
