"""What a player types, understood from the player's view alone.

>>> from cablecar import Game
>>> game = Game.new(players=2, seed=7)
>>> read_command("keep both, please", game.view(0))
KeepTickets(tickets=('pacific_heights-mission', 'sunset-potrero_hill'))
>>> read_command("my hand?", game.view(0))
Question(about='hand', places=())

What is understood but not allowed becomes a move all the same: the rules refuse it and say why.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from cablecar.board import CARDS, FERRY, Board, Route
from cablecar.board.check import MAX_LENGTH
from cablecar.board.model import GREY
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError, IllegalMove
from cablecar.engine.claims import is_open, likeliest_claim, payable_claims
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
    shown,
)
from cablecar.engine.view import Phase, View
from cablecar.language.sentences import Teller, cards_phrase, color_word, listed, souvenir_word
from cablecar.language.vocabulary import Word, either, vocabulary_of

Topic = Literal[
    "hand",
    "tickets",
    "display",
    "board",
    "players",
    "log",
    "help",
    "rules",
    "turn",
    "options",
    "way",
    "networks",
    "souvenirs",
]
QUESTIONS: tuple[Topic, ...] = get_args(Topic)
"""What a question can be about; `cablecar.language.questions` answers."""
VERBS = ("claim", "take", "draw", "deck", "keep", "put", "pass", "undo")
MOST_WAYS = 8
"""How many answers are named when something has to be asked back."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take one's last move back."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be answered, not done."""

    about: Topic
    places: tuple[str, ...] = ()
    """The places that the board, the options or the way are asked for."""


Command = Move | Undo | Question


def read_command(text: str, view: View) -> Command:
    """Return what a text means to a seat with this view, or say what is missing or unknown in it."""
    words: list[Word] = []
    for word in vocabulary_of(view.board).hear(text):
        if word.kind == "aside":
            continue
        if not words and word.kind in ("help", "rules"):
            return _question(_Said([word], view))
        words.append(word)
    if not words:
        raise CablecarError("command-empty", color=view.board.components.colors[0])
    return _read(_Said(words, view))


def command_of(move: Move, view: View) -> str:
    """Return a move as a command that means it."""
    teller = Teller(view.board, ())
    match move:
        case KeepTickets(tickets):
            return say("command-keep", tickets=_kept(tickets, view))
        case PlaceSouvenir(symbol, location):
            return say("command-put", souvenir=souvenir_word(symbol), place=teller.location(location))
        case TakeCard(slot):
            return _taken(slot, view)
        case ClaimRoute(route, cards):
            name = route_name(view.board, view.board.route[route])
            return say("command-claim", route=name, cards=cards_phrase(cards))
        case TakeSouvenir(location):
            return _souvenir_taken(location, view)
        case DrawTickets():
            return say("command-draw-tickets")
        case Pass():
            return say("command-pass")


def _kept(tickets: Sequence[str], view: View) -> str:
    """Return tickets by their places, or by their numbers where two on offer join the same places."""
    board, ends = view.board, Teller(view.board, ()).ends
    joined = [frozenset((board.ticket[ticket].a, board.ticket[ticket].b)) for ticket in view.offer]
    if len(set(joined)) < len(joined) and set(tickets) <= set(view.offer):
        return listed([str(view.offer.index(ticket) + 1) for ticket in tickets])
    return listed([ends(board.ticket[ticket]) for ticket in tickets])


def _taken(slot: int | None, view: View) -> str:
    if slot is None:
        return say("command-take-unseen")
    card = view.display[slot] if slot < len(view.display) else None
    if card is None:
        return say("command-take-slot", slot=slot + 1)
    return say("command-take-face-up", color=color_word(card), slot=slot + 1)


def _souvenir_taken(location: str, view: View) -> str:
    place = view.board.location[location].name
    if location not in view.stacks:
        return say("command-take-at", place=place)
    souvenir = souvenir_word(view.stacks[location].symbol)
    return say("command-take-souvenir", souvenir=souvenir, place=place)


def route_name(board: Board, route: Route) -> str:
    """Return a route's two places, and which of several routes between them it is."""
    ends = Teller(board, ()).ends(route)
    parallel = _between(board, {route.a, route.b})
    if len(parallel) == 1:
        return ends
    if sum(other.color == route.color for other in parallel) == 1:
        return say("command-route-of-color", color=color_word(route.color), ends=ends)
    return say("command-route-of-number", number=parallel.index(route) + 1, ends=ends)


