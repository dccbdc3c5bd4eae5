"""Named states of the page, each brought about by a function: what tests look at, and pictures show.

A stage brings a state about in one language, and then again in others: what is done `once` is not repeated.
"""

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, TypeVar

import httpx
from playwright.sync_api import BrowserContext, Locator, Page, expect

from cablecar.board import CARDS, FERRY, Board, shipped_board
from cablecar.bots import Budget
from cablecar.bots.planners import Planner
from cablecar.common.shared import PHRASES
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, Move, TakeCard
from cablecar.engine.players import Player
from cablecar.engine.view import Phase
from cablecar.server.model.live_game import ActionMeta
from cablecar.server.model.seats import HUMAN
from cablecar.server.tables.table import Table
from tests.support.browser.browser import PATIENT_MS, Visitors
from tests.support.browser.playing import command_line
from tests.support.game.positions import give
from tests.support.server.serving import RunningServer, sitting
from tests.support.speech import ENGLISH, Speech, speech

SEED = 4
TWO = ("Ada", "Grace")
FOUR = (
    "Bartholomew Fitzgerald-O’Hara",
    "Ana",
    "Wolfeschlegelsteinhausenberger",
    "María del Carmen Hernández",
)
"""Names as long as names may be, with and without places to break them."""
FIXED: dict[str, Any] = {
    "deal": lambda board, players: dealt(board, players),
    "draw": list,
    "listens_on": ("192.168.1.7", 8042),
}
"""Parts of a server whose games are always the same, and that others reach."""

SPEAK = """(() => {
  if (!location.protocol.startsWith("http")) return;
  const kept = JSON.parse(localStorage.getItem("cablecar-settings") ?? "{}");
  localStorage.setItem("cablecar-settings", JSON.stringify({ ...kept, language: "%s" }));
})()"""
"""Chooses a language before the page is loaded."""

Reached = Callable[[Game], bool]
Result = TypeVar("Result")


def dealt(board: Board, players: Sequence[Player]) -> Game:
    """Deal the same game every time."""
    return Game.new(players, SEED, board)


# Games brought to a moment


class Hoarder(Planner):
    """Completes its tickets and gathers many cards: its games come to every state, whatever the bots do."""

    character = "hoarder"


def chosen(game: Game, seat: int) -> Move:
    """Return the move that a seat makes here: always the same, and much like a person's."""
    chance, moves = random.Random(len(game.moves)), game.legal_moves(seat)
    return Hoarder().choose(game.view(seat), moves, chance, Budget(simulations=1))


def play(server: RunningServer, table: str, seat: int, move: Move) -> None:
    """Make a move of a table's game."""
    server.run(_play(server.registry.tables[table], seat, move))


async def _play(table: Table, seat: int, move: Move) -> None:
    async with table.lock:
        await _enter(table, seat, move)


def play_until(server: RunningServer, table: str, reached: Reached) -> None:
    """Play a table's game for all its seats until it stands where it should."""
    server.run(_play_until(server.registry.tables[table], reached))


async def _play_until(table: Table, reached: Reached) -> None:
    live = table.live
    assert live is not None
    async with table.lock:
        while not reached(live.game):
            seat = live.game.waiting_for[0]
            await _enter(table, seat, chosen(live.game, seat))


async def _enter(table: Table, seat: int, move: Move) -> None:
    assert table.live is not None
    await table.enter(partial(table.live.move, ActionMeta(seat, HUMAN, table.services.now()), move))


def stands(phase: Phase, seat: int = 0, after: int = 0) -> Reached:
    """Say of a game whether a seat is to act in a phase, after this many moves."""
    return lambda game: (
        len(game.moves) >= after and seat in game.waiting_for and game.view(seat).phase == phase
    )


def is_over(game: Game) -> bool:
    """Return True if a game has ended."""
    return not game.waiting_for


def claims(game: Game) -> list[ClaimRoute]:
    """Return the claims that the first seat can make on its turn."""
    return [move for move in game.legal_moves(0) if isinstance(move, ClaimRoute)]


