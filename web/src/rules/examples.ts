import { lookOf } from "../board/shapes";
import type { BoardData, Route, Ticket } from "../game/types";
import { colorWord, listed, routePhrase } from "../language/sentences";
import { say } from "../language/words";

/** What a picture of the rules shows. */
export type PictureName = "route" | "grey" | "ferry" | "double" | "both" | "sweep" | "souvenir" | "ticket" | "points" | "souvenirs";

const PICTURES: Record<string, PictureName[]> = {
  D3: ["both"],
  D7: ["sweep"],
  C2: ["route", "grey"],
  C3: ["ferry"],
  C5: ["points"],
  C6: ["double"],
  C7: ["souvenir"],
  E2: ["ticket"],
  E3: ["souvenirs"],
};

/** Returns the pictures that stand beside a rule: those that the board has an example for. */
export function picturesOf(rule: string, data: BoardData): PictureName[] {
  return (PICTURES[rule] ?? []).filter((name) => isShown(name, data));
}

function isShown(name: PictureName, data: BoardData): boolean {
  if (name in IS_EXAMPLE) return !!exampleOf(data, name);
  if (name === "souvenir") return !!exampleOf(data, "route");
  if (name === "ticket") return !!journeyOf(data);
  if (name === "sweep") return canSweep(data);
  return name !== "both" || data.components.ferries > 0;
}

/** Returns true if enough ferries can lie face up for the display to be swept. */
export function canSweep({ components: { display, ferries, sweep_at } }: BoardData): boolean {
  return sweep_at <= Math.min(display, ferries);
}

/** One lane of spaces: what they look like, and the seat whose cable cars stand there. */
export interface Lane {
  look: string;
  owner?: number;
  isClosed?: boolean;
}

/** What joins two locations in a picture: one lane, or the two of a double route. */
export interface Leg {
  length: number;
  ferries: number;
  lanes: Lane[];
}

/** Cards that pay a route, or do not. */
export interface Payment {
  cards: string[];
  isRight: boolean;
}

/** Returns a route as a leg, with cable cars on it where it is owned. */
export function legOf(route: Route, owner?: number): Leg {
  const lane: Lane = { look: lookOf(route), ...(owner !== undefined && { owner }) };
  return { length: route.length, ferries: route.ferries, lanes: [lane] };
}

const IS_EXAMPLE: Record<string, (route: Route) => boolean> = {
  route: ({ color, ferries, double }) => color !== "grey" && !ferries && !double,
  grey: ({ color, ferries, double }) => color === "grey" && !ferries && !double,
  ferry: ({ ferries }) => ferries > 0,
  double: ({ double, color }) => !!double && color !== "grey",
};

/** Returns a route of the board that shows something well: three spaces if there is such a one. */
export function exampleOf(data: BoardData, kind: keyof typeof IS_EXAMPLE): Route | undefined {
  const found = data.routes.filter((route) => IS_EXAMPLE[kind]!(route) && route.length > 1);
  return [...found].sort((one, other) => Math.abs(one.length - 3) - Math.abs(other.length - 3))[0];
}

/** Returns payments for a route, right ones and wrong ones. */
export function paymentsOf(data: BoardData, route: Route): Payment[] {
  const [one = "", other = one] = data.components.colors;
  const own = route.color === "grey" ? one : route.color;
  const foreign = own === one ? other : one;
  const pay = (ferries: number, color: string): string[] => [
    ...Array<string>(ferries).fill("ferry"),
    ...Array<string>(route.length - ferries).fill(color),
  ];
  const right = [pay(route.ferries, own), pay(Math.min(route.ferries + 1, route.length), route.color === "grey" ? other : own), pay(route.length, own)];
  const mixed = route.color === "grey" ? [...pay(0, own).slice(1), foreign] : pay(0, foreign);
  const wrong = route.ferries ? [pay(0, own)] : foreign === own ? [] : [mixed];
  const distinct = right.filter((cards, at) => right.findIndex((known) => known.join() === cards.join()) === at);
  return [...distinct.map((cards) => ({ cards, isRight: true })), ...wrong.map((cards) => ({ cards, isRight: false }))];
}

/** A ticket, and a way between its two locations. */
export interface Journey {
  ticket: Ticket;
  /** The locations on the way, both ends included. */
  locations: string[];
  routes: Route[];
}

/** Returns the ticket of the board that takes the fewest routes and spaces. */
export function journeyOf(data: BoardData): Journey | undefined {
  const spaces = ({ routes }: Journey) => routes.reduce((sum, route) => sum + 100 + route.length, 0);
  const journeys = data.tickets.flatMap((ticket) => wayOf(data, ticket) ?? []);
  return journeys.sort((one, other) => spaces(one) - spaces(other))[0];
}

/** Returns a way of few routes over land that completes a ticket. */
function wayOf(data: BoardData, ticket: Ticket): Journey | undefined {
  const ways = [{ ticket, locations: [ticket.a], routes: [] as Route[] }];
  const reached = new Set([ticket.a]);
  for (const way of ways) {
    const here = way.locations.at(-1) as string;
    if (here === ticket.b) return way;
    for (const route of data.routes.filter(({ a, b, ferries }) => [a, b].includes(here) && !ferries)) {
      const next = route.a === here ? route.b : route.a;
      if (!reached.has(next)) ways.push({ ticket, locations: [...way.locations, next], routes: [...way.routes, route] });
      reached.add(next);
    }
  }
  return undefined;
}

/** Returns a location's name. */
export function locationName(data: BoardData, id: string): string {
  return data.locations.find((location) => location.id === id)?.name ?? id;
}

/** Returns a route in words. */
export function routeWords(data: BoardData, route: Route): string {
  const ends = say("two-places", { a: locationName(data, route.a), b: locationName(data, route.b) });
  return routePhrase(route, ends);
}

/** Returns five face-up cards with as many ferries as bring a sweep about, and five others. */
export function sweepOf(data: BoardData): [string[], string[]] {
  const { colors, display, sweep_at } = data.components;
  const color = (slot: number) => colors[slot % colors.length] as string;
  const swept = Array.from({ length: display }, (_, slot) => (slot < sweep_at ? "ferry" : color(slot)));
  return [swept, Array.from({ length: display }, (_, slot) => color(slot + sweep_at + 1))];
}

/** Returns cards as words. */
export function cardWords(cards: string[]): string {
  return listed(cards.map(colorWord));
}
