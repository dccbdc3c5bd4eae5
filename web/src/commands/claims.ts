/** Commands that claim a route. What is refused becomes a move all the same: the rules say why. */
import type { IndexedBoard } from "../game/board";
import type { ClaimRoute, Move, Route } from "../game/types";
import { CARDS, cardsPhrase, listed } from "../language/sentences";
import { CommandFault } from "./faults";
import type { NamedCards, Said } from "./said";
import { byFerries, either, routeName, routesBetween } from "./sentences";

type Cards = Record<string, number>;

const FERRY = "ferry";
/** No route of any board is longer. */
const MAX_LENGTH = 8;
/** How many answers are named when something has to be asked back. */
const MOST_WAYS = 8;

/** Reads which route is claimed, and how it is paid. */
export function readClaim(said: Said): Move {
  said.expectOnly("claim", "take", "draw", "place", "color", "number", "ordinal", "with");
  const routes = meantRoutes(said);
  const ways = new Map<string, ClaimRoute[]>();
  for (const route of routes) {
    const found = waysToPay(route, said);
    if (found.length && !ways.has(kindOf(route))) ways.set(kindOf(route), found);
  }
  return ways.size ? chosenWay([...ways.values()], said.board) : refusable(routes, said);
}

/** Returns what two routes between the same locations must share to be as good as each other. */
function kindOf({ color, length, ferries }: Route): string {
  return `${color} ${length} ${ferries}`;
}

/** Returns the routes that a command can mean: one, or several between the same locations. */
function meantRoutes({ places, numbers, routeColors, board }: Said): Route[] {
  const [first, second] = places;
  if (first === undefined || places.length > 2) throw new CommandFault("command-two-places");
  if (second === undefined) return [onlyRoute(first, board)];
  const names = { a: board.location.get(first)!.name, b: board.location.get(second)!.name };
  const parallel = routesBetween(first, second, board);
  if (!parallel.length) throw new CommandFault("command-no-route", { ...names, places: neighbours(first, board) });
  const named = parallel.filter(
    ({ color }, index) => numbers.every((number) => number === index + 1) && routeColors.every((named) => named === color),
  );
  if (!named.length) throw new CommandFault("command-no-such-route", { ...names, routes: routeNames(parallel, board) });
  return named;
}

function onlyRoute(place: string, board: IndexedBoard): Route {
  const routes = routesAt(place, board);
  if (routes.length === 1) return routes[0]!;
  throw new CommandFault("command-which-end", { place: board.location.get(place)!.name, places: neighbours(place, board) });
}

function routesAt(place: string, board: IndexedBoard): Route[] {
  return board.data.routes.filter(({ a, b }) => a === place || b === place);
}

/** Returns the locations to which routes lead from a location. */
function neighbours(place: string, board: IndexedBoard): string {
  const ends = new Set(routesAt(place, board).map(({ a, b }) => (a === place ? b : a)));
  return listed([...ends].map((end) => board.location.get(end)!.name));
}

function routeNames(routes: Route[], board: IndexedBoard): string {
  return either(routes.map((route) => routeName(route, board)));
}

/** Returns the only way to claim, or asks for the route or the cards. */
function chosenWay(ways: ClaimRoute[][], board: IndexedBoard): ClaimRoute {
  const routes = ways.map(([claim]) => board.route.get(claim!.route)!);
  if (routes.length > 1) throw new CommandFault("command-which-route", { routes: routeNames(routes, board) });
  const claims = byFerries(ways[0]!);
  if (claims.length === 1) return claims[0]!;
  const phrases = claims.slice(0, MOST_WAYS).map(({ cards }) => cardsPhrase(cards));
  throw new CommandFault("command-which-payment", { route: routeName(routes[0]!, board), ways: either(phrases) });
}

