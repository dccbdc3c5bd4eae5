"""The draw pile, the discard and the display: D2, D6, D7."""

from cablecar.kernel.decorators import compiled
from cablecar.rules.events import CARD_TURNED_UP, DECK_RESHUFFLED, DISPLAY_SWEPT, note
from cablecar.rules.state import (
    CARD_KINDS,
    FERRY,
    MAX_SWEEPS,
    NONE,
    BoardTable,
    Dealer,
    State,
)
from cablecar.rules.stream import shuffle


@compiled
def is_discard_empty(state: State) -> bool:
    """Return True if no card is discarded."""
    for card in range(CARD_KINDS):
        if int(state.discard[card]) > 0:
            return False
    return True


@compiled
def is_made_of_discard(state: State, dealer: Dealer, number: int) -> bool:
    """Return True if the prescribed deck holds exactly the discarded cards."""
    for card in range(CARD_KINDS):
        count = 0
        for index in range(int(dealer.prescribed_deck_sizes[number])):
            count += int(int(dealer.prescribed_decks[number, index]) == card)
        if count != int(state.discard[card]):
            return False
    return True


@compiled
def shuffle_discard(state: State, dealer: Dealer, number: int) -> None:
    """Lay the discarded cards in random order into the dealer's next deck."""
    size = 0
    for card in range(CARD_KINDS):
        for _ in range(int(state.discard[card])):
            dealer.decks[number, size] = card
            size += 1
    shuffle(state, dealer.decks[number], size)
    dealer.deck_sizes[number] = size


@compiled
def use_prescribed_deck(state: State, dealer: Dealer, number: int) -> None:
    """Use the prescribed deck, if there is one and the discard can make it."""
    if number >= int(dealer.prescribed_reshuffles):
        return
    if not is_made_of_discard(state, dealer, number):
        dealer.mismatch = 1
        return
    for index in range(int(dealer.deck_sizes[number])):
        dealer.decks[number, index] = dealer.prescribed_decks[number, index]


@compiled
def renew_deck(state: State, dealer: Dealer) -> None:
    """Replace an empty deck by the discard, at once (D6)."""
    if int(state.deck_size) > 0 or is_discard_empty(state):
        return
    number = int(dealer.reshuffles)
    shuffle_discard(state, dealer, number)
    use_prescribed_deck(state, dealer, number)
    size = int(dealer.deck_sizes[number])
    for index in range(size):
        state.deck[size - 1 - index] = dealer.decks[number, index]
    state.deck_size = size
    for card in range(CARD_KINDS):
        state.discard[card] = 0
    dealer.reshuffles = number + 1
    note(dealer.events, DECK_RESHUFFLED, NONE, size, NONE)


@compiled
def take_top(state: State) -> int:
    """Take the top card of the deck, which may leave it empty."""
    size = int(state.deck_size) - 1
    state.deck_size = size
    return int(state.deck[size])


@compiled
def fill_display(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Fill empty slots in order while there are cards."""
    for slot in range(board.display):
        if int(state.display[slot]) == NONE and int(state.deck_size) > 0:
            card = take_top(state)
            state.display[slot] = card
            note(dealer.events, CARD_TURNED_UP, NONE, slot, card)
            renew_deck(state, dealer)


@compiled
def face_up_ferries(board: BoardTable, state: State) -> int:
    """Return how many ferries lie in the display."""
    count = 0
    for slot in range(board.display):
        count += int(int(state.display[slot]) == FERRY)
    return count


@compiled
def sweep(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Discard the whole display together; it is full, because the deck is not empty."""
    for slot in range(board.display):
        state.discard[int(state.display[slot])] += 1
        state.display[slot] = NONE
    note(dealer.events, DISPLAY_SWEPT, NONE, NONE, NONE)


@compiled
def settle(board: BoardTable, state: State, dealer: Dealer) -> None:
    """Fill the display and sweep ferries, in the order of D7.

    A slot just emptied needs no preference over other empty ones: those exist only where no card is
    left to fill any.
    """
    fill_display(board, state, dealer)
    for _ in range(MAX_SWEEPS):
        if face_up_ferries(board, state) < board.sweep_at or int(state.deck_size) == 0:
            return
        sweep(board, state, dealer)
        fill_display(board, state, dealer)
