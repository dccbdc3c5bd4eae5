"""A planned game, and its twin in which all that a seat has not been shown lies elsewhere.

The plan follows every physical card from where it was dealt, and so knows by itself which step first shows
it. The truth that it rests on is the engine's own, never anything that a server has sent.
"""

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cablecar import CablecarError, Game, KeepTickets, Move
from cablecar.board import Board, shipped_board
from cablecar.board.load import EDITIONS
from cablecar.engine.chance import Shuffles
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    RouteClaimed,
    TicketsDrawn,
)
from cablecar.engine.moves import DrawTickets, Pass, to_json
from tests.support.game.chance import random_move
from tests.support.game.directed import ordered_moves
from tests.support.server.serving import Json

SETUP = -1
"""The moment before the first step."""
NEVER = 10**9

Seat = int | None
"""A seat, or None for a spectator."""
Slot = tuple[int, int]
"""A physical card: the number of the deck that it was last shuffled into, and its place there."""


# --- the plan of a game


@dataclass(frozen=True)
class Step:
    """Something that somebody does."""

    seat: Seat
    kind: str
    """"move", "undo", "chat", "wrong", "again", "resume", "drop", "lend" or "ask"."""
    message: Json = field(default_factory=dict)
    move: Move | None = None
    choices: tuple[Move, ...] = ()
    """The opening choices that the seat has, where it makes one."""


@dataclass(frozen=True)
class Plan:
    """A whole game, and when who was shown what."""

    seed: int
    board: Board
    players: int
    shuffles: Shuffles
    steps: tuple[Step, ...]
    opening_end: int
    """The step that ends the opening."""
    offers: tuple[tuple[int, tuple[str, ...], tuple[str, ...]], ...]
    """Every offer of tickets that nobody had seen before: the seat, the tickets, and those kept."""
    shown: Mapping[Slot, int]
    """The step that showed a card to everybody."""
    seen: Mapping[tuple[Seat, Slot], int]
    """The step in which a seat drew a card."""
    offered: Mapping[tuple[Seat, str], int]
    """The step in which a seat first had a ticket before it."""
    opened: Mapping[str, int]
    """The step that showed a ticket to everybody: the last one, for those held."""

    def card_time(self, seat: Seat, slot: Slot) -> int:
        """Return the step after which a seat knows a card."""
        return min(self.shown.get(slot, NEVER), self.seen.get((seat, slot), NEVER))

    def ticket_time(self, seat: Seat, ticket: str) -> int:
        """Return the step after which a seat knows where a ticket is."""
        return min(self.opened.get(ticket, NEVER), self.offered.get((seat, ticket), NEVER))


