"""The examples in the documentation run."""

import doctest

import cablecar.engine.game
from tests.support.paths import ROOT


def test_the_examples_of_the_public_api_run() -> None:
    failed, tried = doctest.testmod(cablecar.engine.game)
    assert tried > 0
    assert failed == 0


def test_the_examples_of_the_api_page_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "guide" / "api.md"), module_relative=False)
    assert tried > 0
    assert failed == 0