def _between(board: Board, ends: set[str]) -> list[Route]:
    return [route for route in board.routes if {route.a, route.b} == ends]


@dataclass(frozen=True, slots=True)
class _Cards:
    """Cards that were named, with or without a number."""

    color: str
    count: int | None


class _Said:
    """The words of a command, sorted by what they are."""

    def __init__(self, words: Sequence[Word], view: View) -> None:
        self.words, self.view = words, view
        self.all_places = [word.meaning.value for word in words if word.kind == "place"]
        """The places in the order named; tickets may share one."""
        self.places = self._values("place")
        self.souvenirs = self._values("souvenir")
        kinds = [word.kind for word in words]
        pay = kinds.index("with") if "with" in kinds else 0
        self.cards: list[_Cards] = []
        """The transport cards named."""
        self.route_colors: list[str] = []
        """Grey, and colours named before it is said with what to pay."""
        self.ticket_counts: list[int] = []
        self.numbers: list[int] = []
        """All numbers that count nothing."""
        for place, word in enumerate(words):
            before = words[place - 1] if place else None
            number = int(before.meaning.value) if before and before.kind == "number" else None
            if word.kind == "color" and (place < pay or word.meaning.value == GREY):
                self.route_colors.append(word.meaning.value)
            elif word.kind == "color":
                self.cards.append(_Cards(word.meaning.value, number))
            elif word.kind in ("number", "ordinal") and not self._counts(place):
                self.numbers.append(int(word.meaning.value))
            elif word.kind == "tickets" and number is not None:
                self.ticket_counts.append(number)

    def _counts(self, place: int) -> bool:
        """Return True if a number counts the cards or tickets that come next."""
        after = self.words[place + 1].kind if place + 1 < len(self.words) else ""
        return self.words[place].kind == "number" and after in ("color", "tickets")

    def _values(self, kind: str) -> list[str]:
        return list(dict.fromkeys(word.meaning.value for word in self.words if word.kind == kind))

    def has(self, *kinds: str) -> bool:
        """Return True if something of these kinds was said."""
        return any(word.kind in kinds for word in self.words)

    def has_only(self, *kinds: str) -> bool:
        """Return True if nothing else was said."""
        return all(word.kind in kinds for word in self.words)

    def expect_only(self, *kinds: str) -> None:
        """Refuse whatever else was said: nothing is left unheard."""
        for word in self.words:
            if word.kind not in kinds:
                raise CablecarError("command-stray", word=shown(word.text))


def _read(said: _Said) -> Command:
    """Return what was said: the first reading that fits."""
    view, has = said.view, said.has
    keeping = view.phase in (Phase.OPENING, Phase.KEEPING)
    taking = has("take", "draw")
    chosen = has("place", "all", "none") or (has("take") and has("number", "ordinal"))
    readings = (
        (has("options"), _options),
        (has("way"), _way),
        (has("where"), _where),
        (has("board") and not has(*VERBS), _question),
        (has("undo"), _undo),
        (has("pass"), _pass),
        (has("keep") or (keeping and chosen and not has("claim", "put", "deck", "color")), _keep),
        (has("put"), _put),
        (has("claim"), _claim),
        (has("deck"), _take_unseen),
        (taking and has("tickets"), _draw_tickets),
        (has(*QUESTIONS) and not has(*VERBS), _question),
        (view.phase is Phase.PLACING and not taking and has("souvenir", "token", "place"), _put),
        (said.has_only("token") and view.phase is not Phase.SOUVENIR, _souvenirs),
        (has("souvenir", "token"), _take_souvenir),
        (view.phase is Phase.SOUVENIR and len(said.places) == 1, _take_souvenir),
        (has("place"), _claim),
        (taking, _take),
    )
    for fits, reading in readings:
        if fits:
            return reading(said)
    raise CablecarError("command-no-verb", word=shown(said.words[0].text))


def _undo(said: _Said) -> Undo:
    said.expect_only("undo")
    return Undo()


def _pass(said: _Said) -> Pass:
    said.expect_only("pass")
    return Pass()


# Questions


