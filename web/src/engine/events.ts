import type { GameEvent } from "../game/types";
import type { Kernel, RecordView } from "../kernel/kernel";
import { paidCards, type EngineBoard } from "./board";

type Decoder = (board: EngineBoard, seat: number, numbers: number[]) => GameEvent;

/** Returns the ids of numbered tickets; -1 stands where there are fewer than there could be. */
function ticketsOf({ data }: EngineBoard, numbers: number[]): string[] {
  return numbers.filter((number) => number >= 0).map((number) => data.tickets[number]!.id);
}

function souvenirAt({ data }: EngineBoard, numbers: number[]): { symbol: string; location: string } {
  return { symbol: data.souvenirs[numbers[0]!]!, location: data.locations[numbers[1]!]!.id };
}

const DECODERS: Record<GameEvent["event"], Decoder> = {
  opening_chosen: (board, seat, numbers) => ({ event: "opening_chosen", seat, tickets: ticketsOf(board, numbers).sort() }),
  opening_ended: (_, __, numbers) => ({ event: "opening_ended", kept: numbers.filter((number) => number >= 0) }),
  souvenir_placed: (board, seat, numbers) => ({ event: "souvenir_placed", seat, ...souvenirAt(board, numbers) }),
  card_taken: ({ cards }, seat, [slot, card]) => ({ event: "card_taken", seat, slot: slot! < 0 ? null : slot!, card: cards[card!]! }),
  card_turned_up: ({ cards }, _, [slot, card]) => ({ event: "card_turned_up", slot: slot!, card: cards[card!]! }),
  display_swept: () => ({ event: "display_swept" }),
  deck_reshuffled: (_, __, [size]) => ({ event: "deck_reshuffled", size: size! }),
  route_claimed: ({ data, cards }, seat, [number, color, ferries, points]) => {
    const { id, length } = data.routes[number!]!;
    const paid = Object.entries(paidCards(cards[color!]!, length, ferries!));
    return { event: "route_claimed", seat, route: id, cards: paid.flatMap(([card, count]) => Array<string>(count).fill(card)), points: points! };
  },
  souvenir_taken: (board, seat, numbers) => ({ event: "souvenir_taken", seat, ...souvenirAt(board, numbers) }),
  tickets_drawn: (board, seat, numbers) => {
    const tickets = ticketsOf(board, numbers);
    return { event: "tickets_drawn", seat, count: tickets.length, tickets };
  },
  tickets_kept: (board, seat, numbers) => {
    const tickets = ticketsOf(board, numbers).sort();
    return { event: "tickets_kept", seat, count: tickets.length, tickets };
  },
  turn_passed: (_, seat) => ({ event: "turn_passed", seat }),
  last_round_begun: (_, seat) => ({ event: "last_round_begun", seat }),
  game_ended: () => ({ event: "game_ended" }),
};

/** Returns the rows of numbers that the kernel has noted about a move, or the deal: a kind, a seat and what else. */
function rowsOf({ layout }: Kernel, dealer: RecordView<"dealer">): number[][] {
  const width = layout.records.dealer.fields["events.rows"].shape[1]!;
  return Array.from({ length: dealer.get("events.count") }, (_, row) => dealer.list("events.rows", width, row * width));
}

/** Returns what a move, or the deal, did, with everything open. */
export function eventsOf(kernel: Kernel, board: EngineBoard, dealer: RecordView<"dealer">): GameEvent[] {
  const kinds = kernel.layout.events as GameEvent["event"][];
  return rowsOf(kernel, dealer).map(([kind, seat, ...numbers]) => DECODERS[kinds[kind!]!](board, seat!, numbers));
}

/** Returns the card that a move has taken, or the tickets that it has drawn. */
export function revealedBy(events: GameEvent[]): string[] {
  for (const event of events) {
    if (event.event === "card_taken") return [event.card!];
    if (event.event === "tickets_drawn") return event.tickets!;
  }
  return [];
}
