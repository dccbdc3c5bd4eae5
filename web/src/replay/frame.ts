import type { BoardData, View } from "../game/types";
import { added, type Counts } from "./counts";
import { Dealer, type Cards } from "./dealer";
import type { GameRecord } from "./record";

/** All that a seat has, with everything open. */
export interface SeatFrame {
  cars: number;
  points: number;
  hand: Counts;
  /** Cards that everybody knows to be in the hand. */
  known: Counts;
  tickets: readonly string[];
  /** The tickets to choose from, in the order drawn. */
  offer: readonly string[];
  /** The first tickets that were chosen; null before. */
  chosen: readonly string[] | null;
  souvenirs: readonly string[];
}

/** A stack of souvenirs: where it lies (null: it waits aside), and how many are left. */
export interface StackFrame {
  place: string | null;
  count: number;
}

/** A whole game after one step, with everything open; what a step leaves alone is shared with the frame before. */
export interface Frame {
  phase: View["phase"];
  current: number;
  passes: number;
  turnsLeft: number | null;
  /** The route whose souvenir is being chosen. */
  claimed: string | null;
  cards: Cards;
  seats: readonly SeatFrame[];
  /** The ticket deck, its top first. */
  ticketDeck: readonly string[];
  /** Who put a ticket under the deck that has not been drawn since. */
  rejectedBy: Readonly<Record<string, number>>;
  owners: Readonly<Record<string, number>>;
  stacks: Readonly<Record<string, StackFrame>>;
}

/** Returns all kinds of cards of a board. */
export function cardKinds(board: BoardData): string[] {
  return [...board.components.colors, "ferry"];
}

/** Returns a frame in which one seat has changed. */
export function withSeat(frame: Frame, seat: number, change: Partial<SeatFrame>): Frame {
  return { ...frame, seats: frame.seats.map((was, number) => (number === seat ? { ...was, ...change } : was)) };
}

/** Sets a game up (S1-S6), and returns it with the dealer who tells what was turned up. */
export function dealt(board: BoardData, record: GameRecord): [Frame, Dealer] {
  const { transport, tickets, souvenirs, reshuffles } = record.shuffles;
  const { components } = board;
  const count = record.players.length;
  const none = Object.fromEntries(cardKinds(board).map((card) => [card, 0]));
  const display = Array.from({ length: components.display }, () => null);
  const dealer = new Dealer({ deck: transport, top: 0, renewals: 0, display, discard: none }, components, reshuffles);
  const hands: Counts[] = record.players.map(() => none);
  for (let card = 0; card < components.dealt_cards * count; card++) hands[card % count] = added(hands[card % count]!, dealer.draw());
  dealer.settle();
  const offered = components.dealt_tickets * count;
  const offer = (seat: number) => tickets.slice(0, offered).filter((_, number) => number % count === seat);
  const frame: Frame = {
    phase: "opening",
    current: 0,
    passes: 0,
    turnsLeft: null,
    claimed: null,
    cards: dealer.cards,
    seats: hands.map((hand, seat) => {
      return { cars: components.cars, points: 0, hand, known: none, tickets: [], offer: offer(seat), chosen: null, souvenirs: [] };
    }),
    ticketDeck: tickets.slice(offered),
    rejectedBy: {},
    owners: {},
    stacks: laidStacks(board, souvenirs, count),
  };
  return [frame, dealer];
}

/** Lays a stack on each start place and two aside (S2, S3). */
function laidStacks(board: BoardData, souvenirs: string[], players: number): Record<string, StackFrame> {
  const starts = board.locations.filter((location) => location.souvenir_at_setup);
  const count = players === 4 ? 3 : 2;
  return Object.fromEntries(souvenirs.map((symbol, number) => [symbol, { place: starts[number]?.id ?? null, count }]));
}
