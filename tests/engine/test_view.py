"""What a seat and a spectator may know: every field, at every point of a told game."""

from collections import Counter
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any

import pytest

from cablecar.board import CARDS, shipped_board
from cablecar.common.errors import CablecarError
from cablecar.engine.events import (
    CardTaken,
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    GameEnded,
    LastRoundBegun,
    OpeningChosen,
    OpeningEnded,
    RouteClaimed,
    SouvenirPlaced,
    SouvenirTaken,
    TicketsDrawn,
    TicketsKept,
)
from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, DrawTickets, KeepTickets, PlaceSouvenir, TakeCard, TakeSouvenir
from cablecar.engine.players import Player
from cablecar.engine.result import Result, Score
from cablecar.engine.view import Phase, PlayerView, RejectedTicket, Stack, View
from tests.support.game.make_corpus import played
from tests.support.game.positions import (
    after_opening,
    board_named,
    give,
    lay_deck,
    lay_discard,
    lay_display,
    lay_tickets,
    set_cars,
    told,
)

BOARD = shipped_board()
T = tuple(ticket.id for ticket in BOARD.tickets)
"""The ticket deck of the told game, top first."""
HANDS = ("red", "blue", "red", "ferry")
DISPLAY = ("green", "red", "ferry", "black", "pink")
DECK = ("orange", "blue", "green", "pink", "pink", "red", "red", "blue")
VIEWERS = (0, 1, None)


def cards(**counts: int) -> dict[str, int]:
    """Return counts of all cards, most of them zero."""
    return {**dict.fromkeys(CARDS, 0), **counts}


def new_player(name: str, kind: str = "human") -> PlayerView:
    """Return what is known of a player at the beginning."""
    return PlayerView(name, kind, 20, 0, 2, cards(), None, False, (), None)


@dataclass
class Expected:
    """The told game beside a model of what everybody should see of it."""

    game: Game
    public: dict[str, Any]
    players: list[PlayerView]
    own: dict[int | None, dict[str, Any]]
    history: dict[int | None, list[Event]] = field(default_factory=lambda: {seat: [] for seat in VIEWERS})

    def view(self, seat: int | None) -> View:
        """Return what a viewer should see."""
        history = tuple(self.history[seat])
        return View(
            board=BOARD,
            seat=seat,
            players=tuple(self.players),
            history=history,
            **self.public,
            **self.own[seat],
        )

    def told(self, *events: Event, to: tuple[int | None, ...] = VIEWERS) -> None:
        """Note what some viewers are told."""
        for viewer in to:
            self.history[viewer] += events

    def player(self, seat: int, **changes: Any) -> None:
        """Note what changes for a player in everybody's eyes."""
        self.players[seat] = replace(self.players[seat], **changes)


def dealt() -> Expected:
    """Return the told game after the deal."""
    players = [Player("Ada"), Player("Gripman", "bot:strong")]
    game = Game(BOARD, players, "7", told(BOARD, [*HANDS, *DISPLAY, *DECK]))
    starts = ("golden_gate_bridge", "alcatraz", "embarcadero", "sunset", "potrero_hill")
    public = {
        "phase": Phase.OPENING,
        "waiting_for": (0, 1),
        "display": DISPLAY,
        "deck_size": 35,
        "discard": cards(),
        "ticket_deck_size": None,
        "owners": {},
        "closed": (),
        "stacks": {place: Stack(symbol, 2) for place, symbol in zip(starts, BOARD.souvenirs, strict=False)},
        "waiting_souvenirs": ("globe", "flower"),
        "claimed": None,
        "turns_left": None,
        "result": None,
    }
    nothing: dict[str, Any] = {"hand": {}, "tickets": (), "offer": (), "rejected": ()}
    own: dict[int | None, dict[str, Any]] = {
        0: {**nothing, "hand": cards(red=2), "offer": (T[0], T[2])},
        1: {**nothing, "hand": cards(blue=1, ferry=1), "offer": (T[1], T[3])},
        None: nothing,
    }
    expected = Expected(game, public, [new_player("Ada"), new_player("Gripman", "bot:strong")], own)
    expected.told(*(CardTurnedUp(slot, card) for slot, card in enumerate(DISPLAY)))
    return expected


