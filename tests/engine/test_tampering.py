"""Whatever is done to a game file, it is either still the same game or refused in one sentence."""

import json
import re
import time
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cablecar.common.errors import RecordError
from cablecar.engine.events import SouvenirTaken
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, TakeCard, TakeSouvenir
from cablecar.engine.record import dumps, loads, read
from cablecar.engine.view import Phase
from tests.support.game.generated import generated_board
from tests.support.game.make_corpus import (
    Condition,
    Rank,
    anything,
    found,
    hoarder,
    is_open_ferry,
    is_shared,
    played,
    stopped,
    ticket_drawer,
)
from tests.support.game.positions import board_named

Json = dict[str, Any]
Change = Callable[[Json], Any]
Pick = Callable[[Json], bool]

# --- games to forge


def is_rich(game: Game) -> bool:
    """Wish for a game with every kind of move but a pass, and several new decks."""
    kinds = {type(played.move) for played in game.moves}
    return {TakeCard, ClaimRoute, TakeSouvenir, DrawTickets} <= kinds and len(game.shuffles.reshuffles) > 1


@cache
def base(name: str) -> Game:
    """Return an honest game."""
    match name:
        case "rich":
            return found(3, is_rich)
        case "shared":
            return found(2, is_shared, board=board_named("tiny"))
        case "tiny":
            return found(3, is_rich, board=board_named("tiny"))
        case "broken off":
            return played(2, 3, until=lambda game: len(game.moves) == 30)
        case "deal":
            deals = (
                played(2, seed, board=generated_board(seed), until=lambda game: True) for seed in range(500)
            )
            return next(game for game in deals if game.shuffles.reshuffles)
        case "opening":
            return played(4, 3, until=lambda game: len(game.moves) == 3)
    return played(int(name), 5)


BASES = ("2", "3", "4", "rich", "shared", "tiny", "broken off", "deal", "opening")


def honest(name: str) -> Json:
    """Return the record of an honest game, to be changed at will."""
    return loads(dumps(base(name).record()).encode())


@dataclass
class Forged:
    """A forged record, and the move that is at fault, if it is a move."""

    record: Json
    move: int | None = None


Forger = Callable[[], Forged]


def whole(name: str, change: Change) -> Forger:
    """Return a forger that changes a record somewhere."""

    def forge() -> Forged:
        record = honest(name)
        change(record)
        return Forged(record)

    return forge


def at(pick: Pick, change: Callable[[list[Json], int], Any], later: int = 0, name: str = "rich") -> Forger:
    """Return a forger that changes the moves at the first picked one; it or a later one is at fault."""

    def forge() -> Forged:
        record = honest(name)
        number = next(number for number, move in enumerate(record["moves"]) if pick(move))
        change(record["moves"], number)
        return Forged(record, number + 1 + later)

    return forge


def edit(pick: Pick, change: Change, name: str = "rich") -> Forger:
    """Return a forger that changes the first picked move."""
    return at(pick, lambda moves, number: change(moves[number]), name=name)


def move(pick: Pick, **values: Any) -> Forger:
    """Return a forger that gives the first picked move other values."""
    return edit(pick, lambda move: move.update(values))


def after(players: int, condition: Condition, added: Callable[[Game], Json], rank: Rank = anything) -> Forger:
    """Return a forger that adds a wrong move to a game broken off where a wish comes true."""

    def forge() -> Forged:
        game = _stopped(players, condition, rank)
        record = loads(dumps(game.record()).encode())
        record["moves"].append(added(game))
        return Forged(record, len(record["moves"]))

    return forge


@cache
def _stopped(players: int, condition: Condition, rank: Rank) -> Game:
    return stopped(players, condition, rank)


# --- which move, and where


def kind(do: str, /, **wanted: Any) -> Pick:
    """Pick a move by its kind and values."""
    return lambda move: move["do"] == do and wanted.items() <= move.items()


def claim(length: int | None = None, color: str | None = None, ferries: int | None = None) -> Pick:
    """Pick a claim by its route; the color may be "any" but grey."""

    def pick(move: Json) -> bool:
        if move["do"] != "claim_route":
            return False
        route = base("rich").board.route[move["route"]]
        return (
            length in (None, route.length)
            and (color in (None, route.color) or (color == "any" and route.color != "grey"))
            and ferries in (None, route.ferries)
        )

    return pick


def another_color(move: Json) -> None:
    """Pay with another colour."""
    right = base("rich").board.route[move["route"]].color
    move["cards"] = {"blue" if right != "blue" else "red": sum(move["cards"].values())}


def add_cards(by: int) -> Change:
    """Return a change of how many of the commonest card are paid."""

    def change(move: Json) -> None:
        cards = move["cards"]
        cards[max(cards, key=lambda card: int(cards[card]))] += by

    return change


def another_card(move: Json) -> None:
    """Take a card that is not the one that lay there."""
    move["card"] = "red" if move["card"] != "red" else "blue"


def turn_of(game: Game) -> int | None:
    """Return the seat whose turn begins, if one does."""
    return game.waiting_for[0] if game.view(None).phase is Phase.TURN else None


def twin_claim(game: Game) -> Json | None:
    """Return a claim of the second half of a double route, legal but for C6."""
    seat = turn_of(game)
    if seat is None:
        return None
    view = game.view(seat)
    for route in game.board.routes:
        owner = view.owners.get(route.double or "")
        forbidden = owner == seat or (owner is not None and len(game.players) == 2)
        forbidden = forbidden and route.id not in view.owners
        colors = view.hand if route.color == "grey" else [route.color]
        payers = [color for color in colors if view.hand[color] >= route.length]
        if forbidden and payers and view.players[seat].cars >= route.length:
            cards = {payers[0]: route.length}
            return {"seat": seat, "do": "claim_route", "route": route.id, "cards": cards}
    return None


