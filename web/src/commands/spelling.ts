/** Texts as words and numbers, however they are typed. */

/** Letters that are no others with an accent. */
const FOLDED: Record<string, string> = { ø: "o", æ: "ae", œ: "oe" };
/** How letters are written on keyboards without them; without their accents they are understood too. */
const WRITTEN_OUT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };
/** Where an article leans on the next word, as in "l’emplacement"; any other stands inside a word. */
const APOSTROPHE = /(?<![\p{L}\p{N}_])([dl])['’](?=[\p{L}\p{N}_])/gu;
const WORDS = /[\p{L}\p{Nl}\p{No}]+|\p{Nd}+/gu;
const LONGEST_SHOWN = 40;

/** Words that are said together. */
export type Phrase = readonly string[];

/** Returns the words and numbers of a text, without capitals, accents and punctuation. */
export function wordsOf(text: string): Phrase {
  const plain = replaced(withoutCapitals(text.normalize("NFKD")).normalize("NFKD"), FOLDED);
  const letters = [...plain.replace(APOSTROPHE, "$1 ")].filter((letter) => !isCombining(letter) && !"'’".includes(letter));
  return letters.join("").match(WORDS) ?? [];
}

/** Returns the words of a text in all ways to type its letters. */
export function spellings(text: string): Phrase[] {
  const [accented, writtenOut] = [wordsOf(text), wordsOf(replaced(withoutCapitals(text), WRITTEN_OUT))];
  return accented.join(" ") === writtenOut.join(" ") ? [accented] : [accented, writtenOut];
}

/** Returns whether a text is a number. */
export function isNumber(text: string): boolean {
  return /^\p{Nd}+$/u.test(text);
}

/** Returns the number that digits of any script write; one of more than this many digits as the largest. */
export function numberOf(text: string, most: number): number {
  const digits = [...text].map(digitOf).join("");
  return digits.length > `${most}`.length ? most : +digits;
}

/** Returns a text as it is quoted, cut where it is long. */
export function shown(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_SHOWN ? text : `${letters.slice(0, LONGEST_SHOWN).join("")}…`;
}

/** Folds letters by way of capitals, because some have none of their own: ß is written SS. */
function withoutCapitals(text: string): string {
  return Array.from(text, (letter) => letter.toLowerCase().toUpperCase().toLowerCase()).join("");
}

function replaced(text: string, letters: Record<string, string>): string {
  return Array.from(text, (letter) => letters[letter] ?? letter).join("");
}

/** Returns whether a character joins the letter before it: such characters have an order, which normalizing restores. */
function isCombining(character: string): boolean {
  const last = "\u0345";
  return character === last || !(last + character).normalize("NFD").startsWith(last);
}

/** Returns the value of a digit: those of a script follow each other. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (isNumber(String.fromCodePoint(zero - 1))) zero--;
  return (code - zero) % 10;
}
