"""Counts the figures of a finished game from its moves and events."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import TypeVar

from cablecar.board import FERRY, GREY, Board, Route
from cablecar.board.paths import completed, connected_groups
from cablecar.engine.events import (
    CardTaken,
    DeckReshuffled,
    DisplaySwept,
    Event,
    LastRoundBegun,
    OpeningChosen,
    RouteClaimed,
    SouvenirTaken,
    TicketsDrawn,
    TicketsKept,
    TurnPassed,
)
from cablecar.engine.game import Game
from cablecar.engine.result import Score
from cablecar.statistics.figures import (
    CardFigures,
    Counts,
    GameStatistics,
    PlayerStatistics,
    PointFigures,
    RouteFigures,
    TableStatistics,
    TicketFigures,
    Trigger,
)

Kind = TypeVar("Kind")
_ACTS = (CardTaken, RouteClaimed, SouvenirTaken, TicketsDrawn, TicketsKept, TurnPassed)
"""What a seat does in its turn."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """Everything from when a seat is asked to act until the next one is."""

    seat: int
    events: list[Event] = field(default_factory=list)


def statistics_of(game: Game, seconds: Sequence[float]) -> GameStatistics:
    """Return the figures of a finished game; `seconds` tells how long each of its moves took to think."""
    if game.result is None or len(seconds) != len(game.moves):
        raise ValueError(game, len(seconds))
    turns = _turns(game.events)
    seats = range(len(game.players))
    courses = [_course(turns, seat) for seat in seats]
    return GameStatistics(
        _table(game, seconds, turns, courses),
        tuple(_player(game, seconds, turns, seat, courses[seat]) for seat in seats),
    )


def _turns(events: Iterable[Event]) -> list[_Turn]:
    """Part what happened after the opening into turns: two turns in a row are never of one seat."""
    turns: list[_Turn] = []
    for event in events:
        if isinstance(event, _ACTS) and (not turns or turns[-1].seat != event.seat):
            turns.append(_Turn(event.seat))
        if turns:
            turns[-1].events.append(event)
    return turns


def _of_kind(kind: type[Kind], events: Iterable[Event]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def _course(turns: Iterable[_Turn], seat: int) -> Counts:
    """Return a seat's points for routes after each turn of the table."""
    gains = (
        sum(claim.points for claim in _of_kind(RouteClaimed, turn.events) if claim.seat == seat)
        for turn in turns
    )
    return tuple(accumulate(gains))


# --- the table


def _table(
    game: Game, seconds: Sequence[float], turns: Sequence[_Turn], courses: Sequence[Counts]
) -> TableStatistics:
    kinds = Counter(map(type, game.events))
    return TableStatistics(
        turns=len(turns),
        minutes=_minutes(seconds, len(game.players)),
        sweeps=kinds[DisplaySwept],
        reshuffles=kinds[DeckReshuffled],
        passes=kinds[TurnPassed],
        lead_changes=_lead_changes(courses),
        margin=_margin(_scores(game)),
        last_round=_trigger(turns),
    )


def _scores(game: Game) -> tuple[Score, ...]:
    assert game.result is not None
    return game.result.scores


def _minutes(seconds: Sequence[float], players: int) -> float:
    """Return how long the table took: the first choices, one for each player, are made at the same time."""
    return (max(seconds[:players]) + sum(seconds[players:])) / 60


def _lead_changes(courses: Sequence[Counts]) -> int:
    leaders = []
    for standing in zip(*courses, strict=True):
        best = max(standing)
        if standing.count(best) == 1:
            leaders.append(standing.index(best))
    return sum(before != after for before, after in pairwise(leaders))


def _margin(scores: Iterable[Score]) -> int:
    best, second = sorted((score.total for score in scores), reverse=True)[:2]
    return best - second


def _trigger(turns: Iterable[_Turn]) -> Trigger | None:
    for number, turn in enumerate(turns, 1):
        if _of_kind(LastRoundBegun, turn.events):
            return Trigger(turn.seat, number)
    return None


# --- a player


