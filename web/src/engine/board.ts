import type { BoardData, ClaimRoute } from "../game/types";
import type { Kernel, RecordView } from "../kernel/kernel";
import { hex, sha256 } from "../kernel/sha256";
import { compact } from "../json/json";

/** A board that can be played on: its data, and its record in the kernel's memory. */
export interface EngineBoard {
  /** What the page and a server call it. */
  key: string;
  /** What the game file calls it. */
  id: string;
  /** Whether it does not come with Cable Car: then the game file carries its data. */
  own: boolean;
  /** The hash that ties a game file to it. */
  sha256: string;
  data: BoardData;
  /** The address of its record. */
  table: number;
  /** All kinds of transport cards by the kernel's numbers, the board's own or not. */
  cards: readonly string[];
  /** The kinds of cards that it is played with, in its order, with their numbers. */
  kinds: readonly (readonly [card: string, number: number])[];
  /** All transport cards, in the order of their kinds. */
  deck: readonly string[];
  /** Every claim that there can be, in the order of their action numbers from `first_claim` on. */
  claims: readonly ClaimRoute[];
  /** Where the actions of each kind begin, and how many there are. */
  first: Readonly<Record<"keep" | "take_souvenir" | "place" | "claim", number>>;
  actions: number;
  locations: ReadonlyMap<string, BoardData["locations"][number]>;
  routes: ReadonlyMap<string, BoardData["routes"][number]>;
  tickets: ReadonlyMap<string, BoardData["tickets"][number]>;
}

/** How the key of a board goes on that does not come with Cable Car: by a part of its hash. */
const VERSION = "@";

/** Puts a board into the kernel's memory, where it stays; a table of another kernel is refused. */
export function loadEngineBoard(kernel: Kernel, key: string, data: BoardData, table: Uint8Array): EngineBoard {
  if (table.length !== kernel.size("board")) throw new RangeError(key);
  const address = kernel.put(table);
  const record = kernel.at("board", address);
  const { cards } = kernel.layout;
  return {
    key,
    id: key.split(VERSION)[0]!,
    own: key.includes(VERSION),
    sha256: boardHash(data),
    data,
    table: address,
    cards,
    kinds: [...data.components.colors, "ferry"].map((card) => [card, cards.indexOf(card)] as const),
    deck: cards.flatMap((card, number) => Array<string>(record.get("card_counts", number)).fill(card)),
    claims: claimsOf(record, data, cards),
    first: {
      keep: record.get("first_keep"),
      take_souvenir: record.get("first_take_souvenir"),
      place: record.get("first_place"),
      claim: record.get("first_claim"),
    },
    actions: record.get("actions"),
    locations: byId(data.locations),
    routes: byId(data.routes),
    tickets: byId(data.tickets),
  };
}

/** Returns the hash of what counts for play on a board. */
export function boardHash({ locations, routes, tickets, souvenirs, route_points, components }: BoardData): string {
  return hex(sha256(compact({ locations, routes, tickets, souvenirs, route_points, components })));
}

function byId<Thing extends { id: string }>(things: Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function claimsOf(record: RecordView<"board">, { routes }: BoardData, cards: readonly string[]): ClaimRoute[] {
  const count = record.get("first_payment", routes.length);
  const numbers = record.list("payment_route", count);
  const colors = record.list("payment_color", count);
  const ferries = record.list("payment_ferries", count);
  return numbers.map((number, payment) => {
    const { id, length } = routes[number]!;
    return { do: "claim_route", route: id, cards: paidCards(cards[colors[payment]!]!, length, ferries[payment]!) };
  });
}

/** Returns the cards of a payment by how many there are of each. */
export function paidCards(color: string, length: number, ferries: number): Record<string, number> {
  return { ...(length > ferries && { [color]: length - ferries }), ...(ferries > 0 && { ferry: ferries }) };
}
