"""The line under the board: a typed command, or something that is said to the table."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Container
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input

from cablecar.common.catalogue import say
from cablecar.terminal.sessions.session import TableTalk

Completer = Callable[[str], str | None]
"""Returns what a half-typed command may become."""


class CommandHints(Suggester):
    """Completes what is being typed; the right arrow takes it."""

    def __init__(self, complete: Completer) -> None:
        super().__init__(use_cache=False)
        self._complete = complete

    async def get_suggestion(self, value: str) -> str | None:
        """Return a whole command that begins so."""
        return self._complete(value)


class TypedLine(Container):
    """Commands are typed here, and at a server's table chat too; when nothing is typed, it tells keys."""

    class Commanded(Message):
        """A command was typed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Said(Commanded):
        """Something was said to the table."""

    def __init__(self, complete: Completer, table_chat: TableTalk | None, hint: str) -> None:
        super().__init__(id="typed")
        self._complete = complete
        self._table_chat = table_chat
        self._hint = hint

    def compose(self) -> ComposeResult:
        """Return a field for each, of which one is shown."""
        hints = CommandHints(self._complete)
        yield Input(id="command", placeholder=self._hint, compact=True, suggester=hints)
        if self._table_chat is not None:
            letters = self._table_chat.most_letters
            yield Input(id="talk", placeholder=say("chat-say"), compact=True, max_length=letters)

    def on_mount(self) -> None:
        """Begin with commands."""
        self._show("command")

    def tell(self, keys: str) -> None:
        """Post keys while nothing is typed."""
        self.query_one("#command", Input).placeholder = keys

    @property
    def is_typed_in(self) -> bool:
        """Whether somebody is typing."""
        return isinstance(self.screen.focused, Input)

    def begin(self, field: str) -> None:
        """Begin to type into a field."""
        self._show(field)
        self.screen.set_focus(self.query_one(f"#{field}"))

    def leave(self) -> None:
        """Forget what was typed."""
        self._show("command")
        for field in self.query(Input):
            field.value = ""

    def _show(self, name: str) -> None:
        for field in self.query(Input):
            field.display = field.id == name

    def give_back(self, text: str) -> None:
        """Put something back that could not be said, unless something else is being said already."""
        talk = self.query_one("#talk", Input)
        talk.value = talk.value or text

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Post what was typed."""
        event.stop()
        kind = self.Said if event.input.id == "talk" else self.Commanded
        self.post_message(kind(event.value.strip()))
