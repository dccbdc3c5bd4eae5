/** The words of typed commands, a language's and a board's, heard with forgiving ears. */
import { indexed, type IndexedBoard } from "../game/board";
import type { BoardData } from "../game/types";
import { say, spokenLanguage } from "../language/catalogue";
import { souvenirWord } from "../language/sentences";
import { alikeness, closest } from "./alikeness";
import { CommandFault } from "./faults";
import { either } from "./sentences";
import { isNumber, numberOf, shown, spellings, wordsOf, type Phrase } from "./spelling";

/** How many characters a command may have. */
const MAX_TEXT = 200;
/** How many words a command may have: each misspelt one takes a search. */
const MAX_WORDS = 40;
/** Larger numbers are heard as this one. */
const MAX_NUMBER = 999;

/** What the language's words are for: those of commands, and those that only questions have. */
const COMMANDS = [
  ...(["claim", "take", "draw", "deck", "slot", "keep", "put", "pass", "undo", "token", "all", "none", "with", "tickets"] as const),
  ...(["hand", "display", "board", "players", "log", "help", "rules", "filler"] as const),
];
const QUESTIONS = ["where", "options", "way", "turn", "aside"] as const;
const COLORS = ["blue", "green", "black", "pink", "red", "orange", "grey", "ferry"];
/** Words that stand for 1, 2, 3 …, in this order; a bar parts words for the same number. */
const COUNTS = ["number", "ordinal"] as const;
/** After these, and before a colour, an article counts, where a language has one word for "a" and "one". */
const NUMBERED: readonly string[] = ["slot", "tickets"];

/** How alike a word must be to one that it may be a misspelling of. */
const ALIKE = 0.75;
const ALIKE_SHORT = 0.8;
/** The same for a whole phrase of several words, for each word in it, and for a word that is only asked back. */
const ALIKE_PHRASE = 0.8;
const ALIKE_IN_PHRASE = 0.5;
const ALIKE_AT_ALL = 0.6;
/** What is alike to within this is equally likely. */
const NEARLY = 0.03;

/** A kind of word. */
export type Kind = (typeof COMMANDS)[number] | (typeof QUESTIONS)[number] | (typeof COUNTS)[number] | "color" | "place" | "souvenir";

/** What a word can mean: which colour, number, location or souvenir, where its kind has several. */
interface Meaning {
  readonly kind: Kind;
  readonly value: string;
}

/** A word, or a name of several, as it was typed and what it means. */
export interface Word extends Meaning {
  readonly text: string;
}

/** What is said only to make a sentence. */
const FILLER: Meaning = { kind: "filler", value: "" };

/** All that can be said about one board. */
class Vocabulary {
  /** What each phrase means, written as one word. */
  private readonly meanings = new Map<string, Set<Meaning>>();
  /** Each phrase that may be misspelt, as it is said to the user. */
  private readonly spoken = new Map<string, string>();
  /** Names of locations and souvenirs by their number of words. */
  private readonly names = new Map<number, Phrase[]>();
  /** Which location's name a word stands in. */
  private readonly hints = new Map<string, string>();
  /** What was found for phrases that may be misspelt. */
  private readonly found = new Map<string, ReadonlySet<Meaning>>();
  private longest = 1;

  constructor(readonly board: IndexedBoard) {
    this.addLanguage();
    this.addSouvenirs();
    this.addPlaces();
  }

  /** Yields the words of a text that mean something, or throws which one is not understood. */
  *hear(text: string): Generator<Word> {
    const words = wordsOf(text);
    if ([...text].length > MAX_TEXT || words.length > MAX_WORDS) {
      throw new CommandFault("command-too-long", { letters: MAX_TEXT, words: MAX_WORDS });
    }
    let [at, before] = [0, ""];
    while (at < words.length) {
      const { phrase, found } = this.next(words.slice(at, at + this.longest));
      at += phrase.length;
      const meaning = this.meant(phrase, found, () => NUMBERED.includes(before) || this.isColor(words.slice(at)));
      this.expectNumber(phrase, meaning, words[at]);
      if (meaning === FILLER) continue;
      before = meaning.kind;
      yield { ...meaning, text: phrase.join(" ") };
    }
  }

