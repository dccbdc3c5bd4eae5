"""Answers to what a player asks, from the player's view alone: every position in words.

>>> from cablecar import Game
>>> from cablecar.language.commands import Question
>>> game = Game.new(["Ada", "Bob"], seed=7)
>>> answer(Question("hand"), game.view(0), game.legal_moves(0))
['You have 1 blue and 1 ferry.']
"""

from collections.abc import Callable, Iterable, Sequence

from cablecar.board import Route
from cablecar.common.catalogue import say
from cablecar.engine.moves import ClaimRoute, Move, PlaceSouvenir
from cablecar.engine.progress import is_closed, missing_way, networks
from cablecar.engine.view import View
from cablecar.language.commands import Question, Topic, command_of, route_name
from cablecar.language.sentences import (
    Teller,
    cards_phrase,
    color_word,
    listed,
    player_title,
    player_words,
    souvenir_word,
)
from cablecar.language.vocabulary import either

NEWS = 12
"""How many events a user hears who asks what has happened."""


def answer(question: Question, view: View, moves: Sequence[Move]) -> list[str]:
    """Return the answer as sentences, a line each; the caller shows help and the rules."""
    told = Description(view, moves)
    if question.places:
        return _answer_at(question, told)
    answers: dict[Topic, Callable[[], list[str]]] = {
        "hand": told.hand,
        "tickets": told.tickets,
        "display": told.display,
        "board": lambda: [*told.souvenirs(), *told.networks(), *told.all_locations()],
        "players": told.players,
        "log": told.news,
        "turn": told.position,
        "options": told.options,
        "networks": told.networks,
        "souvenirs": told.souvenirs,
    }
    return answers.get(question.about, list)()


def _answer_at(question: Question, told: "Description") -> list[str]:
    """Answer a question about places."""
    if question.about == "way":
        return [told.way(*question.places)]
    if question.about == "options":
        return told.options_at(question.places)
    return [line for place in question.places for line in told.location(place)]


