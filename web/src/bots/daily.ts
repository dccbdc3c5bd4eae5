import { hex, sha256 } from "../kernel/sha256";
import type { Words } from "./chance";

/** What everybody gets who plays the deal of a day. */
export interface DailyDeal {
  /** What the game is dealt from. */
  seed: string;
  /** The player's seat, in turn order from 0. */
  seat: number;
  /** The bots on the other seats, in turn order. */
  bots: string[];
}

/** The board of all these deals. */
export const DAILY_BOARD = "san-francisco-2";
/** The first day that has a deal. */
export const FIRST_DAY = "2025-01-01";
/** The opponents that may come. */
const LEVELS = ["novice", "casual", "steady", "strong", "sharp", "veteran", "expert"];
/** Another way to make deals needs another name. */
const NAME = "cablecar-daily/1";
const TABLE = /^daily-(\d{4}-\d\d-\d\d)$/;
const WORDS = 8;

/** Returns the deal of a day, which follows from its date in UTC alone: docs/guide/daily.md says how. */
export function dailyDeal(day: string): DailyDeal {
  const drawn = sha256(`${NAME} table ${day}`);
  const players = 2 + (drawn[0]! % 3);
  const bots = Array.from({ length: players - 1 }, (_, number) => LEVELS[drawn[2 + number]! % LEVELS.length]!);
  return { seed: hex(sha256(`${NAME} deal ${day}`)), seat: drawn[1]! % players, bots };
}

/** Returns what stands on all seats of a deal, in turn order: how the others are described, and the player. */
export function inTurnOrder<Thing>({ seat }: DailyDeal, others: Thing[], own: Thing): Thing[] {
  return [...others.slice(0, seat), own, ...others.slice(seat)];
}

/** Returns the chance by which a bot on a seat makes the move of this number: the same for everybody who has played alike. */
export function dailyWords(day: string, seat: number, number: number): Words {
  let count = 0;
  let block: DataView;
  return () => {
    const place = count++ % WORDS;
    if (place === 0) block = new DataView(sha256(`${NAME} bots ${day} ${seat} ${number} ${(count - 1) / WORDS}`).buffer);
    return block.getUint32(4 * place);
  };
}

/** Returns the id of the table where a day's deal is played. */
export function dailyTable(day: string): string {
  return `daily-${day}`;
}

/** Returns the day whose deal is played at a table, null at all other tables. */
export function dayOf(table: string): string | null {
  const day = TABLE.exec(table)?.[1];
  return day !== undefined && isDay(day) ? day : null;
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
