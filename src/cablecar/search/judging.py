"""Judging: how a game stands for every seat, and what each legal move is worth, by playing out guesses.

A guess is a complete state: from a seat's own observation, or, where all cards lie open, the truth with what
is still to be drawn in another order. Planners play a few rounds on, and the value net is asked for each seat
as its turn begins. Sums are kept in standings; `calibrate` turns their means into chances, as finished games
have taught.
"""

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from cablecar.board.check import MAX_CARDS, MAX_ROUTES, MAX_TICKETS
from cablecar.kernel.decorators import compiled, entry
from cablecar.kernel.parameters import Between, NumbersOf, RecordsOf
from cablecar.rules.legal import list_legal, next_seat, refusal
from cablecar.rules.play import play
from cablecar.rules.refusals import LEGAL
from cablecar.rules.scoring import group_locations, is_joined, score
from cablecar.rules.state import (
    KEEPING,
    MAX_ACTIONS,
    MAX_PLAYERS,
    NONE,
    OPENING,
    OVER,
    PLACING,
    TURN,
    BoardTable,
    Ints,
    Records,
    Seat,
    State,
    States,
)
from cablecar.rules.stream import below, next_word, shuffle
from cablecar.search.beliefs import believe, draw_any
from cablecar.search.exponential import exp
from cablecar.search.planner_games import note_action
from cablecar.search.policy import best_action, refresh_plan
from cablecar.search.search import GUESSED, PLAYED, SearchBuffers, guess_all, play_on
from cablecar.search.value import (
    CLEAR_LEAD,
    HIDDEN,
    Floats,
    Net,
    evaluate,
    lead,
    sigmoid,
    win_share,
    write_features,
)

# --- records

STANDING = np.dtype(
    (
        np.record,
        [
            ("seat", "i8"),
            ("action", "i8"),
            ("later", "i8"),
            ("players", "i8"),
            ("guesses", "i8"),
            ("dropped", "i8"),
            ("stage", "f8"),
            ("last", "f8", (MAX_PLAYERS, 2)),
            ("wins", "f8", (MAX_PLAYERS,)),
            ("leads", "f8", (MAX_PLAYERS,)),
            ("squares", "f8", (MAX_PLAYERS,)),
            ("chances", "f8", (MAX_PLAYERS,)),
            ("margins", "f8", (MAX_PLAYERS,)),
            ("places", "f8", (MAX_PLAYERS, MAX_PLAYERS)),
        ],
    )
)

FACTS = 3
"""What a chance is calibrated by: the mean victory, how near it is to certainty, the mean lead."""
SURE = 1.08
"""A little more than a sure victory: nearness is 1 over what a mean victory lacks of it."""
STAGES = 3
"""Each weighs by a number, one times the stage of the game, and one times its square."""

CALIBRATION = np.dtype(
    (
        np.record,
        [
            ("wins", "f8", (FACTS, STAGES)),
            ("seats", "f8", (MAX_PLAYERS, 2)),
            ("judging", "f8", (2,)),
            ("places", "f8", (2,)),
            ("margins", "f8", (2, 2)),
            ("base", "f8", (MAX_PLAYERS,)),
        ],
    )
)

FORESIGHT = np.dtype(
    (
        np.record,
        [
            ("guesses", "i8"),
            ("own", "i4", (MAX_ROUTES,)),
            ("taken", "i4", (MAX_ROUTES,)),
            ("completed", "i4", (MAX_TICKETS,)),
        ],
    )
)

Standings = Annotated[Records, RecordsOf(STANDING)]
MoveStandings = Annotated[Records, RecordsOf(STANDING, MAX_ACTIONS)]
"""One for each legal action."""
ThreeStandings = Annotated[Records, RecordsOf(STANDING, 3)]
"""Of the usual move, of the one made, and of the one made with what chance had in store."""
Calibrations = Annotated[Records, RecordsOf(CALIBRATION, is_read_only=True)]
Foresights = Annotated[Records, RecordsOf(FORESIGHT)]
Samples = Annotated[NDArray[np.float64], NumbersOf(np.dtype("f8"), (0, 0))]
"""What each guess, a row, says of each move, a column: the judging seat's victory."""
Action = Annotated[int, Between(NONE, MAX_ACTIONS - 1)]
"""An action, or NONE to see how the game goes on by itself."""
CardCount = Annotated[int, Between(0, MAX_CARDS)]
TicketCount = Annotated[int, Between(0, MAX_TICKETS)]