def first_choice(at: Expected) -> None:
    """Seat 1 keeps one of its first tickets; only that it has chosen is public (S6)."""
    at.game.play(1, KeepTickets((T[1],)))
    at.public["waiting_for"] = (0,)
    at.player(1, has_chosen=True)
    at.own[1] |= {"tickets": (T[1],), "offer": (), "rejected": (RejectedTicket(T[3], None),)}
    at.told(OpeningChosen(1, (T[1],)), to=(1,))
    at.told(OpeningChosen(1, None), to=(0, None))


def last_choice(at: Expected) -> None:
    """Seat 0 keeps both: counts and deck are public, and seat 1 knows where its ticket lies (K4, K5)."""
    at.game.play(0, KeepTickets((T[2], T[0])))
    at.public |= {"phase": Phase.PLACING, "waiting_for": (1,), "ticket_deck_size": 21}
    at.player(0, tickets=2, has_chosen=True)
    at.player(1, tickets=1)
    at.own[0] |= {"tickets": (T[0], T[2]), "offer": ()}
    at.own[1]["rejected"] = (RejectedTicket(T[3], 20),)
    at.told(OpeningChosen(0, tuple(sorted((T[0], T[2])))), to=(0,))
    at.told(OpeningChosen(0, None), to=(1, None))
    at.told(OpeningEnded((2, 1)))


def first_stack(at: Expected) -> None:
    """Seat 1 places a token (S9)."""
    at.game.play(1, PlaceSouvenir("globe", "lombard_street"))
    at.public["waiting_souvenirs"] = ("flower",)
    at.public["stacks"]["lombard_street"] = Stack("globe", 1)
    at.told(SouvenirPlaced(1, "globe", "lombard_street"))


def second_stack(at: Expected) -> None:
    """Seat 1 places the other one, and seat 0 begins (S7, S9)."""
    at.game.play(1, PlaceSouvenir("flower", "fort_mason"))
    at.public |= {"phase": Phase.TURN, "waiting_for": (0,), "waiting_souvenirs": ()}
    at.public["stacks"]["fort_mason"] = Stack("flower", 1)
    at.told(SouvenirPlaced(1, "flower", "fort_mason"))


def face_up(at: Expected) -> None:
    """Seat 0 takes a face-up card: everybody knows it (D9)."""
    at.game.play(0, TakeCard(1))
    at.public |= {"phase": Phase.SECOND_CARD, "deck_size": 34}
    at.public["display"] = ("green", "orange", "ferry", "black", "pink")
    at.own[0]["hand"] = cards(red=3)
    at.player(0, hand_size=3, known_cards=cards(red=1))
    at.told(CardTaken(0, 1, "red"), CardTurnedUp(1, "orange"))


def unseen(at: Expected) -> None:
    """Seat 0 takes the top card: only it sees it (D9)."""
    at.game.play(0, TakeCard())
    at.public |= {"phase": Phase.TURN, "waiting_for": (1,), "deck_size": 33}
    at.own[0]["hand"] = cards(red=3, blue=1)
    at.player(0, hand_size=4)
    at.told(CardTaken(0, None, "blue"), to=(0,))
    at.told(CardTaken(0, None, None), to=(1, None))


def draw(at: Expected) -> None:
    """Seat 1 looks at two tickets; the one that it rejected has come nearer (K5)."""
    at.game.play(1, DrawTickets())
    at.public |= {"phase": Phase.KEEPING, "ticket_deck_size": 19}
    at.own[1] |= {"offer": (T[4], T[5]), "rejected": (RejectedTicket(T[3], 18),)}
    at.told(TicketsDrawn(1, 2, (T[4], T[5])), to=(1,))
    at.told(TicketsDrawn(1, 2, None), to=(0, None))


def keep(at: Expected) -> None:
    """Seat 1 keeps the second one (K1)."""
    at.game.play(1, KeepTickets((T[5],)))
    at.public |= {"phase": Phase.TURN, "waiting_for": (0,), "ticket_deck_size": 20}
    at.player(1, tickets=2)
    lying = (RejectedTicket(T[3], 18), RejectedTicket(T[4], 19))
    at.own[1] |= {"tickets": (T[1], T[5]), "offer": (), "rejected": lying}
    at.told(TicketsKept(1, 1, (T[5],)), to=(1,))
    at.told(TicketsKept(1, 1, None), to=(0, None))


