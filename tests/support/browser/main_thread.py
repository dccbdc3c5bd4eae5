"""How long the main thread of a page is busy at a stretch while a player moves and the bots answer."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Locator, Page

from tests.support.browser.playing import DO, Table
from tests.support.speech import ENGLISH, Speech

RATE = 4
"""How much slower than ours the processor is that tasks are counted for."""
LOOP_MS = 2.4
"""What the loop takes on the machine of our reports, an AMD EPYC, while others use it, too: 2.2 to 2.6."""
LOOPS = 6
CALIBRATE = """(loops) => new Promise((done) => {
  const lines = Array.from({ length: 120 }, (_, number) => [number % 2 ? "p" : "span", `line ${number}`]);
  let left = loops;
  setTimeout(function calibrate() {
    const box = document.createElement("div");
    box.style.cssText = "position: fixed; visibility: hidden; contain: strict; width: 300px; height: 300px";
    for (const [tag, text] of lines) box.appendChild(document.createElement(tag)).textContent = text;
    document.body.append(box);
    box.firstChild.getBoundingClientRect();
    box.remove();
    if (--left) setTimeout(calibrate, 50);
    else done();
  }, 50);
})"""
"""Does the same work in several tasks: a part of the page is made, styled, measured and taken away.

There is time between them, so that what others do on the machine slows them down as it does any task."""
CATEGORIES = ["toplevel", "devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"
DRAWN_MS = 500
"""How long a move is watched at least: until all that it changes is drawn."""
LEAVING = "celebration"
"""What a player does who leaves the celebration of a finished game, when no bot thinks any more."""
Event = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """Something that the main thread did without answering in between."""

    milliseconds: float
    passed: float
    """The milliseconds that passed meanwhile, whatever else the machine did."""
    parts: tuple[str, ...] = ()
    """What took the longest in it."""

    def __str__(self) -> str:
        return f"{self.milliseconds:.0f} ms ({', '.join(self.parts)})"


@dataclass(frozen=True)
class Moved:
    """What a player was asked to do, and the longest task until that and the bots' answers were drawn."""

    kind: str
    longest: Task
    passed: float
    """How many milliseconds passed during any task, at most."""


Measure = Callable[[list[Event]], list[Task]]
"""Tells the tasks of a trace."""


class WatchedTable(Table):
    """A table whose main thread is watched while its player moves; nothing is asked of the page meanwhile."""

    def __init__(self, page: Page, measure: Measure, words: Speech = ENGLISH) -> None:
        super().__init__(page, words)
        self.measure = measure
        self.moves: list[Moved] = []

    def act(self) -> None:
        said = self.wait()
        self.kind = next((kind for kind in DO if self.words.saying(f"table-do-{kind}").match(said)), "over")
        super().act()

    def claim(self, route: str, payment: int = 0) -> None:
        self.kind = "claim"
        super().claim(route, payment)

    def leave_celebration(self) -> None:
        self.kind = LEAVING
        super().leave_celebration()

    def press(self, control: Locator) -> None:
        control.scroll_into_view_if_needed()
        box = control.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.move(*middle)
        self._watch(lambda: self.page.mouse.click(*middle))

    def pick(self, route: str) -> None:
        self.route(route).focus()
        self._watch(lambda: self.page.keyboard.press("Enter"))

    def _watch(self, do: Callable[[], None]) -> None:
        """Note the longest task from what is done now until the player is asked again."""
        browser = self.page.context.browser
        assert browser is not None
        browser.start_tracing(page=self.page, categories=CATEGORIES)
        self.page.evaluate(CALIBRATE, LOOPS)
        do()
        self._wait_for_answer()
        self.page.evaluate(CALIBRATE, LOOPS)
        tasks = self.measure(json.loads(browser.stop_tracing())["traceEvents"])
        longest = max(tasks, key=lambda task: task.milliseconds)
        self.moves.append(Moved(self.kind, longest, max(task.passed for task in tasks)))

    def _wait_for_answer(self) -> None:
        """Wait until the window's title tells that the player is asked, or the game has ended."""
        self.page.wait_for_timeout(DRAWN_MS)
        while self.page.title() != self.words.say("table-title-turn"):
            over = self.is_over
            self.page.wait_for_timeout(DRAWN_MS)
            if over:
                return


def processor_tasks(events: list[Event]) -> list[Task]:
    """Return the tasks of a page with the time that they took of a processor four times as slow as ours.

    It does not hang on how quick or busy the machine is. Chromium's own throttling does: it holds a thread
    for three quarters of the time that passes, and with a rate of 4 the loop took five times as long where
    eight other programs ran, and seven times where fifteen did. So this is the processor time of each task,
    unthrottled, times the rate, and divided by what the loop took on the same thread just before and after.
    What it can't see is work that comes together in one task only because the page is slow.
    """
    loops = list(filter(_is_loop, events))
    share = RATE * LOOP_MS / median(loop["tdur"] / 1000 for loop in loops)
    return _tasks(events, lambda event: event.get("tdur", 0) / 1000 * share)


def clock_tasks(events: list[Event]) -> list[Task]:
    """Return the tasks of a page with the time that passed during each."""
    return _tasks(events, lambda event: event.get("dur", 0) / 1000)


def _tasks(events: list[Event], time: Callable[[Event], float]) -> list[Task]:
    """Return the tasks of the thread on which the loop ran, but not those of the loop."""
    loops = list(filter(_is_loop, events))
    threads = {(loop["pid"], loop["tid"]) for loop in loops}
    own = [event for event in events if (event["pid"], event["tid"]) in threads and event.get("dur")]
    tasks = [event for event in own if event["name"] == TASK and not _within(loops, event)]
    return [Task(time(task), task["dur"] / 1000, _parts(task, own, time)) for task in tasks]


def _is_loop(event: Event) -> bool:
    return event["name"] == "FunctionCall" and "calibrate" in event["args"]["data"].values()


def _within(parts: Iterable[Event], whole: Event) -> list[Event]:
    """Return what happened during something."""
    end = whole["ts"] + whole["dur"]
    return [part for part in parts if whole["ts"] <= part["ts"] and part["ts"] + part["dur"] <= end]


def _parts(task: Event, events: list[Event], time: Callable[[Event], float]) -> tuple[str, ...]:
    """Return what took the longest in a long task."""
    if time(task) < 10:
        return ()
    parts = sorted((part for part in _within(events, task) if part is not task), key=time, reverse=True)
    return tuple(f"{part['name']} {time(part):.0f}" for part in parts[:6])
