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

from browser import PATIENT_MS, House
from cablecar.board import Board
from cablecar.game import Game, Player
from cablecar.moves import Move
from cablecar.server.thinking import Thinkers
from cablecar.view import View
from serving import RunningServer, serving

expect.set_options(timeout=PATIENT_MS)

Draw = Callable[[Sequence[int]], list[int]]
"""Tells which chairs play which seats."""
MINE = re.compile("^(Your turn|Take your|Choose|Put a|Keep|You can do nothing|The game is over)")
"""What the page says when it waits for its player, or for nobody any more."""
WORTH = re.compile(r"(\d+) points?, can be claimed$")
MOST_ACTIONS = 300
"""No game of a player who claims whatever can be claimed takes longer."""


class SteadyBots(Thinkers):
    """Bots whose moves follow from what is legal, so that a seed gives the same game every time."""

    def __init__(self) -> None:
        super().__init__(workers=0)

    async def choose(self, view: View, legal_moves: Sequence[Move], bot: str) -> tuple[Move, str]:
        """Return one of the legal moves, any, but always the same one."""
        chance = crc32(f"{view.deck_size} {view.ticket_deck_size} {legal_moves}".encode())
        return legal_moves[chance % len(legal_moves)], bot


@contextmanager
def steady_server(folder: Path, seed: int, draw: Draw = list) -> Iterator[RunningServer]:
    """Run a server that deals the same game at every table; the first chair begins unless drawn otherwise."""

    def deal(board: Board, players: Sequence[Player]) -> Game:
        return Game.new(players, seed, board)

    with serving(folder, thinkers=SteadyBots(), deal=deal, draw=draw) as running:
        yield running


def quick(house: House, **settings: Any) -> dict[str, Any]:
    """Return the options of a browser whose user has chosen that bots move at once, and whatever else."""
    kept = {"name": "cablecar-settings", "value": json.dumps({"pace": 0, **settings})}
    return {
        "storage_state": {
            "cookies": [],
            "origins": [{"origin": house.server.address, "localStorage": [kept]}],
        }
    }


class Table:
    """The page of a table, as one of its players."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("region", name="What to do")
        self.prompt = self.bar.get_by_role("heading", level=2)
        self.log = page.get_by_role("log", name="Log", exact=True)
        self.board = page.get_by_role("group", name="Board", exact=True)
        self.cards = page.get_by_role("region", name="Face-up cards")
        self.hand = page.get_by_role("region", name="Your cards")
        self.payments = page.get_by_role("group", name=re.compile("^Claim "))
        self.offer = page.get_by_role("group", name="Tickets on offer")
        self.undo_button = self.bar.get_by_role("button", name="Undo")
        self.turns = 0
        """How many turns have begun."""

    # What is seen

    def wait(self) -> str:
        """Wait until the page expects something of its player, or the game is over; return what it says."""
        expect(self.prompt).to_have_text(MINE)
        return self.prompt.inner_text()

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.prompt.inner_text() == "The game is over."

    def route(self, name: str) -> Locator:
        """Return the route whose name begins like this."""
        return self.board.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first

    def place(self, name: str) -> Locator:
        """Return the place whose name begins like this, while it can be chosen."""
        return self.board.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(,|$)"))

    def claimable(self) -> list[str]:
        """Return the names of the routes that can be claimed now, the most valuable first."""
        names = names_of(self.board, "button")
        found = [name for name in names if WORTH.search(name)]
        return sorted(found, key=_points, reverse=True)

    def takeable(self) -> list[str]:
        """Return the names of the face-up cards, and of the draw pile, that can be taken now."""
        return [name for name in names_of(self.cards, "button") if name.startswith("Take ")]

    def held(self) -> dict[str, int]:
        """Return how many cards of each colour are in the hand."""
        found = (re.match(r"(\d+) (\w+) cards?:", name) for name in names_of(self.hand, "button"))
        return {card[2]: int(card[1]) for card in found if card}

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
            self.pick(route)
            if self.payments.is_visible():
                self.press(self.payments.get_by_role("button").nth(payment))

    def take(self, card: str) -> None:
        """Take the card of a face-up slot or the draw pile, told by its name."""
        with self.happening():
            self.press(self.cards.get_by_role("button", name=card, exact=True))

    def take_unseen(self) -> None:
        """Take a card from the draw pile."""
        with self.happening():
            self.press(self.cards.get_by_role("button", name=re.compile("draw pile", re.IGNORECASE)))

    def draw_tickets(self) -> None:
        """Draw tickets."""
        with self.happening():
            self.press(
                self.cards.get_by_role("button", name=re.compile("^Draw (tickets|the last)|^Ticket pile"))
            )

    def keep_all(self) -> None:
        """Keep all tickets that are offered; a single one is kept without being chosen."""
        expect(self.offer).to_be_visible()
        tickets = self.offer.get_by_role("listitem").get_by_role("button")
        if tickets.count() > 1:
            for ticket in tickets.all():
                self.press(ticket)
        with self.happening():
            self.press(self.offer.get_by_role("button", name=re.compile("^Keep")))

    def put_souvenir(self) -> None:
        """Put the first of the waiting souvenirs on the first place that is proposed."""
        with self.happening():
            self.press(self.bar.get_by_role("button", name="Put it there"))

    def choose_souvenir(self) -> None:
        """Take the first of the souvenirs to choose from."""
        with self.happening():
            self.press(self.bar.get_by_role("button", name=re.compile(" at ")).first)

    def take_pass(self) -> None:
        """Pass."""
        with self.happening():
            self.press(self.bar.get_by_role("button", name="Pass"))

    def undo(self) -> None:
        """Take the last move back."""
        with self.happening():
            self.press(self.undo_button)

    @contextmanager
    def happening(self) -> Iterator[None]:
        """Wait until what is done inside stands in the log."""
        told = self.log.inner_text()
        yield
        expect(self.log).not_to_have_text(told, use_inner_text=True)

    # Playing

    def act(self) -> None:
        """Wait for the own turn, and do the next thing of it, if the game is not over."""
        said = self.wait()
        if said.startswith("Your turn"):
            self.turns += 1
            self.take_turn()
        elif said.startswith("Take your second card"):
            self.take_best()
        elif said.startswith("Put a souvenir"):
            self.put_souvenir()
        elif said.startswith("Choose one of the two souvenirs"):
            self.choose_souvenir()
        elif said.startswith(("Choose your first tickets", "Keep")):
            self.keep_all()
        elif said.startswith("You can do nothing"):
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
            held = self.held()
            self.take(max(cards, key=lambda card: held.get(card.rpartition(": ")[2], 0)))
        else:
            self.draw_tickets()

    def play_to_end(self) -> None:
        """Play until the game is over."""
        for _ in range(MOST_ACTIONS):
            self.act()
            if self.is_over:
                return
        raise AssertionError("The game does not end.")


def names_of(part: Locator, role: str) -> list[str]:
    """Return the names of all things of a role, as assistive technology is told them."""
    return re.findall(rf"""^\s*- '?{role} "(.*?)"(?='?:|'?$| \[)""", part.aria_snapshot(), re.MULTILINE)


def _points(name: str) -> int:
    found = WORTH.search(name)
    assert found is not None, name
    return int(found[1])
