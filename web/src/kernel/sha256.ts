// Browsers have their own SHA-256 only on secure addresses, and it answers later: a game on a plain address of the
// local network needs one too, and a deal needs it at once.

const FIRST_PRIMES = 64;

/** Returns the first 32 bits behind the point of the roots of the first primes: the constants of SHA-256. */
function constants(root: (prime: number) => number, count: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let number = 2, found = 0; found < count; number++) {
    if (!hasDivisor(number)) words[found++] = (root(number) % 1) * 2 ** 32;
  }
  return words;
}

function hasDivisor(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return true;
  return false;
}

const K = constants(Math.cbrt, FIRST_PRIMES);
const START = constants(Math.sqrt, 8);

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Returns a text as UTF-8 with the length behind it, in whole blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array((bytes.length + 72) & ~63);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const data = new DataView(blocks.buffer);
  data.setBigUint64(blocks.length - 8, BigInt(bytes.length) * 8n);
  return data;
}

/** Returns the SHA-256 of a text in UTF-8. */
export function sha256(text: string): Uint8Array {
  const data = padded(text);
  const state = START.slice();
  for (let block = 0; block < data.byteLength; block += 64) mix(state, schedule(data, block));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

function schedule(data: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let t = 0; t < 16; t++) words[t] = data.getUint32(block + 4 * t);
  for (let t = 16; t < 64; t++) {
    const [early, late] = [words[t - 15]!, words[t - 2]!];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[t] = words[t - 16]! + first + words[t - 7]! + second;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + words[t]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word));
}

/** Returns bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
