"""A game as a film: what happened at each move, and how the table stood then."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from cablecar.common.catalogue import say
from cablecar.engine.events import Event, all_seen_by
from cablecar.engine.game import Game
from cablecar.engine.players import BOT_KIND
from cablecar.engine.view import View, decode_view
from cablecar.language.sentences import Teller, bot_word, player_words

if TYPE_CHECKING:
    from cablecar.server.protocol.messages import EntryJson
    from cablecar.terminal.sessions.remote import RemoteTable


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a film."""

    view: View
    """What a spectator sees, without the history."""
    lines: tuple[str, ...]
    """What happened since the picture before, in sentences."""


def film_of(record: dict[str, Any]) -> list[Frame]:
    """Return a record as a film: everything open in a finished game, else what a spectator sees."""
    is_open = record.get("result") is not None
    return list(_frames(record, is_open))


def _frames(record: dict[str, Any], is_open: bool) -> Iterator[Frame]:
    told = 0
    for game in Game.replaying(record):
        teller = Teller(game.board, player_words(game.players))
        fresh: list[Event] = game.events[told:]
        told = len(game.events)
        seen = fresh if is_open else all_seen_by(fresh, None)
        view = decode_view(game.board, game.players, game.observe(None))
        yield Frame(view, tuple(map(teller.tell, seen)))


class Broadcast:
    """A table on a server as a film that goes on."""

    def __init__(self, table: "RemoteTable") -> None:
        self.table = table
        self.frames: list[Frame] = []
        self._game = ""
        self._told = 0

    def take(self) -> bool:
        """Add a picture where something happened, and return whether it did."""
        view, entries = self.table.view, self.table.entries
        if self.table.game != self._game:  # the first one, or a rematch
            self._game, self._told = self.table.game, -1
        if view is None or len(entries) == self._told:
            return False
        lines = [line for entry in entries[max(self._told, 0) :] for line in _entry_lines(entry, view)]
        self._told = len(entries)
        self.frames.append(Frame(replace(view, history=()), tuple(lines)))
        return True


def _entry_lines(entry: "EntryJson", view: View) -> list[str]:
    """Return what an entry tells."""
    from cablecar.terminal.sessions.remote import event_from

    names = player_words(view.players)
    bot = bot_word(entry.actor.removeprefix(BOT_KIND))
    match entry.kind:
        case "undo" if not entry.actor.startswith(BOT_KIND):  # what a bot did goes with what it answered
            return [say("log-undo", name=names[entry.seat])]
        case "bot":
            return [say("log-bot", name=names[entry.seat], bot=bot)]
        case "back":
            return [say("log-back", name=names[entry.seat])]
        case "clock":
            return [say("log-clock", name=names[entry.seat], bot=bot)]
    teller = Teller(view.board, names)
    return [teller.tell(event_from(event)) for event in entry.events]
