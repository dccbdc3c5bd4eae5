import type { IndexedBoard } from "./board";
import type { Route, Ticket, View } from "./types";

/** What ways depend on. */
type Position = Pick<View, "seat" | "owners" | "closed">;

/** How far a ticket has come. */
export interface Progress {
  done: boolean;
  /** The fewest spaces still to claim; null where every way is closed. */
  missing: number | null;
  /** The routes of such a way that are to be claimed. */
  way: string[];
  /** The own routes on it. */
  routes: string[];
}

/** Returns how far a ticket of the looking seat has come. */
export function progress(board: IndexedBoard, view: Position, ticket: Ticket): Progress {
  const way = cheapestWay(board, view, ticket.a, ticket.b);
  if (!way) return { done: false, missing: null, way: [], routes: [] };
  const ids = (routes: Route[]) => routes.map(({ id }) => id);
  return { done: way.missing.length === 0, missing: way.spaces, way: ids(way.missing), routes: ids(way.owned) };
}

/** Returns how many spaces routes have. */
export function spacesOf(routes: Route[]): number {
  return routes.reduce((sum, { length }) => sum + length, 0);
}

/** A way as far as it was looked for: where it has come to, what is still to be claimed on it, and what is one's own. */
interface Way {
  at: string;
  missing: Route[];
  owned: Route[];
  spaces: number;
}

/** Returns the routes that the looking seat must still claim on the way with the fewest spaces, or null where no way is open. */
export function missingWay(board: IndexedBoard, view: Position, from: string, to: string): Route[] | null {
  return cheapestWay(board, view, from, to)?.missing ?? null;
}

/** Returns the way on which the looking seat must claim the fewest spaces, or null; of ways that cost the same the one found first. */
function cheapestWay({ data }: IndexedBoard, { owners, closed, seat }: Position, from: string, to: string): Way | null {
  const open = data.routes.filter(({ id }) => (owners[id] ?? seat) === seat && !closed.includes(id));
  const reached = new Set<string>();
  const ways: Way[] = [{ at: from, missing: [], owned: [], spaces: 0 }];
  for (let way = takeShortest(ways); way; way = takeShortest(ways)) {
    const { at, missing, owned, spaces } = way;
    if (at === to) return way;
    if (reached.has(at)) continue;
    reached.add(at);
    for (const route of open) {
      if (route.a !== at && route.b !== at) continue;
      const next = route.a === at ? route.b : route.a;
      if (reached.has(next)) continue;
      if (owners[route.id] === seat) ways.push({ at: next, missing, owned: [...owned, route], spaces });
      else ways.push({ at: next, missing: [...missing, route], owned, spaces: spaces + route.length });
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
