"""Tables of a server whose games are over."""

from dataclasses import dataclass

import httpx

from tests.support.browser.states import is_over, play_until
from tests.support.server.serving import RunningServer, make_table, start

CHECK = "/api/records/check"


@dataclass(frozen=True)
class Finished:
    """A table whose game is over: Ada's browser, and where the game's addresses begin."""

    http: httpx.Client
    table: str
    place: str
    secrets: dict[int, str]

    def share(self, chair: int = 0) -> str:
        """Share the game as who sits on a chair, and return what its link ends with."""
        answer = self.http.post(f"{self.place}/share", headers={"x-seat-secret": self.secrets[chair]})
        assert answer.status_code == 200, answer.text
        made = answer.json()
        assert made["path"] == f"/replay/{made['share']}"
        return str(made["share"])


def begin(http: httpx.Client) -> Finished:
    """Begin a game of two people in one browser; it is not over yet."""
    made = make_table(http, "Ada", "Bob")
    start(http, made)
    game = http.get(f"/api/tables/{made.table}").json()["table"]["game"]
    return Finished(http, made.table, f"/api/tables/{made.table}/games/{game}", made.secrets)


def finish(server: RunningServer, http: httpx.Client) -> Finished:
    """Play a game of two people in one browser to its end."""
    begun = begin(http)
    play_until(server, begun.table, is_over)
    return begun
