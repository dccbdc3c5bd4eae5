"""What is seen and heard of a move: over the newest state, never instead of it, and only if wanted."""

import re
from collections.abc import Callable
from operator import ne
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cablecar.engine.game import Game
from cablecar.engine.moves import ClaimRoute, TakeCard
from cablecar.engine.view import Phase
from tests.support.browser.browser import MOVING, STILL
from tests.support.browser.playing import Table, command_line, quick
from tests.support.browser.states import Seated, Stage, claims, is_over, shown, stands
from tests.support.server.serving import RunningServer
from tests.support.speech import ENGLISH

WATCH = """() => {
  window.shown = [];
  window.contexts = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const route = this.closest("[data-route]");
    const moves = frames.some?.((frame) => "transform" in frame || "--way" in frame) ?? false;
    shown.push({ what: this.classList[0], route: route?.dataset.route, label: route?.ariaLabel, moves });
    return animate.call(this, frames, options);
  };
  const Made = window.AudioContext;
  window.AudioContext = class extends Made {
    constructor() {
      super();
      contexts += 1;
    }
  };
}"""
"""Notes every animation when it begins, with what is told of its route then, and every maker of sounds."""
STANDS = """(route) => {
  const drawn = document.querySelector(`[data-route="${route}"]`);
  return drawn.getAnimations({ subtree: true }).length === 0;
}"""
"""Whether nothing of a route moves."""
ORDER = """() => {
  window.order = [];
  const note = (what) => order.includes(what) || order.push(what);
  const look = () => {
    const banner = document.querySelector(".banner");
    if (banner) note("celebrated");
    else if (order.includes("celebrated")) note("over");
    if (order.length && /^Your turn/.test(document.getElementById("prompt").textContent)) note("answered");
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes when a celebration begins and ends, and when it is the player's turn again."""
LASTING = """() => {
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...rest) => later(act, wait > 3000 ? 2 ** 30 : wait, ...rest);
}"""
"""Lets a celebration last until the player ends it."""
NUMBERS = """() => {
  window.heard = 0;
  const Made = window.WebSocket;
  window.WebSocket = class extends Made {
    constructor(...way) {
      super(...way);
      this.addEventListener("message", ({ data }) => (heard = JSON.parse(data).number ?? heard));
    }
  };
}"""
"""Notes up to which entry the page was told what happened."""
Shown = list[dict[str, Any]]


@pytest.fixture(scope="module")
def server(fixed_server: RunningServer) -> RunningServer:
    return fixed_server


def typed(game: Game, claim: ClaimRoute) -> str:
    """Return how a claim is typed."""
    names = {location.id: location.name for location in game.board.locations}
    ends = game.board.route[claim.route]
    cards = " ".join(f"{claim.cards.count(card)} {card}" for card in dict.fromkeys(claim.cards))
    return f"claim {names[ends.a]} {names[ends.b]} with {cards}"


def watched(stage: Stage, *, moving: bool = True, **settings: Any) -> Stage:
    """Let the browsers of a stage note what is shown and heard."""
    stage.options = {**quick(stage.visitors, **settings), **(MOVING if moving else STILL)}
    return stage


def open_watched(seated: Seated) -> Page:
    """Open a table and wait for the player's own turn; what was shown before does not count."""
    seated.context.add_init_script(f"({WATCH})()")
    page = shown(seated.open(), "Your turn:")
    page.evaluate("() => void (shown.length = 0)")
    return page


def what_was_shown(page: Page) -> Shown:
    """Return all animations that have begun."""
    found: Shown = page.evaluate("() => shown")
    return found


def do(page: Page, command: str) -> None:
    """Type a command, and wait until it stands in the log."""
    with Table(page).happening():
        command_line(page).fill(command)
        page.keyboard.press("Enter")


MIDDLE = stands(Phase.TURN, after=50)


def can_claim(game: Game) -> bool:
    """Return True if it is the first seat's turn, and it can claim something long."""
    return stands(Phase.TURN)(game) and any(len(claim.cards) > 1 for claim in claims(game))


