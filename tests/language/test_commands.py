"""Typed commands: what is understood, what is asked back, and that no slip becomes another move."""

import doctest
import random
import string
from collections.abc import Iterator

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cablecar import CablecarError, Game, IllegalMove, Move
from cablecar.board import Board, shipped_board
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
    from_json,
    to_json,
)
from cablecar.engine.view import View
from cablecar.language import commands
from cablecar.language.commands import Command, Question, Undo, command_of, read_command
from cablecar.language.questions import answer
from cablecar.language.vocabulary import MAX_COMMAND, either, vocabulary_of
from tests.support.game.generated import generated_board
from tests.support.game.positions import EDITIONS, after_opening, board_named, give, own, set_cars
from tests.support.server.serving import RunningServer, make_table, start
from tests.support.terminal.scenes import choosing_souvenir, on_turn, outcome, placing


def refused(text: str, view: View) -> str:
    """Return the sentence that refuses a command."""
    with pytest.raises(CablecarError) as caught:
        read_command(text, view)
    return str(caught.value)


PIER = ClaimRoute("lombard_street-pier_39", ("pink",))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("claim lombard pier 39 with 1 pink", PIER),
        ("lombard-pier39 pink", PIER),
        ("clam lombrad peir 39 wiht 1 pnk", PIER),
        ("CLAIM  Lömbard Street – Pier 39, with one pink!", PIER),
        ("pay 1 pink for lombard pier 39", PIER),
        ("p lombard_street-pier_39", PIER),
        ("take lombard to pier 39 with pink", PIER),
        ("Land's End – sunset with red", ClaimRoute("lands_end-sunset", ("red", "red", "ferry"))),
        ("china town unionsquare pink", ClaimRoute("chinatown-union_square-1", ("pink",))),
        ("second route chinatown union square with pink", ClaimRoute("chinatown-union_square-2", ("pink",))),
        ("fort mason pacific heights pink", ClaimRoute("fort_mason-pacific_heights", ("pink", "pink"))),
        (
            "fort mason pacific heights 1 ferry, pink",
            ClaimRoute("fort_mason-pacific_heights", ("pink", "ferry")),
        ),
        ("presidio pacific heights orange", ClaimRoute("presidio-pacific_heights-2", ("orange", "orange"))),
        (
            "the red route presidio pacific heights with red and ferry",
            ClaimRoute("presidio-pacific_heights-1", ("red", "ferry")),
        ),
        ("alcatraz pier 39 with pink", ClaimRoute("pier_39-alcatraz", ("pink", "pink", "ferry"))),
        ("take red", TakeCard(0)),
        ("Take red from slot 4", TakeCard(3)),
        ("take 3", TakeCard(2)),
        ("take slot 2", TakeCard(1)),
        ("pick up the gren card, please", TakeCard(4)),
        ("draw", TakeCard()),
        ("deck", TakeCard()),
        ("blind", TakeCard()),
        ("take the top card of the draw pile", TakeCard()),
        ("draw tickets", DrawTickets()),
        ("draw 2 tickets", DrawTickets()),
        ("pass", Pass()),
        ("undo", Undo()),
        ("take it back", Undo()),
        ("help", Question("help")),
        ("help me claim xyzzy", Question("help")),
        ("rules C6", Question("rules")),
        ("what is my hand?", Question("hand")),
        ("tickets", Question("tickets")),
        ("show the map", Question("board")),
        ("score", Question("players")),
        ("face up", Question("display")),
        ("log", Question("log")),
    ],
)
def test_a_command_is_understood(text: str, meant: Command) -> None:
    assert read_command(text, on_turn().view(0)) == meant