  /** Returns the longest phrase that the words begin with, and what it can mean. */
  private next(words: Phrase): { phrase: Phrase; found: ReadonlySet<Meaning> } {
    for (let length = words.length; length > 0; length--) {
      const phrase = words.slice(0, length);
      const found = this.likeliest(phrase);
      if (found.size) return { phrase, found };
    }
    throw this.unknown(words[0]!);
  }

  /** Returns the only meaning of a phrase; an article counts where a number may stand. */
  private meant(phrase: Phrase, found: ReadonlySet<Meaning>, mayCount: () => boolean): Meaning {
    if (found.has(FILLER) && (found.size === 1 || !mayCount())) return FILLER;
    const meanings = [...found].filter((meaning) => meaning !== FILLER);
    if (meanings.length === 1) return meanings[0]!;
    const choices = either(meanings.map((meaning) => this.name(meaning)).sort());
    throw new CommandFault("command-ambiguous", { word: shown(phrase.join(" ")), choices });
  }

  /** Returns whether the first of these words that is no filler names a colour. */
  private isColor(words: Phrase): boolean {
    const named = words.find((word) => !this.likeliest([word]).has(FILLER));
    return named !== undefined && [...this.likeliest([named])].some(({ kind }) => kind === "color");
  }

  /** Refuses a location that has a number in its name when another one is said. */
  private expectNumber(phrase: Phrase, { kind, value }: Meaning, after = ""): void {
    if (kind !== "place" || !isNumber(after) || isNumber([...phrase.join("")].at(-1)!)) return;
    if (wordsOf(this.board.location.get(value)!.name).some(isNumber)) throw this.unknown([...phrase, after].join(" "));
  }

  /** Returns what a phrase means, most likely where it may be misspelt. */
  private likeliest(phrase: Phrase): ReadonlySet<Meaning> {
    const known = this.meanings.get(phrase.join(""));
    if (known?.size) return known;
    const key = phrase.join(" ");
    const found = this.found.get(key) ?? this.search(phrase);
    this.found.set(key, found);
    return found;
  }

  /** Searches for what a phrase may be a misspelling of; a number is never misspelt. */
  private search(phrase: Phrase): ReadonlySet<Meaning> {
    if (phrase.length === 1 && isNumber(phrase[0]!)) return new Set([{ kind: "number", value: `${numberOf(phrase[0]!, MAX_NUMBER)}` }]);
    const alike = phrase.length === 1 ? this.alikeWords(phrase[0]!) : this.alikePhrases(phrase);
    const best = Math.max(0, ...alike.values());
    const likely = [...alike].filter(([, likeness]) => likeness > best - NEARLY);
    return new Set(likely.flatMap(([key]) => [...this.meanings.get(key)!]));
  }

  private alikeWords(word: string): Map<string, number> {
    const size = [...word].length;
    const least = size < 4 ? ALIKE_SHORT : ALIKE;
    const likeness = size > 2 ? [...this.spoken.keys()].map((key) => [key, alikeness(word, key, least)] as const) : [];
    return new Map(likeness.filter(([, value]) => value >= least));
  }

  /** Returns the names that several words may stand for, unless each of them is a word already. */
  private alikePhrases(phrase: Phrase): Map<string, number> {
    const found = new Map<string, number>();
    if (phrase.every((word) => this.meanings.has(word))) return found;
    for (const known of this.names.get(phrase.length) ?? []) {
      const likeness = alikeness(phrase.join(""), known.join(""), ALIKE_PHRASE);
      const fits = (word: string, at: number) => alikeness(word, known[at]!, ALIKE_IN_PHRASE) >= ALIKE_IN_PHRASE;
      if (likeness >= ALIKE_PHRASE && phrase.every(fits)) found.set(known.join(""), likeness);
    }
    return found;
  }

  /** Returns how a meaning is said to the user. */
  private name(meaning: Meaning): string {
    if (meaning.kind === "place") return this.board.location.get(meaning.value)!.name;
    if (meaning.kind === "souvenir") return souvenirWord(meaning.value);
    return [...this.spoken].find(([key]) => this.meanings.get(key)!.has(meaning))![1];
  }