class Tracker:
    """Follows every physical card through a game, from the whole truth that the planning game tells."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._players = len(game.players)
        size, dealt = len(game.shuffles.transport), game.board.components
        self._deck = deque((0, place) for place in range(size))
        self._display: list[Slot | None] = [None] * dealt.display
        self._hands: list[list[Slot]] = [[] for _ in game.players]
        self._discard: list[Slot] = []
        self.shown: dict[Slot, int] = {}
        self.seen: dict[tuple[Seat, Slot], int] = {}
        self.offered: dict[tuple[Seat, str], int] = {}
        for number in range(dealt.dealt_cards * self._players):
            self._draw(number % self._players, SETUP)
        for number in range(dealt.dealt_tickets * self._players):
            self.offered[number % self._players, game.shuffles.tickets[number]] = SETUP
        self.follow(game.events, SETUP)
        self._before: dict[int, Any] = {}

    def keep_moment(self) -> None:
        """Keep how the cards lie before a move, for undo."""
        hands = [list(hand) for hand in self._hands]
        moment = deque(self._deck), list(self._display), hands, list(self._discard)
        self._before[len(self._game.moves)] = moment

    def undo(self) -> None:
        """Lay the cards as before the move that was taken back; what was shown stays known."""
        self._deck, self._display, self._hands, self._discard = self._before[len(self._game.moves)]
        self.keep_moment()

    def follow(self, events: Sequence[Event], step: int) -> None:
        """Move the cards as events tell."""
        for event in events:
            self._follow(event, step)

    def _follow(self, event: Event, step: int) -> None:
        match event:
            case CardTaken(seat, None, card):
                self._check(self._draw(seat, step), card)
            case CardTaken(seat, int(slot), card):
                self._hands[seat].append(self._check(self._display[slot], card))
                self._display[slot] = None
            case CardTurnedUp(slot, card):
                self._display[slot] = self._check(self._deck.popleft(), card)
                self._show(self._display[slot], step)
            case DisplaySwept():
                self._discard += [card for card in self._display if card is not None]
                self._display = [None] * len(self._display)
            case DeckReshuffled(size):
                self._reshuffle(size)
            case RouteClaimed(seat, _, cards):
                for card in cards:
                    self._pay(seat, card, step)
            case TicketsDrawn(seat, _, tickets):
                self.offered.update({(seat, t): step for t in tickets or () if (seat, t) not in self.offered})

    def content(self, slot: Slot) -> str:
        """Return what kind of card a physical card is."""
        shuffles = self._game.shuffles
        return (shuffles.transport, *shuffles.reshuffles)[slot[0]][slot[1]]

    def _check(self, slot: Slot | None, card: str | None) -> Slot:
        assert slot is not None
        assert self.content(slot) == card
        return slot

    def _draw(self, seat: int, step: int) -> Slot:
        slot = self._deck.popleft()
        self._hands[seat].append(slot)
        self.seen.setdefault((seat, slot), step)
        self._last_deck = slot[0]
        return slot

    def _show(self, slot: Slot | None, step: int) -> None:
        assert slot is not None
        self.shown.setdefault(slot, step)
        self._last_deck = max(self._last_deck, slot[0])

    def _reshuffle(self, size: int) -> None:
        assert not self._deck
        assert len(self._discard) == size
        self._last_deck += 1
        self._deck = deque((self._last_deck, place) for place in range(size))
        self._discard = []

    def _pay(self, seat: int, card: str, step: int) -> None:
        """Pay with cards that everybody has seen first: then the others stay hidden."""
        fitting = [slot for slot in self._hands[seat] if self.content(slot) == card]
        slot = min(fitting, key=lambda slot: slot not in self.shown)
        self._hands[seat].remove(slot)
        self._discard.append(slot)
        self._show(slot, step)


class Planner:
    """Plays a game at random, with everything else that people do at a table."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        board = shipped_board(list(EDITIONS)[seed // 3 % len(EDITIONS)])
        self.game = Game.new(2 + seed % 3, seed, board)
        self.tracker = Tracker(self.game)
        self.steps: list[Step] = []
        self.entries = 0
        self.lines = 0
        self.opening_end = NEVER
        attempts = [self.attempt] * 4
        self.asides = (*attempts, self.mishap, self.mishap, self.ask, self.ask, self.chat, self.lend)

    @property
    def in_opening(self) -> bool:
        """Whether the first tickets are chosen."""
        return len(self.game.moves) < len(self.game.players)

    def anybody(self) -> Seat:
        """Return a seat, or a spectator."""
        everybody: list[Seat] = [*range(len(self.game.players)), None]
        return self.chance.choice(everybody)

    def message(self, kind: str, **more: Any) -> Json:
        """Return a client's message, its id that of its step."""
        return {"type": kind, "id": f"m{len(self.steps)}", **more}

    def add(self, seat: Seat, kind: str, **more: Any) -> None:
        """Add a step."""
        self.steps.append(Step(seat, kind, **more))

    def go_on(self) -> None:
        """Add a step of some kind."""
        roll = self.chance.random()
        undoing = [seat for seat in range(len(self.game.players)) if self.game.can_undo(seat)]
        if undoing and roll < (0.2 if self.in_opening else 0.15):
            self.undo(self.chance.choice(undoing))
        elif roll > (0.6 if self.in_opening else 0.8):
            self.chance.choice(self.asides)(self.anybody())
        else:
            self.move(self.chance.choice(self.game.waiting_for))

    def move(self, seat: int) -> None:
        """Make a random move: first of which kind, then which."""
        legal = ordered_moves(self.game, seat)
        kind = self.chance.choice(sorted({type(move).__name__ for move in legal}))
        move = self.chance.choice([move for move in legal if type(move).__name__ == kind])
        message = self.message("move", number=self.entries + 1, move=to_json(move))
        choices = tuple(legal) if self.in_opening else ()
        self.tracker.keep_moment()
        known = len(self.game.events)
        self.game.play(seat, move)
        self.tracker.follow(self.game.events[known:], len(self.steps))
        if choices and not self.in_opening:
            self.opening_end = len(self.steps)
        self.entries += 1
        self.add(seat, "move", message=message, move=move, choices=choices)

    def undo(self, seat: int) -> None:
        """Take a move back."""
        opening = self.in_opening
        self.game.undo(seat)
        if not opening:
            self.tracker.undo()
        message = self.message("undo", number=self.entries + 1)
        self.entries += 1
        self.add(seat, "undo", message=message)

    def chat(self, seat: Seat) -> None:
        """Write a message; a spectator may not."""
        message = self.message("chat", text=f"line {len(self.steps)}")
        self.lines += seat is not None
        self.add(seat, "wrong" if seat is None else "chat", message=message)

    def attempt(self, seat: Seat) -> None:
        """Try what is refused: what a seat may try depends on nothing that others don't know of it."""
        number = self.entries + 1
        move = None if seat is None else self.refused_move(seat)
        wrong = [
            self.message("move", number=number + 5, move={"do": "pass"}),
            self.message("move", number=number, move={"do": "peek"}),
            {"type": "look"},
        ]
        if seat is None or not self.game.can_undo(seat):
            wrong.append(self.message("undo", number=number))
        if move is not None:
            wrong += [self.message("move", number=number, move=to_json(move))] * 8
        self.add(seat, "wrong", message=self.chance.choice(wrong))

    def refused_move(self, seat: int) -> Move | None:
        """Return a move that the rules refuse, if a few tries find one."""
        for _ in range(4):
            move = random_move(self.game, seat, self.chance)
            try:
                self.game.copy().play(seat, move)
            except CablecarError:
                return move
        return None

    def mishap(self, seat: Seat) -> None:
        """Lose the connection and come back, ask for old entries again, or send a message twice."""
        since = {
            "after": self.chance.choice((0, self.chance.randint(0, self.entries))),
            "chat_after": self.chance.randint(0, self.lines),
        }
        sent = [step for step in self.steps if step.seat == seat and step.kind in ("move", "undo", "chat")]
        kind = self.chance.choice(("drop", "resume", "again") if sent else ("drop", "resume"))
        self.add(seat, kind, message=since if kind != "again" else sent[-1].message)

    def ask(self, seat: Seat) -> None:
        """Ask over HTTP."""
        self.add(seat, "ask", message={"requests": self.chance.sample(REQUESTS, 3)})

    def lend(self, seat: Seat) -> None:
        """Give the seat to a bot, which does not come to move, and take it back."""
        if seat is not None:
            self.entries += 2
            self.add(seat, "lend")


