import type { Move, View } from "../game/types";
import { listed } from "../language/sentences";
import { say } from "../language/words";
import type { TableState } from "../server/types";

/** Says whose turn it is and what is expected. */
export function prompt(view: View, moves: Move[], names: string[], table?: TableState | null): string {
  if (view.phase === "over") return say("table-over");
  if (moves.length === 0) {
    if (table && waitsForPreparation(view, table)) return say("table-wait-bots");
    const waited = view.waiting_for.map((seat) => names[seat] ?? "");
    return say(`table-wait-${view.phase}`, { names: listed(waited), count: waited.length });
  }
  if (moves.every((move) => move.do === "pass")) return say("table-do-pass");
  return say(`table-do-${view.phase}`, { offered: view.offer.length, cars: view.players[view.seat ?? 0]?.cars ?? 0 });
}

/** Whether the game waits only for bots, which are still being prepared. */
function waitsForPreparation(view: View, table: TableState): boolean {
  const isBot = (seat: number) => table.seats.find((chair) => chair.seat === seat)?.bot;
  return !table.bots_ready && view.waiting_for.every(isBot);
}