def claim_shown(seated: Seated) -> tuple[Page, str]:
    """Claim a route in the page, wait until something of that is shown, and return the route."""
    claim = max(claims(seated.game), key=lambda claim: len(claim.cards))
    page = open_watched(seated)
    do(page, typed(seated.game, claim))
    page.wait_for_function("() => shown.length")
    return page, claim.route


def test_a_claim_is_seen_happening_over_the_new_state_and_is_over_soon(stage: Stage) -> None:
    page, route = claim_shown(watched(stage).playing(can_claim))
    page.wait_for_function("() => shown.some(({ what }) => what === 'flyer')")
    cars = [one for one in what_was_shown(page) if one["route"] == route]
    assert len(cars) == page.locator(f"[data-route='{route}'] use").count()
    assert all(one["moves"] and one["label"].endswith("claimed by you") for one in cars)
    expect(page.locator(".flyer, .frame")).to_have_count(0)
    page.wait_for_function(STANDS, arg=route)


def test_the_player_goes_on_while_cards_fly(stage: Stage) -> None:
    page = open_watched(watched(stage, pace=6).playing(MIDDLE))
    table = Table(page)
    table.take_unseen()
    expect(page.locator(".flyer").first).to_be_attached()
    table.take_unseen()
    expect(table.prompt).to_have_text(re.compile("^It’s Grace’s turn"))
    expect(page.locator(".flyer")).to_have_count(0)


def sweeping(game: Game) -> int | None:
    """Return the slot whose card the first seat takes before all cards are swept away."""
    display = game.view(0).display
    for move in game.legal_moves(0) if stands(Phase.TURN)(game) else []:
        if isinstance(move, TakeCard) and move.slot is not None:
            tried = game.copy()
            tried.play(0, move)
            if sum(map(ne, tried.view(0).display, display)) > 1:
                return move.slot
    return None


def test_a_sweep_is_seen(stage: Stage) -> None:
    seated = watched(stage).playing(lambda game: sweeping(game) is not None)
    slot = sweeping(seated.game)
    assert slot is not None
    page = open_watched(seated)
    with Table(page).happening():
        page.keyboard.press(f"{slot + 1}")
    page.wait_for_function("() => shown.filter(({ what }) => what === 'flyer').length >= 6")
    shown_now = what_was_shown(page)
    assert [one["what"] for one in shown_now if one["moves"]].count("card") == 5, "New cards come."
    expect(page.locator(".flyer")).to_have_count(0)


@pytest.mark.parametrize("settings", [{}, {"motion": "reduced"}], ids=["device", "player"])
def test_who_wants_no_motion_sees_things_fade_only(settings: dict[str, str], stage: Stage) -> None:
    page, _ = claim_shown(watched(stage, moving="motion" in settings, **settings).playing(can_claim))
    page.wait_for_function("() => shown.some(({ what }) => what === 'frame')")
    assert not any(one["moves"] for one in what_was_shown(page))
    expect(page.locator(".frame")).to_have_count(0)


def test_who_wants_all_motion_gets_it_whatever_the_device_says(stage: Stage) -> None:
    page, route = claim_shown(watched(stage, moving=False, motion="full").playing(can_claim))
    assert any(one["moves"] for one in what_was_shown(page) if one["route"] == route)


def test_what_was_missed_is_not_shown_afterwards(stage: Stage) -> None:
    seated = watched(stage).playing(MIDDLE)
    page = open_watched(seated)
    stage.visitors.forgiven.append("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    length = len(seated.game.moves)
    seated.play_until(lambda game: len(game.moves) > length + 5 and MIDDLE(game))
    with Table(page).happening():
        page.context.set_offline(False)
    shown(page, "Your turn:")
    flown = [one for one in what_was_shown(page) if one["what"] != "frame"]
    assert flown == []
    page.reload()
    shown(page, "Your turn:")
    assert what_was_shown(page) == []


# --- tickets and the last round


def completing(game: Game) -> ClaimRoute | None:
    """Return a claim with which the first seat completes a ticket."""
    if not stands(Phase.TURN)(game):
        return None
    joined = done_tickets(game)
    for claim in claims(game):
        tried = game.copy()
        tried.play(0, claim)
        if done_tickets(tried) > joined:
            return claim
    return None


def done_tickets(game: Game) -> set[str]:
    """Return the tickets of the first seat whose places its routes join."""
    view, board = game.view(0), game.board
    groups = {place.id: {place.id} for place in board.locations}
    for route in board.routes:
        if view.owners.get(route.id) == 0:
            both = groups[route.a] | groups[route.b]
            groups.update(dict.fromkeys(both, both))
    return {ticket for ticket in view.tickets if board.ticket[ticket].b in groups[board.ticket[ticket].a]}


def test_a_completed_ticket_is_told_and_its_way_is_lit(stage: Stage) -> None:
    seated = watched(stage).playing(lambda game: completing(game) is not None)
    claim = completing(seated.game)
    assert claim is not None
    page = open_watched(seated)
    do(page, typed(seated.game, claim))
    expect(page.get_by_role("status").filter(has_text="Ticket complete:")).to_have_count(1)
    expect(page.locator(".banner")).to_contain_text("Ticket complete:")
    expect(page.locator(".board .halo.lit")).to_have_count(1)
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".board .halo.lit")).to_have_count(0)


