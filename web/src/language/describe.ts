import type { IndexedBoard } from "../game/board";
import { networks } from "../game/network";
import { PEOPLE } from "../game/people";
import { missingWay, spacesOf } from "../game/progress";
import type { Route, View } from "../game/types";
import { say } from "./catalogue";
import { botOf, botWord, cardsPhrase, colorWord, listed, routeWorth, souvenirWord, Teller } from "./sentences";

/** A part of the description of a position. */
export interface Section {
  about: "players" | "display" | "hand" | "tickets" | "souvenirs" | "networks" | "places";
  lines: string[];
}

/** Returns the whole position in words; a spectator has neither hand nor tickets. */
export function sectionsOf(board: IndexedBoard, view: View, names: string[]): Section[] {
  const told = new Description(board, view, names);
  return [
    { about: "players", lines: told.players() },
    { about: "display", lines: told.display() },
    ...(view.seat === null ? [] : [
      { about: "hand" as const, lines: told.hand() },
      { about: "tickets" as const, lines: told.tickets() },
    ]),
    { about: "souvenirs", lines: told.souvenirs() },
    { about: "networks", lines: told.networks() },
    { about: "places", lines: told.places() },
  ];
}

/** A position in words, as one seat sees it. */
export class Description {
  private readonly teller: Teller;

  constructor(
    private readonly board: IndexedBoard,
    private readonly view: View,
    private readonly names: string[],
  ) {
    this.teller = new Teller(board, names);
  }

  /** Says how each player stands, and who is to act. */
  players(): string[] {
    const { waiting_for, players, turns_left } = this.view;
    const lines = players.flatMap((_, seat) => this.player(seat));
    if (waiting_for.length) lines.push(this.waiting());
    if (turns_left !== null && waiting_for.length) lines.push(say("table-last-round", { count: turns_left }));
    return lines;
  }

  /** Says how a player stands, and which cards everybody has seen go into this hand. */
  private player(seat: number): string[] {
    const { kind, points, cars, hand_size, tickets, souvenirs, known_cards } = this.view.players[seat]!;
    const [name, bot] = [this.name(seat), botOf(kind) ?? ""];
    const title = PEOPLE[bot]?.includes(name) ? say("bot-person", { name, bot: botWord(bot) }) : name;
    const line = say("describe-player", { name: title, points, cars, cards: hand_size, tickets: tickets ?? -1, souvenirs: listed(souvenirs.map(souvenirWord)) });
    const isKnown = seat !== this.view.seat && Object.values(known_cards).some((count) => count > 0);
    return isKnown ? [line, say("question-known", { name, cards: cardsPhrase(known_cards) })] : [line];
  }

  /** Says who is to act. */
  waiting(): string {
    return say("describe-waiting", { names: listed(this.view.waiting_for.map((seat) => this.name(seat))) });
  }

  /** Describes the face-up cards, the piles and the discard. */
  display(): string[] {
    const { display, deck_size, ticket_deck_size, discard } = this.view;
    const slots = display.map((card, slot) => say("describe-slot", { slot: slot + 1, card: card === null ? say("slot-without-card") : colorWord(card) }));
    const lines = [say("describe-face-up", { slots: listed(slots) }), say("describe-deck", { count: deck_size })];
    lines.push(say("describe-discard", { cards: cardsPhrase(discard) }));
    if (ticket_deck_size !== null) lines.push(say("describe-ticket-deck", { count: ticket_deck_size }));
    return lines;
  }

  /** Describes this seat's transport cards. */
  hand(): string[] {
    return [say("describe-cards", { cards: cardsPhrase(this.view.hand) })];
  }

  /** Describes this seat's tickets and how far each has come, and those that it knows of. */
  tickets(): string[] {
    const { tickets, offer, rejected } = this.view;
    const lines = tickets.map((id) => this.ticket(id));
    if (offer.length) lines.push(say("describe-offer", { tickets: this.teller.tickets(offer) }));
    if (rejected.length) lines.push(say("question-rejected", { tickets: this.teller.tickets(rejected.map(({ ticket }) => ticket)) }));
    return lines.length ? lines : [say("describe-no-tickets")];
  }

