import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../browser/settings.svelte";

/** The languages that the page speaks, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  nl: "Nederlands",
  da: "Dansk",
  de: "Deutsch",
  fr: "Français",
};

/** The language that is spoken: the chosen one, or the first of the browser's that we know. */
export const language = [settings.language, ...navigator.languages].map((wish) => wish.slice(0, 2)).find((wish) => wish in LANGUAGES) ?? "en";

/** The same as the browser's user writes it, for numbers and times. */
export const locale = navigator.languages.find((wish) => wish.startsWith(language)) ?? language;

const bundle = new FluentBundle(language, { useIsolating: false });

/** Returns a number as people write it: with a minus sign, not a hyphen. */
export function signed(number: number | string): string {
  return `${number}`.replace("-", "−");
}

/** A number of the game. All our languages write a small one alike, and a browser takes long to learn how they write others. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return Math.abs(this.value) < 1000 && this.value % 1 === 0 ? signed(this.value) : signed(super.toString(scope));
  }
}

/** Reads the page's catalogue, which the document holds unless another language was chosen. */
export async function loadWords(): Promise<void> {
  const given = document.getElementById("words");
  if (given?.dataset["language"] === language) learn(JSON.parse(given.textContent) as string);
  else await add("page");
  document.documentElement.lang = language;
}

/** Loads the texts of the rules, which only those who ask for them need. */
export async function loadRules(): Promise<void> {
  if (!has("rules-title")) await add("rules");
}

async function add(part: string): Promise<void> {
  const answer = await fetch(`/words/${language}.${part}.ftl`);
  if (!answer.ok) throw new Error(part);
  learn(await answer.text());
}

function learn(catalogue: string): void {
  bundle.addResource(new FluentResource(catalogue));
}

/** Returns whether the catalogue has a key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Returns the sentence of a key, its placeholders filled. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  const counted = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]);
  return pattern ? bundle.formatPattern(pattern, Object.fromEntries(counted)) : key;
}