@pytest.mark.parametrize(
    ("text", "tickets"),
    [
        ("keep 1 and 2", ("sunset-potrero_hill", "pacific_heights-mission")),
        ("keep both", ("sunset-potrero_hill", "pacific_heights-mission")),
        ("all", ("sunset-potrero_hill", "pacific_heights-mission")),
        ("keep two tickets", ("sunset-potrero_hill", "pacific_heights-mission")),
        ("keep sunset and pacific", ("sunset-potrero_hill", "pacific_heights-mission")),
        ("keep 2", ("pacific_heights-mission",)),
        ("take ticket 1", ("sunset-potrero_hill",)),
        ("kep sunst", ("sunset-potrero_hill",)),
        ("keep pacific heights – mission", ("pacific_heights-mission",)),
        ("keep none", ()),
    ],
)
def test_tickets_are_kept_by_number_or_place(text: str, tickets: tuple[str, ...]) -> None:
    view = Game.new(2, 7).view(0)
    assert view.offer == ("sunset-potrero_hill", "pacific_heights-mission")
    assert read_command(text, view) == KeepTickets(tickets)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("place crab at chinatown", PlaceSouvenir("crab", "chinatown")),
        ("seals on chinatwon", PlaceSouvenir("seal", "chinatown")),
        ("put the bell on castro", PlaceSouvenir("bell", "castro")),
    ],
)
def test_souvenirs_are_placed(text: str, meant: Move) -> None:
    assert read_command(text, placing().view(1)) == meant


@pytest.mark.parametrize(
    "text", ["souvenir at pier 39", "take the crab", "crab", "pier 39", "take crab at pier 39"]
)
def test_a_souvenir_is_taken_by_its_symbol_or_its_place(text: str) -> None:
    assert read_command(text, choosing_souvenir().view(0)) == TakeSouvenir("pier_39")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "claim fort mason pacific heights",
            "Say how to pay for Fort Mason – Pacific Heights: 2 pink, or 1 pink and 1 ferry.",
        ),
        (
            "claim presidio pacific heights",
            "Say which route: the red route Presidio – Pacific Heights, or the orange route Presidio –"
            " Pacific Heights.",
        ),
        (
            "claim alcatraz",
            "Routes from Alcatraz lead to Pier 39, Fort Mason and The Embarcadero: say which one.",
        ),
        (
            "alcatraz sunset pink",
            "There is no route from Alcatraz to Sunset; routes from Alcatraz lead to Pier 39, Fort Mason and"
            " The Embarcadero.",
        ),
        (
            "claim the blue route presidio pacific heights with 2 ferry",
            "There is no such route from Presidio to Pacific Heights; there is the red route Presidio –"
            " Pacific Heights, or the orange route Presidio – Pacific Heights.",
        ),
        ("claim", "Name a route by its two locations."),
        ("castro mission sunset", "Name a route by its two locations."),
        ("take", "Say which card: blue, green, red, ferry, or one from the draw pile."),
        ("take black", "There is no black card face up. Face up now: blue, green, red and ferry."),
        ("take red from slot 2", "Slot 2 shows blue: say one or the other."),
        ("take 9", "There is no slot 9; the slots are 1 to 5."),
        ("take 2 red", "Take cards one at a time: say which one is next."),
        ("draw two cards", "Take cards one at a time: say which one is next."),
        ("take red and blue", "Take cards one at a time: say which one is next."),
        ("take 2 from the deck", "Take cards one at a time: say which one is next."),
        ("pink", "Say what to do with “pink”, such as “take”, “claim”, “keep” or “place”."),
        ("pass the deck", "“deck” doesn’t fit here: say one thing at a time."),
        ("claim ladies castro", "“ladies” isn’t a word the game knows; did you mean “Painted Ladies”?"),
        ("lombard pier 2 pink", "“pier 2” isn’t a word the game knows; did you mean “Pier 39”?"),
        ("take xyzzy", "“xyzzy” isn’t a word the game knows; type “help” to see what you can say."),
        ("?!", "Type what to do, such as “take blue”, “draw tickets” or “help”."),
        ("x" * 201, "That’s too long: use at most 200 characters and 40 words."),
        ("keep 1", "You have no tickets to choose from; draw tickets first."),
        ("take the souvenir", "There is no souvenir to choose there right now."),
        ("put a souvenir", "Souvenir stacks can only be placed before the first turn."),
        ("lombard pier 39 with 99 pink", "This route costs exactly 1 card, not 99."),
    ],
)
def test_what_is_unclear_is_asked_back_in_one_sentence(text: str, sentence: str) -> None:
    assert refused(text, on_turn().view(0)) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("keep", "Say which to keep: 1 for Sunset – Potrero Hill, or 2 for Pacific Heights – Mission."),
        (
            "keep 1 ticket",
            "Say which to keep: 1 for Sunset – Potrero Hill, or 2 for Pacific Heights – Mission.",
        ),
        ("keep 3", "There is no ticket 3; you were offered 2 tickets."),
        (
            "keep castro",
            "You weren’t offered a ticket to Castro; you can keep Sunset – Potrero Hill and Pacific Heights –"
            " Mission.",
        ),
    ],
)
def test_which_tickets_is_asked_back(text: str, sentence: str) -> None:
    assert refused(text, Game.new(2, 7).view(0)) == sentence


