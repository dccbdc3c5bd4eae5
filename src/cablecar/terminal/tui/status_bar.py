"""The bar at the top of the screen: whose turn it is, what is expected, and how much is left."""

from collections.abc import Iterator

from textual.widgets import Static

from cablecar.common.catalogue import say
from cablecar.engine.view import View
from cablecar.language.sentences import player_word
from cablecar.terminal.sessions.session import Session
from cablecar.terminal.tui.turn import clock_text, prompt


class StatusBar(Static):
    """Tells in words what the game waits for; the time that is left runs by itself."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="prompt", markup=False)
        self._session = session
        self._places = False

    def on_mount(self) -> None:
        """Let the time run; room for it is kept while it stands still, so that the board does not jump."""
        table_chat = self._session.table_chat
        self.set_class(table_chat is not None and table_chat.is_timed, "timed")
        self.set_interval(1.0, self._tick)

    def _tick(self) -> None:
        if self._session.table_chat is not None and self._session.table_chat.is_timed:
            self.show(self._places)

    def show(self, places: bool) -> None:
        """Show what the game waits for; also which place a souvenir is put on, where one is chosen."""
        self._places = places
        parts = [self._session.notice, *self._told(self._session.view)]
        self.update("\n".join(part for part in parts if part))
        self.set_class(bool(self._session.moves), "mine")

    def _told(self, view: View | None) -> Iterator[str]:
        session = self._session
        if view is None:
            return
        if session.next_seat is not None:
            key = "tui-hand-over-undo" if session.may_undo else "tui-hand-over"
            yield say(key, name=player_word(view.players[session.next_seat]))
            return
        yield say("tui-which-place") if self._places else prompt(view, session.moves)
        yield " · ".join(self._limits(view))

    def _limits(self, view: View) -> Iterator[str]:
        """Yield how much is left: turns in the last round, and time."""
        table_chat = self._session.table_chat
        if view.turns_left:
            yield say("table-last-round", count=view.turns_left)
        if table_chat is not None and (left := table_chat.time_left) is not None:
            yield clock_text(left)
