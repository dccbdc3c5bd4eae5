import type { GameInfo, TableState } from "../server/types";
import type { TableService } from "../session/table-service";

/** A finished game and where it was played. */
export interface FinishedGame {
  service: TableService;
  info: GameInfo & { result: NonNullable<GameInfo["result"]> };
}

/** Returns how many games of a table are finished: all, or all but the one that is played. */
export function finishedCount({ round, status }: Pick<TableState, "round" | "status">): number {
  return status === "finished" ? round : Math.max(0, round - 1);
}

/** Loads the finished games of a table, the newest first. */
export async function finishedGames(service: TableService): Promise<FinishedGame[]> {
  const games = await service.games();
  return games.flatMap((info) => (info.result ? [{ service, info: { ...info, result: info.result } }] : [])).reverse();
}
