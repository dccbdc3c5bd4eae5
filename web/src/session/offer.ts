import { files, type BoardFiles } from "../browser/files";
import { botWord } from "../language/sentences";
import { has, say } from "../language/words";
import { ask } from "../server/api";
import type { BotInfo } from "../server/types";

/** Bots and boards to choose from. */
export interface Offer {
  /** The bots, the weakest first; those of the host's own stand last. */
  bots: string[];
  /** The boards; the first is the one to suggest. */
  boards: BoardFiles[];
}

/** What bots of the host's say about themselves. */
const sentences = new Map<string, string>();
let loaded: Promise<Offer> | undefined;
/** The bots that the page itself has. */
let here: readonly string[] = [];

/** Loads what can be chosen, once while the page is open. */
export function loadOffer(): Promise<Offer> {
  loaded ??= load();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

async function load(): Promise<Offer> {
  const { boards, engine, server } = files();
  here = Object.keys(await ask<object>("GET", engine.bots));
  // A server that can't be reached now has other bots to offer another time.
  const others = server ? await ask<BotInfo[]>("GET", "/api/bots").catch(() => []) : [];
  for (const { name, sentence } of others) sentences.set(name, sentence);
  return { boards, bots: [...here, ...others.map(({ name }) => name).filter((name) => !here.includes(name))] };
}

/** Returns a bot's name and how hard it is to beat. */
export function levelWord(bot: string): string {
  return has(`level-${bot}`) ? say(`level-${bot}`) : botWord(bot);
}

/** Returns what a bot is. */
export function botSentence(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : (sentences.get(bot) ?? "");
}

/** Whether a bot can play at tables of this device. */
export function playsHere(bot: string): boolean {
  return here.includes(bot);
}
