"""Events, cards and results in sentences of the catalogue."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from cablecar.board import CARDS, GREY, Board, Route, Ticket
from cablecar.common.catalogue import has, say
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegun,
    OpeningChosen,
    OpeningEnded,
    RouteClaimed,
    SouvenirPlaced,
    SouvenirTaken,
    TicketsDrawn,
    TicketsKept,
    TurnPassed,
)
from cablecar.engine.players import BOT_KIND, people_of
from cablecar.engine.result import Result

BOT_SENTENCES = {
    "random": "bot-random",
    "greedy": "bot-greedy",
    "rusher": "bot-rusher",
    "novice": "bot-novice",
    "casual": "bot-casual",
    "steady": "bot-steady",
    "strong": "bot-strong",
    "sharp": "bot-sharp",
    "veteran": "bot-veteran",
    "expert": "bot-expert",
}
"""The catalogue's keys for the bots that come with Cable Car."""


class Named(Protocol):
    """Somebody at a table, such as a `Player` or a `PlayerView`."""

    @property
    def name(self) -> str:
        """The name that is stored."""

    @property
    def kind(self) -> str:
        """The kind: "human", or "bot:" and the bot's id."""


def bot_word(bot: str) -> str:
    """Return a bot's name in the user's language; bots of one's own keep the name of their id."""
    key = f"bot-name-{bot}"
    return say(key) if has(key) else bot.capitalize()


def player_word(player: Named) -> str:
    """Return a player's name as the user reads it: bots are called by names of the user's language."""
    bot = player.kind.removeprefix(BOT_KIND)
    stored = re.fullmatch(rf"{re.escape(bot.capitalize())}(?: (\d+))?", player.name)
    if bot == player.kind or stored is None:
        return player.name
    number = stored[1]
    return bot_word(bot) if number is None else say("bot-numbered", bot=bot_word(bot), number=number)


def player_title(player: Named) -> str:
    """Return a player's name, and of a bot that is called as a person its level."""
    name, bot = player_word(player), player.kind.removeprefix(BOT_KIND)
    is_person = bot != player.kind and player.name in people_of(bot)
    return say("bot-person", name=name, bot=bot_word(bot)) if is_person else name


def player_words(players: Iterable[Named]) -> list[str]:
    """Return the names of all players as the user reads them."""
    return [player_word(player) for player in players]


def listed(items: Sequence[str]) -> str:
    """Join words as a sentence lists them."""
    if not items:
        return say("list-none")
    text = items[0]
    for item in items[1:-1]:
        text = say("list-comma", first=text, next=item)
    return say("list-and", first=text, last=items[-1]) if len(items) > 1 else text


def color_word(card: str) -> str:
    """Return the word for a card's colour."""
    return say(f"color-{card}")


def souvenir_word(symbol: str) -> str:
    """Return the word for a souvenir; boards of one's own may have symbols without one."""
    key = f"souvenir-{symbol}"
    return say(key) if has(key) else symbol


def cards_phrase(cards: Iterable[str]) -> str:
    """Return cards as counted colours."""
    counts = Counter(cards)
    return listed([cards_of(card, counts[card]) for card in CARDS if card in counts])


def cards_of(card: str, count: int) -> str:
    """Return a number of cards of one colour."""
    return say("cards-of-color", count=count, card=card, color=color_word(card))


EXAMPLE_LENGTH = 3
"""How many spaces a route should have that serves as an example."""


def example_route(board: Board) -> Route | None:
    """Return a route in a colour that shows well how routes are paid."""
    fitting = [
        route
        for route in board.routes
        if route.color != GREY and not route.ferries and not route.double and route.length > 1
    ]
    return min(fitting, key=lambda route: abs(route.length - EXAMPLE_LENGTH), default=None)


def example_words(board: Board) -> dict[str, str | int]:
    """Return what examples of commands name: a route, a colour, a souvenir and a location of the board."""
    route = example_route(board) or board.routes[0]
    others = [place.id for place in board.locations if place.id not in (route.a, route.b)]
    return {
        "a": board.location[route.a].name,
        "b": board.location[route.b].name,
        "length": route.length,
        "color": color_word(board.components.colors[0] if route.color == GREY else route.color),
        "souvenir": souvenir_word(board.souvenirs[0]),
        "place": board.location[next(iter(others), route.b)].name,
    }


