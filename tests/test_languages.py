"""Every language says everything that English says, with the same values, in words of its own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import cablecar
from cablecar.board import shipped_board
from cablecar.events import SouvenirPlaced
from cablecar.sentences import Teller
from cablecar.words import LANGUAGES, best_language, decimal, say, shell_language, speaking

LOCALES = Path(cablecar.__file__).parent / "locales"
PARTS = ("game", "page", "rules", "learn", "terminal")
OTHERS = [language for language in LANGUAGES if language != "en"]
ALIKE = {"bot-name", "invite-command", "stat-span", "start-bot-count"}
"""What reads the same in every language: names, commands, figures."""


def nodes(node: Any, kind: str) -> Iterator[dict[str, Any]]:
    """Return the nodes of a kind in a parsed message."""
    if isinstance(node, dict) and node.get("type") == kind:
        yield node
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from nodes(part, kind)


def messages(language: str, part: str) -> dict[str, ast.Message]:
    """Return the messages of a file of a catalogue, in file order."""
    source = (LOCALES / f"{language}.{part}.ftl").read_text("utf-8")
    entries = FluentParser().parse(source).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    """Return the values that a message is filled with."""
    return {node["id"]["name"] for node in nodes(message.to_json(), "VariableReference")}


def texts(message: ast.Message) -> str:
    """Return what a message says, without its values."""
    return " ".join(node["value"] for node in nodes(message.to_json(), "TextElement"))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_the_same_order(language: str, part: str) -> None:
    assert list(messages(language, part)) == list(messages("en", part))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_filled_with_the_same_values(language: str, part: str) -> None:
    english, others = messages("en", part), messages(language, part)
    assert {key: variables(others[key]) for key in others} == {
        key: variables(english[key]) for key in english
    }


def sentences_alike(language: str, part: str) -> list[str]:
    """Return the keys of sentences that read as in English."""
    english, others = messages("en", part), messages(language, part)
    return [
        key
        for key in english
        if key not in ALIKE
        and len(texts(english[key]).split()) >= 3
        and texts(english[key]) == texts(others[key])
    ]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str, part: str) -> None:
    assert sentences_alike(language, part) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_written_in_known_plurals(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for part in PARTS:
        bundle.add_resource(FluentResource((LOCALES / f"{language}.{part}.ftl").read_text("utf-8")))
    for part in PARTS:
        for key, message in messages(language, part).items():
            value = bundle.get_message(key).value
            for count in (0, 1, 2, 5):
                _, errors = bundle.format_pattern(value, dict.fromkeys(variables(message), count))
                assert errors == [], key


def test_the_first_language_that_is_known_is_spoken() -> None:
    assert best_language(["it-IT", "nl-BE", "fr"]) == "nl"
    assert best_language(["it"]) == "en"


def test_a_shell_tells_its_language() -> None:
    assert shell_language({"LANG": "de_DE.UTF-8"}) == "de"
    assert shell_language({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
    assert shell_language({}) == "en"


def test_a_language_is_spoken_for_a_while() -> None:
    with speaking("da"):
        danish = say("color-red")
    assert (danish, say("color-red")) == ("rød", "red")


def test_decimals_stand_behind_the_mark_of_the_language() -> None:
    with speaking("de"):
        german = decimal(1234.56, 1)
    assert (german, decimal(1234.56, 1)) == ("1234,6", "1234.6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_how_many_souvenirs_are_placed(language: str) -> None:
    placed = SouvenirPlaced(1, "crab", "castro")
    with speaking(language):
        for names, count in (("AB", "1"), ("ABC", "2"), ("ABCD", "3")):
            assert count in Teller(shipped_board(), names).tell(placed)
