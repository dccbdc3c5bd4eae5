"""A game in the terminal as plain questions and answers."""

import os
import random
import secrets
import shutil
import signal
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from types import FrameType

from cablecar.arena.entrants import Entrant, seat_brain
from cablecar.board import Board, Route
from cablecar.commands import Question, Undo, read_command
from cablecar.errors import CablecarError
from cablecar.files import make_folder
from cablecar.game import Game, Player
from cablecar.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.progress import completed_tickets
from cablecar.record import save
from cablecar.sentences import Teller, cards_phrase, color_word, listed, souvenir_word
from cablecar.simulate import bot_player, refuse_surplus
from cablecar.terminal.rulebook import show_rule, show_rules
from cablecar.view import Phase, View
from cablecar.words import say

SECONDS = 1.0
"""How long a bot may think about a move."""
NEWS = 12
"""How many events are told to whoever asks what has happened."""


class _Left(Exception):
    """The player wants to stop."""


def data_folder() -> Path:
    """Return the folder that keeps this user's games."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(base if not base.startswith("~") else tempfile.gettempdir()) / "cablecar" / "games"


def tell(text: str) -> None:
    """Print a text, broken between words where the terminal ends."""
    if sys.stdout.isatty():
        text = textwrap.fill(text, shutil.get_terminal_size().columns, subsequent_indent="  ")
    print(text)


HINTS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""How the system says that the player is leaving."""


def _leave(number: int, frame: FrameType | None) -> None:
    """Leave the game, and let no second hint disturb the saving."""
    for hint in HINTS:
        signal.signal(hint, signal.SIG_IGN)
    raise _Left


def play_in_terminal(
    board: Board,
    players: int,
    bots: Sequence[Entrant],
    seed: int | None,
    name: str,
    records: Path | None,
) -> None:
    """Play a whole game against bots and keep its file, also when it is broken off."""
    refuse_surplus(bots, players - 1)
    seats: list[tuple[Player, Entrant | None]] = [(Player(name), None)]
    for number in range(1, players):
        bot = bots[(number - 1) % len(bots)]
        seats.append((bot_player(bot.name, number), bot))
    random.Random(seed).shuffle(seats)
    game = Game.new([player for player, _ in seats], seed, board)
    folder = records or data_folder()
    make_folder(folder)
    path = folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.json"
    save(game, path)
    for hint in HINTS:
        signal.signal(hint, _leave)
    table = Table(game, [bot for _, bot in seats], secrets.token_hex() if seed is None else game.seed)
    try:
        table.play(path)
    except (_Left, EOFError):
        print()
        tell(say("plain-left"))
    finally:
        save(game, path)
        print(say("plain-saved", file=str(path)))  # a path is not broken


