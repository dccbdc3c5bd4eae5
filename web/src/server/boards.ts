import { files } from "../browser/files";
import { boardOf, type Board } from "../game/board";
import type { BoardData, BoardDrawing } from "../game/types";
import { ask } from "./api";

/** Returns a board with its drawing. */
export async function loadBoard(key: string): Promise<Board> {
  const { data, drawing } = filesOf(key);
  return boardOf(...(await Promise.all([ask<BoardData>("GET", data), ask<BoardDrawing>("GET", drawing)])));
}

/** Returns what is printed on a board; of the one to suggest if none is named. */
export function loadBoardData(key = files().boards[0]!.key): Promise<BoardData> {
  return ask("GET", filesOf(key).data);
}

/** Returns where a board's files are; a server tells of those that it does not offer any more why it doesn't. */
function filesOf(key: string): { data: string; drawing: string } {
  const path = `api/boards/${encodeURIComponent(key)}`;
  return files().boards.find((board) => board.key === key) ?? { data: path, drawing: `${path}/drawing` };
}
