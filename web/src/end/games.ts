import { ask } from "../server/api";
import type { GameInfo, TableState } from "../server/types";

/** A finished game and where it was played. */
export interface FinishedGame {
  table: string;
  info: GameInfo & { result: NonNullable<GameInfo["result"]> };
}

/** Returns how many games of a table are finished: all, or all but the one that is played. */
export function finishedCount({ round, status }: TableState): number {
  return status === "finished" ? round : Math.max(0, round - 1);
}

/** How many games of a table the server lists at once. */
const LISTED = 50;

/** Loads the finished games of a table, the newest first. */
export async function finishedGames(table: string): Promise<FinishedGame[]> {
  const games = await gamesBefore(table, "");
  return games.flatMap((info) => (info.result ? [{ table, info: { ...info, result: info.result } }] : [])).reverse();
}

/** Loads the games of a table before those that are known, the first first. */
async function gamesBefore(table: string, query: string): Promise<GameInfo[]> {
  const games = await ask<GameInfo[]>("GET", `/api/tables/${table}/games${query}`);
  const first = games[0];
  if (!first || games.length < LISTED) return games;
  return [...(await gamesBefore(table, `?before=${first.round}`)), ...games];
}
