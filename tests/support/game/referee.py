"""A slow, plain referee for the city game: the test oracle for the fast engine.

Everything is lists, dicts and strings. Rule ids (S6, D7 ...) are those of `cablecar rules`; "RECORD" means
the shape of a move as docs/guide/record.md gives it. Not meant to be fast, meant to be easy to believe.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

Json = dict[str, Any]

FERRY = "ferry"
TICKETS_PER_DRAW = 2  # K1; the board's dealt_tickets is for the opening only
SWEEPS_PER_SETTLING = 3  # D7
# What is fixed for the whole game, hence not copied when a move has to be taken back.
FIXED = {"board", "players", "parts", "locations", "routes", "tickets", "reshuffles"}

# For each kind of move: the keys it must have and the keys it may have, with their types.
SHAPES: dict[str, tuple[dict[str, type], dict[str, type]]] = {
    "keep_tickets": ({"tickets": list}, {}),
    "place_souvenir": ({"symbol": str, "location": str}, {}),
    "take_card": ({"from": str}, {"slot": int, "card": str}),
    "claim_route": ({"route": str, "cards": dict}, {}),
    "take_souvenir": ({"location": str}, {}),
    "draw_tickets": ({}, {"tickets": list}),
    "pass": ({}, {}),
}

# For each phase: the rule that governs it and the kinds of move it knows.
PHASES: dict[str, tuple[str, tuple[str, ...]]] = {
    "opening": ("S6", ("keep_tickets",)),
    "placing": ("S8", ("place_souvenir",)),
    "turn": ("T1", ("take_card", "draw_tickets", "claim_route", "pass")),
    "second card": ("D1", ("take_card",)),
    "tickets drawn": ("K1", ("keep_tickets",)),
    "souvenir choice": ("C7", ("take_souvenir",)),
    "over": ("E1", ()),
}


class Refused(Exception):
    """A move the rules refuse."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule, self.message = rule, message


def demand(truth: bool, rule: str, message: str) -> None:
    """Refuse under the given rule unless the condition holds."""
    if not truth:
        raise Refused(rule, message)


