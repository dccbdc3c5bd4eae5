"""Named states of the page, each brought about by a function: what tests look at, and pictures show."""

import random
import re
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser import House
from cablecar.board import Board
from cablecar.bots import Budget, find_bot
from cablecar.game import Game, Player
from cablecar.moves import ClaimRoute, Move
from cablecar.server.livegame import Done
from cablecar.server.seats import HUMAN
from cablecar.server.table import Table
from cablecar.view import Phase
from serving import RunningServer, sitting

PATIENT_MS = 20_000
SEED = 4
TWO = ("Ada", "Grace")
FOUR = (
    "Bartholomew Fitzgerald-O’Hara",
    "Ana",
    "Wolfeschlegelsteinhausenberger",
    "María del Carmen Hernández",
)
"""Names as long as names may be, with and without places to break them."""
FIXED: dict[str, Any] = {"deal": lambda board, players: dealt(board, players), "draw": list}
"""Parts of a server whose games are always the same."""

Reached = Callable[[Game], bool]


def dealt(board: Board, players: Sequence[Player]) -> Game:
    """Deal the same game every time."""
    return Game.new(players, SEED, board)


# Games brought to a moment


def chosen(game: Game, seat: int) -> Move:
    """Return the move that a seat makes here: always the same, and much like a person's."""
    chance, moves = random.Random(len(game.moves)), game.legal_moves(seat)
    return find_bot("casual").choose(game.view(seat), moves, chance, Budget(simulations=1))


def play_until(server: RunningServer, table: str, reached: Reached) -> None:
    """Play a table's game for all its seats until it stands where it should."""
    server.run(_play_until(server.hall.tables[table], reached))


async def _play_until(table: Table, reached: Reached) -> None:
    live = table.live
    assert live is not None
    async with table.lock:
        while not reached(live.game):
            seat = live.game.waiting_for[0]
            done = Done(seat, HUMAN, table.house.now())
            await table.enter(partial(live.move, done, chosen(live.game, seat)))


def stands(phase: Phase, seat: int = 0, after: int = 0) -> Reached:
    """Tell of a game whether a seat is to act in a phase, after so many moves."""
    return lambda game: (
        len(game.moves) >= after and seat in game.waiting_for and game.view(seat).phase == phase
    )


def is_over(game: Game) -> bool:
    """Tell whether a game has ended."""
    return not game.waiting_for


def claims(game: Game) -> list[ClaimRoute]:
    """Return the claims that the first seat can make on its turn."""
    return [move for move in game.legal_moves(0) if isinstance(move, ClaimRoute)]


def routes_with_a_choice(game: Game) -> list[str]:
    """Return the routes that the first seat can pay in several ways."""
    routes = [claim.route for claim in claims(game)]
    return [route for route in dict.fromkeys(routes) if routes.count(route) > 1]


def claim_with_a_choice(game: Game) -> ClaimRoute | None:
    """Return a claim after which the first seat chooses between two souvenirs."""
    for claim in claims(game):
        tried = game.copy()
        tried.play(0, claim)
        if tried.waiting_for == (0,) and tried.view(0).phase == Phase.SOUVENIR:
            return claim
    return None


# Tables


@dataclass
class Seated:
    """A table whose first seat is this browser's."""

    stage: "Stage"
    context: BrowserContext
    table: str
    guests: dict[int, tuple[httpx.Client, str]] = field(default_factory=dict)
    """The browsers and secrets of the others, by chair."""

    @property
    def server(self) -> RunningServer:
        """The server that has the table."""
        return self.stage.server

    @property
    def game(self) -> Game:
        """The game as the server has it."""
        live = self.server.hall.tables[self.table].live
        assert live is not None
        return live.game

    def start(self) -> None:
        """Begin the game."""
        assert self.context.request.post(f"/api/tables/{self.table}/start").ok

    def play_until(self, reached: Reached) -> None:
        """Play for all seats until the game stands where it should."""
        play_until(self.server, self.table, reached)

    def open(self) -> Page:
        """Open the table in this browser; the others are there too, but for the last of four."""
        for chair, (_, secret) in self.guests.items():
            if chair < 3:
                self.stage.rest.enter_context(sitting(self.server.address, self.table, chair, secret))
        page = self.context.new_page()
        page.goto(f"/t/{self.table}")
        return page


