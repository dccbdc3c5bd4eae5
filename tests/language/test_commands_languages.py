"""Typed commands in every language: each kind said in several ways, with slips and foreign keyboards."""

from collections import Counter

import pytest

from cablecar import Game
from cablecar.board import CARDS, shipped_board
from cablecar.common.catalogue import LANGUAGES, say, speaking
from cablecar.engine.moves import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    Pass,
    PlaceSouvenir,
    TakeCard,
    TakeSouvenir,
)
from cablecar.language.commands import Command, Question, Undo, command_of, read_command
from cablecar.language.vocabulary import (
    COLOR_KEYS,
    COUNTS,
    WORD_KEYS,
    means,
    spellings,
    vocabulary_of,
    words_of,
)
from tests.support.terminal.scenes import choosing_souvenir, on_turn, outcome, placing

PIER = ClaimRoute("lombard_street-pier_39", ("pink",))
HEIGHTS = ClaimRoute("fort_mason-pacific_heights", ("pink", "ferry"))
SUNSET, PACIFIC = KeepTickets(("sunset-potrero_hill",)), KeepTickets(("pacific_heights-mission",))
BOTH = KeepTickets((*SUNSET.tickets, *PACIFIC.tickets))

ON_TURN: dict[str, dict[str, Command]] = {
    "nl": {
        "claim lombard pier 39 met 1 paars": PIER,
        "ik wil lombrad naar pier 39 claimne met één paarse kaart": PIER,
        "bouw fort mason pacific heights met een paarse en een veerboot": HEIGHTS,
        "pak rood": TakeCard(0),
        "neem een rode van plek vier, alsjeblieft": TakeCard(3),
        "pak plek een": TakeCard(0),
        "neem de kaart op plek drie": TakeCard(2),
        "stapel": TakeCard(),
        "trek een kaart van de stappel": TakeCard(),
        "trek bestemmingskaarten": DrawTickets(),
        "trek 2 tickets": DrawTickets(),
        "pas": Pass(),
        "sla mijn beurt over": Pass(),
        "maak ongedaan": Undo(),
        "neem de zet terug": Undo(),
        "mijn kaarten": Question("hand"),
        "toon de stand": Question("players"),
        "spelregels": Question("rules"),
        "hulp": Question("help"),
    },
    "da": {
        "gør krav på lombard pier 39 med 1 lilla": PIER,
        "goer krav paa lombrad til pier 39 med et lilla kort": PIER,
        "byg fort mason pacific heights med en lilla og en færge": HEIGHTS,
        "tag rød": TakeCard(0),
        "tag et roedt kort fra kortplads fire": TakeCard(3),
        "vaelg den blaa": TakeCard(1),
        "snup grøn, tak": TakeCard(4),
        "stakken": TakeCard(),
        "træk et kort fra staken": TakeCard(),
        "træk rutekort": DrawTickets(),
        "traek to rutekort": DrawTickets(),
        "meld pas": Pass(),
        "spring over": Pass(),
        "fortryd": Undo(),
        "tag det tilbage": Undo(),
        "min haand": Question("hand"),
        "vis stillingen": Question("players"),
        "reglerne": Question("rules"),
        "hjaelp": Question("help"),
    },
    "de": {
        "nutze lombard pier 39 mit 1 pink": PIER,
        "ich möchte lombrad nach pier 39 bauen, mit einer pinken": PIER,
        "belege fort mason pacific heights mit einer pinken und einer faehre": HEIGHTS,
        "nimm rot": TakeCard(0),
        "nimm eine rote von platz vier": TakeCard(3),
        "waehle gruen": TakeCard(4),
        "hole die karte von platz zwei": TakeCard(1),
        "stapel": TakeCard(),
        "ziehe eine karte vom staple": TakeCard(),
        "ziehe zielkarten": DrawTickets(),
        "zieh zwei neue ziele": DrawTickets(),
        "passe": Pass(),
        "setze aus": Pass(),
        "zurück": Undo(),
        "nimm den letzten zug zurueck": Undo(),
        "meine karten": Question("hand"),
        "punktestand": Question("players"),
        "spielregeln": Question("rules"),
        "hilfe": Question("help"),
    },
    "fr": {
        "prends lombard pier 39 avec 1 rose": PIER,
        "je voudrais relier lombrad à pier 39 avec une carte rose": PIER,
        "construis la route de fort mason à pacific heights avec une rose et un ferry": HEIGHTS,
        "prends rouge": TakeCard(0),
        "prends une rouge de l’emplacement quatre": TakeCard(3),
        "choisis l'emplacemnt 2": TakeCard(1),
        "prends la carte verte, s’il te plaît": TakeCard(4),
        "pioche": TakeCard(),
        "prends une carte du dessus du paqet": TakeCard(),
        "pioche des destinations": DrawTickets(),
        "reprends deux cartes destination": DrawTickets(),
        "passe": Pass(),
        "je passe": Pass(),
        "annule": Undo(),
        "reprends mon coup": Undo(),
        "ma main": Question("hand"),
        "montre-moi le classement": Question("players"),
        "règles": Question("rules"),
        "aide": Question("help"),
    },
}
KEEPING: dict[str, dict[str, Command]] = {
    "nl": {
        "houd allebei": BOTH,
        "bewaar sunst": SUNSET,
        "hou bestemmingskaart één": SUNSET,
    },
    "da": {
        "behold begge": BOTH,
        "behold sunst": SUNSET,
        "gem rutekort to": PACIFIC,
    },
    "de": {
        "behalte beide": BOTH,
        "behlate sunset": SUNSET,
        "behalte ticket eins": SUNSET,
    },
    "fr": {
        "garde les deux": BOTH,
        "conserve sunst": SUNSET,
        "garde la destination une": SUNSET,
    },
}
PLACING: dict[str, dict[str, Command]] = {
    "nl": {
        "leg een krab op chinatown": PlaceSouvenir("crab", "chinatown"),
        "zeehond op chinatwon": PlaceSouvenir("seal", "chinatown"),
        "zet het gelukskoekje op castro": PlaceSouvenir("cookie", "castro"),
    },
    "da": {
        "læg en krabbe på chinatown": PlaceSouvenir("crab", "chinatown"),
        "sael paa chinatwon": PlaceSouvenir("seal", "chinatown"),
        "placer broed på castro": PlaceSouvenir("loaf", "castro"),
    },
    "de": {
        "lege eine krabbe auf chinatown": PlaceSouvenir("crab", "chinatown"),
        "stell die schneekugle auf chinatwon": PlaceSouvenir("globe", "chinatown"),
        "glückskeks bei castro": PlaceSouvenir("cookie", "castro"),
    },
    "fr": {
        "place un crabe à chinatown": PlaceSouvenir("crab", "chinatown"),
        "pose l’otarie à chinatwon": PlaceSouvenir("seal", "chinatown"),
        "mets le biscuit à castro": PlaceSouvenir("cookie", "castro"),
    },
}
CHOOSING: dict[str, dict[str, Command]] = {
    "nl": {"neem een krab": TakeSouvenir("pier_39"), "het fiche van pier 39": TakeSouvenir("pier_39")},
    "da": {"tag krabben": TakeSouvenir("pier_39"), "turistmarkøren på pier 39": TakeSouvenir("pier_39")},
    "de": {"nimm die krabe": TakeSouvenir("pier_39"), "das souvenir bei pier 39": TakeSouvenir("pier_39")},
    "fr": {
        "prends le crabe": TakeSouvenir("pier_39"),
        "le jeton touriste à pier 39": TakeSouvenir("pier_39"),
    },
}
SCENES = {
    "turn": (on_turn, 0, ON_TURN),
    "tickets": (lambda: Game.new(2, 7), 0, KEEPING),
    "placing": (placing, 1, PLACING),
    "souvenir": (choosing_souvenir, 0, CHOOSING),
}


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("language", ON_TURN)
def test_every_kind_of_command_is_understood_in_several_ways(language: str, scene: str) -> None:
    make, seat, said = SCENES[scene]
    view = make().view(seat)
    with speaking(language):
        assert {text: outcome(text, view) for text in said[language]} == said[language]


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_is_understood_from_its_own_command(language: str, scene: str) -> None:
    make, seat, _ = SCENES[scene]
    game = make()
    view = game.view(seat)
    with speaking(language):
        for move in game.legal_moves(seat):
            assert read_command(command_of(move, view), view) == move, command_of(move, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things_but_an_article_that_is_the_number_one(language: str) -> None:
    with speaking(language):
        lists = {
            key: say(key).replace("|", ",").split(",") for key in (WORD_KEYS | COLOR_KEYS | COUNTS).values()
        }
        meant = {
            key: {"".join(form) for text in texts for form in spellings(text)} for key, texts in lists.items()
        }
        ones = {"".join(words_of(text)) for text in say(COUNTS["number"]).split(",")[0].split("|")}
    shared = {
        word
        for word, count in Counter(word for words in meant.values() for word in words).items()
        if count > 1
    }
    assert shared <= ones & meant[WORD_KEYS["filler"]]
    assert "" not in {word for words in meant.values() for word in words}
    for key, texts in lists.items():
        written = ["".join(words_of(text)) for text in texts]
        assert len(written) == len(set(written)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_souvenir_is_a_souvenir(language: str) -> None:
    with speaking(language):
        vocabulary = vocabulary_of(shipped_board())
        for symbol in shipped_board().souvenirs:
            heard = list(vocabulary.hear(say(f"souvenir-{symbol}")))
            assert [word.meaning.value for word in heard] == [symbol]


def test_words_are_folded_as_people_type_them() -> None:
    assert words_of("GRØN, Færge; Œuvre! Straße") == ("gron", "faerge", "oeuvre", "strasse")
    assert words_of("l’emplacement d'Alcatraz, s’il te plaît: Land’s End") == (
        "l", "emplacement", "d", "alcatraz", "sil", "te", "plait", "lands", "end",
    )  # fmt: skip
    assert spellings("grå ø") == {("gra", "o"), ("graa", "oe")}


def test_an_article_counts_only_before_a_colour_or_after_what_has_numbers() -> None:
    with speaking("nl"):
        hear = vocabulary_of(shipped_board()).hear
        assert [word.meaning.value for word in hear("een kaart rood") if word.kind == "number"] == ["1"]
        assert [word.kind for word in hear("houd er een")] == ["keep"]
        assert [word.kind for word in hear("plek een")] == ["slot", "number"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_on_a_card_is_its_own_and_understood(language: str) -> None:
    with speaking(language):
        letters = {card: say(f"letter-{card}") for card in CARDS}
        assert len(set(letters.values())) == len(CARDS)
        assert [card for card in CARDS if not means(letters[card], COLOR_KEYS[card])] == []
        assert f" 2{letters['black']} " in say("tui-signs")
