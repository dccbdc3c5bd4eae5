"""The load that `make bench-server` puts on a server, in small."""

from pathlib import Path

from benchmarks.load import Wanted, page, run


def test_tables_play_without_an_error_and_every_acknowledged_move_is_kept(tmp_path: Path) -> None:
    wanted = Wanted(tables=10, rate=40.0, seconds=3.0, burst=1.0)
    played, kept = run(wanted, tmp_path)
    assert played.errors == []
    assert played.sockets == 29
    assert played.burst.moves > 0
    assert played.paced.moves >= 100
    assert kept.moves == played.moves
    figures = [
        line.split("|")[2].strip() for line in page(wanted, played, kept, "make").splitlines() if "|" in line
    ]
    assert len(figures) == 17
    assert all(figures)
