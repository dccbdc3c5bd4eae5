"""What a half-typed command may become."""

from collections.abc import Iterable, Sequence

from cablecar.commands import command_of
from cablecar.moves import Move
from cablecar.view import View
from cablecar.vocabulary import vocabulary_of, words_of


def completions(line: str, view: View, moves: Sequence[Move], others: Iterable[str] = ()) -> list[str]:
    """Return the commands that a line begins, or else the line with its last word completed."""
    commands = [command_of(move, view).lower() for move in moves]
    begun = [command for command in (*commands, *others) if _begins(line, command)]
    if line.strip() and begun:
        return list(dict.fromkeys(begun))
    start, _, last = line.rpartition(" ")
    words = [word for word in vocabulary_of(view.board).words if last and _begins(last, word)]
    return [f"{start} {word}".lstrip() for word in sorted(set(words))]


def _begins(text: str, command: str) -> bool:
    """Tell whether a command begins so, capitals, accents and punctuation aside."""
    return " ".join(words_of(command)).startswith(" ".join(words_of(text)))
