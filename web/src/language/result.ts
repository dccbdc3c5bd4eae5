import type { Board } from "../game/board";
import { ownWay } from "../game/network";
import type { Result, Ticket, View } from "../game/types";
import { type Row, written } from "./rows";
import { listed } from "./sentences";
import { say } from "./words";

/** A ticket at the end: done with the way that joins its locations, or missed with none. */
export interface CountedTicket {
  ticket: Ticket;
  done: boolean;
  routes: string[];
}

/** Returns the tickets of a seat, open at the end, the completed ones first. */
export function countedTickets(board: Board, view: View, seat: number): CountedTicket[] {
  const held = (view.players[seat]?.revealed_tickets ?? []).flatMap((id) => board.ticket.get(id) ?? []);
  const counted = held.map((ticket) => {
    const way = ownWay(board, view, seat, ticket.a, ticket.b);
    return { ticket, done: way !== null, routes: way ?? [] };
  });
  return counted.sort((one, other) => Number(other.done) - Number(one.done) || other.ticket.points - one.ticket.points);
}

/** Returns the seats, the winner first. */
export function ranking({ places: ranks }: Result): number[] {
  return ranks.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
}

/** Returns the rows of the score sheet, a cell for each seat in this order; the last two are total and rank. */
export function countRows({ scores, places: ranks }: Result, order: number[], tickets: CountedTicket[][]): Row[] {
  const row = (key: string, count: (seat: number) => number) => ({ head: say(`end-${key}`), cells: order.map((seat) => written(count(seat))) });
  return [
    row("routes", (seat) => scores[seat]!.routes),
    row("tickets-won", (seat) => points(tickets[seat]!, true)),
    row("tickets-lost", (seat) => 0 - points(tickets[seat]!, false)),
    row("souvenirs", (seat) => scores[seat]!.souvenirs),
    row("total", (seat) => scores[seat]!.total),
    row("place", (seat) => ranks[seat]!),
  ];
}

function points(tickets: CountedTicket[], done: boolean): number {
  return tickets.reduce((sum, counted) => (counted.done === done ? sum + counted.ticket.points : sum), 0);
}

/** Says who has won, to the reader. */
export function victory({ winners, scores }: Pick<Result, "winners" | "scores">, names: string[], own: number | null): string {
  const points = scores[winners[0]!]!.total;
  if (winners.length === 1 && winners[0] === own) return say("end-you-won", { points });
  return say("end-won", { names: listed(winners.map((seat) => names[seat] ?? "")), count: winners.length, points });
}

/** Says what decided between seats with equal points (E4), a sentence for each such group. */
export function tieBreaks({ scores, places: ranks }: Result, names: string[]): string[] {
  const totals = [...new Set(scores.map((score) => score.total))];
  const groups = totals.map((total) => scores.flatMap((score, seat) => (score.total === total ? [seat] : [])));
  return groups
    .filter((group) => group.length > 1)
    .map((group) => {
      const completed = (seat: number) => scores[seat]?.tickets_completed ?? 0;
      const counts = listed(group.map((seat) => say("name-count", { name: names[seat] ?? "", count: completed(seat) })));
      const decided = new Set(group.map((seat) => ranks[seat])).size > 1;
      return say(decided ? "end-tie-decided" : "end-tie-shared", { points: scores[group[0]!]!.total, counts });
    });
}