class Standing(Protocol):
    """How a game stands for every seat, as guesses played out say."""

    seat: int
    """The seat that acts, or looks: its turns are counted, and it is judged first."""
    action: int
    """The action that was played out."""
    later: int
    """What the seat does on its next turn if it can, or NONE if it goes on as usual."""
    players: int
    guesses: int
    """How many guesses the sums are of."""
    dropped: int
    """Whether the action is tried no more, because others do better."""
    stage: float
    """How near the end of the game is: 0 at its beginning, 1 in the last round."""
    last: Floats
    """What the last guess says: for each seat its victory and its lead."""
    wins: Floats
    """Sums of victories, which share 1 in each guess."""
    leads: Floats
    """Sums of leads over the best rival, squashed."""
    squares: Floats
    """Sums of the squares of what victories differ by from another standing's, where two are compared."""
    chances: Floats
    """The calibrated chance of each seat to win."""
    margins: Floats
    """By how many points each seat is expected to be ahead of its best rival."""
    places: Floats
    """The chance of each seat, a row, to come first, second …"""


class Calibration(Protocol):
    """What finished games say about the means of guesses, for a number of players."""

    wins: Floats
    seats: Floats
    """For each seat a number, and one times the stage."""
    judging: Floats
    """The same for the seat that acts, or looks: what it does not know of the others flatters it."""
    places: Floats
    """How much a lead counts for the lower places: a number, and one times the stage."""
    margins: Floats
    """How a lead is stretched to points: it and its cube, each by a number and one times the stage."""
    base: Floats
    """The chance of each seat before the deal."""


class Foresight(Protocol):
    """What guesses see come of an action, some rounds later."""

    guesses: int
    own: Ints
    """How often each route belongs to the judging seat."""
    taken: Ints
    """How often it belongs to another."""
    completed: Ints
    """How often each of the seat's tickets is complete."""


# --- playing out a guess


@compiled
def stage_of(board: BoardTable, state: State) -> float:
    """Return how near the end is."""
    if int(state.turns_left) >= 0:
        return 1.0
    fewest = int(board.cars)
    for seat in range(int(state.players)):
        fewest = min(fewest, int(state.cars[seat]))
    return 0.9 * (1.0 - fewest / max(1, int(board.cars)))


@compiled
def clear_standing(board: BoardTable, state: State, seat: int, action: int, standing: Standing) -> None:
    """Begin new sums."""
    standing.seat = seat
    standing.action = action
    standing.later = NONE
    standing.players = int(state.players)
    standing.guesses = 0
    standing.dropped = 0
    standing.stage = stage_of(board, state)
    for seat in range(MAX_PLAYERS):
        standing.wins[seat] = 0.0
        standing.leads[seat] = 0.0
        standing.squares[seat] = 0.0


@compiled
def head(net: Net, sums: Floats, row: int) -> float:
    """Return what one of the net's two outputs says of what reached its hidden units."""
    said = float(net.output_bias[row])
    for unit in range(HIDDEN):
        if sums[unit] > 0.0:
            said += net.output[row, unit] * sums[unit]
    return sigmoid(said)


@compiled
def judge_leaf(buffers: SearchBuffers, seat: int, row: Floats) -> None:
    """Write down a seat's victory and lead in the state played out: its turn has begun, or all is over."""
    board, state = buffers.boards[0], buffers.states[PLAYED]
    players = int(state.players)
    if int(state.phase) == OVER:
        score(board, state, buffers.dealers[0], buffers.results[0])
        row[0] = win_share(buffers.results[0], players, seat)
        row[1] = sigmoid(lead(buffers.results[0], players, seat) / CLEAR_LEAD)
        return
    for other in range(players):
        refresh_plan(board, state, other, buffers.plans[other], buffers.paths[0], buffers.weights[0])
    write_features(board, state, seat, buffers.plans, buffers.leaves[0])
    evaluate(buffers.nets[0], buffers.leaves[0])
    row[0] = head(buffers.nets[0], buffers.leaves[0].sums, 0)
    row[1] = head(buffers.nets[0], buffers.leaves[0].sums, 1)


@compiled
def act(buffers: SearchBuffers, seat: int, action: int) -> None:
    """Let a seat act in the state played out, and bring all plans up to date."""
    board, state = buffers.boards[0], buffers.states[PLAYED]
    play(board, state, buffers.dealers[0], seat, action)
    note_action(board, buffers.plans, int(state.players), seat, action)


