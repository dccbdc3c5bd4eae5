"""Which actions are legal, and which rule refuses the others."""

import numpy as np

from cablecar.board.check import MAX_LENGTH
from cablecar.kernel.decorators import compiled, inlined
from cablecar.rules.bits import EMPTY_HALF, EMPTY_WORD, join_halves, lowest, without_lowest
from cablecar.rules.board_table import DRAW_TICKETS, FIRST_TAKE_FACE_UP, PASS, TAKE_FROM_DECK
from cablecar.rules.refusals import (
    ALREADY_CHOSEN,
    CAN_ACT,
    DECK_EMPTY,
    FERRY_AS_SECOND_CARD,
    GAME_OVER,
    KEEP_FIRST,
    LEGAL,
    NEEDS_FERRY,
    NO_SOUVENIR_TO_CHOOSE,
    NO_SUCH_ACTION,
    NO_TICKETS_LEFT,
    NOT_OFFERED,
    NOT_PLACING,
    NOT_YOUR_TURN,
    NOTHING_OFFERED,
    OPENING_FIRST,
    OWN_TWIN,
    PLACE_FIRST,
    PLACE_HAS_STACK,
    ROUTE_OWNED,
    SECOND_CARD_FIRST,
    SLOT_EMPTY,
    SOUVENIR_FIRST,
    STACK_NOT_WAITING,
    TOO_FEW_CARDS,
    TOO_FEW_CARS,
    TWIN_CLAIMED,
)
from cablecar.rules.souvenirs import has_no_stack, waits
from cablecar.rules.state import (
    ANY_COLOR,
    FERRY,
    KEEPING,
    NONE,
    OPENING,
    OVER,
    PLACING,
    SECOND_CARD,
    SOUVENIR,
    TURN,
    WORD,
    BoardTable,
    Choices,
    State,
)


@compiled
def is_waited_for(state: State, seat: int) -> bool:
    """Return True if a seat may act now."""
    phase = int(state.phase)
    if phase == OPENING:
        return int(state.chosen[seat]) == 0
    return phase != OVER and int(state.current) == seat


@compiled
def waiting_seats(state: State) -> int:
    """Return the seats that may act now, a bit each."""
    seats = 0
    for seat in range(int(state.players)):
        seats |= int(is_waited_for(state, seat)) << seat
    return seats


@compiled
def next_seat(state: State) -> int:
    """Return a seat that may act: in the opening the lowest that has not chosen."""
    if int(state.phase) != OPENING:
        return int(state.current)
    for seat in range(int(state.players)):
        if int(state.chosen[seat]) == 0:
            return seat
    return 0


@inlined
def can_take(state: State, slot: int) -> bool:
    """Return True if a face-up card may be taken now (D4)."""
    card = int(state.display[slot])
    return (card != NONE) & ((card != FERRY) | (int(state.phase) != SECOND_CARD))


@inlined
def twin_refusal(board: BoardTable, state: State, seat: int, route: int) -> int:
    """Return why a route is closed to a seat, or with NONE to everybody, because of its twin (C6)."""
    twin = int(board.route_twin[route])
    if twin != NONE and int(state.owners[twin]) != NONE:
        if int(state.owners[twin]) == seat:
            return OWN_TWIN
        if int(state.players) == 2:
            return TWIN_CLAIMED
    return LEGAL


@inlined
def claim_refusal(board: BoardTable, state: State, seat: int, route: int) -> int:
    """Return why a seat can't claim a route, whatever it would pay (C1, C4, C6)."""
    if int(state.owners[route]) != NONE:
        return ROUTE_OWNED
    refused = twin_refusal(board, state, seat, route)
    if refused != LEGAL:
        return refused
    if int(state.cars[seat]) < int(board.route_length[route]):
        return TOO_FEW_CARS
    return LEGAL


@inlined
def add_action(choices: Choices, count: int, action: int, is_legal: bool) -> int:
    """Write an action behind those that count, and return how many do now: no branch to mispredict."""
    choices.actions[count] = action
    return count + int(is_legal)


@inlined
def add_range(choices: Choices, count: int, first: int, last: int) -> int:
    """Add the actions from first to last, mostly one or none, and return how many there are now."""
    count = add_action(choices, count, first, first <= last)
    for action in range(first + 1, last + 1):
        count = add_action(choices, count, action, True)
    return count


@inlined
def add_payments(board: BoardTable, state: State, seat: int, route: int, choices: Choices, count: int) -> int:
    """Add every way in which a seat can pay a route, by colour and then by ferries (C2, C3)."""
    length, needed = int(board.route_length[route]), int(board.route_ferries[route])
    color, ferries = int(board.route_color[route]), int(state.hands[seat, FERRY])
    first = board.first_claim + int(board.first_payment[route]) - needed
    if color != ANY_COLOR:
        least = max(needed, length - int(state.hands[seat, color]))
        return add_range(choices, count, first + least, first + min(ferries, length))
    for payer in range(FERRY):
        least = max(needed, length - int(state.hands[seat, payer]))
        with_payer = first + board.color_rank[payer] * (length - needed)
        count = add_range(choices, count, with_payer + least, with_payer + min(ferries, length - 1))
    last = board.first_claim + int(board.first_payment[route + 1]) - 1
    return add_action(choices, count, last, ferries >= length)