def test_where_and_which_souvenir_is_asked_back() -> None:
    assert refused("put it at chinatown", placing().view(1)) == "Say which souvenir: crab, or seal."
    assert refused("place crab", placing().view(1)) == "Say which location gets the crab: name just one."
    assert refused("take a souvenir", choosing_souvenir().view(0)) == "Say which souvenir: bell, or crab."
    other = refused("take the bell at pier 39", choosing_souvenir().view(0))
    assert other == "The souvenir at Pier 39 is crab: say one or the other."


def test_souvenirs_that_share_a_word_are_each_named_when_that_is_asked_back() -> None:
    game = Game.new(2, 1, generated_board(1))
    choices = sorted(game.board.souvenirs)
    assert len(choices) > 1
    with pytest.raises(CablecarError) as caught:
        read_command("place symbol", game.view(0))
    assert caught.value.values == {"word": "symbol", "choices": either(choices)}


def test_the_only_payment_need_not_be_said() -> None:
    game = on_turn()
    give(game, 0, "pink", "blue", "blue")
    assert read_command("claim pier 39 chinatown", game.view(0)) == ClaimRoute(
        "pier_39-chinatown", ("blue", "blue")
    )


def test_of_a_double_route_the_one_that_can_be_claimed_is_meant() -> None:
    game = on_turn()
    give(game, 0, "orange", "orange")
    orange = ClaimRoute("presidio-pacific_heights-2", ("orange", "orange"))
    assert read_command("claim presidio pacific heights", game.view(0)) == orange
    game = after_opening(3)
    give(game, 0, "pink")
    own(game, 1, "chinatown-union_square-1")
    second = ClaimRoute("chinatown-union_square-2", ("pink",))
    assert read_command("claim chinatown union square", game.view(0)) == second


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("claim golden gate presidio", "C2"),
        ("claim lombard pier 39 with 2 pink", "C2"),
        ("claim lombard pier 39 with black", "C2"),
        ("claim castro mission with pink and red", "C2"),
        ("claim presidio pacific heights with 2 ferry", "C2"),
        ("claim pier 39 alcatraz with 3 pink", "C3"),
        ("claim castro haight", "C1"),
        ("souvenir at pier 39", "C7"),
        ("place bell at chinatown", "S9"),
        ("pass", "T2"),
    ],
)
def test_what_is_understood_but_illegal_is_a_move_that_the_rules_refuse(text: str, rule: str) -> None:
    game = on_turn()
    own(game, 1, "castro-haight_ashbury")
    move = read_command(text, game.view(0))
    assert not isinstance(move, Undo | Question)
    with pytest.raises(IllegalMove) as caught:
        game.play(0, move)
    assert caught.value.rule == rule


def test_a_route_for_which_the_cars_are_too_few_is_refused_by_its_rule() -> None:
    game = on_turn()
    set_cars(game, 0, 1)
    move = read_command("claim presidio pacific heights with 2 red", game.view(0))
    assert move == ClaimRoute("presidio-pacific_heights-1", ("red", "red"))


def test_the_examples_of_the_module_are_true() -> None:
    results = doctest.testmod(commands)
    assert (results.failed, results.attempted) == (0, 4)


