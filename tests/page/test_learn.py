"""The page of the rules, the way there from a refusal, and the first game, which teaches them."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cablecar.board import shipped_board
from cablecar.common.catalogue import LANGUAGES, speaking
from cablecar.terminal.rulebook import RULES, rule_lines
from tests.support.browser.browser import Visitors
from tests.support.browser.mouse_and_keys import KeyboardTable, MouseTable
from tests.support.browser.playing import Table, quick, text_of

STEPS, PICTURES = 10, 8
"""How many there are in the first game, and beside the rules."""
TABLES = {"C5": 5, "E3": 8}
"""The rules whose last lines are a table on the page, and how many rows it has."""


# --- the rules

WRONG_ANCHORS = """rules => {
  const isShown = ({ top, bottom }) => top >= -1 && top < innerHeight && bottom > 0;
  const isReached = (rule) => {
    location.hash = rule;
    const target = document.querySelector(":target");
    return target?.id === rule && isShown(target.getBoundingClientRect());
  };
  const links = [...document.querySelectorAll("main a[href^='#']")].map((link) => link.hash.slice(1));
  return [...new Set([...rules, ...links])].filter((anchor) => !isReached(anchor));
}"""
"""Goes to every rule, and wherever a link of the page leads; returns what can't be reached."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_stands_on_the_page_in_every_language_and_can_be_linked_to(
    language: str, visitors: Visitors
) -> None:
    page = visitors.new_page("/rules#E3", locale=language)
    expect(page.locator(":target")).to_have_id("E3")
    expect(page.locator(":target")).to_be_in_viewport()
    expect(page.locator("figure").last).to_be_visible()
    with speaking(language):
        told_here = {rule: rule_lines(rule, shipped_board()) for rule in RULES}
    for rule in RULES:
        told = page.locator(f"article#{rule}").inner_text()
        title, *lines = told_here[rule]
        assert " ".join(told.split()).startswith(" ".join(title.split()))
        texts = lines[: -TABLES[rule]] if rule in TABLES else lines
        assert " ".join(" ".join(texts).split()) in " ".join(told.split())
    assert page.evaluate(WRONG_ANCHORS, list(RULES)) == []
    pictures = page.locator("figure > [role=img]").all()
    assert len(pictures) == PICTURES
    assert all(re.search(r"\w+ \w+", picture.get_attribute("aria-label") or "") for picture in pictures)


def test_points_are_those_of_the_board(visitors: Visitors) -> None:
    page = visitors.new_page("/rules")
    board = shipped_board()
    routes = page.get_by_role("table", name="Points for a route")
    shown = rows(routes)
    assert shown == {str(length): str(points) for length, points in board.route_points.items()}
    souvenirs = page.get_by_role("table", name="Points for souvenirs")
    assert list(rows(souvenirs).values()) == [str(points) for points in board.components.souvenir_points]


def rows(table: Locator) -> dict[str, str]:
    """Return the two columns of a table."""
    expect(table).to_be_visible()
    found = [row.inner_text().split() for row in table.get_by_role("row").all()[1:]]
    return {row[0]: row[-1] for row in found}


def test_a_search_leaves_the_rules_that_speak_of_it(visitors: Visitors) -> None:
    page = visitors.new_page("/rules")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("Double route")
    expect(page.get_by_role("article")).to_have_count(1)
    found = [RULES.index(article.get_attribute("id") or "") for article in page.get_by_role("article").all()]
    assert [RULES[at] for at in found] == ["C6"]
    expect(page.get_by_role("status").filter(has_text="1 rule found.")).to_be_visible()
    field.fill("souvenir token")
    expect(page.get_by_role("article").first).to_have_id("S2")
    page.locator("article#C5").get_by_role("link", name="D7").click()
    expect(page.locator(":target")).to_have_id("D7")
    expect(field).to_have_value("")
    field.fill("tunnel")
    expect(page.get_by_role("article")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="No rule contains this")).to_be_visible()


