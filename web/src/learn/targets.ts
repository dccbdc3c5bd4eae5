import { isClosed, type Board } from "../game/board";
import { progress } from "../game/progress";
import type { Route, View } from "../game/types";
import { listed, souvenirWord, type Teller } from "../language/sentences";
import { say } from "../language/words";

/** Something on the table that a step lets the player look at. */
export interface Sight {
  id: string;
  label: string;
  /** What it needs, or brings. */
  words: string;
  routes: string[];
  places: string[];
}

/** Where sights are found. */
export interface Sights {
  board: Board;
  view: View;
  seat: number;
  teller: Teller;
}

/** Returns free grey routes over land, the shortest first. */
export function greyRoutes(now: Sights): Sight[] {
  const routes = freeRoutes(now, ({ color, ferries }) => color === "grey" && !ferries);
  return routes.map((route) => routeSight(now, route, say("learn-look-grey", { route: now.teller.ends(route), length: route.length })));
}

/** Returns free ferry routes, the shortest first. */
export function ferryRoutes(now: Sights): Sight[] {
  return freeRoutes(now, ({ ferries }) => ferries > 0).map((route) => {
    const { length, ferries } = route;
    const values = { route: now.teller.ends(route), length, ferries, rest: length - ferries, held: now.view.hand["ferry"] ?? 0 };
    return routeSight(now, route, say("learn-look-ferry", values));
  });
}

/** Returns places with a souvenir that the player has not got yet. */
export function souvenirPlaces({ board, view, seat, teller }: Sights): Sight[] {
  const owned = view.players[seat]?.souvenirs ?? [];
  const found = Object.entries(view.stacks).filter(([, stack]) => stack.count && !owned.includes(stack.symbol));
  return found.map(([id, { symbol }]) => {
    const routes = board.data.routes.filter((route) => [route.a, route.b].includes(id) && isFree(route, view, seat));
    const others = [...new Set(routes.map(({ a, b }) => teller.place(a === id ? b : a)))];
    const words = say("learn-look-souvenir", { souvenir: souvenirWord(symbol), place: teller.place(id), places: listed(others) });
    return { id, label: teller.place(id), words, routes: routes.map((route) => route.id), places: [id] };
  });
}

/** Returns the player's tickets, and how far they have come. */
export function ownTickets({ board, view, seat, teller }: Sights): Sight[] {
  return view.tickets.flatMap((id) => {
    const ticket = board.ticket.get(id);
    if (!ticket) return [];
    const { missing, routes } = progress(board, view, seat, ticket);
    const key = missing === null ? "describe-ticket-lost" : "describe-ticket";
    const words = say(key, { ticket: teller.ticket(id), missing: missing ?? 0 });
    return [{ id, label: teller.ends(ticket), words, routes, places: [ticket.a, ticket.b] }];
  });
}

function freeRoutes({ board, view, seat }: Sights, isSuch: (route: Route) => boolean): Route[] {
  // One half of a double route stands for both.
  const isFirst = ({ id, double }: Route) => !double || id < double;
  const free = board.data.routes.filter((route) => isSuch(route) && isFirst(route) && isFree(route, view, seat));
  return free.sort((one, other) => one.length - other.length);
}

function isFree(route: Route, view: View, seat: number): boolean {
  return view.owners[route.id] === undefined && !isClosed(route, view, seat);
}

function routeSight({ teller }: Sights, route: Route, words: string): Sight {
  return { id: route.id, label: teller.ends(route), words, routes: [route.id], places: [] };
}