def routes_with_a_choice(game: Game) -> list[str]:
    """Return the routes that the first seat can pay in several ways."""
    routes = [claim.route for claim in claims(game)]
    return [route for route in dict.fromkeys(routes) if routes.count(route) > 1]


def unpayable(game: Game) -> str:
    """Return a free route that the first seat can't claim now."""
    legal, owners = {claim.route for claim in claims(game)}, game.view(0).owners
    return next(route.id for route in game.board.routes if route.id not in legal and route.id not in owners)


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
        live = self.server.registry.tables[self.table].live
        assert live is not None
        return live.game

    def start(self) -> None:
        """Begin the game."""
        assert self.context.request.post(f"/api/tables/{self.table}/start").ok

    def play_until(self, reached: Reached) -> None:
        """Play for all seats until the game stands where it should."""
        play_until(self.server, self.table, reached)

    def play(self, choose: Callable[[Game], Move]) -> None:
        """Make a move of the first seat, unless it was made when this state was brought about before."""
        self.stage.once(lambda: play(self.server, self.table, 0, choose(self.game)))

    def open(self) -> Page:
        """Open the table in this browser; the others are there too, but for the last of four."""
        self.stage.once(self._gather)
        return self.stage.open(f"/t/{self.table}", self.context)

    def _gather(self) -> None:
        for chair, (_, secret) in self.guests.items():
            if chair < 3:
                self.stage.rest.enter_context(sitting(self.server.address, self.table, chair, secret))


@dataclass
class Stage:
    """Where states are brought about: a house, how its browsers are made, and the language they speak."""

    visitors: Visitors
    rest: ExitStack
    """Closes what a state leaves open, such as the sockets of other players."""
    options: dict[str, Any] = field(default_factory=dict)
    words: Speech = ENGLISH
    _done: list[Any] = field(default_factory=list)
    _next: int = 0

    @property
    def server(self) -> RunningServer:
        """The server that all browsers ask."""
        return self.visitors.server

    def show(self, name: str, language: str = ENGLISH.language) -> Page:
        """Bring a state about; again in another language takes much less time."""
        self.words, self._next = speech(language), 0
        return STATES[name](self)

    def show_with(self, name: str, **options: Any) -> Page:
        """Bring a state about in a browser of this kind."""
        self.options = options
        return self.show(name)

    def once(self, work: Callable[[], Result]) -> Result:
        """Do something only when the state is brought about for the first time, and return the same later."""
        if self._next == len(self._done):
            self._done.append(work())
        self._next += 1
        result: Result = self._done[self._next - 1]
        return result

    def start_over(self) -> None:
        """Bring a state about from the beginning that can't be shown twice."""
        self._done.clear()

    def open(self, path: str, context: BrowserContext | None = None) -> Page:
        """Open a path in the stage's language, in a browser of its own if none is given."""
        page = self.once(lambda: (context or self.visitors.new_context(**self.options)).new_page())
        page.add_init_script(SPEAK % self.words.language)
        page.goto("about:blank")  # or a path with a fragment would only scroll
        page.goto(path)
        expect(page.locator(f"html[lang={self.words.language}]")).to_be_attached()
        return page

    def make(self, names: Sequence[str] = TWO, own: int = 0, open_seats: int = 0, **settings: Any) -> Seated:
        """Make a table in a new browser: one of these names sits there, the others come from elsewhere."""
        return self.once(lambda: self._make(names, own, open_seats, settings))

    def _make(self, names: Sequence[str], own: int, open_seats: int, settings: dict[str, Any]) -> Seated:
        context = self.visitors.new_context(**self.options)
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
        self.once(seated.start)
        self.once(lambda: seated.play_until(reached))
        return seated

    def at_turn(self, names: Sequence[str] = TWO, **settings: Any) -> Page:
        """Open a table in the middle of a game, on the player's own turn."""
        return self.asked("turn", self.playing(MIDDLE, names, **settings).open())

    def asked(self, thing: str, page: Page) -> Page:
        """Wait until the page asks its player for something."""
        return ready(page, page.get_by_role("heading", name=self.words.saying(f"table-do-{thing}")))

    def button(self, page: Page, *keys: str) -> Locator:
        """Return the buttons that say one of these messages."""
        return page.get_by_role("button", name=self.words.saying(*keys))

    def labelled(self, page: Page, key: str, **values: int) -> Locator:
        """Return the field that is named by a message."""
        return page.get_by_label(self.words.say(key, **values))

    def text(self, page: Page, *keys: str) -> Locator:
        """Return the texts that say one of these messages, perhaps among other things."""
        return page.get_by_text(re.compile(self.words.saying(*keys).pattern.strip("^$")))

    def chat(self, page: Page, line: str) -> None:
        """Write a message to the table, once."""
        self.once(lambda: self._chat(page, line))
        ready(page, page.get_by_role("log").get_by_text(line))

    def _chat(self, page: Page, line: str) -> None:
        page.get_by_placeholder(self.words.say("chat-say")).fill(line)
        self.button(page, "chat-send").click()


