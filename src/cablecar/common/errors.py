"""The errors that reach a user: each is a key of the catalogue with its values."""

from collections.abc import Sequence

from cablecar.common.catalogue import has, say

Value = str | int

WORDS = {"color": "color-", "symbol": "souvenir-"}
"""Values that are ids with words of their own in the catalogue, and what the words' keys begin with."""


class CablecarError(Exception):
    """Something the user did or gave that can't be used, described in one sentence."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key, values)
        self.key = key
        """The message's key in the catalogue."""
        self.values = values
        """What fills the message's placeholders."""

    def __str__(self) -> str:
        return self._told(self.values)

    def _told(self, values: dict[str, Value]) -> str:
        return say(self.key, **{name: _spoken(name, value) for name, value in values.items()})

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.__dict__)


def _spoken(name: str, value: Value) -> Value:
    """Return the word for an id that has one."""
    key = f"{WORDS.get(name)}{value}"
    return say(key) if name in WORDS and has(key) else value


def described(error: BaseException) -> str:
    """Return what an error of somebody else's code is and says."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _revive(kind: type[CablecarError], attributes: dict[str, object]) -> CablecarError:
    """Bring an error over from another process."""
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


class IllegalMove(CablecarError):
    """A move that the rules refuse; nothing has changed."""

    def __init__(self, rule: str, key: str, /, **values: Value) -> None:
        super().__init__(key, **values)
        self.rule = rule
        """The id of the rule that refuses the move, such as "C4"."""


class BotError(CablecarError):
    """A bot that failed or made an illegal move."""

    def __init__(self, key: str, /, traceback: str = "", **values: Value) -> None:
        super().__init__(key, **values)
        self.traceback = traceback
        """Python's own account of the failure, of many lines; empty for an illegal move."""
        self._where: tuple[str, dict[str, Value]] | None = None

    def locate(self, key: str, **values: Value) -> None:
        """Say from now on in which game it happened; the key's message has a placeholder for the sentence."""
        self._where = key, values

    def __str__(self) -> str:
        sentence = super().__str__()
        if self._where is None:
            return sentence
        key, values = self._where
        return say(key, sentence=sentence, **values)


class BoardFault(CablecarError):
    """One thing that is wrong with a board."""

    line: int | None = None
    """Where it is written, if the board comes from a file and this is known."""
    guess: str | None = None
    """What was probably meant instead of something unknown."""

    def __str__(self) -> str:
        values = dict(self.values)
        if self.line is not None:
            values["file"] = say("board-line", file=str(values["file"]), line=str(self.line))
        told = self._told(values)
        if self.guess is None:
            return told
        guess = say("board-guess", guess=self.guess)
        return f"{told} {guess}"


class BoardError(CablecarError):
    """A board file with faults, one sentence each."""

    def __init__(self, faults: Sequence[CablecarError]) -> None:
        super().__init__(faults[0].key, **faults[0].values)
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class RecordError(CablecarError):
    """A game file that does not follow the format or the rules."""
