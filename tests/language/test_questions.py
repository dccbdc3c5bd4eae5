"""Questions about a position: what is understood in each language, and what is answered."""

import doctest

import pytest

from cablecar import CablecarError, Game
from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.engine.moves import ClaimRoute
from cablecar.engine.progress import missing_way, networks
from cablecar.language import questions
from cablecar.language.commands import Question, read_command
from cablecar.language.questions import answer
from cablecar.language.vocabulary import COLOR_KEYS, WORD_KEYS, words_of
from tests.support.game.positions import after_opening, give, lay_stack, own

AT_MISSION = Question("board", ("mission",))
WAY = Question("way", ("pier_39", "mission"))
ASKED = {
    "en": {
        "where am I?": Question("networks"),
        "where": Question("networks"),
        "whre are my routs": Question("networks"),
        "what can I do": Question("options"),
        "what can I claim at mission": Question("options", ("mission",)),
        "routes from mission": AT_MISSION,
        "which routes lead to misson": AT_MISSION,
        "where is Mission": AT_MISSION,
        "way from pier 39 to mission": WAY,
        "how far is it from pier 39 to mission": WAY,
        "souvenirs": Question("souvenirs"),
        "where is the bell": Question("souvenirs"),
        "whose turn is it": Question("turn"),
        "how many tickets do I have": Question("tickets"),
        "where are my tickets": Question("tickets"),
    },
    "nl": {
        "waar ben ik": Question("networks"),
        "wat kan ik doen": Question("options"),
        "welke routes lopen vanaf mision": AT_MISSION,
        "hoe kom ik van pier 39 naar mission": WAY,
        "waar ligt de bel": Question("souvenirs"),
        "wie is er aan de beurt": Question("turn"),
        "hoeveel bestemmingskaarten heb ik": Question("tickets"),
    },
    "da": {
        "hvor er jeg": Question("networks"),
        "hvad kan jeg gøre": Question("options"),
        "hvilke strækninger går fra mision": AT_MISSION,
        "hvordan kommer jeg fra pier 39 til mission": WAY,
        "hvor ligger klokken": Question("souvenirs"),
        "hvis tur er det": Question("turn"),
        "hvor mange rutekort har jeg": Question("tickets"),
    },
    "de": {
        "wo bin ich": Question("networks"),
        "was kann ich tun": Question("options"),
        "welche strecken führen nach mision": AT_MISSION,
        "wie komme ich von pier 39 nach mission": WAY,
        "wo liegt die glocke": Question("souvenirs"),
        "wer ist dran": Question("turn"),
        "wie viele zielkarten habe ich": Question("tickets"),
    },
    "fr": {
        "où suis-je ?": Question("networks"),
        "que puis-je faire": Question("options"),
        "quelles routes partent de mision": AT_MISSION,
        "chemin de pier 39 à mission": WAY,
        "où est la cloche": Question("souvenirs"),
        "à qui le tour": Question("turn"),
        "combien de destinations ai-je": Question("tickets"),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_understood_as_it_is_typed(language: str) -> None:
    view = after_opening().view(0)
    with speaking(language):
        for text, meant in ASKED[language].items():
            assert read_command(text, view) == meant, text


def test_a_question_is_no_choice_of_tickets() -> None:
    view = Game.new(2, 7).view(0)
    assert read_command("routes from sunset", view) == Question("board", ("sunset",))
    assert read_command("where is sunset", view) == Question("board", ("sunset",))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("way from castro", "question-two-places"),
        ("where is xyzzy", "command-unknown"),
        ("hand at mission", "command-stray"),
    ],
)
def test_an_unclear_question_is_asked_back(text: str, key: str) -> None:
    with pytest.raises(CablecarError) as caught:
        read_command(text, after_opening().view(0))
    assert caught.value.key == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_question_means_something_else(language: str) -> None:
    with speaking(language):
        asking = {key for key in WORD_KEYS.values() if key.startswith("question-")}
        words = {
            key: {words_of(phrase) for phrase in say(key).split(",")}
            for key in (WORD_KEYS | COLOR_KEYS).values()
        }
        for key in asking:
            others = set().union(*(found for other, found in words.items() if other != key))
            assert words[key] & others == set()


def scene() -> Game:
    """Return a game with some claimed routes, seat 0 to act."""
    game = after_opening()
    give(game, 0, "pink", "pink", "ferry")
    own(game, 0, "lombard_street-pier_39")
    own(game, 1, "mission-potrero_hill")
    own(game, 1, "presidio-pacific_heights-1")
    lay_stack(game, "mission", "bell", 2)
    return game


def told(text: str) -> list[str]:
    game = scene()
    view = game.view(0)
    question = read_command(text, view)
    assert isinstance(question, Question)
    return answer(question, view, game.legal_moves(0))


def test_the_answers_are_true() -> None:
    assert told("hand") == ["You have 2 pink and 1 ferry."]
    assert told("where") == [
        "Player 1 has connected Lombard Street and Pier 39.",
        "Player 2 has connected Presidio and Pacific Heights.",
        "Player 2 has connected Mission and Potrero Hill.",
    ]
    routes, souvenirs = told("routes from mission")
    assert "to Potrero Hill, claimed by Player 2" in routes
    assert "to Castro, 2 spaces, black, 2 points" in routes
    assert souvenirs == "Mission: 2 bell souvenirs."
    assert "to Pacific Heights, closed" in told("routes from presidio")[0]
    assert told("way from lombard to pier 39") == ["Lombard Street to Pier 39: your own routes connect them."]
    assert "Claim Fort Mason – Pacific Heights with 2 pink, or 1 pink and 1 ferry" in told("what can I do")
    assert told("what can I claim from pier 39 to alcatraz") == [
        "Claim Pier 39 – Alcatraz with 2 pink and 1 ferry"
    ]
    closed = told("what can I claim from mission to potrero hill")
    assert closed == told("routes from mission") + told("routes from potrero hill")
    assert told("log")[-1].startswith("Player")


def test_the_way_is_the_one_with_the_fewest_spaces() -> None:
    view = scene().view(0)
    way = missing_way(view, "lombard_street", "chinatown")
    assert way is not None
    assert sum(route.length for route in way) == 2
    assert missing_way(view, "lombard_street", "pier_39") == ()
    assert networks(view, 0) == [["lombard_street", "pier_39"]]


def test_where_no_way_is_open_that_is_told() -> None:
    game = scene()
    for route in game.board.routes:
        if "alcatraz" in (route.a, route.b):
            own(game, 1, route.id)
    assert missing_way(game.view(0), "alcatraz", "mission") is None
    question = Question("way", ("alcatraz", "mission"))
    assert answer(question, game.view(0), ()) == ["Alcatraz to Mission: there is no open way left."]


def test_a_player_who_waits_hears_for_whom() -> None:
    game = scene()
    assert answer(Question("options"), game.view(1), game.legal_moves(1)) == ["Waiting for Player 1."]


def test_each_command_on_offer_is_understood_again() -> None:
    game = scene()
    view = game.view(0)
    claims = [line for line in told("what can I do") if line.startswith("Claim")]
    meant = {read_command(claim.split(", or ")[0], view) for claim in claims}
    routes = {move.route for move in game.legal_moves(0) if isinstance(move, ClaimRoute)}
    assert {move.route for move in meant if isinstance(move, ClaimRoute)} == routes


def test_the_examples_of_the_module_are_true() -> None:
    results = doctest.testmod(questions)
    assert (results.failed, results.attempted) == (0, 4)
