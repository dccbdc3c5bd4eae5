import { dailyDeal, dailyTable, dayOf, FIRST_DAY } from "../bots/daily";
import { finishedHere, keptTable, keptTables } from "../games/kept-games";
import type { GameInfo, StoredTable } from "../store/types";

/** How the player fared in the deal of a day. */
export interface DailyResult {
  points: number;
  /** The most points that anybody else made. */
  others: number;
  isWon: boolean;
  /** Whether it was played to its end on the day itself. */
  isOnTime: boolean;
}

/** Results by their days. */
export type DailyResults = ReadonlyMap<string, DailyResult>;

const DAY_SECONDS = 86_400;

/** Returns the day of a time in seconds, in UTC. */
export function dayAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Returns the day this many days later. */
export function later(day: string, days: number): string {
  return dayAt(Date.parse(`${day}T00:00Z`) / 1000 + days * DAY_SECONDS);
}

/** Returns the days that end with one, the last weeks of those that have a deal. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => later(today, back + 1 - count)).filter((day) => day >= FIRST_DAY);
}

/** Returns how the player fared in the first game of a daily table; nothing where others play than the deal says. */
export function resultOf(day: string, { players, result, started, ended }: Pick<GameInfo, "players" | "result" | "started" | "ended">): DailyResult | null {
  const { seat, bots } = dailyDeal(day);
  const others = players.filter((_, other) => other !== seat).map(({ kind }) => kind);
  if (!result || players[seat]?.kind !== "human" || others.join() !== bots.map((bot) => `bot:${bot}`).join()) return null;
  const totals = result.scores.map(({ total }) => total);
  return {
    points: totals[seat]!,
    others: Math.max(...totals.filter((_, other) => other !== seat)),
    isWon: result.winners.includes(seat),
    isOnTime: dayAt(ended ?? started) === day,
  };
}

/** Returns all results of this browser. */
export async function dailyResults(): Promise<DailyResults> {
  const { tables } = await keptTables();
  const results = new Map<string, DailyResult>();
  for (const { id } of tables) {
    const day = dayOf(id);
    if (day === null) continue;
    const first = (await finishedHere(id)).find(({ round }) => round === 1);
    const result = first && resultOf(day, first);
    if (result) results.set(day, result);
  }
  return results;
}

/** Returns on how many days in a row the deal was played on its day, up to today or, while there is time, yesterday. */
export function streakOf(results: DailyResults, today: string): number {
  let day = results.get(today)?.isOnTime ? today : later(today, -1);
  let count = 0;
  for (; results.get(day)?.isOnTime; day = later(day, -1)) count++;
  return count;
}

/** Returns the table of a day's deal, null where it was not begun. */
export function dailyGame(day: string): Promise<StoredTable | null> {
  return keptTable(dailyTable(day));
}
