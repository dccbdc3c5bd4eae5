import { colorsOfSeats } from "../art/colors.svelte";
import { SEATS } from "../art/pieces";
import { files } from "../browser/files";
import { yieldToBrowser } from "../browser/yield";
import type { FaultWithReason } from "../json/faults";
import type { ReplayedGame } from "../engine/replay";
import type { CarriedBoard } from "../local/engine";
import type { ReviewedGame } from "../review/run.svelte";
import { boardOf, type Board } from "../game/board";
import type { Replay, ReplayStep } from "../game/replay";
import type { GameStatistics } from "../game/types";
import { playerWord } from "../language/sentences";
import { localHost } from "../local/host-client";
import { ask, askBlob, fault, Refused } from "../server/api";
import { loadBoard } from "../server/boards";
import { explained } from "../server/record-faults";
import type { CheckedGame, SharedGame, TableShown } from "../server/types";

/** A game that is open for replay. */
export interface Opened {
  replay: Replay;
  /** Null where the game was broken off. */
  statistics: GameStatistics | null;
  /** What a review is made of. */
  source: ReviewedGame;
  /** The path of the game on the server, for a player who may share it; null for everybody else. */
  path: string | null;
  /** The colours of the seats where they are known, those of every table elsewhere. */
  colors: readonly number[];
}

/** The most bytes of a file that the server reads; games have far fewer. */
const MOST = 1 << 19;

/** Opens a game that somebody has shared. */
export async function openShared(share: string): Promise<Opened> {
  const { record, statistics } = await ask<SharedGame>("GET", `/api/replays/${share}`);
  return { ...(await openRecord(new Blob([JSON.stringify(record)]))), statistics };
}

/** Opens a finished game of a table on a server where this browser has played. */
export async function openPlayed(table: string, game: string): Promise<Opened> {
  const path = `/api/tables/${table}/games/${game}`;
  const [file, statistics, shown] = await Promise.all([
    askBlob(`${path}/record`),
    ask<GameStatistics>("GET", `${path}/statistics`),
    ask<TableShown>("GET", `/api/tables/${table}`),
  ]);
  const { seats, settings } = shown.table;
  // Of earlier games of a table nobody knows any more who sat where.
  const colors = shown.table.game === game ? colorsOfSeats(seats, settings.colors) : SEATS;
  return { ...(await openRecord(file)), statistics, path, colors };
}

/** Opens a finished game of this device. */
export async function openKept(game: string): Promise<Opened> {
  const host = localHost();
  const [text, statistics, colors] = await Promise.all([host.call("record", game), host.call("statistics", game), host.call("colors", game)]);
  const opened = await openRecord(new Blob([text]));
  return { ...opened, source: { ...opened.source, id: game }, statistics, colors };
}

/** Opens a game file. */
export function openFile(file: Blob): Promise<Opened> {
  return openRecord(file);
}

/** Replays a game file in the worker, every move checked; one that does not hold is refused in a sentence. */
async function openRecord(file: Blob): Promise<Opened> {
  try {
    const game = await localHost().call("replay", file, null);
    return await opened(file, null, game, loadBoard(game.board));
  } catch (error) {
    const { fault: told } = (error ?? {}) as { fault?: FaultWithReason };
    if (told?.key === "record-unknown-board" && files().server) return openCarried(file);
    throw told ? await explained(told) : error;
  }
}

/** Opens a game file that carries its board: the server reads it, and draws it. */
async function openCarried(file: Blob): Promise<Opened> {
  if (file.size > MOST) throw new Refused({ ...fault("body-too-large"), values: { most: MOST } });
  const { board: key, data, drawing, table } = await ask<CheckedGame>("POST", "/api/records/check", file);
  const bytes = Uint8Array.from(atob(table ?? ""), (letter) => letter.charCodeAt(0));
  const carried = { key, data: data!, table: bytes };
  const game = await localHost().call("replay", file, carried);
  return opened(file, carried, game, boardOf(data!, drawing!));
}

async function opened(file: Blob, carried: CarriedBoard | null, { steps, statistics }: ReplayedGame, board: Board | Promise<Board>): Promise<Opened> {
  const [{ Replay }, shown] = await Promise.all([import("../game/replay"), board]);
  await yieldToBrowser(); // the scripts have just been started
  const [deal, ...moves] = steps as [ReplayStep, ...ReplayStep[]];
  return { replay: new Replay(shown, named(deal), moves), statistics, source: { file, carried, id: null }, path: null, colors: SEATS };
}

/** Returns the deal with the names of the players as the user reads them; no later step tells them. */
function named(deal: ReplayStep): ReplayStep {
  const players = deal.view.players?.map((player) => ({ ...player, name: playerWord({ name: "", kind: "", ...player }) }));
  return { ...deal, view: { ...deal.view, players: players ?? [] } };
}
