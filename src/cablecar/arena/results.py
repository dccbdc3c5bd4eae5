"""A folder of results: rows of finished blocks, kept as they come, so that a series can go on later."""

import csv
import io
import json
import re
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cablecar.arena.plan import Job, Plan
from cablecar.arena.rows import COLUMNS, SeatRow, from_texts, has_parquet, to_texts, write_parquet
from cablecar.common.catalogue import say
from cablecar.common.errors import CablecarError
from cablecar.common.files import make_empty_folder, make_folder, reason_of, write_text
from cablecar.language.sentences import listed

Blocks = dict[Job, list[SeatRow]]
_GAME_FILE = re.compile(r"(.+-block-)([0-9]+)(-seat-[0-9]+\.json)")


class Results:
    """The results of one plan in a folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        make_folder(folder)
        self._refuse_others()
        self._kept = self._read()
        wanted = set(plan.jobs())
        self.blocks = {job: rows for job, rows in self._kept.items() if job in wanted}
        """The blocks of the plan that an earlier run has finished."""
        self.tidy({})

    @property
    def others(self) -> int:
        """How many blocks of an earlier run the plan does not ask for."""
        return len(self._kept) - len(self.blocks)

    @property
    def rows(self) -> Path:
        """The file of rows."""
        return self.folder / "rows.csv"

    @property
    def settings(self) -> Path:
        """The file of the arguments that these results belong to."""
        return self.folder / "settings.json"

    def open_records(self, folder: Path) -> None:
        """Make the folder of game files, or go on with that of an earlier run of these results."""
        noted, name = _read_json(self.settings), str(folder.resolve())
        if noted.get("records") != name:
            make_empty_folder(folder)
            write_json(self.settings, {**noted, "records": name})
        make_folder(folder)
        for file in folder.iterdir():  # with more blocks their numbers may have more digits
            if parts := _GAME_FILE.fullmatch(file.name):
                file.rename(folder / f"{parts[1]}{self.plan.block_text(int(parts[2]))}{parts[3]}")

    def add(self, rows: Iterable[SeatRow]) -> None:
        """Keep a block that is finished."""
        try:
            with self.rows.open("ab") as file:
                file.write(_csv(rows).encode())
        except OSError as error:
            raise CablecarError("file-unwritable", file=str(self.rows), reason=reason_of(error)) from None

    def tidy(self, blocks: Mapping[Job, list[SeatRow]]) -> None:
        """Write the rows of an earlier run and of these blocks again, in an order that no timing changes."""
        known = {**self._kept, **blocks}
        texts = [_csv(known[job]) for job in sorted(known)]
        write_text(self.rows, ",".join(COLUMNS) + "\n" + "".join(texts))

    def write_summary(self, summary: Mapping[str, Any]) -> None:
        """Keep the figures."""
        write_json(self.folder / "summary.json", summary)

    def write_report(self, summary: dict[str, Any], blocks: Mapping[Job, list[SeatRow]]) -> Path:
        """Write the rows as Parquet and the page with plots, and return where the page is."""
        from cablecar.arena.pages.report import NAME, write_report

        rows = [row for job in sorted(blocks) for row in blocks[job]]
        write_parquet(self.folder / "rows.parquet", rows)
        write_report(self.folder, self.plan.board, rows, summary)
        return self.folder / NAME

    def _refuse_others(self) -> None:
        """Refuse a folder with results of other arguments; otherwise note ours."""
        path, ours = self.settings, self.plan.settings()
        if not path.exists() and not self.rows.exists():
            write_json(path, ours)
            return
        theirs = _read_json(path) if path.exists() else {}
        other = [name for name, value in ours.items() if theirs.get(name) != value]
        if other:
            what = listed([say(f"results-of-{name}") for name in other])
            raise CablecarError("results-of-others", folder=str(self.folder), what=what)

    def _read(self) -> Blocks:
        """Return the finished blocks in the file; what is half written is left out."""
        if not self.rows.exists():
            return {}
        number = {pairing.name: place for place, pairing in enumerate(self.plan.pairings)}
        blocks: Blocks = {}
        for row in _whole_rows(self.rows.read_text("utf-8", errors="replace")):
            if row.match in number:
                blocks.setdefault(Job(number[row.match], row.block), []).append(row)
        return {job: rows for job, rows in blocks.items() if len(rows) == self.plan.players**2}


def refuse_without_extra() -> None:
    """Say what to install where the packages for reports are missing."""
    if find_spec("matplotlib") is None or not has_parquet():
        raise CablecarError("report-extra-missing")


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    """Write a JSON file for people and programs."""
    write_text(path, json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def _read_json(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_bytes())
    except (OSError, ValueError):
        data = None
    if not isinstance(data, dict):
        raise CablecarError("results-broken", file=str(path))
    return data


def _csv(rows: Iterable[SeatRow]) -> str:
    text = io.StringIO()
    csv.DictWriter(text, COLUMNS, lineterminator="\n").writerows(to_texts(row) for row in rows)
    return text.getvalue()


def _whole_rows(text: str) -> Iterable[SeatRow]:
    """Yield the rows of a file whose end may be torn off."""
    whole = text[: text.rfind("\n") + 1]
    for texts in csv.DictReader(io.StringIO(whole)):
        try:
            yield from_texts(texts)
        except (KeyError, TypeError, ValueError, AttributeError):
            continue