@dataclass
class Stage:
    """Where states are brought about: a house, and how its browsers are made."""

    house: House
    rest: ExitStack
    """Closes what a state leaves open, such as the sockets of other players."""
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def server(self) -> RunningServer:
        """The server that all browsers ask."""
        return self.house.server

    def make(self, names: Sequence[str] = TWO, own: int = 0, open_seats: int = 0, **settings: Any) -> Seated:
        """Make a table in a new browser: one of these names sits there, the others come from elsewhere."""
        context = self.house.new_context(**self.options)
        seats: list[dict[str, str]] = [{"kind": "open"}] * (len(names) + open_seats)
        seats[own] = {"kind": "human", "name": names[own]}
        made = context.request.post("/api/tables", data={"seats": seats, "pace": 0, **settings})
        assert made.ok, made.text()
        seated = Seated(self, context, made.json()["table"]["id"])
        for chair, name in enumerate(names):
            if chair != own:
                seated.guests[chair] = self._sit_down(seated.table, chair, name)
        return seated

    def _sit_down(self, table: str, chair: int, name: str) -> tuple[httpx.Client, str]:
        http = self.rest.enter_context(self.server.http())
        answer = http.post(f"/api/tables/{table}/join", json={"name": name, "chair": chair})
        answer.raise_for_status()
        return http, answer.json()["secret"]

    def playing(self, reached: Reached, names: Sequence[str] = TWO, **settings: Any) -> Seated:
        """Make a table whose game stands somewhere."""
        seated = self.make(names, **settings)
        seated.start()
        seated.play_until(reached)
        return seated

    def at_turn(self, names: Sequence[str] = TWO, **settings: Any) -> Page:
        """Open a table in the middle of a game, on the own turn."""
        return shown(self.playing(MIDDLE, names, **settings).open(), "Your turn:")


MIDDLE = stands(Phase.TURN, after=50)


def shown(page: Page, beginning: str) -> Page:
    """Wait until the page says what is expected of the player."""
    expect(page.get_by_role("heading", name=re.compile(f"^{beginning}"))).to_be_visible(timeout=PATIENT_MS)
    return page


def ready(page: Page, wanted: Locator) -> Page:
    """Wait until something is seen."""
    expect(wanted.first).to_be_visible(timeout=PATIENT_MS)
    return page


def route(page: Page, identity: str) -> Locator:
    """Return a route on the board."""
    return page.locator(f"[data-route='{identity}']")


def press(page: Page, identity: str) -> None:
    """Choose a route as the keyboard does."""
    route(page, identity).focus()
    page.keyboard.press("Enter")


# The states

State = Callable[[Stage], Page]
STATES: dict[str, State] = {}


def state(make: State) -> State:
    """Put a state into the catalogue."""
    STATES[make.__name__.replace("_", "-")] = make
    return make


@state
def start(stage: Stage) -> Page:
    """A newcomer comes."""
    page = stage.house.new_page("/", **stage.options)
    return ready(page, page.get_by_text("No public table").or_(page.get_by_role("link", name="Join")))


@state
def start_with_games(stage: Stage) -> Page:
    """Somebody comes back, and finds own games and those of others."""
    seated = stage.make(FOUR)
    wish = [{"kind": "human", "name": FOUR[2]}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}]
    with stage.server.http() as http:
        http.post("/api/tables", json={"seats": wish, "public": True, "clock": 86400}).raise_for_status()
    page = seated.open()
    ready(page, page.get_by_role("button", name="Start the game"))
    page.goto("/")
    ready(page, page.get_by_role("link", name="Continue"))
    return ready(page, page.get_by_role("link", name="Join"))


@state
def rules(stage: Stage) -> Page:
    """The rules with their pictures; one of them was linked to."""
    page = stage.house.new_page("/rules#C3", **stage.options)
    return ready(page, page.get_by_role("figure"))


@state
def learning(stage: Stage) -> Page:
    """The first game has come to ferry routes, and one is looked at."""
    page = stage.house.new_page("/learn", **stage.options)
    page.get_by_role("button", name="Begin").click()
    for step in range(1, 7):
        ready(page, page.get_by_text(f"Step {step} of"))
        page.get_by_role("button", name=re.compile("^(Go on|Skip)")).click()
    page.get_by_role("group", name="Look at").get_by_role("button").first.click()
    return ready(page, page.get_by_text("At least 1 must be a ferry card"))


@state
def making_a_table(stage: Stage) -> Page:
    """A table for four is made."""
    page = stage.house.new_page("/", **stage.options)
    page.get_by_role("button", name="At one device").click()
    page.get_by_label("How many play").select_option("4")
    page.get_by_role("combobox", name="Seat 3").select_option("casual")
    page.get_by_role("combobox", name="Seat 4").select_option("open")
    page.get_by_label("Name on seat 1").fill(FOUR[0])
    return ready(page, page.get_by_label("Board"))


