import type { Database } from "../store/database";
import type { Engine } from "./engine";
import type { Loaded } from "./host-table";
import { readTable } from "../store/kept-table";
import { LiveGame } from "./live-game";
import { LocalFault, STORE_VERSION, type StoredEntry, type StoredGame } from "../store/types";

/** Loads a table with its newest game, played again as far as it can be read; null where there is none. */
export async function loadTable(store: Database, engine: Engine, id: string): Promise<Loaded | null> {
  const row = await store.table(id);
  if (row === undefined) return null;
  const stored = readTable(row);
  if (!stored) throw unreadable(row);
  return { stored, ...(await readGame(store, engine, stored.game)) };
}

/** Loads a game, which must be whole. */
export async function loadGame(store: Database, engine: Engine, id: string): Promise<LiveGame> {
  const { live, damage } = await readGame(store, engine, id);
  if (damage) throw new LocalFault("save-damaged");
  return live;
}

/** Plays a kept game again as far as it can be read. */
export async function readGame(store: Database, engine: Engine, id: string): Promise<Pick<Loaded, "live" | "damage">> {
  const deal = await dealing(store, engine, id);
  const entries = await store.entries(id);
  const live = played(deal, entries);
  const read = live.entries.length;
  return { live, damage: read < entries.length ? { from: read + 1, count: entries.length - read } : null };
}

/** Returns what deals a kept game as it was dealt. */
async function dealing(store: Database, engine: Engine, id: string): Promise<() => LiveGame> {
  const game = (await store.game(id)) as StoredGame | undefined;
  if (game?.version !== STORE_VERSION) throw unreadable(game);
  const [kernel, board] = await Promise.all([engine.kernel(), engine.board(game.board)]);
  return () => {
    try {
      return LiveGame.restore(kernel, board, game);
    } catch {
      throw new LocalFault("save-damaged");
    }
  };
}

/** Deals a game, and does entries again, up to the first that can't be read or does not follow the rules. */
export function played(deal: () => LiveGame, entries: StoredEntry[]): LiveGame {
  const live = deal();
  for (const [index, entry] of entries.entries()) {
    try {
      live.repeat(entry);
    } catch {
      // What did not fit may have been done in part.
      return played(deal, entries.slice(0, index));
    }
  }
  return live;
}

/** Returns why a row can't be read: another version has written it, or it is damaged. */
function unreadable(row: unknown): LocalFault {
  const { version } = (row ?? {}) as { version?: unknown };
  return new LocalFault(typeof version === "number" && version !== STORE_VERSION ? "save-version" : "save-damaged");
}
