import type { IndexedBoard } from "../game/board";
import type { BoardData, Fault, GameEvent, Route } from "../game/types";
import { has, say, spokenLanguage } from "./catalogue";

/** All kinds of transport cards, in the order in which sentences name them. */
export const CARDS = ["blue", "green", "black", "pink", "red", "orange", "ferry"];

/** Joins words as a sentence lists them. */
export function listed(items: string[]): string {
  return items.length ? joined(items, "list-and") : say("list-none");
}

/** Joins words, the last by a message of its own. */
export function joined(items: string[], end: string): string {
  const [first, ...rest] = items as [string, ...string[]];
  const last = rest.pop();
  const text = rest.reduce((sofar, next) => say("list-comma", { first: sofar, next }), first);
  return last === undefined ? text : say(end, { first: text, last });
}

/** Returns the word for a card's colour. */
export function colorWord(card: string): string {
  return say(`color-${card}`);
}

/** Returns the word for a souvenir; boards of one's own may have symbols without one. */
export function souvenirWord(symbol: string): string {
  const key = `souvenir-${symbol}`;
  return has(key) ? say(key) : symbol;
}

/** Values of refusals that are ids with words of their own, and what the words' keys begin with. */
const WORDS: Record<string, string> = { color: "color-", symbol: "souvenir-" };

/** Returns why something was refused, ids said in words. */
export function faultSentence({ key, values }: Pick<Fault, "key" | "values">): string {
  const words = Object.entries(values).map(([name, value]) => {
    const word = `${WORDS[name]}${value}`;
    return [name, name in WORDS && has(word) ? say(word) : value];
  });
  return say(key, Object.fromEntries(words));
}

/** How the kind of a player begins who is a bot; the bot's id follows. */
const BOT_KIND = "bot:";

/** Returns the id of the bot that a kind or an actor names, null for a person. */
export function botOf(kind: string): string | null {
  return kind.startsWith(BOT_KIND) ? kind.slice(BOT_KIND.length) : null;
}

