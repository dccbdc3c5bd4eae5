"""A question with a list of answers, over the foot of the screen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static

from cablecar.terminal.tui.turn import Choice, Option


class ChoiceBox(Vertical):
    """Asks for one of several answers: arrows and Enter, a number, or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"number({number})", show=False) for number in range(1, 10)),
        Binding("escape", "leave", show=False),
    ]

    class Answered(Message):
        """An answer was chosen, or with None the question left."""

        def __init__(self, option: Option | None) -> None:
            super().__init__()
            self.option = option

    class Considered(Message):
        """An answer is being looked at."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self) -> None:
        super().__init__(id="choice")
        self.choice: Choice | None = None
        """What is asked now."""

    def compose(self) -> ComposeResult:
        """Return a title over a list."""
        yield Static(id="choice-title", markup=False)
        yield OptionList(id="choice-list", markup=False)

    def ask(self, choice: Choice) -> None:
        """Ask this, unless it is asked already."""
        if self.choice != choice:
            self.choice = choice
            self.query_one("#choice-title", Static).update(choice.title)
            answers = self.query_one("#choice-list", OptionList)
            answers.clear_options()
            answers.add_options(
                Text.assemble((f"{number}  ", "bold"), option.text)
                for number, option in enumerate(choice.options, 1)
            )
            answers.highlighted = 0
        self.display = True
        self.screen.set_focus(self.query_one("#choice-list"))

    def close(self) -> None:
        """Ask nothing any more."""
        self.choice = None
        self.display = False

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Post which answer is being looked at."""
        if self.choice is not None and event.option_index < len(self.choice.options):
            self.post_message(self.Considered(self.choice.options[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Post the answer."""
        self._answer(event.option_index)

    def action_number(self, number: int) -> None:
        """Choose the answer of a number."""
        self._answer(number - 1)

    def action_leave(self) -> None:
        """Leave the question for now."""
        self.display = False
        self.post_message(self.Answered(None))

    def _answer(self, index: int) -> None:
        if self.choice is not None and index < len(self.choice.options):
            self.post_message(self.Answered(self.choice.options[index]))