class Table:
    """One person at a table of bots."""

    def __init__(self, game: Game, bots: Sequence[Entrant | None], chance: str) -> None:
        self.game = game
        self.seat = bots.index(None)
        self.brains = {seat: seat_brain(bot, chance, seat) for seat, bot in enumerate(bots) if bot}
        self.teller = Teller(game.board, [player.name for player in game.players])
        self.told = len(game.events)

    def play(self, path: Path) -> None:
        """Go on until the game is over, its file never more than a turn behind."""
        tell(say("plain-welcome"))
        while self.game.waiting_for:
            if self.seat in self.game.waiting_for:
                self.game.play(self.seat, self.ask())
                save(self.game, path)
            else:
                self.let_bot_play(self.game.waiting_for[0])
            self.tell_news()
        self.tell_end()

    def tell_end(self) -> None:
        """Tell the final count, and the tickets that were secret."""
        view = self.game.view(self.seat)
        assert view.result is not None
        for player in view.players:
            tickets = self.teller.tickets(player.revealed_tickets or ())
            tell(say("result-tickets", name=player.name, tickets=tickets))
        for line in self.teller.result(view.result):
            tell(line)

    def let_bot_play(self, seat: int) -> None:
        """Let a bot make its move."""
        with redirect_stdout(sys.stderr):  # what a bot prints is no part of the conversation
            move = self.brains[seat].choose(self.game.view(seat), self.game.legal_moves(seat))
        self.game.play(seat, move)

    def tell_news(self) -> None:
        """Tell what happened since last time, as far as this seat may know."""
        history = self.game.view(self.seat).history
        for event in history[self.told :]:
            tell(self.teller.tell(event))
        self.told = len(history)

    def ask(self) -> Move:
        """Show the position and ask for a move."""
        view = self.game.view(self.seat)
        moves = self.game.legal_moves(self.seat)
        print()
        for line in position_lines(view, self.teller):
            tell(line)
        claims = [move for move in moves if isinstance(move, ClaimRoute)]
        options: list[Move | None] = [
            move for move in moves if not isinstance(move, ClaimRoute | DrawTickets)
        ]
        options += [None] * bool(claims) + [move for move in moves if isinstance(move, DrawTickets)]
        texts = [
            self.label(move, view) if move else say("plain-claim", count=len(claims)) for move in options
        ]
        while True:
            chosen = self.choose(question(view), texts)
            if not isinstance(chosen, int):
                return chosen
            move = options[chosen] or self.ask_claim(claims)
            if move is not None:
                return move

    def ask_claim(self, claims: Sequence[ClaimRoute]) -> Move | None:
        """Ask for a route and then its payment; None goes back."""
        routes = list(dict.fromkeys(claim.route for claim in claims))
        texts = [self.worth(route) for route in routes]
        number = self.choose(say("plain-which-route"), [*texts, say("plain-back")])
        if not isinstance(number, int) or number == len(routes):
            return None if isinstance(number, int) else number
        ways = sorted(
            (claim for claim in claims if claim.route == routes[number]),
            key=lambda claim: claim.cards.count("ferry"),
        )
        if len(ways) == 1:
            return ways[0]
        texts = [cards_phrase(claim.cards) for claim in ways]
        number = self.choose(say("plain-which-payment"), [*texts, say("plain-back")])
        if not isinstance(number, int):
            return number
        return None if number == len(ways) else ways[number]

    def choose(self, question: str, texts: Sequence[str]) -> int | Move:
        """Ask for one of several numbered answers and return which, or a move that was typed instead."""
        numbers = [str(number) for number in range(1, len(texts) + 1)]
        while True:
            for number, text in zip(numbers, texts, strict=True):
                tell(say("plain-option", number=number, text=text))
            answer = input(say("plain-prompt", question=question)).strip().lower()
            if answer in numbers:
                return numbers.index(answer)
            move = self.hear(answer, len(texts))
            if move is not None:
                return move

    def hear(self, answer: str, count: int) -> Move | None:
        """Answer what is not one of so many numbers, and return the move if it is one."""
        words = answer.split()
        word = words[0] if words else ""
        commands: dict[str, Callable[[], None]] = {
            say("plain-command-rules"): lambda: self.show_rules(words[1:]),
            say("plain-command-routes"): self.show_routes,
            say("plain-command-help"): lambda: tell(say("plain-help")),
        }
        if word == say("plain-command-quit"):
            raise _Left
        if word in commands:
            commands[word]()
        elif not answer or answer.isdecimal():
            tell(say("plain-not-understood", count=count))
        else:
            return self.hear_command(answer)
        return None

    def hear_command(self, answer: str) -> Move | None:
        """Return the legal move that a typed command means; answer all else."""
        try:
            command = read_command(answer, self.game.view(self.seat))
            if isinstance(command, Undo):
                tell(say("plain-no-undo"))
            elif isinstance(command, Question):
                self.tell_about(command.about)
            else:
                self.game.copy().play(self.seat, command)
                return command
        except CablecarError as error:
            tell(str(error))
        return None

    def tell_about(self, about: str) -> None:
        """Answer a question."""
        view = self.game.view(self.seat)
        if about == "board":
            self.show_routes()
        elif about == "rules":
            show_rules()
        elif about == "help":
            tell(say("plain-help"))
        else:
            news = [self.teller.tell(event) for event in view.history[-NEWS:]]
            for line in news if about == "log" else position_lines(view, self.teller):
                tell(line)

    def show_rules(self, names: Sequence[str]) -> None:
        """Print all rules, or those named."""
        try:
            for name in names:
                show_rule(name)
        except CablecarError as error:
            print(error)
        if not names:
            show_rules()

    def show_routes(self) -> None:
        """Print every route and its owner."""
        owners = self.game.view(self.seat).owners
        for route in self.game.board.routes:
            tell(say("plain-route", route=self.worth(route.id), owner=self.owner(owners, route)))

    def owner(self, owners: Mapping[str, int], route: Route) -> str:
        """Return who owns a route, or whether this seat could claim it (C6)."""
        if route.id in owners:
            return self.teller.names[owners[route.id]]
        twin = owners.get(route.double or "")
        closed = twin is not None and (len(self.teller.names) == 2 or twin == self.seat)
        return say("plain-closed") if closed else say("plain-free")

    def worth(self, identity: str) -> str:
        """Return a route with its points."""
        points = self.game.board.route_points[self.game.board.route[identity].length]
        return say("route-worth", route=self.teller.route(identity), points=points)

    def label(self, move: Move, view: View) -> str:
        """Return a move as an answer to choose."""
        match move:
            case TakeCard(None):
                return say("plain-take-deck", count=view.deck_size)
            case TakeCard(int(slot)):
                return say("plain-take-face-up", color=color_word(view.display[slot] or ""), slot=slot + 1)
            case DrawTickets():
                return say("plain-draw-tickets", count=view.ticket_deck_size or 0)
            case KeepTickets(tickets):
                return say("plain-keep", tickets=self.teller.tickets(tickets))
            case PlaceSouvenir(symbol, location):
                return self.souvenir_label("plain-place", symbol, location, count=self.teller.placed_at_once)
            case TakeSouvenir(location):
                return self.souvenir_label("plain-take-souvenir", view.stacks[location].symbol, location)
            case Pass():
                return say("plain-pass")
        raise TypeError(move)

    def souvenir_label(self, key: str, symbol: str, location: str, **counted: int) -> str:
        """Return a move with a souvenir as an answer to choose."""
        return say(key, souvenir=souvenir_word(symbol), place=self.teller.place(location), **counted)


