"""Carrying out a legal action."""

from cablecar.rules.compiled import compiled
from cablecar.rules.dealing import draw_card, renew_deck, settle
from cablecar.rules.legal import can_take
from cablecar.rules.souvenirs import place_stack, souvenir_for, take_souvenir, waits
from cablecar.rules.state import (
    DRAWN_TICKETS,
    FERRY,
    KEEPING,
    NONE,
    OPENING,
    OVER,
    PLACING,
    SECOND_CARD,
    SOUVENIR,
    TURN,
    BoardTable,
    Dealer,
    State,
)
from cablecar.rules.tables import DRAW_TICKETS, FIRST_TAKE_FACE_UP, PASS, TAKE_FROM_DECK
from cablecar.rules.tickets import draw_ticket, keep_offered


@compiled
def end_turn(board: BoardTable, state: State) -> None:
    """Hand the turn on; few cars left start the last round, once (E1)."""
    seat, players, left = int(state.current), int(state.players), int(state.turns_left)
    if left > 0:
        left -= 1
    elif int(state.cars[seat]) <= board.last_round_at:
        left = players
    state.turns_left = left
    state.current = (seat + 1) % players
    state.phase = OVER if left == 0 else TURN


@compiled
def pass_turn(board: BoardTable, state: State) -> None:
    """Do nothing; when everybody has, the game is over (T2)."""
    state.passes += 1
    end_turn(board, state)
    if int(state.passes) == int(state.players):
        state.phase = OVER


@compiled
def second_card_exists(board: BoardTable, state: State) -> bool:
    """Tell whether a second card may be taken, when the phase asks for one (D8)."""
    if int(state.deck_size) > 0:
        return True
    for slot in range(board.display):
        if can_take(state, slot):
            return True
    return False


@compiled
def after_card(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Settle, then wait for the second card or end the turn (D1, D8)."""
    settle(board, state, dealer)
    if int(state.phase) == TURN:
        state.phase = SECOND_CARD
        if second_card_exists(board, state):
            return
    end_turn(board, state)


@compiled
def take_from_deck(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Take the top card unseen."""
    seat = int(state.current)
    state.hands[seat, draw_card(state, dealer)] += 1
    after_card(board, state, dealer)


@compiled
def take_face_up(board: BoardTable, state: State, dealer: Dealer, slot: int) -> None:
    """Take a face-up card; a ferry is the only card of its turn (D3)."""
    seat, card = int(state.current), int(state.display[slot])
    state.display[slot] = NONE
    state.hands[seat, card] += 1
    state.known[seat, card] += 1
    if card == FERRY:
        settle(board, state, dealer)
        end_turn(board, state)
    else:
        after_card(board, state, dealer)


@compiled
def pay(state: State, seat: int, card: int, count: int) -> None:
    """Discard cards of one kind from a hand."""
    state.hands[seat, card] -= count
    state.discard[card] += count
    state.known[seat, card] = max(0, int(state.known[seat, card]) - count)


@compiled
def claim_route(board: BoardTable, state: State, dealer: Dealer, payment: int) -> None:
    """Pay, place cars, score, settle, then the souvenir (C5)."""
    seat, route = int(state.current), int(board.payment_route[payment])
    length, ferries = int(board.route_length[route]), int(board.payment_ferries[payment])
    pay(state, seat, int(board.payment_color[payment]), length - ferries)
    pay(state, seat, FERRY, ferries)
    state.owners[route] = seat
    state.cars[seat] -= length
    state.points[seat] += int(board.route_points[route])
    renew_deck(state, dealer)
    settle(board, state, dealer)
    gather_souvenir(board, state, seat, route)


@compiled
def gather_souvenir(board: BoardTable, state: State, seat: int, route: int) -> None:
    """Take the one souvenir on offer, or wait for the choice between two (C7)."""
    one = souvenir_for(board, state, seat, int(board.route_a[route]))
    other = souvenir_for(board, state, seat, int(board.route_b[route]))
    if one != NONE and other != NONE:
        state.claimed = route
        state.phase = SOUVENIR
        return
    if max(one, other) != NONE:
        take_souvenir(state, seat, max(one, other))
    end_turn(board, state)


@compiled
def choose_souvenir(board: BoardTable, state: State, location: int) -> None:
    """Take the chosen souvenir and end the turn (C7)."""
    seat = int(state.current)
    take_souvenir(state, seat, souvenir_for(board, state, seat, location))
    end_turn(board, state)


@compiled
def draw_tickets(state: State) -> None:
    """Look at the top tickets (K1, K2)."""
    for _ in range(min(DRAWN_TICKETS, int(state.ticket_deck_size))):
        draw_ticket(state, int(state.current))
    state.phase = KEEPING


@compiled
def keep_tickets(board: BoardTable, state: State, mask: int) -> None:
    """Keep some of the drawn tickets and end the turn (K1)."""
    keep_offered(state, int(state.current), mask)
    end_turn(board, state)


@compiled
def choose_opening(state: State, seat: int, mask: int) -> None:
    """Note a secret choice; when all are made, they count together, lowest seat first (S6)."""
    players = int(state.players)
    state.chosen[seat] = mask
    for other in range(players):
        if int(state.chosen[other]) == 0:
            return
    for other in range(players):
        keep_offered(state, other, int(state.chosen[other]))
    state.phase = PLACING
    state.current = players - 1


@compiled
def place_souvenir(board: BoardTable, state: State, placing: int) -> None:
    """Put a waiting stack on the board; after the second one play begins (S7, S8, S9)."""
    place_stack(state, placing // board.locations, placing % board.locations)
    for symbol in range(board.souvenirs):
        if waits(state, symbol):
            if int(state.players) > 2:
                state.current -= 1
            return
    state.current = 0
    state.phase = TURN


@compiled
def play(board: BoardTable, state: State, dealer: Dealer, seat: int, action: int) -> None:
    """Carry out a legal action and log what the dealer did."""
    dealer.mismatch = 0
    dealer.reshuffles = 0
    dealer.steps = 0
    if action == PASS:
        pass_turn(board, state)
        return
    state.passes = 0
    if action >= board.first_claim:
        claim_route(board, state, dealer, action - board.first_claim)
    elif action == TAKE_FROM_DECK:
        take_from_deck(board, state, dealer)
    elif action == DRAW_TICKETS:
        draw_tickets(state)
    elif action < board.first_keep:
        take_face_up(board, state, dealer, action - FIRST_TAKE_FACE_UP)
    elif action < board.first_take_souvenir:
        mask = action - board.first_keep + 1
        if int(state.phase) == OPENING:
            choose_opening(state, seat, mask)
        else:
            keep_tickets(board, state, mask)
    elif action < board.first_place:
        choose_souvenir(board, state, action - board.first_take_souvenir)
    else:
        place_souvenir(board, state, action - board.first_place)
