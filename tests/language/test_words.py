"""Every sentence that a user sees comes from the catalogue."""

import ast
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import cablecar
from cablecar.board import shipped_board
from cablecar.common.catalogue import LANGUAGES, MINUS, decimal, say, speaking
from cablecar.rules.refusals import REFUSALS
from cablecar.terminal.rulebook import RULES, rule_lines
from tests.support.each import check_each
from tests.support.paths import ROOT

SOURCES = sorted(Path(cablecar.__file__).parent.rglob("*.py"))
WEB = ROOT / "web"
LOCALES = Path(cablecar.__file__).parent / "locales"
SENTENCE = re.compile(r"[A-Za-z’']+,? [A-Za-z’']+ [A-Za-z’']+")
"""Three words in a row: nobody writes that but to be read."""
FOR_PROGRAMMERS = ("engine/moves.py", "rules/layout.py", "kernel/", "batch/", "envs/")
"""Sources that speak to programmers: the protocol’s moves, a page of the guide, kernel, environments."""
STYLE = re.compile(r"\{[a-z-]+:")
KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
PYTHON_PARTS = ("game", "commands", "records", "review", "terminal", "rules")
PAGE_PARTS = ("game", "commands", "records", "review", "page", "rules", "learn")


def catalogue_keys(*parts: str) -> list[str]:
    """Return all keys of these files of the English catalogue, in file order."""
    return [key for part in parts for key in KEY.findall((LOCALES / f"en.{part}.ftl").read_text("utf-8"))]


def literals(tree: ast.AST) -> list[str]:
    """Return the text constants of a module that are no docstrings."""
    documentation = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation
    ]


def hard_coded(source: str) -> list[str]:
    """Return the sentences written into a source."""
    return [text for text in literals(ast.parse(source)) if SENTENCE.search(text) and not STYLE.search(text)]


def test_no_source_holds_a_sentence() -> None:
    def check(path: Path) -> None:
        assert hard_coded(path.read_text("utf-8")) == []

    names = {path.relative_to(Path(cablecar.__file__).parent).as_posix(): path for path in SOURCES}
    check_each((path for name, path in names.items() if not name.startswith(FOR_PROGRAMMERS)), check)


def test_the_search_for_sentences_finds_one() -> None:
    assert hard_coded('"""Docs are fine here."""\nprint("This is a sentence.")') == ["This is a sentence."]


def test_no_key_stands_twice() -> None:
    keys = catalogue_keys("game", "commands", "records", "review", "page", "rules", "learn", "terminal")
    assert len(keys) == len(set(keys))


BUILT = ("rule-", "rules-section-", "color-", "letter-", "souvenir-", "results-of-", "bot-name-")
"""How keys begin that Python puts together."""


def is_said_in_python(key: str) -> bool:
    """Return True if a source of Python says a key."""
    return f'"{key}"' in PYTHON or key.startswith(BUILT)


PYTHON = "\n".join(path.read_text("utf-8") for path in SOURCES)


def test_every_key_is_used() -> None:
    assert [key for key in catalogue_keys("terminal", "rules") if not is_said_in_python(key)] == []
    said = pages_keys()
    shared = catalogue_keys("game", "commands", "records", "review")
    assert [key for key in shared if not is_said_in_python(key) and not said(key)] == []
    assert [key for key in catalogue_keys("page", "learn") if not said(key)] == []


SPEAKERS = {"say": 0, "CablecarError": 0, "RecordError": 0, "BoardFault": 0, "IllegalMove": 1, "fault": 0}
"""Which argument of a call is a key."""


