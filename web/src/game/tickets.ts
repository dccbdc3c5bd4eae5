import type { Board } from "./board";
import { ownWay } from "./network";
import type { Ticket, View } from "./types";

/** A ticket that a claim has completed, and the way that joins its locations. */
export interface Done {
  ticket: Ticket;
  routes: string[];
}

/** Returns the tickets of the looking seat that were not complete before it claimed a route. */
export function completedBy(route: string, board: Board, view: View): Done[] {
  const { seat } = view;
  if (seat === null) return [];
  const owners = Object.fromEntries(Object.entries(view.owners).filter(([id]) => id !== route));
  const held = view.tickets.flatMap((id) => board.ticket.get(id) ?? []);
  return held.flatMap((ticket) => {
    const routes = ownWay(board, view, seat, ticket.a, ticket.b);
    return routes && !ownWay(board, { ...view, owners }, seat, ticket.a, ticket.b) ? [{ ticket, routes }] : [];
  });
}
