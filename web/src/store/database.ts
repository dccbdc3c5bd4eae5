import { LocalFault, type StoredEntry, type StoredGame, type StoredReview, type StoredTable } from "./types";

const NAME = "cablecar";
/** The version of the stores; a change of what stands in them is a new `STORE_VERSION`. */
const SCHEMA = 2;

/** Why a browser keeps nothing, by the name of its error. */
const REASONS: Record<string, string> = {
  QuotaExceededError: "store-full",
  ConstraintError: "store-conflict",
  VersionError: "store-newer",
};

/** What is written together. */
export interface Save {
  table: StoredTable;
  game: StoredGame;
  /** All entries that are not kept yet. */
  entries: StoredEntry[];
  /** From this number on, entries that could not be read make way; they are put aside. */
  replaceFrom?: number | undefined;
}

/** The games that this browser keeps. */
export class Database {
  private constructor(private db: IDBDatabase) {}

  /** Opens the database; where the browser refuses, or a newer page has changed it, a fault is thrown. */
  static async open(): Promise<Database> {
    try {
      return new Database(await connect());
    } catch (error) {
      throw storeFault(error);
    }
  }

  /** Returns all rows of the tables, also those that nobody can read. */
  tables(): Promise<unknown[]> {
    return this.read("tables", (store) => store.getAll());
  }

  table(id: string): Promise<unknown> {
    return this.read("tables", (store) => store.get(id));
  }

  game(id: string): Promise<unknown> {
    return this.read("games", (store) => store.get(id));
  }

  /** Returns the games of a table. */
  games(table: string): Promise<unknown[]> {
    return this.read("games", (store) => store.index("table").getAll(table));
  }

  /** Returns the entries of a game after a number, in order. */
  entries(game: string, after = 0): Promise<StoredEntry[]> {
    return this.read("entries", (store) => store.getAll(IDBKeyRange.bound([game, after + 1], [game, Infinity])));
  }

  /** Writes a game in one transaction, which is on disk when this ends; an entry that somebody else has written is refused. */
  async save({ table, game, entries, replaceFrom }: Save): Promise<void> {
    await this.write(["tables", "games", "entries", "damaged"], (store) => {
      store("tables").put(table);
      store("games").put(game);
      if (replaceFrom === undefined) for (const entry of entries) store("entries").add(entry);
      else this.putAside(store, game.id, replaceFrom, () => entries.forEach((entry) => store("entries").add(entry)));
    });
  }

  /** Returns what is kept of the review of a game. */
  review(game: string): Promise<StoredReview | undefined> {
    return this.read("reviews", (store) => store.get(game) as IDBRequest<StoredReview | undefined>);
  }

  async saveReview(review: StoredReview): Promise<void> {
    await this.write(["reviews"], (store) => void store("reviews").put(review));
  }

  /** Deletes a table with all its games. */
  async remove(table: string): Promise<void> {
    await this.write(GAMES, async (store) => {
      store("tables").delete(table);
      for (const id of await answer(store("games").index("table").getAllKeys(table))) drop(store, id as string);
    });
  }

  /** Deletes one game; its table goes with its last one. */
  async removeGame(id: string): Promise<void> {
    await this.write(GAMES, async (store) => {
      const game = (await answer(store("games").get(id))) as StoredGame | undefined;
      if (!game) return; // another tab was faster
      drop(store, id);
      const rest = (await answer(store("games").index("table").getAll(game.table))) as StoredGame[];
      const last = rest.sort((one, other) => one.round - other.round).at(-1);
      const row = (await answer(store("tables").get(game.table))) as StoredTable | undefined;
      if (!last) store("tables").delete(game.table);
      else if (row?.game === id) store("tables").put({ ...row, game: last.id, round: last.round });
    });
  }

  close(): void {
    this.db.close();
  }

  private putAside(store: Stores, game: string, from: number, then: () => void): void {
    const range = IDBKeyRange.bound([game, from], [game, Infinity]);
    const found = store("entries").getAll(range);
    found.onsuccess = () => {
      for (const row of found.result as unknown[]) store("damaged").add({ game, row });
      store("entries").delete(range).onsuccess = then;
    };
  }

  private async read<Value>(name: string, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
    try {
      const transaction = await this.begin((db) => db.transaction(name));
      return await answer(ask(transaction.objectStore(name)));
    } catch (error) {
      throw storeFault(error);
    }
  }

  private async write(names: string[], act: (store: Stores) => void | Promise<void>): Promise<void> {
    try {
      const transaction = await this.begin((db) => db.transaction(names, "readwrite", { durability: "strict" }));
      const acting = async () => act((name) => transaction.objectStore(name));
      await Promise.all([finished(transaction), acting().catch((error: unknown) => undone(transaction, error))]);
    } catch (error) {
      throw storeFault(error);
    }
  }

  /** Begins a transaction; where the browser or a newer page has closed the database, it is opened once more. */
  private async begin(act: (db: IDBDatabase) => IDBTransaction): Promise<IDBTransaction> {
    try {
      return act(this.db);
    } catch (error) {
      if ((error as { name?: unknown }).name !== "InvalidStateError") throw error;
      this.db = await connect();
      return act(this.db);
    }
  }
}

/** The stores with parts of a game. */
const GAMES = ["tables", "games", "entries", "reviews"];

/** The stores of a transaction by their names. */
type Stores = (name: string) => IDBObjectStore;

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, SCHEMA);
  request.onupgradeneeded = ({ oldVersion }) => make(request.result, oldVersion);
  const db = await answer(request);
  db.onversionchange = () => db.close(); // a newer page waits for it
  return db;
}

/** Takes back what a transaction has done, and throws why. */
function undone(transaction: IDBTransaction, error: unknown): never {
  try {
    transaction.abort();
  } catch {
    // The browser has done so.
  }
  throw error;
}

/** Deletes a game with its entries and its review. */
function drop(store: Stores, game: string): void {
  store("games").delete(game);
  store("reviews").delete(game);
  store("entries").delete(IDBKeyRange.bound([game], [game, Infinity]));
}

/** Makes the stores that a version of them lacks; none is version 0. */
function make(db: IDBDatabase, version: number): void {
  db.createObjectStore("reviews", { keyPath: "game" });
  if (version > 0) return;
  db.createObjectStore("tables", { keyPath: "id" });
  db.createObjectStore("games", { keyPath: "id" }).createIndex("table", "table");
  db.createObjectStore("entries", { keyPath: ["game", "number"] });
  // What could not be read, and had to make way.
  db.createObjectStore("damaged", { autoIncrement: true });
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = ({ target }) => failed((target as IDBRequest).error);
    transaction.onabort = () => failed(transaction.error);
  });
}

function storeFault(error: unknown): LocalFault {
  const { name = "" } = (error ?? {}) as { name?: string };
  return new LocalFault(REASONS[name] ?? "store-refused");
}
