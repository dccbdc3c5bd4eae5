/** How alike two words are, as Python's difflib counts it: both must understand the same misspelt words. */

/** What of a word takes no time to compare. */
interface Traits {
  letters: string[];
  digits: string;
  /** The set of its letters, a bit for each code point modulo 64. */
  low: number;
  high: number;
}

/** A part that two words share: where it begins in each. */
interface Block {
  start: number;
  otherStart: number;
  length: number;
}

/** The most words that are kept with their traits. */
const KEPT = 4096;
const kept = new Map<string, Traits>();

/** Returns how alike two words are, from 0 to 1; 0 is also anything that is surely less than the least. */
export function alikeness(word: string, other: string, least: number): number {
  const [one, two] = [traits(word), traits(other)];
  const size = one.letters.length + two.letters.length;
  const differing = Math.max(Math.abs(one.letters.length - two.letters.length), bits(one.low ^ two.low) + bits(one.high ^ two.high));
  if (one.digits !== two.digits || differing > size * (1 - least)) return 0;
  return ratio(one.letters, two.letters);
}

/** Returns the text that is most like a word, if one is at least as alike; of equals the last in the order of their letters. */
export function closest(word: string, texts: Iterable<string>, least: number): string | null {
  const letters = [...word];
  let [best, found]: [number, string | null] = [least, null];
  for (const text of texts) {
    const likeness = ratio([...text], letters);
    if (likeness > best || (likeness === best && (found === null || text > found))) [best, found] = [likeness, text];
  }
  return found;
}

/** Returns how many of the letters of two words lie in blocks that they share, from 0 to 1 (Ratcliff and Obershelp). */
function ratio(word: string[], other: string[]): number {
  return (2 * shared(word, other)) / (word.length + other.length);
}

/** Counts the letters in the longest block that two words share, and in those before and after it. */
function shared(word: string[], other: string[]): number {
  const { start, otherStart, length } = longestBlock(word, other);
  if (length === 0) return 0;
  const before = shared(word.slice(0, start), other.slice(0, otherStart));
  return length + before + shared(word.slice(start + length), other.slice(otherStart + length));
}

/** Returns the longest block that two words share; of equals the first in the first word, then in the second. */
function longestBlock(word: string[], other: string[]): Block {
  let best: Block = { start: 0, otherStart: 0, length: 0 };
  let lengths: number[] = []; // of the blocks that end before this letter of the word, by their end in the other
  word.forEach((letter, end) => {
    const next: number[] = [];
    for (let otherEnd = other.indexOf(letter); otherEnd >= 0; otherEnd = other.indexOf(letter, otherEnd + 1)) {
      const length = (lengths[otherEnd - 1] ?? 0) + 1;
      next[otherEnd] = length;
      if (length > best.length) best = { start: end - length + 1, otherStart: otherEnd - length + 1, length };
    }
    lengths = next;
  });
  return best;
}

function traits(word: string): Traits {
  const known = kept.get(word);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const found: Traits = { letters: [...word], digits: word.replace(/\P{Nd}/gu, ""), low: 0, high: 0 };
  for (const letter of found.letters) {
    const bit = letter.codePointAt(0)! % 64;
    if (bit < 32) found.low |= 1 << bit;
    else found.high |= 1 << (bit - 32);
  }
  kept.set(word, found);
  return found;
}

function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