def _player(
    game: Game, seconds: Sequence[float], turns: Iterable[_Turn], seat: int, course: Counts
) -> PlayerStatistics:
    own = [turn for turn in turns if turn.seat == seat]
    events = [event for turn in own for event in turn.events]
    tickets = _tickets(game, seat, own)
    thinking = [time for played, time in zip(game.moves, seconds, strict=True) if played.seat == seat]
    return PlayerStatistics(
        turns=len(own),
        turns_passed=len(_of_kind(TurnPassed, events)),
        points=_points(game.board, _scores(game)[seat], tickets),
        cards=_cards(game.board, events),
        tickets=tickets,
        routes=_routes(game.board, _of_kind(RouteClaimed, events)),
        tokens_by_turn=tuple(accumulate(len(_of_kind(SouvenirTaken, turn.events)) for turn in own)),
        points_by_table_turn=course,
        thinking_seconds=sum(thinking),
        longest_thinking_seconds=max(thinking),
    )


def _points(board: Board, score: Score, tickets: TicketFigures) -> PointFigures:
    outcomes = [(board.ticket[ticket].points, turn) for ticket, turn in tickets.completed_at_turn.items()]
    won = sum(points for points, turn in outcomes if turn is not None)
    lost = sum(points for points, turn in outcomes if turn is None)
    return PointFigures(score.routes, won, lost, score.souvenirs)


def _cards(board: Board, events: Sequence[Event]) -> CardFigures:
    taken = _of_kind(CardTaken, events)
    blind = [event.card for event in taken if event.slot is None]
    face_up = [event.card for event in taken if event.slot is not None]
    return CardFigures(
        blind=len(blind),
        face_up=len(face_up),
        blind_ferries=blind.count(FERRY),
        face_up_ferries=face_up.count(FERRY),
        largest_hand=max(accumulate(map(_gained_cards, events), initial=board.components.dealt_cards)),
    )


def _gained_cards(event: Event) -> int:
    """Return by how much an event makes its seat's hand larger."""
    if isinstance(event, RouteClaimed):
        return -len(event.cards)
    return 1 if isinstance(event, CardTaken) else 0


def _tickets(game: Game, seat: int, own: Sequence[_Turn]) -> TicketFigures:
    first = _first_tickets(game.events, seat)
    completed_at = _completed_at(game.board, first, own)
    failed = list(completed_at.values()).count(None)
    return TicketFigures(
        draws=sum(len(_of_kind(TicketsDrawn, turn.events)) for turn in own),
        kept_at_start=len(first),
        kept_later=len(completed_at) - len(first),
        completed=len(completed_at) - failed,
        failed=failed,
        completed_at_turn=completed_at,
    )


def _first_tickets(events: Iterable[Event], seat: int) -> tuple[str, ...]:
    choice = next(choice for choice in _of_kind(OpeningChosen, events) if choice.seat == seat)
    return choice.tickets or ()


def _completed_at(board: Board, first: Iterable[str], own: Iterable[_Turn]) -> dict[str, int | None]:
    """Return for each ticket kept the number of the turn that ended with it held and its path whole."""
    completed_at: dict[str, int | None] = dict.fromkeys(first)
    routes: list[Route] = []
    for number, turn in enumerate(own, 1):
        routes += [board.route[claim.route] for claim in _of_kind(RouteClaimed, turn.events)]
        for kept in _of_kind(TicketsKept, turn.events):
            completed_at |= dict.fromkeys(kept.tickets or ())
        for ticket in completed(map(board.ticket.__getitem__, completed_at), routes):
            completed_at[ticket] = completed_at[ticket] or number
    return completed_at


def _routes(board: Board, claims: Sequence[RouteClaimed]) -> RouteFigures:
    routes = [board.route[claim.route] for claim in claims]
    lengths = [route.length for route in routes]
    colors = [route.color for route in routes]
    return RouteFigures(
        claimed=len(routes),
        cars_placed=sum(lengths),
        average=sum(lengths) / max(1, len(routes)),
        longest=max(lengths, default=0),
        ferries_paid=sum(claim.cards.count(FERRY) for claim in claims),
        by_length={length: lengths.count(length) for length in sorted({r.length for r in board.routes})},
        by_color={color: colors.count(color) for color in _colors(board)},
        largest_network=_largest_network(routes),
    )


def _colors(board: Board) -> list[str]:
    """Return the colours of a board's routes, in the order of its components, grey last."""
    present = {route.color for route in board.routes}
    return [color for color in (*board.components.colors, GREY) if color in present]


def _largest_network(routes: Sequence[Route]) -> int:
    """Return the spaces of the largest group of connected routes."""
    sizes = (
        sum(route.length for route in routes if route.a in places) for places in connected_groups(routes)
    )
    return max(sizes, default=0)