/** Returns the ways in which this seat can pay a route now with what was named. */
function waysToPay(route: Route, { cards: named, situation }: Said): ClaimRoute[] {
  const claims = situation.claims.payable(route.id);
  if (!claims.length) return [];
  const exact = exactCards(route, named);
  if (exact) return claims.filter(({ cards }) => isSame(cards, exact));
  const colors = new Set(named.map(({ color }) => color));
  if (!colors.size) return claims;
  const least = Math.max(route.ferries ?? 0, Number(colors.has(FERRY)));
  const fitting = claims.filter(({ cards }) => isSameColor(cards, colors) && countOf(cards, FERRY) >= least);
  const plain = fitting.filter(({ cards }) => countOf(cards, FERRY) === least);
  return plain.length ? plain : fitting;
}

/** Returns whether cards are of just these colours, ferries aside. */
function isSameColor(cards: Cards, colors: Set<string>): boolean {
  const paid = Object.keys(cards).filter((card) => card !== FERRY);
  const named = [...colors].filter((card) => card !== FERRY);
  return paid.length === named.length && paid.every((card) => colors.has(card));
}

function isSame(one: Cards, other: Cards): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((card) => countOf(one, card) === countOf(other, card));
}

function countOf(cards: Cards, card: string): number {
  return cards[card] ?? 0;
}

/** Returns the cards that were named, where there is no doubt how many of each. */
function exactCards(route: Route, named: NamedCards[]): Cards | null {
  const counted: Cards = {};
  for (const { color, count } of named) counted[color] = countOf(counted, color) + (count ?? 0);
  const total = Object.values(counted).reduce((sum, count) => sum + count, 0);
  if (total > MAX_LENGTH) throw new CommandFault("refused-wrong-count", { length: route.length, count: total }, "C2");
  const rest = named.flatMap(({ color, count }) => (count === null ? [color] : []));
  const missing = route.length - total;
  const each = rest.length === 1 && named.length > 1 && missing > 0 ? missing : 1;
  if (!named.length || (rest.length && rest.length * each !== missing)) return null;
  for (const color of rest) counted[color] = countOf(counted, color) + each;
  return counted;
}

/** Returns the move that was most likely meant; the rules refuse it and say why. */
function refusable(routes: Route[], { cards: named, situation: { claims } }: Said): Move {
  const colors = named.flatMap(({ color }) => (color === FERRY ? [] : [color]));
  const strangeness = (route: Route) => 2 * Number(!colors.includes(route.color)) + Number(!claims.isOpen(route.id));
  const route = routes.reduce((best, other) => (strangeness(other) < strangeness(best) ? other : best));
  const cards = exactCards(route, named) ?? literalCards(named, colors);
  if (cards) return claimOf(route, cards);
  return named.length ? claimOf(route, usualCards(route, named)) : claims.likeliest(route.id);
}

/** Returns the cards as they were named, where that means no payment. */
function literalCards(named: NamedCards[], colors: string[]): Cards | null {
  if (new Set(colors).size < 2 && !named.some(({ count }) => count)) return null;
  return Object.fromEntries(named.map(({ color, count }) => [color, count || 1]));
}

/** Returns the payment with the fewest ferries in a colour that was named. */
function usualCards({ length, ferries: demanded = 0 }: Route, named: NamedCards[]): Cards {
  const colors = named.map(({ color }) => color);
  const color = colors.filter((color) => color !== FERRY).sort()[0] ?? FERRY;
  const ferries = Math.min(Math.max(demanded, Number(colors.includes(FERRY))), length);
  return color === FERRY ? { [FERRY]: length } : { [color]: length - ferries, [FERRY]: ferries };
}

/** Returns a claim as messages have it: no card that is not paid, in the order of all cards. */
function claimOf({ id }: Route, cards: Cards): ClaimRoute {
  const paid = CARDS.filter((card) => countOf(cards, card) > 0).map((card) => [card, countOf(cards, card)]);
  return { do: "claim_route", route: id, cards: Object.fromEntries(paid) };
}
