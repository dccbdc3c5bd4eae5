"""A game whose chance is explicit: cards, tickets and stacks are drawn one by one, as the caller says.

A move is tried on a copy, with the outcomes given so far on top of the deck; the events that the rules note
show how many it used. Too few given: chance has to say the next. All used: the copy becomes the game.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from cablecar.board import Board
from cablecar.board.check import MAX_TICKETS
from cablecar.rules import calls
from cablecar.rules.board_table import DRAW_TICKETS, TAKE_FROM_DECK, board_table
from cablecar.rules.events import CARD_TAKEN, CARD_TURNED_UP, DECK_RESHUFFLED
from cablecar.rules.state import (
    CARD_KINDS,
    CHOICES,
    DEALER,
    DRAWN_TICKETS,
    NONE,
    OPENING,
    OVER,
    RESULT,
    STATE,
    Records,
)

Outcomes = list[tuple[int, float]]
"""What chance may say, and how likely: a kind of card, then behind them tickets, then souvenirs."""


class ChanceRules:
    """What never changes: one a board and number of players."""

    def __init__(self, board: Board, players: int) -> None:
        self.players, self.table = players, board_table(board)
        record = self.table[0]
        self.tickets, self.symbols = int(record["tickets"]), int(record["souvenirs"])
        self.starts, self.actions = int(record["starts"]), int(record["actions"])
        self.dealt_cards = int(record["dealt_cards"]) * players
        self.dealt_tickets = int(record["dealt_tickets"]) * players
        self.first_keep, self.first_claim = int(record["first_keep"]), int(record["first_claim"])
        self.first_take_souvenir = int(record["first_take_souvenir"])
        self.first_ticket, self.first_symbol = CARD_KINDS, CARD_KINDS + self.tickets
        self.outcomes = self.first_symbol + self.symbols
        self.deck = np.repeat(np.arange(CARD_KINDS, dtype=np.int8), record["card_counts"])

    def __deepcopy__(self, memo: object) -> "ChanceRules":
        return self


class ChanceGame:
    """One game: a seat acts, or chance does."""

    def __init__(self, rules: ChanceRules) -> None:
        self.rules = rules
        self.state = np.zeros(1, STATE)
        self.chance: Outcomes | None = None
        """What chance may say now, or None if a seat is to act."""
        self.seen: list[list[str]] = [[] for _ in range(rules.players)]
        """What each seat has seen since the deal, in order: its information state."""
        self._told: list[int] = []
        self._move: tuple[int, int] | None = None
        self._dealer = np.zeros(1, DEALER)
        self._dealer["events"]["noting"] = 1
        self._choices, self._result = np.zeros(1, CHOICES), np.zeros(1, RESULT)
        self._deal()

    def __deepcopy__(self, memo: object) -> "ChanceGame":
        twin = object.__new__(ChanceGame)
        twin.__dict__.update(self.__dict__)
        twin.state, twin._told = self.state.copy(), list(self._told)
        twin.seen = [list(seen) for seen in self.seen]
        return twin

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.chance is None and bool(self.state["phase"][0] == OVER)

    @property
    def seat(self) -> int:
        """The seat that is to act."""
        return calls.next_seat(self.state)

    def legal(self) -> list[int]:
        """Return the legal actions of the seat that is to act, in ascending order."""
        calls.list_legal(self.rules.table, self.state, self.seat, self._choices)
        return sorted(self._choices["actions"][0, : self._choices["count"][0]].tolist())

    def returns(self) -> list[float]:
        """Return 1 for the winner and together 0; those who tie share."""
        calls.final_score(self.rules.table, self.state, self._dealer, self._result)
        players = self.rules.players
        first = self._result["places"][0, :players] == 1
        return [float((share * players - 1) / (players - 1)) for share in first / first.sum()]

    def apply(self, action: int) -> None:
        """Let the seat that is to act, or chance, do something."""
        if self.chance is not None:
            self._told.append(action)
        else:
            self._move, self._told = (self.seat, action), []
        if self._move is None:
            self._deal()
        else:
            self._try(*self._move)

    # --- the deal

    def _deal(self) -> None:
        """Deal what is given, stacks first, then cards, then tickets, or ask for the next."""
        rules, told = self.rules, self._told
        symbols = [outcome - rules.first_symbol for outcome in told if outcome >= rules.first_symbol]
        if len(symbols) < rules.starts:
            self.chance = _equally(rules.first_symbol, set(range(rules.symbols)) - set(symbols))
            return
        tickets = [o - rules.first_ticket for o in told if rules.first_ticket <= o < rules.first_symbol]
        if len(tickets) < rules.dealt_tickets:
            self.chance = _equally(rules.first_ticket, set(range(rules.tickets)) - set(tickets))
            return
        self._deal_cards(symbols, tickets, [outcome for outcome in told if outcome < CARD_KINDS])

    def _deal_cards(self, symbols: list[int], tickets: list[int], cards: list[int]) -> None:
        rules, dealer = self.rules, self._dealer
        if len(cards) < rules.dealt_cards:
            self.chance = _kinds(Counter(rules.deck.tolist()) - Counter(cards))
            return
        dealer["prescribed"], state = 1, np.zeros(1, STATE)
        dealer["prescribed_souvenirs"][0, : rules.symbols] = _completed(symbols, rules.symbols)
        dealer["prescribed_tickets"][0, : rules.tickets] = _completed(tickets, rules.tickets)
        dealer["prescribed_transport"][0, : len(rules.deck)] = _on_top(rules.deck, cards)
        dealer["prescribed_reshuffles"], state["random"] = 0, 1
        calls.new_game(rules.table, state, dealer, rules.players)
        dealer["prescribed"] = 0
        drawn = rules.dealt_cards + sum(row[0] == CARD_TURNED_UP for row in self._rows())
        if drawn > len(cards):
            self.chance = _kinds(Counter(rules.deck.tolist()) - Counter(cards))
            return
        self.state, self.chance = state, None
        for seat in range(rules.players):
            hand = sorted(cards[seat : rules.dealt_cards : rules.players])
            shown = cards[rules.dealt_cards :]
            self.seen[seat] = [f"{symbols}{hand}{shown}{tickets[seat :: rules.players]}"]

    # --- a move

    def _try(self, seat: int, action: int) -> None:
        rules, state = self.rules, self.state.copy()
        if action == DRAW_TICKETS:
            if not self._lay_tickets(state):
                return
        elif action < rules.first_keep or action >= rules.first_claim:
            self._lay_cards(state)
        self._play(state, seat, action)

    def _play(self, state: Records, seat: int, action: int) -> None:
        """Play on a copy; it becomes the game if everything that it drew was given."""
        dealer, start = self._dealer, state.copy()
        dealer["prescribed_reshuffles"] = 0
        while True:
            state[:] = start
            calls.play_action(self.rules.table, state, dealer, seat, action)
            draws, firsts = self._draws()
            place = self._first_untold(draws)
            if place is None:
                break
            deck_number = draws[place][0]
            self._tell_decks(deck_number)
            if place < len(self._told):
                self._swap(deck_number - 1, place - firsts[deck_number], self._told[place])
                continue
            self.chance = self._next_card(deck_number, firsts[deck_number])
            return
        self._note(state, seat, action)

    def _rows(self) -> list[list[int]]:
        events = self._dealer["events"][0]
        rows: list[list[int]] = events["rows"][: events["count"]].tolist()
        return rows

    def _draws(self) -> tuple[list[tuple[int, int]], list[int]]:
        """Return the cards drawn in a move, each with the number of its deck, and where each deck begins."""
        draws: list[tuple[int, int]] = []
        firsts = [0]
        for kind, _, first, second, *_ in self._rows():
            if kind == CARD_TURNED_UP or (kind == CARD_TAKEN and first == NONE):
                draws.append((len(firsts) - 1, second))
            elif kind == DECK_RESHUFFLED:
                firsts.append(len(draws))
        return draws, firsts

    def _first_untold(self, draws: Sequence[tuple[int, int]]) -> int | None:
        """Return the first draw that is not the one given; those of tickets are laid right already."""
        for place, (_, card) in enumerate(draws):
            if place >= len(self._told) or card != self._told[place]:
                return place
        return None

    def _tell_decks(self, count: int) -> None:
        """Prescribe the new decks as they came, to change one of them."""
        dealer = self._dealer
        dealer["prescribed_reshuffles"] = count
        for number in range(count):
            dealer["prescribed_deck_sizes"][0, number] = dealer["deck_sizes"][0, number]
            dealer["prescribed_decks"][0, number] = dealer["decks"][0, number]

    def _swap(self, number: int, place: int, card: int) -> None:
        """Put a card at its prescribed place in a new deck."""
        deck = self._dealer["prescribed_decks"][0, number, : self._dealer["prescribed_deck_sizes"][0, number]]
        other = place + int(np.argmax(deck[place:] == card))
        deck[[place, other]] = deck[[other, place]]

    def _next_card(self, number: int, first: int) -> Outcomes:
        """Return what the next card of a deck may be; of the present one, or of a new one."""
        dealer = self._dealer
        if number == 0:
            pool = self.state["deck"][0, : self.state["deck_size"][0]]
        else:
            pool = dealer["decks"][0, number - 1, : dealer["deck_sizes"][0, number - 1]]
        return _kinds(Counter(pool.tolist()) - Counter(self._told[first:]))

    def _lay_cards(self, state: Records) -> None:
        size = int(state["deck_size"][0])
        deck = _on_top(state["deck"][0, :size][::-1], self._told[:size])
        state["deck"][0, :size] = deck[::-1]

    def _lay_tickets(self, state: Records) -> bool:
        """Lay the given tickets on top of those that nobody knows; return False if chance has to say more."""
        size, top = int(state["ticket_deck_size"][0]), int(state["ticket_top"][0])
        places = [(top + depth) % MAX_TICKETS for depth in range(size)]
        ring, rejected = state["ticket_deck"][0], state["rejected_by"][0]
        told = iter([outcome - self.rules.first_ticket for outcome in self._told])
        for depth, place in enumerate(places[:DRAWN_TICKETS]):
            if rejected[ring[place]] != NONE:
                continue  # It lies where a seat put it.
            ticket = next(told, None)
            unknown = [other for other in places[depth:] if rejected[ring[other]] == NONE]
            if ticket is None:
                self.chance = _equally(self.rules.first_ticket, (int(ring[other]) for other in unknown))
                return False
            other = next(other for other in unknown if ring[other] == ticket)
            ring[place], ring[other] = int(ring[other]), int(ring[place])
        return True

    def _note(self, state: Records, seat: int, action: int) -> None:
        """Make a copy the game, and note what each seat sees of the move."""
        rules, opening = self.rules, self.state["phase"][0] == OPENING
        keeps = rules.first_keep <= action < rules.first_take_souvenir
        drawn = [card for _, card in self._draws()[0]]
        self.state, self.chance, self._told = state, None, []
        for other, seen in enumerate(self.seen):
            told, cards = str(action), list(map(str, drawn))
            if other != seat and keeps:
                told = "chosen" if opening else f"keeps {(action - rules.first_keep + 1).bit_count()}"
            if other != seat and action == TAKE_FROM_DECK:
                cards[0] = "?"
            if other == seat and action == DRAW_TICKETS:
                cards = [str(state["offers"][0, seat, : state["offered"][0, seat]].tolist())]
            seen.append(f"{seat}:{told}:{','.join(cards)}")
            if opening and state["phase"][0] != OPENING:
                owners = state["ticket_owners"][0].tolist()
                seen.append(str([owners.count(owner) for owner in range(rules.players)]))


def _equally(first: int, numbers: Iterable[int]) -> Outcomes:
    found = sorted(numbers)
    return [(first + number, 1 / len(found)) for number in found]


def _kinds(counts: Counter[int]) -> Outcomes:
    total = counts.total()
    return [(card, counts[card] / total) for card in sorted(counts) if counts[card] > 0]


def _completed(first: list[int], count: int) -> list[int]:
    """Return an order that begins so."""
    return [*first, *(number for number in range(count) if number not in first)]


def _on_top(deck: NDArray[np.int8], first: Sequence[int]) -> NDArray[np.int8]:
    """Return a deck, top first, with these cards on top."""
    deck = deck.copy()
    for place, card in enumerate(first):
        other = place + int(np.argmax(deck[place:] == card))
        deck[[place, other]] = deck[[other, place]]
    return deck
