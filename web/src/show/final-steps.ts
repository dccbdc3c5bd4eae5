import type { CountedTicket } from "../language/result";
import type { View } from "../game/types";

/** One step of the final show: points that a seat gets or loses, for a ticket or what the board has brought. */
export interface Step {
  seat: number;
  /** What is counted; "crown" ends the show. */
  what: "routes" | "ticket" | "souvenirs" | "crown";
  points: number;
  ticket: CountedTicket | null;
}

/** Returns what is counted seat by seat, ticket by ticket; who has won comes at the end. */
export function steps({ scores, winners }: NonNullable<View["result"]>, tickets: CountedTicket[][]): Step[] {
  const counted = scores.flatMap(({ routes, souvenirs }, seat): Step[] => [
    { seat, what: "routes", points: routes, ticket: null },
    ...(tickets[seat] ?? []).map((ticket) => ticketStep(seat, ticket)),
    { seat, what: "souvenirs", points: souvenirs, ticket: null },
  ]);
  return [...counted, { seat: winners[0] ?? 0, what: "crown", points: 0, ticket: null }];
}

function ticketStep(seat: number, ticket: CountedTicket): Step {
  const { points } = ticket.ticket;
  return { seat, what: "ticket", points: ticket.done ? points : -points, ticket };
}