def _question(said: _Said) -> Question:
    topic = next(topic for word in said.words for topic in QUESTIONS if topic == word.kind)
    said.expect_only(*QUESTIONS, *("place",) * (topic == "board"))
    return Question(topic, tuple(said.places))


def _options(said: _Said) -> Question:
    said.expect_only("options", "place", *VERBS, *QUESTIONS)
    return Question("options", tuple(said.places))


def _way(said: _Said) -> Question:
    said.expect_only("way", "place", "where")
    if len(said.places) != 2:
        raise CablecarError("question-two-places")
    return Question("way", tuple(said.places))


def _where(said: _Said) -> Question:
    said.expect_only("where", "place", "souvenir", "token", *QUESTIONS)
    if said.has("souvenir", "token"):
        return Question("souvenirs")
    others = [word for word in said.words if word.kind not in ("where", "board")]
    if any(word.kind in QUESTIONS for word in others):
        return _question(_Said(others, said.view))
    return Question("board" if said.places else "networks", tuple(said.places))


def _souvenirs(said: _Said) -> Question:
    return Question("souvenirs")


def _draw_tickets(said: _Said) -> DrawTickets:
    said.expect_only("take", "draw", "tickets", "number")
    return DrawTickets()


# Taking cards


def _take_unseen(said: _Said) -> TakeCard:
    said.expect_only("take", "draw", "deck", "number")
    if any(number != 1 for number in said.numbers):
        raise CablecarError("command-one-card")
    return TakeCard()


def _take(said: _Said) -> TakeCard:
    said.expect_only("take", "draw", "display", "slot", "color", "number", *("ordinal",) * said.has("slot"))
    counts = [cards.count for cards in said.cards if cards.count is not None]
    is_slot = said.has("slot") and not said.numbers
    slots = said.numbers + [count for count in counts if is_slot or count != 1]
    colors = [cards.color for cards in said.cards]
    if len(slots) > 1 or len(colors) > 1 or (said.has("draw") and slots and not said.has("slot")):
        raise CablecarError("command-one-card")
    if slots:
        return _take_slot(slots[0], colors, said)
    if colors:
        return _take_color(colors[0], said.view)
    if said.has("draw"):
        return TakeCard()
    raise CablecarError("command-which-card", cards=either([*_face_up(said.view), say("command-deck")]))


def _take_slot(number: int, colors: Sequence[str], said: _Said) -> TakeCard:
    display = said.view.display
    if not 1 <= number <= len(display):
        raise CablecarError("command-unknown-slot", slot=number, last=len(display))
    card = display[number - 1]
    if colors and card != colors[0]:
        if number in said.numbers or said.has("slot"):
            shows = say("slot-without-card") if card is None else color_word(card)
            raise CablecarError("command-slot-shows", slot=number, color=shows)
        raise CablecarError("command-one-card")
    return TakeCard(number - 1)


def _take_color(color: str, view: View) -> TakeCard:
    if color not in view.display:
        cards = listed(_face_up(view))
        raise CablecarError("command-not-face-up", color=color_word(color), cards=cards)
    return TakeCard(view.display.index(color))


def _face_up(view: View) -> list[str]:
    return [color_word(card) for card in CARDS if card in view.display]


# Tickets


def _keep(said: _Said) -> KeepTickets:
    said.expect_only("keep", "take", "slot", "tickets", "place", "number", "ordinal", "all", "none")
    offer = said.view.offer
    if not offer:
        raise _nothing_offered(said.view)
    kept = {_offered(number, offer) for number in said.numbers} | set(_tickets_at(said.all_places, said.view))
    if said.has("all") or said.ticket_counts == [len(offer)] or (len(offer) == 1 and said.has_only("keep")):
        kept = set(offer)
    if not kept and not said.has("none"):
        raise _which_tickets(offer, said.view)
    return KeepTickets(tuple(kept))


def _nothing_offered(view: View) -> IllegalMove:
    if view.phase is Phase.OPENING:
        return IllegalMove("S6", "refused-already-chosen")
    return IllegalMove("K1", "refused-nothing-offered")


def _offered(number: int, offer: Sequence[str]) -> str:
    if not 1 <= number <= len(offer):
        raise CablecarError("command-unknown-ticket", number=number, count=len(offer))
    return offer[number - 1]


