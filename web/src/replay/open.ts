import { breath } from "../browser/yield";
import { boardOf, type Board } from "../game/board";
import type { GameStatistics } from "../game/types";
import { ask, fault, Refused } from "../server/api";
import { loadBoard } from "../server/boards";
import type { CheckedGame, SharedGame } from "../server/types";
import type { GameRecord } from "./record";
import type { Replay } from "./replay";

/** A game that is open for replay. */
export interface Opened {
  replay: Replay;
  /** Null where the game was broken off. */
  statistics: GameStatistics | null;
  /** Where the server has the game, for a player who may share it; null for everybody else. */
  place: string | null;
}

/** So many bytes of a file are read by the server; games have far fewer. */
const MOST = 1 << 19;

/** Opens a game that somebody has shared. */
export async function openShared(share: string): Promise<Opened> {
  const { record, statistics } = await ask<SharedGame>("GET", `/api/replays/${share}`);
  return opened(record as unknown as GameRecord, statistics);
}

/** Opens a finished game of a table where this browser has played. */
export async function openPlayed(table: string, game: string): Promise<Opened> {
  const place = `/api/tables/${table}/games/${game}`;
  const [record, statistics] = await Promise.all([
    ask<GameRecord>("GET", `${place}/record`),
    ask<GameStatistics>("GET", `${place}/statistics`),
  ]);
  return { ...(await opened(record, statistics)), place };
}

/** Opens a game file, once the server has checked every move of it. */
export async function openFile(file: Blob): Promise<Opened> {
  if (file.size > MOST) throw new Refused({ ...fault("body-too-large"), values: { most: MOST } });
  const { statistics, board, drawing } = await ask<CheckedGame>("POST", "/api/records/check", file);
  const record = JSON.parse(await file.text()) as GameRecord;
  return opened(record, statistics, board && drawing ? boardOf(board, drawing) : undefined);
}

/** Returns the board of a game: as the server draws it, or as it draws what the game file carries. */
async function boardFor(record: GameRecord): Promise<Board> {
  const { id, sha256, data } = record.board;
  if (!data) return loadBoard(id);
  return loadBoard(`${id}@${sha256.slice(0, 8)}`).catch(async () => {
    const checked = await ask<CheckedGame>("POST", "/api/records/check", new Blob([JSON.stringify(record)]));
    return boardOf(data, checked.drawing!);
  });
}

async function opened(record: GameRecord, statistics: GameStatistics | null, carried?: Board): Promise<Opened> {
  const [{ Replay }, board] = await Promise.all([import("./replay"), carried ?? boardFor(record)]);
  await breath(); // a game takes as long to replay as its scripts to start
  return { replay: new Replay(board, record), statistics, place: null };
}