@inlined
def payable_routes(board: BoardTable, state: State, seat: int, word: int) -> np.uint64:
    """Return which routes of a word a seat has the cards and the cars for (C2, C3, C4)."""
    payable, ferries = EMPTY_WORD, min(int(state.hands[seat, FERRY]), MAX_LENGTH)
    for color in range(FERRY):
        payable |= board.payable[color, min(int(state.hands[seat, color]), MAX_LENGTH), ferries, word]
    return np.uint64(payable & board.coverable[min(int(state.cars[seat]), MAX_LENGTH), word])


@inlined
def closed_routes(board: BoardTable, state: State, seat: int, word: int) -> np.uint64:
    """Return which routes of a word are owned, or closed to a seat by their twin's owner (C1, C6)."""
    players, half, this = int(state.players), 2 * word, np.int8(seat)
    low, high = EMPTY_HALF, EMPTY_HALF
    for route in range(board.scanned_routes):
        owned, mine = state.owners[route] != NONE, state.owners[route] == this
        to_all, to_owner = board.closed_to_all[players, half, route], board.closed_to_owner[half, route]
        low = np.uint32(low | (to_all if owned else EMPTY_HALF) | (to_owner if mine else EMPTY_HALF))
        to_all = board.closed_to_all[players, half + 1, route]
        to_owner = board.closed_to_owner[half + 1, route]
        high = np.uint32(high | (to_all if owned else EMPTY_HALF) | (to_owner if mine else EMPTY_HALF))
    return join_halves(low, high)


@compiled
def add_claims(board: BoardTable, state: State, seat: int, choices: Choices, count: int) -> int:
    """Add all claims, colour by colour, the short routes first."""
    for word in range(board.route_words):
        routes = payable_routes(board, state, seat, word) & ~closed_routes(board, state, seat, word)
        while routes != EMPTY_WORD:
            route = int(board.by_color[word * WORD + lowest(routes)])
            count = add_payments(board, state, seat, route, choices, count)
            routes = without_lowest(routes)
    return count


@compiled
def add_cards(board: BoardTable, state: State, choices: Choices, count: int) -> int:
    """Add the cards that may be taken (D1, D4)."""
    count = add_action(choices, count, TAKE_FROM_DECK, int(state.deck_size) > 0)
    for slot in range(board.display):
        count = add_action(choices, count, FIRST_TAKE_FACE_UP + slot, can_take(state, slot))
    return count


@compiled
def add_turn(board: BoardTable, state: State, seat: int, choices: Choices) -> int:
    """Add what may begin a turn; passing only where nothing else can (T1, T2)."""
    count = add_action(choices, 0, DRAW_TICKETS, int(state.ticket_deck_size) > 0)
    count = add_cards(board, state, choices, count)
    count = add_claims(board, state, seat, choices, count)
    return add_action(choices, count, PASS, count == 0)


@compiled
def add_placings(board: BoardTable, state: State, choices: Choices) -> int:
    """Add where the waiting stacks may go (S8, S9)."""
    count = 0
    for symbol in range(board.souvenirs):
        if waits(state, symbol):
            first = board.first_place + symbol * board.locations
            for location in range(board.locations):
                count = add_action(choices, count, first + location, has_no_stack(board, state, location))
    return count


@compiled
def add_souvenirs(board: BoardTable, state: State, choices: Choices) -> int:
    """Add the two souvenirs to choose from (C7)."""
    one, other = int(board.route_a[state.claimed]), int(board.route_b[state.claimed])
    first = board.first_take_souvenir
    count = add_action(choices, 0, first + one, True)
    return add_action(choices, count, first + other, True)


@compiled
def list_legal(board: BoardTable, state: State, seat: int, choices: Choices) -> None:
    """List the legal actions of a seat."""
    phase = int(state.phase)
    if not is_waited_for(state, seat):
        choices.count = 0
    elif phase == TURN:
        choices.count = add_turn(board, state, seat, choices)
    elif phase == SECOND_CARD:
        choices.count = add_cards(board, state, choices, 0)
    elif phase == PLACING:
        choices.count = add_placings(board, state, choices)
    elif phase == SOUVENIR:
        choices.count = add_souvenirs(board, state, choices)
    else:
        first = board.first_keep
        choices.count = add_range(choices, 0, first, first + (1 << int(state.offered[seat])) - 2)


