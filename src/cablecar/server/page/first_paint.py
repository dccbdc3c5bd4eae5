"""What a browser shows before the page's scripts run, laid out as they will show it."""

import re
from html import escape

from cablecar.engine.view import View
from cablecar.language.sentences import player_word


def start_picture(words: str) -> str:
    """Return the head of the start page."""
    title, tagline = (plain_word(words, key) for key in ("app-name", "start-tagline"))
    return (
        '<div class="start first"><header><div class="poster"></div>'
        f'<div class="title"><h1>{title}</h1><p>{tagline}</p></div></header></div>'
    )


def table_picture(words: str, view: View, board: str) -> str:
    """Return a board, and how its players stand for everybody to see."""
    players = "".join(
        f'<li class="{"active" if seat in view.waiting_for else ""}">'
        f"<b>{escape(player_word(player))}</b> {player.points}</li>"
        for seat, player in enumerate(view.players)
    )
    return board_picture(words, "app-name", board, f'<ul class="tiles">{players}</ul>')


def board_picture(words: str, title: str, board: str, below: str = "") -> str:
    """Return a board below a title."""
    picture = f'<img alt="" fetchpriority="high" elementtiming="board" src="{picture_path(board)}">'
    return (
        f'<div class="table first"><header><h1>{plain_word(words, title)}</h1></header>'
        f'<div class="map">{picture}</div>{below}</div>'
    )


def picture_path(board: str) -> str:
    """Return where the picture of a board is."""
    return f"/api/boards/{board}/picture"


def plain_word(words: str, key: str) -> str:
    """Return a message of a catalogue, one line without placeholders, for HTML."""
    found = re.search(rf"^{key} = (.+)$", words, re.MULTILINE)
    if found is None:
        raise LookupError(key)
    return escape(found[1])
