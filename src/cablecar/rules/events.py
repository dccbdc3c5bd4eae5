"""What a move did, noted as numbers by the code that did it.

Each event is one row: its kind, the seat that acted, and up to four numbers. What does not apply is NONE.

| kind              | seat | numbers                                                              |
|-------------------|------|----------------------------------------------------------------------|
| `OPENING_CHOSEN`  | yes  | the tickets kept, in the order dealt                                 |
| `OPENING_ENDED`   |      | how many tickets each seat keeps, in seat order                      |
| `SOUVENIR_PLACED` | yes  | symbol, location                                                     |
| `CARD_TAKEN`      | yes  | the slot where it lay, NONE for the deck; the card                   |
| `CARD_TURNED_UP`  |      | the slot that it fills, the card                                     |
| `DISPLAY_SWEPT`   |      |                                                                      |
| `DECK_RESHUFFLED` |      | how many cards the new deck has                                      |
| `ROUTE_CLAIMED`   | yes  | route, the colour paid, how many ferries were among the cards, points |
| `SOUVENIR_TAKEN`  | yes  | symbol, location                                                     |
| `TICKETS_DRAWN`   | yes  | the tickets, in the order drawn                                      |
| `TICKETS_KEPT`    | yes  | the tickets kept, in the order drawn                                 |
| `TURN_PASSED`     | yes  |                                                                      |
| `LAST_ROUND_BEGUN`| yes  |                                                                      |
| `GAME_ENDED`      |      |                                                                      |

Everything is open here, also what only one seat may see: rows are for the game's owner, never for a player.
`SECRETS` tells what has to be taken out of an event before others see it.
"""

from typing import NamedTuple

from cablecar.kernel.decorators import compiled
from cablecar.rules.state import EVENT_NUMBERS, NONE, Events, State

KINDS_OF_EVENTS = (
    "opening_chosen",
    "opening_ended",
    "souvenir_placed",
    "card_taken",
    "card_turned_up",
    "display_swept",
    "deck_reshuffled",
    "route_claimed",
    "souvenir_taken",
    "tickets_drawn",
    "tickets_kept",
    "turn_passed",
    "last_round_begun",
    "game_ended",
)
"""The kinds of events as messages name them."""
(
    OPENING_CHOSEN,
    OPENING_ENDED,
    SOUVENIR_PLACED,
    CARD_TAKEN,
    CARD_TURNED_UP,
    DISPLAY_SWEPT,
    DECK_RESHUFFLED,
    ROUTE_CLAIMED,
    SOUVENIR_TAKEN,
    TICKETS_DRAWN,
    TICKETS_KEPT,
    TURN_PASSED,
    LAST_ROUND_BEGUN,
    GAME_ENDED,
) = range(len(KINDS_OF_EVENTS))

SHOWING = sum(
    1 << kind
    for kind in (
        *(OPENING_CHOSEN, CARD_TAKEN, CARD_TURNED_UP, DISPLAY_SWEPT),
        *(DECK_RESHUFFLED, TICKETS_DRAWN, GAME_ENDED),
    )
)
"""The kinds of events that show somebody something new, a bit each: a move with one can't be taken back.

An opening choice is among them, but a seat may withdraw it until all have chosen (`play.withdraw_choice`).
"""


class Secret(NamedTuple):
    """What of an event only its own seat may know."""

    field: str
    """The field of the event, as messages name it."""
    unless: str | None = None
    """The field that makes it public wherever it holds something."""


SECRETS = {
    "opening_chosen": Secret("tickets"),
    "card_taken": Secret("card", unless="slot"),
    "tickets_drawn": Secret("tickets"),
    "tickets_kept": Secret("tickets"),
}
"""The secrets by the kind of event: first tickets (S6), cards from the deck (D9), tickets (K1, K4)."""

FIRST_NUMBER = 2
"""Where the numbers of a row begin, behind its kind and its seat."""


@compiled
def clear_rows(events: Events) -> None:
    """Forget what the last move did."""
    events.count = 0
    events.shows = 0


@compiled
def begin_row(events: Events, kind: int, seat: int) -> int:
    """Begin a row without numbers, and return which one it is."""
    row = int(events.count)
    events.count = row + 1
    events.shows = int(events.shows) | (SHOWING >> kind & 1)
    for index in range(EVENT_NUMBERS):
        events.rows[row, index] = NONE
    events.rows[row, 0] = kind
    events.rows[row, 1] = seat
    return row


@compiled
def note(events: Events, kind: int, seat: int, first: int, second: int) -> None:
    """Note an event of at most two numbers, if anybody wants to know."""
    if int(events.noting) == 1:
        row = begin_row(events, kind, seat)
        events.rows[row, 2] = first
        events.rows[row, 3] = second


@compiled
def note_claimed(events: Events, seat: int, route: int, color: int, ferries: int, points: int) -> None:
    """Note a claim and what was paid for it."""
    if int(events.noting) == 1:
        row = begin_row(events, ROUTE_CLAIMED, seat)
        events.rows[row, 2] = route
        events.rows[row, 3] = color
        events.rows[row, 4] = ferries
        events.rows[row, 5] = points


@compiled
def note_tickets(events: Events, kind: int, state: State, seat: int, mask: int) -> None:
    """Note those of the tickets before a seat that are in a mask, in the order drawn."""
    if int(events.noting) == 1:
        row, index = begin_row(events, kind, seat), FIRST_NUMBER
        for number in range(int(state.offered[seat])):
            if mask >> number & 1:
                events.rows[row, index] = state.offers[seat, number]
                index += 1


@compiled
def note_opening_end(events: Events, state: State) -> None:
    """Note how many of its tickets each seat keeps."""
    if int(events.noting) == 1:
        row = begin_row(events, OPENING_ENDED, NONE)
        for seat in range(int(state.players)):
            kept, mask = 0, int(state.chosen[seat])
            while mask > 0:
                kept += mask & 1
                mask >>= 1
            events.rows[row, FIRST_NUMBER + seat] = kept
