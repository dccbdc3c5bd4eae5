"""The page as files for any web host: what a server would send, but for what needs a server."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from cablecar.board import Board
from cablecar.common.errors import CablecarError
from cablecar.common.files import make_folder, reason_of, write_bytes
from cablecar.server.model.boards import Boards
from cablecar.server.page.document import FILES, PAGES, static_document
from cablecar.server.page.files import INDEX, PageFile, built_page, is_built, page_files
from cablecar.server.page.service_worker import service_worker

PACKED = ".gz"
"""What the name of a compressed file ends with, as nginx looks for it."""


def site_files(boards: Iterable[Board] = ()) -> Iterator[PageFile]:
    """Yield all files of the page, with boards of one's own before those that come with Cable Car.

    Documents come after what they show, and what keeps them all in a browser comes last: a copy of the
    files in this order shows no page whose files are not there yet.
    """
    if not is_built():
        raise CablecarError("page-not-built")
    offered = Boards(boards)
    files = page_files(built_page(), tuple(offered.find(key) for key in offered))
    yield from files
    for address in reversed(PAGES):
        yield static_document(files, address)
    yield service_worker(files, is_server=False)


def write_site(folder: Path, boards: Iterable[Board] = ()) -> int:
    """Write all files of the page into a folder, compressed ones beside them; return how many they are."""
    _refuse_foreign(folder)
    files = [*site_files(boards)]
    for file in files:
        path = folder / file.path
        make_folder(path.parent)
        write_bytes(path, file.content)
        if file.text.packed:
            write_bytes(path.with_name(path.name + PACKED), file.text.packed.content)
    return len(files)


def _refuse_foreign(folder: Path) -> None:
    """Refuse a folder with somebody else's page: a page of an earlier time is overwritten."""
    index = folder / INDEX
    try:
        is_foreign = index.exists() and FILES not in index.read_text("utf-8", errors="replace")
    except OSError as error:
        raise CablecarError("file-unreadable", file=str(index), reason=reason_of(error)) from None
    if is_foreign:
        raise CablecarError("site-foreign", folder=str(folder), file=INDEX)