def claim(at: Expected) -> None:
    """Seat 0 claims a route and gets its only souvenir (C5, C7)."""
    route = "golden_gate_bridge-lands_end"
    at.game.play(0, ClaimRoute(route, ("red",) * 3))
    at.public |= {"waiting_for": (1,), "discard": cards(red=3), "owners": {route: 0}}
    at.public["stacks"]["golden_gate_bridge"] = Stack("bell", 1)
    at.own[0]["hand"] = cards(blue=1)
    at.player(0, cars=17, points=4, hand_size=1, known_cards=cards(), souvenirs=("bell",))
    at.told(RouteClaimed(0, route, ("red",) * 3, 4), SouvenirTaken(0, "bell", "golden_gate_bridge"))


def face_up_ferry(at: Expected) -> None:
    """Seat 1 takes a face-up ferry, its only card (D3)."""
    at.game.play(1, TakeCard(2))
    at.public |= {"waiting_for": (0,), "deck_size": 32}
    at.public["display"] = ("green", "orange", "green", "black", "pink")
    at.own[1]["hand"] = cards(blue=1, ferry=2)
    at.player(1, hand_size=3, known_cards=cards(ferry=1))
    at.told(CardTaken(1, 2, "ferry"), CardTurnedUp(2, "green"))


def two_pinks(at: Expected) -> None:
    """Seat 0 takes a face-up pink, and the one that replaces it."""
    for _ in range(2):
        at.game.play(0, TakeCard(4))
    at.public |= {"waiting_for": (1,), "deck_size": 30}
    at.own[0]["hand"] = cards(blue=1, pink=2)
    at.player(0, hand_size=3, known_cards=cards(pink=2))
    at.told(*(CardTaken(0, 4, "pink"), CardTurnedUp(4, "pink")) * 2)


def claim_with_choice(at: Expected) -> None:
    """Seat 1 claims a route between two souvenirs: a known ferry may have been the one paid (C7, D9)."""
    at.game.play(1, ClaimRoute("fort_mason-lombard_street", ("ferry",)))
    at.public |= {"phase": Phase.SOUVENIR, "claimed": "fort_mason-lombard_street"}
    at.public["discard"] = cards(red=3, ferry=1)
    at.public["owners"]["fort_mason-lombard_street"] = 1
    at.own[1]["hand"] = cards(blue=1, ferry=1)
    at.player(1, cars=19, points=1, hand_size=2, known_cards=cards())
    at.told(RouteClaimed(1, "fort_mason-lombard_street", ("ferry",), 1))


def choose(at: Expected) -> None:
    """Seat 1 takes the only token of a place (C7)."""
    at.game.play(1, TakeSouvenir("fort_mason"))
    at.public |= {"phase": Phase.TURN, "waiting_for": (0,), "claimed": None}
    del at.public["stacks"]["fort_mason"]
    at.player(1, souvenirs=("flower",))
    at.told(SouvenirTaken(1, "flower", "fort_mason"))


def last_round(at: Expected) -> None:
    """Seat 0, its cars nearly gone, pays one of two known cards and begins the last round (E1)."""
    set_cars(at.game, 0, 3)
    at.game.play(0, ClaimRoute("chinatown-union_square-2", ("pink",)))
    at.public |= {"waiting_for": (1,), "turns_left": 2, "discard": cards(red=3, ferry=1, pink=1)}
    at.public["owners"]["chinatown-union_square-2"] = 0
    at.public["closed"] = ("chinatown-union_square-1",)
    at.own[0]["hand"] = cards(blue=1, pink=1)
    at.player(0, cars=2, points=5, hand_size=2, known_cards=cards(pink=1))
    at.told(RouteClaimed(0, "chinatown-union_square-2", ("pink",), 1), LastRoundBegun(0))


def last_but_one(at: Expected) -> None:
    """Seat 1 takes two cards unseen: red, red."""
    for _ in range(2):
        at.game.play(1, TakeCard())
    at.public |= {"waiting_for": (0,), "turns_left": 1, "deck_size": 28}
    at.own[1]["hand"] = cards(blue=1, ferry=1, red=2)
    at.player(1, hand_size=4)
    at.told(*[CardTaken(1, None, "red")] * 2, to=(1,))
    at.told(*[CardTaken(1, None, None)] * 2, to=(0, None))


