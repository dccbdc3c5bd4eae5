"""Every language says everything that English says, with the same values, in words of its own."""

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import cablecar
from cablecar.arena.entrants import Entrant
from cablecar.arena.simulate import simulate
from cablecar.board import shipped_board
from cablecar.bots import BOTS, Budget
from cablecar.common.catalogue import LANGUAGES, best_language, decimal, say, shell_language, speaking
from cablecar.common.shared import PEOPLE, PHRASES
from cablecar.engine.events import SouvenirPlaced
from cablecar.engine.players import Player, person_name, stored_bot_name
from cablecar.engine.record import record_of
from cablecar.language.questions import Description
from cablecar.language.sentences import Teller, bot_word, player_word, player_words
from cablecar.terminal.frames import film_of
from tests.support.each import check_each
from tests.support.paths import ROOT

LOCALES = Path(cablecar.__file__).parent / "locales"
WEB = ROOT / "web"
PARTS = ("game", "commands", "records", "review", "page", "rules", "learn", "terminal")
OTHERS = [language for language in LANGUAGES if language != "en"]
ALIKE = {"invite-command", "stat-span", "start-bot-count"}
"""What reads the same in every language: names, commands, figures."""


def nodes(node: Any, kind: str) -> Iterator[dict[str, Any]]:
    """Return the nodes of a kind in a parsed message."""
    if isinstance(node, dict) and node.get("type") == kind:
        yield node
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from nodes(part, kind)


@cache
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


def whole_bundle(language: str) -> FluentBundle:
    """Return a language's whole catalogue."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in PARTS:
        bundle.add_resource(FluentResource((LOCALES / f"{language}.{part}.ftl").read_text("utf-8")))
    return bundle


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_the_same_order(language: str) -> None:
    def check(part: str) -> None:
        assert list(messages(language, part)) == list(messages("en", part))

    check_each(PARTS, check)


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_filled_with_the_same_values(language: str) -> None:
    def check(part: str) -> None:
        english, others = messages("en", part), messages(language, part)
        assert {key: variables(others[key]) for key in others} == {
            key: variables(english[key]) for key in english
        }

    check_each(PARTS, check)


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


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    assert [key for part in PARTS for key in sentences_alike(language, part)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_written_in_known_plurals(language: str) -> None:
    bundle = whole_bundle(language)
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


COUNTS = (-1, 0, 1, 2)
"""A total can be negative, and languages differ in whether 0 and -1 take the singular."""
PLURAL = {"rules": (2,), "learn": (2,)}
"""What is counted in the rules and in the first game is there at least once, and one is said in words."""


def choices(message: ast.Message) -> dict[str, set[str | int]]:
    """Return the variables that a message selects by, each with the keys of its variants."""
    found: dict[str, set[str | int]] = {}
    for node in nodes(message.to_json(), "SelectExpression"):
        keys = found.setdefault(node["selector"]["id"]["name"], set())
        for variant in node["variants"]:
            key = variant["key"]
            is_number = key["type"] == "NumberLiteral" and key["value"].lstrip("-").isdecimal()
            keys.add(int(key["value"]) if is_number else key.get("name", ""))
    return found


def printed_counts(message: ast.Message) -> set[str]:
    """Return the variables that choose between singular and plural, and are printed in some variant."""
    printed = set()
    for node in nodes(message.to_json(), "SelectExpression"):
        name = node["selector"]["id"]["name"]
        keys = {variant["key"].get("name") for variant in node["variants"]}
        inside = {used["id"]["name"] for used in nodes(node["variants"], "VariableReference")}
        if name in inside and keys & {"one", "other", None} and "true" not in keys:
            printed.add(name)
    return printed


@dataclass(frozen=True)
class Saying:
    """A message with all its values, one of which is a number that has to be printed."""

    language: str
    key: str
    values: dict[str, str | int]
    number: int

    def is_right(self, text: str) -> bool:
        """Return True if the text prints the number."""
        return re.search(rf"(?<![\d-]){self.number}(?!\d)", text) is not None


OTHER_NUMBER = 7
"""What other numbers of a message are, so that they can't be taken for the one that is tested."""


def sayings(language: str, part: str) -> Iterator[Saying]:
    """Yield every counting message with every small number, in all variants of its other selectors."""
    for key, message in messages(language, part).items():
        selected = choices(message)
        counts = printed_counts(message)
        texts_chosen = {
            name: sorted(str(value) for value in keys)
            for name, keys in selected.items()
            if name not in counts and not keys & {"one", 0, 1}
        }
        numbers = product(sorted(counts), PLURAL.get(part, COUNTS))
        for (name, number), chosen in product(numbers, product(*texts_chosen.values())):
            values: dict[str, str | int] = dict.fromkeys(variables(message), OTHER_NUMBER)
            values |= dict(zip(texts_chosen, chosen, strict=True)) | {name: number}
            hides = key == "table-ticket-deck" and values["known"] == "false"
            if number not in selected[name] and not hides:  # else it is said in words, such as "once"
                yield Saying(language, key, values, number)


