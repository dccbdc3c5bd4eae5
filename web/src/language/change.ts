import { has, speak } from "./catalogue";
import { languageChanged } from "./spoken.svelte";
import { textOf, wantedLanguage } from "./words";

/** The parts of the catalogue, each with a message by which it is known whether it was loaded. */
const PARTS: Record<string, string> = { page: "app-name", rules: "rules-title", records: "record-not-json" };

/** Speaks the chosen language from now on: all that is shown stays, and is said in it. */
export async function changeLanguage(): Promise<void> {
  const language = wantedLanguage();
  const known = Object.keys(PARTS).filter((part) => has(PARTS[part]!));
  const texts = await Promise.all(known.map((part) => textOf(part, language)));
  speak(language, texts);
  document.documentElement.lang = language;
  languageChanged();
}
