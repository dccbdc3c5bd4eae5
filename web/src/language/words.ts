import { address, files } from "../browser/files";
import { settings } from "../browser/settings.svelte";
import { has, learn, speak } from "./catalogue";

export { has, say, signed } from "./catalogue";

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

speak(language);

/** The texts of a language, as a worker learns them. */
export interface Words {
  language: string;
  texts: string[];
}

/** Reads the page's catalogue, which the document holds unless another language was chosen. */
export async function loadWords(): Promise<void> {
  learn(await textOf("page"));
  document.documentElement.lang = language;
}

/** Loads the texts of the rules, which only those who ask for them need. */
export async function loadRules(): Promise<void> {
  if (!has("rules-title")) learn(await textOf("rules"));
}

/** Loads the texts of what can be wrong with a game file, which few need. */
export async function loadRecords(): Promise<void> {
  if (!has("record-not-json")) learn(await textOf("records"));
}

/** Loads all words that a worker needs to understand commands, those of commands only now. */
export async function wordsOfCommands(): Promise<Words> {
  return { language, texts: await Promise.all(["page", "commands"].map(textOf)) };
}

async function textOf(part: string): Promise<string> {
  const given = part === "page" ? document.getElementById("words") : null;
  if (given?.dataset["language"] === language) return JSON.parse(given.textContent) as string;
  const answer = await fetch(address(`words/${language}.${part}.ftl?version=${files().version}`));
  if (!answer.ok) throw new Error(part);
  return answer.text();
}
