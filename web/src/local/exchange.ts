import type { FaultWithReason } from "../json/faults";
import { Game, type GameRecord } from "../engine/game";
import type { Learned } from "../game/types";
import { isSame } from "../json/json";
import { newTableId } from "./chance";
import type { Database, Save } from "../store/database";
import type { Engine } from "./engine";
import { colorsOf, isSeat, isTime, isTimed, readTable } from "../store/kept-table";
import { LiveGame, storedEntry } from "./live-game";
import { loadGame, played, readGame } from "./loading";
import { faultOf, ID, LocalFault, STORE_VERSION, type EntryKind, type StoredEntry, type StoredGame, type StoredTable } from "../store/types";

/** The format of a file with all games of a browser: docs/guide/games-file.md. */
const FORMAT = "cablecar-games/1";
/** A larger file is refused unread: hundreds of games take a tenth of it. */
const MOST_BYTES = 64_000_000;
const LONGEST_TEXT = 64;
const ENTRY_KINDS: readonly EntryKind[] = ["move", "undo", "bot", "back", "clock"];

/** One game of such a file: the game file, and what a running game needs beside it. */
interface ExportedGame {
  record: GameRecord;
  table: Pick<StoredTable, "id" | "created" | "settings" | "seats">;
  game: Pick<StoredGame, "id" | "round" | "board" | "chairs" | "started" | "ended">;
  /** All that was done, also what was taken back. */
  entries: Omit<StoredEntry, "game">[];
}

/** What became of a game: it is new here, had gone further in the file, or was here already. */
type Outcome = "added" | "continued" | "known";

/** What became of the games of a file. */
export interface ImportReport extends Record<Outcome, number> {
  /** Those that were not taken: their numbers in the file, from 1, and why. */
  refused: { number: number; fault: FaultWithReason }[];
  /** The tables that have changed. */
  tables: string[];
  /** What became of puzzles elsewhere. */
  puzzles: Learned;
}

/** Returns a table with what the list of games shows of it. */
type Finish = (table: StoredTable, live: LiveGame) => StoredTable;

/** Returns all games of this browser in one file, with what became of puzzles; games that can't be read are left out, and counted. */
export async function exportGames(store: Database, engine: Engine, puzzles: Learned): Promise<{ text: string; left: number }> {
  const rows = await store.tables();
  const tables = rows.flatMap((row) => readTable(row) ?? []);
  const games: ExportedGame[] = [];
  let left = rows.length - tables.length;
  for (const table of tables) {
    for (const { id } of (await store.games(table.id)) as StoredGame[]) {
      const live = await loadGame(store, engine, id).catch(() => left++ && null);
      if (live) games.push(exported(table, live));
    }
  }
  return { text: `${JSON.stringify({ format: FORMAT, games, puzzles }, null, 1)}\n`, left };
}

function exported({ id, created, settings, seats }: StoredTable, live: LiveGame): ExportedGame {
  const { id: game, round, board, chairs, started, ended } = live.stored;
  return {
    record: live.record(),
    table: { id, created, settings, seats },
    game: { id: game, round, board, chairs, started, ended },
    entries: live.entries.map((entry) => {
      const { game: _, ...rest } = storedEntry(entry);
      return rest;
    }),
  };
}

/** Takes over all games of a file that follow the rules, and tells which do not. */
export async function importGames(store: Database, engine: Engine, file: Blob, finish: Finish): Promise<ImportReport> {
  const { games, puzzles } = await contentOf(file);
  const report: ImportReport = { added: 0, continued: 0, known: 0, refused: [], tables: [], puzzles };
  for (const [index, data] of games.entries()) {
    try {
      const [outcome, table] = await importGame(store, engine, data, finish);
      report[outcome]++;
      if (outcome !== "known") report.tables.push(table);
    } catch (error) {
      report.refused.push({ number: index + 1, fault: faultOf(error) });
    }
  }
  return report;
}

async function contentOf(file: Blob): Promise<{ games: unknown[]; puzzles: Learned }> {
  if (file.size > MOST_BYTES) throw new LocalFault("import-too-large", { most: MOST_BYTES / 1_000_000 });
  const data = (await file.text().then(JSON.parse).catch(() => null)) as { format?: unknown; games?: unknown; puzzles?: unknown } | null;
  if (typeof data?.format === "string" && data.format.startsWith("cablecar-games/") && data.format !== FORMAT) throw new LocalFault("import-version");
  if (data?.format !== FORMAT || !Array.isArray(data.games)) throw new LocalFault("import-no-games");
  return { games: data.games, puzzles: puzzlesOf(data.puzzles) };
}

/** Returns what a file tells of puzzles, and nothing else that stands there. */
function puzzlesOf(data: unknown): Learned {
  const told = Object.entries((data ?? {}) as Record<string, unknown>);
  const isFine = ([number, outcome]: [string, unknown]) => isCount(Number(number)) && (outcome === "found" || outcome === "shown");
  return Object.fromEntries(told.filter(isFine)) as Learned;
}