def spoken_keys(tree: ast.AST) -> list[str]:
    """Return the keys that a module names in calls."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            arguments = node.args[SPEAKERS.get(name, 99) :][:1]
            found += [a.value for a in arguments if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return found


def test_every_key_that_is_used_exists() -> None:
    keys = set(catalogue_keys(*PYTHON_PARTS))
    used = {key for path in SOURCES for key in spoken_keys(ast.parse(path.read_text("utf-8")))}
    assert len(used) > 150
    assert used <= keys
    assert {key for _, key in REFUSALS if key} <= keys


GIVEN = {"fault": {"file", "entry"}, "locate": {"sentence"}}
"""What some speakers fill in themselves."""
NO_VALUES = {"fault": {"known"}, "BotError": {"traceback"}}
"""What some speakers take besides the values of their message."""
FILLERS = SPEAKERS | {"BotError": 0, "BoardError": 0, "locate": 0, "Refused": 1}
VARIABLE = re.compile(r"\{ *\$(\w+)")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*\n(?:(?:[ }].*)?\n)*)", re.MULTILINE)


def message_variables() -> dict[str, set[str]]:
    """Return what each message of the English catalogue is filled with."""
    text = "\n".join((LOCALES / f"en.{part}.ftl").read_text("utf-8") for part in (*PYTHON_PARTS, "page"))
    return {key: set(VARIABLE.findall(body)) for key, body in MESSAGE.findall(text + "\n")}


def wrong_fillings(tree: ast.AST, variables: dict[str, set[str]]) -> list[tuple[str, list[str]]]:
    """Return the keys that a module names in calls with other values than their messages have."""
    wrong = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        keys = node.args[FILLERS.get(name, 99) :][:1]
        given = {word.arg for word in node.keywords if word.arg} - NO_VALUES.get(name, set())
        given |= GIVEN.get(name, set())
        spreads = any(word.arg is None for word in node.keywords)
        for key in keys:
            if isinstance(key, ast.Constant) and key.value in variables:
                wanted = variables[key.value]
                if not given <= wanted or not (spreads or given == wanted):
                    wrong.append((key.value, sorted(given ^ wanted)))
    return wrong


def test_every_message_gets_exactly_its_values() -> None:
    variables = message_variables()

    def check(path: Path) -> None:
        assert wrong_fillings(ast.parse(path.read_text("utf-8")), variables) == []

    names = {path.relative_to(Path(cablecar.__file__).parent).as_posix(): path for path in SOURCES}
    check_each((path for name, path in names.items() if not name.startswith(FOR_PROGRAMMERS)), check)


def test_the_search_for_wrong_values_finds_them() -> None:
    variables = {"found": {"file", "line"}}
    assert len(message_variables()) > 500
    wrong = ('say("found", file=1)', 'say("found", file=1, line=2, x=3)', 'say("found", x=1, **more)')
    right = ('say("found", file=1, line=2)', 'CablecarError("found", file=1, **more)', "say(key, x=1)")
    assert all(wrong_fillings(ast.parse(call), variables) for call in wrong)
    assert not any(wrong_fillings(ast.parse(call), variables) for call in right)


PAGE = [
    path
    for path in (WEB / "src").rglob("*")
    if path.suffix in (".svelte", ".ts") and path.name != "wire.d.ts"
]
"""The sources of the page; the types of messages are generated."""
DOCUMENT = WEB / "index.html"
SAID = re.compile(r'data-say="([\w-]+)"')
"""What the server writes into the document."""
SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
UNREAD = re.compile(r"<style[^>]*>.*?</style>|<!--.*?-->", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
LITERAL = re.compile(r'"([^"\n]*)"|`([^`]*)`')
SINGLE = re.compile(r"(?<![\w\\])'([^'\n]*)'")
COMPARED = re.compile(r'[!=]==? "[^"]*"|"[^"]*" in |case "[^"]*"')
FILLED = re.compile(r"\$\{[^}]*\}")
READ_ALOUD = re.compile(r'\b(?:aria-[a-z]+|title|placeholder|alt|label)="([^"]*[A-Za-z]{2}[^"]*)"')
"""Attributes that somebody reads or hears, with letters in them."""
NAMES = re.compile(
    r'aria-(?:hidden|live|controls|current|haspopup|[a-z]*by|orientation|relevant|atomic|invalid|sort|autocomplete)="[^"]*"'
)
"""Attributes with words for programs."""


def without_expressions(markup: str) -> tuple[str, str]:
    """Part the text of a component from what stands in braces."""
    depth, text, code = 0, "", ""
    for letter in markup:
        depth += (letter == "{") - (letter == "}")
        if depth or letter == "}":
            code += letter
        else:
            text += letter
    return text, code


def parts_of_page(path: Path, source: str) -> tuple[str, str]:
    """Return the markup and the code of a source of the page."""
    if path.suffix == ".ts":
        return "", COMMENT.sub("", source)
    markup, code = without_expressions(UNREAD.sub("", SCRIPT.sub("", source)))
    return markup, COMMENT.sub("", "\n".join([*SCRIPT.findall(source), code]))


def written_into_page(path: Path, source: str) -> list[str]:
    """Return what a source of the page says that does not come from the catalogue."""
    markup, code = parts_of_page(path, source)
    aloud = READ_ALOUD.findall(NAMES.sub("", markup))
    shown = re.sub(r"&\w+;", "", re.sub(r"<[^>]*>", "|", markup)).split("|")
    texts = [text.strip() for text in shown if re.search("[A-Za-z]", text)]
    quoted = [text for pair in LITERAL.findall(code) for text in pair]
    quoted += SINGLE.findall(LITERAL.sub("", code))
    sentences = [text for text in quoted if SENTENCE.search(FILLED.sub("", text))]
    return aloud + texts + sentences


def test_no_source_of_the_page_holds_a_text() -> None:
    def check(path: Path) -> None:
        assert written_into_page(path, path.read_text("utf-8")) == []

    check_each([*PAGE, DOCUMENT], check)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ('<button aria-label="Zoom in {times}"></button>', ["Zoom in "]),
        ('<p>{open ? "It is open now." : ""}</p>', ["It is open now."]),
        ('<script lang="ts">const text = "It is open now."; // or is it\n</script>', ["It is open now."]),
        ("<script lang=\"ts\">const text = 'It is open now.';</script>", ["It is open now."]),
        ('<p class="one two three" aria-hidden="true" {title}>{say("app-name")} &times; 2</p>', []),
    ],
)
def test_the_search_for_texts_in_the_page_finds_them(source: str, found: list[str]) -> None:
    assert written_into_page(Path("Trial.svelte"), source) == found


def first_arguments(code: str) -> list[str]:
    """Return what stands first in the calls of `say` and `has`, and in what commands or the engine refuse."""
    found = []
    for call in re.finditer(r"(?<![.\w])(?:say|has|CommandFault|refused)\(", code):
        depth, end = 1, call.end()
        while depth and not (depth == 1 and code[end] == ","):
            depth += (code[end] in "([{") - (code[end] in ")]}")
            end += 1
        found.append(code[call.end() : end])
    return found


def named_in_page(paths: Sequence[Path] = PAGE) -> tuple[set[str], set[str]]:
    """Return the keys that the page names, and the patterns of those that it puts together."""
    keys, built = set(SAID.findall(DOCUMENT.read_text("utf-8"))), set()
    for path in paths:
        for argument in first_arguments(parts_of_page(path, path.read_text("utf-8"))[1]):
            for plain, filled in LITERAL.findall(COMPARED.sub("", argument)):
                keys |= {plain} - {""}
                built |= {FILLED.sub(r"[\\w-]+", filled)} - {""}
    return keys, built


def pages_keys() -> Callable[[str], bool]:
    """Return a test whether the page says a key."""
    code = "\n".join(parts_of_page(path, path.read_text("utf-8"))[1] for path in PAGE)
    keys, patterns = named_in_page()
    built = [re.compile(pattern) for pattern in patterns]
    return lambda key: key in keys or f'"{key}"' in code or any(pattern.fullmatch(key) for pattern in built)


def test_every_key_that_the_page_uses_exists() -> None:
    known = catalogue_keys(*PAGE_PARTS)
    keys, built = named_in_page()
    assert len(keys) > 100
    assert sorted(keys - set(known)) == []
    assert [pattern for pattern in built if not any(re.fullmatch(pattern, key) for key in known)] == []


def test_what_is_loaded_with_the_first_command_is_said_by_nothing_else() -> None:
    keys, built = named_in_page([path for path in PAGE if path.parent.name != "commands"])
    late = catalogue_keys("commands")
    assert len(late) > 70
    assert keys & set(late) == set()
    assert [key for key in late if any(re.fullmatch(pattern, key) for pattern in built)] == []


def test_a_text_from_a_file_plays_no_tricks_with_the_terminal() -> None:
    assert (
        say("event-passed", name="Ada\x1b[2J\nBob")
        == "Ada\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}Bob has no possible move and passes."
    )


def test_every_rule_has_a_title_and_a_text() -> None:
    def check(rule: str) -> None:
        title, *text = rule_lines(rule, shipped_board())
        assert title.startswith(f"{rule}  ")
        assert title.removeprefix(rule).strip()
        assert text[0].endswith(".")

    check_each(RULES, check)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_a_minus_sign_and_no_hyphen(language: str) -> None:
    with speaking(language):
        assert f"{MINUS}6" in say("table-points", count=-6)
        assert decimal(-0.26, 1).startswith(f"{MINUS}0")
        assert decimal(-0.04, 1)[0] == "0"


def test_a_hyphen_stays_a_hyphen() -> None:
    scores = {"total": -3, "routes": 0, "tickets": -3, "completed": 0, "souvenirs": 0}
    assert "A-1" in say("result-line", name="A-1", place=1, **scores)