# --- every move has a command


def positions(board: Board, players: int, seed: int, every: int) -> Iterator[tuple[Game, int]]:
    """Yield every nth position of a random game with a seat that may act."""
    chance = random.Random(seed)
    game = Game.new(players, seed, board)
    while game.waiting_for:
        seat = chance.choice(game.waiting_for)
        if len(game.moves) % every == 0 or len(game.moves) < 8:
            yield game, seat
        game.play(seat, chance.choice(game.legal_moves(seat)))


BOARDS = [
    *((board, players, 12) for board in EDITIONS for players in (2, 4)),
    (board_named("tiny"), 3, 2),
    *((generated_board(seed), 2, 5) for seed in range(12)),
]


@pytest.mark.parametrize(("board", "players", "every"), BOARDS, ids=str)
def test_every_legal_move_is_understood_from_its_own_command(board: Board, players: int, every: int) -> None:
    for game, seat in positions(board, players, 1, every):
        view = game.view(seat)
        for move in game.legal_moves(seat):
            assert read_command(command_of(move, view), view) == move, command_of(move, view)


def slips(name: str) -> list[str]:
    """Return a name with one letter left out, or two neighbours swapped, in all ways."""
    dropped = [name[:n] + name[n + 1 :] for n in range(len(name))]
    swapped = [name[:n] + name[n + 1] + name[n] + name[n + 2 :] for n in range(len(name) - 1)]
    return [slip for slip in dropped + swapped if slip != name]


@pytest.mark.parametrize("board", EDITIONS, ids=str)
def test_a_slip_in_a_place_s_name_never_makes_another_move(board: Board) -> None:
    heard, all_slips = 0, 0
    for seed in range(2):
        for game, seat in positions(board, 3, seed, 20):
            view, chance = game.view(seat), random.Random(seed)
            moves = [move for move in game.legal_moves(seat) if _names_place(move)]
            for move in chance.sample(moves, min(5, len(moves))):
                for text in _misspelt(command_of(move, view), board, chance):
                    all_slips += 1
                    heard += _means(text, view, move)
    assert heard > 0.9 * all_slips > 100


def _names_place(move: Move) -> bool:
    return isinstance(move, ClaimRoute | KeepTickets | PlaceSouvenir | TakeSouvenir)


def _misspelt(command: str, board: Board, chance: random.Random) -> Iterator[str]:
    for location in board.locations:
        if location.name in command and sum(map(str.isalpha, location.name)) >= 4:
            for slip in chance.sample(slips(location.name), 4):
                yield command.replace(location.name, slip)


def _means(text: str, view: View, move: Move) -> bool:
    """Return True if a text is understood; if it is, it must be the move."""
    meant = outcome(text, view)
    assert isinstance(meant, str) or meant == move, text
    return meant == move


def test_every_slip_in_the_name_of_a_place_is_this_place_or_none() -> None:
    board = shipped_board()
    hear = vocabulary_of(board).hear
    for location in board.locations:
        for slip in slips(location.name):
            try:
                words = list(hear(slip))
            except CablecarError:
                continue
            places = [word.meaning.value for word in words if word.kind == "place"]
            assert places == [location.id], slip


# --- anything at all

VOCABULARY = sorted(vocabulary_of(shipped_board())._meanings)
SCENES = [on_turn(), Game.new(2, 7), placing(), choosing_souvenir()]
WORDS = st.lists(st.sampled_from([*VOCABULARY, "0", "1", "2", "3", "9", "xyzzy"]), max_size=8).map(" ".join)
LETTERS = st.text(string.ascii_letters + string.digits + " -–'’é\u202e\x00", max_size=MAX_COMMAND + 5)


