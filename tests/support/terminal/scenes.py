"""Moments of a game in which commands are typed."""

from cablecar import CablecarError, Game
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.view import View
from cablecar.language.commands import Command, read_command
from tests.support.game.positions import after_opening, give, lay_display, lay_stack

HAND = ("pink", "pink", "ferry", "red", "red", "blue", "orange", "orange")
DISPLAY = ("red", "blue", "ferry", "red", "green")


def on_turn() -> Game:
    """Return a game in which seat 0 has a known hand before a known display."""
    game = after_opening(2)
    give(game, 0, *HAND)
    lay_display(game, *DISPLAY)
    return game


def choosing_souvenir() -> Game:
    """Return a game in which seat 0 has to choose between a bell and a crab."""
    game = on_turn()
    lay_stack(game, "lombard_street", "bell", 2)
    lay_stack(game, "pier_39", "crab", 2)
    game.play(0, ClaimRoute("lombard_street-pier_39", ("pink",)))
    return game


def placing() -> Game:
    """Return a game in which seat 1 has to place the crab and the seal."""
    game = Game.new(2, 7)
    for seat in (0, 1):
        game.play(seat, game.legal_moves(seat)[0])
    return game


def outcome(text: str, view: View) -> Command | str:
    """Return what a text means, or the sentence that refuses it."""
    try:
        return read_command(text, view)
    except CablecarError as error:
        return str(error)