class Description:
    """A position in words, as one seat sees it."""

    def __init__(self, view: View, moves: Sequence[Move] = ()) -> None:
        self.view, self.moves = view, moves
        self.names = player_words(view.players)
        self.teller = Teller(view.board, self.names)

    def position(self) -> list[str]:
        """Return what lies on the table and what this seat holds."""
        return [*self.players(), *self.display(), *self.hand(), *self.tickets()]

    def players(self) -> list[str]:
        """Return how each player stands, and who is to act."""
        lines = [line for seat in range(len(self.names)) for line in self.player(seat)]
        if self.view.waiting_for:
            lines.append(self.waiting())
        return lines + self.last_round()

    def player(self, seat: int) -> list[str]:
        """Return how a player stands, and which cards everybody has seen go into this hand."""
        player = self.view.players[seat]
        lines = [
            say(
                "describe-player",
                name=player_title(player),
                points=player.points,
                cars=player.cars,
                cards=player.hand_size,
                tickets=-1 if player.tickets is None else player.tickets,
                souvenirs=listed([souvenir_word(symbol) for symbol in player.souvenirs]),
            )
        ]
        if any(player.known_cards.values()) and seat != self.view.seat:
            known = cards_phrase(_cards(player.known_cards.items()))
            lines.append(say("question-known", name=self.names[seat], cards=known))
        return lines

    def waiting(self) -> str:
        """Return who is to act."""
        return say("describe-waiting", names=listed([self.names[seat] for seat in self.view.waiting_for]))

    def last_round(self) -> list[str]:
        """Return how many turns are left in the last round (E1)."""
        turns = self.view.turns_left if self.view.waiting_for else None
        return [] if turns is None else [say("table-last-round", count=turns)]

    def display(self) -> list[str]:
        """Return the face-up cards, the piles and the discard."""
        view = self.view
        slots = [
            say(
                "describe-slot",
                slot=slot,
                card=say("slot-without-card") if card is None else color_word(card),
            )
            for slot, card in enumerate(view.display, 1)
        ]
        lines = [say("describe-face-up", slots=listed(slots)), say("describe-deck", count=view.deck_size)]
        lines.append(say("describe-discard", cards=cards_phrase(_cards(view.discard.items()))))
        if view.ticket_deck_size is not None:
            lines.append(say("describe-ticket-deck", count=view.ticket_deck_size))
        return lines

    def hand(self) -> list[str]:
        """Return this seat's transport cards."""
        return [say("describe-cards", cards=cards_phrase(_cards(self.view.hand.items())))]

    def tickets(self) -> list[str]:
        """Return this seat's tickets and how far each has come, and those that it knows of."""
        view, teller = self.view, self.teller
        lines = [self._ticket(ticket) for ticket in view.tickets]
        if view.offer:
            lines.append(say("describe-offer", tickets=teller.tickets(view.offer)))
        if view.rejected:
            rejected = teller.tickets(lying.ticket for lying in view.rejected)
            lines.append(say("question-rejected", tickets=rejected))
        return lines or [say("describe-no-tickets")]

    def _ticket(self, identity: str) -> str:
        printed, ticket = self.view.board.ticket[identity], self.teller.ticket(identity)
        way = missing_way(self.view, printed.a, printed.b)
        if way is None:
            return say("describe-ticket-lost", ticket=ticket)
        return say("describe-ticket", ticket=ticket, missing=_spaces(way))

    def souvenirs(self) -> list[str]:
        """Return where souvenirs lie."""
        lines = [self._stack(place) for place in self.view.stacks]
        if self.view.waiting_souvenirs:
            aside = listed([souvenir_word(symbol) for symbol in self.view.waiting_souvenirs])
            lines.append(say("describe-waiting-souvenirs", souvenirs=aside))
        return lines or [say("describe-no-souvenirs")]

    def _stack(self, place: str) -> str:
        stack = self.view.stacks[place]
        name, souvenir = self.teller.location(place), souvenir_word(stack.symbol)
        return say("describe-stack", place=name, count=stack.count, souvenir=souvenir)

    def networks(self) -> list[str]:
        """Return the places that each player has joined, this seat's first."""
        seats = sorted(range(len(self.names)), key=lambda seat: seat != self.view.seat)
        return [line for seat in seats for line in self._network(seat)]

    def _network(self, seat: int) -> list[str]:
        name, groups = self.names[seat], networks(self.view, seat)
        places = [listed([self.teller.location(place) for place in group]) for group in groups]
        joined = [say("describe-network", name=name, places=group) for group in places]
        return joined or [say("describe-no-network", name=name)]

    def all_locations(self) -> list[str]:
        """Return the routes at each place."""
        return [self._routes_at(location.id) for location in self.view.board.locations]

    def location(self, place: str) -> list[str]:
        """Return the routes at a place and the souvenirs on it."""
        return [self._routes_at(place), *([self._stack(place)] if place in self.view.stacks else [])]

    def _routes_at(self, place: str) -> str:
        routes = [
            self._route(route, place) for route in self.view.board.routes if place in (route.a, route.b)
        ]
        return say("describe-place", place=self.teller.location(place), routes=_joined(routes))

    def _route(self, route: Route, start: str) -> str:
        """Return where a route leads: a free one with its price, another with its owner."""
        far = self.teller.location(route.b if route.a == start else route.a)
        if route.id in self.view.owners:
            return say("describe-owned", place=far, name=self.names[self.view.owners[route.id]])
        if is_closed(route, self.view):
            return say("describe-closed", place=far)
        return self._worth(route, say("describe-to", place=far))

    def _worth(self, route: Route, ends: str) -> str:
        color = color_word(route.color)
        phrase = say("route-phrase", ends=ends, length=route.length, color=color, ferries=route.ferries)
        return say("route-worth", route=phrase, points=self.view.board.route_points[route.length])

    def way(self, a: str, b: str) -> str:
        """Return what is still to claim between two places."""
        way, names = (
            missing_way(self.view, a, b),
            {"a": self.teller.location(a), "b": self.teller.location(b)},
        )
        if way is None:
            return say("question-no-way", **names)
        routes = _joined([self._worth(route, self.teller.ends(route)) for route in way])
        return say("question-way", **names, missing=_spaces(way), routes=routes)

    def news(self) -> list[str]:
        """Return what happened last."""
        return [self.teller.tell(event) for event in self.view.history[-NEWS:]]

    def final(self) -> list[str]:
        """Return the tickets that were secret, the final count and who won."""
        assert self.view.result is not None
        tickets = [
            say("result-tickets", name=name, tickets=self.teller.tickets(player.revealed_tickets or ()))
            for name, player in zip(self.names, self.view.players, strict=True)
        ]
        return tickets + self.teller.result(self.view.result)

    def options(self) -> list[str]:
        """Return the commands for all legal moves, those alike but for a place or a payment as one."""
        if not self.moves:
            return [self.waiting() if self.view.waiting_for else say("event-over")]
        grouped: dict[str, list[Move]] = {}
        for move in self.moves:
            grouped.setdefault(_likeness(move), []).append(move)
        return [self._command(moves) for moves in grouped.values()]

    def options_at(self, places: Sequence[str]) -> list[str]:
        """Return the commands for the routes at these places that can be claimed now."""
        route = self.view.board.route
        claims = [move for move in self.moves if isinstance(move, ClaimRoute)]
        here = [move for move in claims if set(places) <= {route[move.route].a, route[move.route].b}]
        if here:
            return Description(self.view, here).options()
        return [line for place in places for line in self.location(place)]

    def _command(self, moves: Sequence[Move]) -> str:
        """Return the command for moves that differ in a place or a payment only."""
        first = moves[0]
        match first:
            case ClaimRoute(route):
                claims = sorted((move.cards for move in moves if isinstance(move, ClaimRoute)), key=_ferries)
                name = route_name(self.view.board, self.view.board.route[route])
                return say("command-claim", route=name, cards=either([cards_phrase(c) for c in claims]))
            case PlaceSouvenir(symbol):
                places = [
                    self.teller.location(move.location) for move in moves if isinstance(move, PlaceSouvenir)
                ]
                return say("command-put", souvenir=souvenir_word(symbol), place=either(places))
        return command_of(first, self.view)


def _likeness(move: Move) -> str:
    """Return what moves share that are described as one."""
    match move:
        case ClaimRoute(route):
            return route
        case PlaceSouvenir(symbol):
            return symbol
    return repr(move)


def _ferries(cards: Sequence[str]) -> int:
    return cards.count("ferry")


def _spaces(way: Iterable[Route]) -> int:
    return sum(route.length for route in way)


def _cards(counts: Iterable[tuple[str, int]]) -> list[str]:
    return [card for card, count in counts for _ in range(count)]


def _joined(phrases: Sequence[str]) -> str:
    """Join phrases that have commas of their own."""
    text = phrases[0] if phrases else say("list-none")
    for phrase in phrases[1:]:
        text = say("describe-and", first=text, next=phrase)
    return text
