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
  /** The routes of such a way. */
  way: string[];
  /** Own routes that hang together with one of the two locations. */
  routes: string[];
}

/** Returns how far a ticket of the looking seat has come. */
export function progress(board: IndexedBoard, view: Position, ticket: Ticket): Progress {
  const ends = [ticket.a, ticket.b];
  const near = new Set(networks(board, view, view.seat).filter((locations) => ends.some((end) => locations.includes(end))).flat());
  const routes = board.data.routes.filter((route) => view.owners[route.id] === view.seat && near.has(route.a));
  const way = missingWay(board, view, ticket.a, ticket.b);
  return { done: way?.length === 0, missing: way && spacesOf(way), way: way?.map(({ id }) => id) ?? [], routes: routes.map((route) => route.id) };
}

/** Returns how many spaces routes have. */
export function spacesOf(routes: Route[]): number {
  return routes.reduce((sum, { length }) => sum + length, 0);
}

/** A way as far as it was looked for: where it has come to, and what is still to be claimed on it. */
interface Way {
  at: string;
  missing: Route[];
  spaces: number;
}

/**
 * Returns the routes that the looking seat must still claim on the way with the fewest spaces, or null where no way is open.
 * Of ways that cost the same the one found first counts.
 */
export function missingWay({ data }: IndexedBoard, { owners, closed, seat }: Position, from: string, to: string): Route[] | null {
  const open = data.routes.filter(({ id }) => (owners[id] ?? seat) === seat && !closed.includes(id));
  const reached = new Set<string>();
  const ways: Way[] = [{ at: from, missing: [], spaces: 0 }];
  for (let way = takeShortest(ways); way; way = takeShortest(ways)) {
    const { at, missing, spaces } = way;
    if (at === to) return missing;
    if (reached.has(at)) continue;
    reached.add(at);
    for (const route of open) {
      if (route.a !== at && route.b !== at) continue;
      const next = route.a === at ? route.b : route.a;
      if (reached.has(next)) continue;
      if (owners[route.id] === seat) ways.push({ at: next, missing, spaces });
      else ways.push({ at: next, missing: [...missing, route], spaces: spaces + route.length });
    }
  }
  return null;
}

/** Takes the way with the fewest spaces out of a list. */
function takeShortest(ways: Way[]): Way | undefined {
  let shortest = 0;
  ways.forEach((way, index) => {
    if (way.spaces < ways[shortest]!.spaces) shortest = index;
  });
  return ways.splice(shortest, 1)[0];
}
