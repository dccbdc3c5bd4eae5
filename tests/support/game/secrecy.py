"""Games that differ only in what a seat can't know, or in something that it does know.

Hidden cards and tickets are exchanged more freely than a clever player's reasoning about the past would
allow. The proof is the stronger for it: a view that does not tell these games apart tells fewer apart still.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from cablecar import CablecarError, Game, KeepTickets, Move
from cablecar.board import CARDS, Board
from cablecar.board.check import MAX_TICKETS
from cablecar.engine.actions import board_actions
from cablecar.engine.events import CardTaken, Event, OpeningChosen, TicketsDrawn, TicketsKept
from cablecar.engine.moves import Played
from cablecar.rules import calls
from cablecar.rules.state import DEALER, NONE, OVER, SOUVENIR
from tests.support.game.chance import random_move
from tests.support.game.directed import ordered_moves

Seat = int | None
"""A seat, or None for a spectator."""


def others_of(game: Game, seat: Seat) -> list[int]:
    """Return all seats but one."""
    return [other for other in range(len(game.players)) if other != seat]


def deck_places(game: Game) -> list[int]:
    """Return where the tickets of the deck lie in its ring, the top first."""
    state = game._state[0]
    return [(int(state.ticket_top) + depth) % MAX_TICKETS for depth in range(state.ticket_deck_size)]


# --- dealing again what a seat can't know


def redistributed(game: Game, seat: Seat, chance: random.Random) -> Game:
    """Return a game that differs from this one in everything that a seat can't know, and in nothing else."""
    twin = game.copy()
    deal_cards(twin, seat, chance)
    deal_tickets(twin, seat, chance)
    choose_again(twin, seat, chance)
    litter(twin, seat, chance)
    ids = [ticket.id for ticket in game.board.tickets]
    twin.events[:] = [retold(event, seat, ids, chance) for event in game.events]
    twin.moves[:] = [remade(played, seat, ids, chance) for played in game.moves]
    change_chance(twin, chance)
    return twin


def deal_cards(game: Game, seat: Seat, chance: random.Random) -> None:
    """Deal the deck and the unknown cards of the other hands again."""
    state = game._state[0]
    pool: list[int] = state.deck[: state.deck_size].tolist()
    for other in others_of(game, seat):
        unknown = state.hands[other] - state.known[other]
        pool += np.repeat(np.arange(len(CARDS)), unknown).tolist()
    chance.shuffle(pool)
    for other in others_of(game, seat):
        size = int(state.hands[other].sum()) - int(state.known[other].sum())
        drawn, pool = pool[:size], pool[size:]
        state.hands[other] = state.known[other] + np.bincount(drawn, minlength=len(CARDS)).astype(np.uint8)
    state.deck[: len(pool)] = pool


def deal_tickets(game: Game, seat: Seat, chance: random.Random) -> None:
    """Deal the deck, but for what the seat put under it, and the others' tickets again."""
    state = game._state[0]
    places = [place for place in deck_places(game) if state.rejected_by[state.ticket_deck[place]] != seat]
    others = others_of(game, seat) if state.phase != OVER else []
    kept = [number for number in range(len(game.board.tickets)) if state.ticket_owners[number] in others]
    offers = [(other, number) for other in others for number in range(state.offered[other])]
    owners = [int(state.ticket_owners[number]) for number in kept]
    under = [int(state.rejected_by[state.ticket_deck[place]]) for place in places]
    pool = [*state.ticket_deck[places].tolist(), *kept, *(int(state.offers[offer]) for offer in offers)]
    chance.shuffle(pool)
    state.ticket_owners[pool] = NONE
    state.rejected_by[pool] = NONE
    tickets = iter(pool)
    for place, rejector in zip(places, under, strict=True):
        state.ticket_deck[place] = number = next(tickets)
        state.rejected_by[number] = rejector
    for owner in owners:
        state.ticket_owners[next(tickets)] = owner
    for offer in offers:
        state.offers[offer] = next(tickets)


def choose_again(game: Game, seat: Seat, chance: random.Random) -> None:
    """Let the others have chosen other tickets, and another number of them, at the opening (S6)."""
    state = game._state[0]
    for other in others_of(game, seat):
        if state.chosen[other]:
            state.chosen[other] = chance.randrange(1, 1 << game.board.components.dealt_tickets)


