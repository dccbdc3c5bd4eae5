import { isClosed, type Board } from "./board";
import { networks } from "./network";
import type { Route, Ticket, View } from "./types";

/** How far a ticket has come. */
export interface Progress {
  done: boolean;
  /** The fewest spaces still to claim; null where every way is closed. */
  missing: number | null;
  /** Own routes that hang together with one of the two locations. */
  routes: string[];
}

/** Returns how far a ticket has come with the routes of a seat. */
export function progress(board: Board, view: View, seat: number, ticket: Ticket): Progress {
  const ends = [ticket.a, ticket.b];
  const near = new Set(networks(board, view, seat).filter((locations) => ends.some((end) => locations.includes(end))).flat());
  const routes = board.data.routes.filter((route) => view.owners[route.id] === seat && near.has(route.a));
  const missing = fewestSpaces(board, view, seat, ticket);
  return { done: missing === 0, missing, routes: routes.map((route) => route.id) };
}

/** Returns the fewest spaces that a seat must still claim to join two locations. */
function fewestSpaces(board: Board, view: View, seat: number, ends: { a: string; b: string }): number | null {
  const far = new Map([[ends.a, 0]]);
  const prices = board.data.routes.map((route) => ({ ...route, price: price(view, seat, route) }));
  // No way is longer than there are locations.
  for (let step = 0; step < board.location.size; step++) prices.forEach((route) => relax(far, route));
  return far.get(ends.b) ?? null;
}

/** Notes that the two ends of a route are as near to each other as its price. */
function relax(far: Map<string, number>, { a, b, price }: { a: string; b: string; price: number }): void {
  const best = (location: string) => far.get(location) ?? Infinity;
  if (best(a) + price < best(b)) far.set(b, best(a) + price);
  if (best(b) + price < best(a)) far.set(a, best(b) + price);
}

/** Returns what a route costs a seat on its way: nothing where it is its own. */
function price(view: View, seat: number, route: Route): number {
  const owner = view.owners[route.id];
  if (owner === seat) return 0;
  return owner !== undefined || isClosed(route, view, seat) ? Infinity : route.length;
}