def may_claim_twin(game: Game) -> bool:
    """Wish for a seat that could pay the second half of a double route."""
    return twin_claim(game) is not None


def twin(game: Game) -> Json:
    """Return a claim of the second half."""
    claim = twin_claim(game)
    assert claim is not None
    return claim


def unheld_claim(game: Game) -> Json:
    """Return a claim of a free route with cards that the seat does not hold."""
    seat = game.waiting_for[0]
    view = game.view(seat)
    route = next(
        route
        for route in game.board.routes
        if route.id not in view.owners
        and (route.double or "") not in view.owners
        and route.color != "grey"
        and view.hand[route.color] < route.length
    )
    return {"seat": seat, "do": "claim_route", "route": route.id, "cards": {route.color: route.length}}


def owned_claim(game: Game) -> Json:
    """Return a claim of a route that has an owner."""
    route = game.board.route[next(iter(game.view(None).owners))]
    color = "blue" if route.color == "grey" else route.color
    cards = {color: route.length - route.ferries} | ({"ferry": route.ferries} if route.ferries else {})
    return {"seat": game.waiting_for[0], "do": "claim_route", "route": route.id, "cards": cards}


def has_few_cars(game: Game) -> bool:
    """Wish for a seat with fewer than three cars at its turn."""
    seat = turn_of(game)
    return seat is not None and game.view(None).players[seat].cars < 3


def long_claim(game: Game) -> Json:
    """Return a claim of a long free route without a twin."""
    owners = game.view(None).owners
    free = (route for route in game.board.routes if route.id not in owners and route.double is None)
    route = next(route for route in free if route.length >= 3)
    color = "blue" if route.color == "grey" else route.color
    cards = {color: route.length - route.ferries} | ({"ferry": route.ferries} if route.ferries else {})
    return {"seat": game.waiting_for[0], "do": "claim_route", "route": route.id, "cards": cards}


def in_turn(game: Game) -> bool:
    """Wish for the beginning of a turn in which a route has an owner."""
    return turn_of(game) is not None and bool(game.view(None).owners)


def before_second_card(game: Game) -> bool:
    """Wish for a second card to be chosen with a face-up ferry in sight."""
    view = game.view(None)
    return view.phase is Phase.SECOND_CARD and "ferry" in view.display


def ferry_slot(game: Game) -> Json:
    """Return the taking of a face-up ferry."""
    slot = game.view(None).display.index("ferry")
    return {"seat": game.waiting_for[0], "do": "take_card", "from": "display", "slot": slot, "card": "ferry"}


def has_taken_open_ferry(game: Game) -> bool:
    """Wish for a turn ended by a face-up ferry."""
    return bool(game.moves) and is_open_ferry(game.moves[-1]) and turn_of(game) is not None


def has_taken_two(game: Game) -> bool:
    """Wish for a turn ended by a second card."""
    last = game.moves[-2:]
    return turn_of(game) is not None and all(isinstance(played.move, TakeCard) for played in last)


def deck_card(seat: int, game: Game) -> Json:
    """Return a seat's drawing of the card that really lies on the deck."""
    card = game.copy()
    card.play(game.waiting_for[0], TakeCard())
    return {"seat": seat, "do": "take_card", "from": "deck", "card": card.moves[-1].revealed[0]}


def by_the_last(game: Game) -> Json:
    """Return one more card for the seat that moved last."""
    return deck_card(game.moves[-1].seat, game)


def has_forced_souvenir(game: Game) -> bool:
    """Wish for a claim that has just brought its only souvenir."""
    last = bool(game.moves) and isinstance(game.moves[-1].move, ClaimRoute)
    return last and any(isinstance(event, SouvenirTaken) for event in game.events[-2:])


def forced_souvenir(game: Game) -> Json:
    """Return the needless choice of a souvenir that was taken already."""
    taken = next(event for event in reversed(game.events) if isinstance(event, SouvenirTaken))
    return {"seat": taken.seat, "do": "take_souvenir", "location": taken.location}


def choosing_souvenir(game: Game) -> bool:
    """Wish for a choice between two souvenirs."""
    return game.view(None).phase is Phase.SOUVENIR


def souvenir_elsewhere(game: Game) -> Json:
    """Return the choice of a souvenir at neither end of the route."""
    view = game.view(None)
    assert view.claimed is not None
    route = game.board.route[view.claimed]
    place = next(place for place in view.stacks if place not in (route.a, route.b))
    return {"seat": game.waiting_for[0], "do": "take_souvenir", "location": place}


def deck_is_empty(game: Game) -> bool:
    """Wish for a turn without a card in the draw pile."""
    return turn_of(game) is not None and game.view(None).deck_size == 0


def slot_is_empty(game: Game) -> bool:
    """Wish for a turn with an empty slot in the display."""
    return turn_of(game) is not None and None in game.view(None).display


def empty_slot(game: Game) -> Json:
    """Return the taking of a card that is not there."""
    slot = game.view(None).display.index(None)
    return {"seat": game.waiting_for[0], "do": "take_card", "from": "display", "slot": slot, "card": "red"}


def tickets_are_gone(game: Game) -> bool:
    """Wish for a turn without a ticket left."""
    return turn_of(game) is not None and game.view(None).ticket_deck_size == 0


def keeping(game: Game) -> bool:
    """Wish for two drawn tickets to choose from."""
    return game.view(None).phase is Phase.KEEPING and len(game.offer(game.waiting_for[0])) == 2


def keep(*tickets: str) -> Callable[[Game], Json]:
    """Return how to keep these tickets, where "mine" is an offered one and "other" one of the deck."""

    def added(game: Game) -> Json:
        seat = game.waiting_for[0]
        offer = game.offer(seat)
        foreign = next(ticket.id for ticket in game.board.tickets if ticket.id not in offer)
        named = {"mine": offer[0], "other": foreign}
        return {"seat": seat, "do": "keep_tickets", "tickets": [named.get(name, name) for name in tickets]}

    return added