@state
def settings(stage: Stage) -> Page:
    """The settings are open."""
    page = stage.house.new_page("/", **stage.options)
    page.get_by_role("button", name="Settings").click()
    return ready(page, page.get_by_role("dialog", name="Settings"))


@state
def lobby_as_host(stage: Stage) -> Page:
    """The host waits, alone with a guest whose name is long."""
    seated = stage.make((FOUR[0], FOUR[2]), open_seats=2, clock=86400, public=True)
    put = seated.context.request.put(f"/api/tables/{seated.table}/seats/2", data={"bot": "strong"})
    assert put.ok, put.text()
    page = seated.open()
    page.get_by_placeholder("Say something to the table").fill("Hello! I’ll send the link to the others.")
    page.get_by_role("button", name="Send").click()
    ready(page, page.get_by_role("log").get_by_text("Hello!"))
    return ready(page, page.get_by_role("img", name="QR code"))


@state
def lobby_as_guest(stage: Stage) -> Page:
    """A guest has sat down by the link, and waits."""
    page = _visiting(stage)
    page.get_by_label("Your name").fill(FOUR[3])
    page.get_by_role("button", name="Sit down").click()
    return ready(page, page.get_by_role("button", name="Stand up"))


@state
def lobby_as_visitor(stage: Stage) -> Page:
    """Somebody has opened the link, and may sit down or watch."""
    return _visiting(stage)


def _visiting(stage: Stage) -> Page:
    seated = stage.make((FOUR[0], FOUR[2]), open_seats=2)
    page = stage.house.new_page(f"/t/{seated.table}", **stage.options)
    return ready(page, page.get_by_role("button", name="Sit down"))


@state
def opening_choice(stage: Stage) -> Page:
    """The first tickets are chosen, one is marked."""
    page = shown(stage.playing(stands(Phase.OPENING)).open(), "Choose your first tickets")
    page.get_by_role("group", name="Tickets on offer").get_by_role("button").first.click()
    return ready(page, page.get_by_role("button", name="Keep 1 ticket"))


@state
def placing_souvenirs(stage: Stage) -> Page:
    """A souvenir is put on the board."""
    return shown(stage.playing(stands(Phase.PLACING, seat=1), own=1).open(), "Put a souvenir")


@state
def own_turn(stage: Stage) -> Page:
    """The player is to act, in the middle of a game."""
    return stage.at_turn()


@state
def own_turn_of_four(stage: Stage) -> Page:
    """The player is to act against a clock; three others have long names, one is a bot now."""
    seated = stage.playing(stands(Phase.TURN, after=80), FOUR, clock=86400)
    seated.guests[1][0].post(f"/api/tables/{seated.table}/seats/1/bot", json={}).raise_for_status()
    return shown(seated.open(), "Your turn:")


@state
def second_card(stage: Stage) -> Page:
    """One card is taken, another is to come."""
    page = stage.at_turn()
    page.get_by_role("button", name="Take face-up card").filter(has_not_text="ferry").first.click()
    return shown(page, "Take your second card")


@state
def colour_chosen(stage: Stage) -> Page:
    """A colour in the hand is chosen: only what it pays is lit."""
    page = stage.at_turn()
    page.get_by_role("button", name="show what").first.click()
    return ready(page, page.get_by_text(re.compile("can be paid")))


@state
def choosing_a_payment(stage: Stage) -> Page:
    """A route can be paid in several ways."""
    at_choice = lambda game: MIDDLE(game) and bool(routes_with_a_choice(game))  # noqa: E731
    seated = stage.playing(at_choice)
    page = shown(seated.open(), "Your turn:")
    press(page, routes_with_a_choice(seated.game)[0])
    return ready(page, page.get_by_text("and pay:"))


@state
def refused_claim(stage: Stage) -> Page:
    """A claim was refused, and its rule is read."""
    seated = stage.playing(MIDDLE)
    legal = {claim.route for claim in claims(seated.game)}
    owners = seated.game.view(0).owners
    free = [each.id for each in seated.game.board.routes if each.id not in legal and each.id not in owners]
    page = shown(seated.open(), "Your turn:")
    press(page, free[0])
    page.get_by_role("link", name=re.compile("^Rule")).click()
    return ready(page, page.get_by_role("dialog").get_by_role("figure"))


@state
def keeping_tickets(stage: Stage) -> Page:
    """New tickets were drawn."""
    page = stage.at_turn()
    page.get_by_role("button", name="Draw tickets").click()
    return shown(page, "Keep at least one")