@compiled
def finish_opening(buffers: SearchBuffers) -> None:
    """Let planners make the choices before the first turn; each souvenir placed makes all plans stale."""
    board, state, choices = buffers.boards[0], buffers.states[PLAYED], buffers.choices[0]
    paths, weights = buffers.paths[0], buffers.weights[0]
    while int(state.phase) == OPENING or int(state.phase) == PLACING:
        mover = next_seat(state)
        list_legal(board, state, mover, choices)
        buffers.plans[mover].stale = 1
        act(buffers, mover, best_action(board, state, mover, buffers.plans[mover], paths, weights, choices))
        for seat in range(int(state.players)):
            buffers.plans[seat].stale = 1


@compiled
def act_later(buffers: SearchBuffers, seat: int, action: int) -> bool:
    """Play on until a seat's turn begins and let it act then if it can; return whether it has."""
    board, state = buffers.boards[0], buffers.states[PLAYED]
    play_on(buffers, seat, 1)
    if int(state.phase) == OVER or refusal(board, state, seat, action) != LEGAL:
        return False
    act(buffers, seat, action)
    return True


@compiled
def play_out(buffers: SearchBuffers, seat: int, action: int, later: int) -> None:
    """Play an action, if any, and some rounds on from the guess, until the seat's turn begins."""
    guessed, rounds = buffers.states[GUESSED], int(buffers.searches[0].rounds)
    buffers.states[PLAYED] = guessed
    for other in range(int(guessed.players)):
        buffers.plans[other] = buffers.plans[MAX_PLAYERS + other]
    if action != NONE:
        act(buffers, seat, action)
    elif int(guessed.phase) == TURN and int(guessed.current) == seat:
        rounds += 1
    finish_opening(buffers)
    if later != NONE and act_later(buffers, seat, later):
        rounds -= 1
    play_on(buffers, seat, rounds)


@compiled
def judge_leaves(buffers: SearchBuffers, seat: int, standing: Standing) -> None:
    """Judge the state played out for the seat, and then for each of the others as its turn begins."""
    players, total = int(standing.players), 0.0
    for step in range(players):
        other = (seat + step) % players
        if step > 0:
            play_on(buffers, other, 1)
        judge_leaf(buffers, other, standing.last[other])
        total += standing.last[other, 0]
    for other in range(players):
        standing.last[other, 0] /= total


@compiled
def try_action(buffers: SearchBuffers, seat: int, standing: Standing) -> None:
    """Play a standing's action out on the guess and add what comes of it."""
    play_out(buffers, seat, int(standing.action), int(standing.later))
    judge_leaves(buffers, seat, standing)
    standing.guesses += 1
    for other in range(int(standing.players)):
        standing.wins[other] += standing.last[other, 0]
        standing.leads[other] += standing.last[other, 1]


# --- what a seat knows


@entry
def begin_judging(buffers: SearchBuffers, standings: MoveStandings) -> int:
    """Begin a standing for each legal action of the observing seat, and return how many there are."""
    board, observation = buffers.boards[0], buffers.observations[0]
    state, seat = observation.state, int(observation.seat)
    prepare_guesses(buffers)
    list_legal(board, state, seat, buffers.choices[0])
    count = int(buffers.choices[0].count)
    for number in range(count):
        clear_standing(board, state, seat, int(buffers.choices[0].actions[number]), standings[number])
    return count


@compiled
def prepare_guesses(buffers: SearchBuffers) -> None:
    """Plan for the observing seat, and weigh the others' tickets."""
    board, observation = buffers.boards[0], buffers.observations[0]
    state, seat = observation.state, int(observation.seat)
    plan = buffers.plans[MAX_PLAYERS + seat]
    plan.stale = 1
    refresh_plan(board, state, seat, plan, buffers.paths[0], buffers.weights[0])
    believe(board, state, seat, buffers.nets[0], buffers.paths[0], buffers.beliefs[0])


@compiled
def guess_offers(board: BoardTable, state: State, seat: int, buffers: SearchBuffers) -> None:
    """Let a rival who is choosing look at tickets that nobody else was dealt."""
    rival = int(state.current)
    if int(state.phase) == KEEPING and rival != seat:
        for number in range(int(state.offered[rival])):
            state.offers[rival, number] = draw_any(board, state, buffers.beliefs[0])


