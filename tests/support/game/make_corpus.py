"""Writes the corpus: games that every later version must replay to the same bytes.

Run `python -m tests.support.game.make_corpus`; the same engine always writes the same files. A game file is
kept for ever, so make the corpus again only before a release that adds a board or changes the format. Each
later edition of the shipped board has a folder of its own.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, pairwise
from pathlib import Path

from cablecar.board import Board
from cablecar.engine.events import (
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    LastRoundBegun,
    RouteClaimed,
    TicketsDrawn,
    TurnPassed,
)
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Move,
    Pass,
    Played,
    TakeCard,
    TakeSouvenir,
)
from cablecar.engine.players import Player
from cablecar.engine.record import save
from cablecar.engine.result import Score
from cablecar.engine.view import Phase, View
from tests.support.game.directed import first_edition_games
from tests.support.game.positions import EDITIONS, FIRST_EDITION, board_named
from tests.support.paths import CORPUS

DEALERS_WORK = (CardTurnedUp, DisplaySwept, DeckReshuffled)
Rank = Callable[[View, Move], float]
Condition = Callable[[Game], bool]
Named = Iterator[tuple[str, Game]]


# How to play: each rank says how much a move is liked; among the best liked, chance decides.


def anything(view: View, move: Move) -> float:
    """Like every move the same."""
    return 0


def longest_route(view: View, move: Move) -> float:
    """Claim the longest route that can be paid, else take cards."""
    if isinstance(move, ClaimRoute):
        return view.board.route[move.route].length
    return -1 if isinstance(move, DrawTickets) else 0


def shortest_route(view: View, move: Move) -> float:
    """Claim something small at once."""
    if isinstance(move, ClaimRoute):
        return 10 - view.board.route[move.route].length
    return -1 if isinstance(move, DrawTickets) else 0


def hoarder(view: View, move: Move) -> float:
    """Take cards while there are any."""
    if isinstance(move, TakeCard):
        return 2
    return 0 if isinstance(move, ClaimRoute) else 1


def blind_drawer(view: View, move: Move) -> float:
    """Take cards from the deck; claim the longest route now and then."""
    if isinstance(move, ClaimRoute):
        return view.board.route[move.route].length - 2
    return 1 if move == TakeCard() else 0


def ticket_drawer(view: View, move: Move) -> float:
    """Draw tickets while there are any, and keep all."""
    if isinstance(move, KeepTickets):
        return len(move.tickets)
    return 2 if isinstance(move, DrawTickets) else longest_route(view, move) / 10


def ticket_gambler(view: View, move: Move) -> float:
    """Draw tickets while there are any, and keep some."""
    return 1 if isinstance(move, DrawTickets) else 0


def choosy(view: View, move: Move) -> float:
    """Draw many tickets and keep only one each time, the best paid."""
    if isinstance(move, KeepTickets):
        return view.board.ticket[move.tickets[0]].points - 100 * len(move.tickets)
    return anything(view, move)


def ferry_lover(view: View, move: Move) -> float:
    """Take face-up ferries and pay with them."""
    match move:
        case ClaimRoute(_, cards):
            return 1 + cards.count("ferry")
        case TakeCard(int(slot)):
            return 3 if view.display[slot] == "ferry" else 0
    return 0


def ferry_hater(view: View, move: Move) -> float:
    """Take the cards that leave ferries lying face up, so that the display is swept often."""
    match move:
        case TakeCard(int(slot)):
            return -9 if view.display[slot] == "ferry" else 2
        case ClaimRoute(_, cards):
            return 3 - cards.count("ferry")
    return 0


def souvenir_hunter(view: View, move: Move) -> float:
    """Claim routes to souvenirs still lacking."""
    if not isinstance(move, ClaimRoute):
        return 1 if isinstance(move, TakeCard) else 0
    route = view.board.route[move.route]
    assert view.seat is not None
    stacks = [view.stacks[place] for place in (route.a, route.b) if place in view.stacks]
    return (
        3 if any(stack.symbol not in view.players[view.seat].souvenirs for stack in stacks) else -route.length
    )


STYLES: dict[str, Rank] = {
    "longest-route": longest_route,
    "shortest-route": shortest_route,
    "hoarder": hoarder,
    "blind-drawer": blind_drawer,
    "ticket-drawer": ticket_drawer,
    "ticket-gambler": ticket_gambler,
    "choosy": choosy,
    "ferry-lover": ferry_lover,
    "ferry-hater": ferry_hater,
    "souvenir-hunter": souvenir_hunter,
}


def step(game: Game, rank: Rank, chance: random.Random) -> None:
    """Make one move of a game, by any seat that may act; in whatever order the engine lists its moves."""
    seat = chance.choice(game.waiting_for)
    moves = sorted(game.legal_moves(seat), key=repr)
    view = game.view(seat)
    likes = [rank(view, move) for move in moves]
    best = max(likes)
    game.play(seat, chance.choice([move for move, like in zip(moves, likes, strict=True) if like == best]))


def never(game: Game) -> bool:
    """Stop nowhere."""
    return False


def played(
    players: int, seed: int, rank: Rank = anything, board: Board | None = None, until: Condition = never
) -> Game:
    """Return a game played to its end, or until a wish comes true."""
    game, chance = Game.new(players, seed, board), random.Random(seed)
    while game.waiting_for and not until(game):
        step(game, rank, chance)
    return game


def found(players: int, condition: Condition, rank: Rank = anything, board: Board | None = None) -> Game:
    """Return the first game, by seed, that is a wished one when it is over."""
    games = (played(players, seed, rank, board) for seed in range(1000))
    return next(game for game in games if condition(game))


def stopped(players: int, condition: Condition, rank: Rank = anything, board: Board | None = None) -> Game:
    """Return the first game, by seed, broken off where a wish comes true."""
    games = (played(players, seed, rank, board, condition) for seed in range(1000))
    return next(game for game in games if condition(game))


# What a game has to show to be an edge case.


def turns(game: Game) -> list[list[Played]]:
    """Return the moves of each turn."""
    moves = game.moves[len(game.players) + 2 :]
    return [list(turn) for _, turn in groupby(moves, key=lambda played: played.seat)]


def dealings(game: Game) -> list[list[Event]]:
    """Return what the dealer did, one list for each settling with anything to do."""
    runs = groupby(game.events, key=lambda event: isinstance(event, DEALERS_WORK))
    return [list(run) for is_dealing, run in runs if is_dealing]


def most_at_once(kind: type, count: int) -> Condition:
    """Wish for a settling with this many events of a kind."""
    return lambda game: any(sum(isinstance(event, kind) for event in run) == count for run in dealings(game))


def was_swept_at_the_deal(game: Game) -> bool:
    """Wish for ferries in the first display (S5)."""
    return DisplaySwept() in dealings(game)[0]


def ends_by_passing(game: Game) -> bool:
    """Wish for a game in which everybody passes in the end (T2)."""
    seats = range(len(game.players))
    return {*game.events[-1 - len(seats) : -1]} == {TurnPassed(seat) for seat in seats}


def goes_on_after_a_pass(game: Game) -> bool:
    """Wish for somebody who passes while another still plays (T2)."""
    moves = [played.move for played in game.moves]
    return any(one == Pass() != other for one, other in pairwise(moves))


def takes_one_card_only(game: Game) -> bool:
    """Wish for a draw that ends with one card because there is no second (D8)."""
    return any(
        len(turn) == 1 and isinstance(turn[0].move, TakeCard) and not is_open_ferry(turn[0])
        for turn in turns(game)[:-1]
    )


def is_open_ferry(played: Played) -> bool:
    """Return True if a move took a face-up ferry (D3)."""
    return (
        isinstance(played.move, TakeCard) and played.move.slot is not None and played.revealed == ("ferry",)
    )


def draws_the_last_ticket(game: Game) -> bool:
    """Wish for a draw of one ticket, the last (K2)."""
    return any(isinstance(event, TicketsDrawn) and event.count == 1 for event in game.events)


def display_runs_dry(game: Game) -> bool:
    """Wish for a display with an empty slot at the end: no card is left to fill it."""
    return None in game.view(None).display


def chooses_a_souvenir(game: Game) -> bool:
    """Wish for a choice between two souvenirs (C7)."""
    return any(isinstance(played.move, TakeSouvenir) for played in game.moves)


def has_all_souvenirs(game: Game) -> bool:
    """Wish for a seat with every symbol (E3)."""
    return any(player.souvenirs == game.board.souvenirs for player in game.view(None).players)


def pays_with_ferries_only(game: Game) -> bool:
    """Wish for a long route without a ferry symbol that is paid with ferries only (C2)."""
    return any(isinstance(event, RouteClaimed) and event.cards == ("ferry",) * 3 for event in game.events)


def cars_left(cars: int) -> Condition:
    """Wish for a player who begins the last round and has this many cars at the end (E1)."""

    def begins(game: Game) -> bool:
        begun = [event for event in game.events if isinstance(event, LastRoundBegun)]
        return len(begun) == 1 and final_scores(game)[begun[0].seat].cars_left == cars

    return begins


def final_scores(game: Game) -> tuple[Score, ...]:
    """Return the final scores, none before the end."""
    return game.result.scores if game.result else ()


def is_shared(game: Game) -> bool:
    """Wish for a shared victory (E4)."""
    return game.result is not None and len(game.result.winners) > 1


def is_decided_by_tickets(game: Game) -> bool:
    """Wish for equal points and yet one winner (E4)."""
    best = sorted(score.total for score in final_scores(game))[-2:]
    return game.result is not None and best[0] == best[1] and len(game.result.winners) == 1


def all_below_zero(game: Game) -> bool:
    """Wish for a game that nobody ends above zero (E5)."""
    return all(score.total < 0 for score in final_scores(game))


def in_phase(phase: Phase) -> Condition:
    """Wish for the middle of a game, at a certain point of a turn."""
    return lambda game: len(game.moves) > 20 and game.view(None).phase is phase


def after_moves(count: int) -> Condition:
    """Wish for a game this many moves old."""
    return lambda game: len(game.moves) == count


@dataclass(frozen=True)
class Edge:
    """An edge case, and how to come by it."""

    condition: Condition
    players: int = 2
    rank: Rank = anything
    board: str = ""
    """A board of tests/boards, or nothing for any shipped one."""
    breaks_off: bool = False
    """Whether the game stops where the wish comes true."""

    def game(self, shipped: Board | None = None) -> Game:
        """Return the first game that shows it, on its own board or else on a shipped one."""
        search = stopped if self.breaks_off else found
        return search(
            self.players, self.condition, self.rank, board_named(self.board) if self.board else shipped
        )


EDGES = {
    "swept-at-the-deal": Edge(was_swept_at_the_deal, 4),
    "two-sweeps-at-once": Edge(most_at_once(DisplaySwept, 2), 3, ferry_hater),
    "three-sweeps-at-once": Edge(most_at_once(DisplaySwept, 3), 3, ferry_hater),
    "three-sweeps-at-once-tiny": Edge(most_at_once(DisplaySwept, 3), 2, ferry_hater, "tiny"),
    "two-new-decks-at-once": Edge(most_at_once(DeckReshuffled, 2), 4),
    "three-new-decks-at-once": Edge(most_at_once(DeckReshuffled, 3), 4),
    "three-new-decks-at-once-tiny": Edge(most_at_once(DeckReshuffled, 3), 3, ferry_hater, "tiny"),
    "one-card-only": Edge(takes_one_card_only, 4, hoarder),
    "one-card-only-tiny": Edge(takes_one_card_only, 3, hoarder, "tiny"),
    "last-ticket-alone": Edge(draws_the_last_ticket, 3, ticket_gambler),
    "display-runs-dry": Edge(display_runs_dry, 4, hoarder),
    "everybody-passes": Edge(ends_by_passing, 3, hoarder, "tiny"),
    "goes-on-after-a-pass": Edge(goes_on_after_a_pass, 3, hoarder, "tiny"),
    "souvenir-choice": Edge(chooses_a_souvenir, 3, souvenir_hunter),
    "all-souvenirs": Edge(has_all_souvenirs, 2, souvenir_hunter),
    "all-souvenirs-tiny": Edge(has_all_souvenirs, 2, souvenir_hunter, "tiny"),
    "only-ferries-paid": Edge(pays_with_ferries_only, 2, ferry_lover),
    "last-round-from-two-cars": Edge(cars_left(2), 2),
    "last-round-to-no-cars": Edge(cars_left(0), 3, longest_route),
    "shared-victory": Edge(is_shared, 2),
    "shared-victory-tiny": Edge(is_shared, 3, anything, "tiny"),
    "tie-decided-by-tickets": Edge(is_decided_by_tickets, 2),
    "all-below-zero": Edge(all_below_zero, 3, ticket_drawer),
    "broken-off-before-any-move": Edge(after_moves(0), 4, breaks_off=True),
    "broken-off-in-the-opening": Edge(after_moves(2), 4, breaks_off=True),
    "broken-off-while-placing": Edge(after_moves(4), 3, breaks_off=True),
    "broken-off-before-the-second-card": Edge(in_phase(Phase.SECOND_CARD), 3, breaks_off=True),
    "broken-off-while-keeping": Edge(in_phase(Phase.KEEPING), 2, breaks_off=True),
    "broken-off-at-a-souvenir-choice": Edge(in_phase(Phase.SOUVENIR), 2, breaks_off=True),
    "broken-off-between-turns": Edge(in_phase(Phase.TURN), 4, breaks_off=True),
}


# The files.


def random_games(board: Board, counts: Mapping[int, int], name: str = "random") -> Named:
    """Yield games of random moves, this many for each number of players."""
    for players, count in counts.items():
        for number in range(1, count + 1):
            yield f"{name}-{players}-players-{number:03}", played(players, number, board=board)


def style_games(board: Board) -> Named:
    """Yield games of players with a fixed idea."""
    for number, (name, rank) in enumerate(STYLES.items()):
        players = 2 + number % 3
        yield f"style-{name}-{players}-players", played(players, number, rank, board)


def edge_games(board: Board) -> Named:
    """Yield the edge cases of a shipped board, found by searching."""
    for name, edge in EDGES.items():
        if not edge.board:
            yield f"edge-{name}", edge.game(board)


def named_players(board: Board) -> Named:
    """Yield a game whose players have names of many scripts and kinds of all sorts."""
    players = [
        Player("Zoë 🚋", "human"),
        Player("名前", "bot:strong"),
        Player('"\\\n\t', "bot:x"),
        Player("", "human"),
    ]
    game, chance = Game.new(players, 99, board), random.Random(99)
    while game.waiting_for:
        step(game, anything, chance)
    yield "edge-names-of-many-scripts", game


def edition_games(board: Board, counts: Mapping[int, int]) -> Named:
    """Yield the games of a shipped board."""
    yield from random_games(board, counts)
    yield from style_games(board)
    yield from edge_games(board)
    yield from named_players(board)


def tiny_games() -> Named:
    """Yield the games of the tiny board."""
    yield from random_games(board_named("tiny"), {2: 2, 3: 2}, "random-tiny")
    for name, edge in EDGES.items():
        if edge.board:
            yield f"edge-{name}", edge.game()


def all_games() -> Named:
    """Yield every game of the corpus with its name."""
    yield from edition_games(FIRST_EDITION, {2: 10, 3: 8, 4: 7})
    yield from tiny_games()
    for name, game in first_edition_games():
        yield f"directed-{name}", game
    for board in EDITIONS[1:]:
        for name, game in edition_games(board, {2: 3, 3: 3, 4: 3}):
            yield f"{board.id}/{name}", game


def name_of(path: Path) -> str:
    """Return the name of a file of the corpus."""
    return path.relative_to(CORPUS).with_suffix("").as_posix()


def main() -> None:
    """Write all files again."""
    games = dict(all_games())
    for path in CORPUS.rglob("*.json"):
        if name_of(path) not in games:
            path.unlink()
    for name, game in games.items():
        path = CORPUS / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        save(game, path)


if __name__ == "__main__":
    main()
