"""From an empty table to the first choice: S1-S6."""

from cablecar.board.check import MAX_ROUTES, MAX_SOUVENIRS, MAX_TICKETS
from cablecar.kernel.decorators import compiled
from cablecar.rules.dealing import settle, take_top
from cablecar.rules.events import clear_rows
from cablecar.rules.souvenirs import stack_size
from cablecar.rules.state import (
    CARD_KINDS,
    MAX_DISPLAY,
    MAX_PLAYERS,
    NONE,
    OPENING,
    STACK_WAITING,
    BoardTable,
    Dealer,
    State,
)
from cablecar.rules.stream import shuffle
from cablecar.rules.tickets import draw_ticket


@compiled
def clear_seats(board: BoardTable, state: State) -> None:
    """Give every seat its cars and nothing else (S1)."""
    for seat in range(MAX_PLAYERS):
        state.points[seat] = 0
        state.chosen[seat] = 0
        state.offered[seat] = 0
        state.cars[seat] = board.cars
        for card in range(CARD_KINDS):
            state.hands[seat, card] = 0
            state.known[seat, card] = 0
        for symbol in range(MAX_SOUVENIRS):
            state.souvenirs[seat, symbol] = 0


@compiled
def clear_table(state: State, players: int) -> None:
    """Empty the board, the display and the discard."""
    state.players = players
    state.phase = OPENING
    state.current = 0
    state.passes = 0
    state.turns_left = -1
    state.claimed = 0
    for card in range(CARD_KINDS):
        state.discard[card] = 0
    for slot in range(MAX_DISPLAY):
        state.display[slot] = NONE
    for route in range(MAX_ROUTES):
        state.owners[route] = NONE
    for ticket in range(MAX_TICKETS):
        state.ticket_owners[ticket] = NONE
        state.rejected_by[ticket] = NONE


@compiled
def shuffle_all(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Shuffle cards, tickets and souvenirs (S3, S4, S6)."""
    size = 0
    for card in range(CARD_KINDS):
        for _ in range(board.card_counts[card]):
            dealer.transport[size] = card
            size += 1
    shuffle(state, dealer.transport, size)
    for ticket in range(board.tickets):
        dealer.tickets[ticket] = ticket
    shuffle(state, dealer.tickets, board.tickets)
    for symbol in range(board.souvenirs):
        dealer.souvenirs[symbol] = symbol
    shuffle(state, dealer.souvenirs, board.souvenirs)


@compiled
def use_prescribed_shuffles(board: BoardTable, dealer: Dealer) -> None:
    """Use the prescribed orders instead."""
    for index in range(board.cards):
        dealer.transport[index] = dealer.prescribed_transport[index]
    for index in range(board.tickets):
        dealer.tickets[index] = dealer.prescribed_tickets[index]
    for index in range(board.souvenirs):
        dealer.souvenirs[index] = dealer.prescribed_souvenirs[index]


@compiled
def lay_stacks(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Put a stack on each start location and those left over aside (S2, S3)."""
    size = stack_size(int(state.players))
    for number in range(board.souvenirs):
        symbol = int(dealer.souvenirs[number])
        state.stack_sizes[symbol] = size
        if number < board.starts:
            state.stack_places[symbol] = board.start_places[number]
        else:
            state.stack_places[symbol] = STACK_WAITING


@compiled
def deal_cards(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Deal the hands one card at a time and turn up the display (S4, S5)."""
    for index in range(board.cards):
        state.deck[board.cards - 1 - index] = dealer.transport[index]
    state.deck_size = board.cards
    for _ in range(board.dealt_cards):
        for seat in range(int(state.players)):
            state.hands[seat, take_top(state)] += 1
    settle(board, state, dealer)


@compiled
def deal_tickets(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Deal tickets one at a time for the opening choice (S6)."""
    for index in range(board.tickets):
        state.ticket_deck[index] = dealer.tickets[index]
    state.ticket_top = 0
    state.ticket_deck_size = board.tickets
    for _ in range(board.dealt_tickets):
        for seat in range(int(state.players)):
            draw_ticket(state, seat)


@compiled
def set_up(board: BoardTable, state: State, dealer: Dealer, players: int) -> None:
    """Prepare a game; the state's random stream must be seeded before."""
    clear_seats(board, state)
    clear_table(state, players)
    dealer.mismatch = 0
    dealer.reshuffles = 0
    clear_rows(dealer.events)
    shuffle_all(board, state, dealer)
    if int(dealer.prescribed) == 1:
        use_prescribed_shuffles(board, dealer)
    lay_stacks(board, state, dealer)
    deal_cards(board, state, dealer)
    deal_tickets(board, state, dealer)