def end(at: Expected) -> None:
    """Seat 0 claims its last route; all tickets are open and counted (E2-E4)."""
    at.game.play(0, ClaimRoute("lombard_street-pier_39", ("blue",)))
    at.public |= {"phase": Phase.OVER, "waiting_for": (), "turns_left": 0}
    at.public["discard"] = cards(red=3, ferry=1, pink=1, blue=1)
    at.public["owners"]["lombard_street-pier_39"] = 0
    del at.public["stacks"]["lombard_street"]
    at.own[0]["hand"] = cards(pink=1)
    at.player(0, cars=1, points=6, hand_size=1, souvenirs=("bell", "globe"), revealed_tickets=(T[0], T[2]))
    at.player(1, revealed_tickets=(T[1], T[5]))
    lost = [sum(BOARD.ticket[T[number]].points for number in numbers) for numbers in ((0, 2), (1, 5))]
    scores = (
        Score(6, -lost[0], 1, 7 - lost[0], 0, 1),
        Score(1, -lost[1], 0, 1 - lost[1], 0, 19),
    )
    at.public["result"] = Result(scores, (1, 2))
    at.told(
        RouteClaimed(0, "lombard_street-pier_39", ("blue",), 1),
        SouvenirTaken(0, "globe", "lombard_street"),
        GameEnded(),
    )


Scene = Callable[[Expected], None]
SCENES: tuple[Scene, ...] = (
    first_choice,
    last_choice,
    first_stack,
    second_stack,
    face_up,
    unseen,
    draw,
    keep,
    claim,
    face_up_ferry,
    two_pinks,
    claim_with_choice,
    choose,
    last_round,
    last_but_one,
    end,
)


def after_scene(scene: Scene) -> Expected:
    """Return the told game after a scene."""
    at = dealt()
    for earlier in SCENES[: SCENES.index(scene) + 1]:
        earlier(at)
    return at


def check(at: Expected) -> None:
    """Compare every field of every view."""
    for seat in VIEWERS:
        view, expected = at.game.view(seat), at.view(seat)
        for part in fields(View):
            name = part.name
            if part.compare:
                assert getattr(view, name) == getattr(expected, name), f"{name} of {seat}"
        assert view == expected
        assert view.observation == at.game.observe(seat).tobytes()


def test_every_field_of_a_view_after_the_deal() -> None:
    check(dealt())


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_every_field_of_a_view_after_each_scene_of_a_told_game(scene: Scene) -> None:
    check(after_scene(scene))


def test_the_told_game_comes_through_every_phase() -> None:
    at = dealt()
    phases = {at.game.view(None).phase}
    for scene in SCENES:
        scene(at)
        phases.add(at.game.view(None).phase)
    assert phases == set(Phase)


# --- single rules


def test_S6_until_all_have_chosen_nobody_learns_a_count() -> None:
    games = []
    for kept in (1, 2):
        game = Game.new(3, 4)
        game.play(1, KeepTickets(game.offer(1)[:kept]))
        games.append(game)
    for seat in (0, 2, None):
        assert games[0].view(seat) == games[1].view(seat)
    assert games[0].view(1) != games[1].view(1)
    view = games[0].view(0)
    assert (view.ticket_deck_size, [player.tickets for player in view.players]) == (None, [None] * 3)
    assert [player.has_chosen for player in view.players] == [False, True, False]


def test_S6_K5_rejected_tickets_lie_lowest_seat_first() -> None:
    game = Game.new(4, 4)
    for seat in (2, 0, 3, 1):
        game.play(seat, KeepTickets(game.offer(seat)[:1]))
    order = game.shuffles.tickets
    rejected = [game.view(seat).rejected for seat in range(4)]
    assert rejected == [(RejectedTicket(order[4 + seat], 16 + seat),) for seat in range(4)]
    assert game.view(None).ticket_deck_size == 20


def test_K5_a_rejected_ticket_comes_up_and_is_known_no_more_once_drawn_by_another() -> None:
    game = after_opening(2)
    lay_tickets(game, *T[:3])
    game.play(0, DrawTickets())
    game.play(0, KeepTickets((T[0],)))
    assert game.view(0).rejected == (RejectedTicket(T[1], 1),)
    assert game.view(1).rejected == game.view(None).rejected == ()
    game.play(1, DrawTickets())
    assert game.view(0).rejected == game.view(1).rejected == ()
    assert (game.view(1).offer, game.view(0).offer) == ((T[2], T[1]), ())
    game.play(1, KeepTickets((T[2],)))
    assert (game.view(0).rejected, game.view(1).rejected) == ((), (RejectedTicket(T[1], 0),))


