"""Claiming routes and gathering souvenirs: C1-C8."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, permutations
from random import Random

import pytest

from cablecar.board import CARDS, Board, Route, shipped_board
from cablecar.engine.events import (
    CardTurnedUp,
    DeckReshuffled,
    DisplaySwept,
    Event,
    LastRoundBegun,
    RouteClaimed,
    SouvenirTaken,
)
from cablecar.engine.game import Game
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.engine.view import Phase, Stack
from tests.support.game.positions import (
    after_opening,
    board_named,
    empty_stacks,
    give,
    give_turn,
    lay_deck,
    lay_discard,
    lay_display,
    lay_stack,
    own,
    own_souvenirs,
    refused,
    set_cars,
)

BLACK_3 = "south_beach-potrero_hill"
GREY_3 = "castro-potrero_hill"
GREY_1 = "fort_mason-lombard_street"
FERRY_3 = "pier_39-alcatraz"
HALF, OTHER_HALF = "presidio-pacific_heights-1", "presidio-pacific_heights-2"
ALL_CARDS = CARDS * 8
FFF = ("ferry", "ferry", "ferry")


@cache
def prepared(players: int, board: Board | None) -> Game:
    """Return the game that `at_turn` copies, which is quicker than to prepare each."""
    game = after_opening(players, board=board)
    empty_stacks(game)
    return game


def at_turn(players: int = 2, board: Board | None = None) -> Game:
    """Return a game at its first turn, with no souvenirs on the board."""
    return prepared(players, board).copy()


def claims(game: Game, seat: int) -> list[ClaimRoute]:
    """Return the legal claims of a seat."""
    return [move for move in game.legal_moves(seat) if isinstance(move, ClaimRoute)]


def payments(game: Game, seat: int, route: str) -> list[tuple[str, ...]]:
    """Return the legal payments of a route, sorted."""
    return sorted(claim.cards for claim in claims(game, seat) if claim.route == route)


def claimable(game: Game, seat: int) -> set[str]:
    """Return the routes that a seat may claim."""
    return {claim.route for claim in claims(game, seat)}


def cards(text: str) -> tuple[str, ...]:
    """Return the cards of a short text: B black, L blue, R red, F ferry."""
    return tuple({"B": "black", "L": "blue", "R": "red", "F": "ferry"}[letter] for letter in text)


def paid(game: Game, seat: int, route: str, payment: tuple[str, ...]) -> list[Event]:
    """Give a seat exactly this payment, let it claim the route, and return what happened."""
    give(game, seat, *payment)
    before = len(game.events)
    game.play(seat, ClaimRoute(route, payment))
    return game.events[before:]


def test_C1_any_free_route_may_be_claimed_joined_to_ones_own_or_not() -> None:
    game = at_turn()
    give(game, 0, *ALL_CARDS)
    every = {route.id for route in game.board.routes}
    assert claimable(game, 0) == every
    own(game, 0, "tea_garden-sunset")
    assert claimable(game, 0) == every - {"tea_garden-sunset"}
    game.play(0, ClaimRoute("embarcadero-south_beach", ("red", "red")))
    assert game.view(None).owners == {"tea_garden-sunset": 0, "embarcadero-south_beach": 0}


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_C1_a_claimed_route_is_free_to_nobody(owner: int) -> None:
    game = at_turn(3)
    own(game, owner, BLACK_3)
    give(game, 0, *ALL_CARDS)
    assert BLACK_3 not in claimable(game, 0)
    sentence = "The route from South Beach to Potrero Hill has already been claimed."
    assert refused(game, 0, ClaimRoute(BLACK_3, FFF)) == ("C1", sentence)


def test_C1_one_route_a_turn() -> None:
    game = at_turn()
    give(game, 0, *ALL_CARDS)
    game.play(0, ClaimRoute(BLACK_3, FFF))
    assert game.waiting_for == (1,)
    sentence = "It’s not your turn; wait for the other players."
    assert refused(game, 0, ClaimRoute(GREY_3, FFF)) == ("T1", sentence)


def test_C1_a_route_that_does_not_exist_is_refused() -> None:
    game = at_turn()
    assert refused(game, 0, ClaimRoute("oakland", ("red",))) == (
        "C1",
        "There is no route “oakland” on this board.",
    )


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("BBBFFF", ["BBB", "BBF", "BFF", "FFF"]),
        ("BBBBBFFFFF", ["BBB", "BBF", "BFF", "FFF"]),
        ("BBB", ["BBB"]),
        ("BBF", ["BBF"]),
        ("BFF", ["BFF"]),
        ("FFF", ["FFF"]),
        ("BBBF", ["BBB", "BBF"]),
        ("BBBFF", ["BBB", "BBF", "BFF"]),
        ("BBFF", ["BBF", "BFF"]),
        ("BFFF", ["BFF", "FFF"]),
        ("BB", []),
        ("BF", []),
        ("FF", []),
        ("RRRRLLLL", []),
        ("RRRLLLBF", []),
        ("", []),
    ],
)
def test_C2_a_black_route_of_three_spaces_takes_black_cards_and_ferries(hand: str, legal: list[str]) -> None:
    game = at_turn()
    give(game, 0, *cards(hand))
    assert payments(game, 0, BLACK_3) == sorted(map(cards, legal))


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("LLLRRRFFF", ["LLL", "LLF", "LFF", "RRR", "RRF", "RFF", "FFF"]),
        ("LLLRRRBBB", ["LLL", "BBB", "RRR"]),
        ("LLRBF", ["LLF"]),
        ("LRBFF", ["LFF", "BFF", "RFF"]),
        ("LLRRBB", []),
        ("FFFF", ["FFF"]),
        ("FF", []),
    ],
)
def test_C2_a_grey_route_takes_one_colour_of_the_players_choice(hand: str, legal: list[str]) -> None:
    game = at_turn()
    give(game, 0, *cards(hand))
    assert payments(game, 0, GREY_3) == sorted(map(cards, legal))


def is_price(route: Route, payment: tuple[str, ...]) -> bool:
    """Say what C2 and C3 say."""
    colors = set(payment) - {"ferry"}
    verify_secret = not colors or (len(colors) == 1 and route.color in ("grey", *colors))
    return verify_secret and payment.count("ferry") >= route.ferries


def prices(board: Board) -> list[ClaimRoute]:
    """Try all sets of cards of the right size for every route, and keep those that pay it."""
    kinds = [card for card in CARDS if card in (*board.components.colors, "ferry")]
    return [
        ClaimRoute(route.id, payment)
        for route in board.routes
        for payment in combinations_with_replacement(kinds, route.length)
        if is_price(route, payment)
    ]


def hands(board: Board, count: int) -> list[Counter[str]]:
    """Return random hands, some with ferries only and some with none."""
    random = Random(2)
    kinds = [*board.components.colors, "ferry"]
    mixed = [Counter(random.choices(kinds, k=random.randrange(13))) for _ in range(count)]
    return [*mixed, Counter(ferry=8), Counter(dict.fromkeys(kinds[:-1], 8)), Counter(dict.fromkeys(kinds, 8))]


def single_color_prices(board: Board) -> list[ClaimRoute]:
    """Return the payments of one colour and ferries, which is quicker to try than all sets of cards."""
    payments = (
        (route, (color,) * (route.length - ferries) + ("ferry",) * ferries)
        for route in board.routes
        for color in board.components.colors
        for ferries in range(route.length + 1)
    )
    return sorted(
        {ClaimRoute(route.id, cards) for route, cards in payments if is_price(route, cards)}, key=repr
    )


def test_C2_C3_exactly_the_payments_of_the_rules_are_legal_on_the_largest_board() -> None:
    board = board_named("large")
    game, all_prices = at_turn(board=board), single_color_prices(board)
    for hand in hands(board, 3):
        give(game, 0, *hand.elements())
        expected = [price for price in all_prices if Counter(price.cards) <= hand]
        assert sorted(claims(game, 0), key=repr) == expected


@pytest.mark.parametrize("number", [0, 15, 16, 63, 64, 126, 127])
def test_C1_an_owned_route_is_no_longer_listed_on_the_largest_board(number: int) -> None:
    game = at_turn(board=board_named("large"))
    give(game, 0, *["ferry"] * 8)
    free = {claim.route for claim in claims(game, 0)}
    assert free == set(game.board.route)
    game._state[0].owners[number] = 1
    assert free - {claim.route for claim in claims(game, 0)} == {game.board.routes[number].id}


@pytest.mark.parametrize("board", [shipped_board(), board_named("tiny")], ids=repr)
def test_C2_C3_exactly_the_payments_of_the_rules_are_legal(board: Board) -> None:
    game, all_prices = at_turn(board=board), prices(board)
    for hand in hands(board, 25):
        give(game, 0, *hand.elements())
        expected = [price for price in all_prices if Counter(price.cards) <= hand]
        assert sorted(claims(game, 0), key=repr) == sorted(expected, key=repr)


def test_C2_the_order_of_the_cards_does_not_matter() -> None:
    game = at_turn()
    payment = ("black", "ferry", "ferry")
    numbers = {game.action(0, ClaimRoute(BLACK_3, order)) for order in permutations(payment)}
    assert len(numbers) == 1
    give(game, 0, *payment)
    game.play(0, ClaimRoute(BLACK_3, ("ferry", "black", "ferry")))
    assert game.record()["moves"][-1]["cards"] == {"black": 1, "ferry": 2}


def test_C2_a_route_has_exactly_one_payment_of_ferries_only() -> None:
    game = at_turn()
    give(game, 0, *ALL_CARDS)
    of_ferries = [claim.route for claim in claims(game, 0) if set(claim.cards) == {"ferry"}]
    assert sorted(of_ferries) == sorted(route.id for route in game.board.routes)


@pytest.mark.parametrize(
    ("route", "payment", "sentence"),
    [
        (BLACK_3, "BB", "This route costs exactly 3 cards, not 2."),
        (BLACK_3, "BBBB", "This route costs exactly 3 cards, not 4."),
        (BLACK_3, "", "This route costs exactly 3 cards, not 0."),
        (GREY_1, "BB", "This route costs exactly 1 card, not 2."),
        (BLACK_3, "RRR", "Pay for this route with black cards; ferries can replace any of them."),
        (BLACK_3, "BBR", "Pay for this route with black cards; ferries can replace any of them."),
        (BLACK_3, "RFF", "Pay for this route with black cards; ferries can replace any of them."),
        (
            GREY_3,
            "BBR",
            "Pay for a grey route with cards of one colour; ferries can replace any of them.",
        ),
        (
            GREY_3,
            "BRF",
            "Pay for a grey route with cards of one colour; ferries can replace any of them.",
        ),
    ],
)
def test_C2_what_is_no_price_of_the_route_is_refused(route: str, payment: str, sentence: str) -> None:
    game = at_turn()
    give(game, 0, *ALL_CARDS)
    assert refused(game, 0, ClaimRoute(route, cards(payment))) == ("C2", sentence)


def test_C2_a_kind_of_card_that_does_not_exist_is_refused() -> None:
    game = at_turn()
    sentence = "There is no transport card “gold” on this board."
    assert refused(game, 0, ClaimRoute(BLACK_3, ("black", "gold", "tram"))) == ("C2", sentence)


@pytest.mark.parametrize(
    ("route", "hand", "payment"),
    [
        (BLACK_3, "BBFFFF", "BBB"),
        (BLACK_3, "BBBF", "BFF"),
        (BLACK_3, "BBBFF", "FFF"),
        (BLACK_3, "FFFF", "BFF"),
        (BLACK_3, "RRRRRR", "BBB"),
        (GREY_3, "RRRFFF", "LFF"),
        (GREY_3, "RRRF", "RFF"),
        (FERRY_3, "RRRF", "RFF"),
        (FERRY_3, "RRRF", "LLF"),
    ],
)
def test_C2_cards_that_the_player_lacks_are_refused(route: str, hand: str, payment: str) -> None:
    game = at_turn()
    give(game, 0, *cards(hand))
    give(game, 1, *ALL_CARDS)
    sentence = "You don\u2019t have these cards; pay with cards from your hand."
    assert refused(game, 0, ClaimRoute(route, cards(payment))) == ("C2", sentence)


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("LLLLFFFF", ["LLF", "LFF", "FFF"]),
        ("LLLL", []),
        ("LLLF", ["LLF"]),
        ("LLRRF", ["LLF", "RRF"]),
        ("LFF", ["LFF"]),
        ("LF", []),
        ("FFF", ["FFF"]),
    ],
)
def test_C3_a_ferry_route_needs_a_ferry_card(hand: str, legal: list[str]) -> None:
    game = at_turn()
    give(game, 0, *cards(hand))
    assert payments(game, 0, FERRY_3) == sorted(map(cards, legal))


@pytest.mark.parametrize(
    ("route", "hand", "legal"),
    [
        ("dock-island", "RRRLLLFFFF", ["RFF", "LFF", "FFF"]),
        ("dock-island", "RRRLLLFF", ["RFF", "LFF"]),
        ("dock-island", "LLLFF", ["LFF"]),
        ("dock-island", "RRRLLLF", []),
        ("tower-island", "RRRLLLFFF", ["FF"]),
        ("tower-island", "RRRLLLF", []),
        ("park-tower", "RRRLLLFFF", ["LF", "FF"]),
        ("park-tower", "RRRFFF", ["FF"]),
        ("park-tower", "RRLLF", ["LF"]),
        ("park-tower", "LLL", []),
    ],
)
def test_C3_each_ferry_symbol_needs_a_ferry_card(route: str, hand: str, legal: list[str]) -> None:
    game = at_turn(board=board_named("tiny"))
    give(game, 0, *cards(hand))
    assert payments(game, 0, route) == sorted(map(cards, legal))


@pytest.mark.parametrize(
    ("route", "payment", "rule", "sentence"),
    [
        ("dock-island", "RRF", "C3", "This ferry route needs at least 2 ferry cards."),
        ("dock-island", "RRR", "C3", "This ferry route needs at least 2 ferry cards."),
        ("tower-island", "LF", "C3", "This ferry route needs at least 2 ferry cards."),
        ("park-tower", "LL", "C3", "This ferry route needs at least one ferry card."),
        (
            "park-tower",
            "RF",
            "C2",
            "Pay for this route with blue cards; ferries can replace any of them.",
        ),
        ("dock-island", "FF", "C2", "This route costs exactly 3 cards, not 2."),
    ],
)
def test_C3_too_few_ferries_are_refused(route: str, payment: str, rule: str, sentence: str) -> None:
    game = at_turn(board=board_named("tiny"))
    give(game, 0, *ALL_CARDS)
    assert refused(game, 0, ClaimRoute(route, cards(payment))) == (rule, sentence)


@pytest.mark.parametrize("payment", ["RRF", "RFF", "FFF"])
def test_C3_who_has_no_ferry_is_told_that_the_route_needs_one(payment: str) -> None:
    game = at_turn()
    give(game, 0, *cards("RRRR"))
    sentence = "This ferry route needs at least one ferry card."
    assert refused(game, 0, ClaimRoute(FERRY_3, cards(payment))) == ("C3", sentence)


@pytest.mark.parametrize(
    ("cars", "left"),
    [
        (0, "You have no cable cars left"),
        (1, "You have 1 cable car left"),
        (2, "You have 2 cable cars left"),
    ],
)
def test_C4_a_route_longer_than_the_cars_left_is_refused(cars: int, left: str) -> None:
    game = at_turn()
    give(game, 0, *ALL_CARDS)
    set_cars(game, 0, cars)
    lengths = {game.board.route[route].length for route in claimable(game, 0)}
    assert lengths == set(range(1, cars + 1))
    sentence = f"{left}, but the route from South Beach to Potrero Hill needs 3."
    assert refused(game, 0, ClaimRoute(BLACK_3, FFF)) == ("C4", sentence)


def test_C4_the_last_cars_may_be_placed() -> None:
    game = at_turn()
    set_cars(game, 0, 3)
    set_cars(game, 1, 0)
    paid(game, 0, BLACK_3, FFF)
    assert [player.cars for player in game.view(None).players] == [0, 0]


@pytest.mark.parametrize(
    ("route", "payment", "points"),
    [
        (GREY_1, "B", 1),
        ("mission-potrero_hill", "RF", 2),
        (BLACK_3, "BBF", 4),
        ("embarcadero-alcatraz", "LLFF", 7),
        ("golden_gate_bridge-fort_mason", "RRRRF", 10),
    ],
)
def test_C5_a_claim_pays_its_cards_places_its_cars_and_scores_its_length(
    route: str, payment: str, points: int
) -> None:
    game = at_turn(3)
    give_turn(game, 1)
    game._state[0].points[1] = 30
    give(game, 1, *cards(payment), "green", "ferry", "black")
    display, deck = game.view(None).display, game.view(None).deck_size
    game.play(1, ClaimRoute(route, cards(payment)))
    view = game.view(1)
    assert +Counter(view.hand) == Counter(["green", "ferry", "black"])
    assert +Counter(view.discard) == Counter(cards(payment))
    assert [player.cars for player in view.players] == [20, 20 - len(payment), 20]
    assert [player.points for player in view.players] == [0, 30 + points, 0]
    assert view.owners == {route: 1}
    assert (view.display, view.deck_size) == (display, deck)
    assert (view.phase, view.waiting_for) == (Phase.TURN, (2,))
    assert game.events[-1] == RouteClaimed(1, route, cards(payment), points)


def test_C5_the_cards_paid_join_those_already_discarded() -> None:
    game = at_turn()
    lay_discard(game, "red", "black", "ferry")
    paid(game, 0, BLACK_3, cards("BBF"))
    assert +Counter(game.view(None).discard) == Counter(red=1, black=3, ferry=2)


@pytest.mark.parametrize(("known", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_C5_cards_paid_are_no_longer_known_to_be_in_the_hand(known: int, left: int) -> None:
    game = at_turn()
    for seat in (0, 1):
        give(game, seat, *cards("BBBBFFFF"), *["red"] * 4)
    for kind in ("black", "ferry", "red"):
        game._state[0].known[0, CARDS.index(kind)] = known
        game._state[0].known[1, CARDS.index(kind)] = known
    game.play(0, ClaimRoute("embarcadero-alcatraz", cards("BBFF")))
    mine, theirs = (player.known_cards for player in game.view(None).players)
    assert (mine["black"], mine["ferry"], mine["red"]) == (left, left, known)
    assert (theirs["black"], theirs["ferry"], theirs["red"]) == (known, known, known)


def test_C5_paid_cards_become_the_deck_and_fill_the_display_before_the_souvenir_is_chosen() -> None:
    game = at_turn()
    lay_stack(game, "south_beach", "crab", 2)
    lay_stack(game, "potrero_hill", "seal", 2)
    lay_deck(game)
    lay_discard(game)
    lay_display(game, "red", None, None, "blue", None)
    set_cars(game, 0, 5)
    game.prescribe_reshuffles([["ferry", "black", "black"]])
    happened = paid(game, 0, BLACK_3, cards("BBF"))
    assert happened == [
        RouteClaimed(0, BLACK_3, cards("BBF"), 4),
        DeckReshuffled(3),
        CardTurnedUp(1, "ferry"),
        CardTurnedUp(2, "black"),
        CardTurnedUp(4, "black"),
    ]
    view = game.view(None)
    assert (view.phase, view.claimed, view.turns_left) == (Phase.SOUVENIR, BLACK_3, None)
    assert view.display == ("red", "ferry", "black", "blue", "black")
    assert (view.deck_size, sum(view.discard.values())) == (0, 0)
    game.play(0, TakeSouvenir("potrero_hill"))
    assert game.events[-2:] == [SouvenirTaken(0, "seal", "potrero_hill"), LastRoundBegun(0)]
    assert (game.view(None).turns_left, game.waiting_for) == (2, (1,))


def test_C5_a_claim_renews_an_empty_deck_even_under_a_full_display() -> None:
    game = at_turn()
    lay_deck(game)
    lay_discard(game)
    lay_display(game, "red", "red", "red", "red", "red")
    assert paid(game, 0, BLACK_3, cards("BBF"))[1:] == [DeckReshuffled(3)]
    assert game.view(None).deck_size == 3


def test_C5_a_claim_settles_ferries_that_lay_over_an_empty_deck() -> None:
    game = at_turn()
    lay_deck(game)
    lay_discard(game)
    lay_display(game, "ferry", "red", "ferry", "red", "ferry")
    lay_stack(game, "south_beach", "crab", 1)
    game.prescribe_reshuffles([["black", "black", "black"], ["red", "red", "ferry", "ferry", "ferry"]])
    assert paid(game, 0, BLACK_3, cards("BBB")) == [
        RouteClaimed(0, BLACK_3, cards("BBB"), 4),
        DeckReshuffled(3),
        DisplaySwept(),
        CardTurnedUp(0, "black"),
        CardTurnedUp(1, "black"),
        CardTurnedUp(2, "black"),
        DeckReshuffled(5),
        CardTurnedUp(3, "red"),
        CardTurnedUp(4, "red"),
        SouvenirTaken(0, "crab", "south_beach"),
    ]


@pytest.mark.parametrize(("half", "other"), [(HALF, OTHER_HALF), (OTHER_HALF, HALF)])
def test_C6_with_two_players_a_claimed_half_closes_the_other(half: str, other: str) -> None:
    game = at_turn(2)
    give(game, 0, *ALL_CARDS)
    give(game, 1, *ALL_CARDS)
    assert {half, other} <= claimable(game, 0)
    game.play(0, ClaimRoute(half, ("ferry", "ferry")))
    assert not {half, other} & claimable(game, 1)
    between = "the double route from Presidio to Pacific Heights"
    assert refused(game, 1, ClaimRoute(other, ("ferry", "ferry"))) == (
        "C6",
        f"With two players, only one half of {between} can be claimed.",
    )
    give_turn(game, 0)
    assert not {half, other} & claimable(game, 0)
    assert refused(game, 0, ClaimRoute(other, ("ferry", "ferry"))) == (
        "C6",
        f"You own the other half of {between}; nobody can own both.",
    )


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("half", "other"), [(HALF, OTHER_HALF), (OTHER_HALF, HALF)])
def test_C6_with_more_players_another_player_may_claim_the_other_half(
    players: int, half: str, other: str
) -> None:
    game = at_turn(players)
    own(game, 0, half)
    for seat in range(players):
        give(game, seat, *ALL_CARDS)
    assert not {half, other} & claimable(game, 0)
    assert refused(game, 0, ClaimRoute(other, ("ferry", "ferry"))) == (
        "C6",
        "You own the other half of the double route from Presidio to Pacific Heights; nobody can own both.",
    )
    for seat in range(1, players):
        give_turn(game, seat)
        assert {half, other} & claimable(game, seat) == {other}
    game.play(players - 1, ClaimRoute(other, ("ferry", "ferry")))
    assert game.view(None).owners == {half: 0, other: players - 1}


@pytest.mark.parametrize("players", [2, 3])
def test_C6_two_routes_of_unequal_length_are_no_double_route(players: int) -> None:
    game = at_turn(players, board_named("tiny"))
    own(game, 0, "market-tower")
    give(game, 0, *ALL_CARDS)
    assert "market-tower-long" in claimable(game, 0)
    give_turn(game, 1)
    give(game, 1, *ALL_CARDS)
    assert "market-tower-long" in claimable(game, 1)


def stacks_of(game: Game) -> dict[str, Stack]:
    """Return the souvenirs on the board."""
    return dict(game.view(None).stacks)


def test_C7_where_no_souvenir_lies_none_is_taken() -> None:
    game = at_turn()
    lay_stack(game, "mission", "bell", 2)
    assert paid(game, 0, BLACK_3, FFF) == [RouteClaimed(0, BLACK_3, FFF, 4)]
    assert stacks_of(game) == {"mission": Stack("bell", 2)}
    assert game.view(0).players[0].souvenirs == ()
    assert game.waiting_for == (1,)


@pytest.mark.parametrize("place", ["south_beach", "potrero_hill"])
@pytest.mark.parametrize("symbol", ["bell", "crab", "flower"])
def test_C7_the_only_souvenir_on_offer_is_taken_without_a_choice(place: str, symbol: str) -> None:
    game = at_turn()
    lay_stack(game, place, symbol, 2)
    lay_stack(game, "mission", "loaf", 2)
    happened = paid(game, 0, BLACK_3, FFF)
    assert happened == [RouteClaimed(0, BLACK_3, FFF, 4), SouvenirTaken(0, symbol, place)]
    assert stacks_of(game) == {place: Stack(symbol, 1), "mission": Stack("loaf", 2)}
    assert [player.souvenirs for player in game.view(None).players] == [(symbol,), ()]
    assert (game.view(None).phase, game.waiting_for) == (Phase.TURN, (1,))


@pytest.mark.parametrize(
    ("chosen", "left"), [("south_beach", "potrero_hill"), ("potrero_hill", "south_beach")]
)
@pytest.mark.parametrize("symbols", [("bell", "crab"), ("flower", "bell")])
def test_C7_between_two_souvenirs_the_player_chooses_exactly_one(
    chosen: str, left: str, symbols: tuple[str, str]
) -> None:
    game = at_turn(3)
    lay_stack(game, chosen, symbols[0], 2)
    lay_stack(game, left, symbols[1], 2)
    give_turn(game, 1)
    assert paid(game, 1, BLACK_3, FFF) == [RouteClaimed(1, BLACK_3, FFF, 4)]
    assert (game.view(None).phase, game.view(None).claimed) == (Phase.SOUVENIR, BLACK_3)
    assert game.waiting_for == (1,)
    assert game.legal_moves(1) == [TakeSouvenir("south_beach"), TakeSouvenir("potrero_hill")]
    game.play(1, TakeSouvenir(chosen))
    assert game.events[-1] == SouvenirTaken(1, symbols[0], chosen)
    assert stacks_of(game) == {chosen: Stack(symbols[0], 1), left: Stack(symbols[1], 2)}
    assert [player.souvenirs for player in game.view(None).players] == [(), (symbols[0],), ()]
    assert (game.view(None).phase, game.view(None).claimed, game.waiting_for) == (Phase.TURN, None, (2,))


@pytest.mark.parametrize("place", ["market", "park"])
def test_C7_the_souvenir_of_the_first_place_may_be_chosen_too(place: str) -> None:
    game = at_turn(board=board_named("tiny"))
    lay_stack(game, "market", "spoon", 2)
    lay_stack(game, "park", "shell", 1)
    paid(game, 0, "market-park", ("red", "red"))
    game.play(0, TakeSouvenir(place))
    assert game.view(None).players[0].souvenirs == (("spoon",) if place == "market" else ("shell",))
    assert game.waiting_for == (1,)


@pytest.mark.parametrize(("owned", "taken"), [("bell", "globe"), ("globe", "bell")])
def test_C7_a_symbol_already_owned_is_never_taken_again(owned: str, taken: str) -> None:
    game = at_turn()
    lay_stack(game, "south_beach", "bell", 2)
    lay_stack(game, "potrero_hill", "globe", 2)
    own_souvenirs(game, 0, owned, "loaf")
    own_souvenirs(game, 1, taken)
    paid(game, 0, BLACK_3, FFF)
    assert set(game.view(None).players[0].souvenirs) == {owned, taken, "loaf"}
    assert {stack.symbol: stack.count for stack in stacks_of(game).values()} == {owned: 2, taken: 1}
    assert game.waiting_for == (1,)


def test_C7_a_player_who_owns_both_symbols_takes_none() -> None:
    game = at_turn()
    lay_stack(game, "south_beach", "bell", 2)
    lay_stack(game, "potrero_hill", "globe", 2)
    own_souvenirs(game, 0, "bell", "globe")
    assert paid(game, 0, BLACK_3, FFF) == [RouteClaimed(0, BLACK_3, FFF, 4)]
    assert stacks_of(game) == {"south_beach": Stack("bell", 2), "potrero_hill": Stack("globe", 2)}
    assert game.waiting_for == (1,)


@pytest.mark.parametrize(
    ("empty", "full"), [("south_beach", "potrero_hill"), ("potrero_hill", "south_beach")]
)
def test_C7_an_empty_stack_offers_nothing(empty: str, full: str) -> None:
    game = at_turn()
    lay_stack(game, empty, "bell", 0)
    lay_stack(game, full, "globe", 1)
    paid(game, 0, BLACK_3, FFF)
    assert game.view(None).players[0].souvenirs == ("globe",)
    assert stacks_of(game) == {}
    paid(game, 1, "mission-potrero_hill", ("ferry", "ferry"))
    assert game.view(None).players[1].souvenirs == ()


@pytest.mark.parametrize(("symbol", "owned"), [("s00", ()), ("s15", ()), ("s15", ("s15",))])
def test_C7_the_last_of_sixteen_symbols_is_taken_like_the_first(symbol: str, owned: tuple[str, ...]) -> None:
    game = at_turn(board=board_named("large"))
    lay_stack(game, "p01", symbol, 2)
    own_souvenirs(game, 0, *owned)
    paid(game, 0, "p00-p01", ("blue",))
    assert game.view(None).players[0].souvenirs == (symbol,)
    assert stacks_of(game) == {"p01": Stack(symbol, 2 - (not owned))}


def at_souvenir_choice() -> Game:
    """Return a game that waits for seat 0 to choose between two souvenirs."""
    game = at_turn()
    lay_stack(game, "south_beach", "bell", 2)
    lay_stack(game, "potrero_hill", "globe", 2)
    lay_stack(game, "castro", "crab", 2)
    paid(game, 0, BLACK_3, FFF)
    give(game, 0, *ALL_CARDS)
    return game


def test_C7_taking_a_souvenir_is_not_optional() -> None:
    game = at_souvenir_choice()
    ticket = game.view(0).tickets[0]
    first = ("C7", "First choose which of the two souvenirs to take.")
    for move in (
        Pass(),
        DrawTickets(),
        TakeCard(),
        TakeCard(0),
        ClaimRoute(GREY_3, FFF),
        KeepTickets((ticket,)),
        PlaceSouvenir("crab", "mission"),
    ):
        assert refused(game, 0, move) == first
    assert refused(game, 1, TakeSouvenir("south_beach"))[0] == "T1"


def test_C7_only_the_ends_of_the_route_just_claimed_are_on_offer() -> None:
    game = at_souvenir_choice()
    nothing = ("C7", "There is no souvenir to choose there right now.")
    for location in game.board.locations:
        if location.id not in ("south_beach", "potrero_hill"):
            assert refused(game, 0, TakeSouvenir(location.id)) == nothing
    unknown = ("C7", "There is no location “atlantis” on this board.")
    assert refused(game, 0, TakeSouvenir("atlantis")) == unknown


def test_C7_without_a_claim_there_is_no_souvenir_to_choose() -> None:
    game = at_turn()
    lay_stack(game, "south_beach", "bell", 2)
    nothing = ("C7", "There is no souvenir to choose there right now.")
    assert refused(game, 0, TakeSouvenir("south_beach")) == nothing


def test_C8_owned_souvenirs_are_public() -> None:
    game = at_turn(3)
    lay_stack(game, "potrero_hill", "globe", 2)
    own_souvenirs(game, 0, "bell", "seal")
    paid(game, 0, BLACK_3, FFF)
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert [player.souvenirs for player in view.players] == [("bell", "seal", "globe"), (), ()]
        assert view.stacks == {"potrero_hill": Stack("globe", 1)}
        assert view.history[-1] == SouvenirTaken(0, "globe", "potrero_hill")
