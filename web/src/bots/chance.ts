/** Where chance comes from: each call gives 32 random bits. */
export type Words = () => number;

/** Returns 32 random bits of the browser. */
export function browserWords(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** Random numbers made of words, as Python's `random.Random` makes them. */
export class Chance {
  constructor(readonly word: Words = browserWords) {}

  /** Returns a number from 0 to just below 1. */
  number(): number {
    const high = this.word() >>> 5;
    return (high * 2 ** 26 + (this.word() >>> 6)) / 2 ** 53;
  }

  /** Returns a whole number from 0 to below a count, each equally likely. */
  below(count: number): number {
    const spare = Math.clz32(count);
    let drawn: number;
    do drawn = this.word() >>> spare;
    while (drawn >= count);
    return drawn;
  }
}
