"""A player at a table's page, who knows only what the page tells.

`Table` finds everything by role and name; subclasses press things in other ways. A whole game needs no more
than `play_to_end`.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import crc32

from playwright.sync_api import Locator, Page, expect

from cablecar.board import CARDS, Board
from cablecar.common.catalogue import PAGE_SPACE
from cablecar.engine.actions import board_actions
from cablecar.engine.game import Game
from cablecar.engine.players import Player
from cablecar.server.bot_process import Question
from cablecar.server.bot_workers import ANYBODY, BotPool, Client
from tests.support.browser.browser import PATIENT_MS, Visitors
from tests.support.server.serving import RunningServer, serving
from tests.support.speech import ENGLISH, Speech

expect.set_options(timeout=PATIENT_MS)
DRAWN_MS = 50
"""How long the log may take after the board: news stand there once the board shows them."""

Draw = Callable[[Sequence[int]], list[int]]
"""Tells which chairs play which seats."""
DO = ("opening", "placing", "turn", "second_card", "keeping", "souvenir", "pass")
"""What can be expected of a player."""


def mine(words: Speech) -> re.Pattern[str]:
    """Return what the page says when it waits for its player, or for nobody any more."""
    return words.saying("table-over", *(f"table-do-{thing}" for thing in DO))


MINE = mine(ENGLISH)
MOST_ACTIONS = 300
"""No game of a player who claims whatever can be claimed takes longer."""


class SteadyBots(BotPool):
    """Bots whose moves follow from what is legal, so that a seed gives the same game every time."""

    def __init__(self) -> None:
        super().__init__(workers=0)

    async def choose(self, question: Question, bot: str, client: Client = ANYBODY) -> tuple[int, str]:
        """Return one of the legal actions, any, but always the same one."""
        view, legal, actions = question.view(), question.legal_actions(), board_actions(question.board)
        legal_moves = [actions.move(action, view.offer) for action in legal]
        chance = crc32(f"{view.deck_size} {view.ticket_deck_size} {legal_moves}".encode())
        return legal[chance % len(legal)], bot


@contextmanager
def steady_server(folder: Path, seed: int, draw: Draw = list) -> Iterator[RunningServer]:
    """Run a server that deals the same game at every table; the first chair begins unless drawn otherwise."""

    def deal(board: Board, players: Sequence[Player]) -> Game:
        return Game.new(players, seed, board)

    with serving(folder, bot_pool=SteadyBots(), deal=deal, draw=draw) as running:
        yield running


def quick(visitors: Visitors, **settings: Any) -> dict[str, Any]:
    """Return the options of a browser whose user wants bots to move at once, and whatever else."""
    kept = {"name": "cablecar-settings", "value": json.dumps({"pace": 0, "askedSound": True, **settings})}
    return {
        "storage_state": {
            "cookies": [],
            "origins": [{"origin": visitors.server.address, "localStorage": [kept]}],
        }
    }


LOGGED = (
    """() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 200))"""
)
"""Waits until the log, which is drawn after everything else, is drawn too."""


class Table:
    """The page of a table, as one of its players, in the language that the player has chosen."""

    def __init__(self, page: Page, words: Speech = ENGLISH) -> None:
        self.page, self.words = page, words
        self.bar = page.get_by_role("region", name=words.say("table-action"))
        self.prompt = self.bar.get_by_role("heading", level=2)
        self.log = page.get_by_role("log", name=words.say("log-title"), exact=True)
        self.board = page.get_by_role("group", name=words.say("board-name"), exact=True)
        self.cards = page.get_by_role("region", name=words.say("table-display"))
        self.hand = page.get_by_role("region", name=words.say("table-hand"))
        self.payments = page.get_by_role("group", name=words.saying("table-pay-title"))
        self.offer = page.get_by_role("group", name=words.say("table-offer"))
        self.undo_button = self.bar.get_by_role("button", name=words.say("table-undo"))
        self.mine = mine(words)
        self.turns = 0
        """How many turns have begun."""

    # What is seen

    def wait(self) -> str:
        """Wait until the page expects something of its player, or the game is over; return what it says."""
        expect(self.prompt).to_have_text(self.mine)
        return self.prompt.inner_text()

    def whole_log(self) -> str:
        """Return the whole log, as it stands where nothing happens any more."""
        self.page.evaluate(LOGGED)
        return self.log.inner_text()

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.prompt.inner_text() == self.words.say("table-over")

    def route(self, name: str) -> Locator:
        """Return the route whose name begins like this."""
        return self.board.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first

    def place(self, name: str) -> Locator:
        """Return the place whose name begins like this, while it can be chosen."""
        return self.board.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(,|$)"))

    def claimable(self) -> list[str]:
        """Return the names of the routes that can be claimed now, the most valuable first."""
        can_be = self.words.saying("board-route", status="claimable")
        found = [name for name in names_of(self.board, "button") if can_be.match(name)]
        return sorted(found, key=_points, reverse=True)

    def takeable(self) -> list[str]:
        """Return the names of the face-up cards, and of the draw pile, that can be taken now."""
        can_be = self.words.saying("table-slot-take", "table-deck-take")
        return [name for name in names_of(self.cards, "button") if can_be.match(name)]

    def held(self) -> dict[str, int]:
        """Return how many cards of each colour, by its word, are in the hand."""
        names, words = names_of(self.hand, "button"), [self.words.say(f"color-{card}") for card in CARDS]
        can_be = {color: self.words.saying("table-hand-color", color=color) for color in words}
        found = [(color, name) for name in names for color in words if can_be[color].match(name)]
        return {color: _numbers(name)[0] for color, name in found}

    # What is done; each waits until it has happened

    def press(self, control: Locator) -> None:
        """Use a control."""
        control.click()

    def pick(self, route: str) -> None:
        """Choose a route on the board."""
        self.route(route).press("Enter")

    def claim(self, route: str, payment: int = 0) -> None:
        """Claim a route; where there is a choice, with the payment of this number."""
        with self.happening():
            if self.asks_for_payment(route):
                self.press(self.payments.get_by_role("button").nth(payment))

    def asks_for_payment(self, route: str) -> bool:
        """Choose a route, and return True if the page asks how to pay it; False once it is claimed."""
        told = self.log.inner_text()
        self.pick(route)
        for _ in range(PATIENT_MS // 50):
            if self.payments.is_visible() or self.log.inner_text() != told:
                break
            self.page.wait_for_timeout(50)
        return self.payments.is_visible()

    def take(self, card: str) -> None:
        """Take the card of a face-up slot or the draw pile, told by its name."""
        with self.happening():
            self.press(self.cards.get_by_role("button", name=card, exact=True))

    def take_unseen(self) -> None:
        """Take a card from the draw pile."""
        with self.happening():
            self.press(
                self.cards.get_by_role("button", name=self.words.saying("table-deck", "table-deck-take"))
            )

    def draw_tickets(self) -> None:
        """Draw tickets; where they can be drawn, the page asks once more first."""
        with self.happening():
            pile = self.words.saying("table-ticket-deck", "table-ticket-deck-draw")
            self.press(self.cards.get_by_role("button", name=pile))
            self.press(self.bar.get_by_role("button", name=self.words.say("table-draw-yes"), exact=True))

    def keep_all(self) -> None:
        """Keep all tickets that are offered; a single one is kept without being chosen."""
        expect(self.offer).to_be_visible()
        tickets = self.offer.get_by_role("listitem").get_by_role("button")
        if tickets.count() > 1:
            for ticket in tickets.all():
                self.press(ticket)
        with self.happening():
            self.press(self.offer.get_by_role("button", name=self.words.saying("table-keep")))

    def put_souvenir(self) -> None:
        """Put the first of the waiting souvenirs on the first place that is proposed."""
        with self.happening():
            self.press(self.bar.get_by_role("button", name=self.words.say("table-place-put")))

    def choose_souvenir(self) -> None:
        """Take the first of the souvenirs to choose from."""
        with self.happening():
            self.press(self.bar.get_by_role("button", name=self.words.saying("table-take-souvenir")).first)

    def take_pass(self) -> None:
        """Pass."""
        with self.happening():
            self.press(self.bar.get_by_role("button", name=self.words.say("table-pass")))

    def undo(self) -> None:
        """Take the last move back."""
        with self.happening():
            self.press(self.undo_button)

    @contextmanager
    def happening(self) -> Iterator[None]:
        """Wait until what is done inside stands in the log."""
        self.page.wait_for_timeout(DRAWN_MS)
        told = self.log.inner_text()
        yield
        expect(self.log).not_to_have_text(told, use_inner_text=True)

    # Playing

    def act(self) -> None:
        """Wait for the player's own turn, and do the next thing of it, if the game is not over."""
        said = self.wait()
        match next((thing for thing in DO if self.words.saying(f"table-do-{thing}").match(said)), None):
            case "turn":
                self.turns += 1
                self.take_turn()
            case "second_card":
                self.take_best()
            case "placing":
                self.put_souvenir()
            case "souvenir":
                self.choose_souvenir()
            case "opening" | "keeping":
                self.keep_all()
            case "pass":
                self.take_pass()

    def take_turn(self) -> None:
        """Draw tickets once; claim the most valuable route that can be claimed; or else take cards."""
        if self.turns == 2:
            self.draw_tickets()
        elif routes := self.claimable():
            self.claim(routes[0])
        else:
            self.take_best()

    def take_best(self) -> None:
        """Take the card of which most are held already."""
        if cards := self.takeable():
            held, face_up = self.held(), self.words.saying
            worth = {face_up("table-slot-take", color=color): count for color, count in held.items()}
            self.take(max(cards, key=lambda card: max((worth[w] for w in worth if w.match(card)), default=0)))
        else:
            self.draw_tickets()

    def leave_celebration(self) -> None:
        """Go back to the table where the end is celebrated; who did not see it come is there."""
        close = self.page.get_by_role("button", name=self.words.say("end-close"), exact=True)
        expect(close.or_(self.page.locator("#final-count")).first).to_be_visible()
        if close.is_visible():
            self.press(close)

    def play_to_end(self) -> None:
        """Play until the game is over."""
        for _ in range(MOST_ACTIONS):
            self.act()
            if self.is_over:
                return self.leave_celebration()
        raise AssertionError("The game does not end.")


def command_line(page: Page, words: Speech = ENGLISH) -> Locator:
    """Unfold the line for typed commands, if need be, and return it."""
    line = page.get_by_role("textbox", name=words.say("table-command"))
    if not line.count():
        page.locator("summary").filter(has_text=words.say("table-command")).click()
    return line


def text_of(part: Locator) -> str:
    """Return what a part shows, with plain spaces where the page lets no line end."""
    return part.inner_text().replace(PAGE_SPACE, " ")


def names_of(part: Locator, role: str) -> list[str]:
    """Return the names of all things of a role, as assistive technology is told them."""
    return re.findall(rf"""^\s*- '?{role} "(.*?)"(?='?:|'?$| \[)""", part.aria_snapshot(), re.MULTILINE)


def _numbers(name: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", name)]


def _points(route: str) -> int:
    """Return what a route is worth: the last that its name counts."""
    return _numbers(route)[-1]
