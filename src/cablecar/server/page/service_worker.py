"""The service worker: the script that keeps the page in a browser, so that it works without a network."""

import json
from functools import lru_cache

from cablecar.server.page.document import PAGES, WORKER, static_path
from cablecar.server.page.files import PageFile, PageFiles


@lru_cache(maxsize=8)
def service_worker(files: PageFiles, *, is_server: bool) -> PageFile:
    """Return the service worker with the list of what it keeps."""
    pages = [address.removeprefix("/") if is_server else static_path(address) for address in PAGES]
    site = {
        "version": files.version,
        "server": is_server,
        "pages": pages,
        "files": [file.path for file in files],
    }
    return PageFile(WORKER, f"const SITE={json.dumps(site)};\n{files.worker}".encode())
