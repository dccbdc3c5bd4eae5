"""Where the tests find the project's files."""

from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
CORPUS = TESTS / "corpus"
"""The game files that every version must read and replay alike."""
BOARDS = TESTS / "boards"
TINY = BOARDS / "tiny.toml"
"""The file of a board on which a game is over soon."""