MIDDLE = stands(Phase.TURN, after=50)


def shown(page: Page, beginning: str) -> Page:
    """Wait until the page says in English what is expected of the player."""
    return ready(page, page.get_by_role("heading", name=re.compile(f"^{beginning}")))


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
    page = stage.open("/")
    return ready(page, stage.text(page, "start-no-tables", "start-join"))


@state
def start_with_games(stage: Stage) -> Page:
    """Somebody comes back, and finds own games and those of others."""
    seated = stage.make(FOUR)
    stage.once(lambda: _make_public(stage.server))
    page = seated.open()
    ready(page, stage.button(page, "lobby-start"))
    page.goto("/")
    ready(page, page.get_by_role("link", name=stage.words.say("start-continue")))
    return ready(page, page.get_by_role("link", name=stage.words.say("start-join")))


def _make_public(server: RunningServer) -> None:
    seat_request = [{"kind": "human", "name": FOUR[2]}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}]
    with server.http() as http:
        http.post(
            "/api/tables", json={"seats": seat_request, "public": True, "clock": 86400}
        ).raise_for_status()


@state
def finished_games(stage: Stage) -> Page:
    """Somebody looks for a game that has ended."""
    seated = stage.playing(is_over)
    page = seated.open()
    ready(page, stage.button(page, "end-rematch"))
    page.goto("/")
    page.locator("summary").click()
    return ready(page, page.get_by_role("button", name=stage.words.say("end-record")))


@state
def unknown_page(stage: Stage) -> Page:
    """A link to a table that does not exist."""
    stage.visitors.forgiven.append("404")
    page = stage.open("/nowhere")
    return ready(page, stage.text(page, "app-unknown"))


@state
def rules(stage: Stage) -> Page:
    """The rules with their pictures; one of them was linked to."""
    page = stage.open("/rules#C3")
    return ready(page, page.get_by_role("figure"))


@state
def learn(stage: Stage) -> Page:
    """A newcomer is about to learn."""
    page = stage.open("/learn")
    begin = stage.button(page, "learn-begin")
    expect(begin).to_be_in_viewport()
    return ready(page, begin)


@state
def learning(stage: Stage) -> Page:
    """The first game has come to ferry routes, and one is looked at."""
    stage.start_over()
    page = stage.open("/learn")
    stage.button(page, "learn-begin").click()
    for step in range(1, 7):
        ready(page, page.get_by_text(stage.words.saying("learn-step", number=str(step))))
        stage.button(page, "learn-next", "learn-skip").click()
    looks = page.get_by_role("group", name=stage.words.say("learn-look"))
    looks.get_by_role("button").first.click()
    return ready(page, stage.text(page, "learn-look-ferry"))


@state
def making_a_table(stage: Stage) -> Page:
    """A table for four is made."""
    page = stage.open("/")
    stage.button(page, "start-friends").click()
    stage.labelled(page, "make-count").select_option("4")
    for number, seat_request in ((3, "casual"), (4, "open")):
        seat = stage.words.say("make-seat", number=number)
        page.get_by_role("combobox", name=seat, exact=True).select_option(seat_request)
    stage.labelled(page, "make-name", number=1).fill(FOUR[0])
    return ready(page, stage.labelled(page, "make-board"))