def complete_a_ticket(seated: Seated, watch: str) -> Page:
    """Complete a ticket in the page, once a script watches what is shown of that."""
    page = open_watched(seated)
    seated.play_until(lambda game: completing(game) is not None)
    claim = completing(seated.game)
    assert claim is not None
    expect(page.locator(".show")).to_be_attached()
    expect(page.locator(".banner")).to_have_count(0)
    shown(page, "Your turn:").evaluate(watch)
    do(page, typed(seated.game, claim))
    return page


def test_bots_wait_until_a_completed_ticket_is_celebrated(stage: Stage) -> None:
    seated = watched(stage).playing(stands(Phase.TURN))
    page = complete_a_ticket(seated, ORDER)
    seated.play_until(stands(Phase.TURN, after=len(seated.game.moves) + 1))
    page.wait_for_function("() => order.includes('answered')")
    assert page.evaluate("order") == ["celebrated", "over", "answered"]


PRESSES: dict[str, Callable[[Page, Locator], None]] = {
    "key": lambda page, pile: page.keyboard.press("d"),
    "pointer": lambda page, pile: pile.click(),
    "assistive technology": lambda page, pile: pile.dispatch_event("click"),
    "command": lambda page, pile: command_line(page).press("Enter"),
}
"""How the player may take an unseen card."""


@pytest.mark.parametrize("way", PRESSES)
def test_a_press_that_ends_a_celebration_makes_no_move(way: str, stage: Stage) -> None:
    page, seated = celebrating(watched(stage))
    before, table = len(seated.game.moves), Table(page)
    pile = table.cards.get_by_role("button", name=ENGLISH.saying("table-deck", "table-deck-take"))
    line = command_line(page)
    line.fill("draw a card")
    if way != "command":
        table.prompt.focus()
    PRESSES[way](page, pile)
    shown(page, "Your turn:")
    expect(line).to_have_value("draw a card")
    expect(table.bar.locator(".fault")).to_have_count(0)
    assert len(seated.game.moves) == before
    PRESSES[way](page, pile)
    shown(page, "Take your second card.")
    assert len(seated.game.moves) == before + 1


def celebrating(stage: Stage) -> tuple[Page, Seated]:
    """Let it be the player's turn again, unseen, while a completed ticket is celebrated without an end."""
    seated = stage.playing(stands(Phase.TURN))
    seated.context.add_init_script(f"({NUMBERS})()")
    page = complete_a_ticket(seated, LASTING)
    expect(page.locator(".banner")).to_be_visible()
    seated.play_until(stands(Phase.TURN, after=len(seated.game.moves) + 1))
    page.wait_for_function("(number) => heard >= number", arg=len(seated.game.moves))
    return page, seated


def test_an_answer_goes_when_the_next_turn_comes(stage: Stage) -> None:
    seated = watched(stage).playing(can_claim)
    page = open_watched(seated)
    do(page, typed(seated.game, claims(seated.game)[0]))
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Claim")
    seated.play_until(stands(Phase.TURN, after=len(seated.game.moves) + 1))
    expect(answer).to_have_text("")


