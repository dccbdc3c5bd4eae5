import { settings } from "../browser/settings.svelte";
import { finished, finishedCount, finishedGames, type FinishedGame } from "./games";
import { say } from "../language/words";
import type { StoredTable } from "../store/types";
import type { TableShown } from "../server/types";
import { LocalTable } from "../session/local-table";
import { RemoteTable } from "../session/remote-table";
import { finishedHere } from "./kept-games";

/** Loads the finished games of tables on this device. */
export async function loadHere(tables: StoredTable[]): Promise<FinishedGame[]> {
  const names = [settings.name.trim() || say("start-default-name")];
  const loaded = await Promise.all(tables.map(async ({ id }) => (await finishedHere(id)).map((info) => finished(new LocalTable(id), info, names))));
  return loaded.flat();
}

/** Loads the finished games of a table of the server where this browser sits, or has sat. */
export function loadThere({ table, you }: TableShown): Promise<FinishedGame[]> {
  const names = you.chairs.map((chair) => table.seats[chair]?.name ?? "");
  return finishedCount(table) ? finishedGames(new RemoteTable(table.id), names) : Promise.resolve([]);
}

/** Sorts games, the newest first. */
export function newestFirst(games: FinishedGame[]): FinishedGame[] {
  const end = ({ info }: FinishedGame) => info.ended ?? info.started;
  return [...games].sort((one, other) => end(other) - end(one));
}