def doing(do: str, **values: Any) -> Callable[[Game], Json]:
    """Return a move of the seat whose turn it is."""
    return lambda game: {"seat": game.waiting_for[0], "do": do, **values}


def always(added: Json) -> Callable[[Game], Json]:
    """Return always the same move."""
    return lambda game: added


def delete(moves: list[Json], number: int) -> None:
    """Leave a move out."""
    del moves[number]


def repeat(moves: list[Json], number: int) -> None:
    """Write a move twice."""
    moves.insert(number, deepcopy(moves[number]))


def insert(*added: Json) -> Callable[[list[Json], int], None]:
    """Return a change that writes moves before another one."""

    def change(moves: list[Json], number: int) -> None:
        moves[number:number] = [{"seat": moves[number]["seat"], **move} for move in added]

    return change


def next_seat(move: Json) -> None:
    """Give a move to the wrong seat."""
    move["seat"] = (move["seat"] + 1) % 3


def swap_opening(record: Json) -> None:
    """Write the opening choices in another order."""
    record["moves"][:2] = reversed(record["moves"][:2])


def set_at(*path: str | int, to: Any) -> Change:
    """Return a change of one value somewhere."""

    def change(record: Any) -> None:
        for step in path[:-1]:
            record = record[step]
        record[path[-1]] = to

    return change


def in_shuffle(name: str, change: Callable[[list[Any]], Any]) -> Change:
    """Return a change of one of the shuffles."""
    return lambda record: change(record["shuffles"][name])


def in_deck(change: Callable[[list[Any]], Any]) -> Change:
    """Return a change of the first new deck."""
    return lambda record: change(record["shuffles"]["reshuffles"][0])


def extend(items: list[Any], times: int = 1) -> None:
    """Write the last entry again."""
    items += [deepcopy(items[-1])] * times


def foreign_card(cards: list[Any]) -> None:
    """Replace a card by one of another kind."""
    cards[0] = "red" if cards[0] != "red" else "blue"


def add(field: str, by: float) -> Change:
    """Return a change of one number of the final count."""

    def change(record: Json) -> None:
        record["result"]["scores"][0][field] += by

    return change


def other_winner(record: Json) -> None:
    """Let somebody else win."""
    winner = record["result"]["winners"][0]
    record["result"]["winners"] = [(winner + 1) % len(record["players"])]


def borrow_result(record: Json) -> None:
    """Give a game broken off the result of another."""
    record["result"] = honest("2")["result"]


def upper_hash(record: Json) -> None:
    """Write the hash in capitals."""
    record["board"]["sha256"] = record["board"]["sha256"].upper()


def drop_default(record: Json) -> None:
    """Leave out what a board file may leave out but its canonical form may not."""
    del record["board"]["data"]["routes"][0]["ferries"]


def with_shipped_data(record: Json) -> None:
    """Carry the data of a shipped board."""
    record["board"]["data"] = base("2").board.to_json()


def with_shipped_id(record: Json) -> None:
    """Give a board of one's own the name of a shipped one."""
    record["board"] = {"id": "san-francisco", "sha256": record["board"]["sha256"]}


def more_players(record: Json) -> None:
    """Seat one player more."""
    record["players"].append({"name": "Eve", "kind": "human"})


PASS = {"do": "pass"}
LATE = {"seat": 0, "do": "pass"}
COUNT = "The result doesn’t match the final scoring"
SCORE = ("routes", "tickets", "souvenirs", "total", "tickets_completed", "cars_left")
HUGE = 10**400
KEEP, DRAW, PLACE = kind("keep_tickets"), kind("draw_tickets"), kind("place_souvenir")
CLAIM, CHOOSE = kind("claim_route"), kind("take_souvenir")
DECK, DISPLAY = kind("take_card", **{"from": "deck"}), kind("take_card", **{"from": "display"})
FIRST_SLOT = kind("take_card", **{"from": "display", "slot": 1})

Table = dict[str, tuple[Forger, str]]
"""Forgeries by name, each with a part of the sentence that refuses it."""