def test_the_last_round_is_announced_and_stays_told(stage: Stage) -> None:
    def near(game: Game) -> bool:
        return stands(Phase.TURN)(game) and min(player.cars for player in game.view(0).players) < 6

    seated = watched(stage).playing(near)
    page = open_watched(seated)
    step = len(seated.game.moves)
    seated.play_until(lambda game: len(game.moves) > step)
    expect(page.locator(".show")).to_be_attached()
    seated.play_until(lambda game: game.view(0).turns_left is not None)
    expect(page.locator(".banner")).to_contain_text("is running out of cable cars")
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".chip", has_text="Last round:")).to_be_visible()


# --- the final show


def at_the_end(stage: Stage) -> Page:
    """Let a game end before somebody's eyes."""
    seated = stage.playing(lambda game: stands(Phase.TURN)(game) and game.view(0).turns_left is not None)
    page = open_watched(seated)
    step = len(seated.game.moves)
    seated.play_until(lambda game: len(game.moves) > step)
    expect(page.locator(".show")).to_be_attached()
    seated.play_until(is_over)
    return page


def final_count(page: Page) -> str:
    """Return the table of the final count as it is read."""
    counted = page.get_by_role("table", name="Final scores in points")
    expect(counted).to_be_visible()
    return counted.inner_text()


@pytest.mark.parametrize("key", ["Escape", "Enter", "click"])
def test_the_final_show_is_skipped_at_once_and_leads_to_the_table(key: str, stage: Stage) -> None:
    page = at_the_end(watched(stage, pace=6))
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(page.get_by_role("table", name="Final scores in points")).to_have_count(0)
    if key == "click":
        skip.click()
    else:
        page.get_by_role("heading", name="The game is over.").focus()
        page.keyboard.press(key)
    expect(skip).to_have_count(0)
    told = final_count(page)
    page.reload()
    assert final_count(page) == told


def test_the_final_show_counts_every_seat_and_crowns_the_winner(stage: Stage) -> None:
    page = at_the_end(watched(stage, pace=0))
    told = page.get_by_role("status")
    for name in ("Ada", "Grace"):
        expect(told.filter(has_text=re.compile(f"^{name}: .* in total.$"))).to_have_count(1)
    expect(page.locator(".crowned")).to_have_count(1)
    assert int(page.locator(".crowned b").inner_text()) > 0
    assert "Total" in final_count(page)


def test_the_players_boxes_tell_the_total_only_when_it_is_counted(stage: Stage) -> None:
    page = at_the_end(watched(stage))
    skip, points = (
        page.get_by_role("button", name="Skip"),
        page.locator("[data-seat='0'] .points [aria-hidden]"),
    )
    expect(skip).to_be_visible()
    before = points.inner_text()
    skip.click()
    counted = final_count(page)
    expect(points).not_to_have_text(before)
    assert points.inner_text() in counted


def test_without_motion_the_final_count_is_there_at_once(stage: Stage) -> None:
    page = at_the_end(watched(stage, moving=False))
    final_count(page)
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


# --- sounds


@pytest.mark.parametrize(("sound", "made"), [(False, 0), (True, 1)], ids=["off", "on"])
def test_sounds_are_made_only_for_who_wants_them(sound: bool, made: int, stage: Stage) -> None:
    page, _ = claim_shown(watched(stage, sound=sound).playing(can_claim))
    page.wait_for_function("() => shown.some(({ what }) => what === 'flyer')")
    assert page.evaluate("() => contexts") == made


def test_who_has_done_something_is_asked_once_for_sounds_and_has_a_button_for_them(stage: Stage) -> None:
    page, _ = claim_shown(watched(stage, askedSound=False).playing(can_claim))
    asked = page.get_by_role("region", name="Would you like gentle sounds?")
    box, bar = asked.bounding_box(), page.locator(".bar").bounding_box()
    assert box is not None
    assert bar is not None
    assert bar["x"] <= box["x"], "Beside the board."
    assert bar["y"] <= box["y"]
    assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    asked.get_by_role("button", name="Yes, please").click()
    page.wait_for_function("() => contexts === 1")
    page.reload()
    page.get_by_role("button", name="Turn sound off").click()
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
    settings = page.evaluate("JSON.parse(localStorage.getItem('cablecar-settings'))")
    assert (settings["sound"], settings["askedSound"]) == (False, True)
    expect(asked).to_have_count(0)
