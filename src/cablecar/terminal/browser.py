"""Playing in the browser: a server of one's own, and its page opened."""

import json
import os
import sys
import webbrowser
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import TextIO
from urllib.parse import urlsplit

from cablecar.board import Board
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.common.files import data_folder, make_folder
from cablecar.server.page.files import is_built
from cablecar.server.serve import ADDRESS, HOST, PORT, ServerOptions, database_in, serve

LOG = "server.log"
"""What the server writes in the data folder about its latest run."""
STARTING = 20.0
"""How many seconds another server may take until it answers."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Variables that tell that a browser can be opened."""


def play_in_browser(boards: tuple[Board, ...] = (), code: Path | None = None) -> None:
    """Open the page on a server of the user's own until interrupted, or on the one that runs already."""
    if not is_built():
        raise CablecarError("page-not-built")
    folder = data_folder()
    make_folder(folder)
    try:
        _serve(folder, boards, code)
        print(say("play-stopped"))
    except CablecarError as error:
        address = _running(folder) if error.key == "store-in-use" else None
        if address is None:
            raise
        if boards or code:
            raise CablecarError("play-running-otherwise", address=address) from None
        print(say("play-running", address=address), flush=True)
        _open(address)


def _serve(folder: Path, boards: tuple[Board, ...], code: Path | None) -> None:
    """Serve at the port of last time if it is free: browsers keep settings and games for that port only."""
    port = urlsplit(_last_address(folder)).port or PORT
    options = ServerOptions(HOST, port, database_in(folder), folder=folder, boards=boards, code=code)
    with (folder / LOG).open("a", encoding="utf-8") as log:
        try:
            serve(options, partial(_welcome, log), log)
        except CablecarError as error:
            if error.key != "serve-no-port":
                raise
            serve(replace(options, port=0), partial(_welcome, log), log)


def _welcome(log: TextIO, address: str) -> None:
    """Say where the game is and open it; the data folder is ours by now."""
    log.truncate(0)
    print(say("play-address", address=address), flush=True)
    Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    """Open a page where there is a screen to show it."""
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in DISPLAYS):
        with suppress(webbrowser.Error):
            webbrowser.open(address)


def _last_address(folder: Path) -> str:
    try:
        return (folder / ADDRESS).read_text("utf-8")
    except OSError:
        return ""


def _running(folder: Path) -> str | None:
    """Return the address of the server that uses this folder, as soon as it answers."""
    end = monotonic() + STARTING
    while monotonic() < end:
        address = _last_address(folder)
        if _answers(address):
            return address
        sleep(0.2)
    return None


def _answers(address: str) -> bool:
    place = urlsplit(address)
    try:
        with closing(HTTPConnection(place.hostname or HOST, place.port or PORT, timeout=2)) as connection:
            connection.request("GET", "/healthz")
            return bool(json.load(connection.getresponse())["status"] == "ok")
    except (OSError, HTTPException, ValueError, KeyError, TypeError):
        return False