def litter(game: Game, seat: Seat, chance: random.Random) -> None:
    """Fill what lies unused in the state, and may still tell of the past, with anything."""
    state, tickets = game._state[0], range(len(game.board.tickets))
    size = int(state.deck_size)
    state.deck[size:] = [chance.randrange(len(CARDS)) for _ in range(len(state.deck) - size)]
    for place in set(range(MAX_TICKETS)).difference(deck_places(game)):
        state.ticket_deck[place] = chance.choice(tickets)
    for other in others_of(game, seat):
        for place in range(state.offered[other], state.offers.shape[1]):
            state.offers[other, place] = chance.choice(tickets)
    if state.phase != SOUVENIR:
        state.claimed = chance.randrange(len(game.board.routes))


def retold(event: Event, seat: Seat, ids: list[str], chance: random.Random) -> Event:
    """Return an event of another seat with other hidden things."""
    match event:
        case OpeningChosen(owner) if owner != seat:
            return replace(event, tickets=tuple(chance.sample(ids, chance.randint(1, 2))))
        case TicketsDrawn(owner, count) | TicketsKept(owner, count) if owner != seat:
            return replace(event, tickets=tuple(chance.sample(ids, count)))
        case CardTaken(owner, None) if owner != seat:
            return replace(event, card=chance.choice(CARDS))
    return event


def remade(played: Played, seat: Seat, ids: list[str], chance: random.Random) -> Played:
    """Return a move of another seat with other tickets and another outcome."""
    if played.seat == seat:
        return played
    move: Move = played.move
    if isinstance(move, KeepTickets):
        move = KeepTickets(tuple(chance.sample(ids, len(move.tickets))))
    return Played(played.seat, move, tuple(chance.sample(ids, len(played.revealed))))


def change_chance(game: Game, chance: random.Random) -> None:
    """Change the seed, the random stream and every shuffle."""
    game.seed = format(chance.getrandbits(128), "x")
    game._state[0].random[:] = [chance.getrandbits(64) for _ in range(4)]
    game._dealer = np.zeros(1, DEALER)
    game._dealer["events"]["noting"] = 1
    transport, tickets, souvenirs = (tuple(chance.sample(order, len(order))) for order in game._orders)
    game._orders = transport, tickets, souvenirs
    game._reshuffles = [tuple(chance.sample(deck, len(deck))) for deck in game._reshuffles]


# --- what must not change


def refusal_of(game: Game, seat: int, move: Move) -> str:
    """Return the sentence that refuses a move, or nothing."""
    try:
        game.copy().play(seat, move)
    except CablecarError as error:
        return str(error)
    return ""


def check_secrecy(game: Game, seat: Seat, chance: random.Random) -> bool:
    """Check that a seat can't tell a game from one dealt again, and return whether that one differs."""
    twin = redistributed(game, seat, chance)
    assert twin.view(seat) == game.view(seat)
    if game.waiting_for:  # after the end everything is open
        assert twin.observe(seat).tobytes() == game.observe(seat).tobytes()
    if seat is not None:
        assert twin.legal_moves(seat) == game.legal_moves(seat)
        assert twin.can_undo(seat) == game.can_undo(seat)
        for action in range(board_actions(game.board).count):
            ours = calls.refusal(game._table, game._state, seat, action)
            assert ours == calls.refusal(twin._table, twin._state, seat, action)
        for _ in range(2):
            move = random_move(game, seat, chance)
            assert refusal_of(twin, seat, move) == refusal_of(game, seat, move)
    return twin._state["hands"].tobytes() != game._state["hands"].tobytes()


def game_positions(board: Board, players: int, seed: int, every: int) -> Iterator[Game]:
    """Yield a random game at its start, all through the opening, after every few moves and at its end."""
    chance = random.Random(seed)
    game = Game.new(players, seed, board)
    while game.waiting_for:
        if len(game.moves) <= players or len(game.moves) % every == seed % every:
            yield game
        seat = chance.choice(game.waiting_for)
        game.play(seat, chance.choice(ordered_moves(game, seat)))
    yield game