def test_the_rules_are_printed_whole_and_without_what_only_a_screen_needs(visitors: Visitors) -> None:
    page = visitors.new_page("/rules", color_scheme="dark")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("navigation")).to_be_hidden()
    expect(page.get_by_role("article")).to_have_count(len(RULES))
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_a_refusal_leads_to_its_rule_and_the_game_stays(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    while not table.wait().startswith("Your turn"):
        table.act()
    table.pick("Golden Gate Bridge to Fort Mason")
    link = table.bar.get_by_role("link", name=re.compile("^Rule C"))
    link.press("Enter")
    rule = page.get_by_role("dialog")
    expect(rule).to_have_accessible_name(re.compile("^C[23] "))
    expect(rule.get_by_role("figure").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    with page.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    identity = (link.get_attribute("href") or "").rpartition("#")[2]
    expect(opened.value.locator(":target")).to_have_id(identity)
    expect(table.prompt).to_have_text(re.compile("^Your turn"))


# --- the first game


class Pupil:
    """Somebody who does what the first game says."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.card = self.page.get_by_role("region", name="Your first game")

    def expect_step(self, number: int, title: str) -> None:
        """Check that a step is shown, and told to those who listen."""
        expect(self.card.get_by_text(f"Step {number} of {STEPS}")).to_be_visible()
        expect(self.card.get_by_role("status").first).to_contain_text(title)

    def turn(self) -> None:
        """Wait for the player's own turn."""
        expect(self.table.prompt).to_have_text(re.compile("^Your turn"))

    def go_on(self) -> None:
        self.table.press(self.card.get_by_role("button", name="Next"))

    def choose_tickets(self) -> None:
        self.expect_step(1, "Choose your tickets")
        self.table.keep_all()

    def place(self) -> None:
        self.expect_step(2, "Place souvenirs")
        for _ in range(2):
            expect(self.table.prompt).to_have_text(re.compile("^Place a souvenir"))
            self.table.put_souvenir()

    def take_cards(self) -> None:
        self.expect_step(3, "Take cards")
        self.turn()
        for _ in range(2):
            self.table.take_unseen()

    def meet_ferries(self) -> None:
        self.expect_step(4, "Ferries are wild")
        self.turn()
        ferries = [card for card in self.table.takeable() if card.endswith("ferry")]
        if ferries:
            self.table.take(ferries[0])
        else:
            self.go_on()

    def claim(self) -> None:
        self.expect_step(5, "Claim a route")
        self.turn()
        self.table.claim(self.table.claimable()[0])

    def look(self) -> str:
        """Choose the first thing to look at, and return what is told of it."""
        choice = self.card.get_by_role("group", name="Look at").get_by_role("button").first
        self.table.press(choice)
        expect(choice).to_have_attribute("aria-pressed", "true")
        return text_of(self.card.get_by_role("status").last)

    def look_at_what_is_too_dear(self) -> None:
        """Choose a ferry route on the board that can't be claimed yet: that is no mistake here."""
        routes = [route.id for route in shipped_board().routes if route.ferries]
        ferries = ", ".join(f"[data-route={route}].free" for route in routes)
        self.page.locator(ferries).first.press("Enter")
        expect(self.card.locator("[aria-pressed=true]")).to_have_count(1)
        expect(self.card.get_by_role("status").last).to_contain_text("must be a ferry card")
        expect(self.page.locator(".fault")).to_have_count(0)


def lit(page: Page) -> Locator:
    """Return the routes and places of the board that are lit."""
    return page.locator(".board .halo.lit, .board [data-location].lit")


def begin(page: Page) -> None:
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("button", name="Begin").click()


def test_a_newcomer_is_led_through_a_first_game_by_mouse(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    begin(page)
    pupil = Pupil(MouseTable(page))
    pupil.choose_tickets()
    pupil.place()
    pupil.take_cards()
    pupil.meet_ferries()
    pupil.claim()
    pupil.expect_step(6, "Grey routes")
    expect(lit(page)).not_to_have_count(0)
    assert re.search("of (one|any) colour", pupil.look())
    pupil.go_on()
    pupil.expect_step(7, "Ferry routes")
    told = pupil.look()
    assert re.search(
        r"\d cards\. At least 1 must be a ferry card; the other \d must be one colour, or more", told
    )
    expect(pupil.card.get_by_role("img", name=re.compile("anchor"))).to_be_visible()
    pupil.look_at_what_is_too_dear()
    pupil.go_on()
    pupil.expect_step(8, "Souvenirs")
    expect(lit(page)).not_to_have_count(0)
    assert "Free routes lead there from" in pupil.look()
    pupil.go_on()
    pupil.expect_step(9, "Your tickets")
    assert re.search("complete|spaces? to go", pupil.look())
    pupil.go_on()
    pupil.expect_step(10, "The end")
    pupil.table.press(pupil.card.get_by_role("button", name="Continue without help"))
    expect(pupil.card).to_have_count(0)
    page.mouse.move(0, 0)  # a line of the log may lie under it, which lights what it tells of
    expect(lit(page)).to_have_count(0)
    pupil.table.act()


def test_the_first_game_is_left_and_taken_up_again(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    begin(page)
    pupil = Pupil(Table(page))
    pupil.choose_tickets()
    pupil.expect_step(2, "Place souvenirs")
    pupil.card.get_by_role("button", name="Hide").click()
    expect(pupil.card.get_by_role("button", name="Skip this step")).to_have_count(0)
    page.goto("/learn")
    page.get_by_role("link", name="Continue with step 2 of 10").click()
    pupil.card.get_by_role("button", name="Show").click()
    pupil.place()
    pupil.expect_step(3, "Take cards")
    page.reload()
    pupil.take_cards()
    pupil.expect_step(4, "Ferries are wild")
    page.goto("/learn")
    page.get_by_role("button", name="Start over").click()
    pupil.expect_step(1, "Choose your tickets")


def test_a_claim_of_such_a_route_passes_its_step_by_itself(visitors: Visitors) -> None:
    page = visitors.new_page(**quick(visitors))
    begin(page)
    pupil = Pupil(Table(page))
    pupil.choose_tickets()
    pupil.place()
    pupil.turn()
    set_step(page, 5)
    pupil.expect_step(6, "Grey routes")
    grey = next(name for name in pupil.table.claimable() if ", grey" in name and "ferry" not in name)
    pupil.table.claim(grey)
    pupil.expect_step(7, "Ferry routes")
    expect(pupil.card.get_by_text("Done: Grey routes")).to_be_visible()


def set_step(page: Page, step: int) -> None:
    """Go to another step of the lesson."""
    page.evaluate(
        """step => {
          const lesson = JSON.parse(localStorage.getItem("cablecar-lesson"));
          localStorage.setItem("cablecar-lesson", JSON.stringify({ ...lesson, step }));
        }""",
        step,
    )
    page.reload()


def test_the_first_steps_are_taken_by_keyboard_and_keep_the_focus(visitors: Visitors) -> None:
    page = visitors.new_page("/learn", **quick(visitors))
    button = page.get_by_role("button", name="Begin")
    button.focus()
    page.keyboard.press("Enter")
    pupil = Pupil(KeyboardTable(page))
    pupil.choose_tickets()
    pupil.place()
    pupil.take_cards()
    pupil.expect_step(4, "Ferries are wild")
    assert page.evaluate("document.activeElement.tagName") != "BODY"
    assert not page.evaluate("document.activeElement.closest('.lesson') !== null"), "The focus is stolen."


def test_a_table_without_a_lesson_shows_none(visitors: Visitors) -> None:
    options = quick(visitors)
    lesson = {"table": "elsewhere", "step": 3, "since": 0, "isHidden": False}
    kept = {"name": "cablecar-lesson", "value": json.dumps(lesson)}
    options["storage_state"]["origins"][0]["localStorage"].append(kept)
    page = visitors.new_page(**options)
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.wait()
    expect(page.get_by_role("region", name="Your first game")).to_have_count(0)
    visitors.forgiven.append("404")
    page.goto("/learn")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
