import type { Entry } from "./types";

/** Returns the numbers of the moves that were taken back: an undo takes the last one of its seat that stands. */
export function takenBack(entries: Entry[]): Set<number> {
  const standing: Entry[] = [];
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === "move") standing.push(entry);
    if (entry.kind !== "undo") continue;
    const [move] = standing.splice(standing.findLastIndex((earlier) => earlier.seat === entry.seat), 1);
    if (move) gone.add(move.number);
  }
  return gone;
}
