"""What a browser shows before the page's scripts run, laid out as they will show it."""

import re
from collections.abc import Callable
from html import escape

from cablecar.common.catalogue import catalogue
from cablecar.engine.view import View
from cablecar.language.sentences import player_word

WORDS = ("game", "page")
"""The files of a catalogue that the page needs at once."""
Speak = Callable[[str], str]
"""Returns the HTML of a message."""


def start_picture(speak: Speak, title: str) -> str:
    """Return the head of the start page, with its title as a drawing."""
    heading = f'<h1><span class="visually-hidden">{speak("app-name")}</span>{title}</h1>'
    return (
        '<div class="start first"><header><div class="poster"></div>'
        f'<div class="title">{heading}<p>{speak("start-tagline")}</p></div></header></div>'
    )


def choice_picture(speak: Speak) -> str:
    """Return the page that asks for a game file."""
    drop, about = speak("replay-drop"), speak("replay-about")
    return f'<div class="choice first"><h1>{speak("replay-heading")}</h1><p>{drop}</p><p>{about}</p></div>'


def table_picture(speak: Speak, view: View, root: str, board: str) -> str:
    """Return a board, and how its players stand for everybody to see."""
    players = "".join(
        f'<li class="{"active" if seat in view.waiting_for else ""}">'
        f"<b>{escape(player_word(player))}</b> {player.points}</li>"
        for seat, player in enumerate(view.players)
    )
    return board_picture(speak, "app-name", root, board, f'<ul class="tiles">{players}</ul>')


def board_picture(speak: Speak, title: str, root: str, board: str, below: str = "") -> str:
    """Return a board below a title."""
    source = f"{root}boards/{board}.svg"
    picture = f'<img alt="" fetchpriority="high" elementtiming="board" src="{source}">'
    return (
        f'<div class="table first"><header><h1>{speak(title)}</h1></header>'
        f'<div class="map">{picture}</div>{below}</div>'
    )


def in_language(language: str) -> Speak:
    """Return how to speak one language."""
    words = catalogue(language, WORDS)
    return lambda key: escape(raw_word(words, key))


def in_languages(languages: tuple[str, ...]) -> Speak:
    """Return how to speak all of these languages at once: the style sheet shows the one of the document."""
    catalogues = {language: catalogue(language, WORDS) for language in languages}

    def speak(key: str) -> str:
        said = {language: escape(raw_word(words, key)) for language, words in catalogues.items()}
        if len({*said.values()}) == 1:
            return said[languages[0]]
        return "".join(f'<span class="said" lang="{name}">{text}</span>' for name, text in said.items())

    return speak


def raw_word(words: str, key: str) -> str:
    """Return a message of a catalogue, one line without placeholders."""
    found = re.search(rf"^{key} = (.+)$", words, re.MULTILINE)
    if found is None:
        raise LookupError(key)
    return found[1]
