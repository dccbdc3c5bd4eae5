"""A game in the terminal as plain questions and answers."""

import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from types import FrameType

from cablecar.arena.entrants import seat_bot
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.common.system import STOP_SIGNALS
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.engine.record import save
from cablecar.engine.view import Phase, View
from cablecar.language.commands import Question, Undo, read_command
from cablecar.language.questions import Description, answer
from cablecar.language.sentences import (
    Teller,
    cards_phrase,
    color_word,
    example_words,
    player_words,
    souvenir_word,
)
from cablecar.language.vocabulary import means
from cablecar.terminal.completion import choices, completions
from cablecar.terminal.hints import Hints
from cablecar.terminal.lines import clear, complete_with, hear, tell
from cablecar.terminal.missing_cards import explaining
from cablecar.terminal.rulebook import show_rule, show_rules
from cablecar.terminal.sessions.games import Seating, resuming

RULE_ID = re.compile(r"\b[A-Za-z]\d+\b")


class _Left(Exception):
    """The player wants to stop."""


def _leave(number: int, frame: FrameType | None) -> None:
    """Leave the game, and let no second hint disturb the saving."""
    for hint in STOP_SIGNALS:
        signal.signal(hint, signal.SIG_IGN)
    raise _Left


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let nothing come between a move and its file: who wants to leave meanwhile leaves afterwards."""
    late: list[int] = []
    before = [signal.signal(hint, lambda number, _: late.append(number)) for hint in STOP_SIGNALS]
    try:
        yield
    finally:
        for hint, handler in zip(STOP_SIGNALS, before, strict=True):
            signal.signal(hint, handler)
    if late:
        _leave(late[0], None)


def play_in_terminal(seating: Seating, path: Path) -> None:
    """Play a game to its end; its file is as new as the last move, also when the game is broken off."""
    save(seating.game, path)
    for hint in STOP_SIGNALS:
        signal.signal(hint, _leave)
    try:
        Table(seating, path).play()
    except (_Left, EOFError):
        print()
        tell(say("plain-left"))
        print(say("plain-resume", command=resuming("cablecar play --plain", path.parent)))
    finally:
        print(say("plain-saved", file=str(path)))  # a path is not broken


class Table:
    """People and bots at one table, before one screen."""

    def __init__(self, seating: Seating, path: Path) -> None:
        self.game, self.path = seating.game, path
        self.people = [seat for seat, bot in enumerate(seating.bots) if bot is None]
        self.seated_bots = {
            seat: seat_bot(bot, seating.chance, seat) for seat, bot in enumerate(seating.bots) if bot
        }
        self.teller = Teller(self.game.board, player_words(self.game.players))
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None
        """Who sits before the screen; nobody before the first of several people does."""
        self.told = dict.fromkeys(self.people, len(self.game.events))
        """How many events each has seen."""
        self.rule = ""
        """The rule that refused something last."""
        self.hints = Hints()

    def play(self) -> None:
        """Go on until the game is over, and keep it after every move."""
        examples = example_words(self.game.board)
        tell(say("plain-welcome", color=examples["color"], place=examples["place"]))
        while waiting := self.game.waiting_for:
            people = [seat for seat in waiting if seat in self.people]
            if self.seat in people or not people:
                self.step(waiting)
            else:
                self.hand_over(people[0])
        self.tell_end()

    def step(self, waiting: Sequence[int]) -> None:
        """Make one move: that of the player at the screen, or else a bot's."""
        seat = waiting[0] if self.seat is None or self.seat not in waiting else self.seat
        move = self.bots_move(seat) if seat in self.seated_bots else self.ask()
        if move is not None:
            with undisturbed():
                self.game.play(seat, move)
                save(self.game, self.path)
        self.tell_news()

    def hand_over(self, seat: int) -> None:
        """Draw the curtain: hide what one player saw before the next one looks."""
        name = self.teller.names[seat]
        if self.seat is not None and self.hear_at_curtain(say("plain-hide", name=name)):
            return
        self.seat = None
        clear()
        self.hear_at_curtain(say("plain-show", name=name))
        self.seat = seat
        self.tell_news()

    def hear_at_curtain(self, question: str) -> bool:
        """Wait for the player, and return whether the last move was taken back instead."""
        text = hear(question)
        if means(text, "plain-words-quit"):
            raise _Left
        if self.seat is None or not text:
            return False
        try:
            taken_back = isinstance(read_command(text, self.game.view(self.seat)), Undo)
        except CablecarError:
            return False
        return taken_back and self.undo()

    def tell_end(self) -> None:
        """Print the final count, and the tickets that were secret."""
        for line in Description(self.game.view(None)).final():
            tell(line)

    def bots_move(self, seat: int) -> Move:
        """Return the move that a bot chooses."""
        with redirect_stdout(sys.stderr):  # what a bot prints is no part of the conversation
            return self.seated_bots[seat].choose(self.game.view(seat), self.game.legal_moves(seat))

    def tell_news(self) -> None:
        """Print what happened since last time, as far as the player at the screen may know."""
        if self.seat is None:
            return
        history = self.game.view(self.seat).history
        for event in history[self.told[self.seat] :]:
            tell(self.teller.tell(event))
        self.told[self.seat] = len(history)

    def ask(self) -> Move | None:
        """Show the position and ask for a move; None where one was taken back instead."""
        assert self.seat is not None
        view = self.game.view(self.seat)
        moves, quits = self.game.legal_moves(self.seat), say("plain-words-quit").split(", ")
        complete_with(lambda line: choices(line, completions(line, view, moves, quits)))
        print()
        for line in position_lines(view):
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
                return None if isinstance(chosen, Undo) else chosen
            move = options[chosen] or self.ask_claim(claims)
            if move is not None:
                return None if isinstance(move, Undo) else move

    def ask_claim(self, claims: Sequence[ClaimRoute]) -> Move | Undo | None:
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

    def choose(self, question: str, texts: Sequence[str]) -> int | Move | Undo:
        """Ask for one of several numbered answers and return which, or what was typed instead and done."""
        numbers = [str(number) for number in range(1, len(texts) + 1)]
        typed = ""
        while True:
            for number, text in zip(numbers, texts, strict=True) if not typed else ():
                tell(say("plain-option", number=number, text=text))
            typed = hear(question)
            if typed in numbers:
                return numbers.index(typed)
            if typed.isdecimal():
                tell(say("plain-not-understood", count=len(texts)))
            elif typed and (meant := self.follow(typed)) is not None:
                return meant

    def follow(self, typed: str) -> Move | Undo | None:
        """Return the legal move that a typed command means, or that one was taken back; answer all else."""
        if means(typed, "plain-words-quit"):
            raise _Left
        try:
            if means(typed, "plain-words-why"):
                self.tell_why()
            elif means(typed, "plain-words-hint"):
                self.tell_hint()
            else:
                return self.follow_command(typed)
        except CablecarError as error:
            tell(self.refusal(error))
        return None

    def follow_command(self, typed: str) -> Move | Undo | None:
        """Do the same for what is a command or a question."""
        assert self.seat is not None
        view = self.game.view(self.seat)
        command = read_command(typed, view)
        if isinstance(command, Undo):
            return command if self.undo() else None
        if not isinstance(command, Question):
            with explaining(command, view):
                self.game.copy().play(self.seat, command)
            return command
        if command.about == "rules":
            self.show_rules(RULE_ID.findall(typed))
        lines = answer(command, view, self.game.legal_moves(self.seat))
        if command.about == "help":
            lines = say("plain-help", **example_words(view.board)).splitlines()
        for line in lines:
            tell(line)
        return None

    def undo(self) -> bool:
        """Take back the last move of the player at the screen, and return whether that was done."""
        assert self.seat is not None
        try:
            with undisturbed():
                alone = len(self.seated_bots) == len(self.game.players) - 1
                self.game.undo(self.seat, self.seated_bots if alone else ())
                save(self.game, self.path)
        except CablecarError as error:
            tell(str(error))
            return False
        self.told = {seat: min(told, len(self.game.events)) for seat, told in self.told.items()}
        tell(say("plain-undone"))
        return True

    def refusal(self, error: CablecarError) -> str:
        """Return why something is refused, and remember the rule that says so."""
        if not isinstance(error, IllegalMove):
            return str(error)
        self.rule = error.rule
        self.hints.forget()
        return say("plain-refused", sentence=str(error), rule=error.rule)

    def tell_hint(self) -> None:
        """Print where to look, or, if that is known, the best moves."""
        for line in self.hints.more(self.game.view(self.seat)):
            tell(line)

    def tell_why(self) -> None:
        """Print why a hint says what it says, or the rule that refused something last."""
        if why := self.hints.why(self.game.view(self.seat)):
            for line in why:
                tell(line)
        elif self.rule:
            show_rule(self.rule, self.game.board)
        else:
            tell(say("plain-no-refusal"))

    def show_rules(self, names: Sequence[str]) -> None:
        """Print all rules, or those named."""
        for name in names:
            show_rule(name, self.game.board)
        if not names:
            show_rules(self.game.board)

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
        return say(key, souvenir=souvenir_word(symbol), place=self.teller.location(location), **counted)


def question(view: View) -> str:
    """Return what is asked now."""
    return say("plain-second-card" if view.phase is Phase.SECOND_CARD else "plain-question")


def position_lines(view: View) -> list[str]:
    """Return what a player reads before a choice; all else can be asked for."""
    told = Description(view)
    if view.phase is Phase.SECOND_CARD:
        return told.hand()
    players = [line for seat in range(len(view.players)) for line in told.player(seat)[:1]]
    return [*players, *told.hand(), *told.tickets(), *told.last_round()]
