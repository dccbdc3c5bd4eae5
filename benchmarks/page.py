"""How long a move takes from one browser to another on the same machine: `make bench-page`."""

from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import expect

from benchmarks.load import kept_or_missed, server_on
from benchmarks.machine import provenance, publish_runs
from tests.support.browser.browser import chromium
from tests.support.browser.playing import MINE, Table
from tests.support.browser.seating import sit_down

MOVES = 100
"""How many moves are measured."""
MEDIAN = 100.0
"""The milliseconds that are promised for half of the moves."""
WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  window.pressed = [];
  window.drawn = [];
  for (const kind of ["click", "keydown"]) addEventListener(kind, () => pressed.push(now()), true);
  // What changed is drawn at the end of the next frame, before any timer set in that frame.
  const drawn = () => requestAnimationFrame(() => setTimeout(() => window.drawn.push(now())));
  new MutationObserver(drawn).observe(document.querySelector("main"), everything);
}"""
"""Notes when a page's player presses something, and when a change of the page has been drawn."""
FIRST_DRAWN = """() => new Promise((done) => {
  const look = () => (drawn.length ? done(drawn[0]) : setTimeout(look, 5));
  look();
})"""
ABOUT = (
    "Two browsers of one machine at one table of `cablecar serve`. A time begins with the click, or the key, "
    "that makes a move in one page, and ends when the other page has drawn the frame that shows it; both are "
    "taken inside the pages."
)


def measure(ada: Table, bob: Table, moves: int) -> list[float]:
    """Let two players move, and return after how many milliseconds the other page had drawn each move."""
    for table in (ada, bob):
        expect(table.prompt).to_be_visible()
        table.page.evaluate(WATCH)
    times: list[float] = []
    mover, subscriber = ada, bob
    while len(times) < moves and not mover.is_over:
        mover.wait()
        times.append(measure_move(mover, subscriber))
        if not MINE.match(mover.prompt.inner_text()):
            mover, subscriber = subscriber, mover
    return times


def measure_move(mover: Table, subscriber: Table) -> float:
    """Let a player make one move, and return after how many milliseconds the other page had drawn it."""
    told = subscriber.log.inner_text()
    subscriber.page.evaluate("() => void (drawn.length = 0)")
    mover.act()
    expect(subscriber.log).not_to_have_text(told, use_inner_text=True)
    drawn: float = subscriber.page.evaluate(FIRST_DRAWN)
    pressed: float = mover.page.evaluate("() => pressed.at(-1)")
    return drawn - pressed


def run(moves: int, folder: Path) -> list[float]:
    """Serve from a folder, and measure moves in two browsers; where a game ends, at a new table."""
    times: list[float] = []
    with server_on(folder) as server, chromium() as browser:
        address = f"http://127.0.0.1:{server.port}"
        while len(times) < moves:
            ada, bob = sit_down(*(browser.new_context(base_url=address) for _ in range(2)))
            times += measure(ada, bob, moves - len(times))
    return times


def page(times: list[float], command: str) -> str:
    """Return the figures as a page."""
    half, most = median(times), quantiles(times, n=20)[18]
    lines = ["# How fast a move reaches another browser", "", provenance(command), "", ABOUT, ""]
    lines += ["| what | measured | promised |", "|---|---|---|"]
    lines += [f"| moves | {len(times)} | |"]
    lines += [f"| median | {half:.0f} ms | {kept_or_missed(f'{MEDIAN:.0f} ms', half <= MEDIAN)} |"]
    lines += [f"| 95 of 100 within | {most:.0f} ms | |", f"| longest | {max(times):.0f} ms | |"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    publish_runs(__doc__ or "", MOVES, lambda moves, folder, command: page(run(moves, folder), command))