PAYMENTS: Table = {
    "one card too many": (edit(claim(length=2), add_cards(1)), "costs exactly 2 cards"),
    "one card too few": (edit(claim(length=3), add_cards(-1)), "costs exactly 3 cards"),
    "no card at all": (move(CLAIM, cards={}), "costs exactly"),
    "a wrong colour": (edit(claim(color="any", ferries=0), another_color), "Pay for this route with"),
    "two colours": (
        move(claim(length=2, color="any"), cards={"blue": 1, "red": 1}),
        "Pay for this route with",
    ),
    "two colours on a grey route": (
        after(3, in_turn, doing("claim_route", route="castro-potrero_hill", cards={"blue": 2, "red": 1})),
        "one colour",
    ),
    "cards not held": (after(3, in_turn, unheld_claim), "don’t have these cards"),
    "no ferry on a ferry route": (
        after(3, in_turn, doing("claim_route", route="pier_39-alcatraz", cards={"blue": 3})),
        "at least one ferry card",
    ),
    "a count of zero": (edit(CLAIM, lambda move: move["cards"].update(pink=0)), "wrong type in “cards”"),
    "a negative count": (edit(CLAIM, lambda move: move["cards"].update(pink=-1)), "wrong type in “cards”"),
    "a boolean count": (move(claim(length=1), cards={"red": True}), "wrong type in “cards”"),
    "a count as text": (move(claim(length=1), cards={"red": "1"}), "wrong type in “cards”"),
    "a null count": (move(claim(length=1), cards={"red": None}), "wrong type in “cards”"),
    "a large count": (move(CLAIM, cards={"red": 10**9}), "wrong type in “cards”"),
    "an unknown card": (move(claim(length=1), cards={"gold": 1}), "wrong type in “cards”"),
    "cards as a list": (move(CLAIM, cards=["red"]), "wrong type in “cards”"),
}
ROUTES: Table = {
    "both halves with two players": (after(2, may_claim_twin, twin), "With two players, only one half"),
    "both halves for one owner": (after(3, may_claim_twin, twin), "You own the other half"),
    "one that has an owner": (after(3, in_turn, owned_claim), "has already been claimed"),
    "one claimed twice": (at(CLAIM, repeat, later=1), "not your turn"),
    "one longer than the cars left": (after(3, has_few_cars, long_claim), "cable car"),
    "an unknown one": (move(CLAIM, route="market-harbour"), "no route “market-harbour”"),
    "a name without end": (move(CLAIM, route="x" * 10**6), "wrong type in “route”"),
    "a number": (move(CLAIM, route=3), "wrong type in “route”"),
}
SEATS: Table = {
    "a negative one": (move(DECK, seat=-1), "no seat -1"),
    "one of nobody": (move(DECK, seat=3), "no seat 3"),
    "true": (move(kind("take_card", seat=1), seat=True), "wrong type in “seat”"),
    "false": (move(kind("take_card", seat=0), seat=False), "wrong type in “seat”"),
    "a text": (move(DECK, seat="0"), "wrong type in “seat”"),
    "null": (move(DECK, seat=None), "wrong type in “seat”"),
    "beyond all numbers": (whole("rich", set_at("moves", 9, "seat", to=HUGE)), "too large"),
}
SLOTS: Table = {
    "a negative one": (move(DISPLAY, slot=-1), "no slot -1"),
    "out of range": (move(DISPLAY, slot=5), "no slot 5"),
    "true": (move(FIRST_SLOT, slot=True), "wrong type in “slot”"),
    "a text": (move(DISPLAY, slot="2"), "wrong type in “slot”"),
    "null": (move(DISPLAY, slot=None), "wrong type in “slot”"),
    "beyond all numbers": (whole("rich", set_at("moves", 9, "slot", to=-HUGE)), "too large"),
    "one of the deck": (move(DECK, slot=0), "unknown key “slot”"),
    "an empty one": (after(4, slot_is_empty, empty_slot, hoarder), "is empty; take another card"),
}
CARDS: Table = {
    "another than the deck gives": (edit(DECK, another_card), "doesn’t match the shuffles"),
    "another than lay face up": (edit(DISPLAY, another_card), "doesn’t match the shuffles"),
    "an unknown one": (move(DECK, card="gold"), "doesn’t match the shuffles"),
    "null": (move(DECK, card=None), "doesn’t match the shuffles"),
    "not told": (edit(DECK, lambda move: move.pop("card")), "is missing the key “card”"),
    "from elsewhere": (move(DECK, **{"from": "sleeve"}), "wrong type in “from”"),
    "from an empty deck": (
        after(4, deck_is_empty, doing("take_card", **{"from": "deck", "card": "red"}), hoarder),
        "The draw pile is empty",
    ),
    "a second after a face-up ferry": (after(3, has_taken_open_ferry, by_the_last), "not your turn"),
    "a face-up ferry as the second": (after(3, before_second_card, ferry_slot), "as your second card"),
    "a third": (after(3, has_taken_two, by_the_last), "not your turn"),
    "a second left out": (
        after(3, before_second_card, doing("draw_tickets", tickets=[])),
        "now take your second",
    ),
}
TICKETS: Table = {
    "none kept": (after(3, keeping, keep()), "You must keep at least one"),
    "a foreign one kept": (after(3, keeping, keep("other")), "You can only keep tickets"),
    "a foreign one beside": (after(3, keeping, keep("mine", "other")), "You can only keep tickets"),
    "one kept twice": (after(3, keeping, keep("mine", "mine")), "each one only once"),
    "an unknown one kept": (after(3, keeping, keep("atlantis")), "no ticket “atlantis”"),
    "a name without end": (after(3, keeping, keep("x" * 10**6)), "wrong type in “tickets”"),
    "a number kept": (move(KEEP, tickets=[7]), "wrong type in “tickets”"),
    "a text instead of a list": (move(KEEP, tickets="alcatraz-sunset"), "wrong type in “tickets”"),
    "not kept after drawing": (
        at(DRAW, lambda moves, number: moves.pop(number + 1), later=1),
        "not your turn",
    ),
    "kept without drawing": (at(DRAW, delete), "draw tickets first"),
    "drawn in another order": (
        edit(DRAW, lambda move: move["tickets"].reverse()),
        "doesn’t match the shuffles",
    ),
    "one drawn": (edit(DRAW, lambda move: move["tickets"].pop()), "doesn’t match the shuffles"),
    "not told": (edit(DRAW, lambda move: move.pop("tickets")), "is missing the key “tickets”"),
    "null drawn": (move(DRAW, tickets=None), "doesn’t match the shuffles"),
    "drawn when none is left": (
        after(3, tickets_are_gone, doing("draw_tickets", tickets=[]), ticket_drawer),
        "no destination tickets left",
    ),
}
OPENING: Table = {
    "choices in another order": (whole("rich", swap_opening), "Move 2: The opening choices must be"),
    "a choice made twice": (at(KEEP, repeat, later=1), "already chosen"),
    "a choice left out": (at(KEEP, delete, later=2), "already chosen"),
    "a choice of another seat": (edit(KEEP, next_seat), "You can only keep tickets"),
    "a turn before the choices": (at(KEEP, insert(PASS)), "Choose which destination tickets"),
    "a stack put on another": (move(PLACE, location="sunset"), "Sunset already has a souvenir stack"),
    "a stack put nowhere": (move(PLACE, location="atlantis"), "no location “atlantis”"),
    "a stack put twice": (at(PLACE, repeat, later=1), "not your turn"),
    "a stack not put": (at(PLACE, delete), "not your turn"),
    "a stack of the board": (
        edit(PLACE, lambda move: move.update(symbol=base("rich").shuffles.souvenirs[0])),
        "is already on the board",
    ),
    "an unknown stack": (move(PLACE, symbol="anchor"), "no souvenir “anchor”"),
    "a stack put by another seat": (edit(PLACE, next_seat), "not your turn"),
    "a turn before the stacks": (at(PLACE, insert(PASS)), "souvenir stacks must be placed"),
    "a stack put in the game": (
        after(3, in_turn, doing("place_souvenir", symbol="bell", location="castro")),
        "can only be placed before the first turn",
    ),
}
SOUVENIRS: Table = {
    "a forced one chosen": (after(3, has_forced_souvenir, forced_souvenir), "not your turn"),
    "a choice not made": (at(CHOOSE, delete), "not your turn"),
    "a choice made twice": (at(CHOOSE, repeat, later=1), "not your turn"),
    "one of neither end": (after(3, choosing_souvenir, souvenir_elsewhere), "no souvenir to choose there"),
    "one of nowhere": (move(CHOOSE, location="atlantis"), "no location “atlantis”"),
    "one without a claim": (after(3, in_turn, doing("take_souvenir", location="sunset")), "to choose there"),
    "another turn first": (after(3, choosing_souvenir, doing("pass")), "which of the two souvenirs"),
}
TURNS: Table = {
    "another seat's": (edit(CLAIM, next_seat), "not your turn"),
    "after the end": (whole("rich", lambda record: record["moves"].append(LATE)), "The game is over"),
    "passed without need": (after(3, in_turn, doing("pass")), "only pass if"),
    "of an unknown kind": (move(CLAIM, do="steal_route"), "no move “steal_route”"),
    "of no kind": (edit(CLAIM, lambda move: move.pop("do")), "is missing the key “do”"),
    "of a kind without end": (move(CLAIM, do="x" * 10**6), "no move “xxx"),
    "of a numbered kind": (move(CLAIM, do=7), "wrong type in “do”"),
    "a list": (at(CLAIM, lambda moves, number: moves.insert(number, [])), "Move"),  # type: ignore[arg-type]
    "null": (at(CLAIM, lambda moves, number: moves.insert(number, None)), "Move"),  # type: ignore[arg-type]
    "an end too soon": (
        whole("2", lambda record: record["moves"].pop()),
        "result doesn’t match the final scoring",
    ),
}
SHUFFLES: Table = {
    "an unknown card": (whole("2", set_at("shuffles", "transport", 0, to="gold")), "shuffle of “transport”"),
    "a card too few": (whole("2", in_shuffle("transport", list.pop)), "shuffle of “transport”"),
    "a card too many": (whole("2", in_shuffle("transport", extend)), "shuffle of “transport”"),
    "a card for another": (whole("2", in_shuffle("transport", foreign_card)), "shuffle of “transport”"),
    "a card as a number": (whole("2", set_at("shuffles", "transport", 0, to=1)), "in “transport”"),
    "cards in another order": (whole("rich", in_shuffle("transport", list.reverse)), "Move"),
    "a ticket twice": (whole("2", in_shuffle("tickets", extend)), "shuffle of “tickets”"),
    "a ticket as a list": (whole("2", set_at("shuffles", "tickets", 0, to=["x"])), "in “tickets”"),
    "tickets in another order": (whole("rich", in_shuffle("tickets", list.reverse)), "Move 1"),
    "a souvenir left out": (whole("2", in_shuffle("souvenirs", list.pop)), "shuffle of “souvenirs”"),
    "souvenirs in another order": (whole("rich", in_shuffle("souvenirs", list.reverse)), "Move 4"),
    "the first new deck left out": (
        whole("rich", in_shuffle("reshuffles", lambda decks: decks.pop(0))),
        "makes a new draw pile",
    ),
    "the last new deck left out": (
        whole("rich", in_shuffle("reshuffles", list.pop)),
        "makes a new draw pile",
    ),
    "a new deck too many": (whole("rich", in_shuffle("reshuffles", extend)), "more new draw piles"),
    "an empty new deck too many": (
        whole("rich", in_shuffle("reshuffles", lambda decks: decks.append([]))),
        "in “reshuffles”",
    ),
    "no new deck at all": (whole("rich", set_at("shuffles", "reshuffles", to=[])), "makes a new draw pile"),
    "a new deck of the deal left out": (whole("deal", in_shuffle("reshuffles", list.pop)), "The deal needs"),
    "a new deck of the deal one long": (whole("deal", in_deck(extend)), "The deal needs"),
    "new decks in another order": (
        whole("rich", in_shuffle("reshuffles", list.reverse)),
        "makes a new draw pile",
    ),
    "a new deck upside down": (whole("rich", in_deck(list.reverse)), "Move"),
    "a foreign card in a new deck": (whole("rich", in_deck(foreign_card)), "makes a new draw pile"),
    "an unknown card in a new deck": (
        whole("rich", set_at("shuffles", "reshuffles", 0, 0, to="gold")),
        "shuffle of “reshuffles”",
    ),
    "a new deck one short": (whole("rich", in_deck(list.pop)), "a new draw pile"),
    "a new deck one long": (whole("rich", in_deck(extend)), "makes a new draw pile"),
    "a new deck larger than the box": (
        whole("rich", in_deck(lambda deck: extend(deck, 300))),
        "in “reshuffles”",
    ),
    "a new deck of numbers": (whole("rich", set_at("shuffles", "reshuffles", 0, 0, to=1)), "in “reshuffles”"),
    "a new deck as text": (whole("rich", set_at("shuffles", "reshuffles", 0, to="red")), "in “reshuffles”"),
}
RESULTS: Table = {
    **{f"one more in {field}": (whole("rich", add(field, 1)), COUNT) for field in SCORE},
    **{f"one less in {field}": (whole("4", add(field, -1)), COUNT) for field in SCORE},
    **{f"a float in {field}": (whole("3", add(field, 0.0)), "must be whole") for field in SCORE},
    "another winner": (whole("3", other_winner), COUNT),
    "no winner": (whole("3", set_at("result", "winners", to=[])), COUNT),
    "everybody wins": (whole("3", set_at("result", "winners", to=[0, 1, 2])), COUNT),
    "half a shared victory": (whole("shared", lambda record: record["result"]["winners"].pop()), COUNT),
    "winners in another order": (
        whole("shared", lambda record: record["result"]["winners"].reverse()),
        COUNT,
    ),
    "a boolean winner": (whole("shared", set_at("result", "winners", 1, to=True)), COUNT),
    "scores in another order": (whole("rich", lambda record: record["result"]["scores"].reverse()), COUNT),
    "a score left out": (whole("rich", lambda record: record["result"]["scores"].pop()), COUNT),
    "no result for a finished game": (whole("rich", set_at("result", to=None)), COUNT),
    "no result for any seat": (whole("rich", set_at("result", to={})), COUNT),
    "a result for a game broken off": (whole("broken off", borrow_result), COUNT),
    "a result for an opening": (whole("opening", borrow_result), COUNT),
}
HEADS: Table = {
    "a later format": (whole("2", set_at("format", to="cablecar-game/2")), "“cablecar-game/2”"),
    "a format without end": (whole("2", set_at("format", to="x" * 10**6)), "The format is “xxx"),
    "another hash": (whole("2", set_at("board", "sha256", to="0" * 64)), "the hashes differ"),
    "a hash in capitals": (whole("tiny", upper_hash), "the hashes differ"),
    "an unknown board without data": (
        whole("2", set_at("board", "id", to="my-own")),
        "is missing the key “data”",
    ),
    "a shipped board with data": (whole("2", with_shipped_data), "unknown key “data”"),
    "a shipped board's name": (whole("tiny", with_shipped_id), "the hashes differ"),
    "the name of another edition": (
        whole("2", set_at("board", "id", to="san-francisco")),
        "the hashes differ",
    ),
    "a board of another hash": (
        whole("tiny", set_at("board", "data", "tickets", 0, "points", to=9)),
        "hashes",
    ),
    "a board that can't be": (
        whole("tiny", set_at("board", "data", "routes", 0, "length", to=9)),
        "1 to 8 spaces",
    ),
    "a board with a defect id": (whole("tiny", set_at("board", "id", to="../tiny")), "made of up to 64"),
    "a board that leaves out defaults": (whole("tiny", drop_default), "isn’t complete"),
    "a board with a name": (whole("tiny", set_at("board", "data", "name", to="Tiny")), "don’t belong"),
    "one player": (whole("2", lambda record: record["players"].pop()), "2 to 4 players"),
    "no players": (whole("2", set_at("players", to=[])), "2 to 4 players"),
    "five players": (whole("4", more_players), "2 to 4 players"),
    "four players where three may play": (whole("tiny", more_players), "2 to 3 players"),
    "a player too many": (whole("2", more_players), "Move"),
    "a wrong kind of player": (whole("2", set_at("players", 0, "kind", to="robot")), "“human”, or “bot:”"),
    "a bot without a name": (whole("2", set_at("players", 0, "kind", to="bot:")), "“human”, or “bot:”"),
    "a kind in capitals": (whole("2", set_at("players", 0, "kind", to="Human")), "“human”, or “bot:”"),
    "a seed that is none": (whole("2", set_at("seed", to="tram")), "in “seed”"),
    "an empty seed": (whole("2", set_at("seed", to="")), "in “seed”"),
    "a seed in capitals": (whole("2", set_at("seed", to="ABC")), "in “seed”"),
    "a seed too long": (whole("2", set_at("seed", to="0" * 65)), "in “seed”"),
    "half a letter in a name": (whole("2", set_at("players", 0, "name", to="\ud800")), "half a character"),
    "half a letter in a key": (whole("2", set_at("players", 0, "\udfff", to="")), "half a character"),
    "half a letter in a move": (whole("2", set_at("moves", 9, "do", to="\ud800")), "half a character"),
    "half a letter in a board": (
        whole("tiny", set_at("board", "data", "locations", 0, "name", to="\udbff")),
        "half",
    ),
}
TABLES = {
    "payment": PAYMENTS,
    "route": ROUTES,
    "seat": SEATS,
    "slot": SLOTS,
    "card": CARDS,
    "tickets": TICKETS,
    "opening": OPENING,
    "souvenir": SOUVENIRS,
    "turn": TURNS,
    "shuffle": SHUFFLES,
    "result": RESULTS,
    "head": HEADS,
}
FORGERIES = {f"{group}: {name}": entry for group, table in TABLES.items() for name, entry in table.items()}
NO_WORD_OF_OURS = re.compile(r"Traceback|Error|Exception|0x[0-9a-f]+|<class|\{ ?\$|NoneType|dict|NumPy|\n")


