import type { Move } from "../game/types";
import type { Kernel } from "../kernel/kernel";
import type { EngineBoard } from "./board";
import { IllegalMove } from "../json/faults";

type MoveTo<Do extends Move["do"]> = Extract<Move, { do: Do }>;

/** The tickets that a seat looks at, in the order drawn: a keep action is a mask over them. */
export type Offer = readonly string[];

/** Returns the move of an action number. */
export function moveOf(kernel: Kernel, board: EngineBoard, action: number, offer: Offer): Move {
  const { draw_tickets, take_from_deck, first_take_face_up } = kernel.layout.numbers;
  const { first, data } = board;
  if (!(action >= 0 && action < board.actions)) throw new IllegalMove("T1", "refused-no-such-action");
  if (action >= first.claim) return board.claims[action - first.claim]!;
  if (action >= first.place) return placing(board, action - first.place);
  if (action >= first.take_souvenir) return { do: "take_souvenir", location: data.locations[action - first.take_souvenir]!.id };
  if (action >= first.keep) return keeping(offer, action - first.keep + 1);
  if (action >= first_take_face_up) return { do: "take_card", from: "display", slot: action - first_take_face_up };
  if (action === take_from_deck) return { do: "take_card", from: "deck" };
  return { do: action === draw_tickets ? "draw_tickets" : "pass" };
}

function placing({ data }: EngineBoard, number: number): Move {
  const places = data.locations.length;
  return { do: "place_souvenir", symbol: data.souvenirs[Math.floor(number / places)]!, location: data.locations[number % places]!.id };
}

function keeping(offer: Offer, mask: number): Move {
  return { do: "keep_tickets", tickets: offer.filter((_, bit) => (mask >> bit) & 1).sort() };
}

/** Returns a move's action number, or says why there can be no such move on this board. */
export function actionOf(kernel: Kernel, board: EngineBoard, move: Move, offer: Offer): number {
  const { pass, draw_tickets } = kernel.layout.numbers;
  switch (move.do) {
    case "pass":
      return pass;
    case "draw_tickets":
      return draw_tickets;
    case "take_card":
      return cardAction(kernel, board, move);
    case "keep_tickets":
      return keepAction(board, move, offer);
    case "take_souvenir":
      return board.first.take_souvenir + locationNumber(board, move.location, "C7");
    case "place_souvenir":
      return placeAction(board, move);
    case "claim_route":
      return claimAction(board, move);
  }
}

function cardAction({ layout }: Kernel, { data }: EngineBoard, move: MoveTo<"take_card">): number {
  const { take_from_deck, first_take_face_up } = layout.numbers;
  if (move.from === "deck") return take_from_deck;
  const last = data.components.display - 1;
  if (move.slot < 0 || move.slot > last) throw new IllegalMove("D1", "refused-unknown-slot", { slot: String(move.slot), last });
  return first_take_face_up + move.slot;
}

function keepAction({ tickets, first }: EngineBoard, move: MoveTo<"keep_tickets">, offer: Offer): number {
  const kept = new Set(move.tickets);
  for (const ticket of [...move.tickets].sort()) {
    if (!tickets.has(ticket)) throw new IllegalMove("K1", "refused-unknown-ticket", { ticket });
  }
  if (!kept.size) throw new IllegalMove("K1", "refused-keep-one");
  const strange = offer.length > 0 && move.tickets.some((ticket) => !offer.includes(ticket));
  if (kept.size !== move.tickets.length || strange) throw new IllegalMove("K1", "refused-not-offered");
  const mask = offer.reduce((bits, ticket, bit) => bits | (Number(kept.has(ticket)) << bit), 0);
  return first.keep + Math.max(mask, 1) - 1;
}

function locationNumber({ data }: EngineBoard, place: string, rule: string): number {
  const number = data.locations.findIndex(({ id }) => id === place);
  if (number < 0) throw new IllegalMove(rule, "refused-unknown-place", { place });
  return number;
}

function placeAction(board: EngineBoard, { symbol, location }: MoveTo<"place_souvenir">): number {
  const { souvenirs, locations } = board.data;
  const number = souvenirs.indexOf(symbol);
  if (number < 0) throw new IllegalMove("S8", "refused-unknown-souvenir", { symbol });
  return board.first.place + number * locations.length + locationNumber(board, location, "S8");
}

function claimAction(board: EngineBoard, move: MoveTo<"claim_route">): number {
  const number = board.claims.findIndex(({ route, cards }) => route === move.route && isSame(cards, move.cards));
  if (number < 0) throw wrongPayment(board, move);
  return board.first.claim + number;
}

function isSame(one: Record<string, number>, other: Record<string, number>): boolean {
  const kinds = Object.keys(one);
  return kinds.length === Object.keys(other).length && kinds.every((card) => one[card] === other[card]);
}

/** Returns why a payment is none of those that a route has. */
function wrongPayment({ cards, data, routes }: EngineBoard, { route: id, cards: paid }: MoveTo<"claim_route">): IllegalMove {
  const route = routes.get(id);
  if (!route) return new IllegalMove("C1", "refused-unknown-route", { route: id });
  const strange = cards.find((card) => paid[card] && !data.components.colors.includes(card) && card !== "ferry");
  if (strange) return new IllegalMove("C2", "refused-unknown-card", { card: strange });
  const count = Object.values(paid).reduce((sum, number) => sum + number, 0);
  if (count !== route.length) return new IllegalMove("C2", "refused-wrong-count", { length: route.length, count });
  if ((paid["ferry"] ?? 0) < route.ferries) return new IllegalMove("C3", "refused-needs-ferry", { ferries: route.ferries });
  if (route.color === "grey") return new IllegalMove("C2", "refused-one-color");
  return new IllegalMove("C2", "refused-wrong-color", { color: route.color });
}
