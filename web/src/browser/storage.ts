const TABLES = "cablecar-tables";
const PLAYED = "cablecar-played";
/** The most tables that are kept; a browser has no cookies for more. */
const MOST = 100;

/** Returns the ids of the tables of the server where this browser has sat, the newest first. */
export function rememberedTables(): string[] {
  return read<string[]>(TABLES, []);
}

/** Returns whether this browser has played before. */
export function hasPlayed(): boolean {
  return read(PLAYED, false) || rememberedTables().length > 0;
}

/** Notes that this browser has played. */
export function notePlayed(): void {
  write(PLAYED, true);
}

/** Keeps a table among those of this browser. */
export function remember(id: string): void {
  write(TABLES, [id, ...rememberedTables().filter((known) => known !== id)].slice(0, MOST));
}

/** Puts the tables that matter first: the last ones are let go when others come. */
export function reorder(ids: string[]): void {
  write(TABLES, ids);
}

/** Lets a table go that is not wanted any more. */
export function forget(id: string): void {
  write(TABLES, rememberedTables().filter((known) => known !== id));
}

/** Returns what this browser keeps under a name; where it keeps nothing, what is usual. */
export function read<Value>(name: string, usual: Value): Value {
  try {
    const text = localStorage.getItem(name);
    return text === null ? usual : (JSON.parse(text) as Value);
  } catch {
    return usual;
  }
}

/** Keeps something in this browser, if it keeps anything at all. */
export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser in private mode may keep nothing: the page works all the same.
  }
}