@state
def sharing_a_device(stage: Stage) -> Page:
    """Four at one device are named."""
    page = stage.open("/")
    stage.button(page, "start-device").click()
    stage.labelled(page, "make-count").select_option("4")
    for number, name in enumerate(FOUR, 1):
        stage.labelled(page, "make-name", number=number).fill(name)
    return ready(page, stage.button(page, "make-start"))


@state
def kept_games(stage: Stage) -> Page:
    """A game of this device is listed among the player's own, and can be taken along."""
    page = stage.open("/")
    _game_here(stage, page)
    page.goto("/")
    stage.text(page, "take-along").first.click()
    return ready(page, stage.button(page, "take-along-save"))


@state
def menu_here(stage: Stage) -> Page:
    """The menu of a table on this device."""
    page = stage.open("/")
    page.goto(_game_here(stage, page))
    stage.button(page, "table-menu").click()
    return ready(page, stage.text(page, "table-peek"))


@state
def in_another_tab(stage: Stage) -> Page:
    """A table of this device that is played in another tab."""
    page = stage.open("/")
    address = _game_here(stage, page)
    page.goto("/")

    def play_it_there() -> None:
        other = page.context.new_page()
        other.goto(address)
        stage.asked("opening", other)

    stage.once(play_it_there)
    page.goto(address)
    return ready(page, stage.button(page, "table-play-here"))


def _game_here(stage: Stage, page: Page) -> str:
    """Begin a game against a bot on this device, and return its address."""

    def begin() -> str:
        stage.button(page, "start-play").click()
        stage.asked("opening", page)
        return page.url

    return stage.once(begin)


@state
def settings(stage: Stage) -> Page:
    """The settings are open."""
    page = stage.open("/")
    stage.button(page, "settings-title").click()
    return ready(page, page.get_by_role("dialog", name=stage.words.say("settings-title")))


@state
def lobby_as_host(stage: Stage) -> Page:
    """The host waits, alone with a guest whose name is long."""
    seated = stage.make((FOUR[0], FOUR[2]), open_seats=2, clock=86400, public=True)
    put = seated.context.request.put(f"/api/tables/{seated.table}/seats/2", data={"bot": "strong"})
    assert put.ok, put.text()
    page = seated.open()
    expect(page.get_by_role("option", name=stage.words.say("level-strong")).first).to_be_attached()
    stage.chat(page, "Hello! I’ll send the link to the others.")
    return ready(page, page.get_by_role("img", name=stage.words.saying("invite-qr")))


@state
def lobby_as_guest(stage: Stage) -> Page:
    """A guest has sat down by the link, and waits."""
    page = _visiting(stage)
    stage.once(lambda: _sit_down(stage, page))
    return ready(page, stage.button(page, "lobby-get-up"))


def _sit_down(stage: Stage, page: Page) -> None:
    stage.labelled(page, "start-name").fill(FOUR[3])
    stage.button(page, "join").click()


@state
def lobby_as_visitor(stage: Stage) -> Page:
    """Somebody has opened the link, and may sit down or watch."""
    page = _visiting(stage)
    return ready(page, stage.button(page, "join"))


def _visiting(stage: Stage) -> Page:
    seated = stage.make((FOUR[0], FOUR[2]), open_seats=2)
    page = stage.open(f"/t/{seated.table}")
    return ready(page, stage.button(page, "join", "lobby-get-up"))


@state
def opening_choice(stage: Stage) -> Page:
    """The first tickets are chosen, one is marked."""
    page = stage.asked("opening", stage.playing(stands(Phase.OPENING)).open())
    page.get_by_role("group", name=stage.words.say("table-offer")).get_by_role("button").first.click()
    return ready(page, page.get_by_role("button", name=stage.words.say("table-keep", count=1)))


