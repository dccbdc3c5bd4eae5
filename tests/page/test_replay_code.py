"""The page's replay code, built and in Chromium, against the engine; `make proof-page` has more games."""

import pytest
from playwright.sync_api import Page

from cablecar.board import shipped_board
from cablecar.engine.record import loads, replay
from tests.support.browser import Visitors
from tests.support.paths import CORPUS
from tests.support.replays import agree, asked_for, compare, random_game, replayed

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


def test_eventful_games_stand_after_some_steps_and_at_the_end_as_in_the_engine(page: Page) -> None:
    games = [replay(loads((CORPUS / f"{name}.json").read_bytes())) for name in EVENTFUL]
    compare(page, games, every=25)


def test_random_games_of_all_numbers_of_players_end_as_in_the_engine(page: Page) -> None:
    games = [random_game(shipped_board(), 2 + number % 3, number) for number in range(6)]
    compare(page, games, every=40)


def test_every_single_step_of_a_game_is_as_in_the_engine(page: Page) -> None:
    compare(page, [random_game(shipped_board(), 3, 11)], every=1)


def test_a_card_that_lies_elsewhere_is_a_difference(page: Page) -> None:
    game = random_game(shipped_board(), 2, 1)
    asked = asked_for(game, 1000)
    (told,) = replayed(page, [asked])
    agree(game, asked["steps"], told)
    told["states"][-1]["deck"].reverse()
    with pytest.raises(AssertionError):
        agree(game, asked["steps"], told)
