"""What a half-typed command may become."""

from collections.abc import Iterable, Sequence

from cablecar.engine.moves import Move
from cablecar.engine.view import View
from cablecar.language.commands import command_of
from cablecar.language.vocabulary import vocabulary_of, words_of


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
    """Return True if a command begins so, capitals, accents and punctuation aside."""
    return " ".join(words_of(command)).startswith(" ".join(words_of(text)))


def continued(line: str, command: str) -> str:
    """Return a line as it was typed, with the rest of a command that it begins."""
    typed = words_of(line)
    rests = (command[end:] for end in range(len(command) + 1) if words_of(command[:end]) == typed)
    rest = next(rests, None)
    if rest is None:  # the line ends inside a letter that is written as several, such as ß
        return command
    return line + (rest.lstrip() if line.endswith(" ") else rest)


def choices(line: str, found: Sequence[str]) -> Sequence[str]:
    """Return what a line may become: the one thing as it is written, of several none that forgets letters."""
    return found if len(found) == 1 else [continued(line, command) for command in found]