@state
def placing_souvenirs(stage: Stage) -> Page:
    """A souvenir is put on the board."""
    return stage.asked("placing", stage.playing(stands(Phase.PLACING, seat=1), own=1).open())


@state
def own_turn(stage: Stage) -> Page:
    """The player is to act, in the middle of a game."""
    return stage.at_turn()


@state
def own_turn_of_four(stage: Stage) -> Page:
    """The player is to act against a clock; three others have long names, one is a bot now."""
    seated = stage.playing(stands(Phase.TURN, after=80), FOUR, clock=86400)
    stage.once(lambda: _hand_over(seated))
    return stage.asked("turn", seated.open())


def _hand_over(seated: Seated) -> None:
    seated.guests[1][0].post(f"/api/tables/{seated.table}/seats/1/bot", json={}).raise_for_status()


@state
def second_card(stage: Stage) -> Page:
    """One card is taken, another is to come."""
    seated = stage.playing(MIDDLE)
    seated.play(lambda game: TakeCard(next(n for n, c in enumerate(game.view(0).display) if c != FERRY)))
    return stage.asked("second_card", seated.open())


@state
def colour_chosen(stage: Stage) -> Page:
    """A colour in the hand is chosen: only what it pays is lit."""
    page = stage.at_turn()
    stage.button(page, "table-hand-color").first.click()
    return ready(page, stage.text(page, "table-color-chosen"))


@state
def choosing_a_payment(stage: Stage) -> Page:
    """A route can be paid in several ways."""
    seated = stage.playing(lambda game: MIDDLE(game) and bool(routes_with_a_choice(game)))
    page = stage.asked("turn", seated.open())
    press(page, routes_with_a_choice(seated.game)[0])
    return ready(page, page.get_by_role("group", name=stage.words.saying("table-pay-title")))


@state
def refused_claim(stage: Stage) -> Page:
    """A claim was refused, and its rule is read."""
    seated = stage.playing(MIDDLE)
    page = stage.asked("turn", seated.open())
    press(page, unpayable(seated.game))
    page.get_by_role("link", name=stage.words.saying("table-rule")).click()
    return ready(page, page.get_by_role("dialog").get_by_role("figure"))


@state
def keeping_tickets(stage: Stage) -> Page:
    """New tickets were drawn."""
    seated = stage.playing(MIDDLE)
    seated.play(lambda game: DrawTickets())
    return stage.asked("keeping", seated.open())


@state
def choosing_a_souvenir(stage: Stage) -> Page:
    """A claim brings one of two souvenirs."""
    at_choice = lambda game: stands(Phase.TURN)(game) and claim_with_a_choice(game) is not None  # noqa: E731
    seated = stage.playing(at_choice)
    seated.play(lambda game: claim_with_a_choice(game) or DrawTickets())
    return stage.asked("souvenir", seated.open())


@state
def waiting(stage: Stage) -> Page:
    """Somebody else has the turn."""
    page = stage.playing(stands(Phase.TURN, seat=1, after=50)).open()
    return ready(page, page.get_by_role("heading", name=stage.words.saying("table-wait-turn")))


@state
def watching(stage: Stage) -> Page:
    """A spectator sees a game of four."""
    seated = stage.playing(stands(Phase.TURN, after=80), FOUR)
    page = stage.open(f"/t/{seated.table}")
    return ready(page, stage.text(page, "table-watching"))


@state
def last_round(stage: Stage) -> Page:
    """The last round has begun."""
    seated = stage.playing(lambda game: is_over(game) or _is_last_turn(game))
    page = stage.asked("turn", seated.open())
    return ready(page, stage.text(page, "table-last-round"))


def _is_last_turn(game: Game) -> bool:
    return stands(Phase.TURN)(game) and game.view(0).turns_left is not None


@state
def curtain(stage: Stage) -> Page:
    """The device goes to the next player."""
    page = stage.open("/")
    path = stage.once(lambda: _hot_seat(stage, page))
    page.goto(path)
    return ready(page, page.get_by_role("heading", name=stage.words.saying("table-curtain-pass")))