class Referee:
    """One game: knows the whole truth, says who may do what, and carries out moves."""

    def __init__(self, board: Json, players: int, shuffles: Json) -> None:
        self.board = board
        self.players = players
        self.parts: Json = board["components"]
        self.locations: list[str] = [place["id"] for place in board["locations"]]
        self.routes: dict[str, Json] = {route["id"]: route for route in board["routes"]}
        self.tickets: dict[str, Json] = {ticket["id"]: ticket for ticket in board["tickets"]}
        self.reshuffles: list[list[str]] = shuffles["reshuffles"]
        if not 2 <= players <= min(4, self.parts["max_players"]):
            raise ValueError(f"{players} players can't play this board")
        starts: list[str] = [place["id"] for place in board["locations"] if place["souvenir_at_setup"]]
        self._check_shuffles(shuffles, len(starts))

        self.turn = 0  # S7: seat 0 starts
        self.passes = 0  # passes in a row, T2
        self.turns_left: int | None = None  # counted once E1 has fired
        self.reshuffles_used = 0
        # S1
        self.cars: list[int] = [self.parts["cars"]] * players
        self.points: list[int] = [0] * players
        self.owners: dict[str, int | None] = dict.fromkeys(self.routes)
        # S2, S3: the symbols left over wait aside, two or none
        self.stack_size = 3 if players == 4 else 2
        piles: list[tuple[str, int]] = [(symbol, self.stack_size) for symbol in shuffles["souvenirs"]]
        self.stacks: dict[str, tuple[str, int]] = dict(zip(starts, piles, strict=False))
        self.waiting: list[str] = [symbol for symbol, _ in piles[len(starts) :]]
        self.souvenirs: list[set[str]] = [set() for _ in range(players)]
        # S8: the last seat, then the one before; S9: with two players the second seat does both
        self.to_place: list[int] = [1, 1] if players == 2 else [players - 1, players - 2]
        self.choice: list[str] = []  # where a token may be taken from just now, C7
        # S4, S5
        self.deck: list[str] = list(shuffles["transport"])  # top first
        self.discard: list[str] = []  # in no order
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.display: list[str | None] = [None] * self.parts["display"]
        for _ in range(self.parts["dealt_cards"]):
            for hand in self.hands:
                if self.deck:
                    hand.append(self._top_card())
        self._settle()
        # S6
        self.ticket_deck: list[str] = list(shuffles["tickets"])  # top first
        self.kept: list[list[str]] = [[] for _ in range(players)]
        self.rejected: list[list[str]] = [[] for _ in range(players)]  # only until the opening ends
        self.offered: list[list[str]] = [[] for _ in range(players)]  # dealt or drawn, not yet chosen from
        for _ in range(self.parts["dealt_tickets"]):
            for offer in self.offered:
                offer.append(self.ticket_deck.pop(0))
        self.phase = "opening" if any(self.offered) else self._after_opening()

    def _check_shuffles(self, shuffles: Json, starts: int) -> None:
        """The shuffled piles must be the board's pieces, and two souvenirs, or none, be left over."""
        cards: list[str] = [
            color for color in self.parts["colors"] for _ in range(self.parts["cards_per_color"])
        ]
        cards += [FERRY] * self.parts["ferries"]
        demand(Counter(shuffles["transport"]) == Counter(cards), "S4", "Other transport cards.")
        demand(Counter(shuffles["tickets"]) == Counter(list(self.tickets)), "S6", "Other tickets.")
        demand(Counter(shuffles["souvenirs"]) == Counter(self.board["souvenirs"]), "S3", "Other souvenirs.")
        left = len(shuffles["souvenirs"]) - starts
        demand(left in (0, 2), "S3", "Two stacks, or none, must be left to wait aside.")

    # --- cards
    def _new_deck(self) -> list[str]:
        """The next reshuffled deck, as the record tells it."""
        demand(self.reshuffles_used < len(self.reshuffles), "D6", "A reshuffle is missing.")
        return list(self.reshuffles[self.reshuffles_used])

    def _renew_deck(self) -> None:
        """D6: an empty deck is at once replaced by the whole discard."""
        if self.deck or not self.discard:
            return
        new = self._new_deck()
        demand(Counter(new) == Counter(self.discard), "D6", "The reshuffle is not the discard.")
        self.reshuffles_used += 1
        self.deck, self.discard = new, []

    def _top_card(self) -> str:
        card = self.deck.pop(0)
        self._renew_deck()
        return card

    def _fill_display(self) -> None:
        for slot, card in enumerate(self.display):
            if card is None and self.deck:
                self.display[slot] = self._top_card()

    def _settle(self) -> None:
        """D2, D7: fill the display, then sweep it while too many ferries lie open, three times at most.

        Step (1) of D7, a taken card's slot first, needs no code: others are empty only if no card is left.
        """
        self._fill_display()
        for _ in range(SWEEPS_PER_SETTLING):
            if self.display.count(FERRY) < self.parts["sweep_at"] or not self.deck:
                return
            self.discard += [card for card in self.display if card is not None]  # all together, then D6
            self.display = [None] * len(self.display)
            self._renew_deck()
            self._fill_display()

    # --- who may do what
    def waiting_for(self) -> list[int]:
        """The seats that may act now, ascending."""
        if self.phase == "over":
            return []
        if self.phase == "opening":  # S6: in any order, each once
            return [seat for seat in range(self.players) if self.offered[seat]]
        if self.phase == "placing":
            return [self.to_place[0]]
        return [self.turn]

    def legal_moves(self, seat: int) -> list[Json]:
        """Every move the seat may make now: all that can be thought of, less what the rules refuse."""
        if seat not in self.waiting_for():
            return []
        return [move for move in self._thinkable(seat) if self._allowed(seat, move)]

    def _allowed(self, seat: int, move: Json) -> bool:
        try:
            self._check(seat, move)
        except Refused:
            return False
        return True

    def _thinkable(self, seat: int) -> Iterator[Json]:
        """Candidates, legal or not, but every legal move of this moment once."""
        for do in PHASES[self.phase][1]:
            if do == "keep_tickets":
                offer = sorted(self.offered[seat])
                subsets = (some for size in range(1, len(offer) + 1) for some in combinations(offer, size))
                yield from ({"do": do, "tickets": list(some)} for some in subsets)
            elif do == "place_souvenir":
                yield from (
                    {"do": do, "symbol": s, "location": p} for s in self.waiting for p in self.locations
                )
            elif do == "take_card":
                yield {"do": do, "from": "deck"}
                yield from ({"do": do, "from": "display", "slot": slot} for slot in range(len(self.display)))
            elif do == "claim_route":
                for name, route in self.routes.items():
                    payments = self._thinkable_payments(seat, route["length"])
                    yield from ({"do": do, "route": name, "cards": cards} for cards in payments)
            elif do == "take_souvenir":
                yield from ({"do": do, "location": location} for location in self.locations)
            else:
                yield {"do": do}  # draw_tickets, pass

    def _thinkable_payments(self, seat: int, length: int) -> Iterator[dict[str, int]]:
        """Each mix of the right size of one colour in hand and ferries."""
        for ferries in range(length):
            for color in self.parts["colors"]:
                if self.hands[seat].count(color) >= length - ferries:
                    yield {color: length - ferries, FERRY: ferries} if ferries else {color: length}
        yield {FERRY: length}

    # --- checks
    def _check(self, seat: int, move: Json) -> None:
        """Refuse the move if anything is wrong with it; change nothing."""
        self._check_shape(seat, move)
        rule, kinds = PHASES[self.phase]
        demand(seat in self.waiting_for(), rule, f"Seat {seat} may not act now.")
        demand(move["do"] in kinds, rule, f"No {move['do']} at this moment.")
        if move["do"] == "keep_tickets":
            self._check_keep(seat, move)
        elif move["do"] == "place_souvenir":
            self._check_place(move)
        elif move["do"] == "take_card":
            self._check_card(move)
        elif move["do"] == "draw_tickets":
            demand(bool(self.ticket_deck), "K2", "No ticket is left.")
            drawn = self.ticket_deck[:TICKETS_PER_DRAW]
            demand(move.get("tickets", drawn) == drawn, "K1", "Other tickets lie on top.")
        elif move["do"] == "claim_route":
            self._check_claim(seat, move)
        elif move["do"] == "take_souvenir":
            demand(move["location"] in self.choice, "C7", "That token is not on offer.")
        elif move["do"] == "pass":
            others = (other for other in self._thinkable(seat) if other["do"] != "pass")
            demand(not any(self._allowed(seat, other) for other in others), "T2", "An action is possible.")

    def _check_shape(self, seat: int, move: Json) -> None:
        demand(move.get("do") in list(SHAPES), "RECORD", "There is no such kind of move.")
        needed, possible = SHAPES[move["do"]]
        types = needed | possible | {"do": str, "seat": int}
        demand(set(needed) <= set(move) <= set(types), "RECORD", "A key is missing or unknown.")
        demand(all(type(move[key]) is types[key] for key in move), "RECORD", "A value is of the wrong type.")
        demand(move.get("seat", seat) == seat, "RECORD", "The move names another seat.")

    def _check_keep(self, seat: int, move: Json) -> None:
        """S6, K1, K2: some of those offered, at least one, none twice."""
        rule = PHASES[self.phase][0]
        keep: list[Any] = move["tickets"]
        demand(len(keep) >= 1, rule, "At least one ticket is kept.")
        demand(all(ticket in self.offered[seat] for ticket in keep), rule, "That ticket was not offered.")
        demand(all(keep.count(ticket) == 1 for ticket in keep), rule, "A ticket is kept only once.")

    def _check_place(self, move: Json) -> None:
        rule = "S9" if self.players == 2 else "S8"
        demand(move["symbol"] in self.waiting, rule, "That stack is not waiting.")
        demand(move["location"] in self.locations, rule, "There is no such location.")
        demand(move["location"] not in self.stacks, rule, "That location has a stack already.")

    def _check_card(self, move: Json) -> None:
        demand(move["from"] in ("deck", "display"), "RECORD", "A card comes from deck or display.")
        demand(
            ("slot" in move) == (move["from"] == "display"), "RECORD", "A slot goes with the display, only."
        )
        if move["from"] == "deck":
            demand(bool(self.deck), "D1", "The deck is empty.")
            card: str | None = self.deck[0]
        else:
            demand(0 <= move["slot"] < len(self.display), "D1", "There is no such slot.")
            card = self.display[move["slot"]]
            demand(card is not None, "D1", "That slot is empty.")
            demand(self.phase != "second card" or card != FERRY, "D4", "No face-up ferry as the second card.")
        demand(move.get("card", card) == card, "D1", "It is another card.")

    def _check_claim(self, seat: int, move: Json) -> None:
        demand(move["route"] in self.routes, "C1", "There is no such route.")
        route, cards = self.routes[move["route"]], move["cards"]
        demand(self.owners[route["id"]] is None, "C1", "The route has an owner.")
        if route["double"] is not None:  # C6
            twin = self.owners[route["double"]]
            demand(twin != seat, "C6", "The player owns the other one of this double route.")
            demand(twin is None or self.players > 2, "C6", "With two players the other one closes.")
        demand(self.cars[seat] >= route["length"], "C4", "Too few cars.")
        demand(
            all(type(n) is int and n > 0 for n in cards.values()), "RECORD", "Counts are whole and above 0."
        )
        enough = self.hands[seat].count(FERRY) >= route["ferries"]
        demand(enough, "C3", "The hand has fewer ferries than the route has symbols.")
        demand(
            all(self.hands[seat].count(c) >= n for c, n in cards.items()), "C2", "The hand lacks these cards."
        )
        demand(sum(cards.values()) == route["length"], "C2", "One card per space.")
        demand(cards.get(FERRY, 0) >= route["ferries"], "C3", "One ferry card for each ferry symbol.")
        colors = [card for card in cards if card != FERRY]
        demand(len(colors) <= 1, "C2", "All cards but the ferries are of one colour.")
        demand(route["color"] == "grey" or colors in ([], [route["color"]]), "C2", "The wrong colour.")

    # --- moves
    def play(self, seat: int, move: Json) -> None:
        """Carry out a move, or raise Refused and leave everything as it was."""
        self._check(seat, move)
        before = {name: copy.deepcopy(value) for name, value in vars(self).items() if name not in FIXED}
        try:
            self._carry_out(seat, move)
        except Refused:  # only D6 can still refuse
            vars(self).update(before)
            raise

    def _carry_out(self, seat: int, move: Json) -> None:
        if move["do"] == "keep_tickets":
            self._keep_tickets(seat, move["tickets"])
        elif move["do"] == "place_souvenir":
            self._place_souvenir(move["symbol"], move["location"])
        elif move["do"] == "take_card":
            self._take_card(seat, move.get("slot"))
        elif move["do"] == "draw_tickets":  # K1, K2
            self.offered[seat] = self.ticket_deck[:TICKETS_PER_DRAW]
            self.ticket_deck = self.ticket_deck[TICKETS_PER_DRAW:]
            self.phase = "tickets drawn"
        elif move["do"] == "claim_route":
            self._claim_route(seat, self.routes[move["route"]], move["cards"])
        elif move["do"] == "take_souvenir":
            self._take_souvenir(seat, move["location"])
            self._end_turn()
        elif move["do"] == "pass":
            self._end_turn(passed=True)

    def _keep_tickets(self, seat: int, keep: list[str]) -> None:
        self.kept[seat].extend(keep)
        rejected = [ticket for ticket in self.offered[seat] if ticket not in keep]
        self.offered[seat] = []
        if self.phase == "tickets drawn":  # K1
            self.ticket_deck.extend(rejected)
            self._end_turn()
            return
        self.rejected[seat] = rejected  # S6: under the deck only when all have chosen, lowest seat first
        if not any(self.offered):
            for pile in self.rejected:
                self.ticket_deck.extend(pile)
            self.rejected = [[] for _ in range(self.players)]
            self.phase = self._after_opening()

    def _after_opening(self) -> str:
        """S8, S9: the stacks that wait are placed before the first turn."""
        return "placing" if self.waiting else "turn"

    def _place_souvenir(self, symbol: str, location: str) -> None:
        """S8 a whole stack; S9 a single token, its fellows leave the game."""
        self.stacks[location] = (symbol, 1 if self.players == 2 else self.stack_size)
        self.waiting.remove(symbol)
        self.to_place.pop(0)
        if not self.to_place:
            self.phase = "turn"

    def _take_card(self, seat: int, slot: int | None) -> None:
        """D1-D4, D8. No slot means the deck."""
        card = self._top_card() if slot is None else str(self.display[slot])
        self.hands[seat].append(card)
        if slot is not None:
            self.display[slot] = None
        self._settle()
        if self.phase == "second card" or (slot is not None and card == FERRY):  # D3
            self._end_turn()
            return
        self.phase = "second card"
        if not self.legal_moves(seat):  # D8
            self._end_turn()

    def _claim_route(self, seat: int, route: Json, cards: dict[str, int]) -> None:
        """C5: pay, place cars, score, settle, token."""
        for card in Counter(cards).elements():
            self.hands[seat].remove(card)
            self.discard.append(card)
        self._renew_deck()  # D6, once all is paid
        self.cars[seat] -= route["length"]
        self.owners[route["id"]] = seat
        self.points[seat] += self.board["route_points"][str(route["length"])]
        self._settle()
        self.choice = self._tokens_for(seat, route)
        if len(self.choice) == 2:  # C7: the player's choice, else there is none to make
            self.phase = "souvenir choice"
            return
        for location in self.choice:
            self._take_souvenir(seat, location)
        self._end_turn()

    def _tokens_for(self, seat: int, route: Json) -> list[str]:
        """C7: the route's ends that hold a token whose symbol the player lacks."""
        ends = [end for end in (route["a"], route["b"]) if end in self.stacks]
        return [end for end in ends if self.stacks[end][0] not in self.souvenirs[seat]]

    def _take_souvenir(self, seat: int, location: str) -> None:
        symbol, count = self.stacks.pop(location)
        if count > 1:
            self.stacks[location] = (symbol, count - 1)
        self.souvenirs[seat].add(symbol)

    def _end_turn(self, passed: bool = False) -> None:
        """E1: the first turn ended with few cars gives everybody one more. T2: all passing ends the game."""
        self.choice = []
        self.passes = self.passes + 1 if passed else 0
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.cars[self.turn] <= self.parts["last_round_at"]:
            self.turns_left = self.players
        if self.turns_left == 0 or self.passes == self.players:
            self.phase = "over"
        else:
            self.phase = "turn"
            self.turn = (self.turn + 1) % self.players

    # --- scoring
    def _joined(self, seat: int, start: str, goal: str) -> bool:
        """E2: is there a path of the seat's own routes?"""
        own = [route for name, route in self.routes.items() if self.owners[name] == seat]
        reached = {start}
        for _ in own:  # each round goes at least one route further
            for route in own:
                if route["a"] in reached or route["b"] in reached:
                    reached |= {route["a"], route["b"]}
        return goal in reached

    def _score(self, seat: int) -> dict[str, int]:
        lengths = [self.routes[name]["length"] for name, owner in self.owners.items() if owner == seat]
        routes = sum(self.board["route_points"][str(length)] for length in lengths)
        assert routes == self.points[seat]  # E6
        kept = [self.tickets[name] for name in self.kept[seat]]  # E2, E5
        done = [ticket for ticket in kept if self._joined(seat, ticket["a"], ticket["b"])]
        tickets = sum(ticket["points"] if ticket in done else -ticket["points"] for ticket in kept)
        souvenirs = self.parts["souvenir_points"][len(self.souvenirs[seat])]  # E3
        total = routes + tickets + souvenirs
        return {
            "routes": routes,
            "tickets": tickets,
            "souvenirs": souvenirs,
            "total": total,
            "tickets_completed": len(done),
            "cars_left": self.cars[seat],
        }

    def places(self) -> list[int] | None:
        """E4: one more than the number of seats that did better; None before the end."""
        if self.phase != "over":
            return None
        scores = [self._score(seat) for seat in range(self.players)]
        worth = [(score["total"], score["tickets_completed"]) for score in scores]
        return [1 + sum(1 for other in worth if other > own) for own in worth]

    def result(self) -> Json | None:
        """The record's result, None before the end."""
        places = self.places()
        if places is None:
            return None
        winners = [seat for seat in range(self.players) if places[seat] == 1]
        return {"scores": [self._score(seat) for seat in range(self.players)], "winners": winners}

    # --- the whole truth
    def _by_color(self, cards: list[str]) -> dict[str, int]:
        return {color: cards.count(color) for color in [*self.parts["colors"], FERRY]}

    def state(self) -> Json:
        """Everything on the table. Tickets drawn and not yet chosen from are neither in the deck nor kept."""
        return {
            "hands": [self._by_color(hand) for hand in self.hands],
            "display": list(self.display),
            "deck": list(self.deck),
            "discard": self._by_color(self.discard),
            "ticket_deck": list(self.ticket_deck),
            "tickets": [sorted(kept) for kept in self.kept],
            "cars": list(self.cars),
            "points": list(self.points),
            "owners": dict(self.owners),
            "stacks": {place: [symbol, count] for place, (symbol, count) in self.stacks.items()},
            "waiting": sorted(self.waiting),
            "souvenirs": [sorted(owned) for owned in self.souvenirs],
        }