@compiled
def guess_for(buffers: SearchBuffers) -> None:
    """Guess a complete state that fits what the seat knows, also while another one acts."""
    guess_all(buffers)
    guess_offers(buffers.boards[0], buffers.states[GUESSED], int(buffers.observations[0].seat), buffers)


@entry
def judge_on(
    buffers: SearchBuffers, standings: MoveStandings, count: int, samples: Samples, guesses: int
) -> None:
    """Try the actions that are not dropped on so many more guesses, all of them on the same."""
    seat = int(buffers.observations[0].seat)
    for _ in range(guesses):
        guess_for(buffers)
        for number in range(min(count, MAX_ACTIONS)):
            standing = standings[number]
            if int(standing.dropped) == 0:
                row = int(standing.guesses)
                try_action(buffers, seat, standing)
                if row < samples.shape[0] and number < samples.shape[1]:
                    samples[row, number] = standing.last[seat, 0]


@compiled
def mean_win(standing: Standing, seat: int) -> float:
    """Return the mean victory of a seat."""
    return float(standing.wins[seat] / max(1, int(standing.guesses)))


@compiled
def may_drop(standing: Standing, made: int, usual: int) -> bool:
    """Return True if an action is still tried, and none of the two that are tried to the end."""
    return int(standing.dropped) == 0 and int(standing.action) != made and int(standing.action) != usual


@compiled
def worst_of(standings: Records, count: int, seat: int, made: int, usual: int) -> int:
    """Return which action is worst for a seat among those that may be dropped, or NONE."""
    worst, least = NONE, 0.0
    for number in range(count):
        standing = standings[number]
        win = mean_win(standing, seat)
        if may_drop(standing, made, usual) and (worst == NONE or win < least):
            worst, least = number, win
    return worst


@entry
def drop_worst(
    buffers: SearchBuffers, standings: MoveStandings, count: int, left: int, made: Action, usual: Action
) -> int:
    """Drop the worst actions until so many are left, but never these two; return how many are left."""
    seat, tried, most = int(buffers.observations[0].seat), 0, min(count, MAX_ACTIONS)
    for number in range(most):
        tried += 1 - int(standings[number].dropped)
    for _ in range(most):
        worst = worst_of(standings, most, seat, made, usual)
        if tried <= left or worst == NONE:
            return tried
        standings[worst].dropped = 1
        tried -= 1
    return tried


@entry
def judge_position(buffers: SearchBuffers, standings: Standings, guesses: int) -> None:
    """See how the game stands for all, as the observing seat knows it, whoever is to act."""
    board, observation = buffers.boards[0], buffers.observations[0]
    prepare_guesses(buffers)
    clear_standing(board, observation.state, int(observation.seat), NONE, standings[0])
    for _ in range(guesses):
        guess_for(buffers)
        try_action(buffers, int(observation.seat), standings[0])


@entry
def foresee(buffers: SearchBuffers, foresights: Foresights, action: Action, guesses: int) -> None:
    """See what an action leads to for the observing seat: who owns what, which tickets are complete."""
    foresight = foresights[0]
    prepare_guesses(buffers)
    foresight.guesses = 0
    for route in range(MAX_ROUTES):
        foresight.own[route] = 0
        foresight.taken[route] = 0
    for ticket in range(MAX_TICKETS):
        foresight.completed[ticket] = 0
    for _ in range(guesses):
        guess_for(buffers)
        play_out(buffers, int(buffers.observations[0].seat), action, NONE)
        look_back(buffers, foresight)


@compiled
def look_back(buffers: SearchBuffers, foresight: Foresight) -> None:
    """Count what the state played out has come to."""
    board, state, groups = buffers.boards[0], buffers.states[PLAYED], buffers.dealers[0].groups
    seat = int(buffers.observations[0].seat)
    foresight.guesses += 1
    for route in range(board.routes):
        owner = int(state.owners[route])
        foresight.own[route] += int(owner == seat)
        foresight.taken[route] += int(owner != seat and owner != NONE)
    group_locations(board, state, seat, groups)
    for ticket in range(board.tickets):
        if int(state.ticket_owners[ticket]) == seat and is_joined(board, groups, ticket):
            foresight.completed[ticket] += 1


# --- with all cards open