def _tickets_at(places: Sequence[str], view: View) -> Iterator[str]:
    """Yield the tickets that are named by both their places, or by one."""
    number = 0
    while number < len(places):
        pair, ticket = set(places[number : number + 2]), view.board.ticket
        joining = [t for t in view.offer if {ticket[t].a, ticket[t].b} == pair]
        at_one = [t for t in view.offer if places[number] in (ticket[t].a, ticket[t].b)]
        others = [t.id for t in view.board.tickets if {t.a, t.b} == pair]
        found = joining or at_one or others[:1]
        if not found:
            place = view.board.location[places[number]].name
            raise CablecarError("command-not-offered", place=place, tickets=_ticket_names(view.offer, view))
        if len(found) > 1:
            raise _which_tickets(found, view)
        yield found[0]
        number += 1 if found is at_one else 2


def _which_tickets(tickets: Iterable[str], view: View) -> CablecarError:
    teller = Teller(view.board, ())
    numbered = [
        say(
            "command-numbered",
            number=view.offer.index(ticket) + 1,
            thing=teller.ends(view.board.ticket[ticket]),
        )
        for ticket in tickets
    ]
    return CablecarError("command-which-tickets", tickets=either(numbered))


def _ticket_names(tickets: Iterable[str], view: View) -> str:
    return listed([Teller(view.board, ()).ends(view.board.ticket[ticket]) for ticket in tickets])


# Souvenirs


def _put(said: _Said) -> PlaceSouvenir:
    said.expect_only("put", "souvenir", "token", "place")
    waiting = said.view.waiting_souvenirs
    symbols = said.souvenirs or list(waiting)
    if not symbols:
        raise IllegalMove("S8", "refused-not-placing")
    if len(symbols) > 1:
        raise CablecarError("command-which-souvenir", souvenirs=either([souvenir_word(s) for s in symbols]))
    if len(said.places) != 1:
        raise CablecarError("command-which-place", souvenir=souvenir_word(symbols[0]))
    return PlaceSouvenir(symbols[0], said.places[0])


def _take_souvenir(said: _Said) -> TakeSouvenir:
    said.expect_only("take", "souvenir", "token", "place")
    view, stacks = said.view, said.view.stacks
    places = said.places or [p for p in _souvenir_locations(view) if stacks[p].symbol in said.souvenirs]
    if len(places) == 1:
        stack = stacks.get(places[0])
        if stack is None or said.souvenirs in ([], [stack.symbol]):
            return TakeSouvenir(places[0])
        name = view.board.location[places[0]].name
        raise CablecarError("command-other-souvenir", place=name, souvenir=souvenir_word(stack.symbol))
    if view.phase is not Phase.SOUVENIR:
        raise IllegalMove("C7", "refused-no-souvenir-to-choose")
    choices = [souvenir_word(stacks[place].symbol) for place in _souvenir_locations(view)]
    raise CablecarError("command-which-souvenir", souvenirs=either(choices))


def _souvenir_locations(view: View) -> list[str]:
    """Return where a souvenir can be chosen: at the ends of the route just claimed, if there is one."""
    if view.claimed is None:
        return list(view.stacks)
    route = view.board.route[view.claimed]
    return [place for place in (route.a, route.b) if place in view.stacks]


# Claiming


def _claim(said: _Said) -> ClaimRoute:
    said.expect_only("claim", "take", "draw", "place", "color", "number", "ordinal", "with")
    routes = _meant_routes(said)
    ways: dict[tuple[str, int, int], list[ClaimRoute]] = {}
    for route in routes:
        if found := _ways(route, said.cards, said.view):
            ways.setdefault(_kind(route), found)
    return _chosen_way(list(ways.values()), said.view) if ways else _refusable(routes, said.cards, said.view)


def _kind(route: Route) -> tuple[str, int, int]:
    """Return what two routes between the same places must share to be as good as each other."""
    return route.color, route.length, route.ferries


def _meant_routes(said: _Said) -> list[Route]:
    """Return the routes that a command can mean: one, or several between the same places."""
    board = said.view.board
    if not said.places or len(said.places) > 2:
        raise CablecarError("command-two-places")
    if len(said.places) == 1:
        return [_only_route(said.places[0], board)]
    a, b = (board.location[place].name for place in said.places)
    parallel = _between(board, set(said.places))
    if not parallel:
        raise CablecarError("command-no-route", a=a, b=b, places=_neighbours(said.places[0], board))
    named = [
        route
        for number, route in enumerate(parallel, 1)
        if set(said.numbers) <= {number} and set(said.route_colors) <= {route.color}
    ]
    if not named:
        raise CablecarError("command-no-such-route", a=a, b=b, routes=_route_names(parallel, board))
    return named


