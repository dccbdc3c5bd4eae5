import { longest_clock, longest_pace, shortest_clock } from "../../../src/cablecar/common/shared.json";
import { STORE_VERSION, type StoredSeat, type StoredTable } from "./types";

/** The last second that a browser can write as a date. */
const LAST_SECOND = 8.64e12;

/** Returns a row of the tables if this version can read it; null where it can't. */
export function readTable(row: unknown): StoredTable | null {
  const { version, id, seats, game, round, settings, used, status, points, waiting } = (row ?? {}) as Partial<StoredTable>;
  const isSeated = Array.isArray(seats) && seats.every(isSeat) && Array.isArray(waiting) && waiting.every((chair) => chair in seats);
  const isNoted = isTime(used) && (status === "playing" || status === "finished") && Array.isArray(points) && Number.isInteger(round);
  return version === STORE_VERSION && id && game && settings?.board && isSeated && isNoted ? (row as StoredTable) : null;
}

/** Whether something is the seat of a chair. */
export function isSeat(seat: unknown, at: number): seat is StoredSeat {
  const { chair, kind, name, bot } = (seat ?? {}) as Partial<Record<keyof StoredSeat, unknown>>;
  return chair === at && typeof name === "string" && (typeof bot === "string" || (kind === "human" && bot === null)) && (kind === "human" || kind === "bot");
}

/** Whether bots may wait this long, and a turn take this long. */
export function isTimed({ pace, clock = null }: { pace?: unknown; clock?: unknown }): boolean {
  const isClock = clock === null || (isTime(clock) && clock >= shortest_clock && clock <= longest_clock);
  return isTime(pace) && pace <= longest_pace && isClock;
}

/** The colours of the chairs that a table may have, where nobody has chosen others. */
export const PLAYER_COLORS: readonly number[] = [0, 1, 2, 3];

/** Returns the colours of chairs, or the usual ones where something is not each colour once. */
export function colorsOf(value: unknown): number[] {
  const isFine = Array.isArray(value) && value.length === PLAYER_COLORS.length && PLAYER_COLORS.every((color) => value.includes(color));
  return isFine ? (value as number[]) : [...PLAYER_COLORS];
}

/** Returns colours where a chair has this one, and the chair that had it gets this one's. */
export function withColor(colors: readonly number[], chair: number, color: number): number[] {
  const given = colors[chair]!;
  return colors.map((old) => (old === color ? given : old === given ? color : old));
}

/** Whether something is a time in seconds. */
export function isTime(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= LAST_SECOND;
}