@compiled
def fresh_tickets(state: State) -> int:
    """Return how many tickets of the deck, from its top, nobody has ever put under it."""
    size = int(state.ticket_deck_size)
    for depth in range(size):
        ticket = int(state.ticket_deck[(int(state.ticket_top) + depth) % MAX_TICKETS])
        if int(state.rejected_by[ticket]) != NONE:
            return depth
    return size


@compiled
def swap_tickets(state: State, one: int, other: int) -> None:
    """Let two tickets of the deck change places, counted from its top."""
    top = int(state.ticket_top)
    first, second = (top + one) % MAX_TICKETS, (top + other) % MAX_TICKETS
    ticket = int(state.ticket_deck[first])
    state.ticket_deck[first] = state.ticket_deck[second]
    state.ticket_deck[second] = ticket


@compiled
def shuffle_unseen(state: State) -> None:
    """Shuffle what is still to be drawn and nobody has seen."""
    shuffle(state, state.deck, int(state.deck_size))
    for last in range(fresh_tickets(state) - 1, 0, -1):
        swap_tickets(state, last, below(state, last + 1))


@compiled
def deal_again(buffers: SearchBuffers, truth: State) -> None:
    """Guess the truth, but for the order of what is still to be drawn."""
    buffers.states[GUESSED] = truth
    state = buffers.states[GUESSED]
    for word in range(4):
        state.random[word] = next_word(buffers.searches[0])
    shuffle_unseen(state)


@compiled
def lay_card(buffers: SearchBuffers, index: int, card: int) -> None:
    """Lay a card where the deck has it in truth, in exchange for one of its kind below, any of them."""
    state, same = buffers.states[GUESSED], 0
    for other in range(index + 1):
        same += int(int(state.deck[other]) == card)
    if same == 0:
        return
    chosen = below(buffers.searches[0], same)
    for other in range(index + 1):
        if int(state.deck[other]) == card:
            if chosen == 0:
                state.deck[other] = state.deck[index]
                state.deck[index] = card
                return
            chosen -= 1


@compiled
def lay_truth(buffers: SearchBuffers, truth: State, cards: int, tickets: int) -> None:
    """Lay on top of both decks what lies there in truth; all below stays as likely as before."""
    state, size = buffers.states[GUESSED], int(truth.deck_size)
    for depth in range(min(cards, size)):
        lay_card(buffers, size - 1 - depth, int(truth.deck[size - 1 - depth]))
    top, fresh = int(truth.ticket_top), fresh_tickets(truth)
    for depth in range(min(tickets, fresh)):
        ticket = int(truth.ticket_deck[(top + depth) % MAX_TICKETS])
        for other in range(depth, fresh):
            if int(state.ticket_deck[(top + other) % MAX_TICKETS]) == ticket:
                swap_tickets(state, depth, other)


@compiled
def plan_for_all(buffers: SearchBuffers, truth: State) -> None:
    """Plan for every seat by its own cards."""
    for seat in range(int(truth.players)):
        plan = buffers.plans[MAX_PLAYERS + seat]
        plan.stale = 1
        refresh_plan(buffers.boards[0], truth, seat, plan, buffers.paths[0], buffers.weights[0])


@compiled
def compare(standing: Standing, other: Standing) -> None:
    """Add the squares of what the last guess says differently of two standings."""
    for seat in range(int(standing.players)):
        difference = standing.last[seat, 0] - other.last[seat, 0]
        standing.squares[seat] += difference * difference


@entry
def judge_open_position(
    buffers: SearchBuffers, truths: States, standings: Standings, seat: Seat, guesses: int
) -> None:
    """See how the game stands for all with all cards open; a seat's turns are counted."""
    clear_standing(buffers.boards[0], truths[0], seat, NONE, standings[0])
    plan_for_all(buffers, truths[0])
    for _ in range(guesses):
        deal_again(buffers, truths[0])
        try_action(buffers, seat, standings[0])


@entry
def follow_move(
    buffers: SearchBuffers,
    truths: States,
    standings: ThreeStandings,
    seat: Seat,
    usual: Action,
    made: Action,
    cards: CardCount,
    tickets: TicketCount,
    guesses: int,
) -> None:
    """Compare, with all cards open, the usual move, the one made, and the one made as chance answered it.

    So many cards and tickets lay on top of the decks when the move was made, and are seen because of it.
    """
    board, truth = buffers.boards[0], truths[0]
    clear_standing(board, truth, seat, usual, standings[0])
    clear_standing(board, truth, seat, made, standings[1])
    clear_standing(board, truth, seat, made, standings[2])
    plan_for_all(buffers, truth)
    for _ in range(guesses):
        deal_again(buffers, truth)
        try_action(buffers, seat, standings[1])
        if usual != made:
            try_action(buffers, seat, standings[0])
        if cards + tickets > 0:
            lay_truth(buffers, truth, cards, tickets)
            try_action(buffers, seat, standings[2])
            compare(standings[2], standings[1])