  private unknown(word: string): CommandFault {
    const known = new Map([...this.hints, ...this.spoken]);
    const near = closest(word, known.keys(), ALIKE_AT_ALL);
    if (near === null) return new CommandFault("command-unknown", { word: shown(word) });
    return new CommandFault("command-unknown-near", { word: shown(word), nearest: known.get(near)! });
  }

  private addLanguage(): void {
    for (const kind of COMMANDS) this.addWords(say(`command-words-${kind}`), kind === "filler" ? FILLER : { kind, value: "" });
    for (const kind of QUESTIONS) this.addWords(say(`question-words-${kind}`), { kind, value: "" });
    for (const color of COLORS) this.addWords(say(`command-words-${color}`), { kind: "color", value: color });
    for (const kind of COUNTS) {
      const numbers = say(`command-words-${kind}s`).split(",");
      numbers.forEach((words, index) => this.addWords(words.replaceAll("|", ","), { kind, value: `${index + 1}` }));
    }
  }

  private addWords(list: string, meaning: Meaning): void {
    for (const phrase of list.split(",")) for (const form of spellings(phrase)) this.add(form, meaning, phrase.trim());
  }

  /** Adds the souvenirs by their names, and by each word of these that is no other word. */
  private addSouvenirs(): void {
    const taken = new Set(this.meanings.keys());
    for (const symbol of this.board.data.souvenirs) {
      const [name, meaning]: [string, Meaning] = [souvenirWord(symbol), { kind: "souvenir", value: symbol }];
      const forms = spellings(name);
      const parts = forms.flat().filter((part) => [...part].length > 2 && !taken.has(part));
      for (const form of [...forms, ...parts.map((part) => [part])]) this.addName(form, meaning, name);
    }
  }

  /** Adds the locations by parts of their names that are no other words, then by their whole names. */
  private addPlaces(): void {
    const taken = new Set(this.meanings.keys());
    const whole = this.board.data.locations.flatMap(({ id, name }) => {
      const meaning: Meaning = { kind: "place", value: id };
      return this.namesOf(name).map((form) => ({ form, meaning, name }));
    });
    for (const { form, meaning, name } of whole) {
      for (const part of parts(form)) if (!taken.has(part.join(""))) this.addName(part, meaning, name);
      for (const word of form) this.hints.set(word, name);
    }
    for (const { form } of whole) this.meanings.set(form.join(""), new Set()); // a whole name means no other location that begins with it
    for (const { form, meaning, name } of whole) this.addName(form, meaning, name);
  }

  /** Returns a location's name, and the same without its article. */
  private namesOf(name: string): Phrase[] {
    const words = wordsOf(name);
    const article = this.meanings.get(words[0] ?? "");
    const bare = article?.size === 1 && article.has(FILLER) ? [words.slice(1)] : [];
    return [words, ...bare].filter((form) => form.length > 0);
  }

  private add(phrase: Phrase, meaning: Meaning, spoken: string): void {
    const key = phrase.join("");
    this.meanings.set(key, (this.meanings.get(key) ?? new Set()).add(meaning));
    this.longest = Math.max(this.longest, phrase.length);
    if (meaning.kind !== "filler" && meaning.kind !== "aside") this.spoken.set(key, spoken);
  }

  private addName(phrase: Phrase, meaning: Meaning, spoken: string): void {
    this.add(phrase, meaning, spoken);
    const names = this.names.get(phrase.length);
    if (names) names.push(phrase);
    else this.names.set(phrase.length, [phrase]);
  }
}

/** Yields the ways to call a location for short: its first words, or any two or more in a row. */
function* parts(words: Phrase): Generator<Phrase> {
  for (let first = 0; first < words.length; first++) {
    for (let last = first + (first === 0 ? 1 : 2); last <= words.length; last++) {
      const part = words.slice(first, last);
      if (!part.every(isNumber)) yield part;
    }
  }
}

let known: { language: string; data: BoardData; vocabulary: Vocabulary } | null = null;

/** Returns what can be said about a board in the user's language. */
export function vocabularyOf(data: BoardData): Vocabulary {
  const language = spokenLanguage();
  if (known?.language !== language || known.data !== data) known = { language, data, vocabulary: new Vocabulary(indexed(data)) };
  return known.vocabulary;
}
