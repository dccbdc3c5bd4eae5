/** What is done as sentences, which are understood again. */
import type { IndexedBoard } from "../game/board";
import type { ClaimRoute, Move, Route, View } from "../game/types";
import { say } from "../language/catalogue";
import { cardsPhrase, colorWord, joined, listed, souvenirWord, Teller } from "../language/sentences";

/** Joins things to choose from. */
export function either(choices: string[]): string {
  return joined(choices, "list-or");
}

/** Returns a move as a command that means it. */
export function commandOf(move: Move, board: IndexedBoard, view: View): string {
  const name = (location: string) => board.location.get(location)!.name;
  switch (move.do) {
    case "keep_tickets":
      return say("command-keep", { tickets: kept(move.tickets, board, view) });
    case "place_souvenir":
      return say("command-put", { souvenir: souvenirWord(move.symbol), place: name(move.location) });
    case "take_card":
      return move.from === "deck" ? say("command-take-unseen") : taken(move.slot, view);
    case "claim_route":
      return say("command-claim", { route: routeName(board.route.get(move.route)!, board), cards: cardsPhrase(move.cards) });
    case "take_souvenir":
      return souvenirTaken(name(move.location), view.stacks[move.location]?.symbol);
    case "draw_tickets":
      return say("command-draw-tickets");
    case "pass":
      return say("command-pass");
  }
}

/** Returns tickets by their locations, or by their numbers where two on offer join the same locations. */
function kept(tickets: string[], board: IndexedBoard, { offer }: View): string {
  const ends = offer.map((id) => [board.ticket.get(id)!.a, board.ticket.get(id)!.b].sort().join());
  if (new Set(ends).size < ends.length && tickets.every((id) => offer.includes(id))) {
    return listed(tickets.map((id) => `${offer.indexOf(id) + 1}`));
  }
  return ticketNames(tickets, board);
}

/** Returns tickets by their locations. */
export function ticketNames(tickets: string[], board: IndexedBoard): string {
  return listed(tickets.map((id) => endsOf(board.ticket.get(id)!, board)));
}

/** Returns the two locations of a route or ticket. */
export function endsOf(item: { a: string; b: string }, board: IndexedBoard): string {
  return new Teller(board, []).ends(item);
}

function taken(slot: number, { display }: View): string {
  const card = display[slot];
  return card ? say("command-take-face-up", { color: colorWord(card), slot: slot + 1 }) : say("command-take-slot", { slot: slot + 1 });
}

function souvenirTaken(place: string, symbol: string | undefined): string {
  return symbol === undefined ? say("command-take-at", { place }) : say("command-take-souvenir", { souvenir: souvenirWord(symbol), place });
}

/** Returns a route's two locations, and which of several routes between them it is. */
export function routeName(route: Route, board: IndexedBoard): string {
  const ends = endsOf(route, board);
  const parallel = routesBetween(route.a, route.b, board);
  if (parallel.length === 1) return ends;
  if (parallel.filter(({ color }) => color === route.color).length === 1) return say("command-route-of-color", { color: colorWord(route.color), ends });
  return say("command-route-of-number", { number: parallel.indexOf(route) + 1, ends });
}

/** Returns all routes between two locations. */
export function routesBetween(a: string, b: string, board: IndexedBoard): Route[] {
  return board.data.routes.filter((route) => (route.a === a && route.b === b) || (route.a === b && route.b === a));
}

/** Returns claims, those with the fewest ferries first. */
export function byFerries(claims: readonly ClaimRoute[]): ClaimRoute[] {
  return [...claims].sort((one, other) => (one.cards["ferry"] ?? 0) - (other.cards["ferry"] ?? 0));
}
