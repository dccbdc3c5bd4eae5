import { address, files } from "../browser/files";
import { settings } from "../browser/settings.svelte";
import { has, learn, onSaid, speak, spokenLanguage } from "./catalogue";
import { followLanguage } from "./spoken.svelte";

export { has, say, signed, spokenLanguage } from "./catalogue";

/** The languages that the page speaks, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  nl: "Nederlands",
  da: "Dansk",
  de: "Deutsch",
  fr: "Français",
};

/** Returns the chosen language, or the first of the browser's that we know. */
export function wantedLanguage(): string {
  return [settings.language, ...navigator.languages].map((wish) => wish.slice(0, 2)).find((wish) => wish in LANGUAGES) ?? "en";
}

/** Returns the language that is spoken as the browser's user writes it, for numbers and times. */
export function locale(): string {
  const language = spokenLanguage();
  return navigator.languages.find((wish) => wish.startsWith(language)) ?? language;
}

onSaid(followLanguage);
speak(wantedLanguage());

/** The texts of a language, as a worker learns them. */
export interface Words {
  language: string;
  texts: string[];
}

/** Reads the page's catalogue, which the document holds unless another language was chosen. */
export async function loadWords(): Promise<void> {
  learn(await textOf("page"));
  document.documentElement.lang = spokenLanguage();
}

/** Loads the texts of the rules, which only those who ask for them need. */
export async function loadRules(): Promise<void> {
  if (!has("rules-title")) learn(await textOf("rules"));
}

/** Loads the texts of what can be wrong with a game file, which few need. */
export async function loadRecords(): Promise<void> {
  if (!has("record-not-json")) learn(await textOf("records"));
}

/** Loads the texts of reviews and hints, and of moves as commands. */
export async function loadReview(): Promise<void> {
  if (has("review-about")) return;
  for (const text of await Promise.all(["commands", "review"].map((part) => textOf(part)))) learn(text);
}

/** Loads all words that a worker needs to understand commands, those of commands only now. */
export async function wordsOfCommands(): Promise<Words> {
  const language = spokenLanguage();
  return { language, texts: await Promise.all(["page", "commands"].map((part) => textOf(part, language))) };
}

/** Loads a part of the catalogue. */
export async function textOf(part: string, language = spokenLanguage()): Promise<string> {
  const given = part === "page" ? document.getElementById("words") : null;
  if (given?.dataset["language"] === language) return JSON.parse(given.textContent) as string;
  const answer = await fetch(address(`words/${language}.${part}.ftl?version=${files().version}`));
  if (!answer.ok) throw new Error(part);
  return answer.text();
}