# --- the tests


def as_file(record: Json) -> bytes:
    """Return a record as a file, whatever it holds; half letters are escaped."""
    return json.dumps(record, sort_keys=True, indent=2).encode()


def refusal(content: bytes) -> str:
    """Return the sentence that refuses a file within seconds."""
    start = time.process_time()
    with pytest.raises(RecordError) as caught:
        Game.replay(loads(content))
    assert time.process_time() - start < 5
    return checked(caught.value)


def checked(error: RecordError) -> str:
    """Return the sentence of an error, if it is one that can be shown to anybody."""
    sentence = str(error)
    assert sentence.endswith((".", "?"))
    assert not NO_WORD_OF_OURS.search(sentence), sentence
    assert len(sentence) < 300
    assert sentence.encode()
    return sentence


@pytest.mark.parametrize("name", BASES)
def test_an_honest_game_is_accepted(name: str) -> None:
    content = dumps(base(name).record()).encode()
    assert dumps(Game.replay(loads(content)).record()).encode() == content


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_game_is_refused(name: str) -> None:
    forge, says = FORGERIES[name]
    forged = forge()
    sentence = refusal(as_file(forged.record))
    assert says in sentence
    if forged.move is not None:
        assert sentence.startswith(f"Move {forged.move}: ")


def test_there_are_many_kinds_of_forgery() -> None:
    assert len(FORGERIES) > 150