REQUESTS = (
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/games"),
    ("GET", "/api/tables/{table}/games/{game}/record"),
    ("GET", "/api/tables/{table}/games/{game}/statistics"),
    ("POST", "/api/tables/{table}/games/{game}/share"),
    ("GET", "/api/players/{name}"),
    ("GET", "/api/tables"),
    ("GET", "/t/{table}"),
    ("POST", "/api/tables/{table}/start"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/seats/{other}/back"),
    ("POST", "/api/tables/{table}/seats/{other}/code"),
)
"""What a seat asks over HTTP, allowed or not."""


def make_plan(seed: int, most: int = NEVER) -> Plan:
    """Plan a game to its end, or its first steps."""
    planner = Planner(seed)
    game = planner.game
    while game.waiting_for and len(planner.steps) < most:
        planner.go_on()
    held = (player.revealed_tickets or () for player in game.view(None).players)
    last = len(planner.steps) - 1
    return Plan(
        seed,
        game.board,
        len(game.players),
        game.shuffles,
        tuple(planner.steps),
        planner.opening_end,
        tuple(fresh_offers(game)),
        planner.tracker.shown,
        planner.tracker.seen,
        planner.tracker.offered,
        {ticket: last for tickets in held for ticket in tickets},
    )


def fresh_offers(game: Game) -> Iterator[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """Yield the seat, tickets and kept tickets of every offer of which nobody had seen a ticket before."""
    players = len(game.players)
    dealt = game.shuffles.tickets[: players * game.board.components.dealt_tickets]
    offers = [(played.seat, dealt[played.seat :: players], played.move) for played in game.moves[:players]]
    for draw, keep in zip(game.moves[players:], game.moves[players + 1 :], strict=False):
        if isinstance(draw.move, DrawTickets):
            offers.append((draw.seat, draw.revealed, keep.move))
    before: set[str] = set()
    for seat, tickets, move in offers:
        assert isinstance(move, KeepTickets)
        if before.isdisjoint(tickets):
            yield seat, tickets, move.tickets
        before.update(tickets)


# --- the twin of a game


@dataclass(frozen=True)
class Twin:
    """The same game as far as a seat can know, and until when."""

    seat: Seat
    """Who can't tell."""
    shuffles: Shuffles
    tickets: Mapping[str, str]
    """What lies where a ticket lay."""
    choices: Mapping[int, Move]
    """Other choices for the opening, by step."""
    end: int
    """The first step that shows an exchanged thing."""
    exchanged: int
    """How many cards and tickets are others."""

    def move_of(self, number: int, step: Step) -> Move:
        """Return what a seat does in the twin."""
        move = self.choices.get(number, step.move)
        assert move is not None
        if isinstance(move, KeepTickets) and step.seat != self.seat:
            return KeepTickets(tuple(self.tickets[ticket] for ticket in move.tickets))
        return move


@dataclass(frozen=True)
class Watch:
    """Who is watched, and what counts as unknown: all that is not shown after a step."""

    seat: Seat
    moment: int
    opening: bool = False
    """Whether the others choose differently in the opening, which ends the comparison."""


def watches_of(plan: Plan) -> list[Watch]:
    """Return who is watched: a seat and a spectator, in the opening, until any moment or in the whole game.

    What is dealt again for the whole game is what never shows, or if there is none, in the last step only.
    """
    chance = random.Random(plan.seed)
    last = len(plan.steps) - 1
    seats = chance.sample(range(plan.players), 2)
    two: list[Seat] = [seats[1], None]
    if plan.seed % 2:
        two.reverse()
    whole = [Watch(two[1], last), Watch(two[1], last - 1)]
    return [
        Watch(seats[0], SETUP, opening=True),
        Watch(None, SETUP, opening=True),
        Watch(two[0], chance.randrange(plan.opening_end, last)),
        next(watch for watch in whole if make_twin(plan, watch).exchanged),
    ]


def make_twin(plan: Plan, watch: Watch) -> Twin:
    """Exchange what a seat has not been shown by a moment."""
    chance = random.Random(f"{plan.seed} {watch}")
    decks = [plan.shuffles.transport, *plan.shuffles.reshuffles]
    others = [exchanged_deck(plan, watch, number, chance) for number in range(len(decks))]
    moved = [
        (number, place)
        for number, (one, other) in enumerate(zip(decks, others, strict=True))
        for place in range(len(one))
        if one[place] != other[place]
    ]
    hidden = [
        ticket for ticket in plan.shuffles.tickets if plan.ticket_time(watch.seat, ticket) > watch.moment
    ]
    places = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    tickets = {ticket: places.get(ticket, ticket) for ticket in plan.shuffles.tickets}
    order = tuple(tickets[ticket] for ticket in reordered(plan, watch, set(hidden), chance))
    ends = [plan.card_time(watch.seat, slot) for slot in moved]
    ends += [plan.ticket_time(watch.seat, ticket) for ticket in hidden]
    ends += [number for number, step in enumerate(plan.steps) if is_told(step, watch)]
    ends += [plan.opening_end if watch.opening else len(plan.steps)]
    return Twin(
        watch.seat,
        Shuffles(others[0], order, plan.shuffles.souvenirs, tuple(others[1:])),
        tickets,
        dict(other_choices(plan, watch, chance)),
        min(ends),
        len(moved) + sum(one != other for one, other in places.items()),
    )


def exchanged_deck(plan: Plan, watch: Watch, number: int, chance: random.Random) -> tuple[str, ...]:
    """Return a deck whose unknown cards changed places; what a deck is made of is known (D6)."""
    deck = list((plan.shuffles.transport, *plan.shuffles.reshuffles)[number])
    hidden = [
        place for place in range(len(deck)) if plan.card_time(watch.seat, (number, place)) > watch.moment
    ]
    cards = chance.sample([deck[place] for place in hidden], len(hidden))
    for place, card in zip(hidden, cards, strict=True):
        deck[place] = card
    return tuple(deck)


def reordered(plan: Plan, watch: Watch, hidden: set[str], chance: random.Random) -> list[str]:
    """Return the order of tickets with others' offers drawn in another order, so that they keep other places.

    Those put under the deck lie there in the same order, because others may draw them again.
    """
    order = list(plan.shuffles.tickets)
    for seat, tickets, kept in plan.offers:
        if seat == watch.seat or not hidden.issuperset(tickets):
            continue
        places = [plan.shuffles.tickets.index(ticket) for ticket in tickets]
        under = iter([ticket for ticket in tickets if ticket not in kept])
        for place, ticket in zip(places, chance.sample(tickets, len(tickets)), strict=True):
            order[place] = ticket if ticket in kept else next(under)
    return order


def is_told(step: Step, watch: Watch) -> bool:
    """Return True if a step by itself says something of a hand: who passes can pay for no route (T2)."""
    return step.seat != watch.seat and isinstance(step.move, Pass)


def other_choices(plan: Plan, watch: Watch, chance: random.Random) -> Iterator[tuple[int, Move]]:
    """Yield other opening choices of the others where nobody learns how many they kept (S6)."""
    for number, step in enumerate(plan.steps[: plan.opening_end + 1]):
        if step.choices and step.seat != watch.seat:
            later = plan.steps[number + 1 : plan.opening_end]
            withdrawn = any(other.seat == step.seat and other.kind == "undo" for other in later)
            if withdrawn or watch.opening:
                yield number, chance.choice(step.choices)