def all_sayings() -> list[Saying]:
    """Return every counting message of every language."""
    return [saying for language in LANGUAGES for part in PARTS for saying in sayings(language, part)]


def test_every_language_prints_the_number_that_it_is_given() -> None:
    bundles = {language: whole_bundle(language) for language in LANGUAGES}
    wrong = set()
    for saying in all_sayings():
        bundle = bundles[saying.language]
        text, errors = bundle.format_pattern(bundle.get_message(saying.key).value, saying.values)
        assert errors == []
        if not saying.is_right(text):
            wrong.add((saying.language, saying.key, saying.number, text))
    assert sorted(wrong) == []


def test_the_browsers_words_print_the_number_that_they_are_given() -> None:
    asked = all_sayings()
    catalogues = {
        language: "\n".join((LOCALES / f"{language}.{part}.ftl").read_text("utf-8") for part in PARTS)
        for language in LANGUAGES
    }
    sent = {"catalogues": catalogues, "asked": [[one.language, one.key, one.values] for one in asked]}
    told = subprocess.run(
        ["node", "--input-type=module", "-e", BROWSER_WORDS],
        input=json.dumps(sent),
        capture_output=True,
        check=True,
        cwd=WEB,
        text=True,
    )
    texts_told = json.loads(told.stdout)
    assert len(texts_told) == len(asked)
    assert [(one, text) for one, text in zip(asked, texts_told, strict=True) if not one.is_right(text)] == []


BROWSER_WORDS = """
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const { catalogues, asked } = JSON.parse(readFileSync(0, "utf8"));
const bundles = Object.fromEntries(Object.entries(catalogues).map(([language, text]) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return [language, bundle];
}));
const said = asked.map(([language, key, values]) => {
  const bundle = bundles[language];
  return bundle.formatPattern(bundle.getMessage(key).value, values);
});
process.stdout.write(JSON.stringify(said));
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_called_by_names_of_the_readers_language(language: str) -> None:
    with speaking(language):
        names = [player_word(Player(stored_bot_name(bot, ()), f"bot:{bot}")) for bot in BOTS]
        assert names == [say(f"bot-name-{bot}") for bot in BOTS]
        second = Player(stored_bot_name("casual", {"Casual"}), "bot:casual")
        assert player_word(second) == f"{say('bot-name-casual')} 2"


def test_no_language_leaves_the_bots_their_english_names() -> None:
    for language in OTHERS:
        with speaking(language):
            own = {bot_word(bot) for bot in BOTS}
        assert len(own) == len(BOTS)
        assert own & {bot.capitalize() for bot in BOTS} <= {"Expert", "Veteran"}


def test_every_phrase_and_what_the_people_of_a_level_say_has_words() -> None:
    keys = [f"phrase-{phrase}" for phrase in PHRASES]
    keys += [f"manner-{bot}{when}" for bot in PEOPLE for when in ("", "-won", "-lost")]
    known = {key for part in PARTS for key in messages("en", part)}
    assert [key for key in keys if key not in known] == []
    assert set(PEOPLE) <= set(BOTS)


def test_bots_at_a_table_are_persons_whose_names_nobody_else_has() -> None:
    names = [name for people in PEOPLE.values() for name in people]
    assert len(names) == len(set(names)) == 4 * len(PEOPLE)
    taken: list[str] = ["ROSA"]
    for _ in range(4):
        taken.append(person_name("casual", taken))
    assert taken == ["ROSA", "Hank", "Mei", "Carlo", "Casual"]
    assert person_name("greedy", ["Greedy"]) == "Greedy 2"


def test_nobody_else_is_called_as_a_bot() -> None:
    others = (
        Player("Casual"),
        Player("Ada", "bot:casual"),
        Player("Casual X", "bot:casual"),
        Player("Mine 2", "bot:mine"),
    )
    with speaking("fr"):
        assert player_words(others) == [player.name for player in others]


def test_games_of_bots_are_told_by_names_of_the_readers_language() -> None:
    random = Entrant("random", BOTS["random"], Budget(simulations=1))
    game = next(simulate(shipped_board(), 3, [random], games=1, seed=1)).game()
    assert sorted(player.name for player in game.players) == ["Random", "Random 2", "Random 3"]
    with speaking("da"):
        told = [line for frame in film_of(record_of(game)) for line in frame.lines]
        told += Description(game.view(None)).players()
    assert any("Tilfældig 3" in line for line in told)
    assert [line for line in told if "Random" in line] == []
