import { isClosed, type Board } from "../game/board";
import { networks } from "../game/network";
import { progress } from "../game/progress";
import type { View } from "../game/types";
import { cardsPhrase, colorWord, listed, souvenirWord, Teller } from "./sentences";
import { say } from "./words";

/** A part of the description of a position. */
export interface Section {
  about: "players" | "display" | "hand" | "tickets" | "souvenirs" | "networks" | "places";
  lines: string[];
}

/** Returns the whole position in words; a spectator has neither hand nor tickets. */
export function sectionsOf(board: Board, view: View, names: string[]): Section[] {
  const told = new Description(board, view, names);
  return [
    { about: "players", lines: told.players() },
    { about: "display", lines: told.display() },
    ...(view.seat === null ? [] : [
      { about: "hand" as const, lines: [told.hand()] },
      { about: "tickets" as const, lines: told.tickets(view.seat) },
    ]),
    { about: "souvenirs", lines: told.souvenirs() },
    { about: "networks", lines: told.networks() },
    { about: "places", lines: told.locations() },
  ];
}

class Description {
  private readonly teller: Teller;

  constructor(
    private readonly board: Board,
    private readonly view: View,
    private readonly names: string[],
  ) {
    this.teller = new Teller(board, names);
  }

  players(): string[] {
    const { waiting_for, players, turns_left } = this.view;
    const lines = players.map(({ points, cars, hand_size, tickets, souvenirs }, seat) =>
      say("describe-player", {
        name: this.name(seat),
        points,
        cars,
        cards: hand_size,
        tickets: tickets ?? -1,
        souvenirs: listed(souvenirs.map(souvenirWord)),
      }),
    );
    if (waiting_for.length) lines.push(say("describe-waiting", { names: listed(waiting_for.map((seat) => this.name(seat))) }));
    if (turns_left !== null && waiting_for.length) lines.push(say("table-last-round", { count: turns_left }));
    return lines;
  }

  display(): string[] {
    const { display, deck_size, ticket_deck_size, discard } = this.view;
    const slots = display.map((card, slot) => say("describe-slot", { slot: slot + 1, card: card === null ? say("slot-without-card") : colorWord(card) }));
    const lines = [say("describe-face-up", { slots: listed(slots) }), say("describe-deck", { count: deck_size })];
    lines.push(say("describe-discard", { cards: cardsPhrase(discard) }));
    if (ticket_deck_size !== null) lines.push(say("describe-ticket-deck", { count: ticket_deck_size }));
    return lines;
  }

  hand(): string {
    return say("describe-cards", { cards: cardsPhrase(this.view.hand) });
  }

  tickets(seat: number): string[] {
    const { tickets, offer } = this.view;
    const lines = tickets.map((id) => this.ticket(id, seat));
    if (offer.length) lines.push(say("describe-offer", { tickets: listed(offer.map((id) => this.teller.ticket(id))) }));
    return lines.length ? lines : [say("describe-no-tickets")];
  }

  private ticket(id: string, seat: number): string {
    const [printed, ticket] = [this.board.ticket.get(id), this.teller.ticket(id)];
    const missing = printed ? progress(this.board, this.view, seat, printed).missing : null;
    return missing === null ? say("describe-ticket-lost", { ticket }) : say("describe-ticket", { ticket, missing });
  }

  souvenirs(): string[] {
    const { stacks, waiting_souvenirs } = this.view;
    const lines = Object.entries(stacks).map(([location, { symbol, count }]) =>
      say("describe-stack", { place: this.teller.location(location), souvenir: souvenirWord(symbol), count }),
    );
    const aside = listed(waiting_souvenirs.map(souvenirWord));
    if (waiting_souvenirs.length) lines.push(say("describe-waiting-souvenirs", { souvenirs: aside }));
    return lines.length ? lines : [say("describe-no-souvenirs")];
  }

  networks(): string[] {
    return this.view.players.flatMap((_, seat) => {
      const groups = networks(this.board, this.view, seat).map((group) => listed(group.map((id) => this.teller.location(id))));
      const name = this.name(seat);
      return groups.length ? groups.map((places) => say("describe-network", { name, places })) : [say("describe-no-network", { name })];
    });
  }

  /** Tells the routes at each location: the free ones with their price, the others with their owner. */
  locations(): string[] {
    return this.board.data.locations.map(({ id, name }) => {
      const routes = this.board.data.routes.filter((route) => route.a === id || route.b === id);
      const told = routes.map((route) => this.route(route.id, id));
      return say("describe-place", { place: name, routes: told.reduce((first, next) => say("describe-and", { first, next })) });
    });
  }

  private route(id: string, from: string): string {
    const route = this.board.route.get(id)!;
    const place = this.teller.location(route.a === from ? route.b : route.a);
    const owner = this.view.owners[id];
    if (owner !== undefined) return say("describe-owned", { place, name: this.name(owner) });
    if (isClosed(route, this.view, this.view.seat)) return say("describe-closed", { place });
    const { length, ferries = 0 } = route;
    const phrase = say("route-phrase", { ends: say("describe-to", { place }), length, color: colorWord(route.color), ferries });
    return say("route-worth", { route: phrase, points: this.board.data.route_points[length] ?? 0 });
  }

  private name(seat: number): string {
    return this.names[seat] ?? "";
  }
}
