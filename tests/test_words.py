"""Every sentence that a user sees comes from the catalogue."""

import ast
import re
from pathlib import Path

import pytest

import cablecar
from cablecar.rules.refusals import REFUSALS
from cablecar.terminal.rulebook import RULES
from cablecar.words import say

SOURCES = sorted(Path(cablecar.__file__).parent.rglob("*.py"))
LOCALES = Path(cablecar.__file__).parent / "locales"
SENTENCE = re.compile(r"[A-Za-z’']+,? [A-Za-z’']+ [A-Za-z’']+")
"""Three words in a row: nobody writes that but to be read."""
STYLE = re.compile(r"\{[a-z-]+:")
KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)


def catalogue_keys() -> list[str]:
    """Return all keys of the English catalogue, in file order."""
    return [key for path in sorted(LOCALES.glob("en*.ftl")) for key in KEY.findall(path.read_text("utf-8"))]


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


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_source_holds_a_sentence(path: Path) -> None:
    assert hard_coded(path.read_text("utf-8")) == []


def test_the_search_for_sentences_finds_one() -> None:
    assert hard_coded('"""Docs are fine here."""\nprint("This is a sentence.")') == ["This is a sentence."]


def test_no_key_stands_twice() -> None:
    keys = catalogue_keys()
    assert len(keys) == len(set(keys))


def test_every_key_is_used() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    built = ("rule-", "rules-section-", "color-", "souvenir-")
    unused = [key for key in catalogue_keys() if f'"{key}"' not in text and not key.startswith(built)]
    assert unused == []


SPEAKERS = {"say": 0, "CablecarError": 0, "RecordError": 0, "IllegalMove": 1, "fault": 0, "has": 0}
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
    keys = set(catalogue_keys())
    used = {key for path in SOURCES for key in spoken_keys(ast.parse(path.read_text("utf-8")))}
    assert len(used) > 150
    assert used <= keys
    assert {key for _, key in REFUSALS if key} <= keys


def test_a_text_from_a_file_plays_no_tricks_with_the_terminal() -> None:
    assert (
        say("event-passed", name="Ada\x1b[2J\nBob")
        == "Ada\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}Bob can do nothing and passes."
    )


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_title_and_a_text(rule: str) -> None:
    assert say(f"rule-{rule}-title")
    assert say(f"rule-{rule}").endswith(".")