def _only_route(place: str, board: Board) -> Route:
    routes = [route for route in board.routes if place in (route.a, route.b)]
    if len(routes) == 1:
        return routes[0]
    name = board.location[place].name
    raise CablecarError("command-which-end", place=name, places=_neighbours(place, board))


def _neighbours(place: str, board: Board) -> str:
    """Return the places to which routes lead from a place."""
    ends = {end: None for r in board.routes if place in (r.a, r.b) for end in (r.a, r.b) if end != place}
    return listed([board.location[end].name for end in ends])


def _route_names(routes: Sequence[Route], board: Board) -> str:
    return either([route_name(board, route) for route in routes])


def _chosen_way(ways: Sequence[Sequence[ClaimRoute]], view: View) -> ClaimRoute:
    """Return the only way to claim, or ask for the route or the cards."""
    board = view.board
    routes = [board.route[claims[0].route] for claims in ways]
    if len(routes) > 1:
        raise CablecarError("command-which-route", routes=_route_names(routes, board))
    claims = sorted(ways[0], key=lambda claim: claim.cards.count(FERRY))
    if len(claims) == 1:
        return claims[0]
    phrases = [cards_phrase(claim.cards) for claim in claims[:MOST_WAYS]]
    raise CablecarError("command-which-payment", route=route_name(board, routes[0]), ways=either(phrases))


def _ways(route: Route, named: Sequence[_Cards], view: View) -> list[ClaimRoute]:
    """Return the ways in which this seat can pay a route now with what was named."""
    claims = payable_claims(route, view)
    if not claims:
        return []
    exact = _exact(route, named)
    if exact is not None:
        return [claim for claim in claims if claim == ClaimRoute(route.id, exact)]
    colors = {cards.color for cards in named}
    if not colors:
        return claims
    least = max(route.ferries, int(FERRY in colors))
    fitting = [claim for claim in claims if _fits(claim.cards, colors, least)]
    plain = [claim for claim in fitting if claim.cards.count(FERRY) == least]
    return plain or fitting


def _fits(cards: Sequence[str], colors: set[str], ferries: int) -> bool:
    return set(cards) - {FERRY} == colors - {FERRY} and cards.count(FERRY) >= ferries


def _exact(route: Route, named: Sequence[_Cards]) -> tuple[str, ...] | None:
    """Return the cards that were named, where there is no doubt how many of each."""
    counted: Counter[str] = Counter()
    for cards in named:
        counted[cards.color] += cards.count or 0
    if counted.total() > MAX_LENGTH:
        raise IllegalMove("C2", "refused-wrong-count", length=route.length, count=counted.total())
    rest = [cards.color for cards in named if cards.count is None]
    missing = route.length - counted.total()
    if len(rest) == 1 < len(named) and missing > 0:
        rest *= missing
    if not named or (rest and len(rest) != missing):
        return None
    return (*counted.elements(), *rest)


def _refusable(routes: Sequence[Route], named: Sequence[_Cards], view: View) -> ClaimRoute:
    """Return the move that was most likely meant; the rules refuse it and say why."""
    colors = [cards.color for cards in named if cards.color != FERRY]
    route = min(routes, key=lambda route: (route.color not in colors, not is_open(route, view)))
    cards = _exact(route, named)
    if cards is None and (len(set(colors)) > 1 or any(cards.count for cards in named)):
        literal = {cards.color: cards.count or 1 for cards in named}
        cards = tuple(Counter(literal).elements())
    return ClaimRoute(route.id, _usual(route, named, view) if cards is None else cards)


def _usual(route: Route, named: Sequence[_Cards], view: View) -> tuple[str, ...]:
    """Return the payment with the fewest ferries in a colour that was named, or else the likeliest."""
    colors = {cards.color for cards in named}
    if not colors:
        return likeliest_claim(route, view).cards
    color = min(colors, key=lambda color: (color == FERRY, color))
    ferries = min(max(route.ferries, int(FERRY in colors)), route.length)
    return (color,) * (route.length - ferries) + (FERRY,) * ferries