@dataclass(frozen=True)
class Teller:
    """Says what happens at one table."""

    board: Board
    names: Sequence[str]

    @property
    def placed_at_once(self) -> int:
        """How many souvenirs are put on a place before the first turn: a stack (S2, S8), or one (S9)."""
        return len(self.names) - 1

    def location(self, identity: str) -> str:
        """Return a place's name."""
        return self.board.location[identity].name

    def ends(self, item: Route | Ticket) -> str:
        """Return the two places of a route or ticket."""
        return say("two-places", a=self.location(item.a), b=self.location(item.b))

    def route(self, identity: str) -> str:
        """Return a route's two places, length and colour."""
        route = self.board.route[identity]
        return say(
            "route-phrase",
            ends=self.ends(route),
            length=route.length,
            color=color_word(route.color),
            ferries=route.ferries,
        )

    def ticket(self, identity: str) -> str:
        """Return a ticket's two places and points."""
        ticket = self.board.ticket[identity]
        return say("ticket-phrase", ends=self.ends(ticket), points=ticket.points)

    def tickets(self, identities: Iterable[str]) -> str:
        """Return several tickets."""
        return listed([self.ticket(identity) for identity in identities])

    def tell(self, event: Event) -> str:
        """Return an event as a sentence."""
        if isinstance(event, CardTurnedUp | DisplaySwept | DeckReshuffled):
            return self._dealer(event)
        if isinstance(event, OpeningChosen | OpeningEnded | TicketsDrawn | TicketsKept):
            return self._tickets(event)
        return self._action(event)

    def _dealer(self, event: CardTurnedUp | DisplaySwept | DeckReshuffled) -> str:
        match event:
            case CardTurnedUp(slot, card):
                return say("event-turned-up", slot=slot + 1, color=color_word(card))
            case DisplaySwept():
                return say("event-swept")
            case DeckReshuffled(size):
                return say("event-reshuffled", size=size)

    def _tickets(self, event: OpeningChosen | OpeningEnded | TicketsDrawn | TicketsKept) -> str:
        if isinstance(event, OpeningEnded):
            counts = enumerate(event.kept)
            phrases = [say("name-count", name=self.names[seat], count=count) for seat, count in counts]
            return say("event-opening-ended", counts=listed(phrases))
        name = self.names[event.seat]
        if event.tickets is None:
            return self._secret_tickets(event, name)
        key = "event-drew-tickets" if isinstance(event, TicketsDrawn) else "event-kept-tickets"
        return say(key, name=name, tickets=self.tickets(event.tickets))

    def _secret_tickets(self, event: OpeningChosen | TicketsDrawn | TicketsKept, name: str) -> str:
        if isinstance(event, OpeningChosen):
            return say("event-opening-chosen", name=name)
        key = "event-drew-count" if isinstance(event, TicketsDrawn) else "event-kept-count"
        return say(key, name=name, count=event.count)

    def _card(self, event: CardTaken) -> str:
        name = self.names[event.seat]
        if event.card is None:
            return say("event-took-unseen", name=name)
        key = "event-took-from-deck" if event.slot is None else "event-took-face-up"
        return say(key, name=name, color=color_word(event.card))

    def _action(self, event: Event) -> str:
        match event:
            case SouvenirPlaced(seat, symbol, location):
                return self._souvenir("event-placed", seat, symbol, location, count=self.placed_at_once)
            case SouvenirTaken(seat, symbol, location):
                return self._souvenir("event-souvenir", seat, symbol, location)
            case CardTaken():
                return self._card(event)
            case RouteClaimed(seat, route, cards, points):
                return self._claimed(seat, route, cards, points)
            case TurnPassed(seat):
                return say("event-passed", name=self.names[seat])
            case LastRoundBegun(seat):
                return say("event-last-round", name=self.names[seat])
            case GameEnded():
                return say("event-over")
        raise TypeError(event)

    def _souvenir(self, key: str, seat: int, symbol: str, location: str, **counted: int) -> str:
        place, name = self.location(location), self.names[seat]
        return say(key, name=name, souvenir=souvenir_word(symbol), place=place, **counted)

    def _claimed(self, seat: int, route: str, cards: Iterable[str], points: int) -> str:
        return say(
            "event-claimed",
            name=self.names[seat],
            ends=self.ends(self.board.route[route]),
            cards=cards_phrase(cards),
            points=points,
        )

    def result(self, result: Result) -> list[str]:
        """Return the final count, the best seat first, and who won."""
        order = sorted(range(len(self.names)), key=lambda seat: (result.places[seat], seat))
        lines = [self._score(result, seat) for seat in order]
        winners = [self.names[seat] for seat in result.winners]
        lines.append(say("result-winners", count=len(winners), names=listed(winners)))
        return lines

    def _score(self, result: Result, seat: int) -> str:
        score = result.scores[seat]
        return say(
            "result-line",
            place=result.places[seat],
            name=self.names[seat],
            total=score.total,
            routes=score.routes,
            tickets=score.tickets,
            completed=score.tickets_completed,
            souvenirs=score.souvenirs,
        )