@pytest.mark.parametrize(
    ("known", "hand", "paid", "left"),
    [
        (0, 3, 1, 0),
        (1, 1, 1, 0),
        (1, 3, 1, 0),
        (2, 3, 1, 1),
        (3, 3, 1, 2),
        (3, 3, 2, 1),
        (1, 3, 2, 0),
    ],
)
def test_D9_cards_taken_face_up_are_known_until_as_many_were_paid(
    known: int, hand: int, paid: int, left: int
) -> None:
    game = after_opening(2)
    give(game, 0, *["black"] * (hand - known))
    for _ in range(known):
        lay_display(game, "black", "blue", "green", "pink", "red")
        game._state[0].current = 0
        game._state[0].phase = Phase.TURN.value
        game.play(0, TakeCard(0))
    game._state[0].phase = Phase.TURN.value
    assert game.view(1).players[0].known_cards["black"] == known
    route = {1: "fort_mason-lombard_street", 2: "golden_gate_bridge-presidio"}[paid]
    game.play(0, ClaimRoute(route, ("black",) * paid))
    seen = [game.view(seat).players[0] for seat in VIEWERS]
    assert [(player.hand_size, player.known_cards["black"]) for player in seen] == [(hand - paid, left)] * 3


def test_D6_D7_discards_are_counted_by_colour_through_sweeps_and_new_decks() -> None:
    game = after_opening(2)
    lay_display(game, "ferry", "ferry", "red", "blue", "blue")
    lay_discard(game, "pink")
    lay_deck(game, "ferry", *["green"] * 5, "black", "black")
    game.play(0, TakeCard(2))
    view = game.view(None)
    assert view.display == ("green",) * 5
    assert view.discard == cards(ferry=3, blue=2, pink=1)
    assert view.deck_size == 2
    assert DisplaySwept() in view.history
    game.play(0, TakeCard())
    game.play(1, TakeCard())
    view = game.view(None)
    assert (view.deck_size, view.discard) == (6, cards())
    assert view.history[-1] == DeckReshuffled(6)


def test_an_empty_slot_is_shown_as_none() -> None:
    game = after_opening(2)
    lay_deck(game)
    lay_discard(game)
    lay_display(game, "red", None, "blue", None, None)
    assert game.view(0).display == ("red", None, "blue", None, None)


def test_a_view_counts_only_the_colours_of_its_board() -> None:
    view = Game.new(3, 1, board_named("tiny")).view(1)
    assert list(view.hand) == list(view.discard) == ["red", "blue", "ferry"]
    assert all(list(player.known_cards) == ["red", "blue", "ferry"] for player in view.players)
    assert len(view.display) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D9_hands_deck_discard_and_display_always_add_up(players: int) -> None:
    game = played(players, 6, until=lambda game: not adds_up(game))
    assert adds_up(game)
    assert game.result is not None


def adds_up(game: Game) -> bool:
    """Return True if all views together show every card once, and no hand less than is known of it."""
    views = [game.view(seat) for seat in range(len(game.players))]
    first = views[0]
    total = first.deck_size + sum(first.discard.values()) + sum(card is not None for card in first.display)
    for seat, view in enumerate(views):
        player = first.players[seat]
        total += player.hand_size
        if player.hand_size != sum(view.hand.values()) or not Counter(player.known_cards) <= Counter(
            view.hand
        ):
            return False
    return total == 44


def test_a_view_can_neither_be_changed_nor_change() -> None:
    game = after_opening(2)
    view = game.view(0)
    with pytest.raises(FrozenInstanceError):
        view.deck_size = 0  # type: ignore[misc]
    before = (view.deck_size, dict(view.hand), view.history)
    game.play(0, TakeCard())
    assert (view.deck_size, dict(view.hand), view.history) == before


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_only_seats_and_spectators_have_a_view(seat: int) -> None:
    with pytest.raises(CablecarError, match="There is no seat"):
        Game.new(2, 1).view(seat)
