import { listed } from "../sentences";
import type { Move, TableState, View } from "../types";
import { say } from "../words";

/** Says whose turn it is and what is expected. */
export function prompt(view: View, moves: Move[], names: string[], table?: TableState | null): string {
  if (view.phase === "over") return say("table-over");
  if (moves.length === 0) {
    if (table && waitsForPreparation(view, table)) return say("table-wait-bots");
    const waited = view.waiting_for.map((seat) => names[seat] ?? "");
    return say(`table-wait-${view.phase}`, { names: listed(waited), count: waited.length });
  }
  if (moves.every((move) => move.do === "pass")) return say("table-do-pass");
  return say(`table-do-${view.phase}`, { offered: view.offer.length });
}

/** Whether the game waits only for bots, which are still being prepared. */
function waitsForPreparation(view: View, table: TableState): boolean {
  const isBot = (seat: number) => table.seats.find((chair) => chair.seat === seat)?.bot;
  return !table.bots_ready && view.waiting_for.every(isBot);
}
