"""Players who sit at a server's table and play over their sockets."""

import random
from contextlib import ExitStack

from tests.support.server.serving import (
    CreatedTable,
    Json,
    Player,
    RunningServer,
    sitting,
)


def sit_all(stack: ExitStack, server: RunningServer, made: CreatedTable) -> dict[int, Player]:
    """Sit down on every chair of a started table and return the players by their seats."""
    players = {}
    for chair, secret in made.secrets.items():
        player = stack.enter_context(sitting(server.address, made.table, chair, secret))
        player.hear_until(is_game)
        players[player.table["you"]["seat"]] = player
    return players


def is_game(message: Json) -> bool:
    """Return True if a message tells how the game stands."""
    return bool(message["type"] == "game")


def hear_number(player: Player, number: int) -> None:
    """Take messages in until the player knows of a move, by its number."""
    while player.game["number"] < number:
        player.hear()


def make_move(players: dict[int, Player], seat: int, move: Json) -> Json:
    """Make a move that is accepted, and let everybody hear of it."""
    answer = players[seat].move(move)
    assert answer["type"] == "ack", answer
    for player in players.values():
        hear_number(player, answer["number"])
    return answer


def play_on(players: dict[int, Player], rng: random.Random, most: int = 10_000) -> None:
    """Let all seats make random moves until the end, or this many."""
    any_player = next(iter(players.values()))
    while any_player.view["waiting_for"] and most > 0:
        seat = any_player.view["waiting_for"][0]
        make_move(players, seat, rng.choice(players[seat].game["moves"]))
        most -= 1


def play_with_bots(player: Player, rng: random.Random, most: int = 10_000) -> None:
    """Make random moves whenever asked, until the end or this many."""
    while player.view["result"] is None and most > 0:
        if player.game["moves"]:
            hear_number(player, player.move(rng.choice(player.game["moves"]))["number"])
            most -= 1
        else:
            player.hear()
