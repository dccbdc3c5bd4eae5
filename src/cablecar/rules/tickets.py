"""The ticket deck, a ring, and what is kept of an offer: S6, K1-K5."""

from cablecar.board.check import MAX_TICKETS
from cablecar.kernel.decorators import compiled
from cablecar.rules.state import NONE, State


@compiled
def draw_ticket(state: State, seat: int) -> None:
    """Put the deck's top ticket before a seat."""
    top = int(state.ticket_top)
    ticket = int(state.ticket_deck[top])
    state.ticket_top = (top + 1) % MAX_TICKETS
    state.ticket_deck_size -= 1
    state.rejected_by[ticket] = NONE
    count = int(state.offered[seat])
    state.offers[seat, count] = ticket
    state.offered[seat] = count + 1


@compiled
def put_under(state: State, seat: int, ticket: int) -> None:
    """Put a rejected ticket at the bottom of the deck, where its seat knows it to be (K5)."""
    size = int(state.ticket_deck_size)
    state.ticket_deck[(int(state.ticket_top) + size) % MAX_TICKETS] = ticket
    state.ticket_deck_size = size + 1
    state.rejected_by[ticket] = seat


@compiled
def keep_offered(state: State, seat: int, mask: int) -> None:
    """Keep the tickets of the mask and put the others under, in the order drawn."""
    for number in range(int(state.offered[seat])):
        ticket = int(state.offers[seat, number])
        if mask >> number & 1:
            state.ticket_owners[ticket] = seat
        else:
            put_under(state, seat, ticket)
    state.offered[seat] = 0
