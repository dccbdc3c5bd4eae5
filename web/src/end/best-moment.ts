import type { Board } from "../game/board";
import { takenBack } from "../game/entries";
import { ownWay } from "../game/network";
import type { Entry, GameEvent, Ticket, View } from "../game/types";

/** A claim, and the tickets whose locations it has joined. */
export interface Moment {
  seat: number;
  route: string;
  points: number;
  tickets: Ticket[];
}

type Claim = Extract<GameEvent, { event: "route_claimed" }>;

/** Returns the claim of a finished game that was worth most, with the tickets that it joined; null in a game without any. */
export function bestMoment(board: Board, view: View, entries: Entry[]): Moment | null {
  const owners: Record<string, number> = {};
  let best: Moment | null = null;
  for (const { seat, route, points } of claimsOf(entries)) {
    const held = (view.players[seat]?.revealed_tickets ?? []).flatMap((id) => board.ticket.get(id) ?? []);
    const apart = held.filter(({ a, b }) => !ownWay(board, { owners }, seat, a, b));
    owners[route] = seat;
    const moment = { seat, route, points, tickets: apart.filter(({ a, b }) => ownWay(board, { owners }, seat, a, b)) };
    if (!best || worth(moment) > worth(best)) best = moment;
  }
  return best;
}

function worth({ points, tickets }: Moment): number {
  return tickets.reduce((sum, ticket) => sum + ticket.points, points);
}

/** Returns the claims that were not taken back. */
function claimsOf(entries: Entry[]): Claim[] {
  const undone = takenBack(entries);
  const standing = entries.filter(({ kind, number }) => kind === "move" && !undone.has(number));
  return standing.flatMap(({ events }) => events.filter((event) => event.event === "route_claimed"));
}