# --- chances


@compiled
def staged(weights: Floats, stage: float) -> float:
    """Return a weight at a stage of the game."""
    return float(weights[0] + stage * (weights[1] + stage * weights[2]))


@compiled
def log_strength(calibration: Calibration, standing: Standing, seat: int) -> float:
    """Return how strong a seat stands, as a logarithm."""
    stage, guesses = float(standing.stage), max(1, int(standing.guesses))
    win, lead_beyond = standing.wins[seat] / guesses, standing.leads[seat] / guesses - 0.5
    said = staged(calibration.wins[0], stage) * win + staged(calibration.wins[1], stage) / (SURE - win)
    said += staged(calibration.wins[2], stage) * lead_beyond
    if seat == int(standing.seat):
        said += calibration.judging[0] + stage * calibration.judging[1]
    return float(said + calibration.seats[seat, 0] + stage * calibration.seats[seat, 1])


@compiled
def lower_strength(calibration: Calibration, standing: Standing, seat: int) -> float:
    """Return how strong a seat stands among those that do not win."""
    lead_beyond = standing.leads[seat] / max(1, int(standing.guesses)) - 0.5
    return exp((calibration.places[0] + standing.stage * calibration.places[1]) * lead_beyond)


@compiled
def set_chances(calibration: Calibration, standing: Standing) -> None:
    """Share the victory by strength."""
    total = 0.0
    for seat in range(int(standing.players)):
        standing.chances[seat] = exp(log_strength(calibration, standing, seat))
        total += standing.chances[seat]
    for seat in range(int(standing.players)):
        standing.chances[seat] /= total


@compiled
def set_margins(calibration: Calibration, standing: Standing) -> None:
    """Stretch leads to points."""
    margins, stage = calibration.margins, float(standing.stage)
    for seat in range(int(standing.players)):
        lead_beyond = standing.leads[seat] / max(1, int(standing.guesses)) - 0.5
        cube = lead_beyond * lead_beyond * lead_beyond
        linear, bent = margins[0, 0] + stage * margins[0, 1], margins[1, 0] + stage * margins[1, 1]
        standing.margins[seat] = linear * lead_beyond + bent * cube


@compiled
def set_places(calibration: Calibration, standing: Standing) -> None:
    """Share the places: the first by the chances, each further one by strength among those who are left.

    A seat that is left alone is last; with four players the last two places are shared out of the third.
    """
    players = int(standing.players)
    for seat in range(MAX_PLAYERS):
        for place in range(MAX_PLAYERS):
            standing.places[seat, place] = 0.0
    for first in range(players):
        standing.places[first, 0] = standing.chances[first]
        share_second(calibration, standing, first)
    for seat in range(players):
        rest = 1.0
        for place in range(players - 1):
            rest -= standing.places[seat, place]
        standing.places[seat, players - 1] = rest


@compiled
def share_second(calibration: Calibration, standing: Standing, first: int) -> None:
    """Share the second place, and the third of four, behind a winner."""
    players, left = int(standing.players), 0.0
    if players == 2:
        return
    for seat in range(players):
        if seat != first:
            left += lower_strength(calibration, standing, seat)
    for second in range(players):
        if second != first:
            strength = lower_strength(calibration, standing, second)
            share = standing.chances[first] * strength / left
            standing.places[second, 1] += share
            share_third(calibration, standing, first, second, share, left - strength)


@compiled
def share_third(
    calibration: Calibration, standing: Standing, first: int, second: int, share: float, left: float
) -> None:
    """Share the third place of four behind two others."""
    players = int(standing.players)
    if players == 3:
        return
    for third in range(players):
        if third != first and third != second:
            strength = lower_strength(calibration, standing, third)
            standing.places[third, 2] += share * strength / left


@entry
def calibrate(calibrations: Calibrations, standings: Standings) -> None:
    """Turn the sums of a standing into chances, places and margins."""
    set_chances(calibrations[0], standings[0])
    set_margins(calibrations[0], standings[0])
    set_places(calibrations[0], standings[0])
