"""Carrying out a legal action."""

from cablecar.kernel.decorators import compiled
from cablecar.rules.board_table import DRAW_TICKETS, FIRST_TAKE_FACE_UP, PASS, TAKE_FROM_DECK
from cablecar.rules.dealing import renew_deck, settle, take_top
from cablecar.rules.events import (
    CARD_TAKEN,
    GAME_ENDED,
    LAST_ROUND_BEGUN,
    OPENING_CHOSEN,
    SOUVENIR_PLACED,
    SOUVENIR_TAKEN,
    TICKETS_DRAWN,
    TICKETS_KEPT,
    TURN_PASSED,
    clear_rows,
    note,
    note_claimed,
    note_opening_end,
    note_tickets,
)
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
    Events,
    State,
)
from cablecar.rules.tickets import draw_ticket, keep_offered

ALL_TICKETS = -1
"""The mask of all tickets."""


@compiled
def end_game(state: State, events: Events) -> None:
    """End the game here (E1, T2)."""
    state.phase = OVER
    note(events, GAME_ENDED, NONE, NONE, NONE)


@compiled
def end_turn(board: BoardTable, state: State, events: Events) -> None:
    """Hand the turn on; few cars left start the last round, once (E1)."""
    seat, players, left = int(state.current), int(state.players), int(state.turns_left)
    if left > 0:
        left -= 1
    elif int(state.cars[seat]) <= board.last_round_at:
        left = players
        note(events, LAST_ROUND_BEGUN, seat, NONE, NONE)
    state.turns_left = left
    state.current = (seat + 1) % players
    state.phase = TURN
    if left == 0:
        end_game(state, events)


@compiled
def pass_turn(board: BoardTable, state: State, events: Events) -> None:
    """Do nothing; when everybody has, the game is over (T2)."""
    note(events, TURN_PASSED, int(state.current), NONE, NONE)
    state.passes += 1
    end_turn(board, state, events)
    if int(state.passes) == int(state.players) and int(state.phase) != OVER:
        end_game(state, events)


@compiled
def second_card_exists(board: BoardTable, state: State) -> bool:
    """Return True if a second card may be taken, when the phase asks for one (D8)."""
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
    end_turn(board, state, dealer.events)


