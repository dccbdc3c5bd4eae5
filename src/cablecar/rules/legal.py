"""Which actions are legal, and which rule refuses the others."""

from cablecar.kernel.decorators import compiled, inlined
from cablecar.rules.refusals import (
    ALREADY_CHOSEN,
    CAN_ACT,
    DECK_EMPTY,
    FERRY_AS_SECOND_CARD,
    GAME_OVER,
    KEEP_FIRST,
    LEGAL,
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
from cablecar.rules.souvenirs import is_bare, waits
from cablecar.rules.state import (
    ANY,
    FERRY,
    KEEPING,
    KINDS,
    NONE,
    OPENING,
    OVER,
    PLACING,
    SECOND_CARD,
    SOUVENIR,
    TURN,
    BoardTable,
    Choices,
    State,
)
from cablecar.rules.tables import DRAW_TICKETS, FIRST_TAKE_FACE_UP, PASS, TAKE_FROM_DECK


@compiled
def is_waited_for(state: State, seat: int) -> bool:
    """Return True if a seat may act now."""
    phase = int(state.phase)
    if phase == OPENING:
        return int(state.chosen[seat]) == 0
    return phase != OVER and int(state.current) == seat


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
    return card != NONE and not (card == FERRY and int(state.phase) == SECOND_CARD)


@inlined
def claim_refusal(board: BoardTable, state: State, seat: int, route: int) -> int:
    """Return why a seat can't claim a route, whatever it would pay (C1, C4, C6)."""
    if int(state.owners[route]) != NONE:
        return ROUTE_OWNED
    twin = int(board.route_twin[route])
    if twin != NONE and int(state.owners[twin]) != NONE:
        if int(state.owners[twin]) == seat:
            return OWN_TWIN
        if int(state.players) == 2:
            return TWIN_CLAIMED
    if int(state.cars[seat]) < int(board.route_length[route]):
        return TOO_FEW_CARS
    return LEGAL


@inlined
def add_range(choices: Choices, first: int, last: int) -> None:
    """Add the actions from first to last."""
    count = choices.count
    for action in range(first, last + 1):
        choices.actions[count] = action
        count += 1
    choices.count = count


@inlined
def add_color(board: BoardTable, choices: Choices, route: int, color: int, held: int, ferries: int) -> None:
    """Add the payments of a route with one colour, held so many times, beside so many ferries."""
    length, needed = int(board.route_length[route]), int(board.route_ferries[route])
    first = board.first_claim + int(board.first_payment[route]) - needed
    if int(board.route_color[route]) == ANY:
        first += board.color_rank[color] * (length - needed)
    add_range(choices, first + max(needed, length - held), first + min(ferries, length - 1))


@inlined
def add_payments(board: BoardTable, state: State, seat: int, route: int, choices: Choices) -> None:
    """Add every way in which a seat can pay a route (C2, C3)."""
    ferries = int(state.hands[seat, FERRY])
    color = int(board.route_color[route])
    if color != ANY:
        add_color(board, choices, route, color, int(state.hands[seat, color]), ferries)
    else:
        for payer in range(FERRY):
            add_color(board, choices, route, payer, int(state.hands[seat, payer]), ferries)
    if ferries >= int(board.route_length[route]):
        last = board.first_claim + int(board.first_payment[route + 1]) - 1
        add_range(choices, last, last)


@compiled
def longest_payable(state: State, seat: int, color: int) -> int:
    """Return the most spaces that a hand can pay on routes of a colour, or on grey ones (C2)."""
    held = 0
    if color == FERRY:
        for payer in range(FERRY):
            held = max(held, int(state.hands[seat, payer]))
    else:
        held = int(state.hands[seat, color])
    return held + int(state.hands[seat, FERRY])


@compiled
def add_claims(board: BoardTable, state: State, seat: int, choices: Choices) -> None:
    """Add all claims, colour by colour, the short routes first: a hand pays for few of them."""
    for color in range(KINDS):
        longest = longest_payable(state, seat, color)
        for place in range(board.first_of_color[color], board.first_of_color[color + 1]):
            route = int(board.by_color[place])
            if int(board.route_length[route]) > longest:
                break
            if claim_refusal(board, state, seat, route) == LEGAL:
                add_payments(board, state, seat, route, choices)


@compiled
def add_cards(board: BoardTable, state: State, choices: Choices) -> None:
    """Add the cards that may be taken (D1, D4)."""
    if int(state.deck_size) > 0:
        add_range(choices, TAKE_FROM_DECK, TAKE_FROM_DECK)
    for slot in range(board.display):
        if can_take(state, slot):
            add_range(choices, FIRST_TAKE_FACE_UP + slot, FIRST_TAKE_FACE_UP + slot)


@compiled
def add_turn(board: BoardTable, state: State, seat: int, choices: Choices) -> None:
    """Add what may begin a turn; passing only where nothing else can (T1, T2)."""
    if int(state.ticket_deck_size) > 0:
        add_range(choices, DRAW_TICKETS, DRAW_TICKETS)
    add_cards(board, state, choices)
    add_claims(board, state, seat, choices)
    if choices.count == 0:
        add_range(choices, PASS, PASS)


@compiled
def add_placings(board: BoardTable, state: State, choices: Choices) -> None:
    """Add where the waiting stacks may go (S8, S9)."""
    for symbol in range(board.souvenirs):
        if waits(state, symbol):
            first = board.first_place + symbol * board.locations
            for location in range(board.locations):
                if is_bare(board, state, location):
                    add_range(choices, first + location, first + location)


@compiled
def add_souvenirs(board: BoardTable, state: State, choices: Choices) -> None:
    """Add the two souvenirs to choose from (C7)."""
    one, other = int(board.route_a[state.claimed]), int(board.route_b[state.claimed])
    first = board.first_take_souvenir
    add_range(choices, first + one, first + one)
    add_range(choices, first + other, first + other)


@compiled
def list_legal(board: BoardTable, state: State, seat: int, choices: Choices) -> None:
    """List the legal actions of a seat."""
    choices.count = 0
    if not is_waited_for(state, seat):
        return
    phase = int(state.phase)
    if phase == TURN:
        add_turn(board, state, seat, choices)
    elif phase == SECOND_CARD:
        add_cards(board, state, choices)
    elif phase == PLACING:
        add_placings(board, state, choices)
    elif phase == SOUVENIR:
        add_souvenirs(board, state, choices)
    else:
        first = board.first_keep
        add_range(choices, first, first + (1 << int(state.offered[seat])) - 2)


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
    """Return why a waiting stack can't go to a place (S8, S9)."""
    phase = int(state.phase)
    if phase == TURN:
        return NOT_PLACING
    if phase != PLACING:
        return expected_first(phase)
    if not waits(state, placing // board.locations):
        return STACK_NOT_WAITING
    if not is_bare(board, state, placing % board.locations):
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