@state
def choosing_a_souvenir(stage: Stage) -> Page:
    """A claim brings one of two souvenirs."""
    at_choice = lambda game: stands(Phase.TURN)(game) and claim_with_a_choice(game) is not None  # noqa: E731
    seated = stage.playing(at_choice)
    claim = claim_with_a_choice(seated.game)
    assert claim is not None
    page = shown(seated.open(), "Your turn:")
    page.get_by_label("Type a command").fill(_typed(seated.game, claim))
    page.get_by_role("button", name="Do it").click()
    return shown(page, "Choose one of the two souvenirs")


def _typed(game: Game, claim: ClaimRoute) -> str:
    names = {location.id: location.name for location in game.board.locations}
    ends = game.board.route[claim.route]
    cards = " ".join(f"{claim.cards.count(card)} {card}" for card in dict.fromkeys(claim.cards))
    return f"claim {names[ends.a]} {names[ends.b]} with {cards}"


@state
def waiting(stage: Stage) -> Page:
    """Somebody else has the turn."""
    return shown(stage.playing(stands(Phase.TURN, seat=1, after=50)).open(), "Grace has the turn")


@state
def watching(stage: Stage) -> Page:
    """A spectator sees a game of four."""
    seated = stage.playing(stands(Phase.TURN, after=80), FOUR)
    page = stage.house.new_page(f"/t/{seated.table}", **stage.options)
    return ready(page, page.get_by_text("You are watching"))


@state
def last_round(stage: Stage) -> Page:
    """The last round has begun."""
    seated = stage.playing(lambda game: is_over(game) or _is_last_turn(game))
    page = shown(seated.open(), "Your turn:")
    return ready(page, page.get_by_text("Last round:"))


def _is_last_turn(game: Game) -> bool:
    return stands(Phase.TURN)(game) and game.view(0).turns_left is not None


@state
def curtain(stage: Stage) -> Page:
    """The device goes to the next player."""
    page = stage.house.new_page("/", **stage.options)
    page.get_by_role("button", name="At one device").click()
    page.get_by_label("Name on seat 1").fill(FOUR[0])
    page.get_by_label("Name on seat 2").fill(FOUR[2])
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    play_until(stage.server, page.url.rpartition("/")[2], MIDDLE)
    return ready(page, page.get_by_role("heading", name="Pass the device to"))


@state
def game_over(stage: Stage) -> Page:
    """The final count of two."""
    page = stage.playing(is_over).open()
    return ready(page, page.get_by_role("button", name="Play again"))


@state
def game_over_of_four(stage: Stage) -> Page:
    """The final count of four with long names."""
    page = stage.playing(is_over, FOUR).open()
    return ready(page, page.get_by_role("button", name="Play again"))


@state
def statistics(stage: Stage) -> Page:
    """The figures of a game of four."""
    page = stage.playing(is_over, FOUR).open()
    page.get_by_role("button", name="Statistics").click()
    return ready(page, page.get_by_role("img", name="A plot of the points"))


@state
def menu(stage: Stage) -> Page:
    """The host's menu at a table of four, with the link for another device."""
    page = stage.at_turn(FOUR)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Move my seat").click()
    return ready(page, page.get_by_role("img", name="QR code"))


@state
def keyboard_help(stage: Stage) -> Page:
    """The list of keys."""
    page = stage.at_turn()
    page.get_by_role("button", name="Keyboard").click()
    return ready(page, page.get_by_role("dialog", name="Keyboard"))


@state
def in_words(stage: Stage) -> Page:
    """Board and position in words, a question typed, and a line of chat."""
    page = stage.at_turn(FOUR)
    page.get_by_placeholder("Say something to the table").fill("Good luck to all of you!")
    page.get_by_role("button", name="Send").click()
    page.get_by_label("Type a command").fill("players")
    page.get_by_role("button", name="Do it").click()
    page.get_by_text("Board and position in words").click()
    return ready(page, page.get_by_role("heading", name="Routes from each place"))


@state
def reconnecting(stage: Stage) -> Page:
    """The network is lost."""
    page = stage.at_turn()
    stage.house.forgiven.append("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    return ready(page, page.get_by_text("Reconnecting"))


@state
def seat_moved(stage: Stage) -> Page:
    """The seat was taken over by another device."""
    seated = stage.playing(MIDDLE)
    page = shown(seated.open(), "Your turn:")
    code = seated.context.request.post(f"/api/tables/{seated.table}/seats/0/code").json()["code"]
    with stage.server.http() as http:
        http.post(f"/api/tables/{seated.table}/seats/0/claim", json={"code": code}).raise_for_status()
    return ready(page, page.get_by_role("button", name="Open the table again"))


@state
def table_unknown(stage: Stage) -> Page:
    """A link that leads nowhere."""
    stage.house.forgiven.append("404")
    page = stage.house.new_page("/t/no-such-table", **stage.options)
    return ready(page, page.get_by_role("alert"))