# --- every key of the format


def is_sample(path: tuple[str | int, ...], number: int, moves: list[Json]) -> bool:
    """Return True if an entry of a list stands for its kind: the first of it, or of its kind of move."""
    if path != ("moves",):
        return number == 0
    shapes = [(move["do"], sorted(move)) for move in moves]
    return shapes.index(shapes[number]) == number


def places(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to every value of a record, one entry of each list."""
    if type(node) is dict:
        entries: list[tuple[str | int, Any]] = sorted(node.items())
    elif type(node) is list:
        entries = [(number, item) for number, item in enumerate(node) if is_sample(path, number, node)]
    else:
        return
    for step, item in entries:
        yield (*path, step)
        yield from places(item, (*path, step))


def at_place(record: Any, path: tuple[str | int, ...]) -> Any:
    """Return the value at a place of a record."""
    for step in path:
        record = record[step]
    return record


SAMPLES = {".".join(map(str, path)): path for path in places(honest("tiny"))}
VALUES: tuple[Any, ...] = (None, True, 1, "x", [], {})


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_value_of_another_kind_is_refused(sample: str) -> None:
    path, record = SAMPLES[sample], honest("tiny")
    right = at_place(record, path)
    for value in VALUES:
        if type(value) is not type(right):
            set_at(*path, to=value)(record)
            refusal(as_file(record))


@pytest.mark.parametrize("sample", [sample for sample, path in SAMPLES.items() if type(path[-1]) is str])
def test_a_missing_key_is_refused(sample: str) -> None:
    path, record = SAMPLES[sample], honest("tiny")
    del at_place(record, path[:-1])[path[-1]]
    refusal(as_file(record))


@pytest.mark.parametrize("sample", SAMPLES)
def test_an_unknown_key_is_refused(sample: str) -> None:
    path, record = SAMPLES[sample], honest("tiny")
    inner = at_place(record, path)
    (inner if type(inner) is dict else record)["engin"] = "0.1.0"
    refusal(as_file(record))


# --- what is no record at all


def text_of(name: str) -> bytes:
    """Return the file of an honest game."""
    return dumps(base(name).record()).encode()


def with_nest(depth: int, place: bytes) -> bytes:
    """Return a file with many brackets inside each other in place of a value."""
    return text_of("rich").replace(place, b"[" * depth + b"]" * depth, 1)


NO_RECORDS: dict[str, tuple[Callable[[], bytes], str]] = {
    "an empty file": (lambda: b"", "JSON object"),
    "spaces": (lambda: b"  \n", "JSON object"),
    "no JSON": (lambda: b"cablecar-game/1", "JSON object"),
    "a list": (lambda: b"[]", "JSON object"),
    "null": (lambda: b"null", "JSON object"),
    "a number": (lambda: b"7", "JSON object"),
    "an empty object": (lambda: b"{}", "is missing the key"),
    "half a file": (lambda: text_of("2")[: len(text_of("2")) // 2], "JSON object"),
    "a file without its last bracket": (lambda: text_of("2")[:-2], "JSON object"),
    "two files in one": (lambda: text_of("2") * 2, "JSON object"),
    "bytes at random": (lambda: bytes(range(256)) * 40, "JSON object"),
    "zeros": (lambda: bytes(10_000), "JSON object"),
    "UTF-16": (lambda: text_of("2").decode().encode("utf-16"), "JSON object"),
    "UTF-16 without its mark": (lambda: text_of("2").decode().encode("utf-16-le"), "JSON object"),
    "UTF-8 with a mark": (lambda: b"\xef\xbb\xbf" + text_of("2"), "JSON object"),
    "Latin-1": (lambda: text_of("2").replace(b"Player", b"Zo\xeb"), "JSON object"),
    "half a letter in bytes": (lambda: text_of("2").replace(b"Player", b"\xed\xa0\x80"), "JSON object"),
    "a comment": (lambda: b"// a game\n" + text_of("2"), "JSON object"),
    "100,000 brackets": (lambda: b"[" * 100_000, "JSON object"),
    "100,000 objects": (lambda: b'{"format":' * 100_000, "JSON object"),
    "a nest in the head": (lambda: with_nest(900, b'"cablecar-game/1"'), "nested too deep"),
    "a nest in a move": (lambda: with_nest(400, b'"claim_route"'), "nested too deep"),
    "a nest too deep to read": (lambda: with_nest(50_000, b'"claim_route"'), "JSON object"),
    "a key twice": (
        lambda: text_of("2").replace(b"{", b'{"seed": "1", "seed": "1",', 1),
        "has the same key twice",
    ),
    "a key twice in a move": (lambda: text_of("2").replace(b'"do"', b'"do": "pass", "do"', 1), "key twice"),
    "a float": (lambda: text_of("2").replace(b'"seat": 1', b'"seat": 1.0', 1), "holds 1.0, but"),
    "a power": (lambda: text_of("2").replace(b'"seat": 1', b'"seat": 1e0', 1), "holds 1e0, but"),
    "no number": (lambda: text_of("2").replace(b'"seat": 1', b'"seat": NaN', 1), "holds NaN, but"),
    "infinity": (lambda: text_of("2").replace(b'"seat": 1', b'"seat": Infinity', 1), "holds Infinity, but"),
    "less than all": (
        lambda: text_of("2").replace(b'"seat": 1', b'"seat": -Infinity', 1),
        "holds -Infinity,",
    ),
    "5,000 digits": (lambda: text_of("2").replace(b'"seat": 1', b'"seat": ' + b"1" * 5000, 1), "too large"),
    "a million digits": (
        lambda: text_of("2").replace(b'"seat": 1', b'"seat": ' + b"1" * 10**6, 1),
        "too large",
    ),
    "a long fraction": (lambda: text_of("2").replace(b'"seat": 1', b'"seat": 0.' + b"1" * 10**6, 1), "whole"),
    "50 MB of spaces": (lambda: b" " * 50_000_000, "longer than 4 MB"),
    "a file of many keys": (
        lambda: json.dumps({str(key): 0 for key in range(300_000)}).encode(),
        "unknown key",
    ),
    "a file of many moves": (
        lambda: text_of("2").replace(b'"moves": [', b'"moves": [' + b"{}," * 10**6),
        "Move 1",
    ),
    "many empty decks": (lambda: many_decks([], 900_000), "in “reshuffles”"),
    "many small decks": (lambda: many_decks(["red"], 300_000), "more new draw piles"),
}


def many_decks(deck: list[str], count: int) -> bytes:
    """Return a file with far too many new decks."""
    record = honest("2")
    record["shuffles"]["reshuffles"] += [deck] * count
    return json.dumps(record).encode()


@pytest.mark.parametrize("name", NO_RECORDS)
def test_what_is_no_game_file_is_refused(name: str) -> None:
    make, says = NO_RECORDS[name]
    assert says in refusal(make())


def test_a_nest_of_any_depth_is_refused() -> None:
    record = honest("rich")
    record["result"]["scores"] = "nest"
    content = as_file(record)
    for depth in (10, *range(900, 1010)):
        sentence = refusal(content.replace(b'"nest"', b"[" * depth + b"]" * depth))
        assert "nested too deep" in sentence or "JSON object" in sentence


@pytest.mark.parametrize(
    "number", [10**10, -(10**10), 10**400, 10**5000], ids=["large", "low", "huge", "endless"]
)
def test_a_record_that_never_was_a_text_is_checked_as_well(number: int) -> None:
    record = honest("2")
    record["moves"][4]["seat"] = number
    with pytest.raises(RecordError) as caught:
        Game.replay(record)
    assert "far too large" in checked(caught.value)


def unreadable(path: Path) -> str:
    """Return the sentence that refuses to read a path."""
    with pytest.raises(RecordError) as caught:
        read(path)
    return checked(caught.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert "can’t be read: No such file" in unreadable(tmp_path / "nothing.json")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "can’t be read: Is a directory" in unreadable(tmp_path)


def test_an_impossible_file_name_is_refused() -> None:
    assert "can’t be read" in unreadable(Path("game\0.json"))


def test_a_file_of_50_MB_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    assert unreadable(path) == "The file is longer than 4 MB, too long for a game."


# --- chance as forger


@cache
def all_places(name: str) -> list[tuple[str | int, ...]]:
    """Return the way to every value of a record."""

    def walk(node: Any, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
        entries = node.items() if type(node) is dict else enumerate(node) if type(node) is list else ()
        for step, item in entries:
            yield (*path, step)
            yield from walk(item, (*path, step))

    return list(walk(honest(name), ()))


def mutate(record: Json, path: tuple[str | int, ...], how: str, value: Any) -> None:
    """Delete, replace or duplicate the value at a place."""
    parent, step = at_place(record, path[:-1]), path[-1]
    if how == "delete":
        del parent[step]
    elif how == "replace":
        parent[step] = value
    elif type(parent) is list:
        parent.insert(int(step), deepcopy(parent[int(step)]))
    else:
        parent[f"{step}2"] = parent[step]


def canonical(record: Json) -> Json:
    """Return a record as this version writes it: the order inside a keep does not matter."""
    record = {**record, "engine": ""}
    for move in record["moves"]:
        if move["do"] == "keep_tickets":
            move["tickets"].sort()
    return record


def check_mutant(record: Json) -> None:
    """Accept a mutant that is told whole by the game it replays to; else it must be refused in a sentence."""
    try:
        game = Game.replay(loads(as_file(record)))
    except RecordError as error:
        checked(error)
    else:
        assert canonical(game.record()) == canonical(record)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["ferry", "red", "human"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
CHANCE = settings(
    max_examples=150, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@CHANCE
@given(st.sampled_from(BASES), st.randoms(use_true_random=False), st.sampled_from(("delete", "duplicate")))
def test_a_record_mutilated_at_random_is_the_same_game_or_refused(name: str, chance: Any, how: str) -> None:
    record = honest(name)
    mutate(record, chance.choice(all_places(name)), how, None)
    check_mutant(record)


@CHANCE
@given(st.sampled_from(BASES), st.randoms(use_true_random=False), JSON)
def test_a_record_with_any_value_anywhere_is_the_same_game_or_refused(
    name: str, chance: Any, value: Any
) -> None:
    record = honest(name)
    mutate(record, chance.choice(all_places(name)), "replace", value)
    check_mutant(record)


@CHANCE
@given(st.sampled_from(BASES), st.randoms(use_true_random=False))
def test_a_record_with_values_exchanged_is_the_same_game_or_refused(name: str, chance: Any) -> None:
    record = honest(name)
    taken = deepcopy(at_place(record, chance.choice(all_places(name))))
    mutate(record, chance.choice(all_places(name)), "replace", taken)
    check_mutant(record)


@CHANCE
@given(st.sampled_from(BASES), st.randoms(use_true_random=False), st.binary(max_size=3))
def test_a_file_with_other_bytes_is_a_game_or_refused(name: str, chance: Any, other: bytes) -> None:
    content = text_of(name)
    start = chance.randrange(len(content))
    content = content[:start] + other + content[start + chance.randrange(4) :]
    try:
        game = Game.replay(loads(content))
    except RecordError as error:
        checked(error)
    else:
        assert canonical(game.record()) == canonical(json.loads(content))
