import { listed } from "../sentences";
import type { Move, View } from "../types";
import { say } from "../words";

/** Tells in words whose turn it is and what is expected. */
export function prompt(view: View, moves: Move[], names: string[]): string {
  if (view.phase === "over") return say("table-over");
  if (moves.length === 0) {
    const waited = view.waiting_for.map((seat) => names[seat] ?? "");
    return say(`table-wait-${view.phase}`, { names: listed(waited), count: waited.length });
  }
  if (moves.every((move) => move.do === "pass")) return say("table-do-pass");
  return say(`table-do-${view.phase}`, { offered: view.offer.length, cars: view.players[view.seat ?? 0]?.cars ?? 0 });
}