  private ticket(id: string): string {
    const [printed, ticket] = [this.board.ticket.get(id), this.teller.ticket(id)];
    const way = printed ? missingWay(this.board, this.view, printed.a, printed.b) : null;
    return way ? say("describe-ticket", { ticket, missing: spacesOf(way) }) : say("describe-ticket-lost", { ticket });
  }

  /** Says where souvenirs lie. */
  souvenirs(): string[] {
    const { waiting_souvenirs } = this.view;
    const lines = locationsWithSouvenirs(this.board, this.view).flatMap((id) => this.stack(id));
    const aside = listed(waiting_souvenirs.map(souvenirWord));
    if (waiting_souvenirs.length) lines.push(say("describe-waiting-souvenirs", { souvenirs: aside }));
    return lines.length ? lines : [say("describe-no-souvenirs")];
  }

  /** Describes the souvenirs that lie on a location, if some do. */
  private stack(id: string): string[] {
    const stack = this.view.stacks[id];
    if (!stack) return [];
    return [say("describe-stack", { place: this.teller.location(id), count: stack.count, souvenir: souvenirWord(stack.symbol) })];
  }

  /** Describes the locations that each player has joined, this seat's first. */
  networks(): string[] {
    const seats = this.view.players.map((_, seat) => seat).sort((one, other) => Number(other === this.view.seat) - Number(one === this.view.seat));
    return seats.flatMap((seat) => {
      const groups = networks(this.board, this.view, seat).map((group) => listed(group.map((id) => this.teller.location(id))));
      const name = this.name(seat);
      return groups.length ? groups.map((places) => say("describe-network", { name, places })) : [say("describe-no-network", { name })];
    });
  }

  /** Describes the routes at each location. */
  places(): string[] {
    return this.board.data.locations.map(({ id }) => this.routesAt(id));
  }

  /** Describes the routes at a location and the souvenirs on it. */
  place(id: string): string[] {
    return [this.routesAt(id), ...this.stack(id)];
  }

  private routesAt(id: string): string {
    const routes = this.board.data.routes.filter((route) => route.a === id || route.b === id);
    return say("describe-place", { place: this.teller.location(id), routes: joined(routes.map((route) => this.route(route, id))) });
  }

  /** Says where a route leads: a free one with its price, another with its owner. */
  private route(route: Route, from: string): string {
    const place = this.teller.location(route.a === from ? route.b : route.a);
    const owner = this.view.owners[route.id];
    if (owner !== undefined) return say("describe-owned", { place, name: this.name(owner) });
    if (this.view.closed.includes(route.id)) return say("describe-closed", { place });
    return this.worth(route, say("describe-to", { place }));
  }

  private worth(route: Route, ends: string): string {
    return routeWorth(this.board.data, route, ends);
  }

  /** Says what is still to claim between two locations. */
  way(from: string, to: string): string {
    const way = missingWay(this.board, this.view, from, to);
    const names = { a: this.teller.location(from), b: this.teller.location(to) };
    if (!way) return say("question-no-way", names);
    return say("question-way", { ...names, missing: spacesOf(way), routes: joined(way.map((route) => this.worth(route, this.teller.ends(route)))) });
  }

  private name(seat: number): string {
    return this.names[seat] ?? "";
  }
}

/** Joins phrases that have commas of their own. */
function joined(phrases: string[]): string {
  return phrases.length ? phrases.reduce((first, next) => say("describe-and", { first, next })) : say("list-none");
}

/** Returns the locations with souvenirs, in the order of the board's souvenirs. */
export function locationsWithSouvenirs({ data: { souvenirs } }: IndexedBoard, { stacks }: Pick<View, "stacks">): string[] {
  const rank = (location: string) => souvenirs.indexOf(stacks[location]!.symbol);
  return Object.keys(stacks).sort((one, other) => rank(one) - rank(other));
}
