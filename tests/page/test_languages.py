"""The page in five languages: each player their own, and in a whole game nothing of any other."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from cablecar.board import shipped_board
from cablecar.common.catalogue import speaking
from cablecar.engine.game import Game
from cablecar.engine.view import Phase
from cablecar.language.commands import command_of
from cablecar.terminal.rulebook import RULES, rule_lines
from tests.support.browser.browser import Visitors
from tests.support.browser.playing import Table, command_line, quick
from tests.support.browser.seating import ask, opened, table_of
from tests.support.browser.states import chosen, claims, play_until, press, stands, unpayable
from tests.support.speech import Speech, speech

HEAR = """() => {
  const heard = (window.heard = new Set([document.title]));
  const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"];
  const UNSEEN = "script, style, noscript, [hidden]";
  const whole = (node) => node.parentElement?.closest("p:has(> a)")?.textContent ?? node.data;
  const hearText = (node) => node.parentElement?.closest(UNSEEN) || heard.add(whole(node));
  const hearAll = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return void hearText(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const name of SPOKEN) if (node.hasAttribute(name)) heard.add(node.getAttribute(name));
    node.childNodes.forEach(hearAll);
  };
  const changed = ({ type, target, attributeName, addedNodes }) => {
    if (type === "characterData") hearText(target);
    else if (attributeName === "hidden") hearAll(target);
    else if (type === "attributes") heard.add(target.getAttribute(attributeName) ?? "");
    else addedNodes.forEach(hearAll);
  };
  const attributeFilter = [...SPOKEN, "hidden"];
  const everything = { subtree: true, childList: true, characterData: true, attributeFilter };
  new MutationObserver((changes) => changes.forEach(changed)).observe(document, everything);
}"""
"""Keeps every text that the page ever shows or names, however short a time."""
KEYS = ("Enter", "Tab")
OWN_NAMES = ("English", "Nederlands", "Dansk", "Deutsch", "Français")
RULE = re.compile(r"[A-Z]\d+")
NAMED = re.compile(r"[A-Z]|https?://\S+")
"""Keys with a letter, and addresses."""


def game_of(visitors: Visitors, page: Page) -> Game:
    """Return the game that a page shows, as the server has it."""
    return visitors.server.live_game(table_of(page)).game


def place_names() -> Iterator[str]:
    """Yield the places' names, whole and as the board breaks them into lines."""
    for location in shipped_board().locations:
        words = location.name.split()
        for first in range(len(words)):
            yield from (" ".join(words[first:last]) for last in range(first + 1, len(words) + 1))


def foreign(words: Speech, texts: set[str], *names: str) -> list[str]:
    """Return what was heard and is not of a language."""
    named = {text for text in texts if NAMED.fullmatch(text.strip())}
    rules = {found for text in texts for found in RULE.findall(text)}
    with speaking(words.language):
        lines = {line.strip() for rule in RULES for line in rule_lines(rule, shipped_board())}
    allowed = {*names, *place_names(), *KEYS, *OWN_NAMES, *named, *rules, *lines}
    return words.foreign(texts, allowed)