def question(view: View) -> str:
    """Return what is asked now."""
    return say("plain-second-card" if view.phase is Phase.SECOND_CARD else "plain-question")


def position_lines(view: View, teller: Teller) -> list[str]:
    """Return what a player sees on the table, a line each."""
    lines = [_player_line(view, seat) for seat in range(len(view.players))]
    stacks = [
        say("plain-stack", place=teller.place(place), souvenir=souvenir_word(stack.symbol), count=stack.count)
        for place, stack in view.stacks.items()
    ]
    face_up = [color_word(card) for card in view.display if card is not None]
    lines.append(say("plain-souvenirs", stacks=listed(stacks)))
    lines.append(say("plain-display", cards=listed(face_up), deck=view.deck_size))
    hand = [card for card, count in view.hand.items() for _ in range(count)]
    lines.append(say("plain-hand", cards=cards_phrase(hand)))
    done = completed_tickets(view)
    tickets = [
        say("plain-ticket-done" if ticket in done else "plain-ticket-open", ticket=teller.ticket(ticket))
        for ticket in view.tickets
    ]
    lines.append(say("plain-tickets", tickets=listed(tickets)))
    if view.turns_left is not None:
        lines.append(say("plain-last-turn"))
    return lines


def _player_line(view: View, seat: int) -> str:
    player = view.players[seat]
    souvenirs = listed([souvenir_word(symbol) for symbol in player.souvenirs])
    return say(
        "plain-player",
        name=player.name,
        points=player.points,
        cars=player.cars,
        cards=player.hand_size,
        tickets=str(player.tickets) if player.tickets is not None else say("plain-secret"),
        souvenirs=souvenirs,
    )
