"""The words of typed commands, a language's and a board's, heard with forgiving ears.

The language's words stand in the catalogue; places and souvenirs come from the board.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache

from cablecar.board import Board
from cablecar.common.catalogue import language, say
from cablecar.common.errors import CablecarError
from cablecar.engine.moves import shown
from cablecar.language.sentences import souvenir_word

MAX_COMMAND = 200
"""How many characters a command may have."""
MAX_WORDS = 40
"""How many words a command may have: each misspelt one takes a search."""
MAX_NUMBER = 999
"""Larger numbers are heard as this one."""

WORD_KEYS = {
    "claim": "command-words-claim",
    "take": "command-words-take",
    "draw": "command-words-draw",
    "deck": "command-words-deck",
    "slot": "command-words-slot",
    "keep": "command-words-keep",
    "put": "command-words-put",
    "pass": "command-words-pass",
    "undo": "command-words-undo",
    "token": "command-words-token",
    "all": "command-words-all",
    "none": "command-words-none",
    "with": "command-words-with",
    "tickets": "command-words-tickets",
    "hand": "command-words-hand",
    "display": "command-words-display",
    "board": "command-words-board",
    "players": "command-words-players",
    "log": "command-words-log",
    "help": "command-words-help",
    "rules": "command-words-rules",
    "filler": "command-words-filler",
    "where": "question-words-where",
    "options": "question-words-options",
    "way": "question-words-way",
    "turn": "question-words-turn",
    "aside": "question-words-aside",
}
"""What the language's words are for, and where they stand."""
COLOR_KEYS = {
    "blue": "command-words-blue",
    "green": "command-words-green",
    "black": "command-words-black",
    "pink": "command-words-pink",
    "red": "command-words-red",
    "orange": "command-words-orange",
    "grey": "command-words-grey",
    "ferry": "command-words-ferry",
}
COUNTS = {"number": "command-words-numbers", "ordinal": "command-words-ordinals"}
"""Words that stand for 1, 2, 3 …, in this order; a bar parts words for the same number."""
NUMBERED = ("slot", "tickets")
"""After these, and before a colour, an article counts, where a language has one word for "a" and "one"."""

FOLDED = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "\N{LATIN SMALL LETTER DOTLESS I}": "i"})
"""Letters that are no others with an accent."""
WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})
"""How letters are written on keyboards without them; without their accents they are understood too."""
APOSTROPHE = re.compile(r"\b([dl])['’](?=\w)")
"""Where an article leans on the next word, as in "l’emplacement"; any other stands inside a word."""

ALIKE = 0.75
"""How alike a word must be to one that it may be a misspelling of."""
ALIKE_SHORT = 0.8
ALIKE_PHRASE = 0.8
ALIKE_IN_PHRASE = 0.5
"""The same for a whole phrase of several words, and for each word in it."""
NEARLY = 0.03
"""What is alike to within this is equally likely."""

Phrase = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word can mean."""

    kind: str
    """A kind of the language's words, or "color", "number", "ordinal", "place", "souvenir"."""
    value: str = ""
    """Which colour, number, place or souvenir."""


FILLER = Meaning("filler")
"""What is said only to make a sentence."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or a name of several, as it was typed and what it means."""

    text: str
    meaning: Meaning

    @property
    def kind(self) -> str:
        """The kind of its meaning."""
        return self.meaning.kind