/** Takes a game over, once the engine has played all of it again; returns what became of it, and its table. */
async function importGame(store: Database, engine: Engine, data: unknown, finish: Finish): Promise<[Outcome, string]> {
  const { record, table, game, entries } = checked(data);
  const [kernel, board] = await Promise.all([engine.kernel(), engine.board(game.board)]);
  Game.replay(kernel, ({ id }) => (id === board.id ? board : undefined), record);
  const { transport, tickets, souvenirs } = record.shuffles;
  const stored: StoredGame = {
    ...game,
    version: STORE_VERSION,
    table: table.id,
    players: record.players,
    seed: record.seed,
    shuffles: { transport, tickets, souvenirs },
    engine: record.engine,
    result: null,
    statistics: null,
  };
  const live = played(() => LiveGame.restore(kernel, board, stored), entries.map((entry) => ({ ...entry, game: game.id })));
  if (live.entries.length < entries.length || !isSame(live.record(), record)) throw new LocalFault("import-changed");
  const isNew = (await store.game(game.id)) === undefined;
  const outcome = isNew ? await add(store, table, live, finish) : await goOn(store, engine, table, live, finish);
  return [outcome, live.stored.table];
}

/** Keeps a game that is new here. */
async function add(store: Database, table: ExportedGame["table"], live: LiveGame, finish: Finish): Promise<Outcome> {
  await keep(store, await tableFor(store, table, live, finish), live, { entries: live.entries.map(storedEntry) });
  return "added";
}

/** Keeps what a file has more of a game that is here; one that went on differently here stays as it is. */
async function goOn(store: Database, engine: Engine, table: ExportedGame["table"], live: LiveGame, finish: Finish): Promise<Outcome> {
  const { live: here, damage } = await readGame(store, engine, live.id);
  const [ours, theirs] = [here.entries.map(storedEntry), live.entries.map(storedEntry)];
  const both = Math.min(ours.length, theirs.length);
  if (here.stored.seed !== live.stored.seed || !isSame(ours.slice(0, both), theirs.slice(0, both))) throw new LocalFault("import-apart");
  if (theirs.length === both) return "known";
  live.stored.round = here.stored.round;
  const row = await tableFor(store, { ...table, id: here.stored.table }, live, finish);
  await keep(store, row, live, { entries: theirs.slice(both), replaceFrom: damage?.from });
  return "continued";
}

async function keep(store: Database, table: StoredTable, { stored, id }: LiveGame, entries: Pick<Save, "entries" | "replaceFrom">): Promise<void> {
  Object.assign(stored, { table: table.id, round: table.game === id ? table.round : stored.round });
  await store.save({ table, game: stored, ...entries });
}

/**
 * Returns the table of a game as it is kept then. It shows one game, the newest: where another one is played there,
 * or it can't be read, a game that goes on gets a table of its own.
 */
async function tableFor(store: Database, table: ExportedGame["table"], live: LiveGame, finish: Finish): Promise<StoredTable> {
  const { id: game, round } = live.stored;
  const shown = (at: Pick<StoredTable, "id" | "round">) =>
    finish({ ...table, ...at, version: STORE_VERSION, used: live.lastAt, status: "playing", game, points: [], waiting: [] }, live);
  const row = await store.table(table.id);
  const known = readTable(row);
  const isNext = known?.status === "finished" && round > known.round;
  if (row === undefined || known?.game === game || isNext) return shown({ id: table.id, round });
  return known && live.game.isOver ? { ...known, round: Math.max(known.round, round) } : shown({ id: newTableId(), round: 1 });
}

/** Returns a game of a file if its parts are what they should be, and nothing else that stands there; the engine checks the rest. */
function checked(data: unknown): ExportedGame {
  const { record, table, game, entries } = (data ?? {}) as Partial<Record<keyof ExportedGame, unknown>>;
  const read = { record: record as GameRecord, table: tableOf(table), game: gameOf(game), entries: Array.isArray(entries) ? entries.map(entryOf) : refuse() };
  const { seats } = read.table;
  const { chairs } = read.game;
  expect(record && typeof record === "object" && seats.length === chairs.length && seats.every(({ chair }) => chairs.includes(chair)));
  expect(read.entries.every(({ seat }) => seat < chairs.length));
  return read;
}

function tableOf(data: unknown): ExportedGame["table"] {
  const { id, created, settings, seats } = (data ?? {}) as Partial<ExportedGame["table"]>;
  expect(isId(id) && isTime(created) && settings && Array.isArray(seats) && seats.every(isSeat) && seats.every(({ name, bot }) => isText(name) && isText(bot ?? "")));
  const { board, pace, clock = null, public: isPublic, fixed_seats, colors } = settings;
  expect(isText(board) && isTimed(settings));
  return {
    id,
    created,
    settings: { board, pace, clock, public: isPublic === true, fixed_seats: fixed_seats === true, colors: colorsOf(colors) },
    seats: seats.map(({ chair, kind, name, bot }) => ({ chair, kind, name, bot })),
  };
}

function gameOf(data: unknown): ExportedGame["game"] {
  const { id, round, board, chairs, started, ended = null } = (data ?? {}) as Partial<ExportedGame["game"]>;
  expect(isId(id) && isCount(round) && isText(board) && isTime(started) && (ended === null || isTime(ended)));
  expect(Array.isArray(chairs) && chairs.every(isCount));
  return { id, round, board, chairs: [...chairs], started, ended };
}

function entryOf(data: unknown): ExportedGame["entries"][number] {
  const { number, kind, seat, actor, at, id, move, reshuffles } = (data ?? {}) as Partial<StoredEntry>;
  expect(isCount(number) && kind && ENTRY_KINDS.includes(kind) && isCount(seat) && isText(actor) && isTime(at) && (id === undefined || isText(id)));
  // Moves and decks come from the engine, which has played them again.
  return { number, kind, seat, actor, at, ...(id && { id }), ...(move && { move }), ...(reshuffles && { reshuffles }) };
}

function expect(isFine: unknown): asserts isFine {
  if (!isFine) refuse();
}

function refuse(): never {
  throw new LocalFault("import-no-game");
}

function isId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_TEXT;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
