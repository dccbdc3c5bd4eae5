import type { IndexedBoard } from "./board";
import { networks } from "./network";
import type { Route, Ticket, View } from "./types";

/** What ways depend on. */
type Position = Pick<View, "seat" | "owners" | "closed">;

/** How far a ticket has come. */
export interface Progress {
  done: boolean;
  /** The fewest spaces still to claim; null where every way is closed. */
  missing: number | null;
  /** Own routes that hang together with one of the two locations. */
  routes: string[];
}

/** Returns how far a ticket of the looking seat has come. */
export function progress(board: IndexedBoard, view: Position, ticket: Ticket): Progress {
  const ends = [ticket.a, ticket.b];
  const near = new Set(networks(board, view, view.seat).filter((locations) => ends.some((end) => locations.includes(end))).flat());
  const routes = board.data.routes.filter((route) => view.owners[route.id] === view.seat && near.has(route.a));
  const way = missingWay(board, view, ticket.a, ticket.b);
  return { done: way?.length === 0, missing: way && spacesOf(way), routes: routes.map((route) => route.id) };
}

/** Returns how many spaces routes have. */
export function spacesOf(routes: Route[]): number {
  return routes.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Returns the routes that the looking seat must still claim on the way with the fewest spaces, or null where no way is open.
 * Of ways that cost the same the one found first counts.
 */
export function missingWay({ data }: IndexedBoard, { owners, closed, seat }: Position, from: string, to: string): Route[] | null {
  const open = data.routes.filter(({ id }) => (owners[id] ?? seat) === seat && !closed.includes(id));
  const reached = new Set<string>();
  const ways: { at: string; missing: Route[] }[] = [{ at: from, missing: [] }];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const { at, missing } = way;
    if (at === to) return missing;
    if (reached.has(at)) continue;
    reached.add(at);
    const next = open.filter(({ a, b }) => a === at || b === at);
    ways.push(...next.map((route) => ({ at: route.a === at ? route.b : route.a, missing: owners[route.id] === seat ? missing : [...missing, route] })));
    ways.sort((one, other) => spacesOf(one.missing) - spacesOf(other.missing));
  }
  return null;
}