def words_of(text: str) -> Phrase:
    """Return the words and numbers of a text, without capitals, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold()).translate(FOLDED)
    parted = APOSTROPHE.sub(r"\1 ", plain)
    letters = (letter for letter in parted if not unicodedata.combining(letter) and letter not in "'’")
    return tuple(re.findall(r"[^\W\d_]+|\d+", "".join(letters)))


def spellings(text: str) -> set[Phrase]:
    """Return the words of a text in all ways to type its letters."""
    return {words_of(text), words_of(text.casefold().translate(WRITTEN_OUT))}


def means(text: str, key: str) -> bool:
    """Return True if a text is one of the phrases that a key of the catalogue lists."""
    return words_of(text) in [words_of(phrase) for phrase in say(key).split(",")]


class Vocabulary:
    """All that can be said about one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._meanings: dict[str, set[Meaning]] = {}
        """What each phrase means, written as one word."""
        self._spoken: dict[str, str] = {}
        """Each phrase that may be misspelt, as it is said to the user."""
        self._names: dict[int, list[Phrase]] = {}
        """Names of places and souvenirs by their number of words."""
        self._hints: dict[str, str] = {}
        """Which place's name a word stands in."""
        self._longest = 1
        self._add_language()
        self._add_souvenirs()
        self._add_locations()
        self._likeliest = lru_cache(maxsize=1024)(self._search)

    @property
    def words(self) -> Iterable[str]:
        """All that may be typed, as it is said to the user."""
        return self._spoken.values()

    def hear(self, text: str) -> Iterator[Word]:
        """Yield the words of a text that mean something, or say which one is not understood."""
        words = words_of(text)
        if len(text) > MAX_COMMAND or len(words) > MAX_WORDS:
            raise CablecarError("command-too-long", letters=MAX_COMMAND, words=MAX_WORDS)
        place, before = 0, ""
        while place < len(words):
            phrase, found = self._next(words[place : place + self._longest])
            place += len(phrase)
            if FILLER in found and (before in NUMBERED or self._is_color(words[place:])):
                found = found - {FILLER} or found
            word = Word(" ".join(phrase), FILLER if FILLER in found else self._only(phrase, found))
            self._expect_number(phrase, word, words[place : place + 1])
            if word.kind != "filler":
                before = word.kind
                yield word

    def _next(self, words: Phrase) -> tuple[Phrase, set[Meaning]]:
        """Return the longest phrase that the words begin with, and what it can mean."""
        for length in range(len(words), 0, -1):
            phrase = words[:length]
            found = self._meanings.get("".join(phrase)) or self._likeliest(phrase)
            if found:
                return phrase, found
        raise self._unknown(words[0])

    def _is_color(self, words: Phrase) -> bool:
        """Return True if the first of these words that is no filler names a colour."""
        meanings = (self._meanings.get(word) or self._likeliest((word,)) for word in words)
        named: set[Meaning] = next((found for found in meanings if FILLER not in found), set())
        return any(meaning.kind == "color" for meaning in named)

    def _expect_number(self, phrase: Phrase, word: Word, after: Phrase) -> None:
        """Refuse a place that has a number in its name when another one is said."""
        if word.kind == "place" and "".join(after).isdecimal() and not "".join(phrase)[-1].isdecimal():
            name = words_of(self.board.location[word.meaning.value].name)
            if any(part.isdecimal() for part in name):
                raise self._unknown(" ".join((*phrase, *after)))

    def _search(self, phrase: Phrase) -> set[Meaning]:
        """Return what a phrase that may be misspelt means most likely; a number is never misspelt."""
        if phrase[0].isdecimal() and len(phrase) == 1:
            digits = phrase[0] if len(phrase[0]) <= len(str(MAX_NUMBER)) else MAX_NUMBER
            return {Meaning("number", str(int(digits)))}
        alike = self._alike_words(phrase[0]) if len(phrase) == 1 else self._alike_phrases(phrase)
        best = max(alike.values(), default=0.0)
        likely = (key for key, likeness in alike.items() if likeness > best - NEARLY)
        return {meaning for key in likely for meaning in self._meanings[key]}

    def _alike_words(self, word: str) -> dict[str, float]:
        least = ALIKE_SHORT if len(word) < 4 else ALIKE
        likeness = {key: alikeness(word, key, least) for key in self._spoken} if len(word) > 2 else {}
        return {key: value for key, value in likeness.items() if value >= least}

    def _alike_phrases(self, phrase: Phrase) -> dict[str, float]:
        """Return the names that several words may stand for, unless each of them is a word already."""
        if all(word in self._meanings for word in phrase):
            return {}
        found = {}
        for known in self._names.get(len(phrase), ()):
            likeness = alikeness("".join(phrase), "".join(known), ALIKE_PHRASE)
            pairs = zip(phrase, known, strict=True)
            if likeness >= ALIKE_PHRASE and all(
                alikeness(*pair, ALIKE_IN_PHRASE) >= ALIKE_IN_PHRASE for pair in pairs
            ):
                found["".join(known)] = likeness
        return found

    def _only(self, phrase: Phrase, meanings: set[Meaning]) -> Meaning:
        if len(meanings) == 1:
            return next(iter(meanings))
        choices = either(sorted(map(self._name, meanings)))
        raise CablecarError("command-ambiguous", word=shown(" ".join(phrase)), choices=choices)

    def _name(self, meaning: Meaning) -> str:
        """Return how a meaning is said to the user."""
        if meaning.kind == "place":
            return self.board.location[meaning.value].name
        if meaning.kind == "souvenir":
            return souvenir_word(meaning.value)
        return next(spoken for key, spoken in self._spoken.items() if meaning in self._meanings[key])

    def _unknown(self, word: str) -> CablecarError:
        known = self._hints | self._spoken
        near = get_close_matches(word, known, 1, 0.6)
        if not near:
            return CablecarError("command-unknown", word=shown(word))
        return CablecarError("command-unknown-near", word=shown(word), nearest=known[near[0]])

    def _add_language(self) -> None:
        for kind, key in WORD_KEYS.items():
            self._add_words(say(key).split(","), Meaning(kind))
        for color, key in COLOR_KEYS.items():
            self._add_words(say(key).split(","), Meaning("color", color))
        for kind, key in COUNTS.items():
            for number, words in enumerate(say(key).split(","), 1):
                self._add_words(words.split("|"), Meaning(kind, str(number)))

    def _add_words(self, phrases: Iterable[str], meaning: Meaning) -> None:
        for phrase in phrases:
            for form in spellings(phrase):
                self._add(form, meaning, phrase.strip())

    def _add_souvenirs(self) -> None:
        """Add the souvenirs by their names, and by each word of these that is no other word."""
        taken = frozenset(self._meanings)
        for symbol in self.board.souvenirs:
            name, forms = souvenir_word(symbol), spellings(souvenir_word(symbol))
            parts = {(part,) for form in forms for part in form if len(part) > 2 and part not in taken}
            for form in forms | parts:
                self._add_name(form, Meaning("souvenir", symbol), name)

    def _add_locations(self) -> None:
        """Add the places by parts of their names that are no other words, then by their whole names."""
        taken = frozenset(self._meanings)
        names = {location.id: words_of(location.name) for location in self.board.locations}
        whole = [(place, form) for place, name in names.items() for form in {name, self._bare(name)} if form]
        for place, form in whole:
            for part in _parts(form):
                if "".join(part) not in taken:
                    self._add_name(part, Meaning("place", place), self.board.location[place].name)
            self._hints |= dict.fromkeys(form, self.board.location[place].name)
        for _, form in whole:  # a whole name means no other place that begins with it
            self._meanings["".join(form)] = set()
        for place, form in whole:
            self._add_name(form, Meaning("place", place), self.board.location[place].name)

    def _bare(self, name: Phrase) -> Phrase:
        """Return a name without its article."""
        return name[1:] if self._meanings.get(name[0] if name else "") == {FILLER} else name

    def _add(self, phrase: Phrase, meaning: Meaning, spoken: str) -> None:
        key = "".join(phrase)
        self._meanings.setdefault(key, set()).add(meaning)
        self._longest = max(self._longest, len(phrase))
        if meaning.kind not in ("filler", "aside"):
            self._spoken[key] = spoken

    def _add_name(self, phrase: Phrase, meaning: Meaning, spoken: str) -> None:
        self._add(phrase, meaning, spoken)
        self._names.setdefault(len(phrase), []).append(phrase)


