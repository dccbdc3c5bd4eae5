"""What the documentation shows is what the program makes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cablecar.board import shipped_board
from cablecar.board.draw import draw_board
from tests.support.paths import ROOT
from tests.support.terminal.commanding import run

PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
CODE = (ROOT / "src" / "cablecar", ROOT, ROOT / "web" / "src")
"""Where the paths begin that the pages about the code name."""
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


def named_files(text: str) -> set[Path]:
    """Return the files of the project that a text names in backticks; a folder stands for all in it."""
    found = set[Path]()
    for name in re.findall(r"`([\w./-]+(?:/|\.\w+))`", text):
        paths = [base / name for base in CODE if (base / name).exists()]
        assert paths or "/" not in name, f"{name} does not exist"
        found |= {file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))}
    return found


@pytest.mark.parametrize(
    ("page", "least"),
    [
        ("CONTRIBUTING.md", 50),
        *((f"docs/guide/{name}.md", 10) for name in ("code", "kernel", "server", "page")),
    ],
)
def test_files_that_the_pages_about_the_code_name_exist(page: str, least: int) -> None:
    assert len(named_files((ROOT / page).read_text("utf-8"))) > least


def test_what_is_said_to_be_in_a_file_is_there() -> None:
    text = (ROOT / "docs" / "guide" / "code.md").read_text("utf-8")
    rows = re.findall(r"^\| .*", text, re.MULTILINE)
    assert len(rows) > 35
    for row in rows:
        held = "".join(path.read_text("utf-8", "replace") for path in named_files(row))
        for name in re.findall(r"`(?:\w+\.)*([A-Za-z_]\w{3,})`", row):
            assert name in held, f"{name} is in no file that this line names: {row}"


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
