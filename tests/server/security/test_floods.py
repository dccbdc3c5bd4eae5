"""Small samples of the proofs that floods and many tables harm nobody; none of them hangs on speed."""

import os
from pathlib import Path

from cablecar.server.security.limits import Limits
from tests.proofs.server import cookies as server_cookies
from tests.proofs.server.floods import MOST_GROWTH, flood
from tests.proofs.server_clients.processes import resident_bytes
from tests.support.server.serving import make_table, serving, sitting, start


def test_a_flood_is_cut_off_and_kept_nowhere_while_others_are_served(tmp_path: Path) -> None:
    with serving(tmp_path, Limits()) as running, running.http() as http:
        made = make_table(http, "Ada", "Bob")
        start(http, made)
        before = resident_bytes(os.getpid())
        host = running.address.removeprefix("http://")
        _, cut_off = flood(host, f"/api/tables/{made.table}/socket", sockets=8, seconds=2)
        assert cut_off >= 8
        assert resident_bytes(os.getpid()) - before < MOST_GROWTH
        with sitting(running.address, made.table, 0, made.secrets[0]) as player:
            player.hear_until(lambda message: message["type"] == "game")
            assert player.move(player.game["moves"][0])["type"] == "ack"


def test_a_browser_keeps_one_cookie_for_all_that_it_holds_at_a_table() -> None:
    server_cookies.check(server_cookies.prove(5))
