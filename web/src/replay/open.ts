import { yieldToBrowser } from "../browser/yield";
import { boardOf } from "../game/board";
import type { Replay } from "../game/replay";
import type { GameStatistics, ReplayStep } from "../game/types";
import { playerWord } from "../language/sentences";
import { ask, fault, Refused } from "../server/api";
import { loadBoard } from "../server/boards";
import type { CheckedGame, ReplayedGame, SharedGame } from "../server/types";

/** A game that is open for replay. */
export interface Opened {
  replay: Replay;
  /** Null where the game was broken off. */
  statistics: GameStatistics | null;
  /** The path of the game on the server, for a player who may share it; null for everybody else. */
  path: string | null;
}

/** So many bytes of a file are read by the server; games have far fewer. */
const MOST = 1 << 19;

/** Opens a game that somebody has shared. */
export async function openShared(share: string): Promise<Opened> {
  const shared = await ask<SharedGame>("GET", `/api/replays/${share}`);
  return { replay: await replayOf(shared), statistics: shared.statistics, path: null };
}

/** Opens a finished game of a table where this browser has played. */
export async function openPlayed(table: string, game: string): Promise<Opened> {
  const path = `/api/tables/${table}/games/${game}`;
  const [played, statistics] = await Promise.all([
    ask<ReplayedGame>("GET", `${path}/replay`),
    ask<GameStatistics>("GET", `${path}/statistics`),
  ]);
  return { replay: await replayOf(played), statistics, path };
}

/** Opens a game file, once the server has checked every move of it. */
export async function openFile(file: Blob): Promise<Opened> {
  if (file.size > MOST) throw new Refused({ ...fault("body-too-large"), values: { most: MOST } });
  const checked = await ask<CheckedGame>("POST", "/api/records/check", file);
  return { replay: await replayOf(checked), statistics: checked.statistics, path: null };
}

async function replayOf({ board_id, board, drawing, steps }: ReplayedGame): Promise<Replay> {
  const carried = board && drawing && boardOf(board, drawing);
  const [{ Replay }, shown] = await Promise.all([import("../game/replay"), carried ?? loadBoard(board_id)]);
  await yieldToBrowser(); // the scripts have just been started
  const [deal, ...moves] = steps as [ReplayStep, ...ReplayStep[]];
  return new Replay(shown, named(deal), moves);
}

/** Returns the deal with the names of the players as the user reads them; no later step tells them. */
function named(deal: ReplayStep): ReplayStep {
  const players = deal.view.players?.map((player) => ({ ...player, name: playerWord({ name: "", kind: "", ...player }) }));
  return { ...deal, view: { ...deal.view, players: players ?? [] } };
}
