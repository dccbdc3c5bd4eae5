import type { Board } from "../game/board";
import { progress } from "../game/progress";
import type { Route, View } from "../game/types";
import { listed, souvenirWord, type Teller } from "../language/sentences";
import { say } from "../language/words";

/** Something on the table that a step lets the player look at. */
export interface Target {
  id: string;
  label: string;
  /** What it needs, or brings. */
  words: string;
  routes: string[];
  locations: string[];
}

/** Where targets are found. */
export interface Scene {
  board: Board;
  view: View;
  seat: number;
  teller: Teller;
}

/** Returns free grey routes over land, the shortest first. */
export function greyRoutes(now: Scene): Target[] {
  const routes = freeRoutes(now, ({ color, ferries }) => color === "grey" && !ferries);
  return routes.map((route) => routeTarget(now, route, say("learn-look-grey", { route: now.teller.ends(route), length: route.length })));
}

/** Returns free ferry routes, the shortest first. */
export function ferryRoutes(now: Scene): Target[] {
  return freeRoutes(now, ({ ferries }) => ferries > 0).map((route) => {
    const { length, ferries } = route;
    const values = { route: now.teller.ends(route), length, ferries, rest: length - ferries, held: now.view.hand["ferry"] ?? 0 };
    return routeTarget(now, route, say("learn-look-ferry", values));
  });
}

/** Returns locations with a souvenir that the player has not got yet. */
export function souvenirLocations({ board, view, seat, teller }: Scene): Target[] {
  const owned = view.players[seat]?.souvenirs ?? [];
  const found = Object.entries(view.stacks).filter(([, stack]) => stack.count && !owned.includes(stack.symbol));
  return found.map(([id, { symbol }]) => {
    const routes = board.data.routes.filter((route) => [route.a, route.b].includes(id) && isFree(route, view));
    const others = [...new Set(routes.map(({ a, b }) => teller.location(a === id ? b : a)))];
    const words = say("learn-look-souvenir", { souvenir: souvenirWord(symbol), place: teller.location(id), places: listed(others) });
    return { id, label: teller.location(id), words, routes: routes.map((route) => route.id), locations: [id] };
  });
}

/** Returns the player's tickets, and how far they have come. */
export function ownTickets({ board, view, teller }: Scene): Target[] {
  return view.tickets.flatMap((id) => {
    const ticket = board.ticket.get(id);
    if (!ticket) return [];
    const { missing, routes } = progress(board, view, ticket);
    const key = missing === null ? "describe-ticket-lost" : "describe-ticket";
    const words = say(key, { ticket: teller.ticket(id), missing: missing ?? 0 });
    return [{ id, label: teller.ends(ticket), words, routes, locations: [ticket.a, ticket.b] }];
  });
}

function freeRoutes({ board, view }: Scene, isSuch: (route: Route) => boolean): Route[] {
  // One half of a double route stands for both.
  const isFirst = ({ id, double }: Route) => !double || id < double;
  const free = board.data.routes.filter((route) => isSuch(route) && isFirst(route) && isFree(route, view));
  return free.sort((one, other) => one.length - other.length);
}

function isFree({ id }: Route, { owners, closed }: View): boolean {
  return owners[id] === undefined && !closed.includes(id);
}

function routeTarget({ teller }: Scene, route: Route, words: string): Target {
  return { id: route.id, label: teller.ends(route), words, routes: [route.id], locations: [] };
}
