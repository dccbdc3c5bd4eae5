/** How many cards there are of each kind. */
export type Counts = Readonly<Record<string, number>>;

/** Returns counts with some more, or fewer, of a kind. */
export function added(counts: Counts, kind: string, count = 1): Counts {
  return { ...counts, [kind]: (counts[kind] ?? 0) + count };
}

/** Returns how many cards there are together. */
export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