@state
def turn_over(stage: Stage) -> Page:
    """A turn at a shared device is over: its player looks at what happened."""
    stage.start_over()
    page = curtain(stage)
    page.get_by_role("button", name=stage.words.saying("table-curtain-lift")).click()
    pile = page.get_by_role("button", name=stage.words.saying("table-deck", "table-deck-take"))
    pile.click()
    stage.asked("second_card", page)
    pile.click()
    return ready(page, stage.button(page, "table-done"))


def _hot_seat(stage: Stage, page: Page) -> str:
    """Let two at one device begin a game of the server, play it to its middle, and return its path."""
    seats = [{"kind": "human", "name": name} for name in (FOUR[0], FOUR[2])]
    table = page.request.post("/api/tables", data={"seats": seats}).json()["table"]["id"]
    page.request.post(f"/api/tables/{table}/start")
    play_until(stage.server, table, MIDDLE)
    return f"/t/{table}"


@state
def game_over(stage: Stage) -> Page:
    """The final count of two."""
    page = stage.playing(is_over).open()
    return ready(page, stage.button(page, "end-rematch"))


@state
def game_over_of_four(stage: Stage) -> Page:
    """The final count of four with long names."""
    page = stage.playing(is_over, FOUR).open()
    return ready(page, stage.button(page, "end-rematch"))


@state
def statistics(stage: Stage) -> Page:
    """The figures of a game of four."""
    page = stage.playing(is_over, FOUR).open()
    stage.button(page, "stat-title").click()
    return ready(page, page.get_by_role("img", name=stage.words.saying("stat-plot-label")))


@state
def replay(stage: Stage) -> Page:
    """A game of four with long names is replayed, all cards open, in the middle of it."""
    page = _replayed(stage)
    page.get_by_role("slider").fill("60")
    return ready(page, page.get_by_text(stage.words.saying("replay-step-of", step="60")))


@state
def replay_ended(stage: Stage) -> Page:
    """A replay has come to its end, its figures are open, and it is shared."""
    page = _replayed(stage)
    for key in ("replay-last", "replay-share-make", "stat-title"):
        stage.button(page, key).click()
    ready(page, stage.labelled(page, "replay-share-link"))
    return ready(page, page.get_by_role("table", name=stage.words.say("stat-caption")))


def _replayed(stage: Stage) -> Page:
    page = stage.playing(is_over, FOUR).open()
    page.get_by_role("link", name=stage.words.say("game-replay"), exact=True).click()
    return ready(page, page.get_by_role("slider"))


@state
def replay_refused(stage: Stage) -> Page:
    """A file that is no game was brought."""
    stage.visitors.forgiven.append("409")
    page = stage.open("/replay")
    stage.labelled(page, "replay-choose").set_input_files(
        {"name": "notes.json", "mimeType": "application/json", "buffer": b'{"format": "notes"}'}
    )
    return ready(page, page.get_by_role("alert"))


@state
def menu(stage: Stage) -> Page:
    """The host's menu at a table of four, with the link for another device."""
    page = stage.at_turn(FOUR)
    stage.button(page, "table-menu").click()
    stage.button(page, "table-move-seat").click()
    return ready(page, page.get_by_role("img", name=stage.words.saying("invite-qr")))


@state
def keyboard_help(stage: Stage) -> Page:
    """The list of keys."""
    page = stage.at_turn()
    keys = stage.button(page, "table-keys")
    if not keys.is_visible():  # phones have it in the menu
        stage.button(page, "table-menu").click()
    keys.click()
    return ready(page, page.get_by_role("dialog", name=stage.words.say("table-keys")))


@state
def in_words(stage: Stage) -> Page:
    """Board and position in words, a question typed, and a line of chat."""
    page = stage.at_turn(FOUR)
    stage.chat(page, "Good luck to all of you!")
    command_line(page, stage.words).fill(stage.words.say("command-words-players").split(",")[0])
    stage.button(page, "table-command-do").click()
    stage.text(page, "describe-title").click()
    return ready(page, page.get_by_role("heading", name=stage.words.say("describe-places")))