def keep_secrets(board: Board, players: int, seed: int, every: int) -> Counter[str]:
    """Check the secrecy of a random game's positions for all seats and a spectator."""
    chance, figures = random.Random(seed), Counter(games=1)
    for game in game_positions(board, players, seed, every):
        figures["positions"] += 1
        for seat in (*range(players), None):
            figures["views"] += 1
            figures["dealt otherwise"] += check_secrecy(game, seat, chance)
    return figures


# --- and what must: the same check with something that the seat does know


def swap_own_card(game: Game, seat: int) -> bool:
    """Exchange a card of the seat's hand for another kind from the deck."""
    state = game._state[0]
    for place in range(state.deck_size):
        for card in np.flatnonzero(state.hands[seat]):
            if state.deck[place] != card:
                state.hands[seat, card] -= 1
                state.hands[seat, state.deck[place]] += 1
                state.deck[place] = card
                return True
    return False


def swap_display(game: Game, seat: int) -> bool:
    """Exchange a face-up card for another kind from the deck."""
    state = game._state[0]
    for place in range(state.deck_size):
        if state.display[0] not in (NONE, state.deck[place]):
            state.display[0], state.deck[place] = state.deck[place], state.display[0]
            return True
    return False


def swap_discard(game: Game, seat: int) -> bool:
    """Exchange a discarded card for another kind from the deck."""
    state = game._state[0]
    for card in np.flatnonzero(state.discard):
        if state.deck_size and state.deck[0] != card:
            state.discard[card] -= 1
            state.discard[state.deck[0]] += 1
            state.deck[0] = card
            return True
    return False


def forget_known_card(game: Game, seat: int) -> bool:
    """Forget that another seat took a card face up."""
    for other in others_of(game, seat):
        for card in np.flatnonzero(game._state[0].known[other]):
            game._state[0].known[other, card] -= 1
            return True
    return False


def swap_own_ticket(game: Game, seat: int) -> bool:
    """Exchange a ticket of the seat for one of the deck."""
    state = game._state[0]
    own = np.flatnonzero(state.ticket_owners == seat)
    if not own.size or not state.ticket_deck_size:
        return False
    place = deck_places(game)[0]
    state.ticket_owners[state.ticket_deck[place]], state.ticket_owners[own[0]] = seat, NONE
    state.ticket_deck[place] = own[0]
    return True


def swap_offer(game: Game, seat: int) -> bool:
    """Exchange a ticket on offer for one of the deck."""
    state = game._state[0]
    if not state.offered[seat] or not state.ticket_deck_size:
        return False
    place = deck_places(game)[-1]
    state.offers[seat, 0], state.ticket_deck[place] = state.ticket_deck[place], state.offers[seat, 0]
    return True


def move_rejected(game: Game, seat: int) -> bool:
    """Lay a ticket that the seat put under at another depth."""
    state, places = game._state[0], deck_places(game)
    for one in places:
        for other in places:
            if (
                state.rejected_by[state.ticket_deck[one]]
                == seat
                != state.rejected_by[state.ticket_deck[other]]
            ):
                state.ticket_deck[[one, other]] = state.ticket_deck[[other, one]]
                return True
    return False


def retell_own_draw(game: Game, seat: int) -> bool:
    """Tell of another card that the seat drew from the deck."""
    for number, event in enumerate(game.events):
        if isinstance(event, CardTaken) and event.seat == seat and event.slot is None:
            game.events[number] = replace(event, card="none")
            return True
    return False


def take_a_card(game: Game, seat: int) -> bool:
    """Let another hand be smaller by a card that nobody knows."""
    state = game._state[0]
    for other in others_of(game, seat):
        for card in np.flatnonzero(state.hands[other] > state.known[other]):
            state.hands[other, card] -= 1
            return True
    return False


CONTROLS: tuple[Callable[[Game, int], bool], ...] = (
    swap_own_card,
    swap_display,
    swap_discard,
    forget_known_card,
    swap_own_ticket,
    swap_offer,
    move_rejected,
    retell_own_draw,
    take_a_card,
)


def controlled(change: Callable[[Game, int], bool], board: Board, players: int, seed: int) -> int:
    """Check that a change of what a seat knows shows in its view, and return how often it was tried."""
    tried = 0
    for game in game_positions(board, players, seed, 4):
        for seat in range(players):
            twin = game.copy()
            if change(twin, seat):
                assert twin.view(seat) != game.view(seat)
                tried += 1
    return tried
