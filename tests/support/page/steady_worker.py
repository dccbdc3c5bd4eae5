"""The page's worker with chance that is the same every time, or with something else done to it first."""

from contextlib import suppress

from playwright.sync_api import BrowserContext, Error, Route

WORKER = "**/assets/worker-*.js"
STEADY = """{
  let state = %d;
  const word = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const draw = crypto.getRandomValues.bind(crypto);
  const fill = (numbers) => {
    if (numbers.length === 12) return draw(numbers); // an id is no chance, and never the same
    for (const at of numbers.keys()) numbers[at] = word();
    return numbers;
  };
  Object.defineProperty(crypto, "getRandomValues", { value: fill });
}
"""
"""Chance that is the same every time."""


def steady(context: BrowserContext, seed: int) -> None:
    """Let the tables of a browser's device have the same chance every time."""
    tamper(context, STEADY % seed)


def tamper(context: BrowserContext, script: str) -> None:
    """Run a script in every worker before anything else."""

    def answer(route: Route) -> None:
        with suppress(Error):  # a page that was closed meanwhile needs no worker
            response = route.fetch()
            route.fulfill(response=response, body=script + response.text())

    context.route(WORKER, answer)
