import type { BoardData, View } from "./types";

type Position = Pick<View, "owners">;
type Board = { data: BoardData };

/** Returns the shortest way between two locations over a seat's own routes, or null where they don't join them. */
export function ownWay(board: Board, { owners }: Position, seat: number, from: string, to: string): string[] | null {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [near, way] of ways) {
    for (const { id, a, b } of board.data.routes) {
      const next = a === near ? b : b === near ? a : null;
      if (next !== null && owners[id] === seat && !ways.has(next)) ways.set(next, [...way, id]);
    }
  }
  return ways.get(to) ?? null;
}

/** Returns the groups of locations that a seat's routes join, in the board's order. */
export function networks(board: Board, { owners }: Position, seat: number | null): string[][] {
  const groups = new Map<string, string[]>();
  for (const { id, a, b } of board.data.routes) {
    if (owners[id] !== seat) continue;
    const joined = [...new Set([...(groups.get(a) ?? [a]), ...(groups.get(b) ?? [b])])];
    for (const location of joined) groups.set(location, joined);
  }
  return [...groups].filter(([location, group]) => location === group[0]).map(([, group]) => group);
}
