"""Web hosts for tests, which know nothing but files: Python's own, and nginx."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any, cast

import httpx
from playwright.sync_api import Browser

from tests.support.browser.browser import Visitors, visiting
from tests.support.server.serving import RunningServer


@dataclass
class WebHost:
    """A host that runs, until it is stopped."""

    address: str
    process: "subprocess.Popen[str]"

    def stop(self) -> None:
        """Go away, as a network does."""
        self.process.terminate()
        self.process.wait()


@contextmanager
def hosting(folder: Path, port: int = 0) -> Iterator[WebHost]:
    """Serve the files of a folder."""
    command = [sys.executable, "-u", "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        host = WebHost(f"http://127.0.0.1:{told.split(' port ')[1].split()[0]}", process)
        try:
            yield host
        finally:
            host.stop()


class CutHost(ThreadingHTTPServer):
    """A host in a thread of its own."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class CutHandler(SimpleHTTPRequestHandler):
    """Serves files, of one of them only the beginning: the connection ends in its middle."""

    def __init__(self, cut: str, *given: Any, **named: Any) -> None:
        self.cut = cut
        super().__init__(*given, **named)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if self.cut in self.path:
            outputfile.write(source.read(20))
        else:
            super().copyfile(source, outputfile)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def cutting(folder: Path, cut: str) -> Iterator[CutHost]:
    """Serve the files of a folder, but of those with a certain name only the beginning."""
    server = CutHost(("127.0.0.1", 0), partial(CutHandler, cut, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


NGINX = "/usr/sbin/nginx"
CONFIGURATION = """
{user}
daemon off;
pid {work}/nginx.pid;
error_log {work}/error.log;
events {{}}
http {{
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path {work}/body;
    proxy_temp_path {work}/proxy;
    fastcgi_temp_path {work}/fastcgi;
    uwsgi_temp_path {work}/uwsgi;
    scgi_temp_path {work}/scgi;
    gzip_static on;
    server {{
        listen 127.0.0.1:{port};
        root {folder};
        location / {{ add_header cache-control no-cache; }}
        location ~ /(assets|engine)/ {{ add_header cache-control "public, max-age=31536000, immutable"; }}
    }}
}}
"""


@contextmanager
def nginx(folder: Path, work: Path) -> Iterator[WebHost]:
    """Serve the files of a folder by nginx, which sends the compressed ones; it needs a folder to work in."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    configuration = work / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""  # else it reads nobody's files
    configuration.write_text(CONFIGURATION.format(user=user, work=work, folder=folder, port=port))
    with subprocess.Popen(
        [NGINX, "-c", str(configuration), "-e", str(work / "error.log")], text=True
    ) as process:
        host = WebHost(f"http://127.0.0.1:{port}", process)
        try:
            _wait_for(host)
            yield host
        finally:
            host.stop()


def _wait_for(host: WebHost, tries: int = 100) -> None:
    """Wait until a host answers."""
    for _ in range(tries):
        with suppress(httpx.TransportError):
            httpx.get(host.address)
            return
        sleep(0.05)
    raise TimeoutError(host.address)


@contextmanager
def visiting_host(browser: Browser, host: WebHost | CutHost) -> Iterator[Visitors]:
    """Yield visitors of a web host, close their pages afterwards, and fail on their faults."""
    with visiting(browser, cast(RunningServer, host)) as visitors:
        yield visitors
