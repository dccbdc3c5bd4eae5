/** Returns this many random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns an id for a new table. */
export function newTableId(): string {
  return randomHex(12);
}

/** Returns one of the numbers below a small one, each as likely as the others. */
export function randomBelow(count: number): number {
  const fair = 256 - (256 % count);
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1)) as unknown as [number];
    if (byte < fair) return byte % count;
  }
}

/** Returns things in an order drawn by lot. */
export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const drawn = [...things];
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1);
    [drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!];
  }
  return drawn;
}