/** Returns a bot's name in the user's language; bots of the host's own keep the name of their id. */
export function botWord(bot: string): string {
  const key = `bot-name-${bot}`;
  return has(key) ? say(key) : capitalized(bot);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** Returns a player's name as the user reads it: bots, stored as "Casual 2", are called by names of the user's language. */
export function playerWord({ name, kind }: { name: string; kind: string }): string {
  const bot = botOf(kind);
  const [, stored, number] = /^(\S+?)(?: (\d+))?$/.exec(name) ?? [];
  if (!bot || stored !== capitalized(bot)) return name;
  return number === undefined ? botWord(bot) : say("bot-numbered", { bot: botWord(bot), number });
}

/** Returns the name of the player on a chair. */
export function seatWord({ name, kind, bot }: { name: string; kind: string; bot: string | null }): string {
  return playerWord({ name, kind: kind === "bot" ? BOT_KIND + bot : kind });
}

/** Returns counted cards as a phrase. */
export function cardsPhrase(counts: Record<string, number>): string {
  const held = CARDS.filter((card) => counts[card]);
  return listed(held.map((card) => say("cards-of-color", { count: counts[card] ?? 0, card, color: colorWord(card) })));
}

/** Returns what examples of commands name: a route, and how it is paid. */
export function exampleWords({ data: { routes }, location }: IndexedBoard): Record<"a" | "b" | "length" | "color", string | number> {
  const { a, b, color, length } = routes.find(({ color, ferries }) => color !== "grey" && !ferries) ?? routes[0]!;
  return { a: location.get(a)!.name, b: location.get(b)!.name, length, color: colorWord(color) };
}

/** Returns a route's ends, length and colour. */
export function routePhrase({ length, color, ferries = 0 }: Route, ends: string): string {
  return say("route-phrase", { ends, length, color: colorWord(color), ferries });
}

/** Returns a route's ends, length, colour and points. */
export function routeWorth({ route_points }: BoardData, route: Route, ends: string): string {
  return say("route-worth", { route: routePhrase(route, ends), points: route_points[route.length] ?? 0 });
}

/** Says what happens at one table. */
export class Teller {
  /** Works in the language in which it was made. */
  readonly language = spokenLanguage();

  constructor(
    readonly board: IndexedBoard,
    readonly names: string[],
  ) {}

  /** Returns a location's name. */
  location(id: string): string {
    return this.board.location.get(id)?.name ?? id;
  }

  /** Returns the two locations of a route or ticket. */
  ends(item: { a: string; b: string } | undefined): string {
    return item ? say("two-places", { a: this.location(item.a), b: this.location(item.b) }) : "";
  }

  /** Returns a route's two locations, length and colour. */
  route(id: string): string {
    const route = this.board.route.get(id);
    return route ? routePhrase(route, this.ends(route)) : id;
  }

  /** Returns a ticket's two locations and points. */
  ticket(id: string): string {
    const ticket = this.board.ticket.get(id);
    return ticket ? say("ticket-phrase", { ends: this.ends(ticket), points: ticket.points }) : id;
  }

  /** Returns an event as a sentence. */
  tell(event: GameEvent): string {
    const name = "seat" in event ? (this.names[event.seat] ?? "") : "";
    switch (event.event) {
      case "card_turned_up":
        return say("event-turned-up", { slot: event.slot + 1, color: colorWord(event.card) });
      case "display_swept":
        return say("event-swept");
      case "deck_reshuffled":
        return say("event-reshuffled", { size: event.size });
      case "opening_ended":
        return say("event-opening-ended", { counts: listed(event.kept.map((count, seat) => this.count(seat, count))) });
      case "opening_chosen":
        return event.tickets ? this.kept(name, event.tickets) : say("event-opening-chosen", { name });
      case "tickets_drawn":
        return event.tickets
          ? say("event-drew-tickets", { name, tickets: this.tickets(event.tickets) })
          : say("event-drew-count", { name, count: event.count });
      case "tickets_kept":
        return event.tickets ? this.kept(name, event.tickets) : say("event-kept-count", { name, count: event.count });
      case "souvenir_placed":
        return say("event-placed", { name, count: this.placedAtOnce, souvenir: souvenirWord(event.symbol), place: this.location(event.location) });
      case "souvenir_taken":
        return say("event-souvenir", { name, souvenir: souvenirWord(event.symbol), place: this.location(event.location) });
      case "card_taken":
        return this.taken(name, event.slot, event.card);
      case "route_claimed":
        return this.claimed(name, event.route, event.cards, event.points);
      case "turn_passed":
        return say("event-passed", { name });
      case "last_round_begun":
        return say("event-last-round", { name });
      case "game_ended":
        return say("event-over");
    }
  }

  /** Returns all that one move did in one line; the cards turned up meanwhile stand together at its end. */
  tellAll(events: GameEvent[]): string {
    const told = events.filter((event) => event.event !== "card_turned_up").map((event) => this.tell(event));
    const faceUp = turnedUp(events);
    if (faceUp) told.push(faceUp);
    return told.join(" ");
  }

  /** How many souvenirs are put on a location before the first turn: a stack (S2, S8), or one (S9). */
  private get placedAtOnce(): number {
    return this.names.length - 1;
  }

  private count(seat: number, count: number): string {
    return say("name-count", { name: this.names[seat] ?? "", count });
  }

  /** Returns several tickets. */
  tickets(ids: string[]): string {
    return listed(ids.map((id) => this.ticket(id)));
  }

  private kept(name: string, tickets: string[]): string {
    return say("event-kept-tickets", { name, tickets: this.tickets(tickets) });
  }

  private taken(name: string, slot: number | null, card: string | null): string {
    if (card === null) return say("event-took-unseen", { name });
    return say(slot === null ? "event-took-from-deck" : "event-took-face-up", { name, color: colorWord(card) });
  }

  private claimed(name: string, route: string, paid: string[], points: number): string {
    const cards: Record<string, number> = {};
    for (const card of paid) cards[card] = (cards[card] ?? 0) + 1;
    return say("event-claimed", { name, ends: this.ends(this.board.route.get(route)), cards: cardsPhrase(cards), points });
  }
}

/** Returns which cards lie face up again, after the last sweep. */
function turnedUp(events: GameEvent[]): string {
  const swept = events.findLastIndex((event) => event.event === "display_swept");
  const cards = events.slice(swept + 1).flatMap((event) => (event.event === "card_turned_up" ? [colorWord(event.card)] : []));
  if (cards.length === 0) return "";
  const first = events[0];
  const replaced = swept < 0 && cards.length === 1 && first?.event === "card_taken" && first.slot !== null;
  return say(replaced ? "log-replaced" : "log-face-up", { cards: listed(cards) });
}
