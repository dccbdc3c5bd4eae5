"""What the built page shows of replayed games against the engine; `make proof-page` has more games."""

import pytest
from playwright.sync_api import Page

from cablecar.board import shipped_board
from cablecar.engine.game import Game
from cablecar.engine.record import loads
from tests.support.browser import Visitors
from tests.support.paths import CORPUS
from tests.support.replays import agree, asked_for, compare, random_game, shown
from tests.support.serving import Json

EVENTFUL = (
    "edge-three-new-decks-at-once",
    "edge-display-runs-dry",
    "edge-souvenir-choice",
    "edge-all-souvenirs",
    "edge-shared-victory",
    "edge-tie-decided-by-tickets",
    "edge-last-ticket-alone",
    "edge-swept-at-the-deal",
    "edge-broken-off-in-the-opening",
    "edge-broken-off-while-keeping",
    "edge-broken-off-at-a-souvenir-choice",
    "edge-three-sweeps-at-once-tiny",
    "directed-ended-by-passes-2p",
    "directed-ticket-ring-3p",
)


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors.new_page("/replay")


def test_eventful_games_are_shown_after_some_steps_and_at_the_end_as_in_the_engine(page: Page) -> None:
    games = [Game.replay(loads((CORPUS / f"{name}.json").read_bytes())) for name in EVENTFUL]
    compare(page, games, every=25)


def test_random_games_of_all_numbers_of_players_are_shown_as_in_the_engine(page: Page) -> None:
    games = [random_game(shipped_board(), 2 + number % 3, number) for number in range(6)]
    compare(page, games, every=40)


def test_every_single_step_of_a_game_is_shown_to_every_viewer_as_in_the_engine(page: Page) -> None:
    compare(page, [random_game(shipped_board(), 3, 11)], every=1)


def test_a_card_too_many_and_a_card_that_shines_through_are_differences(page: Page) -> None:
    game = random_game(shipped_board(), 2, 1)
    for spoil in (one_card_more, open_draw):
        asked = asked_for(game, 1000)
        agree(game, asked["steps"], shown(page, [asked])[0])
        spoil(asked["replay"]["steps"])
        with pytest.raises(AssertionError):
            agree(game, asked["steps"], shown(page, [asked])[0])


def one_card_more(steps: list[Json]) -> None:
    """Put one more card into a hand, once it has changed for the last time."""
    own = [own["hand"] for step in steps for own in step["own"] if "hand" in own]
    own[-1]["blue"] += 1


def open_draw(steps: list[Json]) -> None:
    """Let everybody see the first card that somebody takes unseen."""
    unseen = (step for step in steps[1:] if step["events"][0]["event"] == "card_taken" and step["hidden"])
    next(unseen)["hidden"].clear()