@compiled
def take_from_deck(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Take the top card unseen."""
    seat, card = int(state.current), take_top(state)
    note(dealer.events, CARD_TAKEN, seat, NONE, card)
    state.hands[seat, card] += 1
    renew_deck(state, dealer)
    after_card(board, state, dealer)


@compiled
def take_face_up(board: BoardTable, state: State, dealer: Dealer, slot: int) -> None:
    """Take a face-up card; a ferry is the only card of its turn (D3)."""
    seat, card = int(state.current), int(state.display[slot])
    note(dealer.events, CARD_TAKEN, seat, slot, card)
    state.display[slot] = NONE
    state.hands[seat, card] += 1
    state.known[seat, card] += 1
    if card == FERRY:
        settle(board, state, dealer)
        end_turn(board, state, dealer.events)
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
    color, points = int(board.payment_color[payment]), int(board.route_points[route])
    note_claimed(dealer.events, seat, route, color, ferries, points)
    pay(state, seat, color, length - ferries)
    pay(state, seat, FERRY, ferries)
    state.owners[route] = seat
    state.cars[seat] -= length
    state.points[seat] += points
    renew_deck(state, dealer)
    settle(board, state, dealer)
    gather_souvenir(board, state, dealer.events, seat, route)


@compiled
def gain_souvenir(state: State, events: Events, seat: int, symbol: int) -> None:
    """Take a souvenir and say where it lay (C7)."""
    note(events, SOUVENIR_TAKEN, seat, symbol, int(state.stack_places[symbol]))
    take_souvenir(state, seat, symbol)


@compiled
def gather_souvenir(board: BoardTable, state: State, events: Events, seat: int, route: int) -> None:
    """Take the one souvenir on offer, or wait for the choice between two (C7)."""
    one = souvenir_for(board, state, seat, int(board.route_a[route]))
    other = souvenir_for(board, state, seat, int(board.route_b[route]))
    if one != NONE and other != NONE:
        state.claimed = route
        state.phase = SOUVENIR
        return
    if max(one, other) != NONE:
        gain_souvenir(state, events, seat, max(one, other))
    end_turn(board, state, events)


@compiled
def choose_souvenir(board: BoardTable, state: State, events: Events, location: int) -> None:
    """Take the chosen souvenir and end the turn (C7)."""
    seat = int(state.current)
    gain_souvenir(state, events, seat, souvenir_for(board, state, seat, location))
    end_turn(board, state, events)


@compiled
def draw_tickets(state: State, events: Events) -> None:
    """Look at the top tickets (K1, K2)."""
    seat = int(state.current)
    for _ in range(min(DRAWN_TICKETS, int(state.ticket_deck_size))):
        draw_ticket(state, seat)
    note_tickets(events, TICKETS_DRAWN, state, seat, ALL_TICKETS)
    state.phase = KEEPING


@compiled
def keep_tickets(board: BoardTable, state: State, events: Events, mask: int) -> None:
    """Keep some of the drawn tickets and end the turn (K1)."""
    seat = int(state.current)
    note_tickets(events, TICKETS_KEPT, state, seat, mask)
    keep_offered(state, seat, mask)
    end_turn(board, state, events)


@compiled
def begin_placing(board: BoardTable, state: State) -> None:
    """Let the last seat place the stacks that wait, or play begin where none does (S7, S8, S9)."""
    if board.souvenirs > board.starts:
        state.phase = PLACING
        state.current = int(state.players) - 1
    else:
        state.phase = TURN
        state.current = 0


@compiled
def choose_opening(board: BoardTable, state: State, events: Events, seat: int, mask: int) -> None:
    """Note a secret choice; when all are made, they count together, lowest seat first (S6)."""
    players = int(state.players)
    note_tickets(events, OPENING_CHOSEN, state, seat, mask)
    state.chosen[seat] = mask
    for other in range(players):
        if int(state.chosen[other]) == 0:
            return
    note_opening_end(events, state)
    for other in range(players):
        keep_offered(state, other, int(state.chosen[other]))
    begin_placing(board, state)


@compiled
def may_withdraw(state: State, seat: int) -> bool:
    """Return True if a seat may change its opening choice: it has made one, and not all have (S6)."""
    return int(state.phase) == OPENING and int(state.chosen[seat]) != 0


@compiled
def withdraw_choice(state: State, seat: int) -> bool:
    """Let a seat choose its first tickets again; return False where it may not."""
    if not may_withdraw(state, seat):
        return False
    state.chosen[seat] = 0
    return True


@compiled
def place_souvenir(board: BoardTable, state: State, events: Events, placing: int) -> None:
    """Put a waiting stack on the board; after the second one play begins (S7, S8, S9)."""
    placed, location = placing // board.locations, placing % board.locations
    note(events, SOUVENIR_PLACED, int(state.current), placed, location)
    place_stack(state, placed, location)
    for symbol in range(board.souvenirs):
        if waits(state, symbol):
            if int(state.players) > 2:
                state.current -= 1
            return
    state.current = 0
    state.phase = TURN


@compiled
def play(board: BoardTable, state: State, dealer: Dealer, seat: int, action: int) -> None:
    """Carry out a legal action; where it is asked for, note what that does."""
    events = dealer.events
    dealer.mismatch = 0
    dealer.reshuffles = 0
    clear_rows(events)
    if action == PASS:
        pass_turn(board, state, events)
        return
    state.passes = 0
    if action >= board.first_claim:
        claim_route(board, state, dealer, action - board.first_claim)
    elif action == TAKE_FROM_DECK:
        take_from_deck(board, state, dealer)
    elif action == DRAW_TICKETS:
        draw_tickets(state, events)
    elif action < board.first_keep:
        take_face_up(board, state, dealer, action - FIRST_TAKE_FACE_UP)
    elif action < board.first_take_souvenir:
        mask = action - board.first_keep + 1
        if int(state.phase) == OPENING:
            choose_opening(board, state, events, seat, mask)
        else:
            keep_tickets(board, state, events, mask)
    elif action < board.first_place:
        choose_souvenir(board, state, events, action - board.first_take_souvenir)
    else:
        place_souvenir(board, state, events, action - board.first_place)
