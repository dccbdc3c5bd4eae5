import { Database } from "../store/database";
import { isTime, readTable } from "../store/kept-table";
import { Tabs } from "../store/tabs";
import { STORE_VERSION, type GameInfo, type StoredGame, type StoredTable } from "../store/types";

/** What this browser keeps of tables on this device. */
export interface KeptTables {
  tables: StoredTable[];
  /** The ids of those that this version can't read; they stay. */
  unreadable: string[];
}

/** Runs something with the games that this browser keeps. */
async function withStore<Value>(act: (store: Database) => Promise<Value>): Promise<Value> {
  const store = await Database.open();
  try {
    return await act(store);
  } finally {
    store.close();
  }
}

/** Returns the tables of this device, the newest first; none where the browser keeps nothing. */
export async function keptTables(): Promise<KeptTables> {
  const rows = await withStore((store) => store.tables()).catch(() => []);
  const read = rows.map((row) => ({ row: row as { id: string }, table: readTable(row) }));
  return {
    tables: read.flatMap(({ table }) => table ?? []).sort((one, other) => other.used - one.used),
    unreadable: read.flatMap(({ row, table }) => (table ? [] : [row.id])),
  };
}

/** Returns a table of this device, null where there is none. */
export async function keptTable(id: string): Promise<StoredTable | null> {
  return readTable(await withStore((store) => store.table(id)).catch(() => null));
}

/** Returns the games of a table that are over. */
export async function finishedHere(table: string): Promise<(GameInfo & { result: NonNullable<GameInfo["result"]> })[]> {
  const games = (await withStore((store) => store.games(table))) as StoredGame[];
  return games.flatMap(({ version, id, round, started, ended, players, result }) => {
    return version === STORE_VERSION && result && isTime(ended ?? started) ? [{ id, round, started, ended, players, result, yours: true }] : [];
  });
}

/** Deletes something, and tells the other tabs. */
async function deleting(table: string, act: (store: Database) => Promise<void>): Promise<void> {
  await withStore(act);
  const tabs = new Tabs(() => undefined);
  tabs.tell(table);
  tabs.close();
}

/** Deletes a table with all its games. */
export function deleteTable(id: string): Promise<void> {
  return deleting(id, (store) => store.remove(id));
}

/** Deletes one game. */
export function deleteGame(id: string): Promise<void> {
  return deleting("", (store) => store.removeGame(id));
}
