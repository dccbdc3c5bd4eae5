import type { GameInfo, TableState } from "../server/types";
import type { TableService } from "../session/table-service";

/** A finished game and where it was played. */
export interface FinishedGame {
  service: TableService;
  info: GameInfo & { result: NonNullable<GameInfo["result"]> };
  /** The reader's seat, null where nobody knows. */
  own: number | null;
}

/** Returns how many games of a table are finished: all, or all but the one that is played. */
export function finishedCount({ round, status }: Pick<TableState, "round" | "status">): number {
  return status === "finished" ? round : Math.max(0, round - 1);
}

/** Loads the finished games of a table, the newest first; `names` are the reader's. */
export async function finishedGames(service: TableService, names: string[] = []): Promise<FinishedGame[]> {
  const games = await service.games();
  return games.flatMap((info) => (info.result ? [finished(service, { ...info, result: info.result }, names)] : [])).reverse();
}

/** Returns a finished game with the reader's seat. */
export function finished(service: TableService, info: FinishedGame["info"], names: string[]): FinishedGame {
  return { service, info, own: info.yours ? ownSeat(info.players, names) : null };
}

/** Returns the reader's seat: the only person's, or else that of somebody called so; null where nobody knows. */
function ownSeat(players: { name: string; kind: string }[], names: string[]): number | null {
  const people = players.flatMap(({ name, kind }, seat) => (kind === "human" ? [{ name, seat }] : []));
  const own = people.length === 1 ? people : people.filter(({ name }) => names.includes(name));
  return own.length === 1 ? own[0]!.seat : null;
}
