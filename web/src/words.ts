import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const bundle = new FluentBundle("en", { useIsolating: false });

/** Loads the page's catalogue, and tells the browser which language it is. */
export async function loadWords(): Promise<void> {
  await add("page");
  document.documentElement.lang = "en";
}

/** Loads the texts of the rules, which only those who ask for them need. */
export async function loadRules(): Promise<void> {
  if (!has("rules-title")) await add("rules");
}

async function add(part: string): Promise<void> {
  const answer = await fetch(`/words/en.${part}.ftl`);
  if (!answer.ok) throw new Error(part);
  bundle.addResource(new FluentResource(await answer.text()));
}

/** Tells whether the catalogue has a key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Returns the sentence of a key, its placeholders filled. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : key;
}