class TypingTable(Table):
    """Played as the states are, by typing in the player's language."""

    def __init__(self, page: Page, words: Speech, game: Game) -> None:
        super().__init__(page, words)
        self.game = game

    def type(self, text: str) -> None:
        line = command_line(self.page, self.words)
        line.fill(text)
        line.press("Enter")

    def act(self) -> None:
        self.wait()
        if 0 in self.game.waiting_for:  # the page may not have heard yet of the last move
            move = chosen(self.game, 0)
            with speaking(self.words.language), self.happening():
                self.type(command_of(move, self.game.view(0)))

    def button(self, key: str) -> None:
        """Press a button by its message."""
        self.page.get_by_role("button", name=self.words.saying(key)).first.click()

    def look_around(self) -> None:
        """Open whatever can be opened, try what is refused, and ask what can be asked."""
        for menu in ("table-menu", "table-keys"):
            self.button(menu)
            expect(self.page.get_by_role("dialog")).to_be_visible()
            self.page.keyboard.press("Escape")
        self.button("table-hand-color")
        self.button("table-cancel")
        press(self.page, next(claim.route for claim in claims(self.game)))
        self.page.keyboard.press("Escape")
        press(self.page, unpayable(self.game))
        self.bar.get_by_role("link", name=self.words.saying("table-rule")).click()
        expect(self.page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
        self.page.keyboard.press("Escape")
        for topic in ("help", "rules", "hand", "tickets", "display", "board", "players", "log"):
            self.type(self.words.say(f"command-words-{topic}").split(",")[0])
            expect(command_line(self.page, self.words)).to_have_value("")
        self.type("xyzzy")
        expect(self.page.get_by_text("xyzzy")).to_be_visible()


def heard(page: Page) -> set[str]:
    """Return all that a page has said since it was loaded."""
    return set(page.evaluate("[...window.heard]"))


def can_look_around(game: Game) -> bool:
    """Return True if something can be claimed, on an own turn in the middle of a game."""
    return stands(Phase.TURN, after=40)(game) and bool(claims(game))


# In two languages: words beside the catalogue are foreign in both, and that the catalogue has every sentence
# in each language is shown without a browser.
@pytest.mark.parametrize("language", ["da", "fr"])
def test_a_whole_game_says_nothing_in_another_language(language: str, visitors: Visitors) -> None:
    words = speech(language)
    context = visitors.new_context(**quick(visitors, confirm="on"), locale=language, reduced_motion="reduce")
    context.add_init_script(f"({HEAR})()")
    page = opened(context, "/")
    page.get_by_role("button", name=words.say("start-device")).click()
    page.get_by_role("button", name=words.say("settings-title")).click()
    page.get_by_role("button", name=words.say("settings-done")).click()
    texts = heard(page)
    visitors.forgiven.append("409")
    seat_requests = [
        {"kind": "human", "name": words.say("start-default-name")},
        {"kind": "bot", "bot": "casual"},
    ]
    table_id = ask(context, "/api/tables", seats=seat_requests, pace=0)["table"]["id"]
    ask(context, f"/api/tables/{table_id}/start")
    page.goto(f"/t/{table_id}")
    table = TypingTable(page, words, game_of(visitors, page))
    page.get_by_text(words.say("describe-title")).click()
    has_looked = False
    while not table.is_over:
        table.act()
        if not has_looked and can_look_around(table.game):
            table.look_around()
            has_looked = True
    table.leave_celebration()
    table.button("stat-title")
    expect(page.get_by_role("img", name=words.saying("stat-plot-label"))).to_be_visible()
    texts |= heard(page)
    assert has_looked
    assert len(texts) > 500
    assert foreign(words, texts, "xyzzy", "Rosa") == []


def test_what_is_of_another_language_is_found() -> None:
    said = {
        "Ada is aan de beurt.",
        "It’s Ada’s turn.",
        "Loading…",
        "Ada pakt een kaart van de stapel: pink.",
    }
    assert foreign(speech("nl"), said, "Ada") == sorted(said - {"Ada is aan de beurt."})
    said = {"Ada ist am Zug.", "Ada ist am Zug. Ada passt.", "Rot", "Take cards"}
    assert foreign(speech("de"), said, "Ada") == ["Ada ist am Zug. Ada passt.", "Take cards"]


def test_two_at_one_table_read_two_languages(visitors: Visitors) -> None:
    ada, bob = speaker(visitors, "nl"), speaker(visitors, "fr")
    seat_requests = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    table = ask(ada, "/api/tables", seats=seat_requests, pace=0)["table"]["id"]
    ask(bob, f"/api/tables/{table}/join", name="Bob")
    ask(ada, f"/api/tables/{table}/start")
    play_until(visitors.server, table, stands(Phase.TURN, after=20))
    dutch = Table(opened(ada, f"/t/{table}"), speech("nl"))
    french = Table(opened(bob, f"/t/{table}"), speech("fr"))
    dutch.wait()
    expect(french.prompt).to_have_text(french.words.say("table-wait-turn", names="Ada", count=1))
    route = unpayable(game_of(visitors, dutch.page))
    for side, keys in (
        (dutch, ("refused-needs-ferry", "refused-too-few-cards")),
        (french, ("refused-not-your-turn",)),
    ):
        press(side.page, route)
        expect(side.bar.get_by_text(side.words.saying(*keys))).to_be_visible()
    dutch.take_unseen()
    expect(french.log).to_contain_text(french.words.say("event-took-unseen", name="Ada"))
    for key in ("chat-quick", "phrase-played"):
        dutch.page.get_by_role("button", name=dutch.words.say(key), exact=True).click()
    for side in (dutch, french):
        chat = side.page.get_by_role("log", name=side.words.say("chat-title"))
        expect(chat).to_contain_text(side.words.say("phrase-played"))
    for side in (dutch, french):
        assert foreign(side.words, heard(side.page), "Ada", "Bob") == []


def speaker(visitors: Visitors, language: str) -> BrowserContext:
    """Return a browser whose user has chosen a language, and that keeps all it says."""
    context = visitors.new_context(**quick(visitors, language=language))
    context.add_init_script(f"({HEAR})()")
    return context


def test_bots_of_one_level_are_two_persons_in_every_language(visitors: Visitors) -> None:
    french = speech("fr")
    seat_requests = [
        {"kind": "human", "name": "Ada"},
        *({"kind": "bot", "bot": "casual"},) * 2,
        {"kind": "open"},
    ]
    context = speaker(visitors, "fr")
    table = ask(context, "/api/tables", seats=seat_requests, pace=0)["table"]["id"]
    page = opened(context, f"/t/{table}")
    seats = page.get_by_role("region", name=french.say("lobby-seats"))
    faces = [person_of(seats, name) for name in ("Rosa", "Hank")]
    assert faces[0] != faces[1]
    page.goto("/")
    mine = page.get_by_role("region", name=french.say("start-my-games"))
    expect(mine).to_contain_text("Hank")
    assert [text for text in heard(page) if "Casual" in text] == []


def person_of(seats: Locator, name: str) -> str:
    """Return the face of a person in a waiting room, as it is drawn."""
    seat = seats.get_by_role("listitem").filter(has=seats.page.get_by_text(name, exact=True))
    return seat.get_by_role("img", name=speech("fr").say("bot-name-casual")).locator("g").inner_html()