@pytest.mark.parametrize("texts", [st.text(), LETTERS, WORDS], ids=["any", "letters", "words"])
def test_any_text_is_a_command_or_refused_with_a_sentence(texts: st.SearchStrategy[str]) -> None:
    @settings(max_examples=200, deadline=None, derandomize=True, database=None)
    @given(st.sampled_from(SCENES), st.sampled_from([0, 1]), texts)
    def check(game: Game, seat: int, text: str) -> None:
        meant = outcome(text, game.view(seat))
        if isinstance(meant, str):
            assert meant.endswith((".", "?"))
            assert meant.isprintable()
        elif not isinstance(meant, Undo | Question):
            check_move(game, seat, meant)

    check()


def check_move(game: Game, seat: int, move: Move) -> None:
    """See that a move can be sent and written out, and is played or refused by the rules."""
    view = game.view(seat)
    assert from_json(to_json(move)) == move
    assert command_of(move, view)
    try:
        game.copy().play(seat, move)
    except IllegalMove:
        return
    assert read_command(command_of(move, view), view) == move


def test_a_spectator_s_view_is_no_danger() -> None:
    view = on_turn().view(None)
    assert read_command("claim lombard pier 39 with 1 pink", view) == PIER
    assert read_command("claim lombard pier 39", view) == ClaimRoute("lombard_street-pier_39", ("blue",))


# --- over the wire


def test_the_server_tells_what_a_command_means_and_does_nothing(server: RunningServer) -> None:
    with server.http() as http:
        made = make_table(http, "Ada", "Bob", fixed_seats=True)
        path = f"/api/tables/{made.table}/seats/0/command"
        assert http.post(path, json={"text": "hand"}).json()["error"]["key"] == "table-waiting"
        start(http, made)
        kept = http.post(path, json={"text": "keep both"}).json()
        view = server.live_game(made.table).game.view(0)
        assert kept == {
            "kind": "move",
            "move": to_json(KeepTickets(view.offer)),
            "sentence": command_of(KeepTickets(view.offer), view),
        }
        assert http.post(path, json={"text": "undo"}).json() == {"kind": "undo"}
        hand = http.post(path, json={"text": "hand"}).json()
        assert hand == {
            "kind": "question",
            "about": "hand",
            "answer": "\n".join(answer(Question("hand"), view, ())),
        }
        options = http.post(path, json={"text": "what can I do"}).json()
        assert options["answer"].splitlines()[-1] == kept["sentence"]
        unknown = http.post(path, json={"text": "take xyzzy"})
        assert (unknown.status_code, unknown.json()["error"]["key"]) == (409, "command-unknown")
        assert http.post(path, json={"text": "x" * 201}).status_code == 422
        assert view.waiting_for == (0, 1)
        assert http.get(f"/api/tables/{made.table}").json()["table"]["status"] == "playing"


def test_only_the_holder_is_told_what_a_command_means(server: RunningServer) -> None:
    with server.http() as http, httpx.Client(base_url=server.address) as stranger:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        answer = stranger.post(f"/api/tables/{made.table}/seats/0/command", json={"text": "hand"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "secret-wrong")


def test_a_route_alone_means_the_claim_that_a_command_without_a_payment_means(server: RunningServer) -> None:
    with server.http() as http, httpx.Client(base_url=server.address) as stranger:
        made = make_table(http, "Ada", "Bob", fixed_seats=True)
        start(http, made)
        seat = f"/api/tables/{made.table}/seats/0"
        for route in shipped_board().routes:
            meant = http.get(f"{seat}/likeliest-claim/{route.id}").json()
            a, b = (shipped_board().location[end].name for end in (route.a, route.b))
            assert meant["move"]["route"] == route.id
            typed = http.post(f"{seat}/command", json={"text": f"claim {a} {b}"})
            if route.double is None and typed.status_code == 200:  # else it asks which payment is meant
                assert meant == typed.json()
        assert http.get(f"{seat}/likeliest-claim/nowhere").status_code == 404
        assert stranger.get(f"{seat}/likeliest-claim/{route.id}").status_code == 403


def test_a_command_s_move_is_described_as_the_protocol_s(server: RunningServer) -> None:
    with server.http() as http:
        schemas = http.get("/openapi.json").json()["components"]["schemas"]
    assert schemas["MoveCommand"]["properties"]["move"] == {"$ref": "#/components/schemas/Move"}