def _parts(words: Phrase) -> Iterator[Phrase]:
    """Yield the ways to call a place for short: its first words, or any two or more in a row."""
    for first in range(len(words)):
        for last in range(first + (1 if first == 0 else 2), len(words) + 1):
            if not all(word.isdecimal() for word in words[first:last]):
                yield words[first:last]


def alikeness(word: str, other: str, least: float) -> float:
    """Return how alike two words are, from 0 to 1; 0 is also anything that is surely less than the least."""
    size = len(word) + len(other)
    (digits, letters), (other_digits, other_letters) = _traits(word), _traits(other)
    differing = max(abs(len(word) - len(other)), (letters ^ other_letters).bit_count())
    if digits != other_digits or differing > size * (1 - least):
        return 0.0
    return SequenceMatcher(None, word, other, autojunk=False).ratio()


@lru_cache(maxsize=4096)
def _traits(word: str) -> tuple[str, int]:
    """Return the digits of a word, and the set of its letters: what takes no time to compare."""
    digits = "".join(letter for letter in word if letter.isdecimal())
    return digits, sum({1 << ord(letter) % 64 for letter in word})


def either(choices: list[str]) -> str:
    """Join things to choose from."""
    text = choices[0]
    for choice in choices[1:-1]:
        text = say("list-comma", first=text, next=choice)
    return say("list-or", first=text, last=choices[-1]) if len(choices) > 1 else text


def vocabulary_of(board: Board) -> Vocabulary:
    """Return what can be said about a board in the user's language."""
    return _vocabulary(language(), board)


@lru_cache(maxsize=64)
def _vocabulary(_: str, board: Board) -> Vocabulary:
    return Vocabulary(board)
