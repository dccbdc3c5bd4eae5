/** Returns things in slices, each to be drawn on its own. */
export function inChunks<Thing>(things: Thing[], size: number): Thing[][] {
  return things.flatMap((_, number) => (number % size ? [] : [things.slice(number, number + size)]));
}