@state
def reconnecting(stage: Stage) -> Page:
    """The network is lost."""
    stage.visitors.forgiven.append("ERR_INTERNET_DISCONNECTED")
    seated = stage.playing(MIDDLE)
    seated.context.set_offline(False)
    page = stage.asked("turn", seated.open())
    seated.context.set_offline(True)
    return ready(page, stage.text(page, "connection-lost"))


@state
def seat_moved(stage: Stage) -> Page:
    """The seat was taken over by another device."""
    stage.start_over()
    seated = stage.playing(MIDDLE)
    page = stage.asked("turn", seated.open())
    code = seated.context.request.post(f"/api/tables/{seated.table}/seats/0/code").json()["code"]
    with stage.server.http() as http:
        http.post(f"/api/tables/{seated.table}/seats/0/use-code", json={"code": code}).raise_for_status()
    return ready(page, stage.button(page, "table-come-back"))


@state
def table_unknown(stage: Stage) -> Page:
    """A link to a table that does not exist."""
    stage.visitors.forgiven.append("404")
    page = stage.open("/t/no-such-table")
    return ready(page, page.get_by_role("alert"))


@state
def points_and_cards(stage: Stage) -> Page:
    """What routes and souvenirs score, and where the cards of four players are."""
    page = stage.at_turn(FOUR)
    stage.button(page, "facts-title").click()
    return ready(page, page.get_by_role("rowheader", name=stage.words.say("facts-unseen"), exact=True))


@state
def route_pointed_at(stage: Stage) -> Page:
    """What a route costs that has the focus."""
    page = stage.at_turn()
    page.locator(".route.free").first.focus()
    return ready(page, page.locator(".facts .card-panel"))


@state
def choosing_among_many_payments(stage: Stage) -> Page:
    """A hoarder can pay a route in as many ways as there are."""
    seated = stage.playing(MIDDLE)
    stage.once(lambda: give(seated.game, 0, *CARDS * 3))
    page = stage.asked("turn", seated.open())
    ways = Counter(claim.route for claim in claims(seated.game))
    press(page, max(ways, key=lambda route: ways[route]))
    return ready(page, page.get_by_role("group", name=stage.words.saying("table-pay-title")))


@state
def celebration_won(stage: Stage) -> Page:
    """A game that the player has won is celebrated."""
    return _celebrated(stage, own=_winner())


@state
def celebration_lost(stage: Stage) -> Page:
    """A game that somebody else has won is celebrated."""
    return _celebrated(stage, own=1 - _winner())


@cache
def _winner() -> int:
    """Return which seat of two wins the game that is always the same."""
    game = dealt(shipped_board(), [Player(name) for name in TWO])
    while game.result is None:
        seat = game.waiting_for[0]
        game.play(seat, chosen(game, seat))
    return game.result.winners[0]


def _celebrated(stage: Stage, own: int) -> Page:
    """Let a game end before a player's eyes, and skip the count."""
    stage.start_over()
    seated = stage.playing(lambda game: game.view(0).turns_left is not None, own=own)
    page = seated.open()
    ready(page, page.locator("#prompt"))
    seated.play_until(is_over)
    skip, dialog = stage.button(page, "show-skip"), page.get_by_role("dialog")
    ready(page, dialog.or_(skip))
    if skip.is_visible():
        skip.click()
    ready(page, dialog.locator("[href^='#piece-']"))
    return ready(page, stage.button(page, "end-rematch"))


@state
def quick_talk(stage: Stage) -> Page:
    """A reaction was sent with one press, and there is more to choose from."""
    page = stage.at_turn()
    talk = page.get_by_role("group", name=stage.words.say("chat-quick"))
    quick = stage.button(page, "chat-quick")

    def react() -> None:
        quick.click()
        talk.get_by_role("button").first.click()
        expect(talk).to_have_count(0)

    stage.once(react)
    ready(page, page.get_by_role("log").get_by_role("img", name=stage.words.say(f"phrase-{PHRASES[0]}")))
    quick.click()
    return ready(page, talk)
