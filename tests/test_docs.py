"""What the documentation shows is what the program makes."""

import re
import subprocess
import sys
from pathlib import Path

from cablecar.board import shipped_board
from cablecar.board.draw import draw_board
from tests.support.paths import ROOT
from tests.support.terminal.commanding import run

PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
LINK = re.compile(r"\]\(([^)#]+?)(?:#[^)]*)?\)")


def test_the_picture_of_the_board_is_the_board() -> None:
    assert (ROOT / "docs" / "board.svg").read_text("utf-8") == draw_board(shipped_board())


def test_links_lead_somewhere() -> None:
    assert len(PAGES) > 20
    broken = [
        f"{page.relative_to(ROOT)}: {target}"
        for page in PAGES
        for target in LINK.findall(page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]
    assert broken == []


def test_the_index_names_every_page() -> None:
    docs = ROOT / "docs"
    named = set(LINK.findall((docs / "README.md").read_text("utf-8")))
    pages = {path.relative_to(docs).as_posix() for path in docs.glob("*/*.md")}
    assert pages - named == set()


def test_the_example_in_the_readme_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Result(scores=")


def test_the_commands_in_the_readme_exist() -> None:
    commands = re.findall(r"`cablecar ([a-z]+)", (ROOT / "README.md").read_text("utf-8"))
    assert len(set(commands)) > 4
    for command in set(commands):
        assert f"cablecar {command}" in run(command, "--help")


def test_the_piece_of_a_game_is_played_as_shown(tmp_path: Path) -> None:
    (piece,) = re.findall(
        r"```text\n(.*?)```", (ROOT / "docs" / "guide" / "line-mode.md").read_text("utf-8"), re.DOTALL
    )
    typed = ["keep both", *re.findall("^Your choice: (.*)$", piece, re.MULTILINE)]
    command = ("play", "--plain", "--seed", 5, "--name", "Ada", "--records", tmp_path)
    assert piece in run(*command, answers="\n".join(typed))