@compiled
def can_act(board: BoardTable, state: State, seat: int) -> bool:
    """Return True if any of the three actions is possible at the start of a turn (T2)."""
    if int(state.ticket_deck_size) > 0 or int(state.deck_size) > 0:
        return True
    for slot in range(board.display):
        if can_take(state, slot):
            return True
    for payment in range(int(board.first_payment[board.routes])):
        if payment_refusal(board, state, seat, payment) == LEGAL:
            return True
    return False


@compiled
def payment_refusal(board: BoardTable, state: State, seat: int, payment: int) -> int:
    """Return why a seat can't claim a route with this payment."""
    route = int(board.payment_route[payment])
    refusal = claim_refusal(board, state, seat, route)
    if refusal != LEGAL:
        return refusal
    ferries = int(board.payment_ferries[payment])
    colored = int(board.route_length[route]) - ferries
    if int(state.hands[seat, FERRY]) < int(board.route_ferries[route]):
        return NEEDS_FERRY
    if int(state.hands[seat, FERRY]) < ferries:
        return TOO_FEW_CARDS
    if int(state.hands[seat, board.payment_color[payment]]) < colored:
        return TOO_FEW_CARDS
    return LEGAL


@compiled
def expected_first(phase: int) -> int:
    """Return what must be done before anything that this phase does not expect."""
    if phase == OPENING:
        return OPENING_FIRST
    if phase == PLACING:
        return PLACE_FIRST
    if phase == SECOND_CARD:
        return SECOND_CARD_FIRST
    return KEEP_FIRST if phase == KEEPING else SOUVENIR_FIRST


@compiled
def keep_refusal(state: State, seat: int, mask: int) -> int:
    """Return why a seat can't keep these tickets (S6, K1)."""
    phase = int(state.phase)
    if phase == TURN:
        return NOTHING_OFFERED
    if phase != OPENING and phase != KEEPING:
        return expected_first(phase)
    if mask >> int(state.offered[seat]):
        return NOT_OFFERED
    return LEGAL


@compiled
def place_refusal(board: BoardTable, state: State, placing: int) -> int:
    """Return why a waiting stack can't go to a location (S8, S9)."""
    phase = int(state.phase)
    if phase == TURN:
        return NOT_PLACING
    if phase != PLACING:
        return expected_first(phase)
    if not waits(state, placing // board.locations):
        return STACK_NOT_WAITING
    if not has_no_stack(board, state, placing % board.locations):
        return PLACE_HAS_STACK
    return LEGAL


@compiled
def souvenir_refusal(board: BoardTable, state: State, location: int) -> int:
    """Return why a souvenir can't be chosen (C7)."""
    phase = int(state.phase)
    if phase == TURN:
        return NO_SOUVENIR_TO_CHOOSE
    if phase != SOUVENIR:
        return expected_first(phase)
    if location != int(board.route_a[state.claimed]) and location != int(board.route_b[state.claimed]):
        return NO_SOUVENIR_TO_CHOOSE
    return LEGAL


@compiled
def take_refusal(state: State, action: int) -> int:
    """Return why a transport card can't be taken (D1, D4, D6)."""
    phase = int(state.phase)
    if phase != TURN and phase != SECOND_CARD:
        return expected_first(phase)
    if action == TAKE_FROM_DECK:
        return LEGAL if int(state.deck_size) > 0 else DECK_EMPTY
    slot = action - FIRST_TAKE_FACE_UP
    if int(state.display[slot]) == NONE:
        return SLOT_EMPTY
    return LEGAL if can_take(state, slot) else FERRY_AS_SECOND_CARD


@compiled
def turn_refusal(board: BoardTable, state: State, seat: int, action: int) -> int:
    """Return why a seat can't pass, draw tickets or claim a route."""
    phase = int(state.phase)
    if phase != TURN:
        return expected_first(phase)
    if action == PASS:
        return CAN_ACT if can_act(board, state, seat) else LEGAL
    if action == DRAW_TICKETS:
        return LEGAL if int(state.ticket_deck_size) > 0 else NO_TICKETS_LEFT
    return payment_refusal(board, state, seat, action - board.first_claim)


@compiled
def refusal(board: BoardTable, state: State, seat: int, action: int) -> int:
    """Return which rule refuses an action, or LEGAL."""
    if int(state.phase) == OVER:
        return GAME_OVER
    if not is_waited_for(state, seat):
        return ALREADY_CHOSEN if int(state.phase) == OPENING else NOT_YOUR_TURN
    if action < 0 or action >= board.actions:
        return NO_SUCH_ACTION
    if action >= board.first_claim or action < TAKE_FROM_DECK:
        return turn_refusal(board, state, seat, action)
    if action >= board.first_place:
        return place_refusal(board, state, action - board.first_place)
    if action >= board.first_take_souvenir:
        return souvenir_refusal(board, state, action - board.first_take_souvenir)
    if action >= board.first_keep:
        return keep_refusal(state, seat, action - board.first_keep + 1)
    return take_refusal(state, action)
